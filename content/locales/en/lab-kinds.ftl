# Kinds of study for any game: arena, ladder, runs, ablation, screening, winnable and perft.
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
lab-no-sprt = --sprt compares bots in two-player games. { $game } is for one player: use --until.
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
lab-run-part = { $part ->
    [ends] Ends of runs
    [levels] Levels of death
    [damage] Damage taken
    [spells] Spells cast
    [held] In the packs of winners
   *[other] { $part }
  }
lab-run-part-about = Shares for { $bot }
lab-run-died-on = deaths on level { $word }
lab-question-winnable = Can every world of { $game } be won?
lab-answer-no-worlds = No world has been tried yet.
lab-answer-winnable-all = { $worlds ->
    [one] The one world was won, at attempt { $hardest }.
   *[other] All { $worlds } worlds were won, the hardest at attempt { $hardest }.
  }
lab-answer-winnable-bound = At least { $least } % of all worlds can be won.
lab-answer-winnable-some = { $won } of { $worlds } worlds were won within { $attempts ->
    [one] one attempt
   *[other] { $attempts } attempts
  }: { $value } % ({ $least } to { $most }).
lab-winnable-attempts = Worlds won within a number of attempts
lab-winnable-attempts-about = Share of the worlds, with 95 % intervals
lab-col-attempts = attempts
lab-col-worlds-won = worlds won
lab-winnable-winners = Worlds by the bot that won first
lab-winnable-turn = The bots take turns in this order. From its second attempt on, each now and then decides as another.
lab-col-won-first = won first
lab-winnable-unwon = Worlds that were not won
lab-winnable-unwon-about = { $count ->
    [one] Another attempt may still win it.
   *[other] The first of them, 100 at most. Another attempt may still win each.
  }
lab-question-ablation = What is each thing in { $game } worth?
lab-answer-ablation = { $count } of { $all } things change this beyond chance ({ $figure }): { $things }.
lab-answer-ablation-none = None of { $all } things changes this beyond chance: { $figure }.
lab-ablation = Change without each thing
lab-ablation-notable = An asterisk marks changes beyond chance: at most 5 % of them are expected to be false.
lab-ablation-others = The last column has the clearest other changes, { $most } at most. Reports in files have all of them.
lab-ablation-about = Runs without the thing minus runs with it, from the same seeds, with 95 % intervals
lab-screening-about = Runs that lack the thing minus runs that have it, with 95 % intervals; every run lacks about { $percent } % of all things
lab-ablation-bots = Change for each bot
lab-ablation-moved = { $moved } of { $all } things change some figure of some bot beyond chance.
lab-ablation-moved-much = { $moved } of { $all } things change some figure of some bot beyond chance; { $much } change “{ $figure }” of some bot by { $points } points or more.
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
    [survived] turns survived
    [cleared] world cleared
    [deepest] deepest level
    [won] bear brought home
    [bear] bear in the pack at the end
    [brought] treasure brought home
    [treasure] treasure in the pack at the end
    [dug] cells dug
    [kills] kills
    [blow] damage per hit
    [wound] damage per hit taken
    [arms] attack from equipment
    [armour] defence from equipment
    [guard] defence when hit
    [lost] damage taken
    [healed] health restored
    [casts] spells cast
    [afar] ranged damage dealt
    [potions] potions drunk or thrown
    [meals] meals
    [eaten] food eaten
    [hungry] time spent hungry, %
    [starved] starved to death
    [scrolls] scrolls read
    [flasks] flasks thrown
    [friends] captives freed and creatures tamed
    [chosen] choices made in vaults
    [traps] traps sprung
    [bound] turns lost unable to move
    [ailments] ailments suffered
    [harm] damage taken without a blow
    [points] score
   *[score] experience
  }
lab-run-end = { $word ->
    [alive] still alive
    [cleared] killed everything
    [won] brought the bear home
    [left] left without the bear
    [brought] brought the treasure home
    [without] left without the treasure
    [time] out of time
    [goal] met the goal
    [spikes] killed by spikes
    [hunger] starved
    [overeating] died of overeating
    [blast] blown up
    [poison] poisoned
    [mimic] killed by a mimic
    [ghost] killed by a ghost
    [robot] killed by a robot
    [wizard] killed by a wizard
    [rat] killed by a rat
    [archer] killed by an archer
    [boar] killed by a boar
    [bomber] killed by a bomber
    [summoner] killed by a summoner
    [thief] killed by a thief
    [guard] killed by a guard
    [mirror] killed by a mirror knight
    [healer] killed by a healer
    [slime] killed by a slime
    [spinner] killed by a web spinner
    [ogre] killed by an ogre
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
# Names of a pack's own things, in the language of the report. Each language takes its own of the two.
lab-own-name = { $ru ->
   *[other] { $en }
  }
lab-thing-vault = { $vault } (vault)
lab-thing-level = { $kind } (kind of level)
lab-run-end-killed = killed by { $who }
lab-run-end-effect = died of { $cause }
lab-run-damage-source = damage taken: { $source }
problem-plan-no-runs = { $game } has no bots for single-player games.
problem-plan-runs = A part of the study names no bot of { $game }, or nothing that can be removed. Bots: { $bots }.
problem-plan-runs-without = Parts that lack something belong to a study of kind “ablation”.
problem-plan-screening = The parts of a screening are bots; it chooses what runs lack.
problem-plan-screening-lack = “lack” is the percentage of things that a run lacks: 1 to { $most }.
problem-plan-winnable = This study has one part: the names of its bots, with spaces between them.
problem-plan-winnable-attempts = “attempts” is the most attempts at a world: a whole number from 1 to { $most }.
problem-plan-no-wins = { $game } cannot be won.
