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
