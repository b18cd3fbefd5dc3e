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
dice-screen-turn = { $hero }'s turn
dice-screen-turns = { $count ->
    [one] 1 turn to do it in.
   *[other] { $count } turns to do it in.
}
dice-screen-any-key = press any key
dice-screen-keys = M map · S heroes · P piles · J journal · U undo · ? help · Q leave
dice-screen-key-more = Tab more
dice-screen-key-leaf = leaf through
dice-screen-key-heroes = heroes
dice-screen-map = Map
dice-screen-heroes = Heroes
dice-screen-piles = Dice
dice-screen-journal = Journal
dice-screen-nothing-yet = Nothing has happened yet.
dice-screen-none = none
dice-screen-in-hand = In the hand
dice-screen-in-bag = In the bag: { $count }
dice-screen-in-pile = In the discard pile: { $count }
dice-screen-deterred = In the deterrent pile of all heroes
dice-screen-limit = { $type }: up to { $current } now, { $most } in the end
dice-screen-capacity = Hand: { $capacity }. Favoured dice: { $type }.
dice-screen-limits = Dice he may own
dice-screen-skills = Skills
dice-screen-dormant = Skills to learn
dice-screen-rules = What applies here
dice-screen-facts = { $hero } at { $place }: { $dice }. Bag: { $bag }.
dice-place-difficulty = to close: { $difficulty }
dice-place-villain = { $card } is here
dice-skill-level = { $name }, level { $level } of { $most }
dice-skill-dormant = { $name }, up to level { $most }
dice-victory-corner = Find the villain, beat him, and leave him nowhere to run.
dice-victory-closeAll = Close every place.
dice-victory-firstVillain = Beat the villain once.
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
dice-forecast-dooms = deadly!
dice-forecast-doom = { $percent } % deadly

## Camp

dice-camp-title = Camp
dice-camp-next = next: { $scenario }
dice-camp-pool = Pool
dice-camp-limit = { $hero }: one more { $type } die ({ $current } now, { $most } in the end)
dice-camp-skill = { $hero }: { $name }
dice-camp-take = { $hero } takes a { $die }
dice-camp-give = { $hero } gives up a { $die }
dice-camp-key-take = choose

## Menus

dice-menu-title = Adventures
dice-menu-none = No adventure was found.
dice-menu-broken = cannot be played
dice-menu-set-out = Setting out
dice-menu-route = Where to
dice-menu-campaign = The whole campaign
dice-menu-difficulty = Difficulty
dice-menu-mode = Death
dice-menu-hero = Hero { $number }
dice-menu-nobody = nobody
dice-menu-seed = Seed
dice-menu-seed-about = The same seed and the same choices bring the same game.
dice-menu-key-change = change
dice-difficulty-easy = easy
dice-difficulty-easy-text = More time. For the first evening.
dice-difficulty-normal = normal
dice-difficulty-normal-text = A careful party wins three times out of four.
dice-difficulty-hard = hard
dice-difficulty-hard-text = Little time. Every turn counts.
dice-mode-story = story
dice-mode-story-text = The dead are back for the next scenario, without a reward.
dice-mode-classic = classic
dice-mode-classic-text = The dead are back, but once in a chapter.
dice-mode-permadeath = for good
dice-mode-permadeath-text = The dead stay dead.
dice-option-route = Where to
dice-option-party = Heroes
dice-option-party-about = Classes, separated by commas: brawler, hunter, mystic, prophet, mentor
dice-option-difficulty = Difficulty
dice-option-difficulty-easy = easy
dice-option-difficulty-normal = normal
dice-option-difficulty-hard = hard
dice-option-mode = Death
dice-option-mode-story = story
dice-option-mode-classic = classic
dice-option-mode-permadeath = for good
