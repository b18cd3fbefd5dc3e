# Names of the Depths, the second edition of Caves. caves-words.ftl explains the forms.

## Creatures

caves-creature-packrat = { $form ->
    [one] крыса-воровка
    [that] крыса-воровка
    [That] Крыса-воровка
    [object] крысу-воровку
    [seen] крысу-воровку
    [appears] показалась крыса-воровка
    [of] крысы-воровки
    [killer] убила крыса-воровка
   *[name] Крыса-воровка
}
caves-creature-bloater = { $form ->
    [one] пузырник
    [that] пузырник
    [That] Пузырник
    [object] пузырника
    [seen] пузырника
    [appears] показался пузырник
    [of] пузырника
    [killer] убил пузырник
   *[name] Пузырник
}
caves-creature-spore-cap = { $form ->
    [one] споровик
    [that] споровик
    [That] Споровик
    [object] споровик
    [seen] споровик
    [appears] показался споровик
    [of] споровика
    [killer] убил споровик
   *[name] Споровик
}
caves-creature-shrieker = { $form ->
    [one] крикун
    [that] крикун
    [That] Крикун
    [object] крикуна
    [seen] крикуна
    [appears] показался крикун
    [of] крикуна
    [killer] убил крикун
   *[name] Крикун
}
caves-creature-boar = { $form ->
    [one] пещерный кабан
    [that] пещерный кабан
    [That] Пещерный кабан
    [object] пещерного кабана
    [seen] пещерного кабана
    [appears] показался пещерный кабан
    [of] пещерного кабана
    [killer] убил пещерный кабан
   *[name] Пещерный кабан
}
caves-creature-toad = { $form ->
    [one] гигантская жаба
    [that] гигантская жаба
    [That] Гигантская жаба
    [object] гигантскую жабу
    [seen] гигантскую жабу
    [appears] показалась гигантская жаба
    [of] гигантской жабы
    [killer] убила гигантская жаба
   *[name] Гигантская жаба
}
caves-creature-eel = { $form ->
    [one] угорь
    [that] угорь
    [That] Угорь
    [object] угря
    [seen] угря
    [appears] показался угорь
    [of] угря
    [killer] убил угорь
   *[name] Угорь
}
caves-creature-jelly = { $form ->
    [one] студень
    [that] студень
    [That] Студень
    [object] студень
    [seen] студень
    [appears] показался студень
    [of] студня
    [killer] убил студень
   *[name] Студень
}
caves-creature-fox = { $form ->
    [one] призрачный лис
    [that] призрачный лис
    [That] Призрачный лис
    [object] призрачного лиса
    [seen] призрачного лиса
    [appears] показался призрачный лис
    [of] призрачного лиса
    [killer] убил призрачный лис
   *[name] Призрачный лис
}
caves-creature-goblin-archer = { $form ->
    [one] гоблин-лучник
    [that] гоблин-лучник
    [That] Гоблин-лучник
    [object] гоблина-лучника
    [seen] гоблина-лучника
    [appears] показался гоблин-лучник
    [of] гоблина-лучника
    [killer] убил гоблин-лучник
   *[name] Гоблин-лучник
}
caves-creature-goblin-mystic = { $form ->
    [one] гоблин-знахарь
    [that] гоблин-знахарь
    [That] Гоблин-знахарь
    [object] гоблина-знахаря
    [seen] гоблина-знахаря
    [appears] показался гоблин-знахарь
    [of] гоблина-знахаря
    [killer] убил гоблин-знахарь
   *[name] Гоблин-знахарь
}
caves-creature-sapper = { $form ->
    [one] гоблин-сапёр
    [that] гоблин-сапёр
    [That] Гоблин-сапёр
    [object] гоблина-сапёра
    [seen] гоблина-сапёра
    [appears] показался гоблин-сапёр
    [of] гоблина-сапёра
    [killer] убил гоблин-сапёр
   *[name] Гоблин-сапёр
}
caves-creature-ogre = { $form ->
    [one] огр
    [that] огр
    [That] Огр
    [object] огра
    [seen] огра
    [appears] показался огр
    [of] огра
    [killer] убил огр
   *[name] Огр
}
caves-creature-spiderling = { $form ->
    [one] паучок
    [that] паучок
    [That] Паучок
    [object] паучка
    [seen] паучка
    [appears] показался паучок
    [of] паучка
    [killer] убил паучок
   *[name] Паучок
}
caves-creature-weaver = { $form ->
    [one] паук-ткач
    [that] паук-ткач
    [That] Паук-ткач
    [object] паука-ткача
    [seen] паука-ткача
    [appears] показался паук-ткач
    [of] паука-ткача
    [killer] убил паук-ткач
   *[name] Паук-ткач
}
caves-creature-broodmother = { $form ->
    [one] паучья матка
    [that] паучья матка
    [That] Паучья матка
    [object] паучью матку
    [seen] паучью матку
    [appears] показалась паучья матка
    [of] паучьей матки
    [killer] убила паучья матка
   *[name] Паучья матка
}
caves-creature-firebug = { $form ->
    [one] огнёвка
    [that] огнёвка
    [That] Огнёвка
    [object] огнёвку
    [seen] огнёвку
    [appears] показалась огнёвка
    [of] огнёвки
    [killer] убила огнёвка
   *[name] Огнёвка
}
caves-creature-skeleton = { $form ->
    [one] скелет
    [that] скелет
    [That] Скелет
    [object] скелета
    [seen] скелета
    [appears] показался скелет
    [of] скелета
    [killer] убил скелет
   *[name] Скелет
}
caves-creature-ghoul = { $form ->
    [one] упырь
    [that] упырь
    [That] Упырь
    [object] упыря
    [seen] упыря
    [appears] показался упырь
    [of] упыря
    [killer] убил упырь
   *[name] Упырь
}
caves-creature-gravekeeper = { $form ->
    [one] могильщик
    [that] могильщик
    [That] Могильщик
    [object] могильщика
    [seen] могильщика
    [appears] показался могильщик
    [of] могильщика
    [killer] убил могильщик
   *[name] Могильщик
}
caves-creature-golem = { $form ->
    [one] кристальный голем
    [that] кристальный голем
    [That] Кристальный голем
    [object] кристального голема
    [seen] кристального голема
    [appears] показался кристальный голем
    [of] кристального голема
    [killer] убил кристальный голем
   *[name] Кристальный голем
}
caves-creature-wisp = { $form ->
    [one] ледяной огонёк
    [that] ледяной огонёк
    [That] Ледяной огонёк
    [object] ледяной огонёк
    [seen] ледяной огонёк
    [appears] показался ледяной огонёк
    [of] ледяного огонька
    [killer] убил ледяной огонёк
   *[name] Ледяной огонёк
}
caves-creature-sprite = { $form ->
    [one] дух ветра
    [that] дух ветра
    [That] Дух ветра
    [object] духа ветра
    [seen] духа ветра
    [appears] показался дух ветра
    [of] духа ветра
    [killer] убил дух ветра
   *[name] Дух ветра
}
caves-creature-salamander = { $form ->
    [one] саламандра
    [that] саламандра
    [That] Саламандра
    [object] саламандру
    [seen] саламандру
    [appears] показалась саламандра
    [of] саламандры
    [killer] убила саламандра
   *[name] Саламандра
}
caves-creature-wyrm = { $form ->
    [one] огненный змей
    [that] огненный змей
    [That] Огненный змей
    [object] огненного змея
    [seen] огненного змея
    [appears] показался огненный змей
    [of] огненного змея
    [killer] убил огненный змей
   *[name] Огненный змей
}
caves-creature-hound = { $form ->
    [one] гончая
    [that] гончая
    [That] Гончая
    [object] гончую
    [seen] гончую
    [appears] показалась гончая
    [of] гончей
    [killer] убила гончая
   *[name] Гончая
}

## Items

caves-item-music-box = { $form ->
    [one] музыкальная шкатулка
    [that] музыкальная шкатулка
    [That] Музыкальная шкатулка
    [object] музыкальную шкатулку
    [thing] музыкальную шкатулку
   *[name] Музыкальная шкатулка
}
caves-item-axe = { $form ->
    [one] топор
    [that] топор
    [That] Топор
    [object] топор
    [thing] топор
   *[name] Топор
}
caves-item-spear = { run-item-spear }
caves-item-scale = { $form ->
    [one] чешуйчатый доспех
    [that] чешуйчатый доспех
    [That] Чешуйчатый доспех
    [object] чешуйчатый доспех
    [thing] чешуйчатый доспех
   *[name] Чешуйчатый доспех
}
caves-item-javelin = { $form ->
    [one] дротик
    [that] дротик
    [That] Дротик
    [object] дротик
    [thing] дротик
   *[name] Дротик
}
caves-item-fire-flask = { $form ->
    [one] склянка с огнём
    [that] склянка с огнём
    [That] Склянка с огнём
    [object] склянку с огнём
    [thing] склянку с огнём
   *[name] Склянка с огнём
}
caves-item-gas-flask = { $form ->
    [one] склянка с газом
    [that] склянка с газом
    [That] Склянка с газом
    [object] склянку с газом
    [thing] склянку с газом
   *[name] Склянка с газом
}
caves-item-cheese = { $form ->
    [one] сыр
    [that] сыр
    [That] Сыр
    [object] сыр
    [thing] сыр
   *[name] Сыр
}
caves-item-scroll-teleport = { $form ->
    [one] свиток телепортации
    [that] свиток телепортации
    [That] Свиток телепортации
    [object] свиток телепортации
    [thing] свиток телепортации
   *[name] Свиток телепортации
}
caves-item-scroll-map = { $form ->
    [one] свиток с картой
    [that] свиток с картой
    [That] Свиток с картой
    [object] свиток с картой
    [thing] свиток с картой
   *[name] Свиток с картой
}
caves-item-scroll-terror = { $form ->
    [one] свиток ужаса
    [that] свиток ужаса
    [That] Свиток ужаса
    [object] свиток ужаса
    [thing] свиток ужаса
   *[name] Свиток ужаса
}
caves-item-scroll-slumber = { $form ->
    [one] свиток сна
    [that] свиток сна
    [That] Свиток сна
    [object] свиток сна
    [thing] свиток сна
   *[name] Свиток сна
}
caves-item-scroll-fire = { $form ->
    [one] свиток пожара
    [that] свиток пожара
    [That] Свиток пожара
    [object] свиток пожара
    [thing] свиток пожара
   *[name] Свиток пожара
}
caves-item-scroll-frost = { $form ->
    [one] свиток мороза
    [that] свиток мороза
    [That] Свиток мороза
    [object] свиток мороза
    [thing] свиток мороза
   *[name] Свиток мороза
}
caves-item-scroll-webs = { $form ->
    [one] свиток паутины
    [that] свиток паутины
    [That] Свиток паутины
    [object] свиток паутины
    [thing] свиток паутины
   *[name] Свиток паутины
}
caves-item-scroll-might = { $form ->
    [one] свиток силы
    [that] свиток силы
    [That] Свиток силы
    [object] свиток силы
    [thing] свиток силы
   *[name] Свиток силы
}
caves-item-scroll-vigour = { $form ->
    [one] свиток живучести
    [that] свиток живучести
    [That] Свиток живучести
    [object] свиток живучести
    [thing] свиток живучести
   *[name] Свиток живучести
}
caves-item-scroll-hounds = { $form ->
    [one] свиток гончих
    [that] свиток гончих
    [That] Свиток гончих
    [object] свиток гончих
    [thing] свиток гончих
   *[name] Свиток гончих
}
caves-item-scroll-friend = { $form ->
    [one] свиток дружбы
    [that] свиток дружбы
    [That] Свиток дружбы
    [object] свиток дружбы
    [thing] свиток дружбы
   *[name] Свиток дружбы
}
caves-item-scroll-shield = { $form ->
    [one] свиток защиты
    [that] свиток защиты
    [That] Свиток защиты
    [object] свиток защиты
    [thing] свиток защиты
   *[name] Свиток защиты
}

## Terrain, with a first mention and a place

caves-terrain-water = { $form ->
    [one] глубокая вода
    [in] в глубокой воде
   *[name] Глубокая вода
}
caves-terrain-grass = { $form ->
    [one] высокая трава
    [in] в высокой траве
   *[name] Высокая трава
}
caves-terrain-mud = { $form ->
    [one] грязь
    [in] в грязи
   *[name] Грязь
}
caves-terrain-web = { $form ->
    [one] паутина
    [in] в паутине
   *[name] Паутина
}
caves-terrain-ice = { $form ->
    [one] лёд
    [in] на льду
   *[name] Лёд
}
caves-terrain-bones = { $form ->
    [one] кости
    [in] среди костей
   *[name] Кости
}
caves-terrain-altar = { $form ->
    [one] алтарь
    [in] на алтаре
   *[name] Алтарь
}
caves-terrain-door = { $form ->
    [one] дверь
    [in] в дверях
   *[name] Дверь
}
caves-terrain-open-door = { $form ->
    [one] открытая дверь
    [in] в дверях
   *[name] Открытая дверь
}
caves-terrain-pit = { $form ->
    [one] яма
    [in] в яме
   *[name] Яма
}
caves-terrain-gas-trap = { $form ->
    [one] газовая ловушка
    [in] на газовой ловушке
   *[name] Газовая ловушка
}
caves-terrain-web-trap = { $form ->
    [one] ловушка с паутиной
    [in] на ловушке с паутиной
   *[name] Ловушка с паутиной
}
caves-terrain-alarm-trap = { $form ->
    [one] ловушка с сигналом
    [in] на ловушке с сигналом
   *[name] Ловушка с сигналом
}
caves-terrain-vent = { $form ->
    [one] отдушина с рудничным газом
    [in] на отдушине
   *[name] Отдушина
}
caves-terrain-fire-trap = { $form ->
    [one] огненная ловушка
    [in] на огненной ловушке
   *[name] Огненная ловушка
}

## Fire and gas

caves-cloud-fire = { $form ->
    [one] огонь
    [in] в огне
   *[name] Огонь
}
caves-cloud-poison-gas = { $form ->
    [one] ядовитый газ
    [in] в газе
   *[name] Ядовитый газ
}
caves-cloud-spores = { $form ->
    [one] облако спор
    [in] среди спор
   *[name] Облако спор
}
caves-cloud-firedamp = { $form ->
    [one] рудничный газ
    [in] в газе
   *[name] Рудничный газ
}

## Kinds of levels, with the first sight of them

caves-kind-wood = { $form ->
    [arrival] Трава в человеческий рост, а над ней грибы величиной с деревья.
   *[name] Грибной лес
}
caves-kind-flooded = { $form ->
    [arrival] Половину пещер залила чёрная вода. В ней что-то движется.
   *[name] Затопленные пещеры
}
caves-kind-ruins = { $form ->
    [arrival] Когда-то здесь жили: стены домов лежат в траве.
   *[name] Руины
}
caves-kind-hall = { $form ->
    [arrival] За дверями бьют барабаны: здесь живут гоблины.
   *[name] Чертоги гоблинов
}
caves-kind-nests = { $form ->
    [arrival] Кругом паутина. Огонь расчистил бы путь.
   *[name] Паучьи гнёзда
}
caves-kind-crypt = { $form ->
    [arrival] Тесные покои и старые кости: покой мёртвых здесь стерегут они сами.
   *[name] Склеп
}
caves-kind-crystal = { $form ->
    [arrival] Свет лампы дробится в кристаллах. Лёд под ногами скользкий.
   *[name] Кристальные пещеры
}
caves-kind-lair = { $form ->
    [arrival] Жарко, кости на полу обуглены. Музыкальная шкатулка где-то рядом.
   *[name] Логово
}

## Effects

caves-effect-burning = { $form ->
    [cause] ожогов
    [begun] Вы горите!
    [ended] Огонь на вас гаснет.
    [seen] { $who } загорается.
    [over] { $who } больше не горит.
   *[name] огонь
}
caves-effect-choking = { $form ->
    [cause] ядовитого газа
    [begun] Газ жжёт лёгкие.
    [ended] Вы снова дышите свободно.
    [seen] { $who } задыхается.
    [over] { $who } снова дышит свободно.
   *[name] удушье
}
caves-effect-dizziness = { $form ->
    [begun] От спор кружится голова: атака −{ $attack }, защита −{ $defense }.
    [ended] Голова больше не кружится.
    [seen] { $who } шатается.
    [over] { $who } снова твёрдо держится на ногах.
   *[name] головокружение
}
caves-effect-falling-web = { $form ->
    [begun] На вас падает паутина: не сделать ни шагу.
    [ended] Вы стряхиваете последние нити.
    [seen] { $who } запутывается в паутине.
    [over] { $who } выпутывается.
   *[name] паутина
}
caves-effect-roused = { $form ->
    [begun] За вами кто-то следит.
    [ended] За вами больше не следят.
    [seen] { $who } вскидывается: вас обнаружили.
    [over] { $who } успокаивается.
   *[name] тревога
}
caves-effect-web-shot = { $form ->
    [begun] Ноги опутывает липкая паутина.
    [ended] Ноги свободны.
    [seen] { $who } запутывается в паутине.
    [over] { $who } выпутывается.
   *[name] паутина
}
caves-effect-freezing = { $form ->
    [begun] Лёд сковывает ваши ноги.
    [ended] Лёд на ногах трескается.
    [seen] { $who } примерзает к месту.
    [over] { $who } вырывается изо льда.
    [cause] мороза
   *[name] мороз
}
caves-effect-fear = { $form ->
    [begun] Вас охватывает ужас.
    [ended] Ужас отступает.
    [seen] { $who } в панике.
    [over] { $who } снова смелеет.
   *[name] ужас
}
caves-effect-sleep = { $form ->
    [begun] Вы засыпаете.
    [ended] Вы просыпаетесь.
    [seen] { $who } засыпает.
    [over] { $who } просыпается.
   *[name] сон
}
caves-effect-kindling = { $form ->
    [cause] пожара
    [begun] Вы полыхаете!
    [ended] Огонь на вас гаснет.
    [seen] { $who } вспыхивает.
    [over] { $who } больше не горит.
   *[name] пожар
}
caves-effect-frost = { $form ->
    [begun] Вас покрывает иней: защита +{ $defense }.
    [ended] Иней тает.
    [seen] { $who } покрывается инеем.
    [over] { $who } оттаивает.
   *[name] иней
}
caves-effect-frostbite = { $form ->
    [cause] холода
    [begun] Холод сковывает вас: не сделать ни шагу.
    [ended] Ноги снова слушаются.
    [seen] { $who } примерзает к земле.
    [over] { $who } оттаивает.
   *[name] обморожение
}
caves-effect-webbing = { $form ->
    [begun] Вас держит паутина.
    [ended] Вы вырываетесь из паутины.
    [seen] { $who } запутывается в паутине.
    [over] { $who } вырывается.
   *[name] паутина
}
caves-effect-shielding = { $form ->
    [begun] Вас окружает щит света: защита +{ $defense }.
    [ended] Щит гаснет.
    [seen] { $who } в кольце света.
    [over] { $who } больше не светится.
   *[name] щит
}
caves-effect-pitfall = падение
caves-effect-gas-leak = газ
caves-effect-alarm = тревога
caves-effect-flames = пламя
caves-effect-firedamp-leak = рудничный газ
caves-effect-pilfering = воровство
caves-effect-spore-puff = споры
caves-effect-tongue = язык
caves-effect-fox-step = скачок
caves-effect-shock = { $form ->
    [cause] удара током
   *[name] удар током
}
caves-effect-arrow = { $form ->
    [cause] стрелы
   *[name] стрела
}
caves-effect-mending = лечение
caves-effect-bomb = бомба
caves-effect-knock = удар
caves-effect-brood = выводок
caves-effect-raising = подъём мёртвых
caves-effect-gust = { $form ->
    [cause] порыва ветра
   *[name] порыв ветра
}
caves-effect-fire-breath = { $form ->
    [cause] огненного дыхания
   *[name] огненное дыхание
}
caves-effect-teleport = телепортация
caves-effect-mapping = карта
caves-effect-terror = ужас
caves-effect-slumber = сон
caves-effect-wildfire = пожар
caves-effect-webs = паутина
caves-effect-might = сила
caves-effect-vigour = живучесть
caves-effect-hounds = гончие
caves-effect-friendship = дружба
caves-effect-charm = { $form ->
    [resists] { $who } не желает дружить.
   *[name] { caves-effect-friendship }
}

## The music box

caves-said-begun-depths = В логове на глубине { $depth } играет музыкальная шкатулка. Принесите её сюда и уходите по лестнице <.
caves-said-bear-depths = Музыкальная шкатулка у вас ({ $slot }). Теперь несите её домой!
caves-ending-won-about-depths = Музыкальная шкатулка дома и всё ещё играет.
caves-screen-leave-without-depths = Музыкальной шкатулки у вас нет: ещё раз { $key } — уйти и проиграть.
caves-screen-hint-exit-depths = Это выход. Если уйти без музыкальной шкатулки, вы проиграете.

## Vaults, which only reports name

caves-vault-treasury = Сокровищница
caves-vault-arsenal = Арсенал
caves-vault-shrine = Святилище
caves-vault-stockade = Острог
caves-vault-cell = Темница
caves-vault-snare = Западня
caves-vault-island = Остров
caves-vault-pond = Пруд
caves-vault-larder = Кладовая
caves-vault-brood-chamber = Гнездо матки
caves-vault-garden = Грибной сад
caves-vault-tomb = Гробница
caves-vault-library = Читальня
caves-vault-rink = Каток
caves-vault-guardroom = Караульная
caves-vault-kiln = Печь
caves-vault-hoard = Клад
