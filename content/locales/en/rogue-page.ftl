# Texts of Rogue for the page.

## The menu

rogue-page-about = Explore, fight by walking into trouble, and stay alive.
rogue-page-random = Random world
rogue-page-open = Open a world
rogue-page-worlds = Handmade worlds
rogue-page-looks = Hero and colours
rogue-page-runs = Runs
rogue-page-no-pictures = This browser cannot draw Rogue’s tiles. You can play the same runs on the text screens.
rogue-page-more-options = More options
rogue-page-drop-here = Drop a world file
rogue-page-open-about = A world is plain text: its size, its walls and everything in it.
rogue-page-open-file = Open a file
rogue-page-open-paste = Or paste a world
rogue-page-open-anyway = Play anyway
rogue-page-open-doubts = You can play this world, but check these warnings first:

## Around the world

rogue-page-canvas = The world around you. The messages report what happens; “Look” describes what you see.
rogue-page-health = Health
rogue-page-armor = Armour
rogue-page-level = Level { $level }
rogue-page-gained = Attack +{ $damage }, armour +{ $armor }
rogue-page-experience = Experience: { $experience } of { $cost }
rogue-page-worn = Equipment and effects
rogue-page-free-slots = Free slots
rogue-page-slot = Slot { $slot }: { $item }
rogue-page-slot-empty = empty
rogue-page-map-about = Drag the map to move it. Click or tap a place to go there.
rogue-page-map-mob = Enemy
rogue-page-map-item = Item
rogue-page-nearby = Nearby
rogue-page-cursor-go = Tab: next thing, { $use }: go there, { $menu }: done.
rogue-page-cursor-look = Tab: next thing, { $menu }: done.
rogue-page-cursor-go-touch = Tap it to go there.
rogue-page-cursor-look-touch = Hold a place to look at it.
rogue-page-cursor-travel-touch = Tap the place to go to.

## Commands

rogue-command-up = { web-key-up }
rogue-command-left = { web-key-left }
rogue-command-down = { web-key-down }
rogue-command-right = { web-key-right }
rogue-command-wait = { run-do-wait }
rogue-command-explore = { label-explore }
rogue-command-attack = Attack
rogue-command-travel = Go to
rogue-command-climb-down = Down the stairs
rogue-command-climb-up = Up the stairs
rogue-command-rest = { label-rest }
rogue-command-look = Look
rogue-command-highlight = Highlight
rogue-command-use = Use
rogue-command-drop = { run-title-drop }
rogue-command-previous-slot = Previous slot
rogue-command-next-slot = Next slot
rogue-command-undo = { web-undo }
rogue-command-map = { label-map }
rogue-command-log = { run-log }
rogue-command-help = { web-help }
rogue-command-zoom-in = Zoom in
rogue-command-zoom-out = Zoom out
rogue-command-debug = Debug panel
rogue-command-menu = { run-do-menu }

## The first turns

rogue-page-hint-walk = Walk with { $up }, { $left }, { $down } and { $right }; hold Shift to run. Step on an item to pick it up.
rogue-page-hint-walk-touch = Tap a place to walk there, or flick to take a step. Step on an item to pick it up.
rogue-page-hint-goal = Your goal: defeat every enemy in this world. The farther from the start, the stronger they are.
rogue-page-hint-goal-touch = { rogue-page-hint-goal }
rogue-page-hint-explore = { $explore }: auto-explore until there is something to decide. When it stops, it says why.
rogue-page-hint-explore-touch = “Explore” walks for you until there is something to decide. When it stops, it says why.
rogue-page-hint-use = Keys 1 to 9 select a slot. { $use } uses its item: you wield swords, put on armour, eat apples. { $drop } drops it.
rogue-page-hint-use-touch = Tap a slot to select it. Tap again to use its item: you wield swords, put on armour, eat apples.
rogue-page-hint-fight = Walk into an enemy to fight: both of you strike at once. Look first to see what the fight would cost.
rogue-page-hint-fight-touch = Tap an enemy beside you to fight: both of you strike at once. Hold it first to see what the fight would cost.
rogue-page-hints-off = No more hints
rogue-page-hints = Show hints on the first turns
rogue-page-loot = Auto-explore skips equipment worse than yours

## How to play

rogue-page-help-goal = With floors: find the stairs down and take the crown on the last floor. Every new level adds health and lets you choose a gift. Your score counts floors, the first kill of each kind, the crown and turns under par. In other random worlds, defeat all enemies: your score is the experience you gain.
rogue-page-help-fight = When you meet an enemy, the fight is automatic: each deals its attack minus the other’s armour. If you both survive, the enemy is confused for a turn. At 0 health you are dead.
rogue-page-help-items = Nine slots hold what you find. Weapons, armour, cloaks and boots are worn. Tools pick the nearest enemy; select one to see exactly what it would do now. Throwing, shooting and other tools take a turn; eating, drinking, reading maps and laying traps are free.
rogue-page-help-keys = Keys go by position, whatever your keyboard layout.
rogue-page-help-touch = Tap a place to walk there, or a neighbour to fight. Flick to take a step, hold to look, pinch to zoom. Tap a slot to select it, and again to use its item.
rogue-page-help-worlds = Write worlds in any text editor, then open them here or drop them on the page.
rogue-page-keys-about = Press the button of a command, then its new key. If the key is taken, the two commands swap keys.
rogue-page-keys-slots = Select a slot
rogue-page-keys-run = Run (with a direction)
rogue-page-keys-walk = Walk
rogue-page-keys-next = Next creature or item, while looking
rogue-page-key-of = { $command }: { $key }
rogue-page-key-wanted = Press a key
rogue-page-keys-default = Default keys

## Hero and colours

rogue-page-face = Your face
rogue-page-face-about = Or use your own picture: it never leaves this browser.
rogue-page-face-bring = Choose a picture
rogue-page-face-shades = Sunglasses
rogue-page-face-braid = Braid
rogue-page-face-beard = Beard
rogue-page-face-hood = Hood
rogue-page-face-helm = Helmet
rogue-page-face-curls = Curls
rogue-page-face-own = Your own
rogue-page-palette-about = “Clear” and “High contrast” never rely on telling red from green.
rogue-page-palette-torch = Torchlight
rogue-page-palette-clear = Clear
rogue-page-palette-contrast = High contrast
problem-rogue-portrait-bytes = The picture file is too large.
problem-rogue-portrait-kind = This is not a picture in PNG, JPEG, GIF or BMP format.
problem-rogue-portrait-pixels = The picture is too large: at most { $most } pixels are allowed.
problem-rogue-portrait-broken = The picture cannot be read: its file is damaged.

## The end

rogue-page-again = New world
