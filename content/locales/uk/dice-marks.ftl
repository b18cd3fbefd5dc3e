# Мітки кісток і друзі з іменами: для обох оболонок і словника.

dice-die-marked = { $die } ({ $mark })
dice-die-ally = { $ally } ({ $die })
dice-face-counts = { $face }, рахується за { $value }

## Мітки

dice-glossary-marks = Мітки кісток
dice-mark-keen = влучна
dice-mark-keen-text = Найвища грань дає вдвічі більше.
dice-mark-lucky = щаслива
dice-mark-lucky-text = Одиниця рахується за найвищу грань.
dice-mark-steady = надійна
dice-mark-steady-text = Дає не менше половини числа своїх граней.
dice-mark-bold = відчайдушна
dice-mark-bold-text = Одиниця дає 0, найвища грань — утричі більше.
dice-mark-measured = розмірена
dice-mark-measured-text = Хоч що випаде, дає половину числа своїх граней і ще 1.
dice-mark-rounded = округла
dice-mark-rounded-text = Непарні грані дають на 1 більше.
dice-mark-biting = кусюча
dice-mark-biting-text = +2 проти ворогів і лиходіїв.
dice-mark-patient = терпляча
dice-mark-patient-text = +2, якщо сховати її в торбу.
dice-mark-brave = стійка
dice-mark-brave-text = +3, поки у вас є рана.
dice-mark-sealing = замкова
dice-mark-sealing-text = +5, коли ви закриваєте чи стережете місце.
dice-mark-loyal = вірна
dice-mark-loyal-text = Замість скиду повертається в торбу. Від шкоди не рятує.
dice-mark-shielding = щитова
dice-mark-shielding-text = Оплачує 2 шкоди.
dice-mark-quick = моторна
dice-mark-quick-text = Після перевірки візьміть кістку з торби.
dice-mark-hallowed = освячена
dice-mark-hallowed-text = Допомагає, як кістка віри, а потім іде в мішок.
dice-mark-healing = цілюща
dice-mark-healing-text = У разі успіху дві найбільші з інших скинутих кісток повернуться в мішок.

dice-term-mark = Мітка
dice-term-mark-text = На міченій кістці в кутку знак, а в знака — своя дія. Мітка лишається на всю кампанію.
dice-term-companion = Друг з іменем
dice-term-companion-text = Деякі друзі мають ім’я і власне вміння. Здобудьте їхню кістку, і вони підуть із героєм до кінця кампанії. Вони йдуть геть, якщо їх відкласти або якщо герой загине.

## Друзі

dice-ally-skills = Поки в руці: { $skills }.
dice-status-encounter-named = { $die } може піти з вами. Умовте мовою або другом, зі скидом — будь-чим.
dice-said-ally-met = { $object ->
    [none] { $place }. { $hero } зустрічає: { $ally }.
   *[other] { $place }. { $hero } зустрічає { $object }.
}
dice-said-ally-joined = { $ally } тепер іде з вами: { $hero } має нового друга.
dice-said-ally-missed = { $ally } з вами не йде.
dice-said-ally-left = { $ally } вас покидає.

problem-campaign-ally = Друзі з іменами лишаються зі своїм героєм.
problem-die-unknown = У цього героя немає такої кістки.
problem-die-marked = На цій кістці вже є мітка.
problem-die-mark = Така мітка цій кістці не підходить.
