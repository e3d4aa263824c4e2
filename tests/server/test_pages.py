"""The site under /docs: its files, nothing outside of them, and a policy that lets its search draw itself."""

from pathlib import Path

import httpx
import pytest

from moothall.server import pages
from tests.server.running import running, settings


def test_the_site_is_served_under_docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    site = tmp_path / "site"
    (site / "rules").mkdir(parents=True)
    (site / "index.html").write_text("<h1>The site</h1>")
    (site / "rules" / "a.html").write_text("A rule")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "SITES", (site,))
    with running(settings(str(tmp_path / "hall.db"))) as house, httpx.Client(base_url=house.url) as client:
        moved = client.get("/docs")
        assert (moved.status_code, moved.headers["location"]) == (302, "/docs/index.html")
        first = client.get("/docs/", follow_redirects=True)
        assert first.text == "<h1>The site</h1>"
        assert client.get("/docs/rules/a.html").text == "A rule"
        for path in ("/docs/none.html", "/docs/rules", "/docs/%2e%2e/secret.txt", "/docs/../secret.txt"):
            assert "secret" not in client.get(path).text
            assert "A rule" not in client.get(path).text
        assert client.get("/docs/none.html").status_code == 404
        (policy,) = first.headers.get_list("content-security-policy")
        assert "script-src 'self';" in policy
        assert "style-src 'self' 'unsafe-inline'" in policy
        (usual,) = client.get("/api/games").headers.get_list("content-security-policy")
        assert "style-src 'self';" in usual
        tag = first.headers["etag"]
        assert client.get("/docs/index.html", headers={"if-none-match": tag}).status_code == 304


def test_without_a_site_it_is_said_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "SITES", (tmp_path / "none",))
    with running(settings(str(tmp_path / "hall.db"))) as house:
        told = httpx.get(f"{house.url}/docs")
        assert (told.status_code, "make docs" in told.text) == (503, True)
