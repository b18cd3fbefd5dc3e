# Texts of the dice game on the web page only.

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
dice-page-drop-here = Drop an adventure here: zip or folder
dice-page-cannot-open = “{ $name }” cannot be opened.
dice-page-warned = “{ $name }” can be played. For its author:
dice-page-remove = Remove
dice-page-unknown = There is no adventure “{ $id }” here.
dice-page-party = Heroes: { $count } (up to { $most })
dice-page-send-home = Leave hero { $number }, { $hero }, at home
dice-page-begin = Begin
dice-page-replay = Watch the replay

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
dice-page-drop = Choose dice from your hand: tap them, drag them here, or press their keys.
dice-page-last-check = Last check
dice-page-rolled = { $die }: { $face }
dice-page-group-deal = What to do
dice-page-group-skills = { dice-screen-skills }
dice-page-group-turn = This turn
dice-page-group-choice = Choices
dice-page-group-end = Finish or go back
dice-page-camp-limit = Rewards: dice
dice-page-camp-skill = Rewards: skills
dice-page-camp-take = Take from the pool
dice-page-camp-give = Give to the pool
dice-page-camp-leave = The road
dice-page-dooms = After this, { $hero }’s bag can’t refill the hand: certain death. Choose it again to do it anyway.
dice-page-hint-done = Got it
dice-page-hint-off = No more hints
dice-page-hints-off = Hints are off. Turn them on again in the settings.
dice-page-hints-on = { dice-screen-hints-on }
# Touch versions of the hints in dice-play.ftl.
dice-touch-hint-table = At the top are the place, the dice left in its bag, and the time. Below is your hand: P is physical, S somatic, M mental, V verbal. Nothing happens in the Refuge. Tap “{ dice-offer-travel }”.
dice-touch-hint-explore = Exploring draws one die from the bag of this place. It may be a gift, or it may bite. Tap “{ dice-offer-explore }”.
dice-touch-hint-after = You can pay to explore again, or tap “{ dice-offer-finish }”. Then your hand refills from your bag.
dice-touch-hint-die = You can win this die: roll one of your own and match or beat it. “{ dice-offer-hide }” rolls a die of the same type, which goes back into your bag. “{ dice-offer-discard }” rolls any die, which is discarded for +1. Each shows your chance.
dice-touch-hint-choose = Tap dice in your hand to choose them. When you have enough, you see your chance. “{ dice-offer-confirm-pick-check }” rolls, “{ dice-offer-cancel }” cancels.
dice-touch-hint-empty = You can close this place now. A villain can’t escape to a closed place. Tap “{ dice-offer-close }”.
dice-page-name = Name of hero { $number }
dice-page-undone = Taken back.
dice-page-no-undo = Rolls and draws can’t be taken back.
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

dice-page-help-goal = Explore places die by die, close them, and leave the villain nowhere to run before time is up. The dice in your bag are your life.
dice-page-help-turn = On your turn you can give a die away, travel, explore, and close a place or rest. Then your hand refills from the bag. Each button shows its price and your chance. Point at a grey one or tap it to see why it is off.
dice-page-help-touch = Tap dice to choose them, or drag them to the middle of the table. While dice roll, tap or press any key to skip. Hold a finger on a skill to read what it does.
