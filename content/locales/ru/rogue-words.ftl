# Texts of Rogue for both shells.

## Items and mobs. Forms: name (alone), one (first mention), that (known), That (begins a sentence). Items: object
## (direct object, first mention), thing (direct object, known). Mobs: object (direct object, known), seen (direct
## object of seeing).

rogue-item-sword = { run-item-sword }
rogue-item-golden-apple = { $form ->
    [one] золотое яблоко
    [that] золотое яблоко
    [That] Золотое яблоко
    [object] золотое яблоко
    [thing] золотое яблоко
   *[name] Золотое яблоко
}
rogue-item-dagger = { run-item-dagger }
rogue-item-battle-axe = { $form ->
    [one] боевой топор
    [that] боевой топор
    [That] Боевой топор
    [object] боевой топор
    [thing] боевой топор
   *[name] Боевой топор
}
rogue-item-leather-armor = { $form ->
    [one] кожаный доспех
    [that] кожаный доспех
    [That] Кожаный доспех
    [object] кожаный доспех
    [thing] кожаный доспех
   *[name] Кожаный доспех
}
rogue-item-chain-mail = { $form ->
    [one] кольчуга
    [that] кольчуга
    [That] Кольчуга
    [object] кольчугу
    [thing] кольчугу
   *[name] Кольчуга
}
rogue-item-stoneskin-potion = { $form ->
    [one] зелье каменной кожи
    [that] зелье каменной кожи
    [That] Зелье каменной кожи
    [object] зелье каменной кожи
    [thing] зелье каменной кожи
   *[name] Зелье каменной кожи
}
rogue-item-smoke-bomb = { $form ->
    [one] дымовая шашка
    [that] дымовая шашка
    [That] Дымовая шашка
    [object] дымовую шашку
    [thing] дымовую шашку
   *[name] Дымовая шашка
}
rogue-mob-mimic = { $form ->
    [one] мимик
    [that] мимик
    [That] Мимик
    [object] мимика
    [seen] мимика
   *[name] Мимик
}
rogue-mob-ghost = { $form ->
    [one] призрак
    [that] призрак
    [That] Призрак
    [object] призрака
    [seen] призрака
   *[name] Призрак
}
rogue-mob-robot = { $form ->
    [one] робот
    [that] робот
    [That] Робот
    [object] робота
    [seen] робота
   *[name] Робот
}
rogue-mob-wizard = { $form ->
    [one] волшебник
    [that] волшебник
    [That] Волшебник
    [object] волшебника
    [seen] волшебника
   *[name] Волшебник
}
rogue-effect-stoneskin = Каменная кожа

## Facts about items and mobs

rogue-about-wear = { $type ->
    [sword] атака +{ $bonus }
   *[armor] броня +{ $bonus }
}
rogue-about-heal = здоровье +{ $amount }
rogue-about-effect = броня +{ $armor } на { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}
rogue-about-blind = ослепляет всех врагов на виду на { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}
rogue-about-throw = бросок до { $range } клеток, урон { $damage }
rogue-about-mimic = Поджидает, не двигаясь.
rogue-about-ghost = Держится подальше от вас. Начинает охоту, когда у вас остаётся половина здоровья или почти не остаётся врагов.
rogue-about-robot = Видит и слышит вас, охотится на вас и чинит себя.
rogue-about-wizard = Охотится на вас, едва увидит. Раненый, может раздвоиться. За двойников опыта не дают.

## Log

rogue-said-picked = Вы подбираете { $item }.
rogue-said-full = Инвентарь полон: некуда положить { $item }.
rogue-said-healed = Вы съедаете { $item }: здоровье +{ $amount }.
rogue-said-equipped = { $type ->
    [sword] Вы берёте в руку { $item }: атака +{ $bonus }.
   *[armor] Вы надеваете { $item }: броня +{ $bonus }.
}
rogue-said-swapped = { $item } теперь в ячейке { $slot }.
rogue-said-effect-begun = { $effect }: броня +{ $armor } на { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}.
rogue-said-effect-ended = { $effect } больше не действует.
rogue-said-smoked = Комнату заволакивает дым. { $mobs ->
    [0] Ослеплять некого.
    [one] Ослеплён { $mobs } враг
    [few] Ослеплены { $mobs } врага
   *[many] Ослеплено { $mobs } врагов
}{ $mobs ->
    [0] {""}
   *[other] {": "}{ $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    } { $mobs ->
        [one] бьёт
       *[other] бьют
    } мимо.
}
rogue-said-thrown = Вы бросаете { $item } в { $mob }: { $dealt } урона.
rogue-said-dropped = Вы кладёте { $item } на пол.
rogue-said-unmasked = Это не сокровище, а { $mob }!
rogue-said-fought = { $dealt ->
    [0] Вы не можете ранить { $mob }
   *[other] Вы бьёте { $mob }: { $dealt } урона
}{ $hurts ->
    [no] { $dealt ->
        [0] {", а вам он не страшен."}
       *[other] .
    }
   *[yes] {"; вы теряете "}{ $taken } здоровья.
}
rogue-said-killed = Вы победили { $mob }{ $experience ->
    [0] .
   *[other] {": опыт +"}{ $experience }.
}
rogue-said-confused = { $mob } сбит с толку.
rogue-said-cloned = { $mob } раздваивается!
rogue-said-level-up = Уровень { $level }! Атака { $previousDamage } → { $damage }, броня { $previousArmor } → { $armor }.
rogue-said-sighted = Вы видите { $what }{ $level ->
    [1] .
   *[other] {" "}(уровень { $level }).
}
rogue-said-died = Вас убил { $mob }{ $level ->
    [1] .
   *[other] {" "}(уровень { $level }).
}
rogue-ending-died = Вы погибли.
rogue-ending-cleared = Все враги этого мира повержены. Победа!
rogue-ending-time = Время вышло.

## Reasons why an automatic action stopped

rogue-stop-explored = Вы исследовали всё, куда можно дойти.
rogue-stop-explored-open = Вы исследовали этот мир. Дальше — бескрайняя равнина.
rogue-stop-explored-full = { run-stop-explored-full }
rogue-stop-sight = Остановка: показался { $mob }. { $attack } — атаковать.
rogue-stop-in-sight = Остановка: вы видите { $mob }. { $attack } — атаковать.
rogue-stop-attacked = Остановка: в бой вступил { $mob }.
rogue-stop-full = { run-stop-full }
rogue-stop-better = Остановка: { $item } лучше вашего снаряжения. Пора надеть.
rogue-stop-effect = Остановка: действие зелья закончилось.
rogue-stop-level = { run-stop-level }
rogue-stop-arrived = { run-stop-arrived }
rogue-stop-no-way = { run-stop-no-way }
rogue-stop-unknown = { run-stop-unknown }
rogue-stop-here = { run-stop-here }
rogue-stop-wall = Остановка: впереди стена.
rogue-stop-crossing = Остановка: проход стал шире или уже.
rogue-stop-blocked = Остановка: на пути { $mob }.
rogue-stop-rested = Вы полностью отдохнули.
rogue-stop-well = Вы и так полностью здоровы: отдыхать незачем.
rogue-stop-no-waiting = Отдыхать нельзя: в этом забеге ожидание выключено.
rogue-stop-triggered = Остановка: под ногами что-то сработало.
rogue-stop-entered = Остановка: вы в другом месте.
rogue-stop-pause = { run-stop-pause }

## Descriptions

rogue-look-item = { $item }: { $about }.
rogue-look-mob = { $mob }, уровень { $level }: здоровье { $health } из { $most }. В бою вы наносите { $dealt } урона и получаете { $taken }. { $about }
rogue-look-blind = Ослеплён: ещё { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
} бьёт мимо.
rogue-look-wall = { $seen ->
    [yes] Стена.
   *[no] Стена (по памяти).
}
rogue-look-floor = { $seen ->
    [yes] Пол.
   *[no] Пол (по памяти).
}

## Saved runs in lists

rogue-saved-floors = Этажи
rogue-saved-boxed = Комнаты
rogue-saved-caves = { game-caves }
rogue-saved-keep = Разрушенная крепость
rogue-saved-file = Мир из файла
rogue-saved-killed = вас убил { $mob }

## Dump

rogue-dump-title = Turnwright, Rogue
rogue-dump-world = Мир: { $world }, начальное значение: { $seed }
rogue-dump-turns = Ходов: { $turns }, дальше всего от начала: { $depth }
rogue-dump-level = Уровень { $level }, опыт { $earned }
rogue-dump-health = Здоровье { $health } / { $most }
rogue-dump-strength = Атака { $attack }, броня { $armor }
rogue-inventory = { run-inventory }
rogue-dump-kills = Побеждены

## Actions in lists

rogue-act-wait = { run-key-wait }
rogue-act-select = ячейка { $slot }
rogue-act-use = применить
rogue-act-drop = { run-key-drop }

## Triggers, goals and other worlds

rogue-language = ru
rogue-trigger-door = { $colour ->
    [red] Красная дверь
    [green] Зелёная дверь
    [blue] Синяя дверь
    [yellow] Жёлтая дверь
   *[none] Дверь
}
rogue-trigger-key = { $colour ->
    [red] Красный ключ
    [green] Зелёный ключ
    [blue] Синий ключ
    [yellow] Жёлтый ключ
   *[none] Ключ
}
rogue-trigger-chest = { $colour ->
    [red] Красный сундук
    [green] Зелёный сундук
    [blue] Синий сундук
    [yellow] Жёлтый сундук
   *[none] Сундук
}
rogue-trigger-gate = Решётка
rogue-trigger-plate = Нажимная плита
rogue-trigger-spikes = Шипы
rogue-trigger-well = Колодец
rogue-trigger-teleporter = Телепорт
rogue-trigger-sign = Табличка
rogue-trigger-exit = Выход
rogue-trigger-treasure = Сокровище
rogue-trigger-reach = Ваша цель

rogue-look-trigger = { $name }: { $about }
rogue-look-open = открыто.
rogue-look-spent = пусто.
rogue-look-door = { $locked ->
    [yes] заперта. Нужен ключ того же цвета.
   *[no] откроется, если шагнуть в неё.
}
rogue-look-gate = закрыта. Её открывает нажимная плита.
rogue-look-key = открывает двери и сундуки своего цвета.
rogue-look-plate = { $opens ->
    [0] { $closes ->
        [0] { $jams ->
            [0] ничего не двигает.
           *[other] решётку держит моб.
        }
       *[other] опустит решётки: { $closes }.
    }
   *[other] поднимет решётки: { $opens }{ $closes ->
        [0] .
       *[other] {", опустит: "}{ $closes }.
    }
}
rogue-look-spikes = { $health ->
    [0] шаг сюда убьёт вас.
   *[other] шаг сюда отнимет { $damage } здоровья, останется { $health }.
}
rogue-look-well = { $amount ->
    [0] { $left ->
        [0] пуст.
       *[other] вы здоровы. Глотков осталось: { $left }.
    }
   *[other] вернёт { $amount } здоровья. Глотков после этого: { $left }.
}
rogue-look-teleporter = { $blocked ->
    [yes] на той стороне мешает моб.
   *[no] перенесёт вас { $arrow } на { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }.
}
rogue-look-sign = «{ $text }»
rogue-look-chest = { $result ->
    [opens] внутри { $item }.
    [locked] внутри { $item }. Нужен ключ того же цвета.
    [full] внутри { $item }. В инвентаре нет места.
   *[empty] пуст.
}
rogue-look-exit = дальше — { $place }.
rogue-look-treasure = { $left ->
    [0] последнее из нужных.
   *[other] после него останется найти: { $left }.
}
rogue-look-reach = { $open ->
    [yes] шаг сюда — победа.
   *[no] сначала выполните остальное.
}

rogue-said-door = { $colour ->
    [red] Вы отпираете красную дверь.
    [green] Вы отпираете зелёную дверь.
    [blue] Вы отпираете синюю дверь.
    [yellow] Вы отпираете жёлтую дверь.
   *[none] Вы открываете дверь.
}
rogue-said-key = { $colour ->
    [red] Вы берёте красный ключ.
    [green] Вы берёте зелёный ключ.
    [blue] Вы берёте синий ключ.
   *[yellow] Вы берёте жёлтый ключ.
}
rogue-said-plate = Щелчок плиты. { $opens ->
    [0] {""}
   *[other] Поднялось решёток: { $opens }.
}{ $closes ->
    [0] {""}
   *[other] {" "}Опустилось решёток: { $closes }.
}{ $jams ->
    [0] {""}
   *[other] {" "}Одну решётку держит моб.
}
rogue-said-spikes = { $health ->
    [0] Шипы! Вы погибаете.
   *[other] Шипы! Вы теряете { $damage } здоровья.
}
rogue-said-well = { $amount ->
    [0] { $left ->
        [0] Колодец пуст.
       *[other] Вода чистая и холодная. Оставьте её на потом.
    }
   *[other] Вы пьёте из колодца: здоровье +{ $amount }.{ $left ->
        [0] {" "}Теперь он пуст.
       *[other] {""}
    }
}
rogue-said-teleporter = { $blocked ->
    [yes] Телепорт гудит: на той стороне что-то мешает.
   *[no] Телепорт переносит вас в другое место.
}
rogue-said-sign = На табличке: «{ $text }»
rogue-said-chest = { $result ->
    [opens] Вы открываете сундук.
    [locked] { $colour ->
        [red] Сундук заперт: найдите красный ключ.
        [green] Сундук заперт: найдите зелёный ключ.
        [blue] Сундук заперт: найдите синий ключ.
       *[yellow] Сундук заперт: найдите жёлтый ключ.
    }
   *[full] В сундуке вы видите { $item }, но в инвентаре нет места.
}
rogue-said-treasure = Вы берёте сокровище.{ $left ->
    [0] {" "}Оно последнее!
   *[other] {" "}Осталось найти: { $left }.
}
rogue-said-reach = Здесь вас ждёт победа, когда остальное будет сделано.
rogue-said-entered = Вы пришли: { $place }.
rogue-said-goal-met = { $goal ->
    [treasure] Все сокровища собраны.
    [clear] Все враги побеждены.
   *[survive] Вы продержались сколько нужно.
}
rogue-ending-won = Вы победили!
rogue-goals = Цели
rogue-goal-treasure = Сокровища: { $done } из { $total }
rogue-goal-clear = Осталось врагов: { $left }
rogue-goal-survive = Продержаться: { $left ->
    [one] { $left } ход
    [few] { $left } хода
   *[many] { $left } ходов
}
rogue-goal-reach = Дойти до цели

## Actions that fit the situation

rogue-do-fire = Выстрелить: { $item }
rogue-do-use = Применить: { $item }
rogue-do-eat = Съесть: { $item }
rogue-do-wear = { $type ->
    [sword] Вооружиться
   *[armor] Надеть
}: { $item }
rogue-do-open = Открыть: { $item }
rogue-do-read = Прочитать: { $item }
rogue-do-leave = Выйти отсюда
rogue-do-attack = Ударить: { $who } −{ $dealt }, вы −{ $taken }
