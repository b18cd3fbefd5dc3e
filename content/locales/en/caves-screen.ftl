# What the text screens alone say of Caves.

caves-screen-about = Dark caves, and on the lowest level a teddy bear. Bring it home.
caves-screen-in-sight = In sight
caves-screen-legend = On the map: @ you, ▓ rock, · floor, < and > stairs; darker is what you remember.
caves-screen-legend-creatures = Who lives there: { $creatures }.
caves-screen-legend-items = What lies there: % the dead, ! potions, { $items }.

## Keys

caves-screen-key-pick = pick up
caves-screen-key-wear = equip
caves-screen-key-down = down
caves-screen-key-up = up
caves-screen-key-pack = pack
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

## What is asked

caves-screen-ask-drop = What do you want to drop?
caves-screen-ask-eat = What do you want to eat? Food: { $food } of { $mostFood }.
caves-screen-ask-wear = What do you want to wield, put on or take off? Attack { $attack }, defence { $defense }.
caves-screen-ask-quaff = What do you want to drink?
caves-screen-ask-read = Which book do you want to read?
caves-screen-ask-throw = What do you want to throw?
caves-screen-ask-examine = What do you want to examine? Attack { $attack }, defence { $defense }, vision { $vision }.
caves-screen-ask-sight = What do you want to look at?
caves-screen-ask-spell = Which spell do you want to cast? You have { $mana } mana.
caves-screen-ask-throw-at = Throw { $item } where?
caves-screen-ask-cast-at = Cast “{ $spell }” at whom?
caves-screen-ask-fire-at = Shoot at whom?
caves-screen-way-who = In the way: { $who }.
caves-screen-way-rock = Rock is in the way.
caves-screen-blast-you = It would hit you, too.
caves-screen-ask-way = Where do you want to go? { $up } and { $down } find stairs.
caves-screen-ask-level = { $choices ->
    [one] Choose what you gain.
   *[other] Choose what you gain; { $choices } choices are left.
}
caves-screen-title-drop = Drop
caves-screen-title-eat = Eat
caves-screen-title-wear = Equip
caves-screen-title-quaff = Drink
caves-screen-title-read = Read
caves-screen-title-throw = Throw
caves-screen-title-examine = Your pack
caves-screen-title-spell = Spells
caves-screen-none-drop = You have nothing to drop.
caves-screen-none-eat = You have nothing to eat.
caves-screen-none-wear = You have nothing to wield or to put on.
caves-screen-none-quaff = You have nothing to drink.
caves-screen-none-read = You have no book.
caves-screen-none-throw = You have nothing to throw.
caves-screen-none-examine = Your pack is empty.
caves-screen-none-sight = Nobody and nothing is in sight.
caves-screen-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
caves-screen-seen-health = health { $hp } of { $most }
caves-screen-danger-high = dangerous
caves-screen-danger-deadly = stronger than you
caves-screen-stairs-known = Press { $key } again to walk to the nearest stairs you know.
caves-screen-leave-without = You have no teddy bear: press { $key } again to leave and lose.
caves-screen-no-stairs = { $way ->
    [up] You know of no stairs up on this level.
   *[down] You know of no stairs down on this level.
}
caves-screen-plain = There is nothing special about it.
caves-screen-spell = { $mana } mana: { $what }
caves-screen-spell-dear = { $mana } mana (too much): { $what }
caves-screen-gain-hp = Health +{ $amount }
caves-screen-gain-mana = Mana +{ $amount }
caves-screen-gain-attack = Attack +{ $amount }
caves-screen-gain-defense = Defence +{ $amount }
caves-screen-gain-vision = Vision +{ $amount }
caves-screen-gain-hp-regen = Healing +{ $amount } health in 1,000 turns
caves-screen-gain-mana-regen = Recovery +{ $amount } mana in 1,000 turns
caves-screen-over-again = Enter: new caves

## While something goes on by itself

caves-screen-errand-explore = Exploring …
caves-screen-errand-dig = Digging …
caves-screen-errand-travel = { run-errand-travel }
caves-screen-errand-run = { run-errand-run }
caves-screen-errand-rest = { run-errand-rest }

## The first turns

caves-screen-hint-walk = Arrows, hjkl yubn or the number pad walk in eight directions. { $explore } explores by itself. { $help } lists all keys; { $off }: no more hints.
caves-screen-hint-walk-touch = Tap a place to walk there, a creature beside you to fight, rock to dig, yourself to pick up. Hold to look. { $explore } explores by itself.
caves-screen-hint-fight = Walk into a creature to fight it. { $look } tells how strong it is.
caves-screen-hint-pick-up = { $pick } picks up what lies here.
caves-screen-hint-equip = { $wear } wields weapons and puts on armour.
caves-screen-hint-quaff = { $quaff } drinks a potion. You learn what it does when you see it work.
caves-screen-hint-read = { $read } reads a book: you have the mana for a spell in it.
caves-screen-hint-eat = You are hungry: { $eat } eats. Corpses are food, too.
caves-screen-hint-descend = { $down } goes down these stairs. The deeper you are, the more dangerous it is.
caves-screen-hint-rest = You are badly hurt: flee, drink, read, or eat apples or bread. { $rest } rests, but wounds heal slowly, and you get hungry.
caves-screen-hint-explore = { $explore } explores by itself and says why it stopped.
caves-screen-hint-exit = This is the way out. Without the teddy bear, whoever leaves has lost.

## How to play

caves-screen-rule-goal = A teddy bear lies on the deepest level. Find it, bring it back up and leave by the stairs of the first level. Whoever leaves without it has lost.
caves-screen-rule-dig = The caves of a level are not all connected. Walk into rock to dig through it: that costs food, less of it with a pickaxe in hand.
caves-screen-rule-hunger = Every turn costs food, every fight and every hole in the rock costs more. Eat what you find, the dead included, but not more than you can hold: that hurts. Apples and bread heal, too. Otherwise wounds heal slowly.
caves-screen-rule-fight = Walk into creatures to fight them. Damage goes from 1 up to the attack less the defence of the other. What is in hand and what is worn count. What you throw or shoot strikes with half of your attack without the weapon, and with what it adds itself. Every level gained lets you choose what grows.
caves-screen-rule-potions = Potions have other colours in every run. You learn what one does when you see it work: on you when you drink it, or on whoever it hits when you throw it. A potion that changes nothing, such as health for the healthy, stays unknown.
caves-screen-rule-magic = Books hold spells. Most of them take more mana than you begin with: let it grow with your levels. Whoever detects creatures foresees their blows.

## Help

caves-screen-help-walk = Walk, fight, dig: left, down, up, right and the four diagonals.
caves-screen-help-numpad = The same with arrows and on the number pad.
caves-screen-help-run = With a direction: run, until something is in the way.
caves-screen-help-wait = Wait for one turn.
caves-screen-help-climb = Go up or down the stairs; twice: walk to the nearest ones.
caves-screen-help-pick = Pick up what lies here.
caves-screen-help-drop = Drop something.
caves-screen-help-eat = Eat something.
caves-screen-help-wear = Wield a weapon, put on armour, take either off.
caves-screen-help-quaff = Drink a potion.
caves-screen-help-read = Read a book: choose a spell, then whom to cast it at.
caves-screen-help-throw = Throw something.
caves-screen-help-fire = Shoot with the bow in hand; twice: at whoever is nearest.
caves-screen-help-examine = Examine what you carry.
caves-screen-help-look = Look around with a cursor. Tab goes to the next thing, Enter walks there.
caves-screen-help-sight = List who and what is in sight.
caves-screen-help-explore = Explore this level by itself and pick up what is of use. It says why it stopped; any key stops it.
caves-screen-help-dig = Dig through to what has not been seen.
caves-screen-help-travel = Go to a place: move the cursor there, or press < or > for stairs, then Enter.
caves-screen-help-rest = Rest until you are well, hungry, or somebody comes. Health returns slowly.
caves-screen-help-levels = The map of all levels.
caves-screen-help-tiles = Pictures or letters.

caves-screen-tiles = Small pictures show what is where.
caves-screen-glyphs = Letters and signs show what is where.
caves-screen-no-tiles = There are no pictures in the terminal.
