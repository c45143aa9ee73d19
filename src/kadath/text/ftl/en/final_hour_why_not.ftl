### Arkham Horror: Final Hour: why something may not be done now, a sentence each.
### Built in code: final_hour-

final_hour-why-not-already-there = You are already there.
final_hour-why-not-not-adjacent = No path leads there from where you are.
final_hour-why-not-entered-before = With this card you may not enter a location twice.
final_hour-why-not-walked-before = With this card you may not take a path twice.
final_hour-why-not-by-a-card = You can move only when a card lets you.
final_hour-why-not-item-time = It can be used only at the right time: { $timing }.
final_hour-why-not-not-yours = Only the one who found it may use it.
final_hour-why-not-in-your-turn = You play a priority card when your turn comes.
final_hour-why-not-end-of-round = The ritual can be attempted only at the end of a round.
final_hour-why-not-other-path = This effect does not reach that path.
final_hour-why-not-sealed = There is a seal on that path already.
final_hour-why-not-not-sealed = There is no seal on that path.
final_hour-why-not-out-of-range = This attack does not reach there.
final_hour-why-not-nothing-falls = There is not enough damage to destroy any monster there.
final_hour-why-not-not-there = The monster is in another location.
final_hour-why-not-other-health = This effect destroys monsters with a different amount of health.
final_hour-why-not-too-strong = It takes { $health } damage to destroy it, and { $damage } is left.
final_hour-why-not-alike = Another one there is just like it: choose that one.
final_hour-why-not-passed-over = You have already passed over it.
