# Setting up a position in the text screens.

screen-setup = Set up
screen-setup-about = Put the pieces where you want them, say whose turn it is, and play from there. The game you came from stays as it is: yours begins anew, with the same players, and is saved under a name of its own.
screen-setup-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
  }
screen-setup-waiting = In hand: { $count }   + -
screen-setup-never-waits = Such a piece is never dropped: none can be in hand.
screen-setup-carried = { $piece } from { $from }: m or Enter puts it down.
screen-setup-nothing-here = There is no piece here to carry.
screen-setup-over = Nobody could play on from here.
screen-setup-cannot-play = A game that begins so is over at once: change something first.
screen-setup-text = A position as text
screen-setup-text-about = Type or paste it, then press Enter. Esc leaves everything as it is. In a game, t shows how such a text looks.
screen-setup-taken = The board is set up as the text says. u takes it back.
screen-setup-ask-leave = Leave, and forget the position you set up?

# Keys, for the bar at the bottom.
screen-setup-key-open = set up
screen-setup-key-point = point
screen-setup-key-put = put
screen-setup-key-empty = take off
screen-setup-key-brush = piece
screen-setup-key-other = whose
screen-setup-key-carry = carry
screen-setup-key-put-down = put down
screen-setup-key-let-go = let go
screen-setup-key-turn = turn
screen-setup-key-wait = in hand
screen-setup-key-play = play
screen-setup-key-undo = undo
screen-setup-key-clear = clear
screen-setup-key-usual = start
screen-setup-key-text = text

# The same in help.
screen-setup-help-open = set up a position by hand, and play from it
screen-setup-help-point = point elsewhere
screen-setup-help-put = put the chosen piece here; if just this piece is here already, take it off
screen-setup-help-empty = take off whatever is here; Backspace does the same
screen-setup-help-brush = choose the piece to put: the next one, or by its number; Shift+Tab goes back. PgDn and PgUp do the same
screen-setup-help-other = the same piece of the other player
screen-setup-help-carry = pick up the piece here; m or Enter puts it down elsewhere, Esc lets go of it
screen-setup-help-turn = give the turn to the next player
screen-setup-help-wait = one more or one less of the chosen piece in hand, waiting to be dropped
screen-setup-help-play = play a new game from here
screen-setup-help-undo = undo, redo
screen-setup-help-clear = take everything off the board
screen-setup-help-usual = set up the usual start
screen-setup-help-text = type or paste a position as text
screen-setup-help-help = this help
screen-setup-help-back = back to the game; it asks before anything is lost
