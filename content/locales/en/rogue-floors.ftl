# Worlds of Rogue with floors: places, gifts, what mobs and tools do, scores.

rogue-floor = { $theme ->
    [cellar] Cellars
    [burrow] Burrows
    [barracks] Barracks
    [gallery] Mirror gallery
    [foundry] Foundry
   *[vault] Vault
}
rogue-floor-number = Floor { $number } of { $count }: { rogue-floor }
rogue-floor-short = Floor { $number }/{ $count }
rogue-look-stairs = { $way ->
    [down] lead down to floor { $number }.
   *[up] lead up to floor { $number }.
}
rogue-trigger-stairs = { $way ->
    [down] Stairs down
   *[up] Stairs up
}
rogue-trigger-crown = The crown
rogue-look-crown = take it to win.
rogue-said-floor = { $way ->
    [down] You go down to floor { $number }: { rogue-floor }.
   *[up] You go back up to floor { $number }: { rogue-floor }.
}
rogue-goal-crown = Crown on floor { $count }
rogue-said-crown = You take the crown!
rogue-ending-crown = The crown is yours. You have won!

rogue-stop-explored-stairs = You have explored this floor. Explore again to walk to the stairs down.
rogue-stop-stairs = The stairs down are one step away.
rogue-stop-no-climb-down = You have found no stairs down on this floor.
rogue-stop-no-climb-up = You have found no stairs up on this floor.
rogue-stop-no-exit = You have found no way out of this world.

## Gifts at a new level

rogue-gifts = Level { $level }: choose a gift
rogue-gift-might = Might
rogue-gift-might-about = +2 attack
rogue-gift-guard = Hardiness
rogue-gift-guard-about = +1 armour
rogue-gift-vigour = Vigour
rogue-gift-vigour-about = +5 maximum health, healed at once
rogue-gift-aim = Steady hand
rogue-gift-aim-about = +3 damage with daggers, arrows and bombs
rogue-gift-leech = Bloodthirst
rogue-gift-leech-about = +1.5 health for each kill that gives experience
rogue-gift-parry = Parry
rogue-gift-parry-about = enemies deal 3 less damage until they are hit
rogue-gift-calm = Calm
rogue-gift-calm-about = resting heals 0.1 more per turn
rogue-gift-rank = { $name } (you have { $rank })
rogue-gifts-title = Gifts
rogue-said-offered = You grow: choose a gift.
rogue-said-chosen = You choose { $gift }: { $about }.
rogue-act-choose = choose gift { $gift }
rogue-said-grown = Level { $level }! Maximum health { $health }.

## Log

rogue-said-struck = { $by ->
    [spear] Your spear also hits { $mob } for { $dealt }.
    [bomb] The blast hits { $mob } for { $dealt }.
    [arrow] Your arrow hits { $mob } for { $dealt }.
    [trap] The caltrops hurt { $mob }: { $dealt } damage.
   *[mob] The blast hits { $mob } for { $dealt }.
}
rogue-said-aim = { $mob } aims at you. Leave its row and column, or hit it!
rogue-said-brace = { $mob } braces to charge. Step out of its path!
rogue-said-fuse = { $mob } lights its fuse: { $turns } turns!
rogue-said-shoot = { $mob } shoots you: you lose { $taken } health.
rogue-said-explode = { $mob } explodes{ $taken ->
    [0] {""}
   *[other] {": you lose "}{ $taken } health
}!
rogue-said-crash = { $mob } runs into a wall and is stunned for { $turns } turns.
rogue-said-summon = { $mob } calls a rat.
rogue-said-steal = { $mob } steals { $item }!
rogue-said-mend = { $mob } heals { $other }: +{ $amount } health.
rogue-said-web = { $mob } webs you: you cannot move for { $turns } turns.
rogue-said-wake = { $mob } wakes up!
rogue-said-eat = { $mob } eats the bait.
rogue-said-torn = You tear at the web.
rogue-said-laid = You lay { $item } on the ground.
rogue-said-mapped = You see the map of this floor.
rogue-said-blast = You throw a fire bomb.{ $damage ->
    [0] {""}
   *[other] {" "}It burns you: { $damage } damage!
}
rogue-said-hook = You pull { $mob } close.
rogue-said-swap = You change places with { $mob }.
rogue-said-net = The net holds { $mob } for { $turns } turns.
rogue-said-freeze = The bell rings: { $count ->
    [one] { $count } enemy freezes
   *[other] { $count } enemies freeze
} for { $turns } turns.
rogue-said-blink = You are elsewhere.
rogue-said-healing = Healing: +{ $heals } health per turn for { $turns } turns.
rogue-said-rage = Rage: +{ $attack } attack, { $armor } armour for { $turns } turns.
rogue-said-shielded = Your shield catches the next { $turns } damage.
rogue-said-freed = You are free of the web.
rogue-said-cloaked = { $type ->
    [cloak] You put on { $item }: far enemies do not see you.
   *[boots] You put on { $item }: enemies do not hear you.
}

## Scores

rogue-score-floors = Floors: { $points }
rogue-score-kinds = First kills: { $points }
rogue-score-goal = The crown: { $points }
rogue-score-speed = Turns under par: { $points }
rogue-dump-floor = Turns: { $turns }, deepest floor: { $depth } of { $count }
