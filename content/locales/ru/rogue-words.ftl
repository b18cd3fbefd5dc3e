# What both shells say of the tile roguelike.

## Items and mobs. Forms: name (alone), one (mentioned first), that (known), That (begins a sentence), object.

rogue-item-sword = { $form ->
    [one] меч
    [that] меч
    [That] Меч
    [object] меч
   *[name] Меч
}
rogue-item-golden-apple = { $form ->
    [one] золотое яблоко
    [that] золотое яблоко
    [That] Золотое яблоко
    [object] золотое яблоко
   *[name] Золотое яблоко
}
rogue-item-dagger = { $form ->
    [one] кинжал
    [that] кинжал
    [That] Кинжал
    [object] кинжал
   *[name] Кинжал
}
rogue-item-battle-axe = { $form ->
    [one] боевой топор
    [that] боевой топор
    [That] Боевой топор
    [object] боевой топор
   *[name] Боевой топор
}
rogue-item-leather-armor = { $form ->
    [one] кожаный доспех
    [that] кожаный доспех
    [That] Кожаный доспех
    [object] кожаный доспех
   *[name] Кожаный доспех
}
rogue-item-chain-mail = { $form ->
    [one] кольчуга
    [that] кольчуга
    [That] Кольчуга
    [object] кольчугу
   *[name] Кольчуга
}
rogue-item-stoneskin-potion = { $form ->
    [one] зелье каменной кожи
    [that] зелье каменной кожи
    [That] Зелье каменной кожи
    [object] зелье каменной кожи
   *[name] Зелье каменной кожи
}
rogue-item-smoke-bomb = { $form ->
    [one] дымовая шашка
    [that] дымовая шашка
    [That] Дымовая шашка
    [object] дымовую шашку
   *[name] Дымовая шашка
}
rogue-mob-mimic = { $form ->
    [one] мимик
    [that] мимик
    [That] Мимик
    [object] мимика
   *[name] Мимик
}
rogue-mob-ghost = { $form ->
    [one] призрак
    [that] призрак
    [That] Призрак
    [object] призрака
   *[name] Призрак
}
rogue-mob-robot = { $form ->
    [one] робот
    [that] робот
    [That] Робот
    [object] робота
   *[name] Робот
}
rogue-mob-wizard = { $form ->
    [one] волшебник
    [that] волшебник
    [That] Волшебник
    [object] волшебника
   *[name] Волшебник
}
rogue-effect-stoneskin = Каменная кожа

## What items do, and how mobs behave

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
rogue-about-blind = ослепляет всех на виду на { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}
rogue-about-throw = бросок до { $range } клеток, урон { $damage }
rogue-about-mimic = Поджидает, не сходя с места.
rogue-about-ghost = Бежит от вас, пока у вас больше половины здоровья и врагов ещё много; потом сам охотится на вас.
rogue-about-robot = Видит и слышит вас, преследует и сам себя чинит.
rogue-about-wizard = Нападает, едва увидит вас; раненый, может раздвоиться. За двойников опыта не дают.

## What happens

rogue-said-picked = Вы подбираете { $item }.
rogue-said-full = Некуда положить: { $item }.
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
   *[many] Ослеплены { $mobs } врагов
}{ $mobs ->
    [0] {""}
   *[other] {": "}{ $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    } бьют мимо.
}
rogue-said-thrown = Вы метаете { $item } в { $mob }: { $dealt } урона.
rogue-said-dropped = Вы бросаете { $item }.
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
rogue-said-killed = Вы побеждаете { $mob }{ $experience ->
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
rogue-ending-cleared = В этом мире не осталось никого, кто мог бы вам навредить. Победа!
rogue-ending-time = Время вышло.

## Why something that goes on by itself has stopped

rogue-stop-explored = Вы обошли всё, куда можно пройти.
rogue-stop-explored-open = Этот мир исследован. Дальше — бесконечная равнина.
rogue-stop-explored-full = { run-stop-explored-full }
rogue-stop-sight = Остановка: показался { $mob }. { $attack } — атаковать.
rogue-stop-attacked = Остановка: вам встретился { $mob }.
rogue-stop-full = { run-stop-full }
rogue-stop-better = Остановка: { $item } лучше того, что на вас. Наденьте.
rogue-stop-effect = Остановка: действие зелья кончилось.
rogue-stop-level = { run-stop-level }
rogue-stop-arrived = { run-stop-arrived }
rogue-stop-no-way = { run-stop-no-way }
rogue-stop-unknown = { run-stop-unknown }
rogue-stop-here = { run-stop-here }
rogue-stop-wall = Остановка: впереди стена.
rogue-stop-crossing = Остановка: проход меняется.
rogue-stop-blocked = Остановка: на пути { $mob }.
rogue-stop-rested = Вы полностью отдохнули.
rogue-stop-well = Вы и так совершенно здоровы.
rogue-stop-no-waiting = В этой игре ждать нельзя.
rogue-stop-pause = Остановка: пройден долгий путь.

## Looking

rogue-look-item = { $item }: { $about }.
rogue-look-mob = { $mob }, уровень { $level }: здоровье { $health } из { $most }. В бою он получит { $dealt } урона, а вы потеряете { $taken } здоровья. { $about }
rogue-look-blind = Ослеплён: ещё { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
} бьёт мимо.
rogue-look-wall = { $seen ->
    [yes] Стена.
   *[no] Насколько вы помните, стена.
}
rogue-look-floor = { $seen ->
    [yes] Пол.
   *[no] Насколько вы помните, пол.
}

## Saved runs in lists

rogue-saved-boxed = Комнаты
rogue-saved-caves = { game-caves }
rogue-saved-keep = Разрушенная крепость
rogue-saved-file = Мир из файла
rogue-saved-killed = вас убил { $mob }

## The text of a run

rogue-dump-title = Turnwright, Rogue
rogue-dump-world = Мир: { $world }, зерно { $seed }
rogue-dump-turns = Ходов: { $turns }, дальше всего от начала: { $depth }
rogue-dump-level = Уровень { $level }, опыт { $earned }
rogue-dump-health = Здоровье { $health } / { $most }
rogue-dump-strength = Атака { $attack }, броня { $armor }
rogue-inventory = Инвентарь
rogue-dump-kills = Побеждены

## Actions, as they are listed

rogue-act-wait = { run-key-wait }
rogue-act-select = ячейка { $slot }
rogue-act-use = применить
rogue-act-drop = { run-key-drop }
