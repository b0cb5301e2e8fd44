#!/usr/bin/env python3
"""tls_proxy.py CERTIFICATE KEY: a proxy with TLS on loopback, for tests.

Prints its port, reads the port of the server behind it, and passes everything on until its input ends.
"""
import os, socket, ssl, sys, threading


def pump(source, target):
    try:
        while data := source.recv(65536):
            target.sendall(data)
    except OSError:
        pass
    for end in (source, target):
        try:
            end.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass


def serve(client, port):
    try:
        secure = context.wrap_socket(client, server_side=True)
    except OSError:
        return  # it does not trust us
    server = socket.create_connection(("127.0.0.1", port))
    threading.Thread(target=pump, args=(secure, server), daemon=True).start()
    pump(server, secure)


def accept(port):
    while True:
        threading.Thread(target=serve, args=(listener.accept()[0], port), daemon=True).start()


context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain(*sys.argv[1:3])
listener = socket.create_server(("127.0.0.1", 0))
print(listener.getsockname()[1], flush=True)
threading.Thread(target=accept, args=(int(sys.stdin.readline()),), daemon=True).start()
sys.stdin.read()
os._exit(0)
