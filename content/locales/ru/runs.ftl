# What is said of games that are played as runs: one hero, one life.

run-continue = Продолжить ({ $entries ->
    [one] { $entries } действие
    [few] { $entries } действия
   *[many] { $entries } действий
})
run-seed-about = Одно и то же зерно даёт один и тот же мир со всем, что в нём есть.
run-hints-on = Подсказки первых ходов включены.
run-hints-off = Подсказки первых ходов выключены.
run-log = Сообщения
run-more = (ещё { $count }: { $key })
run-dump = Текст забега
run-records = Лучшие забеги
run-records-about = Законченные забеги, которые ещё хранятся, по очкам. Enter — посмотреть ещё раз.
run-standing = Очки: { $score } — { $count ->
    [1] первый забег
   *[other] { $place ->
        [1] лучший забег из { $count }
       *[other] место { $place } из { $count }
    }
}
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
run-help-attack = Ударить ближайшего врага на виду или подойти к нему: шаг за нажатие.
run-errand-explore = Вы исследуете мир…
run-errand-travel = Вы в пути…
run-errand-run = Вы бежите…
run-errand-rest = Вы отдыхаете…

## The menu

run-continue-about = Продолжить с того места, где вы остановились. Забег сохраняется после каждого хода и заканчивается со смертью героя.
run-start = Начать забег
run-key-start = начать

## A run

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
run-key-hints = подсказки
run-button = «{ $name }»
run-key-cursor = двигать курсор
run-key-next = дальше
run-key-hero = к герою

## What Caves and Rogue both say
run-key-drop = положить
run-key-wait = ждать
run-help-log = Все сообщения.
run-help-dump = Забег в виде текста; x — записать в файл.
run-help-hints = Включить или выключить подсказки первых ходов.
run-help-debug = Панель отладки.
run-help-menu = В меню. Забег сохранится.
run-said-spared = Это был бы конец. Но вы снова целы и невредимы.
run-stop-explored-full = Вы обошли всё, куда можно пройти. Остальное некуда положить.
run-stop-full = Остановка: некуда положить { $item }.
run-stop-level = Остановка: новый уровень.
run-stop-arrived = Вы на месте.
run-stop-no-way = Вы не знаете, как туда пройти.
run-stop-unknown = Вы ни разу не видели этого места.
run-stop-here = Вы уже здесь.
run-look-unknown = Здесь вы ничего не видели.
run-look-you = Это вы.
run-status-attack = Атака
run-dump-equipment = Снаряжение
run-dump-log = Последние сообщения
run-option-mode = Режим
run-option-mode-normal = обычный
run-option-mode-explorer = исследователь
run-option-mode-debug = отладка
