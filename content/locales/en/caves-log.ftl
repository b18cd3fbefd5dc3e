# What both shells tell of a run of Caves: what happens, why something stops, what is looked at, the run as text.

## What happens. $by and $at are you, or other; $who begins the sentence.

caves-you = you
caves-said-begun = { $depth ->
    [1] A teddy bear lies on this level. Find it and leave with it by the stairs <.
   *[other] A teddy bear lies at depth { $depth }. Bring it up here and leave by the stairs <.
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
    [mana] You hold more mana: +{ $amount }.
    [attack] You strike harder: attack +{ $amount }.
    [defense] You are harder to hurt: defence +{ $amount }.
    [vision] You see farther: vision +{ $amount }.
    [hp-regen] Your wounds heal faster: +{ $amount } health in 1,000 turns.
   *[mana-regen] Your mana returns faster: +{ $amount } in 1,000 turns.
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
caves-said-no-room = You find no room to put down { $item }.
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
        [you] You lower { $item }.
       *[other] { $who } lowers { $item }.
    }
   *[armor] { $by ->
        [you] You take off { $item }.
       *[other] { $who } takes off { $item }.
    }
}
caves-said-ate = You eat { $item }.
caves-said-overate = That was more than you could hold: your stomach hurts, but there is room for more now.
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
    [you] You let an arrow fly.
   *[other] { $who } lets an arrow fly.
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
   *[other] { $who } vanishes, and stands somewhere else.
}
caves-said-appeared = { $who } appears out of nowhere.
caves-said-spread = { $who } spreads.
caves-said-sighted = You see { $what }.
caves-said-low = Careful: you have only { $hp } of { $most } health left.

## What somebody died of, and how a run ends

caves-cause-creature = Killed by { $who }.
caves-cause-effect = Died of { $effect }.
caves-cause-hunger = Starved to death.
caves-cause-blast = Died in an explosion.
caves-cause-overeating = Died of overeating.
caves-ending-won = You won.
caves-ending-won-about = The teddy bear is home.
caves-ending-died = R.I.P.
caves-ending-left = { caves-ending-died }
caves-ending-left-about = Died while cowardly fleeing the caves.
caves-ending-time = Your time is up.
caves-ending-time-about = Nobody lasts longer than this in the caves.

## Actions, as they are listed

caves-act-wait = { run-key-wait }
caves-act-pick-up = take
caves-act-drop = drop { $slot }
caves-act-eat = eat { $slot }
caves-act-wear = equip { $slot }
caves-act-quaff = drink { $slot }
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

## Why something that goes on by itself has stopped

caves-stop-explored = You have explored all of this depth that you can reach.
caves-stop-explored-rock = You have explored all you can reach. The rest is behind rock: { $dig } digs there.
caves-stop-explored-full = { run-stop-explored-full }
caves-stop-blocked = Stopped: { $who } is in the way.
caves-stop-sight = Stopped: { $who } is in sight. Attack with { $attack }.
caves-stop-attacked = Stopped: { $who } attacks you.
caves-stop-hurt = Stopped: you have lost health.
caves-stop-low = Stopped: you have little health left.
caves-stop-fatal = Stopped: the poison will kill you unless you do something about it.
caves-stop-starving = Stopped: you are starving.
caves-stop-last-food = Stopped: you will starve in a few turns.
caves-stop-full = { run-stop-full }
caves-stop-effect = Stopped: an effect has worn off.
caves-stop-level = { run-stop-level }
caves-stop-arrived = { run-stop-arrived }
caves-stop-no-way = { run-stop-no-way }
caves-stop-unknown = { run-stop-unknown }
caves-stop-here = { run-stop-here }
caves-stop-rock = Stopped at the rock.
caves-stop-edge = Stopped at the edge of the caves.
caves-stop-thing = Stopped: there is something here.
caves-stop-rested = You are well again.
caves-stop-well = You are well: there is nothing to rest for.
caves-stop-through = You have broken through.
caves-stop-nowhere = There is nothing left to dig for on this depth.
caves-stop-pause = Stopped after a long time.

## Looking

caves-look-creature = { $name }, level { $rank }: attack { $attack }, defence { $defense }, health { $hp } of { $most }.
caves-look-armed = It holds { $item }.
caves-look-worn = It wears { $item }.
caves-look-affected = { $effect }, { $turns ->
    [one] one more turn.
   *[other] { $turns } more turns.
}
caves-look-beneath = Beneath: { $item }.
caves-look-hunts = It comes for you.
caves-look-lurks = It lies in wait.
caves-look-wanders = It wanders about.
caves-look-grows = It only grows.
caves-look-odds = It falls to about { $blows ->
    [one] one blow
   *[other] { $blows } blows
} of yours; you would fall in about { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
caves-look-harmless = It falls to about { $blows ->
    [one] one blow
   *[other] { $blows } blows
} of yours, and can hardly harm you.
caves-look-item = { $name }.
caves-look-item-remembered = { $name }, as you remember.
caves-look-tile = { $tile ->
    [wall] Rock.
    [floor] The floor of a cave.
    [up] Stairs up.
    [exit] The way out of the caves.
    [down] Stairs down.
   *[bounds] The edge of the caves.
}
caves-look-tile-remembered = { $tile ->
    [wall] Rock, as you remember.
    [floor] The floor of a cave, as you remember.
    [up] Stairs up, as you remember.
    [exit] The way out of the caves, as you remember.
    [down] Stairs down, as you remember.
   *[bounds] The edge of the caves.
}

## What items and effects do

caves-fact-attack = attack { $amount }
caves-fact-defense = defence { $amount }
caves-fact-vision = vision { $amount }
caves-fact-hp-regen = { $amount } health in 1,000 turns
caves-fact-mana-regen = { $amount } mana in 1,000 turns
caves-fact-ranged = shoots, { $amount }
caves-fact-thrown = thrown { $amount }
caves-fact-food = food { $amount }
caves-fact-digging = makes digging cheaper when wielded
caves-fact-blast = thrown, it bursts: { $damage } damage and no rock left within { $radius ->
    [one] one cell
   *[other] { $radius } cells
}
caves-fact-bear = what you came for: bring it home
caves-fact-potion = unknown: drink or throw it to find out
caves-fact-equipped = in use
caves-fact-change-attack = attack { $from } → { $to }
caves-fact-change-defense = defence { $from } → { $to }
caves-fact-too-much = more than you have room for: it hurts
caves-fact-book = read it to cast: { $spells }
caves-fact-spell = { $spell } ({ $mana } mana)
caves-effect-of-heal = { $amount } health
caves-effect-of-hurt = { $amount } damage
caves-effect-of-mana = { $amount } mana
caves-effect-of-xp = { $amount } experience for every level that one has
caves-effect-of-each-heal = { $amount } health in every turn
caves-effect-of-each-chance = { $amount } health in some turns
caves-effect-of-each-hurt = { $amount } damage in every turn
caves-effect-of-blood-to-mana = turns up to { $most } health into mana; possible again after { $turns } turns
caves-effect-of-blink = takes you up to { $far } cells away
caves-effect-of-summon = calls bats to all cells around: they leave neither corpses nor experience
caves-effect-of-detect = shows where everyone is
caves-effect-of-against = ends and keeps off { $effects }
caves-list = { $some } and { $last }
caves-effect-of-turns = { $what }, for { $turns ->
    [one] one turn
   *[other] { $turns } turns
}

## The run in figures

caves-status-hp = { $hp }/{ $most } hp
caves-status-mana = { $mana }/{ $most } mana
caves-status-rank = Level { $rank }
caves-status-xp = Experience
caves-status-depth = Depth { $level }/{ $depth }
caves-status-strength = Attack { $attack }, defence { $defense }
caves-status-defense = Defence
caves-over-kills = Creatures killed: { $kills }
caves-over-used = With { $items }
caves-dump-title = Turnwright, Caves
caves-dump-run = Mode: { $mode }, levels: { $depth }, seed { $seed }
caves-dump-turns = Turns: { $turns }, deepest: depth { $deepest }, dug: { $dug ->
    [one] one cell
   *[other] { $dug } cells
}
caves-dump-level = Level { $rank }, experience { $xp }
caves-dump-health = Health { $hp } / { $most }, mana { $mana } / { $mostMana }, { $hunger }
caves-dump-strength = Attack { $attack }, defence { $defense }, vision { $vision }
caves-dump-pack = Pack
caves-dump-known = Known potions
caves-dump-effects = Effects
caves-dump-kills = Killed
caves-dump-map = Depth { $level }
