# Файлы правил: отчёты и ошибки.
rules-warning = предупреждение: { $text }
rules-call = внутри ({ $macro } ...), вызов: { $place }
rules-calls-more = ... и ещё { $count ->
    [one] { $count } вызов
    [few] { $count } вызова
   *[many] { $count } вызовов
  }
cli-check-costs = { $path }: загрузка — { $start } { $start ->
    [one] шаг
    [few] шага
   *[many] шагов
  }, ход — не больше { $move }.
cli-check-record = { $path }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
  }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  }, всё по правилам ({ $variants }).
cli-check-rules = { $path }: «{ $name }» — без ошибок; игр и вариантов: { $games }. { $warnings ->
    [0] Предупреждений нет.
    [one] { $warnings } предупреждение.
    [few] { $warnings } предупреждения.
   *[many] { $warnings } предупреждений.
  }

# Чтение: текст
problem-zrf-empty = В этом файле нет правил: правила начинаются с (game ...).
problem-zrf-binary = Это не текстовый файл: укажите сам файл правил, его имя кончается на .zrf.
problem-zrf-file-large = Размер файла в байтах — { $bytes }, а можно не больше { $most }.
problem-zrf-files-large = Общий размер этого файла и предыдущих в байтах — { $bytes }, а можно не больше { $most }.
problem-zrf-more = Есть и другие ошибки: сначала исправьте эти.

# Чтение: списки и тексты в кавычках
problem-zrf-unclosed = Список { $name } не закрыт: поставьте ) там, где он кончается.
problem-zrf-unclosed-several = Файл кончился, не закрыты списки: { $count }, самый внутренний — { $name }. Поставьте ) там, где кончается каждый.
problem-zrf-unclosed-before = Список { $name } ещё открыт там, где начинается ({ $next } (строка { $line }): поставьте ) перед этим местом.
problem-zrf-unclosed-indent = Судя по отступу строки { $line }, списку { $name } не хватает ): поставьте скобку перед этой строкой.
problem-zrf-stray = Эта ) не закрывает никакого списка: уберите её или поищите лишнюю выше.
problem-zrf-pragma = Комментарий, который начинается с ;@, — это параметры целиком в одной строке, например ;@ (option "notation" chess). Этот пропущен.
problem-zrf-string = Этот текст не закрыт: поставьте " там, где он кончается.
problem-zrf-nesting = Списки вложены глубже { $most } уровней: уменьшите вложенность.
problem-zrf-control = Управляющий символ { $code } читается здесь как пробел: удалите его.

# Чтение: файлы
problem-zrf-include-form = Пишите (include "имя.zrf"), с именем одного файла в кавычках.
problem-zrf-include-inside = Место include — на верхнем уровне файла, не внутри списка и не в макросе: перенесите его туда.
problem-zrf-include-outside = Файл { $name } лежит вне папки правил: перенесите его в эту папку.
problem-zrf-include-missing = Файла { $name } нет: проверьте имя или положите файл в папку правил.
problem-zrf-include-missing-meant = { problem-rules-missing-meant }
problem-zrf-include-cycle = Файл { $name } включает сам себя ({ $trail }): уберите этот include.
problem-zrf-include-count = Включено больше { $most } файлов: объедините некоторые из них.
problem-zrf-include-deep = Файлы включают друг друга глубже { $most } уровней: включите их прямо в первом файле.

# Чтение: макросы
problem-zrf-define-name = После define сначала идёт имя, как в (define step ...).
problem-zrf-define-inside = Место define — на верхнем уровне файла, не внутри списка и не в макросе: перенесите его туда.
problem-zrf-define-again = Макрос { $name } определён ещё раз; define в строке { $line } файла { $file } не учитывается.
problem-zrf-argument-outside = { $name } — аргумент макроса, он годится только внутри define: напишите само слово.
problem-zrf-argument-list = Аргумент { $argument } здесь — список, он не может стать частью слова { $name }: вызовите макрос со словом.
problem-zrf-recursion = Макрос { $name } вызывает сам себя ({ $trail }). Рекурсивных макросов не бывает: выпишите тело полностью.
problem-zrf-expansion-deep = Макросы и списки вложены здесь глубже { $most } уровней: уменьшите вложенность.
problem-zrf-expansion = С этим вызовом макросы разворачиваются больше чем в { $most } слов. Поищите макрос, который удваивает свои аргументы.
problem-zrf-glued = Из аргументов макросов складывается слово длиннее { $most } знаков: поищите макрос, который его удваивает.

# Чтение: папки и архивы
problem-rules-none = { $name } — не файл правил: укажите файл .zrf, папку с таким файлом или .zip.
problem-rules-none-inside = В { $name } нет файла .zrf: укажите сам файл правил.
problem-rules-several = В { $name } несколько файлов правил ({ $count }). Укажите один из них: { $paths }.
problem-rules-missing = Файла { $name } нет.
problem-rules-missing-meant = Файла { $name } нет. Может быть, { $meant }?
problem-rules-outside = { $name } лежит вне папки правил: положите туда сам файл.
problem-rules-unreadable = { problem-unreadable }
problem-rules-folder-large = Общий размер файлов в байтах — { $bytes }, а можно не больше { $most }. Оставьте только правила и их картинки.
problem-rules-file-large = Файл { $name } пропущен: его размер в байтах — { $bytes }, а можно не больше { $most }.
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
# То же в родительном падеже множественного числа.
zrf-whats = { $what ->
    [player] игроков
    [position] полей
    [direction] направлений
    [zone] зон
    [piece] фигур
    [move-type] видов ходов
    [attribute] признаков
    [flag] флагов
    [position-flag] флагов поля
    [turn] ходов
    [dimension] измерений
    [variant] вариантов
   *[other] { $what }
  }
problem-zrf-keyword-unknown = Слово «{ $word }» неизвестно: здесь ожидается { zrf-what }. Может быть, «{ $nearest }»?
problem-zrf-name-unknown = Слово «{ $word }» неизвестно: здесь ожидается { zrf-what }. Исправьте слово или объявите его.
problem-zrf-name-among = Слово «{ $word }» неизвестно: здесь ожидается { zrf-what }. Выберите из: { $known }.
problem-zrf-name-twice = Имя { $word } ({ zrf-what }) уже занято: выберите другое.
problem-zrf-name-both = { $word } — и направление, и поле: в ходах это направление.
problem-zrf-expected = { $found } здесь не подходит: ожидается { zrf-what }.
problem-zrf-form = { $keyword } пишется так: { $form }.
problem-zrf-too-many = Слишком много { zrf-whats }: можно не больше { $most }.
problem-zrf-name-letter = В имени { $word } есть знак { $letter }. В именах не бывает пробелов, управляющих символов, скобок, кавычек и точек с запятой: пишите буквы, цифры, - или _.
problem-zrf-name-long = В имени { $word } больше { $most } знаков: сократите его.
problem-zrf-large-board = Поля × фигуры × игроки = { $count }, а можно не больше { $most }.
problem-zrf-large-moves = Поля × фигуры × игроки × виды ходов = { $count }, а можно не больше { $most }.
problem-zrf-large-choices = Фигуры × виды ходов = { $count }, а можно не больше { $most }.
problem-zrf-large-goals = Проверок для целей нужно { $count }, а можно не больше { $most }.
problem-zrf-large-file = В играх и вариантах до этого места больше { $most } слов вместе с унаследованными: вынесите остальные в другой файл.
problem-zrf-no-game = В файле нет (game ...): добавьте.
problem-zrf-section-outside = Место ({ $section } ...) — внутри (game ...) или (variant ...): перенесите раздел туда.
problem-zrf-section-twice = Раздел ({ $section } ...) уже есть выше: действует только этот.
problem-zrf-section-missing = Не хватает ({ $section } ...): добавьте.
problem-zrf-title-missing = Не хватает названия: добавьте (title "...").
problem-zrf-title-unquoted = Название { $word } без кавычек: напишите (title "{ $word }").
problem-zrf-default-twice = Ещё один вариант отмечен как основной: действует этот.
problem-zrf-engine = Ходы делает внешняя программа { $engine }: играть можно только в игры с правилами.
problem-zrf-version = Файл для версии { $version }, более новой, чем 2.0.1: возможно, заработает не всё.
problem-zrf-option-unknown = Неизвестный параметр { $option } не учитывается.
problem-zrf-option-near = Неизвестный параметр { $option }. Может быть, «{ $nearest }»?
problem-zrf-option-idle = Параметр { $option } здесь ни на что не влияет.
problem-zrf-option-value = Параметр { $option } может быть { $values }, но не { $found }: действует значение по умолчанию.
problem-zrf-option-number = Параметр { $option } — число от { $least } до { $most }, а не { $found }: он не учитывается.
problem-zrf-option-form = Это значение параметра { $option } не учитывается. Пишите так: { $form }.
problem-zrf-option-royal = Параметр { $option } ни на что не влияет: назовите главные фигуры в цели checkmated.
problem-zrf-option-quiet = Параметр { $option } ни на что не влияет без (option "quiet moves" 50).
problem-zrf-players-none = Игроков нет: назовите хотя бы одного.
problem-zrf-player-passed = Игрока { $word } в этом варианте нет: всё, что к нему относится, не учитывается.
problem-zrf-turn-as = { $found } не может быть в порядке ходов: напишите игрока или { $form }.
problem-zrf-turns-none = В порядке ходов никого нет: назовите хотя бы одного игрока.
problem-zrf-repeat-last = После repeat ничего нет: порядок ходов начнётся сначала.
problem-zrf-move-type-idle = Ни у одной фигуры нет ходов вида { $word }.
problem-zrf-board-empty = На доске нет полей: добавьте (grid ...) или (positions ...).
problem-zrf-label-empty = Пустая метка: напишите что-нибудь между двумя косыми чертами.
problem-zrf-direction-size = Чисел в направлении { $word }: { $count }, а нужно { $dimensions }, по одному на измерение.
problem-zrf-direction-still = Направление { $word } никуда не ведёт: хотя бы одно число должно быть не 0.
problem-zrf-position-killed = Поле { $word } удалено с доски (kill-positions): уберите его и здесь.
problem-zrf-zone-twice = Зона { $zone } для { $player } объявлена дважды: обе объединены.
problem-zrf-attribute-value = Признак { $word } может быть только true или false, но не { $found }.
problem-zrf-attribute-kind = Признак { $word } у одной фигуры — число, у другой — true или false: сделайте одинаково.
problem-zrf-attribute-number = Признак { $word } — число: здесь годятся только признаки true или false.
problem-zrf-occupied = На { $position } уже стоит { $piece }: поставьте каждую фигуру на своё поле.
problem-zrf-block-idle = Этот список действий не делает хода: в нём нет add.
problem-zrf-loop-endless = Этому циклу нечем кончиться: в нём нет ни шагов, ни флагов.
problem-zrf-flag-unset = { $word } ({ zrf-what }) нигде не устанавливается: здесь всегда ложь.
problem-zrf-conditions-many = Условий здесь { $count }, и все должны выполняться: напишите (and ...).
problem-zrf-goal-none = Здесь нет цели: нельзя ни выиграть, ни проиграть, ни решить. Добавьте (win-condition ...) или другую цель.
problem-zrf-goal-players = Сначала назовите игроков цели: { $form }.

# Игра
problem-zrf-fault-endless = Ходы фигуры { $piece } не кончаются или слишком длинны: они обрываются.
problem-zrf-fault-steps = В позиции больше { $most } ходов: остальные не учитываются.
problem-zrf-fault-chain = В ходе больше { $most } шагов: на этом он кончается.
problem-zrf-fault-lookahead = Поиск хода, который берёт больше всего фигур, остановлен после { $most } шагов: разрешены все.
problem-zrf-fault-cost = Расчёт хода занимает больше { $most } секунд, отчасти из-за фигуры { $piece }, и партия на этом кончается. Упростите ходы этой фигуры, уменьшите доску или число фигур.
problem-zrf-fault-cost-goals = Расчёт хода занимает больше { $most } секунд, отчасти из-за этой цели, и партия на этом кончается. Сократите цели, уменьшите доску или число фигур.
problem-zrf-slow = Игра идёт медленно: расчёт хода — до { $count } { $count ->
    [one] шага
   *[other] шагов
  }, отчасти из-за фигуры { $piece }. Упростите её ходы, уменьшите доску или число фигур.
problem-zrf-slow-goals = Игра идёт медленно: расчёт хода — до { $count } { $count ->
    [one] шага
   *[other] шагов
  }, отчасти из-за этой цели. Сократите цели, уменьшите доску или число фигур.
problem-zrf-fault-safety = Королевских фигур слишком много, чтобы проверить, не под боем ли они: ставить их под бой не запрещено.

# Позиции и партии в записях игроков
problem-fen-length = Позиция в FEN — не больше { $most } знаков.
problem-fen-board = У этой доски нет рядов и столбцов или у её фигур нет букв: вставьте позицию в формате этой программы.
problem-fen-rows = На доске { $rows } рядов, через /, а здесь { $found }.
problem-fen-row = Ряд { $row } занимает { $found } полей, а нужно { $columns }.
problem-fen-letter = «{ $letter }» — не фигура этой игры. Фигуры: { $letters }; заглавные — { $player ->
    [White] у белых
    [Black] у чёрных
    [Red] у красных
   *[other] у игрока { $player }
  }.
problem-fen-count = Число { $count } выходит за край: в ряду { $columns } полей.
problem-fen-hand = У фигур в руке нет закрывающей скобки: пишите их так: [QPn].
problem-fen-hand-none = В этой игре нет фигур в руке: уберите скобки.
problem-fen-side = Чей ход, пишут буквой w или b, а не «{ $found }».
problem-fen-castling = Права на рокировку — { $letters } или - без них, а не «{ $found }».
problem-fen-castling-piece = Для права { $letter } нужны король на { $king } и ладья на { $rook }.
problem-fen-passant = Поле «{ $found }» не за пешкой, которая только что прошла два поля: напишите -.
problem-fen-extra = «{ $found }» — лишнее: после доски идут чей ход, рокировка, взятие на проходе и два числа.
problem-fen-number = Здесь нужно число ходов, а не «{ $found }».
problem-pgn-length = В файле партий может быть не больше { $most } знаков: разделите его.
problem-pgn-empty = В этом тексте нет партии: в PGN это ходы, как 1. e4 e5, или теги, как [White "Анна"].
problem-pgn-comment = Комментарий не закрыт: поставьте закрывающую фигурную скобку там, где он кончается.
problem-pgn-word = «{ $text }» — не часть партии в PGN. Теги выглядят так: [White "Анна"], комментарии — в фигурных скобках.
problem-pgn-variation = Вариант в скобках стоит после хода, который он заменяет: сначала напишите ход.
problem-pgn-close = Здесь не открыт ни один вариант: уберите эту скобку.
problem-pgn-open = Вариант не закрыт: поставьте ) там, где он кончается.
problem-pgn-deep = Варианты вложены глубже { $most } уровней.
problem-pgn-move = Хода «{ $text }» здесь нет. Можно так: { $moves }.
problem-pgn-move-among = Хода «{ $text }» здесь нет. Можно, например, так: { $moves }.
problem-pgn-move-over = Партия кончилась раньше хода «{ $text }»: уберите ходы после её конца.
problem-pgn-chance = Броски костей в PGN не записать: сохраните запись партии.
problem-pgn-start = Начальную позицию этой партии в PGN не записать: сохраните запись партии.
problem-record-game = Ни одна игра библиотеки сюда не подходит. Назовите игру в теге, например [Variant "Chess"].
problem-pgn-variant = В этих правилах нет варианта «{ $text }». Есть такие: { $names }.
problem-sfen-hand = Фигуры в запасе пишутся так: RB2P2p, и только те, которые можно выставить; «-» — если их нет. «{ $found }» не подходит.
problem-sfen-extra = «{ $found }» лишнее: после доски идут ход, фигуры в запасе и номер хода.
problem-xiangqi-extra = «{ $found }» лишнее: после доски идут ход, два прочерка и два числа.
problem-pdn-side = Позиция в шашках начинается с W или B (чей ход) и двоеточия, например W:W31-50:B1-20, а не с «{ $found }».
problem-pdn-colour = Перед полями каждой стороны пишется W или B, а не «{ $found }».
problem-pdn-square = Поля «{ $found }» здесь нет: поля идут от { $first } до { $last }.
problem-pdn-range = Промежуток пишется от меньшего номера к большему, а не «{ $found }».
problem-pdn-twice = На поле { $square } две шашки: уберите одну.
problem-pdn-board = В этих правилах нет простых и дамок на полях одного цвета: возьмите позицию в формате этой программы.
problem-kif-empty = В этом тексте нет партии KIF: в ней есть заголовки, например 先手：, и ходы, например 1 ７六歩(77).
problem-kif-line = «{ $text }» — не заголовок, не ход и не комментарий: комментарии начинаются с * или #.
problem-kif-number = Здесь стоит ход { $number }, а следующий — { $next }: нумеруйте ходы по порядку.
problem-kif-move = «{ $text }» — не ход в KIF: пишите, например, ７六歩(77) или 投了.
problem-kif-variation = Хода { $number }, вместо которого мог бы стоять этот вариант, нет.
problem-kif-row = В этом ряду доски должно быть девять полей: фигуры вроде v香 или ・ для пустых.
problem-kif-hand = Фигуры в запасе пишутся так: 飛 歩十八, или なし, если их нет. «{ $text }» не подходит.
problem-kif-handicap = Неизвестная фора «{ $text }». Возможны: { $names }.
problem-csa-empty = В этом тексте нет партии CSA: в ней есть позиция, например PI, и ходы, например +7776FU.
problem-csa-line = «{ $text }» не подходит для CSA: ходы пишутся как +7776FU, позиции — как PI или P1-KY-KE, комментарии — после апострофа.

# Настройки оценки
problem-zrf-tuning-large = В файле настройки { $bytes } байт, а можно не больше { $most }. Боты его не читают: запустите «turnwright tune» ещё раз.
problem-zrf-tuning-json = Отсюда файл настройки — не JSON, боты его не читают: запустите «turnwright tune» ещё раз.
problem-zrf-tuning-format = Формат настройки — { $format }, а эта версия читает { $known }. Боты её не читают: обновите Turnwright или запустите «turnwright tune» ещё раз.
problem-zrf-tuning-value = Неверное значение { $path } в файле настройки. Боты его не читают: запустите «turnwright tune» ещё раз.
problem-zrf-tuning-variant = В правилах нет варианта { $variant }, боты не читают эту настройку: запустите «turnwright tune» ещё раз.
problem-zrf-tuning-rules = Настройка сделана для других правил варианта { $variant }: они изменились. Боты её не читают: запустите «turnwright tune» ещё раз.
