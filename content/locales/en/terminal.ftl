# The command line.
cli-web-port = port to listen on; if it is taken, the next free one (default: { $default })
cli-web-host = host name or address to listen on (default: { $default })
cli-web-no-open = do not open the browser
cli-web-bad-port = “{ $port }” is not a valid port: give a whole number from 0 to 65535.
cli-web-not-built = The page is not built: run “npm run build” in the folder of the program.
cli-web-no-host = Cannot listen on “{ $host }”: { $cause ->
    [unknown-host] there is no such host
    [foreign-host] it is not an address of this machine
   *[other] { $reason }
  }.
cli-web-no-port = Port { NUMBER($port, useGrouping: 0) } and the next hundred ports are all taken: choose another one with --port.
cli-web-ready = The arcade is ready at:
cli-web-stop = Press Ctrl-C to stop.

cli-json = print JSON instead of text
cli-seed = random seed: the same seed gives the same game
cli-no-game = There is no game called “{ $game }” here. Choose from { $games }.
cli-game-option = set an option of the game; may be repeated
cli-game-flag = short for --option { $name }=<{ $value }> ({ $games })
cli-no-game-meant = There is no game called “{ $game }” here. Did you mean { $meant }?
cli-game-pack = play Caves with a pack: its folder, its caves.yaml or a .zip
cli-game-variant = choose a game or variant from a rules file, by title or key
cli-game-no-variants = { $game } does not come from a rules file, so it has no variants and no .zsg saves.
cli-game-bad-option = “{ $pair }” is not a valid option: write it as name=value.

cli-play-game = name of the game; path of a .zrf, its folder or a .zip; or “-” to read rules from standard input; names: { $games }
cli-play-what = name of the game; path of a .zrf, its folder, a .zip, a .world, a saved game, or games and positions (.pgn, .fen, .kif); or “-” to read one from standard input; names: { $games }
cli-play-moves = play these moves and print the board: "36 5 2" (kalah), "e4 e5" (chess), "wait; wait" (rogue, caves)
cli-play-seats = who plays: “person” or “bot-1” to “bot-5” for each player (default: { $default }; with a list of moves, people only)
cli-play-which = Several games fit: { $games }. Name one, as in turnwright play { $game } { $file }.
cli-play-clock = time control of a new game: "5+3" for 5 minutes and 3 seconds per turn, "30s" for 30 seconds per move
cli-play-clock-two = A clock needs a game of two opponents: leave out --clock for { $game }.
cli-play-clock-new = --clock sets the time of a new game: leave it out to continue one.
cli-play-file = a game or a position to open, as PGN, FEN or a Zillions of Games save (“-” for standard input)
cli-play-record = number of the game in a file of several games (default: 1)
cli-play-save-pgn = save the game as PGN (“-” for standard output)
cli-play-no-records = Only board games open files of other programs: leave out the file for { $game }.
cli-play-game-number = { $count ->
    [one] The file holds one game, so there is no game { $found }.
   *[other] The file holds { $count } games, so there is no game { $found }.
  }
cli-play-game-form = “{ $found }” is not a valid number of a game: write one from 1.
cli-play-game-of = Game { $number } of { $count }. { $players }
cli-play-zsg = open a Zillions of Games save (.zsg; “-” for standard input)
cli-play-verify = with --zsg: only report how many of its moves are legal
cli-play-verify-alone = --verify needs a saved game: add --zsg. To verify a transcript, run “turnwright replay --verify”.
cli-play-save-zsg = save the game for Zillions of Games (.zsg; “-” for standard output)
cli-play-save = save the transcript to this file (“-” for standard output)
cli-play-stopped = Stopped after { $actions } { $actions ->
    [one] action
   *[other] actions
  }.
cli-play-saved-options = { $file } is a saved game with its own options, seed and opening moves. Use only --seats, --moves, --save, --save-zsg and --json with it.
cli-play-two-outputs = --json and a file “-” both write to standard output: choose one of them.
cli-output-failed = Standard output cannot be written: { $cause ->
    [full] the disk is full
    [forbidden] permission denied
   *[other] { $reason }
  }.
problem-input-large = Standard input is too large: it has more than { $most } bytes.
cli-play-refused = Move { $move } (“{ $text }”) was refused: { $reason }
cli-play-lines = This terminal works line by line. Type keys and press Enter. Type letters as they are, and other keys by name (up, down, left, right, enter, esc, tab, space), with spaces between names. An empty line is Enter. In board games, :e2e4 plays a move. ? opens help, q goes back.
cli-play-unsaved = A game could not be saved and is lost: { $reason }

cli-replay-file = transcript of a saved game; “-” for standard input
cli-replay-verify = only verify the transcript against the rules
cli-replay-boards = print the board before every move
cli-partial = Stopped early: { $done } of { $all } done.
problem-file-unreadable = { $name } cannot be read: { $cause ->
    [missing] no such file or folder
    [forbidden] permission denied
    [folder] it is a folder
    [no-folder] a part of the path is not a folder
    [full] the disk is full
    [read-only] the disk is read-only
    [loop] its links form a loop
    [long] the name is too long
   *[other] { $reason }
  }.
problem-file-irregular = { $name } is not a regular file.
problem-file-not-replaced = { $file } is not a regular file and will not be overwritten. Choose another file.
problem-save-versions = Two versions of this game were found. Both are in the list: delete the one you do not want.
problem-file-large = { $name } has { $bytes } bytes, but only { $most } are allowed.
cli-replay-bad = Action { $move }: { $reason }
cli-replay-begun = { $begun }. The replay starts after action { $count }.
cli-replay-verified = { $file }: verified, { $moves } { $moves ->
    [one] action
   *[other] actions
  }.
cli-replay-unchecked = { $actions } of { $moves } actions have no check digits, so legal edits to them go unnoticed.
cli-replay-no-hash = The final position has no hash, so it could not be verified.
cli-replay-seats-unchecked = The seats have no check digits, so edits to them go unnoticed.
cli-replay-seats-edited = { $file }: the seats line was edited. Its check digits are wrong.

problem-file-write = { $file } cannot be written: { $cause ->
    [missing] no such file or folder
    [forbidden] permission denied
    [folder] it is a folder
    [no-folder] a part of the path is not a folder
    [full] the disk is full
    [read-only] the disk is read-only
    [loop] its links form a loop
    [long] the name is too long
   *[other] { $reason }
  }.
problem-settings-file = The settings in { $file } cannot be read: { $cause ->
    [no-json] it is not valid JSON
    [no-object] it is not a JSON object
    [irregular] it is not a regular file
    [large] it is too large
    [forbidden] permission denied
    [loop] its links form a loop
   *[other] { $reason }
  }. The defaults are used.

cli-perft-depth = depth in moves (default: { $default })
cli-perft-bad-depth = “{ $depth }” is not a valid depth: give a whole number from 1 to { $most }.

cli-arena-one = first bot: { $bots } (default: { $default })
cli-arena-two = its opponent (default: { $default })
cli-arena-games = number of games, played in pairs with the sides swapped (default: { $default })
cli-arena-seed = random seed of the match (default: { $default })
cli-arena-bad-bot = There is no bot called “{ $bot }”: choose from { $bots }.
cli-arena-not-two = { $game } is set up for { $players ->
    [one] { $players } player
   *[other] { $players } players
  }: bots can only be compared in two-player games.
cli-arena-bots = bots for a single-player game, separated by commas: { $bots } (default: all)
cli-arena-turns = stop single-player runs after this many turns (default: 1000 in Rogue, 20000 in Caves)
cli-arena-screening = let every run lack a fifth of all items, creatures, spells and other things, others in each, and report the change without each thing; far fewer runs than --ablation needs, but in a poorer game
cli-arena-one-worth = Choose one of --ablation, --screening and --attempts: each is a study of its own.
cli-arena-only-runs = --ablation, --screening and --attempts are for single-player games that bots can play (rogue, caves), not for { $game }.
cli-arena-attempts = let the bots try each world in turn until one of them wins, up to this number of attempts, and report the share of worlds that can be won
cli-arena-bad-attempts = --attempts: give a whole number from 1 to { $most }, not “{ $attempts }”.
cli-arena-ablation = also rerun the last bot without each kind of item, creature or spell, and report the change
cli-arena-bad-bots = “{ $bot }” is not a bot of this game: choose one or more of { $bots }.
cli-arena-bad-turns = --turns: give a whole number from 1 to 100000, not “{ $turns }”.
cli-no-adventure = There is no adventure called “{ $adventure }”. Choose from { $adventures }.
cli-not-for-dice = { $command } does not work for adventures: the heroes are on one side, and chance matters. Use “turnwright balance” to test adventures with bots.

cli-completion-shell = your shell: { $shells }
cli-completion-unknown = “{ $shell }” is not a known shell: choose from { $shells }.
cli-man-name = Name
