"""What a package has besides the code: the client and the site as they were built, so that nobody needs Node.

`make dist` builds both and then the packages: that of sources brings them along, the wheel is made from it.
"""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Where each is built, and where it lies in the installed package (`server/pages.py`).
BUILT = {"web/dist": "moothall/webclient", "build/site": "moothall/site"}


class Built(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # there everything is found where it was built
            return
        for source, goal in BUILT.items():
            if not (Path(self.root) / source / "index.html").is_file():
                raise FileNotFoundError(f"{source} has not been built: run `make dist`")
            build_data["force_include"][source] = source if self.target_name == "sdist" else goal
