"""`moothall serve`: the server on the command line."""

import contextlib
import errno
import logging
import os
import socket
import sys
import threading
import time
from typing import Annotated

import typer

PORT = 8420
BACKLOG = 2048  # who waits to be let in


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 for the whole network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.")] = PORT,
    database: Annotated[
        str | None, typer.Option(help="A SQLite file or a PostgreSQL URL; by default a file of your own.")
    ] = None,
    workers: Annotated[int | None, typer.Option(help="Processes that think for bots.")] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="A further origin that pages may come from (https://...).")
    ] = None,
    unlimited: Annotated[
        bool, typer.Option("--unlimited", help="No limits on rates, for benchmarks.")
    ] = False,
    native: Annotated[bool, typer.Option(help="Go over to compiled rules in the background.")] = True,
    show: Annotated[bool, typer.Option("--open", help="Open the hall in your browser.")] = False,
) -> None:
    """Open the hall: play in the browser, alone, against bots or with others."""
    import uvicorn

    from moothall.server.app import Settings, build
    from moothall.server.safety import UNLIMITED, Limits

    logging.basicConfig(level=logging.INFO, format="%(levelname)s: %(message)s")
    settings = Settings(
        database=database,
        limits=UNLIMITED if unlimited else Limits(),
        origins=frozenset(origin or ()),
        native=native,
    )
    if workers is not None:
        settings.workers = workers
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}"
    door = listen(host, port)
    typer.echo(f"Moothall is open: {address}  (Ctrl+C closes it)")
    if show:
        threading.Thread(target=show_in_browser, args=(address, port), daemon=True).start()
    config = uvicorn.Config(
        build(settings).app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=1024,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=75,
        lifespan="on",
    )
    uvicorn.Server(config).run(sockets=[door])


def listen(host: str, port: int) -> socket.socket:
    """Taken before anything is opened or said, so that a port in use is all that a person hears of."""
    door = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    if os.name == "posix":  # elsewhere this would share the port with whoever has it
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
        door.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        door.close()
        reason = getattr(error, "strerror", None) or str(error)
        if getattr(error, "errno", None) == errno.EADDRINUSE:
            reason = f"port {port} is in use; choose another with --port"
        typer.echo(f"moothall: {host}: {reason}", err=True)
        raise typer.Exit(1) from None
    return door


def show_in_browser(address: str, port: int) -> None:
    """As soon as somebody answers there. Without a desktop nothing happens: the address has been printed."""
    import webbrowser

    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    for _ in range(100):
        with contextlib.suppress(OSError), socket.create_connection(("localhost", port), timeout=1):
            webbrowser.open(address)
            return
        time.sleep(0.1)


def main() -> None:
    typer.run(serve)
