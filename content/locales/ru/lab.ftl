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
lab-scores = Счёт
lab-scores-about = Доля очков с 95 %-ными интервалами
lab-col-bots = боты
lab-col-games = партий
lab-col-wins = побед
lab-col-draws = ничьих
lab-col-losses = поражений
lab-col-score = очки
lab-col-first = очки начинающего
lab-question-arena = Кто сильнее в { $game }: { $one } или { $two }?
lab-answer-stronger = { $one } сильнее, чем { $two }: { $share } % очков (от { $least } до { $most }) в партиях: { $games }.
lab-answer-weaker = { $one } слабее, чем { $two }: { $share } % очков (от { $least } до { $most }) в партиях: { $games }.
lab-answer-even = Разница между { $one } и { $two } не доказана: { $share } % очков (от { $least } до { $most }) в партиях: { $games }.
lab-run-about = выполнить план или повторить исследование из отчёта
lab-run-plan = файл плана или отчёт исследования в .json или .html
lab-game-about = точно повторить одну игру исследования и вывести её запись
lab-game-cell = часть исследования, как она названа в отчёте (по умолчанию первая)
lab-game-index = номер игры или пары игр, от 0
lab-game-no-cell = В исследовании нет части «{ $cell }». Выберите из { $cells }.
lab-game-bad-index = --index: в исследовании нет игры «{ $index }».
lab-game-failed = Игра { $index } прервалась: { $reason }
# Начальные позиции головоломок.
problem-plan-metrics = Часть исследования начальных позиций — это способ счёта ходов: { $metrics }.
problem-plan-units-only = Исследование начальных позиций заканчивается после заданного их числа, а не по правилу остановки.
problem-plan-no-blocks = { $game } — не головоломка с блоками.
problem-plan-no-goal = У { $game } нет цели, решать нечего. Добавьте в правила (win-condition ...).
lab-starts-about = искать трудные начальные позиции головоломки среди случайных
lab-starts-games = число случайных начальных позиций; если их меньше, берутся все (по умолчанию { $default })
lab-starts-flag-minimum = показать и долю позиций, которым нужно не меньше ходов, чем указано
lab-starts-limit = прекращать поиск после стольких позиций (по умолчанию { NUMBER($blocks, useGrouping: 0) }, для фишек с одной пустой клеткой { NUMBER($tiles, useGrouping: 0) })
lab-starts-seed = начальное значение для выбора позиций (по умолчанию { $default })
lab-starts-bad-minimum = --minimum: укажите целое число ходов от 1, а не «{ $minimum }».
lab-question-starts = Насколько трудной бывает начальная позиция { $puzzle }?
lab-starts-count-steps = { $count } { $count ->
    [one] шаг
    [few] шага
   *[many] шагов
  }
lab-starts-count-straight = { $count } { $count ->
    [one] прямой ход
    [few] прямых хода
   *[many] прямых ходов
  }
lab-starts-count-moves = { $count } { $count ->
    [one] ход
    [few] хода
   *[many] ходов
  }
lab-answer-starts = Самая трудная из решённых позиций ({ $solved }) решается за { $moves }.
lab-answer-starts-all = Самая трудная позиция решается за { $moves }: просмотрены все расстановки ({ $starts }), из них решаются { $solved }.
lab-answer-starts-most = 95 % позиций решаются не более чем за { $moves }.
lab-answer-starts-unseen = С уверенностью 95 % труднее неё не более { $share } % всех решаемых позиций.
lab-answer-starts-unseen-walk = Труднее неё не более { $share } % всех позиций: с уверенностью 95 %, если блуждания достаточно длинны.
lab-answer-starts-none = Из случайных позиций ({ $starts }) не решена ни одна.
lab-starts-listed = Позиции взяты из всех расстановок фигур, которые помещаются на доске ({ $arrangements }), с равной вероятностью и без повторов. Нерешаемые сосчитаны отдельно.
lab-starts-uniform = Позиции взяты из всех расстановок фигур, которые помещаются на доске ({ $arrangements }), с равной вероятностью. Нерешаемые сосчитаны отдельно.
lab-starts-walk = Каждая позиция — конец случайного блуждания от начала головоломки: сделано попыток сдвига — { $slides }. Любой сдвиг обратим, поэтому очень длинные блуждания приводят во все позиции одинаково часто.
lab-starts-proof = { $command } находит и доказывает самую трудную позицию, достижимую от начала головоломки.
lab-starts-minima-steps = Минимум шагов
lab-starts-minima-straight = Минимум прямых ходов
lab-starts-minima-moves = Минимум ходов
lab-starts-minima-about = Число решённых позиций по длине кратчайшего решения
lab-starts-solved = решённые позиции
lab-starts-col-figure = { lab-col-figure }
lab-starts-col-value = значение
lab-starts-col-steps = шаги
lab-starts-col-straight = прямые ходы
lab-starts-col-moves = ходы
lab-starts-col-index = номер
lab-starts-col-position = позиция
lab-starts-drawn = взято позиций
lab-starts-unsolvable = решения нет
lab-starts-open = не решено, просмотрено по { $limit } позиций
lab-starts-mean = среднее для решённых
lab-starts-median = хватает для половины позиций
lab-starts-most = хватает для 95 % позиций
lab-starts-minimum = нужно не меньше: { $moves }
lab-starts-hardest = Самые трудные позиции
lab-starts-play = Сыграть одну из них: { $command }
lab-starts-unsolved = Не решены
lab-starts-unsolved-about = Поиск прекращён после просмотра позиций: { $limit }. Этим позициям нужно не меньше указанного числа ходов, либо решения у них нет.

# Баланс приключений и его цели.
problem-plan-no-adventure = В плане нет приключения: составьте план заново командой «turnwright balance».
problem-plan-other-adventure = План составлен для игры { $game }, а приключение в нём — { $own }.
problem-plan-balance-bot = В плане нужен один из этих ботов: { $bots }.
problem-plan-balance-options = В плане нужен верный отряд "party", а в "difficulty" — одно из: { $difficulties }.
problem-plan-balance-scenario = В приключении плана нет сценария «{ $scenario }».
problem-plan-targets = В плане нужно число партий "games", а в "parts" — что-то из: { $parts }.
problem-plan-targets-cells = Части плана не подходят к его приключению: составьте план заново.
lab-question-balance = Насколько трудно приключение { $adventure } (отряд { $party }, сложность { $difficulty }, бот { $bot })?
lab-answer-balance = { $bot } выигрывает { $share } % партий (от { $least } до { $most }); сыграно партий: { $games }.
lab-answer-balance-ends = Меньше всего побед: { $hardest } ({ $low } %). Больше всего побед: { $easiest } ({ $high } %).
lab-question-targets = Достигает ли { $adventure } целей хорошей кампании?
lab-answer-targets = { $scope }: достигнуто целей { $held } из { $asked }, пока не ясно { $unsure } (партий: { $games })
lab-answer-targets-none = Остановлено слишком рано, сравнивать нечего: часть партий не сыграна.
lab-at-least = ≥ { $value }
lab-at-most = ≤ { $value }
lab-verdict-held = { yes }
lab-verdict-missed = { no }
lab-verdict-held-unsure = { yes }?
lab-verdict-missed-unsure = { no }?
lab-balance-title-wins = Победы
lab-balance-title-defeats = Поражения по причинам
lab-balance-title-length = За партию
lab-balance-title-pressure = Давление на героев
lab-balance-title-dead-dice = Кости без пользы, за партию
lab-balance-title-places = Места, за партию с ними
lab-balance-title-threats = Угрозы, за встречу
lab-balance-title-skills = Умения, за партию
lab-balance-wins-about = Доля побед в каждом сценарии с 95 %-ными интервалами
lab-balance-left-title = Осталось ходов в конце
lab-balance-left-about = Число партий по остатку ходов в конце; 0 — время вышло
lab-targets-title-targets = { $scope }: цели
lab-targets-title-wins = { $scope }: победы
lab-targets-title-sizes = { $scope }: размеры отряда, greedy на обычной сложности
lab-targets-title-scenarios = { $scope }: сценарии, greedy на обычной сложности
lab-targets-title-parties = { $scope }: одиночки и пары
lab-targets-title-heroes = { $scope }: насколько чаще побеждают с героем, чем с другим
lab-targets-title-skills = { $scope }: насколько чаще побеждают с умением, чем без него
lab-targets-wins-about = Доля побед по сложности и размеру отряда с 95 %-ными интервалами и границами целей
lab-targets-skills-about = Изменение доли побед с 95 %-ными интервалами и границами от бесполезного до слишком сильного
lab-targets-campaign = кампания
lab-balance-scenario = сценарий
lab-balance-games = { lab-col-games }
lab-balance-won = { lab-col-wins }
lab-balance-time = время
lab-balance-dead = гибель
lab-balance-rule = по правилу
lab-balance-left = осталось ходов (10/50/90 %)
lab-balance-turns = ходов
lab-balance-explored = исследовано
lab-balance-deaths = смертей
lab-balance-figure = { lab-col-figure }
lab-balance-measured = вышло
lab-balance-dice = кости
lab-balance-unused = не использовано
lab-balance-at-end = в руке в конце
lab-balance-forfeited = отказов
lab-balance-barred = проверка невозможна
lab-balance-place = место
lab-balance-closings = попыток закрыть
lab-balance-closed = { dice-place-closed }
lab-balance-threat = угроза
lab-balance-met = встреч
lab-balance-damage = урон
lab-balance-skill = умение
lab-balance-uses = применений
lab-balance-target = цель
lab-balance-wanted = нужно
lab-balance-verdict = достигнута
lab-balance-heroes = героев
lab-balance-rested = с отдыхом
lab-balance-red = мешок на исходе
lab-balance-forced = без выбора
lab-balance-by-death = поражений с гибелью героя
lab-balance-by-time = поражений по времени
lab-balance-rests = отдыхов
lab-balance-party = отряд
lab-balance-hero = герой
lab-balance-one = в одиночку
lab-balance-two = вдвоём
lab-balance-four = вчетвером
lab-balance-all-parties = все отряды
lab-balance-all = всего
lab-balance-dice-lost = { lab-balance-damage }
lab-balance-closed-share = удачных
lab-balance-beaten = побеждено
lab-target-won-normal = Побед на обычной сложности, героев: { $heroes }
lab-target-won-easy = Побед на лёгкой сложности, героев: { $heroes }
lab-target-won-hard = Побед на высокой сложности, героев: { $heroes }
lab-target-spread = Разброс по размеру отряда
lab-target-least-pair = Побед слабейшей пары: { $party }
lab-target-least-solo = Побед слабейшего одиночки: { $party }
lab-target-rusher = rusher уступает greedy
lab-target-cautious = cautious уступает greedy
lab-target-rested = Партий с отдыхом
lab-target-lost-with-death = Поражений, в которых погиб герой
lab-target-lost-by-time = Поражений из-за времени
lab-target-red = Ходов с мешком на исходе
lab-target-forced = Встреч без выбора
lab-target-untriable = Преград, которые какой-то герой не может даже попробовать пройти
lab-target-unbeatable = Врагов и злодеев, с которыми какой-то герой не может сразиться
lab-target-strong = Умений и героев сильнее +8 пунктов
lab-target-weak = Умений слабее +1 пункта
lab-target-rests = Отдыхов за партию
lab-target-deaths = Смертей за партию
lab-untriable-obstacle = Преграда { $card }, проверка невозможна: { $heroes }
lab-untriable-enemy = Враг { $card }, бой невозможен: { $heroes }
lab-untriable-villain = Злодей { $card }, бой невозможен: { $heroes }
lab-target-deterred = Костей отложено за партию
lab-target-wounds = Ран в конце партии
lab-target-villains = Встреч со злодеями, пока не загнан в угол последний
lab-target-guards = Попыток удержать место
lab-target-guarded = Удачных попыток удержать место
# Исследования правил.
lab-rules-about = исследовать правила игры: равновесие, длину, накал, глубину, лишние правила
lab-rules-flag-level = бот, который играет сам с собой, с ботом слабее и так до слабейшего: { $bots } (по умолчанию { $default })
lab-rules-flag-games = число партий в каждой части исследования (по умолчанию { $default })
lab-rules-flag-moves = после стольких ходов считать партию незаконченной (по умолчанию { $default })
lab-rules-bad-level = --level: бота «{ $level }» нет; выберите из { $bots }.
lab-rules-bad-number = { $flag }: укажите целое число от 1 до { $most }, а не «{ $text }».
lab-rules-one-player = { $game } — игра для одного, а исследованию правил нужны соперники. Для головоломок есть «turnwright solve», для забегов — «turnwright arena».
problem-plan-rules-one-player = { lab-rules-one-player }
problem-plan-rules-cells = Часть исследования правил называет одного или двух из этих ботов: { $bots }.
lab-question-rules = { $game }: выигрывает ли начинающий, кончаются ли партии, глубока ли игра, нет ли лишних правил?
lab-rules-no-games = Ни одной партии не сыграно.
lab-rules-first-always = Начинающий выиграл все партии ботов { $level }: { $games }. Другой исход — реже чем в { $bound } % партий.
lab-rules-first-never = Начинающий проиграл все партии ботов { $level }: { $games }. Другой исход — реже чем в { $bound } % партий.
lab-rules-first-ahead = Начинать выгодно: { $share } % очков (от { $least } до { $most }) в партиях ботов { $level }; поровну — это { $fair } %.
lab-rules-first-behind = Начинать невыгодно: { $share } % очков (от { $least } до { $most }) в партиях ботов { $level }; поровну — это { $fair } %.
lab-rules-balanced = Силы равны с точностью до 5 пунктов: у начинающего { $share } % очков (от { $least } до { $most }) в партиях ботов { $level }.
lab-rules-balance-open = Выгода первого хода не доказана: { $share } % очков (от { $least } до { $most }) в партиях ботов { $level }, всего { $games }.
lab-rules-no-draws = Ни одной ничьей в партиях ботов { $level }, всего { $games }: ничьих меньше { $bound } %.
lab-rules-mostly-drawn = Большинство партий кончается вничью: { $share } % (от { $least } до { $most }) у ботов { $level }.
lab-rules-seldom-drawn = Ничьи редки: { $share } % (от { $least } до { $most }) у ботов { $level }.
lab-rules-drawn = Вничью кончаются { $share } % партий ботов { $level } (от { $least } до { $most }).
lab-rules-all-end = Все партии ({ $games }) кончились за { $longest } ходов — это предел исследования. Не кончаются меньше { $bound } %.
lab-rules-unfinished-often = Многие партии не кончаются: { $share } % (от { $least } до { $most }) у ботов { $level } дошли до предела исследования, { $longest } ходов.
lab-rules-unfinished-sometimes = Некоторые партии не кончаются: { $share } % (от { $least } до { $most }) у ботов { $level } дошли до предела исследования, { $longest } ходов.
lab-rules-deep = Мастерство окупается: до { $one } включительно каждый уровень набирает против уровня ниже не меньше { $clear } % очков (ступеней: { $steps }).
lab-rules-shallow-top = Наверху мастерство почти не окупается: { $one } набирает против { $two } лишь { $share } % (от { $least } до { $most }). Ясных ступеней: { $proven } из { $steps }.
lab-rules-depth = Ступени, на которых доказаны хотя бы { $clear } % очков: { $proven } из { $steps }. У { $one } против { $two } { $share } % (от { $least } до { $most }).
lab-rules-no-choice = Выбора у игроков не было: все ходы вынужденные.
lab-rules-chance = В игре участвует случай.
lab-rules-nothing-dead = Всё, что есть в правилах, хотя бы раз случилось. Партий: { $games }.
lab-rules-dead = Ни разу не случилось из того, что есть в правилах: { $count }. Партий: { $games }, список ниже.
lab-rules-col-figure = показатель
lab-rules-col-bot = { lab-col-bot }
lab-rules-col-shipped = наши игры
lab-rules-col-meaning = смысл
lab-rules-balance = Равновесие
lab-rules-shipped = Наши игры: разброс { $count } игр, в каждой { $games } партий ботов { $level } (начальное значение «{ $seed }», до { $longest } ходов).
lab-rules-first = начинающий
lab-rules-first-about = Очки того, кто ходит первым; ничья делится поровну.
lab-rules-first-chart = Очки начинающего с 95 %-ными интервалами и разбросом наших игр
lab-rules-seat = игрок { $seat }
lab-rules-seat-about = Партии, которые выиграл игрок { $seat }.
lab-rules-draws = ничьи
lab-rules-draws-about = Партии без единственного победителя.
lab-rules-unfinished = не закончены
lab-rules-unfinished-about = Партии, остановленные на пределе исследования.
lab-rules-length = Длина и выбор
lab-rules-length-chart = Длина партий
lab-rules-length-chart-about = Число партий по длине
lab-rules-turns = ходы
lab-rules-turns-about = Средняя длина; всё, что игрок делает подряд, — один ход.
lab-rules-turns-median = ходы, медиана
lab-rules-turns-median-about = Половина партий не длиннее.
lab-rules-turns-95 = ходы, 95 %
lab-rules-turns-95-about = 95 % партий не длиннее.
lab-rules-options = возможные ходы
lab-rules-options-about = Сколько ходов в среднем можно сделать в позиции (ветвление).
lab-rules-options-median = возможные ходы, медиана
lab-rules-options-median-about = В обычной партии в половине позиций их не больше.
lab-rules-options-95 = возможные ходы, 95 %
lab-rules-options-95-about = В обычной партии в 95 % позиций их не больше.
lab-rules-forced = вынужденные ходы
lab-rules-forced-about = Позиции, в которых возможен только один ход.
lab-rules-tension = Накал
lab-rules-tension-none = Ни одна позиция не оценена, поэтому накал неизвестен: нужны выбор у ботов и игра, которую можно оценить.
lab-rules-tension-method = Позиции оценивает перебор самих ботов, а где его нет — сама игра. Сравнивать эти числа можно только друг с другом.
lab-rules-tension-chart = Перевес по ходу партии
lab-rules-tension-chart-about = Средняя оценка по десятым долям партии; 1 — верный выигрыш
lab-rules-progress-axis = часть партии, %
lab-rules-lead-axis = перевес
lab-rules-lead-size = величина перевеса
lab-rules-lead-winner = перевес будущего победителя
lab-rules-lead-changes = смены лидера
lab-rules-lead-changes-about = Сколько раз за партию вперёд выходит другой игрок.
lab-rules-drama = драма
lab-rules-drama-about = Как сильно отстаёт будущий победитель, пока он позади; 0 % — никак.
lab-rules-comebacks = отыгрыши
lab-rules-comebacks-about = Выигранные партии, в которых победитель когда-то явно отставал.
lab-rules-decided = решается
lab-rules-decided-about = Часть партии, после которой победитель уже не отдаёт перевес.
lab-rules-uncertainty = неопределённость
lab-rules-uncertainty-about = Насколько исход в среднем открыт; 100 % — всё время поровну.
lab-rules-skill = Отдача от мастерства
lab-rules-skill-about = Каждый уровень играет с уровнем ниже, меняясь сторонами. Ясная ступень — не меньше 60 % очков.
lab-rules-skill-chart = Очки каждого уровня против уровня ниже с 95 %-ными интервалами и разбросом наших игр
lab-rules-step = { $one } против { $two }
lab-rules-levels = ясные ступени
lab-rules-ends = Чем кончаются партии
lab-rules-end-goal = цель достигнута
lab-rules-end-line = линия
lab-rules-end-place = фигуры на местах
lab-rules-end-captured = взятие
lab-rules-end-remaining = число фигур
lab-rules-end-checkmate = мат
lab-rules-end-stalemate = нет ходов
lab-rules-end-stuck = { lab-rules-end-stalemate }
lab-rules-end-repetition = повторение
lab-rules-end-counted = подсчёт фигур
lab-rules-end-passed = все пасуют
lab-rules-never = Ни разу не случилось
lab-rules-never-about = Ничего из этого не случилось. Партий: { $games }. Если это и возможно, то реже чем в { $bound } % таких партий.
lab-rules-col-never = часть правил
lab-rules-col-place = место
lab-rules-never-piece = Фигура { $name } не появляется.
lab-rules-never-mover = Фигура { $name } не ходит.
lab-rules-never-move = Ход { $number } фигуры { $name } ни разу не возможен.
lab-rules-never-drop = Выставить { $name } по правилу { $number } ни разу нельзя.
lab-rules-never-goal = Эта цель ни разу не кончает партию: { $name }.
lab-rules-never-zone = В зоне { $name } никого не бывает.
lab-rules-never-squares = Неиспользуемые поля ({ $count }): { $names }

# Исследования в очереди и ход работы.
lab-flag-queue = играть на обработчиках этой очереди, например redis://host; без адреса — из { $variable }
lab-flag-chunk = для знатоков: сколько единиц играть за раз (по умолчанию около 200 мс работы)
lab-bad-chunk = --chunk: укажите целое число от 1 до { $most }, а не «{ $chunk }».
lab-queue-or-jobs = --queue и --jobs исключают друг друга: у каждого обработчика свой --jobs.
lab-queue-url = адрес очереди, например redis://host (по умолчанию { $variable })
lab-queue-id = номер исследования или его начало
lab-queue-no-url = Какая очередь? Укажите её адрес, например redis://host, или задайте { $variable }.
lab-queue-bad-url = «{ $url }» — не адрес очереди. Пишите redis://user:password@host:port, для TLS — rediss://.
lab-queue-password = Redis на { $address } не принимает это имя или пароль. Пишите их так: redis://user:password@host.
lab-queue-forbidden = Этому пользователю очередь на { $address } недоступна. Разрешите ему все команды для ключей turnwright:*.
lab-queue-refused = На { $address } нет Redis. Запустите его: redis-server --appendonly yes
lab-queue-no-host = Узел для { $address } не найден. Проверьте адрес очереди.
lab-queue-silent = { $address } не отвечает. Проверьте адрес, брандмауэр и не нужен ли серверу TLS (rediss://).
lab-queue-failed = Redis на { $address } не подходит: { $reason }
lab-queue-old = На { $address } работает Redis { $version }. Для очереди нужен 6.2 или новее.
lab-queue-evicts = Redis на { $address } может выбросить исследования, когда кончится память ({ $policy }). Задайте: maxmemory-policy noeviction
lab-queue-replica = Redis на { $address } — реплика только для чтения. Укажите адрес основного сервера.
lab-queue-started = Исследование { $id } поставлено в очередь на { $address }.
lab-queue-held = Исследование { $id } уже ведёт процесс { $pid } на { $host }. Сначала остановите его.
lab-queue-cancelled = Исследование { $id } отменено.
lab-queue-taken-over = Исследование { $id } продолжили в другом месте.
lab-queue-trouble = Redis: { $reason }; пробую снова
lab-queue-no-workers = нет обработчиков: запустите «turnwright worker <адрес>»
lab-queue-empty = В этой очереди нет исследований.
lab-queue-no-study = Исследования «{ $id }» в очереди нет, или их несколько. Выберите из { $ids }.
lab-queue-other-build = Исследованию { $id } нужен turnwright { $version } (сборка { $build }), а это { $ownVersion } (сборка { $ownBuild }).
lab-queue-removed = Исследование { $id } удалено.
lab-resume-with = Чтобы продолжить: { $command }
lab-start-over = Чтобы начать заново: { $command }
lab-progress-done = { $done } из { $all }
lab-progress-rate = { $rate }/с
lab-progress-left = осталось { $time }
lab-progress-at-most = осталось не больше { $time }
lab-progress-chunks = { $chunks ->
    [one] { $chunks } порция
    [few] { $chunks } порции
   *[many] { $chunks } порций
}
lab-progress-threads = { $threads ->
    [one] { $threads } поток
    [few] { $threads } потока
   *[many] { $threads } потоков
}
lab-progress-workers = { $workers ->
    [one] { $workers } обработчик
    [few] { $workers } обработчика
   *[many] { $workers } обработчиков
}, { lab-progress-threads }
lab-list-about = показать исследования в очереди
lab-show-about = показать план, ход и отчёт исследования в очереди на этот момент
lab-resume-about = продолжить исследование в очереди, если его команда остановилась
lab-cancel-about = убрать исследование и его порции из очереди
lab-list-column = { $column ->
    [id] исследование
    [kind] вид
    [game] игра
    [done] сделано
    [age] возраст
    [state] состояние
   *[build] сборка
}
lab-list-state = { $state ->
    [running] идёт
   *[stopped] остановлено
}
lab-show-study = Исследование { $id }: { $kind }, { $game }; сделано { $done } из { $all }; начато { $age } назад; { $state }; turnwright { $version }, сборка { $build }
lab-show-plan = План: { $plan }
lab-worker-url = { lab-queue-url }
lab-worker-ready = { $threads ->
    [one] Обработчик готов: { $threads } поток для очереди на { $address }. Ctrl-C остановит его.
    [few] Обработчик готов: { $threads } потока для очереди на { $address }. Ctrl-C остановит его.
   *[many] Обработчик готов: { $threads } потоков для очереди на { $address }. Ctrl-C остановит его.
}
lab-worker-other-build = Исследование { $id } пропущено: ему нужен turnwright { $version } (сборка { $build }, правила { $game } { $rules }), а здесь { $ownVersion } (сборка { $ownBuild }, правила { $game } { $ownRules }).
lab-worker-lost = Связь с { $address } потеряна; жду её.
lab-worker-back = Связь с { $address } восстановлена.
lab-worker-stopping = Заканчиваю начатые порции.
lab-worker-stopped = { $chunks ->
    [one] Обработчик остановлен, сыграна { $chunks } порция.
    [few] Обработчик остановлен, сыграны { $chunks } порции.
   *[other] Обработчик остановлен, сыграно { $chunks } порций.
}

# Исследования любой игры: arena, ladder, runs, ablation и perft.
lab-no-sprt = --sprt сравнивает ботов в играх вдвоём. { $game } — игра для одного: используйте --until.
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
lab-col-elo = разница Эло
lab-pairs = Пары партий
lab-pairs-about = Пары с общим началом и сменой сторон по очкам первого бота
lab-pairs-halves = половины очка
lab-col-pair-points = { $points } оч.
lab-first = Первый ход
lab-first-about = Доля очков стороны, которая ходит первой, с 95 %-ными интервалами
lab-col-length = ходов в партии
lab-answer-elo = Это { $value } Эло (от { $least } до { $most }).
lab-answer-sprt-h1 = Проверка приняла { $elo1 } Эло: { $one } сильнее, чем { $two }, примерно на { $elo1 } или больше (LLR { $llr }, границы { $lower } и { $upper }, партий: { $games }).
lab-answer-sprt-h0 = Проверка приняла { $elo0 } Эло: { $one } не сильнее, чем { $two }, на { $elo1 } (LLR { $llr }, границы { $lower } и { $upper }, партий: { $games }).
lab-answer-sprt-open = Проверка пока не приняла ни { $elo0 }, ни { $elo1 } Эло (LLR { $llr }, границы { $lower } и { $upper }, партий: { $games }).
lab-ladder-about = сыграть ботами каждой силы против ботов ступенью ниже
lab-ladder-games = число партий на ступень; они идут парами со сменой сторон (по умолчанию: { $default })
lab-question-ladder = Каждый ли уровень ботов в { $game } сильнее предыдущего?
lab-answer-ladder = Да, каждый сильнее предыдущего, ступеней: { $all }.
lab-answer-ladder-open = Доказано не для всех ступеней: { $proven } из { $all }.
lab-answer-step-open = Не доказано: { $one } против { $two }, { $share } % очков (от { $least } до { $most }).
lab-answer-step-down = { $one } слабее, чем { $two }: { $share } % очков (от { $least } до { $most }).
lab-question-runs = Как далеко заходят боты в { $game }?
lab-answer-run = { $bot }: { $figure } { $value } (от { $least } до { $most }), забегов: { $runs }.
lab-answer-run-share = { $bot }: { $figure } — { $value } % (от { $least } до { $most }), забегов: { $runs }.
lab-answer-no-runs = { $bot }: забегов пока нет.
lab-run-figures = Показатели забега
lab-run-figures-about = Средние по забегам с 95 %-ными интервалами
lab-col-figure = показатель
lab-col-bot = { $bot }
lab-run-part = { $part ->
    [ends] Чем кончились забеги
    [levels] Уровни смертей
    [damage] Полученный урон
    [spells] Прочитанные заклинания
   *[other] { $part }
  }
lab-run-part-about = Доли для бота { $bot }
lab-run-died-on = смерти на { $word }-м уровне пещер
lab-question-ablation = Сколько стоит каждая вещь в { $game }?
lab-answer-ablation = Не случайно меняют показатель «{ $figure }» { $count } из { $all }: { $things }.
lab-answer-ablation-none = Ни одна из { $all } вещей не меняет показатель «{ $figure }» больше случайного.
lab-ablation = Что меняется без каждой вещи
lab-ablation-notable = Звёздочкой отмечены неслучайные изменения: ложных среди них в среднем не больше 5 %.
lab-ablation-about = Разница забегов без вещи и с ней при одних начальных значениях, с 95 %-ными интервалами
lab-ablation-all = Все изменения
lab-col-without = без чего
lab-col-runs = забегов
lab-col-others = другие неслучайные изменения
lab-change = { $figure } { $value } (от { $least } до { $most })
lab-change-share = { $figure } { $value } % (от { $least } до { $most })
lab-without = { $bot } без «{ $thing }»
lab-question-perft = Сколько последовательностей ходов в { $game }?
lab-answer-perft = Последовательностей длины { $depth }: { $nodes }.
lab-answer-no-perft = Ни одна глубина не сосчитана до конца.
lab-perft = Последовательности ходов
lab-col-depth = глубина
lab-col-nodes = последовательностей
lab-run-figure = { $figure ->
    [turns] ходы
    [level] уровень
    [depth] расстояние от начала
    [deepest] самый глубокий уровень пещер
    [won] мишка принесён домой
    [bear] мишка в рюкзаке в конце
    [dug] раскопано клеток
    [kills] убито
    [blow] урон за свой удар
    [wound] урон за удар врага
    [arms] атака от снаряжения
    [armour] защита от снаряжения
    [guard] защита в момент удара
    [lost] получено урона
    [healed] здоровья от зелий, заклинаний и еды
    [casts] прочитано заклинаний
    [afar] урона нанесено издали
    [potions] выпито и брошено зелий
    [meals] приёмов пищи
    [eaten] съедено пищи
    [hungry] впроголодь, % времени
    [starved] смерть от голода
   *[score] опыт
  }
lab-run-end = { $word ->
    [alive] остались в живых
    [cleared] убили всех
    [won] принесли мишку домой
    [left] ушли без мишки
    [time] вышло время
    [hunger] умерли от голода
    [overeating] умерли от переедания
    [blast] погибли от взрыва
    [poison] погибли от яда
    [mimic] погибли от мимика
    [ghost] погибли от призрака
    [robot] погибли от робота
    [wizard] погибли от волшебника
    [bat] погибли от летучей мыши
    [zombie] погибли от зомби
    [goblin] погибли от гоблина
    [spider] погибли от паука
    [mole] погибли от крота
   *[other] { $word }
  }
lab-run-damage = полученный урон { $word ->
    [bat] от летучих мышей
    [zombie] от зомби
    [goblin] от гоблинов
    [spider] от пауков
    [mole] от кротов
    [blast] от взрывов
    [poison] от яда
    [blood-to-mana] с обращением в ману
   *[other] от { $word }
  }


# Отчёты в HTML.
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
lab-html-seconds = { $seconds } с
lab-html-minutes = { $minutes } мин
lab-html-executor = Где сыграно
lab-html-executor-here = один поток
lab-html-executor-threads = { $workers ->
    [one] { $workers } поток
    [few] { $workers } потока
   *[other] { $workers } потоков
}
lab-html-executor-queue = исполнителей очереди: { $workers }
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

# Лаборатория на странице.
lab-page-about = Какой бот сильнее и насколько? Проведите небольшое исследование здесь или откройте отчёт большого. Всё остаётся на этом устройстве.
lab-page-run-title = Новое исследование
lab-page-run-about = Боты играют друг с другом на ядрах этого устройства.
lab-page-game = { lab-html-rules }
lab-page-boards = Другие настольные игры
lab-page-one = Первый бот
lab-page-two = Второй бот
lab-page-bot = { web-opponent-bot }
lab-page-all-bots = Все боты
lab-page-random = Случайные ходы
lab-page-end = Длина
lab-page-end-games = Число партий
lab-page-end-precision = До нужной точности
lab-page-games = { web-games }
lab-page-games-about = От { $least } до { $most }
lab-page-precision = Точность
lab-page-precision-about = Играет, пока интервал не станет таким узким в каждую сторону.
lab-page-within = ±{ $percent } %
lab-page-seed-about = С тем же начальным значением будут те же партии.
lab-page-run = Начать
lab-page-open-title = Открыть отчёт
lab-page-open-about = Файл .json или .html, записанный исследованием здесь или в командной строке. Его можно и перетащить на страницу.
lab-page-open = Открыть отчёт
lab-page-drop = Перетащите отчёт сюда
lab-page-running = Исследование идёт
lab-page-progress = Сыграно { $games } из { $all }, в секунду { $rate }
lab-page-progress-open = Сыграно { $games }, в секунду { $rate }
lab-page-no-answer = Результатов пока нет
lab-page-stop = Остановить исследование
lab-page-back = В лабораторию
problem-lab-workers = Браузер не может запустить потоки лаборатории: { $reason }
problem-plan-two-players = { $game }: игроков { $players }. Сравнивать ботов можно только в играх для двоих.
