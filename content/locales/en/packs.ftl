# Adventure packs: the commands that read them, and problems in packs.
cli-check-progress = Checking {"{"}file{"}"} {"{"}bar{"}"} {"{"}value{"}"} of {"{"}total{"}"}
cli-check-path = rules (.zrf), a pack (its folder or adventure.yaml), a .zip of either, a world (.world), a saved game, games or positions (.pgn, .pdn, .fen, .sfen, .kif, .csa), a folder to check everything in it, or “-” for standard input
cli-check-strict = treat warnings as errors
cli-check-json = print the result as JSON
cli-check-good = { $path }: { $name } { $version } is valid, with { $scenarios ->
    [one] 1 scenario
   *[other] { $scenarios } scenarios
  }. { $warnings ->
    [0] No warnings.
    [one] 1 warning.
   *[other] { $warnings } warnings.
  }
cli-check-caves = { $path }: { $id } { $version } is a valid pack of Caves, with { $levels ->
    [one] 1 level
   *[other] { $levels } levels
  }. { $warnings ->
    [0] No warnings.
    [one] 1 warning.
   *[other] { $warnings } warnings.
  }
cli-check-bad = { $path }: { $problems ->
    [0] no problems
    [one] 1 problem
   *[other] { $problems } problems
  }, { $warnings ->
    [one] 1 warning
   *[other] { $warnings } warnings
  }.
cli-check-save = { $path }: a valid saved game with { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }.
cli-check-sum = { $checked } checked: { $bad ->
    [0] all valid
    [one] 1 with problems
   *[other] { $bad } with problems
  }, { $warnings ->
    [0] no warnings
    [one] 1 warning
   *[other] { $warnings } warnings
  }.
cli-check-cut = Too many files and folders: only the first { $checked } were checked. Give a smaller folder.
problem-save-without-rules = The rules { $rules } are neither next to this saved game nor in the library, so its moves were not checked.
cli-check-nothing = Nothing to check in { $path }: no rules (.zrf), adventure packs, worlds (.world), saved games or game files (.pgn, .fen, .kif).
cli-adventures-row = { $id } { $version }: { $name }, { $scenarios ->
    [one] 1 scenario
   *[other] { $scenarios } scenarios
  }
cli-adventures-new = create an adventure with this id in your folder, ready to play and edit
cli-adventures-made = Created { $folder }. Check it with “turnwright check { $folder }”, play it with “turnwright play dice --adventure { $id }”.
cli-adventures-none = There are no adventures here.
cli-adventures-broken = Skipped: { $where } ({ $problems ->
    [one] 1 problem
   *[other] { $problems } problems
  })
cli-adventures-folder = Put your own packs in { $folder }.

# The place of a problem; the kind of something listed in a pack.
pack-where = { $where ->
    [file] The file
   *[other] { $where }
  }
pack-kind = { $kind ->
    [act] act
    [power] power
    [location-rule] location rule
    [scenario-rule] scenario rule
    [ally-skill] ally skill
    [hero-skill] hero skill
    [keepsake-effect] keepsake effect
   *[other] { $kind }
  }

problem-pack-no-adventure = { $pack ->
    [pack] The pack
   *[other] { $pack }
  } has no adventure.yaml: put one in its top folder.
problem-pack-no-caves = { $pack ->
    [pack] The pack
   *[other] { $pack }
  } has no caves.yaml: put one in its top folder.
problem-pack-glyph-twice = { $where }: { $other } already has the sign "{ $glyph }". Choose another one.
problem-pack-vault-reach = { $where }: line { $row }, column { $column } cannot be reached on foot from the edge: open a way with ".".
problem-pack-file-named = { $name } is ignored: rename it to { $meant }.
problem-pack-file-large = { $name } has { $bytes } bytes, but only { $most } are allowed. Split the pack.
problem-pack-large = The pack has { $bytes } bytes in all, but only { $most } are allowed.
problem-pack-files = The pack has { $count } files, but only { $most } are allowed.
problem-pack-file-missing = { $name } is missing: put the names and texts of the pack there.
problem-pack-link = { $name } is a link to a file outside the pack: put the file itself there.
problem-pack-unreadable = { problem-unreadable }
problem-pack-none = { $name } is not a pack: give its folder, its adventure.yaml or a .zip.
problem-pack-language = "{ $language }" is not a language code: name the file as in i18n/en.yaml.
problem-pack-language-twice = { $name } and { $other } are the same language: keep one of them.
problem-pack-utf8 = The file is not valid UTF-8 from here on: save it as UTF-8.
problem-pack-more = Problems not listed: { $count }. Fix these first.
problem-yaml-syntax = This line cannot be read: check its quotes, brackets, colons and indentation, and those of the line before.
problem-yaml-bracket = An opening bracket is never closed: add the missing "]" or "{"}"}".
problem-yaml-quote = An opening quotation mark is never closed: add the missing one at the end of the text.
problem-yaml-colon = Put quotes around a text that contains a colon and a space. Put every key on its own line, in one column with its neighbours.
problem-yaml-flow = Separate entries in brackets with commas: one is missing, or a line here begins with "-".
problem-yaml-line = This line has no key: write "key: value" with a space after the colon. If it continues the text above, indent it more.
problem-yaml-indent = This line is not in one column with its neighbours: correct its indentation.
problem-yaml-comma = A comma is missing between two entries in brackets: add it.
problem-yaml-escape = A backslash in double quotes begins a special character: write "\\" for a backslash.
problem-yaml-start = A text cannot begin with this character: put quotes around the text.
problem-yaml-comment = Put a space before the "#" of a comment, or quotes around a text that contains "#".
problem-yaml-tab = Tabs cannot be used for indentation: use spaces.
problem-yaml-empty = The file is empty.
problem-yaml-deep = Nested more than { $most } levels deep: use fewer levels.
problem-yaml-entries = More than { $most } entries in one list or mapping: split the pack.
problem-yaml-values = More than { $most } values, counting aliases each time they are used: split the pack.
problem-yaml-tag = The tag { $tag } has no meaning here: remove it.
problem-yaml-directive = Directives have no meaning here: remove the line.
problem-yaml-documents = A second document begins here: a file can hold only one.
problem-yaml-alias = There is no anchor &{ $name } above this alias: write out the value.
problem-yaml-cycle = The alias *{ $name } is inside the value it names: write out the value.
problem-yaml-key = A key has to be a plain word, as in "name: value".
problem-yaml-key-twice = The key "{ $key }" is already on line { $line }: remove one of them.
problem-yaml-key-reserved = "{ $key }" cannot be a key: choose another word.
problem-pack-newer = The pack has format { $format }, but this program reads only up to format { $known }. Get a newer version of the program.
problem-pack-engine = The pack was made for version { $range } of the rules, but this program has version { $known }.
problem-pack-there = { $folder } already exists: choose another id.
problem-pack-missing = { pack-where } has no "{ $key }": add it.
problem-pack-unknown-key = { pack-where } has no key "{ $key }". The keys are { $known }.
problem-pack-comma = { pack-where }: a comma ends a text between braces, so "{ $key }" is read as a key. Put quotes around the text.
problem-pack-unknown-key-meant = { pack-where } has no key "{ $key }". Did you mean "{ $meant }"?
problem-pack-type = { pack-where }: expected { $expected }, not { $got }.
problem-pack-quote = { $where }: { $got } is read as a number: put it in quotes.
problem-pack-value = { $where }: { $got } is not a valid value. Choose from { $known }.
problem-pack-value-none = { $where } has no value. Choose from { $known }.
problem-pack-value-meant = { $where }: { $got } is not a valid value. Did you mean "{ $meant }"?
problem-pack-version = { $where }: { $got } is not a version: write three numbers, such as 1.0.0.
problem-pack-form = { $where }: { $got } has the wrong form. Write { $form ->
    [id] lower-case letters, digits and single hyphens, as in old-mill
    [timer] turns for one hero + turns for each further hero, as in 18 + 4
    [reward] a die that a hero can own, as in ALLY d6 or PHYSICAL d8 keen
    [dealt] a die of a bag, as in ENEMY d4
    [dice-range] a number or a range, as in 2 or 1-3
    [language] a language code, as in en
    [glyph] one visible character, as in g
    [sign] one small letter or sign other than # . < > - x, as in ~
   *[other] { $form }
  }.
problem-pack-id = "{ $key }" is not a valid id: use lower-case letters, digits and single hyphens, as in "old-mill".
problem-pack-small = { $where } is { $got }: it must be { $least } or more.
problem-pack-big = { $where } is { $got }: it must be { $most } or less.
problem-pack-short = { $where } is empty: it needs at least { $least }.
problem-pack-long = { $where } is too long: { $count } { $unit } at most.
problem-pack-reference = { $where }: there is no { pack-kind } "{ $id }" in this pack.
problem-pack-reference-meant = { $where }: there is no { pack-kind } "{ $id }" in this pack. Did you mean "{ $meant }"?
problem-pack-row = { $where }: there is no { pack-kind } "{ $id }". Choose from { $known }.
problem-pack-row-meant = { $where }: there is no { pack-kind } "{ $id }". Did you mean "{ $meant }"?
problem-pack-row-elsewhere = { $where }: "{ $id }" belongs to the { $otherKind ->
    [location-rule] location rules
    [scenario-rule] scenario rules
    [ally-skill] ally skills
    [hero-skill] hero skills
    [keepsake-effect] keepsake effects
   *[other] { $otherKind }s
  }, not the { pack-kind }s. List it there.
problem-pack-twice = { $where }: "{ $id }" is listed twice: remove one of them.
problem-pack-id-twice = "{ $id }" is also the id of { $where }: choose another one.
problem-pack-chapter-twice = The scenario "{ $id }" is also in chapter "{ $chapter }": a scenario can be in only one chapter.
problem-pack-both-places = { $where }: "{ $id }" is also a static location: remove one of them.
problem-pack-no-level = The scenario "{ $id }" is in no chapter and has no level: write "level: 1", or add it to a chapter.
problem-pack-no-places = The scenario "{ $id }" has no locations: list some under "static" or "dynamic".
problem-pack-order-place = { $where }: "{ $id }" is not a location of the scenario: list it in "static" or "dynamic".
problem-pack-villains = The scenario "{ $id }" has { $count } villains, but only { $places } locations for one hero: a location holds one villain.
problem-pack-villain-place = { $where }: a villain can wait only at a static location of the scenario, and "{ $id }" is not among them.
problem-pack-villain-shared = { $where }: another villain is already waiting at "{ $id }".
problem-pack-ally-place = { $where }: an ally can be met only at a location of the scenario, and "{ $id }" is not among them.
problem-pack-ally-mark = "{ $id }" is a mark of dice: choose another id for the ally.
problem-pack-mark = { $where }: { $type } dice cannot have the mark "{ $id }". Choose another mark or type.
problem-pack-range = { $where }: "{ $got }" runs backwards: write the smaller number first.
problem-pack-filter = { $where }: write either "only" or "not", not both.
problem-pack-filter-empty = { $where }: this filter leaves no type of die.
problem-pack-bag-large = The bag of "{ $id }" can have { $count } dice, but only { $most } are allowed.
problem-pack-closing = The location "{ $id }" cannot be closed in scenario "{ $scenario }": it needs { $needed }, but the best dice of level { $level } reach { $best }. Lower "closing", or allow more "closingTypes".
problem-pack-choice-nowhere = The choice "{ $id }" is never asked: write "after" for the camp, or "in", "at" and "on" for a scenario.
problem-pack-choice-both = The choice "{ $id }" is asked twice: write either "after", or "in", "at" and "on".
problem-pack-choice-place = { $where }: the scenario "{ $scenario }" has no location "{ $id }". Choose from { $known }.
problem-pack-choice-options = The choice "{ $id }" has options: { $count }. Give it { $least } to { $most }.
problem-pack-choice-costs = { $where }: a choice in camp has no price. Remove "costs", or ask it within a scenario.
problem-pack-flag = { $where }: no choice sets the flag "{ $id }". Add it to "sets" of an option.
problem-pack-flag-meant = { $where }: no choice sets the flag "{ $id }". Did you mean "{ $meant }"?
problem-pack-pictures = The pack has { $count } pictures, but only { $most } are allowed.
problem-pack-pictures-large = The pictures of the pack have { $bytes } bytes in all, but only { $most } are allowed: make them smaller.
problem-pack-picture-large = { $name } has { $bytes } bytes, but only { $most } are allowed: make the picture smaller.
problem-pack-picture-side = { $name } is { $width } × { $height } pixels, but a side can have only { $most }: make the picture smaller.
problem-pack-picture-motion = { $name } is animated: save it as a still picture.
problem-pack-picture-extension = { $name } is not a picture that can be shown: save it as .svg, .png or .webp, or remove it.
problem-pack-picture-format = { $name } is in fact { $actual }: save it as { $format }, or correct its extension.
problem-pack-picture-broken = { $name } is damaged or not { $format }: save it again.
problem-pack-picture-twice = { $name } and { $other } show the same: keep one of them.
problem-pack-picture-place = { $name } is in the wrong place: pictures are named as in pictures/enemies/yard-dog.svg.
problem-pack-picture-folder = There are no pictures of "{ $folder }": move { $name } to one of { $known }.
problem-pack-picture-folder-meant = There are no pictures of "{ $folder }". Did you mean "{ $meant }"? Rename the folder of { $name }.
problem-pack-media-id = There is no { $kind } "{ $id }" for { $name }: rename the file after one of { $known }, or remove it.
problem-pack-media-id-none = There is no { $kind } "{ $id }" for { $name }: add it under "{ $folder }", or remove the file.
problem-pack-media-id-meant = There is no { $kind } "{ $id }" for { $name }. Did you mean "{ $meant }"? Rename the file to { $target }.

problem-pack-sounds = The pack has { $count } sounds, but only { $most } are allowed.
problem-pack-sounds-large = The sounds of the pack have { $bytes } bytes in all, but only { $most } are allowed: shorten them, or save them as .ogg.
problem-pack-sound-large = { $name } has { $bytes } bytes, but only { $most } are allowed: shorten the sound, or save it as .ogg.
problem-pack-sound-long = { $name } lasts { $seconds } seconds, but only { $most } are allowed: shorten the sound.
problem-pack-sound-channels = { $name } has { $channels } channels: save it with one, or with two for stereo.
problem-pack-sound-extension = { $name } is not a sound that can be played: save it as .ogg, .mp3 or .wav, or remove it.
problem-pack-sound-format = { problem-pack-picture-format }
problem-pack-sound-broken = { problem-pack-picture-broken }
problem-pack-sound-twice = { $name } and { $other } are sounds of the same: keep one of them.
problem-pack-sound-place = { $name } is in the wrong place: sounds are named as in sounds/enemies/yard-dog.ogg.
problem-pack-sound-folder = There are no sounds of "{ $folder }": move { $name } to one of { $known }.
problem-pack-sound-folder-meant = There are no sounds of "{ $folder }". Did you mean "{ $meant }"? Rename the folder of { $name }.
problem-svg-none = This is not an SVG picture: it has to begin with <svg xmlns="http://www.w3.org/2000/svg">.
problem-svg-box = The <svg> has no viewBox, so it cannot be scaled: add one, as in viewBox="0 0 96 96".
problem-svg-second = The picture ends before this: remove what follows </svg>.
problem-svg-tag = This tag cannot be read: check its name, its quotation marks and its ">".
problem-svg-attribute = The attribute "{ $name }" cannot be read: write it once, as { $name }="value".
problem-svg-entity = "{ $got }" is not a known character: write "&amp;" for an ampersand.
problem-svg-close = </{ $name }> closes nothing: remove it.
problem-svg-close-other = </{ $name }> does not match <{ $open }>: close <{ $open }> first.
problem-svg-unclosed = { $open } is never closed: add { $close }.
problem-svg-doctype = A picture cannot define entities: remove <!DOCTYPE> with its brackets.
problem-svg-instruction = <?{ $name }?> is not allowed in pictures: remove it.
problem-svg-encoding = The picture is saved as { $encoding }: save it as UTF-8.
problem-svg-deep = More than { $most } levels of nested elements: simplify the drawing.
problem-svg-elements = The picture draws more than { $most } elements, counting repeated ones: simplify it.
problem-svg-script = Scripts never run in pictures: remove <{ $name }>.
problem-svg-event = Pictures do not react to anything: remove the attribute { $name }.
problem-svg-html = { $name } is not allowed in pictures: draw with the elements of SVG.
problem-svg-outside = "{ $got }" is outside the picture: it can refer only to its own parts, as in "#shadow".
problem-svg-escape = A style cannot contain "\": write the character itself.
problem-svg-motion = Pictures stand still: remove { $name }.
problem-warn-choice-never = The choice "{ $id }" is never asked in a campaign: correct its condition or its place.
problem-warn-variant-never = The variant "{ $id }" never matches in a campaign: correct its condition, or remove it.
problem-warn-ending-never = The ending "{ $id }" is never reached: put it before those that match instead, or correct its condition.
problem-warn-ending-none = Some campaigns reach no ending: remove the condition of the last one, "{ $id }".
problem-warn-flag-unread = { $where }: nothing depends on the flag "{ $id }". Name it under "when" or "unless", or remove it.
problem-warn-ally-mute = { $where } has no "met": write what the ally says when met.
problem-warn-choice-mute = { $where } has no "text": tell players what happens.
problem-warn-contradiction = { $where }: "{ $id }" and "{ $other }" contradict each other: remove one of them.
problem-warn-villains-absent = The scenario "{ $id }" has villains, but the rule "friendly-neighbourhood" keeps them away: remove one or the other.
problem-warn-untouchable = The { $kind } "{ $id }" is both warded and ethereal: no attack works on it.
problem-warn-timer = { $where } is 0: the heroes lose before their first turn.
problem-warn-no-henchman = No location of the scenario "{ $id }" has an enemy with the trait "henchman": each can be closed only when its bag is empty.
problem-warn-pool = The scenario "{ $id }" has only { $count } dynamic locations: a party of { $heroes } or more would need another.
problem-warn-no-villains = The scenario "{ $id }" has no villains: write "victory: closeAll" to tell players what to do.
problem-warn-loose = The scenario "{ $id }" is in no chapter.
problem-warn-unused = The { $kind } "{ $id }" is never used.
problem-warn-bag-empty = The bag of "{ $id }" can be empty: the location could then be closed at once.
problem-warn-nameless = The bag of "{ $id }" can have { $type } dice, but no cards for them are listed.
problem-warn-idle = { $where }: the bag has no { $type } dice, so these cards never come up.
problem-pack-villain-die = { $where }: a bag cannot name VILLAIN. List the villain under "villains" of a scenario, and his die comes with him.
problem-warn-cards = { $where } is { $count }, but only { $most } cards are listed.
problem-warn-keepsake-useless = The keepsake "{ $id }" has only drawbacks: list a benefit among its "effects".
problem-warn-unnamed = Names missing in { $language }: { $count }, starting with "{ $first }". Add them; ids are shown until then.
problem-warn-untold = Texts missing in { $language }: { $count }, starting with "{ $first }". Add them; the texts of { $instead } are shown until then.
problem-warn-text-reference = { problem-pack-reference }
problem-warn-duplicate = The pack "{ $id }" is also in { $other }: version { $version } is used and this one is ignored.
