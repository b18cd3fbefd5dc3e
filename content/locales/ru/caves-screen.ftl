# Texts of Caves for the text screens.

caves-screen-about = Тёмные пещеры, и на самом дне — плюшевый мишка. Принесите его домой.
caves-screen-packs-broken = Не удалось прочитать: { $where }. Ошибки покажет turnwright check.
caves-screen-caged = в клетке
caves-screen-side-ally = союзник
caves-screen-side-captive = пленник
caves-screen-in-sight = { run-tool-sight }
caves-screen-legend = На карте: @ — вы, ▓ — скала, · — пол, < и > — лестницы. Темнее — то, что вы помните.
caves-screen-legend-creatures = Обитатели: { $creatures }.
caves-screen-rule-depths = Глубины: шесть уровней восьми видов. Вода мешает идти и гасит огонь, высокая трава прячет и горит, паутина держит и горит, лёд скользкий. Огонь перекидывается, газ расползается, рудничный газ взрывается. Двери закрываются за вами, зверям их не открыть. Ловушки замечает тот, кто ждёт и смотрит. Освобождайте пленников: они пойдут за вами и по лестницам. Из вещей в клетках можно взять только одну; автоисследование их не трогает. Свиток (r) читается один раз.
caves-screen-legend-ground = Земля и воздух: { $ground }.
caves-screen-legend-items = Предметы: % — трупы, ! — зелья, { $items }.

## Keys

caves-screen-key-pick = { caves-act-pick-up }
caves-screen-key-wear = надеть
caves-screen-key-down = вниз
caves-screen-key-up = вверх
caves-screen-key-pack = инвентарь
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

## Prompts

caves-screen-ask-drop = Что положить?
caves-screen-ask-eat = Что съесть? Сытость: { $food } из { $mostFood }.
caves-screen-ask-wear = Что взять в руки, надеть или снять? Атака { $attack }, защита { $defense }.
caves-screen-ask-quaff = Что выпить?
caves-screen-ask-read = Какую книгу или какой свиток прочитать?
caves-screen-ask-throw = Что бросить?
caves-screen-ask-examine = Что рассмотреть? Атака { $attack }, защита { $defense }, зрение { $vision }.
caves-screen-ask-sight = На что посмотреть?
caves-screen-ask-spell = Какое заклинание произнести? Ваша мана: { $mana }.
caves-screen-ask-throw-at = Куда бросить { $item }?
caves-screen-ask-cast-at = На кого направить «{ $spell }»?
caves-screen-ask-fire-at = В кого стрелять?
caves-screen-way-who = На пути { $who }.
caves-screen-way-rock = На пути скала.
caves-screen-blast-you = Взрыв заденет и вас.
caves-screen-ask-way = Куда идти? { $up } и { $down } — к лестницам.
caves-screen-ask-level = { $choices ->
    [one] Новый уровень! Выберите улучшение.
    [few] Новый уровень! Выберите улучшение (осталось { $choices }).
   *[many] Новый уровень! Выберите улучшение (осталось { $choices }).
}
caves-screen-title-drop = { run-title-drop }
caves-screen-title-eat = Съесть
caves-screen-title-wear = Снаряжение
caves-screen-title-quaff = Выпить
caves-screen-title-read = Прочитать
caves-screen-title-throw = Бросить
caves-screen-title-examine = { run-inventory }
caves-screen-title-spell = Заклинания
caves-screen-none-drop = Вам нечего положить.
caves-screen-none-eat = Вам нечего есть.
caves-screen-none-wear = Вам нечего надеть или взять в руки.
caves-screen-none-quaff = Вам нечего пить.
caves-screen-none-read = Читать нечего.
caves-screen-none-throw = Вам нечего бросить.
caves-screen-none-examine = Инвентарь пуст.
caves-screen-none-sight = На виду ничего и никого нет.
caves-screen-steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}
caves-screen-seen-health = здоровье { $hp } из { $most }
caves-screen-danger-high = опасно
caves-screen-danger-deadly = смертельно опасно
caves-screen-stairs-known = Ещё раз { $key } — идти к ближайшей известной лестнице.
caves-screen-leave-without = Плюшевого мишки у вас нет: ещё раз { $key } — уйти и проиграть.
caves-screen-no-stairs = { $way ->
    [up] Вы не знаете на этом уровне ни одной лестницы вверх.
   *[down] Вы не знаете на этом уровне ни одной лестницы вниз.
}
caves-screen-plain = Ничего особенного.
caves-screen-spell = мана { $mana }: { $what }
caves-screen-spell-dear = мана { $mana } (не хватает): { $what }
caves-screen-gain-hp = Здоровье +{ $amount }
caves-screen-gain-mana = Мана +{ $amount }
caves-screen-gain-attack = Атака +{ $amount }
caves-screen-gain-defense = Защита +{ $amount }
caves-screen-gain-vision = Зрение +{ $amount }
caves-screen-gain-hp-regen = Регенерация здоровья +{ $amount } за 1000 ходов
caves-screen-gain-mana-regen = Регенерация маны +{ $amount } за 1000 ходов

## Automatic actions

caves-screen-errand-explore = Вы исследуете пещеры…
caves-screen-errand-dig = Вы копаете…
caves-screen-errand-travel = { run-errand-travel }
caves-screen-errand-run = { run-errand-run }
caves-screen-errand-rest = { run-errand-rest }

## The first turns

caves-screen-hint-walk = Ходите в восьми направлениях: стрелками, hjkl yubn или цифровой клавиатурой. { $explore } — автоисследование, { $help } — все клавиши, { $off } — убрать подсказки.
caves-screen-hint-walk-touch = Коснитесь места, чтобы пойти, врага рядом — ударить, скалы — копать, себя — подобрать вещь. Задержите палец — осмотреть. { $explore } — автоисследование.
caves-screen-hint-fight = Чтобы сразиться, шагните на врага. { $look } — узнать, насколько он силён.
caves-screen-hint-pick-up = { $pick } — подобрать то, что здесь лежит.
caves-screen-hint-equip = { $wear } — взять в руки оружие или надеть броню.
caves-screen-hint-quaff = { $quaff } — выпить зелье. Вы опознаете его, когда увидите, как оно действует.
caves-screen-hint-read = { $read } — прочитать книгу: на одно из её заклинаний маны хватит.
caves-screen-hint-eat = Вы голодны. { $eat } — есть. Сгодятся и трупы.
caves-screen-hint-descend = { $down } — спуститься по этой лестнице. Чем глубже, тем опаснее.
caves-screen-hint-rest = Вы тяжело ранены: бегите, пейте зелья, читайте заклинания, ешьте яблоки и хлеб. { $rest } — отдых, но раны заживают медленно, а голод растёт.
caves-screen-hint-explore = { $explore } — автоисследование. При остановке игра назовёт причину.
caves-screen-hint-exit = Это выход. Если уйти без плюшевого мишки, вы проиграете.

## How to play

caves-screen-rule-goal = На самом глубоком уровне лежит сокровище: в классической игре плюшевый мишка, в Глубинах музыкальная шкатулка. Найдите его, принесите наверх и уйдите по лестнице первого уровня. Если уйти без него, вы проиграете.
caves-screen-rule-dig = Не все пещеры уровня соединены. Чтобы прокопать скалу, шагните в неё. На это уходит сытость, с киркой в руках — меньше.
caves-screen-rule-hunger = Каждый ход отнимает сытость, бой и копание — ещё больше. Ешьте всё, что найдёте, даже трупы, но не переедайте: это больно. Яблоки и хлеб ещё и лечат. Прочие раны заживают медленно.
caves-screen-rule-fight = Чтобы сразиться, шагните на врага. Урон случаен: от 1 до вашей атаки за вычетом его защиты. Оружие и броня учитываются. Брошенные вещи и стрелы бьют в половину вашей атаки без оружия и добавляют своё. За каждый новый уровень вы выбираете улучшение.
caves-screen-rule-potions = В каждом забеге цвета зелий другие. Вы опознаете зелье, когда увидите его действие: на себе, если выпьете, или на том, в кого бросите. Зелье, которое ничего не изменило, например зелье здоровья у здорового, останется неопознанным.
caves-screen-rule-magic = В книгах — заклинания. На большинство поначалу не хватит маны: увеличивайте её с новыми уровнями. «Обнаружение существ» вдобавок повышает защиту, пока действует.

## Help

caves-screen-help-walk = Идти, бить или копать: влево, вниз, вверх, вправо и по диагоналям.
caves-screen-help-numpad = То же стрелками и на цифровой клавиатуре.
caves-screen-help-run = Вместе с направлением: бежать, пока что-нибудь не помешает.
caves-screen-help-wait = Ждать один ход.
caves-screen-help-climb = Подняться или спуститься по лестнице. Нажмите дважды, чтобы идти к ближайшей.
caves-screen-help-pick = Подобрать вещь, которая здесь лежит.
caves-screen-help-drop = Положить вещь.
caves-screen-help-eat = Съесть что-нибудь.
caves-screen-help-wear = Взять в руки оружие, надеть броню или снять то или другое.
caves-screen-help-quaff = Выпить зелье.
caves-screen-help-read = Прочитать свиток или книгу: выбрать заклинание, потом цель.
caves-screen-help-throw = Бросить вещь.
caves-screen-help-fire = Выстрелить из лука. Нажмите дважды, чтобы выстрелить в ближайшего.
caves-screen-help-examine = Посмотреть инвентарь.
caves-screen-help-look = Осмотреться с помощью курсора. Tab — следующее существо или предмет, Enter — идти туда.
caves-screen-help-sight = Перечислить существ и предметы на виду.
caves-screen-help-explore = Автоисследование уровня: герой подбирает полезное. При остановке игра назовёт причину. Любая клавиша останавливает его.
caves-screen-help-dig = Копать к пещерам, которых вы ещё не видели.
caves-screen-help-travel = Идти в указанное место: наведите курсор или нажмите < или >, чтобы найти лестницу, затем Enter.
caves-screen-help-rest = Отдыхать, пока не восстановятся здоровье и мана. Опасность и истощение прерывают отдых. Раны заживают медленно.
caves-screen-help-levels = Показать карту всех уровней.
caves-screen-help-tiles = Переключить тайлы и символы.

caves-screen-tiles = Тайлы включены.
caves-screen-glyphs = Тайлы выключены.
caves-screen-no-tiles = Терминал не показывает тайлы.
