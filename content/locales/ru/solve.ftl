# Команда solve.
cli-solve-puzzle = название головоломки; путь к .zrf, его папке или .zip; либо «-»: стандартный ввод
cli-solve-metric = чем считать ходы блоков: «steps» — шаг на одно поле, «straight» — любое расстояние в одну сторону, «moves» — любой путь (по умолчанию: { $default })
cli-solve-limit = остановиться после стольких позиций
cli-solve-memory = остановиться, когда таблицы займут столько мегабайт (по умолчанию: { NUMBER($default, useGrouping: 0) })
cli-solve-bad-memory = «{ $memory }» — неверный объём памяти: укажите целое число мегабайт.
cli-solve-full = Ответа нет: просмотрено позиций — { $positions }, они заняли все { $megabytes } МБ памяти. Увеличьте --memory, чтобы продолжить.
cli-solve-no-goal = У { $puzzle } нет цели, поэтому решать нечего. Добавьте в правила (win-condition ...).
cli-solve-no-puzzle = { $puzzle } — не головоломка для одного игрока.
cli-solve-steps-only = { $puzzle } — не головоломка с блоками: считайте её ходы в «steps», а не в «{ $metric }».
cli-solve-bad-metric = «{ $metric }» — неизвестная мера. Выберите из: { $metrics }.
cli-solve-bad-limit = «{ $limit }» — неверный предел: укажите целое число позиций.
cli-solve-progress = Глубина {"{"}depth{"}"}: позиций {"{"}positions{"}"}
cli-solve-solved-steps = Решено за { $optimum } { $optimum ->
    [one] шаг
    [few] шага
   *[many] шагов
  }, это минимум (просмотрено { $positions } { $positions ->
    [one] позиция
    [few] позиции
   *[many] позиций
  }):
cli-solve-solved-straight = Решено за { $optimum } { $optimum ->
    [one] прямой ход
    [few] прямых хода
   *[many] прямых ходов
  }, это минимум (просмотрено { $positions } { $positions ->
    [one] позиция
    [few] позиции
   *[many] позиций
  }):
cli-solve-solved-moves = Решено за { $optimum } { $optimum ->
    [one] ход
    [few] хода
   *[many] ходов
  }, это минимум (просмотрено { $positions } { $positions ->
    [one] позиция
    [few] позиции
   *[many] позиций
  }):
cli-solve-unsolvable = Решения нет: просмотрены все достижимые позиции, их { $positions }.
cli-solve-pruned = Решения нет: просмотрены все позиции, достижимые без застрявших ящиков ({ $positions }).
cli-solve-parity = Решения нет: ни один шаг не меняет чётность расстановки, а у цели чётность другая.
cli-solve-unknown = Ответа нет: достигнут предел, просмотрено позиций — { $positions }. Увеличьте --limit, чтобы продолжить.
cli-solve-stopped = Остановлено на глубине { $depth }, просмотрено позиций — { $positions }.
cli-solve-interrupted = Остановлено, просмотрено позиций — { $positions }.
cli-solve-hardest = найти вместо этого самую трудную начальную позицию тех же блоков
cli-solve-no-blocks = { $puzzle } — не головоломка с блоками.
cli-solve-farthest = Позиций всего { $positions }; от самой далёкой до цели — { $distance } ({ $metric }):
