# Clocks, resignation and draws by agreement.
clock-label = Time control
clock-about = Time for each side. A side that runs out of time loses.
clock-typed = Type 5+3 for 5 minutes and 3 seconds per turn, or 30s for 30 seconds per move.
clock-bad = Unknown time control “{ $text }”. { clock-typed }
clock-none = No clock
clock-own = Custom
clock-per-game = { $initial }+{ $increment }
clock-per-move = { $seconds } s per move
clock-minutes = Minutes per side
clock-increment = Seconds added per turn
clock-left = { $name }: { $time } left
clock-low = { $who ->
    [you] You are low on time.
   *[other] { $name } is low on time.
  }
clock-key-pause = pause
clock-resume = Resume
clock-pause-help = stop the clocks; again to resume
clock-paused = Paused
clock-paused-about = The clocks are stopped.
early-resign = Resign
early-resign-help = resign
early-draw = Offer draw
early-draw-help = offer a draw
early-ask-resign = Resign this game?
early-ask-draw = { $name } offers a draw. { $other }, do you accept?
early-accept = Accept
early-decline = Decline
early-won = { $who ->
    [you] You win!
    [bot] The bot wins.
   *[other] { $name } wins.
  }
early-resigned = { $who ->
    [you] You resigned.
    [bot] The bot resigned.
   *[other] { $name } resigned.
  }
early-time = { $who ->
    [you] You ran out of time.
    [bot] The bot ran out of time.
   *[other] { $name } ran out of time.
  }
early-time-drawn = { $who ->
    [you] You ran out of time, but your opponent can no longer win.
    [bot] The bot ran out of time, but its opponent can no longer win.
   *[other] { $name } ran out of time, but the opponent can no longer win.
  }
early-agreed = Draw by agreement.
early-declined = The bot declines the draw.
early-considers = The bot considers your offer…
early-reopened = The game continues.
early-cannot-resign = There is no game to resign.
early-cannot-draw = You can offer a draw on your turn, once per turn.
clock-cannot-pause = This game has no clock.
early-keep-playing = Keep playing
early-tools = End or pause the game
