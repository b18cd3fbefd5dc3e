# Labels of the screens of the dice game.

dice-screen-time = Час: { $timer }
dice-screen-closed = (закрито)
dice-screen-bag = МІШОК: { $count }
dice-screen-pile = СКИД: { $count }
dice-screen-dead = немає серед живих
dice-screen-boons = наступна перевірка +{ $amount }
dice-screen-hand = РУКА
dice-screen-allies = ДРУЗІ
dice-screen-check = Перевірка:
dice-screen-versus = ПРОТИ
dice-screen-against = Проти вас: { $parts }
dice-screen-chance = Шанс: { $percent } %
dice-screen-result = Підсумок: { $result } { $word }
dice-screen-success = УСПІХ
dice-screen-fail = НЕВДАЧА
dice-screen-got-away = ВТЕЧА ВДАЛАСЯ, шкода: { $damage }
dice-screen-struck = УДАР, шкода: { $damage }
dice-screen-turn = Хід: { $hero }
dice-screen-turns = { $count ->
    [one] У вас { $count } хід.
    [few] У вас { $count } ходи.
   *[other] У вас { $count } ходів.
}
dice-screen-any-key = натисніть будь-яку клавішу · ? довідка · Q вийти
dice-screen-next-key = N { $scenario } · натисніть будь-яку клавішу · ? довідка · Q вийти
dice-screen-keys = M мапа · S герої · P кістки · J щоденник · U скасувати · ? довідка · Q вийти
dice-screen-page = Tab: сторінка { $page } з { $pages }
dice-screen-key-leaf = гортати
dice-screen-key-heroes = герої
dice-screen-heroes = Герої
dice-screen-piles = Кістки
dice-screen-journal = Щоденник
dice-screen-in-hand = У руці
dice-screen-in-bag = У мішку: { $count }
dice-screen-in-pile = У скиді: { $count }
dice-screen-deterred = Відкладені кістки всіх героїв
dice-screen-limit = { $type }: зараз до { $current }, щонайбільше { $most }
dice-screen-capacity = Рука: { $capacity }. Улюблені кістки: { $type }.
dice-screen-limits = Скільки кісток може бути
dice-screen-skills = Уміння
dice-screen-dormant = Що можна вивчити
dice-screen-rules = Мета і правила
dice-screen-facts = { $hero }, { $place }: { $dice }. Мішок: { $bag }.
dice-place-difficulty = закриття: { $difficulty }
dice-place-villain = тут { $card }
dice-skill-level = { $name }, рівень { $level } з { $most }
dice-skill-dormant = { $name }, до рівня { $most }
dice-victory-corner = { $count ->
    [one] Знайдіть лиходія і переможіть, коли тікати буде вже нікуди.
    [few] Знайдіть { $count } лиходіїв і переможіть кожного, коли тікати буде вже нікуди.
   *[other] Знайдіть { $count } лиходіїв і переможіть кожного, коли тікати буде вже нікуди.
}
dice-victory-closeAll = Закрийте всі місця.
dice-victory-firstVillain = { $count ->
    [one] Переможіть лиходія один раз.
    [few] Переможіть будь-якого з { $count } лиходіїв.
   *[other] Переможіть будь-якого з { $count } лиходіїв.
}
dice-part-discard = скидання
dice-part-tier = важко пройти
dice-part-difficulty = складність
dice-part-leader = ватажок
dice-part-trap = пастка
dice-method-SUM = сума
dice-method-MAX = рахується більша
dice-method-MIN = рахується менша
dice-method-AVG_DOWN = рахується середнє
dice-method-AVG_UP = рахується середнє, із заокругленням угору
dice-forecast-odds = { $percent } %
dice-forecast-damage = шкода ≈ { $damage }
dice-forecast-damage-sure = шкода { $damage }
dice-forecast-dice = ціна ≈ { $count ->
    [one] { $count } кістка
    [few] { $count } кістки
    [many] { $count } кісток
   *[other] { $count } кістки
}
dice-forecast-time = час −{ $count }
dice-forecast-free = задарма
dice-forecast-loss = усе пропало!
dice-forecast-dooms = смерть!
dice-forecast-doom = { $percent } % смерті

## Camp

dice-camp-title = Привал
dice-camp-next = далі: { $scenario }
dice-camp-pool = Спільна купа
dice-camp-unfit = { $dice }: тут нікому не знадобиться. Кому годиться: { $classes }.
dice-camp-full = { $dice }: зараз немає місця. Кому годиться: { $heroes }.
dice-camp-limit = { $hero }: ще одна кістка, { $type } (зараз { $current }, щонайбільше { $most })
dice-camp-skill = { $hero }: { $name }
dice-camp-take = { $hero } бере: { $die }
dice-camp-give = { $hero } віддає: { $die }
dice-camp-key-take = зробити
dice-camp-key-journal = щоденник

## Menus

dice-menu-title = Пригоди
dice-menu-none = Жодної пригоди не знайдено.
dice-menu-broken = не можна зіграти
dice-menu-set-out = Збори в дорогу
dice-menu-campaign = Уся кампанія
dice-menu-tutorial = { $scenario } (для початку)
dice-menu-hero = Герой { $number }
dice-menu-nobody = нікого
dice-menu-hero-row = { $class }, { $name }
dice-menu-name = Як звуть героя?
dice-menu-name-keys = Enter — зберегти · Esc — скасувати
dice-menu-bad-name = Ім’я починається з літери; далі літери, цифри, пробіли й дефіси.
dice-menu-key-name = ім’я
dice-menu-seed-about = З тим самим початковим значенням і тими самими рішеннями гра буде та сама.
dice-menu-help-adventures = Пригода — це кампанія з розділів, а в кожному розділі кілька сценаріїв; сценарій триває близько пів години. Відкрийте пригоду, щоб вибрати, куди йти і хто піде. Якщо в щось не можна зіграти, поруч сказано чому. Розпочаті партії — серед збережених, у першому меню.
dice-menu-help-set-out = Виберіть, куди йти, наскільки важко буде і хто піде. Сценарій — окрема гра. У цілій кампанії йдуть ті самі герої: між сценаріями в них привал, де вони зростають і міняються кістками, а ви вирішуєте, чим загрожує загибель. Перший сценарій вчить грати по ходу справи.
dice-menu-help-party-title = Загін
dice-menu-help-party = Ідуть від одного до шести героїв, можна й кілька одного класу; «{ dice-menu-nobody }» залишає місце порожнім. У кожного класу свої кістки та вміння, про них сказано нижче, поки клас вибрано. Що більше героїв, то більше клопоту водночас; для початку вистачить двох. Імена визначає початкове значення, якщо ви не впишете свої.
dice-menu-help-name = дати герою ім'я
dice-difficulty-easy-text = Часу більше, вороги слабші. Для першого вечора.
dice-difficulty-normal-text = Для тих, хто знає правила. Помилки коштують ходів.
dice-difficulty-hard-text = Часу менше, вороги сильніші. Кожен хід на рахунку.
dice-mode-story-text = До наступного сценарію загиблі повертаються, але без нагороди.
dice-mode-classic-text = Загиблі повертаються, але раз за розділ.
dice-mode-permadeath-text = Смерть незворотна.
dice-option-route = Куди
dice-option-party = { dice-screen-heroes }
dice-option-party-about = Класи через кому: brawler, hunter, mystic, prophet, mentor
dice-option-difficulty = Складність
dice-option-difficulty-easy = легко
dice-option-difficulty-normal = звичайно
dice-option-difficulty-hard = важко
dice-option-mode = Смерть
dice-option-mode-story = оповідь
dice-option-mode-classic = класика
dice-option-mode-permadeath = назавжди

## Reading

dice-screen-search = Пошук: { $text }
dice-screen-search-about = набирайте, щоб шукати
dice-screen-not-found = Нічого не знайдено.
dice-screen-log = Кампанія
dice-screen-statistics = Статистика
dice-screen-card = Зустріч
dice-screen-story = Оповідь
dice-screen-seed = { label-seed }: { $seed }
dice-screen-played = Зіграно сценаріїв: { $count }
dice-screen-gone = не повернеться ніколи
dice-screen-standing-won = пройдено
dice-screen-standing-now = зараз
dice-screen-standing-lost = не пройдено
dice-screen-standing-ahead = попереду
dice-screen-more-text = далі
dice-screen-hint-title = Навчання
dice-screen-hint-keys = будь-яка клавіша · I — вимкнути підказки
dice-screen-hints-off = Підказки вимкнено. Щоб увімкнути, натисніть I.
dice-screen-hints-on = Підказки ввімкнено.
dice-screen-dooms = Певна смерть: { $hero } не добере руки. Щоб зважитися, ще раз { $key }.
dice-screen-takes = потрібно: { $ways }
dice-screen-lost-hero = { $hero } не повертається.
dice-screen-rewards = Перш ніж іти далі, { $hero } вибирає нагороду.
dice-glossary-terms = Як грати
dice-glossary-types = { dice-screen-piles }
dice-glossary-classes = { dice-screen-heroes }
dice-glossary-skills = { dice-screen-skills }
dice-glossary-ally-skills = Уміння з друзями
dice-glossary-traits = Риси загроз
dice-glossary-scenario-rules = Правила сценаріїв
dice-glossary-location-rules = Правила місць
dice-stat-turns = Ходів: { $count }
dice-stat-checks = Перевірок виграно: { $won } з { $checks }. За шансами: { $expected }.
dice-stat-beaten = Загроз здолано: { $defeated }. Місць закрито: { $closed }.
dice-stat-size = d{ $size }: кидків { $count }, у середньому { $mean } (має бути { $expected })
dice-stat-hero = Перевірок виграно: { $won } з { $checks }, за шансами { $expected }. Шкода: { $damage }. Відпочинків: { $rests }. Смертей: { $deaths }.
dice-keys-offer = дія з цією літерою; якщо її не можна вибрати, буде сказано чому
dice-keys-slot = вибрати кістку в руці
dice-keys-ally = вибрати друга
dice-keys-enter = підтвердити, кинути
dice-keys-escape = скасувати вибір
dice-keys-more = наступна сторінка дій
dice-keys-map = мапа: місця, їхні мішки та правила
dice-keys-heroes = аркуші всіх героїв
dice-keys-piles = кістки всіх героїв: у руці, у мішку та у скиді
dice-keys-threat = хто зустрівся і що означає кожна його риса
dice-keys-journal = щоденник з усіма кидками
dice-keys-log = як іде кампанія
dice-keys-statistics = статистика
dice-keys-hints = увімкнути й вимкнути підказки
dice-keys-undo = скасувати останнє рішення, не далі останнього кидка
dice-keys-replay = показати гру від самого початку
dice-keys-manual = усі правила
dice-keys-leave = вийти; гра зберігається

## Чим скінчився сценарій

dice-end-facts = Закрито місць: { $closed } з { $places }. Лишилося часу: { $timer }.
dice-end-reward-dice = До спільної купи: { $dice }.
dice-end-reward-limit = Кожен, хто вижив, зможе мати на одну кістку більше. Її вид виберіть на привалі.
dice-end-reward-skill = Кожен, хто живий, поліпшить уміння або вивчить нове.
dice-end-reward-hand = У кожного, хто живий, у руці відтепер уміщається на одну кістку більше.
dice-end-next = Грати ви вмієте. Кампанія починається там, де скінчилася ця історія.
dice-end-advice-spend = Мішки лишилися повними, а кістки, збережені до кінця, нічого не виграють. Скидайте їх задля кращого шансу й платіть, щоб досліджувати ще раз.
dice-end-advice-split = Наприкінці всі опинилися в одному місці. Нарізно ви закриєте більше місць, а коли трапиться лиходій, буде кому їх утримати.
dice-end-advice-close = Закривайте місце, щойно спорожнів його мішок або впав його поплічник. Платіть, щоб досліджувати ще раз, там, де нічого не загрожує.
dice-end-advice-death = Відпочивайте в Притулку, доки в мішку ще є кістки, і тікайте від тих, кого навряд чи здолаєте.
dice-end-advice-escaped = Якщо помилитися не можна, зустрічайте лиходія з повною рукою або ухиліться й поверніться, коли будете готові.
dice-end-again = Сценарій можна зіграти ще раз.
dice-end-easier = На легкому рівні часу більше, а вороги слабші.
