# Справка и ошибки вызова: все тексты, которые нужны --help.
cli-about = Пошаговые игры для терминала и браузера. Без команды откроется игротека.
cli-version-about = вывести версию
cli-lang-about = выбрать язык (папка из content/locales)
cli-help-about = показать справку по команде
cli-heading-usage = Использование:
cli-heading-arguments = Аргументы:
cli-heading-options = Параметры:
cli-heading-commands = Команды:
cli-heading-examples = Примеры:
# Слово в строке вызова, например <игра> или [параметры]; $word — английское слово.
cli-placeholder = { $word ->
    [adventure] приключение
    [after] после
    [before] до
    [bot] бот
    [classes] классы
    [command] команда
    [elo] Эло
    [file] файл
    [game] игра
    [heroes] герои
    [kind] вид
    [language] язык
    [list] список
    [megabytes] мегабайты
    [name] имя
    [names] имена
    [number] число
    [options] параметры
    [parts] части
    [path] путь
    [plan] план
    [positions] позиции
    [precision] точность
    [protocol] протокол
    [puzzle] головоломка
    [seed] значение
    [seconds] секунды
    [shell] оболочка
    [text] текст
    [time] время
    [title] название
    [units] единицы
    [url] адрес
    [value] значение
    [word] слово
   *[other] { $word }
  }
cli-no-language = Языка «{ $language }» здесь нет. Выберите из: { $languages }.
cli-unknown-option = Неизвестный параметр: { $name }.
cli-unknown-command = Неизвестная команда: «{ $name }».
cli-missing-argument = Не хватает аргумента «{ $name }».
cli-missing-value = Параметру { $name } нужно значение.
cli-too-many-arguments = Слишком много аргументов у «{ $name }».
cli-did-you-mean = Возможно, вы имели в виду { $meant }?
cli-see-help = Подробнее: turnwright --help.
cli-help-command = команда, о которой нужна справка
cli-commands = Выберите из: { $commands }.

cli-play-about = сыграть партию или список ходов, заданный здесь или на стандартном вводе
cli-replay-about = воспроизвести сохранённую партию, а вне терминала вывести её
cli-perft-about = сосчитать последовательности из 1, 2, 3… ходов от начала
cli-solve-about = найти кратчайшее решение головоломки и доказать, что короче не бывает
cli-arena-about = провести матч двух ботов и показать долю побед; в игре для одного — показать, как далеко заходит каждый
cli-tune-about = настроить оценку позиций ботом по его партиям с самим собой
cli-engine-about = подключить бота к другой программе: шахматной оболочке или турниру
cli-study-about = проводить исследования по планам, сравнивать отчёты, управлять очередью
cli-worker-about = играть порции исследований из очереди для команды, которая их проводит
cli-balance-about = дать ботам много раз сыграть приключение игры в кости и вывести результаты
cli-check-about = проверить файлы правил, наборы приключений, миры, сохранённые партии и записи партий (PGN, FEN, KIF) и перечислить все ошибки
cli-adventures-about = перечислить доступные приключения игры в кости
cli-web-about = запустить страницу на этом компьютере и открыть её в браузере
cli-completion-about = вывести скрипт, с которым оболочка дополняет команды, параметры и названия
cli-man-about = вывести страницу справки man
