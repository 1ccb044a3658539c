<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>Details</name>
    <message numerus="yes">
        <source>History · %n revision(s)</source>
        <translation>
            <numerusform>History · %n revision</numerusform>
            <numerusform>History · %n revisions</numerusform>
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
    <name>StatusLine</name>
    <message numerus="yes">
        <source>%n record(s) need attention</source>
        <translation>
            <numerusform>%n record needs attention</numerusform>
            <numerusform>%n records need attention</numerusform>
        </translation>
    </message>
</context>
</TS>
