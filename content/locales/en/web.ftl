# The page around the games.
web-title = Five turn-based games
web-about = Board games, dice and dungeons, all offline and in one place. Take back any move. Save and share every game.
web-play = Play
web-continue = Continue, { $entries ->
    [one] { $entries } move in
   *[other] { $entries } moves in
  }
web-quick-start = Quick start
web-continue-last = Continue: { $game }, { $when }
web-home = All games
web-text-mode = Text mode
web-lab = Lab
web-offline = Works offline. Nothing leaves your browser.
web-loading = Opening…
web-load-failed = This part of the page could not be loaded. Check the connection and reload the page.
web-error = This page ran into an error ({ $message }). Saved games are not affected.
web-load-again = Reload
web-no-page = There is no page “{ $path }”.

web-close = Close
web-later = Later
web-retry = Try again
web-update-ready = A new version is ready. Your games will be kept.
web-update-now = Update

# Settings.
web-licenses = Software licences
web-theme-auto = Same as system
web-theme-light = Light
web-theme-dark = Dark
web-speed = Animation
web-speed-about = The speed of all animations. Click or press Esc to skip one.
web-speed-off = Off
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-forced-played = Played for you
web-forced-left = Left to you
web-guidance-on = On
web-guidance-off = Off
web-volume-off = Off
web-volume-quiet = Quiet
web-volume-medium = Medium
web-volume-loud = Loud

# Playing.
web-tools = Play
web-tools-more = Game
web-undo = Undo
web-redo = Redo
web-hint = Hint
web-new = New
web-games = Games
web-share = Share
web-file = File
web-flip = Flip board
web-help = Help
web-undone = { $count ->
    [one] { $count } move taken back.
   *[other] { $count } moves taken back.
  }
web-hint-thinking = Looking for a good move…
web-working-cancel = Cancel
web-hint-more = Explain
web-bot-broken = The bot has stopped working.
web-storage-silent = Your browser’s storage is not responding. You can play. Your saved games come back as soon as it responds.
web-storage-back = Your browser’s storage is responding again. Your saved games are back.
web-cannot-save = Your browser does not let this page save games. They will be lost when you close it.

# The list of moves, and review.
web-moves-none = No moves yet.
web-review = Review
web-review-at = Reviewing move { $at } of { $of }
web-review-first = To the start
web-review-back = Back one move
web-review-play = Play the moves
web-review-pause = Pause
web-review-next = Forward one move
web-review-last = Back to the game
web-review-place = Place in the game
web-pace = Speed

# New game.
web-start = Start
web-opponent = Opponent
web-opponent-bot = Bot
web-opponent-person = Another player here
web-seat = { $name }: person or bot
web-strength = Strength
web-begins-you = { player-you }
web-begins-bot = The bot
web-rules-changed = { $changed ->
    [0] standard
    [one] { $changed } changed
   *[other] { $changed } changed
  }
web-seed-about = Decides the bot’s random choices: the same seed gives the same bot.
web-seed-new = New random seed
web-seed-wrong = Enter 1 to 64 characters.

# The end.
web-over = Game over
web-rematch = Rematch

# Saved games.
web-games-none = No games yet. Games are saved here automatically.
web-games-kept = This browser keeps your latest { $most } games. To keep a game longer, save it as a file.
web-games-about = { $state ->
    [open] on the board
    [over] finished
   *[running] unfinished
  }, { $entries ->
    [one] { $entries } move
   *[other] { $entries } moves
  }, { $when }
web-games-rename = Rename { $name }
web-games-name = Name of the game
web-games-name-keep = Save
web-games-delete = Delete { $name }

# Links and files.
web-share-about = This link contains the whole game. Anyone who opens it sees this position and can continue from here.
web-share-moves = The analysis is too long for a link, so this one contains only the moves. A file holds everything.
web-share-long = This game is too long for a link. Send it as a file.
web-share-link = Link to this game
web-share-with = Share…
web-copy = Copy
web-copied = Copied.
web-copy-failed = Your browser did not allow copying. Select the text and copy it yourself.
web-export = Save this game
web-export-about = A text file that opens on this page and in the terminal.
web-download = Download
web-import = Open a game
web-import-file = From a file
web-import-paste = Or paste its text
web-import-open = Open
web-problem-line = Line { $line }:
web-cannot-open = This game cannot be opened
web-drop-saved = Drop a saved game here to open it
web-drop-not-saved = This is not a saved game.
web-nothing-lost = Your own games have not changed.
web-parted-title = Continued in another tab
web-parted = This game was also continued in another tab. Nothing is lost: both are saved, yours as a new game in the list.
web-parted-newer = Switch to the newer one
web-parted-both = Keep both
web-parted-unseen = A game was continued in two tabs at once. Nothing is lost: both versions are in the list of games.

# Help.
web-help-touch = Mouse and touch
web-key-house = sow the house with that number (0 is 10, - is 11, = is 12)
web-key-arrows = choose a house and sow it
web-key-review = one move back, one move forward
web-key-ends = to the start, back to the game
web-key-skip = skip the animation

# Kalah.
web-board = Board
web-kalah-touch = Click or tap a highlighted house to sow it. Point at a house, or press and hold it, to see where its seeds would go.
web-kalah-house-of = { $who ->
    [you] { $label }
    [bot] Bot: { $label }
    [one] Player One: { $label }
   *[two] Player Two: { $label }
  }
web-kalah-store-seeds = { $store }: { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
  }
web-kalah-move = { $who ->
    [you] You: { $move }
    [bot] Bot: { $move }
    [one] Player One: { $move }
   *[two] Player Two: { $move }
  }
web-kalah-foresee-capture = Captures { $seeds }
web-kalah-badge-capture = Captured { $seeds }
web-kalah-badge-again = Extra turn
web-kalah-badge-sweep = Seeds left: { $seeds }
web-kalah-badge-swap = Sides swapped
# Keys offered as buttons under the text screens.
web-key-left = Left
web-key-up = Up
web-key-down = Down
web-key-right = Right
web-key-step-y = Up and left
web-key-step-u = Up and right
web-key-step-b = Down and left
web-key-step-n = Down and right
web-key-enter = Enter
web-key-escape = Escape
web-key-shift = Shift
web-key-space = Space
web-key-backspace = Backspace
web-key-tab = Tab
web-keys-all = All keys
web-text-large = Large text

# Words used on several pages.
web-text-screens = Play in text mode
web-tiles = Play with tiles
web-offers = Actions
web-how-to-play = How to play
