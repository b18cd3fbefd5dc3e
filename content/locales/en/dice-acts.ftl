# Acts of threats and powers of villains: for both shells and the glossary.

## Acts

dice-act-steal = theft
dice-act-steal-text = A random die of your hand goes into this bag. You can win it back.
dice-act-abscond = theft and flight
dice-act-abscond-text = It takes a random die of your hand to the next open place. You can win it back there.
dice-act-wound = { dice-type-WOUND }
dice-act-wound-text = You take a wound.
dice-act-call = call for help
dice-act-call-text = Another enemy joins this bag.
dice-act-grow = growth
dice-act-grow-text = Its die becomes one size larger.
dice-act-curse = hex
dice-act-curse-text = This place becomes 1 harder to close, by 2 at most.
dice-act-delay = delay
dice-act-delay-text = The party loses a turn.
dice-act-weary = fatigue
dice-act-weary-text = A random die of your bag is discarded.
dice-act-scatter = jostling
dice-act-scatter-text = A random die of your hand goes back to your bag.
dice-act-daunt = fear
dice-act-daunt-text = No more exploring this turn.
dice-act-drive = expulsion
dice-act-drive-text = You end up in the Refuge.

dice-act-shown = If you fail: { $act }
dice-act-then = Next time: { $act }.
dice-said-acted = { $card }: { $act }.
dice-said-lost-stolen = Stolen, and now at { $place }: { $dice }.
dice-glossary-acts = Acts of threats
dice-term-act = Act
dice-term-act-text = A threat that you neither beat nor evade acts after its damage, as its card tells you. If fleeing is free, it does nothing.

## Powers

dice-power-dread = Dread
dice-power-dread-text = Enemies get +1.
dice-power-upheaval = Upheaval
dice-power-upheaval-text = Obstacles get +1.
dice-power-bulwark = Bulwark
dice-power-bulwark-text = Places are 1 harder to close.
dice-power-cruelty = Cruelty
dice-power-cruelty-text = Enemies and villains deal 1 more damage.
dice-power-want = Want
dice-power-want-text = Dice and allies are 1 harder to win.
dice-power-vigil = Vigil
dice-power-vigil-text = Every failure to close a place costs a turn.
dice-power-muster = Muster
dice-power-muster-text = Every fifth turn, an enemy joins the open place with the fewest dice.
dice-power-snare = Snares
dice-power-snare-text = When you travel, a random die of your hand goes back to your bag.
dice-power-toll = Toll
dice-power-toll-text = Every place closed costs the hero a random die of his bag.
dice-power-fury = Fury
dice-power-fury-text = The villain gets +1 for every two places closed.

dice-power-of = { $power } ({ $villain })
dice-glossary-powers = Powers of villains
dice-term-power = Power
dice-term-power-text = A villain’s power is in force everywhere until you beat him and he can no longer escape.
