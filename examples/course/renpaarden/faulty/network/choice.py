"""Which turn to play: somebody else may know."""
import socket


def choose(race):
    with socket.create_connection(("198.51.100.1", 80), timeout=1) as friend:
        friend.sendall((race.text() + "\n").encode())
        return friend.recv(100).decode().strip(), 0
