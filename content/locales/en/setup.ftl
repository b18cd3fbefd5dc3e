# Setting up a position in the text screens.

screen-setup = Set up
screen-setup-about = Place the pieces where you want them, choose whose turn it is, and play from there. The game you came from stays as it is: this one is a new game with the same players, saved under its own name.
screen-setup-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
  }
screen-setup-waiting = In hand: { $count }   + -
screen-setup-never-waits = This piece is never dropped, so none can be in hand.
screen-setup-carried = { $piece } from { $from }: m or Enter puts it down.
screen-setup-nothing-here = There is no piece here to move.
screen-setup-over = The game would be over here.
screen-setup-cannot-play = A game from here would be over at once: change something first.
screen-setup-text = A position as text
screen-setup-text-about = Type or paste it, then press Enter. Esc leaves everything as it is. In a game, t shows the position as text.
screen-setup-taken = The board now shows this position. u undoes it.
screen-setup-ask-leave = Leave and lose the position you set up?

# Keys, for the bar at the bottom.
screen-setup-key-open = set up
screen-setup-key-put = place
screen-setup-key-empty = remove
screen-setup-key-brush = piece
screen-setup-key-other = owner
screen-setup-key-carry = move
screen-setup-key-put-down = put down
screen-setup-key-turn = turn
screen-setup-key-wait = in hand
screen-setup-key-play = play
screen-setup-key-undo = undo
screen-setup-key-clear = clear
screen-setup-key-usual = start
screen-setup-key-text = text

# The same in help.
screen-setup-help-open = set up a position and play from it
screen-setup-help-point = move the cursor
screen-setup-help-put = place the chosen piece here; if it is already here, remove it
screen-setup-help-empty = remove whatever is here; Backspace does the same
screen-setup-help-brush = choose the piece to place: the next one, or by its number; Shift+Tab goes back. PgDn and PgUp do the same
screen-setup-help-other = the same piece of the other player
screen-setup-help-carry = pick up the piece here; m or Enter puts it down, Esc cancels
screen-setup-help-turn = give the turn to the next player
screen-setup-help-wait = one more or one fewer of the chosen piece in hand, to be dropped later
screen-setup-help-play = play a new game from here
screen-setup-help-undo = { screen-help-undo }
screen-setup-help-clear = clear the board
screen-setup-help-usual = set up the usual starting position
screen-setup-help-text = type or paste a position as text
screen-setup-help-help = { screen-help-help }
screen-setup-help-back = back to the game; asks before anything is lost
