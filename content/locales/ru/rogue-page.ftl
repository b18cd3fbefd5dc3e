# Texts of Rogue for the page.

## The menu

rogue-page-about = Исследуйте подземелье, деритесь с теми, кого встретите, и останьтесь в живых.
rogue-page-random = Случайный мир
rogue-page-open = Открыть мир
rogue-page-worlds = Готовые миры
rogue-page-looks = Герой и цвета
rogue-page-runs = Забеги
rogue-page-no-pictures = Этот браузер не может показать тайлы. В те же забеги можно играть на текстовых экранах.
rogue-page-more-options = Другие настройки
rogue-page-drop-here = Отпустите файл мира
rogue-page-open-about = Мир — это обычный текст: размеры, стены и всё, что в мире есть.
rogue-page-open-file = Открыть файл
rogue-page-open-paste = Или вставьте текст мира
rogue-page-open-anyway = Всё равно играть
rogue-page-open-doubts = В этом мире можно играть, но сначала проверьте предупреждения:

## Around the world

rogue-page-canvas = Мир вокруг вас. События — в списке сообщений; то, что вы видите, описывает команда «Осмотреться».
rogue-page-health = Здоровье
rogue-page-armor = Броня
rogue-page-level = Уровень { $level }
rogue-page-gained = Атака +{ $damage }, броня +{ $armor }
rogue-page-experience = Опыт: { $experience } из { $cost }
rogue-page-worn = Снаряжение и эффекты
rogue-page-free-slots = Свободно ячеек
rogue-page-slot = Ячейка { $slot }: { $item }
rogue-page-slot-empty = пусто
rogue-page-map-about = Карту можно перетаскивать. Нажмите на место, чтобы пойти туда.
rogue-page-map-mob = Враг
rogue-page-map-item = Предмет
rogue-page-nearby = Поблизости
rogue-page-cursor-go = Tab — дальше, { $use } — идти туда, { $menu } — закончить.
rogue-page-cursor-look = Tab — дальше, { $menu } — закончить.
rogue-page-cursor-go-touch = Коснитесь, чтобы пойти туда.
rogue-page-cursor-look-touch = Удерживайте место, чтобы его осмотреть.
rogue-page-cursor-travel-touch = Коснитесь места, куда хотите пойти.

## Commands

rogue-command-up = { web-key-up }
rogue-command-left = { web-key-left }
rogue-command-down = { web-key-down }
rogue-command-right = { web-key-right }
rogue-command-wait = { run-do-wait }
rogue-command-explore = { label-explore }
rogue-command-attack = Атаковать
rogue-command-travel = Идти к…
rogue-command-climb-down = Вниз по лестнице
rogue-command-climb-up = Вверх по лестнице
rogue-command-rest = { label-rest }
rogue-command-look = Осмотреться
rogue-command-highlight = Подсветить
rogue-command-use = Применить
rogue-command-drop = { run-title-drop }
rogue-command-previous-slot = Предыдущая ячейка
rogue-command-next-slot = Следующая ячейка
rogue-command-undo = { web-undo }
rogue-command-map = { label-map }
rogue-command-log = { run-log }
rogue-command-help = { web-help }
rogue-command-zoom-in = Ближе
rogue-command-zoom-out = Дальше
rogue-command-debug = Панель отладки
rogue-command-menu = { run-do-menu }

## The first turns

rogue-page-hint-walk = Ходите клавишами { $up }, { $left }, { $down } и { $right }, бегайте с Shift. Чтобы подобрать вещь, наступите на неё.
rogue-page-hint-walk-touch = Коснитесь места, чтобы пойти туда, или смахните, чтобы шагнуть. Чтобы подобрать вещь, наступите на неё.
rogue-page-hint-goal = Ваша цель — победить всех врагов этого мира. Чем дальше от начала, тем они сильнее.
rogue-page-hint-goal-touch = { rogue-page-hint-goal }
rogue-page-hint-explore = { $explore } — автоисследование, пока не понадобится ваше решение. При остановке игра назовёт причину.
rogue-page-hint-explore-touch = По кнопке «Исследовать» герой идёт сам, пока не понадобится ваше решение. При остановке игра назовёт причину.
rogue-page-hint-use = Клавиши от 1 до 9 выбирают ячейку. { $use } применяет вещь: мечи берут в руку, доспехи надевают, яблоки съедают. { $drop } кладёт вещь на пол.
rogue-page-hint-use-touch = Коснитесь ячейки, чтобы выбрать её. Коснитесь ещё раз, чтобы применить вещь: мечи берут в руку, доспехи надевают, яблоки съедают.
rogue-page-hint-fight = Чтобы сразиться с врагом, шагните на него: оба бьют одновременно. Сначала осмотритесь, чтобы узнать, чего будет стоить бой.
rogue-page-hint-fight-touch = Коснитесь врага рядом, чтобы ударить: оба бьют одновременно. Удерживайте его, чтобы узнать, чего будет стоить бой.
rogue-page-hints-off = Больше не подсказывать
rogue-page-hints = Подсказывать на первых ходах
rogue-page-loot = Автоисследование не берёт снаряжение хуже вашего

## How to play

rogue-page-help-goal = В мире с этажами ищите лестницы вниз и добудьте корону на последнем этаже. Каждый новый уровень прибавляет здоровья и даёт выбрать дар. Очки дают этажи, первая победа над каждым видом врагов, корона и ходы в запасе. В других случайных мирах победите всех врагов: там очки — это полученный опыт.
rogue-page-help-fight = При встрече с врагом бой идёт автоматически: каждый наносит урон, равный своей атаке за вычетом чужой брони. Если оба выжили, враг на ход сбит с толку. Если здоровья не осталось, вы погибли.
rogue-page-help-items = Находки лежат в девяти ячейках. Оружие, доспехи, плащи и сапоги надевают. Многие вещи действуют на ближайшего врага: выберите ячейку, и увидите, что именно произойдёт. Броски, выстрелы и подобное занимают ход; еда, питьё, карты и ловушки — нет.
rogue-page-help-keys = Важно место клавиши на клавиатуре, а не раскладка.
rogue-page-help-touch = Коснитесь места, чтобы пойти туда, или врага рядом, чтобы напасть. Смахните, чтобы шагнуть, удерживайте, чтобы осмотреть, разведите пальцы, чтобы приблизить. Коснитесь ячейки, чтобы выбрать её, и ещё раз, чтобы применить вещь.
rogue-page-help-worlds = Напишите мир в любом текстовом редакторе и откройте его здесь или перетащите на страницу.
rogue-page-keys-about = Нажмите кнопку рядом с командой, затем нужную клавишу. Если клавиша уже занята, команды поменяются местами.
rogue-page-keys-slots = Выбрать ячейку
rogue-page-keys-run = Бежать (вместе с направлением)
rogue-page-keys-walk = Ходить
rogue-page-keys-next = Следующее существо или предмет при осмотре
rogue-page-key-of = { $command }: { $key }
rogue-page-key-wanted = Нажмите клавишу
rogue-page-keys-default = Клавиши по умолчанию

## Hero and colours

rogue-page-face = Ваше лицо
rogue-page-face-about = Можно взять и свою картинку: она не покинет этот браузер.
rogue-page-face-bring = Выбрать картинку
rogue-page-face-shades = Тёмные очки
rogue-page-face-braid = Коса
rogue-page-face-beard = Борода
rogue-page-face-hood = Капюшон
rogue-page-face-helm = Шлем
rogue-page-face-curls = Кудри
rogue-page-face-own = Своё
rogue-page-palette-about = «Чёткие» и «Контрастные» цвета не заставляют отличать красное от зелёного.
rogue-page-palette-torch = Свет факела
rogue-page-palette-clear = Чёткие
rogue-page-palette-contrast = Контрастные
problem-rogue-portrait-bytes = Файл картинки слишком большой.
problem-rogue-portrait-kind = Это не картинка в формате PNG, JPEG, GIF или BMP.
problem-rogue-portrait-pixels = Картинка слишком большая: можно не больше { $most } пикселей.
problem-rogue-portrait-broken = Картинку не удалось прочитать: файл повреждён.

## The end

rogue-page-again = Новый мир
