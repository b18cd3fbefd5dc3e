language-name = Русский
language-coverage = complete

game-dice = Кости
game-dice-about = Совместное приключение: герои, мешки с костями и мир, в котором время на исходе.
game-kalah = Калах
game-kalah-about = Классическая манкала: сейте семена, захватывайте, ходите ещё раз.
game-rogue = Подземелье
game-rogue-about = Рогалик с плитками, в мирах, созданных программой или вручную.
game-caves = Пещеры
game-caves-about = Прокопайте путь вниз через пять уровней тёмных пещер.
game-zrf = Доски
game-zrf-about = Настольные игры и головоломки с блоками по файлам правил.
game-missing = пока нет

move-working = { $seconds ->
    [0] Ход просчитывается…
   *[other] Ход просчитывается: { $seconds } с, { $millions } млн шагов
  }

strength-1 = Новичок
strength-2 = Любитель
strength-3 = Клубный игрок
strength-4 = Знаток
strength-5 = Мастер

seat-person = Человек
seat-bot = Бот: { $strength }
seat-mind = Бот: { $mind }
player-you = Вы
player-name = { $player ->
    [0] Первый игрок
    [1] Второй игрок
   *[other] Игрок { $number }
  }

yes = да
no = нет
on = вкл.
off = выкл.

list-pair = { $first }, { $second }

# Saved games that are not opened as they were left.
saved-fault-title = { $fault ->
    [newer] Сохранено более новой версией
    [rules] Правила изменились
   *[other] Сохранённая партия повреждена
  }
saved-fault-changed = { $path ->
    [none] С тех пор как партию сохранили, правила изменились
   *[other] С тех пор как партию сохранили, правила в { $path } изменились
  }
saved-fault-newer = Эту партию сохранила более новая версия Turnwright ({ $reason }). Она остаётся как есть: откройте её той версией.
saved-fault-rules = { $opened ->
    [yes] { saved-fault-changed }. Она остаётся как есть; что ещё можно сыграть, открыто как новая партия ({ $reason }).
   *[other] { saved-fault-changed } ({ $reason }). Она остаётся как есть.
}
saved-fault-damage = { $opened ->
    [yes] Сохранённая партия повреждена. Она остаётся как есть; то, что уцелело, открыто как новая партия ({ $reason }).
   *[other] Сохранённая партия повреждена ({ $reason }). Она остаётся как есть.
}

problem-game-over = Игра окончена.
problem-wrong-player = Сейчас ход игрока { $mover }.
problem-option-range = { $name }: укажите целое число от { $least } до { $most }, а не «{ $value }».
problem-option-choice = { $name }: выберите из: { $values }. «{ $value }» не подходит.
problem-option-unknown = Нет параметра «{ $name }». Параметры: { $values }.
problem-rules-edited = С тех пор как партию сохранили, правила в { $path } изменились. Все её ходы по-прежнему возможны.
problem-rules-gone = Правила этой партии больше не открыть. Они были здесь: { $path }.
problem-game-unknown = Игры «{ $game }» здесь нет.
problem-rules-version = Партия сыграна по версии { $theirs } правил игры { $game }, а эта программа знает версию { $ours }. Откройте её той программой, которая её записала.
problem-transcript-checkpoint = Контрольная точка после хода { $entry } — не то состояние, к которому ведут ходы.
problem-journal-apart = Последние сохранённые ходы не продолжают эту партию. Они хранятся рядом с ней.
problem-journal-torn = Последний ход не успел сохраниться целиком, его нет.
problem-journal-line = Сохранённая партия не может продолжаться строкой { $text }: ходов начиная с неё нет.
problem-journal-long = Дописано к сохранённой партии слишком много (знаков: { $length }; можно не больше { $most }): последних ходов нет.
problem-problems-more = { $count ->
    [one] И ещё { $count } ошибка: сначала исправьте эти.
    [few] И ещё { $count } ошибки: сначала исправьте эти.
   *[many] И ещё { $count } ошибок: сначала исправьте эти.
}
problem-transcript-long = Запись партии слишком длинная: { $length } знаков; можно не больше { $most }.
problem-transcript-start = Это не запись партии: первой должна быть строка «turnwright 1».
problem-transcript-line = В записи партии нет строк, которые начинаются с { $word }.
problem-transcript-twice = { $word } встречается дважды: оставьте одну строку.
problem-transcript-many = Строк «{ $word } …» больше { $most }: столько не бывает ни в одной партии.
problem-transcript-number = Не хватает хода { $entry }: на его месте ход { $found }.
problem-transcript-entry = Ход { $entry } не читается: напишите «{ $entry } p1 ход» или «{ $entry } * исход».
problem-transcript-hash = Строка с хешем — это «=», число ходов и 16 шестнадцатеричных цифр.
problem-transcript-header = { $found ->
    [none] Не хватает строки «{ $word } …».
   *[other] { $found } не подходит для строки «{ $word } …».
  }
problem-transcript-differs = { $entry ->
    [0] Начало партии
   *[other] Ход { $entry }
  }: { $why ->
    [state] состояние после него не совпадает с записанным
    [check] контрольные цифры не сходятся — строку или заголовок изменили
    [chance] случай даёт здесь { $found }
    [missing] за ним не хватает исхода случая
    [cut] его нет, потому что файл обрезан: хеш посчитан для { $found } ходов
   *[end] партия кончается на { $found }, а не так, как сказано в файле
  }.
problem-seats = Непонятно, кто играет: напишите «person» или от «bot-1» до «bot-5» для каждого из игроков (их { $players }).
problem-link-broken = Ссылка повреждена или неполна. Попросите прислать её ещё раз или прислать партию файлом.
problem-link-long = Ссылка распаковывается больше чем в { $most } байт: таких длинных партий не бывает.

# Names and words that both shells or several games say.
choose-move = Какой ход?
label-rules = Правила
label-position = Позиция
list-none = нет
label-colours = Цвета
colour-blind-safe = для дальтоников
label-explore = Исследовать
label-rest = Отдохнуть
chance-decides = Решает случай.
ended-won = победа
label-map = Карта
log-empty = Пока ничего не произошло.
label-seed = Зерно
level-number = уровень { $level }
label-keys = Клавиши
label-settings = Настройки
label-language = Язык
setting-forced = Вынужденные ходы
setting-forced-about = Пасы и продолжения хода, в которых выбирать не из чего.
setting-guidance = Подсказки новичкам
setting-guidance-about = Что подсказывают в первом сценарии игры в кости.
setting-effects = Звуки
setting-effects-about = Слышно, как катятся кости и идёт бой. Всё, что слышно, есть и на экране.
setting-music = Музыка
setting-music-about = Тихая музыка для игры в кости. Пока вы выбираете громкость, она звучит и здесь.
label-new-game = Новая партия
label-begins = Кто начинает
label-moves = Ходы
board-home = дом
move-pass = пас
label-steps = Шаги
ended-draw = Ничья.
