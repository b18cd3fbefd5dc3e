# Вольная игра с условиями, игра дня, очки, достижения и истории героев.

dice-date = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
} { $year }

## Условия

dice-option-twists = Условия
dice-option-twists-about = Коды условий через запятую
dice-twists-count = { $count }, очки ×{ $factor }
dice-twists-about = Условия меняют правила вольной игры. Трудные прибавляют очки, лёгкие убавляют.
dice-twists-harmful = Труднее
dice-twists-helpful = Легче
dice-twists-full = Условий не больше { $most }. Сначала уберите какое-нибудь.
dice-twist-conflict = Не сочетается с условием «{ $other }».
dice-twist-more = +{ $points } %
dice-twist-less = −{ $points } %
dice-twist-named = { $name } ({ $points })
dice-twists-key = условия
dice-twists-key-pick = выбрать
dice-twists-key-help = выбрать условия вольной игры
dice-twists-pick-help = выбрать или убрать условие
problem-dice-twist-unknown = Нет такого условия: «{ $twist }». Выберите из списка через запятую: { $known }.
problem-dice-twists-many = Укажите не больше { $most } условий, каждое один раз.
problem-dice-twists-conflict = Условия { $one } и { $other } не сочетаются. Выберите одно.

## Очки

dice-score = Очки: { $total }
dice-score-places = закрытые места { $points }
dice-score-victory = победа { $points }
dice-score-turns = оставшиеся ходы { $points }
dice-score-heroes = живые герои { $points }
dice-score-factors = Множители: { $factors }
dice-score-by-level = ×{ $factor } за уровень { $level }
dice-score-by-difficulty = ×{ $factor } за сложность ({ $difficulty })
dice-score-by-twists = ×{ $factor } за условия
dice-score-best = Ваш рекорд для этого уровня, сложности и числа героев!

## Игра дня

dice-daily-menu = Игра дня
dice-daily-title = Игра дня, { $date }
dice-daily-about = Сценарий, герои и условия одни на всех, каждый день новые. Засчитывается только первая доигранная партия.
dice-daily-route = { $route }, сложность: { $difficulty }
dice-daily-heroes = Герои: { $heroes }
dice-daily-twists = Условия: { $twists }
dice-daily-won = победа, { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[other] { $score } очков
}, осталось ходов: { $timer }, живы { $alive } из { $heroes }
dice-daily-lost = поражение, { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[other] { $score } очков
}, живы { $alive } из { $heroes }
dice-daily-signs = Каждый знак — ход: { $closed } место закрыто, { $villain } злодей побеждён, { $beaten } угроза побеждена, { $hurt } урон, { $died } погиб герой, { $quiet } тихо
dice-daily-share = Turnwright, игра дня, { $date } ({ $adventure })
dice-daily-replayed = Повторная партия не в счёт: остаётся первый результат.
dice-daily-start = Играть
dice-daily-continue = Продолжить
dice-daily-again = Сыграть ещё раз, без очков
dice-daily-come-back = Новая игра дня — завтра.
dice-daily-copy = Скопировать результат
dice-daily-copied = Результат скопирован.
dice-daily-end-keys = C скопировать результат · нажмите любую клавишу · ? справка · Q выйти
dice-daily-copy-help = скопировать результат, чтобы поделиться

## Достижения и рекорды

dice-records-menu = Рекорды и достижения
dice-records-about = Ваши лучшие результаты, достижения и истории героев на этом устройстве.
dice-records-scores = Рекорды
dice-records-achievements = Достижения
dice-scores-level = { $adventure }, уровень { $level }
dice-scores-row = { $score } · { $difficulty }, { $heroes ->
    [one] { $heroes } герой
    [few] { $heroes } героя
   *[other] { $heroes } героев
}
dice-scores-detail = { $twists ->
    [0] { $date }
    [one] { $date }, { $twists } условие
    [few] { $date }, { $twists } условия
   *[other] { $date }, { $twists } условий
}
dice-scores-dailies = Игры дня
dice-scores-empty = Рекордов пока нет. Доиграйте вольную игру или игру дня, и результат появится здесь.
dice-histories-count = За вас играли герои: { $count }
dice-histories-empty = Героев пока нет. Пройдите сценарий до конца, и его герои появятся здесь.
dice-history-row = сценариев { $scenarios }, побед { $wins }, смертей { $deaths }, мест закрыто { $closed }, угроз побеждено { $beaten }, лучший бросок { $roll }

## Достижения

dice-achievements-count = Получено: { $count } из { $all }
dice-achievement-hidden = Секрет, пока не получите.
dice-achievement-earned = { $text } { $date }.
dice-achievement-new = Достижение «{ $name }». { $text }
dice-achievement-first-victory = Лиха беда начало
dice-achievement-first-victory-text = Победите в сценарии.
dice-achievement-campaign = От начала до конца
dice-achievement-campaign-text = Победите в последнем сценарии кампании.
dice-achievement-hard-won = Тяжело в учении
dice-achievement-hard-won-text = Победите на сложности «трудно».
dice-achievement-alone = Один в поле воин
dice-achievement-alone-text = Победите одним героем.
dice-achievement-crowd = Все в сборе
dice-achievement-crowd-text = Победите вшестером, и чтобы все остались живы.
dice-achievement-untouched = Ни царапины
dice-achievement-untouched-text = Победите, не потеряв ни кости от урона и не получив ран.
dice-achievement-lights-out = Всё закрыто
dice-achievement-lights-out-text = Победите, закрыв все места.
dice-achievement-early = К ужину дома
dice-achievement-early-text = Победите, когда осталось больше половины времени.
dice-achievement-last-moment = В последний миг
dice-achievement-last-moment-text = Победите, когда ходов уже не осталось.
dice-achievement-hunt = Сезон охоты
dice-achievement-hunt-text = Победите 15 угроз за один сценарий.
dice-achievement-thunder = Гром и молния
dice-achievement-thunder-text = Наберите 25 или больше за одну проверку.
dice-achievement-all-highest = Кости заряжены
dice-achievement-all-highest-text = Выбросьте максимум сразу на трёх костях или больше.
dice-achievement-deep-end = В омут с головой
dice-achievement-deep-end-text = Победите в вольной игре на уровне 3.
dice-achievement-thorns = Через тернии
dice-achievement-thorns-text = Победите в вольной игре с тремя трудными условиями.
dice-achievement-double = Вдвое или ничего
dice-achievement-double-text = Победите в вольной игре с условиями, которые удваивают очки.
dice-achievement-score-2000 = Две тысячи
dice-achievement-score-2000-text = Наберите 2000 очков за одну игру.
dice-achievement-daily = День прожит не зря
dice-achievement-daily-text = Победите в игре дня.
dice-achievement-week = Семь дней
dice-achievement-week-text = Доиграйте семь игр дня.
dice-achievement-veteran = Ветеран
dice-achievement-veteran-text = Победите в десяти сценариях одним и тем же героем.
dice-achievement-classes = Мастера на все руки
dice-achievement-classes-text = Победите героями каждого класса.
dice-achievement-hundred-threats = Сотая
dice-achievement-hundred-threats-text = Победите своими героями 100 угроз.
dice-achievement-all-ones = Не ваш день
dice-achievement-all-ones-text = Выбросьте единицы сразу на трёх костях или больше.
dice-achievement-last-one = Кто-то должен рассказать
dice-achievement-last-one-text = Победите, когда из троих или больше героев жив только один.
dice-achievement-so-close = Так близко
dice-achievement-so-close-text = Проиграйте, когда открытым осталось одно место.
