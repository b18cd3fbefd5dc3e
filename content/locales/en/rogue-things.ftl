# Items and mobs of Rogue beyond those of its document. Forms as in rogue-words.ftl.

rogue-item-fire-bomb = { $form ->
    [one] a fire bomb
    [that] the fire bomb
    [That] The fire bomb
    [object] a fire bomb
    [thing] the fire bomb
   *[name] Fire bomb
}
rogue-item-hook = { $form ->
    [one] a grappling hook
    [that] the grappling hook
    [That] The grappling hook
    [object] a grappling hook
    [thing] the grappling hook
   *[name] Grappling hook
}
rogue-item-swap-stone = { $form ->
    [one] a swap stone
    [that] the swap stone
    [That] The swap stone
    [object] a swap stone
    [thing] the swap stone
   *[name] Swap stone
}
rogue-item-bait = { $form ->
    [one] bait
    [that] the bait
    [That] The bait
    [object] bait
    [thing] the bait
   *[name] Bait
}
rogue-item-caltrops = { $form ->
    [one] caltrops
    [that] the caltrops
    [That] The caltrops
    [object] caltrops
    [thing] the caltrops
   *[name] Caltrops
}
rogue-item-net = { $form ->
    [one] a net
    [that] the net
    [That] The net
    [object] a net
    [thing] the net
   *[name] Net
}
rogue-item-frost-bell = { $form ->
    [one] a frost bell
    [that] the frost bell
    [That] The frost bell
    [object] a frost bell
    [thing] the frost bell
   *[name] Frost bell
}
rogue-item-bow = { run-item-bow }
rogue-item-arrow = { $form ->
    [one] an arrow
    [that] the arrow
    [That] The arrow
    [object] an arrow
    [thing] the arrow
   *[name] Arrow
}
rogue-item-spear = { run-item-spear }
rogue-item-war-hammer = { $form ->
    [one] a war hammer
    [that] the war hammer
    [That] The war hammer
    [object] a war hammer
    [thing] the war hammer
   *[name] War hammer
}
rogue-item-grey-cloak = { $form ->
    [one] a grey cloak
    [that] the grey cloak
    [That] The grey cloak
    [object] a grey cloak
    [thing] the grey cloak
   *[name] Grey cloak
}
rogue-item-soft-boots = { $form ->
    [one] soft boots
    [that] the soft boots
    [That] The soft boots
    [object] soft boots
    [thing] the soft boots
   *[name] Soft boots
}
rogue-item-buckler = { $form ->
    [one] a buckler
    [that] the buckler
    [That] The buckler
    [object] a buckler
    [thing] the buckler
   *[name] Buckler
}
rogue-item-blink-scroll = { $form ->
    [one] a blink scroll
    [that] the blink scroll
    [That] The blink scroll
    [object] a blink scroll
    [thing] the blink scroll
   *[name] Blink scroll
}
rogue-item-map-scroll = { $form ->
    [one] a map scroll
    [that] the map scroll
    [That] The map scroll
    [object] a map scroll
    [thing] the map scroll
   *[name] Map scroll
}
rogue-item-healing-draught = { $form ->
    [one] a healing draught
    [that] the healing draught
    [That] The healing draught
    [object] a healing draught
    [thing] the healing draught
   *[name] Healing draught
}
rogue-item-rage-mushroom = { $form ->
    [one] a rage mushroom
    [that] the rage mushroom
    [That] The rage mushroom
    [object] a rage mushroom
    [thing] the rage mushroom
   *[name] Rage mushroom
}
rogue-mob-rat = { $form ->
    [one] a rat
    [that] the rat
    [That] The rat
    [object] the rat
    [seen] a rat
   *[name] Rat
}
rogue-mob-archer = { $form ->
    [one] an archer
    [that] the archer
    [That] The archer
    [object] the archer
    [seen] an archer
   *[name] Archer
}
rogue-mob-boar = { $form ->
    [one] a boar
    [that] the boar
    [That] The boar
    [object] the boar
    [seen] a boar
   *[name] Boar
}
rogue-mob-bomber = { $form ->
    [one] a fire bomber
    [that] the fire bomber
    [That] The fire bomber
    [object] the fire bomber
    [seen] a fire bomber
   *[name] Bomber
}
rogue-mob-summoner = { $form ->
    [one] a summoner
    [that] the summoner
    [That] The summoner
    [object] the summoner
    [seen] a summoner
   *[name] Summoner
}
rogue-mob-thief = { $form ->
    [one] a thief
    [that] the thief
    [That] The thief
    [object] the thief
    [seen] a thief
   *[name] Thief
}
rogue-mob-guard = { $form ->
    [one] a guard
    [that] the guard
    [That] The guard
    [object] the guard
    [seen] a guard
   *[name] Guard
}
rogue-mob-mirror = { $form ->
    [one] a mirror knight
    [that] the mirror knight
    [That] The mirror knight
    [object] the mirror knight
    [seen] a mirror knight
   *[name] Mirror knight
}
rogue-mob-healer = { $form ->
    [one] a healer
    [that] the healer
    [That] The healer
    [object] the healer
    [seen] a healer
   *[name] Healer
}
rogue-mob-slime = { $form ->
    [one] a slime
    [that] the slime
    [That] The slime
    [object] the slime
    [seen] a slime
   *[name] Slime
}
rogue-mob-mole = { $form ->
    [one] a mole
    [that] the mole
    [That] The mole
    [object] the mole
    [seen] a mole
   *[name] Mole
}
rogue-mob-spinner = { $form ->
    [one] a web spinner
    [that] the web spinner
    [That] The web spinner
    [object] the web spinner
    [seen] a web spinner
   *[name] Web spinner
}
rogue-mob-ogre = { $form ->
    [one] an ogre
    [that] the ogre
    [That] The ogre
    [object] the ogre
    [seen] an ogre
   *[name] Ogre
}

rogue-effect-regeneration = Healing
rogue-effect-rage = Rage
rogue-effect-shield = Shield
rogue-effect-webbed = Webbed

## Behaviour of mobs

rogue-about-rat = It sees and hears you, and hunts you.
rogue-about-archer = It keeps its distance. In your row or column it aims for a turn, then shoots for { $damage } damage minus your armour. A hit spoils its aim.
rogue-about-boar = In your row or column it braces for a turn, then charges: a blow of double damage if you are still in its path. A wall stuns it.
rogue-about-bomber = Next to you it lights a fuse. Two turns later it explodes for { $damage } damage minus armour to all within a cell. A hit puts out the fuse.
rogue-about-summoner = It keeps its distance and calls rats while it sees you, up to three at a time. They give no experience.
rogue-about-thief = It takes the item in your selected slot, or else your first, and runs. Defeat it to get the item back.
rogue-about-guard = It holds its post: it never goes farther than 3 cells from it. It recovers quickly.
rogue-about-mirror = It deals as much damage as you. Whenever you step, it steps the opposite way.
rogue-about-healer = It keeps its distance and heals the most wounded enemy within 5 cells.
rogue-about-slime = It hunts you. When your blow leaves it alive, it splits in two halves. Copies give no experience.
rogue-about-mole = It digs through walls towards any step it hears within 8 cells.
rogue-about-spinner = It hunts you. In your row or column, within 5 cells, it webs you: for 2 turns you cannot move.
rogue-about-ogre = It sleeps until you come within 3 cells or hurt it. Your first blow against a sleeper deals double damage and meets no answer.

rogue-look-asleep = Asleep.
rogue-look-still = Held fast for { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
rogue-look-holds = It carries { $item }.
rogue-foretold-shoot = If you stay, its arrow hits you for { $damage }.
rogue-foretold-ram = If you stay, it rams you for { $damage }.
rogue-foretold-explode = It explodes next turn: { $damage } damage if you stay.
rogue-foretold-fuse = It explodes in { $turns } turns: { $damage } damage if you stay.
rogue-foretold-steal = If you stay, it steals { $item }.
rogue-foretold-web = If you stay, it webs you for { $turns } turns.

## Use of items

rogue-about-cloak = enemies farther than { $bonus } cells do not see you
rogue-about-boots = enemies do not hear you, and sleepers sleep on
rogue-about-pierce = { rogue-about-wear }, also hits the enemy behind
rogue-about-push = { rogue-about-wear }, drives survivors back by a cell
rogue-about-regeneration = +{ $heals } health per turn for { $turns } turns
rogue-about-rage = +{ $attack } attack and { $armor } armour for { $turns } turns
rogue-about-shield = catches the next { $turns } damage
rogue-about-blast = thrown up to { $range } cells: { $damage } damage minus armour to all within a cell of the target
rogue-about-hook = pulls the nearest enemy within { $range } cells next to you; you keep the hook
rogue-about-swap = you and the nearest enemy within { $range } cells change places
rogue-about-net = thrown up to { $range } cells: holds an enemy fast for { $turns } turns
rogue-about-freeze = holds all enemies in sight fast for { $turns } turns
rogue-about-shoot = shoots an arrow up to { $range } cells for { $damage } damage; find the arrow where it hit
rogue-about-missile = ammunition for a bow
rogue-about-bait = use it to lay it down: enemies within 6 cells come to eat it and stay { $turns } turns
rogue-about-trap = use it to lay it down: { $damage } damage to the first enemy that steps there, held fast for { $turns } turns
rogue-about-blink = takes you up to { $range } cells, to the place in sight farthest from all enemies
rogue-about-map = shows the whole map

rogue-now-blast = Now: { $hits }{ $damage ->
    [0] .
   *[other] {"; you take "}{ $damage }!
}
rogue-now-hit = { $mob } { $dealt }
rogue-now-shoot = Now: { $mob } { $dealt }.
rogue-now-hook = Now: { $mob }.
rogue-now-swap = { rogue-now-hook }
rogue-now-net = { rogue-now-hook }
rogue-now-freeze = Now: { $count ->
    [one] { $count } enemy.
   *[other] { $count } enemies.
}
rogue-now-blink = Now: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} { $arrow }.
