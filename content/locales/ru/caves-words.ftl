# Names and effects of Caves for both shells.

## Creatures. Forms: name (alone), one (first mention), that (known), That (begins a sentence), object (direct
## object, known), seen (direct object of seeing), appears (comes into view), of (of a corpse), killer (in the cause of
## death).

caves-creature-fungus = { $form ->
    [one] гриб
    [that] гриб
    [That] Гриб
    [object] гриб
    [seen] гриб
    [appears] показался гриб
    [of] гриба
    [killer] убил гриб
   *[name] Гриб
}
caves-creature-bat = { $form ->
    [one] летучая мышь
    [that] летучая мышь
    [That] Летучая мышь
    [object] летучую мышь
    [seen] летучую мышь
    [appears] показалась летучая мышь
    [of] летучей мыши
    [killer] убила летучая мышь
   *[name] Летучая мышь
}
caves-creature-zombie = { $form ->
    [one] зомби
    [that] зомби
    [That] Зомби
    [object] зомби
    [seen] зомби
    [appears] показался зомби
    [of] зомби
    [killer] убил зомби
   *[name] Зомби
}
caves-creature-goblin = { $form ->
    [one] гоблин
    [that] гоблин
    [That] Гоблин
    [object] гоблина
    [seen] гоблина
    [appears] показался гоблин
    [of] гоблина
    [killer] убил гоблин
   *[name] Гоблин
}
caves-creature-spider = { $form ->
    [one] паук
    [that] паук
    [That] Паук
    [object] паука
    [seen] паука
    [appears] показался паук
    [of] паука
    [killer] убил паук
   *[name] Паук
}
caves-creature-mole = { $form ->
    [one] гигантский крот
    [that] гигантский крот
    [That] Гигантский крот
    [object] гигантского крота
    [seen] гигантского крота
    [appears] показался гигантский крот
    [of] гигантского крота
    [killer] убил гигантский крот
   *[name] Гигантский крот
}
caves-creature-player = { $form ->
    [one] искатель приключений
    [that] искатель приключений
    [That] Искатель приключений
    [object] искателя приключений
    [seen] искателя приключений
    [appears] показался искатель приключений
    [of] искателя приключений
    [killer] убил искатель приключений
   *[name] Искатель приключений
}

## Items. Forms: name (alone), one (first mention), that (known), That (begins a sentence), object (direct object,
## first mention), thing (direct object, known).

caves-item-rock = { $form ->
    [one] камешек
    [that] камешек
    [That] Камешек
    [object] камешек
    [thing] камешек
   *[name] Камешек
}
caves-item-bear = { $form ->
    [one] плюшевый мишка
    [that] плюшевый мишка
    [That] Плюшевый мишка
    [object] плюшевого мишку
    [thing] плюшевого мишку
   *[name] Плюшевый мишка
}
caves-item-apple = { $form ->
    [one] яблоко
    [that] яблоко
    [That] Яблоко
    [object] яблоко
    [thing] яблоко
   *[name] Яблоко
}
caves-item-bread = { $form ->
    [one] хлеб
    [that] хлеб
    [That] Хлеб
    [object] хлеб
    [thing] хлеб
   *[name] Хлеб
}
caves-item-baguette = { $form ->
    [one] багет
    [that] багет
    [That] Багет
    [object] багет
    [thing] багет
   *[name] Багет
}
caves-item-dagger = { run-item-dagger }
caves-item-sword = { run-item-sword }
caves-item-bow = { run-item-bow }
caves-item-staff = { $form ->
    [one] посох
    [that] посох
    [That] Посох
    [object] посох
    [thing] посох
   *[name] Посох
}
caves-item-tunic = { $form ->
    [one] туника
    [that] туника
    [That] Туника
    [object] тунику
    [thing] тунику
   *[name] Туника
}
caves-item-chainmail = { $form ->
    [one] кольчуга
    [that] кольчуга
    [That] Кольчуга
    [object] кольчугу
    [thing] кольчугу
   *[name] Кольчуга
}
caves-item-platemail = { $form ->
    [one] латный доспех
    [that] латный доспех
    [That] Латный доспех
    [object] латный доспех
    [thing] латный доспех
   *[name] Латный доспех
}
caves-item-pick = { $form ->
    [one] кирка
    [that] кирка
    [That] Кирка
    [object] кирку
    [thing] кирку
   *[name] Кирка
}
caves-item-powder = { $form ->
    [one] пороховой заряд
    [that] пороховой заряд
    [That] Пороховой заряд
    [object] пороховой заряд
    [thing] пороховой заряд
   *[name] Пороховой заряд
}
caves-item-white-book = { $form ->
    [one] белая книга
    [that] белая книга
    [That] Белая книга
    [object] белую книгу
    [thing] белую книгу
   *[name] Белая книга
}
caves-item-blue-book = { $form ->
    [one] синяя книга
    [that] синяя книга
    [That] Синяя книга
    [object] синюю книгу
    [thing] синюю книгу
   *[name] Синяя книга
}
caves-item-corpse = { $form ->
    [one] труп { $of }
    [that] труп { $of }
    [That] Труп { $of }
    [object] труп { $of }
    [thing] труп { $of }
   *[name] Труп { $of }
}

## Unidentified potions by colour, and identified ones.

caves-color-red = { $form ->
    [one] красное зелье
    [that] красное зелье
    [That] Красное зелье
    [object] красное зелье
    [thing] красное зелье
   *[name] Красное зелье
}
caves-color-yellow = { $form ->
    [one] жёлтое зелье
    [that] жёлтое зелье
    [That] Жёлтое зелье
    [object] жёлтое зелье
    [thing] жёлтое зелье
   *[name] Жёлтое зелье
}
caves-color-green = { $form ->
    [one] зелёное зелье
    [that] зелёное зелье
    [That] Зелёное зелье
    [object] зелёное зелье
    [thing] зелёное зелье
   *[name] Зелёное зелье
}
caves-color-cyan = { $form ->
    [one] голубое зелье
    [that] голубое зелье
    [That] Голубое зелье
    [object] голубое зелье
    [thing] голубое зелье
   *[name] Голубое зелье
}
caves-color-blue = { $form ->
    [one] синее зелье
    [that] синее зелье
    [That] Синее зелье
    [object] синее зелье
    [thing] синее зелье
   *[name] Синее зелье
}
caves-color-magenta = { $form ->
    [one] пурпурное зелье
    [that] пурпурное зелье
    [That] Пурпурное зелье
    [object] пурпурное зелье
    [thing] пурпурное зелье
   *[name] Пурпурное зелье
}
caves-color-dark = { $form ->
    [one] тёмное зелье
    [that] тёмное зелье
    [That] Тёмное зелье
    [object] тёмное зелье
    [thing] тёмное зелье
   *[name] Тёмное зелье
}
caves-color-grey = { $form ->
    [one] серое зелье
    [that] серое зелье
    [That] Серое зелье
    [object] серое зелье
    [thing] серое зелье
   *[name] Серое зелье
}
caves-color-light = { $form ->
    [one] светлое зелье
    [that] светлое зелье
    [That] Светлое зелье
    [object] светлое зелье
    [thing] светлое зелье
   *[name] Светлое зелье
}
caves-potion-health = { $form ->
    [one] зелье здоровья
    [that] зелье здоровья
    [That] Зелье здоровья
    [object] зелье здоровья
    [thing] зелье здоровья
   *[name] Зелье здоровья
}
caves-potion-mana = { $form ->
    [one] зелье маны
    [that] зелье маны
    [That] Зелье маны
    [object] зелье маны
    [thing] зелье маны
   *[name] Зелье маны
}
caves-potion-slow-health = { $form ->
    [one] зелье медленного исцеления
    [that] зелье медленного исцеления
    [That] Зелье медленного исцеления
    [object] зелье медленного исцеления
    [thing] зелье медленного исцеления
   *[name] Зелье медленного исцеления
}
caves-potion-poison = { $form ->
    [one] зелье яда
    [that] зелье яда
    [That] Зелье яда
    [object] зелье яда
    [thing] зелье яда
   *[name] Зелье яда
}
caves-potion-warrior = { $form ->
    [one] зелье воина
    [that] зелье воина
    [That] Зелье воина
    [object] зелье воина
    [thing] зелье воина
   *[name] Зелье воина
}
caves-potion-archer = { $form ->
    [one] зелье лучника
    [that] зелье лучника
    [That] Зелье лучника
    [object] зелье лучника
    [thing] зелье лучника
   *[name] Зелье лучника
}
caves-potion-experience = { $form ->
    [one] зелье опыта
    [that] зелье опыта
    [That] Зелье опыта
    [object] зелье опыта
    [thing] зелье опыта
   *[name] Зелье опыта
}
caves-potion-stone-skin = { $form ->
    [one] зелье каменной кожи
    [that] зелье каменной кожи
    [That] Зелье каменной кожи
    [object] зелье каменной кожи
    [thing] зелье каменной кожи
   *[name] Зелье каменной кожи
}

## Effects. Forms: name (alone), cause (of death), from (after “protects from”); begun, ended and resisted (on
## you); seen, over and resists (on a creature).

caves-effect-health = здоровье
caves-effect-mana = мана
caves-effect-slow-health = { $form ->
    [begun] По телу разливается тепло: раны начинают затягиваться.
    [ended] Тепло ушло.
    [seen] { $who } оживает на глазах.
    [over] { $who } больше не оживает на глазах.
   *[name] медленное исцеление
}
caves-effect-poison = { $form ->
    [cause] яда
    [from] яда
    [begun] Вам дурно: вы отравлены.
    [ended] Яд больше не действует.
    [resisted] Яд на вас не действует.
    [seen] { $who } корчится от яда.
    [over] { $who } больше не страдает от яда.
    [resists] { $who } не поддаётся яду.
   *[name] яд
}
caves-effect-warrior = { $form ->
    [begun] Вы чувствуете силу воина: атака +{ $attack }, защита +{ $defense }.
    [ended] Сила воина покидает вас.
    [seen] { $who } наливается силой.
    [over] { $who } теряет прежнюю силу.
   *[name] сила воина
}
caves-effect-archer = { $form ->
    [begun] Ваш взгляд становится острее: вы видите дальше.
    [ended] Ваше зрение снова обычное.
    [seen] { $who } зорко оглядывается.
    [over] { $who } смотрит уже не так зорко.
   *[name] зоркость лучника
}
caves-effect-experience = опыт
caves-effect-stone-skin = { $form ->
    [begun] Ваша кожа твердеет как камень: защита +{ $defense }.
    [ended] Ваша кожа снова мягкая.
    [seen] { $who } покрывается каменной кожей.
    [over] { $who } сбрасывает каменную кожу.
   *[name] каменная кожа
}
caves-effect-venom = { $form ->
    [cause] ядовитого укуса
    [from] ядовитых укусов
    [begun] Укус жжёт: в нём яд.
    [ended] Укус больше не жжёт.
    [resisted] Укус не жжёт: яд вас не берёт.
    [seen] { $who } дёргается от укуса.
    [over] { $who } больше не дёргается.
    [resists] { $who } не поддаётся яду.
   *[name] ядовитый укус
}
caves-effect-numbness = { $form ->
    [from] оцепенения
    [begun] От ледяного прикосновения вы цепенеете: атака −{ $attack }, защита −{ $defense }.
    [ended] Оцепенение проходит.
    [resisted] Прикосновение леденит, но вы не цепенеете.
    [seen] { $who } цепенеет.
    [over] { $who } приходит в себя.
    [resists] { $who } не цепенеет.
   *[name] оцепенение
}
caves-effect-minor-heal = малое исцеление
caves-effect-major-heal = большое исцеление
caves-effect-slow-heal = { $form ->
    [begun] Ваши раны начинают заживать.
    [ended] Раны больше не заживают сами.
    [seen] { $who } начинает исцеляться.
    [over] { $who } больше не исцеляется.
   *[name] долгое исцеление
}
caves-effect-inner-strength = { $form ->
    [begun] Вы обретаете внутреннюю силу: атака +{ $attack }, защита +{ $defense }. Вы видите дальше, вас не берут ни яд, ни ядовитые укусы, ни оцепенение.
    [ended] Внутренняя сила иссякает.
    [seen] { $who } расправляет плечи.
    [over] { $who } снова опускает плечи.
   *[name] внутренняя сила
}
caves-effect-blood-to-mana = { $form ->
    [begun] Вы обескровлены: отдать кровь снова получится не скоро.
    [ended] Вы снова можете отдать кровь.
    [seen] { $who } бледнеет.
    [over] { $who } больше не бледнеет.
   *[name] обескровленность
}
caves-effect-blink = { $form ->
    [begun] Вы мерцаете, и по вам трудно попасть: защита +{ $defense }.
    [ended] Вы больше не мерцаете.
    [seen] { $who } мерцает.
    [over] { $who } больше не мерцает.
   *[name] мерцание
}
caves-effect-summon-bats = призыв летучих мышей
caves-effect-detect-creatures = { $form ->
    [begun] Вы чувствуете всех существ этого уровня и предвидите их удары: защита +{ $defense }.
    [ended] Вы больше не чувствуете существ этого уровня.
    [seen] { $who } словно смотрит сквозь скалу.
    [over] { $who } больше не смотрит сквозь скалу.
   *[name] обнаружение существ
}
caves-effect-spark = { $form ->
    [cause] искры
   *[name] искра
}
caves-effect-refreshment = { $form ->
    [begun] Сил прибавилось: раны начинают затягиваться.
    [ended] Прилив сил прошёл.
    [seen] { $who } выглядит бодрее.
    [over] { $who } теряет прежнюю бодрость.
   *[name] прилив сил
}
caves-effect-hearty-meal = { $form ->
    [begun] Сытный обед: раны начинают затягиваться.
    [ended] Сытный обед переварен.
    [seen] { $who } наедается досыта.
    [over] { $who } больше не лоснится от сытости.
   *[name] сытный обед
}

## Spells

caves-spell-minor-heal = Малое исцеление
caves-spell-major-heal = Большое исцеление
caves-spell-slow-heal = Долгое исцеление
caves-spell-inner-strength = Внутренняя сила
caves-spell-blood-to-mana = Кровь в ману
caves-spell-blink = Мерцание
caves-spell-summon-bats = Призыв летучих мышей
caves-spell-detect-creatures = Обнаружение существ
caves-spell-spark = Искра

## Level-up choices and hunger states

caves-growth-hp = { caves-effect-health }
caves-growth-mana = { caves-effect-mana }
caves-growth-attack = { run-key-attack }
caves-growth-defense = защита
caves-growth-vision = зрение
caves-growth-hp-regen = регенерация здоровья
caves-growth-mana-regen = регенерация маны
caves-hunger-starving = Истощены
caves-hunger-hungry = Голодны
caves-hunger-sated = Не голодны
caves-hunger-full = Сыты
caves-hunger-stuffed = Объелись
