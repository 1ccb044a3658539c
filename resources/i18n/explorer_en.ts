<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>Board</name>
    <message numerus="yes">
        <source>%n branch(es) with memory</source>
        <translation>
            <numerusform>%n branch with memory</numerusform>
            <numerusform>%n branches with memory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orphan(s), which git has no more</source>
        <translation>
            <numerusform>%n orphan, which git has no more</numerusform>
            <numerusform>%n orphans, which git has no more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardModel</name>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>%n deleted</numerusform>
            <numerusform>%n deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier text(s)</source>
        <translation>
            <numerusform>%n earlier text</numerusform>
            <numerusform>%n earlier texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n active policy(s) cite(s) facts of it</source>
        <translation>
            <numerusform>%n active policy cites facts of it</numerusform>
            <numerusform>%n active policies cite facts of it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Branching</name>
    <message numerus="yes">
        <source>Copy %n fact(s) to</source>
        <translation>
            <numerusform>Copy %n fact to</numerusform>
            <numerusform>Copy %n facts to</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n fact(s) to</source>
        <translation>
            <numerusform>Move %n fact to</numerusform>
            <numerusform>Move %n facts to</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BulkForm</name>
    <message numerus="yes">
        <source>%n fact(s) selected</source>
        <translation>
            <numerusform>%n fact selected</numerusform>
            <numerusform>%n facts selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %n fact(s)</source>
        <translation>
            <numerusform>Change %n fact</numerusform>
            <numerusform>Change %n facts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them is (are) deleted, superseded or odd and will stay as is.</source>
        <translation>
            <numerusform>%n of them is deleted, superseded or odd and will stay as is.</numerusform>
            <numerusform>%n of them are deleted, superseded or odd and will stay as is.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangeMessages</name>
    <message numerus="yes">
        <source>%n policy(s) cite it and go on citing it, shown as deleted.</source>
        <translation>
            <numerusform>%n policy cites it and goes on citing it, shown as deleted.</numerusform>
            <numerusform>%n policies cite it and go on citing it, shown as deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) keep their link to it.</source>
        <translation>
            <numerusform>%n fact keeps its link to it.</numerusform>
            <numerusform>%n facts keep their link to it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s) are settled by it.</source>
        <translation>
            <numerusform>%n conflict is settled by it.</numerusform>
            <numerusform>%n conflicts are settled by it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It had replaced %n fact(s).</source>
        <translation>
            <numerusform>It had replaced %n fact.</numerusform>
            <numerusform>It had replaced %n facts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) met something that changed meanwhile. Nothing was overwritten.</source>
        <translation>
            <numerusform>%n change met something that changed meanwhile. Nothing was overwritten.</numerusform>
            <numerusform>%n changes met something that changed meanwhile. Nothing was overwritten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) from last time are in the file now.</source>
        <translation>
            <numerusform>%n change from last time is in the file now.</numerusform>
            <numerusform>%n changes from last time are in the file now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) were being typed when the window closed. They are kept.</source>
        <translation>
            <numerusform>%n text was being typed when the window closed. It is kept.</numerusform>
            <numerusform>%n texts were being typed when the window closed. They are kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangeWords</name>
    <message numerus="yes">
        <source>Erased %n record(s) permanently</source>
        <translation>
            <numerusform>Erased %n record permanently</numerusform>
            <numerusform>Erased %n records permanently</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Renewed the vector(s) of %n record(s)</source>
        <translation>
            <numerusform>Renewed the vector of %n record</numerusform>
            <numerusform>Renewed the vectors of %n records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merged “{file}”: %n record(s) written</source>
        <translation>
            <numerusform>Merged “{file}”: %n record written</numerusform>
            <numerusform>Merged “{file}”: %n records written</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Settled %n conflict(s)</source>
        <translation>
            <numerusform>Settled %n conflict</numerusform>
            <numerusform>Settled %n conflicts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s): “{text}” and {rest} more</source>
        <translation>
            <numerusform>%n record: “{text}” and {rest} more</numerusform>
            <numerusform>%n records: “{text}” and {rest} more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s): “{text}” and {rest} more</source>
        <translation>
            <numerusform>%n fact: “{text}” and {rest} more</numerusform>
            <numerusform>%n facts: “{text}” and {rest} more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) of {what}</source>
        <translation>
            <numerusform>%n field of {what}</numerusform>
            <numerusform>%n fields of {what}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Access: %n grant(s) set to {after}</source>
        <translation>
            <numerusform>Access: %n grant set to {after}</numerusform>
            <numerusform>Access: %n grants set to {after}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Access: %n grant(s) changed</source>
        <translation>
            <numerusform>Access: %n grant changed</numerusform>
            <numerusform>Access: %n grants changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChoicePage</name>
    <message numerus="yes">
        <source>The %n fact(s) that are selected in the list</source>
        <translation>
            <numerusform>The %n fact that is selected in the list</numerusform>
            <numerusform>The %n facts that are selected in the list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reference(s) lead(s) from what goes to what stays.</source>
        <translation>
            <numerusform>%n reference leads from what goes to what stays.</numerusform>
            <numerusform>%n references lead from what goes to what stays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n memory(ies) go(es).</source>
        <translation>
            <numerusform>%n memory goes.</numerusform>
            <numerusform>%n memories go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them is (are) marked as deleted, without a text.</source>
        <translation>
            <numerusform>%n of them is marked as deleted, without a text.</numerusform>
            <numerusform>%n of them are marked as deleted, without a text.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>%n deleted</numerusform>
            <numerusform>%n deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n memory(ies) stay(s)</source>
        <translation>
            <numerusform>%n memory stays</numerusform>
            <numerusform>%n memories stay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier text(s) stay(s).</source>
        <translation>
            <numerusform>%n earlier text stays.</numerusform>
            <numerusform>%n earlier texts stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) wait(s) to be written to the file and is (are) not in the snapshot.</source>
        <translation>
            <numerusform>%n change waits to be written to the file and is not in the snapshot.</numerusform>
            <numerusform>%n changes wait to be written to the file and are not in the snapshot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file is damaged in %n place(s): what cannot be read does not go.</source>
        <translation>
            <numerusform>The file is damaged in %n place: what cannot be read does not go.</numerusform>
            <numerusform>The file is damaged in %n places: what cannot be read does not go.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareWindow</name>
    <message numerus="yes">
        <source>%n decision(s) were made and not merged.</source>
        <translation>
            <numerusform>%n decision was made and not merged.</numerusform>
            <numerusform>%n decisions were made and not merged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s) could not be told by time: one is missing, or both are the same.</source>
        <translation>
            <numerusform>%n conflict could not be told by time: one is missing, or both are the same.</numerusform>
            <numerusform>%n conflicts could not be told by time: one is missing, or both are the same.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DecideDialog</name>
    <message numerus="yes">
        <source>%n field(s) still need a choice</source>
        <translation>
            <numerusform>%n field still needs a choice</numerusform>
            <numerusform>%n fields still need a choice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DecisionBar</name>
    <message numerus="yes">
        <source>and for the other %n conflict(s) like it in {domain} ({kind})</source>
        <translation>
            <numerusform>and for the other %n conflict like it in {domain} ({kind})</numerusform>
            <numerusform>and for the other %n conflicts like it in {domain} ({kind})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and for the other %n conflict(s) like it ({kind})</source>
        <translation>
            <numerusform>and for the other %n conflict like it ({kind})</numerusform>
            <numerusform>and for the other %n conflicts like it ({kind})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and for all other %n conflict(s)</source>
        <translation>
            <numerusform>and for the other %n conflict</numerusform>
            <numerusform>and for all other %n conflicts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DifferenceView</name>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EraseDialog</name>
    <message numerus="yes">
        <source>Erase %n fact(s) for good? This cannot be undone.</source>
        <translation>
            <numerusform>Erase %n fact for good? This cannot be undone.</numerusform>
            <numerusform>Erase %n facts for good? This cannot be undone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) leave the workspace: every revision of these texts goes too.</source>
        <translation>
            <numerusform>%n record leaves the workspace: every revision of this text goes too.</numerusform>
            <numerusform>%n records leave the workspace: every revision of these texts goes too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n fact(s)</source>
        <translation>
            <numerusform>Erase %n fact</numerusform>
            <numerusform>Erase %n facts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n record(s) for good? This cannot be undone.</source>
        <translation>
            <numerusform>Erase %n record for good? This cannot be undone.</numerusform>
            <numerusform>Erase %n records for good? This cannot be undone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n record(s)</source>
        <translation>
            <numerusform>Erase %n record</numerusform>
            <numerusform>Erase %n records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FacetBar</name>
    <message numerus="yes">
        <source>%n more: narrow the list by a keyword to see them here</source>
        <translation>
            <numerusform>%n more: narrow the list by a keyword to see it here</numerusform>
            <numerusform>%n more: narrow the list by a keyword to see them here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FactsTab</name>
    <message numerus="yes">
        <source>%n fact(s) hidden by the filter</source>
        <translation>
            <numerusform>%n fact hidden by the filter</numerusform>
            <numerusform>%n facts hidden by the filter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted fact(s): choose State, deleted</source>
        <translation>
            <numerusform>%n deleted fact: choose State, deleted</numerusform>
            <numerusform>%n deleted facts: choose State, deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier revision(s), in the history of their facts</source>
        <translation>
            <numerusform>%n earlier revision, in the history of its fact</numerusform>
            <numerusform>%n earlier revisions, in the history of their facts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) on other branches. Choose one in the branch menu.</source>
        <translation>
            <numerusform>%n fact on another branch. Choose it in the branch menu.</numerusform>
            <numerusform>%n facts on other branches. Choose one in the branch menu.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FieldWriter</name>
    <message numerus="yes">
        <source>mentioned %n time(s)</source>
        <translation>
            <numerusform>mentioned %n time</numerusform>
            <numerusform>mentioned %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>recalled %n time(s)</source>
        <translation>
            <numerusform>recalled %n time</numerusform>
            <numerusform>recalled %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message numerus="yes">
        <source>%n conflict(s) undecided</source>
        <translation>
            <numerusform>%n conflict undecided</numerusform>
            <numerusform>%n conflicts undecided</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %n change(s)</source>
        <translation>
            <numerusform>Merge %n change</numerusform>
            <numerusform>Merge %n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>import %n</source>
        <translation>
            <numerusform>import %n</numerusform>
            <numerusform>import %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>change %n</source>
        <translation>
            <numerusform>change %n</numerusform>
            <numerusform>change %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bring back %n</source>
        <translation>
            <numerusform>bring back %n</numerusform>
            <numerusform>bring back %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete %n</source>
        <translation>
            <numerusform>delete %n</numerusform>
            <numerusform>delete %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keep both of %n</source>
        <translation>
            <numerusform>keep both of %n</numerusform>
            <numerusform>keep both of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>renew the use counts of %n</source>
        <translation>
            <numerusform>renew the use counts of %n</numerusform>
            <numerusform>renew the use counts of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leave out %n</source>
        <translation>
            <numerusform>leave out %n</numerusform>
            <numerusform>leave out %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reference(s) will lead to nothing.</source>
        <translation>
            <numerusform>%n reference will lead to nothing.</numerusform>
            <numerusform>%n references will lead to nothing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FoundPage</name>
    <message numerus="yes">
        <source>Take %n memory(ies) along</source>
        <translation>
            <numerusform>Take %n memory along</numerusform>
            <numerusform>Take %n memories along</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave out %n memory(ies)</source>
        <translation>
            <numerusform>Leave out %n memory</numerusform>
            <numerusform>Leave out %n memories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ask about %n value(s) again</source>
        <translation>
            <numerusform>Ask about %n value again</numerusform>
            <numerusform>Ask about %n values again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allow %n value(s)</source>
        <translation>
            <numerusform>Allow %n value</numerusform>
            <numerusform>Allow %n values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) is (are) not listed, because the value is allowed.</source>
        <translation>
            <numerusform>%n finding is not listed, because the value is allowed.</numerusform>
            <numerusform>%n findings are not listed, because the value is allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) was (were) allowed earlier; none of them is in what goes.</source>
        <translation>
            <numerusform>%n value was allowed earlier; it is not in what goes.</numerusform>
            <numerusform>%n values were allowed earlier; none of them is in what goes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forget %n allowed value(s)</source>
        <translation>
            <numerusform>Forget %n allowed value</numerusform>
            <numerusform>Forget %n allowed values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n memory(ies)</source>
        <translation>
            <numerusform>in %n memory</numerusform>
            <numerusform>in %n memories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) {where} go(es) out as things stand.</source>
        <translation>
            <numerusform>%n finding {where} goes out as things stand.</numerusform>
            <numerusform>%n findings {where} go out as things stand.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GraphTab</name>
    <message numerus="yes">
        <source>Path of %n edge(s)</source>
        <translation>
            <numerusform>Path of %n edge</numerusform>
            <numerusform>Path of %n edges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reference(s) to nothing</source>
        <translation>
            <numerusform>%n reference to nothing</numerusform>
            <numerusform>%n references to nothing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to deleted facts</source>
        <translation>
            <numerusform>%n to a deleted fact</numerusform>
            <numerusform>%n to deleted facts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to other branches</source>
        <translation>
            <numerusform>%n to another branch</numerusform>
            <numerusform>%n to other branches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GraphToolbar</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Heading</name>
    <message numerus="yes">
        <source>%n memory(s)</source>
        <translation>
            <numerusform>%n memory</numerusform>
            <numerusform>%n memories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n record</numerusform>
            <numerusform>%n records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message numerus="yes">
        <source>%n in all</source>
        <translation>
            <numerusform>%n in all</numerusform>
            <numerusform>%n in all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>%n fact(s) copied</source>
        <translation>
            <numerusform>%n fact copied</numerusform>
            <numerusform>%n facts copied</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Merger</name>
    <message numerus="yes">
        <source>%n decision(s) fell away: what they were about is another now.</source>
        <translation>
            <numerusform>%n decision fell away: what it was about is another now.</numerusform>
            <numerusform>%n decisions fell away: what they were about is another now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveWords</name>
    <message numerus="yes">
        <source>%n fact(s) to {place}</source>
        <translation>
            <numerusform>%n fact to {place}</numerusform>
            <numerusform>%n facts to {place}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copy(s) to {place}</source>
        <translation>
            <numerusform>%n copy to {place}</numerusform>
            <numerusform>%n copies to {place}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n say(s) the same there already</source>
        <translation>
            <numerusform>%n says the same there already</numerusform>
            <numerusform>%n say the same there already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n get(s) another id, because theirs is taken there</source>
        <translation>
            <numerusform>%n gets another id, because its own is taken there</numerusform>
            <numerusform>%n get another id, because theirs is taken there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) that name them follow</source>
        <translation>
            <numerusform>%n record that names them follows</numerusform>
            <numerusform>%n records that name them follow</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n fact(s) to {place}</source>
        <translation>
            <numerusform>Moved %n fact to {place}</numerusform>
            <numerusform>Moved %n facts to {place}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n fact(s) to {place}</source>
        <translation>
            <numerusform>Copied %n fact to {place}</numerusform>
            <numerusform>Copied %n facts to {place}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted branch {place}: %n fact(s)</source>
        <translation>
            <numerusform>Deleted branch {place}: %n fact</numerusform>
            <numerusform>Deleted branch {place}: %n facts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete branch “{name}” with its %n fact(s)?</source>
        <translation>
            <numerusform>Delete branch “{name}” with its %n fact?</numerusform>
            <numerusform>Delete branch “{name}” with its %n facts?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete {name} (%n fact(s))</source>
        <translation>
            <numerusform>Delete {name} (%n fact)</numerusform>
            <numerusform>Delete {name} (%n facts)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them is/are superseded and go(es) too.</source>
        <translation>
            <numerusform>%n of them is superseded and goes too.</numerusform>
            <numerusform>%n of them are superseded and go too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n policy(s) cite(s) it and go(es) on citing it, shown as deleted</source>
        <translation>
            <numerusform>%n policy cites it and goes on citing it, shown as deleted</numerusform>
            <numerusform>%n policies cite it and go on citing it, shown as deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) elsewhere keep(s) the link to it</source>
        <translation>
            <numerusform>%n fact elsewhere keeps the link to it</numerusform>
            <numerusform>%n facts elsewhere keep the link to it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open conflict(s) end(s) with it.</source>
        <translation>
            <numerusform>%n open conflict ends with it.</numerusform>
            <numerusform>%n open conflicts end with it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionsModel</name>
    <message numerus="yes">
        <source>%n fact(s)</source>
        <translation>
            <numerusform>%n fact</numerusform>
            <numerusform>%n facts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PoliciesTab</name>
    <message numerus="yes">
        <source>%n active rule(s) cost about {tokens} tokens in every dispatch, whatever the task or role</source>
        <translation>
            <numerusform>%n active rule costs about {tokens} tokens in every dispatch, whatever the task or role</numerusform>
            <numerusform>%n active rules cost about {tokens} tokens in every dispatch, whatever the task or role</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n policy(s) hidden by the filter</source>
        <translation>
            <numerusform>%n policy hidden by the filter</numerusform>
            <numerusform>%n policies hidden by the filter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Receipt</name>
    <message numerus="yes">
        <source>%n reference(s) lead to what is not here:</source>
        <translation>
            <numerusform>%n reference leads to what is not here:</numerusform>
            <numerusform>%n references lead to what is not here:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReceiptPage</name>
    <message numerus="yes">
        <source>%n memory(ies) was (were) written to {name}.</source>
        <translation>
            <numerusform>%n memory was written to {name}.</numerusform>
            <numerusform>%n memories were written to {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lead(s) from what went to what stayed</source>
        <translation>
            <numerusform>%n leads from what went to what stayed</numerusform>
            <numerusform>%n lead from what went to what stayed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more: copy the receipt to see all</source>
        <translation>
            <numerusform>and %n more: copy the receipt to see all</numerusform>
            <numerusform>and %n more: copy the receipt to see all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n went out</source>
        <translation>
            <numerusform>%n went out</numerusform>
            <numerusform>%n went out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordActions</name>
    <message numerus="yes">
        <source>%n policy(s) cite it</source>
        <translation>
            <numerusform>%n policy cites it</numerusform>
            <numerusform>%n policies cite it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) link to it</source>
        <translation>
            <numerusform>%n fact links to it</numerusform>
            <numerusform>%n facts link to it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoughTime</name>
    <message numerus="yes">
        <source>about %n second(s)</source>
        <translation>
            <numerusform>about %n second</numerusform>
            <numerusform>about %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunningJob</name>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>about %n second left</numerusform>
            <numerusform>about %n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>about %n minute left</numerusform>
            <numerusform>about %n minutes left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message numerus="yes">
        <source>History · %n revision(s)</source>
        <translation>
            <numerusform>History · %n revision</numerusform>
            <numerusform>History · %n revisions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SendDialog</name>
    <message numerus="yes">
        <source>Look through %n memory(ies)</source>
        <translation>
            <numerusform>Look through %n memory</numerusform>
            <numerusform>Look through %n memories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send with %n finding(s)</source>
        <translation>
            <numerusform>Send with %n finding</numerusform>
            <numerusform>Send with %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send %n memory(ies)</source>
        <translation>
            <numerusform>Send %n memory</numerusform>
            <numerusform>Send %n memories</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SidePanes</name>
    <message numerus="yes">
        <source>%n equal field(s) hidden</source>
        <translation>
            <numerusform>%n equal field hidden</numerusform>
            <numerusform>%n equal fields hidden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message numerus="yes">
        <source>%n record(s) need attention</source>
        <translation>
            <numerusform>%n record needs attention</numerusform>
            <numerusform>%n records need attention</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SupersedeDialog</name>
    <message numerus="yes">
        <source>Replace %n fact(s) by an existing one</source>
        <translation>
            <numerusform>Replace %n fact by an existing one</numerusform>
            <numerusform>Replace %n facts by an existing one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace %n fact(s)</source>
        <translation>
            <numerusform>Replace %n fact</numerusform>
            <numerusform>Replace %n facts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) found on {where}</source>
        <translation>
            <numerusform>%n fact found on {where}</numerusform>
            <numerusform>%n facts found on {where}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n similar fact(s) on {where}, the most similar first</source>
        <translation>
            <numerusform>%n similar fact on {where}</numerusform>
            <numerusform>%n similar facts on {where}, the most similar first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Agents get “{new}” instead of %n fact(s), which stay(s) in the history, marked as superseded.</source>
        <translation>
            <numerusform>Agents get “{new}” instead of %n fact, which stays in the history, marked as superseded.</numerusform>
            <numerusform>Agents get “{new}” instead of %n facts, which stay in the history, marked as superseded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them cannot be replaced by it and stay(s) as before.</source>
        <translation>
            <numerusform>%n of them cannot be replaced by it and stays as before.</numerusform>
            <numerusform>%n of them cannot be replaced by it and stay as before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open conflict(s) between them end(s) with that.</source>
        <translation>
            <numerusform>%n open conflict between them ends with that.</numerusform>
            <numerusform>%n open conflicts between them end with that.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimelinePlot</name>
    <message numerus="yes">
        <source>%n fact(s) without a date</source>
        <translation>
            <numerusform>%n fact without a date</numerusform>
            <numerusform>%n facts without a date</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n learned</source>
        <translation>
            <numerusform>%n learned</numerusform>
            <numerusform>%n learned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n revised</source>
        <translation>
            <numerusform>%n revised</numerusform>
            <numerusform>%n revised</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>%n deleted</numerusform>
            <numerusform>%n deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a date</source>
        <translation>
            <numerusform>%n without a date</numerusform>
            <numerusform>%n without a date</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message numerus="yes">
        <source>%n to decide</source>
        <translation>
            <numerusform>%n to decide</numerusform>
            <numerusform>%n to decide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VectorRenewal</name>
    <message numerus="yes">
        <source>Renew %n vector(s)?</source>
        <translation>
            <numerusform>Renew %n vector?</numerusform>
            <numerusform>Renew %n vectors?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Renew %n vector(s)</source>
        <translation>
            <numerusform>Renew %n vector</numerusform>
            <numerusform>Renew %n vectors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaitingChanges</name>
    <message numerus="yes">
        <source>%n change(s) exported to {name}</source>
        <translation>
            <numerusform>%n change exported to {name}</numerusform>
            <numerusform>%n changes exported to {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) wait: an agent has the file. They are written as soon as it is free.</source>
        <translation>
            <numerusform>%n change waits: an agent has the file. It is written as soon as it is free.</numerusform>
            <numerusform>%n changes wait: an agent has the file. They are written as soon as it is free.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) wait: {reason}</source>
        <translation>
            <numerusform>%n change waits: {reason}</numerusform>
            <numerusform>%n changes wait: {reason}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WriteQueue</name>
    <message numerus="yes">
        <source>Saving %n change(s)</source>
        <translation>
            <numerusform>Saving %n change</numerusform>
            <numerusform>Saving %n changes</numerusform>
        </translation>
    </message>
</context>
</TS>
