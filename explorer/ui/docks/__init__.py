"""The docks around the tabs: Activity, Notes, Access; Details has a package of its own."""
