# Головоломки со скольжением на текстовых экранах.

## Счёт

screen-puzzle-metric-moves = ходы
screen-puzzle-metric-straight = прямые ходы
screen-puzzle-metric-steps = шаги
screen-puzzle-amount = { $metric ->
    [steps] { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    }
    [straight] { $count ->
        [one] { $count } прямой ход
        [few] { $count } прямых хода
       *[many] { $count } прямых ходов
    }
   *[other] { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
  }
screen-puzzle-yours = ваши
screen-puzzle-best = лучшее
screen-puzzle-fewest = минимум
screen-puzzle-place = головоломка { $number } { $signs }

## Что говорит решатель

screen-puzzle-busy = { $want ->
    [solution] Ищется кратчайшее решение
    [hint] Ищется лучший ход
   *[other] Измеряется расстояние
  }: пока { $positions ->
    [one] { $positions } позиция
    [few] { $positions } позиции
   *[many] { $positions } позиций
  }. Esc — остановить.
screen-puzzle-to-go = До цели { screen-puzzle-amount }.
screen-puzzle-hint = { $move } (Enter — сыграть.)
screen-puzzle-unsolvable = Отсюда к цели не прийти: { $positions ->
    [0] просмотрены все позиции.
    [one] просмотрена { $positions } позиция, все.
    [few] просмотрены все { $positions } позиции.
   *[many] просмотрены все { $positions } позиций.
  }
screen-puzzle-parity = Отсюда к цели не прийти: нужно нечётное число перестановок.
screen-puzzle-unknown = Слишком велика, чтобы знать наверняка: и после { $positions } позиций решения нет.
screen-puzzle-no-solver = Решателя здесь нет.
screen-puzzle-no-answer = Решатель не ответил: { $reason }
screen-puzzle-solution = Решение
screen-puzzle-proven = { screen-puzzle-amount }, доказано: { $positions } позиций
screen-puzzle-speed = скорость: { $speed }

## Когда решено

screen-puzzle-solved-fewest = { screen-puzzle-amount }: меньше невозможно!
screen-puzzle-solved-more = { screen-puzzle-amount }; хватило бы { $fewest }.
screen-puzzle-solved-unknown = { screen-puzzle-amount }.
screen-puzzle-record = Ваш лучший результат.
screen-puzzle-helped = С подсказкой, поэтому лучшим результатом не считается.
screen-puzzle-next = Enter — дальше: «{ $title }».
screen-puzzle-last = Это была последняя головоломка.
screen-puzzle-no-more = В эту сторону ходов больше нет.

## Клавиши

screen-puzzle-key-stop = остановить
screen-puzzle-key-again = заново
screen-puzzle-key-distance = расстояние
screen-puzzle-key-no-distance = без расстояния
screen-puzzle-key-solution = решение
screen-puzzle-key-metric = счёт
screen-puzzle-key-next = дальше
screen-puzzle-key-return = к своей партии

## Библиотека

screen-puzzle-only = головоломки с блоками
screen-puzzle-solved = решено: { screen-puzzle-amount }
screen-puzzle-key-shelf = игры или головоломки

## Справка

screen-puzzle-help-undo = отменить и вернуть ход целиком: все шаги одного блока подряд
screen-puzzle-help-again = к началу (r вернёт ходы)
screen-puzzle-help-hint = лучший ход и расстояние до цели; Enter — сыграть его
screen-puzzle-help-distance = всегда показывать расстояние до цели
screen-puzzle-help-solution = показать кратчайшее решение и вернуться к своей партии
screen-puzzle-help-metric = считать ходы, прямые ходы или шаги
screen-puzzle-help-next = следующая или предыдущая головоломка
screen-puzzle-help-stop = остановить решатель

## Блоки

screen-puzzle-chosen = Выбран { $block }, может идти { $ways }.
screen-puzzle-stuck = Выбран { $block }, идти ему некуда.
screen-puzzle-far = { $block }: стрелка сдвинет его до упора.
screen-puzzle-legend = { $goal } должен прийти на { $target }
screen-blocks-key-slide = двигать
screen-blocks-key-next = другой
screen-blocks-key-letter = блок
screen-blocks-key-far = до упора
screen-blocks-key-type = ввод
screen-blocks-help-slide = сдвинуть выбранный блок на шаг; с Shift — до упора
screen-blocks-help-far = затем стрелка: сдвинуть его до упора
screen-blocks-help-next = следующий блок, который может идти; Shift+Tab или b — предыдущий
screen-blocks-help-letter = с Shift: выбрать блок с этой буквой
screen-blocks-help-type = ввести ход, например { $move }

## Редактор

screen-editor = Редактор
screen-editor-title = Как она называется?
screen-editor-drawing = Буквы рисуют блоки: одинаковые буквы рядом — один блок.
screen-editor-aiming = Цель: укажите, куда должна прийти первая плитка блока, и нажмите его букву.
screen-editor-ready = Можно играть.
screen-editor-judging = Можно играть. Ищется кратчайшее решение: пока { $positions ->
    [one] { $positions } позиция
    [few] { $positions } позиции
   *[many] { $positions } позиций
  }.
screen-editor-difficulty = Сложность { $difficulty } из 5.
screen-editor-kept = Записано в { $file }
screen-editor-nowhere = Здесь правила не сохранить.
screen-editor-ask-leave = Уйти, не сохранив рисунок?
screen-editor-key-new = нарисовать
screen-editor-key-point = курсор
screen-editor-key-block = блок
screen-editor-key-again = ещё
screen-editor-key-empty = стереть
screen-editor-key-wall = стена
screen-editor-key-goal = цель
screen-editor-key-draw = рисовать
screen-editor-key-aim = цель здесь
screen-editor-key-also = или здесь
screen-editor-key-drop = без цели
screen-editor-key-width = ширина
screen-editor-key-height = высота
screen-editor-key-undo = отмена, возврат
screen-editor-key-title = название
screen-editor-key-keep = сохранить
screen-editor-key-play = играть
screen-puzzle-help-edit = открыть эту головоломку в редакторе
