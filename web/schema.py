"""The server's OpenAPI schema, from which the client's types are generated: prints it as JSON."""

import json
import sys

import msgspec

from moothall.server.app import Settings, build
from moothall.server.wire import Answered, ChatNotice, NotAnswered, PlyNotice, SeatsNotice, SpokenAnswer

server = build(Settings(database="never-opened.db", secret=b"of no use outside this program", native=False))
schema = server.litestar.openapi_schema.to_schema()
# What goes over a websocket is in no OpenAPI schema by itself.
SAID = (PlyNotice, ChatNotice, SeatsNotice, SpokenAnswer, Answered, NotAnswered)
_, said = msgspec.json.schema_components(SAID, ref_template="#/components/schemas/{name}")
schema["components"]["schemas"] = said | schema["components"]["schemas"]
json.dump(schema, sys.stdout, indent=1, sort_keys=True)
