# Настольные игры из файлов правил, на странице.

## Библиотека

zrf-library = Библиотека
zrf-search = Найти игру
zrf-open-file = Открыть файл…
zrf-open-folder = Открыть папку…
zrf-open-about = Выберите файл правил (.zrf) с картинками, целую папку или .zip — или перетащите на эту страницу. Всё останется в этом браузере. Файлы с партиями (PGN, PDN, KIF, CSA) открываются так же.
zrf-drop-here = Отпустите здесь правила или партии
zrf-going-on = Начатые партии
zrf-opened = Открытые вами
zrf-own-rules = Игры
zrf-own-puzzles = Головоломки с блоками
zrf-none-found = Ничего не найдено.
zrf-missing = Игры «{ $id }» здесь нет. Открытые вами игры хранятся только в этом браузере.
zrf-several = Выберите файл правил
zrf-trouble = Эту игру не открыть
zrf-trouble-count = { $count ->
    [one] Ошибок и предупреждений: { $count }.
    [few] Ошибок и предупреждений: { $count }.
   *[many] Ошибок и предупреждений: { $count }.
  }

## Игры из файлов

zrf-reading = Читаются правила…
zrf-unpacking = Распаковано файлов: { $unpacked } из { $files }…
zrf-reading-about = Этот файл открывается долго. Можно остановить в любой момент: ничего не пропадёт.
zrf-stop = Остановить
zrf-stopped = Остановлено. Ничего не изменилось.
zrf-slow-page = Всё это время страница не будет отвечать.
zrf-slow-open = Всё равно открыть
zrf-unfinished = В прошлый раз эта игра так и не открылась. Возможно, её картинки или правила слишком тяжелы для этого браузера.
zrf-broken = Игру не удалось открыть: { $reason }
zrf-open-plain = Открыть без картинок
zrf-delete = Удалить игру
zrf-not-kept = Браузер не смог сохранить эту игру. Чтобы сыграть в неё снова, откройте её файлы ещё раз.
zrf-unshown = { $count ->
    [one] Не показана { $count } картинка
    [few] Не показаны { $count } картинки
   *[many] Не показано { $count } картинок
  }
zrf-unshown-about = Играть можно и так: игра рисуется без них.
problem-picture-broken = { $name } не прочесть как картинку: сохраните её заново как PNG, JPEG, GIF, BMP или SVG.
problem-picture-pixels = В { $name } { $width } × { $height } пикселей, а всего можно не больше { $most }: уменьшите картинку.
problem-picture-svg = Размер { $name } в байтах — { $bytes }, а для SVG можно не больше { $most }: упростите рисунок.
problem-picture-elements = В { $name } больше { $most } элементов, считая повторные: упростите рисунок.
problem-picture-foreign = В { $name } есть HTML, а этот браузер не может нарисовать его на доске: уберите <foreignObject>.
problem-picture-all = Картинка { $name } пропущена: во всех вместе может быть не больше { $most } пикселей. Уменьшите их.

## За доской

zrf-pass-button = Спасовать
zrf-done = Закончить ход
zrf-cancel = { label-cancel }
zrf-next-level = Следующий уровень
zrf-pieces = Фигур на доске: { $count }
zrf-stock = В запасе: { $player }
zrf-stock-piece = { $piece }, { $count ->
    [-1] сколько угодно
   *[other] { $count }
  } в запасе
zrf-swap-button = Обмен
zrf-cell-checked = { $cell }, под шахом
zrf-cell-picked = { $cell }, в руке
zrf-cell-target = { $cell }, можно пойти сюда
zrf-cell-falls = { $cell }, упадёт на { $to }
zrf-cell-source = { $cell }, может ходить
zrf-faults = Ошибки в правилах
zrf-hint-play = Сыграть
zrf-type-play = Пойти

## Звуки

zrf-music-midi = Музыка этой игры — файл MIDI, браузеры его не проигрывают.

## Окна

zrf-about = Об игре
zrf-about-description = { label-rules }
zrf-about-history = История
zrf-about-strategy = Стратегия
zrf-about-pieces = { looks-pieces }
zrf-help-move = Щёлкните по фигуре, затем по точке, или перетащите фигуру. Кольцами отмечены занятые поля, куда можно пойти, крестиками — то, что будет взято. Если щелчок может значить несколько ходов, выберите один из списка.
zrf-help-drop = Фигуры в запасе — рядом с именем игрока. Щёлкните по фигуре, затем по доске, или перетащите её туда.
zrf-key-arrows = перейти с поля на поле
zrf-key-enter = взять, поставить
zrf-key-escape = положить обратно
zrf-zsg = Партия Zillions
zrf-zsg-about = Файл .zsg — партия, сохранённая в Zillions of Games. Открыть такой файл можно ниже.
zrf-zsg-save = Сохранить как .zsg
zrf-position-about = Позиция на доске в виде текста.

problem-zsg-rejected = Строка { $line }: ход «{ $text }» не по правилам.
problem-zsg-dice = В этой партии бросали кости, а те же броски не повторить.

## Расстановка позиции

zrf-setup = Редактор позиции
zrf-setup-open = Расставить
zrf-setup-about = Выберите фигуру и щёлкните по полю, чтобы её поставить. Чтобы убрать фигуру, щёлкните по ней ещё раз или правой кнопкой. В режиме «{ zrf-setup-hand }» перетащите фигуру или щёлкните по ней, а затем по полю. Фигура, которую вынесли за край доски, исчезает.
zrf-setup-hand = Двигать фигуры
zrf-setup-eraser = Ластик
zrf-setup-piece = { $piece }, { $player }
zrf-setup-turn = Чей ход
zrf-setup-waiting = В запасе
zrf-setup-empty = Очистить
zrf-setup-usual = Начало
zrf-setup-game = Из партии
zrf-setup-text = Текстом или из FEN
zrf-setup-read = Взять из текста
zrf-setup-over = Здесь партия уже окончена. { $reason }
zrf-setup-play = Играть отсюда
zrf-setup-leave = Вернуться к партии
