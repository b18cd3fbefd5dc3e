# Начальные позиции головоломок.
problem-plan-metrics = Часть исследования начальных позиций — это способ счёта ходов: { $metrics }.
problem-plan-units-only = Исследование начальных позиций заканчивается после заданного их числа, а не по правилу остановки.
problem-plan-no-blocks = { $game } — не головоломка с блоками.
problem-plan-no-goal = У { $game } нет цели, решать нечего. Добавьте в правила (win-condition ...).
lab-starts-about = искать трудные начальные позиции головоломки среди случайных
lab-starts-games = число случайных начальных позиций; если их меньше, берутся все (по умолчанию { $default })
lab-starts-flag-minimum = показать и долю позиций, которым нужно не меньше ходов, чем указано
lab-starts-limit = прекращать поиск после стольких позиций (по умолчанию { NUMBER($blocks, useGrouping: 0) }, для фишек с одной пустой клеткой { NUMBER($tiles, useGrouping: 0) })
lab-starts-seed = начальное значение для выбора позиций (по умолчанию { $default })
lab-starts-bad-minimum = --minimum: укажите целое число ходов от 1, а не «{ $minimum }».
lab-question-starts = Насколько трудной бывает начальная позиция { $puzzle }?
lab-starts-count-steps = { $count } { $count ->
    [one] шаг
    [few] шага
   *[many] шагов
  }
lab-starts-count-straight = { $count } { $count ->
    [one] прямой ход
    [few] прямых хода
   *[many] прямых ходов
  }
lab-starts-count-moves = { $count } { $count ->
    [one] ход
    [few] хода
   *[many] ходов
  }
lab-answer-starts = Самая трудная из решённых позиций ({ $solved }) решается за { $moves }.
lab-answer-starts-all = Самая трудная позиция решается за { $moves }: просмотрены все расстановки ({ $starts }), из них решаются { $solved }.
lab-answer-starts-most = 95 % позиций решаются не более чем за { $moves }.
lab-answer-starts-unseen = С уверенностью 95 % труднее неё не более { $share } % всех решаемых позиций.
lab-answer-starts-unseen-walk = Труднее неё не более { $share } % всех позиций: с уверенностью 95 %, если блуждания достаточно длинны.
lab-answer-starts-none = Из случайных позиций ({ $starts }) не решена ни одна.
lab-starts-listed = Позиции взяты из всех расстановок фигур, которые помещаются на доске ({ $arrangements }), с равной вероятностью и без повторов. Нерешаемые сосчитаны отдельно.
lab-starts-uniform = Позиции взяты из всех расстановок фигур, которые помещаются на доске ({ $arrangements }), с равной вероятностью. Нерешаемые сосчитаны отдельно.
lab-starts-walk = Каждая позиция — конец случайного блуждания от начала головоломки: сделано попыток сдвига — { $slides }. Любой сдвиг обратим, поэтому очень длинные блуждания приводят во все позиции одинаково часто.
lab-starts-proof = { $command } находит и доказывает самую трудную позицию, достижимую от начала головоломки.
lab-starts-minima-steps = Минимум шагов
lab-starts-minima-straight = Минимум прямых ходов
lab-starts-minima-moves = Минимум ходов
lab-starts-minima-about = Число решённых позиций по длине кратчайшего решения
lab-starts-solved = решённые позиции
lab-starts-col-figure = { lab-col-figure }
lab-starts-col-value = значение
lab-starts-col-steps = шаги
lab-starts-col-straight = прямые ходы
lab-starts-col-moves = ходы
lab-starts-col-index = номер
lab-starts-col-position = позиция
lab-starts-drawn = взято позиций
lab-starts-unsolvable = решения нет
lab-starts-open = не решено, просмотрено по { $limit } позиций
lab-starts-mean = среднее для решённых
lab-starts-median = хватает для половины позиций
lab-starts-most = хватает для 95 % позиций
lab-starts-minimum = нужно не меньше: { $moves }
lab-starts-hardest = Самые трудные позиции
lab-starts-play = Сыграть одну из них: { $command }
lab-starts-unsolved = Не решены
lab-starts-unsolved-about = Поиск прекращён после просмотра позиций: { $limit }. Этим позициям нужно не меньше указанного числа ходов, либо решения у них нет.
