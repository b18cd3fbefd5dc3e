men = { $count ->
    [one] { $count } peg
   *[other] { $count } pegs
  }
