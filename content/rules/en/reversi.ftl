men = { $count ->
    [one] { $count } disc
   *[other] { $count } discs
  }
