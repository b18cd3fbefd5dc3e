# The text screens, in the terminal and in the browser.
screen-too-small = Для Turnwright нужно столбцов: { $leastWidth }, строк: { $leastHeight }. В этом окне столбцов: { $width }, строк: { $height }. Увеличьте окно или уменьшите шрифт.
screen-too-small-saved = Партия сохранена.
screen-too-small-again = Чтобы выйти, нажмите Ctrl-C ещё раз.
screen-ask-answers = y да   n нет

# Keys, for the bar at the bottom.
screen-key-choose = выбор
screen-key-change = изменить
screen-key-open = открыть
screen-key-continue = продолжить
screen-key-done = готово
screen-key-rename = переименовать
screen-key-remove = удалить
screen-key-game = игра
screen-key-help = справка
screen-key-quit = выход
screen-key-back = назад
screen-key-cancel = отмена
screen-key-scroll = листать
screen-key-undo = отменить
screen-key-redo = вернуть
screen-key-hint = подсказка
screen-key-new = новая
screen-key-save = сохранить
screen-key-replay = повтор
screen-key-export = в файл
screen-key-text = текстом
screen-key-copy = скопировать
screen-key-step = шаг
screen-key-turn = ход
screen-key-ends = начало, конец
screen-key-skip = перемотка
screen-key-run = пуск
screen-key-pause = пауза
screen-key-speed = скорость

# The first screen.
screen-title-about = Пять пошаговых игр
screen-title-continue = Сохранённые партии
screen-title-continue-about = Продолжить партию или посмотреть повтор.
screen-title-none-saved = пока нет
screen-title-saved = { $saved } { $saved ->
    [one] партия
    [few] партии
   *[many] партий
  }
screen-title-settings-about = Язык, цвета и скорость анимации.
screen-title-help = Справка
screen-title-help-about = О программе и её клавишах.
screen-title-quit = Выход
screen-title-quit-about = Все партии сохранены. До встречи!
screen-paste-nothing = Открывать нечего: вставьте сохранённую партию, ссылку на неё, позицию или партию (FEN, PGN).
screen-title-ask-quit = Выйти из Turnwright?
screen-title-missing = Игра «{ $game }» ещё в разработке. Спасибо за терпение!

# Settings.
screen-setting-language = { label-language }
screen-setting-language-about = Язык всех экранов и командной строки.
screen-setting-palette = { label-colours }
screen-setting-palette-about = Ни в одной палитре ничто не обозначено одним лишь цветом.
screen-setting-palette-evening = вечер
screen-setting-palette-daylight = день
screen-setting-palette-contrast = высокий контраст
screen-setting-palette-colour-blind = { colour-blind-safe }
screen-setting-palette-mono = без цвета: чёрное и белое
screen-setting-depth = Число цветов
screen-setting-depth-about = Сколько цветов показывает ваш терминал. «Авто» — определить автоматически.
screen-setting-depth-auto = авто
screen-setting-depth-full = 16 миллионов
screen-setting-depth-256 = 256
screen-setting-depth-16 = 16
screen-setting-depth-none = без цвета
screen-setting-graphics = Карты
screen-setting-graphics-about = Символы или тайлы. Во время игры в «Пещеры» их переключает T.
screen-setting-graphics-glyphs = символы
screen-setting-graphics-tiles = тайлы
screen-setting-mouse = Мышь
screen-setting-mouse-about = Щелчки и колесо работают на всех экранах. Чтобы выделить текст, держите Shift.
screen-setting-mouse-on = включена
screen-setting-mouse-off = выключена
screen-setting-speed = Анимация
screen-setting-speed-about = Скорость всех анимаций. Любая клавиша пропускает анимацию.
screen-setting-speed-off = нет
screen-setting-speed-slow = медленно
screen-setting-speed-normal = обычно
screen-setting-speed-fast = быстро
screen-setting-forced = { setting-forced }
screen-setting-forced-about = { setting-forced-about }
screen-setting-forced-played = делаются сами
screen-setting-forced-left = делаете вы
screen-setting-guidance = { setting-guidance }
screen-setting-guidance-about = { setting-guidance-about }
screen-setting-guidance-on = есть
screen-setting-guidance-off = нет
screen-setting-loot = Автоисследование в «Подземелье»
screen-setting-loot-about = Можно не подбирать снаряжение хуже вашего.
screen-setting-loot-useful = подбирает полезное
screen-setting-loot-all = подбирает всё
screen-setting-pieces = Фигуры настольных игр
screen-setting-pieces-about = Символы включают иероглифы сёги и сянци: по выбору или если меню на китайском.
screen-setting-pieces-auto = автоматически
screen-setting-pieces-symbols = символы и иероглифы
screen-setting-pieces-letters = буквы
screen-setting-pieces-ascii = только ASCII
screen-setting-effects = { setting-effects }
screen-setting-effects-about = { setting-effects-about }
screen-setting-effects-off = { screen-setting-guidance-off }
screen-setting-effects-quiet = тихо
screen-setting-effects-medium = средне
screen-setting-effects-loud = громко
screen-setting-music = { setting-music }
screen-setting-music-about = { setting-music-about }
screen-setting-music-off = { screen-setting-guidance-off }
screen-setting-music-quiet = { screen-setting-effects-quiet }
screen-setting-music-medium = { screen-setting-effects-medium }
screen-setting-music-loud = { screen-setting-effects-loud }

# A new game.
screen-new-start = Начать партию
screen-new-start-about = Enter — начать. Сначала можно изменить параметры ниже.
screen-new-seat-about = Человек за этой клавиатурой или бот одного из пяти уровней силы.
screen-new-seed = { label-seed }
screen-seats = Кто играет
screen-seats-about = Человек или бот может заменить любого игрока даже посреди партии.
screen-new-begins = { label-begins }
screen-new-begins-about = Стрелки меняют игроков местами: начинает первый игрок.
screen-new-seed-about = От него зависит всё случайное: то же значение — та же партия. Enter — изменить.
screen-new-bad-seed = В начальном значении должно быть от 1 до { $most } знаков.

# Saved games.
screen-saved-none = Сохранённых партий пока нет. Партии сохраняются автоматически после каждого хода.
screen-saved-moves = { $moves } { $moves ->
    [one] ход
    [few] хода
   *[many] ходов
  }
screen-saved-over = окончена
screen-saved-version = две версии
screen-saved-damaged = Повреждена: { $name }
screen-saved-name = Название партии:
screen-saved-name-keys = Enter сохранить · Esc отмена
screen-saved-ask-remove = Удалить эту партию навсегда?

# Playing.
screen-play-thinking = Думаю…
screen-play-no-answer = Бот не ответил: { $reason }
screen-play-no-undo = Отменять нечего.
screen-play-no-redo = Возвращать нечего.
screen-play-not-begun = Сохранять пока нечего. Партия сохраняется автоматически, начиная с первого хода.
screen-play-ask-leave = Эту партию не удалось сохранить. Всё равно выйти и потерять её?
screen-play-ask-escape = Выйти из игры? Партия сохранена.
screen-play-saved = Сохранено под именем «{ $name }». Партии сохраняются и автоматически, после каждого хода.
screen-play-parted = Эту партию продолжили и в другом окне. Сохранены обе, ваша теперь — под именем «{ $name }».
screen-play-ask-newer = Эту партию продолжили и в другом окне. Ничего не пропало: сохранены обе, ваша — под именем «{ $name }». Перейти к более новой?
screen-play-exported = Записано в { $file }
screen-play-copied = Скопировано, если терминал это разрешает.

# Replays.
screen-replay = Повтор
screen-replay-at = { $at } из { $end }
screen-replay-running = { $at } из { $end } ▸
screen-replay-speed = Анимация: { $speed }
screen-replay-pace = Скорость: ×{ $pace }

# Help.
screen-help-arcade = Игротека
screen-help-arcade-text = Turnwright — игротека пошаговых игр. Выберите игру и игроков: людей за этой клавиатурой или ботов пяти уровней силы. Партия сохраняется после каждого хода. Ходы можно отменять, партию — посмотреть ещё раз или записать в файл. Его откроет любая копия Turnwright, в терминале или в браузере.
screen-help-rules = Правила
screen-help-options = В этой партии
screen-help-board = Доска
screen-help-keys = Клавиши
screen-help-undo = отменить, вернуть
screen-help-hint = показать подсказку; ещё раз — объяснить
screen-help-save = сохранить сейчас (партия сохраняется и автоматически, после каждого хода)
screen-help-replay = посмотреть повтор
screen-help-export = записать партию в файл
screen-help-text = показать позицию текстом, чтобы скопировать или записать в файл
screen-help-zsg = записать партию в файл .zsg для Zillions of Games
screen-help-seats = выбрать, кто играет: человек или бот
screen-help-new = начать новую партию вроде этой
screen-help-help = показать эту справку
screen-help-leave = выйти; партия сохранена
screen-help-choose = { screen-key-choose }
screen-help-change = { screen-key-change }
screen-help-back = { screen-key-back }
screen-help-open = открыть, начать, подтвердить
screen-help-settings = Настройки общие для всех игр и сохраняются. Изменения видны сразу, а громкость слышна прямо здесь.

# Kalah on text screens.
screen-kalah-store = амбар
screen-kalah-key-sow = посев
screen-key-moves = все ходы
screen-kalah-key-swap = поменяться

# Board games on text screens.
screen-zrf-library = Настольные игры
screen-zrf-games = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
  }
screen-zrf-search = Найти:
screen-zrf-key-search = найти игру
screen-zrf-added = своя
screen-zrf-going-on = не доиграна, { $moves } { $moves ->
    [one] ход
    [few] хода
   *[many] ходов
  }
screen-opening = Читаются правила: { $game }… Esc — отменить.
screen-opening-slow = { $reason } Пока игра открывается, не работает ни одна клавиша, даже Ctrl+C. Всё равно открыть?
screen-not-opened = В { $game } сыграть нельзя: { $reason }
screen-zrf-must-pass = Ходов нет: нажмите Enter, чтобы спасовать.
screen-zrf-drops = Выставить: { $piece }.
screen-zrf-in-hand = в запасе: { $pieces }
screen-zrf-mark-cursor = курсор; щелчок по полю — то же, что Enter на нём
screen-zrf-mark-picked = взятая фигура
screen-zrf-mark-target = поле, куда она может пойти, или фигура, которой можно ходить
screen-zrf-mark-last = последний ход
screen-zrf-mark-hint = { screen-key-hint }
screen-zrf-mark-check = шах
screen-zrf-mark-mate = мат
screen-zrf-way = путь: { $name }
screen-zrf-choose-drop = Какую фигуру выставить?
screen-zrf-key-point = { screen-key-cursor }
screen-zrf-key-walk = идти
screen-zrf-key-take = взять, поставить
screen-zrf-key-next = дальше
screen-zrf-key-type = ввести ход
screen-zrf-key-moves = { screen-key-moves }
screen-zrf-key-drop = выставить
screen-zrf-key-pass = { move-pass }

# Words used on several screens.
screen-key-cursor = курсор
