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
dice-screen-turn = { $hero }’s turn
dice-screen-turns = { $count ->
    [one] You have 1 turn.
   *[other] You have { $count } turns.
}
dice-screen-any-key = press any key · ? help · Q leave
dice-screen-next-key = N { $scenario } · press any key · ? help · Q leave
dice-screen-keys = M map · S heroes · P piles · J journal · U undo · ? help · Q leave
dice-screen-page = Tab: page { $page } of { $pages }
dice-screen-key-leaf = turn pages
dice-screen-key-heroes = heroes
dice-screen-heroes = Heroes
dice-screen-piles = Dice
dice-screen-journal = Journal
dice-screen-in-hand = In hand
dice-screen-in-bag = In the bag: { $count }
dice-screen-in-pile = In the discard pile: { $count }
dice-screen-deterred = In the deterrent pile, shared by all heroes
dice-screen-limit = { $type }: up to { $current } now, { $most } at most
dice-screen-capacity = Hand: { $capacity }. Favoured dice: { $type }.
dice-screen-limits = Dice limits
dice-screen-skills = Skills
dice-screen-dormant = Skills to learn
dice-screen-rules = Goal and rules
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
dice-forecast-damage-sure = damage { $damage }
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
dice-camp-unfit = { $dice }: no use to anyone here. Classes that can use this: { $classes }.
dice-camp-full = { $dice }: no room now. Heroes who can use this: { $heroes }.
dice-camp-limit = { $hero }: one more { $type } die ({ $current } now, { $most } at most)
dice-camp-skill = { $hero }: { $name }
dice-camp-take = { $hero } takes a { $die }
dice-camp-give = { $hero } gives up a { $die }
dice-camp-key-take = confirm
dice-camp-key-journal = journal

## Menus

dice-menu-title = Adventures
dice-menu-none = No adventures found.
dice-menu-broken = cannot be played
dice-menu-set-out = Setting out
dice-menu-campaign = Whole campaign
dice-menu-tutorial = { $scenario } (start here)
dice-menu-hero = Hero { $number }
dice-menu-nobody = nobody
dice-menu-hero-row = { $class }, { $name }
dice-menu-name = What is this hero’s name?
dice-menu-name-keys = Enter: save · Esc: cancel
dice-menu-bad-name = Start the name with a letter, and use only letters, digits, spaces and hyphens.
dice-menu-key-name = name
dice-menu-seed-about = The same seed and the same choices give the same game.
dice-menu-help-adventures = An adventure is a campaign in chapters, with several scenarios in each. A scenario takes about half an hour. Open an adventure to choose where to go and who goes. If something cannot be played, the reason is listed beside it. Games you have started are among the saved games in the main menu.
dice-menu-help-set-out = Choose where to go, the difficulty, and who goes. A scenario is a game of its own. In the whole campaign the same heroes play on: between scenarios they camp, grow and trade dice. You choose what their death means. The first scenario teaches you the game as you play.
dice-menu-help-party-title = The party
dice-menu-help-party = Take one to six heroes, several of one class if you like. “{ dice-menu-nobody }” leaves a place empty. Every class has its own dice and skills, described below while it is selected. More heroes give you more to do at once; two are a good start. The seed picks their names unless you type them.
dice-menu-help-name = name the hero
dice-difficulty-easy-text = More time, weaker enemies. For the first evening.
dice-difficulty-normal-text = For players who know the rules. Mistakes cost turns.
dice-difficulty-hard-text = Less time, stronger enemies. Every turn counts.
dice-mode-story-text = The dead return for the next scenario, but get no reward.
dice-mode-classic-text = The dead return, but only once per chapter.
dice-mode-permadeath-text = Death is permanent.
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
dice-option-mode-permadeath = permanent

## Reading

dice-screen-search = Search: { $text }
dice-screen-search-about = type to search
dice-screen-not-found = No matching rules.
dice-screen-log = Campaign
dice-screen-statistics = Statistics
dice-screen-card = Encounter
dice-screen-story = Story
dice-screen-seed = { label-seed }: { $seed }
dice-screen-played = Scenarios played: { $count }
dice-screen-gone = gone forever
dice-screen-standing-won = won
dice-screen-standing-now = now
dice-screen-standing-lost = lost
dice-screen-standing-ahead = ahead
dice-screen-more-text = more
dice-screen-hint-title = Tutorial
dice-screen-hint-keys = any key · I: hints off
dice-screen-hints-off = Hints are off. Press I to turn them back on.
dice-screen-hints-on = Hints are on.
dice-screen-dooms = Certain death: { $hero } cannot refill the hand. Press { $key } again to do it.
dice-screen-takes = needs: { $ways }
dice-screen-lost-hero = { $hero } did not come back.
dice-screen-rewards = Before you move on, { $hero } chooses a reward.
dice-glossary-terms = How it works
dice-glossary-types = { dice-screen-piles }
dice-glossary-classes = { dice-screen-heroes }
dice-glossary-skills = { dice-screen-skills }
dice-glossary-ally-skills = Skills of allies
dice-glossary-traits = Traits of threats
dice-glossary-scenario-rules = Rules of scenarios
dice-glossary-location-rules = Rules of places
dice-stat-turns = Turns: { $count }
dice-stat-checks = Checks won: { $won } of { $checks }. Expected: { $expected }.
dice-stat-beaten = Threats beaten: { $defeated }. Places closed: { $closed }.
dice-stat-size = d{ $size }: { $count } rolled, average { $mean } (expected { $expected })
dice-stat-hero = Checks won: { $won } of { $checks }, expected { $expected }. Damage: { $damage }. Rests: { $rests }. Deaths: { $deaths }.
dice-keys-offer = choose the action with that key; a disabled one says why
dice-keys-slot = choose a die in your hand
dice-keys-ally = choose an ally
dice-keys-enter = confirm, roll
dice-keys-escape = cancel the choice
dice-keys-more = next page of actions
dice-keys-map = map: places, their bags and rules
dice-keys-heroes = sheets of all heroes
dice-keys-piles = everyone’s dice: hand, bag and discard pile
dice-keys-threat = the threat you met and all its traits
dice-keys-journal = journal with all rolls
dice-keys-log = progress of the campaign
dice-keys-statistics = statistics
dice-keys-hints = turn tutorial hints on or off
dice-keys-undo = undo the last decision, but not past the last roll
dice-keys-replay = replay the game from the start
dice-keys-manual = all the rules
dice-keys-leave = leave; the game is saved

## How a scenario ended

dice-end-facts = Places closed: { $closed } of { $places }. Time left: { $timer }.
dice-end-reward-dice = Added to the pool: { $dice }.
dice-end-reward-limit = Each survivor can carry one more die. Choose its type in camp.
dice-end-reward-skill = Each survivor improves a skill or learns a new one.
dice-end-reward-hand = Each survivor can hold one more die in hand from now on.
dice-end-next = You know how to play. The campaign begins where this story ends.
dice-end-advice-spend = Your bags were still full, and dice you save to the end win nothing. Discard them for better odds, and pay to explore again.
dice-end-advice-split = You all ended up in one place. Split up to close more places, and to guard them when you meet the villain.
dice-end-advice-close = Close a place as soon as its bag is empty or its henchman is beaten. Pay to explore again where nothing threatens you.
dice-end-advice-death = Rest in the Refuge while there are still dice in your bag, and flee from what you are unlikely to beat.
dice-end-advice-escaped = If you can’t afford to fail, face this villain with a full hand, or evade and return stronger.
dice-end-again = You can play the scenario again.
dice-end-easier = Easy gives you more time and weaker enemies.
