# What the page alone says of the tile roguelike.

## The menu

rogue-page-about = Исследуйте подземелье, деритесь с теми, кого встретите, и останьтесь в живых.
rogue-page-random = Случайный мир
rogue-page-open = Открыть мир
rogue-page-worlds = Готовые миры
rogue-page-looks = Герой и цвета
rogue-page-runs = Забеги
rogue-page-no-pictures = Этот браузер не может нарисовать картинки Rogue. Те же забеги показаны на текстовых экранах.
rogue-page-more-options = Другие настройки
rogue-page-drop-here = Отпустите файл мира
rogue-page-open-about = Мир — это текст: размеры, стены и то, что где находится.
rogue-page-open-file = Открыть файл
rogue-page-open-paste = Или вставьте текст мира
rogue-page-open-anyway = Всё равно играть
rogue-page-open-doubts = Играть в этом мире можно, но проверьте, всё ли так, как вы хотели:

## Around the world

rogue-page-canvas = Мир вокруг вас. О событиях рассказывает список сообщений, о том, что где находится, — команда «Осмотреться».
rogue-page-health = Здоровье
rogue-page-armor = Броня
rogue-page-level = Уровень { $level }
rogue-page-gained = Атака +{ $damage }, броня +{ $armor }
rogue-page-experience = Опыт: { $experience } из { $cost }
rogue-page-worn = Снаряжение и эффекты
rogue-page-free-slots = Свободно ячеек
rogue-page-slot = Ячейка { $slot }: { $item }
rogue-page-slot-empty = пусто
rogue-page-map-about = Карту можно двигать. Нажмите на место, чтобы пойти туда.
rogue-page-map-mob = Враг
rogue-page-map-item = Вещь
rogue-page-nearby = Поблизости
rogue-page-cursor-go = Tab — дальше, { $use } — идти туда, { $menu } — закончить.
rogue-page-cursor-look = Tab — дальше, { $menu } — закончить.
rogue-page-cursor-go-touch = Коснитесь ещё раз, чтобы пойти туда.
rogue-page-cursor-look-touch = Коснитесь места, чтобы его осмотреть.
rogue-page-cursor-travel-touch = Коснитесь места, куда хотите пойти.

## Commands

rogue-command-up = { web-key-up }
rogue-command-left = { web-key-left }
rogue-command-down = { web-key-down }
rogue-command-right = { web-key-right }
rogue-command-wait = Ждать
rogue-command-explore = { label-explore }
rogue-command-attack = Атаковать
rogue-command-travel = Идти к…
rogue-command-rest = { label-rest }
rogue-command-look = Осмотреться
rogue-command-highlight = Подсветить
rogue-command-use = Применить
rogue-command-drop = Бросить
rogue-command-previous-slot = Предыдущая ячейка
rogue-command-next-slot = Следующая ячейка
rogue-command-undo = { web-undo }
rogue-command-map = { label-map }
rogue-command-log = { run-log }
rogue-command-help = { web-help }
rogue-command-zoom-in = Ближе
rogue-command-zoom-out = Дальше
rogue-command-debug = Панель отладки
rogue-command-menu = Меню

## The first turns

rogue-page-hint-walk = Ходите клавишами { $up }, { $left }, { $down } и { $right }, бегайте с Shift. Чтобы подобрать вещь, наступите на неё.
rogue-page-hint-walk-touch = Ходите стрелками. Чтобы подобрать вещь, наступите на неё.
rogue-page-hint-goal = Цель — победить всех врагов этого мира. Чем дальше от начала, тем они сильнее.
rogue-page-hint-goal-touch = { rogue-page-hint-goal }
rogue-page-hint-explore = По клавише { $explore } герой исследует мир сам, пока не понадобится ваше решение, и говорит, почему остановился.
rogue-page-hint-explore-touch = По кнопке «Исследовать» герой исследует мир сам, пока не понадобится ваше решение, и говорит, почему остановился.
rogue-page-hint-use = Клавиши от 1 до 9 выбирают ячейку, { $use } применяет то, что в ней: оружие и доспехи надеваются, яблоки съедаются. { $drop } бросает вещь.
rogue-page-hint-use-touch = Коснитесь ячейки, чтобы выбрать её, и ещё раз, чтобы применить то, что в ней: оружие и доспехи надеваются, яблоки съедаются.
rogue-page-hint-fight = Чтобы сразиться с врагом, шагните на него: удары наносят оба сразу. Сначала осмотритесь — и узнаете, чего будет стоить бой.
rogue-page-hint-fight-touch = Чтобы сразиться с врагом, шагните на него: удары наносят оба сразу. Чего будет стоить бой, подскажет кнопка «Осмотреться».
rogue-page-hints-off = Больше не подсказывать
rogue-page-hints = Подсказывать на первых ходах
rogue-page-loot = «Исследовать» не подбирает снаряжение хуже вашего

## How to play

rogue-page-help-goal = За комнатой комната. Чем дальше от начала, тем сильнее их обитатели. Вы победите, когда не останется никого; счёт — это полученный опыт.
rogue-page-help-fight = При встрече бой идёт сам: каждый теряет столько здоровья, каков урон противника без своей брони. Потом враг на ход сбит с толку. У кого не осталось здоровья, тот погиб.
rogue-page-help-items = Находки лежат в девяти ячейках. Мечи и доспехи надевают, кинжал метают в ближайшего врага, и потом его можно подобрать, золотое яблоко возвращает пятую часть здоровья, зелье действует несколько ходов, дым ослепляет всех врагов на виду: бьют они мимо. Бросок занимает ход, остальное с вещами делается не тратя хода.
rogue-page-help-keys = Важно место клавиши на клавиатуре, а не раскладка.
rogue-page-help-touch = Коснитесь места, чтобы осмотреть его, и ещё раз, чтобы пойти туда. Коснитесь ячейки, чтобы выбрать её, и ещё раз, чтобы применить то, что в ней.
rogue-page-help-worlds = Мир можно написать в любом текстовом редакторе и открыть здесь или перетащить на страницу.
rogue-page-keys-about = Нажмите кнопку рядом с командой, затем нужную клавишу. Если клавиша уже занята, команды поменяются местами.
rogue-page-keys-slots = Выбрать ячейку
rogue-page-keys-run = Бежать (вместе с направлением)
rogue-page-keys-walk = Ходить
rogue-page-keys-next = Следующая вещь или враг при осмотре
rogue-page-key-of = { $command }: { $key }
rogue-page-key-wanted = Нажмите клавишу
rogue-page-keys-default = Клавиши по умолчанию

## Hero and colours

rogue-page-face = Ваше лицо
rogue-page-face-about = Можно взять и свою картинку: она останется в этом браузере.
rogue-page-face-bring = Взять картинку
rogue-page-face-shades = Тёмные очки
rogue-page-face-braid = Коса
rogue-page-face-beard = Борода
rogue-page-face-hood = Капюшон
rogue-page-face-helm = Шлем
rogue-page-face-curls = Кудри
rogue-page-face-own = Своё
rogue-page-palette-about = В «Ясных» и «Контрастных» цветах ничего не нужно отличать по красному и зелёному.
rogue-page-palette-torch = Свет факела
rogue-page-palette-clear = Ясные
rogue-page-palette-contrast = Контрастные
problem-rogue-portrait-bytes = Файл картинки слишком большой.
problem-rogue-portrait-kind = Это не картинка в формате PNG, JPEG, GIF или BMP.
problem-rogue-portrait-pixels = Картинка слишком большая: можно не больше { $most } пикселей.
problem-rogue-portrait-broken = Картинку не удалось прочитать: файл повреждён.

## The end

rogue-page-again = Новый мир
rogue-page-same-world = Тот же мир ещё раз
rogue-over-score = Очки
rogue-over-rank = { $score }, { $count ->
    [1] ваш первый забег
   *[other] { $place ->
        [1] лучший результат из { $count }
       *[other] { $place }-й результат из { $count }
    }
}
rogue-over-unscored = не начисляются

## Sharing

rogue-share-what = Чем поделиться
rogue-share-run = Этим забегом
rogue-share-run-about = В ссылке — весь забег до этого хода. Пока вы не отправите её сами, она никуда не уходит.
rogue-share-world = Этим миром
rogue-share-world-about = По ссылке откроется тот же мир с самого начала. Пока вы не отправите её сами, она никуда не уходит.
rogue-share-seed = Начальное значение: { $seed }
