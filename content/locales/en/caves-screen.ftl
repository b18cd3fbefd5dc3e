# Texts of Caves for the text screens.

caves-screen-about = Dark caves, with a teddy bear at the very bottom. Bring it home.
caves-screen-packs-broken = Cannot be played: { $where }. turnwright check lists the mistakes.
caves-screen-caged = caged
caves-screen-side-ally = ally
caves-screen-side-captive = captive
caves-screen-in-sight = { run-tool-sight }
caves-screen-legend = On the map: @ you, ▓ rock, · floor, < and > stairs. Darker cells are remembered.
caves-screen-legend-creatures = Creatures: { $creatures }.
caves-screen-rule-depths = The Depths: six levels of eight kinds. Water slows you and puts out fire; tall grass hides and burns; webs hold and burn; ice is slippery. Fire spreads, gas drifts, firedamp explodes. Doors close behind you, and beasts cannot open them. Traps show themselves to those who wait and look. Free captives: they follow you over stairs. Of things in cages you can take only one; exploring leaves them to you. Read a scroll (r) once.
caves-screen-legend-ground = Ground and air: { $ground }.
caves-screen-legend-items = Items: % corpses, ! potions, { $items }.

## Keys

caves-screen-key-pick = { caves-act-pick-up }
caves-screen-key-wear = equip
caves-screen-key-down = down
caves-screen-key-up = up
caves-screen-key-pack = inventory
caves-screen-key-dig = dig
caves-screen-key-fire = shoot
caves-screen-key-eat = eat
caves-screen-key-quaff = drink
caves-screen-key-read = read
caves-screen-key-throw = throw
caves-screen-key-sight = in sight
caves-screen-key-take = choose
caves-screen-key-point = move
caves-screen-key-aim = aim here
caves-screen-key-higher = level above
caves-screen-key-deeper = level below
caves-screen-key-again = new caves

## Prompts

caves-screen-ask-drop = What do you want to drop?
caves-screen-ask-eat = What do you want to eat? Food: { $food } of { $mostFood }.
caves-screen-ask-wear = What do you want to wield, put on or take off? Attack { $attack }, defence { $defense }.
caves-screen-ask-quaff = What do you want to drink?
caves-screen-ask-read = Which book or scroll do you want to read?
caves-screen-ask-throw = What do you want to throw?
caves-screen-ask-examine = What do you want to examine? Attack { $attack }, defence { $defense }, vision { $vision }.
caves-screen-ask-sight = What do you want to look at?
caves-screen-ask-spell = Which spell do you want to cast? You have { $mana } mana.
caves-screen-ask-throw-at = Throw { $item } where?
caves-screen-ask-cast-at = Cast “{ $spell }” at whom?
caves-screen-ask-fire-at = Shoot at whom?
caves-screen-way-who = In the way: { $who }.
caves-screen-way-rock = Rock is in the way.
caves-screen-blast-you = The blast would hit you too.
caves-screen-ask-way = Where do you want to go? { $up } and { $down } jump to stairs.
caves-screen-ask-level = { $choices ->
    [one] Level up! Choose an improvement.
   *[other] Level up! Choose an improvement ({ $choices } to go).
}
caves-screen-title-drop = { run-title-drop }
caves-screen-title-eat = Eat
caves-screen-title-wear = Equip
caves-screen-title-quaff = Drink
caves-screen-title-read = Read
caves-screen-title-throw = Throw
caves-screen-title-examine = { run-inventory }
caves-screen-title-spell = Spells
caves-screen-none-drop = You have nothing to drop.
caves-screen-none-eat = You have nothing to eat.
caves-screen-none-wear = You have nothing to wield or put on.
caves-screen-none-quaff = You have nothing to drink.
caves-screen-none-read = You have nothing to read.
caves-screen-none-throw = You have nothing to throw.
caves-screen-none-examine = Your inventory is empty.
caves-screen-none-sight = There is nothing in sight.
caves-screen-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
caves-screen-seen-health = health { $hp } of { $most }
caves-screen-danger-high = dangerous
caves-screen-danger-deadly = deadly
caves-screen-stairs-known = Press { $key } again to walk to the nearest known stairs.
caves-screen-leave-without = You do not have the teddy bear: press { $key } again to leave and lose.
caves-screen-no-stairs = { $way ->
    [up] You have found no stairs up on this level.
   *[down] You have found no stairs down on this level.
}
caves-screen-plain = There is nothing special about it.
caves-screen-spell = { $mana } mana: { $what }
caves-screen-spell-dear = { $mana } mana (too costly): { $what }
caves-screen-gain-hp = Health +{ $amount }
caves-screen-gain-mana = Mana +{ $amount }
caves-screen-gain-attack = Attack +{ $amount }
caves-screen-gain-defense = Defence +{ $amount }
caves-screen-gain-vision = Vision +{ $amount }
caves-screen-gain-hp-regen = Health regen +{ $amount } per 1,000 turns
caves-screen-gain-mana-regen = Mana regen +{ $amount } per 1,000 turns

## Automatic actions

caves-screen-errand-explore = Exploring…
caves-screen-errand-dig = Digging…
caves-screen-errand-travel = { run-errand-travel }
caves-screen-errand-run = { run-errand-run }
caves-screen-errand-rest = { run-errand-rest }

## The first turns

caves-screen-hint-walk = Walk in 8 directions with the arrows, hjkl yubn or the number pad. { $explore }: auto-explore. { $help }: all keys. { $off }: no more hints.
caves-screen-hint-walk-touch = Tap a place to walk there, an adjacent creature to fight, rock to dig, yourself to pick up. Hold to look. { $explore }: auto-explore.
caves-screen-hint-fight = Walk into a creature to fight it. { $look }: see how strong it is.
caves-screen-hint-pick-up = { $pick }: pick up the item here.
caves-screen-hint-equip = { $wear }: wield a weapon or put on armour.
caves-screen-hint-quaff = { $quaff }: drink a potion. You identify it when you see it work.
caves-screen-hint-read = { $read }: read a book. You have the mana for one of its spells.
caves-screen-hint-eat = You are hungry. { $eat }: eat. Corpses are food too.
caves-screen-hint-descend = { $down }: take these stairs down. Deeper levels are more dangerous.
caves-screen-hint-rest = You are badly hurt: flee, drink a potion, cast a spell, or eat apples or bread. { $rest }: rest, but you heal slowly and get hungry.
caves-screen-hint-explore = { $explore }: auto-explore. When it stops, it says why.
caves-screen-hint-exit = This is the way out. If you leave without the teddy bear, you lose.

## How to play

caves-screen-rule-goal = A treasure lies on the deepest level: a teddy bear in Classic, a music box in the Depths. Find it, bring it back up and leave by the stairs of the first level. If you leave without it, you lose.
caves-screen-rule-dig = Not all the caves of a level are connected. Walk into rock to dig through it. Digging costs food, less of it with a pickaxe in hand.
caves-screen-rule-hunger = Every turn costs food; fighting and digging cost more. Eat what you find, corpses too, but don’t overeat: it hurts. Apples and bread also heal you. Other wounds heal slowly.
caves-screen-rule-fight = Walk into creatures to fight them. Damage is random, from 1 to your attack minus their defence. Your weapon and armour count. Thrown items and arrows use half your attack without the weapon, plus their own bonus. You choose an improvement for every level you gain.
caves-screen-rule-potions = Potion colours change with every run. You identify a potion when you see it work: on you if you drink it, on a creature if you throw it. A potion that changes nothing, such as health for the healthy, stays unidentified.
caves-screen-rule-magic = Books hold spells. Most cost more mana than you start with, so raise it as you gain levels. “Detect creatures” also raises your defence while it lasts.

## Help

caves-screen-help-walk = Walk, fight or dig: left, down, up, right and the four diagonals.
caves-screen-help-numpad = The same with the arrows and the number pad.
caves-screen-help-run = With a direction: run until something is in the way.
caves-screen-help-wait = Wait for one turn.
caves-screen-help-climb = Go up or down the stairs. Press twice to walk to the nearest ones.
caves-screen-help-pick = Pick up the item here.
caves-screen-help-drop = Drop an item.
caves-screen-help-eat = Eat something.
caves-screen-help-wear = Wield a weapon, put on armour, take either off.
caves-screen-help-quaff = Drink a potion.
caves-screen-help-read = Read a scroll, or a book: choose a spell, then a target.
caves-screen-help-throw = Throw an item.
caves-screen-help-fire = Shoot your bow. Press twice to shoot the nearest creature.
caves-screen-help-examine = Examine your inventory.
caves-screen-help-look = Look around with a cursor. Tab: next creature or item. Enter: walk there.
caves-screen-help-sight = List the creatures and items in sight.
caves-screen-help-explore = Auto-explore this level and pick up useful items. When it stops, it says why. Any key stops it.
caves-screen-help-dig = Dig towards caves you have not seen.
caves-screen-help-travel = Go to a place: move the cursor there, or press < or > for stairs, then Enter.
caves-screen-help-rest = Rest until your health and mana are full. Danger or starvation stops you. Healing is slow.
caves-screen-help-levels = Show the map of all levels.
caves-screen-help-tiles = Switch between tiles and characters.

caves-screen-tiles = Tiles on.
caves-screen-glyphs = Tiles off.
caves-screen-no-tiles = The terminal cannot show tiles.
