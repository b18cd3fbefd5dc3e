# Options of a new run: name, explanation, values.
rogue-option-world = Мир
rogue-option-world-about = Где проходит забег.
rogue-option-world-floors = этажи
rogue-option-world-boxed = комнаты
rogue-option-world-caves = пещеры
rogue-option-world-keep = разрушенная крепость
rogue-option-world-file = из файла
rogue-option-part = Мобы
rogue-option-part-about = Без мобов мир мирный: бояться нечего, но и драться не с кем.
rogue-option-part-two = есть
rogue-option-part-one = нет
rogue-option-mode = { run-option-mode }
rogue-option-mode-about = Обычный забег заканчивается смертью. Исследователь не умирает, но и очков не получает. При отладке вдобавок виден весь мир.
rogue-option-mode-normal = { run-option-mode-normal }
rogue-option-mode-explorer = { run-option-mode-explorer }
rogue-option-mode-debug = { run-option-mode-debug }
rogue-option-length = Длительность
rogue-option-length-about = Спринт заканчивается через 1000 ходов: наберите побольше опыта.
rogue-option-length-endless = без ограничения
rogue-option-length-sprint = спринт
rogue-option-depth = Глубина
rogue-option-depth-about = Сколько в мире этажей или на сколько комнат он может уходить вглубь.
rogue-option-width = Ширина комнаты
rogue-option-width-about = Ширина комнаты внутри, в клетках.
rogue-option-height = Высота комнаты
rogue-option-height-about = Высота комнаты внутри, в клетках.
rogue-option-doors = Дверей в первой комнате
rogue-option-doors-about = Не меньше этого числа. При 0 каждый пятый мир — одна замкнутая комната.
rogue-option-wait = Ожидание
rogue-option-wait-about = Позволяет пропускать ход. Мобы в это время ходят. Пока вам ничто не угрожает, раны заживают.
rogue-option-reach = Чуткость мобов
rogue-option-reach-about = Мобы дальше этого числа клеток спят.
rogue-option-map = Файл мира
rogue-option-map-about = Мир из открытого файла.

# Reasons why an action is refused.
problem-rogue-wall = Дальше стена.
problem-rogue-gate = Решётка закрыта: найдите плиту, которая её поднимает.
problem-rogue-locked = { $colour ->
    [red] Дверь заперта: найдите красный ключ.
    [green] Дверь заперта: найдите зелёный ключ.
    [blue] Дверь заперта: найдите синий ключ.
   *[yellow] Дверь заперта: найдите жёлтый ключ.
}
problem-rogue-no-wait = В этом забеге ожидание выключено.
problem-rogue-idle = Слишком много действий для одного хода: сначала сделайте шаг.
problem-rogue-empty = Ячейка { $slot } пуста.
problem-rogue-healthy = Вы и так здоровы: оставьте это на потом.
problem-rogue-no-target = Бросать не в кого: врагов не видно.
problem-rogue-target-far = Слишком далеко: добросить можно не дальше чем на { $range ->
    [one] { $range } клетку
    [few] { $range } клетки
   *[other] { $range } клеток
}.
problem-rogue-target-covered = Врага прикрывает стена.
problem-rogue-selected = Ячейка { $slot } уже выбрана.
problem-rogue-slot = Ячейки { $slot } нет: выберите от 1 до { $most }.
problem-rogue-words = { $text } — не действие. Напишите up, down, left, right, wait, use, drop, «slot 3» или «choose 1».
problem-rogue-map = Это не мир из сохранённой игры.
problem-rogue-state = Это не позиция игры «Подземелье».
problem-rogue-missile = Стрелам нужен лук: выберите лук, чтобы стрелять.
problem-rogue-no-arrow = Стрелять нечем: нет стрел.
problem-rogue-hook = Ближайшего врага ближе не подтянуть.
problem-rogue-blink = Дальше от врагов на виду места нет.
problem-rogue-no-enemy = Врагов не видно: приберегите на потом.
problem-rogue-gift = Дар { $gift } сейчас не предлагают.
problem-rogue-choose = Сначала выберите дар за новый уровень.
