"""The whole server, put together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib.metadata import version
from pathlib import Path

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.types import ASGIApp
from msgspec import Struct

from moothall.server.api import chat, games, people, studies, tables
from moothall.server.criers import Crier, PostgresCrier
from moothall.server.hall import Hall
from moothall.server.live import Live
from moothall.server.pages import client_folder, client_pages, site_folder, site_pages
from moothall.server.preparing import prepare
from moothall.server.processes import Hand
from moothall.server.refusals import HANDLERS
from moothall.server.safety import Gate, Limits, Safety
from moothall.server.sessions import Passport, Sessions
from moothall.server.storage import Storage, data_folder, database_url, plain_postgres, server_secret
from moothall.server.workers import Workers, cores

TIDY = 600.0  # seconds


class Settings(Struct, kw_only=True):
    database: str | None = None  # a file or a URL; by default a file in the user's data folder
    secret: bytes | None = None  # by default made once and kept in the data folder
    client: Path | None = None
    workers: int = max(1, min(4, cores() - 1))
    native: bool = True  # go over to compiled rules as soon as a worker has compiled them
    limits: Limits = Limits()
    origins: frozenset[str] = frozenset()  # besides the server's own
    names: frozenset[str] = frozenset()  # that the server goes by, besides addresses and the machine's own
    trusted_proxies: tuple[str, ...] = ()  # addresses and networks that may say for whom they ask
    hand: Hand | None = None  # this process as one of a crew


class Server(Struct, kw_only=True):
    """The parts of a running server, for who needs to look inside (tests, benchmarks)."""

    app: ASGIApp
    litestar: Litestar
    hall: Hall
    storage: Storage
    workers: Workers
    gate: Gate
    sessions: Sessions


def build(settings: Settings) -> Server:
    url = database_url(settings.database)
    hand = settings.hand
    storage = Storage(url, None if hand is None else hand.lock)
    live, workers = Live(_crier(storage, hand)), Workers(settings.workers)
    sessions = Sessions(storage, Passport(settings.secret or server_secret(data_folder())))
    gate = Gate(settings.limits)
    hall = Hall(storage, live, workers, sessions, gate)

    @asynccontextmanager
    async def life(_app: Litestar) -> AsyncIterator[None]:
        if hand is not None:
            await hand.join()
        await storage.open()
        await sessions.open()
        await hall.leases.open()
        await live.open()
        background = [asyncio.create_task(_warm_up(hall, settings.native))]
        if storage.shared:
            background.append(asyncio.create_task(_tidy_up(hall)))
        try:
            yield
        finally:
            for task in background:
                task.cancel()
            await asyncio.gather(*background, return_exceptions=True)
            await hall.close()
            await hall.leases.close()
            await workers.close()
            await live.close()
            await storage.close()
            if hand is not None:
                await hand.leave()

    litestar = Litestar(
        route_handlers=[
            Router(
                "/api",
                route_handlers=[people.ROUTES, games.ROUTES, tables.ROUTES, studies.ROUTES, chat.ROUTES],
            ),
            site_pages(site_folder()),
            client_pages(settings.client or client_folder()),
        ],
        dependencies={"hall": Provide(lambda: hall, sync_to_thread=False)},
        exception_handlers=HANDLERS,
        lifespan=[life],
        openapi_config=_openapi(),
        logging_config=None,
    )
    litestar.state.outages = storage.outages
    app = Safety(litestar, sessions, gate, settings.origins, settings.names)
    return Server(
        app=app, litestar=litestar, hall=hall, storage=storage, workers=workers, gate=gate, sessions=sessions
    )


def _crier(storage: Storage, hand: Hand | None) -> Crier | None:
    """Who tells the other processes what happens here, if there are any that share the database."""
    if not storage.is_file:
        return PostgresCrier(plain_postgres(storage.url))
    return hand


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Moothall",
        version=version("moothall"),
        description="Tables, seats and answers. Errors are always a Refusal.",
        path="/schema",
        render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"]), YamlRenderPlugin()],
    )


async def _warm_up(hall: Hall, native: bool) -> None:
    """What need not be there for the first request: bots go on, and rules become native."""
    await hall.wake_bots()
    await hall.leases.take_over_studies()
    if native:
        await prepare(hall)


async def _tidy_up(hall: Hall) -> None:
    """What several processes count and say in the database is worth nothing after a while."""
    while True:
        with suppress(Exception):  # there is a next time
            await hall.allowances.forget()
            await hall.leases.forget_the_dead()
        await asyncio.sleep(TIDY)
