<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk_UA">
<context>
    <name>Access</name>
    <message>
        <source>No domains yet</source>
        <translation>Доменів ще немає</translation>
    </message>
    <message>
        <source>Domains come with the facts that agents remember. As soon as there is one, it is listed here.</source>
        <translation>Домени з’являються разом із фактами, які запам’ятовують агенти. Щойно з’явиться перший, його буде показано тут.</translation>
    </message>
    <message>
        <source>Grants are advisory: reads are never refused; only proposing a policy needs write.</source>
        <translation>Дозволи — лише порада: у читанні ніколи не відмовляють; запис потрібен тільки для пропонування політик.</translation>
    </message>
    <message>
        <source>N none · R read · W write, for all selected cells</source>
        <translation>N немає · R читання · W запис — для всіх вибраних клітинок</translation>
    </message>
</context>
<context>
    <name>AccessModel</name>
    <message>
        <source>none</source>
        <translation>немає</translation>
    </message>
    <message>
        <source>read</source>
        <translation>читання</translation>
    </message>
    <message>
        <source>write</source>
        <translation>запис</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Назва</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Опис</translation>
    </message>
    <message>
        <source>Agents use this domain, but none has described it yet.</source>
        <translation>Агенти користуються цим доменом, але жоден ще не описав його.</translation>
    </message>
    <message>
        <source>{role} in {domain}: {permission}. {explanation}</source>
        <translation>{role} у домені {domain}: {permission}. {explanation}</translation>
    </message>
    <message>
        <source>No grant given: agents may read.</source>
        <translation>Дозволу не надано: агенти можуть читати.</translation>
    </message>
    <message>
        <source>Granted: none. This is advice: reads are never refused.</source>
        <translation>Надано: немає. Це лише порада: у читанні ніколи не відмовляють.</translation>
    </message>
    <message>
        <source>Granted: may read, not propose policies.</source>
        <translation>Надано: може читати, але не пропонувати політики.</translation>
    </message>
    <message>
        <source>Granted: may read and propose policies.</source>
        <translation>Надано: може читати й пропонувати політики.</translation>
    </message>
    <message>
        <source>{domain} · only {repository}</source>
        <translation>{domain} · лише {repository}</translation>
    </message>
</context>
<context>
    <name>AccessTable</name>
    <message>
        <source>Access of roles to domains</source>
        <translation>Доступ ролей до доменів</translation>
    </message>
</context>
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
        <source>&amp;Maintain</source>
        <translation>&amp;Обслуговування</translation>
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
        <source>Compare…</source>
        <translation>Порівняти…</translation>
    </message>
    <message>
        <source>Compare two files…</source>
        <translation>Порівняти два файли…</translation>
    </message>
    <message>
        <source>Send…</source>
        <translation>Надіслати…</translation>
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
        <source>Keep history and backups…</source>
        <translation>Історія та резервні копії…</translation>
    </message>
    <message>
        <source>Embedding model…</source>
        <translation>Модель векторизації…</translation>
    </message>
    <message>
        <source>Show the backups</source>
        <translation>Показати резервні копії</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Вийти</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторити</translation>
    </message>
    <message>
        <source>Edit the text</source>
        <translation>Редагувати текст</translation>
    </message>
    <message>
        <source>Edit the topic</source>
        <translation>Редагувати тему</translation>
    </message>
    <message>
        <source>Edit the domain</source>
        <translation>Редагувати домен</translation>
    </message>
    <message>
        <source>Edit the confidence</source>
        <translation>Редагувати впевненість</translation>
    </message>
    <message>
        <source>Pin or unpin</source>
        <translation>Закріпити або відкріпити</translation>
    </message>
    <message>
        <source>Activate or deactivate the policy</source>
        <translation>Активувати або деактивувати політику</translation>
    </message>
    <message>
        <source>Replace by an existing fact…</source>
        <translation>Замінити наявним фактом…</translation>
    </message>
    <message>
        <source>Move to another branch…</source>
        <translation>Перемістити в іншу гілку…</translation>
    </message>
    <message>
        <source>Copy to another branch…</source>
        <translation>Скопіювати в іншу гілку…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Видалити</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Відновити</translation>
    </message>
    <message>
        <source>Erase permanently…</source>
        <translation>Стерти назавжди…</translation>
    </message>
    <message>
        <source>Decide what both changed…</source>
        <translation>Вирішити спірні зміни…</translation>
    </message>
    <message>
        <source>Renew vectors that are out of date…</source>
        <translation>Оновити застарілі вектори…</translation>
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
        <source>All branches…</source>
        <translation>Усі гілки…</translation>
    </message>
    <message>
        <source>Timeline of the topic</source>
        <translation>Хронологія теми</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Подробиці</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Активність</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Нотатки</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Доступ</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Конфлікти</translation>
    </message>
    <message>
        <source>Agent view</source>
        <translation>Погляд агента</translation>
    </message>
    <message>
        <source>Search as the agent</source>
        <translation>Шукати, як агент</translation>
    </message>
    <message>
        <source>Why would an agent not get this?</source>
        <translation>Чому агент цього не отримає?</translation>
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
        <source>Decay…</source>
        <translation>Згасання…</translation>
    </message>
    <message>
        <source>Consolidate…</source>
        <translation>Консолідувати…</translation>
    </message>
    <message>
        <source>Harmonise…</source>
        <translation>Узгодити…</translation>
    </message>
    <message>
        <source>Check file…</source>
        <translation>Перевірити файл…</translation>
    </message>
    <message>
        <source>Re-embed all…</source>
        <translation>Векторизувати все заново…</translation>
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
        <source>from the filter back to the list; from a text, which stays as a draft</source>
        <translation>з фільтра назад до списку; з тексту, який лишається чернеткою</translation>
    </message>
    <message>
        <source>save the text</source>
        <translation>зберегти текст</translation>
    </message>
    <message>
        <source>in Access: none, read, write</source>
        <translation>у «Доступі»: немає, читання, запис</translation>
    </message>
    <message>
        <source>in Conflicts: keep A, keep B, both true, no conflict</source>
        <translation>у «Конфліктах»: залишити A, залишити B, обидва правдиві, не конфлікт</translation>
    </message>
    <message>
        <source>in Conflicts: correct A, correct B</source>
        <translation>у «Конфліктах»: виправити A, виправити B</translation>
    </message>
    <message>
        <source>in Conflicts: timeline of the topic</source>
        <translation>у «Конфліктах»: хронологія теми</translation>
    </message>
    <message>
        <source>next, previous difference</source>
        <translation>наступна, попередня відмінність</translation>
    </message>
    <message>
        <source>next, previous conflict without a decision</source>
        <translation>наступний, попередній невирішений конфлікт</translation>
    </message>
    <message>
        <source>mine, theirs, keep both, edit</source>
        <translation>моє, їхнє, залишити обидва, редагувати</translation>
    </message>
    <message>
        <source>for how many conflicts like it the decision is</source>
        <translation>на скільки схожих конфліктів поширити рішення</translation>
    </message>
    <message>
        <source>leave out, or take in again</source>
        <translation>пропустити або знову взяти</translation>
    </message>
    <message>
        <source>take back the last decision</source>
        <translation>скасувати останнє рішення</translation>
    </message>
    <message>
        <source>show the base; hide equal fields</source>
        <translation>показати основу; приховати однакові поля</translation>
    </message>
    <message>
        <source>search the differences</source>
        <translation>шукати серед відмінностей</translation>
    </message>
    <message>
        <source>merge</source>
        <translation>злити</translation>
    </message>
    <message>
        <source>these keys</source>
        <translation>ці комбінації клавіш</translation>
    </message>
    <message>
        <source>Lists and texts</source>
        <translation>Списки й тексти</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Порівняння</translation>
    </message>
</context>
<context>
    <name>Activity</name>
    <message>
        <source>Changes made</source>
        <translation>Внесені зміни</translation>
    </message>
    <message>
        <source>Nothing was changed yet</source>
        <translation>Ще нічого не змінено</translation>
    </message>
    <message>
        <source>Every change that you make is listed here. Each can be undone, in any order, also after Memory Explorer was closed and started again.</source>
        <translation>Тут показано кожну вашу зміну. Будь-яку можна скасувати, у довільному порядку, навіть після перезапуску Memory Explorer.</translation>
    </message>
    <message>
        <source>Older steps are kept too, but not listed.</source>
        <translation>Давніші кроки теж зберігаються, але тут не показані.</translation>
    </message>
    <message>
        <source>Later changes touched the same records: where they differ, you are asked what to keep.</source>
        <translation>Пізніші зміни торкнулися тих самих записів: де є розбіжності, вас запитають, що лишити.</translation>
    </message>
    <message>
        <source>Take back this step alone; later ones stay.</source>
        <translation>Скасувати лише цей крок; пізніші лишаться.</translation>
    </message>
    <message>
        <source>Do this step again.</source>
        <translation>Виконати цей крок знову.</translation>
    </message>
    <message>
        <source>Show the first record that this step changed (Enter).</source>
        <translation>Показати перший запис, змінений цим кроком (Enter).</translation>
    </message>
    <message>
        <source>Somebody else changed these records meanwhile: choose what to keep.</source>
        <translation>Тим часом ці записи змінив хтось інший: виберіть, що лишити.</translation>
    </message>
    <message>
        <source>Drop this change; the file stays as it is.</source>
        <translation>Облишити цю зміну; файл лишиться, як є.</translation>
    </message>
</context>
<context>
    <name>ActivityModel</name>
    <message>
        <source>now</source>
        <translation>щойно</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>очікує</translation>
    </message>
    <message>
        <source>being written</source>
        <translation>записується</translation>
    </message>
    <message>
        <source>needs a decision</source>
        <translation>потребує рішення</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>збережено</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>скасовано</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>облишено</translation>
    </message>
    <message>
        <source>parts of it were erased permanently</source>
        <translation>частину стерто назавжди</translation>
    </message>
    <message>
        <source>later changes touched the same records</source>
        <translation>пізніші зміни торкнулися тих самих записів</translation>
    </message>
    <message numerus="yes">
        <source>took %n second(s)</source>
        <translation>
            <numerusform>тривало %n секунду</numerusform>
            <numerusform>тривало %n секунди</numerusform>
            <numerusform>тривало %n секунд</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ActivityVerbs</name>
    <message>
        <source>Undo this step</source>
        <translation>Скасувати крок</translation>
    </message>
    <message>
        <source>Redo this step</source>
        <translation>Повторити крок</translation>
    </message>
    <message>
        <source>Go to the record</source>
        <translation>Перейти до запису</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Вирішити…</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Облишити</translation>
    </message>
    <message>
        <source>Select a step first.</source>
        <translation>Спершу виберіть крок.</translation>
    </message>
    <message>
        <source>What this step was about is erased permanently.</source>
        <translation>Те, чого стосувався цей крок, стерто назавжди.</translation>
    </message>
    <message>
        <source>This workspace is open for reading only.</source>
        <translation>Цей робочий простір відкрито лише для читання.</translation>
    </message>
    <message>
        <source>There is nothing to decide: no one else changed these.</source>
        <translation>Вирішувати нічого: ніхто інший цього не змінював.</translation>
    </message>
    <message>
        <source>Only a change that is not in the file yet can be given up.</source>
        <translation>Облишити можна лише зміну, якої ще немає у файлі.</translation>
    </message>
    <message>
        <source>Undo or redo the step that this line is about instead.</source>
        <translation>Натомість скасуйте або повторіть крок, якого стосується цей рядок.</translation>
    </message>
    <message>
        <source>What was done permanently cannot be taken back.</source>
        <translation>Зроблене назавжди не можна скасувати.</translation>
    </message>
    <message>
        <source>It is just being written; try again soon.</source>
        <translation>Зміна саме записується; спробуйте трохи згодом.</translation>
    </message>
    <message>
        <source>It was not written: decide, or give it up.</source>
        <translation>Зміну не записано: вирішіть, що лишити, або облиште її.</translation>
    </message>
    <message>
        <source>It is undone already.</source>
        <translation>Крок уже скасовано.</translation>
    </message>
    <message>
        <source>It was given up and never written.</source>
        <translation>Зміну облишено й не записано.</translation>
    </message>
    <message>
        <source>Parts of it were erased permanently.</source>
        <translation>Частину стерто назавжди.</translation>
    </message>
    <message>
        <source>Only a step that was undone can be done again.</source>
        <translation>Повторити можна лише скасований крок.</translation>
    </message>
</context>
<context>
    <name>AgentView</name>
    <message>
        <source>Pages of the agent view</source>
        <translation>Сторінки погляду агента</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Пошук</translation>
    </message>
    <message>
        <source>Preamble</source>
        <translation>Преамбула</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Навички</translation>
    </message>
</context>
<context>
    <name>Alerts</name>
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
</context>
<context>
    <name>Applier</name>
    <message>
        <source>another workspace is open</source>
        <translation>відкрито інший робочий простір</translation>
    </message>
    <message>
        <source>the workspace is read-only</source>
        <translation>робочий простір відкрито лише для читання</translation>
    </message>
</context>
<context>
    <name>ApplyBar</name>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Consolidate</source>
        <translation>Консолідувати</translation>
    </message>
    <message>
        <source>Harmonise</source>
        <translation>Узгодити</translation>
    </message>
    <message numerus="yes">
        <source>%n accepted</source>
        <translation>
            <numerusform>прийнято %n</numerusform>
            <numerusform>прийнято %n</numerusform>
            <numerusform>прийнято %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped</source>
        <translation>
            <numerusform>пропущено %n</numerusform>
            <numerusform>пропущено %n</numerusform>
            <numerusform>пропущено %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undecided</source>
        <translation>
            <numerusform>не вирішено %n</numerusform>
            <numerusform>не вирішено %n</numerusform>
            <numerusform>не вирішено %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be changed here: the workspace is read-only.</source>
        <translation>Тут нічого не можна змінити: робочий простір відкрито лише для читання.</translation>
    </message>
    <message>
        <source>nothing is accepted yet</source>
        <translation>ще нічого не прийнято</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>підрахунок…</translation>
    </message>
    <message>
        <source>nothing to write</source>
        <translation>записувати нічого</translation>
    </message>
</context>
<context>
    <name>Arrivals</name>
    <message>
        <source>Comparing {name}</source>
        <translation>Порівняння {name}</translation>
    </message>
    <message>
        <source>Packed files</source>
        <translation>Запаковані файли</translation>
    </message>
    <message>
        <source>“{name}” is a packed file. Unpack it to a temporary folder, and compare what is in it?</source>
        <translation>«{name}» — запакований файл. Розпакувати його в тимчасову теку й порівняти вміст?</translation>
    </message>
    <message>
        <source>Unpack and compare</source>
        <translation>Розпакувати й порівняти</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Облишити</translation>
    </message>
    <message>
        <source>Unpacking {name}</source>
        <translation>Розпакування {name}</translation>
    </message>
</context>
<context>
    <name>AskedFact</name>
    <message>
        <source>Why not</source>
        <translation>Чому ні</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Пояснити</translation>
    </message>
    <message>
        <source>Show again why it is not among the results</source>
        <translation>Знову показати, чому його немає серед результатів</translation>
    </message>
    <message>
        <source>Ask for this fact no more</source>
        <translation>Більше не запитувати про цей факт</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>What can be done about it</source>
        <translation>Що можна із цим зробити</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Search branches</source>
        <translation>Шукати гілки</translation>
    </message>
    <message>
        <source>Branches of {name}</source>
        <translation>Гілки — {name}</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показати</translation>
    </message>
    <message>
        <source>Compare and merge into…</source>
        <translation>Порівняти й злити в…</translation>
    </message>
    <message>
        <source>Move to…</source>
        <translation>Перемістити в…</translation>
    </message>
    <message>
        <source>Copy to…</source>
        <translation>Скопіювати в…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Видалити…</translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es) with memory</source>
        <translation>
            <numerusform>%n гілка з пам’яттю</numerusform>
            <numerusform>%n гілки з пам’яттю</numerusform>
            <numerusform>%n гілок із пам’яттю</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orphan(s), which git has no more</source>
        <translation>
            <numerusform>%n осиротіла, якої в git уже немає</numerusform>
            <numerusform>%n осиротілі, яких у git уже немає</numerusform>
            <numerusform>%n осиротілих, яких у git уже немає</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardModel</name>
    <message>
        <source>Branch</source>
        <translation>Гілка</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Факти</translation>
    </message>
    <message>
        <source>Cited by</source>
        <translation>Посилань</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Остання зміна</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Розмір</translation>
    </message>
    <message>
        <source>In git</source>
        <translation>У git</translation>
    </message>
    <message>
        <source>all branches see it</source>
        <translation>видно всім гілкам</translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>%n видалений</numerusform>
            <numerusform>%n видалені</numerusform>
            <numerusform>%n видалених</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier text(s)</source>
        <translation>
            <numerusform>%n попередній текст</numerusform>
            <numerusform>%n попередні тексти</numerusform>
            <numerusform>%n попередніх текстів</numerusform>
        </translation>
    </message>
    <message>
        <source>beside them {deleted}, {earlier}</source>
        <translation>крім них: {deleted}, {earlier}</translation>
    </message>
    <message numerus="yes">
        <source>%n active policy(s) cite(s) facts of it</source>
        <translation>
            <numerusform>%n активна політика посилається на її факти</numerusform>
            <numerusform>%n активні політики посилаються на її факти</numerusform>
            <numerusform>%n активних політик посилаються на її факти</numerusform>
        </translation>
    </message>
    <message>
        <source>what its records take in the file, without the agents&apos; index</source>
        <translation>скільки її записи займають у файлі, без індексу агентів</translation>
    </message>
</context>
<context>
    <name>BoardTable</name>
    <message>
        <source>Branches</source>
        <translation>Гілки</translation>
    </message>
</context>
<context>
    <name>BranchButton</name>
    <message>
        <source>all branches</source>
        <translation>усі гілки</translation>
    </message>
    <message>
        <source>detached at {commit}</source>
        <translation>без гілки, на {commit}</translation>
    </message>
    <message>
        <source>git&apos;s branch is not known</source>
        <translation>гілка git невідома</translation>
    </message>
    <message>
        <source>Branch: {name}</source>
        <translation>Гілка: {name}</translation>
    </message>
</context>
<context>
    <name>BranchPicker</name>
    <message>
        <source>Search branches</source>
        <translation>Шукати гілки</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Гілки</translation>
    </message>
</context>
<context>
    <name>Branching</name>
    <message numerus="yes">
        <source>Copy %n fact(s) to</source>
        <translation>
            <numerusform>Скопіювати %n факт у</numerusform>
            <numerusform>Скопіювати %n факти у</numerusform>
            <numerusform>Скопіювати %n фактів у</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n fact(s) to</source>
        <translation>
            <numerusform>Перемістити %n факт у</numerusform>
            <numerusform>Перемістити %n факти у</numerusform>
            <numerusform>Перемістити %n фактів у</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy all of {name} to</source>
        <translation>Скопіювати все з {name} у</translation>
    </message>
    <message>
        <source>Move all of {name} to</source>
        <translation>Перемістити все з {name} у</translation>
    </message>
    <message>
        <source>Compare {name} with</source>
        <translation>Порівняти {name} з</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Порівняти…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Скопіювати</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Перемістити</translation>
    </message>
    <message>
        <source>Compare and merge into {name}…</source>
        <translation>Порівняти й злити в {name}…</translation>
    </message>
    <message>
        <source>Move all to {name}</source>
        <translation>Перемістити все в {name}</translation>
    </message>
    <message>
        <source>All branches see it then, as</source>
        <translation>Тоді це бачитимуть усі гілки, як</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Скасувати</translation>
    </message>
</context>
<context>
    <name>BudgetModel</name>
    <message>
        <source>What it is made of</source>
        <translation>Із чого складається</translation>
    </message>
    <message>
        <source>≈ Tokens</source>
        <translation>≈ Токени</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Символи</translation>
    </message>
</context>
<context>
    <name>BudgetTree</name>
    <message>
        <source>What the preamble costs</source>
        <translation>Вартість преамбули</translation>
    </message>
</context>
<context>
    <name>BudgetWords</name>
    <message>
        <source>Advice to verify</source>
        <translation>Порада перевіряти</translation>
    </message>
    <message>
        <source>longer than what was left of {room} characters</source>
        <translation>рядок довший, ніж лишалося місця з {room} символів</translation>
    </message>
    <message>
        <source>five better ones are in</source>
        <translation>уже є п’ять кращих</translation>
    </message>
    <message>
        <source>the task has fewer than {least} characters</source>
        <translation>у завданні менше ніж {least} символів</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>немає тексту</translation>
    </message>
    <message>
        <source>no longer valid</source>
        <translation>строк дії минув</translation>
    </message>
    <message>
        <source>replaced by another fact</source>
        <translation>замінено іншим фактом</translation>
    </message>
    <message numerus="yes">
        <source>%n active policy(s)</source>
        <translation>
            <numerusform>%n активна політика</numerusform>
            <numerusform>%n активні політики</numerusform>
            <numerusform>%n активних політик</numerusform>
        </translation>
    </message>
    <message>
        <source>Meant for {role}. That is advisory: the rule reaches every agent.</source>
        <translation>Для ролі {role}. Це лише порада: правило отримує кожен агент.</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) of {agent}</source>
        <translation>
            <numerusform>%n нотатка агента {agent}</numerusform>
            <numerusform>%n нотатки агента {agent}</numerusform>
            <numerusform>%n нотаток агента {agent}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s), of {matches} that match</source>
        <translation>
            <numerusform>%n факт (відповідних: {matches})</numerusform>
            <numerusform>%n факти (відповідних: {matches})</numerusform>
            <numerusform>%n фактів (відповідних: {matches})</numerusform>
        </translation>
    </message>
    <message>
        <source>Match {place}.</source>
        <translation>Місце за відповідністю: {place}.</translation>
    </message>
    <message>
        <source>Its text is longer than the line shows.</source>
        <translation>Текст довший, ніж показано в рядку.</translation>
    </message>
    <message>
        <source>{count} left out: {reason}</source>
        <translation>Пропущено {count}: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… і ще %n</numerusform>
            <numerusform>… і ще %n</numerusform>
            <numerusform>… і ще %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n active policy(s) without text: there is nothing to give</source>
        <translation>
            <numerusform>%n активна політика без тексту: давати нічого</numerusform>
            <numerusform>%n активні політики без тексту: давати нічого</numerusform>
            <numerusform>%n активних політик без тексту: давати нічого</numerusform>
        </translation>
    </message>
    <message>
        <source>its line takes {needed} characters, and {room} of {most} were left</source>
        <translation>символів у рядку: {needed}, а лишалося {room} з {most}</translation>
    </message>
    <message>
        <source>Left out: {reason}.</source>
        <translation>Пропущено: {reason}.</translation>
    </message>
</context>
<context>
    <name>BulkFields</name>
    <message>
        <source>various</source>
        <translation>різні</translation>
    </message>
    <message>
        <source>none</source>
        <translation>немає</translation>
    </message>
    <message>
        <source>leave as they are</source>
        <translation>лишити як є</translation>
    </message>
</context>
<context>
    <name>BulkForm</name>
    <message>
        <source>no end</source>
        <translation>безстроково</translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>Додати мітку</translation>
    </message>
    <message>
        <source>Remove a tag</source>
        <translation>Прибрати мітку</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>мітка</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>закріплено</translation>
    </message>
    <message>
        <source>not pinned</source>
        <translation>не закріплено</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистити</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) selected</source>
        <translation>
            <numerusform>Вибрано %n факт</numerusform>
            <numerusform>Вибрано %n факти</numerusform>
            <numerusform>Вибрано %n фактів</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left empty stays as it is in every fact.</source>
        <translation>Де поле порожнє, кожен факт лишиться, як є.</translation>
    </message>
    <message numerus="yes">
        <source>Change %n fact(s)</source>
        <translation>
            <numerusform>Змінити %n факт</numerusform>
            <numerusform>Змінити %n факти</numerusform>
            <numerusform>Змінити %n фактів</numerusform>
        </translation>
    </message>
    <message>
        <source>Until when the facts hold, like 2027-01-31.</source>
        <translation>До якої дати факти дійсні, як-от 2027-01-31.</translation>
    </message>
    <message>
        <source>What they have in common is not known: the first {n} were looked at.</source>
        <translation>Що в них спільного, невідомо: переглянуто лише перші {n}.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them is (are) deleted, superseded or odd and will stay as is.</source>
        <translation>
            <numerusform>Без змін лишиться %n факт: видалений, замінений або аномальний.</numerusform>
            <numerusform>Без змін лишаться %n факти: видалені, замінені або аномальні.</numerusform>
            <numerusform>Без змін лишиться %n фактів: видалених, замінених або аномальних.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Candidates</name>
    <message>
        <source>this is what is replaced</source>
        <translation>саме його й замінюють</translation>
    </message>
    <message>
        <source>no longer active</source>
        <translation>уже неактивний</translation>
    </message>
    <message>
        <source>was replaced by it before</source>
        <translation>раніше ним же замінено</translation>
    </message>
    <message>
        <source>has values that do not fit</source>
        <translation>має хибні значення</translation>
    </message>
    <message>
        <source>not in the workspace any more</source>
        <translation>уже немає в цьому просторі</translation>
    </message>
    <message>
        <source>what is replaced is no longer active</source>
        <translation>те, що замінюють, уже неактивне</translation>
    </message>
    <message>
        <source>cannot replace it</source>
        <translation>не може його замінити</translation>
    </message>
</context>
<context>
    <name>ChangeMessages</name>
    <message>
        <source>Undo</source>
        <translation>Скасувати</translation>
    </message>
    <message numerus="yes">
        <source>%n policy(s) cite it and go on citing it, shown as deleted.</source>
        <translation>
            <numerusform>%n політика й далі посилається на це, показане як видалене.</numerusform>
            <numerusform>%n політики й далі посилаються на це, показане як видалене.</numerusform>
            <numerusform>%n політик і далі посилаються на це, показане як видалене.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) keep their link to it.</source>
        <translation>
            <numerusform>%n факт зберігає посилання на це.</numerusform>
            <numerusform>%n факти зберігають посилання на це.</numerusform>
            <numerusform>%n фактів зберігають посилання на це.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s) are settled by it.</source>
        <translation>
            <numerusform>Цим розв’язано %n конфлікт.</numerusform>
            <numerusform>Цим розв’язано %n конфлікти.</numerusform>
            <numerusform>Цим розв’язано %n конфліктів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It had replaced %n fact(s).</source>
        <translation>
            <numerusform>Видалене заміняло %n факт.</numerusform>
            <numerusform>Видалене заміняло %n факти.</numerusform>
            <numerusform>Видалене заміняло %n фактів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore what it replaced</source>
        <translation>Відновити замінене</translation>
    </message>
    <message>
        <source>Nothing was erased: the text was changed meanwhile. Look at it, then erase it again.</source>
        <translation>Нічого не стерто: текст тим часом змінився. Перегляньте його, а тоді зітріть ще раз.</translation>
    </message>
    <message>
        <source>Nothing was purged: records were changed meanwhile. Count anew what would go, then purge.</source>
        <translation>Нічого не вилучено: записи тим часом змінилися. Підрахуйте заново, що зникне, а тоді вилучіть.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) met something that changed meanwhile. Nothing was overwritten.</source>
        <translation>
            <numerusform>%n зміна натрапила на те, що тим часом змінилося. Нічого не перезаписано.</numerusform>
            <numerusform>%n зміни натрапили на те, що тим часом змінилося. Нічого не перезаписано.</numerusform>
            <numerusform>%n змін натрапили на те, що тим часом змінилося. Нічого не перезаписано.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Вирішити…</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) from last time are in the file now.</source>
        <translation>
            <numerusform>%n зміна з минулого разу тепер у файлі.</numerusform>
            <numerusform>%n зміни з минулого разу тепер у файлі.</numerusform>
            <numerusform>%n змін із минулого разу тепер у файлі.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) were being typed when the window closed. They are kept.</source>
        <translation>
            <numerusform>%n текст лишився недописаним, коли закрилося вікно. Набране не втрачено.</numerusform>
            <numerusform>%n тексти лишилися недописаними, коли закрилося вікно. Набране не втрачено.</numerusform>
            <numerusform>%n текстів лишилися недописаними, коли закрилося вікно. Набране не втрачено.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on typing</source>
        <translation>Писати далі</translation>
    </message>
</context>
<context>
    <name>ChangeWords</name>
    <message>
        <source>Undid: {step}</source>
        <translation>Скасовано: {step}</translation>
    </message>
    <message>
        <source>Did again: {step}</source>
        <translation>Повторено: {step}</translation>
    </message>
    <message>
        <source>Decided: {step}</source>
        <translation>Вирішено: {step}</translation>
    </message>
    <message>
        <source>Deleted {what}</source>
        <translation>Видалено {what}</translation>
    </message>
    <message>
        <source>Restored {what}</source>
        <translation>Відновлено {what}</translation>
    </message>
    <message>
        <source>Superseded {what}</source>
        <translation>Замінено {what}</translation>
    </message>
    <message>
        <source>Text of {what}</source>
        <translation>Текст · {what}</translation>
    </message>
    <message>
        <source>Changed {what}</source>
        <translation>Змінено {what}</translation>
    </message>
    <message numerus="yes">
        <source>Erased %n record(s) permanently</source>
        <translation>
            <numerusform>Стерто назавжди %n запис</numerusform>
            <numerusform>Стерто назавжди %n записи</numerusform>
            <numerusform>Стерто назавжди %n записів</numerusform>
        </translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>«{text}»</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s): “{text}” and {rest} more</source>
        <translation>
            <numerusform>%n запис: «{text}» і ще {rest}</numerusform>
            <numerusform>%n записи: «{text}» і ще {rest}</numerusform>
            <numerusform>%n записів: «{text}» і ще {rest}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Renewed the vector(s) of %n record(s)</source>
        <translation>
            <numerusform>Оновлено вектори: %n запис</numerusform>
            <numerusform>Оновлено вектори: %n записи</numerusform>
            <numerusform>Оновлено вектори: %n записів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merged “{file}”: %n record(s) written</source>
        <translation>
            <numerusform>Злито «{file}»: внесено %n запис</numerusform>
            <numerusform>Злито «{file}»: внесено %n записи</numerusform>
            <numerusform>Злито «{file}»: внесено %n записів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Settled %n conflict(s)</source>
        <translation>
            <numerusform>Розв’язано %n конфлікт</numerusform>
            <numerusform>Розв’язано %n конфлікти</numerusform>
            <numerusform>Розв’язано %n конфліктів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s): “{text}” and {rest} more</source>
        <translation>
            <numerusform>%n факт: «{text}» і ще {rest}</numerusform>
            <numerusform>%n факти: «{text}» і ще {rest}</numerusform>
            <numerusform>%n фактів: «{text}» і ще {rest}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) of {what}</source>
        <translation>
            <numerusform>%n поле · {what}</numerusform>
            <numerusform>%n поля · {what}</numerusform>
            <numerusform>%n полів · {what}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Access: %n grant(s) set to {after}</source>
        <translation>
            <numerusform>Доступ: %n дозвіл → {after}</numerusform>
            <numerusform>Доступ: %n дозволи → {after}</numerusform>
            <numerusform>Доступ: %n дозволів → {after}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Access: %n grant(s) changed</source>
        <translation>
            <numerusform>Доступ: змінено %n дозвіл</numerusform>
            <numerusform>Доступ: змінено %n дозволи</numerusform>
            <numerusform>Доступ: змінено %n дозволів</numerusform>
        </translation>
    </message>
    <message>
        <source>Embedded all texts anew</source>
        <translation>Векторизовано всі тексти заново</translation>
    </message>
    <message>
        <source>{fields} of {what}</source>
        <translation>{fields} · {what}</translation>
    </message>
    <message>
        <source>{field} {before} → {after} · {what}</source>
        <translation>{field} {before} → {after} · {what}</translation>
    </message>
    <message>
        <source>{field} → {after} · {what}</source>
        <translation>{field} → {after} · {what}</translation>
    </message>
    <message>
        <source>Pinned {what}</source>
        <translation>Закріплено {what}</translation>
    </message>
    <message>
        <source>Unpinned {what}</source>
        <translation>Відкріплено {what}</translation>
    </message>
    <message>
        <source>Activated {what}</source>
        <translation>Активовано {what}</translation>
    </message>
    <message>
        <source>Deactivated {what}</source>
        <translation>Деактивовано {what}</translation>
    </message>
    <message>
        <source>Access of {role} to {domain}: {before} → {after}</source>
        <translation>Доступ ролі {role} до домену {domain}: {before} → {after}</translation>
    </message>
    <message>
        <source>Access ({grant}): {before} → {after}</source>
        <translation>Доступ ({grant}): {before} → {after}</translation>
    </message>
    <message>
        <source>Access: {before} → {after}</source>
        <translation>Доступ: {before} → {after}</translation>
    </message>
</context>
<context>
    <name>CheckFooter</name>
    <message>
        <source>Show record</source>
        <translation>Показати запис</translation>
    </message>
    <message>
        <source>Renew vectors…</source>
        <translation>Оновити вектори…</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Перевірити ще раз</translation>
    </message>
    <message>
        <source>Save what can be read…</source>
        <translation>Урятувати те, що читається…</translation>
    </message>
    <message>
        <source>Re-embed all…</source>
        <translation>Векторизувати все заново…</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Виправити</translation>
    </message>
</context>
<context>
    <name>CheckHeader</name>
    <message>
        <source>Checking…</source>
        <translation>Перевірка…</translation>
    </message>
</context>
<context>
    <name>CheckWindow</name>
    <message>
        <source>Check {name}</source>
        <translation>Перевірка {name}</translation>
    </message>
    <message>
        <source>Checking the file</source>
        <translation>Перевірка файлу</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Знахідки</translation>
    </message>
    <message>
        <source>Purge and compact</source>
        <translation>Очищення й ущільнення</translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation>Урятувати те, що читається</translation>
    </message>
    <message>
        <source>Stopped: there is no new file.</source>
        <translation>Зупинено: нового файлу немає.</translation>
    </message>
    <message>
        <source>Findings ({count})</source>
        <translation>Знахідки ({count})</translation>
    </message>
    <message>
        <source>The file was changed since it was checked.</source>
        <translation>Після перевірки файл змінився.</translation>
    </message>
    <message>
        <source>An agent has the file open: repairs are written as soon as it is free.</source>
        <translation>Агент тримає файл відкритим: виправлення буде записано, щойно файл звільниться.</translation>
    </message>
    <message>
        <source>Nothing can be changed here: the workspace is open for reading only.</source>
        <translation>Тут нічого не можна змінити: робочий простір відкрито лише для читання.</translation>
    </message>
    <message>
        <source>The workspace changed meanwhile, so nothing was repaired. All is looked at again.</source>
        <translation>Тим часом робочий простір змінився, тож нічого не виправлено. Усе перевіряється ще раз.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Open the new file</source>
        <translation>Відкрити новий файл</translation>
    </message>
    <message>
        <source>The check was stopped; what is shown is as before.</source>
        <translation>Перевірку зупинено; показане лишилося, як було.</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Перевірити ще раз</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>Damage</source>
        <translation>Пошкодження</translation>
    </message>
    <message>
        <source>No vector of the file’s dimension</source>
        <translation>Немає вектора розмірності файлу</translation>
    </message>
    <message>
        <source>Text does not match its hash</source>
        <translation>Текст не відповідає своєму гешу</translation>
    </message>
    <message>
        <source>Vectors with numbers that are none</source>
        <translation>Вектори з нечислами</translation>
    </message>
    <message>
        <source>Fields of a wrong type</source>
        <translation>Поля хибного типу</translation>
    </message>
    <message>
        <source>Times that cannot be read</source>
        <translation>Час, що не читається</translation>
    </message>
    <message>
        <source>Records in a ring</source>
        <translation>Записи по колу</translation>
    </message>
    <message>
        <source>References that lead nowhere</source>
        <translation>Посилання в нікуди</translation>
    </message>
    <message>
        <source>Vectors of zeros</source>
        <translation>Нульові вектори</translation>
    </message>
    <message>
        <source>Vectors of an earlier text</source>
        <translation>Вектори попереднього тексту</translation>
    </message>
    <message>
        <source>Facts without a text</source>
        <translation>Факти без тексту</translation>
    </message>
    <message>
        <source>Expired and still in use</source>
        <translation>Прострочені, але ще у вжитку</translation>
    </message>
    <message>
        <source>Ids in several namespaces</source>
        <translation>Однакові id у кількох просторах імен</translation>
    </message>
    <message>
        <source>First text is gone</source>
        <translation>Перший текст зник</translation>
    </message>
    <message>
        <source>Past their time to live</source>
        <translation>Строк життя вичерпано</translation>
    </message>
    <message>
        <source>Bytes of the file are not what was written. Nothing is changed in it. Save what can be read to a new file, or put a backup in its place.</source>
        <translation>Байти файлу не такі, як були записані. У ньому нічого не змінюється. Урятуйте те, що читається, у новий файл або поставте на його місце резервну копію.</translation>
    </message>
    <message>
        <source>Agents cannot open a file with such a record, so nothing is written to it. Save what can be read to a new file: these records get a vector there.</source>
        <translation>Агенти не можуть відкрити файл із таким записом, тож у нього нічого не записують. Урятуйте те, що читається, у новий файл: там ці записи дістануть вектор.</translation>
    </message>
    <message>
        <source>Something changed these texts without their hash. Read them: the repair takes the text as it stands for right.</source>
        <translation>Щось змінило ці тексти без їхнього гешу. Прочитайте їх: виправлення вважає правильним текст, яким він є.</translation>
    </message>
    <message>
        <source>Agents do not find these by meaning. The repair marks them; then “Renew vectors” makes a vector of the text.</source>
        <translation>Агенти не знаходять їх за змістом. Виправлення позначить їх; тоді «Оновити вектори» створить вектор тексту.</translation>
    </message>
    <message>
        <source>These records are read-only until it is mended. A value that says what is meant is written as its type has it; another one is kept beside under a name of its own.</source>
        <translation>Доки це не виправлено, ці записи доступні лише для читання. Значення, зміст якого зрозумілий, буде записано відповідно до типу; інше буде збережено поруч під окремою назвою.</translation>
    </message>
    <message>
        <source>Age and expiry of these records are not known. A time that can be told is written anew; another text is kept beside.</source>
        <translation>Вік і строк дії цих записів невідомі. Час, який можна визначити, буде записано заново; інший текст буде збережено поруч.</translation>
    </message>
    <message>
        <source>Each replaces the next, so none is current. The repair makes the newest text current again.</source>
        <translation>Кожен заміняє наступний, тож жоден не чинний. Виправлення знову зробить чинним найновіший текст.</translation>
    </message>
    <message>
        <source>What is named is not there. Where another text of the same memory is, the reference follows it; else it can be taken out.</source>
        <translation>Того, на що вони вказують, немає. Якщо є інший текст того самого спогаду, посилання вкаже на нього; якщо ні, його можна прибрати.</translation>
    </message>
    <message>
        <source>Agents do not find these by meaning. Records that are searched are marked; then “Renew vectors” makes a vector of the text. Others need none.</source>
        <translation>Агенти не знаходять їх за змістом. Записи, серед яких шукають, буде позначено; тоді «Оновити вектори» створить вектор тексту. Решті він не потрібен.</translation>
    </message>
    <message>
        <source>Agents find these by what they said before. “Renew vectors” makes vectors of the present texts.</source>
        <translation>Агенти знаходять їх за тим, що в них було раніше. «Оновити вектори» створить вектори теперішніх текстів.</translation>
    </message>
    <message>
        <source>Agents get nothing from these. Show one and write its text, or delete it.</source>
        <translation>Агентам вони нічого не дають. Покажіть такий факт і напишіть його текст або видаліть його.</translation>
    </message>
    <message>
        <source>Their time has run out, and agents may still get them. The repair deletes them; Undo can bring them back.</source>
        <translation>Їхній час минув, але агенти ще можуть їх отримати. Виправлення видалить їх; «Скасувати» може їх повернути.</translation>
    </message>
    <message>
        <source>This is allowed: they are different records. Only a reference by id alone is ambiguous.</source>
        <translation>Це дозволено: записи різні. Неоднозначне лише посилання за самим id.</translation>
    </message>
    <message>
        <source>The history of these begins with a later text, as after a purge. There is nothing to do.</source>
        <translation>Їхня історія починається з пізнішого тексту, як після очищення. Робити нічого не треба.</translation>
    </message>
    <message>
        <source>Nobody sees these any more. A purge, or writing the file anew, removes them.</source>
        <translation>Їх уже ніхто не бачить. Їх прибере очищення або переписування файлу.</translation>
    </message>
    <message>
        <source>written as its type has it</source>
        <translation>записано відповідно до типу</translation>
    </message>
    <message>
        <source>the old value is kept beside it</source>
        <translation>старе значення збережено поруч</translation>
    </message>
    <message>
        <source>current again</source>
        <translation>знову чинний</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>видалено</translation>
    </message>
    <message>
        <source>names the text that is there</source>
        <translation>вказує на наявний текст</translation>
    </message>
    <message>
        <source>what is not there is taken out</source>
        <translation>відсутнє прибрано</translation>
    </message>
    <message>
        <source>the conflict is closed</source>
        <translation>конфлікт закрито</translation>
    </message>
    <message>
        <source>the text as it stands counts</source>
        <translation>правильний текст, яким він є</translation>
    </message>
    <message>
        <source>marked, to be renewed</source>
        <translation>позначено для оновлення</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>нічого</translation>
    </message>
    <message>
        <source>cannot be read as it was written</source>
        <translation>не читається так, як було записано</translation>
    </message>
    <message numerus="yes">
        <source>Not sound: %n finding(s)</source>
        <translation>
            <numerusform>Файл несправний: %n знахідка</numerusform>
            <numerusform>Файл несправний: %n знахідки</numerusform>
            <numerusform>Файл несправний: %n знахідок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sound, with %n thing(s) to look at</source>
        <translation>
            <numerusform>Файл справний, але варто переглянути %n знахідку</numerusform>
            <numerusform>Файл справний, але варто переглянути %n знахідки</numerusform>
            <numerusform>Файл справний, але варто переглянути %n знахідок</numerusform>
        </translation>
    </message>
    <message>
        <source>Sound: nothing is wrong</source>
        <translation>Файл справний: помилок немає</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n запис</numerusform>
            <numerusform>%n записи</numerusform>
            <numerusform>%n записів</numerusform>
        </translation>
    </message>
    <message>
        <source>vectlite format {version}</source>
        <translation>формат vectlite {version}</translation>
    </message>
    <message numerus="yes">
        <source>%n dimension(s)</source>
        <translation>
            <numerusform>%n вимір</numerusform>
            <numerusform>%n виміри</numerusform>
            <numerusform>%n вимірів</numerusform>
        </translation>
    </message>
    <message>
        <source>{size} of it in the log</source>
        <translation>з них {size} у журналі</translation>
    </message>
    <message numerus="yes">
        <source>%n current</source>
        <translation>
            <numerusform>%n чинний</numerusform>
            <numerusform>%n чинні</numerusform>
            <numerusform>%n чинних</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier text(s)</source>
        <translation>
            <numerusform>%n попередній текст</numerusform>
            <numerusform>%n попередні тексти</numerusform>
            <numerusform>%n попередніх текстів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>%n видалений</numerusform>
            <numerusform>%n видалені</numerusform>
            <numerusform>%n видалених</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undone</source>
        <translation>
            <numerusform>%n скасований</numerusform>
            <numerusform>%n скасовані</numerusform>
            <numerusform>%n скасованих</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n past their time to live</source>
        <translation>
            <numerusform>%n з вичерпаним строком життя</numerusform>
            <numerusform>%n з вичерпаним строком життя</numerusform>
            <numerusform>%n з вичерпаним строком життя</numerusform>
        </translation>
    </message>
    <message>
        <source>{part} of {whole} are not current</source>
        <translation>нечинне займає {part} з {whole}</translation>
    </message>
    <message numerus="yes">
        <source>Repair %n record(s)</source>
        <translation>
            <numerusform>Виправити %n запис</numerusform>
            <numerusform>Виправити %n записи</numerusform>
            <numerusform>Виправити %n записів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n знахідка</numerusform>
            <numerusform>%n знахідки</numerusform>
            <numerusform>%n знахідок</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing here can be mended in place.</source>
        <translation>Тут нічого не можна виправити на місці.</translation>
    </message>
    <message numerus="yes">
        <source>{ticked} of %n repair(s) ticked; at first those that lose nothing</source>
        <translation>
            <numerusform>позначено {ticked} з %n виправлення; спершу ті, що нічого не втрачають</numerusform>
            <numerusform>позначено {ticked} з %n виправлень; спершу ті, що нічого не втрачають</numerusform>
            <numerusform>позначено {ticked} з %n виправлень; спершу ті, що нічого не втрачають</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <source>{n} here</source>
        <translation>{n} тут</translation>
    </message>
    <message>
        <source>{n} there</source>
        <translation>{n} там</translation>
    </message>
</context>
<context>
    <name>ChoicePage</name>
    <message>
        <source>With history</source>
        <translation>З історією</translation>
    </message>
    <message>
        <source>Newest text only</source>
        <translation>Лише найновіший текст</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Усе</translation>
    </message>
    <message>
        <source>Branch {name}, and what belongs to no branch</source>
        <translation>Гілка {name} і те, що поза гілками</translation>
    </message>
    <message numerus="yes">
        <source>The %n fact(s) that are selected in the list</source>
        <translation>
            <numerusform>%n факт, вибраний у списку</numerusform>
            <numerusform>%n факти, вибрані у списку</numerusform>
            <numerusform>%n фактів, вибраних у списку</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen branches and kinds of memory</source>
        <translation>Вибрані гілки й види пам’яті</translation>
    </message>
    <message>
        <source>What goes</source>
        <translation>Що надіслати</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>Як надіслати</translation>
    </message>
    <message>
        <source>Earlier texts and what was deleted go along: for somebody who sends changes back.</source>
        <translation>Разом із попередніми текстами й видаленим: для того, хто надсилатиме зміни назад.</translation>
    </message>
    <message>
        <source>One record for each memory, nothing deleted: for tools that know nothing of revisions.</source>
        <translation>Один запис на кожен спогад, без видаленого: для інструментів, що не знають про редакції.</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Підрахунок…</translation>
    </message>
    <message numerus="yes">
        <source>%n reference(s) lead(s) from what goes to what stays.</source>
        <translation>
            <numerusform>%n посилання веде від того, що надсилається, до того, що лишається.</numerusform>
            <numerusform>%n посилання ведуть від того, що надсилається, до того, що лишається.</numerusform>
            <numerusform>%n посилань ведуть від того, що надсилається, до того, що лишається.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n memory(ies) go(es).</source>
        <translation>
            <numerusform>Буде надіслано %n спогад.</numerusform>
            <numerusform>Буде надіслано %n спогади.</numerusform>
            <numerusform>Буде надіслано %n спогадів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them is (are) marked as deleted, without a text.</source>
        <translation>
            <numerusform>%n із них позначено як видалений, без тексту.</numerusform>
            <numerusform>%n із них позначено як видалені, без тексту.</numerusform>
            <numerusform>%n із них позначено як видалені, без тексту.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>з них %n видалений</numerusform>
            <numerusform>з них %n видалені</numerusform>
            <numerusform>з них %n видалених</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n memory(ies) stay(s)</source>
        <translation>
            <numerusform>Лишається %n спогад</numerusform>
            <numerusform>Лишаються %n спогади</numerusform>
            <numerusform>Лишається %n спогадів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier text(s) stay(s).</source>
        <translation>
            <numerusform>Лишається %n попередній текст.</numerusform>
            <numerusform>Лишаються %n попередні тексти.</numerusform>
            <numerusform>Лишається %n попередніх текстів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) wait(s) to be written to the file and is (are) not in the snapshot.</source>
        <translation>
            <numerusform>%n зміна очікує запису у файл: у знімку її немає.</numerusform>
            <numerusform>%n зміни очікують запису у файл: у знімку їх немає.</numerusform>
            <numerusform>%n змін очікують запису у файл: у знімку їх немає.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file is damaged in %n place(s): what cannot be read does not go.</source>
        <translation>
            <numerusform>Файл пошкоджено в %n місці: те, що не читається, надіслано не буде.</numerusform>
            <numerusform>Файл пошкоджено у %n місцях: те, що не читається, надіслано не буде.</numerusform>
            <numerusform>Файл пошкоджено у %n місцях: те, що не читається, надіслано не буде.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareWindow</name>
    <message>
        <source>This workspace</source>
        <translation>Цей робочий простір</translation>
    </message>
    <message>
        <source>Incoming</source>
        <translation>Отриманий файл</translation>
    </message>
    <message>
        <source>It is being merged: close this window in a moment.</source>
        <translation>Триває злиття: закрийте це вікно трохи згодом.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) were made and not merged.</source>
        <translation>
            <numerusform>%n рішення прийнято, але злиття не виконано.</numerusform>
            <numerusform>%n рішення прийнято, але злиття не виконано.</numerusform>
            <numerusform>%n рішень прийнято, але злиття не виконано.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard the decisions</source>
        <translation>Відкинути рішення</translation>
    </message>
    <message>
        <source>Go on deciding</source>
        <translation>Вирішувати далі</translation>
    </message>
    <message>
        <source>{incoming} beside {here}</source>
        <translation>{incoming} поруч із {here}</translation>
    </message>
    <message>
        <source>What the text was for was changed meanwhile. The text is on the clipboard.</source>
        <translation>Те, для чого був цей текст, тим часом змінилося. Текст скопійовано в буфер обміну.</translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s) could not be told by time: one is missing, or both are the same.</source>
        <translation>
            <numerusform>%n конфлікт не вдалося вирішити за часом: одного часу немає або обидва однакові.</numerusform>
            <numerusform>%n конфлікти не вдалося вирішити за часом: одного часу немає або обидва однакові.</numerusform>
            <numerusform>%n конфліктів не вдалося вирішити за часом: одного часу немає або обидва однакові.</numerusform>
        </translation>
    </message>
    <message>
        <source>merging…</source>
        <translation>триває злиття…</translation>
    </message>
    <message>
        <source>see above: is it to be merged nevertheless?</source>
        <translation>див. вище: усе одно злити?</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Results</source>
        <translation>Результати</translation>
    </message>
    <message>
        <source>Results of the other mode</source>
        <translation>Результати іншого режиму</translation>
    </message>
</context>
<context>
    <name>ConflictBar</name>
    <message>
        <source>Find conflicts</source>
        <translation>Знайти конфлікти</translation>
    </message>
    <message>
        <source>Look among all facts for contradictions and duplicates; nothing is changed.</source>
        <translation>Шукати суперечності й дублікати серед усіх фактів; нічого не зміниться.</translation>
    </message>
    <message>
        <source>Timeline   T</source>
        <translation>Хронологія   T</translation>
    </message>
    <message>
        <source>Timeline of the topic</source>
        <translation>Хронологія теми</translation>
    </message>
    <message>
        <source>What was believed of this topic, when, and what took its place</source>
        <translation>Що й коли вважалося правдою щодо цієї теми та що прийшло на зміну</translation>
    </message>
    <message>
        <source>Open {count}</source>
        <translation>Відкриті {count}</translation>
    </message>
    <message>
        <source>Decided {count}</source>
        <translation>Вирішені {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n open on other branches</source>
        <translation>
            <numerusform>%n відкритий в інших гілках</numerusform>
            <numerusform>%n відкриті в інших гілках</numerusform>
            <numerusform>%n відкритих в інших гілках</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with odd values, left out</source>
        <translation>
            <numerusform>%n з аномальними значеннями пропущено</numerusform>
            <numerusform>%n з аномальними значеннями пропущено</numerusform>
            <numerusform>%n з аномальними значеннями пропущено</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConflictCard</name>
    <message>
        <source>Show this fact (Enter)</source>
        <translation>Показати цей факт (Enter)</translation>
    </message>
    <message>
        <source>Show fact {side}</source>
        <translation>Показати факт {side}</translation>
    </message>
    <message>
        <source>Correct this text ({key})</source>
        <translation>Виправити цей текст ({key})</translation>
    </message>
    <message>
        <source>Correct the text of {side}</source>
        <translation>Виправити текст {side}</translation>
    </message>
    <message>
        <source>Text of {side}</source>
        <translation>Текст {side}</translation>
    </message>
    <message>
        <source>suggested</source>
        <translation>радимо</translation>
    </message>
    <message>
        <source>Its confidence times the weight of its veracity is larger; of equal ones, the newer is suggested.</source>
        <translation>Добуток його впевненості й ваги достовірності більший; серед рівних радимо новіший.</translation>
    </message>
</context>
<context>
    <name>ConflictFinder</name>
    <message>
        <source>How far the search for conflicts is</source>
        <translation>Перебіг пошуку конфліктів</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Cancel the search for conflicts</source>
        <translation>Скасувати пошук конфліктів</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Close what was found</source>
        <translation>Закрити знайдене</translation>
    </message>
    <message>
        <source>Finding conflicts</source>
        <translation>Пошук конфліктів</translation>
    </message>
    <message>
        <source>All of them are in the inbox already, or were decided.</source>
        <translation>Усі вони вже у вхідних або вирішені.</translation>
    </message>
    <message>
        <source>This workspace is open for reading only.</source>
        <translation>Цей робочий простір відкрито лише для читання.</translation>
    </message>
    <message>
        <source>The search was cancelled. Nothing was noted.</source>
        <translation>Пошук скасовано. Нічого не занотовано.</translation>
    </message>
</context>
<context>
    <name>ConflictList</name>
    <message>
        <source>Conflicts</source>
        <translation>Конфлікти</translation>
    </message>
</context>
<context>
    <name>ConflictPage</name>
    <message>
        <source>Keep A</source>
        <translation>Залишити A</translation>
    </message>
    <message>
        <source>Keep B</source>
        <translation>Залишити B</translation>
    </message>
    <message>
        <source>Both true</source>
        <translation>Обидва правдиві</translation>
    </message>
    <message>
        <source>No conflict</source>
        <translation>Не конфлікт</translation>
    </message>
    <message>
        <source>A stays; B is superseded by it and kept as history.</source>
        <translation>A лишається; B буде ним замінено й збережено в історії.</translation>
    </message>
    <message>
        <source>B stays; A is superseded by it and kept as history.</source>
        <translation>B лишається; A буде ним замінено й збережено в історії.</translation>
    </message>
    <message>
        <source>Neither goes: both are true, and this is not asked again.</source>
        <translation>Лишаються обидва: вони правдиві, і про це більше не запитуватимуть.</translation>
    </message>
    <message>
        <source>Neither goes: they have nothing to do with each other.</source>
        <translation>Лишаються обидва: вони не стосуються одне одного.</translation>
    </message>
</context>
<context>
    <name>Conflicts</name>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>(not there any more)</source>
        <translation>(уже немає)</translation>
    </message>
    <message>
        <source>(deleted)</source>
        <translation>(видалено)</translation>
    </message>
    <message>
        <source>confidence {figure}</source>
        <translation>впевненість {figure}</translation>
    </message>
    <message>
        <source>no confidence given</source>
        <translation>впевненість не вказано</translation>
    </message>
    <message>
        <source>without a date</source>
        <translation>без дати</translation>
    </message>
    <message>
        <source>This fact is not in the workspace any more.</source>
        <translation>Цього факту вже немає в робочому просторі.</translation>
    </message>
    <message>
        <source>This fact is deleted.</source>
        <translation>Цей факт видалено.</translation>
    </message>
    <message>
        <source>This fact is not believed any more: {reason}.</source>
        <translation>Цей факт уже не чинний: {reason}.</translation>
    </message>
    <message>
        <source>This fact is superseded: another one is believed in its place.</source>
        <translation>Цей факт замінено: замість нього чинний інший.</translation>
    </message>
    <message>
        <source>both true</source>
        <translation>обидва правдиві</translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation>відхилено</translation>
    </message>
    <message>
        <source>{side} stays</source>
        <translation>лишається {side}</translation>
    </message>
    <message>
        <source>text corrected</source>
        <translation>текст виправлено</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>розв’язано</translation>
    </message>
    <message>
        <source>{decision}: “{text}”</source>
        <translation>{decision}: «{text}»</translation>
    </message>
    <message>
        <source>Nothing was decided yet</source>
        <translation>Ще нічого не вирішено</translation>
    </message>
    <message>
        <source>What you decide is listed here.</source>
        <translation>Тут буде показано ваші рішення.</translation>
    </message>
    <message>
        <source>No open conflicts</source>
        <translation>Відкритих конфліктів немає</translation>
    </message>
    <message>
        <source>A conflict is two facts that say different things of the same matter, or the same thing twice. “Find conflicts” looks for them among all facts; nothing is changed before you decide.</source>
        <translation>Конфлікт — це два факти, які говорять про одне й те саме різне або двічі те саме. «Знайти конфлікти» шукає їх серед усіх фактів; доки ви не вирішите, нічого не зміниться.</translation>
    </message>
</context>
<context>
    <name>ConflictsModel</name>
    <message>
        <source>Similarity: {figure}</source>
        <translation>Схожість: {figure}</translation>
    </message>
    <message>
        <source>unsaved text</source>
        <translation>незбережений текст</translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>Undo</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторити</translation>
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
    <name>DecayControls</name>
    <message>
        <source>Exponential: one half-life</source>
        <translation>Експоненційний: один період</translation>
    </message>
    <message>
        <source>Weibull: by type of fact</source>
        <translation>Вейбулла: за типом факту</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Закон</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>годин</translation>
    </message>
    <message>
        <source>days</source>
        <translation>днів</translation>
    </message>
    <message>
        <source>Unit of the half-life</source>
        <translation>Одиниця періоду напівзгасання</translation>
    </message>
    <message>
        <source>Half-life</source>
        <translation>Період напівзгасання</translation>
    </message>
    <message>
        <source>Threshold: faded below</source>
        <translation>Поріг: нижче — згасле</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Типово</translation>
    </message>
    <message>
        <source>Each type of fact has its own: it stands beside its name.</source>
        <translation>У кожного типу фактів він свій: його вказано біля назви.</translation>
    </message>
    <message>
        <source>Default: {days} days. The mark below the slider shows it.</source>
        <translation>Типово: {days} дн. На це значення вказує позначка під повзунком.</translation>
    </message>
    <message>
        <source>Default: {figure}. The mark below the slider shows it.</source>
        <translation>Типово: {figure}. На це значення вказує позначка під повзунком.</translation>
    </message>
    <message>
        <source>Half-life and threshold as they are at first</source>
        <translation>Початкові період напівзгасання й поріг</translation>
    </message>
</context>
<context>
    <name>DecayFooter</name>
    <message>
        <source>Show</source>
        <translation>Показати</translation>
    </message>
    <message>
        <source>Skip once</source>
        <translation>Цього разу оминути</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Закріпити</translation>
    </message>
    <message>
        <source>Show the fact in Details</source>
        <translation>Показати факт у «Подробицях»</translation>
    </message>
    <message>
        <source>Leave the selected facts alone while this window is open</source>
        <translation>Не чіпати вибраних фактів, доки відкрито це вікно</translation>
    </message>
    <message>
        <source>Pin the selected facts: they never fade</source>
        <translation>Закріпити вибрані факти: вони ніколи не згасають</translation>
    </message>
    <message>
        <source>This workspace can only be read here: nothing is applied.</source>
        <translation>Цей робочий простір відкрито лише для читання: нічого не буде застосовано.</translation>
    </message>
    <message>
        <source>Applying…</source>
        <translation>Застосування…</translation>
    </message>
    <message>
        <source>Working out what is written…</source>
        <translation>Визначається, що буде записано…</translation>
    </message>
    <message>
        <source>Nothing changes with these figures.</source>
        <translation>Із цими значеннями нічого не зміниться.</translation>
    </message>
</context>
<context>
    <name>DecayLegend</name>
    <message>
        <source>Types of facts</source>
        <translation>Типи фактів</translation>
    </message>
    <message>
        <source>half is left after {days} days</source>
        <translation>половина лишається через {days} дн.</translation>
    </message>
    <message>
        <source>{days} d</source>
        <translation>{days} дн.</translation>
    </message>
</context>
<context>
    <name>DecayList</name>
    <message>
        <source>Facts that fade</source>
        <translation>Факти, що згасають</translation>
    </message>
    <message>
        <source>Search here   /</source>
        <translation>Шукати тут   /</translation>
    </message>
    <message>
        <source>Search the facts that fade</source>
        <translation>Шукати серед фактів, що згасають</translation>
    </message>
</context>
<context>
    <name>DecayModel</name>
    <message numerus="yes">
        <source>+%n d</source>
        <translation>
            <numerusform>+%n дн.</numerusform>
            <numerusform>+%n дн.</numerusform>
            <numerusform>+%n дн.</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Оминути</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Факт</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Сьогодні</translation>
    </message>
    <message>
        <source>Falls below</source>
        <translation>Нижче порога</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Цей прогін</translation>
    </message>
    <message>
        <source>from the start</source>
        <translation>від початку</translation>
    </message>
    <message>
        <source>never</source>
        <translation>ніколи</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>оминається</translation>
    </message>
    <message>
        <source>not skipped</source>
        <translation>не оминається</translation>
    </message>
    <message>
        <source>Ticked facts are left alone by this run. Space switches the tick.</source>
        <translation>Цей прогін оминає позначені факти. Space ставить або знімає позначку.</translation>
    </message>
    <message>
        <source>Importance now, by the chosen law</source>
        <translation>Важливість зараз за вибраним законом</translation>
    </message>
    <message>
        <source>When importance falls below the threshold where nobody uses the fact</source>
        <translation>Коли важливість опуститься нижче порога, якщо фактом ніхто не користується</translation>
    </message>
    <message>
        <source>What applying does with the fact</source>
        <translation>Що станеться з фактом після застосування</translation>
    </message>
</context>
<context>
    <name>DecayPlot</name>
    <message>
        <source>Importance by age</source>
        <translation>Важливість за віком</translation>
    </message>
    <message>
        <source>Age in days</source>
        <translation>Вік у днях</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Важливість</translation>
    </message>
    <message>
        <source>threshold {figure}</source>
        <translation>поріг {figure}</translation>
    </message>
</context>
<context>
    <name>DecayWindow</name>
    <message>
        <source>Decay in {name}</source>
        <translation>Згасання в {name}</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Підрахунок…</translation>
    </message>
    <message>
        <source>“{text}” was changed meanwhile, so nothing was written. All is counted anew.</source>
        <translation>Тим часом «{text}» змінено, тож нічого не записано. Усе підраховується заново.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>The look at all facts was stopped; what is shown is as before.</source>
        <translation>Перегляд усіх фактів зупинено; показане лишилося, як було.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Переглянути ще раз</translation>
    </message>
</context>
<context>
    <name>DecayWords</name>
    <message>
        <source>stays</source>
        <translation>лишається</translation>
    </message>
    <message>
        <source>decays</source>
        <translation>згасає</translation>
    </message>
    <message>
        <source>is deleted</source>
        <translation>видаляється</translation>
    </message>
    <message numerus="yes">
        <source>%n scanned</source>
        <translation>
            <numerusform>переглянуто %n</numerusform>
            <numerusform>переглянуто %n</numerusform>
            <numerusform>переглянуто %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decayed</source>
        <translation>
            <numerusform>згасло %n</numerusform>
            <numerusform>згасло %n</numerusform>
            <numerusform>згасло %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pruned</source>
        <translation>
            <numerusform>видалено %n</numerusform>
            <numerusform>видалено %n</numerusform>
            <numerusform>видалено %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n untouched</source>
        <translation>
            <numerusform>без змін %n</numerusform>
            <numerusform>без змін %n</numerusform>
            <numerusform>без змін %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Decay: {counts}</source>
        <translation>Згасання: {counts}</translation>
    </message>
    <message>
        <source>Below the threshold, where nobody uses them: {counts}</source>
        <translation>Нижче порога, якщо ними ніхто не користується: {counts}</translation>
    </message>
    <message numerus="yes">
        <source>Decay %n fact(s)</source>
        <translation>
            <numerusform>Застосувати згасання: %n факт</numerusform>
            <numerusform>Застосувати згасання: %n факти</numerusform>
            <numerusform>Застосувати згасання: %n фактів</numerusform>
        </translation>
    </message>
    <message>
        <source>{decays}, delete {count}</source>
        <translation>{decays}, видалити {count}</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n fact(s)</source>
        <translation>
            <numerusform>Видалити %n факт</numerusform>
            <numerusform>Видалити %n факти</numerusform>
            <numerusform>Видалити %n фактів</numerusform>
        </translation>
    </message>
    <message>
        <source>Decay</source>
        <translation>Застосувати згасання</translation>
    </message>
    <message numerus="yes">
        <source>Settles %n open conflict(s) of what is deleted.</source>
        <translation>
            <numerusform>Розв’язує %n відкритий конфлікт щодо видаленого.</numerusform>
            <numerusform>Розв’язує %n відкриті конфлікти щодо видаленого.</numerusform>
            <numerusform>Розв’язує %n відкритих конфліктів щодо видаленого.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) fade(s)</source>
        <translation>
            <numerusform>%n факт згасає</numerusform>
            <numerusform>%n факти згасають</numerusform>
            <numerusform>%n фактів згасають</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n fact(s) that fade</source>
        <translation>
            <numerusform>{count} з %n факту, що згасає</numerusform>
            <numerusform>{count} з %n фактів, що згасають</numerusform>
            <numerusform>{count} з %n фактів, що згасають</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pinned, which never fade(s)</source>
        <translation>
            <numerusform>%n закріплений, ніколи не згасає</numerusform>
            <numerusform>%n закріплені, ніколи не згасають</numerusform>
            <numerusform>%n закріплених, ніколи не згасають</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n odd one(s) left alone</source>
        <translation>
            <numerusform>%n аномальний пропущено</numerusform>
            <numerusform>%n аномальні пропущено</numerusform>
            <numerusform>%n аномальних пропущено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) drawn</source>
        <translation>
            <numerusform>на графіку %n факт</numerusform>
            <numerusform>на графіку %n факти</numerusform>
            <numerusform>на графіку %n фактів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every {step}th fact drawn, {count} of %n</source>
        <translation>
            <numerusform>на графіку кожен {step}-й факт, {count} з %n</numerusform>
            <numerusform>на графіку кожен {step}-й факт, {count} з %n</numerusform>
            <numerusform>на графіку кожен {step}-й факт, {count} з %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pinned or without date or importance, on no curve</source>
        <translation>
            <numerusform>%n закріплений або без дати чи важливості, поза кривими</numerusform>
            <numerusform>%n закріплені або без дати чи важливості, поза кривими</numerusform>
            <numerusform>%n закріплених або без дати чи важливості, поза кривими</numerusform>
        </translation>
    </message>
    <message>
        <source>today {count}</source>
        <translation>сьогодні — {count}</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s) {count}</source>
        <translation>
            <numerusform>через %n день — {count}</numerusform>
            <numerusform>через %n дні — {count}</numerusform>
            <numerusform>через %n днів — {count}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DecideDialog</name>
    <message>
        <source>This was changed since</source>
        <translation>Відтоді це змінено</translation>
    </message>
    <message>
        <source>The agent changed this too</source>
        <translation>Агент теж це змінив</translation>
    </message>
    <message>
        <source>After this step the same fields were changed again. Choose for each what stays: what is there now, or what undo would restore. Until then nothing is changed.</source>
        <translation>Після цього кроку ті самі поля знову змінено. Для кожного виберіть, що лишити: те, що є зараз, чи те, що відновить скасування. До того нічого не зміниться.</translation>
    </message>
    <message>
        <source>While your change waited, an agent changed the same fields. Choose for each what stays. Until then the file keeps the agent&apos;s values, and yours wait here.</source>
        <translation>Поки ваша зміна очікувала, агент змінив ті самі поля. Для кожного виберіть, що лишити. До того у файлі будуть значення агента, а ваші очікуватимуть тут.</translation>
    </message>
    <message>
        <source>as this step left it</source>
        <translation>після цього кроку</translation>
    </message>
    <message>
        <source>now · 2</source>
        <translation>зараз · 2</translation>
    </message>
    <message>
        <source>undo would restore · 1</source>
        <translation>відновить скасування · 1</translation>
    </message>
    <message>
        <source>before</source>
        <translation>раніше</translation>
    </message>
    <message>
        <source>agent&apos;s (now in the file) · 2</source>
        <translation>агентове (зараз у файлі) · 2</translation>
    </message>
    <message>
        <source>mine · 1</source>
        <translation>моє · 1</translation>
    </message>
    <message>
        <source>Keep all as it is now</source>
        <translation>Лишити все, як зараз</translation>
    </message>
    <message>
        <source>Keep the agent&apos;s for all</source>
        <translation>Усюди лишити агентове</translation>
    </message>
    <message>
        <source>Restore all</source>
        <translation>Відновити все</translation>
    </message>
    <message>
        <source>Take mine for all</source>
        <translation>Усюди взяти моє</translation>
    </message>
    <message>
        <source>Fields to decide on</source>
        <translation>Поля, що потребують рішення</translation>
    </message>
    <message>
        <source>Apply my choices</source>
        <translation>Застосувати вибір</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Вирішити пізніше</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) still need a choice</source>
        <translation>
            <numerusform>%n поле ще потребує вибору</numerusform>
            <numerusform>%n поля ще потребують вибору</numerusform>
            <numerusform>%n полів ще потребують вибору</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DecisionBar</name>
    <message>
        <source>What the decision is for</source>
        <translation>На що поширюється рішення</translation>
    </message>
    <message>
        <source>S: the next scope</source>
        <translation>S: наступне охоплення</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Редагувати…</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Моє</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Їхнє</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Залишити обидва</translation>
    </message>
    <message numerus="yes">
        <source>and for the other %n conflict(s) like it in {domain} ({kind})</source>
        <translation>
            <numerusform>і ще для %n схожого конфлікту в домені {domain} ({kind})</numerusform>
            <numerusform>і ще для %n схожих конфліктів у домені {domain} ({kind})</numerusform>
            <numerusform>і ще для %n схожих конфліктів у домені {domain} ({kind})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and for the other %n conflict(s) like it ({kind})</source>
        <translation>
            <numerusform>і ще для %n схожого конфлікту ({kind})</numerusform>
            <numerusform>і ще для %n схожих конфліктів ({kind})</numerusform>
            <numerusform>і ще для %n схожих конфліктів ({kind})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and for all other %n conflict(s)</source>
        <translation>
            <numerusform>і для всієї решти (%n конфлікт)</numerusform>
            <numerusform>і для всієї решти (%n конфлікти)</numerusform>
            <numerusform>і для всієї решти (%n конфліктів)</numerusform>
        </translation>
    </message>
    <message>
        <source>for this one</source>
        <translation>для цього</translation>
    </message>
</context>
<context>
    <name>DeleteBranchDialog</name>
    <message>
        <source>Delete a branch</source>
        <translation>Видалити гілку</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Details</source>
        <translation>Подробиці</translation>
    </message>
</context>
<context>
    <name>DifferenceView</name>
    <message>
        <source>Base</source>
        <translation>Основа</translation>
    </message>
    <message>
        <source>Hide equal fields</source>
        <translation>Приховати однакові поля</translation>
    </message>
    <message>
        <source>as sent on {date}</source>
        <translation>як надіслано {date}</translation>
    </message>
    <message>
        <source>as merged on {date}</source>
        <translation>як злито {date}</translation>
    </message>
    <message>
        <source>‹ Previous</source>
        <translation>‹ Попередня</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>Наступна ›</translation>
    </message>
    <message>
        <source>Nothing is listed. Press a chip above to list a class of memories.</source>
        <translation>Список порожній. Натисніть одну з позначок угорі, щоб показати спогади цього класу.</translation>
    </message>
    <message>
        <source>conflict {n} of {all}</source>
        <translation>конфлікт {n} з {all}</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>лишився %n</numerusform>
            <numerusform>лишилося %n</numerusform>
            <numerusform>лишилося %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message>
        <source>Conflicts</source>
        <translation>Конфлікти</translation>
    </message>
    <message>
        <source>New there</source>
        <translation>Нове там</translation>
    </message>
    <message>
        <source>Changed there</source>
        <translation>Змінено там</translation>
    </message>
    <message>
        <source>Deleted there</source>
        <translation>Видалено там</translation>
    </message>
    <message>
        <source>Deleted here, still there</source>
        <translation>Видалено тут, там ще є</translation>
    </message>
    <message>
        <source>Merged by field</source>
        <translation>Злито за полями</translation>
    </message>
    <message>
        <source>Changed here</source>
        <translation>Змінено тут</translation>
    </message>
    <message>
        <source>Missing there</source>
        <translation>Там немає</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>Лише тут</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Однакове</translation>
    </message>
    <message>
        <source>new there</source>
        <translation>нове там</translation>
    </message>
    <message>
        <source>changed there</source>
        <translation>змінено там</translation>
    </message>
    <message>
        <source>deleted there</source>
        <translation>видалено там</translation>
    </message>
    <message>
        <source>deleted here, still there</source>
        <translation>видалено тут, там ще є</translation>
    </message>
    <message>
        <source>merged by field</source>
        <translation>злито за полями</translation>
    </message>
    <message>
        <source>changed here</source>
        <translation>змінено тут</translation>
    </message>
    <message>
        <source>missing there</source>
        <translation>там немає</translation>
    </message>
    <message>
        <source>only here</source>
        <translation>лише тут</translation>
    </message>
    <message>
        <source>same</source>
        <translation>однакове</translation>
    </message>
    <message>
        <source>replaced on both sides</source>
        <translation>замінено з обох боків</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>моє</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>їхнє</translation>
    </message>
    <message>
        <source>keep both</source>
        <translation>залишити обидва</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>відредаговано</translation>
    </message>
    <message>
        <source>both changes</source>
        <translation>обидві зміни</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>пропущено</translation>
    </message>
    <message>
        <source>import</source>
        <translation>імпортувати</translation>
    </message>
    <message>
        <source>delete here</source>
        <translation>видалити тут</translation>
    </message>
    <message>
        <source>bring back</source>
        <translation>повернути</translation>
    </message>
    <message>
        <source>keep deleted</source>
        <translation>залишити видаленим</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>залишити</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>дія не потрібна</translation>
    </message>
    <message>
        <source>This is the workspace that is open: there is nothing to compare. Choose another file.</source>
        <translation>Це і є відкритий робочий простір: порівнювати нічого. Виберіть інший файл.</translation>
    </message>
    <message>
        <source>The incoming file is damaged (places: {here}, records lost: {there}). What can be read is compared, and can be merged.</source>
        <translation>Отриманий файл пошкоджено (місць: {here}, втрачено записів: {there}). Те, що читається, порівняно й можна злити.</translation>
    </message>
    <message>
        <source>Its vectors have {there} numbers, those here {here}: texts that come in get new vectors of this workspace.</source>
        <translation>Розмірність його векторів — {there}, тутешніх — {here}: отримані тексти дістануть нові вектори цього робочого простору.</translation>
    </message>
    <message>
        <source>Its vectors were made by “{there}”, those here by “{here}”: texts that come in get new vectors of this workspace.</source>
        <translation>Його вектори створено моделлю «{there}», тутешні — моделлю «{here}»: отримані тексти дістануть нові вектори цього робочого простору.</translation>
    </message>
    <message>
        <source>It measures distances by “{there}”, this workspace by “{here}”: vectors are taken as they are.</source>
        <translation>Відстані в ньому вимірюються за метрикою «{there}», у цьому робочому просторі — за «{here}»: вектори беруться, як є.</translation>
    </message>
    <message>
        <source>changed here, deleted there</source>
        <translation>змінено тут, видалено там</translation>
    </message>
    <message>
        <source>deleted here, changed there</source>
        <translation>видалено тут, змінено там</translation>
    </message>
    <message>
        <source>differs: {fields}</source>
        <translation>відмінності: {fields}</translation>
    </message>
    <message>
        <source>both changed: {fields}</source>
        <translation>змінено з обох боків: {fields}</translation>
    </message>
    <message>
        <source>deleted {date}</source>
        <translation>видалено {date}</translation>
    </message>
    <message>
        <source>decide</source>
        <translation>вирішити</translation>
    </message>
    <message>
        <source>by field</source>
        <translation>за полями</translation>
    </message>
    <message>
        <source>deletion</source>
        <translation>видалення</translation>
    </message>
    <message>
        <source>replacement</source>
        <translation>заміна</translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>Details</source>
        <translation>Подробиці</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Активність</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Нотатки</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Доступ</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Конфлікти</translation>
    </message>
    <message>
        <source>Agent view</source>
        <translation>Погляд агента</translation>
    </message>
    <message>
        <source>Conflicts {count}</source>
        <translation>Конфлікти {count}</translation>
    </message>
</context>
<context>
    <name>Embedding</name>
    <message>
        <source>New texts are embedded with {model} from now on.</source>
        <translation>Відтепер нові тексти векторизує {model}.</translation>
    </message>
    <message>
        <source>Vectors of another model</source>
        <translation>Вектори іншої моделі</translation>
    </message>
    <message>
        <source>Agents find these texts by what they said before, or not by meaning. Press to renew.</source>
        <translation>Агенти знаходять ці тексти за тим, що в них було раніше, або не знаходять за змістом. Натисніть, щоб оновити.</translation>
    </message>
</context>
<context>
    <name>EmbeddingWords</name>
    <message>
        <source>No vector was replaced: an agent has “{name}” open for writing. Try again when it has finished.</source>
        <translation>Жодного вектора не замінено: агент тримає «{name}» відкритим для запису. Спробуйте ще раз, коли агент завершить.</translation>
    </message>
    <message>
        <source>No vector was replaced: “{name}” is not there any more.</source>
        <translation>Жодного вектора не замінено: файлу «{name}» там уже немає.</translation>
    </message>
    <message>
        <source>No vector was replaced: “{name}” or its folder may not be written by you. Ask the owner for permission.</source>
        <translation>Жодного вектора не замінено: вам не можна писати в «{name}» або в його теку. Попросіть дозволу у власника.</translation>
    </message>
    <message>
        <source>No vector was replaced: the disk has no room for the new file beside the old one. Free some space, then try again.</source>
        <translation>Жодного вектора не замінено: на диску немає місця для нового файлу поруч зі старим. Звільніть місце й спробуйте ще раз.</translation>
    </message>
    <message>
        <source>No vector was replaced: “{name}” is damaged. “Check file…” says where; repair it first.</source>
        <translation>Жодного вектора не замінено: файл «{name}» пошкоджено. «Перевірити файл…» покаже, де саме; спершу виправте його.</translation>
    </message>
    <message>
        <source>No vector was replaced: the name “{name}” and the name of a branch are too long together for vectlite. Give the file a shorter name and open it again.</source>
        <translation>Жодного вектора не замінено: назва «{name}» і назва гілки разом задовгі для vectlite. Дайте файлу коротшу назву й відкрийте його знову.</translation>
    </message>
    <message>
        <source>No vector was replaced: writing the new file failed. “{name}” is as it was.</source>
        <translation>Жодного вектора не замінено: не вдалося записати новий файл. «{name}» лишився, як був.</translation>
    </message>
    <message>
        <source>no model named</source>
        <translation>модель не вказано</translation>
    </message>
    <message numerus="yes">
        <source>%n dimension(s)</source>
        <translation>
            <numerusform>%n вимір</numerusform>
            <numerusform>%n виміри</numerusform>
            <numerusform>%n вимірів</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no text that needs a vector.</source>
        <translation>Немає текстів, яким потрібен вектор.</translation>
    </message>
    <message numerus="yes">
        <source>All %n text(s) have a vector of what they say now.</source>
        <translation>
            <numerusform>Усі тексти (%n) мають актуальний вектор.</numerusform>
            <numerusform>Усі тексти (%n) мають актуальний вектор.</numerusform>
            <numerusform>Усі тексти (%n) мають актуальний вектор.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{some} of {all} text(s) have a vector of what they say now.</source>
        <translation>
            <numerusform>Актуальний вектор є в {some} з {all} тексту.</numerusform>
            <numerusform>Актуальний вектор є в {some} з {all} текстів.</numerusform>
            <numerusform>Актуальний вектор є в {some} з {all} текстів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait(s) for a new one.</source>
        <translation>
            <numerusform>%n очікує на новий.</numerusform>
            <numerusform>%n очікують на новий.</numerusform>
            <numerusform>%n очікують на новий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have none that can be used.</source>
        <translation>
            <numerusform>%n не має придатного.</numerusform>
            <numerusform>%n не мають придатного.</numerusform>
            <numerusform>%n не мають придатного.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its vectors are of another model ({model}): nothing is found by meaning until that model is chosen here, or all texts are embedded anew.</source>
        <translation>Його вектори створено іншою моделлю ({model}): за змістом нічого не буде знайдено, доки тут не виберуть ту модель або не векторизують усі тексти заново.</translation>
    </message>
    <message numerus="yes">
        <source>Renew %n vector(s)…</source>
        <translation>
            <numerusform>Оновити %n вектор…</numerusform>
            <numerusform>Оновити %n вектори…</numerusform>
            <numerusform>Оновити %n векторів…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) wait for a vector</source>
        <translation>
            <numerusform>%n текст очікує на вектор</numerusform>
            <numerusform>%n тексти очікують на вектор</numerusform>
            <numerusform>%n текстів очікують на вектор</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Re-embed %n text(s)</source>
        <translation>
            <numerusform>Векторизувати заново %n текст</numerusform>
            <numerusform>Векторизувати заново %n тексти</numerusform>
            <numerusform>Векторизувати заново %n текстів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace the vectors of %n text(s)? This cannot be undone.</source>
        <translation>
            <numerusform>Замінити вектори %n тексту? Цього не можна скасувати.</numerusform>
            <numerusform>Замінити вектори %n текстів? Цього не можна скасувати.</numerusform>
            <numerusform>Замінити вектори %n текстів? Цього не можна скасувати.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before: {old}
After: {new}</source>
        <translation>Було: {old}
Стане: {new}</translation>
    </message>
    <message>
        <source>Agents find nothing by meaning here until they use the new model, too.</source>
        <translation>Агенти нічого не знайдуть тут за змістом, доки теж не перейдуть на нову модель.</translation>
    </message>
    <message>
        <source>The model stays the same: agents go on as before.</source>
        <translation>Модель лишається та сама: агенти працюють, як раніше.</translation>
    </message>
    <message>
        <source>It takes {time}. You and agents can go on working; what you change is written once it is done. Only at the end, when the new file takes the place of the old one, agents cannot write for a moment.</source>
        <translation>Це триватиме {time}. Ви й агенти можете працювати далі; ваші зміни буде записано після завершення. Лише мить наприкінці, коли новий файл стане на місце старого, агенти не зможуть писати.</translation>
    </message>
    <message>
        <source>The whole file as it is now is kept as a backup in {folder}</source>
        <translation>Увесь теперішній файл буде збережено як резервну копію в {folder}</translation>
    </message>
    <message numerus="yes">
        <source>Replaced the vectors of %n text(s) by those of {model}.</source>
        <translation>
            <numerusform>Вектори %n тексту замінено на вектори моделі {model}.</numerusform>
            <numerusform>Вектори %n текстів замінено на вектори моделі {model}.</numerusform>
            <numerusform>Вектори %n текстів замінено на вектори моделі {model}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) changed meanwhile and wait for a new one.</source>
        <translation>
            <numerusform>%n текст тим часом змінився й очікує на новий вектор.</numerusform>
            <numerusform>%n тексти тим часом змінилися й очікують на новий вектор.</numerusform>
            <numerusform>%n текстів тим часом змінилися й очікують на новий вектор.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file as it was: {path}</source>
        <translation>Файл, яким він був: {path}</translation>
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
    <name>EraseDialog</name>
    <message>
        <source>Erase permanently</source>
        <translation>Стерти назавжди</translation>
    </message>
    <message numerus="yes">
        <source>Erase %n fact(s) for good? This cannot be undone.</source>
        <translation>
            <numerusform>Стерти назавжди %n факт? Цього не можна скасувати.</numerusform>
            <numerusform>Стерти назавжди %n факти? Цього не можна скасувати.</numerusform>
            <numerusform>Стерти назавжди %n фактів? Цього не можна скасувати.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) leave the workspace: every revision of these texts goes too.</source>
        <translation>
            <numerusform>Із робочого простору зникне %n запис, зокрема всі редакції цих текстів.</numerusform>
            <numerusform>Із робочого простору зникнуть %n записи, зокрема всі редакції цих текстів.</numerusform>
            <numerusform>Із робочого простору зникне %n записів, зокрема всі редакції цих текстів.</numerusform>
        </translation>
    </message>
    <message>
        <source>The history of changes on this computer forgets the texts, and what was done to them.</source>
        <translation>Історія змін на цьому комп’ютері забуде ці тексти й те, що з ними робили.</translation>
    </message>
    <message>
        <source>All daily backups of this workspace are deleted, because they hold the texts.</source>
        <translation>Усі щоденні резервні копії цього робочого простору буде видалено, бо вони містять ці тексти.</translation>
    </message>
    <message>
        <source>The agents&apos; index is rebuilt. That takes {time}, in which agents can read but not write. You can go on working.</source>
        <translation>Індекс агентів буде перебудовано. Це триватиме {time}: агенти зможуть читати, але не писати. Ви можете працювати далі.</translation>
    </message>
    <message numerus="yes">
        <source>Erase %n fact(s)</source>
        <translation>
            <numerusform>Стерти %n факт</numerusform>
            <numerusform>Стерти %n факти</numerusform>
            <numerusform>Стерти %n фактів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n record(s) for good? This cannot be undone.</source>
        <translation>
            <numerusform>Стерти назавжди %n запис? Цього не можна скасувати.</numerusform>
            <numerusform>Стерти назавжди %n записи? Цього не можна скасувати.</numerusform>
            <numerusform>Стерти назавжди %n записів? Цього не можна скасувати.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n record(s)</source>
        <translation>
            <numerusform>Стерти %n запис</numerusform>
            <numerusform>Стерти %n записи</numerusform>
            <numerusform>Стерти %n записів</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Ranks alone count in this mode</source>
        <translation>У цьому режимі враховуються лише позиції</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Пояснення</translation>
    </message>
    <message>
        <source>How the score comes about</source>
        <translation>Із чого складається оцінка</translation>
    </message>
    <message>
        <source>together, of 1 at most</source>
        <translation>разом, щонайбільше 1</translation>
    </message>
    <message>
        <source>× what fading leaves</source>
        <translation>× лишок після згасання</translation>
    </message>
    <message>
        <source>× confidence</source>
        <translation>× впевненість</translation>
    </message>
    <message>
        <source>× of another repository</source>
        <translation>× з іншого репозиторію</translation>
    </message>
    <message>
        <source>= score</source>
        <translation>= оцінка</translation>
    </message>
    <message>
        <source>− diversity, for the order only: like</source>
        <translation>− різноманітність, лише для порядку: схоже на</translation>
    </message>
    <message>
        <source>rank {rank}</source>
        <translation>позиція {rank}</translation>
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
    <name>FactForm</name>
    <message>
        <source>never fades</source>
        <translation>ніколи не згасає</translation>
    </message>
    <message>
        <source>never</source>
        <translation>безстроково</translation>
    </message>
    <message>
        <source>none</source>
        <translation>немає</translation>
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
        <source>Agents create facts; here you review and correct them. This command gives Claude Code this memory; README says how other agents get it:</source>
        <translation>Факти створюють агенти; тут їх переглядають і виправляють. Ця команда дає цю пам’ять Claude Code; як її отримують інші агенти, сказано в README:</translation>
    </message>
</context>
<context>
    <name>Farewell</name>
    <message>
        <source>“{job}” is not finished. Close all the same?</source>
        <translation>Дію «{job}» не завершено. Усе одно закрити?</translation>
    </message>
    <message>
        <source>What was only looked at is given up; the file stays as it is. Changes that wait are kept and are written at the next start.</source>
        <translation>Незавершений перегляд буде облишено; файл лишиться, як є. Зміни, що очікують, не буде втрачено: їх буде записано під час наступного запуску.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Лишитися</translation>
    </message>
</context>
<context>
    <name>FieldChoice</name>
    <message>
        <source>{field}, {column}: {value}</source>
        <translation>{field}, {column}: {value}</translation>
    </message>
</context>
<context>
    <name>FieldProblems</name>
    <message>
        <source>This is no number. Write it like 0.85 or 85 %.</source>
        <translation>Це не число. Пишіть, як-от 0,85 або 85 %.</translation>
    </message>
    <message>
        <source>The figure must lie between 0 and 1.</source>
        <translation>Число має бути від 0 до 1.</translation>
    </message>
    <message>
        <source>This is no date. Write it like 2027-01-31, or 2027-01-31 18:00; leave it empty for no end.</source>
        <translation>Це не дата. Пишіть, як-от 2027-01-31 або 2027-01-31 18:00; порожнє поле означає «безстроково».</translation>
    </message>
    <message>
        <source>This must be one line without tabs and other control characters.</source>
        <translation>Тут має бути один рядок без табуляцій та інших керівних символів.</translation>
    </message>
    <message>
        <source>This is too long: at most {n} characters.</source>
        <translation>Задовго: щонайбільше {n} символів.</translation>
    </message>
    <message>
        <source>A text cannot be emptied. Delete the fact instead.</source>
        <translation>Текст не може бути порожнім. Натомість видаліть факт.</translation>
    </message>
    <message>
        <source>One character in here is broken and cannot be stored. Type it again.</source>
        <translation>Один із символів зіпсовано, його не можна зберегти. Введіть його знову.</translation>
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
        <source>{figure} now</source>
        <translation>{figure} зараз</translation>
    </message>
    <message>
        <source>{figure} in 7 days</source>
        <translation>{figure} через 7 днів</translation>
    </message>
    <message>
        <source>pinned, never fades</source>
        <translation>закріплено, ніколи не згасає</translation>
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
    <name>FilterMenu</name>
    <message>
        <source>Filter</source>
        <translation>Фільтр</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Результати</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Очистити фільтр</translation>
    </message>
    <message>
        <source>Filter {count}</source>
        <translation>Фільтр {count}</translation>
    </message>
    <message>
        <source>Only these may answer: {words}</source>
        <translation>Шукати лише серед: {words}</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Підрахунок…</translation>
    </message>
    <message numerus="yes">
        <source>%n rarer value(s) are not listed</source>
        <translation>
            <numerusform>%n рідкісніше значення не показано</numerusform>
            <numerusform>%n рідкісніші значення не показано</numerusform>
            <numerusform>%n рідкісніших значень не показано</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to choose from</source>
        <translation>Немає з чого вибирати</translation>
    </message>
</context>
<context>
    <name>FindWords</name>
    <message numerus="yes">
        <source>among %n fact(s)</source>
        <translation>
            <numerusform>серед %n факту</numerusform>
            <numerusform>серед %n фактів</numerusform>
            <numerusform>серед %n фактів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contradiction(s)</source>
        <translation>
            <numerusform>%n суперечність</numerusform>
            <numerusform>%n суперечності</numerusform>
            <numerusform>%n суперечностей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s)</source>
        <translation>
            <numerusform>%n дублікат</numerusform>
            <numerusform>%n дублікати</numerusform>
            <numerusform>%n дублікатів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have no vector, so only equal ones are compared</source>
        <translation>
            <numerusform>%n не має вектора, тож порівняно лише однакові</numerusform>
            <numerusform>%n не мають вектора, тож порівняно лише однакові</numerusform>
            <numerusform>%n не мають вектора, тож порівняно лише однакові</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have odd values and are left out</source>
        <translation>
            <numerusform>%n має аномальні значення, його пропущено</numerusform>
            <numerusform>%n мають аномальні значення, їх пропущено</numerusform>
            <numerusform>%n мають аномальні значення, їх пропущено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n large topic(s) only the nearest facts were compared</source>
        <translation>
            <numerusform>у %n великій темі порівняно лише найближчі факти</numerusform>
            <numerusform>у %n великих темах порівняно лише найближчі факти</numerusform>
            <numerusform>у %n великих темах порівняно лише найближчі факти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are not in the inbox yet</source>
        <translation>
            <numerusform>%n із них ще немає у вхідних</numerusform>
            <numerusform>%n із них ще немає у вхідних</numerusform>
            <numerusform>%n із них ще немає у вхідних</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n into the inbox</source>
        <translation>
            <numerusform>Додати до вхідних: %n</numerusform>
            <numerusform>Додати до вхідних: %n</numerusform>
            <numerusform>Додати до вхідних: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n put into the inbox.</source>
        <translation>
            <numerusform>Додано до вхідних: %n.</numerusform>
            <numerusform>Додано до вхідних: %n.</numerusform>
            <numerusform>Додано до вхідних: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed meanwhile and were left out.</source>
        <translation>
            <numerusform>%n тим часом змінився, тому його пропущено.</numerusform>
            <numerusform>%n тим часом змінилися, тому їх пропущено.</numerusform>
            <numerusform>%n тим часом змінилися, тому їх пропущено.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindingModel</name>
    <message>
        <source>a change of it waits to be written</source>
        <translation>його зміна очікує запису</translation>
    </message>
    <message>
        <source>renew vectors</source>
        <translation>оновити вектори</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Запис</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Що не так</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Виправлення</translation>
    </message>
    <message>
        <source>to be repaired</source>
        <translation>буде виправлено</translation>
    </message>
    <message>
        <source>to be left</source>
        <translation>лишиться, як є</translation>
    </message>
</context>
<context>
    <name>FindingPane</name>
    <message>
        <source>The memory’s text, with what was found masked</source>
        <translation>Текст спогаду, у якому знайдене замасковано</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>secret</source>
        <translation>секрет</translation>
    </message>
    <message>
        <source>e-mail address</source>
        <translation>адреса електронної пошти</translation>
    </message>
    <message>
        <source>telephone number</source>
        <translation>номер телефону</translation>
    </message>
    <message>
        <source>private host</source>
        <translation>приватний хост</translation>
    </message>
</context>
<context>
    <name>FindingsModel</name>
    <message>
        <source>Leave out</source>
        <translation>Пропустити</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Знайдено</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значення</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Де</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Що станеться</translation>
    </message>
    <message>
        <source>stays here</source>
        <translation>лишається тут</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>дозволено</translation>
    </message>
    <message>
        <source>goes out</source>
        <translation>надсилається</translation>
    </message>
    <message>
        <source>This stands in the file’s own record, which goes always.</source>
        <translation>Це міститься у власному записі файлу, який надсилається завжди.</translation>
    </message>
    <message>
        <source>leave this memory out</source>
        <translation>пропустити цей спогад</translation>
    </message>
    <message>
        <source>Leave this memory out</source>
        <translation>Пропустити цей спогад</translation>
    </message>
</context>
<context>
    <name>FindingsPage</name>
    <message>
        <source>Kinds of findings</source>
        <translation>Види знахідок</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Знахідки</translation>
    </message>
    <message>
        <source>The finding in full</source>
        <translation>Знахідка повністю</translation>
    </message>
    <message>
        <source>Nothing is wrong with this file, and there is nothing to look at.</source>
        <translation>Із цим файлом усе гаразд, переглядати нічого.</translation>
    </message>
    <message>
        <source>Repair: {what}</source>
        <translation>Виправлення: {what}</translation>
    </message>
</context>
<context>
    <name>FindingsTable</name>
    <message>
        <source>What was found</source>
        <translation>Що знайдено</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>For the rest ▾</source>
        <translation>Для решти ▾</translation>
    </message>
    <message>
        <source>Leave conflicts out</source>
        <translation>Пропустити конфлікти</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Nothing can be merged here: the two files are only compared.</source>
        <translation>Тут злиття неможливе: два файли лише порівнюються.</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>підрахунок…</translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s) undecided</source>
        <translation>
            <numerusform>%n невирішений конфлікт</numerusform>
            <numerusform>%n невирішені конфлікти</numerusform>
            <numerusform>%n невирішених конфліктів</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing to write</source>
        <translation>записувати нічого</translation>
    </message>
    <message numerus="yes">
        <source>Merge %n change(s)</source>
        <translation>
            <numerusform>Злити %n зміну</numerusform>
            <numerusform>Злити %n зміни</numerusform>
            <numerusform>Злити %n змін</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>import %n</source>
        <translation>
            <numerusform>імпортовано %n</numerusform>
            <numerusform>імпортовано %n</numerusform>
            <numerusform>імпортовано %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>change %n</source>
        <translation>
            <numerusform>змінено %n</numerusform>
            <numerusform>змінено %n</numerusform>
            <numerusform>змінено %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bring back %n</source>
        <translation>
            <numerusform>повернуто %n</numerusform>
            <numerusform>повернуто %n</numerusform>
            <numerusform>повернуто %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete %n</source>
        <translation>
            <numerusform>видалено %n</numerusform>
            <numerusform>видалено %n</numerusform>
            <numerusform>видалено %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keep both of %n</source>
        <translation>
            <numerusform>залишено обидва: %n</numerusform>
            <numerusform>залишено обидва: %n</numerusform>
            <numerusform>залишено обидва: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>renew the use counts of %n</source>
        <translation>
            <numerusform>оновлено лічильники використання: %n</numerusform>
            <numerusform>оновлено лічильники використання: %n</numerusform>
            <numerusform>оновлено лічильники використання: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leave out %n</source>
        <translation>
            <numerusform>пропущено %n</numerusform>
            <numerusform>пропущено %n</numerusform>
            <numerusform>пропущено %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Will {what}.</source>
        <translation>Буде {what}.</translation>
    </message>
    <message numerus="yes">
        <source>%n reference(s) will lead to nothing.</source>
        <translation>
            <numerusform>%n посилання вестиме в нікуди.</numerusform>
            <numerusform>%n посилання вестимуть у нікуди.</numerusform>
            <numerusform>%n посилань вестимуть у нікуди.</numerusform>
        </translation>
    </message>
    <message>
        <source>The newer one wins</source>
        <translation>Взяти новіше</translation>
    </message>
    <message>
        <source>Mine wins</source>
        <translation>Взяти моє</translation>
    </message>
    <message>
        <source>Theirs wins</source>
        <translation>Взяти їхнє</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Залишити обидва</translation>
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
    <name>FoundPage</name>
    <message>
        <source>The scan runs on this computer and knows the usual forms of keys, passwords and addresses. It cannot find everything.</source>
        <translation>Перевірка виконується на цьому комп’ютері й розпізнає звичні форми ключів, паролів та адрес. Усього вона знайти не може.</translation>
    </message>
    <message>
        <source>The workspace is open for reading only: what is sent cannot be noted, so that comparing with it later asks more.</source>
        <translation>Робочий простір відкрито лише для читання: надіслане не можна занотувати, тож під час пізнішого порівняння запитань буде більше.</translation>
    </message>
    <message>
        <source>Space leaves out · A allows</source>
        <translation>Space — пропустити · A — дозволити</translation>
    </message>
    <message numerus="yes">
        <source>Take %n memory(ies) along</source>
        <translation>
            <numerusform>Взяти %n спогад</numerusform>
            <numerusform>Взяти %n спогади</numerusform>
            <numerusform>Взяти %n спогадів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave out %n memory(ies)</source>
        <translation>
            <numerusform>Пропустити %n спогад</numerusform>
            <numerusform>Пропустити %n спогади</numerusform>
            <numerusform>Пропустити %n спогадів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ask about %n value(s) again</source>
        <translation>
            <numerusform>Знову питати про %n значення</numerusform>
            <numerusform>Знову питати про %n значення</numerusform>
            <numerusform>Знову питати про %n значень</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allow %n value(s)</source>
        <translation>
            <numerusform>Дозволити %n значення</numerusform>
            <numerusform>Дозволити %n значення</numerusform>
            <numerusform>Дозволити %n значень</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) is (are) not listed, because the value is allowed.</source>
        <translation>
            <numerusform>%n знахідку не показано, бо її значення дозволено.</numerusform>
            <numerusform>%n знахідки не показано, бо їхні значення дозволено.</numerusform>
            <numerusform>%n знахідок не показано, бо їхні значення дозволено.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) was (were) allowed earlier; none of them is in what goes.</source>
        <translation>
            <numerusform>Раніше дозволено %n значення; у тому, що надсилається, такого немає.</numerusform>
            <numerusform>Раніше дозволено %n значення; у тому, що надсилається, такого немає.</numerusform>
            <numerusform>Раніше дозволено %n значень; у тому, що надсилається, такого немає.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forget %n allowed value(s)</source>
        <translation>
            <numerusform>Забути %n дозволене значення</numerusform>
            <numerusform>Забути %n дозволені значення</numerusform>
            <numerusform>Забути %n дозволених значень</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n memory(ies)</source>
        <translation>
            <numerusform>у %n спогаді</numerusform>
            <numerusform>у %n спогадах</numerusform>
            <numerusform>у %n спогадах</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) {where} go(es) out as things stand.</source>
        <translation>
            <numerusform>Наразі буде надіслано %n знахідку {where}.</numerusform>
            <numerusform>Наразі буде надіслано %n знахідки {where}.</numerusform>
            <numerusform>Наразі буде надіслано %n знахідок {where}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything that was found stays here or is allowed.</source>
        <translation>Усе знайдене лишається тут або дозволене.</translation>
    </message>
    <message>
        <source>Nothing else was found.</source>
        <translation>Більше нічого не знайдено.</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Нічого не знайдено.</translation>
    </message>
    <message>
        <source>The workspace has changed since. What was looked through goes, as it was then; to send what is new, go back and look again.</source>
        <translation>Відтоді робочий простір змінився. Буде надіслано перевірене, яким воно було тоді; щоб надіслати нове, поверніться й перевірте ще раз.</translation>
    </message>
</context>
<context>
    <name>GitStates</name>
    <message>
        <source>current</source>
        <translation>поточна</translation>
    </message>
    <message>
        <source>in {detail}</source>
        <translation>у {detail}</translation>
    </message>
    <message>
        <source>exists</source>
        <translation>існує</translation>
    </message>
    <message>
        <source>merged into {detail}</source>
        <translation>влита в {detail}</translation>
    </message>
    <message>
        <source>only on {detail}</source>
        <translation>лише на {detail}</translation>
    </message>
    <message>
        <source>renamed to {detail}</source>
        <translation>тепер {detail}</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>зникла</translation>
    </message>
    <message>
        <source>Git has it checked out in the workspace&apos;s folder.</source>
        <translation>Це поточна гілка git у теці робочого простору.</translation>
    </message>
    <message>
        <source>Git has it checked out in {detail}.</source>
        <translation>Це поточна гілка git у {detail}.</translation>
    </message>
    <message>
        <source>Git has this branch.</source>
        <translation>Ця гілка є в git.</translation>
    </message>
    <message>
        <source>Git has merged all its commits into {detail}.</source>
        <translation>Усі її коміти вже влито в {detail}.</translation>
    </message>
    <message>
        <source>Git knows it only from {detail}, as far as was fetched.</source>
        <translation>Git знає її лише з {detail}, станом на останнє отримання.</translation>
    </message>
    <message>
        <source>Git calls it {detail} now. Its memory can be moved there.</source>
        <translation>Тепер у git вона зветься {detail}. Її пам’ять можна перемістити туди.</translation>
    </message>
    <message>
        <source>Git has no such branch: no agent reads this memory any more.</source>
        <translation>Такої гілки в git немає: жоден агент уже не читає цю пам’ять.</translation>
    </message>
    <message>
        <source>The branch is not known: {reason}.</source>
        <translation>Гілка невідома: {reason}.</translation>
    </message>
    <message>
        <source>Git is at commit {commit}, on no branch.</source>
        <translation>Git перебуває на коміті {commit}, поза гілками.</translation>
    </message>
    <message>
        <source>Git is on {branch}.</source>
        <translation>Git перебуває на {branch}.</translation>
    </message>
    <message>
        <source>The workspace&apos;s folder is under no git.</source>
        <translation>Тека робочого простору не належить жодному репозиторію git.</translation>
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
    <name>Heading</name>
    <message>
        <source>This workspace</source>
        <translation>Цей робочий простір</translation>
    </message>
    <message>
        <source>Incoming file</source>
        <translation>Отриманий файл</translation>
    </message>
    <message numerus="yes">
        <source>%n memory(s)</source>
        <translation>
            <numerusform>%n спогад</numerusform>
            <numerusform>%n спогади</numerusform>
            <numerusform>%n спогадів</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} · {memories} · changed {date}</source>
        <translation>{name} · {memories} · змінено {date}</translation>
    </message>
    <message>
        <source>three-way</source>
        <translation>тристороннє</translation>
    </message>
    <message>
        <source>two-way</source>
        <translation>двостороннє</translation>
    </message>
    <message>
        <source>compare without it</source>
        <translation>порівняти без основи</translation>
    </message>
    <message>
        <source>compare with it</source>
        <translation>порівняти з основою</translation>
    </message>
    <message>
        <source>what both began with is not known: every difference may be a conflict</source>
        <translation>спільна основа невідома: кожна відмінність може бути конфліктом</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n запис</numerusform>
            <numerusform>%n записи</numerusform>
            <numerusform>%n записів</numerusform>
        </translation>
    </message>
    <message>
        <source>base: sent as {name} on {date}, {records}</source>
        <translation>основа: надіслано {date} як {name}, {records}</translation>
    </message>
    <message>
        <source>base: merged from {name} on {date}, {records}</source>
        <translation>основа: злито {date} з {name}, {records}</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>History of changes</source>
        <translation>Історія змін</translation>
    </message>
    <message>
        <source>Days that a change is kept</source>
        <translation>Скільки днів зберігати зміну</translation>
    </message>
    <message>
        <source>Megabytes in all</source>
        <translation>Усього мегабайтів</translation>
    </message>
    <message>
        <source>Daily backups of a workspace</source>
        <translation>Щоденні копії робочого простору</translation>
    </message>
    <message>
        <source>No backups are made: nothing but Undo brings back what was changed or deleted.</source>
        <translation>Резервних копій не буде: змінене чи видалене поверне лише «Скасувати».</translation>
    </message>
    <message>
        <source>Less than now: what is beyond is removed at once, for good.</source>
        <translation>Менше, ніж зараз: зайве буде вилучено одразу й назавжди.</translation>
    </message>
    <message>
        <source>Every change of yours is noted on this computer, so that you can see it and take it back. The oldest go where either limit is reached.</source>
        <translation>Кожну вашу зміну записано на цьому комп’ютері, щоб її можна було побачити й скасувати. Найдавніші зникають, щойно досягнуто однієї з меж.</translation>
    </message>
    <message>
        <source>How much is kept</source>
        <translation>Скільки зберігати</translation>
    </message>
    <message>
        <source>Usual values</source>
        <translation>Типові значення</translation>
    </message>
</context>
<context>
    <name>JobProgress</name>
    <message>
        <source>stopping…</source>
        <translation>зупиняється…</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>ще {time}</translation>
    </message>
</context>
<context>
    <name>JobStrip</name>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Cancel: {job}</source>
        <translation>Скасувати: {job}</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>зупиняється…</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>ще {time}</translation>
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
    <name>LineInput</name>
    <message>
        <source>Clear</source>
        <translation>Очистити</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Sort facts by</source>
        <translation>Упорядкувати факти за</translation>
    </message>
    <message>
        <source>Columns of facts</source>
        <translation>Стовпці фактів</translation>
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
    <name>Maintenance</name>
    <message>
        <source>Exact duplicates</source>
        <translation>Точні дублікати</translation>
    </message>
    <message>
        <source>Near duplicates</source>
        <translation>Близькі дублікати</translation>
    </message>
    <message>
        <source>Session items worth keeping</source>
        <translation>Записи сеансів, які варто зберегти</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Прострочені</translation>
    </message>
    <message>
        <source>Faded</source>
        <translation>Згаслі</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Сумнівні</translation>
    </message>
    <message>
        <source>New beliefs</source>
        <translation>Нові переконання</translation>
    </message>
    <message>
        <source>Changed beliefs</source>
        <translation>Змінені переконання</translation>
    </message>
    <message>
        <source>Conflicts between agents</source>
        <translation>Конфлікти між агентами</translation>
    </message>
    <message>
        <source>Beliefs that lapsed</source>
        <translation>Переконання, що відпали</translation>
    </message>
    <message>
        <source>Beliefs that stand</source>
        <translation>Чинні переконання</translation>
    </message>
    <message>
        <source>The texts are equal. One stays, and takes over what the others have.</source>
        <translation>Тексти однакові. Один лишається й переймає те, що мають інші.</translation>
    </message>
    <message>
        <source>The texts mean the same. One stays, and takes over what the others have.</source>
        <translation>Тексти означають те саме. Один лишається й переймає те, що мають інші.</translation>
    </message>
    <message>
        <source>An agent noted it for one session. It is of a type that holds longer.</source>
        <translation>Агент занотував це на один сеанс. Записи цього типу дійсні довше.</translation>
    </message>
    <message>
        <source>The time until which it holds has passed. Agents do not get it.</source>
        <translation>Час, до якого він дійсний, минув. Агенти його не отримують.</translation>
    </message>
    <message>
        <source>Its importance has faded below what is kept: nobody used it.</source>
        <translation>Його важливість згасла нижче межі зберігання: ним ніхто не користувався.</translation>
    </message>
    <message>
        <source>It is older than 30 days, and its confidence is below 0.5.</source>
        <translation>Йому понад 30 днів, а його впевненість нижча за 0,5.</translation>
    </message>
    <message>
        <source>Several agents say so. It is noted as a belief of all.</source>
        <translation>Так кажуть кілька агентів. Це буде занотовано як спільне переконання.</translation>
    </message>
    <message>
        <source>It is noted as a belief, but what agents say of it is another now.</source>
        <translation>Це занотовано як переконання, але тепер агенти кажуть про це інше.</translation>
    </message>
    <message>
        <source>Two agents contradict each other. It is noted as an open conflict, for you to decide there.</source>
        <translation>Два агенти суперечать один одному. Це буде занотовано як відкритий конфлікт, щоб ви вирішили його там.</translation>
    </message>
    <message>
        <source>It was a belief of several agents. Nobody agrees on it any more.</source>
        <translation>Це було переконання кількох агентів. Тепер його вже ніхто не поділяє.</translation>
    </message>
    <message>
        <source>It is noted, and these facts still say so.</source>
        <translation>Його записано, і ці факти досі так кажуть.</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>не вирішено</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>прийняти</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>відредаговано</translation>
    </message>
    <message>
        <source>skip</source>
        <translation>пропустити</translation>
    </message>
    <message>
        <source>changed, look again</source>
        <translation>змінено, перегляньте ще раз</translation>
    </message>
    <message>
        <source>noted</source>
        <translation>записано</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>лишається</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>вливається</translation>
    </message>
    <message>
        <source>becomes a fact</source>
        <translation>стає фактом</translation>
    </message>
    <message>
        <source>counts as a mention</source>
        <translation>рахується як згадка</translation>
    </message>
    <message>
        <source>belief</source>
        <translation>переконання</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>погоджується</translation>
    </message>
    <message>
        <source>contradicts</source>
        <translation>суперечить</translation>
    </message>
    <message>
        <source>is deleted</source>
        <translation>видаляється</translation>
    </message>
    <message>
        <source>learned {date}</source>
        <translation>засвоєно {date}</translation>
    </message>
    <message>
        <source>confidence {n}</source>
        <translation>впевненість {n}</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>закріплено</translation>
    </message>
    <message>
        <source>branch {name}</source>
        <translation>гілка {name}</translation>
    </message>
    <message>
        <source>Comes to</source>
        <translation>Куди</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Агенти</translation>
    </message>
    <message>
        <source>From the facts</source>
        <translation>З фактів</translation>
    </message>
</context>
<context>
    <name>MaintenanceWords</name>
    <message numerus="yes">
        <source>Noted %n conflict(s)</source>
        <translation>
            <numerusform>Занотовано %n конфлікт</numerusform>
            <numerusform>Занотовано %n конфлікти</numerusform>
            <numerusform>Занотовано %n конфліктів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resolved %n conflict(s): “{text}” stays</source>
        <translation>
            <numerusform>Розв’язано %n конфлікт: лишається «{text}»</numerusform>
            <numerusform>Розв’язано %n конфлікти: лишається «{text}»</numerusform>
            <numerusform>Розв’язано %n конфліктів: лишається «{text}»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resolved %n conflict(s): text corrected to “{text}”</source>
        <translation>
            <numerusform>Розв’язано %n конфлікт: текст виправлено на «{text}»</numerusform>
            <numerusform>Розв’язано %n конфлікти: текст виправлено на «{text}»</numerusform>
            <numerusform>Розв’язано %n конфліктів: текст виправлено на «{text}»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dismissed %n conflict(s)</source>
        <translation>
            <numerusform>Відхилено %n конфлікт</numerusform>
            <numerusform>Відхилено %n конфлікти</numerusform>
            <numerusform>Відхилено %n конфліктів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s) settled</source>
        <translation>
            <numerusform>розв’язано %n конфлікт</numerusform>
            <numerusform>розв’язано %n конфлікти</numerusform>
            <numerusform>розв’язано %n конфліктів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s) noted</source>
        <translation>
            <numerusform>занотовано %n конфлікт</numerusform>
            <numerusform>занотовано %n конфлікти</numerusform>
            <numerusform>занотовано %n конфліктів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) lost importance</source>
        <translation>
            <numerusform>%n факт утратив важливість</numerusform>
            <numerusform>%n факти втратили важливість</numerusform>
            <numerusform>%n фактів утратили важливість</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>видалено %n</numerusform>
            <numerusform>видалено %n</numerusform>
            <numerusform>видалено %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n merged into another</source>
        <translation>
            <numerusform>влито в інший %n</numerusform>
            <numerusform>влито в інший %n</numerusform>
            <numerusform>влито в інший %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n promoted to a fact</source>
        <translation>
            <numerusform>%n став фактом</numerusform>
            <numerusform>%n стали фактами</numerusform>
            <numerusform>%n стали фактами</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n updated</source>
        <translation>
            <numerusform>оновлено %n</numerusform>
            <numerusform>оновлено %n</numerusform>
            <numerusform>оновлено %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n belief(s) noted</source>
        <translation>
            <numerusform>занотовано %n переконання</numerusform>
            <numerusform>занотовано %n переконання</numerusform>
            <numerusform>занотовано %n переконань</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <translation>
            <numerusform>облишено %n</numerusform>
            <numerusform>облишено %n</numerusform>
            <numerusform>облишено %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired %n record(s)</source>
        <translation>
            <numerusform>Виправлено %n запис</numerusform>
            <numerusform>Виправлено %n записи</numerusform>
            <numerusform>Виправлено %n записів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Purged %n record(s) permanently</source>
        <translation>
            <numerusform>Остаточно вилучено %n запис</numerusform>
            <numerusform>Остаточно вилучено %n записи</numerusform>
            <numerusform>Остаточно вилучено %n записів</numerusform>
        </translation>
    </message>
    <message>
        <source>An agent learned “{text}”</source>
        <translation>Агент засвоїв «{text}»</translation>
    </message>
    <message>
        <source>Decay: {what}</source>
        <translation>Згасання: {what}</translation>
    </message>
    <message>
        <source>Consolidated: {what}</source>
        <translation>Консолідовано: {what}</translation>
    </message>
    <message>
        <source>Harmonised: {what}</source>
        <translation>Узгоджено: {what}</translation>
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
    <name>MatterBar</name>
    <message>
        <source>Ctrl+A. One decision, which Ctrl+Z takes back.</source>
        <translation>Ctrl+A. Одне рішення, яке скасовує Ctrl+Z.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропустити</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Редагувати…</translation>
    </message>
    <message numerus="yes">
        <source>Accept this and the other %n of this kind</source>
        <translation>
            <numerusform>Прийняти це й ще %n цього виду</numerusform>
            <numerusform>Прийняти це й ще %n цього виду</numerusform>
            <numerusform>Прийняти це й ще %n цього виду</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Accept the other %n of this kind</source>
        <translation>
            <numerusform>Прийняти решту цього виду (%n)</numerusform>
            <numerusform>Прийняти решту цього виду (%n)</numerusform>
            <numerusform>Прийняти решту цього виду (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept: make them one</source>
        <translation>Прийняти: об’єднати</translation>
    </message>
    <message>
        <source>Accept: keep it</source>
        <translation>Прийняти: зберегти</translation>
    </message>
    <message>
        <source>Accept: note it</source>
        <translation>Прийняти: занотувати</translation>
    </message>
    <message>
        <source>Accept: delete it</source>
        <translation>Прийняти: видалити</translation>
    </message>
</context>
<context>
    <name>MatterPane</name>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} з {all}</translation>
    </message>
    <message>
        <source>A record of it was changed meanwhile: look at it again.</source>
        <translation>Тим часом один із записів змінився: перегляньте ще раз.</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Записи</translation>
    </message>
    <message numerus="yes">
        <source>Show more: %n record(s) are not shown yet</source>
        <translation>
            <numerusform>Показати більше: ще не показано %n запис</numerusform>
            <numerusform>Показати більше: ще не показано %n записи</numerusform>
            <numerusform>Показати більше: ще не показано %n записів</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatterWords</name>
    <message numerus="yes">
        <source>%n accepted</source>
        <translation>
            <numerusform>прийнято %n</numerusform>
            <numerusform>прийнято %n</numerusform>
            <numerusform>прийнято %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to look at again</source>
        <translation>
            <numerusform>переглянути ще раз: %n</numerusform>
            <numerusform>переглянути ще раз: %n</numerusform>
            <numerusform>переглянути ще раз: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>і ще %n</numerusform>
            <numerusform>і ще %n</numerusform>
            <numerusform>і ще %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Merger</name>
    <message>
        <source>another workspace is open</source>
        <translation>відкрито інший робочий простір</translation>
    </message>
    <message>
        <source>the workspace is read-only</source>
        <translation>робочий простір відкрито лише для читання</translation>
    </message>
    <message>
        <source>A workspace was opened meanwhile: the history of this one says whether it was merged.</source>
        <translation>Тим часом відкрили робочий простір: чи виконано злиття, видно з історії цього простору.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) fell away: what they were about is another now.</source>
        <translation>
            <numerusform>%n рішення відпало: те, чого воно стосувалося, уже інше.</numerusform>
            <numerusform>%n рішення відпали: те, чого вони стосувалися, уже інше.</numerusform>
            <numerusform>%n рішень відпало: те, чого вони стосувалися, уже інше.</numerusform>
        </translation>
    </message>
    <message>
        <source>The workspace was changed meanwhile, so nothing was merged. Look at it again.</source>
        <translation>Тим часом робочий простір змінився, тож нічого не злито. Перегляньте ще раз.</translation>
    </message>
    <message>
        <source>Taking it back met something that changed meanwhile: decide in the main window.</source>
        <translation>Під час скасування трапилося те, що тим часом змінилося: вирішіть у головному вікні.</translation>
    </message>
    <message>
        <source>It met something that changed meanwhile: decide in the main window.</source>
        <translation>Злиття натрапило на те, що тим часом змінилося: вирішіть у головному вікні.</translation>
    </message>
    <message>
        <source>It is taken back as soon as the agent lets go of the file.</source>
        <translation>Буде скасовано, щойно агент відпустить файл.</translation>
    </message>
    <message>
        <source>It is being taken back.</source>
        <translation>Триває скасування.</translation>
    </message>
    <message>
        <source>It is written down, and goes into the file as soon as the agent lets go of it.</source>
        <translation>Злиття не втрачено: його буде записано, щойно агент звільнить файл.</translation>
    </message>
    <message>
        <source>It is being written to the file.</source>
        <translation>Злиття записується у файл.</translation>
    </message>
    <message>
        <source>It was taken back.</source>
        <translation>Злиття скасовано.</translation>
    </message>
    <message>
        <source>It is in the file.</source>
        <translation>Злиття вже у файлі.</translation>
    </message>
</context>
<context>
    <name>ModelChoice</name>
    <message>
        <source>{model}, which comes along</source>
        <translation>{model}, що йде в комплекті</translation>
    </message>
    <message>
        <source>One in a folder on this computer</source>
        <translation>Модель із теки на цьому комп’ютері</translation>
    </message>
    <message>
        <source>One of the Hugging Face hub</source>
        <translation>Модель із Hugging Face Hub</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Огляд…</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Завантажити</translation>
    </message>
    <message>
        <source>“{name}” cannot be the name of a model on the hub. Names look like organisation/name.</source>
        <translation>«{name}» не може бути назвою моделі на Hugging Face Hub. Назви мають вигляд «організація/назва».</translation>
    </message>
    <message>
        <source>The folder with the model&apos;s modules.json</source>
        <translation>Тека з файлом modules.json моделі</translation>
    </message>
    <message>
        <source>Folder of the model</source>
        <translation>Тека моделі</translation>
    </message>
    <message>
        <source>Browse for the folder of the model</source>
        <translation>Вибрати теку моделі</translation>
    </message>
    <message>
        <source>Such as {name}</source>
        <translation>Наприклад, {name}</translation>
    </message>
    <message>
        <source>Name of the model on the Hugging Face hub</source>
        <translation>Назва моделі на Hugging Face Hub</translation>
    </message>
    <message>
        <source>Fetches the model from huggingface.co into the cache on this computer</source>
        <translation>Завантажує модель із huggingface.co в кеш на цьому комп’ютері</translation>
    </message>
    <message>
        <source>Choose the folder of an embedding model</source>
        <translation>Вибрати теку моделі векторизації</translation>
    </message>
</context>
<context>
    <name>ModelDialog</name>
    <message>
        <source>Embedding model</source>
        <translation>Модель векторизації</translation>
    </message>
    <message>
        <source>A model on this computer turns texts into vectors, so that they are found by meaning. Agents find a text by meaning only where they use the same model.</source>
        <translation>Модель на цьому комп’ютері перетворює тексти на вектори, щоб їх можна було знайти за змістом. Агенти знаходять текст за змістом, лише якщо користуються тією самою моделлю.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Пошук…</translation>
    </message>
    <message>
        <source>It is used once all of it is here.</source>
        <translation>Її буде застосовано, щойно вона завантажиться повністю.</translation>
    </message>
    <message>
        <source>Choose the folder of a sentence-transformers model.</source>
        <translation>Виберіть теку моделі sentence-transformers.</translation>
    </message>
    <message>
        <source>Type the name of a model. It is fetched when you press “Fetch”, and never by itself.</source>
        <translation>Введіть назву моделі. Вона завантажиться, коли ви натиснете «Завантажити», і ніколи — сама.</translation>
    </message>
</context>
<context>
    <name>ModelSearch</name>
    <message>
        <source>It was not fetched: you stopped it.</source>
        <translation>Модель не завантажено: ви зупинили завантаження.</translation>
    </message>
    <message>
        <source>Fetching {name}</source>
        <translation>Завантаження {name}</translation>
    </message>
</context>
<context>
    <name>MoveWords</name>
    <message numerus="yes">
        <source>%n fact(s) to {place}</source>
        <translation>
            <numerusform>%n факт у {place}</numerusform>
            <numerusform>%n факти у {place}</numerusform>
            <numerusform>%n фактів у {place}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copy(s) to {place}</source>
        <translation>
            <numerusform>%n копія в {place}</numerusform>
            <numerusform>%n копії в {place}</numerusform>
            <numerusform>%n копій у {place}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n say(s) the same there already</source>
        <translation>
            <numerusform>%n такий самий там уже є</numerusform>
            <numerusform>%n такі самі там уже є</numerusform>
            <numerusform>%n таких самих там уже є</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n get(s) another id, because theirs is taken there</source>
        <translation>
            <numerusform>%n дістане інший id, бо його власний там зайнято</numerusform>
            <numerusform>%n дістануть інший id, бо їхній там зайнято</numerusform>
            <numerusform>%n дістануть інший id, бо їхній там зайнято</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) that name them follow</source>
        <translation>
            <numerusform>%n запис, що їх згадує, буде оновлено</numerusform>
            <numerusform>%n записи, що їх згадують, буде оновлено</numerusform>
            <numerusform>%n записів, що їх згадують, буде оновлено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n fact(s) to {place}</source>
        <translation>
            <numerusform>Переміщено %n факт у {place}</numerusform>
            <numerusform>Переміщено %n факти у {place}</numerusform>
            <numerusform>Переміщено %n фактів у {place}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n fact(s) to {place}</source>
        <translation>
            <numerusform>Скопійовано %n факт у {place}</numerusform>
            <numerusform>Скопійовано %n факти у {place}</numerusform>
            <numerusform>Скопійовано %n фактів у {place}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted branch {place}: %n fact(s)</source>
        <translation>
            <numerusform>Видалено гілку {place}: %n факт</numerusform>
            <numerusform>Видалено гілку {place}: %n факти</numerusform>
            <numerusform>Видалено гілку {place}: %n фактів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete branch “{name}” with its %n fact(s)?</source>
        <translation>
            <numerusform>Видалити гілку «{name}» разом із %n фактом?</numerusform>
            <numerusform>Видалити гілку «{name}» разом із %n фактами?</numerusform>
            <numerusform>Видалити гілку «{name}» разом із %n фактами?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete {name} (%n fact(s))</source>
        <translation>
            <numerusform>Видалити {name} (%n факт)</numerusform>
            <numerusform>Видалити {name} (%n факти)</numerusform>
            <numerusform>Видалити {name} (%n фактів)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them is/are superseded and go(es) too.</source>
        <translation>
            <numerusform>З них %n замінений, і його теж буде видалено.</numerusform>
            <numerusform>З них %n замінені, і їх теж буде видалено.</numerusform>
            <numerusform>З них %n замінених, і їх теж буде видалено.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n policy(s) cite(s) it and go(es) on citing it, shown as deleted</source>
        <translation>
            <numerusform>%n політика й далі посилатиметься на це, показане як видалене</numerusform>
            <numerusform>%n політики й далі посилатимуться на це, показане як видалене</numerusform>
            <numerusform>%n політик і далі посилатимуться на це, показане як видалене</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) elsewhere keep(s) the link to it</source>
        <translation>
            <numerusform>%n факт в іншому місці збереже посилання</numerusform>
            <numerusform>%n факти в іншому місці збережуть посилання</numerusform>
            <numerusform>%n фактів в іншому місці збережуть посилання</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open conflict(s) end(s) with it.</source>
        <translation>
            <numerusform>Цим завершиться %n відкритий конфлікт.</numerusform>
            <numerusform>Цим завершаться %n відкриті конфлікти.</numerusform>
            <numerusform>Цим завершиться %n відкритих конфліктів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo brings everything back.</source>
        <translation>«Скасувати» поверне все.</translation>
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
    <name>NotePage</name>
    <message>
        <source>Discard changes</source>
        <translation>Відкинути зміни</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Повернути</translation>
    </message>
    <message>
        <source>Note of {agent}, as Markdown</source>
        <translation>Нотатка агента {agent} у Markdown</translation>
    </message>
    <message>
        <source>This workspace is open for reading only.</source>
        <translation>Цей робочий простір відкрито лише для читання.</translation>
    </message>
    <message>
        <source>This note has values that do not fit their fields, so it is read-only.</source>
        <translation>Значення в цій нотатці не відповідають своїм полям, тож її можна лише читати.</translation>
    </message>
    <message>
        <source>A note cannot be emptied: only its agent gives it up.</source>
        <translation>Нотатка не може бути порожньою: відмовитися від неї може лише її агент.</translation>
    </message>
    <message>
        <source>This was not saved. What you typed is kept as a draft.</source>
        <translation>Не збережено. Набране лишилося чернеткою.</translation>
    </message>
    <message>
        <source>The typed text was discarded.</source>
        <translation>Набраний текст відкинуто.</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>Notes by agent</source>
        <translation>Нотатки за агентами</translation>
    </message>
    <message>
        <source>No notes yet</source>
        <translation>Нотаток ще немає</translation>
    </message>
    <message>
        <source>Agents write notes for themselves: what they learned about their work. None has done so here.</source>
        <translation>Агенти пишуть нотатки для себе: що вони дізналися про свою роботу. Тут жоден ще цього не робив.</translation>
    </message>
</context>
<context>
    <name>NotesModel</name>
    <message>
        <source>unsaved text</source>
        <translation>незбережений текст</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>очікує</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Закрити це повідомлення</translation>
    </message>
</context>
<context>
    <name>ObstacleBar</name>
    <message>
        <source>Merge what can be merged</source>
        <translation>Злити те, що можна</translation>
    </message>
</context>
<context>
    <name>OptionsModel</name>
    <message numerus="yes">
        <source>%n fact(s)</source>
        <translation>
            <numerusform>%n факт</numerusform>
            <numerusform>%n факти</numerusform>
            <numerusform>%n фактів</numerusform>
        </translation>
    </message>
    <message>
        <source>git&apos;s branch</source>
        <translation>гілка git</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>показана</translation>
    </message>
</context>
<context>
    <name>OverviewStrip</name>
    <message>
        <source>Where the differences lie</source>
        <translation>Де розташовані відмінності</translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>Список порожній.</translation>
    </message>
</context>
<context>
    <name>OwnText</name>
    <message>
        <source>Write the text that stays</source>
        <translation>Текст, який лишиться</translation>
    </message>
    <message>
        <source>Text as Markdown</source>
        <translation>Текст у Markdown</translation>
    </message>
    <message>
        <source>Accept with this text</source>
        <translation>Прийняти з цим текстом</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>What you typed is kept while the window is open</source>
        <translation>Набране зберігається, доки відкрито вікно</translation>
    </message>
    <message>
        <source>Begin with the text of record {n}</source>
        <translation>Почати з тексту запису {n}</translation>
    </message>
    <message>
        <source>Begin with the text of record:</source>
        <translation>Почати з тексту запису:</translation>
    </message>
</context>
<context>
    <name>PaneCell</name>
    <message>
        <source>Copy</source>
        <translation>Скопіювати</translation>
    </message>
</context>
<context>
    <name>PaneFrame</name>
    <message>
        <source>Both sides</source>
        <translation>Обидві сторони</translation>
    </message>
</context>
<context>
    <name>PlaceTree</name>
    <message>
        <source>Branches and other memory that go</source>
        <translation>Гілки та інша пам’ять, що надсилаються</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Гілки</translation>
    </message>
    <message>
        <source>Belongs to no branch</source>
        <translation>Поза гілками</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>about the user</source>
        <translation>про користувача</translation>
    </message>
    <message>
        <source>feedback</source>
        <translation>відгуки</translation>
    </message>
    <message>
        <source>policies</source>
        <translation>політики</translation>
    </message>
    <message>
        <source>agents’ notes</source>
        <translation>нотатки агентів</translation>
    </message>
    <message>
        <source>domains</source>
        <translation>домени</translation>
    </message>
    <message>
        <source>access of roles</source>
        <translation>доступ ролей</translation>
    </message>
    <message>
        <source>skills</source>
        <translation>навички</translation>
    </message>
    <message>
        <source>session items</source>
        <translation>елементи сеансу</translation>
    </message>
    <message>
        <source>conflicts</source>
        <translation>конфлікти</translation>
    </message>
    <message>
        <source>beliefs</source>
        <translation>переконання</translation>
    </message>
    <message>
        <source>without a namespace</source>
        <translation>без простору імен</translation>
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
    <name>PolicyForm</name>
    <message>
        <source>in every dispatch</source>
        <translation>у кожному запуску</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>усім</translation>
    </message>
    <message>
        <source>none</source>
        <translation>немає</translation>
    </message>
    <message>
        <source>advisory: reaches everyone</source>
        <translation>лише порада: отримують усі</translation>
    </message>
</context>
<context>
    <name>PreambleInputs</name>
    <message>
        <source>Task</source>
        <translation>Завдання</translation>
    </message>
    <message>
        <source>What the agent is sent to do</source>
        <translation>Що доручено агентові</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Агент</translation>
    </message>
    <message>
        <source>nobody, no notes</source>
        <translation>ніхто, без нотаток</translation>
    </message>
    <message>
        <source>Repository</source>
        <translation>Репозиторій</translation>
    </message>
    <message>
        <source>none</source>
        <translation>немає</translation>
    </message>
    <message>
        <source>{length} of {least} characters: a shorter task gets no facts</source>
        <translation>Символів: {length} з {least}; до коротшого завдання факти не додаються</translation>
    </message>
</context>
<context>
    <name>PreamblePage</name>
    <message>
        <source>Copy</source>
        <translation>Скопіювати</translation>
    </message>
    <message>
        <source>Copy the whole text, as the agent gets it</source>
        <translation>Скопіювати весь текст, яким його отримує агент</translation>
    </message>
    <message>
        <source>What the agent gets</source>
        <translation>Що отримує агент</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>Робочий простір не відкрито</translation>
    </message>
    <message>
        <source>What an agent gets at dispatch comes from its workspace.</source>
        <translation>Те, що агент отримує під час запуску, береться з його робочого простору.</translation>
    </message>
    <message>
        <source>An agent gets nothing</source>
        <translation>Агент не отримує нічого</translation>
    </message>
    <message>
        <source>Costs about {tokens} tokens at this dispatch, {always} of them at every one.</source>
        <translation>Токенів за цей запуск: близько {tokens}, з них за кожен запуск — {always}.</translation>
    </message>
    <message>
        <source>Costs about {tokens} tokens at every dispatch.</source>
        <translation>Токенів за кожен запуск: близько {tokens}.</translation>
    </message>
    <message>
        <source>{agent} has no notes</source>
        <translation>агент {agent} не має нотаток</translation>
    </message>
    <message>
        <source>no agent is named</source>
        <translation>агента не вказано</translation>
    </message>
    <message>
        <source>There is no active policy, {notes}, and no fact goes along with this task.</source>
        <translation>Активних політик немає, {notes}, і до цього завдання не додається жоден факт.</translation>
    </message>
    <message numerus="yes">
        <source>An agent gets what is in the file; %n change(s) wait to be written.</source>
        <translation>
            <numerusform>Агент отримує те, що є у файлі; %n зміна очікує запису.</numerusform>
            <numerusform>Агент отримує те, що є у файлі; %n зміни очікують запису.</numerusform>
            <numerusform>Агент отримує те, що є у файлі; %n змін очікують запису.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PurgeDialog</name>
    <message>
        <source>Purge permanently</source>
        <translation>Остаточне вилучення</translation>
    </message>
</context>
<context>
    <name>PurgePage</name>
    <message>
        <source>Compact only</source>
        <translation>Лише ущільнити</translation>
    </message>
    <message>
        <source>Write the file anew as it stands, so that its log and gaps go; nothing is removed</source>
        <translation>Переписати файл, яким він є, щоб зникли журнал і проміжки; нічого не буде вилучено</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Облишити</translation>
    </message>
    <message>
        <source>Days that what was put aside is kept</source>
        <translation>Скільки днів зберігати виведене з ужитку</translation>
    </message>
    <message>
        <source>Remove for good what was put aside more than</source>
        <translation>Остаточно вилучити виведене з ужитку понад</translation>
    </message>
    <message>
        <source>days ago</source>
        <translation>дн. тому</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Записи</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Розмір</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Усього</translation>
    </message>
    <message>
        <source>Purge…</source>
        <translation>Остаточно вилучити…</translation>
    </message>
    <message>
        <source>Nothing can be changed here: the workspace is open for reading only.</source>
        <translation>Тут нічого не можна змінити: робочий простір відкрито лише для читання.</translation>
    </message>
    <message>
        <source>An agent has the file open. The purge is done as soon as it is free.</source>
        <translation>Агент тримає файл відкритим. Очищення відбудеться, щойно файл звільниться.</translation>
    </message>
    <message>
        <source>The file is being written anew…</source>
        <translation>Файл переписується…</translation>
    </message>
    <message>
        <source>Stopped. The file is as it was.</source>
        <translation>Зупинено. Файл лишився, як був.</translation>
    </message>
    <message>
        <source>The workspace changed meanwhile, so nothing was purged. All is counted anew.</source>
        <translation>Тим часом робочий простір змінився, тож нічого не вилучено. Усе підраховується заново.</translation>
    </message>
    <message>
        <source>Show the backup</source>
        <translation>Показати резервну копію</translation>
    </message>
    <message>
        <source>Count again</source>
        <translation>Підрахувати ще раз</translation>
    </message>
    <message>
        <source>Counting was stopped.</source>
        <translation>Підрахунок зупинено.</translation>
    </message>
</context>
<context>
    <name>PurgeRun</name>
    <message>
        <source>Counting what would go</source>
        <translation>Підрахунок того, що зникне</translation>
    </message>
    <message>
        <source>Writing the file anew</source>
        <translation>Переписування файлу</translation>
    </message>
    <message>
        <source>An agent has the file open, so it was not written anew. Try again when it has finished.</source>
        <translation>Агент тримає файл відкритим, тож його не переписано. Спробуйте ще раз, коли агент завершить.</translation>
    </message>
</context>
<context>
    <name>PurgeWords</name>
    <message>
        <source>Earlier texts, and what was replaced</source>
        <translation>Попередні тексти й замінене</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Видалене</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Скасоване</translation>
    </message>
    <message>
        <source>Past their time to live, whatever their age</source>
        <translation>З вичерпаним строком життя, незалежно від віку</translation>
    </message>
    <message numerus="yes">
        <source>Purge %n record(s) ({size})</source>
        <translation>
            <numerusform>Остаточно вилучити %n запис ({size})</numerusform>
            <numerusform>Остаточно вилучити %n записи ({size})</numerusform>
            <numerusform>Остаточно вилучити %n записів ({size})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Purge %n record(s) for good? This cannot be undone.</source>
        <translation>
            <numerusform>Остаточно вилучити %n запис? Цього не можна скасувати.</numerusform>
            <numerusform>Остаточно вилучити %n записи? Цього не можна скасувати.</numerusform>
            <numerusform>Остаточно вилучити %n записів? Цього не можна скасувати.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) leave the file, and Undo cannot bring them back.</source>
        <translation>
            <numerusform>Із файлу зникне %n запис, і «Скасувати» не зможе його повернути.</numerusform>
            <numerusform>Із файлу зникнуть %n записи, і «Скасувати» не зможе їх повернути.</numerusform>
            <numerusform>Із файлу зникне %n записів, і «Скасувати» не зможе їх повернути.</numerusform>
        </translation>
    </message>
    <message>
        <source>The history of what stays begins later: the texts that go are not shown in it any more.</source>
        <translation>Історія того, що лишається, почнеться пізніше: вилучених текстів у ній уже не буде.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) that name one of them will name the newest text instead.</source>
        <translation>
            <numerusform>%n запис, що вказує на котрийсь із них, вкаже натомість на найновіший текст.</numerusform>
            <numerusform>%n записи, що вказують на котрийсь із них, вкажуть натомість на найновіший текст.</numerusform>
            <numerusform>%n записів, що вказують на котрийсь із них, вкажуть натомість на найновіший текст.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reference(s) in what is history will lead nowhere.</source>
        <translation>
            <numerusform>%n посилання в історії вестиме в нікуди.</numerusform>
            <numerusform>%n посилання в історії вестимуть у нікуди.</numerusform>
            <numerusform>%n посилань в історії вестимуть у нікуди.</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole file as it is now is kept as a backup in {folder}</source>
        <translation>Увесь теперішній файл буде збережено як резервну копію в {folder}</translation>
    </message>
    <message>
        <source>It takes {time}, and works on a copy: you and agents can go on working. Only for a moment at the end, when the new file takes the place of the old one, agents have to wait.</source>
        <translation>Це триватиме {time} і виконується на копії: ви й агенти можете працювати далі. Агентам доведеться зачекати лише мить наприкінці, коли новий файл стане на місце старого.</translation>
    </message>
    <message numerus="yes">
        <source>%n pinned</source>
        <translation>
            <numerusform>%n закріплений</numerusform>
            <numerusform>%n закріплені</numerusform>
            <numerusform>%n закріплених</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n named by what stays</source>
        <translation>
            <numerusform>на %n вказує те, що лишається</numerusform>
            <numerusform>на %n вказує те, що лишається</numerusform>
            <numerusform>на %n вказує те, що лишається</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a date</source>
        <translation>
            <numerusform>%n без дати</numerusform>
            <numerusform>%n без дати</numerusform>
            <numerusform>%n без дати</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to be repaired first</source>
        <translation>
            <numerusform>%n спершу треба виправити</numerusform>
            <numerusform>%n спершу треба виправити</numerusform>
            <numerusform>%n спершу треба виправити</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with odd values</source>
        <translation>
            <numerusform>%n з аномальними значеннями</numerusform>
            <numerusform>%n з аномальними значеннями</numerusform>
            <numerusform>%n з аномальними значеннями</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not written yet</source>
        <translation>
            <numerusform>%n ще не записаний</numerusform>
            <numerusform>%n ще не записані</numerusform>
            <numerusform>%n ще не записаних</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are old enough and stay: {why}.</source>
        <translation>
            <numerusform>%n запис досить давній, але лишається: {why}.</numerusform>
            <numerusform>%n записи досить давні, але лишаються: {why}.</numerusform>
            <numerusform>%n записів досить давні, але лишаються: {why}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was put aside more than %n day(s) ago that may go.</source>
        <translation>
            <numerusform>Немає нічого, що виведено з ужитку понад %n день тому й можна вилучити.</numerusform>
            <numerusform>Немає нічого, що виведено з ужитку понад %n дні тому й можна вилучити.</numerusform>
            <numerusform>Немає нічого, що виведено з ужитку понад %n днів тому й можна вилучити.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Purged %n record(s) permanently</source>
        <translation>
            <numerusform>Остаточно вилучено %n запис</numerusform>
            <numerusform>Остаточно вилучено %n записи</numerusform>
            <numerusform>Остаточно вилучено %n записів</numerusform>
        </translation>
    </message>
    <message>
        <source>The file was written anew</source>
        <translation>Файл переписано</translation>
    </message>
    <message>
        <source>it is not smaller than before</source>
        <translation>він не менший, ніж був</translation>
    </message>
    <message>
        <source>{size} freed</source>
        <translation>звільнено {size}</translation>
    </message>
    <message>
        <source>The file as it was: {path}</source>
        <translation>Файл, яким він був: {path}</translation>
    </message>
</context>
<context>
    <name>QuestionBar</name>
    <message>
        <source>Mode</source>
        <translation>Режим</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Роль</translation>
    </message>
    <message>
        <source>Repository</source>
        <translation>Репозиторій</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Порівняти з</translation>
    </message>
    <message>
        <source>Ask as an agent would   Ctrl+K</source>
        <translation>Запитати, як агент   Ctrl+K</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Запитання</translation>
    </message>
    <message>
        <source>Whose access is marked. Grants are advisory: nothing is left out.</source>
        <translation>Чий доступ позначати. Дозволи — лише порада: нічого не пропускається.</translation>
    </message>
    <message>
        <source>any role</source>
        <translation>будь-яка роль</translation>
    </message>
    <message>
        <source>Facts of the repository come first where they are as good; nothing is left out.</source>
        <translation>За рівних умов факти цього репозиторію стоять вище; нічого не пропускається.</translation>
    </message>
    <message>
        <source>any repository</source>
        <translation>будь-який репозиторій</translation>
    </message>
    <message>
        <source>Show the results of another mode beside these</source>
        <translation>Показати поруч результати іншого режиму</translation>
    </message>
    <message>
        <source>Compare with {mode}</source>
        <translation>Порівняння: {mode}</translation>
    </message>
    <message>
        <source>no comparison</source>
        <translation>без порівняння</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Порівняти</translation>
    </message>
</context>
<context>
    <name>QueueModel</name>
    <message>
        <source>Memory</source>
        <translation>Спогад</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Записи</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Рішення</translation>
    </message>
</context>
<context>
    <name>QueueView</name>
    <message>
        <source>Proposals</source>
        <translation>Пропозиції</translation>
    </message>
</context>
<context>
    <name>Quotes</name>
    <message>
        <source>and {n} more</source>
        <translation>і ще {n}</translation>
    </message>
</context>
<context>
    <name>Receipt</name>
    <message>
        <source>A backup of the workspace was made before, unless backups are switched off.</source>
        <translation>Перед злиттям створено резервну копію робочого простору, якщо резервне копіювання не вимкнено.</translation>
    </message>
    <message>
        <source>Undo the merge</source>
        <translation>Скасувати злиття</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Скопіювати як текст</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>References that lead to nothing</source>
        <translation>Посилання в нікуди</translation>
    </message>
    <message>
        <source>Merged {name}</source>
        <translation>Злито {name}</translation>
    </message>
    <message>
        <source>Nothing was to be written; the next comparison with this file knows what was decided.</source>
        <translation>Записувати було нічого; наступне порівняння з цим файлом врахує прийняті рішення.</translation>
    </message>
    <message numerus="yes">
        <source>%n reference(s) lead to what is not here:</source>
        <translation>
            <numerusform>%n посилання веде до того, чого тут немає:</numerusform>
            <numerusform>%n посилання ведуть до того, чого тут немає:</numerusform>
            <numerusform>%n посилань ведуть до того, чого тут немає:</numerusform>
        </translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Імпортовано</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Змінено</translation>
    </message>
    <message>
        <source>Brought back</source>
        <translation>Повернуто</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Видалено</translation>
    </message>
    <message>
        <source>Both kept</source>
        <translation>Залишено обидва</translation>
    </message>
    <message>
        <source>Use counts renewed</source>
        <translation>Оновлено лічильники використання</translation>
    </message>
    <message>
        <source>Left out, asked about again next time</source>
        <translation>Пропущено, наступного разу запитання повториться</translation>
    </message>
</context>
<context>
    <name>ReceiptPage</name>
    <message>
        <source>Receipt</source>
        <translation>Квитанція</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Скопіювати як текст</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Скопіювати як JSON</translation>
    </message>
    <message>
        <source>Copy SHA-256</source>
        <translation>Скопіювати SHA-256</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Показати в теці</translation>
    </message>
    <message>
        <source>The receipt was copied as text.</source>
        <translation>Квитанцію скопійовано як текст.</translation>
    </message>
    <message>
        <source>The receipt was copied as JSON.</source>
        <translation>Квитанцію скопійовано як JSON.</translation>
    </message>
    <message>
        <source>The SHA-256 was copied.</source>
        <translation>SHA-256 скопійовано.</translation>
    </message>
    <message numerus="yes">
        <source>%n memory(ies) was (were) written to {name}.</source>
        <translation>
            <numerusform>У {name} записано %n спогад.</numerusform>
            <numerusform>У {name} записано %n спогади.</numerusform>
            <numerusform>У {name} записано %n спогадів.</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>{size} · {count} bytes</source>
        <translation>{size} · байтів: {count}</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Розмір</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Спогади</translation>
    </message>
    <message>
        <source>Stayed here</source>
        <translation>Лишилося тут</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>нічого</translation>
    </message>
    <message numerus="yes">
        <source>%n lead(s) from what went to what stayed</source>
        <translation>
            <numerusform>%n веде від надісланого до того, що лишилося</numerusform>
            <numerusform>%n ведуть від надісланого до того, що лишилося</numerusform>
            <numerusform>%n ведуть від надісланого до того, що лишилося</numerusform>
        </translation>
    </message>
    <message>
        <source>References</source>
        <translation>Посилання</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Знахідки</translation>
    </message>
    <message>
        <source>of other kinds of memory</source>
        <translation>з інших видів пам’яті</translation>
    </message>
    <message>
        <source>of other branches</source>
        <translation>з інших гілок</translation>
    </message>
    <message>
        <source>not selected</source>
        <translation>не вибрано</translation>
    </message>
    <message>
        <source>left out because of what was found</source>
        <translation>пропущено через знайдене</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>видалено</translation>
    </message>
    <message>
        <source>earlier texts</source>
        <translation>попередні тексти</translation>
    </message>
    <message>
        <source>none that the scan knows went out</source>
        <translation>нічого з того, що розпізнає перевірка, не надіслано</translation>
    </message>
    <message numerus="yes">
        <source>and %n more: copy the receipt to see all</source>
        <translation>
            <numerusform>і ще %n: скопіюйте квитанцію, щоб побачити всі</numerusform>
            <numerusform>і ще %n: скопіюйте квитанцію, щоб побачити всі</numerusform>
            <numerusform>і ще %n: скопіюйте квитанцію, щоб побачити всі</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n went out</source>
        <translation>
            <numerusform>надіслано: %n</numerusform>
            <numerusform>надіслано: %n</numerusform>
            <numerusform>надіслано: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The workspace is open for reading only, so what was sent could not be noted.</source>
        <translation>Робочий простір відкрито лише для читання, тож надіслане не вдалося занотувати.</translation>
    </message>
    <message>
        <source>What was sent could not be noted on this computer.</source>
        <translation>Надіслане не вдалося занотувати на цьому комп’ютері.</translation>
    </message>
    <message>
        <source>When the file comes back, it is compared with this workspace without a common base: more is asked then.</source>
        <translation>Коли файл повернеться, його буде порівняно з цим робочим простором без спільної основи: запитань тоді буде більше.</translation>
    </message>
</context>
<context>
    <name>RecordActions</name>
    <message>
        <source>Restore</source>
        <translation>Відновити</translation>
    </message>
    <message>
        <source>Supersede by…</source>
        <translation>Замінити на…</translation>
    </message>
    <message>
        <source>Erase…</source>
        <translation>Стерти…</translation>
    </message>
    <message>
        <source>Choose the fact that holds in its place.</source>
        <translation>Вибрати факт, дійсний замість нього.</translation>
    </message>
    <message>
        <source>Bring back the text and everything else it had.</source>
        <translation>Повернути текст і все інше, що було.</translation>
    </message>
    <message>
        <source>Remove for good, from this file and from the history of changes.</source>
        <translation>Вилучити назавжди: із цього файлу та з історії змін.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Видалити</translation>
    </message>
    <message>
        <source>Delete {n}</source>
        <translation>Видалити {n}</translation>
    </message>
    <message>
        <source>Undo brings them back.</source>
        <translation>«Скасувати» поверне їх.</translation>
    </message>
    <message numerus="yes">
        <source>%n policy(s) cite it</source>
        <translation>
            <numerusform>посилається %n політика</numerusform>
            <numerusform>посилаються %n політики</numerusform>
            <numerusform>посилаються %n політик</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) link to it</source>
        <translation>
            <numerusform>посилається %n факт</numerusform>
            <numerusform>посилаються %n факти</numerusform>
            <numerusform>посилаються %n фактів</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing refers to it. Undo brings it back.</source>
        <translation>На це ніщо не посилається. «Скасувати» поверне видалене.</translation>
    </message>
    <message>
        <source>{ties}: they keep their reference and show it as deleted. Undo brings it back.</source>
        <translation>На це {ties}: посилання лишаться, з позначкою «видалено». «Скасувати» поверне видалене.</translation>
    </message>
</context>
<context>
    <name>RecordCard</name>
    <message>
        <source>How near the texts are in meaning: 1 = the same</source>
        <translation>Наскільки близькі тексти за змістом: 1 = те саме</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <translation>Залишити цей</translation>
    </message>
    <message>
        <source>Keep record {n} instead</source>
        <translation>Натомість залишити запис {n}</translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> і ще %n</numerusform>
            <numerusform> і ще %n</numerusform>
            <numerusform> і ще %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Would be lost: {words}</source>
        <translation>Буде втрачено: {words}</translation>
    </message>
</context>
<context>
    <name>RecordChoices</name>
    <message>
        <source>This record was removed or deleted meanwhile, so nothing can be written to it. You had written:</source>
        <translation>Тим часом цей запис вилучено або видалено, тож записати в нього нічого не можна. Ви написали:</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Облишити</translation>
    </message>
</context>
<context>
    <name>RecordForm</name>
    <message>
        <source>This was not saved.</source>
        <translation>Не збережено.</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message>
        <source>Edit the text (F2)</source>
        <translation>Редагувати текст (F2)</translation>
    </message>
    <message>
        <source>Edit the text</source>
        <translation>Редагувати текст</translation>
    </message>
    <message>
        <source>Select a fact or a policy to read it here.</source>
        <translation>Виберіть факт або політику, щоб прочитати тут.</translation>
    </message>
    <message>
        <source>Waiting for the agent, which has the file open.</source>
        <translation>Очікування: агент тримає файл відкритим.</translation>
    </message>
    <message>
        <source>Read-only: some of its fields do not fit their type.</source>
        <translation>Лише читання: деякі поля не відповідають своєму типу.</translation>
    </message>
    <message>
        <source>Deleted: it can be restored, and then edited.</source>
        <translation>Видалено: можна відновити, а тоді редагувати.</translation>
    </message>
    <message>
        <source>Read-only: another text has taken its place.</source>
        <translation>Лише читання: місце цього тексту зайняв інший.</translation>
    </message>
</context>
<context>
    <name>ReembedDialog</name>
    <message>
        <source>Re-embed all</source>
        <translation>Повторна векторизація</translation>
    </message>
</context>
<context>
    <name>Reembedding</name>
    <message>
        <source>Trying the model {name}</source>
        <translation>Проба моделі {name}</translation>
    </message>
    <message>
        <source>Stopped: no vector was replaced, the file is as it was.</source>
        <translation>Зупинено: жодного вектора не замінено, файл лишився, як був.</translation>
    </message>
    <message>
        <source>Embedding all texts anew</source>
        <translation>Векторизація всіх текстів заново</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Спробувати ще раз</translation>
    </message>
    <message>
        <source>Embedding model…</source>
        <translation>Модель векторизації…</translation>
    </message>
</context>
<context>
    <name>ReplaceQuestion</name>
    <message>
        <source>Replace the file?</source>
        <translation>Замінити файл?</translation>
    </message>
    <message>
        <source>There is a file “{name}” already. Replace it?</source>
        <translation>Файл «{name}» уже є. Замінити його?</translation>
    </message>
    <message>
        <source>It is in {folder}. What is in it now will be gone.</source>
        <translation>Він у теці {folder}. Його теперішній вміст буде втрачено.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Замінити</translation>
    </message>
</context>
<context>
    <name>ResultHeader</name>
    <message>
        <source>score</source>
        <translation>оцінка</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>score {score}</source>
        <translation>оцінка {score}</translation>
    </message>
    <message>
        <source>diversity: from {before}</source>
        <translation>різноманітність: з {before}</translation>
    </message>
    <message>
        <source>faded to {share}</source>
        <translation>згасло до {share}</translation>
    </message>
    <message>
        <source>confidence {share}</source>
        <translation>впевненість {share}</translation>
    </message>
</context>
<context>
    <name>ReviewHeading</name>
    <message>
        <source>Look again</source>
        <translation>Переглянути ще раз</translation>
    </message>
    <message>
        <source>an agent wrote since: look again to see what is new</source>
        <translation>відтоді агент щось записав: перегляньте ще раз, щоб побачити нове</translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message numerus="yes">
        <source>%n decision(s) were made and not applied.</source>
        <translation>
            <numerusform>%n рішення прийнято, але не застосовано.</numerusform>
            <numerusform>%n рішення прийнято, але не застосовано.</numerusform>
            <numerusform>%n рішень прийнято, але не застосовано.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard the decisions</source>
        <translation>Відкинути рішення</translation>
    </message>
    <message>
        <source>Go on deciding</source>
        <translation>Вирішувати далі</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Переглянути ще раз</translation>
    </message>
    <message>
        <source>written as soon as the agent lets go of the file</source>
        <translation>буде записано, щойно агент відпустить файл</translation>
    </message>
    <message>
        <source>applying…</source>
        <translation>застосування…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>What the text was for was changed meanwhile. The text is on the clipboard.</source>
        <translation>Те, для чого був цей текст, тим часом змінилося. Текст скопійовано в буфер обміну.</translation>
    </message>
    <message>
        <source>The workspace was changed meanwhile, so nothing was applied. Look at it again.</source>
        <translation>Тим часом робочий простір змінився, тож нічого не застосовано. Перегляньте ще раз.</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>Consolidate {name}</source>
        <translation>Консолідація {name}</translation>
    </message>
    <message>
        <source>Harmonise {name}</source>
        <translation>Узгодження {name}</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Перегляд…</translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s)</source>
        <translation>
            <numerusform>%n пропозиція</numerusform>
            <numerusform>%n пропозиції</numerusform>
            <numerusform>%n пропозицій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n знахідка</numerusform>
            <numerusform>%n знахідки</numerusform>
            <numerusform>%n знахідок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) looked at</source>
        <translation>
            <numerusform>переглянуто %n факт</numerusform>
            <numerusform>переглянуто %n факти</numerusform>
            <numerusform>переглянуто %n фактів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a vector, not compared by meaning</source>
        <translation>
            <numerusform>%n без вектора, за змістом не порівняно</numerusform>
            <numerusform>%n без вектора, за змістом не порівняно</numerusform>
            <numerusform>%n без вектора, за змістом не порівняно</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n odd record(s) left out (see Check file)</source>
        <translation>
            <numerusform>%n аномальний запис пропущено (див. «Перевірити файл»)</numerusform>
            <numerusform>%n аномальні записи пропущено (див. «Перевірити файл»)</numerusform>
            <numerusform>%n аномальних записів пропущено (див. «Перевірити файл»)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without an agent left out</source>
        <translation>
            <numerusform>%n без агента пропущено</numerusform>
            <numerusform>%n без агента пропущено</numerusform>
            <numerusform>%n без агента пропущено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noted already</source>
        <translation>
            <numerusform>%n уже занотовано</numerusform>
            <numerusform>%n уже занотовано</numerusform>
            <numerusform>%n уже занотовано</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) only a purge removes</source>
        <translation>
            <numerusform>%n запис прибере лише очищення</numerusform>
            <numerusform>%n записи прибере лише очищення</numerusform>
            <numerusform>%n записів прибере лише очищення</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is gone through</source>
        <translation>Усе переглянуто</translation>
    </message>
    <message>
        <source>Nothing of what was found is left.</source>
        <translation>Зі знайденого нічого не лишилося.</translation>
    </message>
    <message>
        <source>Nothing to consolidate</source>
        <translation>Консолідувати нічого</translation>
    </message>
    <message>
        <source>No fact is doubled, expired, faded or doubtful, and no session item waits to be kept.</source>
        <translation>Немає повторених, прострочених, згаслих чи сумнівних фактів, і жоден запис сеансу не чекає на збереження.</translation>
    </message>
    <message>
        <source>Nothing to harmonise</source>
        <translation>Узгоджувати нічого</translation>
    </message>
    <message>
        <source>Every belief that several agents share, and every conflict between them, is noted already.</source>
        <translation>Кожне спільне переконання кількох агентів і кожен конфлікт між ними вже занотовано.</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Зупинено</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Нічого не змінено.</translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s) changed meanwhile. They are looked at again; what you wrote is kept.</source>
        <translation>
            <numerusform>Тим часом %n пропозиція змінилася. Її буде переглянуто ще раз; написане вами не втрачено.</numerusform>
            <numerusform>Тим часом %n пропозиції змінилися. Їх буде переглянуто ще раз; написане вами не втрачено.</numerusform>
            <numerusform>Тим часом %n пропозицій змінилися. Їх буде переглянуто ще раз; написане вами не втрачено.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) fell away: what they were about is another now.</source>
        <translation>
            <numerusform>%n рішення відпало: те, чого воно стосувалося, уже інше.</numerusform>
            <numerusform>%n рішення відпали: те, чого вони стосувалися, уже інше.</numerusform>
            <numerusform>%n рішень відпало: те, чого вони стосувалися, уже інше.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoughTime</name>
    <message>
        <source>a few seconds</source>
        <translation>кілька секунд</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s)</source>
        <translation>
            <numerusform>близько %n секунди</numerusform>
            <numerusform>близько %n секунд</numerusform>
            <numerusform>близько %n секунд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>близько %n хвилини</numerusform>
            <numerusform>близько %n хвилин</numerusform>
            <numerusform>близько %n хвилин</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowList</name>
    <message>
        <source>Differences</source>
        <translation>Відмінності</translation>
    </message>
    <message>
        <source>Search here   /</source>
        <translation>Шукати тут   /</translation>
    </message>
    <message>
        <source>Search the differences</source>
        <translation>Шукати серед відмінностей</translation>
    </message>
    <message>
        <source>{n} of {all} shown</source>
        <translation>показано {n} з {all}</translation>
    </message>
</context>
<context>
    <name>RowModel</name>
    <message>
        <source>Memory</source>
        <translation>Спогад</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Відмінність</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Тут</translation>
    </message>
    <message>
        <source>There</source>
        <translation>Там</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Рішення</translation>
    </message>
    <message>
        <source>nothing to decide</source>
        <translation>вирішувати нічого</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>взято</translation>
    </message>
    <message>
        <source>not taken</source>
        <translation>не взято</translation>
    </message>
</context>
<context>
    <name>RunningJob</name>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Cancel: {job}</source>
        <translation>Скасувати: {job}</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>ще близько %n секунди</numerusform>
            <numerusform>ще близько %n секунд</numerusform>
            <numerusform>ще близько %n секунд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>ще близько %n хвилини</numerusform>
            <numerusform>ще близько %n хвилин</numerusform>
            <numerusform>ще близько %n хвилин</numerusform>
        </translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>зупиняється…</translation>
    </message>
</context>
<context>
    <name>SalvageOffer</name>
    <message>
        <source>Stopped: there is no new file.</source>
        <translation>Зупинено: нового файлу немає.</translation>
    </message>
    <message>
        <source>Save what can be read…</source>
        <translation>Урятувати те, що читається…</translation>
    </message>
    <message>
        <source>Open the new file</source>
        <translation>Відкрити новий файл</translation>
    </message>
</context>
<context>
    <name>SalvagePage</name>
    <message>
        <source>Every record that is whole is written to a new file, also what stands in the log. This file stays as it is. Look at the new one before you let agents work with it.</source>
        <translation>Кожен цілий запис, зокрема й із журналу, буде записано в новий файл. Цей файл лишиться, як є. Перегляньте новий, перш ніж дозволити агентам працювати з ним.</translation>
    </message>
    <message>
        <source>Save what can be read…</source>
        <translation>Урятувати те, що читається…</translation>
    </message>
    <message>
        <source>Open the new file</source>
        <translation>Відкрити новий файл</translation>
    </message>
    <message>
        <source>Report of what was saved</source>
        <translation>Звіт про врятоване</translation>
    </message>
</context>
<context>
    <name>SalvageWords</name>
    <message numerus="yes">
        <source>Saved %n record(s) to {name}</source>
        <translation>
            <numerusform>Урятовано %n запис у {name}</numerusform>
            <numerusform>Урятовано %n записи в {name}</numerusform>
            <numerusform>Урятовано %n записів у {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost of those that its header counts</source>
        <translation>
            <numerusform>втрачено %n з тих, що їх рахує заголовок</numerusform>
            <numerusform>втрачено %n з тих, що їх рахує заголовок</numerusform>
            <numerusform>втрачено %n з тих, що їх рахує заголовок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) could not be read</source>
        <translation>
            <numerusform>не вдалося прочитати %n місце</numerusform>
            <numerusform>не вдалося прочитати %n місця</numerusform>
            <numerusform>не вдалося прочитати %n місць</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) to be looked at</source>
        <translation>
            <numerusform>%n запис варто переглянути</numerusform>
            <numerusform>%n записи варто переглянути</numerusform>
            <numerusform>%n записів варто переглянути</numerusform>
        </translation>
    </message>
    <message>
        <source>(no namespace)</source>
        <translation>(без простору імен)</translation>
    </message>
    <message>
        <source>The header is damaged</source>
        <translation>Заголовок пошкоджено</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Втрачено</translation>
    </message>
    <message>
        <source>Saved, to be looked at</source>
        <translation>Урятовано, варто переглянути</translation>
    </message>
    <message>
        <source>Several records with one key</source>
        <translation>Кілька записів з одним ключем</translation>
    </message>
    <message numerus="yes">
        <source>From the log: %n batch(es)</source>
        <translation>
            <numerusform>З журналу: %n пакет</numerusform>
            <numerusform>З журналу: %n пакети</numerusform>
            <numerusform>З журналу: %n пакетів</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes in the log that were not made</source>
        <translation>Зміни з журналу, яких не внесено</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are past their time to live, and hidden from agents</source>
        <translation>
            <numerusform>%n із них має вичерпаний строк життя й прихований від агентів</numerusform>
            <numerusform>%n із них мають вичерпаний строк життя й приховані від агентів</numerusform>
            <numerusform>%n із них мають вичерпаний строк життя й приховані від агентів</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is full of what only looks like records; not each was followed to its end.</source>
        <translation>У файлі повно того, що лише схоже на записи; не кожен простежено до кінця.</translation>
    </message>
</context>
<context>
    <name>Salvaging</name>
    <message>
        <source>Save what can be read to a new file</source>
        <translation>Урятувати те, що читається, у новий файл</translation>
    </message>
    <message>
        <source>Workspaces (*.vdb)</source>
        <translation>Робочі простори (*.vdb)</translation>
    </message>
    <message>
        <source>Saving what can be read of {name}</source>
        <translation>Порятунок того, що читається з {name}</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>Looking for what can be consolidated</source>
        <translation>Пошук того, що можна консолідувати</translation>
    </message>
    <message>
        <source>Looking for what agents agree on</source>
        <translation>Пошук того, у чому агенти згодні</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Try again</source>
        <translation>Спробувати ще раз</translation>
    </message>
    <message>
        <source>Embedding model…</source>
        <translation>Модель векторизації…</translation>
    </message>
    <message>
        <source>Re-embed all…</source>
        <translation>Векторизувати все заново…</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>Робочий простір не відкрито</translation>
    </message>
    <message>
        <source>What an agent gets comes from its workspace.</source>
        <translation>Те, що отримує агент, береться з його робочого простору.</translation>
    </message>
    <message>
        <source>What would an agent get?</source>
        <translation>Що отримав би агент?</translation>
    </message>
    <message>
        <source>Type what an agent would ask. The answer is what its search_memory gives, with the reasons for every place. Nothing is changed, and nothing counts as recalled.</source>
        <translation>Введіть те, що запитав би агент. Відповідь — те, що дає його search_memory, з поясненням кожного місця. Нічого не зміниться, і ніщо не вважатиметься пригаданим.</translation>
    </message>
    <message>
        <source>An agent gets nothing</source>
        <translation>Агент не отримує нічого</translation>
    </message>
    <message>
        <source>No fact may answer on this branch, with this filter.</source>
        <translation>У цій гілці з цим фільтром немає фактів, серед яких шукати.</translation>
    </message>
    <message>
        <source>No word of the question is known. Meaning follows: the model is loading…</source>
        <translation>Жодного слова із запитання не знайдено. Зміст буде враховано згодом: модель готується…</translation>
    </message>
    <message>
        <source>No fact has a word of the question, and none is near it in meaning.</source>
        <translation>Жоден факт не містить слів із запитання, і жоден не близький до нього за змістом.</translation>
    </message>
</context>
<context>
    <name>SearchStrip</name>
    <message>
        <source>Stop</source>
        <translation>Зупинити</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>ще {time}</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>зупиняється…</translation>
    </message>
</context>
<context>
    <name>SearchWords</name>
    <message>
        <source>Hybrid</source>
        <translation>Гібридний</translation>
    </message>
    <message>
        <source>Semantic</source>
        <translation>Семантичний</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>Ключові слова</translation>
    </message>
    <message>
        <source>What agents get if they say nothing else: words, meaning, recency and links, weighted by the kind of question; then how far a fact has faded, its confidence, and diversity.</source>
        <translation>Те, що агенти отримують типово: слова, зміст, новизна й зв’язки, зважені за видом запитання; далі — згасання факту, його впевненість і різноманітність.</translation>
    </message>
    <message>
        <source>Words and meaning, fused by their ranks alone.</source>
        <translation>Слова й зміст, поєднані лише за позиціями.</translation>
    </message>
    <message>
        <source>Words alone, in topic, text, tags and domain: what the filter box does.</source>
        <translation>Лише слова в темі, тексті, мітках і домені: те саме робить поле фільтра.</translation>
    </message>
    <message>
        <source>words</source>
        <translation>слова</translation>
    </message>
    <message>
        <source>meaning</source>
        <translation>зміст</translation>
    </message>
    <message>
        <source>recency</source>
        <translation>новизна</translation>
    </message>
    <message>
        <source>links</source>
        <translation>зв’язки</translation>
    </message>
    <message>
        <source>Words of the question in topic, text, tags and domain (BM25)</source>
        <translation>Слова із запитання в темі, тексті, мітках і домені (BM25)</translation>
    </message>
    <message>
        <source>Nearness in meaning (cosine of the vectors)</source>
        <translation>Близькість за змістом (косинус векторів)</translation>
    </message>
    <message>
        <source>The newest of what the other voices know</source>
        <translation>Найновіше з того, що знайдено за іншими ознаками</translation>
    </message>
    <message>
        <source>Links from the best of words and meaning, two steps at most</source>
        <translation>Зв’язки від найкращого за словами й змістом, щонайбільше два кроки</translation>
    </message>
    <message>
        <source>a question about time</source>
        <translation>запитання про час</translation>
    </message>
    <message>
        <source>a question for a fact</source>
        <translation>запитання про факт</translation>
    </message>
    <message>
        <source>a question about somebody or something</source>
        <translation>запитання про когось або щось</translation>
    </message>
    <message>
        <source>a question about a preference</source>
        <translation>запитання про вподобання</translation>
    </message>
    <message>
        <source>a question how to do something</source>
        <translation>запитання про те, як щось зробити</translation>
    </message>
    <message>
        <source>a general question</source>
        <translation>загальне запитання</translation>
    </message>
    <message>
        <source>No embedding model is installed here, so nothing is found by meaning. Install it with: pip install &apos;memory-explorer[model]&apos;</source>
        <translation>Тут не встановлено моделі векторизації, тож за змістом нічого не знайти. Установіть її командою: pip install &apos;memory-explorer[model]&apos;</translation>
    </message>
    <message>
        <source>Meaning follows: the model is loading…</source>
        <translation>Зміст буде враховано згодом: модель готується…</translation>
    </message>
    <message>
        <source>The vectors of this workspace are of another model, so nothing is found by meaning. To search by meaning here, choose that model, or embed all texts anew.</source>
        <translation>Вектори цього робочого простору створено іншою моделлю, тож за змістом нічого не знайти. Щоб шукати тут за змістом, виберіть ту модель або векторизуйте всі тексти заново.</translation>
    </message>
    <message>
        <source>The facts of this workspace have no vectors, so nothing is found by meaning. “Renew vectors that are out of date…” in the menu Edit computes them.</source>
        <translation>Факти цього робочого простору не мають векторів, тож за змістом нічого не знайти. Їх створить «Оновити застарілі вектори…» в меню «Редагування».</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) searched on {branch}</source>
        <translation>
            <numerusform>пошук серед %n факту в гілці {branch}</numerusform>
            <numerusform>пошук серед %n фактів у гілці {branch}</numerusform>
            <numerusform>пошук серед %n фактів у гілці {branch}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) searched on all branches</source>
        <translation>
            <numerusform>пошук серед %n факту в усіх гілках</numerusform>
            <numerusform>пошук серед %n фактів в усіх гілках</numerusform>
            <numerusform>пошук серед %n фактів в усіх гілках</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n candidate(s)</source>
        <translation>
            <numerusform>{shown} з %n кандидата</numerusform>
            <numerusform>{shown} з %n кандидатів</numerusform>
            <numerusform>{shown} з %n кандидатів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n день тому</numerusform>
            <numerusform>%n дні тому</numerusform>
            <numerusform>%n днів тому</numerusform>
        </translation>
    </message>
    <message>
        <source>Words, recency and links are searched all the same.</source>
        <translation>Пошук за словами, новизною та зв’язками все одно працює.</translation>
    </message>
    <message>
        <source>Understood as {kind}</source>
        <translation>Зрозуміло як {kind}</translation>
    </message>
    <message>
        <source>since {date}</source>
        <translation>з {date}</translation>
    </message>
    <message>
        <source>until {date}</source>
        <translation>до {date}</translation>
    </message>
    <message>
        <source>by its words (rank {rank})</source>
        <translation>за словами (позиція {rank})</translation>
    </message>
    <message>
        <source>by meaning (rank {rank})</source>
        <translation>за змістом (позиція {rank})</translation>
    </message>
    <message>
        <source>by its date (rank {rank})</source>
        <translation>за датою (позиція {rank})</translation>
    </message>
    <message>
        <source>through a link (rank {rank})</source>
        <translation>через зв’язок (позиція {rank})</translation>
    </message>
    <message>
        <source>over two links, the last one “{link}”, from {name}</source>
        <translation>через два зв’язки, останній — «{link}», від {name}</translation>
    </message>
    <message>
        <source>through a link “{link}” from {name}</source>
        <translation>через зв’язок «{link}» від {name}</translation>
    </message>
    <message>
        <source>Found {ways}</source>
        <translation>Знайдено {ways}</translation>
    </message>
    <message>
        <source>confidence {share}</source>
        <translation>впевненість {share}</translation>
    </message>
    <message>
        <source>a little less because it is not of the repository</source>
        <translation>трохи менше, бо не з цього репозиторію</translation>
    </message>
    <message>
        <source>Moved up from place {before}: it says something else.</source>
        <translation>Піднято з місця {before}: тут сказано інше.</translation>
    </message>
    <message>
        <source>Moved down from place {before}: it is much like {name}.</source>
        <translation>Опущено з місця {before}: дуже схоже на {name}.</translation>
    </message>
    <message>
        <source>Moved down from place {before} by diversity.</source>
        <translation>Опущено з місця {before} задля різноманітності.</translation>
    </message>
    <message>
        <source>advisory: {role} has no access to {domain}</source>
        <translation>лише порада: роль {role} не має доступу до домену {domain}</translation>
    </message>
    <message>
        <source>new</source>
        <translation>новий</translation>
    </message>
    <message>
        <source>same place</source>
        <translation>те саме місце</translation>
    </message>
    <message>
        <source>{n} higher</source>
        <translation>вище на {n}</translation>
    </message>
    <message>
        <source>{n} lower</source>
        <translation>нижче на {n}</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>зник</translation>
    </message>
    <message>
        <source>not in the other list</source>
        <translation>немає в іншому списку</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <source>fades to {share}</source>
        <translation>згасає до {share}</translation>
    </message>
    <message>
        <source>fades to {share} because it was last used {days}</source>
        <translation>згасає до {share}, бо востаннє використано {days}</translation>
    </message>
    <message>
        <source>fades to {share} because it was learned {days}</source>
        <translation>згасає до {share}, бо засвоєно {days}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} і {last}</translation>
    </message>
</context>
<context>
    <name>Sections</name>
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
        <source>Would an agent get this, and why?</source>
        <translation>Чи отримав би це агент і чому?</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Агенти</translation>
    </message>
    <message>
        <source>Other metadata</source>
        <translation>Інші метадані</translation>
    </message>
</context>
<context>
    <name>SendDialog</name>
    <message>
        <source>Send memory</source>
        <translation>Надсилання пам’яті</translation>
    </message>
    <message>
        <source>Looking for secrets and personal data</source>
        <translation>Пошук секретів та особистих даних</translation>
    </message>
    <message>
        <source>Writing {name}</source>
        <translation>Запис {name}</translation>
    </message>
    <message>
        <source>It goes into a file of its own, which others can open, compare with theirs and merge. Nothing here is changed.</source>
        <translation>Пам’ять буде записано в окремий файл, який інші зможуть відкрити, порівняти зі своїм і злити. Тут нічого не зміниться.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Send memory of {name}</source>
        <translation>Надіслати пам’ять {name}</translation>
    </message>
    <message>
        <source>Before it leaves</source>
        <translation>Перед надсиланням</translation>
    </message>
    <message>
        <source>The snapshot is written</source>
        <translation>Знімок записано</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Зупинити</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Look through</source>
        <translation>Перевірити</translation>
    </message>
    <message numerus="yes">
        <source>Look through %n memory(ies)</source>
        <translation>
            <numerusform>Перевірити %n спогад</numerusform>
            <numerusform>Перевірити %n спогади</numerusform>
            <numerusform>Перевірити %n спогадів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send with %n finding(s)</source>
        <translation>
            <numerusform>Надіслати з %n знахідкою</numerusform>
            <numerusform>Надіслати з %n знахідками</numerusform>
            <numerusform>Надіслати з %n знахідками</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send %n memory(ies)</source>
        <translation>
            <numerusform>Надіслати %n спогад</numerusform>
            <numerusform>Надіслати %n спогади</numerusform>
            <numerusform>Надіслати %n спогадів</numerusform>
        </translation>
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
    <name>SideEditing</name>
    <message>
        <source>Continue</source>
        <translation>Продовжити</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Скопіювати</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Відкинути</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Повернути</translation>
    </message>
    <message>
        <source>Unsaved text from {time}</source>
        <translation>Незбережений текст від {time}</translation>
    </message>
    <message>
        <source>The text is the same as before, so nothing is decided.</source>
        <translation>Текст такий самий, як був, тож нічого не вирішено.</translation>
    </message>
    <message>
        <source>This was not saved. What you typed is kept as a draft.</source>
        <translation>Не збережено. Набране лишилося чернеткою.</translation>
    </message>
    <message>
        <source>The typed text was discarded.</source>
        <translation>Набраний текст відкинуто.</translation>
    </message>
</context>
<context>
    <name>SidePanes</name>
    <message numerus="yes">
        <source>%n equal field(s) hidden</source>
        <translation>
            <numerusform>%n однакове поле приховано</numerusform>
            <numerusform>%n однакові поля приховано</numerusform>
            <numerusform>%n однакових полів приховано</numerusform>
        </translation>
    </message>
    <message>
        <source>THIS WORKSPACE</source>
        <translation>ЦЕЙ РОБОЧИЙ ПРОСТІР</translation>
    </message>
    <message>
        <source>BASE</source>
        <translation>ОСНОВА</translation>
    </message>
    <message>
        <source>INCOMING</source>
        <translation>ОТРИМАНИЙ ФАЙЛ</translation>
    </message>
    <message>
        <source>this workspace</source>
        <translation>цей робочий простір</translation>
    </message>
    <message>
        <source>base</source>
        <translation>основа</translation>
    </message>
    <message>
        <source>incoming</source>
        <translation>отриманий файл</translation>
    </message>
    <message>
        <source>{field}, {side}: {value}</source>
        <translation>{field}, {side}: {value}</translation>
    </message>
    <message>
        <source>{value}. Chosen</source>
        <translation>{value}. Вибрано</translation>
    </message>
    <message>
        <source>{value}. To be decided</source>
        <translation>{value}. Потребує рішення</translation>
    </message>
    <message>
        <source>1: {side}</source>
        <translation>1: {side}</translation>
    </message>
    <message>
        <source>2: {side}</source>
        <translation>2: {side}</translation>
    </message>
    <message>
        <source>3: both</source>
        <translation>3: обидва</translation>
    </message>
</context>
<context>
    <name>SkillForm</name>
    <message>
        <source>none</source>
        <translation>немає</translation>
    </message>
    <message>
        <source>none: words, between commas</source>
        <translation>немає: слова через кому</translation>
    </message>
    <message>
        <source>none: paths like Dockerfile or src/**/*.py</source>
        <translation>немає: шляхи, як-от Dockerfile або src/**/*.py</translation>
    </message>
    <message>
        <source>none named</source>
        <translation>не вказано</translation>
    </message>
    <message>
        <source>about {n} tokens where it is active</source>
        <translation>токенів, коли активна: близько {n}</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s), this one included</source>
        <translation>
            <numerusform>%n текст разом із цим</numerusform>
            <numerusform>%n тексти разом із цим</numerusform>
            <numerusform>%n текстів разом із цим</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Назва</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Вартість</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Історія</translation>
    </message>
    <message>
        <source>Loaded from</source>
        <translation>Завантажено з</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Змінено</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Запис</translation>
    </message>
</context>
<context>
    <name>SkillListing</name>
    <message>
        <source>Skills</source>
        <translation>Навички</translation>
    </message>
    <message>
        <source>Filter the skills</source>
        <translation>Фільтрувати навички</translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) hidden by the filter</source>
        <translation>
            <numerusform>%n навичку приховано фільтром</numerusform>
            <numerusform>%n навички приховано фільтром</numerusform>
            <numerusform>%n навичок приховано фільтром</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SkillModel</name>
    <message>
        <source>importance {figure}</source>
        <translation>важливість {figure}</translation>
    </message>
    <message>
        <source>unsaved text</source>
        <translation>незбережений текст</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>хибні значення</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>очікує</translation>
    </message>
    <message>
        <source>vector out of date</source>
        <translation>застарілий вектор</translation>
    </message>
</context>
<context>
    <name>SkillPage</name>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Атрибути</translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation>(без тексту)</translation>
    </message>
    <message>
        <source>Edit the text</source>
        <translation>Редагувати текст</translation>
    </message>
    <message>
        <source>Edit the text (F2)</source>
        <translation>Редагувати текст (F2)</translation>
    </message>
    <message>
        <source>Delete the skill</source>
        <translation>Видалити навичку</translation>
    </message>
    <message>
        <source>Delete the skill (Del in the list). Undo brings it back.</source>
        <translation>Видалити навичку (Del у списку). «Скасувати» її поверне.</translation>
    </message>
    <message>
        <source>Attributes of the skill</source>
        <translation>Атрибути навички</translation>
    </message>
    <message>
        <source>Read-only: some of its fields do not fit their type.</source>
        <translation>Лише читання: деякі поля не відповідають своєму типу.</translation>
    </message>
    <message>
        <source>Its vector is of an earlier text, so its meaning does not count. “Renew vectors that are out of date…” makes a new one.</source>
        <translation>Її вектор — від попереднього тексту, тож зміст не враховується. «Оновити застарілі вектори…» створить новий.</translation>
    </message>
    <message>
        <source>Waiting for the agent, which has the file open.</source>
        <translation>Очікування: агент тримає файл відкритим.</translation>
    </message>
</context>
<context>
    <name>SkillTester</name>
    <message>
        <source>Try again</source>
        <translation>Спробувати ще раз</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Оцінки</translation>
    </message>
    <message>
        <source>Prompt text</source>
        <translation>Текст промпту</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Скопіювати</translation>
    </message>
    <message>
        <source>Message to try</source>
        <translation>Повідомлення для проби</translation>
    </message>
    <message>
        <source>What a person would say to the agent</source>
        <translation>Що людина сказала б агентові</translation>
    </message>
    <message>
        <source>File that it is about</source>
        <translation>Файл, якого це стосується</translation>
    </message>
    <message>
        <source>File that it is about, as src/app.py</source>
        <translation>Файл, якого це стосується, як-от src/app.py</translation>
    </message>
    <message>
        <source>Copy the prompt text, as the agent gets it</source>
        <translation>Скопіювати текст промпту, яким його отримує агент</translation>
    </message>
    <message>
        <source>Prompt text of the activated skills</source>
        <translation>Текст промпту активованих навичок</translation>
    </message>
    <message>
        <source>What would be activated</source>
        <translation>Що було б активовано</translation>
    </message>
    <message>
        <source>costs about {n} tokens</source>
        <translation>токенів: близько {n}</translation>
    </message>
    <message>
        <source>Type a message: the answer is which skills an agent gets with it, and why.</source>
        <translation>Введіть повідомлення: відповідь покаже, які навички агент із ним отримає і чому.</translation>
    </message>
</context>
<context>
    <name>SkillTrial</name>
    <message>
        <source>No skill is activated.</source>
        <translation>Жодної навички не активовано.</translation>
    </message>
</context>
<context>
    <name>SkillWords</name>
    <message>
        <source>activated by its meaning</source>
        <translation>активовано за змістом</translation>
    </message>
    <message>
        <source>activated by a keyword</source>
        <translation>активовано за ключовим словом</translation>
    </message>
    <message>
        <source>activated by a path</source>
        <translation>активовано за шляхом</translation>
    </message>
    <message>
        <source>activated by several signs</source>
        <translation>активовано за кількома ознаками</translation>
    </message>
    <message>
        <source>There is no embedding model, so only keywords and globs answer. Choose one under “Embedding model…”.</source>
        <translation>Моделі векторизації немає, тож діють лише ключові слова й шаблони шляхів. Виберіть її в «Модель векторизації…».</translation>
    </message>
    <message>
        <source>The vectors of this workspace are of another model, so only keywords and globs answer.</source>
        <translation>Вектори цього робочого простору створено іншою моделлю, тож діють лише ключові слова й шаблони шляхів.</translation>
    </message>
    <message>
        <source>No skill has a vector, so only keywords and globs answer.</source>
        <translation>Жодна навичка не має вектора, тож діють лише ключові слова й шаблони шляхів.</translation>
    </message>
    <message>
        <source>Meaning follows: the model is loading…</source>
        <translation>Зміст буде враховано згодом: модель готується…</translation>
    </message>
    <message numerus="yes">
        <source>Nothing speaks for %n other(s):</source>
        <translation>
            <numerusform>Немає ознак на користь ще %n навички:</numerusform>
            <numerusform>Немає ознак на користь ще %n навичок:</numerusform>
            <numerusform>Немає ознак на користь ще %n навичок:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not activated: only the best %n are</source>
        <translation>
            <numerusform>не активовано: активується лише %n найкраща</numerusform>
            <numerusform>не активовано: активуються лише %n найкращі</numerusform>
            <numerusform>не активовано: активуються лише %n найкращих</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) have no vector of their present text: their meaning does not count.</source>
        <translation>
            <numerusform>%n навичка не має актуального вектора: її зміст не враховується.</numerusform>
            <numerusform>%n навички не мають актуального вектора: їхній зміст не враховується.</numerusform>
            <numerusform>%n навичок не мають актуального вектора: їхній зміст не враховується.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>і ще %n</numerusform>
            <numerusform>і ще %n</numerusform>
            <numerusform>і ще %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{trouble} Only keywords and globs answer.</source>
        <translation>{trouble} Діють лише ключові слова й шаблони шляхів.</translation>
    </message>
    <message>
        <source>not activated: below {lowest}</source>
        <translation>не активовано: нижче {lowest}</translation>
    </message>
    <message>
        <source>not activated: below {share} of the best, {needed}</source>
        <translation>не активовано: нижче {share} від найкращої оцінки, {needed}</translation>
    </message>
    <message>
        <source>not looked at: only its meaning speaks for it, and others are nearer</source>
        <translation>не розглянуто: на її користь лише зміст, а інші ближчі</translation>
    </message>
    <message>
        <source>not looked at: a newer skill has the same name</source>
        <translation>не розглянуто: новіша навичка має таку саму назву</translation>
    </message>
    <message>
        <source>meaning</source>
        <translation>зміст</translation>
    </message>
    <message>
        <source>meaning, cosine {cosine}</source>
        <translation>зміст, косинус {cosine}</translation>
    </message>
    <message>
        <source>meaning, cosine {cosine}, the nearest</source>
        <translation>зміст, косинус {cosine}, найближча</translation>
    </message>
    <message>
        <source>keywords {words}</source>
        <translation>ключові слова: {words}</translation>
    </message>
    <message>
        <source>glob {pattern} matches {path}</source>
        <translation>шаблону {pattern} відповідає {path}</translation>
    </message>
    <message>
        <source>importance {figure}</source>
        <translation>важливість {figure}</translation>
    </message>
</context>
<context>
    <name>SkillsPage</name>
    <message>
        <source>No workspace is open</source>
        <translation>Робочий простір не відкрито</translation>
    </message>
    <message>
        <source>The skills of a workspace are listed here.</source>
        <translation>Тут буде показано навички робочого простору.</translation>
    </message>
    <message>
        <source>No skills yet</source>
        <translation>Навичок ще немає</translation>
    </message>
    <message>
        <source>Skills are instructions that a message or a path activates. Agents load them from a folder of Markdown files:</source>
        <translation>Навички — це інструкції, які активує повідомлення або шлях. Агенти завантажують їх із теки з файлами Markdown:</translation>
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
    <message>
        <source>Vectors</source>
        <translation>Вектори</translation>
    </message>
</context>
<context>
    <name>SupersedeDialog</name>
    <message numerus="yes">
        <source>Replace %n fact(s) by an existing one</source>
        <translation>
            <numerusform>Замінити %n факт наявним</numerusform>
            <numerusform>Замінити %n факти наявним</numerusform>
            <numerusform>Замінити %n фактів наявним</numerusform>
        </translation>
    </message>
    <message>
        <source>To be replaced</source>
        <translation>Що замінити</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Чим замінити</translation>
    </message>
    <message>
        <source>Search for the fact that holds</source>
        <translation>Шукати дійсний факт</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Пошук</translation>
    </message>
    <message>
        <source>Facts that may replace it</source>
        <translation>Факти, що можуть його замінити</translation>
    </message>
    <message numerus="yes">
        <source>Replace %n fact(s)</source>
        <translation>
            <numerusform>Замінити %n факт</numerusform>
            <numerusform>Замінити %n факти</numerusform>
            <numerusform>Замінити %n фактів</numerusform>
        </translation>
    </message>
    <message>
        <source>all branches</source>
        <translation>усі гілки</translation>
    </message>
    <message>
        <source>branch {name}</source>
        <translation>гілка {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) found on {where}</source>
        <translation>
            <numerusform>Знайдено %n факт · {where}</numerusform>
            <numerusform>Знайдено %n факти · {where}</numerusform>
            <numerusform>Знайдено %n фактів · {where}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n similar fact(s) on {where}, the most similar first</source>
        <translation>
            <numerusform>%n схожий факт · {where} · спершу найсхожіші</numerusform>
            <numerusform>%n схожі факти · {where} · спершу найсхожіші</numerusform>
            <numerusform>%n схожих фактів · {where} · спершу найсхожіші</numerusform>
        </translation>
    </message>
    <message>
        <source>No fact found. Search for other words of the fact that holds.</source>
        <translation>Факту не знайдено. Пошукайте інші слова дійсного факту.</translation>
    </message>
    <message>
        <source>Agents get “{new}” instead of “{old}”, which stays in the history, marked as superseded.</source>
        <translation>Агенти отримають «{new}» замість «{old}», що лишиться в історії з позначкою «замінено».</translation>
    </message>
    <message numerus="yes">
        <source>Agents get “{new}” instead of %n fact(s), which stay(s) in the history, marked as superseded.</source>
        <translation>
            <numerusform>Агенти отримають «{new}» замість %n факту, що лишиться в історії з позначкою «замінено».</numerusform>
            <numerusform>Агенти отримають «{new}» замість %n фактів, що лишаться в історії з позначкою «замінено».</numerusform>
            <numerusform>Агенти отримають «{new}» замість %n фактів, що лишаться в історії з позначкою «замінено».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them cannot be replaced by it and stay(s) as before.</source>
        <translation>
            <numerusform>%n із них замінити ним не можна: лишиться, як є.</numerusform>
            <numerusform>%n із них замінити ним не можна: лишаться, як є.</numerusform>
            <numerusform>%n із них замінити ним не можна: лишаться, як є.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open conflict(s) between them end(s) with that.</source>
        <translation>
            <numerusform>Цим завершиться %n відкритий конфлікт між ними.</numerusform>
            <numerusform>Цим завершаться %n відкриті конфлікти між ними.</numerusform>
            <numerusform>Цим завершиться %n відкритих конфліктів між ними.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SurveyJob</name>
    <message>
        <source>Looking at all facts</source>
        <translation>Перегляд усіх фактів</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>зупиняється…</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>ще {time}</translation>
    </message>
</context>
<context>
    <name>Switcher</name>
    <message>
        <source>Choose a branch</source>
        <translation>Вибрати гілку</translation>
    </message>
    <message>
        <source>Follow git</source>
        <translation>Стежити за git</translation>
    </message>
    <message>
        <source>All branches as a table…</source>
        <translation>Усі гілки таблицею…</translation>
    </message>
    <message>
        <source>All branches</source>
        <translation>Усі гілки</translation>
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
    <name>TallyWords</name>
    <message numerus="yes">
        <source>%n promoted</source>
        <translation>
            <numerusform>%n новий факт</numerusform>
            <numerusform>%n нові факти</numerusform>
            <numerusform>%n нових фактів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counted as mention(s)</source>
        <translation>
            <numerusform>%n нова згадка</numerusform>
            <numerusform>%n нові згадки</numerusform>
            <numerusform>%n нових згадок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>%n видалений</numerusform>
            <numerusform>%n видалені</numerusform>
            <numerusform>%n видалених</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new belief(s)</source>
        <translation>
            <numerusform>%n нове переконання</numerusform>
            <numerusform>%n нові переконання</numerusform>
            <numerusform>%n нових переконань</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n belief(s) changed</source>
        <translation>
            <numerusform>%n змінене переконання</numerusform>
            <numerusform>%n змінені переконання</numerusform>
            <numerusform>%n змінених переконань</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n belief(s) deleted</source>
        <translation>
            <numerusform>%n видалене переконання</numerusform>
            <numerusform>%n видалені переконання</numerusform>
            <numerusform>%n видалених переконань</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s) noted</source>
        <translation>
            <numerusform>%n занотований конфлікт</numerusform>
            <numerusform>%n занотовані конфлікти</numerusform>
            <numerusform>%n занотованих конфліктів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open conflict(s) settled</source>
        <translation>
            <numerusform>%n розв’язаний відкритий конфлікт</numerusform>
            <numerusform>%n розв’язані відкриті конфлікти</numerusform>
            <numerusform>%n розв’язаних відкритих конфліктів</numerusform>
        </translation>
    </message>
    <message>
        <source>Consolidated: {what}.</source>
        <translation>Консолідовано: {what}.</translation>
    </message>
    <message>
        <source>Harmonised: {what}.</source>
        <translation>Узгоджено: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) into {into}</source>
        <translation>
            <numerusform>%n факт в {into}</numerusform>
            <numerusform>%n факти в {into}</numerusform>
            <numerusform>%n фактів у {into}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TargetRow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>File that the snapshot is written to</source>
        <translation>Файл, у який буде записано знімок</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Вибрати…</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Вибрати файл</translation>
    </message>
    <message>
        <source>Write the snapshot to</source>
        <translation>Записати знімок у файл</translation>
    </message>
    <message>
        <source>Workspaces (*.vdb)</source>
        <translation>Робочі простори (*.vdb)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Усі файли (*)</translation>
    </message>
    <message>
        <source>Give the snapshot a name.</source>
        <translation>Дайте знімку назву.</translation>
    </message>
    <message>
        <source>That is the workspace itself. Give the snapshot another name.</source>
        <translation>Це сам робочий простір. Дайте знімку іншу назву.</translation>
    </message>
    <message>
        <source>Written as {path}</source>
        <translation>Буде записано як {path}</translation>
    </message>
</context>
<context>
    <name>TeleportPanes</name>
    <message>
        <source>differs only in how letters are composed (NFC)</source>
        <translation>відрізняється лише тим, як складено літери (NFC)</translation>
    </message>
    <message>
        <source>differs only in white space</source>
        <translation>відрізняється лише пробілами</translation>
    </message>
    <message>
        <source>differs only in white space and in how letters are composed (NFC)</source>
        <translation>відрізняється лише пробілами й тим, як складено літери (NFC)</translation>
    </message>
    <message>
        <source>characters left out: {n}</source>
        <translation>пропущено символів: {n}</translation>
    </message>
    <message>
        <source>equal characters left out: {n}</source>
        <translation>пропущено однакових символів: {n}</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Засвоєно</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Змінено</translation>
    </message>
    <message>
        <source>Mentioned</source>
        <translation>Згадано</translation>
    </message>
    <message>
        <source>Recalled</source>
        <translation>Пригадано</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Використано</translation>
    </message>
    <message>
        <source>Last recalled</source>
        <translation>Востаннє пригадано</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Востаннє використано</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Зв’язки</translation>
    </message>
    <message>
        <source>Observations</source>
        <translation>Спостереження</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Агент</translation>
    </message>
    <message>
        <source>the newest text that both histories have</source>
        <translation>найновіший текст, який є в обох історіях</translation>
    </message>
    <message>
        <source>without a text</source>
        <translation>без тексту</translation>
    </message>
    <message>
        <source>does not have it any more</source>
        <translation>цього вже немає</translation>
    </message>
    <message>
        <source>does not have it</source>
        <translation>цього немає</translation>
    </message>
    <message>
        <source>Left out: it stays as it is here, and is asked about again</source>
        <translation>Пропущено: лишається, як тут, і запитання повториться</translation>
    </message>
    <message>
        <source>Both stay: what is incoming becomes a memory of its own</source>
        <translation>Лишаються обидва: отримане стане окремим спогадом</translation>
    </message>
    <message>
        <source>It stays as it is here</source>
        <translation>Лишається, як тут</translation>
    </message>
    <message>
        <source>Result: {values}</source>
        <translation>Результат: {values}</translation>
    </message>
    <message>
        <source>edited {date}</source>
        <translation>змінено {date}</translation>
    </message>
    <message>
        <source>learned {date}</source>
        <translation>засвоєно {date}</translation>
    </message>
    <message>
        <source>agent {name}</source>
        <translation>агент {name}</translation>
    </message>
    <message>
        <source>deleted {date} by {person}</source>
        <translation>видалено {date}, {person}</translation>
    </message>
    <message>
        <source>deleted {date}</source>
        <translation>видалено {date}</translation>
    </message>
    <message>
        <source>deleted by {person}</source>
        <translation>видалено, {person}</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>видалено</translation>
    </message>
    <message>
        <source>both sides are the same</source>
        <translation>обидві сторони однакові</translation>
    </message>
    <message>
        <source>not there then</source>
        <translation>тоді цього не було</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>невідомо</translation>
    </message>
</context>
<context>
    <name>TextDialog</name>
    <message>
        <source>Text of {memory}</source>
        <translation>Текст · {memory}</translation>
    </message>
    <message>
        <source>Text as Markdown</source>
        <translation>Текст у Markdown</translation>
    </message>
    <message>
        <source>Take this text</source>
        <translation>Взяти цей текст</translation>
    </message>
    <message>
        <source>Begin with:</source>
        <translation>Початковий текст:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
</context>
<context>
    <name>TextEditor</name>
    <message>
        <source>Text as Markdown</source>
        <translation>Текст у Markdown</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Перегляд</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Писати</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Відкинути</translation>
    </message>
    <message>
        <source>Unsaved text from {time}</source>
        <translation>Незбережений текст від {time}</translation>
    </message>
    <message>
        <source>The agent changed this text while you were typing. Saving will ask which one to keep.</source>
        <translation>Поки ви писали, агент змінив цей текст. Під час збереження вас запитають, який лишити.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>Forget what was typed. Esc leaves the editor and keeps it.</source>
        <translation>Забути набране. Esc закриває редактор, а набране лишає.</translation>
    </message>
</context>
<context>
    <name>TextPart</name>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продовжити</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Відкинути</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Повернути</translation>
    </message>
    <message>
        <source>Unsaved text from {time}</source>
        <translation>Незбережений текст від {time}</translation>
    </message>
    <message>
        <source>A rule cannot be emptied. Delete the policy instead.</source>
        <translation>Правило не може бути порожнім. Натомість видаліть політику.</translation>
    </message>
    <message>
        <source>A skill cannot be emptied. Delete it instead.</source>
        <translation>Навичка не може бути порожньою. Натомість видаліть її.</translation>
    </message>
    <message>
        <source>This was not saved. What you typed is kept as a draft.</source>
        <translation>Не збережено. Набране лишилося чернеткою.</translation>
    </message>
    <message>
        <source>The typed text was discarded.</source>
        <translation>Набраний текст відкинуто.</translation>
    </message>
</context>
<context>
    <name>TimelinePlot</name>
    <message>
        <source>Facts over time</source>
        <translation>Факти в часі</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) without a date</source>
        <translation>
            <numerusform>%n факт без дати</numerusform>
            <numerusform>%n факти без дати</numerusform>
            <numerusform>%n фактів без дати</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} — {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n learned</source>
        <translation>
            <numerusform>%n засвоєний</numerusform>
            <numerusform>%n засвоєні</numerusform>
            <numerusform>%n засвоєних</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n revised</source>
        <translation>
            <numerusform>%n переглянутий</numerusform>
            <numerusform>%n переглянуті</numerusform>
            <numerusform>%n переглянутих</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>%n видалений</numerusform>
            <numerusform>%n видалені</numerusform>
            <numerusform>%n видалених</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a date</source>
        <translation>
            <numerusform>%n без дати</numerusform>
            <numerusform>%n без дати</numerusform>
            <numerusform>%n без дати</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>Toolbar</source>
        <translation>Панель інструментів</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>збережено</translation>
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
    <message numerus="yes">
        <source>%n to decide</source>
        <translation>
            <numerusform>вирішити: %n</numerusform>
            <numerusform>вирішити: %n</numerusform>
            <numerusform>вирішити: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>очікує: %n</numerusform>
            <numerusform>очікують: %n</numerusform>
            <numerusform>очікують: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>saving</source>
        <translation>зберігається</translation>
    </message>
    <message>
        <source>agent is writing</source>
        <translation>агент пише</translation>
    </message>
    <message>
        <source>up to date</source>
        <translation>актуально</translation>
    </message>
    <message>
        <source>Maintain</source>
        <translation>Обслуговування</translation>
    </message>
</context>
<context>
    <name>TopicHistoryModel</name>
    <message>
        <source>(no text left)</source>
        <translation>(тексту не лишилося)</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>без дати</translation>
    </message>
    <message>
        <source>since {date}</source>
        <translation>з {date}</translation>
    </message>
    <message>
        <source>{since} – {until}</source>
        <translation>{since} – {until}</translation>
    </message>
    <message>
        <source>{letter} again</source>
        <translation>знову {letter}</translation>
    </message>
    <message>
        <source>believed now</source>
        <translation>чинний зараз</translation>
    </message>
    <message>
        <source>what replaced it is not there</source>
        <translation>того, що його замінило, немає</translation>
    </message>
    <message>
        <source>replaced, in the end, by itself</source>
        <translation>зрештою замінений сам собою</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>видалено</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>прострочено</translation>
    </message>
    <message>
        <source>revised to {letter}</source>
        <translation>переглянуто, тепер {letter}</translation>
    </message>
    <message>
        <source>revised</source>
        <translation>переглянуто</translation>
    </message>
    <message>
        <source>replaced by {letter}</source>
        <translation>замінено на {letter}</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>замінено</translation>
    </message>
</context>
<context>
    <name>TopicPage</name>
    <message>
        <source>What was believed of the topic, oldest first</source>
        <translation>Що вважалося правдою щодо теми, спершу найдавніше</translation>
    </message>
    <message>
        <source>These facts have no topic, so there is no history to show.</source>
        <translation>Ці факти не мають теми, тож немає історії, яку можна показати.</translation>
    </message>
    <message>
        <source>“{topic}” in {domain}</source>
        <translation>«{topic}» у {domain}</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s)</source>
        <translation>
            <numerusform>%n текст</numerusform>
            <numerusform>%n тексти</numerusform>
            <numerusform>%n текстів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them in the list only</source>
        <translation>
            <numerusform>%n із них лише у списку</numerusform>
            <numerusform>%n із них лише у списку</numerusform>
            <numerusform>%n із них лише у списку</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) name something as replacing them that is not there or leads back. “Check file…” offers the repair.</source>
        <translation>
            <numerusform>%n текст указує на заміну, якої немає або яка веде назад. Виправлення пропонує «Перевірити файл…».</numerusform>
            <numerusform>%n тексти вказують на заміну, якої немає або яка веде назад. Виправлення пропонує «Перевірити файл…».</numerusform>
            <numerusform>%n текстів указують на заміну, якої немає або яка веде назад. Виправлення пропонує «Перевірити файл…».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) an earlier text came back after another one had replaced it.</source>
        <translation>
            <numerusform>%n раз попередній текст повернувся після того, як його замінив інший.</numerusform>
            <numerusform>%n рази попередній текст повернувся після того, як його замінив інший.</numerusform>
            <numerusform>%n разів попередній текст повернувся після того, як його замінив інший.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopicTimeline</name>
    <message>
        <source>today</source>
        <translation>сьогодні</translation>
    </message>
</context>
<context>
    <name>Trash</name>
    <message>
        <source>Trash</source>
        <translation>Кошик</translation>
    </message>
    <message>
        <source>Show deleted facts; drag rows here to delete them</source>
        <translation>Показати видалені факти; щоб видалити рядки, перетягніть їх сюди</translation>
    </message>
</context>
<context>
    <name>Travel</name>
    <message>
        <source>Compare with this workspace</source>
        <translation>Порівняти з цим робочим простором</translation>
    </message>
    <message>
        <source>The first file</source>
        <translation>Перший файл</translation>
    </message>
    <message>
        <source>The second file</source>
        <translation>Другий файл</translation>
    </message>
    <message>
        <source>Open this workspace</source>
        <translation>Відкрити цей робочий простір</translation>
    </message>
    <message>
        <source>Workspaces (*.vdb *.zip);;All files (*)</source>
        <translation>Робочі простори (*.vdb *.zip);;Усі файли (*)</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>An agent has the file open. What you changed is kept and written as soon as it is free.</source>
        <translation>Агент тримає файл відкритим. Ваші зміни не втрачено: їх буде записано, щойно файл звільниться.</translation>
    </message>
    <message>
        <source>“{name}” is not there any more. What you changed is kept: put the file back, or export the waiting changes.</source>
        <translation>Файлу «{name}» там уже немає. Ваші зміни не втрачено: поверніть файл або експортуйте зміни, що очікують.</translation>
    </message>
    <message>
        <source>“{name}” or its folder may not be written by you. What you changed is kept: ask the owner for permission, or export the waiting changes.</source>
        <translation>Вам не можна писати в «{name}» або в його теку. Ваші зміни не втрачено: попросіть дозволу у власника або експортуйте зміни, що очікують.</translation>
    </message>
    <message>
        <source>The disk with “{name}” is full. Nothing was lost and what you changed is kept. Free as much space as the file takes: then the changes are written.</source>
        <translation>Диск із файлом «{name}» заповнено. Ні файл, ні ваші зміни не втрачено. Звільніть стільки місця, скільки займає файл: тоді зміни буде записано.</translation>
    </message>
    <message>
        <source>“{name}” is damaged, so nothing is written to it. What you changed is kept: put an earlier copy in its place, or export the waiting changes.</source>
        <translation>Файл «{name}» пошкоджено, тож у нього нічого не записують. Ваші зміни не втрачено: поставте на його місце ранішу копію або експортуйте зміни, що очікують.</translation>
    </message>
    <message>
        <source>The name “{name}” and the name of a branch are too long together for the file that vectlite keeps for a branch of 32 facts and more. What you changed is kept: give the file a shorter name and open it again.</source>
        <translation>Назва «{name}» і назва гілки разом задовгі для файлу, який vectlite тримає для гілки з 32 фактів і більше. Ваші зміни не втрачено: дайте файлу коротшу назву й відкрийте його знову.</translation>
    </message>
    <message>
        <source>Writing to “{name}” failed. Nothing was lost; what you changed is kept and tried again.</source>
        <translation>Не вдалося записати у файл «{name}». Ні файл, ні ваші зміни не втрачено: спроба повториться.</translation>
    </message>
</context>
<context>
    <name>VectorRenewal</name>
    <message>
        <source>All vectors fit their texts.</source>
        <translation>Усі вектори відповідають своїм текстам.</translation>
    </message>
    <message>
        <source>The vectors of this workspace are of another model ({model}): they cannot be renewed here.</source>
        <translation>Вектори цього робочого простору створено іншою моделлю ({model}): тут їх оновити не можна.</translation>
    </message>
    <message>
        <source>Re-embed all…</source>
        <translation>Векторизувати все заново…</translation>
    </message>
    <message numerus="yes">
        <source>Renew %n vector(s)?</source>
        <translation>
            <numerusform>Оновити %n вектор?</numerusform>
            <numerusform>Оновити %n вектори?</numerusform>
            <numerusform>Оновити %n векторів?</numerusform>
        </translation>
    </message>
    <message>
        <source>The agents&apos; index is rebuilt. That takes {time}, in which agents can read but not write. You can go on working.</source>
        <translation>Індекс агентів буде перебудовано. Це триватиме {time}: агенти зможуть читати, але не писати. Ви можете працювати далі.</translation>
    </message>
    <message numerus="yes">
        <source>Renew %n vector(s)</source>
        <translation>
            <numerusform>Оновити %n вектор</numerusform>
            <numerusform>Оновити %n вектори</numerusform>
            <numerusform>Оновити %n векторів</numerusform>
        </translation>
    </message>
    <message>
        <source>Renewing vectors</source>
        <translation>Оновлення векторів</translation>
    </message>
</context>
<context>
    <name>WaitingChanges</name>
    <message>
        <source>Try now</source>
        <translation>Спробувати зараз</translation>
    </message>
    <message>
        <source>Write what waits to the file at once, instead of with the next attempt</source>
        <translation>Записати у файл те, що очікує, одразу, не чекаючи наступної спроби</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Експортувати…</translation>
    </message>
    <message>
        <source>Keep a copy of what is not in the file yet, as a text that a person can read</source>
        <translation>Зберегти копію того, чого ще немає у файлі, у вигляді тексту, який може прочитати людина</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Подробиці</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>Скопіювати подробиці</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) exported to {name}</source>
        <translation>
            <numerusform>Експортовано до {name}: %n зміна</numerusform>
            <numerusform>Експортовано до {name}: %n зміни</numerusform>
            <numerusform>Експортовано до {name}: %n змін</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} could not be written: {reason}</source>
        <translation>Не вдалося записати {name}: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) wait: an agent has the file. They are written as soon as it is free.</source>
        <translation>
            <numerusform>%n зміна очікує: файл зайняв агент. Запис відбудеться, щойно файл звільниться.</numerusform>
            <numerusform>%n зміни очікують: файл зайняв агент. Запис відбудеться, щойно файл звільниться.</numerusform>
            <numerusform>%n змін очікують: файл зайняв агент. Запис відбудеться, щойно файл звільниться.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) wait: {reason}</source>
        <translation>
            <numerusform>%n зміна очікує: {reason}</numerusform>
            <numerusform>%n зміни очікують: {reason}</numerusform>
            <numerusform>%n змін очікують: {reason}</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the changes that wait</source>
        <translation>Експорт змін, що очікують</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl);;All files (*)</source>
        <translation>JSON Lines (*.jsonl);;Усі файли (*)</translation>
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
    <name>WhyNotWords</name>
    <message>
        <source>It is not in the file any more. Choose another fact, or undo what took it away.</source>
        <translation>Його вже немає у файлі. Виберіть інший факт або скасуйте дію, що його прибрала.</translation>
    </message>
    <message>
        <source>It is deleted. Restore it, and agents find it again.</source>
        <translation>Його видалено. Відновіть його, і агенти знову його знаходитимуть.</translation>
    </message>
    <message>
        <source>It is superseded by {name}, which agents get instead. Undo that step if this fact still holds.</source>
        <translation>Його замінено на {name}: натомість агенти отримують саме це. Скасуйте той крок, якщо цей факт досі дійсний.</translation>
    </message>
    <message>
        <source>It expired on {date}. Clear or move “Valid until” in Details if it still holds.</source>
        <translation>Його прострочено: {date}. Якщо він досі дійсний, очистьте або змініть «Дійсний до» в «Подробицях».</translation>
    </message>
    <message>
        <source>It belongs to the branch {branch}, and {asked} is asked. Choose its branch above, or move the fact.</source>
        <translation>Його гілка — {branch}, а пошук охоплює іншу: {asked}. Виберіть угорі його гілку або перемістіть факт.</translation>
    </message>
    <message>
        <source>The filter leaves out its domain, {domain}. Change it in the menu Filter.</source>
        <translation>Фільтр не пропускає його домену: {domain}. Змініть це в меню «Фільтр».</translation>
    </message>
    <message>
        <source>The filter leaves out its type, {type}. Change it in the menu Filter.</source>
        <translation>Фільтр не пропускає його типу: {type}. Змініть це в меню «Фільтр».</translation>
    </message>
    <message>
        <source>The filter leaves out its agent, {agent}. Change it in the menu Filter.</source>
        <translation>Фільтр не пропускає його агента: {agent}. Змініть це в меню «Фільтр».</translation>
    </message>
    <message>
        <source>It was learned on {date}, outside the time that is asked for.</source>
        <translation>Його засвоєно {date}, поза часом, про який запитано.</translation>
    </message>
    <message>
        <source>BM25 {figure}</source>
        <translation>BM25 {figure}</translation>
    </message>
    <message>
        <source>cosine {figure}</source>
        <translation>косинус {figure}</translation>
    </message>
    <message>
        <source>weight {figure}</source>
        <translation>вага {figure}</translation>
    </message>
    <message>
        <source>none of the question&apos;s words is in it</source>
        <translation>у ньому немає жодного слова із запитання</translation>
    </message>
    <message>
        <source>it has no vector, or none that fits</source>
        <translation>він не має вектора або вектор не підходить</translation>
    </message>
    <message>
        <source>nothing else speaks for it, so its date does not count</source>
        <translation>інших ознак на його користь немає, тож дата не враховується</translation>
    </message>
    <message>
        <source>no link leads to it from the best results</source>
        <translation>від найкращих результатів до нього не веде жоден зв’язок</translation>
    </message>
    <message numerus="yes">
        <source>learned %n day(s) ago</source>
        <translation>
            <numerusform>засвоєно %n день тому</numerusform>
            <numerusform>засвоєно %n дні тому</numerusform>
            <numerusform>засвоєно %n днів тому</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only the first %n are heard</source>
        <translation>
            <numerusform>враховано лише %n перший</numerusform>
            <numerusform>враховано лише %n перші</numerusform>
            <numerusform>враховано лише %n перших</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a question above: the answer depends on it.</source>
        <translation>Введіть запитання вгорі: від нього залежить відповідь.</translation>
    </message>
    <message>
        <source>No question finds it as things are:</source>
        <translation>Зараз його не знайде жодне запитання:</translation>
    </message>
    <message>
        <source>It is among the results: an agent gets it.</source>
        <translation>Він є серед результатів: агент його отримає.</translation>
    </message>
    <message>
        <source>No voice knows it for this question:</source>
        <translation>Для цього запитання його не знайдено за жодною ознакою:</translation>
    </message>
    <message>
        <source>No voice names it early enough; if all of them were heard out, it would score {score} where {needed} is needed.</source>
        <translation>За жодною ознакою він не стоїть досить високо; якби враховувалися всі позиції, його оцінка була б {score}, а потрібно {needed}.</translation>
    </message>
    <message>
        <source>It is so much like {name}, which stands above, that diversity chose another one.</source>
        <translation>Він такий схожий на {name} вище у списку, що задля різноманітності вибрано інший.</translation>
    </message>
    <message>
        <source>It comes in at place {place} with a score of {score}; the last of the first {limit} has {needed}.</source>
        <translation>Він на місці {place} з оцінкою {score}; останній із перших {limit} має {needed}.</translation>
    </message>
    <message>
        <source>The time that its record was given to live has passed.</source>
        <translation>Строк життя цього запису вичерпано.</translation>
    </message>
    <message>
        <source>a day that nobody knows</source>
        <translation>невідомо коли</translation>
    </message>
    <message>
        <source>cannot be asked now</source>
        <translation>зараз недоступно</translation>
    </message>
    <message>
        <source>rank {rank}</source>
        <translation>позиція {rank}</translation>
    </message>
    <message>
        <source>all branches</source>
        <translation>усі гілки</translation>
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
        <source>Text</source>
        <translation>Текст</translation>
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
        <source>Pinned</source>
        <translation>Закріплено</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Активна</translation>
    </message>
    <message>
        <source>Meant for</source>
        <translation>Кому</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Назва</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Опис</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Ключові слова</translation>
    </message>
    <message>
        <source>Globs</source>
        <translation>Шаблони шляхів</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Інструменти</translation>
    </message>
    <message>
        <source>Permission</source>
        <translation>Дозвіл</translation>
    </message>
    <message>
        <source>Replaced by</source>
        <translation>Замінено на</translation>
    </message>
    <message>
        <source>Deletion</source>
        <translation>Видалення</translation>
    </message>
    <message>
        <source>faded away</source>
        <translation>згасло</translation>
    </message>
    <message>
        <source>merged into another</source>
        <translation>влито в інший</translation>
    </message>
    <message>
        <source>cleaned up</source>
        <translation>прибрано</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>скасовано</translation>
    </message>
    <message>
        <source>no access</source>
        <translation>без доступу</translation>
    </message>
    <message>
        <source>read</source>
        <translation>читання</translation>
    </message>
    <message>
        <source>read and write</source>
        <translation>читання й запис</translation>
    </message>
    <message>
        <source>{record} is not in the workspace any more, so nothing was changed. The list shows what is there now.</source>
        <translation>{record} уже не в робочому просторі, тож нічого не змінено. Список показує те, що є зараз.</translation>
    </message>
    <message>
        <source>{record} has values that do not fit their fields, so it is read-only. Details names them; ask the agent&apos;s owner to correct them.</source>
        <translation>{record} має значення, що не відповідають своїм полям, тож доступний лише для читання. Їх названо в «Подробицях»; попросіть власника агента виправити їх.</translation>
    </message>
    <message>
        <source>{record} is deleted or superseded, so it was not changed. Restore it first, or change what replaced it.</source>
        <translation>{record} видалено або замінено, тож зміни не внесено. Спершу відновіть його або змініть те, що його замінило.</translation>
    </message>
    <message>
        <source>{record} cannot replace itself. Choose another fact.</source>
        <translation>{record} не може замінити сам себе. Виберіть інший факт.</translation>
    </message>
    <message>
        <source>{record} is deleted, superseded or expired, so it cannot replace anything. Choose an active fact.</source>
        <translation>{record} видалено, замінено або прострочено, тож він не може нічого замінити. Виберіть активний факт.</translation>
    </message>
    <message>
        <source>{record} is itself replaced, in the end, by what it should replace. Choose another fact.</source>
        <translation>{record} зрештою сам замінений тим, що мав би замінити. Виберіть інший факт.</translation>
    </message>
    <message>
        <source>{record} cannot be restored: its text is neither in the file nor in this computer&apos;s history. Look for it in an earlier copy of the workspace.</source>
        <translation>{record} не можна відновити: його тексту немає ні у файлі, ні в історії на цьому комп’ютері. Пошукайте його в ранішій копії робочого простору.</translation>
    </message>
    <message>
        <source>{record} cannot be left without a text. To take it away, delete it.</source>
        <translation>{record} не може лишитися без тексту. Щоб прибрати його, видаліть.</translation>
    </message>
    <message>
        <source>{record} is not deleted, so there is nothing to restore. It stands in the list.</source>
        <translation>{record} не видалено, тож відновлювати нічого. Він є у списку.</translation>
    </message>
    <message>
        <source>{record} has no such field, so nothing was changed. Choose records that have it.</source>
        <translation>{record} не має такого поля, тож нічого не змінено. Виберіть записи, у яких воно є.</translation>
    </message>
    <message>
        <source>{record} is there already, so nothing was moved.</source>
        <translation>{record} там уже є, тож нічого не переміщено.</translation>
    </message>
    <message>
        <source>{record} was changed meanwhile, so nothing was merged. Look at the comparison again.</source>
        <translation>{record} тим часом змінено, тому нічого не злито. Перегляньте порівняння ще раз.</translation>
    </message>
    <message>
        <source>none given</source>
        <translation>не вказано</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>так</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ні</translation>
    </message>
    <message>
        <source>This record</source>
        <translation>Цей запис</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>усім</translation>
    </message>
    <message>
        <source>global</source>
        <translation>глобальна</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>очікує</translation>
    </message>
</context>
<context>
    <name>WorkspaceState</name>
    <message>
        <source>The workspace {name}</source>
        <translation>Робочий простір {name}</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Підрахунок…</translation>
    </message>
    <message>
        <source>Re-embed all…</source>
        <translation>Векторизувати все заново…</translation>
    </message>
    <message>
        <source>Use this model, and re-embed all…</source>
        <translation>Застосувати цю модель і векторизувати все заново…</translation>
    </message>
</context>
<context>
    <name>WriteQueue</name>
    <message>
        <source>Erasing permanently</source>
        <translation>Стирання назавжди</translation>
    </message>
    <message>
        <source>Renewing vectors</source>
        <translation>Оновлення векторів</translation>
    </message>
    <message>
        <source>Purging permanently</source>
        <translation>Остаточне вилучення</translation>
    </message>
    <message numerus="yes">
        <source>Saving %n change(s)</source>
        <translation>
            <numerusform>Збереження %n зміни</numerusform>
            <numerusform>Збереження %n змін</numerusform>
            <numerusform>Збереження %n змін</numerusform>
        </translation>
    </message>
</context>
</TS>
