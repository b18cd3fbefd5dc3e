# Setting up a position in the text screens.

screen-setup = Set up
screen-setup-about = Place the pieces, choose whose turn it is and play from there. This starts a new game with the same players, saved under its own name. The game you came from does not change.
screen-setup-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
  }
screen-setup-waiting = In hand: { $count }   + -
screen-setup-never-waits = This piece is never dropped, so it cannot be in hand.
screen-setup-carried = { $piece } from { $from }: m or Enter puts it down.
screen-setup-nothing-here = There is no piece to move here.
screen-setup-over = In this position the game is over.
screen-setup-cannot-play = A game from this position would be over at once. Change something first.
screen-setup-text = A position as text
screen-setup-text-about = Type or paste a position, then press Enter. Esc cancels. In a game, t shows the position as text.
screen-setup-taken = The board shows this position now. Press u to undo.
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
screen-setup-help-empty = remove the piece here; Backspace does the same
screen-setup-help-brush = choose the piece to place: the next one, or by number; Shift+Tab goes back. PgDn and PgUp do the same
screen-setup-help-other = switch the chosen piece to the other player
screen-setup-help-carry = pick up the piece here; m or Enter puts it down, Esc cancels
screen-setup-help-turn = pass the turn to the next player
screen-setup-help-wait = add or remove one of the chosen piece in hand, to be dropped later
screen-setup-help-play = play a new game from here
screen-setup-help-undo = { screen-help-undo }
screen-setup-help-clear = clear the board
screen-setup-help-usual = set up the standard starting position
screen-setup-help-text = type or paste a position as text
screen-setup-help-help = { screen-help-help }
screen-setup-help-back = return to the game; asks before you lose anything
