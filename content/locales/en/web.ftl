# The page around the games.
web-title = Five games, taken in turns
web-about = Board, dice and dungeon: all offline, all in one place. Every move can be taken back, kept and shared.
web-play = Play
web-continue = Continue, { $entries ->
    [one] { $entries } move in
   *[other] { $entries } moves in
  }
web-home = All games
web-text-mode = Text mode
web-offline = Works offline. Nothing leaves this page.
web-loading = Opening …
web-load-failed = This part of the page could not be loaded. Check the connection and reload the page.
web-no-page = There is no page “{ $path }” here.

web-close = Close
web-later = Later
web-retry = Try again
web-update-ready = A newer version is ready. Your games are kept.
web-update-now = Update

# Settings.
web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-speed = Movement
web-speed-about = How fast pieces move. A click or Esc ends a movement at once.
web-speed-off = Off
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast

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
web-flip = Turn board
web-help = Help
web-undone = { $count ->
    [one] Taken back: { $count } move.
   *[other] Taken back: { $count } moves.
  }
web-hint-thinking = Looking for a good move …
web-hint-more = What does it do?
web-bot-broken = The bot stopped thinking.
web-cannot-save = This browser does not let the page keep games: they are lost when it is closed.

# The list of moves, and looking back.
web-moves = Moves
web-moves-none = No moves yet.
web-review = Look back
web-review-at = Looking back: move { $at } of { $of }
web-review-first = To the start
web-review-back = One move back
web-review-play = Play the moves
web-review-pause = Pause
web-review-next = One move on
web-review-last = To the game

# New game.
web-new-game = New game
web-start = Start
web-opponent = Opponent
web-opponent-bot = Bot
web-opponent-person = A second person here
web-seat = Who plays on: { $name }
web-strength = Strength
web-begins = Who begins
web-begins-you = You
web-begins-bot = The bot
web-rules = Rules
web-rules-changed = { $changed ->
    [0] as usual
    [one] { $changed } changed
   *[other] { $changed } changed
  }
web-seed = Seed
web-seed-about = The bot’s whims grow from it: the same seed, the same bot.
web-seed-new = Another seed
web-seed-wrong = Give 1 to 64 characters.

# The end.
web-over = The game is over
web-rematch = Rematch
web-over-review = Look back

# Saved games.
web-games-none = No games yet. Every game is kept here by itself.
web-games-kept = This browser keeps the latest { $most } games. Save a game as a file to keep it for good.
web-games-about = { $state ->
    [open] on the board
    [over] finished
   *[running] unfinished
  }, { $entries ->
    [one] { $entries } move
   *[other] { $entries } moves
  }, { $when }
web-games-delete = Delete { $name }

# Links and files.
web-share-about = The whole game is in this link: whoever opens it sees the same position and can play on.
web-share-link = Link to this game
web-share-with = Send …
web-copy = Copy
web-copied = Copied.
web-copy-failed = The browser did not allow copying. Select the text and copy it yourself.
web-export = Keep this game
web-export-about = A text file that the page and the terminal can both open.
web-download = Download
web-import = Open a game
web-import-file = From a file
web-import-paste = Or paste its text
web-import-open = Open
web-problem-line = Line { $line }:
web-cannot-open = This game cannot be opened
web-nothing-lost = Your own games are as you left them.
problem-link-broken = The link is damaged or was cut. Ask for it again, or for the game as a file.
problem-link-long = The link unpacks to more than { $most } bytes: no game is that long.

# Help.
web-help-rules = Rules
web-help-keys = Keys
web-help-touch = Mouse and touch
web-key-house = sow the house with that number (0 is 10, - is 11, = is 12)
web-key-arrows = go to a house, and sow it
web-key-review = one move back, one move on
web-key-ends = to the start, to the game
web-key-skip = end the movement

# Kalah.
web-kalah-board = Board
web-kalah-touch = Click or tap a lit house to sow it. Point at a house, or hold a finger on it, to see where its seeds would go.
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
web-kalah-relay = { $count ->
    [one] The sowing went on once.
   *[other] The sowing went on { $count } times.
  }
web-kalah-foresee-capture = Captures { $seeds }
web-kalah-badge-capture = Captured { $seeds }
web-kalah-badge-again = Extra turn
web-kalah-badge-sweep = Seeds left: { $seeds }
web-kalah-badge-swap = Sides swapped
