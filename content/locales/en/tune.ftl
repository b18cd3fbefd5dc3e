# The tune command.
cli-tune-game = a board game for two without dice: name, path of a .zrf, its folder or a .zip
cli-tune-games = games in each round of self-play (default: { $default }; with --levels { $levels })
cli-tune-rounds = rounds of self-play, each with the values of the round before (default: { $default })
cli-tune-nodes = positions searched per move of self-play; four times as many in the match (default: { $default }); with --levels, positions of Master (default: { $levels })
cli-tune-match = games of the match against the derived evaluation, at most (default: { $default }); with --levels, games that confirm a level (default: { $levels })
cli-tune-levels = calibrate the five levels of bots instead: each scores about 74 % against the one below
cli-tune-level = { $level }: { $nodes } positions, misjudgement { $blur } %. { $above } scores { $score } % ({ $least } to { $most }) in { $games } games.{ $fits ->
    [yes] {""}
   *[no] {" "}No step of 65 to 80 % was found; this is the closest.
  }
cli-tune-seed = random seed; the same seed gives the same file with any number of jobs (default: { $default })
cli-tune-out = file to write; by default <rules>.tuning.json beside the rules
cli-tune-bad-number = --{ $flag }: give a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, not “{ $number }”.
cli-tune-untunable = “{ $game }” cannot be tuned: that needs a board game for two without dice.
problem-plan-untunable = The evaluation of { $game } cannot be tuned: that needs a board game for two without dice.
cli-tune-few = Too few quiet positions: play more games (--games).
cli-tune-fitting = fitting the evaluation
cli-tune-played = Self-play: { $games } games, { $positions } quiet positions.
cli-tune-fitted = Error of predicted results in games held out: { $derived } derived, { $tuned } tuned.
cli-tune-matched = Match against the derived evaluation: { $score } % of the points ({ $least } to { $most }), { $elo } Elo, in { $games } games: { $wins } won, { $draws } drawn, { $losses } lost.
cli-tune-written = Written to { $file }. Bots use it beside the rules.
cli-tune-refused = The tuned evaluation is not stronger, so { $file } was not written. Play more games (--games), or try another seed.
lab-question-tuning-games = Which quiet positions lead to which results in { $game }?
lab-answer-tuning-games = { $games } games with { $positions } quiet positions.
