### Arkham Horror: The Card Game: campaigns, what happens between scenarios, and scenarios alone.
### Built in code: lcg-

## Setting up

lcg-setup-mode = Play
lcg-mode-scenario = a single scenario
lcg-mode-campaign = the campaign “Night of the Zealot”
lcg-setup-earlier = Scenarios before it
lcg-earlier-first = ended with resolution 1
lcg-earlier-chosen = we choose how they ended
lcg-setup-decks = Decks
lcg-decks-starter = starter decks
lcg-decks-own = own deck: { $investigator }
lcg-setup-restarts = Play a scenario again
lcg-restarts-no = no
lcg-restarts-yes = if we want to
lcg-setup-asking = Who is asked to commit
lcg-asking-who-can = only those who can
lcg-asking-who-might = all who might, so that nobody sees who can

## Prompts

lcg-player = Player { $number }

lcg-ask-again = { $who }: the scenario is over – go on, or play it again?
lcg-ask-choose-trauma = { $who }: choose the trauma to suffer
lcg-ask-choose-party = { $who }: choose who plays the next scenario for you
lcg-ask-earn = { $who }: choose whose deck { $card } joins
lcg-ask-buy = { $who }: spend experience ({ $experience } left)
lcg-ask-replace = { $who }: choose the card that { $card } replaces
lcg-ask-choose-next-lead = { $who }: choose the lead investigator of the next scenario
lcg-ask-choose-earlier = { $who }: choose how “{ $scenario }” ended
lcg-ask-choose-got-away = { $who }: choose the cultists who got away

## Options

lcg-option-go-on = Go on
lcg-option-again = Play it again with the same decks
lcg-option-suffer = { $kind ->
    [physical] 1 physical trauma
   *[mental] 1 mental trauma
}
lcg-option-leave = { $who } leaves the campaign and misses the next scenario; the deck and experience are kept for a return between scenarios
lcg-option-return = { $who } comes back
lcg-option-join = { $who } joins with a new deck ({ $sheet })
lcg-option-earn = { $card } joins { $who }’s deck
lcg-option-buy = { $card } ({ $upgrade ->
    [no] experience: { $price }
   *[yes] experience: { $price }, as an upgrade
}{ $owned ->
    [0] {""}
   *[other] ; in the deck: { $owned }
})
lcg-option-replace = { $card } leaves the deck (experience: { $price })
lcg-option-leads = { $who } leads
lcg-option-earlier = { $resolution }
lcg-option-got-away = { $card } got away
lcg-option-nothing-more = { $prompt ->
    [buy] Buy nothing more
    [choose-party] Go on like this
    [earn] Leave { $card } out of every deck
   *[choose-got-away] Nobody else got away
}

lcg-confirm-choose-got-away = { $count ->
    [0] Nobody got away
   *[other] Got away: { $things }
}

## The log

lcg-log-recorded = Written into the campaign log: { $record }.
lcg-log-crossed-out = Crossed out in the campaign log: { $record }.
lcg-log-named = { $list ->
    [interrogated] Cultists who were interrogated: { $card }.
   *[got_away] Cultists who got away: { $card }.
}
lcg-log-earned = { $experience ->
    [0] { $who } earns no experience.
   *[other] { $who } earns { lcg-experience-count }.
}
lcg-log-experience = { $who } { $change ->
    [loses] loses
   *[gains] gains
} { lcg-experience-count } for this scenario.
lcg-experience-count = { $experience } experience
lcg-log-joins-deck = { $card } joins { $who }’s deck.
lcg-log-killed = { $who } is killed.
lcg-log-insane = { $who } is driven insane.
lcg-log-party-leave = { $who } leaves the campaign for now.
lcg-log-party-return = { $who } comes back to the campaign.
lcg-log-party-join = { $who } joins the campaign.
lcg-log-bought = { $who } buys { $card } for { $experience } experience; { $lost } leaves the deck.
lcg-log-again = { $scenario } is played again with the same decks.
lcg-log-earlier = { $scenario }: { $resolution }.

## How a campaign ends

lcg-outcome-nobody-left = Nobody is left to go on. The campaign is lost.
lcg-outcome-arkham-succumbed = Umôrdhoth rises, and Arkham does not see another morning. The campaign is lost.
lcg-outcome-ritual-broken = The ritual is broken, and what was called does not come. The campaign is won.
lcg-outcome-umordhoth-repelled = Umôrdhoth is driven back beneath the earth. The campaign is won.
lcg-outcome-lita-sacrificed = Lita is given up, and Umôrdhoth goes. You survive, and will not forget the price.

## The chart

lcg-step-PlayScenario-earlier = the scenarios before it
lcg-step-PlayScenario-gather = what is taken out of the box
lcg-step-PlayScenario-again = once more?
lcg-step-PlayScenario-resolution = resolution

lcg-procedure-ChooseEarlier = What came before
lcg-step-ChooseEarlier-resolution = choose a resolution
lcg-step-ChooseEarlier-cultists = choose who got away
lcg-step-ChooseEarlier-earned = what was earned

lcg-procedure-PlayCampaign = Campaign
lcg-step-PlayCampaign-scenario = the next scenario
lcg-step-PlayCampaign-defeated = trauma of the defeated
lcg-step-PlayCampaign-trauma = choose the trauma
lcg-step-PlayCampaign-resolution = resolution and campaign log
lcg-step-PlayCampaign-last = is the campaign over?
lcg-step-PlayCampaign-party = who goes on
lcg-step-PlayCampaign-earned = what was earned
lcg-step-PlayCampaign-left_behind = what the lead investigator left behind
lcg-step-PlayCampaign-experience = spend experience
lcg-step-PlayCampaign-lead = the lead investigator

lcg-procedure-ChooseParty = Coming and going
lcg-step-ChooseParty-seat = choose who plays
lcg-step-ChooseParty-nobody = does anybody play?

lcg-procedure-EarnStoryAsset = A story asset
lcg-step-EarnStoryAsset-earn = choose a deck

lcg-procedure-SpendExperience = Experience
lcg-step-SpendExperience-buy = choose a card
lcg-step-SpendExperience-replace = choose what leaves
