# Options of a new run: name, explanation, values.
caves-option-mode = { run-option-mode }
caves-option-mode-about = Обычный забег заканчивается смертью. Исследователь не умирает, но и очков не получает. При отладке вдобавок видны все пещеры.
caves-option-mode-normal = { run-option-mode-normal }
caves-option-mode-explorer = { run-option-mode-explorer }
caves-option-mode-debug = { run-option-mode-debug }
caves-option-pack = Издание
caves-option-pack-about = Классика: пять пещер и плюшевый мишка. Глубины: восемь видов уровней, огонь, вода, ловушки, пленники и музыкальная шкатулка. Уровней всегда шесть.
caves-option-pack- = Классика
caves-option-pack-depths = Глубины
caves-option-depth = Уровней
caves-option-depth-about = Сколько уровней в пещерах. Плюшевый мишка — на самом нижнем.

# Reasons why an action is refused.
problem-caves-choose = Вы получили уровень: сначала выберите улучшение.
problem-caves-no-choice = Нового уровня у вас нет: выбирать нечего.
problem-caves-edge = Здесь пещеры кончаются: эту скалу не прокопать.
problem-caves-ceiling = Лестницы наверх здесь нет, только потолок.
problem-caves-floor = Лестницы вниз здесь нет, только пол.
problem-caves-nothing-here = Вы шарите по земле, но ничего не находите.
problem-caves-pack-full = Вы шарите по земле, но инвентарь полон.
problem-caves-no-room = Положить некуда: весь пол, до которого можно дойти, занят.
problem-caves-empty-slot = Под буквой { $slot } у вас ничего нет.
problem-caves-not-food = Это несъедобно.
problem-caves-not-equipment = Это нельзя ни надеть, ни взять в руки.
problem-caves-not-potion = Это нельзя выпить.
problem-caves-not-scroll = Это не свиток.
problem-caves-not-book = Это нельзя прочитать.
problem-caves-no-bow = Без лука не выстрелить: сначала возьмите его в руки.
problem-caves-out-of-sight = Отсюда этого места не видно.
problem-caves-rock = Там сплошная скала.
problem-caves-here = Там стоите вы сами.
problem-caves-nobody = Стрелять не в кого: там никого нет.
problem-caves-cast-at-nothing = Вы указываете в пустоту: там никого нет.
problem-caves-no-blood = Вы недавно отдавали кровь. Снова это можно сделать через { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}.
problem-caves-last-blood = Последнюю каплю крови отдать нельзя.
problem-caves-no-spell = В этой книге нет такого заклинания.
problem-caves-no-mana = Вы указываете и бормочете, но ничего не происходит. Нужно { $needed } маны, а у вас { $mana }.
problem-caves-pack = Это не набор для «Пещер»: откройте набор заново.
problem-caves-words = { $text } — не действие. Напишите «move east», «climb down», «wait», «pick-up», «drop a», «eat a», «wear a», «quaff a», «read a», «throw a 12,7», «fire 12,7», «cast a blink 12,7» или «grow attack».
problem-caves-state = Это не позиция игры «Пещеры».
