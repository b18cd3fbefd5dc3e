# Меты костей и друзья с именами: для обеих оболочек и словаря.

dice-die-marked = { $die } ({ $mark })
dice-die-ally = { $ally } ({ $die })
dice-face-counts = { $face }, идёт за { $value }

## Меты

dice-glossary-marks = Меты костей
dice-mark-keen = меткая
dice-mark-keen-text = Высшая грань даёт вдвое больше.
dice-mark-lucky = счастливая
dice-mark-lucky-text = Единица идёт за высшую грань.
dice-mark-steady = надёжная
dice-mark-steady-text = Даёт не меньше половины числа своих граней.
dice-mark-bold = отчаянная
dice-mark-bold-text = Единица даёт 0, высшая грань — втрое больше.
dice-mark-measured = размеренная
dice-mark-measured-text = Что ни выпади, даёт половину числа своих граней и ещё 1.
dice-mark-rounded = округлая
dice-mark-rounded-text = Нечётные грани дают на 1 больше.
dice-mark-biting = кусачая
dice-mark-biting-text = +2 против врагов и злодеев.
dice-mark-patient = терпеливая
dice-mark-patient-text = +2, если убрать её в мешок.
dice-mark-brave = стойкая
dice-mark-brave-text = +3, пока у вас есть рана.
dice-mark-sealing = замковая
dice-mark-sealing-text = +5, когда вы закрываете или стережёте место.
dice-mark-loyal = верная
dice-mark-loyal-text = Вместо сброса возвращается в мешок. От урона не спасает.
dice-mark-shielding = щитовая
dice-mark-shielding-text = Оплачивает 2 урона.
dice-mark-quick = проворная
dice-mark-quick-text = После проверки возьмите кость из мешка.
dice-mark-hallowed = освящённая
dice-mark-hallowed-text = Помогает, как кость веры, а потом уходит в мешок.
dice-mark-healing = целебная
dice-mark-healing-text = При успехе две самые большие из других сброшенных костей вернутся в мешок.

dice-term-mark = Мета
dice-term-mark-text = У меченой кости в углу знак, а у знака — своё действие. Мета остаётся на всю кампанию.
dice-term-companion = Друг с именем
dice-term-companion-text = У некоторых друзей есть имя и своё умение. Добудьте их кость, и они пойдут с героем до конца кампании. Они уходят, если их отложить или если герой погибнет.

## Друзья

dice-ally-skills = Пока в руке: { $skills }.
dice-status-encounter-named = { $die } может пойти с вами. Уговорите речью или другом, со сбросом — чем угодно.
dice-said-ally-met = { $object ->
    [none] { $place }. { $hero } встречает: { $ally }.
   *[other] { $place }. { $hero } встречает { $object }.
}
dice-said-ally-joined = { $ally } теперь идёт с вами: { $hero } получает друга.
dice-said-ally-missed = { $ally } с вами не идёт.
dice-said-ally-left = { $ally } вас покидает.

problem-campaign-ally = Друзья с именами остаются со своим героем.
problem-die-unknown = У этого героя нет такой кости.
problem-die-marked = На этой кости уже есть мета.
problem-die-mark = Такая мета этой кости не подходит.
