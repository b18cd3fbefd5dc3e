# Help and usage errors: every message that --help needs.
cli-about = Turn-based games for the terminal and the browser. Without a command, the arcade opens.
cli-version-about = print the version
cli-lang-about = use this language (a folder of content/locales)
cli-help-about = show help for a command
cli-heading-usage = Usage:
cli-heading-arguments = Arguments:
cli-heading-options = Options:
cli-heading-commands = Commands:
cli-heading-examples = Examples:
# Placeholder in a usage line, such as <game> or [options]; $word is the English word.
cli-placeholder = { $word }
cli-no-language = There is no language “{ $language }” here. Choose from { $languages }.
cli-unknown-option = Unknown option: { $name }.
cli-unknown-command = Unknown command: “{ $name }”.
cli-missing-argument = Missing argument: “{ $name }”.
cli-missing-value = Option { $name } needs a value.
cli-too-many-arguments = Too many arguments for “{ $name }”.
cli-did-you-mean = Did you mean { $meant }?
cli-see-help = See turnwright --help.
cli-help-command = the command to explain
cli-commands = Choose from { $commands }.

cli-play-about = play a game, or a list of moves given here or on standard input
cli-replay-about = replay a saved game, or print it if this is not a terminal
cli-perft-about = count the move sequences of length 1, 2, 3 … from the start
cli-solve-about = find a shortest solution to a puzzle and prove that it is minimal
cli-arena-about = run a match between two bots and report the win rate; in a single-player game, report how far each bot gets
cli-tune-about = tune the bots’ evaluation of a board game by self-play
cli-engine-about = let other programs, such as chess interfaces, play against a bot
cli-study-about = run studies from plans, compare their reports, manage those on a queue
cli-worker-about = play chunks of studies on a queue, for the command that runs them
cli-balance-about = let bots play an adventure of the dice game many times and report the results
cli-check-about = check rules files, adventure packs, worlds, saved games and game files (PGN, FEN, KIF), and list every problem
cli-adventures-about = list the available adventures of the dice game
cli-web-about = serve the page on this machine and open it in the browser
cli-completion-about = print a script that lets your shell complete commands, options and names
cli-man-about = print the manual page
