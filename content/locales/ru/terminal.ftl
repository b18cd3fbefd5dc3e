# The command line.
cli-web-port = порт; если он занят, следующий свободный (по умолчанию: { $default })
cli-web-host = имя узла или адрес (по умолчанию: { $default })
cli-web-no-open = не открывать браузер
cli-web-bad-port = «{ $port }» — неверный порт: укажите целое число от 0 до 65535.
cli-web-not-built = Страница не собрана: выполните «npm run build» в папке программы.
cli-web-no-host = Не удаётся открыть «{ $host }»: { $cause ->
    [unknown-host] такого узла нет
    [foreign-host] это адрес не этого компьютера
   *[other] { $reason }
  }.
cli-web-no-port = Порт { NUMBER($port, useGrouping: 0) } и сотня следующих заняты: выберите другой через --port.
cli-web-ready = Игротека открыта по адресу:
cli-web-stop = Чтобы остановить, нажмите Ctrl-C.

cli-json = вывести JSON вместо текста
cli-seed = начальное значение: то же значение — та же партия
cli-no-game = Игры «{ $game }» здесь нет. Выберите из: { $games }.
cli-game-option = задать параметр игры; можно указать несколько раз
cli-game-flag = то же, что --option { $name }=<{ $value }> ({ $games })
cli-no-game-meant = Игры «{ $game }» здесь нет. Возможно, вы имели в виду { $meant }?
cli-game-pack = играть в «Пещеры» с набором: папка, caves.yaml в ней или .zip
cli-game-variant = выбрать игру или вариант из файла правил, по названию или ключу
cli-game-no-variants = Игра { $game } — не из файла правил: у неё нет вариантов и сохранений .zsg.
cli-game-bad-option = «{ $pair }» — неверный параметр: напишите имя=значение.

cli-play-game = название игры; путь к .zrf, его папке или .zip; либо «-», чтобы читать правила из стандартного ввода; названия: { $games }
cli-play-what = название игры; путь к .zrf, его папке, .zip, .world, сохранённой партии, партий и позиций (.pgn, .fen, .kif); либо «-», чтобы читать из стандартного ввода; названия: { $games }
cli-play-moves = сыграть эти ходы и вывести доску: "36 5 2" (kalah), "e4 e5" (chess), "wait; wait" (rogue, caves)
cli-play-seats = кто играет: «person» или от «bot-1» до «bot-5» для каждого игрока (по умолчанию: { $default }; со списком ходов — только люди)
cli-play-which = Подходят несколько игр: { $games }. Назовите одну, например turnwright play { $game } { $file }.
cli-play-clock = контроль времени новой партии: "5+3" — 5 минут и 3 секунды за ход, "30s" — 30 секунд на ход
cli-play-clock-two = Часы есть только в играх двух соперников: уберите --clock для { $game }.
cli-play-clock-new = --clock задаёт время новой партии: чтобы продолжить начатую, уберите его.
cli-play-file = партия или позиция: PGN, FEN или сохранение Zillions of Games («-»: стандартный ввод)
cli-play-record = номер партии в файле с несколькими партиями (по умолчанию: 1)
cli-play-save-pgn = сохранить партию в PGN («-»: стандартный вывод)
cli-play-no-records = Файлы других программ открываются только в настольных играх: для { $game } файл не нужен.
cli-play-game-number = { $count ->
    [one] В файле { $count } партия, партии { $found } нет.
    [few] В файле { $count } партии, партии { $found } нет.
   *[other] В файле { $count } партий, партии { $found } нет.
  }
cli-play-game-form = «{ $found }» — не номер партии: напишите число от 1.
cli-play-game-of = Партия { $number } из { $count }. { $players }
cli-play-zsg = открыть сохранение Zillions of Games (.zsg; «-»: стандартный ввод)
cli-play-verify = с --zsg: только сообщить, сколько ходов сохранения допускают правила
cli-play-verify-alone = Для --verify нужна сохранённая партия: укажите её в --zsg. Чтобы проверить запись партии, выполните «turnwright replay --verify».
cli-play-save-zsg = сохранить партию для Zillions of Games (.zsg; «-»: стандартный вывод)
cli-play-save = сохранить запись партии в этот файл («-»: стандартный вывод)
cli-play-stopped = Остановлено после { $actions } { $actions ->
    [one] хода
    [few] ходов
   *[many] ходов
  }.
cli-play-saved-options = { $file } — сохранённая партия: её параметры, начальное значение и первые ходы уже заданы. С ней можно указать только --seats, --moves, --save, --save-zsg и --json.
cli-play-two-outputs = И --json, и файл «-» пишут в стандартный вывод: выберите что-то одно.
cli-output-failed = Не удаётся писать в стандартный вывод: { $cause ->
    [full] на диске нет места
    [forbidden] нет прав доступа
   *[other] { $reason }
  }.
problem-input-large = Стандартный ввод слишком велик: в нём больше { $most } байт.
cli-play-refused = Ход { $move } («{ $text }») не принят: { $reason }
cli-play-lines = Этот терминал работает построчно. Введите клавиши и нажмите Enter: буквы — как есть, остальные — по именам (up, down, left, right, enter, esc, tab, space) через пробел. Пустая строка — Enter. В настольных играх :e2e4 делает ход. ? открывает справку, q возвращает назад.
cli-play-unsaved = Партию не удалось сохранить, она потеряна: { $reason }

cli-replay-file = запись сохранённой партии; «-»: стандартный ввод
cli-replay-verify = только проверить запись по правилам
cli-replay-boards = выводить доску перед каждым ходом
cli-partial = Остановлено раньше времени: сделано { $done } из { $all }.
problem-file-unreadable = Не удаётся прочесть { $name }: { $cause ->
    [missing] нет такого файла или папки
    [forbidden] нет прав доступа
    [folder] это папка
    [no-folder] часть пути — не папка
    [full] на диске нет места
    [read-only] диск только для чтения
    [loop] ссылки замкнуты в кольцо
    [long] слишком длинное имя
   *[other] { $reason }
  }.
problem-file-irregular = { $name } — не обычный файл.
problem-file-not-replaced = { $file } — не обычный файл, перезаписать его нельзя. Укажите другой файл.
problem-save-versions = У этой партии нашлись две версии. Обе есть в списке: ненужную можно удалить.
problem-file-large = В { $name } { $bytes } байт, а можно не больше { $most }.
cli-replay-bad = Ход { $move }: { $reason }
cli-replay-begun = { $begun }. Повтор начинается после действия { $count }.
cli-replay-verified = { $file }: всё верно, { $moves } { $moves ->
    [one] ход
    [few] хода
   *[many] ходов
  }.
cli-replay-unchecked = Без контрольных цифр { $actions } из { $moves } ходов: правку в пределах правил там не заметить.
cli-replay-no-hash = Последняя позиция записана без хеша, поэтому её не проверить.
cli-replay-seats-unchecked = Игроки записаны без контрольных цифр: правку там не заметить.
cli-replay-seats-edited = { $file }: строку с игроками изменили, её контрольные цифры не сходятся.

problem-file-write = Не удаётся записать { $file }: { $cause ->
    [missing] нет такого файла или папки
    [forbidden] нет прав доступа
    [folder] это папка
    [no-folder] часть пути — не папка
    [full] на диске нет места
    [read-only] диск только для чтения
    [loop] ссылки замкнуты в кольцо
    [long] слишком длинное имя
   *[other] { $reason }
  }.
problem-settings-file = Не удаётся прочесть настройки из { $file }: { $cause ->
    [no-json] это не JSON
    [no-object] это не объект JSON
    [irregular] это не обычный файл
    [large] файл слишком велик
    [forbidden] нет прав доступа
    [loop] ссылки замкнуты в кольцо
   *[other] { $reason }
  }. Взяты значения по умолчанию.

cli-perft-depth = глубина в ходах (по умолчанию: { $default })
cli-perft-bad-depth = «{ $depth }» — неверная глубина: укажите целое число от 1 до { $most }.

cli-arena-one = первый бот: { $bots } (по умолчанию: { $default })
cli-arena-two = его соперник (по умолчанию: { $default })
cli-arena-games = число партий; они идут парами со сменой сторон (по умолчанию: { $default })
cli-arena-seed = начальное значение всего матча (по умолчанию: { $default })
cli-arena-bad-bot = Бота «{ $bot }» нет: выберите из { $bots }.
cli-arena-not-two = В { $game } сейчас { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
  }: ботов можно сравнить только в игре для двоих.
cli-arena-bots = боты игры для одного через запятую: { $bots } (по умолчанию: все)
cli-arena-turns = остановить забег в игре для одного после стольких ходов (по умолчанию: 1000 в «Подземелье», 20000 в «Пещерах»)
cli-arena-screening = убрать из каждого забега по пятой части предметов, существ, заклинаний и прочего, каждый раз другую, и показать, что меняется без каждой вещи; забегов нужно много меньше, чем для --ablation, но игра беднее
cli-arena-one-worth = Выберите одно из --ablation, --screening и --attempts: это разные исследования.
cli-arena-only-runs = --ablation, --screening и --attempts — для игр в одиночку, в которые умеют играть боты (rogue, caves), а не для { $game }.
cli-arena-attempts = пусть боты по очереди пробуют каждый мир, пока один из них не победит, но не больше стольких попыток, и посчитать долю миров, где можно победить
cli-arena-bad-attempts = --attempts: укажите целое число от 1 до { $most }, а не «{ $attempts }».
cli-arena-ablation = ещё проверить последнего бота без каждого вида предметов, существ и заклинаний и показать, что меняется
cli-arena-bad-bots = Бота «{ $bot }» в этой игре нет: выберите одного или нескольких из { $bots }.
cli-arena-bad-turns = --turns: укажите целое число от 1 до 100000, а не «{ $turns }».
cli-no-adventure = Приключения «{ $adventure }» нет. Выберите из: { $adventures }.
cli-not-for-dice = { $command } не работает для приключений: герои играют заодно, и многое решает случай. Чтобы проверить приключение ботами, выполните «turnwright balance».

cli-completion-shell = ваша оболочка: { $shells }
cli-completion-unknown = Оболочка «{ $shell }» неизвестна: выберите из { $shells }.
cli-man-name = Имя
