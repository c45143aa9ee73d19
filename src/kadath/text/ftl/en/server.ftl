### What the server itself says: refusals, notices at a table, and its first words in the terminal.
### Built in code: server-problem-, server-notice-, server-gone-, server-unusable-

## Refusals

server-problem-malformed = This could not be read: it is not what was expected here.
server-problem-too-large = This is too long.
server-problem-no-person = Say who you are first.
server-problem-bad-origin = This request came from another site and was rejected.
server-problem-not-allowed = That is not up to you.
server-problem-sealed = This stays sealed until the game is over.
server-problem-no-such-thing = There is nothing here by that name.
server-problem-no-such-method = That cannot be done with this address.
server-problem-stale = The table has changed in the meantime. Take another look and choose again.
server-problem-wrong-seat = Somebody else is asked at the moment.
server-problem-not-offered = That is not among the choices.
server-problem-not-now = That cannot be done now.
server-problem-figure-taken = Somebody else has chosen that figure already. Choose another one.
server-problem-seat-taken = Somebody else has this seat.
server-problem-silence = The rules require silence now.
server-problem-nothing-to-undo = You have nothing to undo.
server-problem-too-many = There are too many already.
server-problem-bad-setup = The game cannot be set up like that.
server-problem-bad-record = This is not a record of a game, or it does not fit this version.
server-problem-set-needed = This table was begun with the set “{ $set }” ({ $needed }), which the server does not have in that form. It waits until the server is started with that set (--sets); nothing is lost.
server-problem-too-fast = That was a lot at once. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-problem-still-here = They are at the table, or were a moment ago. Ask them to hand their seat over themselves, or wait until they have been away for a minute.
server-problem-unreadable = This table is stored, but can no longer be read. What is left of it can be exported from the list of tables.
server-problem-failed = Something went wrong in the program. Nothing was changed.
server-problem-busy = The bots are busy. Try again in a moment.
server-problem-storage = This could not be saved, so it was not done. Is the server’s disk full?

## Undo

server-undo = { $count ->
    [one] This undoes the last choice.
   *[other] This undoes the last { $count } choices.
}
server-undo-free = Nobody has learned anything since, so this is free.
server-undo-learned = Somebody has seen something new since, and will still know it.
server-undo-random = Random results have come up since; they will come up the same again.
server-undo-others = Choices of others would be undone too: { $names }.

## Notices at a table

server-notice-joined = { $name } is here.
server-notice-left = { $name } has left the table.
server-notice-sat-down = { $name } takes seat { $seat }.
server-notice-stood-up = { $name } leaves seat { $seat }.
server-notice-gave-seat = { $name } has given seat { $seat } to somebody else.
server-notice-bot-plays = { $name }: a bot ({ $bot }) plays seat { $seat } from now on.
server-notice-bot-stops = { $name }: no bot plays seat { $seat } anymore.
server-notice-removed = { $name } removed { $who } from the table.
server-notice-new-host = { $name } is the host now.
server-notice-imported = { $name } loaded this game from a record and may know how everything was dealt.
server-notice-unreadable = (A message that can no longer be read.)
server-notice-seat-taken-over = { $who } is away: { $name } has given their seat { $seat } to { $whom }.
server-notice-seat-freed = { $who } is away: { $name } has freed their seat { $seat }.
server-notice-seat-bot = { $who } is away: { $name } lets a bot ({ $bot }) play their seat { $seat }.
server-notice-came-back = { $name } is back and takes seat { $seat } again.
server-notice-begun = The game begins.
server-notice-undo-asked = { $name } would like to undo.
server-notice-undo-refused = { $name } does not agree: nothing is undone.
server-notice-undone = { $count ->
    [one] A choice was undone.
   *[other] { $count } choices were undone.
}
server-notice-shown = { $name } shows a card: { $card }.
server-notice-opened = { $name } plays with an open hand.
server-notice-closed = { $name } no longer plays with an open hand.
server-notice-misfit-whole = Kadath is now version { $version }, whose rules differ. The game goes on exactly where it stood; only what came before cannot be undone.
server-notice-misfit-part = Kadath is now version { $version }, whose rules differ: choice { $number } ({ $key }) is no longer possible. The game goes on from just before it.
server-misfit = Choice { $number } of this record ({ $key }) does not fit the rules of this version. The game stops just before it.

## Tables that are no longer seen

server-gone-removed = The host has removed you from this table.
server-gone-left = You have left this table.
server-gone-forgotten = This copy was closed.

## Names

server-table-of = { $name }’s table

## The page that stands in for the real one

server-page-missing = The server is running, but the page has not been built yet. In a copy of the sources, this builds it:
server-page-build = scripts/setup

## In the terminal

server-ready = The table is ready: { $url }
server-ready-network = On the local network: { $url }
server-ready-end = Ctrl+C stops the server. Every game is saved.
server-no-port = Port { $port } cannot be used: { $why }. Another one can be chosen with --port.
server-unusable-locked = Another Kadath is already running with the data in { $folder }.
server-unusable-full = Nothing can be written to { $folder }: the disk is full, or a quota is used up. Make room, and start again; nothing was changed.
server-unusable-read-only = { $folder } cannot be written to. Give the server’s user permission to write there, or name another folder with --data.
server-unusable-damaged = The file server.db in { $folder } is damaged or not a database. Restore it from a backup, or move it away to start afresh; nothing was changed.
server-unusable-newer = The data in { $folder } was written by a newer Kadath. Run that version, or name another folder with --data; nothing was changed.
server-unusable-refused = The data in { $folder } cannot be used: { $why }. Put that right, or name another folder with --data.
server-no-browser = There is no browser here to open. Use one elsewhere, at this address: { $url }
server-runs-already = The table is already open: { $url }
