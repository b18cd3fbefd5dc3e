# Команда, которая решает головоломки.
cli-solve-about = найти кратчайшее решение головоломки и доказать, что короче не бывает
cli-solve-puzzle = слово головоломки или путь к .zrf, его папке или .zip
cli-solve-metric = что считать одним ходом блока: «steps» — одно поле, «straight» — любое расстояние в одну сторону, «moves» — любой путь (по умолчанию: { $default })
cli-solve-limit = сдаться после стольких позиций
cli-solve-no-puzzle = { $puzzle } — не головоломка для одного игрока.
cli-solve-steps-only = { $puzzle } — не головоломка со скользящими блоками: её ходы считаются только в «steps», а не в «{ $metric }».
cli-solve-bad-metric = «{ $metric }» — не способ счёта: есть { $metrics }.
cli-solve-bad-limit = «{ $limit }» — не предел: укажите целое число позиций.
cli-solve-progress = Глубина {"{"}depth{"}"}: позиций {"{"}positions{"}"}
cli-solve-solved-steps = Решено за { $optimum } { $optimum ->
    [one] шаг
    [few] шага
   *[many] шагов
  }, и меньше не бывает (просмотрено { $positions } { $positions ->
    [one] позиция
    [few] позиции
   *[many] позиций
  }):
cli-solve-solved-straight = Решено за { $optimum } { $optimum ->
    [one] прямой ход
    [few] прямых хода
   *[many] прямых ходов
  }, и меньше не бывает (просмотрено { $positions } { $positions ->
    [one] позиция
    [few] позиции
   *[many] позиций
  }):
cli-solve-solved-moves = Решено за { $optimum } { $optimum ->
    [one] ход
    [few] хода
   *[many] ходов
  }, и меньше не бывает (просмотрено { $positions } { $positions ->
    [one] позиция
    [few] позиции
   *[many] позиций
  }):
cli-solve-unsolvable = Решения нет: просмотрены все достижимые позиции, их { $positions }.
cli-solve-parity = Решения нет: ни один шаг не меняет чётности расстановки, а у цели она другая.
cli-solve-unknown = Ответа нет: позиций просмотрено { $positions }, а больше не разрешено. Поднимите --limit, чтобы искать дальше.
cli-solve-stopped = Остановлено на глубине { $depth }, позиций просмотрено { $positions }.
cli-solve-hardest = вместо этого найти расстановку тех же блоков, от которой путь длиннее всего
cli-solve-no-blocks = { $puzzle } — не головоломка со скользящими блоками.
cli-solve-farthest = Позиций всего { $positions }; от самой далёкой до цели — { $distance } ({ $metric }):
