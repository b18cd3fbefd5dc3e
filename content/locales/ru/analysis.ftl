# Анализ партий настольных игр из файлов правил.

analysis = Анализ
analysis-unsuitable = { $reason ->
    [chance] В этой игре есть случай, а анализ возможен только в играх без костей и случая.
   *[players] Анализ возможен только в играх для двоих.
  }

analysis-help = Анализ показывает лучшие варианты в любой позиции. Ходите за обе стороны: другие ходы станут вариантами. Варианты и комментарии сохраняются вместе с партией.

## Оценки

analysis-bar = Оценка
analysis-percent = { $percent } %
analysis-units = { NUMBER($units, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-won = { $player }: партия выиграна.
analysis-end = { $turns ->
    [one] { $player }: победа в { $turns } ход.
    [few] { $player }: победа в { $turns } хода.
   *[many] { $player }: победа в { $turns } ходов.
  }
analysis-level = Позиция равная.
analysis-better = { $player }: ожидается { $percent } % очков.

## Варианты

analysis-engine = Движок
analysis-lines = Вариантов
analysis-lines-best = Лучшие варианты
analysis-depth = Глубина { $depth }
analysis-learning = Изучаю игру…
analysis-paused = Ждёт конца разбора.
analysis-fault = Движок остановился: { $reason }
analysis-play-line = Добавить в дерево
analysis-over = Партия окончена.

## Ходы и комментарии

analysis-tree = Ходы и варианты
analysis-tree-none = Ходов пока нет. Сделайте ход на доске.
analysis-comment = Комментарий
analysis-comment-hint = Что вы думаете об этой позиции?
analysis-signs = Оценка хода
analysis-promote = Поднять
analysis-remove = Удалить отсюда
analysis-turn-end = Готово

## Почему не этот ход?

analysis-why = Почему не так?
analysis-why-title = Почему не { $move }?
analysis-why-none = Объяснять пока нечего: ходов ещё не было.
analysis-why-searching = Ищу ответ…
analysis-price-loses = { $turns ->
    [one] Это проигрывает в { $turns } ход.
    [few] Это проигрывает в { $turns } хода.
   *[many] Это проигрывает в { $turns } ходов.
  }
analysis-price-misses = { $turns ->
    [one] Упущена победа в { $turns } ход.
    [few] Упущена победа в { $turns } хода.
   *[many] Упущена победа в { $turns } ходов.
  }
analysis-price-material = Теряются фигуры: { $pieces }.
analysis-price-exchange = Отдано: { $pieces }, взамен: { $won }.
analysis-price-position = Фигуры целы, но позиция становится хуже.
analysis-price-nothing = Ход ничем не плох.
analysis-pieces = { $count ->
    [1] { $piece }
   *[other] { $piece } × { $count }
  }
analysis-compare = Оценка { $reached }; у лучшего хода { $best }.
analysis-best-move = Лучше: { $line }

## Разбор

analysis-review = Разбор
analysis-review-start = Разобрать партию
analysis-review-again = Разобрать заново
analysis-review-stop = Стоп
analysis-review-progress = Позиций: { $done } из { $of }
analysis-review-none = Покажет ошибки, переломы и лучшие ходы.
analysis-graph = Ожидаемый результат по ходам: { $player }
analysis-accuracy = { $player }: точность { $percent } %
analysis-judged = { $judgement ->
    [blunder] зевок
    [mistake] ошибка
   *[inaccuracy] неточность
  }
analysis-counts = Зевков: { $blunder }, ошибок: { $mistake }, неточностей: { $inaccuracy }
analysis-moments = Переломы и ошибки
analysis-moment-turning = перелом
analysis-moments-none = Ошибок не найдено.

## Учёба на ошибках

analysis-learn = Учиться на своих ошибках
analysis-learn-count = { $count ->
    [one] { $count } позиция для решения
    [few] { $count } позиции для решения
   *[many] { $count } позиций для решения
  }
analysis-learn-place = Позиция { $at } из { $of }
analysis-learn-ask = { $player }: в партии было { $move }. Найдите ход лучше.
analysis-learn-checking = Проверяю ход…
analysis-learn-right = Верно! Этот ход лучше.
analysis-learn-wrong = Не то. Попробуйте ещё раз.
analysis-learn-shown = Нужно было { $line }.
analysis-learn-show = Показать ход
analysis-learn-next = Дальше
analysis-learn-leave = Закончить

## Клавиши

analysis-key-move = на ход назад или вперёд
analysis-key-variation = к соседнему варианту
analysis-key-ends = к началу или концу варианта
analysis-key-best = сделать лучший ход
