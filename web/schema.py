"""The server's OpenAPI schema, from which the client's types are generated: prints it as JSON."""

import json
import sys

from moothall.server.app import Settings, build

server = build(Settings(database=":memory:", secret=b"of no use outside this program", native=False))
json.dump(server.litestar.openapi_schema.to_schema(), sys.stdout, indent=1, sort_keys=True)
