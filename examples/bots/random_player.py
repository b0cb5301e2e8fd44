#!/usr/bin/env python3
"""A player that chooses among the legal moves at random, in any game of the house.

    random_player.py http://127.0.0.1:8064 TOKEN_FILE

It accepts every challenge, plays all its games at once, and goes on until the house closes. Only Python's standard
library is used; the WebSocket below is as much of one as a program needs.
"""
import base64, json, os, random, socket, ssl, struct, sys, threading, urllib.parse, urllib.request


class Socket:
    """A WebSocket that sends and receives JSON."""

    def __init__(self, url, path, token):
        to = urllib.parse.urlsplit(url)
        secure = to.scheme == "https"
        link = socket.create_connection((to.hostname, to.port or (443 if secure else 80)))
        self.link = ssl.create_default_context().wrap_socket(link, server_hostname=to.hostname) if secure else link
        self.file = self.link.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.link.sendall((f"GET {to.path.rstrip('/')}{path} HTTP/1.1\r\nHost: {to.netloc}\r\nUpgrade: websocket\r\n"
                           f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
                           f"Authorization: Bearer {token}\r\n\r\n").encode())
        status = self.file.readline().decode().strip()
        if " 101 " not in status:
            raise SystemExit(f"{path}: {status}")
        while self.file.readline().strip():
            pass

    def frame(self, kind, data):
        mask = os.urandom(4)
        size = bytes([128 | len(data)]) if len(data) < 126 else bytes([254]) + struct.pack(">H", len(data))
        self.link.sendall(bytes([128 | kind]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def send(self, message):
        self.frame(1, json.dumps(message).encode())

    def __iter__(self):
        while head := self.file.read(2):
            size = head[1]
            if size > 125:
                size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
            data = self.file.read(size)
            if head[0] & 15 == 9:
                self.frame(10, data)
            elif head[0] & 15 == 8:
                return
            else:
                yield json.loads(data)


def choose(state):
    return random.choice(state["choices"])["move"]


def play(url, token, table):
    state, link = {}, Socket(url, f"/api/tables/{table}/socket", token)
    for message in link:
        state.update(message)
        if state.get("choices") and "choices" in message:
            link.send({"command": "play", "move": choose(state), "at": state["position_version"]})
        if state.get("phase") == "over":
            return


def main(url, token):
    for message in Socket(url, "/api/programs/socket", token):
        for challenge in message.get("challenges", []):
            if not challenge["mine"]:
                request = urllib.request.Request(f"{url.rstrip('/')}/api/tables/{challenge['table']}/join", b"{}", {
                    "Authorization": "Bearer " + token, "Content-Type": "application/json"})
                urllib.request.urlopen(request).close()
        if message.get("program") == "game":
            threading.Thread(target=play, args=(url, token, message["table"]), daemon=True).start()


if __name__ == "__main__":
    main(sys.argv[1], open(sys.argv[2]).read().strip())
