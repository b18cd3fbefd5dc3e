men = { $count ->
    [one] { $count } goose
   *[other] { $count } geese
  }
