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
    [one] У вас { $count } ход.
    [few] У вас { $count } хода.
   *[other] У вас { $count } ходов.
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
dice-screen-deterred = Отложенные кости, общие для всех героев
dice-screen-limit = { $type }: сейчас до { $current }, самое большее { $most }
dice-screen-capacity = Рука: { $capacity }. Любимые кости: { $type }.
dice-screen-limits = Сколько костей можно иметь
dice-screen-skills = Умения
dice-screen-dormant = Умения, которые можно выучить
dice-screen-rules = Цель и правила
dice-screen-facts = { $hero }, { $place }: { $dice }. Мешок: { $bag }.
dice-place-difficulty = закрытие: { $difficulty }
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
dice-method-MAX = считается наибольшая
dice-method-MIN = считается наименьшая
dice-method-AVG_DOWN = считается среднее
dice-method-AVG_UP = считается среднее, с округлением вверх
dice-forecast-odds = { $percent } %
dice-forecast-damage = урон ≈ { $damage }
dice-forecast-damage-sure = урон { $damage }
dice-forecast-dice = цена ≈ { $count ->
    [one] { $count } кость
    [few] { $count } кости
    [many] { $count } костей
   *[other] { $count } кости
}
dice-forecast-time = время −{ $count }
dice-forecast-free = бесплатно
dice-forecast-loss = всё пропало!
dice-forecast-dooms = смерть!
dice-forecast-doom = { $percent } % смерти

## Лагерь

dice-camp-title = Лагерь
dice-camp-next = дальше: { $scenario }
dice-camp-pool = Общая куча
dice-camp-unfit = { $dice }: здесь никому не нужно. Классы, которым подойдёт: { $classes }.
dice-camp-full = { $dice }: сейчас нет места. Герои, которым подойдёт: { $heroes }.
dice-camp-limit = { $hero }: ещё одна кость, { $type } (сейчас { $current }, самое большее { $most })
dice-camp-skill = { $hero }: { $name }
dice-camp-take = { $hero } берёт: { $die }
dice-camp-give = { $hero } отдаёт: { $die }
dice-camp-key-take = подтвердить
dice-camp-key-journal = дневник

## Меню

dice-menu-title = Приключения
dice-menu-none = Приключений не нашлось.
dice-menu-broken = нельзя сыграть
dice-menu-set-out = Сборы в путь
dice-menu-campaign = Вся кампания
dice-menu-tutorial = { $scenario } (для начала)
dice-menu-hero = Герой { $number }
dice-menu-nobody = никого
dice-menu-hero-row = { $class }, { $name }
dice-menu-name = Как зовут героя?
dice-menu-name-keys = Enter — сохранить · Esc — отмена
dice-menu-bad-name = Имя должно начинаться с буквы. Дальше годятся буквы, цифры, пробелы и дефисы.
dice-menu-key-name = имя
dice-menu-seed-about = С тем же начальным значением и теми же решениями партия будет той же.
dice-menu-help-adventures = Приключение — это кампания из глав, в каждой главе несколько сценариев. Сценарий занимает около получаса. Откройте приключение, чтобы выбрать, куда идти и кто пойдёт. Если сыграть во что-то нельзя, рядом сказано почему. Начатые партии — среди сохранённых, в главном меню.
dice-menu-help-set-out = Выберите, куда идти, какой будет сложность и кто пойдёт. Сценарий — отдельная игра. Всю кампанию проходят одни и те же герои. Между сценариями они стоят лагерем, растут и меняются костями. Чем грозит гибель, решаете вы. Первый сценарий учит играть по ходу дела.
dice-menu-help-party-title = Отряд
dice-menu-help-party = Идут от одного до шести героев, можно и несколько одного класса. «{ dice-menu-nobody }» оставляет место пустым. У каждого класса свои кости и умения: они описаны ниже, пока класс выбран. Чем больше героев, тем больше хлопот сразу; для начала хватит двоих. Имена определяет начальное значение, если вы не впишете свои.
dice-menu-help-name = дать герою имя
dice-difficulty-easy-text = Времени больше, враги слабее. Для первого вечера.
dice-difficulty-normal-text = Для тех, кто знает правила. Ошибки стоят ходов.
dice-difficulty-hard-text = Времени меньше, враги сильнее. Каждый ход на счету.
dice-mode-story-text = К следующему сценарию погибшие возвращаются, но без награды.
dice-mode-classic-text = Погибшие возвращаются, но лишь один раз за главу.
dice-mode-permadeath-text = Смерть необратима.
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
dice-screen-seed = { label-seed }: { $seed }
dice-screen-played = Сыграно сценариев: { $count }
dice-screen-gone = не вернётся никогда
dice-screen-standing-won = пройден
dice-screen-standing-now = сейчас
dice-screen-standing-lost = не пройден
dice-screen-standing-ahead = впереди
dice-screen-more-text = дальше
dice-screen-hint-title = Обучение
dice-screen-hint-keys = любая клавиша · I — выключить подсказки
dice-screen-hints-off = Подсказки выключены. Чтобы включить, нажмите I.
dice-screen-hints-on = Подсказки включены.
dice-screen-dooms = Верная смерть: { $hero } не доберёт руку. Чтобы решиться, ещё раз { $key }.
dice-screen-takes = нужно: { $ways }
dice-screen-lost-hero = { $hero } не возвращается.
dice-screen-rewards = Прежде чем идти дальше, { $hero } выбирает награду.
dice-glossary-terms = Как играть
dice-glossary-types = { dice-screen-piles }
dice-glossary-classes = { dice-screen-heroes }
dice-glossary-skills = { dice-screen-skills }
dice-glossary-ally-skills = Умения с друзьями
dice-glossary-traits = Свойства угроз
dice-glossary-scenario-rules = Правила сценариев
dice-glossary-location-rules = Правила мест
dice-stat-turns = Ходов: { $count }
dice-stat-checks = Проверок выиграно: { $won } из { $checks }. Ожидалось: { $expected }.
dice-stat-beaten = Угроз побеждено: { $defeated }. Мест закрыто: { $closed }.
dice-stat-size = d{ $size }: бросков { $count }, в среднем { $mean } (ожидалось { $expected })
dice-stat-hero = Проверок выиграно: { $won } из { $checks }, ожидалось { $expected }. Урон: { $damage }. Отдыхов: { $rests }. Смертей: { $deaths }.
dice-keys-offer = действие с этой клавишей; если его нельзя выбрать, будет сказано почему
dice-keys-slot = выбрать кость в руке
dice-keys-ally = выбрать друга
dice-keys-enter = подтвердить, бросить
dice-keys-escape = отменить выбор
dice-keys-more = следующая страница действий
dice-keys-map = карта: места, их мешки и правила
dice-keys-heroes = листы всех героев
dice-keys-piles = кости всех героев: в руке, в мешке и в сбросе
dice-keys-threat = встреченная угроза и все её свойства
dice-keys-journal = дневник со всеми бросками
dice-keys-log = ход кампании
dice-keys-statistics = статистика
dice-keys-hints = включить или выключить подсказки
dice-keys-undo = отменить последнее решение, но не дальше последнего броска
dice-keys-replay = воспроизвести партию с начала
dice-keys-manual = все правила
dice-keys-leave = выйти; партия сохраняется

## Чем кончился сценарий

dice-end-facts = Закрыто мест: { $closed } из { $places }. Осталось времени: { $timer }.
dice-end-reward-dice = В общую кучу: { $dice }.
dice-end-reward-limit = Каждый выживший сможет иметь на одну кость больше. Её вид выберите в лагере.
dice-end-reward-skill = Каждый выживший улучшит умение или выучит новое.
dice-end-reward-hand = У каждого выжившего теперь помещается в руку на одну кость больше.
dice-end-next = Играть вы умеете. Кампания начинается там, где кончилась эта история.
dice-end-advice-spend = Мешки остались полными, а кости, сбережённые до конца, ничего не выигрывают. Сбрасывайте их ради лучшего шанса и платите, чтобы исследовать ещё раз.
dice-end-advice-split = Под конец все оказались в одном месте. Порознь вы закроете больше мест, а когда встретится злодей, будет кому их удержать.
dice-end-advice-close = Закрывайте место, как только опустел его мешок или побеждён его подручный. Платите, чтобы исследовать ещё раз, там, где ничто не грозит.
dice-end-advice-death = Отдыхайте в Убежище, пока в мешке ещё есть кости, и бегите от тех, кого вряд ли одолеете.
dice-end-advice-escaped = Если ошибиться нельзя, встречайте злодея с полной рукой или уклонитесь и вернитесь, когда будете готовы.
dice-end-again = Сценарий можно сыграть ещё раз.
dice-end-easier = На лёгком уровне времени больше, а враги слабее.
