# What the page alone says of the dice game.

dice-page-new = New journey
dice-page-continue = Continue, { $when }
dice-page-contents = { $chapters ->
    [0] { $scenarios ->
        [one] 1 scenario
       *[other] { $scenarios } scenarios
    }
    [one] 1 chapter, { $scenarios ->
        [one] 1 scenario
       *[other] { $scenarios } scenarios
    }
   *[other] { $chapters } chapters, { $scenarios ->
        [one] 1 scenario
       *[other] { $scenarios } scenarios
    }
} · version { $version }
dice-page-open-zip = Open an adventure
dice-page-open-folder = Open a folder
dice-page-drop-here = Drop an adventure: a zip or its folder
dice-page-cannot-open = “{ $name }” cannot be opened.
dice-page-remove = Remove
dice-page-unknown = There is no adventure “{ $id }” here.
dice-page-party = Heroes: { $count } of up to { $most }
dice-page-send-home = Leave hero { $number }, { $hero }, at home
dice-page-begin = Begin
dice-page-replay = Watch it again

## The table

dice-page-hand = Hand: { $hero }
dice-page-allies = Allies
dice-page-bag = Bag: { $count }
dice-page-bag-low = low!
dice-page-pile = Discarded: { $count }
dice-page-deterred = Deterred: { $count }
dice-page-hero = { $alive ->
    [yes] { $hero }: { $place }, bag { $bag }
   *[no] { $hero } is dead
}
dice-page-drop = Choose dice from the hand: tap them, drag them here, or press their keys.
dice-page-last-check = Last check
dice-page-rolled = { $die }: { $face }
dice-page-group-deal = What to do about it
dice-page-group-skills = { dice-screen-skills }
dice-page-group-turn = What else this turn holds
dice-page-group-choice = Choices
dice-page-group-end = Finish or go back
dice-page-camp-limit = Rewards: dice
dice-page-camp-skill = Rewards: skills
dice-page-camp-take = Take from the pool
dice-page-camp-give = Give to the pool
dice-page-camp-leave = The road
dice-page-dooms = After this the bag cannot fill the hand of { $hero } again: certain death. Choose it once more to do it all the same.
dice-page-hint-done = Got it
dice-page-hint-off = No more hints
dice-page-hints-off = No more hints. The settings bring them back.
dice-page-hints-on = { dice-screen-hints-on }
# The same as in dice-play.ftl, for fingers.
dice-touch-hint-table = Above is the place, with the dice left in its bag, and the time. Below is the hand: P is physical, S somatic, M mental, V verbal. Nothing happens in the Refuge: tap “{ dice-offer-travel }”.
dice-touch-hint-explore = Exploring draws one die from the bag of this place. It may be a gift, and it may bite. Tap “{ dice-offer-explore }”.
dice-touch-hint-after = You may look once more for a price, or tap “{ dice-offer-finish }”. Then the hand is filled again from your bag.
dice-touch-hint-die = A die to win: roll one of your own, and reach at least as much. “{ dice-offer-hide }” takes one of the same type, which goes back into your bag; “{ dice-offer-discard }” takes any, which is discarded, for +1. The chance stands beside each.
dice-touch-hint-choose = Tap dice in the hand to choose them. Once they are enough, the chance is shown: “{ dice-offer-confirm-pick-check }” rolls, “{ dice-offer-cancel }” takes it back.
dice-touch-hint-empty = This place can be closed now. A closed place gives a villain nowhere to run. Tap “{ dice-offer-close }”.
dice-page-name = Name of hero { $number }
dice-page-undone = Taken back.
dice-page-no-undo = What was rolled or drawn stays: there is nothing to take back.
dice-page-choose-place = Choose this place
dice-page-deed-closed = Closed
dice-page-deed-rested = { dice-term-rest }
dice-page-deed-escaped = Escaped!
dice-page-deed-damage = Damage!
dice-page-deed-wounded = Wounded!
dice-page-deed-died = Dead

## Beside the table

dice-page-glossary = Glossary
dice-page-search = Search
dice-page-search-none = Nothing found.
dice-page-colours-of-dice = Colours of dice
dice-page-colours-bright = bright
dice-page-colours-colour-blind = { colour-blind-safe }
dice-page-colours-mono = black and white

## Help

dice-page-help-goal = Explore places die by die, close them, and leave the villain nowhere to run, before time is up. The dice in your bag are your life.
dice-page-help-turn = In a turn a hero may give a die away, travel, explore, and close a place or rest; then the hand is filled from the bag. Every button says what it takes and how likely it is to succeed; what is grey says why when you point at it or tap it.
dice-page-help-touch = Tap dice to choose them, or drag them to the middle of the table. While dice roll, a tap or any key goes on at once. Hold a finger on a skill to read what it does.
