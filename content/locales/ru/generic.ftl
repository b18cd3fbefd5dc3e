# Любая игра, у которой нет своих слов и своей доски.

generic-actions = Действия
generic-waits = Ждём: { $player }.
generic-turn = { $who ->
    [you] Ваш ход.
   *[other] { $player }: ход.
  }
generic-won = { $who ->
    [you] Вы выиграли.
    [many] Победители: { $players }.
   *[other] Победа: { $players }.
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
generic-rules = У этой игры нет описания правил. Вы видите позицию так, как её записывают правила, и все действия, возможные сейчас: выберите одно из них.
generic-key-number = действие
generic-key-play = сыграть
generic-key-focus = переход от действия к действию
