# Positions and games in the notations of players: opening, choosing, saving.

record-open = Position or game…
record-title = Open a position or game
record-about = Paste a position (FEN, SFEN) or games (PGN, PDN, KIF, CSA), or choose files. Outside this dialog, press Ctrl+V, or drop a file anywhere on the page.
record-text = Position or game
record-file = From a file…
record-place = Line { $line }, column { $column }:
record-which = These rules fit. Choose a game:
record-back = Back to the text
record-games = { $count ->
    [one] One game
   *[other] { $count } games
  }
record-search = Search players, events and dates
record-more = { $count ->
    [one] One more game: search to find it.
   *[other] { $count } more games: search to find them.
  }
record-number = Game { $number }
record-position = position only
record-moves = { $count ->
    [one] one move
   *[other] { $count } moves
  }
record-opened-result = { $title }: the recorded result is { $result }.
record-export = Position and game
record-copy = Copy { $name }
record-save = Save as .{ $ending }
record-help = To open a position or game of another program, press Ctrl+V on this page, drop a file here, or choose “{ web-file }”. There you can also copy or save the position and the game.
problem-record-large = This file has { $bytes } bytes; the limit is { $most }. Split it.
