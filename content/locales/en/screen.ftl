# The text screens, in the terminal and in the browser.
screen-too-small = Turnwright needs { $leastWidth } columns and { $leastHeight } rows. This window has { $width } columns and { $height } rows. Enlarge it or use a smaller font.
screen-too-small-saved = The game is saved.
screen-too-small-again = Press Ctrl-C again to leave.
screen-ask-answers = y yes   n no

# Keys, for the bar at the bottom.
screen-key-choose = choose
screen-key-change = change
screen-key-open = open
screen-key-continue = continue
screen-key-done = done
screen-key-rename = rename
screen-key-remove = delete
screen-key-game = game
screen-key-help = help
screen-key-quit = quit
screen-key-back = back
screen-key-cancel = cancel
screen-key-scroll = scroll
screen-key-undo = undo
screen-key-redo = redo
screen-key-hint = hint
screen-key-new = new game
screen-key-save = save
screen-key-replay = replay
screen-key-export = export
screen-key-text = as text
screen-key-copy = copy
screen-key-step = step
screen-key-turn = turn
screen-key-ends = start, end
screen-key-skip = skip
screen-key-run = play
screen-key-pause = pause
screen-key-speed = speed

# The first screen.
screen-title-about = Five turn-based games
screen-title-continue = Saved games
screen-title-continue-about = Continue a game, or watch a replay.
screen-title-none-saved = none yet
screen-title-saved = { $saved } { $saved ->
    [one] game
   *[other] games
  }
screen-title-settings-about = Language, colours and the speed of animations.
screen-title-help = Help
screen-title-help-about = About Turnwright and its keys.
screen-title-quit = Quit
screen-title-quit-about = Every game is saved. See you soon!
screen-paste-nothing = Nothing to open here: paste a saved game, a link to one, or a position or game such as FEN or PGN.
screen-title-ask-quit = Quit Turnwright?
screen-title-missing = { $game } is still in development. Thank you for your patience!

# Settings.
screen-setting-language = { label-language }
screen-setting-language-about = The language of all screens and of the command line.
screen-setting-palette = { label-colours }
screen-setting-palette-about = Nothing depends on colour alone, in any palette.
screen-setting-palette-evening = evening
screen-setting-palette-daylight = daylight
screen-setting-palette-contrast = high contrast
screen-setting-palette-colour-blind = { colour-blind-safe }
screen-setting-palette-mono = none: black and white
screen-setting-depth = Number of colours
screen-setting-depth-about = The number of colours your terminal can show. “Automatic” detects it.
screen-setting-depth-auto = automatic
screen-setting-depth-full = 16 million
screen-setting-depth-256 = 256
screen-setting-depth-16 = 16
screen-setting-depth-none = none
screen-setting-graphics = Maps
screen-setting-graphics-about = Characters or tiles. Press T to switch while you play Caves.
screen-setting-graphics-glyphs = characters
screen-setting-graphics-tiles = tiles
screen-setting-mouse = Mouse
screen-setting-mouse-about = Click and scroll on any screen. Hold Shift to select text, as in other terminal programs.
screen-setting-mouse-on = on
screen-setting-mouse-off = off
screen-setting-speed = Animations
screen-setting-speed-about = The speed of all animations. Any key skips one.
screen-setting-speed-off = off
screen-setting-speed-slow = slow
screen-setting-speed-normal = normal
screen-setting-speed-fast = fast
screen-setting-forced = { setting-forced }
screen-setting-forced-about = { setting-forced-about }
screen-setting-forced-played = played for you
screen-setting-forced-left = left to you
screen-setting-guidance = { setting-guidance }
screen-setting-guidance-about = { setting-guidance-about }
screen-setting-guidance-on = on
screen-setting-guidance-off = off
screen-setting-loot = Auto-explore in Rogue
screen-setting-loot-about = Worse equipment can be left behind.
screen-setting-loot-useful = picks up useful items
screen-setting-loot-all = picks up everything
screen-setting-pieces = Pieces of board games
screen-setting-pieces-about = Symbols include kanji of shogi and xiangqi if you choose them, or if the menus are in Chinese.
screen-setting-pieces-auto = automatic
screen-setting-pieces-symbols = symbols and kanji
screen-setting-pieces-letters = letters
screen-setting-pieces-ascii = ASCII only
screen-setting-effects = { setting-effects }
screen-setting-effects-about = { setting-effects-about }
screen-setting-effects-off = { screen-setting-guidance-off }
screen-setting-effects-quiet = quiet
screen-setting-effects-medium = medium
screen-setting-effects-loud = loud
screen-setting-music = { setting-music }
screen-setting-music-about = { setting-music-about }
screen-setting-music-off = { screen-setting-guidance-off }
screen-setting-music-quiet = { screen-setting-effects-quiet }
screen-setting-music-medium = { screen-setting-effects-medium }
screen-setting-music-loud = { screen-setting-effects-loud }

# A new game.
screen-new-start = Start the game
screen-new-start-about = Press Enter to start, or change the options below first.
screen-new-seat-about = A person at this keyboard, or a bot at one of five strengths.
screen-new-seed = { label-seed }
screen-seats = Who plays
screen-seats-about = A person or a bot can take over from any player, even mid-game.
screen-new-begins = { label-begins }
screen-new-begins-about = Left and right swap the players. Player One starts.
screen-new-seed-about = Decides every random event: the same seed gives the same game. Enter edits it.
screen-new-bad-seed = A seed must have 1 to { $most } characters.

# Saved games.
screen-saved-none = No saved games yet. Every game is saved automatically after every action.
screen-saved-moves = { $moves } { $moves ->
    [one] action
   *[other] actions
  }
screen-saved-over = finished
screen-saved-version = two versions
screen-saved-damaged = Damaged: { $name }
screen-saved-name = Name of this game:
screen-saved-name-keys = Enter save · Esc cancel
screen-saved-ask-remove = Delete this saved game permanently?

# Playing.
screen-play-thinking = Thinking…
screen-play-no-answer = The bot did not answer: { $reason }
screen-play-no-undo = Nothing to undo.
screen-play-no-redo = Nothing to redo.
screen-play-not-begun = Nothing to save yet. The game is saved automatically from your first move.
screen-play-ask-leave = This game could not be saved. Leave anyway and lose it?
screen-play-ask-escape = Leave this game? It is saved.
screen-play-saved = Saved as “{ $name }”. Games are also saved after every action.
screen-play-parted = This game was also continued in another window. Both are saved; yours is now called “{ $name }”.
screen-play-ask-newer = This game was also continued in another window. Nothing is lost: both are saved, yours as “{ $name }”. Switch to the newer one?
screen-play-exported = Written to { $file }
screen-play-copied = Copied, if this terminal allows it.

# Replays.
screen-replay = Replay
screen-replay-at = { $at } of { $end }
screen-replay-running = { $at } of { $end } ▸
screen-replay-speed = Animations: { $speed }
screen-replay-pace = Speed: ×{ $pace }

# Help.
screen-help-arcade = The arcade
screen-help-arcade-text = Turnwright is an arcade of turn-based games. Choose a game and its players: people at this keyboard, or bots of five strengths. Every game is saved after every action. You can undo moves, watch a replay, or export the game to a file. Any copy of Turnwright can open it, in a terminal or in a browser.
screen-help-rules = The rules
screen-help-options = In this game
screen-help-board = The board
screen-help-keys = The keys
screen-help-undo = undo, redo
screen-help-hint = show a hint; press again to explain
screen-help-save = save now (games are also saved after every action)
screen-help-replay = watch a replay
screen-help-export = export the game to a file
screen-help-text = show the position as text, to copy or to save
screen-help-zsg = export the game as a .zsg file for Zillions of Games
screen-help-seats = choose who plays: a person or a bot
screen-help-new = start a new game like this one
screen-help-help = show this help
screen-help-leave = leave; the game is saved
screen-help-choose = { screen-key-choose }
screen-help-change = { screen-key-change }
screen-help-back = { screen-key-back }
screen-help-open = open, start, confirm
screen-help-settings = Settings apply to all games and are saved. Changes show at once, and you hear the volume as you set it.

# Kalah on text screens.
screen-kalah-store = store
screen-kalah-key-sow = sow
screen-key-moves = all moves
screen-kalah-key-swap = swap sides

# Board games on text screens.
screen-zrf-library = Board games
screen-zrf-games = { $games ->
    [one] one game
   *[other] { $games } games
  }
screen-zrf-search = Search:
screen-zrf-key-search = search
screen-zrf-added = your own
screen-zrf-going-on = in progress, { $moves } { $moves ->
    [one] move
   *[other] moves
  }
screen-opening = Reading the rules of { $game }… Esc cancels.
screen-opening-slow = { $reason } No key works while it opens, not even Ctrl+C. Open it anyway?
screen-not-opened = { $game } cannot be played: { $reason }
screen-zrf-must-pass = You have no legal moves: press Enter to pass.
screen-zrf-drops = Piece to drop: { $piece }.
screen-zrf-in-hand = in hand: { $pieces }
screen-zrf-mark-cursor = cursor; clicking a square is the same as Enter there
screen-zrf-mark-picked = selected piece
screen-zrf-mark-target = square it can go to, or piece you can move
screen-zrf-mark-last = last move
screen-zrf-mark-hint = { screen-key-hint }
screen-zrf-mark-check = check
screen-zrf-mark-mate = mate
screen-zrf-way = path of { $name }
screen-zrf-choose-drop = Drop which piece?
screen-zrf-key-point = { screen-key-cursor }
screen-zrf-key-walk = walk
screen-zrf-key-take = take, place
screen-zrf-key-next = next
screen-zrf-key-type = type a move
screen-zrf-key-moves = { screen-key-moves }
screen-zrf-key-drop = drop
screen-zrf-key-pass = { move-pass }

# Words used on several screens.
screen-key-cursor = cursor
