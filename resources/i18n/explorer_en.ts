<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>ActivityModel</name>
    <message numerus="yes">
        <source>took %n second(s)</source>
        <translation>
            <numerusform>took %n second</numerusform>
            <numerusform>took %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ApplyBar</name>
    <message numerus="yes">
        <source>%n accepted</source>
        <translation>
            <numerusform>%n accepted</numerusform>
            <numerusform>%n accepted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped</source>
        <translation>
            <numerusform>%n skipped</numerusform>
            <numerusform>%n skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undecided</source>
        <translation>
            <numerusform>%n undecided</numerusform>
            <numerusform>%n undecided</numerusform>
        </translation>
    </message>
</context>
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
    <name>BudgetWords</name>
    <message numerus="yes">
        <source>%n active policy(s)</source>
        <translation>
            <numerusform>%n active policy</numerusform>
            <numerusform>%n active policies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) of {agent}</source>
        <translation>
            <numerusform>%n note of {agent}</numerusform>
            <numerusform>%n notes of {agent}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s), of {matches} that match</source>
        <translation>
            <numerusform>%n fact, of {matches} that match</numerusform>
            <numerusform>%n facts, of {matches} that match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n active policy(s) without text: there is nothing to give</source>
        <translation>
            <numerusform>%n active policy without text: there is nothing to give</numerusform>
            <numerusform>%n active policies without text: there is nothing to give</numerusform>
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
    <name>CheckWords</name>
    <message numerus="yes">
        <source>Not sound: %n finding(s)</source>
        <translation>
            <numerusform>Not sound: %n finding</numerusform>
            <numerusform>Not sound: %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sound, with %n thing(s) to look at</source>
        <translation>
            <numerusform>Sound, with %n thing to look at</numerusform>
            <numerusform>Sound, with %n things to look at</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n record</numerusform>
            <numerusform>%n records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dimension(s)</source>
        <translation>
            <numerusform>%n dimension</numerusform>
            <numerusform>%n dimensions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n current</source>
        <translation>
            <numerusform>%n current</numerusform>
            <numerusform>%n current</numerusform>
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
        <source>%n deleted</source>
        <translation>
            <numerusform>%n deleted</numerusform>
            <numerusform>%n deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undone</source>
        <translation>
            <numerusform>%n undone</numerusform>
            <numerusform>%n undone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n past their time to live</source>
        <translation>
            <numerusform>%n past its time to live</numerusform>
            <numerusform>%n past their time to live</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repair %n record(s)</source>
        <translation>
            <numerusform>Repair %n record</numerusform>
            <numerusform>Repair %n records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ticked} of %n repair(s) ticked; at first those that lose nothing</source>
        <translation>
            <numerusform>{ticked} of %n repair ticked; at first those that lose nothing</numerusform>
            <numerusform>{ticked} of %n repairs ticked; at first those that lose nothing</numerusform>
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
    <name>ConflictBar</name>
    <message numerus="yes">
        <source>%n open on other branches</source>
        <translation>
            <numerusform>%n open on other branches</numerusform>
            <numerusform>%n open on other branches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with odd values, left out</source>
        <translation>
            <numerusform>%n with odd values, left out</numerusform>
            <numerusform>%n with odd values, left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DecayModel</name>
    <message numerus="yes">
        <source>+%n d</source>
        <translation>
            <numerusform>+%n d</numerusform>
            <numerusform>+%n d</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DecayWords</name>
    <message numerus="yes">
        <source>%n scanned</source>
        <translation>
            <numerusform>%n scanned</numerusform>
            <numerusform>%n scanned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decayed</source>
        <translation>
            <numerusform>%n decayed</numerusform>
            <numerusform>%n decayed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pruned</source>
        <translation>
            <numerusform>%n pruned</numerusform>
            <numerusform>%n pruned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n untouched</source>
        <translation>
            <numerusform>%n untouched</numerusform>
            <numerusform>%n untouched</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decay %n fact(s)</source>
        <translation>
            <numerusform>Decay %n fact</numerusform>
            <numerusform>Decay %n facts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n fact(s)</source>
        <translation>
            <numerusform>Delete %n fact</numerusform>
            <numerusform>Delete %n facts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Settles %n open conflict(s) of what is deleted.</source>
        <translation>
            <numerusform>Settles %n open conflict of what is deleted.</numerusform>
            <numerusform>Settles %n open conflicts of what is deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) fade(s)</source>
        <translation>
            <numerusform>%n fact fades</numerusform>
            <numerusform>%n facts fade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n fact(s) that fade</source>
        <translation>
            <numerusform>{count} of %n fact that fade</numerusform>
            <numerusform>{count} of %n facts that fade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pinned, which never fade(s)</source>
        <translation>
            <numerusform>%n pinned, which never fades</numerusform>
            <numerusform>%n pinned, which never fade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n odd one(s) left alone</source>
        <translation>
            <numerusform>%n odd one left alone</numerusform>
            <numerusform>%n odd ones left alone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) drawn</source>
        <translation>
            <numerusform>%n fact drawn</numerusform>
            <numerusform>%n facts drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every {step}th fact drawn, {count} of %n</source>
        <translation>
            <numerusform>every {step}th fact drawn, {count} of %n</numerusform>
            <numerusform>every {step}th fact drawn, {count} of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pinned or without date or importance, on no curve</source>
        <translation>
            <numerusform>%n pinned or without date or importance, on no curve</numerusform>
            <numerusform>%n pinned or without date or importance, on no curve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s) {count}</source>
        <translation>
            <numerusform>in %n day {count}</numerusform>
            <numerusform>in %n days {count}</numerusform>
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
    <name>EmbeddingWords</name>
    <message numerus="yes">
        <source>%n dimension(s)</source>
        <translation>
            <numerusform>%n dimension</numerusform>
            <numerusform>%n dimensions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n text(s) have a vector of what they say now.</source>
        <translation>
            <numerusform>All %n text has a vector of what it says now.</numerusform>
            <numerusform>All %n texts have a vector of what they say now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{some} of {all} text(s) have a vector of what they say now.</source>
        <translation>
            <numerusform>{some} of {all} texts has a vector of what it says now.</numerusform>
            <numerusform>{some} of {all} texts have a vector of what they say now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait(s) for a new one.</source>
        <translation>
            <numerusform>%n waits for a new one.</numerusform>
            <numerusform>%n wait for a new one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have none that can be used.</source>
        <translation>
            <numerusform>%n has none that can be used.</numerusform>
            <numerusform>%n have none that can be used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Renew %n vector(s)…</source>
        <translation>
            <numerusform>Renew %n vector…</numerusform>
            <numerusform>Renew %n vectors…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) wait for a vector</source>
        <translation>
            <numerusform>%n text waits for a vector</numerusform>
            <numerusform>%n texts wait for a vector</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Re-embed %n text(s)</source>
        <translation>
            <numerusform>Re-embed %n text</numerusform>
            <numerusform>Re-embed %n texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace the vectors of %n text(s)? This cannot be undone.</source>
        <translation>
            <numerusform>Replace the vector of %n text? This cannot be undone.</numerusform>
            <numerusform>Replace the vectors of %n texts? This cannot be undone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replaced the vectors of %n text(s) by those of {model}.</source>
        <translation>
            <numerusform>Replaced the vector of %n text by that of {model}.</numerusform>
            <numerusform>Replaced the vectors of %n texts by those of {model}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) changed meanwhile and wait for a new one.</source>
        <translation>
            <numerusform>%n text changed meanwhile and waits for a new one.</numerusform>
            <numerusform>%n texts changed meanwhile and wait for a new one.</numerusform>
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
    <name>FilterMenu</name>
    <message numerus="yes">
        <source>%n rarer value(s) are not listed</source>
        <translation>
            <numerusform>%n rarer value is not listed</numerusform>
            <numerusform>%n rarer values are not listed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindWords</name>
    <message numerus="yes">
        <source>among %n fact(s)</source>
        <translation>
            <numerusform>among %n fact</numerusform>
            <numerusform>among %n facts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contradiction(s)</source>
        <translation>
            <numerusform>%n contradiction</numerusform>
            <numerusform>%n contradictions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s)</source>
        <translation>
            <numerusform>%n duplicate</numerusform>
            <numerusform>%n duplicates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have no vector, so only equal ones are compared</source>
        <translation>
            <numerusform>%n has no vector, so only equal ones are compared</numerusform>
            <numerusform>%n have no vector, so only equal ones are compared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have odd values and are left out</source>
        <translation>
            <numerusform>%n has odd values and is left out</numerusform>
            <numerusform>%n have odd values and are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n large topic(s) only the nearest facts were compared</source>
        <translation>
            <numerusform>in %n large topic only the nearest facts were compared</numerusform>
            <numerusform>in %n large topics only the nearest facts were compared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are not in the inbox yet</source>
        <translation>
            <numerusform>%n of them is not in the inbox yet</numerusform>
            <numerusform>%n of them are not in the inbox yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n into the inbox</source>
        <translation>
            <numerusform>Put %n into the inbox</numerusform>
            <numerusform>Put %n into the inbox</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n put into the inbox.</source>
        <translation>
            <numerusform>%n put into the inbox.</numerusform>
            <numerusform>%n put into the inbox.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed meanwhile and were left out.</source>
        <translation>
            <numerusform>%n changed meanwhile and was left out.</numerusform>
            <numerusform>%n changed meanwhile and were left out.</numerusform>
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
    <name>MaintenanceWords</name>
    <message numerus="yes">
        <source>Noted %n conflict(s)</source>
        <translation>
            <numerusform>Noted %n conflict</numerusform>
            <numerusform>Noted %n conflicts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resolved %n conflict(s): “{text}” stays</source>
        <translation>
            <numerusform>Resolved %n conflict: “{text}” stays</numerusform>
            <numerusform>Resolved %n conflicts: “{text}” stays</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resolved %n conflict(s): text corrected to “{text}”</source>
        <translation>
            <numerusform>Resolved %n conflict: text corrected to “{text}”</numerusform>
            <numerusform>Resolved %n conflicts: text corrected to “{text}”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dismissed %n conflict(s)</source>
        <translation>
            <numerusform>Dismissed %n conflict</numerusform>
            <numerusform>Dismissed %n conflicts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s) settled</source>
        <translation>
            <numerusform>%n conflict settled</numerusform>
            <numerusform>%n conflicts settled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s) noted</source>
        <translation>
            <numerusform>%n conflict noted</numerusform>
            <numerusform>%n conflicts noted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) lost importance</source>
        <translation>
            <numerusform>%n fact lost importance</numerusform>
            <numerusform>%n facts lost importance</numerusform>
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
        <source>%n merged into another</source>
        <translation>
            <numerusform>%n merged into another</numerusform>
            <numerusform>%n merged into another</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n promoted to a fact</source>
        <translation>
            <numerusform>%n promoted to a fact</numerusform>
            <numerusform>%n promoted to a fact</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n updated</source>
        <translation>
            <numerusform>%n updated</numerusform>
            <numerusform>%n updated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n belief(s) noted</source>
        <translation>
            <numerusform>%n belief noted</numerusform>
            <numerusform>%n beliefs noted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <translation>
            <numerusform>%n given up</numerusform>
            <numerusform>%n given up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired %n record(s)</source>
        <translation>
            <numerusform>Repaired %n record</numerusform>
            <numerusform>Repaired %n records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Purged %n record(s) permanently</source>
        <translation>
            <numerusform>Purged %n record permanently</numerusform>
            <numerusform>Purged %n records permanently</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatterBar</name>
    <message numerus="yes">
        <source>Accept this and the other %n of this kind</source>
        <translation>
            <numerusform>Accept this and the other %n of this kind</numerusform>
            <numerusform>Accept this and the other %n of this kind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Accept the other %n of this kind</source>
        <translation>
            <numerusform>Accept the other %n of this kind</numerusform>
            <numerusform>Accept the other %n of this kind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatterPane</name>
    <message numerus="yes">
        <source>Show more: %n record(s) are not shown yet</source>
        <translation>
            <numerusform>Show more: %n record is not shown yet</numerusform>
            <numerusform>Show more: %n records are not shown yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatterWords</name>
    <message numerus="yes">
        <source>%n accepted</source>
        <translation>
            <numerusform>%n accepted</numerusform>
            <numerusform>%n accepted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to look at again</source>
        <translation>
            <numerusform>%n to look at again</numerusform>
            <numerusform>%n to look at again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
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
    <name>PreamblePage</name>
    <message numerus="yes">
        <source>An agent gets what is in the file; %n change(s) wait to be written.</source>
        <translation>
            <numerusform>An agent gets what is in the file; %n change waits to be written.</numerusform>
            <numerusform>An agent gets what is in the file; %n changes wait to be written.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PurgeWords</name>
    <message numerus="yes">
        <source>Purge %n record(s) ({size})</source>
        <translation>
            <numerusform>Purge %n record ({size})</numerusform>
            <numerusform>Purge %n records ({size})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Purge %n record(s) for good? This cannot be undone.</source>
        <translation>
            <numerusform>Purge %n record for good? This cannot be undone.</numerusform>
            <numerusform>Purge %n records for good? This cannot be undone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) leave the file, and Undo cannot bring them back.</source>
        <translation>
            <numerusform>%n record leaves the file, and Undo cannot bring it back.</numerusform>
            <numerusform>%n records leave the file, and Undo cannot bring them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) that name one of them will name the newest text instead.</source>
        <translation>
            <numerusform>%n record that names one of them will name the newest text instead.</numerusform>
            <numerusform>%n records that name one of them will name the newest text instead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reference(s) in what is history will lead nowhere.</source>
        <translation>
            <numerusform>%n reference in what is history will lead nowhere.</numerusform>
            <numerusform>%n references in what is history will lead nowhere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pinned</source>
        <translation>
            <numerusform>%n pinned</numerusform>
            <numerusform>%n pinned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n named by what stays</source>
        <translation>
            <numerusform>%n named by what stays</numerusform>
            <numerusform>%n named by what stays</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a date</source>
        <translation>
            <numerusform>%n without a date</numerusform>
            <numerusform>%n without a date</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to be repaired first</source>
        <translation>
            <numerusform>%n to be repaired first</numerusform>
            <numerusform>%n to be repaired first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with odd values</source>
        <translation>
            <numerusform>%n with odd values</numerusform>
            <numerusform>%n with odd values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not written yet</source>
        <translation>
            <numerusform>%n not written yet</numerusform>
            <numerusform>%n not written yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are old enough and stay: {why}.</source>
        <translation>
            <numerusform>%n record is old enough and stays: {why}.</numerusform>
            <numerusform>%n records are old enough and stay: {why}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was put aside more than %n day(s) ago that may go.</source>
        <translation>
            <numerusform>Nothing was put aside more than %n day ago that may go.</numerusform>
            <numerusform>Nothing was put aside more than %n days ago that may go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Purged %n record(s) permanently</source>
        <translation>
            <numerusform>Purged %n record permanently</numerusform>
            <numerusform>Purged %n records permanently</numerusform>
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
    <name>RecordCard</name>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> and %n more</numerusform>
            <numerusform> and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message numerus="yes">
        <source>%n decision(s) were made and not applied.</source>
        <translation>
            <numerusform>%n decision was made and not applied.</numerusform>
            <numerusform>%n decisions were made and not applied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message numerus="yes">
        <source>%n proposal(s)</source>
        <translation>
            <numerusform>%n proposal</numerusform>
            <numerusform>%n proposals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) looked at</source>
        <translation>
            <numerusform>%n fact looked at</numerusform>
            <numerusform>%n facts looked at</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a vector, not compared by meaning</source>
        <translation>
            <numerusform>%n without a vector, not compared by meaning</numerusform>
            <numerusform>%n without a vector, not compared by meaning</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n odd record(s) left out (see Check file)</source>
        <translation>
            <numerusform>%n odd record left out (see Check file)</numerusform>
            <numerusform>%n odd records left out (see Check file)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without an agent left out</source>
        <translation>
            <numerusform>%n without an agent left out</numerusform>
            <numerusform>%n without an agent left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noted already</source>
        <translation>
            <numerusform>%n noted already</numerusform>
            <numerusform>%n noted already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) only a purge removes</source>
        <translation>
            <numerusform>%n record only a purge removes</numerusform>
            <numerusform>%n records only a purge removes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s) changed meanwhile. They are looked at again; what you wrote is kept.</source>
        <translation>
            <numerusform>%n proposal changed meanwhile. It is looked at again; what you wrote is kept.</numerusform>
            <numerusform>%n proposals changed meanwhile. They are looked at again; what you wrote is kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) fell away: what they were about is another now.</source>
        <translation>
            <numerusform>%n decision fell away: what it was about is another now.</numerusform>
            <numerusform>%n decisions fell away: what they were about is another now.</numerusform>
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
    <name>SalvageWords</name>
    <message numerus="yes">
        <source>Saved %n record(s) to {name}</source>
        <translation>
            <numerusform>Saved %n record to {name}</numerusform>
            <numerusform>Saved %n records to {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost of those that its header counts</source>
        <translation>
            <numerusform>%n lost of those that its header counts</numerusform>
            <numerusform>%n lost of those that its header counts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) could not be read</source>
        <translation>
            <numerusform>%n place could not be read</numerusform>
            <numerusform>%n places could not be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) to be looked at</source>
        <translation>
            <numerusform>%n record to be looked at</numerusform>
            <numerusform>%n records to be looked at</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the log: %n batch(es)</source>
        <translation>
            <numerusform>From the log: %n batch</numerusform>
            <numerusform>From the log: %n batches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are past their time to live, and hidden from agents</source>
        <translation>
            <numerusform>%n of them is past its time to live, and hidden from agents</numerusform>
            <numerusform>%n of them are past their time to live, and hidden from agents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchWords</name>
    <message numerus="yes">
        <source>%n fact(s) searched on {branch}</source>
        <translation>
            <numerusform>%n fact searched on {branch}</numerusform>
            <numerusform>%n facts searched on {branch}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) searched on all branches</source>
        <translation>
            <numerusform>%n fact searched on all branches</numerusform>
            <numerusform>%n facts searched on all branches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n candidate(s)</source>
        <translation>
            <numerusform>{shown} of %n candidate</numerusform>
            <numerusform>{shown} of %n candidates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
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
    <name>SkillForm</name>
    <message numerus="yes">
        <source>%n text(s), this one included</source>
        <translation>
            <numerusform>%n text, this one</numerusform>
            <numerusform>%n texts, this one included</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SkillListing</name>
    <message numerus="yes">
        <source>%n skill(s) hidden by the filter</source>
        <translation>
            <numerusform>%n skill hidden by the filter</numerusform>
            <numerusform>%n skills hidden by the filter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SkillWords</name>
    <message numerus="yes">
        <source>Nothing speaks for %n other(s):</source>
        <translation>
            <numerusform>Nothing speaks for %n other:</numerusform>
            <numerusform>Nothing speaks for %n others:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not activated: only the best %n are</source>
        <translation>
            <numerusform>not activated: only the best %n is</numerusform>
            <numerusform>not activated: only the best %n are</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) have no vector of their present text: their meaning does not count.</source>
        <translation>
            <numerusform>%n skill has no vector of its present text: its meaning does not count.</numerusform>
            <numerusform>%n skills have no vector of their present text: their meaning does not count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
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
    <name>TallyWords</name>
    <message numerus="yes">
        <source>%n promoted</source>
        <translation>
            <numerusform>%n promoted</numerusform>
            <numerusform>%n promoted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counted as mention(s)</source>
        <translation>
            <numerusform>%n counted as a mention</numerusform>
            <numerusform>%n counted as mentions</numerusform>
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
        <source>%n new belief(s)</source>
        <translation>
            <numerusform>%n new belief</numerusform>
            <numerusform>%n new beliefs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n belief(s) changed</source>
        <translation>
            <numerusform>%n belief changed</numerusform>
            <numerusform>%n beliefs changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n belief(s) deleted</source>
        <translation>
            <numerusform>%n belief deleted</numerusform>
            <numerusform>%n beliefs deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s) noted</source>
        <translation>
            <numerusform>%n conflict noted</numerusform>
            <numerusform>%n conflicts noted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open conflict(s) settled</source>
        <translation>
            <numerusform>%n open conflict settled</numerusform>
            <numerusform>%n open conflicts settled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) into {into}</source>
        <translation>
            <numerusform>%n fact into {into}</numerusform>
            <numerusform>%n facts into {into}</numerusform>
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
    <name>TopicPage</name>
    <message numerus="yes">
        <source>%n text(s)</source>
        <translation>
            <numerusform>%n text</numerusform>
            <numerusform>%n texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them in the list only</source>
        <translation>
            <numerusform>%n of them in the list only</numerusform>
            <numerusform>%n of them in the list only</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) name something as replacing them that is not there or leads back. “Check file…” offers the repair.</source>
        <translation>
            <numerusform>%n text names something as replacing it that is not there or leads back. “Check file…” offers the repair.</numerusform>
            <numerusform>%n texts name something as replacing them that is not there or leads back. “Check file…” offers the repair.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) an earlier text came back after another one had replaced it.</source>
        <translation>
            <numerusform>%n time an earlier text came back after another one had replaced it.</numerusform>
            <numerusform>%n times an earlier text came back after another one had replaced it.</numerusform>
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
    <name>WhyNotWords</name>
    <message numerus="yes">
        <source>learned %n day(s) ago</source>
        <translation>
            <numerusform>learned %n day ago</numerusform>
            <numerusform>learned %n days ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only the first %n are heard</source>
        <translation>
            <numerusform>only the first %n is heard</numerusform>
            <numerusform>only the first %n are heard</numerusform>
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
