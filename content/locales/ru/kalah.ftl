# Параметры новой партии: название, пояснение, значения.
kalah-option-houses = Лунок на стороне
kalah-option-houses-about = Лунки каждого игрока. На классической доске их 6.
kalah-option-seeds = Семян в лунке
kalah-option-seeds-about = Семена в каждой лунке вначале. Чем их больше, тем дольше партия.
kalah-option-capture = Захват
kalah-option-capture-about = Когда последнее семя в вашей пустой лунке захватывает семена напротив.
kalah-option-capture-standard = если в лунке напротив есть семена
kalah-option-capture-empty = всегда, даже если напротив пусто
kalah-option-capture-none = никогда
kalah-option-ends = Партия кончается
kalah-option-ends-about = Сторона пуста, когда пусты все её лунки.
kalah-option-ends-side = когда любая сторона пуста
kalah-option-ends-mover = когда игроку нечем ходить
kalah-option-remaining = Остаток получает
kalah-option-remaining-about = Кому достаются семена, которые в конце ещё лежат в лунках.
kalah-option-remaining-owner = хозяин стороны
kalah-option-remaining-emptier = игрок, чья сторона опустела
kalah-option-remaining-nobody = никто
kalah-option-majorityStop = Конец при большинстве
kalah-option-majorityStop-about = Партия кончается, как только в одном амбаре больше половины всех семян.
kalah-option-pie = Правило пирога
kalah-option-pie-about = После первого посева второй игрок может поменяться сторонами. Первый посев не даёт ещё одного хода.
kalah-option-relay = Эстафетный посев
kalah-option-relay-about = Если последнее семя упало в непустую лунку, все её семена сеются дальше.

# Ходы целыми предложениями. $who: you, bot, one, two.
kalah-said-sow = { $who ->
    [you] Вы посеяли из лунки { $house }.
    [bot] Бот посеял из лунки { $house }.
    [one] Первый игрок посеял из лунки { $house }.
   *[two] Второй игрок посеял из лунки { $house }.
  }
kalah-said-again = { $who ->
    [you] Вы посеяли из лунки { $house }: ходите ещё раз.
    [bot] Бот посеял из лунки { $house } и ходит ещё раз.
    [one] Первый игрок посеял из лунки { $house } и ходит ещё раз.
   *[two] Второй игрок посеял из лунки { $house } и ходит ещё раз.
  }
kalah-said-capture = { $who ->
    [you] Вы посеяли из лунки { $house } и захватили
    [bot] Бот посеял из лунки { $house } и захватил
    [one] Первый игрок посеял из лунки { $house } и захватил
   *[two] Второй игрок посеял из лунки { $house } и захватил
  } { $seeds ->
    [one] { $seeds } семя.
    [few] { $seeds } семени.
   *[many] { $seeds } семян.
  }
kalah-said-relay = { $count ->
    [one] Посев продолжился { $count } раз.
    [few] Посев продолжился { $count } раза.
   *[many] Посев продолжился { $count } раз.
  }
kalah-said-swap = { $who ->
    [you] Вы поменялись сторонами.
    [bot] Бот поменялся сторонами.
    [one] Первый игрок поменялся сторонами.
   *[two] Второй игрок поменялся сторонами.
  }
kalah-said-sweep = { $seeds ->
    [one] Оставшееся { $seeds } семя
    [few] Оставшиеся { $seeds } семени
   *[many] Оставшиеся { $seeds } семян
  } { $who ->
    [you] — вам.
    [bot] — боту.
    [one] — первому игроку.
    [two] — второму игроку.
   *[nobody] — никому.
  }
kalah-said-win = { $who ->
    [you] Вы выиграли
    [bot] Бот выиграл
    [one] Первый игрок выиграл
   *[two] Второй игрок выиграл
  } { $more } : { $less }.
kalah-said-draw = Ничья, { $more } : { $less }.
kalah-reason-side-empty = Одна сторона пуста.
kalah-reason-no-move = Игроку нечем ходить.
kalah-reason-majority = В одном амбаре больше половины всех семян.

kalah-to-move = { $who ->
    [you] Ваш ход
    [bot] Бот думает
    [one] Ход первого игрока
   *[two] Ход второго игрока
  }
kalah-store = { $who ->
    [you] Ваш амбар
    [bot] Амбар бота
    [one] Амбар первого игрока
   *[two] Амбар второго игрока
  }
kalah-house-label = Лунка { $house }, { $seeds ->
    [one] { $seeds } семя
    [few] { $seeds } семени
   *[many] { $seeds } семян
  }
kalah-swap = Поменяться сторонами

# Чем кончится посев.
kalah-preview-end = последнее — в лунку { $house }
kalah-preview-end-across = последнее — в чужую лунку { $house }
kalah-preview-again = последнее — в амбар: ещё один ход
kalah-preview-store = последнее — в амбар
kalah-preview-capture = захват: { $seeds ->
    [one] { $seeds } семя
    [few] { $seeds } семени
   *[many] { $seeds } семян
  }
kalah-preview-over = партия кончится

kalah-hint-house = Присмотритесь к лунке { $house }.
kalah-hint-swap = Подумайте, не поменяться ли сторонами.
kalah-hint-value = { $side ->
    [ahead] При лучшей игре отсюда — выигрыш на { $seeds ->
        [one] { $seeds } семя
        [few] { $seeds } семени
       *[many] { $seeds } семян
      }{ $exact ->
        [yes] {""}: доказано
       *[no] {""}, насколько я вижу
      }.
    [behind] При лучшей игре отсюда — проигрыш на { $seeds ->
        [one] { $seeds } семя
        [few] { $seeds } семени
       *[many] { $seeds } семян
      }{ $exact ->
        [yes] {""}: доказано
       *[no] {""}, насколько я вижу
      }.
   *[even] При лучшей игре отсюда — ничья{ $exact ->
        [yes] {""}: доказано
       *[no] {""}, насколько я вижу
      }.
  }

# Правила для справки.
kalah-rules-goal = Соберите в своём амбаре больше семян, чем соперник. Ваш амбар — сразу за вашей последней лункой.
kalah-rules-sow = Выберите свою лунку. Её семена сеются по одному против часовой стрелки в следующие лунки и в ваш амбар. Амбар соперника пропускается.
kalah-rules-again = Если последнее семя упало в ваш амбар, вы ходите ещё раз.
kalah-rules-capture = Если последнее семя упало в вашу пустую лунку, а в лунке напротив есть семена, то оно и все семена напротив уходят в ваш амбар.
kalah-rules-end = Партия окончена, когда все лунки одной стороны пусты. Оставшиеся семена уходят в амбар той стороны, на которой лежат.

problem-kalah-swap = Поменяться сторонами может только второй игрок сразу после первого посева, если действует правило пирога.
problem-kalah-range = Нет лунки { $house }: лунки пронумерованы от 1 до { $houses }.
problem-kalah-empty = Лунка { $house } пуста: выберите лунку с семенами.
problem-kalah-move = Это не ход: введите номер лунки или «swap».
