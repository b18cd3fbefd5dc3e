# The engine command, and engines of other programs as players.
cli-engine-protocol = language of the other program: { $protocols }
cli-engine-game = a board game for two: name, path of a .zrf, its folder or a .zip
cli-engine-level = level of the bot, 1 to { $most } (default: { $most })
cli-engine-seed = random seed for the errors of lower levels
cli-engine-no-protocol = Unknown protocol: “{ $name }”. Choose from { $protocols }.
cli-engine-bad-level = “{ $level }” is not a level: give a number from 1 to { $most }.
cli-engine-players = “{ $game }” cannot be played by engines: they need a board game without dice for two players who take turns.
cli-engine-squares = { $protocol } has no names for the squares of “{ $game }”: use uci.
cli-engine-waiting = Waiting for { $protocol } commands. Type “quit” to leave.

cli-play-engine = let a UCI or USI engine play in the seat “engine”, e.g. stockfish or "usi:/opt/my engine --flag" (seats by default: person engine)
cli-play-engine-option = set an option of the engine; may be repeated
cli-play-engine-time = seconds that the engine thinks per move (default: 2)
cli-play-no-engine = The seat “engine” needs a program: add --engine, e.g. --engine stockfish.
cli-play-engine-unseated = The engine has no seat: add --seats "person engine".
cli-engine-no-program = Give the program of the engine, e.g. --engine stockfish.
cli-engine-bad-option = “{ $option }” is not an option of an engine: write its name, =, and the value.
cli-engine-bad-time = “{ $time }” is not a time: give a number of seconds above 0.
cli-engine-fault-missing = “{ $program }” was not found. Install the engine, or give its path.
cli-engine-fault-failed = “{ $program }” could not be started: { $detail }
cli-engine-fault-silent = “{ $program }” has not answered for { $detail } s. Is it a UCI or USI engine?
cli-engine-fault-stopped = “{ $program }” has stopped.
cli-engine-fault-illegal = “{ $program }” answered “{ $detail }”, which is not a legal move here.
cli-engine-fault-resigns = “{ $program }” resigns.
cli-engine-fault-variant = “{ $program }” does not play “{ $detail }”.
