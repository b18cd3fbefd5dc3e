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
cli-web-port = порт; если он занят, берётся следующий (обычно { $preset })
cli-web-host = имя или адрес, на котором ждать (обычно { $preset })
cli-web-no-open = не открывать браузер
cli-web-bad-port = «{ $port }» — не порт: укажите целое число от 0 до 65535.
cli-web-not-built = Страница не собрана: выполните «npm run build» в папке программы.
cli-web-no-host = Не удаётся ждать на «{ $host }»: { $reason }
cli-web-no-port = Порт { NUMBER($port, useGrouping: 0) } и сотня следующих заняты: выберите другой через --port.
cli-web-ready = Аркада ждёт по адресу:
cli-web-stop = Чтобы остановить, нажмите Ctrl-C.
