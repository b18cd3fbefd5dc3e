# Games without texts and a board of their own.

generic-actions = { web-offers }
generic-waits = Waiting for { $player }.
generic-turn = { $who ->
    [you] Your turn.
   *[other] { $player } to move.
  }
generic-won = { $who ->
    [you] You won.
    [many] Winners: { $players }.
   *[other] { $players } won.
  }
generic-lost = You lost.
generic-scores = Score: { $scores }.
generic-number = Action { $number }: type the next digit, or press Enter.
generic-hint = Try { $action }.
generic-expected = { $side ->
    [ahead] You would be ahead.
    [behind] You would be behind.
   *[even] The game would be even.
  }
generic-rules = This game has no description of its rules. You see the position in the notation of the game, and every legal action: choose one.
generic-key-number = action
generic-key-play = play
generic-key-focus = move between actions
