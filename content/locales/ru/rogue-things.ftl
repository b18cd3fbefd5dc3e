# Items and mobs of Rogue beyond those of its document. Forms as in rogue-words.ftl.

rogue-item-fire-bomb = { $form ->
    [one] огненная бомба
    [that] огненная бомба
    [That] Огненная бомба
    [object] огненную бомбу
    [thing] огненную бомбу
   *[name] Огненная бомба
}
rogue-item-hook = { $form ->
    [one] крюк
    [that] крюк
    [That] Крюк
    [object] крюк
    [thing] крюк
   *[name] Крюк
}
rogue-item-swap-stone = { $form ->
    [one] камень обмена
    [that] камень обмена
    [That] Камень обмена
    [object] камень обмена
    [thing] камень обмена
   *[name] Камень обмена
}
rogue-item-bait = { $form ->
    [one] приманка
    [that] приманка
    [That] Приманка
    [object] приманку
    [thing] приманку
   *[name] Приманка
}
rogue-item-caltrops = { $form ->
    [one] железный чеснок
    [that] железный чеснок
    [That] Железный чеснок
    [object] железный чеснок
    [thing] железный чеснок
   *[name] Железный чеснок
}
rogue-item-net = { $form ->
    [one] сеть
    [that] сеть
    [That] Сеть
    [object] сеть
    [thing] сеть
   *[name] Сеть
}
rogue-item-frost-bell = { $form ->
    [one] колокольчик стужи
    [that] колокольчик стужи
    [That] Колокольчик стужи
    [object] колокольчик стужи
    [thing] колокольчик стужи
   *[name] Колокольчик стужи
}
rogue-item-bow = { run-item-bow }
rogue-item-arrow = { $form ->
    [one] стрела
    [that] стрела
    [That] Стрела
    [object] стрелу
    [thing] стрелу
   *[name] Стрела
}
rogue-item-spear = { run-item-spear }
rogue-item-war-hammer = { $form ->
    [one] боевой молот
    [that] боевой молот
    [That] Боевой молот
    [object] боевой молот
    [thing] боевой молот
   *[name] Боевой молот
}
rogue-item-grey-cloak = { $form ->
    [one] серый плащ
    [that] серый плащ
    [That] Серый плащ
    [object] серый плащ
    [thing] серый плащ
   *[name] Серый плащ
}
rogue-item-soft-boots = { $form ->
    [one] мягкие сапоги
    [that] мягкие сапоги
    [That] Мягкие сапоги
    [object] мягкие сапоги
    [thing] мягкие сапоги
   *[name] Мягкие сапоги
}
rogue-item-buckler = { $form ->
    [one] щит
    [that] щит
    [That] Щит
    [object] щит
    [thing] щит
   *[name] Щит
}
rogue-item-blink-scroll = { $form ->
    [one] свиток прыжка
    [that] свиток прыжка
    [That] Свиток прыжка
    [object] свиток прыжка
    [thing] свиток прыжка
   *[name] Свиток прыжка
}
rogue-item-map-scroll = { $form ->
    [one] свиток карты
    [that] свиток карты
    [That] Свиток карты
    [object] свиток карты
    [thing] свиток карты
   *[name] Свиток карты
}
rogue-item-healing-draught = { $form ->
    [one] целебный настой
    [that] целебный настой
    [That] Целебный настой
    [object] целебный настой
    [thing] целебный настой
   *[name] Целебный настой
}
rogue-item-rage-mushroom = { $form ->
    [one] гриб ярости
    [that] гриб ярости
    [That] Гриб ярости
    [object] гриб ярости
    [thing] гриб ярости
   *[name] Гриб ярости
}
rogue-mob-rat = { $form ->
    [one] грызун
    [that] грызун
    [That] Грызун
    [object] грызуна
    [seen] грызуна
   *[name] Грызун
}
rogue-mob-archer = { $form ->
    [one] лучник
    [that] лучник
    [That] Лучник
    [object] лучника
    [seen] лучника
   *[name] Лучник
}
rogue-mob-boar = { $form ->
    [one] кабан
    [that] кабан
    [That] Кабан
    [object] кабана
    [seen] кабана
   *[name] Кабан
}
rogue-mob-bomber = { $form ->
    [one] подрывник
    [that] подрывник
    [That] Подрывник
    [object] подрывника
    [seen] подрывника
   *[name] Подрывник
}
rogue-mob-summoner = { $form ->
    [one] заклинатель
    [that] заклинатель
    [That] Заклинатель
    [object] заклинателя
    [seen] заклинателя
   *[name] Заклинатель
}
rogue-mob-thief = { $form ->
    [one] вор
    [that] вор
    [That] Вор
    [object] вора
    [seen] вора
   *[name] Вор
}
rogue-mob-guard = { $form ->
    [one] стражник
    [that] стражник
    [That] Стражник
    [object] стражника
    [seen] стражника
   *[name] Стражник
}
rogue-mob-mirror = { $form ->
    [one] зеркальный рыцарь
    [that] зеркальный рыцарь
    [That] Зеркальный рыцарь
    [object] зеркального рыцаря
    [seen] зеркального рыцаря
   *[name] Зеркальный рыцарь
}
rogue-mob-healer = { $form ->
    [one] лекарь
    [that] лекарь
    [That] Лекарь
    [object] лекаря
    [seen] лекаря
   *[name] Лекарь
}
rogue-mob-slime = { $form ->
    [one] слизень
    [that] слизень
    [That] Слизень
    [object] слизня
    [seen] слизня
   *[name] Слизень
}
rogue-mob-mole = { $form ->
    [one] крот
    [that] крот
    [That] Крот
    [object] крота
    [seen] крота
   *[name] Крот
}
rogue-mob-spinner = { $form ->
    [one] паук-ткач
    [that] паук-ткач
    [That] Паук-ткач
    [object] паука-ткача
    [seen] паука-ткача
   *[name] Паук-ткач
}
rogue-mob-ogre = { $form ->
    [one] огр
    [that] огр
    [That] Огр
    [object] огра
    [seen] огра
   *[name] Огр
}

rogue-effect-regeneration = Исцеление
rogue-effect-rage = Ярость
rogue-effect-shield = Щит
rogue-effect-webbed = Паутина

## Behaviour of mobs

rogue-about-rat = Видит и слышит вас, охотится на вас.
rogue-about-archer = Держится на расстоянии. В одном ряду или столбце с вами ход целится, а потом стреляет: { $damage } урона минус ваша броня. Удар сбивает прицел.
rogue-about-boar = В одном ряду или столбце с вами ход готовится, а потом несётся: удвоенный удар, если вы всё ещё на пути. Врезавшись в стену, замирает.
rogue-about-bomber = Рядом с вами поджигает фитиль. Через два хода взрыв: { $damage } урона минус броня всем в пределах клетки. Удар гасит фитиль.
rogue-about-summoner = Держится на расстоянии и, пока видит вас, призывает грызунов, не больше трёх сразу. За них опыта не дают.
rogue-about-thief = Хватает предмет из выбранной ячейки или первый попавшийся и убегает. Победите его, чтобы вернуть добычу.
rogue-about-guard = Стережёт пост и не отходит от него дальше 3 клеток. Быстро восстанавливается.
rogue-about-mirror = Бьёт с вашей силой. На каждый ваш шаг отвечает шагом в обратную сторону.
rogue-about-healer = Держится на расстоянии и лечит самого раненого врага в пределах 5 клеток.
rogue-about-slime = Охотится на вас. Пережив ваш удар, делится пополам. За половинки опыта не дают.
rogue-about-mole = Роет ход сквозь стены на звук ваших шагов, если слышит их не дальше 8 клеток.
rogue-about-spinner = Охотится на вас. В одном ряду или столбце, не дальше 5 клеток, бросает паутину: 2 хода вы не можете идти.
rogue-about-ogre = Спит, пока вы не подойдёте на 3 клетки или не раните его. Первый удар по спящему наносит двойной урон и остаётся без ответа.

rogue-look-asleep = Спит.
rogue-look-still = Не может двигаться ещё { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}.
rogue-look-holds = У него { $item }.
rogue-foretold-shoot = Если останетесь на месте, получите стрелу: { $damage } урона.
rogue-foretold-ram = Если останетесь на месте, он протаранит вас: { $damage } урона.
rogue-foretold-explode = Взорвётся следующим ходом: { $damage } урона, если останетесь.
rogue-foretold-fuse = Взорвётся через { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}: { $damage } урона, если останетесь.
rogue-foretold-steal = Если останетесь рядом, он украдёт { $item }.
rogue-foretold-web = Если останетесь на месте, он опутает вас на { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}.

## Use of items

rogue-about-cloak = враги дальше { $bonus } клеток вас не видят
rogue-about-boots = враги вас не слышат, а спящие не просыпаются
rogue-about-pierce = { rogue-about-wear }, задевает и врага позади
rogue-about-push = { rogue-about-wear }, отбрасывает выживших на клетку
rogue-about-regeneration = здоровье +{ $heals } за ход, ходов: { $turns }
rogue-about-rage = атака +{ $attack }, броня { $armor }, ходов: { $turns }
rogue-about-shield = примет на себя следующие { $turns } урона
rogue-about-blast = бросок до { $range } клеток: { $damage } урона минус броня всем в пределах клетки от цели
rogue-about-hook = подтягивает к вам ближайшего врага в пределах { $range } клеток; крюк остаётся у вас
rogue-about-swap = меняет вас местами с ближайшим врагом в пределах { $range } клеток
rogue-about-net = бросок до { $range } клеток: враг не может двигаться, ходов: { $turns }
rogue-about-freeze = все враги на виду замирают, ходов: { $turns }
rogue-about-shoot = пускает стрелу до { $range } клеток, { $damage } урона; стрелу можно подобрать там, где она попала
rogue-about-missile = нужна для лука
rogue-about-bait = применив, кладёте на пол: враги в пределах 6 клеток идут есть и остаются там, ходов: { $turns }
rogue-about-trap = применив, рассыпаете на полу: { $damage } урона первому, кто наступит, и он не может двигаться, ходов: { $turns }
rogue-about-blink = переносит до { $range } клеток, туда, где враги дальше всего
rogue-about-map = показывает всю карту

rogue-now-blast = Сейчас: { $hits }{ $damage ->
    [0] .
   *[other] {"; вам — "}{ $damage }!
}
rogue-now-hit = { $mob } { $dealt }
rogue-now-shoot = Сейчас: { $mob } { $dealt }.
rogue-now-hook = Сейчас: { $mob }.
rogue-now-swap = { rogue-now-hook }
rogue-now-net = { rogue-now-hook }
rogue-now-freeze = Сейчас врагов: { $count }.
rogue-now-blink = Сейчас: { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
} { $arrow }.
