# The text screens, in the terminal and in the browser.
screen-too-small = Turnwright needs { $leastWidth } columns and { $leastHeight } rows. This window has { $width } columns and { $height } rows. Make it larger, or the letters smaller: the game is kept.
screen-ask-answers = y yes   n no

# Keys, for the bar at the bottom.
screen-key-choose = choose
screen-key-change = change
screen-key-open = open
screen-key-continue = continue
screen-key-done = done
screen-key-remove = delete
screen-key-game = game
screen-key-help = help
screen-key-quit = quit
screen-key-back = back
screen-key-scroll = scroll
screen-key-undo = undo
screen-key-redo = redo
screen-key-hint = hint
screen-key-new = new game
screen-key-save = save
screen-key-replay = replay
screen-key-export = export
screen-key-text = as text
screen-key-zsg = .zsg
screen-key-copy = copy
screen-key-step = step
screen-key-turn = turn
screen-key-ends = start, end
screen-key-run = play
screen-key-pause = pause
screen-key-speed = speed

# The first screen.
screen-title-about = Five turn-based games
screen-title-continue = Saved games
screen-title-continue-about = Go on with a game, or watch it again.
screen-title-none-saved = none yet
screen-title-saved = { $saved } { $saved ->
    [one] game
   *[other] games
  }
screen-title-settings = Settings
screen-title-settings-about = Language, colours and the speed of animations.
screen-title-help = Help
screen-title-help-about = What this is, and which keys it knows.
screen-title-quit = Quit
screen-title-quit-about = Every game is saved: see you soon.
screen-title-missing = { $game } is still being made. Thank you for your patience!

# Settings.
screen-setting-language = Language
screen-setting-language-about = The language of all screens and of the command line.
screen-setting-palette = Colours
screen-setting-palette-about = Whatever the colours, nothing is told by colour alone.
screen-setting-palette-evening = evening
screen-setting-palette-daylight = daylight
screen-setting-palette-contrast = high contrast
screen-setting-palette-colour-blind = safe for the colour-blind
screen-setting-palette-mono = none: black and white
screen-setting-depth = Number of colours
screen-setting-depth-about = How many colours this terminal can show. “Automatic” asks the terminal.
screen-setting-depth-auto = automatic
screen-setting-depth-full = 16 million
screen-setting-depth-256 = 256
screen-setting-depth-16 = 16
screen-setting-depth-none = none
screen-setting-speed = Animations
screen-setting-speed-about = How fast seeds are sown. Any key skips an animation.
screen-setting-speed-off = off
screen-setting-speed-slow = slow
screen-setting-speed-normal = normal
screen-setting-speed-fast = fast

# A new game.
screen-new = New game
screen-new-start = Start the game
screen-new-start-about = Enter starts it. Below is what can be chosen first.
screen-new-seat-about = Somebody at this keyboard, or a bot of one of five strengths.
screen-seats = Who plays on
screen-seats-about = Anybody can take over a place in the middle of a game, and so can a bot.
screen-new-begins = Who begins
screen-new-begins-about = Left and right change places: Player One begins.
screen-new-seed = Seed
screen-new-seed-about = What all chance grows from: the same seed gives the same game. Enter edits it.
screen-new-bad-seed = A seed has 1 to { $most } characters.

# Saved games.
screen-saved-none = No game has been saved yet. Every game you start is saved by itself, after every action.
screen-saved-moves = { $moves } { $moves ->
    [one] action
   *[other] actions
  }
screen-saved-over = finished
screen-saved-damaged = Damaged: { $name }
screen-saved-ask-remove = Delete this saved game for good?
screen-saved-previous = The saved game is damaged ({ $reason }). It was set aside as { $file }, and the copy before it was opened.
screen-saved-set-aside = The saved game is damaged ({ $reason }). It was set aside as { $file }.

# Playing.
screen-play-thinking = Thinking …
screen-play-no-answer = The bot gave no answer: { $reason }
screen-play-no-undo = There is nothing to undo.
screen-play-no-redo = There is nothing to redo.
screen-play-saved = Saved as “{ $name }”. It is saved after every action, too.
screen-play-exported = Written to { $file }
screen-play-copied = Copied, if that is allowed here.
screen-title-position = Position
screen-moves = Moves

# Watching again.
screen-replay = Replay
screen-replay-at = { $at } of { $end }
screen-replay-running = { $at } of { $end } ▸
screen-replay-speed = Animations: { $speed }

# Help.
screen-help-arcade = The arcade
screen-help-arcade-text = Turnwright is an arcade of turn-based games. Choose a game, and who plays it: persons at this keyboard, or bots of five strengths. Every game is saved after every action; it can be undone, watched again, and written to a file that other copies of Turnwright read, in a terminal or in a browser.
screen-help-rules = The rules
screen-help-options = In this game
screen-help-keys = The keys
screen-help-undo = undo, redo, all the way
screen-help-hint = a hint; once more explains it
screen-help-save = save now (it is saved after every action, too)
screen-help-replay = watch the game again
screen-help-export = write the game to a file
screen-help-text = the position as text: copy it, or write it to a file
screen-help-zsg = write the game as a .zsg file, for Zillions of Games
screen-help-seats = who plays on: a person or a bot
screen-help-new = a new game like this one
screen-help-back = back
screen-help-help = this help
screen-help-leave = leave; the game is saved
screen-help-choose = choose
screen-help-change = change
screen-help-open = open, start, confirm

# Kalah in cells.
screen-kalah-store = store
screen-kalah-key-house = sow
screen-kalah-key-point = choose
screen-kalah-key-sow = sow
screen-kalah-key-swap = swap sides

# Board games in cells.
screen-zrf-library = Board games
screen-zrf-games = { $games ->
    [one] one game
   *[other] { $games } games
  }
screen-zrf-search = Look for:
screen-zrf-key-search = look for a game
screen-zrf-added = your own
screen-zrf-opening = Reading the rules of { $game } …
screen-zrf-not-opened = { $game } cannot be played: { $reason }
screen-zrf-must-pass = There is no move: Enter passes.
screen-zrf-drops = To be dropped: { $piece }.
screen-zrf-choose-drop = Drop what?
screen-zrf-key-point = point
screen-zrf-key-take = take, go
screen-zrf-key-next = next
screen-zrf-key-type = type a move
screen-zrf-key-moves = all moves
screen-zrf-key-drop = drop
screen-zrf-key-pass = pass
