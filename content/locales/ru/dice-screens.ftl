# Надписи на экранах игры в кости.

dice-screen-time = Время: { $timer }
dice-screen-closed = (закрыто)
dice-screen-bag = МЕШОК: { $count }
dice-screen-pile = СБРОС: { $count }
dice-screen-dead = погиб
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
dice-screen-turn = Ход: { $hero }
dice-screen-turns = { $count ->
    [one] На всё — { $count } ход.
    [few] На всё — { $count } хода.
   *[other] На всё — { $count } ходов.
}
dice-screen-any-key = нажмите любую клавишу
dice-screen-keys = M карта · S герои · P кости · J дневник · U отменить · ? помощь · Q выйти
dice-screen-key-more = Tab ещё
dice-screen-key-leaf = листать
dice-screen-key-heroes = герои
dice-screen-map = Карта
dice-screen-heroes = Герои
dice-screen-piles = Кости
dice-screen-journal = Дневник
dice-screen-nothing-yet = Пока ничего не произошло.
dice-screen-none = нет
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
dice-victory-corner = Найдите злодея, победите его и не оставьте ему, куда бежать.
dice-victory-closeAll = Закройте все места.
dice-victory-firstVillain = Победите злодея один раз.
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
dice-forecast-dooms = смерть!
dice-forecast-doom = { $percent } % смерти

## Привал

dice-camp-title = Привал
dice-camp-next = дальше: { $scenario }
dice-camp-pool = Общая куча
dice-camp-limit = { $hero }: ещё одна кость, { $type } (сейчас { $current }, в конце { $most })
dice-camp-skill = { $hero }: { $name }
dice-camp-take = { $hero } берёт: { $die }
dice-camp-give = { $hero } отдаёт: { $die }
dice-camp-key-take = выбрать

## Меню

dice-menu-title = Приключения
dice-menu-none = Ни одного приключения не нашлось.
dice-menu-broken = нельзя сыграть
dice-menu-set-out = Сборы в путь
dice-menu-route = Куда
dice-menu-campaign = Вся кампания
dice-menu-difficulty = Сложность
dice-menu-mode = Смерть
dice-menu-hero = Герой { $number }
dice-menu-nobody = никого
dice-menu-seed = Зерно
dice-menu-seed-about = С тем же зерном и теми же решениями игра будет той же.
dice-menu-key-change = изменить
dice-difficulty-easy = легко
dice-difficulty-easy-text = Времени больше. Для первого вечера.
dice-difficulty-normal = обычно
dice-difficulty-normal-text = Осторожный отряд выигрывает три раза из четырёх.
dice-difficulty-hard = трудно
dice-difficulty-hard-text = Времени мало. Каждый ход на счету.
dice-mode-story = рассказ
dice-mode-story-text = К следующему сценарию погибшие возвращаются, но без награды.
dice-mode-classic = классика
dice-mode-classic-text = Погибшие возвращаются, но один раз за главу.
dice-mode-permadeath = навсегда
dice-mode-permadeath-text = Погибшие не возвращаются.
dice-option-route = Куда
dice-option-party = Герои
dice-option-party-about = Классы через запятую: brawler, hunter, mystic, prophet, mentor
dice-option-difficulty = Сложность
dice-option-difficulty-easy = легко
dice-option-difficulty-normal = обычно
dice-option-difficulty-hard = трудно
dice-option-mode = Смерть
dice-option-mode-story = рассказ
dice-option-mode-classic = классика
dice-option-mode-permadeath = навсегда
