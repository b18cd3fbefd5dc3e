# Texts of a dice game in play, for both shells.

dice-die = { $type ->
    [WOUND] рана d{ $size }
    [ENEMY] ворог d{ $size }
    [VILLAIN] лиходій d{ $size }
    [OBSTACLE] перешкода d{ $size }
   *[other] { $name } d{ $size }
}
dice-nameless-ENEMY = Якийсь неприємний тип
dice-nameless-ENEMY-object = якогось неприємного типа
dice-nameless-VILLAIN = Лиходій
dice-nameless-VILLAIN-object = лиходія
dice-nameless-OBSTACLE = Щось на шляху
dice-nameless-OBSTACLE-object = щось незрозуміле

dice-fate-hide = сховати
dice-fate-discard = скинути
dice-fate-deter = відкласти
# Short forms for narrow terminals.
dice-fate-hide-brief = схов
dice-fate-discard-brief = скин
dice-fate-deter-brief = відкл
dice-way-use = { $fate } { $dice }
dice-way = { $uses }: { $bonus }
dice-way-brief = { $uses } { $bonus }
dice-or = {" або "}
dice-place-bag = { $count ->
    [0] мішок порожній
    [one] { $count } кістка
    [few] { $count } кістки
   *[other] { $count } кісток
}
dice-place-closed = закрито
dice-place-guarded = утримано

## Actions

dice-offer-explore = { label-explore }
dice-offer-again = Досліджувати ще раз
dice-offer-finish = Закінчити хід
dice-offer-discard-interior = Скинути й завершити
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
dice-offer-forfeit = Відмовитися
dice-offer-forfeit-encounter-DIVINE = Відмовитися: 2 кістки повернуться зі скиду
dice-offer-forfeit-encounter-ENEMY = Нічого не робити
dice-offer-forfeit-encounter-VILLAIN = { dice-offer-forfeit-encounter-ENEMY }
dice-offer-forfeit-encounter-OBSTACLE = Відступити
dice-offer-forfeit-encounter-WOUND = Прийняти рану
dice-offer-forfeit-guard = Не втримувати
dice-offer-forfeit-retry = Лишити як є
dice-offer-forfeit-look = Покласти назад
dice-offer-flee = Тікати
dice-offer-confirm = Готово
dice-offer-confirm-pick-check = Кинути
dice-offer-confirm-damage = Прийняти шкоду
dice-offer-confirm-pick-pay = Сплатити
dice-offer-confirm-look = Спробувати прибрати
dice-offer-cancel = Назад
dice-offer-cancel-closing = Не пробувати
dice-offer-cancel-pick-lose = Лишити все
dice-offer-go-on = Далі
dice-offer-leave = У дорогу
dice-offer-next = Далі: { $scenario }
dice-free-name = Вільна гра, рівень { $level }
dice-free-about = Випадковий сценарій: місця, лиходії та правила цієї пригоди впереміш. Інше початкове значення — інший сценарій.
dice-free-intro = Цієї історії ще ніхто не записав. Відомо лише, хто тут ховається: { $villains }. Обшукайте місця, закрийте їх, і тікати буде нікуди.
dice-free-menu = Вільна гра

## Questions

dice-status-place = { $hero }: виберіть, звідки почати.
dice-status-interior = { $hero } — { $place }. Що робити?
dice-status-interior-short = { $place }. Що робити?
dice-status-interior-after = { $hero } роззирається. Що далі?
dice-status-encounter-stat = Знайдено: { $die }. Киньте кістку цього виду, зі скидом — будь-яку.
dice-status-encounter-DIVINE = Знайдено: { $die }. Просто візьміть.
dice-status-encounter-ALLY = Трапився { $die }. Умовте мовою або другом, зі скидом — будь-чим.
dice-status-encounter-WOUND = Вам загрожує { $die }. Відбийтеся силою чи вправністю, зі скидом — будь-чим.
dice-status-encounter-OBSTACLE = { $card }, { $die }. Допоможе { $types }, зі скидом — будь-яка кістка.
dice-status-encounter-OBSTACLE-short = { $card }, { $die }: { $types }.
dice-status-encounter-ENEMY = { $card }, { $die }. Бийтеся, ухиліться або тікайте.
dice-status-encounter-ENEMY-short = { $card }, { $die }.
dice-status-encounter-VILLAIN = Ось і { $card }, { $die }! Бийтеся, ухиліться або тікайте.
dice-status-encounter-VILLAIN-short = { $card }, { $die }!
dice-status-pick-check = Виберіть кістки для перевірки.
dice-status-pick-fight = Виберіть одну кістку або дві різних видів: рахуються обидві.
dice-status-pick-skill = { $skill }: виберіть кістки.
dice-status-pick-again = Щоб досліджувати ще раз, віддайте друга, кістку віри або дві інші кістки.
dice-status-pick-give = Виберіть кістку. Її отримає { $target }.
dice-status-pick-errand = Виберіть кістки. Їх отримає { $target }.
dice-status-pick-lose = { $hero }: віддайте { $count ->
    [one] { $count } кістку
    [few] { $count } кістки
   *[other] { $count } кісток
}.
dice-status-pick-trim = { $hero }: скиньте непотрібне або лишіть усе.
dice-status-pick-pay = { $hero }: шкода { $count }. Виберіть кістки, решта — з мішка.
dice-status-pick-reroll = Виберіть, якою кісткою заплатити за ще один кидок.
dice-status-pick-banish = Виберіть, якою кісткою її прибрати.
dice-status-pick-cure = Виберіть, яку рану загоїти.
dice-status-target-travel = Куди?
dice-status-target-give = Кому?
dice-status-target-skill = { $skill }: виберіть ціль.
dice-status-pile-heal = Виберіть кістки, які повернуться в мішок.
dice-status-pile-rest = Відпочинок: виберіть до 5 кісток, які повернуться в мішок.
dice-status-closing = { $place }: щоб закрити, наберіть { $difficulty } однією або двома кістками різних видів.
dice-status-closing-short = { $place }: наберіть { $difficulty }.
dice-status-closing-guard = { $place }: щоб утримати, наберіть { $difficulty }.
dice-status-guard = { $place }: лиходій може втекти сюди. Хто втримає це місце?
dice-status-damage = { $hero } ось-ось отримає { $magical ->
    [yes] магічну шкоду
   *[no] шкоду
}: { $amount }.
dice-status-damage-none = { $hero }: втрачати вже нічого, шкода нічого не відбере.
dice-status-retry = Перевірка не вдалася. Ще раз?
dice-status-look = { $place }: у мішку { $die }. Прибрати?
dice-status-look-short = { $place }: { $die }. Прибрати?
dice-status-roll = Кістки котяться.
dice-status-over-cornered = Останньому лиходієві нікуди тікати. Перемога!
dice-status-over-all-closed = Усі місця закрито. Перемога!
dice-status-over-first-villain = Лиходія здолано. Перемога!
dice-status-over-time = Час вийшов. Усе пропало.
dice-status-over-dead = Героїв не лишилося. Усе пропало.
dice-status-over-escaped = Лиходій утік. Усе пропало.
dice-status-over-fallen = Один із вас загинув. Усе пропало.
dice-status-camp-limit = { $hero } зможе мати на одну кістку більше. Виберіть її вид.
dice-status-camp-limit-short = { $hero }: ще одна кістка. Якого виду?
dice-status-camp-skill = { $hero }: поліпшіть уміння або вивчіть нове.
dice-status-camp = Привал. Міняйтеся кістками через спільну купу — і в дорогу.
dice-status-campaign-won = Кампанію пройдено!
dice-status-campaign-lost = Загону більше немає. Кампанію програно.
dice-status-campaign-weary = Після стількох сценаріїв загін повертається додому.

## The log

dice-said-turn = Хід: { $hero }. Лишилося часу: { $timer }.
dice-said-time-lost = Втрачено часу: { $count }. Лишилося: { $timer }.
dice-said-time-won = Виграно часу: { $count }. Лишилося: { $timer }.
dice-said-encounter = { $place }. { $hero } знаходить: { $die }.
dice-said-threat = { $object ->
    [none] { $place }. { $hero } бачить: на шляху { $card }, { $die }.
   *[other] { $place }. { $hero } натрапляє на { $object }: { $die }.
}
dice-said-won = { $hero } набирає { $total } проти { $against }: успіх.
dice-said-missed = { $hero } набирає { $total } проти { $against }: невдача.
dice-said-won-skill = { $skill }: { $hero } набирає { $total } проти { $against }. Успіх.
dice-said-missed-skill = { $skill }: { $hero } набирає { $total } проти { $against }. Невдача.
dice-said-chased = { $object ->
    [none] { $hero } дістає удар у спину: половина від { $against } ({ $card }).
   *[other] { $hero } тікає, не озираючись на { $object }, і дістає удар у спину: половина від { $against }.
}
dice-said-struck = { $object ->
    [none] { $hero } не діє й дістає удар на { $against } ({ $card }).
   *[other] { $hero } просто дивиться на { $object } і дістає удар на { $against }.
}
dice-said-dice = { $own }; проти: { $foe }
dice-said-face = { $die } → { $face }
dice-said-tallied = { $skill }: { $hero } набирає { $total }.
dice-said-skill = { $hero } застосовує вміння «{ $skill }».
dice-said-travelled = { $hero } переходить в інше місце: { $place }.
dice-said-gift = { $hero } віддає: { $die }. Кістку отримує { $taker }.
dice-said-acquired = { $hero } здобуває: { $die }.
dice-said-joined = { $hero } отримує: { $die }.
dice-said-failed = Втрачено: { $die }.
dice-said-forfeited = { $hero } відмовляється від кістки: { $die }.
dice-said-defeated = { $object ->
    [none] Ви здолали противника: { $card }.
   *[other] Ви здолали { $object }.
}
dice-said-passed = { $object ->
    [none] Ви подолали перешкоду: { $card }.
   *[other] Ви подолали { $object }.
}
dice-said-evaded = { $object ->
    [none] { $card }: { $hero } ухиляється від зустрічі.
   *[other] { $hero } обминає { $object }.
}
dice-said-fled = { $object ->
    [none] { $card }: { $hero } рятується втечею.
   *[other] { $hero } рятується втечею, лишивши { $object } позаду.
}
dice-said-lessened = { $skill }: { $hero } зменшує шкоду з { $before } до { $after }.
dice-said-lessened-other = { $skill }: { $hero } зменшує чужу шкоду з { $before } до { $after } ({ $other }).
dice-said-shielded = { $skill }: { $hero } затуляє собою товариша ({ $other }). Шкода: { $after } замість { $before }.
dice-said-lessened-not = { $skill }: шкода лишається такою самою, { $after }.
dice-said-damage = { $hero } отримує { $magical ->
    [yes] магічну шкоду
   *[no] шкоду
}: { $amount }.
dice-said-lost-damage = Через шкоду втрачено: { $dice }.
dice-said-lost-damage-bag = З мішка втрачено: { $dice }.
dice-said-lost-end-of-turn = Не вмістилося в руку: { $dice }.
dice-said-lost-optional = Скинуто з власної волі: { $dice }.
dice-said-lost-greedy = Відібрано: { $dice }.
dice-said-lost-swift = З несподіванки { $hero } впускає кістку назад у мішок: { $dice }.
dice-said-lost-utter-mess = Сховано в безладі: { $dice }.
dice-said-lost-make-room = Віддано, щоб звільнити місце: { $dice }.
dice-said-healed = Назад у мішок ({ $hero }): { $dice }.
dice-said-refill = { $hero } бере з мішка: { $dice }.
dice-said-summon = { $hero } одразу бере з мішка: { $dice }.
dice-said-recovered = { $hero } бере зі скиду: { $dice }.
dice-said-wounded = { $hero } отримує рану.
dice-said-cured = { $hero } загоює рану.
dice-said-died = { $hero } гине.
dice-said-remark = { $hero }: «{ $line }»{ $ends ->
    [no] .
   *[yes] { "" }
}
dice-said-rested = { $hero } відпочиває.
dice-said-guarded = { $hero } утримує місце: { $place }.
dice-said-closed = Місце закрито: { $place }.
dice-said-found = { $object ->
    [none] { $place }: тут ховається { $card }, місце лишається відкритим.
   *[other] { $place }: ви виявили тут { $object }. Місце лишається відкритим.
}
dice-said-cornered = Лиходія загнано в кут: { $place }.
dice-said-escaped = Лиходій тікає до іншого місця: { $place }.
dice-said-stays = Лиходієві нікуди тікати, він лишається на місці: { $place }.
dice-said-boon = { $skill }: { $hero } отримує +{ $amount } до однієї з наступних перевірок.
dice-said-boon-used = { $hero } користується надбавкою: { $skill }, +{ $amount }.
dice-said-boon-lost = { $skill }: надбавка не знадобилася, { $hero } її втрачає.
dice-said-trap = { $skill }: −{ $amount } у наступного ворога, якого зустріне { $hero }.
dice-said-set-out = Загін вирушає: { $scenario }.
dice-said-came-back = { $won ->
    [yes] Загін повертається з перемогою.
   *[no] Загін повертається після поразки.
}
dice-said-kept = { $kept ->
    [all] Усе знайдене лишається у вас.
    [some] Знахідки вцілілих лишаються у вас.
   *[none] Ніхто не вцілів: знайдене пропало.
}
dice-said-grew = { $hero } може мати на одну кістку більше ({ $type }).
dice-said-learned = { $hero } підвищує рівень уміння «{ $skill }».
dice-said-took = { $hero } бере зі спільної купи: { $die }.
dice-said-left = { $hero } кладе до спільної купи: { $die }.
dice-saved-title = { $adventure }: { $scenario }
dice-saved-turn = хід { $turn } з { $turns }
dice-saved-camp = на привалі
dice-saved-lost = поразка

## Refusals

problem-dice-slot = Ця кістка не поєднується з вибраними.
problem-dice-mask = Ці кістки не підходять. Виберіть інші.
problem-dice-pile = { problem-dice-slot }
problem-dice-pile-mask = { problem-dice-mask }
problem-dice-no-bonus = Скидання тут не дає надбавки. Краще сховайте кістку.
problem-dice-none-fit = У руці немає придатних кісток.
problem-dice-close-refuge = Притулку закрити не можна.
problem-dice-closed = Це місце закрито.
problem-dice-close-tried = Спробувати закрити місце можна раз за хід.
problem-dice-close-bag = Місце можна закрити, коли його мішок порожній або щойно здолано його поплічника.
problem-dice-guardian = Спершу здолайте вартового цього місця.
problem-dice-action = Зараз цього зробити не можна.
problem-dice-skill-used = Це вміння вже застосовано в цьому ході.
problem-dice-pointless = Зараз із цього не буде пуття.
problem-dice-no-target = Немає придатної цілі.
problem-dice-warded = Проти цієї загрози діє лише магія.
problem-dice-ethereal = Проти цієї загрози магія не діє.
problem-dice-relentless = Від цієї загрози не можна ні ухилитися, ні втекти.
problem-dice-wrong-foe = На таку загрозу це не діє.
problem-dice-too-far = Це допоможе лише героєві в іншому місці.
problem-dice-hand-full = Рука повна.
problem-dice-other-damage = Від такої шкоди це не захищає.
problem-dice-not-his-damage = Цього героя це від шкоди не захистить.
problem-dice-bag-empty = Мішок цього місця порожній.
problem-dice-refuge = У Притулку досліджувати нічого.
problem-dice-spent = У цьому ході досліджувати більше не можна.
problem-dice-explored = Це можна робити лише до дослідження.
problem-dice-unexplored = Це можна робити лише після дослідження.
problem-dice-once = Уже зроблено в цьому ході.
problem-dice-alone = Тут нема кому взяти кістку.
problem-dice-nothing-to-give = Вам нічого віддати.
problem-dice-no-rest = Тут відпочити не можна. Відпочиньте в Притулку.
problem-dice-healthy = Лікувати нічого.
problem-dice-haste = У цьому сценарії досліджувати можна лише раз за хід.
problem-dice-discard-due = Наприкінці цього ходу ви й так скинете кістки.
problem-dice-patience = Ви надто часто скасовували вибір у цьому ході. Цього разу вибрати доведеться.
problem-journey-trades = Забагато обмінів на цьому привалі ({ $most }). Загонові час у дорогу.
problem-journey-state = Неправильний стан гри.
problem-journey-words = «{ $text }» — не дія. Пишіть, наприклад, «go-on», «limit 1 P», «skill 2 shoot», «take 1 P6» або «leave».
problem-campaign-not-owed = Такої нагороди цьому героєві не належить.
problem-campaign-no-die = Такої кістки там немає: { $die }.
problem-campaign-full = У цього героя більше не може бути кісток цього виду.
problem-campaign-owed = Герой { $hero } ще не вибрав нагороди.
problem-campaign-stage = Загін не на привалі.
problem-campaign-no-hero = Такого героя в загоні немає.

## Tutorial hints, each shown once

dice-hint-table = Угорі — місце, кістки в його мішку і час. Унизу — ваша рука: С — сила, В — вправність, Р — розум, М — мова. У Притулку нічого не відбувається. Натисніть T, щоб перейти.
dice-hint-explore = Досліджуйте місце, і ви витягнете одну кістку з його мішка. Вона буває подарунком, а буває, що й кусається. Натисніть E.
dice-hint-after = Можна заплатити й досліджувати ще раз або закінчити хід клавішею F. Тоді рука знову наповниться з вашого мішка.
dice-hint-die = Цю кістку можна здобути: киньте свою й наберіть не менше. H — кістка того самого виду, вона повернеться в мішок. D — будь-яка кістка, вона піде у скид, зате дасть +1. Поруч указано шанс.
dice-hint-choose = Вибирайте кістки цифрами, друзів — літерами. Коли вибрано досить, видно шанс. Enter — кинути, Esc — скасувати.
dice-hint-threat = Ворог. Бийтеся вмінням, воно дає надбавку. Або атакуйте просто: однією кісткою, а зі скидом — і двома різних видів. Або тікайте. Скільки забракне в кидку, стільки кісток ви втратите з руки.
dice-hint-obstacle = Перешкоду проходять кісткою одного з названих видів, а зі скидом — будь-якою. Якщо не вийшло або ви відступили, ви втрачаєте кістки з руки.
dice-hint-divine = Кістки віри беруть без кидка. Вони допомагають у багатьох перевірках, а потім їх відкладають. Якщо відмовитися від такої кістки, 2 інші повернуться зі скиду в мішок.
dice-hint-ally = Цього друга треба умовити. Друзі лежать поруч із рукою і місця в ній не займають.
dice-hint-wound = Рана займає місце в руці, і скинути її не можна. Відбийтеся зараз або загойте її в Притулку.
dice-hint-damage = Шкода забирає кістки з руки, а які — вирішуєте ви. Чого бракує в руці, сплатить мішок. Спершу можна застосувати вміння, які зменшують шкоду.
dice-hint-end = Хід закінчується. Непотрібні кістки можна скинути: з мішка прийдуть інші, може, кращі. Але кожна з них — частина вашого життя.
dice-hint-low-bag = Мішок майже порожній, а мішок — це ваше життя. Хто має взяти кістку й не може, гине. Відпочиньте в Притулку: кістки зі скиду повернуться в мішок.
dice-hint-empty = Це місце вже можна закрити. До закритого місця лиходій не втече. Натисніть C.
dice-hint-closing = Наберіть потрібне число однією або двома кістками різних видів. Кістки віри можуть допомогти.
dice-hint-villain = Лиходій! Здолайте його, і це місце закриється. Він утече до іншого відкритого місця, якщо таке є і його ніхто не втримає.
dice-hint-guard = Герой в іншому відкритому місці може втримати його перевіркою на закриття. Тоді лиходій туди не втече.
dice-hint-act = На картці сказано, що ворог зробить у разі вашої невдачі. Здолайте чи обійдіть його, і нічого не станеться.
dice-hint-power = Кожен лиходій має владу, що триває, доки його не здолано. Вона є серед правил сценарію.
dice-hint-give = До дослідження герой може віддати кістку іншому в тому самому місці.
dice-hint-rest = Тут можна відпочити замість дослідження. П’ять кісток зі скиду повернуться в мішок або загоїться одна рана.
dice-hint-time = Час спливає. Якщо хід має початися, а часу немає, усе пропало. Закривайте місця й шукайте лиходія.
dice-hint-idle = Кожен хід забирає час, а у Притулку нічого не відбувається. Вирушайте до якогось місця й досліджуйте його.
dice-hint-henchman = Це поплічник. Здолайте його, і місце можна закрити одразу, хоч би скільки кісток було в мішку.
dice-hint-keepsake = Пам’ятна річ допомагає сама або дає вміння на один раз за сценарій. Що робить кожна, написано на сторінці героїв.
dice-hint-mark = Кістка зі знаком у кутку — мічена. У неї особлива грань або своя дія: про кожну мітку сказано в довіднику.
