# Страница вокруг игр.
web-title = Пять пошаговых игр
web-about = Доски, кости и подземелья — без сети, в одном месте. Отменяйте ходы, делитесь партиями.
web-play = Играть
web-continue = Продолжить, { $entries ->
    [one] { $entries } ход
    [few] { $entries } хода
   *[many] { $entries } ходов
  }
web-quick-start = Быстрый старт
web-continue-last = Продолжить: { $game }, { $when }
web-home = Все игры
web-text-mode = Текстовый режим
web-lab = Лаборатория
web-offline = Работает без сети. Ничто не покидает ваш браузер.
web-loading = Открываем…
web-load-failed = Эту часть страницы не удалось загрузить. Проверьте соединение и обновите страницу.
web-error = На странице произошла ошибка ({ $message }). Сохранённые партии не пострадали.
web-load-again = Перезагрузить
web-no-page = Страницы «{ $path }» нет.

web-close = Закрыть
web-later = Позже
web-retry = Ещё раз
web-update-ready = Готова новая версия. Ваши партии сохранятся.
web-update-now = Обновить

# Настройки.
web-licenses = Лицензии программ
web-theme-auto = Как в системе
web-theme-light = Светлые
web-theme-dark = Тёмные
web-speed = Анимация
web-speed-about = Скорость всех анимаций. Щелчок или Esc пропускает анимацию.
web-speed-off = Нет
web-speed-slow = Медленно
web-speed-normal = Обычно
web-speed-fast = Быстро
web-forced-played = Делаются сами
web-forced-left = Делаете вы
web-guidance-on = Есть
web-guidance-off = Нет
web-volume-off = Нет
web-volume-quiet = Тихо
web-volume-medium = Средне
web-volume-loud = Громко

# Игра.
web-tools = Ходы
web-tools-more = Партия
web-undo = Отменить
web-redo = Вернуть
web-hint = Подсказка
web-new = Новая
web-games = Партии
web-share = Поделиться
web-file = Файл
web-flip = Повернуть
web-help = Справка
web-undone = { $count ->
    [one] Отменён { $count } ход.
    [few] Отменено { $count } хода.
   *[many] Отменено { $count } ходов.
  }
web-hint-thinking = Ищем хороший ход…
web-working-cancel = Отменить
web-hint-more = Почему?
web-bot-broken = Бот перестал работать.
web-storage-silent = Хранилище браузера не отвечает. Играть можно; сохранённые партии вернутся, как только оно ответит.
web-storage-back = Хранилище браузера снова отвечает: сохранённые партии на месте.
web-cannot-save = Браузер не разрешает странице хранить партии: они пропадут, когда вы её закроете.

# Список ходов и просмотр.
web-moves-none = Ходов ещё нет.
web-review = Просмотр
web-review-at = Просмотр: ход { $at } из { $of }
web-review-first = К началу
web-review-back = На ход назад
web-review-play = Показать ходы
web-review-pause = Пауза
web-review-next = На ход вперёд
web-review-last = К текущей позиции
web-review-place = Место в партии
web-pace = Скорость

# Новая партия.
web-start = Начать
web-opponent = Соперник
web-opponent-bot = Бот
web-opponent-person = Другой игрок рядом
web-seat = { $name }: человек или бот
web-strength = Сила
web-begins-you = { player-you }
web-begins-bot = Бот
web-rules-changed = { $changed ->
    [0] обычные
   *[other] изменено { $changed }
  }
web-seed-about = От него зависит случайный выбор бота: то же значение — тот же бот.
web-seed-new = Новое начальное значение
web-seed-wrong = Введите от 1 до 64 знаков.

# Конец.
web-over = Партия окончена
web-rematch = Реванш

# Сохранённые партии.
web-games-none = Партий ещё нет. Они сохраняются здесь автоматически.
web-games-kept = Этот браузер хранит последние партии, не больше { $most }. Чтобы партия не пропала, сохраните её в файл.
web-games-about = { $state ->
    [open] на доске
    [over] окончена
   *[running] не окончена
  }, { $entries ->
    [one] { $entries } ход
    [few] { $entries } хода
   *[many] { $entries } ходов
  }, { $when }
web-games-rename = Переименовать: { $name }
web-games-name = Название партии
web-games-name-keep = Сохранить
web-games-delete = Удалить: { $name }

# Ссылки и файлы.
web-share-about = В этой ссылке вся партия. Кто её откроет, увидит эту позицию и сможет играть дальше.
web-share-moves = Анализ слишком велик для ссылки: в ней только ходы. Целиком партию можно сохранить в файл.
web-share-long = Партия слишком длинная для ссылки. Отправьте её файлом.
web-share-link = Ссылка на партию
web-share-with = Поделиться…
web-copy = Копировать
web-copied = Скопировано.
web-copy-failed = Браузер не разрешил копировать. Выделите текст и скопируйте сами.
web-export = Сохранить партию
web-export-about = Текстовый файл, который открывают и страница, и терминал.
web-download = Скачать
web-import = Открыть партию
web-import-file = Из файла
web-import-paste = Или вставьте её текст
web-import-open = Открыть
web-problem-line = Строка { $line }:
web-cannot-open = Эту партию не открыть
web-drop-saved = Перетащите сюда сохранённую партию
web-drop-not-saved = Это не сохранённая партия.
web-nothing-lost = Ваши партии не изменились.
web-parted-title = Партию продолжили в другой вкладке
web-parted = Эту партию продолжили и в другой вкладке. Ничего не пропало: сохранены обе, ваша — как новая в списке.
web-parted-newer = Перейти к более новой
web-parted-both = Оставить обе
web-parted-unseen = Одну партию продолжили сразу в двух вкладках. Ничего не пропало: в списке есть обе.

# Справка.
web-help-touch = Мышь и касание
web-key-house = посеять из лунки с этим номером (0 — это 10, - — 11, = — 12)
web-key-arrows = выбрать лунку и посеять из неё
web-key-review = на ход назад, на ход вперёд
web-key-ends = к началу, к текущей позиции
web-key-skip = пропустить анимацию

# Калах.
web-board = Доска
web-kalah-touch = Щёлкните по подсвеченной лунке или коснитесь её, чтобы посеять из неё. Наведите указатель или задержите палец на лунке, чтобы увидеть, куда лягут семена.
web-kalah-house-of = { $who ->
    [you] { $label }
    [bot] Бот: { $label }
    [one] Первый игрок: { $label }
   *[two] Второй игрок: { $label }
  }
web-kalah-store-seeds = { $store }: { $seeds ->
    [one] { $seeds } семя
    [few] { $seeds } семени
   *[many] { $seeds } семян
  }
web-kalah-move = { $who ->
    [you] Вы: { $move }
    [bot] Бот: { $move }
    [one] Первый игрок: { $move }
   *[two] Второй игрок: { $move }
  }
web-kalah-foresee-capture = Захватит { $seeds }
web-kalah-badge-capture = Захват: { $seeds }
web-kalah-badge-again = Ещё ход
web-kalah-badge-sweep = Остаток: { $seeds }
web-kalah-badge-swap = Стороны сменились
# Keys offered as buttons under the text screens.
web-key-left = Влево
web-key-up = Вверх
web-key-down = Вниз
web-key-right = Вправо
web-key-step-y = Вверх и влево
web-key-step-u = Вверх и вправо
web-key-step-b = Вниз и влево
web-key-step-n = Вниз и вправо
web-key-enter = Ввод
web-key-escape = Отмена
web-key-shift = Shift
web-key-space = Пробел
web-key-backspace = Стереть
web-key-tab = Tab
web-keys-all = Все клавиши
web-text-large = Крупный текст

# Words used on several pages.
web-text-screens = Играть в текстовом режиме
web-tiles = Играть с картинками
web-offers = Действия
web-how-to-play = Как играть
