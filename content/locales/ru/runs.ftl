# Texts shared by the roguelikes: one hero, one life.

run-continue = Продолжить забег ({ $entries ->
    [one] { $entries } действие
    [few] { $entries } действия
   *[many] { $entries } действий
})
run-seed-about = Одно и то же начальное значение всегда создаёт один и тот же мир.
run-hints-on = Подсказки первых ходов включены.
run-hints-off = Подсказки первых ходов выключены.
run-log = Сообщения
run-more = (ещё { $count }: { $key })
run-dump = Текст забега
run-records = Лучшие забеги
run-records-about = Законченные сохранённые забеги, лучшие первыми. Enter — воспроизвести.
run-ended-won = { ended-won }
run-ended-cleared = { ended-won }
run-ended-died = гибель
run-ended-left = побег без мишки
run-ended-time = вышло время
run-turn = Ход { $turn }
run-turns-left = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}
run-attack-none = Врагов не видно.
run-attack-no-way = До врагов на виду не добраться.
run-help-attack = Ударить ближайшего врага на виду или сделать шаг к нему.
run-errand-explore = Вы исследуете мир…
run-errand-travel = Вы в пути…
run-errand-climb-down = { run-errand-travel }
run-errand-climb-up = { run-errand-travel }
run-errand-run = Вы бежите…
run-errand-rest = Вы отдыхаете…

## The menu

run-continue-about = Продолжить с того же места. Сохранение после каждого хода. Смерть необратима.
run-start = Начать забег
run-key-start = начать

## During a run

run-key-walk = ходить
run-key-explore = исследовать
run-key-attack = атака
run-key-look = осмотр
run-key-menu = меню
run-key-travel = идти к
run-key-rest = отдых
run-key-plan = карта
run-key-log = сообщения
run-key-dump = итоги
run-key-again = новый мир
run-key-same = тот же мир
run-key-report = подробности
run-key-hints = подсказки
run-button = «{ $name }»
run-key-cursor = двигать курсор
run-key-next = дальше
run-key-hero = к герою

## Shared by Caves and Rogue

# Items. Forms: name (alone), one (first mention), that (known), That (begins a sentence), object (direct object, first
# mention), thing (direct object, known).
run-item-bow = { $form ->
    [one] лук
    [that] лук
    [That] Лук
    [object] лук
    [thing] лук
   *[name] Лук
}
run-item-spear = { $form ->
    [one] копьё
    [that] копьё
    [That] Копьё
    [object] копьё
    [thing] копьё
   *[name] Копьё
}
run-item-dagger = { $form ->
    [one] кинжал
    [that] кинжал
    [That] Кинжал
    [object] кинжал
    [thing] кинжал
   *[name] Кинжал
}
run-item-sword = { $form ->
    [one] меч
    [that] меч
    [That] Меч
    [object] меч
    [thing] меч
   *[name] Меч
}

run-title-drop = Положить
run-key-drop = положить
run-key-wait = ждать
run-help-log = Показать все сообщения.
run-help-dump = Показать забег в виде текста; x — сохранить в файл.
run-help-hints = Включить или выключить подсказки первых ходов.
run-help-debug = Показать или скрыть панель отладки.
run-help-menu = В меню. Забег сохранится.
run-said-spared = Это был бы конец, но вы снова полностью здоровы.
run-stop-explored-full = Вы исследовали всё, куда можно дойти. Инвентарь полон.
run-stop-full = Остановка: инвентарь полон, некуда положить { $item }.
run-stop-level = Остановка: новый уровень.
run-stop-arrived = Вы на месте.
run-stop-no-way = Вы не знаете, как туда дойти.
run-stop-unknown = Вы ни разу не видели этого места.
run-stop-here = Вы уже здесь.
run-stop-pause = Остановка: прошло много ходов.
run-look-unknown = Неисследованное место.
run-look-you = Это вы.
run-status-attack = Атака
run-inventory = Инвентарь
run-dump-equipment = Снаряжение
run-dump-log = Последние сообщения
run-option-mode = Режим
run-option-mode-normal = обычный
run-option-mode-explorer = исследователь
run-option-mode-debug = отладка

## Sharing

run-share-what = Чем поделиться
run-share-run = Этим забегом
run-share-run-about = Ссылка содержит ваш забег до этого хода. Пока вы ею не поделитесь, ничего никуда не отправляется.
run-share-world = Этим миром
run-share-world-about = Ссылка открывает тот же мир с нулевого хода: дайте попробовать другу. Пока вы ею не поделитесь, ничего никуда не отправляется.
run-share-seed = Начальное значение: { $seed }

## The end of a run

run-report = Конец забега
run-same-world = Тот же мир ещё раз
run-over-journey = Путь
run-over-hero = Герой
run-over-score = Очки
run-over-rank = { $score }, { $count ->
    [1] ваш первый забег
   *[other] { $place ->
        [1] лучший результат из { $count }
       *[other] { $place }-й результат из { $count }
    }
}
run-over-unscored = не начисляются
run-over-bot = лучше { $below } % его забегов
run-bot-walker = В сравнении с ботом-ходоком
run-bot-explorer = В сравнении с ботом-исследователем
run-bot-fighter = В сравнении с ботом-бойцом
run-bot-thrower = В сравнении с ботом-метателем
run-bot-caster = В сравнении с ботом-чародеем
run-over-last = Последние ходы
run-over-unused = Осталось неиспользованным
run-over-unused-none = Ничего.
run-over-more = Пробел: подробный отчёт

## The daily run

run-daily = Забег дня
run-daily-name = Забег дня, { $date }
run-daily-new = { $date }: сегодня у всех один и тот же мир, до полуночи.
run-daily-continue = { $date }: продолжите свой забег.
run-daily-again = { $date }: ваш лучший результат — { $score }. Ещё раз?
run-daily-share = Turnwright, { $game }, забег дня { $date }
run-daily-copy = Скопируйте результат, чтобы сравнить его с другими.

## Buttons

run-do-wait = Ждать
run-do-menu = Меню
run-do-now = Что можно сделать сейчас
run-do-attack = Атаковать: { $who }
run-do-approach = Подойти: { $who }
run-do-fire = Выстрелить: { $who }
run-do-throw = Бросить: { $item }
run-do-quaff = Выпить: { $item }
run-do-pick-up = Взять: { $item }
run-do-up = Наверх
run-do-down = Вниз
run-tool-pack = Вещи
run-tool-look = Осмотр
run-tool-travel = Идти
run-tool-wait = { run-do-wait }
run-tool-map = { label-map }
run-tool-log = Журнал
run-tool-help = Помощь
run-tool-menu = { run-do-menu }
run-tool-sight = На виду
run-tool-highlight = Метки
run-tool-drop = { run-title-drop }
