# Marks of dice and allies with names: for both shells and the glossary.

dice-die-marked = { $die } ({ $mark })
dice-die-ally = { $ally } ({ $die })
dice-face-counts = { $face } counts { $value }

## Marks

dice-glossary-marks = Marks of dice
dice-mark-keen = keen
dice-mark-keen-text = Its highest face counts double.
dice-mark-lucky = lucky
dice-mark-lucky-text = A 1 counts as its highest face.
dice-mark-steady = steady
dice-mark-steady-text = Never counts less than half its size.
dice-mark-bold = bold
dice-mark-bold-text = A 1 counts 0, its highest face triple.
dice-mark-measured = measured
dice-mark-measured-text = Always counts half its size plus 1, whatever you roll.
dice-mark-rounded = rounded
dice-mark-rounded-text = Odd faces count 1 more.
dice-mark-biting = biting
dice-mark-biting-text = +2 against enemies and villains.
dice-mark-patient = patient
dice-mark-patient-text = +2 when you hide it.
dice-mark-brave = brave
dice-mark-brave-text = +3 while you have a wound.
dice-mark-sealing = sealing
dice-mark-sealing-text = +5 to close or guard a place.
dice-mark-loyal = loyal
dice-mark-loyal-text = When you discard it, it goes to your bag instead. Damage still discards it.
dice-mark-shielding = shielding
dice-mark-shielding-text = Pays for 2 damage.
dice-mark-quick = quick
dice-mark-quick-text = Draw a die from your bag after the check.
dice-mark-hallowed = hallowed
dice-mark-hallowed-text = Helps like a divine die, and is hidden for it.
dice-mark-healing = healing
dice-mark-healing-text = If you succeed, your two largest other discarded dice return to your bag.

dice-term-mark = Mark
dice-term-mark-text = A marked die has a sign at its corner and a quality of its own. It keeps the mark for the whole campaign.
dice-term-companion = Named ally
dice-term-companion-text = Some allies have a name and a skill of their own. Win their die, and they follow that hero for the campaign. They leave if they are deterred or if the hero dies.

## Allies

dice-ally-skills = In your hand: { $skills }.
dice-status-encounter-named = { $die } may join you. Roll verbal or ally, or any die you discard.
dice-said-ally-met = { $hero } meets { $object ->
    [none] { $ally }
   *[other] { $object }
} at { $place }.
dice-said-ally-joined = { $ally } joins { $hero }.
dice-said-ally-missed = { $ally } does not join you.
dice-said-ally-left = { $ally } leaves you.

problem-campaign-ally = Named allies stay with their hero.
problem-die-unknown = This hero has no such die.
problem-die-marked = This die already has a mark.
problem-die-mark = This die can’t have that mark.
