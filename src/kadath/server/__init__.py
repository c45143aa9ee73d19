"""The server: tables shared over HTTP and WebSocket, stored in one SQLite file."""
