# Options of a new run: name, explanation, values.
caves-option-mode = { run-option-mode }
caves-option-mode-about = A normal run is over when you die. An explorer does not die, and gets no score. Debug mode shows all of the caves as well.
caves-option-mode-normal = { run-option-mode-normal }
caves-option-mode-explorer = { run-option-mode-explorer }
caves-option-mode-debug = { run-option-mode-debug }
caves-option-depth = Levels
caves-option-depth-about = How deep the caves are. The teddy bear is on the lowest level.

# Why something cannot be done.
problem-caves-choose = First choose what you gain with your new level.
problem-caves-no-choice = You have no new level to choose anything for.
problem-caves-edge = The caves end here: this rock is too hard to dig.
problem-caves-ceiling = There are no stairs up here, only the ceiling.
problem-caves-floor = There are no stairs down here, only the floor.
problem-caves-nothing-here = You grab at the ground, but nothing lies here.
problem-caves-pack-full = You grab at the ground, but your pack is full.
problem-caves-no-room = There is no free floor within reach to put anything down.
problem-caves-empty-slot = You have nothing under the letter { $slot }.
problem-caves-not-food = You cannot eat that.
problem-caves-not-equipment = You can neither wear nor wield that.
problem-caves-not-potion = You cannot drink that.
problem-caves-not-book = You cannot read that.
problem-caves-no-bow = You have no weapon in hand that shoots: wield one first.
problem-caves-out-of-sight = You do not see that place from here.
problem-caves-rock = There is only rock.
problem-caves-here = You are standing there yourself.
problem-caves-nobody = There is nobody there to shoot at.
problem-caves-cast-at-nothing = You point at nothing: nobody stands there.
problem-caves-no-blood = You gave blood not long ago. You can do it again in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
problem-caves-last-blood = You cannot give your last drop of blood.
problem-caves-no-spell = That spell is not in this book.
problem-caves-no-mana = You point and mumble, but nothing happens: that takes { $needed } mana, and you have { $mana }.
problem-caves-words = { $text } is not an action. Write “move east”, “climb down”, “wait”, “pick-up”, “drop a”, “eat a”, “wear a”, “quaff a”, “throw a 12,7”, “fire 12,7”, “cast a blink 12,7” or “grow attack”.
problem-caves-state = This is not a position of Caves.
