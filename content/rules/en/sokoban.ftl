men = { $count ->
    [one] { $count } crate to place
   *[other] { $count } crates to place
  }
