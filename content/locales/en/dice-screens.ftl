# Labels of the screens of the dice game.

dice-screen-time = Time: { $timer }
dice-screen-closed = (closed)
dice-screen-bag = BAG: { $count }
dice-screen-pile = DISCARD: { $count }
dice-screen-dead = dead
dice-screen-boons = next check +{ $amount }
dice-screen-hand = HAND
dice-screen-allies = ALLIES
dice-screen-check = Check:
dice-screen-versus = VS
dice-screen-against = Against you: { $parts }
dice-screen-chance = Chance: { $percent } %
dice-screen-result = Result: { $result } { $word }
dice-screen-success = SUCCESS
dice-screen-fail = FAIL
dice-screen-got-away = GOT AWAY, damage: { $damage }
dice-screen-struck = HIT, damage: { $damage }
dice-screen-turn = { $hero }'s turn
dice-screen-turns = { $count ->
    [one] 1 turn to do it in.
   *[other] { $count } turns to do it in.
}
dice-screen-any-key = press any key · ? help · Q leave
dice-screen-next-key = N { $scenario } · press any key · ? help · Q leave
dice-screen-keys = M map · S heroes · P piles · J journal · U undo · ? help · Q leave
dice-screen-page = Tab: page { $page } of { $pages }
dice-screen-key-leaf = leaf through
dice-screen-key-heroes = heroes
dice-screen-heroes = Heroes
dice-screen-piles = Dice
dice-screen-journal = Journal
dice-screen-in-hand = In the hand
dice-screen-in-bag = In the bag: { $count }
dice-screen-in-pile = In the discard pile: { $count }
dice-screen-deterred = In the deterrent pile of all heroes
dice-screen-limit = { $type }: up to { $current } now, { $most } in the end
dice-screen-capacity = Hand: { $capacity }. Favoured dice: { $type }.
dice-screen-limits = Dice to own
dice-screen-skills = Skills
dice-screen-dormant = Skills to learn
dice-screen-rules = What applies here
dice-screen-facts = { $hero } at { $place }: { $dice }. Bag: { $bag }.
dice-place-difficulty = to close: { $difficulty }
dice-place-villain = { $card } is here
dice-skill-level = { $name }, level { $level } of { $most }
dice-skill-dormant = { $name }, up to level { $most }
dice-victory-corner = { $count ->
    [one] Find the villain and win when there is nowhere left to run.
   *[other] Find the { $count } villains and beat each when there is nowhere left to run.
}
dice-victory-closeAll = Close every place.
dice-victory-firstVillain = { $count ->
    [one] Beat the villain once.
   *[other] Beat any one of the { $count } villains.
}
dice-part-discard = discarding
dice-part-tier = hard to pass
dice-part-difficulty = difficulty
dice-part-leader = leader
dice-part-trap = trap
dice-method-SUM = sum
dice-method-MAX = the highest counts
dice-method-MIN = the lowest counts
dice-method-AVG_DOWN = the average counts
dice-method-AVG_UP = the average counts, rounded up
dice-forecast-odds = { $percent } %
dice-forecast-damage = damage ≈ { $damage }
dice-forecast-dice = costs ≈ { $count ->
    [one] 1 die
   *[other] { $count } dice
}
dice-forecast-time = time −{ $count }
dice-forecast-free = costs nothing
dice-forecast-loss = all is lost!
dice-forecast-dooms = deadly!
dice-forecast-doom = { $percent } % deadly

## Camp

dice-camp-title = Camp
dice-camp-next = next: { $scenario }
dice-camp-pool = Pool
dice-camp-unfit = { $dice }: nobody here can use this. Who could: { $classes }.
dice-camp-full = { $dice }: no room now. Who could use this: { $heroes }.
dice-camp-limit = { $hero }: one more { $type } die ({ $current } now, { $most } in the end)
dice-camp-skill = { $hero }: { $name }
dice-camp-take = { $hero } takes a { $die }
dice-camp-give = { $hero } gives up a { $die }
dice-camp-key-take = do it
dice-camp-key-journal = journal

## Menus

dice-menu-title = Adventures
dice-menu-none = No adventure was found.
dice-menu-broken = cannot be played
dice-menu-set-out = Setting out
dice-menu-campaign = The whole campaign
dice-menu-tutorial = { $scenario } (start here)
dice-menu-hero = Hero { $number }
dice-menu-nobody = nobody
dice-menu-hero-row = { $class }, { $name }
dice-menu-name = What is this hero called?
dice-menu-name-keys = Enter keeps it · Esc
dice-menu-bad-name = A name begins with a letter, and has letters, digits, spaces and hyphens.
dice-menu-key-name = name
dice-menu-seed-about = The same seed and the same choices bring the same game.
dice-menu-help-adventures = An adventure is a campaign in chapters, each of several scenarios; a scenario takes about half an hour. Open one to choose where to go and who goes. What cannot be played is listed with the reason. Games that you have begun are among the saved games of the first menu.
dice-menu-help-set-out = Choose where to go, how hard it is to be, and who goes. A scenario is played by itself. In the whole campaign the same heroes go on: between scenarios they camp, where they grow and trade dice, and you choose what their death means. The first scenario teaches the game while you play.
dice-menu-help-party-title = The party
dice-menu-help-party = One to six heroes go, several of one class if you like; “{ dice-menu-nobody }” leaves a place empty. Every class has dice and skills of its own, told below while it is chosen. The more heroes, the more there is to do at once; two are a good beginning. Names are drawn by the seed, unless you type them.
dice-menu-help-name = name the hero
dice-difficulty-easy-text = More time, weaker enemies. For the first evening.
dice-difficulty-normal-text = For players who know the rules. Mistakes cost turns.
dice-difficulty-hard-text = Less time, stronger enemies. Every turn counts.
dice-mode-story-text = The dead are back for the next scenario, without a reward.
dice-mode-classic-text = The dead are back, but once in a chapter.
dice-mode-permadeath-text = The dead stay dead.
dice-option-route = Where to
dice-option-party = { dice-screen-heroes }
dice-option-party-about = Classes, separated by commas: brawler, hunter, mystic, prophet, mentor
dice-option-difficulty = Difficulty
dice-option-difficulty-easy = easy
dice-option-difficulty-normal = normal
dice-option-difficulty-hard = hard
dice-option-mode = Death
dice-option-mode-story = story
dice-option-mode-classic = classic
dice-option-mode-permadeath = for good

## Reading

dice-screen-search = Search: { $text }
dice-screen-search-about = type to search
dice-screen-not-found = No matching rules.
dice-screen-log = Campaign
dice-screen-statistics = Statistics
dice-screen-card = Met here
dice-screen-story = Story
dice-screen-seed = Seed: { $seed }
dice-screen-played = Scenarios played: { $count }
dice-screen-gone = dead for good
dice-screen-standing-won = won
dice-screen-standing-now = now
dice-screen-standing-lost = lost
dice-screen-standing-ahead = ahead
dice-screen-more-text = more
dice-screen-hint-title = Learning
dice-screen-hint-keys = any key · I: no more hints
dice-screen-hints-off = No more hints. I brings them back.
dice-screen-hints-on = Hints are on.
dice-screen-dooms = Certain death for { $hero }: the bag cannot fill the hand. { $key } again to do it.
dice-screen-takes = takes: { $ways }
dice-screen-lost-hero = { $hero } did not come back.
dice-screen-rewards = Before the party moves on: { $hero } may choose a reward.
dice-glossary-terms = How it works
dice-glossary-types = { dice-screen-piles }
dice-glossary-classes = { dice-screen-heroes }
dice-glossary-skills = { dice-screen-skills }
dice-glossary-ally-skills = Skills of allies
dice-glossary-traits = Threats
dice-glossary-scenario-rules = Rules of scenarios
dice-glossary-location-rules = Rules of places
dice-stat-turns = Turns: { $count }
dice-stat-checks = Checks won: { $won } of { $checks }. By the odds: { $expected }.
dice-stat-beaten = Threats beaten: { $defeated }. Places closed: { $closed }.
dice-stat-size = d{ $size }: rolls { $count }, on average { $mean } (expected { $expected })
dice-stat-hero = Checks won: { $won } of { $checks }, by the odds { $expected }. Damage: { $damage }. Rests: { $rests }. Deaths: { $deaths }.
dice-keys-offer = takes the action with that key; one that is off says why
dice-keys-slot = chooses a die of the hand
dice-keys-ally = chooses an ally
dice-keys-enter = confirms, rolls
dice-keys-escape = takes the choice back
dice-keys-more = the next page of actions
dice-keys-map = the map: places, their bags and rules
dice-keys-heroes = the sheets of all heroes
dice-keys-piles = where everybody's dice lie
dice-keys-threat = the threat that was met, and every word of its rules
dice-keys-journal = the journal with all rolls
dice-keys-log = the campaign so far
dice-keys-statistics = statistics
dice-keys-hints = hints of the tutorial on and off
dice-keys-undo = takes back the last decision, up to the last roll
dice-keys-replay = shows the game again from its start
dice-keys-manual = the rules, word by word
dice-keys-leave = leaves; the game is saved

## How a scenario ended

dice-end-facts = Places closed: { $closed } of { $places }. Time left: { $timer }.
dice-end-reward-dice = For the common pool: { $dice }.
dice-end-reward-limit = Every hero who lives may carry one more die of a type; you choose it in camp.
dice-end-reward-skill = Every hero who lives improves a skill or learns a new one.
dice-end-reward-hand = Every hero who lives holds one more die in the hand from now on.
dice-end-next = You know how to play. The campaign begins where this story ends.
dice-end-advice-spend = Your bags were still full: dice that are kept to the end win nothing. Discard them for better odds, and pay for second looks.
dice-end-advice-split = You ended all in one place. Apart you close more places, and somebody can guard one when the villain is met.
dice-end-advice-close = Close a place as soon as its bag is empty or its henchman is beaten, and pay for a second look where nothing threatens you.
dice-end-advice-death = Rest in the Refuge while there are still dice in the bag, and run from what you are unlikely to beat.
dice-end-advice-escaped = If you can't afford to fail, face this villain with a full hand, or evade and return stronger.
dice-end-again = You can play the scenario again.
dice-end-easier = On Easy there is more time, and enemies are weaker.
