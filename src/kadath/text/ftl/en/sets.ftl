### Sets that come from outside: what is wrong with one, and which one is missing.
### Built in code: sets-

sets-no-folder = { $file }: there is no folder here
sets-no-sets = { $file }: there is no set here: a set is a folder with the file set.toml in it
sets-no-such-game = { $file }: “{ $game }” is not a game that takes sets
sets-unreadable = { $file }: the file cannot be read: { $reason }
sets-not-text = { $file }: this is not UTF-8 text (byte { $byte })
sets-bad-toml = { $file }: this is not TOML: { $reason }
sets-bad-json = { $file }: line { $line }, column { $column }: this is not JSON
sets-not-a-card = { $file }: a card is a JSON object, in braces
sets-doubled-field = { $file }: the field “{ $field }” is here twice
sets-no-cards = { $file }: there are no cards here: each is a file such as cards/my-card.json
sets-bad-key = { $file }: a card’s file is named in small Latin letters, digits, and hyphens
sets-taken-key = { $file }: a card called “{ $key }” is already in the box or in another set
sets-bad-name = { $file }: “{ $name }” cannot be the name of a set: use small Latin letters, digits, and hyphens
sets-taken-name = { $file }: a set called “{ $name }” is already here
sets-unknown-type = { $file }: the type of a card cannot be { $found }; it may be: { $accepted }
sets-unknown-field = { $file }: { $place }: there is no field “{ $field }” here; there are: { $accepted }
sets-missing-field = { $file }: { $place }: the field “{ $field }” is missing
sets-wrong-type = { $file }: { $place }: { $found } found, { $wanted } expected
sets-wrong-length = { $file }: { $place }: { $found } values found, { $wanted } expected
sets-unknown-node = { $file }: { $place }: no card of the box uses a node { $node }
sets-wrong-node = { $file }: { $place }: { $node } is not allowed here; { $wanted } expected
sets-too-deep = { $file }: { $place }: the tree is more than { $most } nodes deep
sets-unknown-word = { $file }: { $place }: { $word } is not allowed here; it can be: { $accepted }
sets-bad-number = { $file }: { $place }: { $number } is not a whole number from { $least } to { $most }
sets-wrong-ability = { $file }: { $place }: a card of type { $type } cannot have the ability { $ability }; it may have: { $accepted }
sets-not-played = { $file }: an event has one ability Play, or PlayFast and the keyword fast
sets-half-uses = { $file }: an asset has both uses and use_type, or neither
sets-no-words = { $file }: there are no words in this language ({ $language })
sets-bad-words = { $file }: line { $line }: this is not a Fluent message
sets-not-plain = { $file }: the message “{ $message }” has to be plain text
sets-doubled-word = { $file }: the message “{ $message }” is here twice
sets-missing-word = { $file }: the message “{ $message }” is missing
sets-unwanted-word = { $file }: no card of the set asks for the message “{ $message }”
sets-taken-word = { $file }: the message “{ $message }” is already there
sets-no-such-name = { $file }: no card of the set is called “{ $name }” in English
sets-unsaid = { $file }: the card cannot be worded ({ $language }): { $reason }

sets-needed-missing = This game was begun with the set “{ $set }” ({ $needed }), which is missing: start the program with --sets and the folder of that set. Nothing is lost.
sets-needed-changed = The set “{ $set }” has changed since this game was begun: it was { $needed } and is { $found } now. Start the program with --sets and the folder as it was. Nothing is lost.
