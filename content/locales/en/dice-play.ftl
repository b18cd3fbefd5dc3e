# What is said while the dice game is played: by both shells.

dice-die = { $type ->
    [WOUND] d{ $size } wound
    [ENEMY] d{ $size } enemy
    [VILLAIN] d{ $size } villain
    [OBSTACLE] d{ $size } obstacle
    [ALLY] d{ $size } ally
   *[other] { $name } d{ $size }
}
dice-nameless-ENEMY = somebody nasty
dice-nameless-VILLAIN = the villain
dice-nameless-OBSTACLE = something in the way

dice-fate-hide = hide
dice-fate-discard = discard
dice-fate-deter = deter
dice-way-use = { $fate } { $dice }
dice-way = { $uses }: { $bonus }
# Between things of which one will do.
dice-or = {" or "}
dice-place-bag = { $count ->
    [0] bag empty
    [one] 1 die left
   *[other] { $count } dice left
}
dice-place-closed = closed

## Actions

dice-offer-explore = { label-explore }
dice-offer-again = Explore again
dice-offer-finish = Finish the turn
dice-offer-travel = Travel
dice-offer-give = Give a die
dice-offer-close = Close this place
dice-offer-rest = { label-rest }
dice-offer-cure = Heal a wound
dice-offer-hide = Hide dice
dice-offer-hide-retry = Roll again
dice-offer-discard = Discard dice
dice-offer-hide-encounter-ENEMY = Plain attack, hide
dice-offer-discard-encounter-ENEMY = Plain attack, discard
dice-offer-hide-encounter-VILLAIN = { dice-offer-hide-encounter-ENEMY }
dice-offer-discard-encounter-VILLAIN = { dice-offer-discard-encounter-ENEMY }
dice-offer-acquire = Take it
dice-offer-forfeit = Let it go
dice-offer-forfeit-encounter-DIVINE = Let it go: two discarded dice come back
dice-offer-forfeit-encounter-OBSTACLE = Give up
dice-offer-forfeit-encounter-WOUND = Take the wound
dice-offer-forfeit-guard = Leave it unguarded
dice-offer-forfeit-retry = Leave it at that
dice-offer-forfeit-look = Put it back
dice-offer-flee = Flee
dice-offer-confirm = Confirm
dice-offer-confirm-pick-check = Roll
dice-offer-confirm-damage = Take the damage
dice-offer-confirm-look = Try to remove it
dice-offer-cancel = Back
dice-offer-cancel-closing = Do not try
dice-offer-cancel-pick-lose = Keep all
dice-offer-go-on = Go on
dice-offer-leave = Set out
dice-offer-next = Next: { $scenario }
dice-free-name = Free play, level { $level }
dice-free-about = A scenario made up by the seed: places, villains and rules of this adventure, shuffled. Every seed is another one.
dice-free-intro = Nobody has written this story down. All that is known: who hides around here. { $villains }. Search the places, close them, and leave nowhere to run.
dice-free-menu = Free play

## What is asked

dice-status-place = { $hero }: choose where to begin.
dice-status-interior = { $hero } is at { $place }. What now?
dice-status-interior-short = { $place }. What now?
dice-status-interior-after = { $hero } has looked around. What now?
dice-status-encounter-stat = A { $die }. Win it with a die of its type; discarding, with any.
dice-status-encounter-DIVINE = A { $die }. It is yours for the taking.
dice-status-encounter-ALLY = A { $die } might come along: talk with verbal or ally; discarding, any.
dice-status-encounter-WOUND = A { $die }. Resist it with physical or somatic; discarding, any.
dice-status-encounter-OBSTACLE = { $card }, { $die }. Get past it with { $types }; discarding, with any.
dice-status-encounter-OBSTACLE-short = { $card }, { $die }: { $types }.
dice-status-encounter-ENEMY = { $card }, { $die }. Fight, slip away, or run.
dice-status-encounter-ENEMY-short = { $card }, { $die }.
dice-status-encounter-VILLAIN = { $card } at last, { $die }! Fight, slip away, or run.
dice-status-encounter-VILLAIN-short = { $card }, { $die }!
dice-status-pick-check = Choose the dice for the check.
dice-status-pick-fight = Choose a die, or two of different types: both count.
dice-status-pick-skill = { $skill }: choose the dice.
dice-status-pick-again = Pay for another look: an ally, a divine die, or two others.
dice-status-pick-give = Choose the die to give to { $target }.
dice-status-pick-errand = Choose the dice to give to { $target }.
dice-status-pick-lose = { $hero }: choose { $count ->
    [one] 1 die
   *[other] { $count } dice
} to give up.
dice-status-pick-lose-any = { $hero }: discard what you no longer want, or keep all.
dice-status-pick-reroll = Choose the die that buys another roll.
dice-status-pick-banish = Choose the die that is to remove it.
dice-status-pick-cure = Choose the wound to heal.
dice-status-target-travel = Where to?
dice-status-target-give = To whom?
dice-status-target-skill = { $skill }: for whom, or for what?
dice-status-pile-heal = Choose the dice that go back into the bag.
dice-status-pile-rest = Rest: choose up to five dice that go back into the bag.
dice-status-closing = Close { $place }: reach { $difficulty } with one or two dice of different types.
dice-status-closing-short = { $place }: reach { $difficulty }.
dice-status-closing-guard = Hold { $place } against the villain: reach { $difficulty }.
dice-status-guard = The villain may run to { $place }. Who holds it?
dice-status-damage = { $hero } is about to take { $amount } { $magical ->
    [yes] magical damage
   *[no] damage
}.
dice-status-retry = The check has failed. Try once more?
dice-status-look = In the bag of { $place }: a { $die }. Remove it?
dice-status-look-short = { $place }: a { $die }. Remove it?
dice-status-roll = The dice are rolling.
dice-status-over-cornered = The last villain has nowhere left to run. Victory!
dice-status-over-all-closed = Every place is closed. Victory!
dice-status-over-first-villain = The villain is beaten. Victory!
dice-status-over-time = Time has run out. All is lost.
dice-status-over-dead = No hero is left. All is lost.
dice-status-over-escaped = The villain is gone for good. All is lost.
dice-status-over-fallen = One of you has fallen. All is lost.
dice-status-camp-limit = { $hero }: choose a type of dice, of which you may own one more from now on.
dice-status-camp-limit-short = { $hero }: choose a type of dice to own one more of.
dice-status-camp-skill = { $hero }: improve a skill, or learn a new one.
dice-status-camp = In camp. Trade dice by way of the pool, then set out.
dice-status-campaign-won = The campaign is won!
dice-status-campaign-lost = The party is no more. The campaign is lost.
dice-status-campaign-weary = So many scenarios have been played that the party goes home.

## What happened

dice-said-turn = { $hero }'s turn. Time left: { $timer }.
dice-said-time-lost = Time lost: { $count }. Left: { $timer }.
dice-said-time-won = Time won: { $count }. Left: { $timer }.
dice-said-encounter = { $hero } finds a { $die } at { $place }.
dice-said-threat = At { $place } { $hero } meets { $card }, { $die }.
dice-said-won = { $hero } rolls { $total } against { $against }: success.
dice-said-missed = { $hero } rolls { $total } against { $against }: failure.
dice-said-won-skill = { $hero } rolls { $total } against { $against } by { $skill }: success.
dice-said-missed-skill = { $hero } rolls { $total } against { $against } by { $skill }: failure.
dice-said-chased = { $card } strikes at { $hero }'s back: { $against }, halved.
dice-said-struck = { $hero } does nothing. { $card } strikes: { $against }.
dice-said-dice = { $own } against { $foe }
dice-said-face = { $die } → { $face }
dice-said-tallied = { $skill }: { $hero } rolls { $total }.
dice-said-skill = { $hero } uses { $skill }.
dice-said-travelled = { $hero } goes to { $place }.
dice-said-gift = { $hero } gives { $taker } a { $die }.
dice-said-acquired = { $hero } wins a { $die }.
dice-said-joined = A { $die } joins { $hero }.
dice-said-failed = The { $die } is lost.
dice-said-forfeited = { $hero } lets the { $die } go.
dice-said-defeated = { $card } is beaten.
dice-said-passed = { $card }: passed.
dice-said-evaded = { $hero } slips away from { $card }.
dice-said-fled = { $hero } runs from { $card }.
dice-said-lessened = { $skill }: { $hero } makes { $after } out of { $before } damage.
dice-said-shielded = { $skill }: { $hero } takes the damage for { $other }, { $after } instead of { $before }.
dice-said-damage = { $hero } takes { $amount } { $magical ->
    [yes] magical damage
   *[no] damage
}.
dice-said-lost-damage = Lost to damage: { $dice }.
dice-said-lost-end-of-turn = Too many for the hand: { $dice }.
dice-said-lost-optional = Discarded by choice: { $dice }.
dice-said-lost-greedy = Robbed of: { $dice }.
dice-said-lost-swift = Startled, { $hero } drops back into the bag: { $dice }.
dice-said-lost-utter-mess = Lost in the mess, back into the bag: { $dice }.
dice-said-lost-make-room = Given up to make room: { $dice }.
dice-said-healed = Back into the bag of { $hero }: { $dice }.
dice-said-refill = { $hero } draws: { $dice }.
dice-said-summon = { $hero } draws at once: { $dice }.
dice-said-recovered = { $hero } takes from the discard pile: { $dice }.
dice-said-wounded = { $hero } is wounded.
dice-said-cured = A wound of { $hero } is healed.
dice-said-died = { $hero } is dead.
dice-said-remark = { $hero }: “{ $line }”{ $ends ->
    [no] .
   *[yes] { "" }
}
dice-said-rested = { $hero } rests.
dice-said-guarded = { $hero } holds { $place }.
dice-said-closed = { $place } is closed.
dice-said-found = { $card } was hiding at { $place }: it stays open.
dice-said-cornered = The villain is cornered at { $place }.
dice-said-escaped = The villain escapes to { $place }.
dice-said-stays = The villain has nowhere to go and stays at { $place }.
dice-said-boon = { $skill }: { $hero } has +{ $amount } for a later check.
dice-said-boon-used = { $skill } helps { $hero }: +{ $amount }.
dice-said-boon-lost = { $skill } for { $hero } came to nothing.
dice-said-trap = { $skill }: the next enemy that { $hero } meets has −{ $amount }.
dice-said-set-out = The party sets out: { $scenario }.
dice-said-came-back = { $won ->
    [yes] The party comes back with a victory.
   *[no] The party comes back beaten.
}
dice-said-kept = { $kept ->
    [all] What you found is yours.
    [some] What the survivors found is yours.
   *[none] Nobody lived to keep what you found.
}
dice-said-grew = { $hero } may own one more { $type } die.
dice-said-learned = { $hero } is better at { $skill } now.
dice-said-took = { $hero } takes a { $die } from the pool.
dice-said-left = { $hero } puts a { $die } into the pool.
dice-saved-title = { $adventure }: { $scenario }
dice-saved-turn = turn { $turn } of { $turns }
dice-saved-camp = in camp
dice-saved-lost = lost

## Why not

problem-dice-slot = This die does not go with the others.
problem-dice-mask = The chosen dice are not what is asked for.
problem-dice-pile = { problem-dice-slot }
problem-dice-pile-mask = { problem-dice-mask }
problem-dice-no-bonus = Discarding brings no bonus here: hide the die instead.
problem-dice-none-fit = No dice in the hand are fit for this.
problem-dice-close-refuge = The Refuge cannot be closed.
problem-dice-closed = This place is closed.
problem-dice-close-tried = Closing can be tried once a turn.
problem-dice-close-bag = A place can be closed when its bag is empty, or after its henchman fell.
problem-dice-guardian = A guardian has to be beaten before this place is closed.
problem-dice-action = This cannot be done now.
problem-dice-skill-used = This skill has been used this turn.
problem-dice-pointless = There is nothing that this could do now.
problem-dice-no-target = There is nobody and nothing to aim this at.
problem-dice-warded = Only magical attacks count against this threat.
problem-dice-ethereal = Only physical attacks count against this threat.
problem-dice-relentless = This threat lets nobody get away.
problem-dice-wrong-foe = This does not work on such a threat.
problem-dice-too-far = This can only be used for a hero at another place.
problem-dice-hand-full = The hand is full.
problem-dice-other-damage = This does not help against damage of this kind.
problem-dice-not-his-damage = This does not help against the damage of this hero.
problem-dice-bag-empty = The bag of this place is empty.
problem-dice-refuge = There is nothing to explore in the Refuge.
problem-dice-spent = There is no more exploring this turn.
problem-dice-explored = This can only be done before exploring.
problem-dice-unexplored = This can only be done after exploring.
problem-dice-once = This has been done this turn.
problem-dice-alone = Nobody here could take a die.
problem-dice-nothing-to-give = There is no die to give away.
problem-dice-no-rest = Rest is found in the Refuge.
problem-dice-healthy = There is nothing to recover from.
problem-dice-haste = In this scenario nobody explores twice a turn.
problem-dice-patience = So many choices have been taken back this turn that this one has to be made.
problem-journey-trades = So many dice have changed hands in this camp ({ $most }) that the party has to go on.
problem-journey-state = This is not a state of the game.
problem-journey-words = “{ $text }” is not an action: write words such as “go-on”, “limit 1 P”, “skill 2 shoot”, “take 1 P6” or “leave”.
problem-campaign-not-owed = This hero has no such reward to choose.
problem-campaign-no-die = There is no { $die } there.
problem-campaign-full = This hero may own no more dice of this type.
problem-campaign-owed = Hero { $hero } has a reward left to choose.
problem-campaign-stage = The party is not in camp.
problem-campaign-no-hero = There is no such hero in the party.

## Hints of the tutorial, each given once

dice-hint-table = Above is the place, with the dice left in its bag, and the time. Below is the hand: P is physical, S somatic, M mental, V verbal. Nothing happens in the Refuge: press T to travel.
dice-hint-explore = Exploring draws one die from the bag of this place. It may be a gift, and it may bite. Press E.
dice-hint-after = You may look once more for a price, or finish the turn with F. Then the hand is filled again from your bag.
dice-hint-die = A die to win: roll one of your own, and reach at least as much. H takes one of the same type, which goes back into your bag; D takes any, which is discarded, for +1. The chance stands beside each.
dice-hint-choose = Choose dice by their numbers, allies by their letters. Once they are enough, the chance is shown: Enter rolls, Esc takes it back.
dice-hint-threat = An enemy. Fight by a skill for a bonus, or attack plainly: with a die, or with two of different types that you discard. Or run. If the roll falls short, you lose as many dice from the hand.
dice-hint-obstacle = An obstacle is passed with a die of the types named, or with any that you discard. Whoever fails or gives up pays for it with dice from the hand.
dice-hint-divine = Divine dice need no roll. They help in many checks, and are deterred afterwards. One that is let go heals two dice instead.
dice-hint-ally = An ally waits to be talked round. Allies lie beside the hand and take no room in it.
dice-hint-wound = A wound takes a place in the hand and cannot be discarded. Resist it now, or have it healed in the Refuge.
dice-hint-damage = Damage costs dice from the hand, of your choice. Skills that lessen it can be used first.
dice-hint-end = The turn ends. Dice of no use may go to the discard pile: better ones may come from the bag. But every one of them is a part of your life.
dice-hint-low-bag = The bag is nearly empty, and the bag is your life: a hero who has to draw and cannot is dead. Rest in the Refuge: it brings dice back from the discard pile.
dice-hint-empty = This place can be closed now. A closed place gives a villain nowhere to run. Press C.
dice-hint-closing = Reach the number with one or two dice of different types. Divine dice may help.
dice-hint-villain = The villain! Beat him, and the place closes behind him. He flees to another open place, unless there is none or every one of them is held.
dice-hint-guard = A hero who stands at another open place may hold it against the villain with a closing check. Then he cannot run there.
