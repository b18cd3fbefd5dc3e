language-name = English
language-coverage = complete

game-dice = Dice
game-dice-about = A co-op adventure: heroes, their bags of dice, and a world against the clock.
game-kalah = Kalah
game-kalah-about = The mancala classic: sow your seeds, capture, move again.
game-rogue = Rogue
game-rogue-about = A tile-based roguelike in worlds that are generated or made by hand.
game-caves = Caves
game-caves-about = Dig your way down five levels of dark caves.
game-zrf = Boards
game-zrf-about = Board games and sliding puzzles from rules files.
game-missing = not available yet

move-working = { $seconds ->
    [0] Working out this move …
   *[other] Working out this move: { $seconds } s, { $millions } million steps
  }

strength-1 = Novice
strength-2 = Casual
strength-3 = Club player
strength-4 = Expert
strength-5 = Master

seat-person = Person
seat-bot = Bot: { $strength }
seat-mind = Bot: { $mind }
player-you = You
player-name = { $player ->
    [0] Player One
    [1] Player Two
   *[other] Player { $number }
  }

yes = yes
no = no
on = on
off = off

list-pair = { $first }, { $second }

# Saved games that are not opened as they were left.
saved-fault-title = { $fault ->
    [newer] Saved by a newer version
    [rules] The rules have changed
   *[other] This saved game is damaged
  }
saved-fault-changed = { $path ->
    [none] The rules of this game have changed since it was saved
   *[other] The rules in { $path } have changed since this game was saved
  }
saved-fault-newer = A newer version of Turnwright saved this game ({ $reason }). It stays as it is: open it with that version.
saved-fault-rules = { $opened ->
    [yes] { saved-fault-changed }. It stays as it is; what can still be played is opened as a new game ({ $reason }).
   *[other] { saved-fault-changed } ({ $reason }). It stays as it is.
}
saved-fault-damage = { $opened ->
    [yes] This saved game is damaged. It stays as it is; what is left of it is opened as a new game ({ $reason }).
   *[other] This saved game is damaged ({ $reason }). It stays as it is.
}

problem-game-over = The game is over.
problem-wrong-player = It is player { $mover }’s turn.
problem-option-range = { $name }: give a whole number from { $least } to { $most }, not “{ $value }”.
problem-option-choice = { $name }: give one of { $values }, not “{ $value }”.
problem-option-unknown = There is no option “{ $name }”. The options are { $values }.
problem-rules-edited = The rules in { $path } were changed after this game was saved. All its moves can still be played.
problem-rules-gone = The rules of this game can no longer be opened. They were read from { $path }.
problem-game-unknown = There is no game “{ $game }” here.
problem-rules-version = The game was played by version { $theirs } of the rules of { $game }; this program knows version { $ours }. Open it with the program that wrote it.
problem-transcript-checkpoint = The checkpoint after action { $entry } is not the state that the actions lead to.
problem-journal-apart = The actions saved last do not continue this game. They are kept beside it.
problem-journal-torn = The last action was not saved completely and is missing.
problem-journal-line = The saved game does not continue with { $text }: the actions from there on are missing.
problem-journal-long = What was added to the saved game is too long ({ $length } characters; at most { $most } are read): the latest actions are missing.
problem-problems-more = { $count ->
    [one] There is { $count } more problem: fix these first.
   *[other] There are { $count } more problems: fix these first.
}
problem-transcript-long = The transcript is too long: { $length } characters; at most { $most } are read.
problem-transcript-start = This is not a transcript: it should start with the line “turnwright 1”.
problem-transcript-line = A transcript has no line that starts with { $word }.
problem-transcript-twice = { $word } appears twice: keep one of the lines.
problem-transcript-many = There are more than { $most } lines with “{ $word } …”; no game has so many.
problem-transcript-number = Action { $entry } is missing: action { $found } is in its place.
problem-transcript-entry = Action { $entry } cannot be read: write “{ $entry } p1 action” or “{ $entry } * outcome”.
problem-transcript-hash = A hash line consists of “=”, the number of actions and 16 hexadecimal digits.
problem-transcript-header = { $found ->
    [none] The line “{ $word } …” is missing.
   *[other] { $found } is not valid in the line “{ $word } …”.
  }
problem-transcript-differs = { $entry ->
    [0] The start of the game
   *[other] Action { $entry }
  }: { $why ->
    [state] the state after it differs from the recorded one
    [check] its check digits are wrong: the line or the header was edited
    [chance] chance gives { $found } here
    [missing] the outcome of chance that follows it is missing
    [cut] it is missing because the file was cut short: a hash counts { $found } actions
   *[end] the game ends with { $found }, which is not what the file says
  }.
problem-seats = The seats cannot be read: write “person”, or “bot-1” to “bot-5”, for each of the { $players } players.
problem-link-broken = The link is damaged or incomplete. Ask for it again, or for the game as a file.
problem-link-long = The link unpacks to more than { $most } bytes: no game is that long.

# Names and words that both shells or several games say.
choose-move = Which move?
label-rules = Rules
label-position = Position
list-none = none
label-colours = Colours
colour-blind-safe = colour-blind safe
label-explore = Explore
label-rest = Rest
chance-decides = Chance decides.
ended-won = won
label-map = Map
log-empty = Nothing has happened yet.
label-seed = Seed
level-number = level { $level }
label-keys = Keys
label-settings = Settings
label-language = Language
setting-forced = Forced moves
setting-forced-about = Passes and continuations that leave you no choice.
setting-guidance = Tutorial hints
setting-guidance-about = What new players are told while they play the first scenario of the dice game.
setting-effects = Sound effects
setting-effects-about = Dice and fights can be heard. All that is heard is shown as well.
setting-music = Music
setting-music-about = Quiet music in the dice game. It plays here while you set how loud it is.
label-new-game = New game
label-begins = Who starts
label-moves = Moves
board-home = home
move-pass = pass
label-steps = Steps
ended-draw = A draw.
