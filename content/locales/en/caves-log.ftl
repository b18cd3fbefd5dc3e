# Texts of a Caves run for both shells: log, stops, descriptions, dump.

## Log. $by is `you`, `nobody` or `other`; $who begins the sentence.

caves-you = you
caves-said-begun = { $depth ->
    [1] A teddy bear lies on this level. Find it and leave with it by the < stairs.
   *[other] A teddy bear lies at depth { $depth }. Bring it up here and leave by the < stairs.
}
caves-said-dug = { $by ->
    [you] You dig.
   *[other] { $who } digs through the rock.
}
caves-said-climbed = { $way ->
    [up] You go up to depth { $level }.
   *[down] You go down to depth { $level }.
}
caves-said-hit = { $by ->
    [you] You hit { $target } for { $damage }.
   *[other] { $who } hits { $target } for { $damage }.
}
caves-said-shot = The arrow hits { $target } for { $damage }.
caves-said-thrown = { $item } hits { $target } for { $damage }.
caves-said-blast = The explosion hits { $target } for { $damage }.
caves-said-killed = { $by ->
    [you] You kill { $target }.
    [nobody] { $who } dies.
   *[other] { $killer } kills { $target }.
}
caves-said-gained-xp = You gain { $amount } experience.
caves-said-rank-gained = { $by ->
    [you] You have reached level { $rank }!
   *[other] { $who } has reached level { $rank }.
}
caves-said-grown = { $growth ->
    [hp] You are tougher: health +{ $amount }.
    [mana] Your mana pool grows: mana +{ $amount }.
    [attack] You strike harder: attack +{ $amount }.
    [defense] You are harder to hurt: defence +{ $amount }.
    [vision] You see farther: vision +{ $amount }.
    [hp-regen] Your wounds heal faster: +{ $amount } health per 1,000 turns.
   *[mana-regen] Your mana returns faster: +{ $amount } mana per 1,000 turns.
}
caves-said-picked-up = { $by ->
    [you] You pick up { $item } ({ $slot }).
   *[other] { $who } picks up { $item }.
}
caves-said-bear = You have the teddy bear ({ $slot }). Now bring it home!
caves-said-dropped = { $by ->
    [you] You drop { $item }.
   *[other] { $who } drops { $item }.
}
caves-said-no-room = You find no room to drop { $item }.
caves-said-equipped = { $part ->
    [weapon] { $by ->
        [you] You wield { $item }.
       *[other] { $who } wields { $item }.
    }
   *[armor] { $by ->
        [you] You put on { $item }.
       *[other] { $who } puts on { $item }.
    }
}
caves-said-taken-off = { $part ->
    [weapon] { $by ->
        [you] You put away { $item }.
       *[other] { $who } puts away { $item }.
    }
   *[armor] { $by ->
        [you] You take off { $item }.
       *[other] { $who } takes off { $item }.
    }
}
caves-said-ate = You eat { $item }.
caves-said-overate = You overeat. Your stomach hurts, but it can hold more from now on.
caves-said-hunger = { $hunger ->
    [starving] You are starving!
    [hungry] You are hungry.
    [less-full] You are no longer full.
    [full] You are full.
    [stuffed] You are stuffed.
   *[sated] You are no longer hungry.
}
caves-said-threw = { $by ->
    [you] You throw { $item }.
   *[other] { $who } throws { $item }.
}
caves-said-fired = { $by ->
    [you] You shoot an arrow.
   *[other] { $who } shoots an arrow.
}
caves-said-blasted = The powder goes off with a bang!
caves-said-quaffed = { $by ->
    [you] You drink { $item }.
   *[other] { $who } drinks { $item }.
}
caves-said-nothing = Nothing happens.
caves-said-learned = { $item } is { $potion }!
caves-said-cast = { $by ->
    [you] You cast “{ $spell }”.
   *[other] { $who } casts “{ $spell }”.
}
caves-said-healed = { $by ->
    [you] You feel better: +{ $amount } health.
   *[other] { $who } looks healthier.
}
caves-said-hurt = { $by ->
    [you] You lose { $amount } health ({ $effect }).
   *[other] { $who } loses { $amount } health ({ $effect }).
}
caves-said-mana-gained = You regain { $amount } mana.
caves-said-blinked = { $by ->
    [you] In the blink of an eye you are somewhere else.
   *[other] { $who } vanishes and reappears somewhere else.
}
caves-said-appeared = { $who } appears out of nowhere.
caves-said-read = { $by ->
    [you] You read { $item }.
   *[other] { $who } reads { $item }.
}
caves-said-stuck = { $by ->
    [you] You struggle { $place }.
   *[other] { $who } struggles { $place }.
}
caves-said-held = { $by ->
    [you] You cannot step.
   *[other] { $who } cannot step.
}
caves-said-stunned = You can do nothing.
caves-said-sprung = You step on { $trap }!
caves-said-found = You notice { $trap }.
caves-said-ignited = Fire breaks out.
caves-said-shattered = { $item } breaks.
caves-said-burnt = { $item } burns to ashes.
caves-said-billowed = { $cloud } spreads.
caves-said-laid = The ground changes: { $ground }.
caves-said-fell = You fall to depth { $level }!
caves-said-mapped = You see this whole level before your mind’s eye.
caves-said-stole = { $by ->
    [you] You take { $item }.
   *[other] { $who } steals { $item }!
}
caves-said-dragged = { $by ->
    [you] You are dragged along.
   *[other] { $who } is dragged along.
}
caves-said-pushed = { $by ->
    [you] You are flung back.
   *[other] { $who } is flung back.
}
caves-said-teleported = { $by ->
    [you] You are somewhere else.
   *[other] { $who } vanishes.
}
caves-said-charged = { $who } charges!
caves-said-reflected = { $who } throws it back!
caves-said-split = { $who } splits in two.
caves-said-freed = You free { $target }: now you have an ally.
caves-said-tamed = { $who } is on your side now.
caves-said-locked = The other cages snap shut.
caves-said-spread = { $who } spreads.
caves-said-sighted = You see { $what }.
caves-said-low = Careful: you have only { $hp } of { $most } health left.

## Causes of death, and endings

caves-cause-creature = Killed by { $who }.
caves-cause-effect = Died of { $effect }.
caves-cause-fall = Died of a fall.
caves-cause-hunger = Starved to death.
caves-cause-blast = Died in an explosion.
caves-cause-overeating = Died of overeating.
caves-ending-won = You won.
caves-ending-won-about = The teddy bear is home.
caves-ending-died = R.I.P.
caves-ending-left = { caves-ending-died }
caves-ending-left-about = Died while cowardly fleeing the caves.
caves-ending-time = Your time is up.
caves-ending-time-about = No one survives down here this long.

## Actions in lists

caves-act-wait = { run-key-wait }
caves-act-pick-up = pick up
caves-act-drop = drop { $slot }
caves-act-eat = eat { $slot }
caves-act-wear = equip { $slot }
caves-act-quaff = drink { $slot }
caves-act-read = read { $slot }
caves-act-throw = throw { $slot } ({ $x }, { $y })
caves-act-fire = shoot ({ $x }, { $y })
caves-act-cast = { $spell ->
    [minor-heal] { caves-spell-minor-heal }
    [major-heal] { caves-spell-major-heal }
    [slow-heal] { caves-spell-slow-heal }
    [inner-strength] { caves-spell-inner-strength }
    [blood-to-mana] { caves-spell-blood-to-mana }
    [blink] { caves-spell-blink }
    [summon-bats] { caves-spell-summon-bats }
    [detect-creatures] { caves-spell-detect-creatures }
   *[spark] { caves-spell-spark }
} ({ $x }, { $y })
caves-act-grow = + { $growth ->
    [hp] { caves-growth-hp }
    [mana] { caves-growth-mana }
    [attack] { caves-growth-attack }
    [defense] { caves-growth-defense }
    [vision] { caves-growth-vision }
    [hp-regen] { caves-growth-hp-regen }
   *[mana-regen] { caves-growth-mana-regen }
}

## Reasons why an automatic action stopped

caves-stop-explored = You have explored everything within reach on this level.
caves-stop-explored-rock = You have explored everything within reach. The rest is behind rock: press { $dig } to dig there.
caves-stop-explored-choice = You have explored everything within reach. One of the things in the cages is still yours to take.
caves-stop-explored-full = { run-stop-explored-full }
caves-stop-blocked = Stopped: { $who } is in the way.
caves-stop-sight = Stopped: { $who } comes into view. Attack with { $attack }.
caves-stop-in-sight = Stopped: { $who } is in sight. Attack with { $attack }.
caves-stop-near = Stopped: { $who } comes close. Attack with { $attack }.
caves-stop-attacked = Stopped: { $who } attacks you.
caves-stop-hurt = Stopped: you lost health.
caves-stop-trap = Stopped: that was a trap.
caves-stop-ailment = Stopped: something ails you ({ $effect }).
caves-stop-choice = Stopped: you may take one of these, and no more: { $items }.
caves-stop-rough = Stopped: ahead is { $ground }, and there is no way around. Explore again to go in.
caves-stop-low = Stopped: your health is low.
caves-stop-fatal = Stopped: the poison will kill you unless you act.
caves-stop-starving = Stopped: you are starving.
caves-stop-last-food = Stopped: you will starve to death in a few turns.
caves-stop-full = { run-stop-full }
caves-stop-effect = Stopped: an effect has worn off.
caves-stop-level = { run-stop-level }
caves-stop-arrived = { run-stop-arrived }
caves-stop-no-way = { run-stop-no-way }
caves-stop-unknown = { run-stop-unknown }
caves-stop-here = { run-stop-here }
caves-stop-rock = Stopped: there is rock ahead.
caves-stop-edge = Stopped: the caves end here.
caves-stop-thing = Stopped: there is something here.
caves-stop-rested = You have fully recovered.
caves-stop-well = Your health and mana are full: there is no need to rest.
caves-stop-through = You have broken through.
caves-stop-nowhere = There is nothing left to dig for on this level.
caves-stop-pause = { run-stop-pause }

## Descriptions

caves-look-creature = { $name }, level { $rank }: attack { $attack }, defence { $defense }, health { $hp } of { $most }.
caves-look-armed = It holds { $item }.
caves-look-worn = It wears { $item }.
caves-look-affected = { $effect }: { $turns ->
    [one] { $turns } more turn.
   *[other] { $turns } more turns.
}
caves-look-beneath = Beneath: { $item }.
caves-look-hunts = It is hunting you.
caves-look-lurks = It lies in wait.
caves-look-wanders = It is wandering about.
caves-look-grows = It does not move, it only spreads.
caves-look-odds = You need about { $blows ->
    [one] { $blows } blow
   *[other] { $blows } blows
} to kill it. It needs about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} to kill you.
caves-look-harmless = You need about { $blows ->
    [one] { $blows } blow
   *[other] { $blows } blows
} to kill it. It can hardly harm you.
caves-look-item = { $name }.
caves-look-caged = In a cage: if you take it, the other cages snap shut.
caves-look-item-remembered = { $name } (remembered).
caves-look-tile = { $tile ->
    [wall] Solid rock.
    [floor] Cave floor.
    [up] Stairs up.
    [exit] The way out of the caves.
    [down] Stairs down.
   *[bounds] The edge of the caves.
}
caves-look-tile-remembered = { $tile ->
    [wall] Solid rock (remembered).
    [floor] Cave floor (remembered).
    [up] Stairs up (remembered).
    [exit] The way out of the caves (remembered).
    [down] Stairs down (remembered).
   *[bounds] The edge of the caves.
}

caves-look-captive = A captive: walk into it to set it free.
caves-look-ally = Your ally.
caves-ground-door = closes behind you; beasts cannot open it
caves-ground-holds = hard to step out of
caves-ground-slides = slippery
caves-ground-hides = hides from view (range { $far })
caves-ground-burns = burns
caves-ground-douses = puts out fire
caves-ground-explodes = explodes in fire

## Facts about items and effects

caves-fact-attack = attack { $amount }
caves-fact-defense = defence { $amount }
caves-fact-vision = vision { $amount }
caves-fact-hp-regen = { $amount } health per 1,000 turns
caves-fact-mana-regen = { $amount } mana per 1,000 turns
caves-fact-strikes-around = hits all foes beside you
caves-fact-strikes-behind = also hits the foe behind
caves-fact-stabs = ×{ $times } against foes held or asleep
caves-fact-magic = spells { $amount } to damage and healing
caves-fact-ranged = shots { $amount }
caves-fact-thrown = thrown { $amount }
caves-fact-food = food { $amount }
caves-fact-brittle = { $percent } % of hits break it
caves-fact-digging = makes digging cheaper while wielded
caves-fact-scroll = read once: { $what }
caves-fact-breaks = breaks when thrown: { $what }
caves-fact-blast = explodes when thrown: { $damage } damage and no rock left within { $radius ->
    [one] { $radius } cell
   *[other] { $radius } cells
}
caves-fact-bear = what you came for: bring it home
caves-fact-potion = unidentified: drink or throw it to find out
caves-fact-equipped = equipped
caves-fact-change-attack = attack { $from } → { $to }
caves-fact-change-defense = defence { $from } → { $to }
caves-fact-too-much = more than you can hold: overeating hurts
caves-fact-book = read it to cast: { $spells }
caves-fact-spell = { $spell } ({ $mana } mana)
caves-effect-of-cloud = { $what } spreads
caves-effect-of-lay = { $what } around
caves-effect-of-blast = explosion, { $damage } damage
caves-effect-of-fall = fall to the level below
caves-effect-of-teleport = takes you somewhere else on the level
caves-effect-of-map = shows the level and its items
caves-effect-of-others = { $most ->
    [0] on all foes near you
    [1] on the nearest foe
   *[other] on { $most } foes near you
}: { $what }
caves-effect-of-steal = steals an item
caves-effect-of-pull = drags nearer
caves-effect-of-push = flings back
caves-effect-of-tame = makes an ally
caves-effect-of-grow = { $growth }, permanently
caves-effect-of-state-held = cannot step
caves-effect-of-state-stunned = can do nothing
caves-effect-of-state-afraid = flees
caves-effect-of-state-roused = finds you unseen
caves-effect-of-state-burning = sets fire to grass and webs
caves-effect-of-heal = { $amount } health
caves-effect-of-hurt = { $amount } damage
caves-effect-of-mana = { $amount } mana
caves-effect-of-xp = { $amount } experience per level
caves-effect-of-each-heal = { $amount } health per turn
caves-effect-of-each-chance = { $amount } health on some turns
caves-effect-of-each-hurt = { $amount } damage per turn
caves-effect-of-blood-to-mana = converts up to { $most } health to mana, once every { $turns } turns
caves-effect-of-blink = teleports you up to { $far } cells away
caves-effect-of-summon = summons bats on all cells around you; they leave no corpses and give no experience
caves-effect-of-detect = shows every creature on the level
caves-effect-of-against = cures and prevents { $effects }
caves-list = { $some } and { $last }
caves-effect-of-turns = { $what }, for { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}

## Status, and the dump

caves-status-hp = { $hp }/{ $most } hp
caves-status-mana = { $mana }/{ $most } mana
caves-status-rank = Level { $rank }
caves-status-xp = Experience
caves-status-depth = Depth { $level }/{ $depth }
caves-status-strength = Attack { $attack }, defence { $defense }
caves-status-defense = Defence
caves-over-kills = Creatures killed: { $kills }
caves-dump-title = Turnwright, Caves
caves-dump-run = Mode: { $mode }, levels: { $depth }, random seed: { $seed }
caves-dump-turns = Turns: { $turns }, deepest: depth { $deepest }, dug: { $dug ->
    [one] { $dug } cell
   *[other] { $dug } cells
}
caves-dump-level = Level { $rank }, experience { $xp }
caves-dump-health = Health { $hp } / { $most }, mana { $mana } / { $mostMana }. { $hunger }
caves-dump-strength = Attack { $attack }, defence { $defense }, vision { $vision }
caves-dump-pack = { run-inventory }
caves-dump-known = Identified potions
caves-dump-effects = Effects
caves-dump-kills = Killed
caves-dump-map = Depth { $level }

## Actions that fit the situation

caves-do-cast = Cast here
caves-do-throw-here = Throw here
caves-do-fire-here = Shoot here
caves-do-cancel = { label-cancel }
caves-do-next = Next
caves-do-go = Go there
caves-do-free = Free: { $who }
caves-do-leave = Leave the caves
caves-do-eat = Eat
caves-do-wear = Equip
caves-do-choose = Choose: { $item }
caves-do-explore = { label-explore }
caves-do-rest = { label-rest }
caves-do-dig = Dig
caves-do-to-stairs = Go to the stairs

# Outcome of a click, before the description of the cell.
caves-do-at-attack = Click: attack.
caves-do-at-free = Click: set it free.
caves-do-at-swap = Click: change places.
caves-do-at-approach = Click: step closer.
caves-do-at-dig = Click: dig.
caves-do-at-walk = Click: walk there ({ $steps ->
    [one] 1 step
   *[other] { $steps } steps
}).
