# The command line.
cli-web-port = the port to listen on; if it is taken, the next free one (default: { $default })
cli-web-host = the host name or address to listen on (default: { $default })
cli-web-no-open = do not open the browser
cli-web-bad-port = “{ $port }” is not a valid port: give a whole number from 0 to 65535.
cli-web-not-built = The page is not built: run “npm run build” in the folder of the program.
cli-web-no-host = Cannot listen on “{ $host }”: { $cause ->
    [unknown-host] there is no such host
    [foreign-host] it is not an address of this machine
   *[other] { $reason }
  }.
cli-web-no-port = Port { NUMBER($port, useGrouping: 0) } and a hundred after it are all taken: choose another one with --port.
cli-web-ready = The arcade is ready at:
cli-web-stop = Press Ctrl-C to stop.

cli-json = print JSON instead of text
cli-seed = the seed of all chance: the same seed gives the same game
cli-no-game = There is no game “{ $game }” here. Choose from { $games }.
cli-game-option = an option of the game; may be repeated
cli-game-flag = short for --option { $name }=<{ $value }> ({ $games })
cli-no-game-meant = There is no game “{ $game }” here: did you mean { $meant }?
cli-game-variant = which game or variant of a rules file: its title or key
cli-game-no-variants = { $game } does not come from a rules file: it has no variants and no saved games of that kind.
cli-game-bad-option = “{ $pair }” is not a valid option: write name=value.

cli-play-game = the name of the game, the path of a .zrf, its folder or a .zip, or “-” for rules on standard input; the names are { $games }
cli-play-what = the name of the game; the path of a .zrf, its folder, a .zip, a .world or a saved game; or “-” for one of these on standard input; the names are { $games }
cli-play-moves = play these moves and print the board: "36 5 2" (kalah), "e2-e4 e7-e5" (chess), "wait; wait" (rogue, caves)
cli-play-seats = who plays: “person” or “bot-1” to “bot-5” for each player (default: { $default }; people only where moves are given)
cli-play-zsg = open a saved game of Zillions of Games (.zsg; “-” for standard input)
cli-play-verify = with --zsg: only report how many of its moves are legal
cli-play-verify-alone = --verify needs a saved game: give it with --zsg. Transcripts are verified by “turnwright replay”.
cli-play-save-zsg = write the game as a saved game of Zillions of Games (.zsg; “-” for standard output)
cli-play-save = write the transcript to this file (“-” for standard output)
cli-play-stopped = Stopped after { $actions } { $actions ->
    [one] action
   *[other] actions
  }.
cli-play-saved-options = { $file } is a saved game: its options, its seed and its beginning are given. Only --seats, --moves, --save, --save-zsg and --json go with it.
cli-play-two-outputs = --json and a file “-” both go to standard output: choose one of them.
cli-output-failed = Standard output cannot be written: { $cause ->
    [full] the disk is full
    [forbidden] permission denied
   *[other] { $reason }
  }.
problem-input-large = Standard input has more than { $most } bytes.
cli-play-refused = Move { $move } (“{ $text }”) was refused: { $reason }
cli-play-lines = This terminal is played line by line. Type keys and press Enter: letters as they are, others by name (up, down, left, right, enter, esc, tab, space), with spaces between names. An empty line is Enter. In board games, :e2e4 plays a move. ? explains every screen, q goes back.
cli-play-unsaved = A game could not be saved and is lost: { $reason }

cli-replay-file = the transcript of a game, as it was saved; “-” for standard input
cli-replay-verify = only check that the rules lead to what the file says
cli-replay-boards = print the board before every move
cli-partial = Stopped early: { $done } of { $all } done.
problem-file-unreadable = { $name } cannot be read: { $cause ->
    [missing] no such file or folder
    [forbidden] permission denied
    [folder] it is a folder
    [no-folder] a part of the path is not a folder
    [full] the disk is full
    [read-only] the disk is read-only
    [loop] its links lead in a circle
    [long] the name is too long
   *[other] { $reason }
  }.
problem-file-irregular = { $name } is not a regular file.
problem-file-not-replaced = { $file } is not a regular file and stays as it is. Name another file.
problem-save-versions = Two versions of this game were found. Both are in the list: delete the one you do not want.
problem-file-large = { $name } has { $bytes } bytes, but only { $most } are allowed.
cli-replay-bad = Action { $move }: { $reason }
cli-replay-verified = { $file }: verified, { $moves } { $moves ->
    [one] action
   *[other] actions
  }.
cli-replay-unchecked = { $actions } of { $moves } actions have no check digits: edits that the rules allow cannot be noticed there.
cli-replay-no-hash = The position at the end has no hash: whether the rules still lead to the same one is unknown.
cli-replay-seats-unchecked = The seats have no check digits: whether they were edited is unknown.
cli-replay-seats-edited = { $file }: the line of the seats was edited: its check digits are wrong.

problem-file-write = { $file } cannot be written: { $cause ->
    [missing] no such file or folder
    [forbidden] permission denied
    [folder] it is a folder
    [no-folder] a part of the path is not a folder
    [full] the disk is full
    [read-only] the disk is read-only
    [loop] its links lead in a circle
    [long] the name is too long
   *[other] { $reason }
  }.
problem-settings-file = The settings in { $file } cannot be read ({ $reason }); the defaults are used.

cli-perft-depth = how many moves deep (default: { $default })
cli-perft-bad-depth = “{ $depth }” is not a valid depth: give a whole number from 1 to { $most }.
cli-perft-progress = Depth {"{"}depth{"}"} {"{"}bar{"}"} {"{"}percentage{"}"} %

cli-arena-one = the first bot: { $bots }
cli-arena-two = the bot that it plays against
cli-arena-games = how many games; they come in pairs with the sides exchanged
cli-arena-seed = the seed of all games
cli-arena-bad-bot = “{ $bot }” is not a valid bot: give one of { $bots }.
cli-arena-not-two = { $game } is played here by { $players ->
    [one] { $players } player
   *[other] { $players } players
  }: bots are compared in games for two.
cli-arena-progress = {"{"}value{"}"} of {"{"}total{"}"} games {"{"}bar{"}"} {"{"}percentage{"}"} %
cli-arena-result = { $one } against { $two }: { $wins } won, { $draws } drawn, { $losses } lost of { $games }
  score { $share } %, with 95 % confidence { $least } to { $most } %
cli-arena-bots = the bots of a game for one, separated by commas: { $bots }; all of them by default
cli-arena-turns = after how many turns a run of a game for one is broken off: 1000 in Rogue, 20000 in Caves by default
cli-arena-ablation = also tell what becomes of the last bot where one kind of item, creature or spell is missing
cli-arena-bad-bots = “{ $bot }” is not a bot of this game: give one or several of { $bots }.
cli-arena-bad-turns = --turns: “{ $turns }” is not a number of turns from 1 to 100000.
cli-arena-run = { $bot }: { $runs ->
    [one] one run
   *[other] { $runs } runs
  }
cli-arena-run-figure = {"  "}{ $figure }: { $value } ({ $least } to { $most })
cli-arena-figure = { $figure ->
    [turns] turns
    [level] level
    [depth] distance from the start
    [deepest] deepest level
    [won] bear brought home
    [bear] bear in the pack at the end
    [dug] cells dug
    [kills] kills
    [blow] damage of a blow
    [wound] damage of a blow taken
    [arms] attack from equipment
    [armour] defence from equipment
    [guard] defence when struck
    [lost] damage taken
    [healed] health from potions, spells and meals
    [casts] spells cast
    [afar] damage done from afar
    [potions] potions drunk or thrown
    [meals] meals
    [eaten] food eaten
    [hungry] percent of the time hungry
    [starved] died of hunger
   *[score] experience
  }
cli-arena-share = {"  "}{ $name }: { $share } % ({ $least } to { $most })
cli-arena-died-on = of those who died, on level { $word }
cli-arena-end = { $word ->
    [alive] still alive
    [cleared] nobody else left
    [won] brought the bear home
    [left] left without the bear
    [time] out of time
    [hunger] starved
    [overeating] died of overeating
    [blast] blown up
    [poison] poisoned
    [mimic] killed by a mimic
    [ghost] killed by a ghost
    [robot] killed by a robot
    [wizard] killed by a wizard
    [bat] killed by a bat
    [zombie] killed by a zombie
    [goblin] killed by a goblin
    [spider] killed by a spider
    [mole] killed by a mole
   *[other] { $word }
  }
cli-arena-damage = of all damage: { $word ->
    [bat] by bats
    [zombie] by zombies
    [goblin] by goblins
    [spider] by spiders
    [mole] by moles
    [blast] by blasts
    [poison] by poison
    [blood-to-mana] turned into mana
   *[other] { $word }
  }
cli-arena-part = of all spells cast: { $word }
cli-arena-without = without “{ $kind }”, the change of
cli-no-adventure = There is no adventure “{ $adventure }”. There is: { $adventures }
cli-not-for-dice = { $command } does not work for adventures: their heroes play on one side, and chance has a say. “turnwright balance” lets bots play them.

cli-completion-shell = your shell: { $shells }
cli-completion-unknown = “{ $shell }” is not a known shell: choose from { $shells }.
cli-man-name = Name
