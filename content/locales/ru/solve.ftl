# Команда, которая решает головоломки.
cli-solve-puzzle = название головоломки, путь к .zrf, его папке или .zip либо «-»: стандартный ввод
cli-solve-metric = что считать одним ходом блока: «steps» — одно поле, «straight» — любое расстояние в одну сторону, «moves» — любой путь (по умолчанию: { $default })
cli-solve-limit = сдаться после такого числа позиций
cli-solve-memory = сдаться, когда таблицы займут столько мегабайт (по умолчанию { $default })
cli-solve-bad-memory = «{ $memory }» — не объём памяти: задайте целое число мегабайт.
cli-solve-full = Ответа нет: просмотрено позиций — { $positions }, они заняли все { $megabytes } МБ памяти. Больше даёт --memory.
cli-solve-no-goal = У { $puzzle } нет цели, так что решать нечего. Добавьте в правила (win-condition ...).
cli-solve-no-puzzle = { $puzzle } — не головоломка для одного игрока.
cli-solve-steps-only = { $puzzle } — не головоломка с блоками: её ходы считаются только в «steps», а не в «{ $metric }».
cli-solve-bad-metric = «{ $metric }» — неизвестный способ счёта. Выберите из: { $metrics }.
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
cli-solve-pruned = Решения нет: просмотрены все позиции, которые достижимы без застрявших ящиков ({ $positions }).
cli-solve-parity = Решения нет: ни один шаг не меняет чётности расстановки, а у цели чётность другая.
cli-solve-unknown = Ответа нет: позиций просмотрено { $positions }, это предел. Увеличьте --limit, чтобы продолжить.
cli-solve-stopped = Остановлено на глубине { $depth }, позиций просмотрено { $positions }.
cli-solve-interrupted = Остановлено, позиций просмотрено { $positions }.
cli-solve-hardest = вместо этого найти самое трудное начало для тех же блоков
cli-solve-no-blocks = { $puzzle } — не головоломка с блоками.
cli-solve-farthest = Позиций всего { $positions }; от самой далёкой до цели — { $distance } ({ $metric }):
