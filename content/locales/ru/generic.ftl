# Игры без своих текстов и своей доски.

generic-actions = { web-offers }
generic-waits = Ждём: { $player }.
generic-turn = { $who ->
    [you] Ваш ход.
   *[other] Ходит: { $player }.
  }
generic-won = { $who ->
    [you] Вы победили.
    [many] Победители: { $players }.
   *[other] Победитель: { $players }.
  }
generic-lost = Вы проиграли.
generic-scores = Счёт: { $scores }.
generic-number = Действие { $number }: введите следующую цифру или нажмите Enter.
generic-hint = Попробуйте { $action }.
generic-expected = { $side ->
    [ahead] Вы были бы впереди.
    [behind] Вы были бы позади.
   *[even] Игра была бы равной.
  }
generic-rules = У этой игры нет описания правил. Вы видите позицию в записи самой игры и все возможные действия: выберите одно.
generic-key-number = действие
generic-key-play = сыграть
generic-key-focus = переходить между действиями
