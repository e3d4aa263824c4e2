"""The client's files and the site's: as they were built, compressed once."""

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from msgspec import Struct

from moothall.server.refusals import not_found
from moothall.server.safety import POLICY_OF_SITE

_HERE = Path(__file__).parents[1]
# In an installed package the client and the site lie beside the code, in a checkout where they were built.
SHELVES = (_HERE / "webclient", _HERE.parents[1] / "web" / "dist")
SITES = (_HERE / "site", _HERE.parents[1] / "build" / "site")
FOR_EVER = "public, max-age=31536000, immutable"  # the name has a digest of the content in it
REVISIT = "no-cache"
COMPRESSIBLE = ("text/", "application/json", "text/javascript", "application/javascript", "image/svg+xml")
NO_SITE = "The site has not been built yet: run `make docs`.\n"
NOT_BUILT = "The client has not been built yet: run `make play`, or `npm run build` in web/.\n"
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".ftl": "text/plain", ".woff2": "font/woff2"}


class Page(Struct):
    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    stamp: tuple[int, int]


class Shelf:
    """Files by their path, read when first asked for and again when they have changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self._pages: dict[Path, Page] = {}

    def find(self, path: str) -> tuple[Page, bool] | None:
        """A file, and whether its name keeps; for the client's own addresses its one page."""
        wanted = (self.folder / path.lstrip("/")).resolve()
        inside = wanted.is_relative_to(self.folder) and wanted.is_file()
        if not inside and "." in path.rsplit("/", 1)[-1]:
            return None
        file = wanted if inside else self.folder / "index.html"
        if not file.is_file():
            return None
        return self._page(file), inside and file.parent.name == "assets"

    def find_exactly(self, path: str) -> Page | None:
        """A file and nothing in its place."""
        wanted = (self.folder / path.lstrip("/")).resolve()
        return self._page(wanted) if wanted.is_relative_to(self.folder) and wanted.is_file() else None

    def _page(self, file: Path) -> Page:
        stat = file.stat()
        stamp = (stat.st_mtime_ns, stat.st_size)
        known = self._pages.get(file)
        if known is None or known.stamp != stamp:
            known = self._pages[file] = _read(file, stamp)
        return known


def _read(file: Path, stamp: tuple[int, int]) -> Page:
    body = file.read_bytes()
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    packed = gzip.compress(body, 9, mtime=0) if kind.startswith(COMPRESSIBLE) else None
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return Page(body, packed, kind, tag, stamp)


def client_folder() -> Path:
    return next((shelf for shelf in SHELVES if shelf.is_dir()), SHELVES[-1])


def site_folder() -> Path:
    return next((shelf for shelf in SITES if shelf.is_dir()), SITES[-1])


def client_pages(folder: Path) -> HTTPRouteHandler:
    shelf = Shelf(folder)

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def show_page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
        if path.startswith(("/api/", "/schema/")) or path in ("/api", "/schema"):
            raise not_found("page")
        found = shelf.find(path)
        if found is None:
            if path in ("", "/") or "." not in path:
                return Response(NOT_BUILT.encode(), media_type="text/plain", status_code=503)
            raise not_found("page")
        return _reply(request, *found)

    return show_page


def site_pages(folder: Path) -> HTTPRouteHandler:
    """What is written about all of it, under /docs."""
    shelf = Shelf(folder)

    @get(["/docs", "/docs/{path:path}"], include_in_schema=False)
    async def show_document(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
        if path in ("", "/"):  # links are relative to the folder
            there = shelf.find_exactly("index.html") is not None
            if not there:
                return Response(NO_SITE.encode(), media_type="text/plain", status_code=503)
            return Response(b"", status_code=302, headers={"location": "/docs/index.html"})
        page = shelf.find_exactly(path)
        if page is None:
            raise not_found("page")
        reply = _reply(request, page, keeps=False)
        reply.headers["content-security-policy"] = POLICY_OF_SITE
        return reply

    return show_document


def _reply(request: Request[Any, Any, Any], page: Page, keeps: bool) -> Response[bytes]:
    headers = {
        "cache-control": FOR_EVER if keeps else REVISIT,
        "etag": page.tag,
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers, media_type=page.kind)
    body = page.body
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = page.packed
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=page.kind)
