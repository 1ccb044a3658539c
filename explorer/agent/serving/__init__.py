"""The verbs as the Model Context Protocol has them; `explorer.agent.mcp_server` speaks it."""
