"""The server: tables that people share over HTTP and WebSocket, stored in one SQLite file."""
