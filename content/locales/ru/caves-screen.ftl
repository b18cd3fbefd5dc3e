# What the text screens alone say of Caves.

caves-screen-about = Тёмные пещеры, и на самом дне — плюшевый мишка. Принесите его домой.
caves-screen-in-sight = На виду
caves-screen-legend = На карте: @ — вы, ▓ — камень, · — пол, < и > — лестницы; темнее то, что вы помните.
caves-screen-legend-creatures = Обитатели: { $creatures }.
caves-screen-legend-items = Предметы: % — трупы, ! — зелья, { $items }.

## Keys

caves-screen-key-pick = взять
caves-screen-key-wear = надеть
caves-screen-key-down = вниз
caves-screen-key-up = вверх
caves-screen-key-pack = вещи
caves-screen-key-dig = копать
caves-screen-key-fire = стрелять
caves-screen-key-eat = есть
caves-screen-key-quaff = пить
caves-screen-key-read = читать
caves-screen-key-throw = бросить
caves-screen-key-sight = на виду
caves-screen-key-take = выбрать
caves-screen-key-point = листать
caves-screen-key-aim = сюда
caves-screen-key-higher = уровень выше
caves-screen-key-deeper = уровень ниже
caves-screen-key-again = новые пещеры

## What is asked

caves-screen-ask-drop = Что положить на землю?
caves-screen-ask-eat = Что съесть? Сытость: { $food } из { $mostFood }.
caves-screen-ask-wear = Что взять в руки, надеть или снять? Атака { $attack }, защита { $defense }.
caves-screen-ask-quaff = Что выпить?
caves-screen-ask-read = Какую книгу читать?
caves-screen-ask-throw = Что бросить?
caves-screen-ask-examine = Что рассмотреть? Атака { $attack }, защита { $defense }, зрение { $vision }.
caves-screen-ask-sight = На что посмотреть?
caves-screen-ask-spell = Какое заклинание произнести? Ваша мана: { $mana }.
caves-screen-ask-throw-at = Куда бросить { $item }?
caves-screen-ask-cast-at = На кого направить «{ $spell }»?
caves-screen-ask-fire-at = В кого стрелять?
caves-screen-way-who = На пути { $who }.
caves-screen-way-rock = Мешает камень.
caves-screen-blast-you = Взрыв заденет и вас.
caves-screen-ask-way = Куда идти? { $up } и { $down } находят лестницы.
caves-screen-ask-level = { $choices ->
    [one] Выберите, что у вас вырастет.
    [few] Выберите, что у вас вырастет: осталось { $choices } выбора.
   *[many] Выберите, что у вас вырастет: осталось { $choices } выборов.
}
caves-screen-title-drop = Положить
caves-screen-title-eat = Съесть
caves-screen-title-wear = Снаряжение
caves-screen-title-quaff = Выпить
caves-screen-title-read = Читать
caves-screen-title-throw = Бросить
caves-screen-title-examine = Ваши вещи
caves-screen-title-spell = Заклинания
caves-screen-none-drop = Вам нечего положить.
caves-screen-none-eat = Вам нечего есть.
caves-screen-none-wear = Вам нечего надеть или взять в руки.
caves-screen-none-quaff = Вам нечего пить.
caves-screen-none-read = У вас нет книг.
caves-screen-none-throw = Вам нечего бросить.
caves-screen-none-examine = У вас ничего нет.
caves-screen-none-sight = На виду никого и ничего нет.
caves-screen-steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}
caves-screen-seen-health = здоровье { $hp } из { $most }
caves-screen-danger-high = опасность
caves-screen-danger-deadly = сильнее вас
caves-screen-stairs-known = Ещё раз { $key } — идти к ближайшей лестнице, которую вы знаете.
caves-screen-leave-without = Плюшевого мишки у вас нет: ещё раз { $key } — уйти и проиграть.
caves-screen-no-stairs = { $way ->
    [up] На этом уровне вы не знаете ни одной лестницы вверх.
   *[down] На этом уровне вы не знаете ни одной лестницы вниз.
}
caves-screen-plain = Ничего особенного.
caves-screen-spell = мана { $mana }: { $what }
caves-screen-spell-dear = мана { $mana } (не хватает): { $what }
caves-screen-gain-hp = Здоровье +{ $amount }
caves-screen-gain-mana = Мана +{ $amount }
caves-screen-gain-attack = Атака +{ $amount }
caves-screen-gain-defense = Защита +{ $amount }
caves-screen-gain-vision = Зрение +{ $amount }
caves-screen-gain-hp-regen = Заживление ран: здоровье +{ $amount } за 1000 ходов
caves-screen-gain-mana-regen = Восстановление маны: +{ $amount } за 1000 ходов
caves-screen-over-again = Enter: новые пещеры

## While something goes on by itself

caves-screen-errand-explore = Вы исследуете пещеры…
caves-screen-errand-dig = Вы копаете…
caves-screen-errand-travel = { run-errand-travel }
caves-screen-errand-run = { run-errand-run }
caves-screen-errand-rest = { run-errand-rest }

## The first turns

caves-screen-hint-walk = Стрелки, hjkl yubn или цифровая клавиатура — шаг в одну из восьми сторон. { $explore } — исследовать, { $help } — все клавиши, { $off } — убрать подсказки.
caves-screen-hint-walk-touch = Коснитесь места — идти, врага рядом — бить, камня — копать, себя — подобрать вещь. Задержите палец — рассмотреть. { $explore } — герой пойдёт сам.
caves-screen-hint-fight = Чтобы сразиться, шагните на врага. { $look } покажет, насколько он силён.
caves-screen-hint-pick-up = { $pick } — подобрать то, что здесь лежит.
caves-screen-hint-equip = { $wear } — взять в руки оружие или надеть броню.
caves-screen-hint-quaff = { $quaff } — выпить зелье. Что оно делает, станет ясно, когда вы это увидите.
caves-screen-hint-read = { $read } — читать книгу: на одно из её заклинаний маны хватит.
caves-screen-hint-eat = Вы голодны: { $eat } — есть. Сгодятся и трупы.
caves-screen-hint-descend = { $down } — вниз по этой лестнице. Чем глубже, тем опаснее.
caves-screen-hint-rest = Вы тяжело ранены: бегите, пейте зелья, читайте, ешьте яблоки и хлеб. { $rest } — отдых, но раны заживают медленно, а голод растёт.
caves-screen-hint-explore = { $explore } — исследовать пещеры; герой скажет, почему остановился.
caves-screen-hint-exit = Это выход. Кто уйдёт без плюшевого мишки, тот проиграл.

## How to play

caves-screen-rule-goal = На самом глубоком уровне лежит плюшевый мишка. Найдите его, поднимите наверх и уйдите по лестнице первого уровня. Кто уйдёт без него, тот проиграл.
caves-screen-rule-dig = Не все пещеры уровня соединены. Чтобы прокопать камень, шагните в него: на это уходит сытость, с киркой в руках — меньше.
caves-screen-rule-hunger = Каждый ход отнимает сытость, каждый удар и каждая дыра в камне — ещё больше. Ешьте, что найдёте, не исключая трупов, но не больше, чем в вас входит: это больно. Яблоки и хлеб ещё и лечат, а сами по себе раны заживают медленно.
caves-screen-rule-fight = Чтобы сразиться, шагните на врага. Урон — от 1 до вашей атаки за вычетом чужой защиты. Считается и то, что у вас в руках и на теле. Брошенная вещь и стрела бьют в половину вашей атаки без оружия, да ещё прибавляют своё. С каждым новым уровнем вы выбираете, что вырастет.
caves-screen-rule-potions = В каждом забеге у зелий другие цвета. Что делает зелье, вы узнаете, увидев его действие: на себе, если выпьете, или на том, в кого попадёт брошенное. Если оно ничего не меняет, — скажем, лечит здорового, — вы ничего не узнаете.
caves-screen-rule-magic = В книгах — заклинания. На большинство поначалу не хватит маны: наращивайте её с уровнями. Обнаружив существ, вы предвидите их удары.

## Help

caves-screen-help-walk = Шаг, удар, копание: влево, вниз, вверх, вправо и по диагоналям.
caves-screen-help-numpad = То же стрелками и на цифровой клавиатуре.
caves-screen-help-run = Вместе с направлением: бежать, пока что-нибудь не помешает.
caves-screen-help-wait = Ждать один ход.
caves-screen-help-climb = Подняться или спуститься по лестнице; дважды — идти к ближайшей.
caves-screen-help-pick = Подобрать то, что здесь лежит.
caves-screen-help-drop = Положить вещь на землю.
caves-screen-help-eat = Съесть что-нибудь.
caves-screen-help-wear = Взять в руки оружие, надеть броню, снять то или другое.
caves-screen-help-quaff = Выпить зелье.
caves-screen-help-read = Читать книгу: выбрать заклинание, потом — на кого его направить.
caves-screen-help-throw = Бросить вещь.
caves-screen-help-fire = Стрелять из лука, который в руках; дважды — в ближайшего.
caves-screen-help-examine = Рассмотреть свои вещи.
caves-screen-help-look = Осмотреться с помощью курсора. Tab — к следующему предмету или врагу, Enter — идти туда.
caves-screen-help-sight = Перечислить всех и всё, что на виду.
caves-screen-help-explore = Исследовать уровень и подбирать полезное. Герой скажет, почему остановился; любая клавиша останавливает его.
caves-screen-help-dig = Копать туда, где вы ещё не были.
caves-screen-help-travel = Идти в указанное место: наведите курсор или нажмите < или >, чтобы найти лестницу, потом Enter.
caves-screen-help-rest = Отдыхать, пока вы не поправитесь, не проголодаетесь или кто-нибудь не появится. Здоровье возвращается медленно.
caves-screen-help-levels = Карта всех уровней.
caves-screen-help-tiles = Картинки или буквы.

caves-screen-tiles = Теперь вокруг — маленькие картинки.
caves-screen-glyphs = Теперь вокруг — буквы и знаки.
caves-screen-no-tiles = В терминале картинок нет.
