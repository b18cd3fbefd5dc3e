# Free play with twists, the daily, scores, achievements and heroes’ histories.

dice-date = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $day }, { $year }

## Twists

dice-option-twists = Twists
dice-option-twists-about = Ids of twists, separated by commas
dice-twists-count = { $count }, score ×{ $factor }
dice-twists-about = Twists change the rules of free play. Harmful ones raise the score, helpful ones lower it.
dice-twists-harmful = Harmful
dice-twists-helpful = Helpful
dice-twists-full = At most { $most } twists. Put one back first.
dice-twist-conflict = Contradicts “{ $other }”.
dice-twist-more = +{ $points } %
dice-twist-less = −{ $points } %
dice-twist-named = { $name } ({ $points })
dice-twists-key = twists
dice-twists-key-pick = pick
dice-twists-key-help = pick twists for free play
dice-twists-pick-help = pick a twist or put it back
problem-dice-twist-unknown = There is no twist “{ $twist }”. Choose from { $known }, separated by commas.
problem-dice-twists-many = List at most { $most } twists, each once.
problem-dice-twists-conflict = The twists { $one } and { $other } contradict each other. Choose one.

## Scores

dice-score = Score: { $total }
dice-score-places = places closed { $points }
dice-score-victory = victory { $points }
dice-score-turns = turns left { $points }
dice-score-heroes = heroes alive { $points }
dice-score-factors = Multiplied: { $factors }
dice-score-by-level = ×{ $factor } for level { $level }
dice-score-by-difficulty = ×{ $factor } for difficulty ({ $difficulty })
dice-score-by-twists = ×{ $factor } for twists
dice-score-best = Your best score at this level, difficulty and party size!

## The daily

dice-daily-menu = Daily
dice-daily-title = Daily, { $date }
dice-daily-about = The same scenario, heroes and twists for everyone, once a day. Only your first finished game counts.
dice-daily-route = { $route }, { $difficulty }
dice-daily-heroes = Heroes: { $heroes }
dice-daily-twists = Twists: { $twists }
dice-daily-won = won, { $score ->
    [one] { $score } point
   *[other] { $score } points
}, turns left: { $timer }, heroes alive: { $alive } of { $heroes }
dice-daily-lost = lost, { $score ->
    [one] { $score } point
   *[other] { $score } points
}, heroes alive: { $alive } of { $heroes }
dice-daily-signs = One sign per turn: { $closed } place closed, { $villain } villain beaten, { $beaten } threat beaten, { $hurt } hurt, { $died } hero dead, { $quiet } quiet
dice-daily-share = Turnwright daily, { $date } ({ $adventure })
dice-daily-replayed = Replays don’t count. Your first result stands.
dice-daily-start = Play
dice-daily-continue = Continue
dice-daily-again = Play again, without a score
dice-daily-come-back = The next daily comes tomorrow.
dice-daily-copy = Copy the result
dice-daily-copied = Result copied.
dice-daily-end-keys = C copy the result · press any key · ? help · Q leave
dice-daily-copy-help = copy the result, to share it

## Records

dice-records-menu = Records
dice-records-about = Your best scores, achievements and the stories of your heroes, on this device.
dice-records-scores = Best scores
dice-records-achievements = Achievements
dice-scores-level = { $adventure }, level { $level }
dice-scores-row = { $score } · { $difficulty }, { $heroes ->
    [one] 1 hero
   *[other] { $heroes } heroes
}
dice-scores-detail = { $twists ->
    [0] { $date }
    [one] { $date }, 1 twist
   *[other] { $date }, { $twists } twists
}
dice-scores-dailies = Dailies
dice-scores-empty = No scores yet. Finish a free play or a daily, and your score goes here.
dice-histories-count = Heroes who played for you: { $count }
dice-histories-empty = No heroes yet. Finish a scenario, and its heroes are remembered here.
dice-history-row = scenarios { $scenarios }, won { $wins }, deaths { $deaths }, places closed { $closed }, threats beaten { $beaten }, best roll { $roll }

## Achievements

dice-achievements-count = Earned: { $count } of { $all }
dice-achievement-hidden = Secret until you earn it.
dice-achievement-earned = { $text } { $date }.
dice-achievement-new = Achievement: { $name }. { $text }
dice-achievement-first-victory = First Blood
dice-achievement-first-victory-text = Win a scenario.
dice-achievement-campaign = The Whole Story
dice-achievement-campaign-text = Win the last scenario of a campaign.
dice-achievement-hard-won = Hard-Won
dice-achievement-hard-won-text = Win on Hard.
dice-achievement-alone = Lone Wolf
dice-achievement-alone-text = Win with a single hero.
dice-achievement-crowd = All Present
dice-achievement-crowd-text = Win with six heroes, all of them alive.
dice-achievement-untouched = Not a Scratch
dice-achievement-untouched-text = Win without losing a die to damage and without a wound.
dice-achievement-lights-out = Lights Out
dice-achievement-lights-out-text = Win with every place closed.
dice-achievement-early = Home by Supper
dice-achievement-early-text = Win with more than half of the time left.
dice-achievement-last-moment = At the Last Moment
dice-achievement-last-moment-text = Win with no turns left.
dice-achievement-hunt = Open Season
dice-achievement-hunt-text = Beat 15 threats in one scenario.
dice-achievement-thunder = Thunder
dice-achievement-thunder-text = Roll a total of 25 or more in one check.
dice-achievement-all-highest = Loaded, Surely
dice-achievement-all-highest-text = Roll the highest face on three or more dice at once.
dice-achievement-deep-end = Off the Deep End
dice-achievement-deep-end-text = Win free play at level 3.
dice-achievement-thorns = Bed of Thorns
dice-achievement-thorns-text = Win free play with three harmful twists.
dice-achievement-double = Double or Nothing
dice-achievement-double-text = Win free play with twists that double the score.
dice-achievement-score-2000 = Two Thousand
dice-achievement-score-2000-text = Score 2,000 points in one game.
dice-achievement-daily = Carpe Diem
dice-achievement-daily-text = Win a daily.
dice-achievement-week = Seven Days
dice-achievement-week-text = Finish seven dailies.
dice-achievement-veteran = Veteran
dice-achievement-veteran-text = Win ten scenarios with the same hero.
dice-achievement-classes = Jack of All Trades
dice-achievement-classes-text = Win with a hero of every class.
dice-achievement-hundred-threats = The Hundredth
dice-achievement-hundred-threats-text = Beat 100 threats with your heroes.
dice-achievement-all-ones = Snake Eyes
dice-achievement-all-ones-text = Roll ones on three or more dice at once.
dice-achievement-last-one = Someone Has to Tell It
dice-achievement-last-one-text = Win with one survivor of three or more heroes.
dice-achievement-so-close = So Close
dice-achievement-so-close-text = Lose with a single place left open.
