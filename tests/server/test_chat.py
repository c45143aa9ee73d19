"""Chat and pointing, and the silence that the rules demand."""

from __future__ import annotations

from .serving import Live, Running
from .tables import invite, play_until, two_at_a_table


def test_nobody_talks_or_points_while_the_rules_demand_silence(server: Running) -> None:
    table, ada, ben = two_at_a_table(server)
    eve = server.guest("Eve")
    invite(ada, eve, table, "watch")
    with ada.live() as hers, ben.live() as his, eve.live() as watching:
        lives = [hers, his]
        for live in (*lives, watching):
            live.subscribe(table)
        play_until(table, lives, lambda: hers.updates[table]["silent"] == [0, 1])
        thing = {"kind": "location", "id": 4}
        for live in (hers, his, watching):
            assert live.refused("chat", table=table, text="Play the low one!") == "silence"
            assert live.refused("point", table=table, thing=thing) == "silence"
        said = [one for one in server.tables.rooms[table].messages if one.text]
        assert said == []
        play_until(table, lives, lambda: hers.updates[table]["silent"] == [], seed=5)
        hers.do("chat", table=table, text="<script>alert('well done')</script>\n\u202e & so on")
        his.until(lambda: his.chats[table][-1]["kind"] == "said")
        heard = his.chats[table][-1]
        assert heard["text"] == "<script>alert('well done')</script> & so on"
        assert (heard["person"], heard["name"]) == (ada.id, "Ada")
        hers.do("point", table=table, thing=thing)
        his.until(lambda: his.heard[-1]["type"] == "point")
        assert his.heard[-1] == {
            "type": "point",
            "table": table,
            "person": ada.id,
            "thing": thing,
        }


def test_chat_is_kept_and_sent_again(server: Running) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.new_table(setup={"seats": 2})
    invite(ada, ben, table)
    with ada.live() as hers:
        hers.subscribe(table)
        for number in range(5):
            hers.do("chat", table=table, text=f"message {number}")
        assert hers.refused("chat", table=table, text="") == "malformed"
        assert hers.refused("chat", table=table, text=" \n ") == "malformed"
        assert hers.refused("chat", table=table, text="a" * 501) == "malformed"
    with ben.live() as his:
        his.subscribe(table)
        his.until(lambda: table in his.chats and len(his.chats[table]) == 7)
        # Before that, Ben came and sat down.
        assert [one["text"] for one in his.chats[table]][2:] == [
            f"message {number}" for number in range(5)
        ]
    with ben.live() as his:
        his.chats[table] = []
        his.subscribe(table, version=0, log=0, chat=4)
        his.until(lambda: any(one["type"] == "chat" for one in his.heard))
        (sent,) = [one for one in his.heard if one["type"] == "chat"]
        assert (sent["from"], len(sent["messages"])) == (4, 3)


def test_the_chat_says_how_a_bot_plays_in_the_words_of_each_reader(server: Running) -> None:
    table, ada, ben = two_at_a_table(server)
    polish = "Ada oddaje miejsce 1 botowi (gra na wyczucie)."
    ukrainian = "Ada: на місці 1 відтепер грає бот (грає на око)."
    with ada.live() as hers, ben.live() as his:
        hers.subscribe(table)
        his.subscribe(table)
        hers.do("bot", table=table, seat=0, bot="thumb")
        hers.until(lambda: polish in texts(hers, table))
        his.until(lambda: ukrainian in texts(his, table))


def texts(live: Live, table: str) -> list[str]:
    return [one["text"] for one in live.chats.get(table, ())]
