# Надписи на экранах игры в кости.

dice-screen-time = Время: { $timer }
dice-screen-closed = (закрыто)
dice-screen-bag = МЕШОК: { $count }
dice-screen-pile = СБРОС: { $count }
dice-screen-dead = нет в живых
dice-screen-boons = следующая проверка +{ $amount }
dice-screen-hand = РУКА
dice-screen-allies = ДРУЗЬЯ
dice-screen-check = Проверка:
dice-screen-versus = ПРОТИВ
dice-screen-against = Против вас: { $parts }
dice-screen-chance = Шанс: { $percent } %
dice-screen-result = Итог: { $result } { $word }
dice-screen-success = УСПЕХ
dice-screen-fail = НЕУДАЧА
dice-screen-got-away = ПОБЕГ УДАЛСЯ, урон: { $damage }
dice-screen-struck = УДАР, урон: { $damage }
dice-screen-turn = Ход: { $hero }
dice-screen-turns = { $count ->
    [one] На всё — { $count } ход.
    [few] На всё — { $count } хода.
   *[other] На всё — { $count } ходов.
}
dice-screen-any-key = нажмите любую клавишу · ? справка · Q выйти
dice-screen-next-key = N { $scenario } · нажмите любую клавишу · ? справка · Q выйти
dice-screen-keys = M карта · S герои · P кости · J дневник · U отменить · ? справка · Q выйти
dice-screen-page = Tab: страница { $page } из { $pages }
dice-screen-key-leaf = листать
dice-screen-key-heroes = герои
dice-screen-heroes = Герои
dice-screen-piles = Кости
dice-screen-journal = Дневник
dice-screen-in-hand = В руке
dice-screen-in-bag = В мешке: { $count }
dice-screen-in-pile = В сбросе: { $count }
dice-screen-deterred = Отложенные кости всех героев
dice-screen-limit = { $type }: сейчас до { $current }, в конце до { $most }
dice-screen-capacity = Рука: { $capacity }. Любимые кости: { $type }.
dice-screen-limits = Сколько костей может быть
dice-screen-skills = Умения
dice-screen-dormant = Что можно выучить
dice-screen-rules = Что здесь действует
dice-screen-facts = { $hero }, { $place }: { $dice }. Мешок: { $bag }.
dice-place-difficulty = закрыть: { $difficulty }
dice-place-villain = здесь { $card }
dice-skill-level = { $name }, уровень { $level } из { $most }
dice-skill-dormant = { $name }, до уровня { $most }
dice-victory-corner = { $count ->
    [one] Найдите злодея и победите, когда бежать будет уже некуда.
    [few] Найдите { $count } злодеев и победите каждого, когда бежать будет уже некуда.
   *[other] Найдите { $count } злодеев и победите каждого, когда бежать будет уже некуда.
}
dice-victory-closeAll = Закройте все места.
dice-victory-firstVillain = { $count ->
    [one] Победите злодея один раз.
    [few] Победите любого из { $count } злодеев.
   *[other] Победите любого из { $count } злодеев.
}
dice-part-discard = сброс
dice-part-tier = трудно пройти
dice-part-difficulty = сложность
dice-part-leader = главарь
dice-part-trap = ловушка
dice-method-SUM = сумма
dice-method-MAX = считается большая
dice-method-MIN = считается меньшая
dice-method-AVG_DOWN = считается среднее
dice-method-AVG_UP = считается среднее, с округлением вверх
dice-forecast-odds = { $percent } %
dice-forecast-damage = урон ≈ { $damage }
dice-forecast-dice = цена ≈ { $count ->
    [one] { $count } кость
    [few] { $count } кости
    [many] { $count } костей
   *[other] { $count } кости
}
dice-forecast-time = время −{ $count }
dice-forecast-free = даром
dice-forecast-loss = всё пропало!
dice-forecast-dooms = смерть!
dice-forecast-doom = { $percent } % смерти

## Привал

dice-camp-title = Привал
dice-camp-next = дальше: { $scenario }
dice-camp-pool = Общая куча
dice-camp-unfit = { $dice }: здесь никому не пригодится. Кому годится: { $classes }.
dice-camp-full = { $dice }: сейчас нет места. Кому годится: { $heroes }.
dice-camp-limit = { $hero }: ещё одна кость, { $type } (сейчас { $current }, в конце { $most })
dice-camp-skill = { $hero }: { $name }
dice-camp-take = { $hero } берёт: { $die }
dice-camp-give = { $hero } отдаёт: { $die }
dice-camp-key-take = сделать
dice-camp-key-journal = дневник

## Меню

dice-menu-title = Приключения
dice-menu-none = Ни одного приключения не нашлось.
dice-menu-broken = нельзя сыграть
dice-menu-set-out = Сборы в путь
dice-menu-campaign = Вся кампания
dice-menu-tutorial = { $scenario } (для начала)
dice-menu-hero = Герой { $number }
dice-menu-nobody = никого
dice-menu-hero-row = { $class }, { $name }
dice-menu-name = Как зовут героя?
dice-menu-name-keys = Enter — сохранить · Esc
dice-menu-bad-name = Имя начинается с буквы; дальше буквы, цифры, пробелы и дефисы.
dice-menu-key-name = имя
dice-menu-seed-about = С тем же зерном и теми же решениями игра будет той же.
dice-menu-help-adventures = Приключение — это кампания из глав, а в каждой главе несколько сценариев; сценарий занимает около получаса. Откройте приключение, чтобы выбрать, куда идти и кто пойдёт. Если сыграть во что-то нельзя, рядом сказано почему. Начатые партии — среди сохранённых, в первом меню.
dice-menu-help-set-out = Выберите, куда идти, насколько трудно будет и кто пойдёт. Сценарий — отдельная игра. В целой кампании идут одни и те же герои: между сценариями у них привал, где они растут и меняются костями, а вы решаете, чем грозит гибель. Первый сценарий учит играть по ходу дела.
dice-menu-help-party-title = Отряд
dice-menu-help-party = Идут от одного до шести героев, можно и несколько одного класса; «{ dice-menu-nobody }» оставляет место пустым. У каждого класса свои кости и умения, о них сказано ниже, пока класс выбран. Чем больше героев, тем больше хлопот сразу; для начала хватит двоих. Имена даёт зерно, если вы не впишете свои.
dice-menu-help-name = дать герою имя
dice-difficulty-easy-text = Времени больше, враги слабее. Для первого вечера.
dice-difficulty-normal-text = Для тех, кто знает правила. Ошибки стоят ходов.
dice-difficulty-hard-text = Времени меньше, враги сильнее. Каждый ход на счету.
dice-mode-story-text = К следующему сценарию погибшие возвращаются, но без награды.
dice-mode-classic-text = Погибшие возвращаются, но лишь один раз за главу.
dice-mode-permadeath-text = Погибшие не возвращаются.
dice-option-route = Куда
dice-option-party = { dice-screen-heroes }
dice-option-party-about = Классы через запятую: brawler, hunter, mystic, prophet, mentor
dice-option-difficulty = Сложность
dice-option-difficulty-easy = легко
dice-option-difficulty-normal = обычно
dice-option-difficulty-hard = трудно
dice-option-mode = Смерть
dice-option-mode-story = рассказ
dice-option-mode-classic = классика
dice-option-mode-permadeath = навсегда

## Чтение

dice-screen-search = Поиск: { $text }
dice-screen-search-about = набирайте, чтобы искать
dice-screen-not-found = Ничего не найдено.
dice-screen-log = Кампания
dice-screen-statistics = Статистика
dice-screen-card = Встреча
dice-screen-story = Рассказ
dice-screen-seed = Зерно: { $seed }
dice-screen-played = Сыграно сценариев: { $count }
dice-screen-gone = не вернётся никогда
dice-screen-standing-won = пройдено
dice-screen-standing-now = сейчас
dice-screen-standing-lost = не пройден
dice-screen-standing-ahead = впереди
dice-screen-more-text = дальше
dice-screen-hint-title = Учимся
dice-screen-hint-keys = любая клавиша · I — без подсказок
dice-screen-hints-off = Подсказок больше не будет. Вернуть их — I.
dice-screen-hints-on = Подсказки включены.
dice-screen-dooms = Верная смерть: { $hero } не наполнит руку. Ещё раз { $key } — всё равно так.
dice-screen-takes = нужно: { $ways }
dice-screen-lost-hero = { $hero } не возвращается.
dice-screen-rewards = Прежде чем идти дальше: { $hero } выбирает награду.
dice-glossary-terms = Как играть
dice-glossary-types = { dice-screen-piles }
dice-glossary-classes = { dice-screen-heroes }
dice-glossary-skills = { dice-screen-skills }
dice-glossary-ally-skills = Умения с друзьями
dice-glossary-traits = Угрозы
dice-glossary-scenario-rules = Правила сценариев
dice-glossary-location-rules = Правила мест
dice-stat-turns = Ходов: { $count }
dice-stat-checks = Проверок выиграно: { $won } из { $checks }. По шансам: { $expected }.
dice-stat-beaten = Угроз побеждено: { $defeated }. Мест закрыто: { $closed }.
dice-stat-size = d{ $size }: бросков { $count }, в среднем { $mean } (ожидалось { $expected })
dice-stat-hero = Проверок выиграно: { $won } из { $checks }, по шансам { $expected }. Урон: { $damage }. Отдыхов: { $rests }. Смертей: { $deaths }.
dice-keys-offer = действие с этой буквой; если его нельзя выбрать, будет сказано почему
dice-keys-slot = выбрать кость в руке
dice-keys-ally = выбрать друга
dice-keys-enter = подтвердить, бросить
dice-keys-escape = передумать
dice-keys-more = следующая страница действий
dice-keys-map = карта: места, их мешки и правила
dice-keys-heroes = листы всех героев
dice-keys-piles = где чьи кости лежат
dice-keys-threat = кто встретился и что значит каждое его свойство
dice-keys-journal = дневник со всеми бросками
dice-keys-log = как идёт кампания
dice-keys-statistics = статистика
dice-keys-hints = включить и выключить подсказки
dice-keys-undo = отменить последнее решение, но не дальше последнего броска
dice-keys-replay = показать игру с самого начала
dice-keys-manual = правила, слово за словом
dice-keys-leave = выйти; игра сохраняется

## Чем кончился сценарий

dice-end-facts = Закрыто мест: { $closed } из { $places }. Осталось времени: { $timer }.
dice-end-reward-dice = В общую кучу: { $dice }.
dice-end-reward-limit = У каждого, кто жив, станет на одну кость больше; какого вида, решите на привале.
dice-end-reward-skill = Каждый, кто жив, улучшит умение или выучит новое.
dice-end-reward-hand = У каждого, кто жив, в руке отныне помещается на одну кость больше.
dice-end-next = Играть вы умеете. Кампания начинается там, где кончилась эта история.
dice-end-advice-spend = Мешки остались полными, а кости, сбережённые до конца, ничего не выигрывают. Сбрасывайте их ради лучшего шанса и платите за второй взгляд.
dice-end-advice-split = Под конец все стояли в одном месте. Порознь вы закроете больше мест, а когда встретится злодей, будет кому удержать другие.
dice-end-advice-close = Закрывайте место, как только опустел его мешок или пал его подручный, и платите за второй взгляд там, где ничто не грозит.
dice-end-advice-death = Отдыхайте в Убежище, пока в мешке ещё есть кости, и бегите от тех, кого вряд ли одолеете.
dice-end-advice-escaped = Если ошибиться нельзя, встречайте злодея с полной рукой или уклонитесь и вернитесь, когда будете готовы.
dice-end-again = Сценарий можно сыграть ещё раз.
dice-end-easier = На лёгком уровне времени больше, а враги слабее.
