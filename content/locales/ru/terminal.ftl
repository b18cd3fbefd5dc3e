# The command line.
cli-web-port = порт; если он занят, берётся следующий свободный (по умолчанию: { $default })
cli-web-host = имя или адрес узла (по умолчанию: { $default })
cli-web-no-open = не открывать браузер
cli-web-bad-port = «{ $port }» — неверный порт: укажите целое число от 0 до 65535.
cli-web-not-built = Страница не собрана: выполните «npm run build» в папке программы.
cli-web-no-host = Не удаётся открыть «{ $host }»: { $cause ->
    [unknown-host] такого узла нет
    [foreign-host] это адрес не этого компьютера
   *[other] { $reason }
  }.
cli-web-no-port = Порт { NUMBER($port, useGrouping: 0) } и сотня следующих заняты: выберите другой через --port.
cli-web-ready = Аркада открыта по адресу:
cli-web-stop = Чтобы остановить, нажмите Ctrl-C.

cli-json = вывести JSON вместо текста
cli-seed = зерно случайности: с одним и тем же зерном партия одинакова
cli-no-game = Игры «{ $game }» здесь нет. Выберите из: { $games }.
cli-game-option = параметр игры; можно указать несколько раз
cli-game-flag = то же, что --option { $name }=<{ $value }> ({ $games })
cli-no-game-meant = Игры «{ $game }» здесь нет: может быть, { $meant }?
cli-game-variant = какая игра или какой вариант файла правил: название или ключ
cli-game-no-variants = { $game } — игра не из файла правил: у неё нет вариантов и таких сохранений.
cli-game-bad-option = «{ $pair }» — неверный параметр: напишите имя=значение.

cli-play-game = название игры, путь к .zrf, его папке или .zip либо «-»: правила на стандартном вводе; названия: { $games }
cli-play-what = название игры; путь к .zrf, его папке, .zip, .world или сохранённой партии; либо «-»: то же на стандартном вводе; названия: { $games }
cli-play-moves = сыграть эти ходы и вывести доску: "36 5 2" (kalah), "e2-e4 e7-e5" (chess), "wait; wait" (rogue, caves)
cli-play-seats = кто играет: «person» или от «bot-1» до «bot-5» для каждого игрока (по умолчанию: { $default }; если заданы ходы — одни люди)
cli-play-zsg = открыть сохранённую партию Zillions of Games (.zsg; «-»: стандартный ввод)
cli-play-verify = с --zsg: только сообщить, сколько её ходов по правилам
cli-play-verify-alone = Для --verify нужна сохранённая партия: укажите её в --zsg. Записи проверяет «turnwright replay».
cli-play-save-zsg = записать партию в формате Zillions of Games (.zsg; «-»: стандартный вывод)
cli-play-save = записать партию в этот файл («-»: стандартный вывод)
cli-play-stopped = Остановлено после { $actions } { $actions ->
    [one] действия
    [few] действий
    [many] действий
   *[other] действия
  }.
cli-play-saved-options = { $file } — сохранённая партия: её параметры, начальное значение и начало уже заданы. К ней подходят только --seats, --moves, --save, --save-zsg и --json.
cli-play-two-outputs = --json и файл «-» оба пишут в стандартный вывод: выберите что-то одно.
cli-output-failed = Не удаётся писать в стандартный вывод: { $cause ->
    [full] на диске нет места
    [forbidden] нет прав доступа
   *[other] { $reason }
  }.
problem-input-large = На стандартном вводе больше { $most } байт.
cli-play-refused = Ход { $move } («{ $text }») не принят: { $reason }
cli-play-lines = На этом терминале играют построчно. Введите клавиши и нажмите Enter: буквы — как есть, остальные — по именам (up, down, left, right, enter, esc, tab, space) через пробел. Пустая строка — Enter. В настольных играх :e2e4 делает ход. ? объясняет любой экран, q ведёт назад.
cli-play-unsaved = Партию не удалось сохранить, она потеряна: { $reason }

cli-replay-file = запись партии; «-»: стандартный ввод
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
    [loop] ссылки ведут по кругу
    [long] слишком длинное имя
   *[other] { $reason }
  }.
problem-file-irregular = { $name } — не обычный файл.
problem-file-not-replaced = { $file } — не обычный файл, он остаётся как есть. Укажите другой файл.
problem-save-versions = У этой партии нашлись две версии. Обе есть в списке: ненужную можно удалить.
problem-file-large = В { $name } { $bytes } байт, а можно не больше { $most }.
cli-replay-bad = Ход { $move }: { $reason }
cli-replay-verified = { $file }: всё верно, { $moves } { $moves ->
    [one] ход
    [few] хода
   *[many] ходов
  }.
cli-replay-unchecked = Без контрольных цифр { $actions } из { $moves } ходов: правку, которую допускают правила, там не заметить.
cli-replay-no-hash = Позиция в конце записана без контрольной суммы: неизвестно, приводят ли правила к той же.
cli-replay-seats-unchecked = Места записаны без контрольных цифр: неизвестно, меняли ли их.
cli-replay-seats-edited = { $file }: строку с местами изменили: её контрольные цифры не сходятся.

problem-file-write = Не удаётся записать { $file }: { $cause ->
    [missing] нет такого файла или папки
    [forbidden] нет прав доступа
    [folder] это папка
    [no-folder] часть пути — не папка
    [full] на диске нет места
    [read-only] диск только для чтения
    [loop] ссылки ведут по кругу
    [long] слишком длинное имя
   *[other] { $reason }
  }.
problem-settings-file = Не удаётся прочесть настройки из { $file } ({ $reason }); взяты значения по умолчанию.

cli-perft-depth = глубина в ходах (по умолчанию: { $default })
cli-perft-bad-depth = «{ $depth }» — неверная глубина: укажите целое число от 1 до { $most }.
cli-perft-progress = Глубина {"{"}depth{"}"} {"{"}bar{"}"} {"{"}percentage{"}"} %

cli-arena-one = первый бот: { $bots }
cli-arena-two = его соперник
cli-arena-games = сколько партий; они идут парами со сменой сторон
cli-arena-seed = начальное число всех партий
cli-arena-bad-bot = Бота «{ $bot }» нет: укажите одного из { $bots }.
cli-arena-not-two = В { $game } здесь { $players ->
    [one] играет { $players } игрок
    [few] играют { $players } игрока
   *[other] играют { $players } игроков
  }: ботов сравнивают в играх для двоих.
cli-arena-progress = {"{"}value{"}"} из {"{"}total{"}"} партий {"{"}bar{"}"} {"{"}percentage{"}"} %
cli-arena-result = { $one } против { $two }: побед { $wins }, ничьих { $draws }, поражений { $losses } из { $games }
  очки { $share } %, с вероятностью 95 % от { $least } до { $most } %
cli-arena-bots = боты игры для одного через запятую: { $bots }; без параметра — все
cli-arena-turns = через сколько ходов обрывать забег в игре для одного: по умолчанию 1000 в Rogue и 20000 в «Пещерах»
cli-arena-ablation = ещё сказать, что выходит у последнего бота, если какого-то одного предмета, существа или заклинания в игре нет
cli-arena-bad-bots = Бота «{ $bot }» в этой игре нет: укажите одного или нескольких из { $bots }.
cli-arena-bad-turns = --turns: «{ $turns }» — не число ходов от 1 до 100000.
cli-arena-run = { $bot }: забегов { $runs }
cli-arena-run-figure = {"  "}{ $figure }: { $value } (от { $least } до { $most })
cli-arena-figure = { $figure ->
    [turns] ходы
    [level] уровень
    [depth] расстояние от начала
    [deepest] самый глубокий уровень пещер
    [won] мишка принесён домой
    [bear] мишка в рюкзаке под конец
    [dug] раскопано клеток
    [kills] убито
    [blow] урон своего удара
    [wound] урон чужого удара
    [arms] атака от снаряжения
    [armour] защита от снаряжения
    [guard] защита в момент удара
    [lost] получено урона
    [healed] здоровья от зелий, заклинаний и еды
    [casts] прочитано заклинаний
    [afar] урона нанесено издали
    [potions] выпито и брошено зелий
    [meals] трапез
    [eaten] съедено
    [hungry] процент времени впроголодь
    [starved] смерть от голода
   *[score] опыт
  }
cli-arena-share = {"  "}{ $name }: { $share } % (от { $least } до { $most })
cli-arena-died-on = из погибших — на { $word }-м уровне пещер
cli-arena-end = { $word ->
    [alive] в живых
    [cleared] мобов не осталось
    [won] принесли мишку домой
    [left] ушли без мишки
    [time] вышло время
    [hunger] умерли от голода
    [overeating] объелись насмерть
    [blast] погибли от взрыва
    [poison] погибли от яда
    [mimic] погибли от мимика
    [ghost] погибли от призрака
    [robot] погибли от робота
    [wizard] погибли от волшебника
    [bat] погибли от летучей мыши
    [zombie] погибли от зомби
    [goblin] погибли от гоблина
    [spider] погибли от паука
    [mole] погибли от крота
   *[other] { $word }
  }
cli-arena-damage = из всего урона — { $word ->
    [bat] от летучих мышей
    [zombie] от зомби
    [goblin] от гоблинов
    [spider] от пауков
    [mole] от кротов
    [blast] от взрывов
    [poison] от яда
    [blood-to-mana] обращено в ману
   *[other] { $word }
  }
cli-arena-part = из всех заклинаний: { $word }
cli-arena-without = без «{ $kind }»: что меняется
cli-no-adventure = Приключения «{ $adventure }» нет. Есть: { $adventures }
cli-not-for-dice = { $command } не годится для приключений: герои играют заодно, и многое решает случай. Боты играют в них по команде «turnwright balance».

cli-completion-shell = ваша оболочка: { $shells }
cli-completion-unknown = Оболочка «{ $shell }» неизвестна: выберите из { $shells }.
cli-man-name = Имя
