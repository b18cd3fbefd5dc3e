# The text screens, in the terminal and in the browser.
screen-too-small = Для Turnwright потрібно стовпців: { $leastWidth }, рядків: { $leastHeight }. У цьому вікні стовпців: { $width }, рядків: { $height }. Збільште вікно або зменште шрифт.
screen-too-small-saved = Партію збережено.
screen-too-small-again = Щоб вийти, натисніть Ctrl-C ще раз.
screen-ask-answers = y так   n ні

# Keys, for the bar at the bottom.
screen-key-choose = вибір
screen-key-change = змінити
screen-key-open = відкрити
screen-key-continue = продовжити
screen-key-done = готово
screen-key-rename = перейменувати
screen-key-remove = видалити
screen-key-game = гра
screen-key-help = довідка
screen-key-quit = вихід
screen-key-back = назад
screen-key-cancel = скасувати
screen-key-scroll = гортати
screen-key-undo = скасувати
screen-key-redo = повернути
screen-key-hint = підказка
screen-key-new = нова
screen-key-save = зберегти
screen-key-replay = повтор
screen-key-export = у файл
screen-key-text = текстом
screen-key-copy = скопіювати
screen-key-step = крок
screen-key-turn = хід
screen-key-ends = початок, кінець
screen-key-skip = перехід
screen-key-run = пуск
screen-key-pause = пауза
screen-key-speed = швидкість

# The first screen.
screen-title-about = П’ять покрокових ігор
screen-title-continue = Збережені партії
screen-title-continue-about = Продовжити партію або подивитися повтор.
screen-title-none-saved = поки що немає
screen-title-saved = { $saved } { $saved ->
    [one] партія
    [few] партії
   *[many] партій
  }
screen-title-settings-about = Мова, кольори та швидкість анімації.
screen-title-help = Довідка
screen-title-help-about = Про програму та її клавіші.
screen-title-quit = Вихід
screen-title-quit-about = Усі партії збережено. До зустрічі!
screen-paste-nothing = Відкривати нічого: вставте збережену партію, посилання на неї, позицію або партію (FEN, PGN).
screen-title-ask-quit = Вийти з Turnwright?
screen-title-missing = Гра «{ $game }» ще в розробці. Дякуємо за терпіння!

# Settings.
screen-setting-language = { label-language }
screen-setting-language-about = Мова всіх екранів і командного рядка.
screen-setting-palette = { label-colours }
screen-setting-palette-about = У жодній палітрі ніщо не позначено лише кольором.
screen-setting-palette-evening = вечір
screen-setting-palette-daylight = день
screen-setting-palette-contrast = високий контраст
screen-setting-palette-colour-blind = { colour-blind-safe }
screen-setting-palette-mono = без кольору: чорне й біле
screen-setting-depth = Кількість кольорів
screen-setting-depth-about = Скільки кольорів показує ваш термінал. «Авто» — визначити автоматично.
screen-setting-depth-auto = авто
screen-setting-depth-full = 16 мільйонів
screen-setting-depth-256 = 256
screen-setting-depth-16 = 16
screen-setting-depth-none = без кольору
screen-setting-graphics = Карти
screen-setting-graphics-about = Символи або тайли. Під час гри в «Печери» їх перемикає T.
screen-setting-graphics-glyphs = символи
screen-setting-graphics-tiles = тайли
screen-setting-mouse = Миша
screen-setting-mouse-about = На всіх екранах працюють клацання й коліщатко. Щоб виділити текст, тримайте Shift.
screen-setting-mouse-on = увімкнено
screen-setting-mouse-off = вимкнено
screen-setting-speed = Анімація
screen-setting-speed-about = Швидкість усіх анімацій. Будь-яка клавіша пропускає анімацію.
screen-setting-speed-off = немає
screen-setting-speed-slow = повільно
screen-setting-speed-normal = звичайно
screen-setting-speed-fast = швидко
screen-setting-forced = { setting-forced }
screen-setting-forced-about = { setting-forced-about }
screen-setting-forced-played = робляться самі
screen-setting-forced-left = робите ви
screen-setting-guidance = { setting-guidance }
screen-setting-guidance-about = { setting-guidance-about }
screen-setting-guidance-on = є
screen-setting-guidance-off = немає
screen-setting-loot = Автодослідження в «Підземеллі»
screen-setting-loot-about = Можна не підбирати спорядження, гірше за ваше.
screen-setting-loot-useful = підбирає корисне
screen-setting-loot-all = підбирає все
screen-setting-pieces = Фігури настільних ігор
screen-setting-pieces-about = Символи містять ієрогліфи сьоґі та сянці: за вибором або якщо меню китайською.
screen-setting-pieces-auto = автоматично
screen-setting-pieces-symbols = символи та ієрогліфи
screen-setting-pieces-letters = літери
screen-setting-pieces-ascii = лише ASCII
screen-setting-effects = { setting-effects }
screen-setting-effects-about = { setting-effects-about }
screen-setting-effects-off = { screen-setting-guidance-off }
screen-setting-effects-quiet = тихо
screen-setting-effects-medium = середньо
screen-setting-effects-loud = гучно
screen-setting-music = { setting-music }
screen-setting-music-about = { setting-music-about }
screen-setting-music-off = { screen-setting-guidance-off }
screen-setting-music-quiet = { screen-setting-effects-quiet }
screen-setting-music-medium = { screen-setting-effects-medium }
screen-setting-music-loud = { screen-setting-effects-loud }

# A new game.
screen-new-start = Почати партію
screen-new-start-about = Enter — почати. Спершу можна змінити те, що нижче.
screen-new-seat-about = Людина за цією клавіатурою або бот одного з п’яти рівнів сили.
screen-new-seed = { label-seed }
screen-seats = Хто грає
screen-seats-about = Людина чи бот може замінити будь-якого гравця і посеред партії.
screen-new-begins = { label-begins }
screen-new-begins-about = Стрілки міняють гравців місцями: починає перший гравець.
screen-new-seed-about = Від нього залежить усе випадкове: те саме значення — та сама партія. Enter — змінити.
screen-new-bad-seed = У початковому значенні має бути від 1 до { $most } знаків.

# Saved games.
screen-saved-none = Збережених партій поки що немає. Партії зберігаються автоматично, після кожного ходу.
screen-saved-moves = { $moves } { $moves ->
    [one] хід
    [few] ходи
   *[many] ходів
  }
screen-saved-over = закінчено
screen-saved-version = дві версії
screen-saved-damaged = Пошкоджено: { $name }
screen-saved-name = Назва партії:
screen-saved-name-keys = Enter зберегти · Esc скасувати
screen-saved-ask-remove = Видалити цю партію назавжди?

# Playing.
screen-play-thinking = Думаю…
screen-play-no-answer = Бот не відповів: { $reason }
screen-play-no-undo = Скасовувати нічого.
screen-play-no-redo = Повертати нічого.
screen-play-not-begun = Зберігати поки що нічого. Партія зберігається автоматично, починаючи з першого ходу.
screen-play-ask-leave = Цю партію не вдалося зберегти. Усе одно вийти і втратити її?
screen-play-ask-escape = Вийти з гри? Партію збережено.
screen-play-saved = Збережено під назвою «{ $name }». Партія зберігається й автоматично, після кожного ходу.
screen-play-parted = Цю партію продовжили і в іншому вікні: збережено обидві, ваша — під назвою «{ $name }».
screen-play-ask-newer = Цю партію продовжили і в іншому вікні. Нічого не пропало: збережено обидві, ваша — під назвою «{ $name }». Перейти до новішої?
screen-play-exported = Записано в { $file }
screen-play-copied = Скопійовано, якщо термінал це дозволяє.

# Replays.
screen-replay = Повтор
screen-replay-at = { $at } з { $end }
screen-replay-running = { $at } з { $end } ▸
screen-replay-speed = Анімація: { $speed }
screen-replay-pace = Швидкість: ×{ $pace }

# Help.
screen-help-arcade = Ігротека
screen-help-arcade-text = Turnwright — ігротека покрокових ігор. Виберіть гру і гравців: людей за цією клавіатурою або ботів п’яти рівнів сили. Партія зберігається після кожного ходу. Ходи можна скасовувати, партію — подивитися ще раз або записати у файл. Його відкриє будь-яка копія Turnwright, у терміналі чи в браузері.
screen-help-rules = Правила
screen-help-options = У цій партії
screen-help-board = Дошка
screen-help-keys = Клавіші
screen-help-undo = скасувати, повернути
screen-help-hint = підказка; ще раз — з поясненням
screen-help-save = зберегти зараз (партія зберігається й автоматично, після кожного ходу)
screen-help-replay = подивитися повтор
screen-help-export = записати партію у файл
screen-help-text = позиція текстом: скопіювати або записати у файл
screen-help-zsg = записати партію у файл .zsg для Zillions of Games
screen-help-seats = хто грає: людина чи бот
screen-help-new = нова партія, подібна до цієї
screen-help-help = ця довідка
screen-help-leave = вийти; партію збережено
screen-help-choose = { screen-key-choose }
screen-help-change = { screen-key-change }
screen-help-back = { screen-key-back }
screen-help-open = відкрити, почати, підтвердити
screen-help-settings = Налаштування спільні для всіх ігор і зберігаються. Зміни видно одразу, а гучність чути просто тут.

# Kalah on text screens.
screen-kalah-store = комора
screen-kalah-key-sow = посів
screen-key-moves = усі ходи
screen-kalah-key-swap = помінятися

# Board games on text screens.
screen-zrf-library = Настільні ігри
screen-zrf-games = { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
  }
screen-zrf-search = Знайти:
screen-zrf-key-search = знайти гру
screen-zrf-added = своя
screen-zrf-going-on = не дограно, { $moves } { $moves ->
    [one] хід
    [few] ходи
   *[many] ходів
  }
screen-opening = Читаються правила: { $game }… Esc — скасувати.
screen-opening-slow = { $reason } У цей час не працює жодна клавіша, навіть Ctrl+C. Усе одно відкрити?
screen-not-opened = У { $game } зіграти не можна: { $reason }
screen-zrf-must-pass = Ходів немає: натисніть Enter, щоб спасувати.
screen-zrf-drops = Виставити: { $piece }.
screen-zrf-in-hand = у руці: { $pieces }
screen-zrf-mark-cursor = курсор; клацання по полю — те саме, що Enter на ньому
screen-zrf-mark-picked = узята фігура
screen-zrf-mark-target = поле, куди вона може піти, або фігура, якою можна ходити
screen-zrf-mark-last = останній хід
screen-zrf-mark-hint = { screen-key-hint }
screen-zrf-mark-check = шах
screen-zrf-mark-mate = мат
screen-zrf-way = шлях: { $name }
screen-zrf-choose-drop = Яку фігуру виставити?
screen-zrf-key-point = { screen-key-cursor }
screen-zrf-key-walk = іти
screen-zrf-key-take = узяти, поставити
screen-zrf-key-next = далі
screen-zrf-key-type = ввести хід
screen-zrf-key-moves = { screen-key-moves }
screen-zrf-key-drop = виставити
screen-zrf-key-pass = { move-pass }

# Words used on several screens.
screen-key-cursor = курсор
