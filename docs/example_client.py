"""A whole game through the API, with nothing but the standard library: python docs/example_client.py [URL]"""

import json
import random
import sys
import time
import urllib.request

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8420"
token = ""


def call(method: str, path: str, body: object = None) -> dict:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(SERVER + path, data, headers, method=method)) as reply:
        return json.load(reply)


token = call("POST", "/api/guests", {"name": "Example"})["token"]
seats = [{"kind": "me"}, {"kind": "bot", "bot": "journeyman"}]
table = call("POST", "/api/tables", {"game": "settlement", "seats": seats})
path = f"/api/tables/{table['id']}"
while table["status"] == "playing":
    if table["verdict"] is None:  # the bot is thinking; a websocket at {path}/live would tell when it's done
        time.sleep(0.02)
        table = call("GET", path)
        continue
    legal = [action for action, number in enumerate(table["verdict"]) if number == 0]
    answer = {"ply": table["ply"], "seat": table["asked_seat"], "action": random.choice(legal)}
    table = call("POST", f"{path}/answers", answer)
print(f"After {table['ply']} answers: {table['result']['scores']}. The seed was {table['seed']}.")
