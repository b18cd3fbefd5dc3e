# Appearance of boards, arrows and circles, premoves, zoom.

zrf-looks = Appearance
looks-preview = Preview of the board
looks-pieces = Pieces
looks-set-classic = Classic
looks-set-wood = Wooden
looks-set-modern = Modern
looks-set-kanji = Characters
looks-set-symbols = Symbols
looks-set-glossy = Glossy
looks-set-mineral = Shell and slate
looks-set-file = From the file
looks-set-file-number = From the file, set { $number }
looks-theme = { web-board }
looks-theme-standard = Standard
looks-theme-wood = Wood
looks-theme-paper = Paper
looks-theme-plain = Plain
looks-theme-contrast = High contrast
looks-coordinates = Coordinates
looks-coordinates-outside = Beside the board
looks-coordinates-inside = On the squares
looks-coordinates-off = Off
looks-numbers = Numbers on the squares
looks-files = Files numbered from each player’s right, as in the moves
looks-smart = Move at once if a click allows only one move
looks-premoves = Premoves: enter moves while a bot thinks
looks-sounds = Sounds

## Under the board on touch screens

looks-board-tools = { web-board }
looks-zoom-in = Zoom in
looks-zoom-out = Whole board
looks-draw = Arrows
looks-colour = { $colour ->
    [green] Green
    [red] Red
    [blue] Blue
   *[yellow] Yellow
  }
looks-erase = Erase arrows and circles

## Premoves

looks-premove-list = Premove: { $moves }
looks-premove-cancel = Cancel premove
problem-zrf-premove-dropped = Premove { $from } – { $to } dropped: it is not legal now.

## Help

looks-help-draw = Drag with the right button to draw an arrow, right-click to draw a circle. Shift, Alt or both change the colour; a left click erases. On a touch screen, press and hold, or tap “{ looks-draw }”.
looks-help-premove = While a bot thinks, enter your next moves. Each is played at once when your turn comes, or dropped if it is not legal. Right-click or press Esc to cancel them.
looks-help-zoom = On a phone, a tap on a board with small squares zooms in. Drag with one finger to look around; pinch to zoom.
