# Worlds of Rogue with floors: places, gifts, what mobs and tools do, scores.

rogue-floor = { $theme ->
    [cellar] Подвалы
    [burrow] Норы
    [barracks] Казармы
    [gallery] Зеркальный зал
    [foundry] Литейная
   *[vault] Сокровищница
}
rogue-floor-number = Этаж { $number } из { $count }: { rogue-floor }
rogue-floor-short = Этаж { $number }/{ $count }
rogue-look-stairs = { $way ->
    [down] спуск на этаж { $number }.
   *[up] подъём на этаж { $number }.
}
rogue-trigger-stairs = { $way ->
    [down] Лестница вниз
   *[up] Лестница вверх
}
rogue-trigger-crown = Корона
rogue-look-crown = возьмите её, и вы победили.
rogue-said-floor = { $way ->
    [down] Вы спускаетесь на этаж { $number }: { rogue-floor }.
   *[up] Вы возвращаетесь на этаж { $number }: { rogue-floor }.
}
rogue-goal-crown = Корона на этаже { $count }
rogue-said-crown = Корона у вас в руках!
rogue-ending-crown = Корона ваша. Победа!

rogue-stop-explored-stairs = Этаж исследован. Исследуйте ещё раз, чтобы подойти к лестнице вниз.
rogue-stop-stairs = До лестницы вниз один шаг.
rogue-stop-no-climb-down = Лестница вниз на этом этаже ещё не найдена.
rogue-stop-no-climb-up = Лестница вверх на этом этаже ещё не найдена.
rogue-stop-no-exit = Выход из этого мира ещё не найден.

## Gifts at a new level

rogue-gifts = Уровень { $level }: выберите дар
rogue-gift-might = Сила
rogue-gift-might-about = атака +2
rogue-gift-guard = Стойкость
rogue-gift-guard-about = броня +1
rogue-gift-vigour = Живучесть
rogue-gift-vigour-about = предел здоровья +5, и сразу +5 здоровья
rogue-gift-aim = Твёрдая рука
rogue-gift-aim-about = урон кинжалов, стрел и бомб +3
rogue-gift-leech = Жажда крови
rogue-gift-leech-about = здоровье +1.5 за каждую победу, дающую опыт
rogue-gift-parry = Парирование
rogue-gift-parry-about = враги наносят на 3 урона меньше, пока их не ударили
rogue-gift-calm = Спокойствие
rogue-gift-calm-about = отдых лечит на 0.1 за ход больше
rogue-gift-rank = { $name } (уже есть: { $rank })
rogue-gifts-title = Дары
rogue-said-offered = Вы стали сильнее: выберите дар.
rogue-said-chosen = Вы выбираете: { $gift } ({ $about }).
rogue-act-choose = дар { $gift }
rogue-said-grown = Уровень { $level }! Предел здоровья { $health }.

## Log

rogue-said-struck = { $by ->
    [spear] Копьё задевает и { $mob }: { $dealt } урона.
    [bomb] Взрыв ранит { $mob }: { $dealt } урона.
    [arrow] Стрела попадает в { $mob }: { $dealt } урона.
    [trap] Чеснок ранит { $mob }: { $dealt } урона.
   *[mob] Взрыв ранит { $mob }: { $dealt } урона.
}
rogue-said-aim = { $mob } целится в вас. Уйдите из его ряда и столбца или ударьте его!
rogue-said-brace = { $mob } готовится к рывку. Уйдите с дороги!
rogue-said-fuse = { $mob } поджигает фитиль. Ходов до взрыва: { $turns }!
rogue-said-shoot = { $mob } стреляет в вас: вы теряете { $taken } здоровья.
rogue-said-explode = { $mob } взрывается{ $taken ->
    [0] {""}
   *[other] {": вы теряете "}{ $taken } здоровья
}!
rogue-said-crash = { $mob } врезается в стену и замирает, ходов: { $turns }.
rogue-said-summon = { $mob } призывает грызуна.
rogue-said-steal = { $mob } крадёт { $item }!
rogue-said-mend = { $mob } лечит { $other }: здоровье +{ $amount }.
rogue-said-web = { $mob } опутывает вас паутиной. Ходов без движения: { $turns }.
rogue-said-wake = { $mob } просыпается!
rogue-said-eat = { $mob } ест приманку.
rogue-said-torn = Вы рвёте паутину.
rogue-said-laid = Вы кладёте на пол { $item }.
rogue-said-mapped = Теперь вы знаете карту этажа.
rogue-said-blast = Вы бросаете огненную бомбу.{ $damage ->
    [0] {""}
   *[other] {" "}Она обжигает и вас: { $damage } урона!
}
rogue-said-hook = Вы подтягиваете { $mob } к себе.
rogue-said-swap = Вы меняетесь местами: на вашем месте { $mob }.
rogue-said-net = Сеть опутывает { $mob }, ходов: { $turns }.
rogue-said-freeze = Звон колокольчика: { $count ->
    [one] замирает { $count } враг
    [few] замирают { $count } врага
   *[many] замирают { $count } врагов
}, ходов: { $turns }.
rogue-said-blink = Вы уже в другом месте.
rogue-said-healing = Исцеление: здоровье +{ $heals } за ход, ходов: { $turns }.
rogue-said-rage = Ярость: атака +{ $attack }, броня { $armor }, ходов: { $turns }.
rogue-said-shielded = Щит примет на себя следующие { $turns } урона.
rogue-said-freed = Вы выбрались из паутины.
rogue-said-cloaked = { $type ->
    [cloak] Вы надеваете { $item }: издали вас не видно.
   *[boots] Вы надеваете { $item }: ваших шагов не слышно.
}

## Scores

rogue-score-floors = Этажи: { $points }
rogue-score-kinds = Первые победы: { $points }
rogue-score-goal = Корона: { $points }
rogue-score-speed = Ходы в запасе: { $points }
rogue-dump-floor = Ходов: { $turns }, самый глубокий этаж: { $depth } из { $count }
