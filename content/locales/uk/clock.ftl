# Годинник, здача та нічия за згодою.
clock-label = Контроль часу
clock-about = Час кожної сторони. У кого він вийшов, той програв.
clock-typed = Наберіть 5+3: 5 хвилин і 3 секунди за хід, або 30s: 30 секунд на хід.
clock-bad = Такого контролю часу немає: «{ $text }». { clock-typed }
clock-none = Без годинника
clock-own = Свій
clock-per-game = { $initial }+{ $increment }
clock-per-move = { $seconds } с на хід
clock-minutes = Хвилин на сторону
clock-increment = Додаток за хід, секунд
clock-left = { $name }: лишилося { $time }
clock-low = { $who ->
    [you] У вас мало часу.
   *[other] { $name }: мало часу.
  }
clock-key-pause = пауза
clock-resume = Продовжити
clock-pause-help = зупинити годинник; ще раз — продовжити
clock-paused = Пауза
clock-paused-about = Годинник зупинено.
early-resign = Здатися
early-resign-help = здатися
early-draw = Нічия
early-draw-help = запропонувати нічию
early-ask-resign = Здати партію?
early-ask-draw = { $name } — пропозиція нічиєї. { $other }, згодні?
early-accept = Погодитися
early-decline = Відмовитися
early-won = { $who ->
    [you] Ви перемогли!
    [bot] Бот переміг.
   *[other] Перемога: { $name }.
  }
early-resigned = { $who ->
    [you] Ви здалися.
    [bot] Бот здався.
   *[other] Партію здано: { $name }.
  }
early-time = { $who ->
    [you] Ваш час вийшов.
    [bot] У бота вийшов час.
   *[other] Час вийшов: { $name }.
  }
early-time-drawn = { $who ->
    [you] Ваш час вийшов, але суперник уже не може виграти.
    [bot] У бота вийшов час, але суперник уже не може виграти.
   *[other] Час вийшов: { $name }. Але суперник уже не може виграти.
  }
early-agreed = Нічия за згодою.
early-declined = Бот відмовився від нічиєї.
early-considers = Бот обмірковує пропозицію…
early-reopened = Партія триває.
early-cannot-resign = Здавати нічого.
early-cannot-draw = Нічию пропонують на своєму ході, один раз за хід.
clock-cannot-pause = Ця партія без годинника.
early-keep-playing = Грати далі
early-tools = Завершити або зупинити партію
