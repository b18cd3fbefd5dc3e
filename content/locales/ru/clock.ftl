# Часы, сдача и ничья по соглашению.
clock-label = Контроль времени
clock-about = Время каждой стороны. У кого оно вышло, тот проиграл.
clock-typed = Наберите 5+3: 5 минут и 3 секунды за ход, или 30s: 30 секунд на ход.
clock-bad = Такого контроля времени нет: «{ $text }». { clock-typed }
clock-none = Без часов
clock-own = Свой
clock-per-game = { $initial }+{ $increment }
clock-per-move = { $seconds } с на ход
clock-minutes = Минут на сторону
clock-increment = Добавка за ход, секунд
clock-left = { $name }: осталось { $time }
clock-low = { $who ->
    [you] У вас мало времени.
   *[other] { $name }: мало времени.
  }
clock-key-pause = пауза
clock-resume = Продолжить
clock-pause-help = остановить часы; ещё раз — продолжить
clock-paused = Пауза
clock-paused-about = Часы остановлены.
early-resign = Сдаться
early-resign-help = сдаться
early-draw = Ничья
early-draw-help = предложить ничью
early-ask-resign = Сдать партию?
early-ask-draw = Игрок «{ $name }» предлагает ничью. { $other }, согласны?
early-accept = Согласиться
early-decline = Отказаться
early-won = { $who ->
    [you] Вы победили!
    [bot] Бот победил.
   *[other] Победил игрок «{ $name }».
  }
early-resigned = { $who ->
    [you] Вы сдались.
    [bot] Бот сдался.
   *[other] Партия сдана: { $name }.
  }
early-time = { $who ->
    [you] Ваше время вышло.
    [bot] У бота вышло время.
   *[other] Время вышло: { $name }.
  }
early-time-drawn = { $who ->
    [you] Ваше время вышло, но соперник уже не может выиграть.
    [bot] У бота вышло время, но соперник уже не может выиграть.
   *[other] Время вышло: { $name }. Но соперник уже не может выиграть.
  }
early-agreed = Ничья по соглашению.
early-declined = Бот отказался от ничьей.
early-considers = Бот обдумывает предложение…
early-reopened = Партия продолжается.
early-cannot-resign = Сдавать нечего.
early-cannot-draw = Ничью предлагают на своём ходу, один раз за ход.
clock-cannot-pause = Эта партия без часов.
early-keep-playing = Играть дальше
early-tools = Завершить или остановить партию
