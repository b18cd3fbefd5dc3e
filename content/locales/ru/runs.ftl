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
run-log-empty = Пока ничего не произошло.
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
run-ended-won = победа
run-ended-cleared = победа
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
run-plan = Карта
