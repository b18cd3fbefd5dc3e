# Board games of rules files, in the page.

## The library

zrf-library = Library
zrf-search = Search games
zrf-open-file = Open a file…
zrf-open-folder = Open a folder…
zrf-open-about = Choose a rules file (.zrf) with its pictures, a whole folder or a .zip, or drop it anywhere on this page. It stays in this browser.
zrf-drop-here = Drop the rules here
zrf-going-on = In progress
zrf-opened = Opened by you
zrf-own-rules = Games
zrf-own-puzzles = Sliding puzzles
zrf-none-found = No matching games.
zrf-missing = There is no game “{ $id }” here. Games you open are kept in this browser only.
zrf-several = Which rules should be opened?
zrf-trouble = This file cannot be played
zrf-trouble-count = { $count ->
    [one] There is one problem with it:
   *[other] There are { $count } problems or warnings:
  }

## Opening games of others

zrf-reading = Reading the rules …
zrf-unpacking = Unpacking files: { $unpacked } of { $files } …
zrf-reading-about = This file takes a while. Stop whenever you like: nothing is lost.
zrf-stop = Stop
zrf-stopped = Stopped. Nothing was changed.
zrf-slow-page = The page will not respond meanwhile.
zrf-slow-open = Open anyway
zrf-unfinished = Last time, this game did not finish opening. Its pictures or its rules may be too much for this browser.
zrf-broken = Something went wrong while this game was opening: { $reason }
zrf-open-plain = Open without pictures
zrf-delete = Delete this game
zrf-not-kept = This browser could not keep the game. To play it again later, open its files again.
zrf-unshown = { $count ->
    [one] One picture cannot be shown
   *[other] { $count } pictures cannot be shown
  }
zrf-unshown-about = You can play all the same: the game is drawn without them.
problem-picture-broken = { $name } is not a picture that can be read: save it again as PNG, JPEG, GIF, BMP or SVG.
problem-picture-pixels = { $name } has { $width } × { $height } pixels, but only { $most } in all are allowed: make the picture smaller.
problem-picture-svg = { $name } has { $bytes } bytes, but an SVG may have at most { $most }: simplify the drawing.
problem-picture-elements = { $name } draws more than { $most } elements, counting those used again: simplify the drawing.
problem-picture-foreign = { $name } contains HTML, which this browser does not let a board draw: leave out <foreignObject>.
problem-picture-all = { $name } is left out: all pictures together may have at most { $most } pixels. Make them smaller.

## At the board

zrf-pass-button = Pass
zrf-done = Done
zrf-cancel = Cancel
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
zrf-faults = What is wrong with the rules
zrf-hint-play = Play it
zrf-type-play = Play

## Looks

zrf-looks = Appearance
zrf-coordinates = Labels of rows and columns
zrf-smart = Play a move at once if a click can mean only that move
zrf-sounds = Sounds
zrf-music-midi = The music of this game is a MIDI file, which browsers do not play.
zrf-set-number = Set { $number }

## Dialogs

zrf-about = About
zrf-about-description = { label-rules }
zrf-about-history = History
zrf-about-strategy = Strategy
zrf-about-pieces = { zrf-pieces }
zrf-help-move = Click a piece, then one of the dots; or drag it. Rings mark pieces in the way, crosses mark what a move would capture. If a click can mean several moves, they are shown to choose from.
zrf-help-drop = Pieces in hand are next to their player’s name: click one, then the board, or drag it there.
zrf-key-arrows = move from square to square
zrf-key-enter = pick up, put down
zrf-key-escape = put back
zrf-zsg = Saved game for Zillions
zrf-zsg-about = A .zsg file is a saved game of the program for which these rules were first written. You can open one below.
zrf-zsg-save = Save as .zsg
zrf-position-about = The position on the board as text.

problem-zsg-rejected = Line { $line }: the rules do not allow “{ $text }”.
problem-zsg-dice = This game was decided by dice, and they cannot fall the same way again.

## Setting up a position

zrf-setup = Position editor
zrf-setup-open = Set up
zrf-setup-about = Place, move and remove pieces: choose a piece and click a square to place it; click it again, or right-click any piece, to remove it. With the hand, drag pieces or click from square to square; drag them off the board to remove them.
zrf-setup-hand = Move pieces
zrf-setup-eraser = Eraser
zrf-setup-piece = { $piece }, { $player }
zrf-setup-turn = To move
zrf-setup-waiting = In hand
zrf-setup-empty = Clear
zrf-setup-usual = Initial
zrf-setup-game = From game
zrf-setup-text = As text
zrf-setup-read = Use this text
zrf-setup-over = The game would be over here. { $reason }
zrf-setup-play = Play from here
zrf-setup-leave = Back to the game
