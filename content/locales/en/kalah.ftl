# Options of a new game: name, explanation, values.
kalah-option-houses = Houses per side
kalah-option-houses-about = Houses per player. The classic board has 6.
kalah-option-seeds = Seeds per house
kalah-option-seeds-about = Seeds in each house at the start. More seeds make longer games.
kalah-option-capture = Capture
kalah-option-capture-about = When a last seed in your own empty house captures the seeds opposite.
kalah-option-capture-standard = if the house opposite has seeds
kalah-option-capture-empty = always, even with nothing opposite
kalah-option-capture-none = never
kalah-option-ends = The game ends
kalah-option-ends-about = An empty side has no seeds in its houses.
kalah-option-ends-side = when either side is empty
kalah-option-ends-mover = when the player to move has no seeds
kalah-option-remaining = Seeds left go to
kalah-option-remaining-about = Who gets the seeds still in houses at the end.
kalah-option-remaining-owner = the owner of that side
kalah-option-remaining-emptier = the player whose side is empty
kalah-option-remaining-nobody = nobody
kalah-option-majorityStop = Stop at a majority
kalah-option-majorityStop-about = The game ends as soon as one store holds more than half of all seeds.
kalah-option-pie = Pie rule
kalah-option-pie-about = After the first sowing, the second player may swap sides. The first sowing gives no extra turn.
kalah-option-relay = Relay sowing
kalah-option-relay-about = If the last seed falls into a house with seeds, they are all sown on from there.

# Moves in whole sentences. $who: you, bot, one, two.
kalah-said-sow = { $who ->
    [you] You sowed house { $house }.
    [bot] The bot sowed house { $house }.
    [one] Player One sowed house { $house }.
   *[two] Player Two sowed house { $house }.
  }
kalah-said-again = { $who ->
    [you] You sowed house { $house }: an extra turn.
    [bot] The bot sowed house { $house }: an extra turn.
    [one] Player One sowed house { $house }: an extra turn.
   *[two] Player Two sowed house { $house }: an extra turn.
  }
kalah-said-capture = { $who ->
    [you] You sowed house { $house } and captured
    [bot] The bot sowed house { $house } and captured
    [one] Player One sowed house { $house } and captured
   *[two] Player Two sowed house { $house } and captured
  } { $seeds ->
    [one] { $seeds } seed.
   *[other] { $seeds } seeds.
  }
kalah-said-relay = { $count ->
    [one] The sowing continued once.
   *[other] The sowing continued { $count } times.
  }
kalah-said-swap = { $who ->
    [you] You swapped sides.
    [bot] The bot swapped sides.
    [one] Player One swapped sides.
   *[two] Player Two swapped sides.
  }
kalah-said-sweep = { $seeds ->
    [one] The remaining seed goes
   *[other] The remaining { $seeds } seeds go
  } { $who ->
    [you] to you.
    [bot] to the bot.
    [one] to Player One.
    [two] to Player Two.
   *[nobody] to nobody.
  }
kalah-said-win = { $who ->
    [you] You won
    [bot] The bot won
    [one] Player One won
   *[two] Player Two won
  } { $more } to { $less }.
kalah-said-draw = A draw, { $more } to { $less }.
kalah-reason-side-empty = One side is empty.
kalah-reason-no-move = The player to move has no seeds.
kalah-reason-majority = One store holds more than half of all seeds.

kalah-to-move = { $who ->
    [you] Your turn
    [bot] The bot is thinking
    [one] Player One to move
   *[two] Player Two to move
  }
kalah-store = { $who ->
    [you] Your store
    [bot] The bot’s store
    [one] Player One’s store
   *[two] Player Two’s store
  }
kalah-house-label = House { $house }, { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
  }
kalah-swap = Swap sides

# Previews of a sowing.
kalah-preview-end = ends in house { $house }
kalah-preview-end-across = ends in the opponent’s house { $house }
kalah-preview-again = ends in the store: an extra turn
kalah-preview-store = ends in the store
kalah-preview-capture = captures { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
  }
kalah-preview-over = ends the game

kalah-hint-house = Look at house { $house }.
kalah-hint-swap = Consider swapping sides.
kalah-hint-value = { $side ->
    [ahead] Best play from here wins by { $seeds ->
        [one] { $seeds } seed
       *[other] { $seeds } seeds
      }{ $exact ->
        [yes] {""}, proven
       *[no] {""}, as far as I can see
      }.
    [behind] Best play from here loses by { $seeds ->
        [one] { $seeds } seed
       *[other] { $seeds } seeds
      }{ $exact ->
        [yes] {""}, proven
       *[no] {""}, as far as I can see
      }.
   *[even] Best play from here is a draw{ $exact ->
        [yes] {""}, proven
       *[no] {""}, as far as I can see
      }.
  }

# The rules, for help.
kalah-rules-goal = Collect more seeds in your store than your opponent. Your store comes right after your last house.
kalah-rules-sow = Choose one of your houses. Its seeds are sown one by one counter-clockwise into the next houses and your own store. Your opponent’s store is skipped.
kalah-rules-again = If the last seed falls into your store, you move again.
kalah-rules-capture = If the last seed falls into one of your empty houses and the house opposite has seeds, that seed and all seeds opposite go to your store.
kalah-rules-end = The game is over when all houses on one side are empty. The remaining seeds go to the store on their side.

problem-kalah-swap = Only the second player can swap sides, right after the first sowing, if the pie rule is on.
problem-kalah-range = There is no house { $house }: houses are numbered from 1 to { $houses }.
problem-kalah-empty = House { $house } is empty: choose a house with seeds.
problem-kalah-move = That is not a move: give the number of a house, or “swap”.
