# The lab on the page.
lab-page-about = Which bot is stronger, and by how much? Run a small study here, or open the report of a larger one. Everything stays on this device.
lab-page-run-title = Run a study
lab-page-run-about = Bots play each other on the cores of this device.
lab-page-game = { lab-html-rules }
lab-page-boards = More board games
lab-page-one = First bot
lab-page-two = Second bot
lab-page-bot = { web-opponent-bot }
lab-page-all-bots = All bots
lab-page-random = Random moves
lab-page-end = Length
lab-page-end-games = Number of games
lab-page-end-precision = Until precise
lab-page-games = { web-games }
lab-page-games-about = { $least } to { $most }
lab-page-precision = Precision
lab-page-precision-about = Plays until the interval is this narrow to either side.
lab-page-within = ±{ $percent } %
lab-page-seed-about = The same seed gives the same games.
lab-page-run = Run
lab-page-open-title = Open a report
lab-page-open-about = A .json or .html file written by a study, here or on the command line. You can also drop it on the page.
lab-page-open = Open report
lab-page-drop = Drop a report here
lab-page-running = The study is running
lab-page-progress = { $games } of { $all } games, { $rate } per second
lab-page-progress-open = { $games } games, { $rate } per second
lab-page-no-answer = No results yet
lab-page-stop = Stop the study
lab-page-back = Back to the lab
problem-lab-workers = This browser cannot start the threads of the lab: { $reason }
problem-plan-two-players = { $game } is set up for { $players ->
    [one] one player
   *[other] { $players } players
}. Bots can only be compared in games for two.
