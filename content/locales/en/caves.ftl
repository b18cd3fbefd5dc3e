# Options of a new run: name, explanation, values.
caves-option-mode = { run-option-mode }
caves-option-mode-about = Death ends a normal run. Explorers cannot die, but get no score. Debug mode also reveals all the caves.
caves-option-mode-normal = { run-option-mode-normal }
caves-option-mode-explorer = { run-option-mode-explorer }
caves-option-mode-debug = { run-option-mode-debug }
caves-option-pack = Edition
caves-option-pack-about = Classic: five caves and a teddy bear. The Depths: eight kinds of levels, fire, water, traps, captives, and a music box. Always six levels.
caves-option-pack- = Classic
caves-option-pack-depths = The Depths
caves-option-depth = Levels
caves-option-depth-about = How many levels deep the caves are. The teddy bear is on the lowest level.

# Reasons why an action is refused.
problem-caves-choose = You gained a level: first choose an improvement.
problem-caves-no-choice = You have not gained a level: there is nothing to choose.
problem-caves-edge = The caves end here: this rock is too hard to dig.
problem-caves-ceiling = There are no stairs up here, only the ceiling.
problem-caves-floor = There are no stairs down here, only the floor.
problem-caves-nothing-here = You grab at the ground, but find nothing.
problem-caves-pack-full = You grab at the ground, but your inventory is full.
problem-caves-no-room = You cannot drop anything: all the floor within reach is taken.
problem-caves-empty-slot = You have nothing in slot { $slot }.
problem-caves-not-food = You cannot eat that.
problem-caves-not-equipment = You cannot wear or wield that.
problem-caves-not-potion = You cannot drink that.
problem-caves-not-scroll = That is not a scroll.
problem-caves-not-book = You cannot read that.
problem-caves-no-bow = You cannot shoot without a bow: wield one first.
problem-caves-out-of-sight = You cannot see that place from here.
problem-caves-rock = There is only rock there.
problem-caves-here = You are standing there yourself.
problem-caves-nobody = There is nobody there to shoot at.
problem-caves-cast-at-nothing = You point at nothing: nobody is there.
problem-caves-no-blood = You gave blood recently. You can give more in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
problem-caves-last-blood = You cannot give your last drop of blood.
problem-caves-no-spell = That spell is not in this book.
problem-caves-no-mana = You point and mumble, but nothing happens. You need { $needed } mana and have { $mana }.
problem-caves-pack = This is not a valid pack of Caves: open the pack again.
problem-caves-words = { $text } is not an action. Write “move east”, “climb down”, “wait”, “pick-up”, “drop a”, “eat a”, “wear a”, “quaff a”, “read a”, “throw a 12,7”, “fire 12,7”, “cast a blink 12,7” or “grow attack”.
problem-caves-state = This is not a Caves position.
