# What is said while the dice game is played: by both shells.

dice-die = { $type ->
    [WOUND] рана d{ $size }
    [ENEMY] ворог d{ $size }
    [VILLAIN] лиходій d{ $size }
    [OBSTACLE] перешкода d{ $size }
   *[other] { $name } d{ $size }
}
dice-nameless-ENEMY = якийсь неприємний тип
dice-nameless-VILLAIN = лиходій
dice-nameless-OBSTACLE = щось на шляху

dice-fate-hide = сховати
dice-fate-discard = скинути
dice-fate-deter = відкласти
dice-way-use = { $fate } { $dice }
dice-way = { $uses }: { $bonus }
dice-or = {" або "}
dice-place-bag = { $count ->
    [0] мішок порожній
    [one] { $count } кістка
    [few] { $count } кістки
   *[other] { $count } кісток
}
dice-place-closed = закрито

## Actions

dice-offer-explore = { label-explore }
dice-offer-again = Досліджувати ще раз
dice-offer-finish = Закінчити хід
dice-offer-travel = Перейти
dice-offer-give = Віддати кістку
dice-offer-close = Закрити місце
dice-offer-rest = { label-rest }
dice-offer-cure = Загоїти рану
dice-offer-hide = Сховати кістки
dice-offer-hide-retry = Кинути ще раз
dice-offer-discard = Скинути кістки
dice-offer-hide-encounter-ENEMY = Проста атака, сховати
dice-offer-discard-encounter-ENEMY = Проста атака, скинути
dice-offer-hide-encounter-VILLAIN = { dice-offer-hide-encounter-ENEMY }
dice-offer-discard-encounter-VILLAIN = { dice-offer-discard-encounter-ENEMY }
dice-offer-acquire = Узяти
dice-offer-forfeit = Відпустити
dice-offer-forfeit-encounter-DIVINE = Відпустити: дві кістки повернуться зі скиду
dice-offer-forfeit-encounter-OBSTACLE = Відступити
dice-offer-forfeit-encounter-WOUND = Прийняти рану
dice-offer-forfeit-guard = Не втримувати
dice-offer-forfeit-retry = Лишити як є
dice-offer-forfeit-look = Покласти назад
dice-offer-flee = Тікати
dice-offer-confirm = Готово
dice-offer-confirm-pick-check = Кинути
dice-offer-confirm-damage = Прийняти шкоду
dice-offer-confirm-look = Спробувати прибрати
dice-offer-cancel = Назад
dice-offer-cancel-closing = Не пробувати
dice-offer-cancel-pick-lose = Лишити все
dice-offer-go-on = Далі
dice-offer-leave = У дорогу
dice-offer-next = Далі: { $scenario }
dice-free-name = Вільна гра, рівень { $level }
dice-free-about = Сценарій, який складе зерно: місця, лиходії та правила цієї пригоди впереміш. Інше зерно — інший сценарій.
dice-free-intro = Цієї історії ще ніхто не записав. Відомо одне: хто тут ховається. { $villains }. Обшукайте місця, закрийте їх, і тікати буде нікуди.
dice-free-menu = Вільна гра

## What is asked

dice-status-place = { $hero }: виберіть, звідки почати.
dice-status-interior = { $hero } — { $place }. Що робити?
dice-status-interior-short = { $place }. Що робити?
dice-status-interior-after = { $hero } роззирається. Що далі?
dice-status-encounter-stat = Знайдено: { $die }. Здобувають кісткою того самого виду, скинувши — будь-якою.
dice-status-encounter-DIVINE = Знайдено: { $die }. Досить узяти.
dice-status-encounter-ALLY = { $die }: може піти з вами. Умовте мовою або другом, скинувши — будь-чим.
dice-status-encounter-WOUND = На вас чекає { $die }. Відбийтеся силою чи вправністю, скинувши — будь-чим.
dice-status-encounter-OBSTACLE = { $card }, { $die }. Пройти допоможе { $types }, зі скидом — будь-яка кістка.
dice-status-encounter-OBSTACLE-short = { $card }, { $die }: { $types }.
dice-status-encounter-ENEMY = { $card }, { $die }. Бийтеся, ухиліться або тікайте.
dice-status-encounter-ENEMY-short = { $card }, { $die }.
dice-status-encounter-VILLAIN = Ось і { $card }, { $die }! Бийтеся, ухиліться або тікайте.
dice-status-encounter-VILLAIN-short = { $card }, { $die }!
dice-status-pick-check = Виберіть кістки для перевірки.
dice-status-pick-fight = Виберіть кістку або дві різних видів: рахуються обидві.
dice-status-pick-skill = { $skill }: виберіть кістки.
dice-status-pick-again = Заплатіть за другий погляд: друг, віра або дві інші кістки.
dice-status-pick-give = Виберіть кістку. Її отримає { $target }.
dice-status-pick-errand = Виберіть кістки. Їх отримає { $target }.
dice-status-pick-lose = { $hero }: віддайте { $count ->
    [one] { $count } кістку
    [few] { $count } кістки
   *[other] { $count } кісток
}.
dice-status-pick-lose-any = { $hero }: скиньте непотрібне або лишіть усе.
dice-status-pick-reroll = Виберіть кістку, якою заплатите за другий кидок.
dice-status-pick-banish = Виберіть кістку, яка її прибере.
dice-status-pick-cure = Виберіть рану, яку загоїти.
dice-status-target-travel = Куди?
dice-status-target-give = Кому?
dice-status-target-skill = { $skill }: для кого або для чого?
dice-status-pile-heal = Виберіть кістки, які повернуться в мішок.
dice-status-pile-rest = Відпочинок: виберіть до п’яти кісток, які повернуться в мішок.
dice-status-closing = { $place }: щоб закрити, наберіть { $difficulty } однією або двома кістками різних видів.
dice-status-closing-short = { $place }: наберіть { $difficulty }.
dice-status-closing-guard = { $place }: щоб утримати, наберіть { $difficulty }.
dice-status-guard = { $place }: лиходій може втекти сюди. Хто втримає це місце?
dice-status-damage = { $hero } ось-ось отримає { $magical ->
    [yes] магічну шкоду
   *[no] шкоду
}: { $amount }.
dice-status-retry = Перевірка не вдалася. Ще раз?
dice-status-look = { $place }: у мішку { $die }. Прибрати?
dice-status-look-short = { $place }: { $die }. Прибрати?
dice-status-roll = Кістки котяться.
dice-status-over-cornered = Останньому лиходієві нікуди тікати. Перемога!
dice-status-over-all-closed = Усі місця закрито. Перемога!
dice-status-over-first-villain = Лиходія здолано. Перемога!
dice-status-over-time = Час вийшов. Усе пропало.
dice-status-over-dead = Героїв не лишилося. Усе пропало.
dice-status-over-escaped = Лиходій утік назавжди. Усе пропало.
dice-status-over-fallen = Один із вас загинув. Усе пропало.
dice-status-camp-limit = { $hero }: виберіть вид кісток, яких відтепер може бути на одну більше.
dice-status-camp-limit-short = { $hero }: кісток якого виду стане на одну більше?
dice-status-camp-skill = { $hero }: поліпшіть уміння або вивчіть нове.
dice-status-camp = Привал. Міняйтеся кістками через спільну купу — і в дорогу.
dice-status-campaign-won = Кампанію пройдено!
dice-status-campaign-lost = Загону більше немає. Кампанію програно.
dice-status-campaign-weary = Зіграно стільки сценаріїв, що загін повертається додому.

## What happened

dice-said-turn = Хід: { $hero }. Лишилося часу: { $timer }.
dice-said-time-lost = Втрачено часу: { $count }. Лишилося: { $timer }.
dice-said-time-won = Виграно часу: { $count }. Лишилося: { $timer }.
dice-said-encounter = { $place }. { $hero } знаходить: { $die }.
dice-said-threat = { $place }. { $hero } зустрічає: { $card }, { $die }.
dice-said-won = { $hero } набирає { $total } проти { $against }: успіх.
dice-said-missed = { $hero } набирає { $total } проти { $against }: невдача.
dice-said-won-skill = { $hero }, { $skill }: { $total } проти { $against }. Успіх.
dice-said-missed-skill = { $hero }, { $skill }: { $total } проти { $against }. Невдача.
dice-said-chased = { $card } б'є в спину ({ $hero }): { $against }, половина з цього — шкода.
dice-said-struck = { $hero } не діє. { $card } б'є: { $against }.
dice-said-dice = { $own } проти { $foe }
dice-said-face = { $die } → { $face }
dice-said-tallied = { $skill }: { $hero } набирає { $total }.
dice-said-skill = { $hero } застосовує вміння «{ $skill }».
dice-said-travelled = { $hero } переходить в інше місце: { $place }.
dice-said-gift = { $hero } → { $taker }: { $die }.
dice-said-acquired = { $hero } здобуває: { $die }.
dice-said-joined = { $hero } отримує: { $die }.
dice-said-failed = Втрачено: { $die }.
dice-said-forfeited = { $hero } відпускає: { $die }.
dice-said-defeated = Перемога: { $card }.
dice-said-passed = Пройдено: { $card }.
dice-said-evaded = { $card }: { $hero } ухиляється від зустрічі.
dice-said-fled = { $card }: { $hero } рятується втечею.
dice-said-lessened = { $skill }: { $hero } зменшує шкоду з { $before } до { $after }.
dice-said-shielded = { $skill }: { $hero } бере шкоду на себе, { $after } замість { $before } ({ $other }).
dice-said-damage = { $hero } отримує { $magical ->
    [yes] магічну шкоду
   *[no] шкоду
}: { $amount }.
dice-said-lost-damage = Через шкоду втрачено: { $dice }.
dice-said-lost-end-of-turn = Не вмістилося в руку: { $dice }.
dice-said-lost-optional = Скинуто з власної волі: { $dice }.
dice-said-lost-greedy = Відібрано: { $dice }.
dice-said-lost-swift = З несподіванки { $hero } впускає назад у мішок: { $dice }.
dice-said-lost-utter-mess = У безладі назад у мішок: { $dice }.
dice-said-lost-make-room = Віддано, щоб звільнити місце: { $dice }.
dice-said-healed = Назад у мішок ({ $hero }): { $dice }.
dice-said-refill = { $hero } бере: { $dice }.
dice-said-summon = { $hero } одразу бере: { $dice }.
dice-said-recovered = { $hero } бере зі скиду: { $dice }.
dice-said-wounded = { $hero } отримує рану.
dice-said-cured = Рану загоєно: { $hero }.
dice-said-died = { $hero } гине.
dice-said-remark = { $hero }: «{ $line }»{ $ends ->
    [no] .
   *[yes] { "" }
}
dice-said-rested = { $hero } відпочиває.
dice-said-guarded = { $hero } утримує місце: { $place }.
dice-said-closed = Закрито: { $place }.
dice-said-found = { $place }: тут ховається { $card }, місце лишається відкритим.
dice-said-cornered = Лиходія загнано в кут: { $place }.
dice-said-escaped = Лиходій тікає: { $place }.
dice-said-stays = Лиходієві нікуди йти, він лишається: { $place }.
dice-said-boon = { $skill }: { $hero } отримує +{ $amount } до однієї з наступних перевірок.
dice-said-boon-used = { $skill } допомагає: { $hero }, +{ $amount }.
dice-said-boon-lost = { $skill }: не знадобилося, { $hero } втрачає надбавку.
dice-said-trap = { $skill }: −{ $amount } у наступного ворога, якого зустріне { $hero }.
dice-said-set-out = Загін вирушає: { $scenario }.
dice-said-came-back = { $won ->
    [yes] Загін повертається з перемогою.
   *[no] Загін повертається після поразки.
}
dice-said-kept = { $kept ->
    [all] Що знайшли, те ваше.
    [some] Що знайшли вцілілі, те ваше.
   *[none] Ніхто не вцілів: знайдене пропало.
}
dice-said-grew = { $hero }: відтепер може бути на одну кістку більше ({ $type }).
dice-said-learned = { $hero } краще володіє вмінням «{ $skill }».
dice-said-took = { $hero } бере зі спільної купи: { $die }.
dice-said-left = { $hero } кладе до спільної купи: { $die }.
dice-saved-title = { $adventure }: { $scenario }
dice-saved-turn = хід { $turn } з { $turns }
dice-saved-camp = на привалі
dice-saved-lost = поразка

## Why not

problem-dice-slot = З рештою ця кістка не поєднується.
problem-dice-mask = Вибрано не ті кістки.
problem-dice-pile = { problem-dice-slot }
problem-dice-pile-mask = { problem-dice-mask }
problem-dice-no-bonus = Скидання тут не дає надбавки: краще сховати кістку.
problem-dice-none-fit = У руці немає придатних кісток.
problem-dice-close-refuge = Притулку закрити не можна.
problem-dice-closed = Це місце закрито.
problem-dice-close-tried = Закривати місце можна пробувати раз за хід.
problem-dice-close-bag = Місце закривають, коли його мішок порожній або здолано його поплічника.
problem-dice-guardian = Спершу треба здолати вартового цього місця.
problem-dice-action = Зараз цього зробити не можна.
problem-dice-skill-used = Це вміння в цьому ході вже застосовували.
problem-dice-pointless = Зараз із цього не буде пуття.
problem-dice-no-target = Це ні до кого й ні до чого застосувати.
problem-dice-warded = Проти цієї загрози діє лише магія.
problem-dice-ethereal = Проти цієї загрози магія не діє.
problem-dice-relentless = Від цієї загрози не втекти.
problem-dice-wrong-foe = На таку загрозу це не діє.
problem-dice-too-far = Це годиться лише для героя в іншому місці.
problem-dice-hand-full = Рука повна.
problem-dice-other-damage = Від такої шкоди це не допомагає.
problem-dice-not-his-damage = Цьому героєві від шкоди це не допоможе.
problem-dice-bag-empty = Мішок цього місця порожній.
problem-dice-refuge = У Притулку досліджувати нічого.
problem-dice-spent = У цьому ході більше не досліджують.
problem-dice-explored = Це можна робити лише до дослідження.
problem-dice-unexplored = Це можна робити лише після дослідження.
problem-dice-once = У цьому ході це вже зроблено.
problem-dice-alone = Тут нема кому взяти кістку.
problem-dice-nothing-to-give = Віддавати нічого.
problem-dice-no-rest = Відпочивають у Притулку.
problem-dice-healthy = Відновлювати нічого.
problem-dice-haste = У цьому сценарії двічі за хід не досліджують.
problem-dice-patience = У цьому ході стільки разів передумували, що цей вибір доведеться зробити.
problem-journey-trades = На цьому привалі змінило господаря стільки кісток ({ $most }), що загонові час у дорогу.
problem-journey-state = Це не стан гри.
problem-journey-words = «{ $text }» — не дія: пишіть, наприклад, «go-on», «limit 1 P», «skill 2 shoot», «take 1 P6» або «leave».
problem-campaign-not-owed = Такої нагороди цьому героєві не належить.
problem-campaign-no-die = Такої кістки там немає: { $die }.
problem-campaign-full = Кісток цього виду в героя більше бути не може.
problem-campaign-owed = Герой { $hero } ще не вибрав нагороди.
problem-campaign-stage = Загін не на привалі.
problem-campaign-no-hero = Такого героя в загоні немає.

## Hints of the tutorial, each given once

dice-hint-table = Угорі — місце, скільки кісток у його мішку, і час. Унизу — рука: С — сила, В — вправність, Р — розум, М — мова. У Притулку нічого не відбувається: натисніть T, щоб перейти.
dice-hint-explore = Досліджувати — означає витягти кістку з мішка цього місця. Вона буває подарунком, а буває, що й кусається. Натисніть E.
dice-hint-after = Можна заплатити й подивитися ще раз або закінчити хід клавішею F. Тоді рука знову наповниться з вашого мішка.
dice-hint-die = Цю кістку можна здобути: киньте свою й наберіть не менше. H — кістка того самого виду, вона повернеться в мішок; D — кістка будь-якого виду, її буде скинуто, зате дасть +1. Поруч указано шанс.
dice-hint-choose = Кістки вибирають цифрами, друзів — літерами. Коли вибрано досить, видно шанс: Enter — кинути, Esc — передумати.
dice-hint-threat = Ворог. Бийтеся вмінням — із надбавкою, або простою атакою: однією кісткою, а зі скидом і двома різних видів. Або тікайте. Чого забракне в кидку, те втратите кістками з руки.
dice-hint-obstacle = Перешкоду проходять кісткою одного з названих видів або будь-якою, якщо її скинути. Невдача й відступ коштують кісток із руки.
dice-hint-divine = Кістки віри беруть без кидка. Вони допомагають у багатьох перевірках, а потім їх відкладають. Якщо відпустити таку кістку, дві інші повернуться зі скиду в мішок.
dice-hint-ally = Друга треба умовити. Друзі лежать поруч із рукою і місця в ній не займають.
dice-hint-wound = Рана займає місце в руці, і скинути її не можна. Відбийтеся зараз або загойте її в Притулку.
dice-hint-damage = Шкода — це кістки з руки, на ваш вибір. Спершу можна застосувати вміння, які її зменшують.
dice-hint-end = Хід закінчується. Непотрібні кістки можна скинути: з мішка прийдуть інші. Але кожна з них — частина вашого життя.
dice-hint-low-bag = Мішок майже порожній, а мішок — це життя: хто має взяти кістку й не може, гине. Відпочиньте в Притулку: кістки зі скиду повернуться в мішок.
dice-hint-empty = Це місце вже можна закрити. До закритого місця лиходій не втече. Натисніть C.
dice-hint-closing = Наберіть потрібне число однією або двома кістками різних видів. Кістки віри можуть допомогти.
dice-hint-villain = Лиходій! Здолайте його, і місце за ним закриється. Він утече до іншого відкритого місця, якщо таке є і його ніхто не тримає.
dice-hint-guard = Герой, який стоїть в іншому відкритому місці, може втримати його перевіркою на закриття. Тоді лиходій туди не втече.
