# Пам’ятні речі: їхні ефекти й нагороди на привалі, для обох оболонок.

## Screens

dice-keepsakes = Пам’ятні речі
dice-glossary-keepsakes = { dice-keepsakes }
dice-term-keepsake = Пам’ятна річ
dice-term-keepsake-text = Після перемоги кожен герой вибирає одну нагороду з трьох: найчастіше пам’ятну річ. Вона допомагає йому до кінця кампанії. У героя їх щонайбільше три.
dice-keepsake-once = Раз за сценарій: { $effect }
dice-keepsake-ready = напоготові
dice-keepsake-used = уже не допоможе
dice-reward-larger = Більша кістка: { $die }
dice-reward-larger-text = Замість однієї кістки ({ $old }) — інша ({ $die }).
dice-reward-mark = Мітка: { $die }
dice-reward-mark-text = Для вашої кістки: { $die }. { $effect }
dice-reward-choose = Узяти
dice-reward-swap = Узяти, лишити: { $other }
dice-camp-reward = { dice-camp-skill }
dice-camp-reward-swap = { $hero }: узяти «{ $name }», лишити «{ $other }»
dice-page-camp-reward = Нагорода: одна з трьох
dice-status-camp-reward = { $hero }: виберіть одну з нагород.

## Events

dice-said-keepsake = { $hero } пускає в хід «{ $name }».
dice-said-rewarded = { $hero } вибирає нагороду: { $name }.
dice-said-swapped = { $hero } бере «{ $name }» і лишає «{ $other }».
dice-said-spied = Ось де ховається { $card }: { $place }.

## Refusals

problem-dice-keepsake = У цій пригоді немає пам’ятної речі «{ $id }». Виберіть із: { $known }.
problem-dice-keepsake-used = У цьому сценарії вже використано.
problem-campaign-not-offered = Такої нагороди цьому героєві не пропонують.
problem-campaign-swap = Віддає одну пам’ятну річ за іншу лише герой, який має їх { $most }.
problem-campaign-choose-first = Спершу цей герой має вибрати нагороду.

## Effects always in force

dice-effect-strong-arm = +1 у боях із ворогами.
dice-effect-sure-footed = +2 проти перешкод.
dice-effect-gatherer = +3, щоб здобути знайдену кістку.
dice-effect-hospitable = +3, щоб привернути друга.
dice-effect-locksmith = +1, щоб закрити або втримати місце.
dice-effect-hardy = +3 проти ран, які трапляються.
dice-effect-elusive = +2, щоб ухилитися.
dice-effect-old-score = +2 у боях із лиходіями.
dice-effect-heavy-hand = +1 до перевірок із кістками сили поза боєм.
dice-effect-deft-hand = +1 до перевірок із кістками вправності поза боєм.
dice-effect-clear-head = +1 до перевірок із кістками розуму поза боєм.
dice-effect-ready-tongue = +1 до перевірок із кістками мови поза боєм.
dice-effect-early-bird = +1 до перевірок проти першої кістки, зустрінутої за хід, крім лиходіїв.
dice-effect-last-ditch = +3 у боях, поки число кісток у мішку червоне.
dice-effect-good-company = +1 до перевірок, поки поруч інший герой.
dice-effect-night-eyes = Скидання кісток завжди дає надбавку: темрява й підступність вам не заважають.
dice-effect-antidote = Отрута вам не страшна.
dice-effect-tight-grip = Жадібність і прудкість загроз не забирають у вас кісток.
dice-effect-level-head = Засідки, небезпечні та слизькі місця й нагляд на вас не діють.
dice-effect-free-leg = Ви можете втекти й ухилитися навіть від невідступних загроз.
dice-effect-cold-iron = Ваші атаки діють на загрози із закляттям і безтілесні.
dice-effect-sturdy = −2 до немагічної шкоди від ворогів і лиходіїв.
dice-effect-unmoved = −2 до магічної шкоди.
dice-effect-stepping-stones = −1 до шкоди від перешкод.
dice-effect-light-heels = −2 до шкоди під час утечі.
dice-effect-deep-pockets = У руці вміщується на одну кістку більше.
dice-effect-more-physical = На початку у вас іще дві кістки сили.
dice-effect-more-somatic = На початку у вас іще дві кістки вправності.
dice-effect-more-mental = На початку у вас іще дві кістки розуму.
dice-effect-more-verbal = На початку у вас іще дві кістки мови.
dice-effect-more-divine = На початку у вас іще одна кістка віри.
dice-effect-old-friend = Ви починаєте з другом у руці.
dice-effect-early-start = У загону на два ходи більше.
dice-effect-bedroll = Відпочинок повертає на дві кістки більше.
dice-effect-solace = За відмову від кістки віри повертається на дві кістки більше.
dice-effect-tidy = Коли ви закриваєте місце, дві кістки зі скиду повертаються в мішок.
dice-effect-trophies = Після перемоги над загрозою одна кістка зі скиду повертається в мішок.
dice-effect-slow-breath = На початку вашого ходу, поки число кісток у мішку червоне, у нього повертаються дві кістки зі скиду.
dice-effect-open-handed = Ви можете віддати кістку двічі за хід.
dice-effect-light-step = Кістки, якими ви платите за друге дослідження, ховаються, а не скидаються.
dice-effect-rosary = Кістки віри, які вам допомогли, скидаються, а не відкладаються.
dice-effect-true-faith = Кістки віри допомагають вам і проти перешкод.

## Drawbacks

dice-effect-slow = У загону на один хід менше.
dice-effect-brittle = +1 до немагічної шкоди від загроз.
dice-effect-light-sleeper = Відпочинок повертає на дві кістки менше.
dice-effect-clumsy = −1, щоб закрити або втримати місце.
dice-effect-butter-fingered = −2, щоб здобути знайдену кістку.
dice-effect-loud = −2, щоб ухилитися.

## Effects once per scenario

dice-effect-salve = чотири кістки зі скиду повертаються в мішок.
dice-effect-remedy = одна рана гоїться, і три кістки зі скиду повертаються в мішок.
dice-effect-second-breath = візьміть дві кістки з мішка.
dice-effect-fresh-start = сховайте руку й візьміть нову, на дві кістки більшу.
dice-effect-spare-hours = загін виграє два ходи.
dice-effect-good-plan = +4 до вашої наступної перевірки.
dice-effect-master-key = +6, коли ви наступного разу закриваєте або втримуєте місце.
dice-effect-spyglass = дізнайтеся, де ховається лиходій.
dice-effect-summons = у руку приходить друг.
dice-effect-anointing = у руку приходить кістка віри.
dice-effect-rally = у кожного героя тут три кістки зі скиду повертаються в мішок.
dice-effect-waymarks = перейдіть в інше місце й дослідіть там ще раз без плати.
dice-effect-second-look = дослідіть ще раз без плати.
dice-effect-buckler = не отримайте шкоди.
dice-effect-counter-charm = не отримайте магічної шкоди.
dice-effect-shared-shield = −6 до шкоди будь-якого героя тут.
dice-effect-smoke = зустрінутий ворог або лиходій іде назад у мішок місця, а у ваш мішок повертаються п’ять кісток зі скиду.
dice-effect-safe-way = утечіть без шкоди.
dice-effect-wave-off = зустрінутий ворог іде назад у мішок місця, і це дослідження не рахується.
dice-effect-drive-off = зустрінутий ворог іде назавжди.
dice-effect-way-round = обійдіть зустрінуту перешкоду.
dice-effect-other-pocket = поверніть зустрінуту кістку й візьміть іншу; лиходіїв і друзів повернути не можна.
dice-effect-lucky-throw = +4 до наступної перевірки, навіть коли кістку вже зустрінуто.
