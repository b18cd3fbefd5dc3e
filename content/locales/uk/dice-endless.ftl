# Вільна гра з умовами, гра дня, очки, досягнення та історії героїв.

dice-date = { $day } { $month ->
    [1] січня
    [2] лютого
    [3] березня
    [4] квітня
    [5] травня
    [6] червня
    [7] липня
    [8] серпня
    [9] вересня
    [10] жовтня
    [11] листопада
   *[12] грудня
} { $year }

## Умови

dice-option-twists = Умови
dice-option-twists-about = Коди умов через кому
dice-twists-count = { $count }, очки ×{ $factor }
dice-twists-about = Умови змінюють правила вільної гри. Важкі додають очок, легкі зменшують.
dice-twists-harmful = Важче
dice-twists-helpful = Легше
dice-twists-full = Умов не більше { $most }. Спершу приберіть якусь.
dice-twist-conflict = Не поєднується з умовою «{ $other }».
dice-twist-more = +{ $points } %
dice-twist-less = −{ $points } %
dice-twist-named = { $name } ({ $points })
dice-twists-key = умови
dice-twists-key-pick = вибрати
dice-twists-key-help = вибрати умови вільної гри
dice-twists-pick-help = вибрати або прибрати умову
problem-dice-twist-unknown = Немає такої умови: «{ $twist }». Виберіть зі списку через кому: { $known }.
problem-dice-twists-many = Вкажіть не більше { $most } умов, кожну один раз.
problem-dice-twists-conflict = Умови { $one } та { $other } не поєднуються. Виберіть одну.

## Очки

dice-score = Очки: { $total }
dice-score-places = закриті місця { $points }
dice-score-victory = перемога { $points }
dice-score-turns = ходи, що лишилися { $points }
dice-score-heroes = живі герої { $points }
dice-score-factors = Множники: { $factors }
dice-score-by-level = ×{ $factor } за рівень { $level }
dice-score-by-difficulty = ×{ $factor } за складність ({ $difficulty })
dice-score-by-twists = ×{ $factor } за умови
dice-score-best = Ваш рекорд для цього рівня, складності та кількості героїв!

## Гра дня

dice-daily-menu = Гра дня
dice-daily-title = Гра дня, { $date }
dice-daily-about = Сценарій, герої та умови однакові для всіх і щодня нові. Зараховується лише перша дограна партія.
dice-daily-route = { $route }, складність: { $difficulty }
dice-daily-heroes = Герої: { $heroes }
dice-daily-twists = Умови: { $twists }
dice-daily-won = перемога, { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[other] { $score } очок
}, лишилося ходів: { $timer }, живі { $alive } з { $heroes }
dice-daily-lost = поразка, { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[other] { $score } очок
}, живі { $alive } з { $heroes }
dice-daily-signs = Кожен знак — хід: { $closed } місце закрито, { $villain } лиходія здолано, { $beaten } загрозу здолано, { $hurt } шкода, { $died } герой загинув, { $quiet } тихо
dice-daily-share = Turnwright, гра дня, { $date } ({ $adventure })
dice-daily-replayed = Повторна партія не зараховується: лишається перший результат.
dice-daily-start = Грати
dice-daily-continue = Продовжити
dice-daily-again = Зіграти ще раз, без очок
dice-daily-come-back = Нова гра дня — завтра.
dice-daily-copy = Скопіювати результат
dice-daily-copied = Результат скопійовано.
dice-daily-end-keys = C скопіювати результат · натисніть будь-яку клавішу · ? довідка · Q вийти
dice-daily-copy-help = скопіювати результат, щоб поділитися

## Рекорди та досягнення

dice-records-menu = Рекорди й досягнення
dice-records-about = Ваші найкращі результати, досягнення та історії героїв на цьому пристрої.
dice-records-scores = Рекорди
dice-records-achievements = Досягнення
dice-scores-level = { $adventure }, рівень { $level }
dice-scores-row = { $score } · { $difficulty }, { $heroes ->
    [one] { $heroes } герой
    [few] { $heroes } герої
   *[other] { $heroes } героїв
}
dice-scores-detail = { $twists ->
    [0] { $date }
    [one] { $date }, { $twists } умова
    [few] { $date }, { $twists } умови
   *[other] { $date }, { $twists } умов
}
dice-scores-dailies = Ігри дня
dice-scores-empty = Рекордів поки немає. Дограйте вільну гру або гру дня, і результат з’явиться тут.
dice-histories-count = За вас грали герої: { $count }
dice-histories-empty = Героїв поки немає. Пройдіть сценарій до кінця, і його герої з’являться тут.
dice-history-row = сценаріїв { $scenarios }, перемог { $wins }, смертей { $deaths }, місць закрито { $closed }, загроз здолано { $beaten }, найкращий кидок { $roll }

## Досягнення

dice-achievements-count = Отримано: { $count } з { $all }
dice-achievement-hidden = Секрет, поки не отримаєте.
dice-achievement-earned = { $text } { $date }.
dice-achievement-new = Досягнення «{ $name }». { $text }
dice-achievement-first-victory = Добрий початок
dice-achievement-first-victory-text = Переможіть у сценарії.
dice-achievement-campaign = Від початку до кінця
dice-achievement-campaign-text = Переможіть в останньому сценарії кампанії.
dice-achievement-hard-won = Нелегка перемога
dice-achievement-hard-won-text = Переможіть на складності «важко».
dice-achievement-alone = І один у полі воїн
dice-achievement-alone-text = Переможіть одним героєм.
dice-achievement-crowd = Усі тут
dice-achievement-crowd-text = Переможіть ушістьох, і щоб усі лишилися живі.
dice-achievement-untouched = Ані подряпини
dice-achievement-untouched-text = Переможіть, не втративши через шкоду жодної кістки й не діставши ран.
dice-achievement-lights-out = Усе зачинено
dice-achievement-lights-out-text = Переможіть, закривши всі місця.
dice-achievement-early = До вечері вдома
dice-achievement-early-text = Переможіть, коли лишилося понад половину часу.
dice-achievement-last-moment = В останню мить
dice-achievement-last-moment-text = Переможіть, коли ходів уже не лишилося.
dice-achievement-hunt = Мисливський сезон
dice-achievement-hunt-text = Здолайте 15 загроз за один сценарій.
dice-achievement-thunder = Грім і блискавка
dice-achievement-thunder-text = Наберіть 25 або більше за одну перевірку.
dice-achievement-all-highest = Кістки заряджені
dice-achievement-all-highest-text = Викиньте максимум одразу на трьох кістках або більше.
dice-achievement-deep-end = Стрімголов у вир
dice-achievement-deep-end-text = Переможіть у вільній грі на рівні 3.
dice-achievement-thorns = Крізь терня
dice-achievement-thorns-text = Переможіть у вільній грі з трьома важкими умовами.
dice-achievement-double = Подвійна ставка
dice-achievement-double-text = Переможіть у вільній грі з умовами, що подвоюють очки.
dice-achievement-score-2000 = Дві тисячі
dice-achievement-score-2000-text = Наберіть 2000 очок за одну гру.
dice-achievement-daily = День не змарновано
dice-achievement-daily-text = Переможіть у грі дня.
dice-achievement-week = Сім днів
dice-achievement-week-text = Дограйте сім ігор дня.
dice-achievement-veteran = Ветеран
dice-achievement-veteran-text = Переможіть у десяти сценаріях тим самим героєм.
dice-achievement-classes = На всі руки майстри
dice-achievement-classes-text = Переможіть героями кожного класу.
dice-achievement-hundred-threats = Сота
dice-achievement-hundred-threats-text = Здолайте своїми героями 100 загроз.
dice-achievement-all-ones = Не ваш день
dice-achievement-all-ones-text = Викиньте одиниці одразу на трьох кістках або більше.
dice-achievement-last-one = Хтось має розповісти
dice-achievement-last-one-text = Переможіть, коли з трьох або більше героїв живий лише один.
dice-achievement-so-close = Так близько
dice-achievement-so-close-text = Програйте, коли відкритим лишилося одне місце.
