# Настольные игры из файлов правил.

zrf-option-variant = Вариант
zrf-option-variant-about = Выберите одну из игр или вариантов в этом файле.
zrf-option-start = { label-position }
zrf-option-start-about = Позиция, с которой начинается партия.

## Игроки, ходы и исход

zrf-player-white = Белые
zrf-player-black = Чёрные
zrf-player-red = Красные
zrf-player-blue = Синие
zrf-player-green = Зелёные
zrf-player-yellow = Жёлтые
zrf-player-north = Север
zrf-player-south = Юг
zrf-player-east = Восток
zrf-player-west = Запад
zrf-player-light = { web-theme-light }
zrf-player-dark = { web-theme-dark }
zrf-player-geese = Гуси
zrf-player-fox = Лиса
zrf-player-you = { player-you }
zrf-player-dice = { game-dice }

zrf-to-move = { $who ->
    [you] Ваш ход: { $name }.
    [bot] { $name }: бот думает.
   *[other] Ход: { $name }.
  }
zrf-check = Шах!
zrf-must-pass = { $who ->
    [you] Ходить нечем, вам придётся спасовать ({ $name }).
   *[other] { $name }: ходить нечем, остаётся пас.
  }
zrf-passed = { $how ->
    [forced] { $name }: ходить нечем, пас.
    [stopped] { $name }: ход окончен.
   *[free] { $name }: пас.
  }
zrf-swapped = { $name }: обмен, первый ход соперника забран ({ $piece } { $at }).
zrf-swap = Обмен: { $piece } { $at }
zrf-record-pass = { move-pass }
zrf-record-swap = обмен
zrf-may-swap = Обмен: можно забрать первый ход соперника.
zrf-goes-on = Фигура на { $at } ходит ещё раз.
zrf-to-move-alone = Ваш ход.
zrf-cell = { $position }: { $piece }, { $player }
zrf-cell-empty = { $position }: пусто
zrf-move = { $who }: { $move }
zrf-passes = пас
zrf-throw = Бросок: { $throw }
zrf-threw = { $who ->
    [you] Вы выбросили { $throw }.
   *[other] { $name }: выпало { $throw }.
  }
zrf-threw-idle = { $who ->
    [you] Вы выбросили { $throw }, ходить нечем.
   *[other] { $name }: выпало { $throw }, ходить нечем.
  }
zrf-captured = взято: { $pieces }
zrf-placed = поставлено: { $pieces }
zrf-turned = перевёрнуто: { $pieces }
zrf-changed = изменилось: { $pieces }
zrf-men-left = { $kind ->
    [one] { $count ->
        [one] { $count } фишка
        [few] { $count } фишки
       *[many] { $count } фишек
      }
   *[several] { $count ->
        [one] { $count } фигура
        [few] { $count } фигуры
       *[many] { $count } фигур
      }
  }
zrf-kind-left = { $piece } × { $count }
zrf-men-arrived = { $count ->
    [one] дошла { $count } из { $all }
    [few] дошли { $count } из { $all }
   *[many] дошло { $count } из { $all }
  }
zrf-type-move = Введите ход
zrf-type-example = Например, { $move }
zrf-hint-place = Взгляните на { $at }.
zrf-hint-pass = Подумайте, не спасовать ли.
zrf-hint-move = Подумайте о ходе { $move }.
zrf-expected = { $side ->
    [winning] Вы выиграете.
    [far-ahead] У вас будет большой перевес.
    [ahead] У вас будет перевес.
    [behind] Перевес будет у соперника.
    [far-behind] У соперника будет большой перевес.
    [losing] Вы проиграете.
    [drawn] Будет ничья.
   *[even] Силы будут равны.
  }
zrf-won = { $who ->
    [you] Вы выиграли ({ $name }).
    [bot] Бот выиграл ({ $name }).
   *[other] { $name }: победа.
  }
zrf-solved = Решено!
zrf-unsolved = Не решено.

zrf-ending-goal = Цель достигнута.
zrf-ending-line = Ряд собран.
zrf-ending-place = Нужное поле занято.
zrf-ending-captured = Взята главная фигура.
zrf-ending-remaining = Исход решило число фигур.
zrf-ending-checkmate = Мат.
zrf-ending-stalemate = Ходов больше нет.
zrf-ending-repetition = { $times ->
    [3] Позиция повторилась трижды.
    [4] Позиция повторилась четырежды.
   *[other] Позиция встретилась в { $times }-й раз.
  }
zrf-ending-perpetual = Вечный шах проигрывает.
zrf-ending-quiet = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  } { $kind ->
    [pawn] без взятий и ходов пешек.
    [man] без взятий и ходов простых.
    [none] без взятий.
   *[other] без взятий и продвижений.
  }
zrf-ending-endgame = Это окончание не выиграно за { $moves ->
    [one] { $moves } ход.
    [few] { $moves } хода.
   *[many] { $moves } ходов.
  }
zrf-ending-material = Ни у кого не осталось сил для мата.
zrf-ending-impasse = Король в лагере противника, и очков хватает.
zrf-ending-counted = Фигуры сосчитаны.
zrf-ending-passed = Спасовали все игроки.
zrf-ending-stuck = { zrf-ending-stalemate }
zrf-ending-limit = Партия слишком затянулась.
zrf-ending-cost = Расчёт хода занял слишком много времени.

problem-zrf-move-unknown = Здесь нет хода «{ $text }».
problem-puzzle-blocked = { $block } не сдвинуть { $way }: путь закрыт.
problem-zrf-typed-nowhere = На этой доске нет поля { $square }.
problem-zrf-typed-unclear = «{ $text }» — не ход. Напишите, например, так: { $example }
problem-zrf-typed-goes-on = { $piece } { $from } ходит ещё раз: можно пойти на { $squares }.
problem-zrf-typed-where = { $piece } { $from }: куда? Можно пойти на { $squares }.
problem-zrf-typed-which = Какая фигура должна пойти на { $to }? Можно так: { $moves }.
problem-zrf-typed-taken = Поле { $from } занято: { $piece }.
problem-zrf-typed-stuck = { $piece } { $from } сейчас не может ходить.
problem-zrf-typed-must-take = { $piece } { $from } сейчас не может ходить: взятие обязательно. Можно так: { $moves }.
problem-zrf-typed-none = Поле { $to } сейчас недоступно.
problem-zrf-typed-empty = На { $from } нет фигуры.
problem-zrf-typed-other = { $piece } { $from } — чужая фигура ({ $owner }). { $turn }
problem-zrf-typed-not-there = { $piece } { $from } не может пойти на { $to }, только на { $squares }.
problem-zrf-typed-no-piece = { $piece }: такой фигуры у вас на доске нет.
problem-zrf-typed-none-of = { $piece }: на { $to } не пойти. Можно так: { $moves }.
problem-zrf-typed-no-way = { $piece }: на { $to } сейчас не пойти.
problem-zrf-typed-no-hand = { $piece }: такой фигуры у вас в запасе нет.
problem-zrf-typed-no-drop = { $piece }: на { $to } выставить нельзя.
problem-zrf-typed-instead = «{ $text }» — так не пойти. { $piece } { $from }: { $moves }.
problem-zrf-typed-ambiguous = Под «{ $text }» подходят несколько ходов: { $moves }.
problem-zrf-move-ambiguous = { problem-zrf-typed-ambiguous }
problem-zrf-illegal = Сейчас этот ход не по правилам.
problem-zrf-exposed = Так ходить нельзя: { $royal } на { $at } окажется под боем. Бьёт { $attacker } с { $from }.
problem-zrf-still-exposed = Вам шах: { $royal } на { $at } остаётся под боем. Бьёт { $attacker } с { $from }.
problem-zrf-drop-mate = Сюда нельзя выставить: { $piece } на { $at } сразу даёт мат.
problem-zrf-position = «{ $text }» — не часть позиции. Напишите (Игрок Фигура поле), (Игрок Фигура off 2), Variant=…, Turn=1:Игрок или Last=откуда:куда.
problem-zrf-position-variant = В позиции не назван вариант этих правил. Начните её с Variant= и ключа варианта.
problem-zrf-position-other = Это позиция из варианта «{ $variant }»: сначала выберите его.

## Партии, сохранённые в Zillions of Games

problem-zsg-header = Это не сохранённая партия: первой должна быть строка «Zillions Save Game File Version 0.02».
problem-zsg-large = В сохранённой партии может быть не больше { $most } знаков, а здесь { $length }.
problem-zsg-line = «{ $text }» — не строка сохранённой партии. Начните ход с номера, как в «1. Man e2 - e4».
problem-zsg-piece = «{ $text }» не ставит и не убирает фигуру. Напишите (Игрок Фигура поле) или (x поле).
problem-zsg-part = Часть хода не может начинаться с «{ $word }». Ход — это «Pass» или части вроде «Man e2 - e4», «x d5», «White Man e4», «= King», «flip e4».
problem-zsg-unknown-piece = В этих правилах нет такой фигуры или такого поля: ({ $text }).
problem-zsg-variant = Варианта «{ $name }» нет. Выберите из: { $variants }.
problem-zsg-variant-meant = Варианта «{ $name }» нет. Может быть, «{ $meant }»?
cli-zsg-accepted = { $file }: ходов по правилам — { $accepted } из { $total }.
cli-zsg-unchecked = В таких файлах нет контрольных цифр: правку, после которой все ходы по правилам, не заметить.
cli-zsg-seats = В первой строке игроков { $found } ({ $letters }), а по правилам их { $wanted }.
cli-zsg-rejected = Ход { $move }, «{ $text }», не по правилам. Возможные ходы:

## Правила о конце партии, которые файл объявляет параметрами

zrf-rule-quiet = Ничья, если каждый сделал { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  } { $kind ->
    [pawn] без взятий и ходов пешек.
    [man] без взятий и ходов простых.
    [none] без взятий.
   *[other] без взятий, превращений и ходов этих фигур: { $pieces }.
  }
zrf-rule-material = Ничья, если ни у кого не осталось сил для мата.
zrf-rule-repetition = { $times ->
    [4] Ничья, если одна и та же позиция встретилась в четвёртый раз.
   *[other] Ничья, если одна и та же позиция встретилась в { $times }-й раз.
  }
zrf-rule-perpetual = Кто повторяет позицию, каждым ходом давая шах, проигрывает.
zrf-rule-drop-mate = Нельзя выставлять с матом: { $pieces }.
zrf-rule-impasse = Можно выиграть и так: ваш ход, ваш король в лагере противника и не под шахом, там же ещё { $pieces ->
    [one] { $pieces } ваша фигура
    [few] { $pieces } ваши фигуры
   *[many] { $pieces } ваших фигур
  }, и очков хватает ({ $points }). Считаются фигуры в лагере и в запасе: { $majors } — по 5, остальные — по 1.
zrf-rule-endgames = Некоторые окончания надо выиграть за столько-то ходов, иначе ничья: { $endgames }.
zrf-rule-endgame-total = до { $most } фигур, у каждого { $piece }
zrf-rule-endgame-sides = { $one } — { $other }
zrf-rule-endgame-others = { $count ->
    [one] ещё одна
    [few] ещё { $count }
   *[other] ещё { $count }
  }

# Файлы с позициями и партиями.
zrf-key-pgn = PGN
zrf-help-pgn = показать ходы в PGN и позицию в FEN, чтобы скопировать или записать в файл
zrf-key-copy-pgn = скопировать партию
zrf-key-copy-position = скопировать позицию
zrf-key-file = открыть файл
zrf-records-title = Выберите партию
zrf-records-which = По каким правилам?
zrf-records-path = Файл с партиями или позициями, например games.pgn
zrf-records-path-keys = Enter: открыть   Esc: назад
