# Головоломки с блоками: сообщения текстовых экранов.

## Место

screen-puzzle-place = головоломка { $number } { $signs }

## Решатель

screen-puzzle-hint = { $move } Enter — сыграть.
screen-puzzle-no-solver = Решателя здесь нет.
screen-puzzle-no-answer = Решатель не ответил: { $reason }
screen-puzzle-solution = Решение
screen-puzzle-speed = скорость: { $speed }

## Решено

screen-puzzle-next = Enter — следующая: «{ $title }».
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
screen-puzzle-legend = { $goal } должен попасть на { $target }
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
screen-editor-title = Название головоломки
screen-editor-drawing = Буквы рисуют блоки: одинаковые буквы рядом — один блок.
screen-editor-aiming = Цель: подведите курсор туда, где окажется первая плитка блока, и нажмите его букву.
screen-editor-ready = Можно играть.
screen-editor-judging = Можно играть. Ищем кратчайшее решение: пока { $positions ->
    [one] { $positions } позиция
    [few] { $positions } позиции
   *[many] { $positions } позиций
  }.
screen-editor-nowhere = Сохранить правила здесь нельзя.
screen-editor-ask-leave = Уйти, не сохранив рисунок?
screen-editor-key-new = нарисовать
screen-editor-key-point = { screen-key-cursor }
screen-editor-key-block = { screen-blocks-key-letter }
screen-editor-key-again = ещё раз
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
screen-editor-key-keep = { screen-key-save }
screen-editor-key-play = { screen-setup-key-play }
screen-puzzle-help-edit = открыть эту головоломку в редакторе
