# The table of the dice game on the page: previews of damage, suggested dice, camp.

## Damage ahead

dice-table-pay = Chosen: { $chosen } of { $amount }. The bag pays { $bag }.
dice-table-hit-choice = Damage { $amount }: choose among these dice; the bag pays the rest.
dice-table-hit-sure = Damage { $amount }: { $bag ->
    [0] the whole hand goes.
   *[other] the whole hand goes, and { $bag } from the bag.
}
dice-table-risk = At risk: up to { $amount }, about { $average } on average.
dice-table-die-sure = lost
dice-table-die-choice = may be lost
dice-table-die-risk = at risk
dice-table-bag-pays = −{ $count }

## Checks

dice-table-own = Your roll
dice-table-foe = Against you
dice-table-threat = Its roll
dice-table-suggested = Best dice picked. Roll, or choose others.
dice-table-suggested-price = Dice picked. Confirm, or choose others.
dice-table-quick = { $action }: use { $dice } at once
dice-table-quick-key = { dice-table-quick } (Shift+{ $key })
dice-table-unavailable = Unavailable: { $count }

## Places

dice-table-go-explore = { label-explore }: { $place }
dice-table-play = { web-quick-start }
dice-table-story = Read the story

## Camp

dice-table-camp-about = Drag a die to its new owner, or tap it and then a free slot.
dice-table-camp-held = { $die }: tap a marked slot, or the pool.
dice-table-slot-free = Free slot: { $type }
dice-table-slot-take = { $hero }: { $die } goes here
dice-table-pool-take = Back to the pool: { $die }
dice-table-pool-empty = The pool is empty.
