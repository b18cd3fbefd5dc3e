# Тексты игры в кости для обеих оболочек.

dice-die = { $type ->
    [WOUND] рана d{ $size }
    [ENEMY] враг d{ $size }
    [VILLAIN] злодей d{ $size }
    [OBSTACLE] преграда d{ $size }
   *[other] { $name } d{ $size }
}
dice-nameless-ENEMY = Неприятный тип
dice-nameless-ENEMY-object = неприятного типа
dice-nameless-VILLAIN = Злодей
dice-nameless-VILLAIN-object = злодея
dice-nameless-OBSTACLE = Что-то на пути
dice-nameless-OBSTACLE-object = что-то непонятное

dice-fate-hide = спрятать
dice-fate-discard = сбросить
dice-fate-deter = отложить
# Short forms for narrow terminals.
dice-fate-hide-brief = спр
dice-fate-discard-brief = сбр
dice-fate-deter-brief = отл
dice-way-use = { $fate } { $dice }
dice-way = { $uses }: { $bonus }
dice-way-brief = { $uses } { $bonus }
# Соединяет варианты: «сила или ум».
dice-or = {" или "}
dice-place-bag = { $count ->
    [0] мешок пуст
    [one] { $count } кость
    [few] { $count } кости
   *[other] { $count } костей
}
dice-place-closed = закрыто
dice-place-guarded = удержано

## Действия

dice-offer-explore = { label-explore }
dice-offer-again = Исследовать ещё раз
dice-offer-finish = Закончить ход
dice-offer-discard-interior = Сбросить и закончить
dice-offer-travel = Перейти
dice-offer-give = Отдать кость
dice-offer-close = Закрыть место
dice-offer-rest = { label-rest }
dice-offer-cure = Залечить рану
dice-offer-hide = Спрятать кости
dice-offer-hide-retry = Бросить ещё раз
dice-offer-discard = Сбросить кости
dice-offer-hide-encounter-ENEMY = Простая атака, спрятать
dice-offer-discard-encounter-ENEMY = Простая атака, сбросить
dice-offer-hide-encounter-VILLAIN = { dice-offer-hide-encounter-ENEMY }
dice-offer-discard-encounter-VILLAIN = { dice-offer-discard-encounter-ENEMY }
dice-offer-acquire = Взять
dice-offer-forfeit = Отказаться
dice-offer-forfeit-encounter-DIVINE = Отказаться: 2 кости вернутся из сброса
dice-offer-forfeit-encounter-ENEMY = Ничего не делать
dice-offer-forfeit-encounter-VILLAIN = { dice-offer-forfeit-encounter-ENEMY }
dice-offer-forfeit-encounter-OBSTACLE = Отступить
dice-offer-forfeit-encounter-WOUND = Принять рану
dice-offer-forfeit-guard = Не удерживать
dice-offer-forfeit-retry = Оставить как есть
dice-offer-forfeit-look = Положить обратно
dice-offer-flee = Бежать
dice-offer-confirm = Готово
dice-offer-confirm-pick-check = Бросить
dice-offer-confirm-damage = Принять урон
dice-offer-confirm-pick-pay = Заплатить
dice-offer-confirm-look = Попробовать убрать
dice-offer-cancel = Назад
dice-offer-cancel-closing = Не пробовать
dice-offer-cancel-pick-lose = Оставить всё
dice-offer-go-on = Дальше
dice-offer-leave = В путь
dice-offer-next = Дальше: { $scenario }
dice-free-name = Вольная игра, уровень { $level }
dice-free-about = Случайный сценарий: места, злодеи и правила этого приключения вперемешку. Другое начальное значение — другой сценарий.
dice-free-intro = Этой истории ещё никто не записал. Известно лишь, кто здесь прячется: { $villains }. Обыщите места, закройте их, и бежать будет некуда.
dice-free-menu = Вольная игра

## Вопросы

dice-status-place = { $hero }: выберите, откуда начать.
dice-status-interior = { $hero } — { $place }. Что делать?
dice-status-interior-short = { $place }. Что делать?
dice-status-interior-after = { $hero } осматривается. Что дальше?
dice-status-encounter-stat = Найдено: { $die }. Бросьте кость того же вида, со сбросом — любую.
dice-status-encounter-DIVINE = Найдено: { $die }. Просто возьмите.
dice-status-encounter-ALLY = Встретился { $die }. Уговорите речью или другом, со сбросом — чем угодно.
dice-status-encounter-WOUND = Вам грозит { $die }. Отбейтесь силой или ловкостью, со сбросом — чем угодно.
dice-status-encounter-OBSTACLE = { $card }, { $die }. Поможет { $types }, со сбросом — любая кость.
dice-status-encounter-OBSTACLE-short = { $card }, { $die }: { $types }.
dice-status-encounter-ENEMY = { $card }, { $die }. Деритесь, уклонитесь или бегите.
dice-status-encounter-ENEMY-short = { $card }, { $die }.
dice-status-encounter-VILLAIN = Вот и { $card }, { $die }! Деритесь, уклонитесь или бегите.
dice-status-encounter-VILLAIN-short = { $card }, { $die }!
dice-status-pick-check = Выберите кости для проверки.
dice-status-pick-fight = Выберите одну кость или две разных видов: считаются обе.
dice-status-pick-skill = { $skill }: выберите кости.
dice-status-pick-again = Чтобы исследовать ещё раз, отдайте друга, кость веры или две другие кости.
dice-status-pick-give = Выберите кость. Её получит { $target }.
dice-status-pick-errand = Выберите кости. Их получит { $target }.
dice-status-pick-lose = { $hero }: отдайте { $count ->
    [one] { $count } кость
    [few] { $count } кости
   *[other] { $count } костей
}.
dice-status-pick-trim = { $hero }: сбросьте ненужное или оставьте всё.
dice-status-pick-pay = { $hero }: урон { $count }. Выберите кости, остальное — из мешка.
dice-status-pick-reroll = Выберите, какой костью оплатить ещё один бросок.
dice-status-pick-banish = Выберите, какой костью её убрать.
dice-status-pick-cure = Выберите, какую рану залечить.
dice-status-target-travel = Куда?
dice-status-target-give = Кому?
dice-status-target-skill = { $skill }: выберите цель.
dice-status-pile-heal = Выберите кости, которые вернутся в мешок.
dice-status-pile-rest = Отдых: выберите до 5 костей, которые вернутся в мешок.
dice-status-closing = { $place }: чтобы закрыть, наберите { $difficulty } одной или двумя костями разных видов.
dice-status-closing-short = { $place }: наберите { $difficulty }.
dice-status-closing-guard = { $place }: чтобы удержать, наберите { $difficulty }.
dice-status-guard = { $place }: злодей может уйти сюда. Кто удержит это место?
dice-status-damage = { $hero } вот-вот получит { $magical ->
    [yes] магический урон
   *[no] урон
}: { $amount }.
dice-status-damage-none = { $hero }: терять уже нечего, урон пройдёт впустую.
dice-status-retry = Проверка не удалась. Ещё раз?
dice-status-look = { $place }: в мешке { $die }. Убрать?
dice-status-look-short = { $place }: { $die }. Убрать?
dice-status-roll = Кости катятся.
dice-status-over-cornered = Последнему злодею некуда бежать. Победа!
dice-status-over-all-closed = Все места закрыты. Победа!
dice-status-over-first-villain = Злодей повержен. Победа!
dice-status-over-time = Время вышло. Всё пропало.
dice-status-over-dead = Героев не осталось. Всё пропало.
dice-status-over-escaped = Злодей ушёл. Всё пропало.
dice-status-over-fallen = Один из вас погиб. Всё пропало.
dice-status-camp-limit = { $hero } сможет иметь на одну кость больше. Выберите её вид.
dice-status-camp-limit-short = { $hero }: ещё одна кость. Какого вида?
dice-status-camp-skill = { $hero }: улучшите умение или выучите новое.
dice-status-camp = Лагерь. Обменяйтесь костями через общую кучу — и в путь.
dice-status-campaign-won = Кампания пройдена!
dice-status-campaign-lost = Отряда больше нет. Кампания проиграна.
dice-status-campaign-weary = После стольких сценариев отряд возвращается домой.

## Журнал

dice-said-turn = Ход: { $hero }. Осталось времени: { $timer }.
dice-said-time-lost = Потеряно времени: { $count }. Осталось: { $timer }.
dice-said-time-won = Выиграно времени: { $count }. Осталось: { $timer }.
dice-said-encounter = { $place }. { $hero } находит: { $die }.
dice-said-threat = { $object ->
    [none] { $place }. { $hero } видит: на пути { $card }, { $die }.
   *[other] { $place }. { $hero } натыкается на { $object }: { $die }.
}
dice-said-won = { $hero } набирает { $total } против { $against }: успех.
dice-said-missed = { $hero } набирает { $total } против { $against }: неудача.
dice-said-won-skill = { $skill }: { $hero } набирает { $total } против { $against }. Успех.
dice-said-missed-skill = { $skill }: { $hero } набирает { $total } против { $against }. Неудача.
dice-said-chased = { $object ->
    [none] { $hero } получает удар в спину: половина от { $against } ({ $card }).
   *[other] { $hero } бежит, не оглядываясь на { $object }, и получает удар в спину: половина от { $against }.
}
dice-said-struck = { $object ->
    [none] { $hero } бездействует и получает удар на { $against } ({ $card }).
   *[other] { $hero } просто смотрит на { $object } и получает удар на { $against }.
}
dice-said-dice = { $own }; против: { $foe }
dice-said-face = { $die } → { $face }
dice-said-tallied = { $skill }: { $hero } набирает { $total }.
dice-said-skill = { $hero } применяет умение «{ $skill }».
dice-said-travelled = { $hero } переходит в другое место: { $place }.
dice-said-gift = { $hero } отдаёт: { $die }. Кость получает { $taker }.
dice-said-acquired = { $hero } добывает: { $die }.
dice-said-joined = { $hero } получает: { $die }.
dice-said-failed = Потеряно: { $die }.
dice-said-forfeited = { $hero } отказывается от кости: { $die }.
dice-said-defeated = { $object ->
    [none] Вы победили противника: { $card }.
   *[other] Вы победили { $object }.
}
dice-said-passed = { $object ->
    [none] Вы прошли преграду: { $card }.
   *[other] Вы преодолели { $object }.
}
dice-said-evaded = { $object ->
    [none] { $card }: { $hero } уклоняется от встречи.
   *[other] { $hero } обходит { $object } стороной.
}
dice-said-fled = { $object ->
    [none] { $card }: { $hero } спасается бегством.
   *[other] { $hero } спасается бегством, оставив { $object } позади.
}
dice-said-lessened = { $skill }: { $hero } уменьшает урон с { $before } до { $after }.
dice-said-lessened-other = { $skill }: { $hero } уменьшает чужой урон с { $before } до { $after } ({ $other }).
dice-said-shielded = { $skill }: { $hero } закрывает собой товарища ({ $other }). Урон: { $after } вместо { $before }.
dice-said-lessened-not = { $skill }: урон остаётся прежним, { $after }.
dice-said-damage = { $hero } получает { $magical ->
    [yes] магический урон
   *[no] урон
}: { $amount }.
dice-said-lost-damage = От урона потеряно: { $dice }.
dice-said-lost-damage-bag = Из мешка потеряно: { $dice }.
dice-said-lost-end-of-turn = Не поместилось в руку: { $dice }.
dice-said-lost-optional = Сброшено по желанию: { $dice }.
dice-said-lost-greedy = Отнято: { $dice }.
dice-said-lost-swift = От неожиданности { $hero } роняет кость обратно в мешок: { $dice }.
dice-said-lost-utter-mess = Спрятано в кутерьме: { $dice }.
dice-said-lost-make-room = Отдано, чтобы освободить место: { $dice }.
dice-said-healed = Обратно в мешок ({ $hero }): { $dice }.
dice-said-refill = { $hero } берёт из мешка: { $dice }.
dice-said-summon = { $hero } сразу берёт из мешка: { $dice }.
dice-said-recovered = { $hero } берёт из сброса: { $dice }.
dice-said-wounded = { $hero } получает рану.
dice-said-cured = { $hero } залечивает рану.
dice-said-died = { $hero } погибает.
dice-said-remark = { $hero }: «{ $line }»{ $ends ->
    [no] .
   *[yes] { "" }
}
dice-said-rested = { $hero } отдыхает.
dice-said-guarded = { $hero } удерживает место: { $place }.
dice-said-closed = Место закрыто: { $place }.
dice-said-found = { $object ->
    [none] { $place }: здесь прячется { $card }, место остаётся открытым.
   *[other] { $place }: вы обнаружили здесь { $object }. Место остаётся открытым.
}
dice-said-cornered = Злодей загнан в угол: { $place }.
dice-said-escaped = Злодей уходит в другое место: { $place }.
dice-said-stays = Злодею некуда бежать, он остаётся на месте: { $place }.
dice-said-boon = { $skill }: { $hero } получает +{ $amount } к одной из следующих проверок.
dice-said-boon-used = { $hero } пользуется прибавкой: { $skill }, +{ $amount }.
dice-said-boon-lost = { $skill }: прибавка не пригодилась, { $hero } её теряет.
dice-said-trap = { $skill }: −{ $amount } у следующего врага, которого встретит { $hero }.
dice-said-set-out = Отряд отправляется в путь: { $scenario }.
dice-said-came-back = { $won ->
    [yes] Отряд возвращается с победой.
   *[no] Отряд возвращается после поражения.
}
dice-said-kept = { $kept ->
    [all] Всё найденное остаётся у вас.
    [some] Находки выживших остаются у вас.
   *[none] Никто не выжил: найденное пропало.
}
dice-said-grew = { $hero } может иметь на одну кость больше ({ $type }).
dice-said-learned = { $hero } повышает уровень умения «{ $skill }».
dice-said-took = { $hero } берёт из общей кучи: { $die }.
dice-said-left = { $hero } кладёт в общую кучу: { $die }.
dice-saved-title = { $adventure }: { $scenario }
dice-saved-turn = ход { $turn } из { $turns }
dice-saved-camp = в лагере
dice-saved-lost = поражение

## Отказы

problem-dice-slot = Эта кость не сочетается с выбранными.
problem-dice-mask = Эти кости не подходят. Выберите другие.
problem-dice-pile = { problem-dice-slot }
problem-dice-pile-mask = { problem-dice-mask }
problem-dice-no-bonus = Сброс здесь не даёт прибавки. Лучше спрячьте кость.
problem-dice-none-fit = В руке нет подходящих костей.
problem-dice-close-refuge = Убежище закрыть нельзя.
problem-dice-closed = Это место закрыто.
problem-dice-close-tried = Попытаться закрыть место можно раз за ход.
problem-dice-close-bag = Место можно закрыть, когда его мешок пуст или только что побеждён его подручный.
problem-dice-guardian = Сначала победите стража этого места.
problem-dice-action = Сейчас этого сделать нельзя.
problem-dice-skill-used = Это умение уже применено в этом ходу.
problem-dice-pointless = Сейчас от этого не будет толку.
problem-dice-no-target = Нет подходящей цели.
problem-dice-warded = Против этой угрозы действует только магия.
problem-dice-ethereal = Против этой угрозы магия не действует.
problem-dice-relentless = От этой угрозы нельзя ни уклониться, ни убежать.
problem-dice-wrong-foe = На такую угрозу это не действует.
problem-dice-too-far = Это поможет только герою в другом месте.
problem-dice-hand-full = Рука полна.
problem-dice-other-damage = От такого урона это не защищает.
problem-dice-not-his-damage = Этого героя это от урона не защитит.
problem-dice-bag-empty = Мешок этого места пуст.
problem-dice-refuge = В Убежище исследовать нечего.
problem-dice-spent = В этом ходу исследовать больше нельзя.
problem-dice-explored = Это можно делать только до исследования.
problem-dice-unexplored = Это можно делать только после исследования.
problem-dice-once = Уже сделано в этом ходу.
problem-dice-alone = Здесь некому взять кость.
problem-dice-nothing-to-give = Вам нечего отдать.
problem-dice-no-rest = Здесь отдохнуть нельзя. Отдохните в Убежище.
problem-dice-healthy = Лечить нечего.
problem-dice-haste = В этом сценарии исследовать можно только раз за ход.
problem-dice-discard-due = В конце этого хода вы и так сбросите кости.
problem-dice-patience = Вы слишком часто отменяли выбор в этом ходу. На этот раз выбрать придётся.
problem-journey-trades = Слишком много обменов в этом лагере ({ $most }). Отряду пора в путь.
problem-journey-state = Неверное состояние игры.
problem-journey-words = «{ $text }» — не действие. Пишите, например, «go-on», «limit 1 P», «skill 2 shoot», «take 1 P6» или «leave».
problem-campaign-not-owed = Такой награды этому герою не положено.
problem-campaign-no-die = Такой кости там нет: { $die }.
problem-campaign-full = У этого героя больше не может быть костей этого вида.
problem-campaign-owed = Герой { $hero } ещё не выбрал награду.
problem-campaign-stage = Отряд не в лагере.
problem-campaign-no-hero = Такого героя в отряде нет.

## Подсказки обучения, каждая показывается один раз

dice-hint-table = Вверху — место, кости в его мешке и время. Внизу — ваша рука: С — сила, Л — ловкость, У — ум, Р — речь. В Убежище ничего не происходит. Нажмите T, чтобы перейти.
dice-hint-explore = Исследуйте место, и вы вытянете одну кость из его мешка. Она бывает подарком, а бывает и кусается. Нажмите E.
dice-hint-after = Можно заплатить и исследовать ещё раз или закончить ход клавишей F. Тогда рука снова пополнится из вашего мешка.
dice-hint-die = Эту кость можно добыть: бросьте свою и наберите не меньше. H — кость того же вида, она вернётся в мешок. D — любая кость, она уйдёт в сброс, зато даст +1. Рядом указан шанс.
dice-hint-choose = Выбирайте кости цифрами, друзей — буквами. Когда выбрано достаточно, виден шанс. Enter — бросить, Esc — отменить.
dice-hint-threat = Враг. Деритесь умением, оно даёт прибавку. Или атакуйте просто: одной костью, а со сбросом — и двумя разных видов. Или бегите. Сколько не хватит в броске, столько костей вы потеряете из руки.
dice-hint-obstacle = Преграду проходят костью одного из названных видов, а со сбросом — любой. Если не вышло или вы отступили, вы теряете кости из руки.
dice-hint-divine = Кости веры берут без броска. Они помогают во многих проверках, а потом их откладывают. Если отказаться от такой кости, 2 другие вернутся из сброса в мешок.
dice-hint-ally = Этого друга надо уговорить. Друзья лежат рядом с рукой и места в ней не занимают.
dice-hint-wound = Рана занимает место в руке, и сбросить её нельзя. Отбейтесь сейчас или залечите её в Убежище.
dice-hint-damage = Урон отнимает кости из руки, а какие — решаете вы. Чего не хватит в руке, заплатит мешок. Сначала можно применить умения, которые уменьшают урон.
dice-hint-end = Ход кончается. Ненужные кости можно сбросить: из мешка придут другие, может быть, получше. Но каждая из них — часть вашей жизни.
dice-hint-low-bag = Мешок почти пуст, а мешок — это ваша жизнь. Кто должен взять кость и не может, погибает. Отдохните в Убежище: кости из сброса вернутся в мешок.
dice-hint-empty = Это место уже можно закрыть. В закрытое место злодей не уйдёт. Нажмите C.
dice-hint-closing = Наберите нужное число одной или двумя костями разных видов. Кости веры могут помочь.
dice-hint-villain = Злодей! Победите его, и это место закроется. Он уйдёт в другое открытое место, если такое есть и его никто не удержит.
dice-hint-guard = Герой в другом открытом месте может удержать его проверкой на закрытие. Тогда злодей туда не уйдёт.
dice-hint-act = На карте сказано, что враг сделает при вашей неудаче. Победите или обойдите его, и ничего не случится.
dice-hint-power = У каждого злодея есть власть, которая длится, пока он не побеждён. Она указана среди правил сценария.
dice-hint-give = До исследования герой может отдать кость другому в том же месте.
dice-hint-rest = Здесь можно отдохнуть вместо исследования. Пять костей из сброса вернутся в мешок или заживёт одна рана.
dice-hint-time = Время на исходе. Если пора начинать ход, а времени нет, всё пропало. Закрывайте места и ищите злодея.
dice-hint-idle = Каждый ход отнимает время, а в Убежище ничего не происходит. Отправьтесь в какое-нибудь место и исследуйте его.
dice-hint-henchman = Это подручный. Победите его, и место можно закрыть сразу, сколько бы костей ни было в мешке.
dice-hint-keepsake = Памятная вещь помогает сама или даёт умение на один раз за сценарий. Что делает каждая, написано на странице героев.
dice-hint-mark = Кость со знаком в углу — меченая. У неё особая грань или своё действие: о каждой мете сказано в справочнике.
