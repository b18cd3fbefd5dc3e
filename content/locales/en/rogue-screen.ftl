# Texts of Rogue for the text screens.

## The menu

rogue-screen-random-about = Floors joined by stairs, rooms, caves or a ruined keep. The random seed decides everything.
rogue-screen-world-note = handmade
rogue-screen-open = Open a world file
rogue-screen-path = Path of the world file
rogue-screen-path-keys = Enter opens it, Esc goes back.
rogue-screen-world-wrong = { $problems ->
    [one] This world cannot be played: it has { $problems } mistake.
   *[other] This world cannot be played: it has { $problems } mistakes.
}

rogue-screen-share = Share the last run
rogue-screen-share-about = Share its world as a command, the whole run as a file, or either as a link.
rogue-screen-share-world = This command starts a run in the same world:
rogue-screen-share-run = x saves the run to a file. Open it with “turnwright play” or on the page.
rogue-screen-share-link-run = This link opens the run on the page that “turnwright web” serves. You can also paste it into the main menu here:
rogue-screen-share-link-same = This link opens the same world from the start:
rogue-screen-key-link = copy link

## During a run

rogue-screen-key-share = share

rogue-screen-run-where = Which way do you want to run?
rogue-screen-legend = On the map: @ you. Mobs, each with its level: { $mobs }. Items: { $items }.

rogue-screen-legend-triggers = In designed worlds: { $triggers }. Letters r, g, b and y mark colours.

## Help

rogue-screen-help-walk = Walk up, left, down or right. Walk into an enemy to fight.
rogue-screen-help-vi = The same: left, down, up, right.
rogue-screen-help-run = Run until something is in the way or the path opens. After f, press a direction.
rogue-screen-help-explore = Auto-explore and pick up useful items. When it stops, it says why; press again to continue. Any key stops it.
rogue-screen-help-travel = Go to a place: move the cursor there, then press Enter.
rogue-screen-help-climb-down = Walk to the stairs down and take them.
rogue-screen-help-climb-up = Walk to the stairs up and take them.
rogue-screen-help-look = Look around with a cursor: see what is there and what a fight would cost. Tab: next creature or item. Shift: move the cursor by 5 cells.
rogue-screen-help-wait = Wait for one turn. While nothing threatens you, waiting heals.
rogue-screen-help-rest = Rest until you are healed or an enemy comes.
rogue-screen-help-slots = Select a slot.
rogue-screen-help-turn = Select the previous or the next slot.
rogue-screen-help-highlight = Highlight everything in sight.
rogue-screen-help-zoom = Zoom in or out.
rogue-screen-help-use = Use the item in the slot: equip, eat, drink, throw it and so on. Throwing and other tools take a turn.
rogue-screen-help-drop = Drop the item in the slot. It takes no turn.
rogue-screen-help-plan = Show the map of all you know.
rogue-screen-help-undo = Undo the last action.
