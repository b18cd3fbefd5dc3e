# The page around the games.
web-title = П’ять покрокових ігор
web-about = Настільні ігри, кістки та підземелля — без мережі й в одному місці. Будь-який хід можна скасувати, будь-яку партію — зберегти й показати іншим.
web-play = Грати
web-continue = Продовжити, { $entries ->
    [one] { $entries } хід
    [few] { $entries } ходи
   *[many] { $entries } ходів
  }
web-quick-start = Швидкий старт
web-continue-last = Продовжити: { $game }, { $when }
web-home = Усі ігри
web-text-mode = Текстовий режим
web-lab = Лабораторія
web-offline = Працює без мережі. Ніщо не залишає вашого браузера.
web-loading = Відкриваємо…
web-load-failed = Цю частину сторінки не вдалося завантажити. Перевірте з’єднання й оновіть сторінку.
web-error = На сторінці сталася помилка ({ $message }). Збережені партії не постраждали.
web-load-again = Завантажити знову
web-no-page = Сторінки «{ $path }» немає.

web-close = Закрити
web-later = Пізніше
web-retry = Ще раз
web-update-ready = Готова новіша версія. Ваші партії збережуться.
web-update-now = Оновити

# Settings.
web-licenses = Ліцензії програм
web-theme-auto = Як у системі
web-theme-light = Світлі
web-theme-dark = Темні
web-speed = Анімація
web-speed-about = Швидкість усіх анімацій. Клацання або Esc пропускає анімацію.
web-speed-off = Немає
web-speed-slow = Повільно
web-speed-normal = Звичайно
web-speed-fast = Швидко
web-forced-played = Робляться самі
web-forced-left = Робите ви
web-guidance-on = Є
web-guidance-off = Немає
web-volume-off = Немає
web-volume-quiet = Тихо
web-volume-medium = Середньо
web-volume-loud = Гучно

# Playing.
web-tools = Ходи
web-tools-more = Партія
web-undo = Скасувати
web-redo = Повернути
web-hint = Підказка
web-new = Нова
web-games = Партії
web-share = Поділитися
web-file = Файл
web-flip = Повернути дошку
web-help = Довідка
web-undone = { $count ->
    [one] Скасовано { $count } хід.
    [few] Скасовано { $count } ходи.
   *[many] Скасовано { $count } ходів.
  }
web-hint-thinking = Шукаємо добрий хід…
web-working-cancel = Скасувати
web-hint-more = Чому?
web-bot-broken = Бот перестав працювати.
web-storage-silent = Сховище браузера не відповідає. Грати можна; збережені партії повернуться, щойно воно відповість.
web-storage-back = Сховище браузера знову відповідає: збережені партії на місці.
web-cannot-save = Браузер не дозволяє сторінці зберігати партії: вони пропадуть, коли ви її закриєте.

# The list of moves, and review.
web-moves-none = Ходів іще немає.
web-review = Перегляд
web-review-at = Перегляд: хід { $at } з { $of }
web-review-first = На початок
web-review-back = На хід назад
web-review-play = Показати ходи
web-review-pause = Пауза
web-review-next = На хід уперед
web-review-last = До гри
web-review-place = Місце у грі
web-pace = Швидкість

# New game.
web-start = Почати
web-opponent = Суперник
web-opponent-bot = Бот
web-opponent-person = Інший гравець поруч
web-seat = { $name }: людина чи бот
web-strength = Сила
web-begins-you = { player-you }
web-begins-bot = Бот
web-rules-changed = { $changed ->
    [0] звичайні
   *[other] змінено { $changed }
  }
web-seed-about = Від нього залежить випадковий вибір бота: те саме значення — той самий бот.
web-seed-new = Нове початкове значення
web-seed-wrong = Потрібно від 1 до 64 знаків.

# The end.
web-over = Партію закінчено
web-rematch = Реванш

# Saved games.
web-games-none = Партій іще немає. Усі партії зберігаються тут автоматично.
web-games-kept = Цей браузер зберігає останні партії, не більш як { $most }. Щоб партія не пропала, збережіть її у файл.
web-games-about = { $state ->
    [open] на дошці
    [over] закінчено
   *[running] не закінчено
  }, { $entries ->
    [one] { $entries } хід
    [few] { $entries } ходи
   *[many] { $entries } ходів
  }, { $when }
web-games-rename = Перейменувати: { $name }
web-games-name = Назва партії
web-games-name-keep = Зберегти
web-games-delete = Видалити: { $name }

# Links and files.
web-share-about = У цьому посиланні вся партія: хто його відкриє, побачить ту саму позицію і зможе грати далі.
web-share-moves = Аналіз завеликий для посилання: у ньому лише ходи. Усю партію можна зберегти у файл.
web-share-long = Партія задовга для посилання. Надішліть її файлом.
web-share-link = Посилання на партію
web-share-with = Поділитися…
web-copy = Копіювати
web-copied = Скопійовано.
web-copy-failed = Браузер не дозволив копіювати. Виділіть текст і скопіюйте самі.
web-export = Зберегти партію
web-export-about = Текстовий файл, який відкривають і сторінка, і термінал.
web-download = Завантажити
web-import = Відкрити партію
web-import-file = З файлу
web-import-paste = Або вставте її текст
web-import-open = Відкрити
web-problem-line = Рядок { $line }:
web-cannot-open = Цю партію не відкрити
web-drop-saved = Перетягніть сюди збережену партію
web-drop-not-saved = Це не збережена партія.
web-nothing-lost = Ваші партії не змінилися.
web-parted-title = Партію продовжили в іншій вкладці
web-parted = Цю партію продовжили і в іншій вкладці. Нічого не пропало: збережено обидві партії, ваша — як нова у списку.
web-parted-newer = Перейти до новішої
web-parted-both = Лишити обидві
web-parted-unseen = Одну партію продовжили одразу у двох вкладках. Нічого не втрачено: у списку партій є обидві.

# Help.
web-help-touch = Миша й дотик
web-key-house = посіяти з лунки з цим номером (0 — це 10, - — 11, = — 12)
web-key-arrows = вибрати лунку й посіяти з неї
web-key-review = на хід назад, на хід уперед
web-key-ends = на початок, до поточної позиції
web-key-skip = пропустити анімацію

# Kalah.
web-board = Дошка
web-kalah-touch = Клацніть підсвічену лунку або торкніться її, щоб посіяти з неї. Наведіть вказівник або затримайте палець на лунці, щоб побачити, куди ляже насіння.
web-kalah-house-of = { $who ->
    [you] { $label }
    [bot] Бот: { $label }
    [one] Перший гравець: { $label }
   *[two] Другий гравець: { $label }
  }
web-kalah-store-seeds = { $store }: { $seeds ->
    [one] { $seeds } насінина
    [few] { $seeds } насінини
   *[many] { $seeds } насінин
  }
web-kalah-move = { $who ->
    [you] Ви: { $move }
    [bot] Бот: { $move }
    [one] Перший гравець: { $move }
   *[two] Другий гравець: { $move }
  }
web-kalah-foresee-capture = Захопить { $seeds }
web-kalah-badge-capture = Захоплено: { $seeds }
web-kalah-badge-again = Ще хід
web-kalah-badge-sweep = Залишок: { $seeds }
web-kalah-badge-swap = Сторони змінилися
# Keys offered as buttons under the text screens.
web-key-left = Ліворуч
web-key-up = Вгору
web-key-down = Вниз
web-key-right = Праворуч
web-key-step-y = Вгору й ліворуч
web-key-step-u = Вгору й праворуч
web-key-step-b = Вниз і ліворуч
web-key-step-n = Вниз і праворуч
web-key-enter = Введення
web-key-escape = Скасувати
web-key-shift = Shift
web-key-space = Пробіл
web-key-backspace = Стерти
web-key-tab = Tab
web-keys-all = Усі клавіші
web-text-large = Великий текст

# Words used on several pages.
web-text-screens = Грати в текстовому режимі
web-tiles = Грати з малюнками
web-offers = Що можна зробити
web-how-to-play = Як грати
