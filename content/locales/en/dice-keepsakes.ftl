# Keepsakes: their effects, and rewards in camp, for both shells.

## Screens

dice-keepsakes = Keepsakes
dice-glossary-keepsakes = { dice-keepsakes }
dice-term-keepsake = Keepsake
dice-term-keepsake-text = After a victory, each hero chooses one of three rewards: often a keepsake. It helps its hero for the whole campaign. A hero has three at most.
dice-keepsake-once = Once per scenario: { $effect }
dice-keepsake-ready = ready
dice-keepsake-used = used up
dice-reward-larger = A larger die: { $die }
dice-reward-larger-text = Swap a { $old } for a { $die }.
dice-reward-mark = A mark: { $die }
dice-reward-mark-text = For your { $die }. { $effect }
dice-reward-choose = Take it
dice-reward-swap = Take it, leave { $other }
dice-camp-reward = { dice-camp-skill }
dice-camp-reward-swap = { $hero }: { $name } instead of { $other }
dice-page-camp-reward = Rewards: one of three
dice-status-camp-reward = { $hero }: choose one of the rewards.

## Events

dice-said-keepsake = { $hero } uses { $name }.
dice-said-rewarded = { $hero } chooses a reward: { $name }.
dice-said-swapped = { $hero } takes { $name } and leaves { $other } behind.
dice-said-spied = { $card } is here: { $place }.

## Refusals

problem-dice-keepsake = This adventure has no keepsake “{ $id }”. Choose from: { $known }.
problem-dice-keepsake-used = Already used in this scenario.
problem-campaign-not-offered = This hero is not offered that reward.
problem-campaign-swap = Only a hero with { $most } keepsakes gives one up for another.
problem-campaign-choose-first = This hero has to choose a reward first.

## Effects always in force

dice-effect-strong-arm = +1 in fights with enemies.
dice-effect-sure-footed = +2 against obstacles.
dice-effect-gatherer = +3 to win dice you find.
dice-effect-hospitable = +3 to win allies.
dice-effect-locksmith = +1 to close and hold places.
dice-effect-hardy = +3 to avoid wounds you meet.
dice-effect-elusive = +2 to evade.
dice-effect-old-score = +2 in fights with villains.
dice-effect-heavy-hand = +1 to checks with physical dice, except in fights.
dice-effect-deft-hand = +1 to checks with somatic dice, except in fights.
dice-effect-clear-head = +1 to checks with mental dice, except in fights.
dice-effect-ready-tongue = +1 to checks with verbal dice, except in fights.
dice-effect-early-bird = +1 to checks against the first die you meet each turn, except villains.
dice-effect-last-ditch = +3 in fights while your bag is red.
dice-effect-good-company = +1 to checks while another hero is here.
dice-effect-night-eyes = Discarding always gives its bonus: ignore Darkness and Cunning.
dice-effect-antidote = Venom does not harm you.
dice-effect-tight-grip = Greedy and swift threats take no dice from you.
dice-effect-level-head = Ambushes, rough ground, slippery floors and watched doors do not affect you.
dice-effect-free-leg = You can flee and evade even relentless threats.
dice-effect-cold-iron = Your attacks work on warded and ethereal threats.
dice-effect-sturdy = −2 damage from blows, except magic and obstacles.
dice-effect-unmoved = −2 magical damage.
dice-effect-stepping-stones = −1 damage from obstacles.
dice-effect-light-heels = −2 damage when you flee.
dice-effect-deep-pockets = Your hand holds one more die.
dice-effect-more-physical = You start with two more physical dice.
dice-effect-more-somatic = You start with two more somatic dice.
dice-effect-more-mental = You start with two more mental dice.
dice-effect-more-verbal = You start with two more verbal dice.
dice-effect-more-divine = You start with one more divine die.
dice-effect-old-friend = You start with an ally in hand.
dice-effect-early-start = The party has two more turns.
dice-effect-bedroll = Resting returns two more dice.
dice-effect-solace = Leaving a divine die returns two more dice.
dice-effect-tidy = When you close a place, two dice return from your discard pile to the bag.
dice-effect-trophies = When you beat a threat, one die returns from your discard pile to the bag.
dice-effect-slow-breath = At the start of your turn, while your bag is red, two dice return from your discard pile to it.
dice-effect-open-handed = You can give dice twice per turn.
dice-effect-light-step = Dice you pay to explore again are hidden, not discarded.
dice-effect-rosary = Divine dice that help you are discarded, not deterred.
dice-effect-true-faith = Divine dice help you against obstacles.

## Drawbacks

dice-effect-slow = The party has one turn fewer.
dice-effect-brittle = +1 damage from threats, except magic.
dice-effect-light-sleeper = Resting returns two dice fewer.
dice-effect-clumsy = −1 to close and hold places.
dice-effect-butter-fingered = −2 to win dice you find.
dice-effect-loud = −2 to evade.

## Effects once per scenario

dice-effect-salve = four dice return from your discard pile to the bag.
dice-effect-remedy = heal a wound, and three dice return from your discard pile to the bag.
dice-effect-second-breath = draw two dice.
dice-effect-fresh-start = hide your hand and draw a new one with two more dice.
dice-effect-spare-hours = the party gains two turns.
dice-effect-good-plan = +4 to your next check.
dice-effect-master-key = +6 the next time you try to close or hold a place.
dice-effect-spyglass = learn where a villain is.
dice-effect-summons = an ally joins your hand.
dice-effect-anointing = a divine die joins your hand.
dice-effect-rally = three dice return from the discard pile to the bag for every hero here.
dice-effect-waymarks = travel to another place and explore again there, for free.
dice-effect-second-look = explore again for free.
dice-effect-buckler = take no damage.
dice-effect-counter-charm = take no damage from magic.
dice-effect-shared-shield = −6 to damage to any hero here.
dice-effect-smoke = the enemy or villain you meet goes back into the bag of the place, and five dice return from your discard pile to yours.
dice-effect-safe-way = flee without damage.
dice-effect-wave-off = the enemy you meet goes back into the bag of the place, and this exploration does not count.
dice-effect-drive-off = the enemy you meet leaves the scenario.
dice-effect-way-round = pass the obstacle you meet.
dice-effect-other-pocket = put back the die you meet and draw another; not a villain or an ally.
dice-effect-lucky-throw = +4 to your next check, even when you already face the die.
