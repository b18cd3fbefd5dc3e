# Файлы правил: слова вокруг ошибок и сами ошибки.
rules-warning = предупреждение: { $text }
rules-call = внутри ({ $macro } ...), вызов: { $place }
rules-calls-more = ... и ещё { $count ->
    [one] { $count } вызов
    [few] { $count } вызова
   *[many] { $count } вызовов
  }
cli-check-costs = { $path }: в единицах работы начало — { $start }, ход — до { $move }.
cli-check-rules = { $path }: с «{ $name }» всё в порядке; игр и вариантов: { $games }. { $warnings ->
    [0] Предупреждений нет.
    [one] { $warnings } предупреждение.
    [few] { $warnings } предупреждения.
   *[many] { $warnings } предупреждений.
  }

# Чтение: текст
problem-zrf-empty = В этом файле нет правил: они начинаются с (game ...).
problem-zrf-binary = Это не текст: укажите сам файл правил, его имя кончается на .zrf.
problem-zrf-file-large = В файле { $bytes } байт, а можно не больше { $most }.
problem-zrf-files-large = В этом файле и предыдущих вместе { $bytes } байт, а можно не больше { $most }.
problem-zrf-more = Есть и другие ошибки: сначала исправьте эти.

# Чтение: списки и тексты в кавычках
problem-zrf-unclosed = Список { $name } не закрыт: поставьте ) там, где он кончается.
problem-zrf-unclosed-several = Файл кончился внутри вложенных списков ({ $count }), самый внутренний из них { $name }: поставьте ) там, где кончается каждый.
problem-zrf-unclosed-before = Список { $name } ещё открыт там, где начинается ({ $next } (строка { $line }): поставьте ) перед этим.
problem-zrf-unclosed-indent = Списку { $name } не хватает ), как видно по отступу строки { $line }: поставьте скобку перед ней.
problem-zrf-stray = Нет открытого списка, который закрыла бы эта ): уберите её или поищите лишнюю выше.
problem-zrf-string = Этот текст не закрыт: поставьте " там, где он кончается.
problem-zrf-nesting = Списки вложены глубже { $most } уровней: никаким правилам это не нужно.
problem-zrf-control = Здесь управляющий символ ({ $code }), он читается как пробел: удалите его.

# Чтение: файлы
problem-zrf-include-form = Пишите (include "имя.zrf"), с именем одного файла в кавычках.
problem-zrf-include-inside = Место include — на верхнем уровне файла, не внутри списка и не в макросе: перенесите его туда.
problem-zrf-include-outside = Файл { $name } лежит вне папки правил: положите его в эту папку.
problem-zrf-include-missing = Файла { $name } нет: положите его в папку правил.
problem-zrf-include-missing-meant = { problem-rules-missing-meant }
problem-zrf-include-cycle = Файл { $name } включает сам себя ({ $trail }): уберите этот include.
problem-zrf-include-count = Включено больше { $most } файлов: объедините некоторые из них.
problem-zrf-include-deep = Файлы включают друг друга глубже { $most } уровней: включите их прямо в первом файле.

# Чтение: макросы
problem-zrf-define-name = После define сначала идёт имя, как в (define step ...).
problem-zrf-define-inside = Место define — на верхнем уровне файла, не внутри списка и не в макросе: перенесите его туда.
problem-zrf-define-again = Макрос { $name } определён ещё раз; define в строке { $line } файла { $file } не учитывается.
problem-zrf-argument-outside = Аргумент макроса ({ $name }) имеет смысл только внутри define: напишите само слово.
problem-zrf-argument-list = Аргумент { $argument } здесь список и не может стать частью слова { $name }: вызовите макрос со словом.
problem-zrf-recursion = Макрос { $name } вызывает сам себя ({ $trail }): макросы не могут повторяться, выпишите тело полностью.
problem-zrf-expansion-deep = Макросы и списки вложены здесь глубже { $most } уровней: уменьшите вложенность.
problem-zrf-expansion = Макросы разворачивают эти правила больше чем в { $most } слов; этот вызов оказался лишним. Поищите макрос, который удваивает свои аргументы.
problem-zrf-glued = Из аргументов макросов складывается слово длиннее { $most } букв: поищите макрос, который его удваивает.

# Чтение: папки и архивы
problem-rules-none = { $name } — не файл правил: укажите файл .zrf, папку с таким файлом или .zip.
problem-rules-none-inside = В { $name } нет файла .zrf: укажите тот, в котором лежат правила.
problem-rules-several = В { $name } несколько файлов правил ({ $count }): укажите один из них по имени. Вот они: { $paths }.
problem-rules-missing = Файла { $name } нет.
problem-rules-missing-meant = Файла { $name } нет: может быть, { $meant }?
problem-rules-outside = { $name } лежит вне папки правил: положите туда сам файл.
problem-rules-unreadable = { problem-unreadable }
problem-rules-folder-large = Во всех файлах вместе { $bytes } байт, а можно не больше { $most }: дайте только правила и их картинки.
problem-rules-file-large = { $name } пропущен: в нём { $bytes } байт, а можно не больше { $most }.
problem-rules-slow = Эта игра открывается примерно { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
  }.

# Смысл: имена, разделы и ходы
zrf-what = { $what ->
    [player] игрок
    [position] поле
    [direction] направление
    [direction-or-position] направление или поле
    [position-or-zone] поле или зона
    [piece-or-move-type] фигура или вид ходов
    [zone] зона
    [piece] фигура
    [move-type] вид ходов
    [attribute] признак
    [flag] флаг
    [position-flag] флаг поля
    [section] раздел
    [statement] действие
    [condition] условие
    [landmark] место для go
    [occupant] фигура на поле
    [goal] цель
    [block] список действий
    [part-of-piece] часть фигуры
    [part-of-board] часть доски
    [part-of-grid] часть сетки
    [part-of-zone] часть зоны
    [list-of-positions] список полей
    [turn] ход
    [dimension] измерение
    [variant] вариант
   *[other] { $what }
  }
problem-zrf-keyword-unknown = Здесь ожидается: { zrf-what }; слово «{ $word }» неизвестно. Может быть, «{ $nearest }»?
problem-zrf-name-unknown = Здесь ожидается: { zrf-what }; слово «{ $word }» неизвестно. Исправьте его или объявите.
problem-zrf-name-among = Здесь ожидается: { zrf-what }; слово «{ $word }» неизвестно. Выберите из: { $known }.
problem-zrf-name-twice = Имя { $word } ({ zrf-what }) уже занято: выберите другое.
problem-zrf-name-both = { $word } — и направление, и поле: в ходах это направление.
problem-zrf-expected = { $found } здесь не подходит. Ожидается: { zrf-what }.
problem-zrf-form = { $keyword } пишется так: { $form }.
problem-zrf-too-many = Слишком много: можно не больше { $most } ({ zrf-what }).
problem-zrf-name-letter = В имени { $word } есть знак { $letter }: в именах не бывает пробелов, управляющих знаков, скобок, кавычек и точек с запятой. Пишите буквы, цифры, - или _.
problem-zrf-name-long = В имени { $word } больше { $most } букв: сократите его.
problem-zrf-large-board = Поля × фигуры × игроки — это { $count }, а можно не больше { $most }.
problem-zrf-large-moves = Поля × фигуры × игроки × виды ходов — это { $count }, а можно не больше { $most }.
problem-zrf-large-choices = Фигуры × виды ходов — это { $count }, а можно не больше { $most }.
problem-zrf-large-goals = Цели проверяют { $count } мест и фигур, а можно не больше { $most }.
problem-zrf-large-file = Во всех играх и вариантах до этого места больше { $most } слов вместе с унаследованными: вынесите остальные в отдельный файл.
problem-zrf-no-game = В файле нет (game ...): напишите его.
problem-zrf-section-outside = Место ({ $section } ...) — внутри (game ...) или (variant ...).
problem-zrf-section-twice = Раздел ({ $section } ...) уже был: действует только этот.
problem-zrf-section-missing = Здесь нет ({ $section } ...): добавьте.
problem-zrf-title-missing = Здесь нет названия: добавьте (title "...").
problem-zrf-title-unquoted = Название { $word } стоит без кавычек: напишите (title "{ $word }").
problem-zrf-default-twice = Ещё один вариант отмечен как основной: действует этот.
problem-zrf-engine = Ходы делает внешняя программа, { $engine }: играть можно только в игры с правилами.
problem-zrf-version = Файл для версии { $version }, более новой, чем 2.0.1: возможно, не всё будет понято.
problem-zrf-option-unknown = Параметр { $option } неизвестен и не учитывается.
problem-zrf-option-near = Параметр { $option } неизвестен. Может быть, «{ $nearest }»?
problem-zrf-option-idle = Параметр { $option } здесь ни на что не влияет.
problem-zrf-option-value = Параметр { $option } может быть { $values }, но не { $found }: остаётся значение по умолчанию.
problem-zrf-players-none = Игроков нет: назовите хотя бы одного.
problem-zrf-player-passed = Игрока { $word } в этом варианте нет: всё, что к нему относится, не учитывается.
problem-zrf-turn-as = { $found } не может быть в порядке ходов: напишите игрока или { $form }.
problem-zrf-turns-none = Ни у кого нет хода: назовите хотя бы одного игрока.
problem-zrf-repeat-last = После repeat ничего нет: порядок ходов начнётся сначала.
problem-zrf-move-type-idle = Ни у одной фигуры нет ходов вида { $word }.
problem-zrf-board-empty = На доске нет полей: добавьте сетку или поля.
problem-zrf-label-empty = Пустая метка: напишите что-нибудь между двумя косыми чертами.
problem-zrf-direction-size = Чисел в направлении { $word }: { $count }, а нужно по одному на измерение, то есть { $dimensions }.
problem-zrf-direction-still = Направление { $word } никуда не ведёт: хотя бы одно число должно быть не 0.
problem-zrf-position-killed = Поле { $word } удалено с доски: уберите его и здесь.
problem-zrf-zone-twice = Зона { $zone } для { $player } уже объявлена: обе объединены.
problem-zrf-attribute-value = Признак { $word } бывает true или false, но не { $found }.
problem-zrf-attribute-kind = Признак { $word } у одной фигуры число, у другой true или false.
problem-zrf-attribute-number = Признак { $word } — число: здесь годятся только true и false.
problem-zrf-occupied = На { $position } уже стоит { $piece }: поставьте каждую фигуру на своё поле.
problem-zrf-block-idle = Ходов здесь не получится: нет add.
problem-zrf-loop-endless = Этот цикл ничто не закончит: в нём нет ни шагов, ни флагов.
problem-zrf-flag-unset = { $word } ({ zrf-what }) нигде не устанавливается: это всегда ложно.
problem-zrf-conditions-many = Условий здесь { $count }, и выполняться должны все: напишите (and ...).
problem-zrf-goal-none = Здесь нет цели: нельзя ни выиграть, ни проиграть, ни решить. Добавьте (win-condition ...) или другую цель.
problem-zrf-goal-players = Сначала назовите игроков цели: { $form }.

# Игра
problem-zrf-fault-endless = Ходы фигуры { $piece } не кончаются или слишком длинны: они обрываются.
problem-zrf-fault-steps = В позиции больше { $most } ходов: остальные опущены.
problem-zrf-fault-chain = В ходе больше { $most } шагов: на этом он кончается.
problem-zrf-fault-lookahead = Даже после { $most } шагов неясно, какой ход берёт больше всего фигур: разрешены все.
problem-zrf-fault-cost = На расчёт хода уходит больше { $most } секунд, в том числе на ходы фигуры { $piece }, поэтому партия на этом кончается: упростите эти ходы, уменьшите доску или число фигур.
problem-zrf-fault-cost-goals = На расчёт хода уходит больше { $most } секунд, в том числе на эту цель, поэтому партия на этом кончается: сократите цели, уменьшите доску или число фигур.
problem-zrf-slow = На расчёт хода уходит до { $count } { $count ->
    [one] единицы
   *[other] единиц
  } работы, в том числе на ходы фигуры { $piece }: игра идёт медленно: упростите эти ходы, уменьшите доску или число фигур.
problem-zrf-slow-goals = На расчёт хода уходит до { $count } { $count ->
    [one] единицы
   *[other] единиц
  } работы, в том числе на эту цель: игра идёт медленно: сократите цели, уменьшите доску или число фигур.
problem-zrf-fault-safety = Королевских фигур слишком много, чтобы проверить, остаются ли они под ударом: ходы не запрещаются.
