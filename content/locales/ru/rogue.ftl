# Options of a new run: name, explanation, values.
rogue-option-world = Мир
rogue-option-world-about = Где проходит забег.
rogue-option-world-boxed = комнаты
rogue-option-world-caves = пещеры
rogue-option-world-keep = разрушенная крепость
rogue-option-world-file = из файла
rogue-option-part = Мобы
rogue-option-part-about = Живёт ли кто-нибудь в этом мире. Без мобов бояться нечего, но и драться не с кем.
rogue-option-part-two = есть
rogue-option-part-one = нет
rogue-option-mode = { run-option-mode }
rogue-option-mode-about = Обычный забег кончается смертью. Исследователь не умирает, но и очков не получает. В режиме отладки виден ещё и весь мир.
rogue-option-mode-normal = { run-option-mode-normal }
rogue-option-mode-explorer = { run-option-mode-explorer }
rogue-option-mode-debug = { run-option-mode-debug }
rogue-option-length = Длительность
rogue-option-length-about = Спринт кончается через 1000 ходов: наберите побольше опыта.
rogue-option-length-endless = без конца
rogue-option-length-sprint = спринт
rogue-option-depth = Глубина
rogue-option-depth-about = Сколько комнат может быть на пути от первой комнаты до последней.
rogue-option-width = Ширина комнаты
rogue-option-width-about = Сколько клеток в комнате по ширине.
rogue-option-height = Высота комнаты
rogue-option-height-about = Сколько клеток в комнате по высоте.
rogue-option-doors = Дверей в первой комнате
rogue-option-doors-about = Не меньше стольких. Если 0, каждый пятый мир — одна запертая комната.
rogue-option-wait = Ожидание
rogue-option-wait-about = Можно ли пропустить ход, не сходя с места. Мобы в это время ходят; пока вам никто не грозит, раны заживают.
rogue-option-reach = Мобы не спят ближе
rogue-option-reach-about = Мобы, до которых больше клеток, спят.
rogue-option-map = Файл мира
rogue-option-map-about = Мир из открытого файла.

# Why something cannot be done.
problem-rogue-wall = Здесь стена.
problem-rogue-no-wait = В этом забеге ждать нельзя: так заданы его настройки.
problem-rogue-idle = Сначала сделайте шаг: для одного хода этого достаточно.
problem-rogue-empty = В ячейке { $slot } ничего нет.
problem-rogue-healthy = Вы совершенно здоровы: оставьте это на потом.
problem-rogue-no-target = Метать не в кого: врагов не видно.
problem-rogue-target-far = Слишком далеко: добросить можно не дальше чем на { $range ->
    [one] { $range } клетку
    [few] { $range } клетки
   *[other] { $range } клеток
}.
problem-rogue-target-covered = Врага прикрывает стена.
problem-rogue-selected = Ячейка { $slot } уже выбрана.
problem-rogue-slot = Ячейки { $slot } нет: выберите от 1 до { $most }.
problem-rogue-words = { $text } — не действие. Напишите up, down, left, right, wait, use, drop или «slot 3».
problem-rogue-map = Это не мир из сохранённой игры.
problem-rogue-state = Это не позиция «Подземелья».
