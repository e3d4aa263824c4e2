"""The server's OpenAPI schema, from which the client's types are generated: prints it as JSON."""

import json
import sys

import msgspec

from moothall.server.app import Settings, build
from moothall.server.wire import ChatNotice, PlyNotice, SeatsNotice

server = build(Settings(database=":memory:", secret=b"of no use outside this program", native=False))
schema = server.litestar.openapi_schema.to_schema()
# What comes over a websocket is in no OpenAPI schema by itself.
NOTICES = (PlyNotice, ChatNotice, SeatsNotice)
_, notices = msgspec.json.schema_components(NOTICES, ref_template="#/components/schemas/{name}")
schema["components"]["schemas"] = notices | schema["components"]["schemas"]
json.dump(schema, sys.stdout, indent=1, sort_keys=True)
