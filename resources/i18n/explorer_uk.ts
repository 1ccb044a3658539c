<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk_UA">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the demo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget the recent workspaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Policies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knowledge Graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compact rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for changes now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Memory Explorer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>previous row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read the row in Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>select several rows, all rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the filter back to the list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BranchMenu</name>
    <message>
        <source>all branches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>detached at {commit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Branch: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All branches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow git</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The branch is not known: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Git is at commit {commit}, on no branch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Git is on {branch}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace&apos;s folder is under no git.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CrashReporter</name>
    <message>
        <source>Something in this program went wrong. Your workspace was not changed by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can go on working. A report helps us to mend it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a fact or a policy to read it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>History · %n revision(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other metadata</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EmptyState</name>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FacetBar</name>
    <message>
        <source>Confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to choose from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this filter…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the filter {word}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FactTable</name>
    <message>
        <source>Facts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{column} (no room in a window this narrow)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default columns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FactsTab</name>
    <message>
        <source>{shown} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} on other branches</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) hidden by the filter</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted fact(s): choose State, deleted</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier revision(s), in the history of their facts</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No fact matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) on other branches. Choose one in the branch menu.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No facts on this branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No facts yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agents create facts; here you review and correct them. This command takes over what an MCP memory server has kept:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldWriter</name>
    <message>
        <source>(no text)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>active: in every dispatch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inactive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meant for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {n} tokens in every dispatch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Veracity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Observations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merged from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These fields do not fit their type and cannot be edited: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{now} · pinned, never fades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure} now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure} in 7 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below 0.05 on {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at an unknown time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{date} by {agent}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>recalled %n time(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>in {span}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>y</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GraphTab</name>
    <message>
        <source>Nodes and edges of the graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knowledge graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys select the next node in a direction, with Shift the other end of a path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No facts yet. Agents create them while they work; this map shows how what they know hangs together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No path along the kinds of edges that are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Path of %n edge(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{one} … {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{nodes} of {all_nodes} nodes, {edges} of {all_edges} edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n reference(s) to nothing</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to deleted facts</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to other branches</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GraphToolbar</name>
    <message>
        <source>Find in the graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neighbourhood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hops: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter: the next one, Shift+Enter: the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edges to the farthest neighbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dim all but what is near the selected node (Enter, or double click)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shortest way between two nodes: select one, then the other with Shift held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing selected, nothing dimmed (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole graph (0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same nodes and edges as a list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>All keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n in all</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Rings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of this file is damaged. What could be read is shown; nothing was changed.
{damage}
Work on a copy, and ask the agent&apos;s owner for an earlier one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason} What was read before is still shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workspaces (*.vdb);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) copied</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>About Memory Explorer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory Explorer {version}
Review and correct what AI agents remember.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NodeList</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tie}: {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PoliciesModel</name>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meant for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≈ Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advisory: the rule reaches every agent, whatever its role.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inactive</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PoliciesTab</name>
    <message>
        <source>Policies</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n active rule(s) cost about {tokens} tokens in every dispatch, whatever the task or role</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n policy(s) hidden by the filter</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No policy matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No policies yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Policies are rules that agents derive from facts and propose. None has been proposed here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Opening {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>showing {shown} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all branches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>branch {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) need attention</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tabs</name>
    <message>
        <source>Facts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Policies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knowledge Graph</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>Toolbar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by keyword   /</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workspace: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file not readable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agent is writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to date</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>See what your agents remember</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a workspace (.vdb), or drop one on this window. Reading never disturbs an agent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a workspace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the demo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>not in this workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Domains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Policies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source of policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supersedes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Related</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merged from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learned by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>supersedes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>superseded by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conflicts with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>related to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merged from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merged into</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learned by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inactive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>superseded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>odd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>preference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>commitment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>instruction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>relationship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>observation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>artifact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stated by a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inferred by an agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>produced by a tool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Veracity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mentions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>within a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 7 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 4 weeks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 3 months</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 to 12 months</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>older than a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>links to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linked from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replaced by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source of the policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follows from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contradicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>says the same as</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
