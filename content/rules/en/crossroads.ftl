men = { $count ->
    [one] { $count } walker
   *[other] { $count } walkers
  }
