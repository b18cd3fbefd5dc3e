# Adventure packs: the commands that look at them, and what may be wrong with them.
cli-check-about = check adventure packs and rules files, and tell everything that is wrong with them
cli-check-path = a pack: its folder, its adventure.yaml, or a .zip; or rules: a .zrf, a folder of them, or a .zip
cli-check-json = print the result as JSON
cli-check-warning = warning: { $text }
cli-check-good = { $path }: { $name } { $version } is sound, with { $scenarios ->
    [one] one scenario
   *[other] { $scenarios } scenarios
  }. { $warnings ->
    [0] No warnings.
    [one] One warning.
   *[other] { $warnings } warnings.
  }
cli-check-bad = { $path }: { $problems ->
    [one] one problem
   *[other] { $problems } problems
  }, { $warnings ->
    [one] one warning
   *[other] { $warnings } warnings
  }.
cli-adventures-about = list the adventures of the dice game that are found here
cli-adventures-row = { $id } { $version }: { $name }, { $scenarios ->
    [one] one scenario
   *[other] { $scenarios } scenarios
  }
cli-adventures-none = There are no adventures here.
cli-adventures-broken = Passed over: { $where } ({ $problems ->
    [one] one problem
   *[other] { $problems } problems
  })
cli-adventures-folder = Put packs of your own into { $folder }.

problem-pack-no-adventure = There is no adventure.yaml in { $pack }: a pack needs one at its top.
problem-pack-file-named = { $name } is not read: rename it to { $meant }.
problem-pack-file-large = { $name } has { $bytes } bytes; at most { $most } are read. Split the pack.
problem-pack-large = The files of the pack have { $bytes } bytes together; at most { $most } are read.
problem-pack-files = The pack has { $count } files to read; at most { $most } are read.
problem-pack-file-missing = There is no { $name }: write the names and texts of the pack there.
problem-pack-link = { $name } is a link out of the pack: put the file itself there.
problem-pack-unreadable = { $name } cannot be read: { $reason }
problem-pack-none = { $name } is no pack: give its folder, its adventure.yaml or a .zip.
problem-pack-language = "{ $language }" is no language code: name the file as in i18n/en.yaml.
problem-pack-language-twice = { $name } and { $other } are the same language: keep one of them.
problem-pack-utf8 = The file is not UTF-8 from here on: save it in that encoding.
problem-pack-more = There are { $count } more problems: mend these first.
problem-zip-broken = This is no zip that can be read: { $reason }
problem-zip-large = The zip has { $bytes } bytes; at most { $most } are read.
problem-zip-entries = The zip has { $count } entries; at most { $most } are read.
problem-zip-inflated = { $name } would take { $bytes } bytes unpacked; at most { $most } are read.
problem-zip-ratio = { $name } grows more than { $most } times when unpacked: such zips are refused.
problem-zip-path = "{ $name }" leads out of the zip: only plain paths inside of it are read.
problem-zip-link = "{ $name }" is a link: put the file itself into the zip.
problem-zip-secret = "{ $name }" is encrypted, or packed in a way that is not read: use plain deflate.
problem-yaml-syntax = This is no YAML: { $reason }
problem-yaml-tab = A tab may not indent: use spaces.
problem-yaml-empty = The file is empty.
problem-yaml-deep = Nested deeper than { $most } levels: nothing in a pack needs that.
problem-yaml-entries = More than { $most } entries in one list or mapping: split the pack.
problem-yaml-values = More than { $most } values, aliases counted wherever they stand: split the pack.
problem-yaml-tag = The tag { $tag } has no meaning here: leave it out.
problem-yaml-directive = Directives have no meaning here: leave the line out.
problem-yaml-documents = A second document begins here: a file holds one.
problem-yaml-alias = There is no anchor &{ $name } above this alias: write the value out.
problem-yaml-cycle = The alias *{ $name } stands inside of what it names: write the value out.
problem-yaml-key = A key has to be a plain word: write it as in "name: value".
problem-yaml-key-twice = The key "{ $key }" stands here a second time; it is first on line { $line }.
problem-yaml-key-reserved = "{ $key }" cannot be a key: choose another word.
problem-pack-newer = The pack has format { $format }; this program reads format { $known }. Take a newer version of the program.
problem-pack-missing = { $where } lacks "{ $key }": add it.
problem-pack-unknown-key = { $where } has no key "{ $key }". The keys are { $known }.
problem-pack-unknown-key-meant = { $where } has no key "{ $key }": did you mean "{ $meant }"?
problem-pack-type = { $where }: expected { $expected }, not { $got }.
problem-pack-quote = { $where }: { $got } reads as a number: put it in quotes.
problem-pack-value = { $where }: there is no { $got }. Choose from { $known }.
problem-pack-value-none = { $where } has no value. Choose from { $known }.
problem-pack-value-meant = { $where }: there is no { $got }: did you mean "{ $meant }"?
problem-pack-form = { $where }: { $got } is not of the form needed here. Write { $form }.
problem-pack-id = "{ $key }" is no id: use small letters, digits and single hyphens, as in "old-mill".
problem-pack-small = { $where } is { $got }: it has to be { $least } or more.
problem-pack-big = { $where } is { $got }: it may be { $most } at most.
problem-pack-short = { $where } is empty: it needs at least { $least }.
problem-pack-long = { $where } is too long: { $count } { $unit } at most.
problem-pack-reference = { $where }: there is no { $kind } "{ $id }" in this pack.
problem-pack-reference-meant = { $where }: there is no { $kind } "{ $id }": did you mean "{ $meant }"?
problem-pack-row = { $where }: there is no { $kind } "{ $id }". Choose from { $known }.
problem-pack-row-meant = { $where }: there is no { $kind } "{ $id }": did you mean "{ $meant }"?
problem-pack-row-elsewhere = { $where }: "{ $id }" is no { $kind } but a { $other }: write it there.
problem-pack-twice = { $where }: "{ $id }" stands here twice: leave one out.
problem-pack-id-twice = "{ $id }" is the id of { $where }, too: choose another one.
problem-pack-chapter-twice = The scenario "{ $id }" is in chapter "{ $chapter }", too: a scenario has one place.
problem-pack-both-places = { $where }: "{ $id }" is among the static locations, too: leave one out.
problem-pack-no-level = The scenario "{ $id }" is in no chapter and has no level: write "level: 1", or put it into one.
problem-pack-no-places = The scenario "{ $id }" has no locations: list some under "static" or "dynamic".
problem-pack-villains = The scenario "{ $id }" has villains: { $count }; locations for one hero: { $places }. A location holds one villain.
problem-pack-villain-place = { $where }: a villain can wait only at a static location of the scenario, and "{ $id }" is none.
problem-pack-villain-shared = { $where }: another villain waits at "{ $id }" already.
problem-pack-range = { $where }: "{ $got }" runs backwards: write the smaller number first.
problem-pack-filter = { $where }: write either "only" or "not", so that the types of the dice are plain.
problem-pack-filter-empty = { $where }: no type of die is left by this filter.
problem-pack-bag-large = The bag of "{ $id }" can have { $count } dice: { $most } at most.
problem-pack-closing = The location "{ $id }" cannot be closed in scenario "{ $scenario }": it needs { $needed }, and the best dice of level { $level } bring { $best }. Lower "closing", or name more "closingTypes".
problem-warn-pool = The scenario "{ $id }" has { $count } dynamic locations: a party of { $heroes } or more would need another one.
problem-warn-no-villains = The scenario "{ $id }" has no villains: write "victory: closeAll", so that players know.
problem-warn-loose = The scenario "{ $id }" is in no chapter.
problem-warn-unused = The { $kind } "{ $id }" is used nowhere.
problem-warn-bag-empty = The bag of "{ $id }" can be empty: its location could be closed at once.
problem-warn-nameless = The bag of "{ $id }" can have { $type } dice, but no card tells what they are.
problem-warn-idle = { $where }: the bag has no { $type } dice, so these cards are never met.
problem-warn-villain-die = { $where }: a VILLAIN die of a bag has no card. Villains belong to scenarios.
problem-warn-cards = { $where } is { $count }, but only { $most } cards are listed.
problem-warn-unnamed = { $language } lacks names: { $count }, "{ $first }" first. Ids stand in.
problem-warn-untold = { $language } lacks texts: { $count }, "{ $first }" first. Those of { $instead } stand in.
problem-warn-text-reference = { $where }: there is no { $kind } "{ $id }" in this pack.
problem-warn-duplicate = The pack "{ $id }" is also in { $other }: version { $version } is taken, this one is passed over.
