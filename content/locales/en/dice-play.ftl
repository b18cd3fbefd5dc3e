# Texts of a dice game in play, for both shells.

dice-die = { $type ->
    [WOUND] d{ $size } wound
    [ENEMY] d{ $size } enemy
    [VILLAIN] d{ $size } villain
    [OBSTACLE] d{ $size } obstacle
    [ALLY] d{ $size } ally
   *[other] { $name } d{ $size }
}
dice-nameless-ENEMY = Somebody Nasty
dice-nameless-ENEMY-object = somebody nasty
dice-nameless-VILLAIN = The Villain
dice-nameless-VILLAIN-object = the villain
dice-nameless-OBSTACLE = Something in the Way
dice-nameless-OBSTACLE-object = something in the way

dice-fate-hide = hide
dice-fate-discard = discard
dice-fate-deter = deter
# Short forms for narrow terminals.
dice-fate-hide-brief = { dice-fate-hide }
dice-fate-discard-brief = disc
dice-fate-deter-brief = { dice-fate-deter }
dice-way-use = { $fate } { $dice }
dice-way = { $uses }: { $bonus }
dice-way-brief = { $uses } { $bonus }
# Joins alternatives: “physical or mental”.
dice-or = {" or "}
dice-place-bag = { $count ->
    [0] bag empty
    [one] 1 die left
   *[other] { $count } dice left
}
dice-place-closed = closed
dice-place-guarded = guarded

## Actions

dice-offer-explore = { label-explore }
dice-offer-again = Explore again
dice-offer-finish = Finish the turn
dice-offer-discard-interior = Discard and finish
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
dice-offer-forfeit-encounter-DIVINE = Let it go: 2 discarded dice come back
dice-offer-forfeit-encounter-ENEMY = Do nothing
dice-offer-forfeit-encounter-VILLAIN = { dice-offer-forfeit-encounter-ENEMY }
dice-offer-forfeit-encounter-OBSTACLE = Give up
dice-offer-forfeit-encounter-WOUND = Take the wound
dice-offer-forfeit-guard = Leave it unguarded
dice-offer-forfeit-retry = Leave it
dice-offer-forfeit-look = Put it back
dice-offer-flee = Flee
dice-offer-confirm = Confirm
dice-offer-confirm-pick-check = Roll
dice-offer-confirm-damage = Take the damage
dice-offer-confirm-pick-pay = Pay
dice-offer-confirm-look = Try to remove it
dice-offer-cancel = Back
dice-offer-cancel-closing = Don’t try
dice-offer-cancel-pick-lose = Keep all
dice-offer-go-on = Continue
dice-offer-leave = Set out
dice-offer-next = Next: { $scenario }
dice-free-name = Free play, level { $level }
dice-free-about = A random scenario: places, villains and rules of this adventure, shuffled. Each random seed makes a different one.
dice-free-intro = Nobody has written this story down. All you know is that you are after { $villains }. Search the places, close them, and leave nowhere to run.
dice-free-menu = Free play

## Questions

dice-status-place = { $hero }: choose where to start.
dice-status-interior = { $hero } is at { $place }. What now?
dice-status-interior-short = { $place }. What now?
dice-status-interior-after = { $hero } has looked around. What now?
dice-status-encounter-stat = You find a { $die }. Roll its type to win it, or any die you discard.
dice-status-encounter-DIVINE = You find a { $die }. It is yours for the taking.
dice-status-encounter-ALLY = A { $die } may join you. Roll verbal or ally, or any die you discard.
dice-status-encounter-WOUND = A { $die }! Resist with physical or somatic, or any die you discard.
dice-status-encounter-OBSTACLE = { $card }, { $die }. Pass it with { $types }, or any die you discard.
dice-status-encounter-OBSTACLE-short = { $card }, { $die }: { $types }.
dice-status-encounter-ENEMY = { $card }, { $die }. Fight, evade or flee.
dice-status-encounter-ENEMY-short = { $card }, { $die }.
dice-status-encounter-VILLAIN = { $card }, { $die }, at last! Fight, evade or flee.
dice-status-encounter-VILLAIN-short = { $card }, { $die }!
dice-status-pick-check = Choose the dice for the check.
dice-status-pick-fight = Choose a die, or two of different types: both count.
dice-status-pick-skill = { $skill }: choose the dice.
dice-status-pick-again = Pay to explore again: an ally, a divine die or two other dice.
dice-status-pick-give = Choose the die to give to { $target }.
dice-status-pick-errand = Choose the dice to give to { $target }.
dice-status-pick-lose = { $hero }: choose { $count ->
    [one] 1 die
   *[other] { $count } dice
} to give up.
dice-status-pick-trim = { $hero }: discard what you don’t want, or keep all.
dice-status-pick-pay = { $hero }: { $count } damage. Choose dice; the bag pays for the rest.
dice-status-pick-reroll = Choose a die to pay for another roll.
dice-status-pick-banish = Choose a die to remove it with.
dice-status-pick-cure = Choose the wound to heal.
dice-status-target-travel = Where to?
dice-status-target-give = To whom?
dice-status-target-skill = { $skill }: choose a target.
dice-status-pile-heal = Choose dice to put back into the bag.
dice-status-pile-rest = Rest: choose up to 5 dice to put back into the bag.
dice-status-closing = Close { $place }: reach { $difficulty } with one or two dice of different types.
dice-status-closing-short = { $place }: reach { $difficulty }.
dice-status-closing-guard = Guard { $place } from the villain: reach { $difficulty }.
dice-status-guard = The villain may escape to { $place }. Who guards it?
dice-status-damage = { $hero } is about to take { $amount } { $magical ->
    [yes] magical damage
   *[no] damage
}.
dice-status-damage-none = { $hero } has no dice left to lose: the damage does nothing.
dice-status-retry = The check failed. Try again?
dice-status-look = The bag of { $place } holds a { $die }. Remove it?
dice-status-look-short = { $place }: a { $die }. Remove it?
dice-status-roll = The dice are rolling.
dice-status-over-cornered = The last villain has nowhere left to run. Victory!
dice-status-over-all-closed = Every place is closed. Victory!
dice-status-over-first-villain = The villain is beaten. Victory!
dice-status-over-time = Time has run out. All is lost.
dice-status-over-dead = No hero is left. All is lost.
dice-status-over-escaped = The villain has escaped. All is lost.
dice-status-over-fallen = One of you has fallen. All is lost.
dice-status-camp-limit = { $hero } can carry one more die. Choose its type.
dice-status-camp-limit-short = { $hero }: one more die. Which type?
dice-status-camp-skill = { $hero }: improve a skill or learn a new one.
dice-status-camp = In camp. Trade dice through the pool, then set out.
dice-status-campaign-won = The campaign is won!
dice-status-campaign-lost = The party is no more. The campaign is lost.
dice-status-campaign-weary = After so many scenarios the party goes home.

## The log

dice-said-turn = { $hero }’s turn. Time left: { $timer }.
dice-said-time-lost = Time lost: { $count }. Left: { $timer }.
dice-said-time-won = Time won: { $count }. Left: { $timer }.
dice-said-encounter = { $hero } finds a { $die } at { $place }.
dice-said-threat = { $hero } meets { $object ->
    [none] { $card }
   *[other] { $object }
} at { $place }: { $die }.
dice-said-won = { $hero } rolls { $total } against { $against }: success.
dice-said-missed = { $hero } rolls { $total } against { $against }: failure.
dice-said-won-skill = { $hero } rolls { $total } against { $against } with { $skill }: success.
dice-said-missed-skill = { $hero } rolls { $total } against { $against } with { $skill }: failure.
dice-said-chased = { $hero } is struck from behind by { $object ->
    [none] { $card }
   *[other] { $object }
} for half of { $against }.
dice-said-struck = { $hero } does nothing and is struck by { $object ->
    [none] { $card }
   *[other] { $object }
} for { $against }.
dice-said-dice = { $own } against { $foe }
dice-said-face = { $die } → { $face }
dice-said-tallied = { $skill }: { $hero } rolls { $total }.
dice-said-skill = { $hero } uses { $skill }.
dice-said-travelled = { $hero } goes to { $place }.
dice-said-gift = { $hero } gives { $taker } a { $die }.
dice-said-acquired = { $hero } wins a { $die }.
dice-said-joined = { $hero } gains a { $die }.
dice-said-failed = The { $die } is lost.
dice-said-forfeited = { $hero } lets the { $die } go.
dice-said-defeated = You beat { $object ->
    [none] { $card }
   *[other] { $object }
}.
dice-said-passed = You get past { $object ->
    [none] { $card }
   *[other] { $object }
}.
dice-said-evaded = { $hero } evades { $object ->
    [none] { $card }
   *[other] { $object }
}.
dice-said-fled = { $hero } flees from { $object ->
    [none] { $card }
   *[other] { $object }
}.
dice-said-lessened = { $skill }: { $hero } takes { $after } damage instead of { $before }.
dice-said-lessened-other = { $skill }: { $hero } cuts { $other }’s damage from { $before } to { $after }.
dice-said-shielded = { $skill }: { $hero } takes the damage for { $other }: { $after } instead of { $before }.
dice-said-lessened-not = { $skill }: the damage stays at { $after }.
dice-said-damage = { $hero } takes { $amount } { $magical ->
    [yes] magical damage
   *[no] damage
}.
dice-said-lost-damage = Lost to damage: { $dice }.
dice-said-lost-damage-bag = Lost from the bag: { $dice }.
dice-said-lost-end-of-turn = Too many for the hand: { $dice }.
dice-said-lost-optional = Discarded by choice: { $dice }.
dice-said-lost-greedy = Stolen: { $dice }.
dice-said-lost-swift = Startled, { $hero } drops a die back into the bag: { $dice }.
dice-said-lost-utter-mess = Hidden in the mess: { $dice }.
dice-said-lost-make-room = Given up to make room: { $dice }.
dice-said-healed = Back into { $hero }’s bag: { $dice }.
dice-said-refill = { $hero } draws: { $dice }.
dice-said-summon = { $hero } draws at once: { $dice }.
dice-said-recovered = { $hero } takes from the discard pile: { $dice }.
dice-said-wounded = { $hero } is wounded.
dice-said-cured = { $hero } heals a wound.
dice-said-died = { $hero } is dead.
dice-said-remark = { $hero }: “{ $line }”{ $ends ->
    [no] .
   *[yes] { "" }
}
dice-said-rested = { $hero } rests.
dice-said-guarded = { $hero } guards { $place }.
dice-said-closed = { $place } is closed.
dice-said-found = You discover { $object ->
    [none] { $card }
   *[other] { $object }
} at { $place }. The place stays open.
dice-said-cornered = The villain is cornered at { $place }.
dice-said-escaped = The villain escapes to { $place }.
dice-said-stays = The villain has nowhere to go and stays at { $place }.
dice-said-boon = { $skill }: { $hero } gets +{ $amount } to a later check.
dice-said-boon-used = { $skill } helps { $hero }: +{ $amount }.
dice-said-boon-lost = { $skill }: { $hero } loses the unused bonus.
dice-said-trap = { $skill }: the next enemy { $hero } meets gets −{ $amount }.
dice-said-set-out = The party sets out: { $scenario }.
dice-said-came-back = { $won ->
    [yes] The party returns victorious.
   *[no] The party returns defeated.
}
dice-said-kept = { $kept ->
    [all] You keep what you found.
    [some] You keep what the survivors found.
   *[none] Nobody survived. What you found is lost.
}
dice-said-grew = { $hero } can carry one more { $type } die.
dice-said-learned = { $hero } gains a level in { $skill }.
dice-said-took = { $hero } takes a { $die } from the pool.
dice-said-left = { $hero } puts a { $die } into the pool.
dice-saved-title = { $adventure }: { $scenario }
dice-saved-turn = turn { $turn } of { $turns }
dice-saved-camp = in camp
dice-saved-lost = lost

## Refusals

problem-dice-slot = This die does not go with the ones you chose.
problem-dice-mask = These dice won’t do. Choose others.
problem-dice-pile = { problem-dice-slot }
problem-dice-pile-mask = { problem-dice-mask }
problem-dice-no-bonus = Discarding gives no bonus here. Hide the die instead.
problem-dice-none-fit = No die in your hand fits.
problem-dice-close-refuge = The Refuge cannot be closed.
problem-dice-closed = This place is closed.
problem-dice-close-tried = You can try to close a place once a turn.
problem-dice-close-bag = You can close a place when its bag is empty, or right after you beat its henchman.
problem-dice-guardian = Beat the guardian before you close this place.
problem-dice-action = You can’t do this now.
problem-dice-skill-used = This skill has already been used this turn.
problem-dice-pointless = Nothing to use it on.
problem-dice-no-target = There is no valid target.
problem-dice-warded = Only magical attacks count against this threat.
problem-dice-ethereal = Only physical attacks count against this threat.
problem-dice-relentless = You can’t evade or flee from this threat.
problem-dice-wrong-foe = This does not work on this kind of threat.
problem-dice-too-far = This only helps a hero at another place.
problem-dice-hand-full = Your hand is full.
problem-dice-other-damage = This does not help against this kind of damage.
problem-dice-not-his-damage = This can’t reduce damage to this hero.
problem-dice-bag-empty = The bag of this place is empty.
problem-dice-refuge = There is nothing to explore in the Refuge.
problem-dice-spent = No more exploring this turn.
problem-dice-explored = You can only do this before exploring.
problem-dice-unexplored = You can only do this after exploring.
problem-dice-once = Already done this turn.
problem-dice-alone = Nobody here can take a die.
problem-dice-nothing-to-give = You have no die to give.
problem-dice-no-rest = You can’t rest here. Rest in the Refuge.
problem-dice-healthy = There is nothing to heal.
problem-dice-haste = In this scenario you can explore only once a turn.
problem-dice-discard-due = You will discard dice at the end of this turn anyway.
problem-dice-patience = You have taken back too many choices this turn. You have to make this one.
problem-journey-trades = Too many trades in this camp ({ $most }). The party has to set out.
problem-journey-state = This is not a valid game state.
problem-journey-words = “{ $text }” is not an action. Write “go-on”, “limit 1 P”, “skill 2 shoot”, “take 1 P6”, “leave” or the like.
problem-campaign-not-owed = This hero has no such reward to choose.
problem-campaign-no-die = There is no { $die } there.
problem-campaign-full = This hero can’t carry more dice of this type.
problem-campaign-owed = Hero { $hero } still has a reward to choose.
problem-campaign-stage = The party is not in camp.
problem-campaign-no-hero = There is no such hero in the party.

## Tutorial hints, each shown once

dice-hint-table = At the top are the place, the dice left in its bag, and the time. Below is your hand: P is physical, S somatic, M mental, V verbal. Nothing happens in the Refuge. Press T to travel.
dice-hint-explore = Exploring draws one die from the bag of this place. It may be a gift, or it may bite. Press E.
dice-hint-after = You can pay to explore again, or finish the turn with F. Then your hand refills from your bag.
dice-hint-die = You can win this die: roll one of your own and match or beat it. H rolls a die of the same type, which goes back into your bag. D rolls any die, which is discarded for +1. Each shows your chance.
dice-hint-choose = Choose dice by number and allies by letter. When you have enough, you see your chance. Enter rolls, Esc cancels.
dice-hint-threat = An enemy. Fight with a skill for a bonus. Or make a plain attack with one die, or with two of different types that you discard. Or flee. For each point your roll falls short, you lose a die from your hand.
dice-hint-obstacle = Pass an obstacle with a die of a type it names, or with any die you discard. If you fail or give up, you lose dice from your hand.
dice-hint-divine = Divine dice need no roll. They help in many checks and are deterred afterwards. Let one go, and 2 discarded dice come back instead.
dice-hint-ally = This ally has to be talked round. Allies sit beside your hand and take no room in it.
dice-hint-wound = A wound takes up a slot in your hand and cannot be discarded. Resist it now, or heal it in the Refuge.
dice-hint-damage = Damage costs dice from your hand. You choose which. Your bag pays for those that the hand lacks. You can use skills to reduce the damage first.
dice-hint-end = Your turn ends. You can discard dice you have no use for and draw others, perhaps better, from the bag. But each of them is a part of your life.
dice-hint-low-bag = Your bag is nearly empty, and the bag is your life. A hero who has to draw and cannot is dead. Rest in the Refuge to put discarded dice back into the bag.
dice-hint-empty = You can close this place now. A villain can’t escape to a closed place. Press C.
dice-hint-closing = Reach the number with one or two dice of different types. Divine dice may help.
dice-hint-villain = The villain! Win, and this place closes. The villain escapes to another open place, unless there is none or all are guarded.
dice-hint-guard = A hero at another open place can guard it with a closing check. Then the villain can’t escape there.
dice-hint-act = This enemy names what it does if you fail. Beat or evade it, and nothing happens.
dice-hint-power = Every villain has a power that lasts until he is beaten. It is among the rules of the scenario.
dice-hint-give = Before exploring, a hero can give a die to another at the same place.
dice-hint-rest = Here you can rest instead of exploring. Five discarded dice go back into your bag, or one wound heals.
dice-hint-time = Time is running out. When a turn is due and no time is left, the scenario is lost. Close places and find the villain.
dice-hint-idle = Every turn costs time, and nothing happens in the Refuge. Travel to a place and explore it.
dice-hint-henchman = This is a henchman. Beat it, and you may close the place at once, however full its bag is.
dice-hint-keepsake = A keepsake always works, or adds a skill that can be used once per scenario. The page of the heroes explains every one.
dice-hint-mark = A die with a sign at its corner is marked. It has a face or an effect of its own, which the glossary explains.
