# Отчёты в HTML.
lab-plan-named = План { $plan }: { $game }, версия правил { $rules }, начальное значение «{ $seed }».
lab-html-study = Исследование
lab-html-reference = Пунктир: опорное значение
lab-html-band = Закрашено: желаемые или обычные значения
lab-html-first = Первые строки: { $most }; в таблице есть все
lab-html-partial = Остановлено раньше срока. Интервалы верны, только если остановка не зависела от результатов.
lab-html-reproduce = Как повторить
lab-html-reproduce-about = В этом файле есть план. Та же версия Turnwright сыграет те же партии и запишет тот же отчёт:
lab-html-command = Команда
lab-html-version = Версия
lab-html-rules = Игра
lab-html-rules-of = { $game }, версия правил { $rules }
lab-html-plan-id = Номер плана
lab-html-started = Дата
lab-html-duration = Длительность
lab-html-work = { $duration }; в одном потоке было бы { $work }
lab-html-seconds = { $seconds } с
lab-html-minutes = { $minutes } мин
lab-html-executor = Где сыграно
lab-html-executor-here = один поток
lab-html-executor-threads = { $workers ->
    [one] { $workers } поток
    [few] { $workers } потока
   *[other] { $workers } потоков
}
lab-html-executor-queue = обработчиков очереди: { $workers }
lab-html-executor-page = потоков браузера: { $workers }
lab-html-plan = План в JSON

# Различия отчётов.
lab-diff-command = показать, что изменилось между двумя отчётами не случайно
lab-diff-file = отчёт, .json или .html
lab-question-diff = Что изменилось не случайно?
lab-answer-diff = Изменилось не случайно: { $changed } из { $compared }.
lab-answer-diff-same = Ничего не изменилось сверх случайного. Сравнено значений: { $compared }.
lab-answer-diff-none = В отчётах нет общих значений.
lab-diff-changed = Изменившиеся значения
lab-diff-about = Разности «после» и «до» с 95 %-ными интервалами. Случайных среди них в среднем не больше 5 % (Бенджамини–Хохберг).
lab-diff-mark = { $row }: { $column }
lab-diff-plans = Различия планов
lab-diff-alone = Значения только в одном отчёте
lab-diff-row = строка
lab-diff-column = { lab-col-figure }
lab-diff-before = до
lab-diff-after = после
lab-diff-difference = разность
lab-diff-field = поле
lab-diff-side = отчёт
lab-diff-figure = { lab-starts-col-value }
problem-report-large = В файле { $bytes } байт, а можно не больше { $most }.
problem-report-json = Это не отчёт исследования, какой пишет --report в .json или .html.
problem-report-field = Ошибка в отчёте, поле «{ $path }»: { $reason }.
