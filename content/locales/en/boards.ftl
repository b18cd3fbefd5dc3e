# Board games of rules files, in the page.

## The library

zrf-library = Library
zrf-search = Look for a game
zrf-open-file = Open a file…
zrf-open-folder = Open a folder…
zrf-open-about = A rules file (.zrf) with its pictures, a whole folder or a .zip: choose it, or drop it anywhere on this page. It stays in this browser.
zrf-drop-here = Drop the rules here
zrf-opened = Opened by you
zrf-own-rules = Games
zrf-own-puzzles = Sliding puzzles
zrf-none-found = No game is called so.
zrf-missing = There is no game “{ $id }” here. What you open is kept in this browser alone.
zrf-several = Which rules are to be opened?
zrf-trouble = This file cannot be played
zrf-trouble-count = { $count ->
    [one] One thing is wrong with it:
   *[other] { $count } things are wrong or doubtful:
  }

## At the board

zrf-board = Board
zrf-variant = Variant
zrf-pass-button = Pass
zrf-done = Done
zrf-cancel = Cancel
zrf-choose = Which move?
zrf-next-level = Next level
zrf-pieces = Pieces on the board: { $count }
zrf-stock = In hand: { $player }
zrf-stock-piece = { $piece }, { $count ->
    [-1] any number
   *[other] { $count }
  } in hand
zrf-cell-picked = { $told }, picked up
zrf-cell-target = { $told }, can be reached
zrf-cell-source = { $told }, can move
zrf-faults = What is wrong with the rules
zrf-hint-play = Play it
zrf-type-play = Play

## Looks

zrf-looks = Board and pieces
zrf-coordinates = Names of rows and columns
zrf-smart = A click that means one move plays it
zrf-sounds = Sounds
zrf-music-midi = The music of this game is a MIDI file, which browsers do not play.
zrf-set = Pictures
zrf-set-number = Set { $number }

## Dialogs

zrf-about = About
zrf-about-description = Rules
zrf-about-history = History
zrf-about-strategy = Strategy
zrf-about-pieces = Pieces
zrf-help-move = Click a piece, then one of the dots; or drag it. Rings are pieces in the way, crosses what a move would take. Where a click can mean several moves, they are shown to choose from.
zrf-help-drop = Pieces in hand lie beside their player’s name: click one, then the board, or drag it there.
zrf-key-arrows = go from position to position
zrf-key-enter = pick up, put down
zrf-key-escape = put back
zrf-zsg = Saved game of Zillions
zrf-zsg-about = A .zsg file, as the program for which these rules were first written keeps games. Open one below.
zrf-zsg-save = Save as .zsg
zrf-position = Position
zrf-position-about = The position on the board, as text.

problem-zsg-rejected = Line { $line }: the rules do not allow “{ $text }”.
problem-zsg-dice = Dice decided in this game, and they cannot fall again as they did.

## Setting up a position

zrf-setup = Set up a position
zrf-setup-open = Set up
zrf-setup-about = Choose a piece and click where it is to stand; a click on an equal one takes it away, as the right button does with any. With the hand pieces are dragged or clicked from place to place: dragged off the board they are gone.
zrf-setup-brushes = Pieces
zrf-setup-hand = Move pieces
zrf-setup-eraser = Eraser
zrf-setup-piece = { $piece }, { $player }
zrf-setup-turn = To move
zrf-setup-waiting = In hand
zrf-setup-empty = Empty
zrf-setup-usual = Start
zrf-setup-game = From game
zrf-setup-text = As text
zrf-setup-read = Set up this text
zrf-setup-over = Nobody could play on from here. { $reason }
zrf-setup-play = Play from here
zrf-setup-leave = Back to the game
