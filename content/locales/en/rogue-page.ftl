# What the page alone says of the tile roguelike.

## The menu

rogue-page-about = Explore, fight by walking into trouble, and stay alive.
rogue-page-random = Random world
rogue-page-open = Open a world
rogue-page-worlds = Worlds made by hand
rogue-page-looks = Hero and colours
rogue-page-runs = Runs
rogue-page-no-pictures = Rogue’s pictures cannot be drawn in this browser. Text screens show the same runs.
rogue-page-more-options = More options
rogue-page-drop-here = Drop a world file
rogue-page-open-about = A world is a text: its size, its walls, and what is where in it.
rogue-page-open-file = Open a file
rogue-page-open-paste = Or paste a world
rogue-page-open-anyway = Play all the same
rogue-page-open-doubts = The world can be played, but see whether it is what you meant:

## Around the world

rogue-page-canvas = The world around you. The list of messages tells what happens; “Look” tells what is where.
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
rogue-page-cursor-go-touch = Tap again to go there.
rogue-page-cursor-look-touch = Tap a place to look at it.
rogue-page-cursor-travel-touch = Tap the place to go to.

## Commands

rogue-command-up = { web-key-up }
rogue-command-left = { web-key-left }
rogue-command-down = { web-key-down }
rogue-command-right = { web-key-right }
rogue-command-wait = Wait
rogue-command-explore = { label-explore }
rogue-command-attack = Attack
rogue-command-travel = Go to
rogue-command-rest = { label-rest }
rogue-command-look = Look
rogue-command-highlight = Highlight
rogue-command-use = Use
rogue-command-drop = Drop
rogue-command-previous-slot = Previous slot
rogue-command-next-slot = Next slot
rogue-command-undo = { web-undo }
rogue-command-map = { label-map }
rogue-command-log = { run-log }
rogue-command-help = { web-help }
rogue-command-zoom-in = Closer
rogue-command-zoom-out = Further away
rogue-command-debug = Debug panel
rogue-command-menu = Menu

## The first turns

rogue-page-hint-walk = { $up }, { $left }, { $down } and { $right } walk; with Shift you run. What lies on the ground is picked up when you step on it.
rogue-page-hint-walk-touch = The arrows walk. What lies on the ground is picked up when you step on it.
rogue-page-hint-goal = The goal: defeat every enemy in this world. The further from the start, the stronger they are.
rogue-page-hint-goal-touch = { rogue-page-hint-goal }
rogue-page-hint-explore = { $explore } explores by itself, until there is something to decide. It says why it stopped.
rogue-page-hint-explore-touch = “Explore” walks by itself, until there is something to decide. It says why it stopped.
rogue-page-hint-use = Keys 1 to 9 choose a slot, { $use } uses what is in it: swords and armour are put on, apples eaten. { $drop } drops it.
rogue-page-hint-use-touch = Tap a slot to choose it, and again to use what is in it: swords and armour are put on, apples eaten.
rogue-page-hint-fight = Walk into an enemy to fight: both strike at once. Look first, and you know what a fight would cost.
rogue-page-hint-fight-touch = Walk into an enemy to fight: both strike at once. “Look” tells what a fight would cost.
rogue-page-hints-off = No more hints
rogue-page-hints = Explain the first turns
rogue-page-loot = Explore leaves worse equipment lying

## How to play

rogue-page-help-goal = Rooms follow rooms. The further from the start, the stronger those who live there. You have won when nobody is left; your score is the experience you have gained.
rogue-page-help-fight = A fight happens by itself when you meet: both lose their damage less the armour of the other. Then the enemy reels for a turn. Whoever has no health left is dead.
rogue-page-help-items = Nine slots hold what you find. Swords and armour are worn, daggers are thrown at the nearest enemy and can be picked up again, golden apples give back a fifth of your health, potions last for some turns, smoke blinds all enemies in sight so that their blows miss. A throw takes a turn; anything else you do with an item takes none.
rogue-page-help-keys = Keys go by position, whatever your keyboard layout.
rogue-page-help-touch = Tap a place to look at it, and again to go there. Tap a slot to choose it, and again to use what is in it.
rogue-page-help-worlds = Worlds can be written in any text editor, and opened or dropped here.
rogue-page-keys-about = Press the button of a key, then the key it is to be. A key that was in use changes places.
rogue-page-keys-slots = Choose a slot
rogue-page-keys-run = Run (with a direction)
rogue-page-keys-walk = Walk
rogue-page-keys-next = Next thing, while looking
rogue-page-key-of = { $command }: { $key }
rogue-page-key-wanted = Press a key
rogue-page-keys-default = Default keys

## Hero and colours

rogue-page-face = Your face
rogue-page-face-about = Or bring a picture of your own: it stays in this browser.
rogue-page-face-bring = Bring a picture
rogue-page-face-shades = Sunglasses
rogue-page-face-braid = Braid
rogue-page-face-beard = Beard
rogue-page-face-hood = Hood
rogue-page-face-helm = Helmet
rogue-page-face-curls = Curls
rogue-page-face-own = Your own
rogue-page-palette-about = “Clear” and “High contrast” do not tell anything by red and green.
rogue-page-palette-torch = Torchlight
rogue-page-palette-clear = Clear
rogue-page-palette-contrast = High contrast
problem-rogue-portrait-bytes = The picture file is too large.
problem-rogue-portrait-kind = This is not a picture in PNG, JPEG, GIF or BMP format.
problem-rogue-portrait-pixels = The picture is too large: at most { $most } pixels are allowed.
problem-rogue-portrait-broken = The picture cannot be read: its file is damaged.

## The end

rogue-page-again = New world
rogue-page-same-world = Same world again
rogue-over-score = Score
rogue-over-rank = { $score }, { $count ->
    [one] your first run
   *[other] { $place ->
        [1] your best of { $count } runs
       *[other] number { $place } of your { $count } runs
    }
}
rogue-over-unscored = none

## Sharing

rogue-share-what = What to share
rogue-share-run = This run
rogue-share-run-about = The link holds the run as far as you have played it. Nothing is sent anywhere until you share it.
rogue-share-world = This world
rogue-share-world-about = The link opens the same world at turn 0, for a friend to try. Nothing is sent anywhere until you share it.
rogue-share-seed = Random seed: { $seed }
