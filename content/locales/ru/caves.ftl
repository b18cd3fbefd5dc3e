# Options of a new run: name, explanation, values.
caves-option-mode = { run-option-mode }
caves-option-mode-about = Обычный забег кончается со смертью. Исследователь не умирает и не получает очков. При отладке к тому же видны все пещеры.
caves-option-mode-normal = { run-option-mode-normal }
caves-option-mode-explorer = { run-option-mode-explorer }
caves-option-mode-debug = { run-option-mode-debug }
caves-option-depth = Уровней
caves-option-depth-about = Насколько глубоки пещеры. Плюшевый мишка — на самом нижнем уровне.

# Why something cannot be done.
problem-caves-choose = Сначала выберите, что даст вам новый уровень.
problem-caves-no-choice = Нового уровня нет: выбирать нечего.
problem-caves-edge = Здесь пещеры кончаются: эту породу не прокопать.
problem-caves-ceiling = Лестницы наверх здесь нет, только потолок.
problem-caves-floor = Лестницы вниз здесь нет, только пол.
problem-caves-nothing-here = Вы шарите по земле, но здесь ничего не лежит.
problem-caves-pack-full = Вы шарите по земле, но рюкзак полон.
problem-caves-no-room = Положить некуда: весь пол, до которого можно дойти, занят.
problem-caves-empty-slot = Под буквой { $slot } у вас ничего нет.
problem-caves-not-food = Это несъедобно.
problem-caves-not-equipment = Это нельзя ни надеть, ни взять в руки.
problem-caves-not-potion = Это нельзя выпить.
problem-caves-not-book = Это нельзя прочитать.
problem-caves-no-bow = В руках нет оружия, которое стреляет: сначала возьмите его.
problem-caves-out-of-sight = Отсюда этого места не видно.
problem-caves-rock = Там сплошной камень.
problem-caves-here = Там стоите вы сами.
problem-caves-nobody = Стрелять не в кого: там никого нет.
problem-caves-cast-at-nothing = Вы указываете в пустоту: там никого нет.
problem-caves-no-blood = Вы недавно отдали кровь. Снова это получится через { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}.
problem-caves-last-blood = Последнюю каплю крови отдать нельзя.
problem-caves-no-spell = В этой книге нет такого заклинания.
problem-caves-no-mana = Вы указываете и бормочете, но ничего не происходит: нужно { $needed } маны, а у вас { $mana }.
problem-caves-words = { $text } — не действие. Напишите «move east», «climb down», «wait», «pick-up», «drop a», «eat a», «wear a», «quaff a», «throw a 12,7», «fire 12,7», «cast a blink 12,7» или «grow attack».
problem-caves-state = Это не позиция «Пещер».
