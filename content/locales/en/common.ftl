language-name = English
language-coverage = complete

game-dice = Dice
game-dice-about = A co-op adventure: heroes, bags of dice and a race against the clock.
game-kalah = Kalah
game-kalah-about = The mancala classic: sow your seeds, capture, move again.
game-rogue = Rogue
game-rogue-about = A tile-based roguelike in generated or handmade worlds.
game-caves = Caves
game-caves-about = Dig your way down five levels of dark caves.
game-zrf = Boards
game-zrf-about = Board games and sliding puzzles from rules files.
game-missing = not available yet

move-working = { $seconds ->
    [0] Working out this move…
   *[other] Working out this move: { $seconds } s, { $millions } million steps
  }

strength-1 = Novice
strength-2 = Casual
strength-3 = Club player
strength-4 = Expert
strength-5 = Master
strength-1-about = For your first games.
strength-2-about = For players who know the rules and play now and then.
strength-3-about = For regular players who plan ahead.
strength-4-about = For strong players. It uses its full thinking time.
strength-5-about = As strong as it gets: full thinking time, no deliberate mistakes.
strength-measured = It scores { $score } % ({ $least } to { $most }) against { $below }.

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

# Saved games that cannot be reopened as they were saved.
saved-fault-title = { $fault ->
    [newer] Saved by a newer version
    [rules] The rules have changed
   *[other] This saved game is damaged
  }
saved-fault-changed = { $path ->
    [none] The rules of this game have changed since it was saved
   *[other] The rules in { $path } have changed since this game was saved
  }
saved-fault-newer = A newer version of Turnwright saved this game ({ $reason }). The save is unchanged: open it with that version.
saved-fault-rules = { $opened ->
    [actions] { saved-fault-changed } ({ $reason }). The part that can still be played opens as a new game. The save is unchanged.
   *[other] { saved-fault-changed } ({ $reason }). The save is unchanged.
}
saved-fault-damage = { $opened ->
    [actions] This saved game is damaged ({ $reason }). The part that can still be read opens as a new game. The save is unchanged.
   *[other] This saved game is damaged ({ $reason }). The save is unchanged.
}

# Games that were begun under older rules and continue under the current ones.
saved-begun = { $rules ->
    [changed] Begun under rules that have changed since
   *[other] Begun under older rules ({ $rules })
  }
saved-rules = { $rules ->
    [changed] changed rules
   *[other] older rules ({ $rules })
  }
saved-continues = { $begun }. Continues from action { $reached } of { $saved }.
saved-continues-more = The game continues under the current rules, as a new game. The save is unchanged.
saved-starts-over = { $begun }. It can’t be continued, so it starts over.
saved-begun-no-undo = Moves made under older rules can’t be undone.

problem-game-over = The game is over.
problem-wrong-player = It is player { $mover }’s turn.
problem-option-range = { $name }: give a whole number from { $least } to { $most }, not “{ $value }”.
problem-option-choice = { $name }: give one of { $values }, not “{ $value }”.
problem-option-text = { $name }: give 1 to { $most } characters on one line.
problem-option-unknown = Unknown option “{ $name }”. The options are { $values }.
problem-rules-edited = The rules in { $path } have changed since this game was saved. All its moves are still legal.
problem-rules-gone = The rules of this game can no longer be opened. They were in { $path }.
problem-game-unknown = There is no game called “{ $game }” here.
problem-rules-version = This game uses version { $theirs } of the { $game } rules, but this program has version { $ours }. Open it with the program that saved it.
problem-transcript-checkpoint = The checkpoint after action { $entry } does not match the state that the actions produce.
problem-journal-apart = The latest saved actions do not continue this game. They are saved separately, next to it.
problem-journal-torn = The last action was only partly saved, so it is missing.
problem-journal-line = The saved game is broken at { $text }: the actions from there on are missing.
problem-journal-long = The journal of this saved game is too long ({ $length } characters, limit { $most }): the latest actions are missing.
problem-problems-more = { $count ->
    [one] And { $count } more problem. Fix these first.
   *[other] And { $count } more problems. Fix these first.
}
problem-transcript-long = The transcript is too long: { $length } characters, but only { $most } are allowed.
problem-transcript-start = This is not a transcript: the first line must be “turnwright 1”.
problem-transcript-line = No line of a transcript starts with { $word }.
problem-transcript-twice = { $word } appears twice: keep one of the lines.
problem-transcript-many = There are more than { $most } “{ $word } …” lines: no game has that many.
problem-transcript-number = Action { $entry } is missing: action { $found } comes in its place.
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
    [state] the state is not the recorded one: either the rules or this line has changed since
    [check] the check digits are wrong: the line or the header was edited
    [chance] the random outcome here is { $found }
    [missing] this random outcome is missing
    [cut] it is missing because the file was cut short: a hash covers { $found } actions
    [ending] the game cannot end like this here
    [open] the game is not over, but the file says that it is
   *[end] the game ends with { $found }, but the file says otherwise
  }.
problem-seats = Unknown player type: write “person”, or “bot-1” to “bot-5”, for each of the { $players } players.
problem-link-broken = The link is damaged or incomplete. Ask for it again, or for the game as a file.
problem-link-long = The link unpacks to more than { $most } bytes: no game is that long.

# Names and words that both shells or several games use.
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
label-cancel = Cancel
log-empty = Nothing has happened yet.
label-seed = Random seed
level-number = level { $level }
label-keys = Keys
label-settings = Settings
label-language = Language
setting-forced = Forced moves
setting-forced-about = Passes and continuations where you have only one choice.
setting-guidance = Tutorial hints
setting-guidance-about = Tips for new players in the first scenario of the dice game.
setting-effects = Sound effects
setting-effects-about = Sounds of dice and fights. Everything you hear is also shown.
setting-music = Music
setting-music-about = Quiet music in the dice game. It plays here while you set the volume.
label-new-game = New game
label-begins = Who starts
label-moves = Moves
board-home = home
move-pass = pass
label-steps = Steps
ended-draw = A draw.
