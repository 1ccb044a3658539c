<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk_UA">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Workspace</source>
        <translation>&amp;Робочий простір</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Ред&amp;агування</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вигляд</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Довідка</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Відкрити…</translation>
    </message>
    <message>
        <source>Open the demo</source>
        <translation>Відкрити демонстрацію</translation>
    </message>
    <message>
        <source>Forget the recent workspaces</source>
        <translation>Забути недавні простори</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Вийти</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Скопіювати як Markdown</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Фільтрувати</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Очистити фільтр</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Факти</translation>
    </message>
    <message>
        <source>Policies</source>
        <translation>Політики</translation>
    </message>
    <message>
        <source>Knowledge Graph</source>
        <translation>Граф знань</translation>
    </message>
    <message>
        <source>Choose a branch</source>
        <translation>Вибрати гілку</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Подробиці</translation>
    </message>
    <message>
        <source>Compact rows</source>
        <translation>Компактні рядки</translation>
    </message>
    <message>
        <source>Look for changes now</source>
        <translation>Перевірити зміни зараз</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Комбінації клавіш</translation>
    </message>
    <message>
        <source>About Memory Explorer</source>
        <translation>Про Memory Explorer</translation>
    </message>
    <message>
        <source>next row</source>
        <translation>наступний рядок</translation>
    </message>
    <message>
        <source>previous row</source>
        <translation>попередній рядок</translation>
    </message>
    <message>
        <source>read the row in Details</source>
        <translation>прочитати рядок у «Подробицях»</translation>
    </message>
    <message>
        <source>select several rows, all rows</source>
        <translation>вибрати кілька рядків, усі рядки</translation>
    </message>
    <message>
        <source>from the filter back to the list</source>
        <translation>повернутися з фільтра до списку</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>BranchMenu</name>
    <message>
        <source>all branches</source>
        <translation>усі гілки</translation>
    </message>
    <message>
        <source>detached at {commit}</source>
        <translation>від’єднано на {commit}</translation>
    </message>
    <message>
        <source>Branch: {name}</source>
        <translation>Гілка: {name}</translation>
    </message>
    <message>
        <source>All branches</source>
        <translation>Усі гілки</translation>
    </message>
    <message>
        <source>Follow git</source>
        <translation>Стежити за git</translation>
    </message>
    <message>
        <source>The branch is not known: {reason}.</source>
        <translation>Гілка невідома: {reason}.</translation>
    </message>
    <message>
        <source>Git is at commit {commit}, on no branch.</source>
        <translation>Git на коміті {commit}, поза гілками.</translation>
    </message>
    <message>
        <source>Git is on {branch}.</source>
        <translation>Git на гілці {branch}.</translation>
    </message>
    <message>
        <source>The workspace&apos;s folder is under no git.</source>
        <translation>Тека робочого простору не під наглядом git.</translation>
    </message>
</context>
<context>
    <name>CrashReporter</name>
    <message>
        <source>Something in this program went wrong. Your workspace was not changed by it.</source>
        <translation>У програмі сталася помилка. Робочий простір через неї не змінився.</translation>
    </message>
    <message>
        <source>You can go on working. A report helps us to mend it.</source>
        <translation>Можна працювати далі. Звіт допоможе нам її виправити.</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Скопіювати звіт</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Details</source>
        <translation>Подробиці</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Select a fact or a policy to read it here.</source>
        <translation>Виберіть факт або політику, щоб прочитати тут.</translation>
    </message>
    <message numerus="yes">
        <source>History · %n revision(s)</source>
        <translation>
            <numerusform>Історія · %n редакція</numerusform>
            <numerusform>Історія · %n редакції</numerusform>
            <numerusform>Історія · %n редакцій</numerusform>
        </translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Конфлікт</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Зв’язки</translation>
    </message>
    <message>
        <source>Other metadata</source>
        <translation>Інші метадані</translation>
    </message>
</context>
<context>
    <name>EmptyState</name>
    <message>
        <source>Copy</source>
        <translation>Скопіювати</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Скопіювати команду</translation>
    </message>
</context>
<context>
    <name>FacetBar</name>
    <message>
        <source>Confidence</source>
        <translation>Впевненість</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Фільтри</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Збережені фільтри</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Підрахунок…</translation>
    </message>
    <message numerus="yes">
        <source>%n more: narrow the list by a keyword to see them here</source>
        <translation>
            <numerusform>Ще %n: звузьте список ключовим словом, щоб побачити</numerusform>
            <numerusform>Ще %n: звузьте список ключовим словом, щоб побачити</numerusform>
            <numerusform>Ще %n: звузьте список ключовим словом, щоб побачити</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to choose from</source>
        <translation>Немає з чого вибирати</translation>
    </message>
    <message>
        <source>any</source>
        <translation>будь-яка</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Вилучити</translation>
    </message>
    <message>
        <source>Save this filter…</source>
        <translation>Зберегти цей фільтр…</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Очистити фільтр</translation>
    </message>
    <message>
        <source>Save this filter</source>
        <translation>Зберегти цей фільтр</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Назва</translation>
    </message>
    <message>
        <source>Remove the filter {word}</source>
        <translation>Прибрати фільтр «{word}»</translation>
    </message>
</context>
<context>
    <name>FactTable</name>
    <message>
        <source>Facts</source>
        <translation>Факти</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Стовпці</translation>
    </message>
    <message>
        <source>{column} (no room in a window this narrow)</source>
        <translation>{column} (не вміщується: вікно завузьке)</translation>
    </message>
    <message>
        <source>Default columns</source>
        <translation>Типові стовпці</translation>
    </message>
    <message>
        <source>Default order</source>
        <translation>Типовий порядок</translation>
    </message>
</context>
<context>
    <name>FactsTab</name>
    <message>
        <source>{shown} of {total}</source>
        <translation>{shown} з {total}</translation>
    </message>
    <message>
        <source>{n} on other branches</source>
        <translation>{n} в інших гілках</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) hidden by the filter</source>
        <translation>
            <numerusform>%n факт приховано фільтром</numerusform>
            <numerusform>%n факти приховано фільтром</numerusform>
            <numerusform>%n фактів приховано фільтром</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted fact(s): choose State, deleted</source>
        <translation>
            <numerusform>%n видалений факт: виберіть «Стан», «видалено»</numerusform>
            <numerusform>%n видалені факти: виберіть «Стан», «видалено»</numerusform>
            <numerusform>%n видалених фактів: виберіть «Стан», «видалено»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier revision(s), in the history of their facts</source>
        <translation>
            <numerusform>%n попередня редакція — в історії фактів</numerusform>
            <numerusform>%n попередні редакції — в історії фактів</numerusform>
            <numerusform>%n попередніх редакцій — в історії фактів</numerusform>
        </translation>
    </message>
    <message>
        <source>No fact matches</source>
        <translation>Немає відповідних фактів</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Очистити фільтр</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) on other branches. Choose one in the branch menu.</source>
        <translation>
            <numerusform>%n факт в інших гілках. Виберіть гілку в меню гілок.</numerusform>
            <numerusform>%n факти в інших гілках. Виберіть гілку в меню гілок.</numerusform>
            <numerusform>%n фактів в інших гілках. Виберіть гілку в меню гілок.</numerusform>
        </translation>
    </message>
    <message>
        <source>No facts on this branch</source>
        <translation>У цій гілці немає фактів</translation>
    </message>
    <message>
        <source>No facts yet</source>
        <translation>Фактів ще немає</translation>
    </message>
    <message>
        <source>Agents create facts; here you review and correct them. This command takes over what an MCP memory server has kept:</source>
        <translation>Факти створюють агенти; тут їх переглядають і виправляють. Ця команда переносить те, що зберіг сервер пам’яті MCP:</translation>
    </message>
</context>
<context>
    <name>FieldWriter</name>
    <message>
        <source>(no text)</source>
        <translation>(без тексту)</translation>
    </message>
    <message>
        <source>no domain</source>
        <translation>без домену</translation>
    </message>
    <message>
        <source>policy</source>
        <translation>політика</translation>
    </message>
    <message>
        <source>advisory: reaches everyone</source>
        <translation>лише порада: отримують усі</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Стан</translation>
    </message>
    <message>
        <source>active: in every dispatch</source>
        <translation>активна: у кожному запуску</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>неактивна</translation>
    </message>
    <message>
        <source>Meant for</source>
        <translation>Кому</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>усім</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Вартість</translation>
    </message>
    <message>
        <source>about {n} tokens in every dispatch</source>
        <translation>токенів за запуск: близько {n}</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Змінено</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Запис</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Впевненість</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>Veracity</source>
        <translation>Достовірність</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Важливість</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>Дійсний до</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Мітки</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Гілка</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Засвоєно</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Використано</translation>
    </message>
    <message>
        <source>Observations</source>
        <translation>Спостереження</translation>
    </message>
    <message>
        <source>Merged from</source>
        <translation>Злито з</translation>
    </message>
    <message>
        <source>These fields do not fit their type and cannot be edited: {names}</source>
        <translation>Ці поля не відповідають своєму типу, тож їх не можна редагувати: {names}</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>Аномалія</translation>
    </message>
    <message>
        <source>{now} · pinned, never fades</source>
        <translation>{now} · закріплено, не згасає</translation>
    </message>
    <message>
        <source>{figure} now</source>
        <translation>{figure} зараз</translation>
    </message>
    <message>
        <source>{figure} in 7 days</source>
        <translation>{figure} через 7 днів</translation>
    </message>
    <message>
        <source>below 0.05 on {date}</source>
        <translation>нижче 0,05 з {date}</translation>
    </message>
    <message>
        <source>at an unknown time</source>
        <translation>дата невідома</translation>
    </message>
    <message>
        <source>{date} by {agent}</source>
        <translation>{date}, {agent}</translation>
    </message>
    <message numerus="yes">
        <source>mentioned %n time(s)</source>
        <translation>
            <numerusform>згадано %n раз</numerusform>
            <numerusform>згадано %n рази</numerusform>
            <numerusform>згадано %n разів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>recalled %n time(s)</source>
        <translation>
            <numerusform>пригадано %n раз</numerusform>
            <numerusform>пригадано %n рази</numerusform>
            <numerusform>пригадано %n разів</numerusform>
        </translation>
    </message>
    <message>
        <source>never</source>
        <translation>ніколи</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>in {span}</source>
        <translation>через {span}</translation>
    </message>
    <message>
        <source>min</source>
        <translation>хв</translation>
    </message>
    <message>
        <source>h</source>
        <translation>год</translation>
    </message>
    <message>
        <source>d</source>
        <translation>дн.</translation>
    </message>
    <message>
        <source>mo</source>
        <translation>міс.</translation>
    </message>
    <message>
        <source>y</source>
        <translation>р.</translation>
    </message>
</context>
<context>
    <name>GraphTab</name>
    <message>
        <source>Nodes and edges of the graph</source>
        <translation>Вузли та ребра графа</translation>
    </message>
    <message>
        <source>Knowledge graph</source>
        <translation>Граф знань</translation>
    </message>
    <message>
        <source>Arrow keys select the next node in a direction, with Shift the other end of a path.</source>
        <translation>Клавіші зі стрілками вибирають наступний вузол у цьому напрямку, а з Shift — інший кінець шляху.</translation>
    </message>
    <message>
        <source>No facts yet. Agents create them while they work; this map shows how what they know hangs together.</source>
        <translation>Фактів ще немає. Агенти створюють їх під час роботи; ця карта показує, як пов’язані між собою їхні знання.</translation>
    </message>
    <message>
        <source>No path along the kinds of edges that are shown</source>
        <translation>Немає шляху показаними видами ребер</translation>
    </message>
    <message numerus="yes">
        <source>Path of %n edge(s)</source>
        <translation>
            <numerusform>Шлях із %n ребра</numerusform>
            <numerusform>Шлях із %n ребер</numerusform>
            <numerusform>Шлях із %n ребер</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} … {other}</source>
        <translation>{one} … {other}</translation>
    </message>
    <message>
        <source>{nodes} of {all_nodes} nodes, {edges} of {all_edges} edges</source>
        <translation>вузлів: {nodes} з {all_nodes}, ребер: {edges} з {all_edges}</translation>
    </message>
    <message numerus="yes">
        <source>%n reference(s) to nothing</source>
        <translation>
            <numerusform>%n посилання в нікуди</numerusform>
            <numerusform>%n посилання в нікуди</numerusform>
            <numerusform>%n посилань у нікуди</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to deleted facts</source>
        <translation>
            <numerusform>%n на видалені факти</numerusform>
            <numerusform>%n на видалені факти</numerusform>
            <numerusform>%n на видалені факти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to other branches</source>
        <translation>
            <numerusform>%n на інші гілки</numerusform>
            <numerusform>%n на інші гілки</numerusform>
            <numerusform>%n на інші гілки</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GraphToolbar</name>
    <message>
        <source>Find in the graph</source>
        <translation>Знайти в графі</translation>
    </message>
    <message>
        <source>Neighbourhood</source>
        <translation>Окіл</translation>
    </message>
    <message>
        <source>hops: </source>
        <translation>кроки: </translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Шлях</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Показати все</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Умістити</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Список</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>не знайдено</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>знайдено %n</numerusform>
            <numerusform>знайдено %n</numerusform>
            <numerusform>знайдено %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place} з {count}</translation>
    </message>
    <message>
        <source>Enter: the next one, Shift+Enter: the one before</source>
        <translation>Enter: наступний; Shift+Enter: попередній</translation>
    </message>
    <message>
        <source>Edges to the farthest neighbour</source>
        <translation>Кількість ребер до найдальшого сусіда</translation>
    </message>
    <message>
        <source>Dim all but what is near the selected node (Enter, or double click)</source>
        <translation>Приглушити все, крім околу вибраного вузла (Enter або подвійне клацання)</translation>
    </message>
    <message>
        <source>The shortest way between two nodes: select one, then the other with Shift held</source>
        <translation>Найкоротший шлях між двома вузлами: виберіть один, а потім, утримуючи Shift, другий</translation>
    </message>
    <message>
        <source>Nothing selected, nothing dimmed (Esc)</source>
        <translation>Зняти вибір і приглушення (Esc)</translation>
    </message>
    <message>
        <source>The whole graph (0)</source>
        <translation>Увесь граф (0)</translation>
    </message>
    <message>
        <source>The same nodes and edges as a list</source>
        <translation>Ті самі вузли й ребра списком</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>All keys</source>
        <translation>Комбінації клавіш</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Legend</source>
        <translation>Легенда</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Вузли</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Ребра</translation>
    </message>
    <message numerus="yes">
        <source>%n in all</source>
        <translation>
            <numerusform>усього %n</numerusform>
            <numerusform>усього %n</numerusform>
            <numerusform>усього %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Rings</source>
        <translation>Кільця</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Details</source>
        <translation>Подробиці</translation>
    </message>
    <message>
        <source>Sort facts by</source>
        <translation>Упорядкувати факти за</translation>
    </message>
    <message>
        <source>Columns of facts</source>
        <translation>Стовпці фактів</translation>
    </message>
    <message>
        <source>Part of this file is damaged. What could be read is shown; nothing was changed.
{damage}
Work on a copy, and ask the agent&apos;s owner for an earlier one.</source>
        <translation>Частину цього файлу пошкоджено. Показано те, що вдалося прочитати; нічого не змінено.
{damage}
Працюйте з копією та попросіть у власника агента ранішу версію.</translation>
    </message>
    <message>
        <source>{reason} What was read before is still shown.</source>
        <translation>{reason} Показано те, що було прочитано раніше.</translation>
    </message>
    <message>
        <source>Open a workspace</source>
        <translation>Відкрити робочий простір</translation>
    </message>
    <message>
        <source>Workspaces (*.vdb);;All files (*)</source>
        <translation>Робочі простори (*.vdb);;Усі файли (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) copied</source>
        <translation>
            <numerusform>Скопійовано %n факт</numerusform>
            <numerusform>Скопійовано %n факти</numerusform>
            <numerusform>Скопійовано %n фактів</numerusform>
        </translation>
    </message>
    <message>
        <source>About Memory Explorer</source>
        <translation>Про Memory Explorer</translation>
    </message>
    <message>
        <source>Memory Explorer {version}
Review and correct what AI agents remember.</source>
        <translation>Memory Explorer {version}
Перегляд і виправлення того, що пам’ятають агенти ШІ.</translation>
    </message>
</context>
<context>
    <name>MarkdownView</name>
    <message>
        <source>[image: {name}]</source>
        <translation>[зображення: {name}]</translation>
    </message>
</context>
<context>
    <name>NodeList</name>
    <message>
        <source>Name</source>
        <translation>Назва</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Домен</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Стан</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Ребра</translation>
    </message>
    <message>
        <source>{tie}: {name}</source>
        <translation>{tie}: {name}</translation>
    </message>
</context>
<context>
    <name>PoliciesModel</name>
    <message>
        <source>Rule</source>
        <translation>Правило</translation>
    </message>
    <message>
        <source>Meant for</source>
        <translation>Кому</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Джерела</translation>
    </message>
    <message>
        <source>≈ Tokens</source>
        <translation>≈ Токени</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Стан</translation>
    </message>
    <message>
        <source>Advisory: the rule reaches every agent, whatever its role.</source>
        <translation>Лише порада: правило отримує кожен агент, незалежно від ролі.</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>усім</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>неактивна</translation>
    </message>
    <message>
        <source>no domain</source>
        <translation>без домену</translation>
    </message>
</context>
<context>
    <name>PoliciesTab</name>
    <message>
        <source>Policies</source>
        <translation>Політики</translation>
    </message>
    <message numerus="yes">
        <source>%n active rule(s) cost about {tokens} tokens in every dispatch, whatever the task or role</source>
        <translation>
            <numerusform>Токенів за кожен запуск: близько {tokens} (%n активне правило, незалежно від завдання чи ролі)</numerusform>
            <numerusform>Токенів за кожен запуск: близько {tokens} (%n активні правила, незалежно від завдання чи ролі)</numerusform>
            <numerusform>Токенів за кожен запуск: близько {tokens} (%n активних правил, незалежно від завдання чи ролі)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n policy(s) hidden by the filter</source>
        <translation>
            <numerusform>%n політику приховано фільтром</numerusform>
            <numerusform>%n політики приховано фільтром</numerusform>
            <numerusform>%n політик приховано фільтром</numerusform>
        </translation>
    </message>
    <message>
        <source>No policy matches</source>
        <translation>Немає відповідних політик</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Очистити фільтр</translation>
    </message>
    <message>
        <source>No policies yet</source>
        <translation>Політик ще немає</translation>
    </message>
    <message>
        <source>Policies are rules that agents derive from facts and propose. None has been proposed here.</source>
        <translation>Політики — це правила, які агенти виводять із фактів і пропонують. Тут жодної ще не запропоновано.</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Opening {name}</source>
        <translation>Відкриття {name}</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>showing {shown} of {total}</source>
        <translation>показано {shown} з {total}</translation>
    </message>
    <message>
        <source>all branches</source>
        <translation>усі гілки</translation>
    </message>
    <message>
        <source>branch {name}</source>
        <translation>гілка {name}</translation>
    </message>
    <message>
        <source>file {size}</source>
        <translation>файл {size}</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) need attention</source>
        <translation>
            <numerusform>%n запис потребує уваги</numerusform>
            <numerusform>%n записи потребують уваги</numerusform>
            <numerusform>%n записів потребують уваги</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tabs</name>
    <message>
        <source>Facts</source>
        <translation>Факти</translation>
    </message>
    <message>
        <source>Policies</source>
        <translation>Політики</translation>
    </message>
    <message>
        <source>Knowledge Graph</source>
        <translation>Граф знань</translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>Toolbar</source>
        <translation>Панель інструментів</translation>
    </message>
    <message>
        <source>Filter by keyword   /</source>
        <translation>Фільтр за ключовим словом   /</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Фільтр</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>Робочий простір</translation>
    </message>
    <message>
        <source>Workspace: {name}</source>
        <translation>Робочий простір: {name}</translation>
    </message>
    <message>
        <source>file not readable</source>
        <translation>файл не читається</translation>
    </message>
    <message>
        <source>file damaged</source>
        <translation>файл пошкоджено</translation>
    </message>
    <message>
        <source>agent is writing</source>
        <translation>агент пише</translation>
    </message>
    <message>
        <source>up to date</source>
        <translation>актуально</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>See what your agents remember</source>
        <translation>Дізнайтеся, що пам’ятають ваші агенти</translation>
    </message>
    <message>
        <source>Open a workspace (.vdb), or drop one on this window. Reading never disturbs an agent.</source>
        <translation>Відкрийте робочий простір (.vdb) або перетягніть його в це вікно. Читання ніколи не заважає агентові.</translation>
    </message>
    <message>
        <source>Open a workspace…</source>
        <translation>Відкрити робочий простір…</translation>
    </message>
    <message>
        <source>Look at the demo</source>
        <translation>Переглянути демонстрацію</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>not in this workspace</source>
        <translation>немає в цьому просторі</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>і ще {n}</translation>
    </message>
    <message>
        <source>{n} more characters</source>
        <translation>ще символів: {n}</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Домен</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Факт</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Політика</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Агент</translation>
    </message>
    <message>
        <source>Domains</source>
        <translation>Домени</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Теми</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Факти</translation>
    </message>
    <message>
        <source>Policies</source>
        <translation>Політики</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Агенти</translation>
    </message>
    <message>
        <source>Contains</source>
        <translation>Містить</translation>
    </message>
    <message>
        <source>Source of policy</source>
        <translation>Джерело політики</translation>
    </message>
    <message>
        <source>Supersedes</source>
        <translation>Заміняє</translation>
    </message>
    <message>
        <source>Open conflict</source>
        <translation>Відкритий конфлікт</translation>
    </message>
    <message>
        <source>Related</source>
        <translation>Пов’язано</translation>
    </message>
    <message>
        <source>Merged from</source>
        <translation>Злито з</translation>
    </message>
    <message>
        <source>Learned by</source>
        <translation>Засвоєно агентом</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>містить</translation>
    </message>
    <message>
        <source>is in</source>
        <translation>входить до</translation>
    </message>
    <message>
        <source>drawn from</source>
        <translation>виведено з</translation>
    </message>
    <message>
        <source>source of</source>
        <translation>джерело для</translation>
    </message>
    <message>
        <source>supersedes</source>
        <translation>заміняє</translation>
    </message>
    <message>
        <source>superseded by</source>
        <translation>замінено на</translation>
    </message>
    <message>
        <source>conflicts with</source>
        <translation>конфліктує з</translation>
    </message>
    <message>
        <source>related to</source>
        <translation>пов’язано з</translation>
    </message>
    <message>
        <source>merged from</source>
        <translation>злито з</translation>
    </message>
    <message>
        <source>merged into</source>
        <translation>влито в</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>засвоїв</translation>
    </message>
    <message>
        <source>learned by</source>
        <translation>засвоєно агентом</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>неактивна</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>замінено</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>прострочено</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>суперечить</translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>дублікат</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>аномалія</translation>
    </message>
    <message>
        <source>fading</source>
        <translation>згасає</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>закріплено</translation>
    </message>
    <message>
        <source>no domain</source>
        <translation>без домену</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>видалено</translation>
    </message>
    <message>
        <source>active</source>
        <translation>активний</translation>
    </message>
    <message>
        <source>fact</source>
        <translation>факт</translation>
    </message>
    <message>
        <source>preference</source>
        <translation>вподобання</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>рішення</translation>
    </message>
    <message>
        <source>commitment</source>
        <translation>зобов’язання</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>мета</translation>
    </message>
    <message>
        <source>event</source>
        <translation>подія</translation>
    </message>
    <message>
        <source>instruction</source>
        <translation>вказівка</translation>
    </message>
    <message>
        <source>relationship</source>
        <translation>стосунки</translation>
    </message>
    <message>
        <source>context</source>
        <translation>контекст</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>досвід</translation>
    </message>
    <message>
        <source>observation</source>
        <translation>спостереження</translation>
    </message>
    <message>
        <source>error</source>
        <translation>помилка</translation>
    </message>
    <message>
        <source>artifact</source>
        <translation>артефакт</translation>
    </message>
    <message>
        <source>request</source>
        <translation>запит</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>невідомо</translation>
    </message>
    <message>
        <source>stated by a person</source>
        <translation>сказала людина</translation>
    </message>
    <message>
        <source>inferred by an agent</source>
        <translation>висновок агента</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>імпортовано</translation>
    </message>
    <message>
        <source>produced by a tool</source>
        <translation>від інструмента</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Впевненість</translation>
    </message>
    <message>
        <source>Veracity</source>
        <translation>Достовірність</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Важливість</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Вік</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Ужито</translation>
    </message>
    <message>
        <source>Mentions</source>
        <translation>Згадки</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Гілка</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Стан</translation>
    </message>
    <message>
        <source>within a day</source>
        <translation>до доби</translation>
    </message>
    <message>
        <source>1 to 7 days</source>
        <translation>1–7 днів</translation>
    </message>
    <message>
        <source>1 to 4 weeks</source>
        <translation>1–4 тижні</translation>
    </message>
    <message>
        <source>1 to 3 months</source>
        <translation>1–3 місяці</translation>
    </message>
    <message>
        <source>3 to 12 months</source>
        <translation>3–12 місяців</translation>
    </message>
    <message>
        <source>older than a year</source>
        <translation>понад рік</translation>
    </message>
    <message>
        <source>without a date</source>
        <translation>без дати</translation>
    </message>
    <message>
        <source>links to</source>
        <translation>посилається на</translation>
    </message>
    <message>
        <source>linked from</source>
        <translation>посилання з</translation>
    </message>
    <message>
        <source>replaced by</source>
        <translation>замінено на</translation>
    </message>
    <message>
        <source>replaces</source>
        <translation>заміняє</translation>
    </message>
    <message>
        <source>source of the policy</source>
        <translation>джерело політики</translation>
    </message>
    <message>
        <source>follows from</source>
        <translation>виведено з</translation>
    </message>
    <message>
        <source>contradicts</source>
        <translation>суперечить</translation>
    </message>
    <message>
        <source>says the same as</source>
        <translation>те саме, що й</translation>
    </message>
    <message>
        <source>none given</source>
        <translation>не вказано</translation>
    </message>
    <message>
        <source>global</source>
        <translation>глобальна</translation>
    </message>
</context>
</TS>
