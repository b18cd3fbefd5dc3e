# Что говорится во время игры в кости — в обеих оболочках.

dice-die = { $type ->
    [WOUND] рана d{ $size }
    [ENEMY] враг d{ $size }
    [VILLAIN] злодей d{ $size }
    [OBSTACLE] преграда d{ $size }
   *[other] { $name } d{ $size }
}
dice-nameless-ENEMY = неприятный тип
dice-nameless-VILLAIN = злодей
dice-nameless-OBSTACLE = что-то на пути

dice-fate-hide = спрятать
dice-fate-discard = сбросить
dice-fate-deter = отложить
dice-way-use = { $fate } { $dice }
dice-way = { $uses }: { $bonus }
# Between things of which one will do.
dice-or = {" или "}
dice-place-bag = { $count ->
    [0] мешок пуст
    [one] { $count } кость
    [few] { $count } кости
   *[other] { $count } костей
}
dice-place-closed = закрыто

## Действия

dice-offer-explore = { label-explore }
dice-offer-again = Исследовать ещё раз
dice-offer-finish = Закончить ход
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
dice-offer-forfeit = Отпустить
dice-offer-forfeit-encounter-DIVINE = Отпустить: две кости вернутся из сброса
dice-offer-forfeit-encounter-OBSTACLE = Отступить
dice-offer-forfeit-encounter-WOUND = Принять рану
dice-offer-forfeit-guard = Не удерживать
dice-offer-forfeit-retry = Оставить как есть
dice-offer-forfeit-look = Положить обратно
dice-offer-flee = Бежать
dice-offer-confirm = Готово
dice-offer-confirm-pick-check = Бросить
dice-offer-confirm-damage = Принять урон
dice-offer-confirm-look = Попробовать убрать
dice-offer-cancel = Назад
dice-offer-cancel-closing = Не пробовать
dice-offer-cancel-pick-lose = Оставить всё
dice-offer-go-on = Дальше
dice-offer-leave = В путь
dice-offer-next = Дальше: { $scenario }
dice-free-name = Вольная игра, уровень { $level }
dice-free-about = Сценарий, который сложит зерно: места, злодеи и правила этого приключения вперемешку. Другое зерно — другой сценарий.
dice-free-intro = Этой истории ещё никто не записал. Известно одно: кто здесь прячется. { $villains }. Обыщите места, закройте их, и бежать будет некуда.
dice-free-menu = Вольная игра

## О чём спрашивают

dice-status-place = { $hero }: выберите, откуда начать.
dice-status-interior = { $hero } — { $place }. Что делать?
dice-status-interior-short = { $place }. Что делать?
dice-status-interior-after = { $hero } осматривается. Что дальше?
dice-status-encounter-stat = Найдено: { $die }. Добывают костью того же вида, сбросив — любой.
dice-status-encounter-DIVINE = Найдено: { $die }. Достаточно взять.
dice-status-encounter-ALLY = { $die }: может пойти с вами. Уговорите речью или другом, сбросив — любой.
dice-status-encounter-WOUND = Вас ждёт { $die }. Отбейтесь силой или ловкостью, сбросив — любой.
dice-status-encounter-OBSTACLE = { $card }, { $die }. Пройти поможет { $types }, со сбросом — любая кость.
dice-status-encounter-OBSTACLE-short = { $card }, { $die }: { $types }.
dice-status-encounter-ENEMY = { $card }, { $die }. Деритесь, уклонитесь или бегите.
dice-status-encounter-ENEMY-short = { $card }, { $die }.
dice-status-encounter-VILLAIN = Вот и { $card }, { $die }! Деритесь, уклонитесь или бегите.
dice-status-encounter-VILLAIN-short = { $card }, { $die }!
dice-status-pick-check = Выберите кости для проверки.
dice-status-pick-fight = Выберите кость или две разных видов: считаются обе.
dice-status-pick-skill = { $skill }: выберите кости.
dice-status-pick-again = Заплатите за второй взгляд: друг, вера или две другие кости.
dice-status-pick-give = Выберите кость. Её получит { $target }.
dice-status-pick-errand = Выберите кости. Их получит { $target }.
dice-status-pick-lose = { $hero }: отдайте { $count ->
    [one] { $count } кость
    [few] { $count } кости
   *[other] { $count } костей
}.
dice-status-pick-lose-any = { $hero }: сбросьте ненужное или оставьте всё.
dice-status-pick-reroll = Выберите кость, которой оплатите второй бросок.
dice-status-pick-banish = Выберите кость, которая её уберёт.
dice-status-pick-cure = Выберите рану, которую залечить.
dice-status-target-travel = Куда?
dice-status-target-give = Кому?
dice-status-target-skill = { $skill }: для кого или для чего?
dice-status-pile-heal = Выберите кости, которые вернутся в мешок.
dice-status-pile-rest = Отдых: выберите до пяти костей, которые вернутся в мешок.
dice-status-closing = { $place }: чтобы закрыть, наберите { $difficulty } одной или двумя костями разных видов.
dice-status-closing-short = { $place }: наберите { $difficulty }.
dice-status-closing-guard = { $place }: чтобы удержать, наберите { $difficulty }.
dice-status-guard = { $place }: злодей может уйти сюда. Кто удержит это место?
dice-status-damage = { $hero } вот-вот получит { $magical ->
    [yes] магический урон
   *[no] урон
}: { $amount }.
dice-status-retry = Проверка не удалась. Ещё раз?
dice-status-look = { $place }: в мешке { $die }. Убрать?
dice-status-look-short = { $place }: { $die }. Убрать?
dice-status-roll = Кости катятся.
dice-status-over-cornered = Последнему злодею некуда бежать. Победа!
dice-status-over-all-closed = Все места закрыты. Победа!
dice-status-over-first-villain = Злодей повержен. Победа!
dice-status-over-time = Время вышло. Всё пропало.
dice-status-over-dead = Героев не осталось. Всё пропало.
dice-status-over-escaped = Злодей ушёл навсегда. Всё пропало.
dice-status-over-fallen = Один из вас погиб. Всё пропало.
dice-status-camp-limit = { $hero }: выберите вид костей, которых теперь может быть на одну больше.
dice-status-camp-limit-short = { $hero }: костей какого вида станет на одну больше?
dice-status-camp-skill = { $hero }: улучшите умение или выучите новое.
dice-status-camp = Привал. Меняйтесь костями через общую кучу — и в путь.
dice-status-campaign-won = Кампания пройдена!
dice-status-campaign-lost = Отряда больше нет. Кампания проиграна.
dice-status-campaign-weary = Сыграно столько сценариев, что отряд возвращается домой.

## Что произошло

dice-said-turn = Ход: { $hero }. Осталось времени: { $timer }.
dice-said-time-lost = Потеряно времени: { $count }. Осталось: { $timer }.
dice-said-time-won = Выиграно времени: { $count }. Осталось: { $timer }.
dice-said-encounter = { $place }. { $hero } находит: { $die }.
dice-said-threat = { $place }. { $hero } встречает: { $card }, { $die }.
dice-said-won = { $hero } набирает { $total } против { $against }: успех.
dice-said-missed = { $hero } набирает { $total } против { $against }: неудача.
dice-said-won-skill = { $hero }, { $skill }: { $total } против { $against }. Успех.
dice-said-missed-skill = { $hero }, { $skill }: { $total } против { $against }. Неудача.
dice-said-chased = { $card } бьёт в спину ({ $hero }): { $against }, половина от этого — урон.
dice-said-struck = { $hero } бездействует. { $card } бьёт: { $against }.
dice-said-dice = { $own } против { $foe }
dice-said-face = { $die } → { $face }
dice-said-tallied = { $skill }: { $hero } набирает { $total }.
dice-said-skill = { $hero } применяет умение «{ $skill }».
dice-said-travelled = { $hero } переходит в другое место: { $place }.
dice-said-gift = { $hero } → { $taker }: { $die }.
dice-said-acquired = { $hero } добывает: { $die }.
dice-said-joined = { $hero } получает: { $die }.
dice-said-failed = Потеряно: { $die }.
dice-said-forfeited = { $hero } отпускает: { $die }.
dice-said-defeated = Победа: { $card }.
dice-said-passed = Пройдено: { $card }.
dice-said-evaded = { $card }: { $hero } уклоняется от встречи.
dice-said-fled = { $card }: { $hero } спасается бегством.
dice-said-lessened = { $skill }: { $hero } уменьшает урон с { $before } до { $after }.
dice-said-shielded = { $skill }: { $hero } принимает урон на себя, { $after } вместо { $before } ({ $other }).
dice-said-damage = { $hero } получает { $magical ->
    [yes] магический урон
   *[no] урон
}: { $amount }.
dice-said-lost-damage = От урона потеряно: { $dice }.
dice-said-lost-end-of-turn = Не поместилось в руку: { $dice }.
dice-said-lost-optional = Сброшено по желанию: { $dice }.
dice-said-lost-greedy = Отнято: { $dice }.
dice-said-lost-swift = От неожиданности { $hero } роняет обратно в мешок: { $dice }.
dice-said-lost-utter-mess = В кутерьме обратно в мешок: { $dice }.
dice-said-lost-make-room = Отдано, чтобы освободить место: { $dice }.
dice-said-healed = Обратно в мешок ({ $hero }): { $dice }.
dice-said-refill = { $hero } берёт: { $dice }.
dice-said-summon = { $hero } сразу берёт: { $dice }.
dice-said-recovered = { $hero } берёт из сброса: { $dice }.
dice-said-wounded = { $hero } получает рану.
dice-said-cured = Рана залечена: { $hero }.
dice-said-died = { $hero } погибает.
dice-said-remark = { $hero }: «{ $line }»{ $ends ->
    [no] .
   *[yes] { "" }
}
dice-said-rested = { $hero } отдыхает.
dice-said-guarded = { $hero } удерживает место: { $place }.
dice-said-closed = Закрыто: { $place }.
dice-said-found = { $place }: здесь прячется { $card }, место остаётся открытым.
dice-said-cornered = Злодей загнан в угол: { $place }.
dice-said-escaped = Злодей уходит: { $place }.
dice-said-stays = Злодею некуда идти, он остаётся: { $place }.
dice-said-boon = { $skill }: { $hero } получает +{ $amount } к одной из следующих проверок.
dice-said-boon-used = { $skill } помогает: { $hero }, +{ $amount }.
dice-said-boon-lost = { $skill }: не пригодилось, { $hero } теряет прибавку.
dice-said-trap = { $skill }: −{ $amount } у следующего врага, которого встретит { $hero }.
dice-said-set-out = Отряд выходит в путь: { $scenario }.
dice-said-came-back = { $won ->
    [yes] Отряд возвращается с победой.
   *[no] Отряд возвращается после поражения.
}
dice-said-kept = { $kept ->
    [all] Что нашли, то ваше.
    [some] Что нашли выжившие, то ваше.
   *[none] Никто не выжил: найденное пропало.
}
dice-said-grew = { $hero }: теперь может быть на одну кость больше ({ $type }).
dice-said-learned = { $hero } теперь лучше владеет умением «{ $skill }».
dice-said-took = { $hero } берёт из общей кучи: { $die }.
dice-said-left = { $hero } кладёт в общую кучу: { $die }.
dice-saved-title = { $adventure }: { $scenario }
dice-saved-turn = ход { $turn } из { $turns }
dice-saved-camp = на привале
dice-saved-lost = поражение

## Почему нельзя

problem-dice-slot = С остальными эта кость не сочетается.
problem-dice-mask = Выбраны не те кости.
problem-dice-pile = { problem-dice-slot }
problem-dice-pile-mask = { problem-dice-mask }
problem-dice-no-bonus = Сброс здесь не даёт прибавки: лучше спрятать кость.
problem-dice-none-fit = В руке нет подходящих костей.
problem-dice-close-refuge = Убежище закрыть нельзя.
problem-dice-closed = Это место закрыто.
problem-dice-close-tried = Закрывать место можно пробовать раз в ход.
problem-dice-close-bag = Место закрывают, когда его мешок пуст или пал его подручный.
problem-dice-guardian = Сначала нужно победить стража этого места.
problem-dice-action = Сейчас этого сделать нельзя.
problem-dice-skill-used = Это умение в этом ходу уже применяли.
problem-dice-pointless = Сейчас от этого не будет толку.
problem-dice-no-target = Это не к кому и не к чему применить.
problem-dice-warded = Против этой угрозы действует только магия.
problem-dice-ethereal = Против этой угрозы магия не действует.
problem-dice-relentless = От этой угрозы не уйти.
problem-dice-wrong-foe = На такую угрозу это не действует.
problem-dice-too-far = Это годится только для героя в другом месте.
problem-dice-hand-full = Рука полна.
problem-dice-other-damage = От такого урона это не помогает.
problem-dice-not-his-damage = Этому герою от урона это не поможет.
problem-dice-bag-empty = Мешок этого места пуст.
problem-dice-refuge = В Убежище исследовать нечего.
problem-dice-spent = В этом ходу больше не исследуют.
problem-dice-explored = Это можно делать только до исследования.
problem-dice-unexplored = Это можно делать только после исследования.
problem-dice-once = В этом ходу это уже сделано.
problem-dice-alone = Здесь некому взять кость.
problem-dice-nothing-to-give = Отдавать нечего.
problem-dice-no-rest = Отдыхают в Убежище.
problem-dice-healthy = Восстанавливать нечего.
problem-dice-haste = В этом сценарии дважды за ход не исследуют.
problem-dice-patience = В этом ходу столько раз передумывали, что этот выбор придётся сделать.
problem-journey-trades = На этом привале сменило хозяина столько костей ({ $most }), что отряду пора в путь.
problem-journey-state = Это не состояние игры.
problem-journey-words = «{ $text }» — не действие: пишите, например, «go-on», «limit 1 P», «skill 2 shoot», «take 1 P6» или «leave».
problem-campaign-not-owed = Такой награды этому герою не положено.
problem-campaign-no-die = Такой кости там нет: { $die }.
problem-campaign-full = Костей этого вида у героя больше быть не может.
problem-campaign-owed = Герой { $hero } ещё не выбрал награду.
problem-campaign-stage = Отряд не на привале.
problem-campaign-no-hero = Такого героя в отряде нет.

## Подсказки обучения, каждая один раз

dice-hint-table = Вверху — место, сколько костей в его мешке, и время. Внизу — рука: С — сила, Л — ловкость, У — ум, Р — речь. В Убежище ничего не происходит: нажмите T, чтобы перейти.
dice-hint-explore = Исследовать — значит вытянуть кость из мешка этого места. Она бывает подарком, а бывает и кусается. Нажмите E.
dice-hint-after = Можно заплатить и посмотреть ещё раз или закончить ход клавишей F. Тогда рука снова наполнится из вашего мешка.
dice-hint-die = Эту кость можно добыть: бросьте свою и наберите не меньше. H — кость того же вида, она вернётся в мешок; D — кость любого вида, она уйдёт в сброс, зато даст +1. Рядом указан шанс.
dice-hint-choose = Кости выбирают цифрами, друзей — буквами. Когда выбрано достаточно, виден шанс: Enter — бросить, Esc — передумать.
dice-hint-threat = Враг. Деритесь умением — с прибавкой, или простой атакой: одной костью, а со сбросом и двумя разных видов. Или бегите. Чего не хватит в броске, то потеряете костями из руки.
dice-hint-obstacle = Преграду проходят костью одного из названных видов или любой, если её сбросить. Неудача и отступление стоят костей из руки.
dice-hint-divine = Кости веры берут без броска. Они помогают во многих проверках, а потом их откладывают. Если отпустить такую кость, две другие вернутся из сброса в мешок.
dice-hint-ally = Друга надо уговорить. Друзья лежат рядом с рукой и места в ней не занимают.
dice-hint-wound = Рана занимает место в руке, и сбросить её нельзя. Отбейтесь сейчас или залечите её в Убежище.
dice-hint-damage = Урон — это кости из руки, на ваш выбор. Сначала можно применить умения, которые его уменьшают.
dice-hint-end = Ход кончается. Ненужные кости можно сбросить: из мешка придут другие. Но каждая из них — часть вашей жизни.
dice-hint-low-bag = Мешок почти пуст, а мешок — это жизнь: кто должен взять кость и не может, погибает. Отдохните в Убежище: кости из сброса вернутся в мешок.
dice-hint-empty = Это место уже можно закрыть. В закрытое место злодей не убежит. Нажмите C.
dice-hint-closing = Наберите нужное число одной или двумя костями разных видов. Кости веры могут помочь.
dice-hint-villain = Злодей! Победите его, и место за ним закроется. Он уйдёт в другое открытое место, если такое есть и его никто не держит.
dice-hint-guard = Герой, который стоит в другом открытом месте, может удержать его проверкой на закрытие. Тогда злодей туда не уйдёт.
