men = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
  }
