# Исследования: параметры, ход и отчёты.
lab-flag-jobs = число потоков (по умолчанию по одному на ядро)
lab-flag-report = записать отчёт и в этот файл: .html, .json, .csv или .md; можно повторять
lab-flag-until = играть, пока все интервалы не станут такими узкими, например 1%; они верны в любой момент; без --games не больше { $most } партий
lab-flag-sprt = играть, пока одна из двух разниц Эло не будет принята, например 0,10, как в fishtest; без --games не больше { $most } партий
lab-bad-jobs = --jobs: укажите целое число от 1 до { $most }, а не «{ $jobs }».
lab-bad-until = --until: укажите нужную точность в процентах, например 1%, а не «{ $until }».
lab-bad-sprt = --sprt: укажите две разницы Эло, меньшую первой, например 0,10, а не «{ $sprt }».
lab-two-stops = --until и --sprt исключают друг друга: укажите что-то одно.
lab-bad-report = --report: имя «{ $path }» должно оканчиваться на { $kinds }.
lab-no-kind = Исследования «{ $kind }» нет. Выберите из { $kinds }.
lab-interval = от { $from } до { $to }
lab-percent = { $value } %
lab-versus = { $one } – { $two }
lab-run-about = выполнить план или повторить исследование из отчёта
lab-run-plan = файл плана или отчёт исследования в .json или .html
lab-game-about = точно повторить одну игру исследования и вывести её запись
lab-game-cell = часть исследования, как она названа в отчёте (по умолчанию первая)
lab-game-index = номер игры или пары игр, от 0
lab-game-no-cell = В исследовании нет части «{ $cell }». Выберите из { $cells }.
lab-game-bad-index = --index: в исследовании нет игры «{ $index }».
lab-game-failed = Игра { $index } прервалась: { $reason }
lab-limit-reached = Ответ ещё не определён, а предел достигнут: { $most }.
lab-failed-units = { $count ->
    [one] { $count } партия прервалась и не учтена.
    [few] { $count } партии прервались и не учтены.
   *[many] { $count } партий прервались и не учтены.
  }
lab-failures = Прерванные партии
lab-failures-about = Показано { $listed } из { $all }. Каждая команда точно повторяет партию по плану или отчёту в .json.
lab-col-cell = часть
lab-col-index = номер
lab-col-seed = начальное значение
lab-col-message = ошибка
lab-col-command = как повторить
lab-list = { $first }, { $rest }
lab-col-figure = показатель
lab-col-bot = { $bot }
lab-game = { $game ->
    [dice] { game-dice }
    [kalah] { game-kalah }
    [rogue] { game-rogue }
    [caves] { game-caves }
   *[other] { $game }
  }
