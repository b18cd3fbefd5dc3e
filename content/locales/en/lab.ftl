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
lab-scores = Scores
lab-scores-about = Points as a share of the games, with 95 % intervals
lab-col-bots = bots
lab-col-games = games
lab-col-wins = won
lab-col-draws = drawn
lab-col-losses = lost
lab-col-score = score
lab-col-first = score of the side that moves first
lab-question-arena = Which is stronger in { $game }: { $one } or { $two }?
lab-answer-stronger = { $one } is stronger than { $two }: { $share } % of the points ({ $least } to { $most }) in { $games } games.
lab-answer-weaker = { $one } is weaker than { $two }: { $share } % of the points ({ $least } to { $most }) in { $games } games.
lab-answer-even = No difference between { $one } and { $two } is proven: { $share } % of the points ({ $least } to { $most }) in { $games } games.
lab-run-about = run a plan, or repeat the study of a report
lab-run-plan = a plan file, or the .json or .html report of a study
lab-game-about = replay one game of a study exactly, and print its record
lab-game-cell = the part of the study, as named in the report (default: the first)
lab-game-index = the number of the game or pair of games, from 0
lab-game-no-cell = The study has no part “{ $cell }”. Choose from { $cells }.
lab-game-bad-index = --index: the study has no game “{ $index }”.
lab-game-failed = Game { $index } failed: { $reason }
# Starts of sliding puzzles.
problem-plan-metrics = A cell of a study of starts is a metric: { $metrics }.
problem-plan-units-only = A study of starts ends after a given number of starts, not by a stopping rule.
problem-plan-no-blocks = { $game } is not a sliding-block puzzle.
problem-plan-no-goal = { $game } has no goal, so no start can be solved. Add a (win-condition ...) to its rules.
lab-starts-about = look for hard starts of a puzzle among random ones
lab-starts-games = number of random starts; all of them if there are fewer (default: { $default })
lab-starts-flag-minimum = also report the share of starts that need at least this many moves
lab-starts-limit = give up on a start after searching this many positions (default: { NUMBER($blocks, useGrouping: 0) }; for tiles and one empty square { NUMBER($tiles, useGrouping: 0) })
lab-starts-seed = random seed of the starts (default: { $default })
lab-starts-bad-minimum = --minimum: give a whole number of moves from 1, not “{ $minimum }”.
lab-question-starts = How hard can a start of { $puzzle } be?
lab-starts-count-steps = { $count } { $count ->
    [one] step
   *[other] steps
  }
lab-starts-count-straight = { $count } straight { $count ->
    [one] move
   *[other] moves
  }
lab-starts-count-moves = { $count } { $count ->
    [one] move
   *[other] moves
  }
lab-answer-starts = The hardest of { $solved } solved starts needs { $moves }.
lab-answer-starts-all = The hardest start needs { $moves }: all { $starts } arrangements were tried, { $solved } can be solved.
lab-answer-starts-most = 95 % of starts need at most { $moves }.
lab-answer-starts-unseen = With 95 % confidence, at most { $share } % of all solvable starts are harder.
lab-answer-starts-unseen-walk = At most { $share } % of all starts are harder, with 95 % confidence if the walks are long enough.
lab-answer-starts-none = None of { $starts } random starts was solved.
lab-starts-listed = Starts are drawn from all { $arrangements } arrangements of the pieces that fit the board, each with the same chance and none twice. Those that cannot be solved are counted apart.
lab-starts-uniform = Starts are drawn from all { $arrangements } arrangements of the pieces that fit the board, each with the same chance. Those that cannot be solved are counted apart.
lab-starts-walk = Each start is the end of a random walk of { $slides } attempted slides from the start of the puzzle. Every slide can be undone, so very long walks reach all positions equally often.
lab-starts-proof = { $command } proves the hardest position that can be reached from the start of the puzzle.
lab-starts-minima-steps = Minimum number of steps
lab-starts-minima-straight = Minimum number of straight moves
lab-starts-minima-moves = Minimum number of moves
lab-starts-minima-about = Number of solved starts by the length of their shortest solution
lab-starts-solved = solved starts
lab-starts-col-figure = { lab-col-figure }
lab-starts-col-value = value
lab-starts-col-steps = steps
lab-starts-col-straight = straight moves
lab-starts-col-moves = moves
lab-starts-col-index = start
lab-starts-col-position = position
lab-starts-drawn = starts drawn
lab-starts-unsolvable = cannot be solved
lab-starts-open = not solved within { $limit } positions
lab-starts-mean = mean of the solved starts
lab-starts-median = enough for half of the starts
lab-starts-most = enough for 95 % of the starts
lab-starts-minimum = need at least { $moves }
lab-starts-hardest = Hardest starts
lab-starts-play = Play one of them: { $command }
lab-starts-unsolved = Not solved
lab-starts-unsolved-about = The search ended after { $limit } positions. These starts need at least the given number of moves, or have no solution.

# Balance of adventures, and its targets.
problem-plan-no-adventure = The plan has no adventure: make the plan again with “turnwright balance”.
problem-plan-other-adventure = The plan is for the game { $game }, but its adventure is { $own }.
problem-plan-balance-bot = The plan needs one of these bots: { $bots }.
problem-plan-balance-options = The plan needs a valid "party", and one of these for "difficulty": { $difficulties }.
problem-plan-balance-scenario = The adventure of the plan has no scenario “{ $scenario }”.
problem-plan-targets = The plan needs the number of "games", and as "parts" some of these: { $parts }.
problem-plan-targets-cells = The parts of the plan do not match its adventure: make the plan again.
lab-question-balance = How hard is { $adventure } for { $party } on { $difficulty }, played by { $bot }?
lab-answer-balance = { $bot } wins { $share } % of the games ({ $least } to { $most }), of { $games } played.
lab-answer-balance-ends = Fewest wins: { $hardest } ({ $low } %). Most wins: { $easiest } ({ $high } %).
lab-question-targets = Does { $adventure } meet the targets for a good campaign?
lab-answer-targets = { $scope }: { $held } of { $asked } targets met, { $unsure } not certain yet ({ $games } games)
lab-answer-targets-none = Stopped too early to compare anything: some of the games are missing.
lab-at-least = ≥ { $value }
lab-at-most = ≤ { $value }
lab-verdict-held = { yes }
lab-verdict-missed = { no }
lab-verdict-held-unsure = { yes }?
lab-verdict-missed-unsure = { no }?
lab-balance-title-wins = Games won
lab-balance-title-defeats = Games lost, by reason
lab-balance-title-length = Per game
lab-balance-title-pressure = Pressure on the heroes
lab-balance-title-dead-dice = Dice without a use, per game
lab-balance-title-places = Locations, per game in play
lab-balance-title-threats = Threats, per encounter
lab-balance-title-skills = Skills, per game
lab-balance-wins-about = Share of games won in each scenario, with 95 % intervals
lab-balance-left-title = Turns left at the end
lab-balance-left-about = Number of games by the turns left at their end; 0 if time ran out
lab-targets-title-targets = { $scope }: targets
lab-targets-title-wins = { $scope }: games won
lab-targets-title-sizes = { $scope }: party sizes, greedy on Normal
lab-targets-title-scenarios = { $scope }: scenarios, greedy on Normal
lab-targets-title-parties = { $scope }: heroes alone and in pairs
lab-targets-title-heroes = { $scope }: wins with a hero instead of another
lab-targets-title-skills = { $scope }: wins with a skill instead of without
lab-targets-wins-about = Share of games won by difficulty and party size, with 95 % intervals and the ranges of the targets
lab-targets-skills-about = Change of the share of games won, with 95 % intervals, and the range from useless to too strong
lab-targets-campaign = campaign
lab-balance-scenario = scenario
lab-balance-games = { lab-col-games }
lab-balance-won = { lab-col-wins }
lab-balance-time = time
lab-balance-dead = dead
lab-balance-rule = by rule
lab-balance-left = turns left (10/50/90 %)
lab-balance-turns = turns
lab-balance-explored = explored
lab-balance-deaths = deaths
lab-balance-figure = { lab-col-figure }
lab-balance-measured = measured
lab-balance-dice = dice
lab-balance-unused = never used
lab-balance-at-end = in hand at the end
lab-balance-forfeited = forfeited
lab-balance-barred = no check possible
lab-balance-place = location
lab-balance-closings = closings
lab-balance-closed = { dice-place-closed }
lab-balance-threat = threat
lab-balance-met = met
lab-balance-damage = damage
lab-balance-skill = skill
lab-balance-uses = uses
lab-balance-target = target
lab-balance-wanted = wanted
lab-balance-verdict = met
lab-balance-heroes = heroes
lab-balance-rested = rested
lab-balance-red = red bag
lab-balance-forced = one option
lab-balance-by-death = losses with a death
lab-balance-by-time = losses by time
lab-balance-rests = rests
lab-balance-party = party
lab-balance-hero = hero
lab-balance-one = alone
lab-balance-two = in pairs
lab-balance-four = in fours
lab-balance-all-parties = all parties
lab-balance-all = all
lab-balance-dice-lost = { lab-balance-damage }
lab-balance-closed-share = of the closings
lab-balance-beaten = beaten
lab-target-won-normal = Won on Normal, heroes: { $heroes }
lab-target-won-easy = Won on Easy, heroes: { $heroes }
lab-target-won-hard = Won on Hard, heroes: { $heroes }
lab-target-spread = Spread over party sizes
lab-target-least-pair = Won by the weakest pair: { $party }
lab-target-least-solo = Won by the weakest hero alone: { $party }
lab-target-rusher = Rusher below greedy
lab-target-cautious = Cautious below greedy
lab-target-rested = Games with a rest
lab-target-lost-with-death = Losses with a death
lab-target-lost-by-time = Losses by time
lab-target-red = Turns with a red bag
lab-target-forced = Encounters with one option
lab-target-untriable = Obstacles some hero can never try
lab-target-unbeatable = Enemies and villains some hero can never fight
lab-target-strong = Skills and heroes above +8 points
lab-target-weak = Skills below +1 point
lab-target-rests = Rests per game
lab-target-deaths = Deaths per game
lab-untriable-obstacle = Obstacle { $card }: no check possible for { $heroes }
lab-untriable-enemy = Enemy { $card }: no fight possible for { $heroes }
lab-untriable-villain = Villain { $card }: no fight possible for { $heroes }
lab-target-deterred = Dice deterred per game
lab-target-wounds = Wounds at the end per game
lab-target-villains = Encounters with villains until the last is cornered
lab-target-guards = Attempts to guard a location
lab-target-guarded = Attempts to guard that succeeded
# Studies of rules.
lab-rules-about = study the rules of a game: balance, length, tension, depth, unused rules
lab-rules-flag-level = bot that plays against itself and down the levels: { $bots } (default: { $default })
lab-rules-flag-games = number of games for each part of the study (default: { $default })
lab-rules-flag-moves = count a game as unfinished after this many moves (default: { $default })
lab-rules-bad-level = --level: there is no bot “{ $level }”; choose from { $bots }.
lab-rules-bad-number = { $flag }: give a whole number from 1 to { $most }, not “{ $text }”.
lab-rules-one-player = { $game } is for one player, and a study of rules needs opponents. Use “turnwright solve” for puzzles and “turnwright arena” for runs.
problem-plan-rules-one-player = { lab-rules-one-player }
problem-plan-rules-cells = A part of a study of rules names one or two of these bots: { $bots }.
lab-question-rules = { $game }: does the first player win, does it end, is it deep, is any rule unused?
lab-rules-no-games = No games were played.
lab-rules-first-always = The first player won all { $games } games between { $level } bots. Expect another result in fewer than { $bound } % of games.
lab-rules-first-never = The first player lost all { $games } games between { $level } bots. Expect another result in fewer than { $bound } % of games.
lab-rules-first-ahead = Moving first helps: { $share } % of the points ({ $least } to { $most }) between { $level } bots; a fair share is { $fair } %.
lab-rules-first-behind = Moving first hurts: { $share } % of the points ({ $least } to { $most }) between { $level } bots; a fair share is { $fair } %.
lab-rules-balanced = The game is balanced within 5 points: the first player scores { $share } % ({ $least } to { $most }) between { $level } bots.
lab-rules-balance-open = No advantage of moving first is proven: { $share } % of the points ({ $least } to { $most }) in { $games } games between { $level } bots.
lab-rules-no-draws = None of { $games } games between { $level } bots was drawn: draws are fewer than { $bound } %.
lab-rules-mostly-drawn = Most games are drawn: { $share } % ({ $least } to { $most }) between { $level } bots.
lab-rules-seldom-drawn = Draws are rare: { $share } % ({ $least } to { $most }) between { $level } bots.
lab-rules-drawn = { $share } % of the games between { $level } bots are drawn ({ $least } to { $most }).
lab-rules-all-end = All { $games } games ended within { $longest } moves, the limit of this study. Fewer than { $bound } % do not.
lab-rules-unfinished-often = Many games do not end: { $share } % ({ $least } to { $most }) between { $level } bots hit this study's limit of { $longest } moves.
lab-rules-unfinished-sometimes = Some games do not end: { $share } % ({ $least } to { $most }) between { $level } bots hit this study's limit of { $longest } moves.
lab-rules-deep = { $steps ->
    [one] Skill pays: { $one } beats the level below with at least { $clear } % of the points.
   *[other] Skill pays: up to { $one }, each of { $steps } levels beats the one below with at least { $clear } % of the points.
  }
lab-rules-shallow-top = Better play hardly pays at the top: { $one } scores only { $share } % ({ $least } to { $most }) against { $two }. Clear steps up in level: { $proven } of { $steps }.
lab-rules-depth = Steps up in level proven to score at least { $clear } %: { $proven } of { $steps }. { $one } scores { $share } % ({ $least } to { $most }) against { $two }.
lab-rules-no-choice = Players never had a choice: every move was forced.
lab-rules-chance = Chance takes part in the game.
lab-rules-nothing-dead = Everything in the rules happened at least once in { $games } games.
lab-rules-dead = { $count ->
    [one] One thing in the rules never happened in { $games } games: see the list.
   *[other] { $count } things in the rules never happened in { $games } games: see the list.
  }
lab-rules-col-figure = measure
lab-rules-col-bot = { lab-col-bot }
lab-rules-col-shipped = shipped games
lab-rules-col-meaning = meaning
lab-rules-balance = Balance
lab-rules-shipped = Shipped games: the range of { $count } of our games, each played { $games } times by { $level } bots (seed “{ $seed }”, at most { $longest } moves).
lab-rules-first = first player
lab-rules-first-about = Points of the player who moves first; draws count in equal parts.
lab-rules-first-chart = Points of the first player, with 95 % intervals and the range of shipped games
lab-rules-seat = player { $seat }
lab-rules-seat-about = Games won by player { $seat }.
lab-rules-draws = draws
lab-rules-draws-about = Games that end without a single winner.
lab-rules-unfinished = unfinished
lab-rules-unfinished-about = Games stopped at this study's limit of moves.
lab-rules-length = Length and choice
lab-rules-length-chart = Length of games
lab-rules-length-chart-about = Number of games by length
lab-rules-turns = turns
lab-rules-turns-about = Mean length; everything a player does in a row is one turn.
lab-rules-turns-median = turns, median
lab-rules-turns-median-about = Half of the games are no longer than this.
lab-rules-turns-95 = turns, 95 %
lab-rules-turns-95-about = 95 % of the games are no longer than this.
lab-rules-options = legal moves
lab-rules-options-about = Mean number of legal moves at a decision (branching factor).
lab-rules-options-median = legal moves, median
lab-rules-options-median-about = In a typical game, half of the decisions have no more than this.
lab-rules-options-95 = legal moves, 95 %
lab-rules-options-95-about = In a typical game, 95 % of the decisions have no more than this.
lab-rules-forced = forced moves
lab-rules-forced-about = Decisions with only one legal move.
lab-rules-tension = Tension
lab-rules-tension-none = No position was evaluated, so tension is unknown: bots need a choice, and a game that can be evaluated.
lab-rules-tension-method = Positions are evaluated by the bots' searches, or by the game where bots do not search. Compare these figures only with each other.
lab-rules-tension-chart = Lead in the course of the game
lab-rules-tension-chart-about = Mean evaluation by tenth of the game; 1 is a certain win
lab-rules-progress-axis = part of the game, %
lab-rules-lead-axis = lead
lab-rules-lead-size = size of the lead
lab-rules-lead-winner = lead of the later winner
lab-rules-lead-changes = lead changes
lab-rules-lead-changes-about = How often another player takes the lead in a game.
lab-rules-drama = drama
lab-rules-drama-about = How far later winners are behind while they trail; 0 % is not at all.
lab-rules-comebacks = comebacks
lab-rules-comebacks-about = Won games in which the winner was once clearly behind.
lab-rules-decided = decided at
lab-rules-decided-about = Part of the game after which the winner leads to the end.
lab-rules-uncertainty = uncertainty
lab-rules-uncertainty-about = How open the result is on average; 100 % is a level game throughout.
lab-rules-skill = Return on skill
lab-rules-skill-about = Each level plays the one below, with sides exchanged. A clear step is at least 60 % of the points.
lab-rules-skill-chart = Points of each level against the one below, with 95 % intervals and the range of shipped games
lab-rules-step = { $one } against { $two }
lab-rules-levels = clear steps
lab-rules-ends = How games end
lab-rules-end-goal = goal reached
lab-rules-end-line = line
lab-rules-end-place = pieces in place
lab-rules-end-captured = capture
lab-rules-end-remaining = number of pieces
lab-rules-end-checkmate = checkmate
lab-rules-end-stalemate = no legal moves
lab-rules-end-stuck = { lab-rules-end-stalemate }
lab-rules-end-repetition = repetition
lab-rules-end-counted = count of pieces
lab-rules-end-passed = all players pass
lab-rules-never = Never happened
lab-rules-never-about = None of this happened in { $games } games. If it can happen at all, then in fewer than { $bound } % of such games.
lab-rules-col-never = part of the rules
lab-rules-col-place = place
lab-rules-never-piece = The piece { $name } never appears.
lab-rules-never-mover = The piece { $name } never moves.
lab-rules-never-move = Move { $number } of { $name } is never legal.
lab-rules-never-drop = Drop { $number } of { $name } is never legal.
lab-rules-never-goal = This goal never ends a game: { $name }.
lab-rules-never-zone = No piece is ever in the zone { $name }.
lab-rules-never-squares = { $count ->
    [one] One square is never used: { $names }
   *[other] { $count } squares are never used: { $names }
  }

# Studies on a queue, and progress.
lab-flag-queue = play on the workers of this queue, such as redis://host; without a URL, the one in { $variable }
lab-flag-chunk = for experts: units played at a time (default: about 200 ms of work)
lab-bad-chunk = --chunk: give a whole number from 1 to { $most }, not “{ $chunk }”.
lab-queue-or-jobs = --queue and --jobs exclude each other: each worker has its own --jobs.
lab-queue-url = URL of the queue, such as redis://host (default: { $variable })
lab-queue-id = id of the study, or the beginning of it
lab-queue-no-url = Which queue? Give its URL, such as redis://host, or set { $variable }.
lab-queue-bad-url = “{ $url }” is not the URL of a queue. Write it as redis://user:password@host:port, or rediss:// for TLS.
lab-queue-password = Redis at { $address } refuses this user or password. Write them as redis://user:password@host.
lab-queue-forbidden = This user may not use the queue on { $address }. Allow it all commands on the keys turnwright:*.
lab-queue-refused = No Redis answers at { $address }. Start one with: redis-server --appendonly yes
lab-queue-no-host = There is no host for { $address }. Check the URL of the queue.
lab-queue-silent = { $address } does not answer. Check the URL, the firewall and whether the server needs TLS (rediss://).
lab-queue-failed = Redis at { $address } cannot be used: { $reason }
lab-queue-old = Redis at { $address } is version { $version }. Queues need 6.2 or later.
lab-queue-evicts = Redis at { $address } may drop studies when memory runs out ({ $policy }). Set it to: maxmemory-policy noeviction
lab-queue-replica = Redis at { $address } is a read-only replica. Give the URL of its primary.
lab-queue-started = Study { $id } is on the queue at { $address }.
lab-queue-held = Study { $id } is being run by process { $pid } on { $host }. Stop that one first.
lab-queue-cancelled = Study { $id } was cancelled.
lab-queue-taken-over = Study { $id } was resumed elsewhere.
lab-queue-trouble = Redis: { $reason }; trying again
lab-queue-no-workers = no workers: run “turnwright worker <url>”
lab-queue-empty = There are no studies on this queue.
lab-queue-no-study = There is no single study “{ $id }” on this queue. Choose from { $ids }.
lab-queue-other-build = Study { $id } needs turnwright { $version } (build { $build }); this is { $ownVersion } (build { $ownBuild }).
lab-queue-removed = Removed study { $id }.
lab-resume-with = To continue: { $command }
lab-start-over = To start over: { $command }
lab-progress-done = { $done } of { $all }
lab-progress-rate = { $rate }/s
lab-progress-left = { $time } left
lab-progress-at-most = at most { $time } left
lab-progress-chunks = { $chunks ->
    [one] { $chunks } chunk
   *[other] { $chunks } chunks
}
lab-progress-threads = { $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
}
lab-progress-workers = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} with { lab-progress-threads }
lab-list-about = list the studies on a queue
lab-show-about = show the plan, progress and report so far of a study on a queue
lab-resume-about = continue a study on a queue after its command has stopped
lab-cancel-about = remove a study and its chunks from a queue
lab-list-column = { $column ->
    [id] study
    [kind] kind
    [game] game
    [done] done
    [age] age
    [state] state
   *[build] build
}
lab-list-state = { $state ->
    [running] running
   *[stopped] stopped
}
lab-show-study = Study { $id }: { $kind }, { $game }; { $done } of { $all } done; started { $age } ago; { $state }; turnwright { $version }, build { $build }
lab-show-plan = Plan: { $plan }
lab-worker-url = { lab-queue-url }
lab-worker-ready = { $threads ->
    [one] Worker ready: { $threads } thread for the queue at { $address }. Ctrl-C stops it.
   *[other] Worker ready: { $threads } threads for the queue at { $address }. Ctrl-C stops it.
}
lab-worker-other-build = Skipping study { $id }: it needs turnwright { $version } (build { $build }, { $game } rules { $rules }); this worker is { $ownVersion } (build { $ownBuild }, { $game } rules { $ownRules }).
lab-worker-lost = Connection to { $address } lost; waiting for it.
lab-worker-back = Connected to { $address } again.
lab-worker-stopping = Finishing the current chunks.
lab-worker-stopped = { $chunks ->
    [one] Worker stopped after { $chunks } chunk.
   *[other] Worker stopped after { $chunks } chunks.
}

# Kinds of study for any game: arena, ladder, runs, ablation and perft.
lab-no-sprt = --sprt compares bots in two-player games. { $game } is for one player: use --until.
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
lab-col-elo = Elo difference
lab-pairs = Pairs of games
lab-pairs-about = Pairs with the same opening and exchanged sides, by the points of the first bot
lab-pairs-halves = half points
lab-col-pair-points = { $points } p.
lab-first = First move
lab-first-about = Points of the side that moves first, as a share of the games, with 95 % intervals
lab-col-length = moves per game
lab-answer-elo = That is { $value } Elo ({ $least } to { $most }).
lab-answer-sprt-h1 = The test accepts { $elo1 } Elo: { $one } is stronger than { $two } by at least about { $elo1 } (LLR { $llr }, bounds { $lower } and { $upper }, { $games } games).
lab-answer-sprt-h0 = The test accepts { $elo0 } Elo: { $one } is not { $elo1 } stronger than { $two } (LLR { $llr }, bounds { $lower } and { $upper }, { $games } games).
lab-answer-sprt-open = The test has accepted neither { $elo0 } nor { $elo1 } Elo yet (LLR { $llr }, bounds { $lower } and { $upper }, { $games } games).
lab-ladder-about = play each strength of bot against the one below
lab-ladder-games = number of games per step, played in pairs with the sides swapped (default: { $default })
lab-question-ladder = Is every strength in { $game } stronger than the one below?
lab-answer-ladder = Yes: all { $all } strengths beat the one below.
lab-answer-ladder-open = Not proven for every strength: { $proven } of { $all } beat the one below.
lab-answer-step-open = Not proven: { $one } over { $two }, { $share } % of the points ({ $least } to { $most }).
lab-answer-step-down = { $one } is weaker than { $two }: { $share } % of the points ({ $least } to { $most }).
lab-question-runs = How far do bots get in { $game }?
lab-answer-run = { $bot }: { $figure } { $value } ({ $least } to { $most }) in { $runs ->
    [one] one run
   *[other] { $runs } runs
  }.
lab-answer-run-share = { $bot }: { $figure } in { $value } % ({ $least } to { $most }) of { $runs ->
    [one] one run
   *[other] { $runs } runs
  }.
lab-answer-no-runs = { $bot }: no runs yet.
lab-run-figures = Figures per run
lab-run-figures-about = Means over runs, with 95 % intervals
lab-col-figure = figure
lab-col-bot = { $bot }
lab-run-part = { $part ->
    [ends] Ends of runs
    [levels] Levels of death
    [damage] Damage taken
    [spells] Spells cast
   *[other] { $part }
  }
lab-run-part-about = Shares for { $bot }
lab-run-died-on = deaths on level { $word }
lab-question-ablation = What is each thing in { $game } worth?
lab-answer-ablation = { $count } of { $all } things change this beyond chance ({ $figure }): { $things }.
lab-answer-ablation-none = None of { $all } things changes this beyond chance: { $figure }.
lab-ablation = Change without each thing
lab-ablation-notable = An asterisk marks changes beyond chance: at most 5 % of them are expected to be false.
lab-ablation-about = Runs without the thing minus runs with it, from the same seeds, with 95 % intervals
lab-ablation-all = All changes
lab-col-without = without
lab-col-runs = runs
lab-col-others = other changes beyond chance
lab-change = { $figure } { $value } ({ $least } to { $most })
lab-change-share = { $figure } { $value } % ({ $least } to { $most })
lab-without = { $bot } without { $thing }
lab-question-perft = How many move sequences does { $game } have?
lab-answer-perft = { $nodes } sequences of { $depth ->
    [one] one move
   *[other] { $depth } moves
  }.
lab-answer-no-perft = No depth was counted in full.
lab-perft = Move sequences
lab-col-depth = depth
lab-col-nodes = sequences
lab-run-figure = { $figure ->
    [turns] turns
    [level] level
    [depth] distance from the start
    [deepest] deepest level
    [won] bear brought home
    [bear] bear in the pack at the end
    [dug] cells dug
    [kills] kills
    [blow] damage per hit
    [wound] damage per hit taken
    [arms] attack from equipment
    [armour] defence from equipment
    [guard] defence when hit
    [lost] damage taken
    [healed] health from potions, spells and meals
    [casts] spells cast
    [afar] ranged damage dealt
    [potions] potions drunk or thrown
    [meals] meals
    [eaten] food eaten
    [hungry] time spent hungry, %
    [starved] starved to death
   *[score] experience
  }
lab-run-end = { $word ->
    [alive] still alive
    [cleared] killed everything
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
lab-run-damage = damage taken { $word ->
    [bat] from bats
    [zombie] from zombies
    [goblin] from goblins
    [spider] from spiders
    [mole] from moles
    [blast] from blasts
    [poison] from poison
    [blood-to-mana] and converted into mana
   *[other] by { $word }
  }


# HTML reports.
lab-html-study = Study
lab-html-reference = Dashed line: reference value
lab-html-band = Shaded: the wanted or usual range
lab-html-first = The first { $most } rows; the table has all of them
lab-html-partial = Stopped before its end. The intervals are right only if the stop did not depend on the results.
lab-html-reproduce = Reproduce it
lab-html-reproduce-about = This file contains its plan. The same version of Turnwright plays the same games and writes the same report:
lab-html-command = Command
lab-html-version = Version
lab-html-rules = Game
lab-html-rules-of = { $game }, rules version { $rules }
lab-html-plan-id = Plan id
lab-html-started = Date
lab-html-duration = Duration
lab-html-seconds = { $seconds } s
lab-html-minutes = { $minutes } min
lab-html-executor = Played on
lab-html-executor-here = one thread
lab-html-executor-threads = { $workers ->
    [one] one thread
   *[other] { $workers } threads
}
lab-html-executor-queue = { $workers ->
    [one] one worker of a queue
   *[other] { $workers } workers of a queue
}
lab-html-executor-page = { $workers ->
    [one] one thread of a browser
   *[other] { $workers } threads of a browser
}
lab-html-plan = The plan as JSON

# Differences between reports.
lab-diff-command = list what changed between two reports beyond chance
lab-diff-file = a report, .json or .html
lab-question-diff = What changed beyond chance?
lab-answer-diff = { $changed } of { $compared } figures changed beyond chance.
lab-answer-diff-same = Nothing changed beyond chance. Figures compared: { $compared }.
lab-answer-diff-none = The reports have no figures in common.
lab-diff-changed = Changed figures
lab-diff-about = Differences, after minus before, with 95 % intervals. At most 5 % of them are expected to be chance (Benjamini–Hochberg).
lab-diff-mark = { $row }: { $column }
lab-diff-plans = Differences of the plans
lab-diff-alone = Figures in one report only
lab-diff-row = row
lab-diff-column = { lab-col-figure }
lab-diff-before = before
lab-diff-after = after
lab-diff-difference = difference
lab-diff-field = field
lab-diff-side = report
lab-diff-figure = { lab-starts-col-value }
problem-report-large = The file has { $bytes } bytes; the maximum is { $most }.
problem-report-json = This is not a report of a study, as written by --report in .json or .html.
problem-report-field = The report has a mistake at “{ $path }”: { $reason }.

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
