# What the text screens alone say of the tile roguelike.

## The menu

rogue-screen-random-about = Rooms, caves or a ruined keep, as large as you like. The seed decides all of it.
rogue-screen-world-note = made by hand
rogue-screen-open = Open a world file
rogue-screen-path = Path of the world file
rogue-screen-path-keys = Enter opens it, Esc goes back.
rogue-screen-world-wrong = { $problems ->
    [one] This world cannot be played: it has one mistake.
   *[other] This world cannot be played: it has { $problems } mistakes.
}

rogue-screen-share = Share the last run
rogue-screen-share-about = Its world as a command, the whole run as a file. Both as a link.
rogue-screen-share-world = This command starts a run in the same world:
rogue-screen-share-run = x writes the run to a file. “turnwright play” and the page open such files.
rogue-screen-share-link-run = This link opens the run in the page that “turnwright web” serves. You can also paste it into the main menu here:
rogue-screen-share-link-same = This link opens the same world from its beginning:
rogue-screen-key-link = copy link

## A run

rogue-screen-key-same = same world
rogue-screen-key-share = share

rogue-screen-run-where = Which way do you want to run?
rogue-screen-legend = On the map: @ you. Who lives there: { $mobs }, each with its level. What lies there: { $items }.

## Help

rogue-screen-help-walk = Walk up, left, down or right. Walk into an enemy to fight.
rogue-screen-help-vi = The same: left, down, up, right.
rogue-screen-help-run = Run, until something is in the way or the path opens. After f, press a direction.
rogue-screen-help-explore = Auto-explore and pick up useful items. It says why it stopped; press again to go on. Any key stops it.
rogue-screen-help-travel = Go to a place: move the cursor there, then press Enter.
rogue-screen-help-look = Look around with the cursor: what is there, and what a fight would cost. Tab goes to the next thing, Shift moves the cursor by five cells.
rogue-screen-help-wait = Wait for one turn. While nothing threatens you, waiting heals.
rogue-screen-help-rest = Rest until you are healed or an enemy comes.
rogue-screen-help-slots = Select a slot.
rogue-screen-help-turn = Select the previous slot, the next one.
rogue-screen-help-highlight = Highlight what is in sight.
rogue-screen-help-zoom = Zoom in, zoom out.
rogue-screen-help-use = Use what is in the slot: put it on, eat it, drink it or throw it. Only a throw takes a turn.
rogue-screen-help-drop = Drop what is in the slot. It takes no time.
rogue-screen-help-plan = The map of all you know.
rogue-screen-help-undo = Undo.
