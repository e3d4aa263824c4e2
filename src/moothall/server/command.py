"""`moothall serve`: the server on the command line."""

import asyncio
import contextlib
import logging
import os
import resource
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

if TYPE_CHECKING:
    from moothall.server.app import Settings

PORT = 8420
SWITCH = 0.0001  # seconds after which a thread lets another one have its turn


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
    name: Annotated[
        list[str] | None,
        typer.Option(help="A name that the hall goes by (hall.example); addresses are always good."),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(help="The address or network of a proxy that says for whom it asks (X-Forwarded-For)."),
    ] = None,
    processes: Annotated[
        int,
        typer.Option(
            min=1,
            max=64,
            help="Processes that serve; each has another port after --port.",
        ),
    ] = 1,
    unlimited: Annotated[
        bool, typer.Option("--unlimited", help="No limits on rates, for benchmarks.")
    ] = False,
    native: Annotated[bool, typer.Option(help="Go over to compiled rules in the background.")] = True,
    show: Annotated[bool, typer.Option("--open", help="Open the hall in your browser.")] = False,
) -> None:
    """Open the hall: play in the browser, alone, against bots or with others."""
    from moothall.server.app import Settings
    from moothall.server.door import Closed, is_network, listen
    from moothall.server.processes import Hand
    from moothall.server.safety import UNLIMITED, Limits
    from moothall.server.workers import cores

    logging.basicConfig(level=logging.INFO, format="%(levelname)s: %(message)s")
    for proxy in trusted_proxy or ():
        if not is_network(proxy):
            _complain(f"--trusted-proxy {proxy}: expected an address or a network, such as 10.0.0.0/8")
    settings = Settings(
        database=database,
        limits=UNLIMITED if unlimited else Limits(),
        origins=frozenset(origin or ()),
        names=frozenset(name or ()),
        trusted_proxies=tuple(trusted_proxy or ()),
        native=native,
    )
    if workers is not None:
        settings.workers = workers
    elif processes > 1:
        settings.workers = max(1, (cores() - 1) // processes)
    if (hand := Hand.of_crew()) is not None:
        settings.hand = hand
        with _told():
            _run(settings, hand.doors, hand.say_open)
        return
    try:
        door, *own = (listen(host, port + more) for more in range(1 if processes == 1 else processes + 1))
    except Closed as closed:
        _complain(str(closed))
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{door.getsockname()[1]}"

    def say_open() -> None:
        typer.echo(f"Moothall is open: {address}  (Ctrl+C closes it)")
        if show:
            threading.Thread(target=show_in_browser, args=(address,), daemon=True).start()

    with _told():
        if own:
            _run_crew(door, own, say_open, database)
        else:
            _run(settings, [door], say_open)


def _run_crew(
    shared: socket.socket, own: list[socket.socket], say_open: Callable[[], None], database: str | None
) -> None:
    from moothall.server.processes import Crew, NeverOpened
    from moothall.server.storage import database_url, take_file

    url = database_url(database)
    lock = take_file(url) if url.startswith("sqlite") else None
    try:
        asyncio.run(Crew(shared, own, lock).run(say_open))
    except NeverOpened:  # and has said why
        raise typer.Exit(1) from None


def _run(settings: "Settings", doors: list[socket.socket], say_open: Callable[[], None]) -> None:
    """Until it is ended, or the crew that it is one of is gone."""
    from moothall.server.app import build
    from moothall.server.door import OpenServer, uvicorn_for

    # Whoever waits for the interpreter's lock has it that soon: the writer's thread, and all who wait for it.
    sys.setswitchinterval(SWITCH)
    allow_many_files()
    server = build(settings)
    config = uvicorn_for(server.app, settings.trusted_proxies)
    hand = settings.hand

    async def live() -> None:
        await server.storage.open()
        served = OpenServer(config, say_open)
        if hand is not None:
            hand.end = lambda: setattr(served, "should_exit", True)
        await served.serve(sockets=doors)

    runner = asyncio.Runner(loop_factory=config.get_loop_factory())
    with runner, contextlib.suppress(KeyboardInterrupt):
        runner.run(live())


def allow_many_files() -> None:
    """Each websocket is one: as many as may be, where the usual thousand would be too few."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextlib.contextmanager
def _told() -> Iterator[None]:
    """What keeps it from starting is said in a line or two."""
    from moothall.server.faults import Fault

    try:
        yield
    except Fault as fault:
        _complain(str(fault))


def _complain(text: str) -> NoReturn:
    typer.echo(f"moothall: {text}", err=True)
    raise typer.Exit(1)


def show_in_browser(address: str) -> None:
    """Without a desktop nothing happens: the address has been printed."""
    import webbrowser

    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    time.sleep(0.1)  # let it answer first
    webbrowser.open(address)


def main() -> None:
    typer.run(serve)
