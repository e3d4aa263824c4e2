"""Chat at a table, and the live line."""

from typing import Any

import sqlalchemy as sql
from litestar import Router, WebSocket, get, post, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from moothall.server.api.asking import Asked, address_of, must_wait, person_of, session_of
from moothall.server.api.refusing import refuses
from moothall.server.hall import Hall
from moothall.server.people import now
from moothall.server.refusals import No
from moothall.server.storage import chat
from moothall.server.wire import ChatLine, ChatMessage, ChatNotice

SHOWN = 200


@get("/tables/{table_id:str}/chat", responses=refuses(404, 410))
async def show_chat(table_id: FromPath[str], hall: NamedDependency[Hall]) -> list[ChatLine]:
    """The latest lines, oldest first."""
    await hall.table(table_id)
    query = sql.select(chat).where(chat.c.table_id == table_id).order_by(chat.c.id.desc()).limit(SHOWN)
    rows = reversed(await hall.storage.rows(query))
    return [ChatLine(row.id, row.name, row.seat, row.text, row.at) for row in rows]


@post("/tables/{table_id:str}/chat", status_code=201, responses=refuses(401, 404, 410))
async def say(
    request: Asked,
    table_id: FromPath[str],
    data: JSONBody[ChatMessage],
    hall: NamedDependency[Hall],
) -> ChatLine:
    me = await person_of(request, hall)
    await must_wait(hall, "chat", me.id)
    table = await hall.table(table_id)
    if not table.may_chat(me.id):
        raise No(403, "not_at_the_table", "at this table only those who sit here talk")
    await hall.people.keep(me)
    yours = table.seats_of(me.id)
    said = ChatLine(0, me.name, None, data.text, now())
    if yours:
        said.seat, said.name = yours[0], table.name_of(yours[0]) or me.name
    row = {"name": said.name, "seat": said.seat, "text": said.text, "at": said.at}
    new_line = sql.insert(chat).values(row | {"table_id": table_id, "person": me.id})
    said.id = await hall.storage.execute(new_line.returning(chat.c.id))
    hall.live.tell(table_id, ChatNotice(said))
    return said


@websocket("/tables/{table_id:str}/live")
async def listen(
    socket: WebSocket[Any, Any, Any], table_id: FromPath[str], hall: NamedDependency[Hall]
) -> None:
    """Notices of what happens at a table, as JSON; a client says a SpokenAnswer, or `ping`."""
    session = session_of(socket)
    try:
        await hall.table(table_id)
    except No:
        await socket.close(code=4404, reason="there is no such table")
        return
    with hall.gate.socket(address_of(socket), None if session is None else session.person) as has_room:
        if not has_room:
            await socket.close(code=4429, reason="too many connections")
            return
        who = None if session is None else await hall.people.find(session.person)
        await socket.accept()
        await hall.live.serve(socket, table_id, session, who)


ROUTES = Router("/", route_handlers=[show_chat, say, listen], tags=["chat"])
