"""The server: tables that people share over HTTP and WebSocket, kept in one SQLite file."""
