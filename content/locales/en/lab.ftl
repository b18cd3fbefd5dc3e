# Studies: flags, progress and reports.
lab-flag-jobs = number of threads (default: one for each core)
lab-flag-report = also write the report to this file: .html, .json, .csv or .md; can be repeated
lab-flag-until = continue until every interval is this narrow, such as 1%, valid at any moment; without --games, for at most { $most } games
lab-flag-sprt = continue until one of two Elo differences is accepted, such as 0,10, as in fishtest; without --games, for at most { $most } games
lab-bad-jobs = --jobs: give a whole number from 1 to { $most }, not “{ $jobs }”.
lab-bad-until = --until: give the wanted precision as a percentage, such as 1%, not “{ $until }”.
lab-bad-sprt = --sprt: give two Elo differences, the lower one first, such as 0,10, not “{ $sprt }”.
lab-two-stops = --until and --sprt exclude each other: give one of them.
lab-bad-report = --report: “{ $path }” must end in { $kinds }.
lab-no-kind = There is no kind of study called “{ $kind }”. Choose from { $kinds }.
lab-interval = { $from } to { $to }
lab-percent = { $value } %
lab-versus = { $one } – { $two }
lab-run-about = run a plan, or repeat the study of a report
lab-run-plan = a plan file, or the .json or .html report of a study
lab-game-about = replay one game of a study exactly, and print its record
lab-game-cell = the part of the study, as named in the report (default: the first)
lab-game-index = the number of the game or pair of games, from 0
lab-game-no-cell = The study has no part “{ $cell }”. Choose from { $cells }.
lab-game-bad-index = --index: the study has no game “{ $index }”.
lab-game-failed = Game { $index } failed: { $reason }
lab-limit-reached = The limit of { $most } units was reached before the answer was certain.
lab-failed-units = { $count ->
    [one] One game failed and is not counted.
   *[other] { $count } games failed and are not counted.
  }
lab-failures = Failed games
lab-failures-about = The first { $listed } of { $all }. Each command replays one of them exactly from the plan or the .json report.
lab-col-cell = part
lab-col-index = index
lab-col-seed = seed
lab-col-message = error
lab-col-command = to repeat it
lab-list = { $first }, { $rest }
lab-col-figure = figure
lab-col-bot = { $bot }
lab-game = { $game ->
    [dice] { game-dice }
    [kalah] { game-kalah }
    [rogue] { game-rogue }
    [caves] { game-caves }
   *[other] { $game }
  }
