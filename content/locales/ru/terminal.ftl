# The command line.
cli-about = Пошаговые игры для терминала и браузера. Без команды откроется аркада.
cli-version-about = вывести версию
cli-lang-about = говорить на этом языке (папка из content/locales)
cli-help-about = объяснить команду
cli-heading-usage = Вызов:
cli-heading-arguments = Аргументы:
cli-heading-options = Параметры:
cli-heading-commands = Команды:
cli-no-language = Языка «{ $language }» здесь нет. Есть: { $languages }.
cli-unknown-option = Нет параметра { $name }.
cli-unknown-command = Нет команды «{ $name }».
cli-missing-argument = Не хватает аргумента «{ $name }».
cli-missing-value = Параметру { $name } нужно значение.
cli-too-many-arguments = Слишком много аргументов у «{ $name }».
cli-did-you-mean = Может быть, { $meant }?
cli-see-help = Подробнее: turnwright --help.

cli-web-about = раздать страницу на этом компьютере и открыть её в браузере
cli-web-port = порт; если он занят, берётся следующий (по умолчанию: { $default })
cli-web-host = имя или адрес, на котором ждать (по умолчанию: { $default })
cli-web-no-open = не открывать браузер
cli-web-bad-port = «{ $port }» — не порт: укажите целое число от 0 до 65535.
cli-web-not-built = Страница не собрана: выполните «npm run build» в папке программы.
cli-web-no-host = Не удаётся ждать на «{ $host }»: { $reason }
cli-web-no-port = Порт { NUMBER($port, useGrouping: 0) } и сотня следующих заняты: выберите другой через --port.
cli-web-ready = Аркада ждёт по адресу:
cli-web-stop = Чтобы остановить, нажмите Ctrl-C.

cli-json = вывести данные, а не текст
cli-seed = зерно, из которого растёт всё случайное: одно зерно — одна и та же игра
cli-no-game = Игры «{ $game }» здесь нет. Есть: { $games }.
cli-game-option = параметр игры; можно указать несколько раз
cli-game-houses = то же, что --option houses=<число>
cli-game-seeds = то же, что --option seeds=<число>
cli-no-game-meant = Игры «{ $game }» здесь нет: может быть, { $meant }?
cli-game-variant = какая игра или какой вариант файла правил: название или ключ
cli-game-no-variants = { $game } — игра не из файла правил: у неё нет вариантов и таких сохранений.
cli-game-bad-option = «{ $pair }» — не параметр: напишите имя=значение.

cli-play-about = сыграть в игру, или данные ходы, или ходы со стандартного ввода
cli-play-game = слово игры или путь к .zrf, его папке или .zip; слова: { $games }
cli-play-moves = сыграть эти ходы и вывести доску, например "36 5 2"
cli-play-seats = кто играет: «person» или от «bot-1» до «bot-5» на каждое место (по умолчанию: { $default })
cli-play-zsg = открыть партию по файлу правил, сохранённую исходной программой (.zsg)
cli-play-verify = с --zsg: только сказать, сколько её ходов по правилам
cli-play-verify-alone = Для --verify нужна сохранённая партия: укажите её в --zsg. Записи проверяет «turnwright replay».
cli-play-save-zsg = записать партию так, как её хранит исходная программа (.zsg)
cli-play-save = записать партию в этот файл
cli-play-refused = Ход { $move } («{ $text }») не принят: { $reason }

cli-replay-about = посмотреть запись партии; без терминала — вывести её
cli-replay-file = запись партии, какой её сохраняют игры
cli-replay-verify = только проверить, что партия шла так, как записано
cli-replay-boards = выводить доску перед каждым ходом
cli-replay-unreadable = Не удаётся прочесть { $file }: { $reason }
cli-replay-bad = Ход { $move }: { $reason }
cli-replay-verified = { $file }: всё верно, { $moves } { $moves ->
    [one] ход
    [few] хода
   *[many] ходов
  }.

problem-file-read = Не удаётся прочесть { $file }: { $reason }
problem-file-write = Не удаётся записать { $file }: { $reason }
problem-settings-file = Не удаётся прочесть настройки из { $file } ({ $reason }); берутся обычные.

cli-perft-about = сосчитать, сколькими способами можно сделать 1, 2, 3… хода
cli-perft-depth = глубина в ходах (по умолчанию: { $default })
cli-perft-bad-depth = «{ $depth }» — не глубина: укажите целое число от 1 до { $most }.
cli-perft-progress = Глубина {"{"}depth{"}"} {"{"}bar{"}"} {"{"}percentage{"}"} %
