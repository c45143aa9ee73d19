### Arkham Horror: The Card Game: decks, and why one is refused.
### Built in code: lcg_decks-refusal-

lcg_decks-random-basic-weakness = Random basic weakness
# What deck sites write above the cards of a list, which are no cards: separated by commas.
lcg_decks-headings = Investigator, Deck, Main deck, Cards, Total, Packs, Experience, Asset, Assets, Event, Events, Skill, Skills, Weakness, Weaknesses, Basic weakness, Basic weaknesses, Treachery, Treacheries, Enemy, Enemies, Permanent, Permanents, Signature cards, Required cards, Special cards, Story assets, Ally, Allies, Hand, Hands, Accessory, Accessories, Arcane, Body, Other, No slot, Guardian, Seeker, Rogue, Mystic, Survivor, Neutral, Level

## What cannot be read

lcg_decks-refusal-not-a-deck = This is not a deck: there is no list of cards in it.
lcg_decks-refusal-link = This is only the link or the number of a deck, and nothing is fetched from other sites. Copy the list there, or its JSON, and paste that here; a file that the site saves will do, too.
lcg_decks-refusal-unknown-card = “{ $name }” is not a card of this box.
lcg_decks-refusal-unknown-investigator = “{ $name }” is not an investigator of this box.
lcg_decks-refusal-wrong-count = “{ $name }”: { $count } is not a number of copies.

## Why a deck may not be played

lcg_decks-refusal-no-investigator = The deck has no investigator.
lcg_decks-refusal-second-investigator = A deck has exactly one investigator card; { $card } is one too many.
lcg_decks-refusal-size =
    { $count ->
        [one] Only { $count } card counts
       *[other] { $count } cards count
    } toward the size of the deck; { $investigator } needs exactly { $size }.
lcg_decks-refusal-copies =
    { $card }: { $count } copies, of all levels together; { $limit ->
        [one] only { $limit } is
       *[other] at most { $limit } are
    } allowed.
lcg_decks-refusal-class = { $card } (class: { $cls }): { $investigator } has no access to this class.
lcg_decks-refusal-level = { $card } (class: { $cls }): { $investigator } may take cards of this class up to level { $highest } only.
lcg_decks-refusal-level-zero = { $card }: a new deck without experience has cards of level 0 only.
lcg_decks-refusal-starting-experience = The cards above level 0 cost { $cost } experience; only { $experience } is available.
lcg_decks-refusal-required = { $card } is missing: { $investigator } must have it.
lcg_decks-refusal-signature = { $card } may be only in { $owner }’s deck.
lcg_decks-refusal-story = { $card } is a story card: only a scenario can give it to a deck.
lcg_decks-refusal-basic-weaknesses =
    { $count ->
        [0] There is no basic weakness
        [one] There is { $count } basic weakness
       *[other] There are { $count } basic weaknesses
    } in the deck; there must be { $due }, drawn at random.
lcg_decks-refusal-standalone = The cards are worth { $cost } experience; for a standalone scenario it must be less than { $limit }.

## Why a card may not be bought

lcg_decks-refusal-price = { $card } costs { $price } experience; only { $experience } is available.
lcg_decks-refusal-not-for-sale = { $card } cannot be bought.
lcg_decks-refusal-not-in-deck = { $card } is not in the deck, so it cannot be removed.
lcg_decks-refusal-must-stay = { $card } must stay in the deck.
lcg_decks-refusal-nothing-removed = Another card has to leave the deck to make room for { $card }.
