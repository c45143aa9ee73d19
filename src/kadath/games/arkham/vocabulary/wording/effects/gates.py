"""The text of the verbs about gates."""

from __future__ import annotations

from kadath.text.says import says

from ...effects.gates import (
    CloseEnteredGate,
    CloseGate,
    CloseGatesByDice,
    MoveGate,
    OpenGateHere,
    ReplaceGate,
    SealHere,
)

says(
    OpenGateHere,
    en="a [arkham.gate] {monster? true=and a [arkham.monster] appear|appears} here",
    pl="{monster? true=pojawiają się tu brama i potwór|pojawia się tu brama}",
    uk="{monster? true=тут з’являються брама й монстр|тут з’являється брама}",
)
says(
    CloseGate,
    en=(
        "<close> any [arkham.open_gate]{world? none=| to [=the arkham-card-$world]}"
        "{trophy? true= and <take> it as a trophy|}"
    ),
    pl=(
        "<zamknąć> dowolną [arkham.open_gate:acc]"
        "{world? none=| do [=arkham-card-$world:gen]}"
        "{trophy? true= i <wziąć> ją jako trofeum|}"
    ),
    uk=(
        "<закрити> будь-яку [arkham.open_gate:acc]"
        "{world? none=| до [=arkham-card-$world:gen]}"
        "{trophy? true= і <взяти> її як трофей|}"
    ),
)
says(
    CloseGatesByDice,
    en=(
        "<roll> a [arkham.die] for each [arkham.open_gate]; "
        "on a [arkham.success] that gate closes (nobody takes it as a trophy)"
    ),
    pl=(
        "<rzucić> [arkham.die:ins] za każdą [arkham.open_gate:acc]; "
        "przy [arkham.success:loc] ta brama się zamyka (nikt nie bierze jej jako trofeum)"
    ),
    uk=(
        "<кинути> [arkham.die:acc] за кожну [arkham.open_gate:acc]; "
        "у разі [arkham.success:gen] ця брама закривається (ніхто не бере її як трофей)"
    ),
)
says(
    CloseEnteredGate,
    en="the [arkham.gate] by which you came closes",
    pl="[arkham.gate:nom], która cię tu przywiodła, zamyka się",
    uk="[arkham.gate:nom], крізь яку ви прийшли, закривається",
)
says(
    ReplaceGate,
    en=(
        "<put> any [arkham.open_gate] under the [arkham.gate_marker:pl] and the top marker in its "
        "place; the [arkham.monster:pl] of the old gate leave as when it closes"
    ),
    pl=(
        "<odłożyć> dowolną [arkham.open_gate:acc] na spód stosu i <położyć> w jej miejsce "
        "wierzchni [arkham.gate_marker:acc]; potwory znikają, jakby stara brama się zamknęła"
    ),
    uk=(
        "<покласти> будь-яку [arkham.open_gate:acc] під низ стосу, а на її місце – верхній "
        "[arkham.gate_marker:acc]; монстри зникають так, ніби стара брама закрилася"
    ),
)
says(
    MoveGate,
    en="<choose> an [arkham.open_gate] and <move> it to any [arkham.unstable_location]",
    pl=(
        "<przenieść> dowolną [arkham.open_gate:acc] na [arkham.unstable_location:acc] "
        "według własnego wyboru"
    ),
    uk=(
        "<перемістити> будь-яку [arkham.open_gate:acc] до [arkham.unstable_location:gen] "
        "на свій вибір"
    ),
)
says(
    SealHere,
    en="<put> an [arkham.elder_sign_token] here",
    pl="<położyć> tu [arkham.elder_sign_token:acc]",
    uk="<покласти> тут [arkham.elder_sign_token:acc]",
)
