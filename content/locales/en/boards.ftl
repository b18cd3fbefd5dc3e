# Board games from rules files, on the page.

## The library

zrf-library = Library
zrf-search = Search games
zrf-open-file = Open a file…
zrf-open-folder = Open a folder…
zrf-open-about = Choose a rules file (.zrf) with its pictures, a whole folder or a .zip, or drop it anywhere on this page. It stays in this browser. Files of games (PGN, PDN, KIF, CSA) open the same way.
zrf-drop-here = Drop rules or games here
zrf-going-on = In progress
zrf-opened = Opened by you
zrf-own-rules = Games
zrf-own-puzzles = Sliding puzzles
zrf-none-found = No matching games.
zrf-missing = There is no game “{ $id }” here. Games you open are stored in this browser only.
zrf-several = Choose a rules file
zrf-trouble = This file cannot be played
zrf-trouble-count = { $count ->
    [one] One problem or warning:
   *[other] { $count } problems and warnings:
  }

## Opening games from files

zrf-reading = Reading the rules…
zrf-unpacking = Unpacking files: { $unpacked } of { $files }…
zrf-reading-about = This file takes a while to open. Stop any time: nothing is lost.
zrf-stop = Stop
zrf-stopped = Stopped. Nothing was changed.
zrf-slow-page = The page will not respond until then.
zrf-slow-open = Open anyway
zrf-unfinished = Last time, this game did not finish opening. Its pictures or rules may be too much for this browser.
zrf-broken = This game could not be opened: { $reason }
zrf-open-plain = Open without pictures
zrf-delete = Delete this game
zrf-not-kept = This browser could not store the game. To play it again, open its files again.
zrf-unshown = { $count ->
    [one] One picture cannot be shown
   *[other] { $count } pictures cannot be shown
  }
zrf-unshown-about = You can still play: the game is drawn without them.
problem-picture-broken = { $name } is not a readable picture: save it again as PNG, JPEG, GIF, BMP or SVG.
problem-picture-pixels = { $name } is { $width } × { $height } pixels; the limit is { $most } in total. Make it smaller.
problem-picture-svg = { $name } has { $bytes } bytes; the limit for an SVG is { $most }. Simplify the drawing.
problem-picture-elements = { $name } draws more than { $most } elements, counting repeated ones: simplify the drawing.
problem-picture-foreign = { $name } contains HTML, which this browser cannot draw on a board: remove <foreignObject>.
problem-picture-all = { $name } was skipped: all pictures together can have at most { $most } pixels. Make them smaller.

## At the board

zrf-pass-button = Pass
zrf-done = Done
zrf-cancel = { label-cancel }
zrf-next-level = Next level
zrf-pieces = Pieces on the board: { $count }
zrf-stock = In hand: { $player }
zrf-stock-piece = { $piece }, { $count ->
    [-1] any number
   *[other] { $count }
  } in hand
zrf-swap-button = Swap
zrf-cell-checked = { $cell }, in check
zrf-cell-picked = { $cell }, picked up
zrf-cell-target = { $cell }, can be reached
zrf-cell-falls = { $cell }, falls to { $to }
zrf-cell-source = { $cell }, can move
zrf-faults = Problems with the rules
zrf-hint-play = Play it
zrf-type-play = Play

## Sounds

zrf-music-midi = This game’s music is a MIDI file, which browsers cannot play.

## Dialogs

zrf-about = About
zrf-about-description = { label-rules }
zrf-about-history = History
zrf-about-strategy = Strategy
zrf-about-pieces = { looks-pieces }
zrf-help-move = Click a piece, then a dot, or drag the piece. Rings mark occupied squares it can move to; crosses mark what a move would capture. If a click can mean several moves, choose one from the list.
zrf-help-drop = Pieces in hand are next to their player’s name. Click one, then the board, or drag it there.
zrf-key-arrows = move from square to square
zrf-key-enter = pick up, put down
zrf-key-escape = put back
zrf-zsg = Saved game for Zillions
zrf-zsg-about = A .zsg file is a saved game of Zillions of Games. You can open one below.
zrf-zsg-save = Save as .zsg
zrf-position-about = The position on the board as text.

problem-zsg-rejected = Line { $line }: “{ $text }” is not a legal move.
problem-zsg-dice = This game used dice, and the same throws cannot be repeated.

## Setting up a position

zrf-setup = Position editor
zrf-setup-open = Set up
zrf-setup-about = Choose a piece and click a square to place it. Click it again, or right-click any piece, to remove it. With “{ zrf-setup-hand }”, drag a piece, or click it and then a square. Drag a piece off the board to remove it.
zrf-setup-hand = Move pieces
zrf-setup-eraser = Eraser
zrf-setup-piece = { $piece }, { $player }
zrf-setup-turn = To move
zrf-setup-waiting = In hand
zrf-setup-empty = Clear
zrf-setup-usual = Initial
zrf-setup-game = From game
zrf-setup-text = As text, or from FEN
zrf-setup-read = Use this text
zrf-setup-over = The game would be over here. { $reason }
zrf-setup-play = Play from here
zrf-setup-leave = Back to the game
