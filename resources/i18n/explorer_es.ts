<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
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
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
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
        <source>Quit</source>
        <translation>Salir</translation>
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
        <source>Details</source>
        <translation>Detalles</translation>
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
        <source>from the filter back to the list</source>
        <translation>volver del filtro a la lista</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>BranchMenu</name>
    <message>
        <source>all branches</source>
        <translation>todas las ramas</translation>
    </message>
    <message>
        <source>detached at {commit}</source>
        <translation>desacoplado en {commit}</translation>
    </message>
    <message>
        <source>Branch: {name}</source>
        <translation>Rama: {name}</translation>
    </message>
    <message>
        <source>All branches</source>
        <translation>Todas las ramas</translation>
    </message>
    <message>
        <source>Follow git</source>
        <translation>Seguir a git</translation>
    </message>
    <message>
        <source>The branch is not known: {reason}.</source>
        <translation>No se conoce la rama: {reason}.</translation>
    </message>
    <message>
        <source>Git is at commit {commit}, on no branch.</source>
        <translation>Git está en el commit {commit}, fuera de toda rama.</translation>
    </message>
    <message>
        <source>Git is on {branch}.</source>
        <translation>Git está en {branch}.</translation>
    </message>
    <message>
        <source>The workspace&apos;s folder is under no git.</source>
        <translation>La carpeta del espacio de trabajo no está bajo git.</translation>
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
    <name>Details</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Select a fact or a policy to read it here.</source>
        <translation>Seleccione un hecho o una política para leerlo aquí.</translation>
    </message>
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
        <source>Other metadata</source>
        <translation>Otros metadatos</translation>
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
        <source>Agents create facts; here you review and correct them. This command takes over what an MCP memory server has kept:</source>
        <translation>Los agentes crean los hechos; aquí se revisan y se corrigen. Este comando incorpora lo que haya guardado un servidor de memoria MCP:</translation>
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
        <source>{now} · pinned, never fades</source>
        <translation>{now} · fijado, no decae</translation>
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
    <name>MainWindow</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Sort facts by</source>
        <translation>Ordenar hechos por</translation>
    </message>
    <message>
        <source>Columns of facts</source>
        <translation>Columnas de hechos</translation>
    </message>
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
    <name>MarkdownView</name>
    <message>
        <source>[image: {name}]</source>
        <translation>[imagen: {name}]</translation>
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
    <name>Session</name>
    <message>
        <source>Opening {name}</source>
        <translation>Abriendo {name}</translation>
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
    <name>Toolbar</name>
    <message>
        <source>Toolbar</source>
        <translation>Barra de herramientas</translation>
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
    <message>
        <source>agent is writing</source>
        <translation>un agente está escribiendo</translation>
    </message>
    <message>
        <source>up to date</source>
        <translation>al día</translation>
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
        <source>none given</source>
        <translation>sin indicar</translation>
    </message>
    <message>
        <source>global</source>
        <translation>global</translation>
    </message>
</context>
</TS>
