# Редактор головоломок с блоками.

# Ошибки в рисунке
problem-draft-size = На доске может быть от 1 до { $most } столбцов и рядов; здесь { $width } на { $height }.
problem-draft-content = { $name } — недопустимое имя блока: дайте букву или число от 1 до 99.
problem-draft-no-block = Пока нет ни одного блока: нарисуйте его.
problem-draft-torn = Части блока { $block } не соприкасаются: соедините их или сделайте из них два блока.
problem-draft-no-goal = Пока нет цели: укажите, куда должен прийти блок.
problem-draft-strange = В цели назван блок { $block }, которого нет на доске.
problem-draft-outside = Цель блока { $block } выходит за край доски.
problem-draft-blocked = Цель блока { $block } попадает на стену.
problem-draft-overlap = Цели блоков { $one } и { $other } перекрываются: передвиньте одну из них.
problem-draft-few = Блоку { $block } и каждому такому же нужна своя цель: добавьте цели.
problem-draft-reached = Цель уже достигнута: передвиньте блок или его цель.
problem-draft-text = Это не рисунок головоломки: строку { $line } не прочесть.

# Игры, которые нельзя открыть в редакторе
problem-draft-no-blocks-game = Эти правила — не головоломка с блоками: в них другие фигуры, игроки или ходы.
problem-draft-no-board = Доска — не прямоугольник размером не больше { $most } на { $most }.
problem-draft-other-moves = Блоки скользят свободно не во все четыре стороны.
problem-draft-other-goal = Для цели мало поставить блоки на определённые места.

# Страница
editor-title-page = Нарисовать головоломку
editor-edit-copy = Изменить копию
editor-board = Доска для рисования
editor-cells = Клетки доски
editor-cell = { $cell }: { $kind ->
    [block] блок { $block }
    [wall] стена
   *[free] пусто
  }{ $goal ->
    [none] { "" }
   *[one] , цель блока { $target }
  }

# Инструменты
editor-tools = Инструменты
editor-tool-block = Блок
editor-tool-extend = Рост
editor-tool-move = Сдвиг
editor-tool-erase = Ластик
editor-tool-wall = Стена
editor-tool-goal = { editor-goal }
editor-about-block = Ведите по пустым клеткам, чтобы нарисовать новый блок. Блок можно перетащить, а с Shift — нарастить.
editor-about-extend = Ведите от блока по пустым клеткам, чтобы его нарастить.
editor-about-move = Перетащите блоки на их начальные места.
editor-about-erase = Ведите по всему, что нужно стереть.
editor-about-wall = Ведите, чтобы строить стены; начните со стены, чтобы убирать их.
editor-about-goal = Перетащите блок или контур его цели туда, куда блок должен прийти.
editor-clear = Очистить доску
editor-columns = Столбцы
editor-rows = Ряды

# Решатель
editor-searching = Ищем кратчайшее решение…
editor-progress = { $positions ->
    [one] { $positions } позиция
    [few] { $positions } позиции
   *[other] { $positions } позиций
  }, глубина { $depth }
editor-solved = { $moves ->
    [one] Решается за { $moves } ход
    [few] Решается за { $moves } хода
   *[other] Решается за { $moves } ходов
  }
editor-counts = { $steps ->
    [0] …
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
  }, { $straight ->
    [0] …
    [one] { $straight } прямой ход
    [few] { $straight } прямых хода
   *[other] { $straight } прямых ходов
  }; { $positions ->
    [one] { $positions } позиция
    [few] { $positions } позиции
   *[other] { $positions } позиций
  }
editor-unsolvable = Решения нет
editor-unsolvable-about = { $positions ->
    [one] Просмотрены все позиции: { $positions }.
    [few] Просмотрены все { $positions } позиции.
   *[other] Просмотрены все { $positions } позиций.
  }
editor-parity = Понадобилось бы нечётное число перестановок.
editor-unknown = Слишком велика для доказательства
editor-unknown-about = { $positions ->
    [one] Просмотрена { $positions } позиция, решение не найдено.
    [few] Просмотрены { $positions } позиции, решение не найдено.
   *[other] Просмотрено { $positions } позиций, решение не найдено.
  }
editor-broken = Решатель не ответил
editor-hardening = Ищем самое трудное начало…
editor-harden-failed = Самое трудное начало не найдено: позиций слишком много.

# Действия
editor-play = Играть
editor-harden = Самое трудное
editor-export = Сохранить (.zrf)
editor-open = Открыть (.zrf)…
editor-not-drawn = В редакторе это не открыть. { $why }
editor-goal = Цель
editor-goal-of = Цели блоков: { $blocks }
editor-chips = Блоки с целью
editor-chip = Цель блока { $block }
editor-share = Одинаковые блоки взаимозаменяемы
editor-also = Следующая цель: ещё одна для того же блока
editor-aim-all = Цель: вся эта позиция
editor-swap = Поменять начало и цель
editor-swap-failed = Начало и цель не поменять: мешают другие блоки, или у блока несколько целей.

# Название и тексты
editor-title = Название
editor-untitled = Моя головоломка
editor-more = Автор и описание
editor-author = Автор и происхождение
editor-description = Описание

# Клавиши
editor-keys-arrows = Стрелки перемещают курсор по клеткам; с Shift — наращивают блок под ним.
editor-keys-enter = Enter начинает штрих, стрелки ведут его, Enter заканчивает, Esc отменяет.
editor-keys-letters = Буквы A–Z рисуют блок с этой буквой; с Shift — со строчной.
editor-keys-delete = Delete очищает клетку; с инструментом «Цель» убирает цель.
editor-keys-wall = # строит стену.
editor-keys-tools = 1–6 выбирают инструмент по порядку.
editor-keys-undo = Ctrl+Z отменяет, Ctrl+Y повторяет.
