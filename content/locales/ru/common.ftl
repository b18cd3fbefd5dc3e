language-name = Русский
language-coverage = complete

game-dice = Кости
game-dice-about = Кооперативное приключение: герои, мешки с костями и гонка со временем.
game-kalah = Калах
game-kalah-about = Классическая манкала: сейте семена, захватывайте, ходите ещё раз.
game-rogue = Подземелье
game-rogue-about = Рогалик с тайлами в сгенерированных или нарисованных вручную мирах.
game-caves = Пещеры
game-caves-about = Прокопайте путь вниз через пять уровней тёмных пещер.
game-zrf = Доски
game-zrf-about = Настольные игры и головоломки с блоками из файлов правил.
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
strength-1-about = Для первых партий.
strength-2-about = Для тех, кто знает правила и иногда играет.
strength-3-about = Для тех, кто играет постоянно и считает вперёд.
strength-4-about = Для сильных игроков. Думает всё отведённое время.
strength-5-about = Играет в полную силу: думает всё отведённое время и не поддаётся.
strength-measured = Результат против уровня «{ $below }»: { $score } % (от { $least } до { $most }).

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

# Saved games that cannot be reopened as they were saved.
saved-fault-title = { $fault ->
    [newer] Сохранено более новой версией
    [rules] Правила изменились
   *[other] Сохранённая партия повреждена
  }
saved-fault-changed = { $path ->
    [none] С тех пор как партию сохранили, правила изменились
   *[other] С тех пор как партию сохранили, правила в { $path } изменились
  }
saved-fault-newer = Эту партию сохранила более новая версия Turnwright ({ $reason }). Сохранение не изменено: откройте его той версией.
saved-fault-rules = { $opened ->
    [actions] { saved-fault-changed } ({ $reason }). То, что ещё можно сыграть, открыто как новая партия. Сохранение не изменено.
   *[other] { saved-fault-changed } ({ $reason }). Сохранение не изменено.
}
saved-fault-damage = { $opened ->
    [actions] Сохранённая партия повреждена ({ $reason }). То, что уцелело, открыто как новая партия. Сохранение не изменено.
   *[other] Сохранённая партия повреждена ({ $reason }). Сохранение не изменено.
}

# Партии, начатые по старым правилам и продолженные по нынешним.
saved-begun = { $rules ->
    [changed] Начата по правилам, которые с тех пор изменились
   *[other] Начата по старым правилам ({ $rules })
  }
saved-rules = { $rules ->
    [changed] правила изменились
   *[other] старые правила ({ $rules })
  }
saved-continues = { $begun }. Продолжается с действия { $reached } из { $saved }.
saved-continues-more = Игра продолжается по нынешним правилам как новая партия. Сохранение не изменено.
saved-starts-over = { $begun }. Продолжить нельзя, игра начата заново.
saved-begun-no-undo = Ходы, сделанные по старым правилам, не отменить.

problem-game-over = Игра окончена.
problem-wrong-player = Сейчас ход игрока { $mover }.
problem-option-range = { $name }: укажите целое число от { $least } до { $most }, а не «{ $value }».
problem-option-choice = { $name }: выберите из: { $values }. «{ $value }» не подходит.
problem-option-text = { $name }: введите от 1 до { $most } знаков в одну строку.
problem-option-unknown = Неизвестный параметр «{ $name }». Параметры: { $values }.
problem-rules-edited = С тех пор как партию сохранили, правила в { $path } изменились. Все её ходы по-прежнему возможны.
problem-rules-gone = Правила этой партии больше не открыть. Они были здесь: { $path }.
problem-game-unknown = Игры «{ $game }» здесь нет.
problem-rules-version = В этой партии версия { $theirs } правил игры { $game }, а у этой программы — версия { $ours }. Откройте партию той программой, которая её сохранила.
problem-transcript-checkpoint = Контрольная точка после хода { $entry } не совпадает с состоянием, к которому ведут ходы.
problem-journal-apart = Последние сохранённые ходы не продолжают эту партию. Они сохранены отдельно, рядом с ней.
problem-journal-torn = Последний ход сохранился не полностью, поэтому его нет.
problem-journal-line = Сохранённая партия обрывается на { $text }: ходов начиная с этого места нет.
problem-journal-long = Журнал сохранённой партии слишком длинный (знаков: { $length }, можно не больше { $most }): последних ходов нет.
problem-problems-more = { $count ->
    [one] И ещё { $count } ошибка: сначала исправьте эти.
    [few] И ещё { $count } ошибки: сначала исправьте эти.
   *[many] И ещё { $count } ошибок: сначала исправьте эти.
}
problem-transcript-long = Запись партии слишком длинная (знаков: { $length }): можно не больше { $most }.
problem-transcript-start = Это не запись партии: первой должна быть строка «turnwright 1».
problem-transcript-line = Ни одна строка записи партии не начинается с { $word }.
problem-transcript-twice = { $word } встречается дважды: оставьте одну строку.
problem-transcript-many = Строк «{ $word } …» больше { $most }: столько не бывает ни в одной партии.
problem-transcript-number = Не хватает хода { $entry }: на его месте ход { $found }.
problem-transcript-entry = Ход { $entry } не читается: напишите «{ $entry } p1 ход» или «{ $entry } * исход».
problem-transcript-hash = Строка с хешем состоит из «=», числа ходов и 16 шестнадцатеричных цифр.
problem-transcript-header = { $found ->
    [none] Не хватает строки «{ $word } …».
   *[other] { $found } не подходит для строки «{ $word } …».
  }
problem-transcript-differs = { $entry ->
    [0] Начало партии
   *[other] Ход { $entry }
  }: { $why ->
    [state] состояние не то, что записано: с тех пор изменились правила или эта строка
    [check] контрольные цифры не сходятся: строку или заголовок изменили
    [chance] случайный исход здесь — { $found }
    [missing] этого случайного исхода не хватает
    [cut] его нет, потому что файл обрезан: хеш посчитан для { $found } ходов
    [ending] здесь партия не может так закончиться
    [open] партия не окончена, а в файле сказано, что окончена
   *[end] партия кончается на { $found }, а в файле сказано другое
  }.
problem-seats = Непонятно, кто играет: для каждого игрока (их { $players }) напишите «person» или от «bot-1» до «bot-5».
problem-link-broken = Ссылка повреждена или неполна. Попросите прислать её ещё раз или прислать партию файлом.
problem-link-long = Ссылка распаковывается больше чем в { $most } байт: таких длинных партий не бывает.

# Names and words that both shells or several games use.
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
label-cancel = Отмена
log-empty = Пока ничего не произошло.
label-seed = Начальное значение
level-number = уровень { $level }
label-keys = Клавиши
label-settings = Настройки
label-language = Язык
setting-forced = Вынужденные ходы
setting-forced-about = Пасы и продолжения хода, в которых выбирать не из чего.
setting-guidance = Подсказки новичкам
setting-guidance-about = Подсказки для новых игроков в первом сценарии игры в кости.
setting-effects = Звуки
setting-effects-about = Звуки костей и боя. Всё, что слышно, есть и на экране.
setting-music = Музыка
setting-music-about = Тихая музыка в игре в кости. Пока вы выбираете громкость, она звучит и здесь.
label-new-game = Новая партия
label-begins = Кто начинает
label-moves = Ходы
board-home = дом
move-pass = пас
label-steps = Шаги
ended-draw = Ничья.
