# Настольные игры из файлов правил.

zrf-option-variant = Вариант
zrf-option-variant-about = В файле несколько игр или одна игра в разных видах.
zrf-option-start = Позиция
zrf-option-start-about = Позиция, с которой начинается игра.

## Text screens

zrf-text-library = Настольные игры
zrf-text-games = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
  }
zrf-text-search = Найти:
zrf-text-key-search = найти игру
zrf-text-added = ваша
zrf-text-none = Игры с таким названием нет.
zrf-text-opening = Читаю правила: { $game } …
zrf-text-not-opened = { $game }: сыграть нельзя. { $reason }

zrf-text-player-white = Белые
zrf-text-player-black = Чёрные
zrf-text-player-red = Красные
zrf-text-player-blue = Синие
zrf-text-player-green = Зелёные
zrf-text-player-yellow = Жёлтые
zrf-text-player-north = Север
zrf-text-player-south = Юг
zrf-text-player-east = Восток
zrf-text-player-west = Запад
zrf-text-player-light = Светлые
zrf-text-player-dark = Тёмные
zrf-text-player-you = Вы
zrf-text-player-dice = Кости

zrf-text-to-move = { $who ->
    [you] Ваш ход: { $name }.
    [bot] { $name }: бот думает.
   *[other] { $name }: ход.
  }
zrf-text-goes-on = Фигура на { $at } ходит дальше.
zrf-text-puzzle = Ваш ход.
zrf-text-empty = пусто
zrf-text-pass = пас
zrf-text-must-pass = Ходов нет: Enter — пас.
zrf-text-drops = Выставить: { $piece }.
zrf-text-choose = Какой ход?
zrf-text-choose-drop = Что выставить?
zrf-text-type = Введите ход
zrf-text-hint = Взгляните на { $at }.
zrf-text-hint-pass = Подумайте о пасе.
zrf-text-expected = { $side ->
    [winning] Вы выиграли бы.
    [far-ahead] Вы были бы далеко впереди.
    [ahead] Вы были бы впереди.
    [behind] Вы были бы позади.
    [far-behind] Вы были бы далеко позади.
    [losing] Вы проиграли бы.
    [drawn] Была бы ничья.
   *[even] Силы были бы равны.
  }
zrf-text-won = { $who ->
    [you] Вы выиграли ({ $name }).
    [bot] Бот выиграл ({ $name }).
   *[other] Победа: { $name }.
  }
zrf-text-draw = Ничья.
zrf-text-solved = Решено!
zrf-text-unsolved = Не вышло.

zrf-text-ending-goal = Цель достигнута.
zrf-text-ending-line = Ряд собран.
zrf-text-ending-place = Нужное место занято.
zrf-text-ending-captured = Взята главная фигура.
zrf-text-ending-remaining = Всё решило число фигур.
zrf-text-ending-checkmate = Мат.
zrf-text-ending-stalemate = Ходов больше нет.
zrf-text-ending-repetition = Позиция повторилась трижды.
zrf-text-ending-counted = Фигуры сосчитаны.
zrf-text-ending-passed = Спасовали все.
zrf-text-ending-stuck = Ходов больше нет.
zrf-text-ending-limit = Игра затянулась.

zrf-text-key-point = указать
zrf-text-key-take = взять, пойти
zrf-text-key-next = дальше
zrf-text-key-type = ввести ход
zrf-text-key-moves = все ходы
zrf-text-key-drop = выставить
zrf-text-key-pass = пас

problem-zrf-move-unknown = «{ $text }» — такого хода здесь нет. Есть, например: { $moves }.
problem-zrf-move-ambiguous = «{ $text }» может значить несколько ходов: { $moves }.
problem-zrf-illegal = Правила сейчас не разрешают такого хода.
problem-zrf-position = Непонятно, что такое «{ $text }»: пишите (Игрок Фигура поле), (Игрок Фигура off 2), Variant=…, Turn=1:Игрок или Last=откуда:куда.
problem-zrf-position-variant = Позиция не называет варианта этих правил: начните с Variant= и его ключа.
problem-zrf-position-other = Это позиция варианта «{ $variant }»: сначала выберите его.

## Saved games of the original program

problem-zsg-header = Это не сохранённая партия: её первая строка была бы «Zillions Save Game File Version 0.02».
problem-zsg-large = В сохранённой партии не больше { $most } знаков, а здесь { $length }.
problem-zsg-line = «{ $text }» — не строка сохранённой партии: ход начинается с номера круга, как в «1. Man e2 - e4».
problem-zsg-piece = «{ $text }» не ставит фигуры: пишите (Игрок Фигура поле) или (x поле).
problem-zsg-part = С «{ $word }» здесь не начинается часть хода: ход — это «Pass» или части вроде «Man e2 - e4», «x d5», «White Man e4», «= King», «flip e4».
problem-zsg-unknown-piece = Правила не знают ({ $text }).
problem-zsg-variant = Варианта «{ $name }» нет; есть { $variants }.
problem-zsg-variant-meant = Варианта «{ $name }» нет: может быть, «{ $meant }»?
cli-zsg-accepted = { $file }: по правилам { $accepted } из { $total } ходов.
cli-zsg-rejected = Ход { $move }, «{ $text }», не по правилам. По правилам можно:
