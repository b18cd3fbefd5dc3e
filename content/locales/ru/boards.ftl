# Настольные игры по файлам правил, на странице.

## Библиотека

zrf-library = Библиотека
zrf-search = Найти игру
zrf-open-file = Открыть файл…
zrf-open-folder = Открыть папку…
zrf-open-about = Выберите файл правил (.zrf) с картинками, целую папку или .zip — или перетащите на эту страницу. Всё останется в этом браузере.
zrf-drop-here = Отпустите правила здесь
zrf-going-on = Начатые партии
zrf-opened = Открытые вами
zrf-own-rules = Игры
zrf-own-puzzles = Головоломки с блоками
zrf-none-found = Ничего не найдено.
zrf-missing = Игры «{ $id }» здесь нет. Открытые вами игры хранятся только в этом браузере.
zrf-several = Какие правила открыть?
zrf-trouble = В этот файл сыграть нельзя
zrf-trouble-count = { $count ->
    [one] Ошибок и сомнений: { $count }.
    [few] Ошибок и сомнений: { $count }.
   *[many] Ошибок и сомнений: { $count }.
  }

## Как открываются чужие игры

zrf-reading = Читаются правила…
zrf-unpacking = Распаковано файлов: { $unpacked } из { $files }…
zrf-reading-about = Этот файл открывается долго. Можно остановить в любой момент: ничего не пропадёт.
zrf-stop = Остановить
zrf-stopped = Остановлено. Ничего не изменилось.
zrf-slow-page = Страница в это время не будет отвечать.
zrf-slow-open = Всё равно открыть
zrf-unfinished = В прошлый раз эта игра так и не открылась. Возможно, её картинки или правила слишком тяжелы для этого браузера.
zrf-broken = При открытии игры произошла ошибка: { $reason }
zrf-open-plain = Открыть без картинок
zrf-delete = Удалить игру
zrf-not-kept = Браузер не смог сохранить эту игру. Чтобы сыграть в неё снова, откройте её файлы ещё раз.
zrf-unshown = { $count ->
    [one] Не показана { $count } картинка
    [few] Не показаны { $count } картинки
   *[many] Не показано { $count } картинок
  }
zrf-unshown-about = Играть всё равно можно: игра рисуется без них.
problem-picture-broken = { $name } — не картинка или повреждённый файл: сохраните её заново как PNG, JPEG, GIF, BMP или SVG.
problem-picture-pixels = В { $name } { $width } × { $height } пикселей, а всего можно не больше { $most }: уменьшите картинку.
problem-picture-svg = В { $name } { $bytes } байт, а в SVG можно не больше { $most }: упростите рисунок.
problem-picture-elements = В { $name } рисуется больше { $most } элементов, считая повторные: упростите рисунок.
problem-picture-foreign = В { $name } есть HTML, а этот браузер не даёт рисовать его на доске: уберите <foreignObject>.
problem-picture-all = { $name } не показана: во всех картинках вместе может быть не больше { $most } пикселей. Уменьшите их.

## За доской

zrf-pass-button = Пропустить ход
zrf-done = Закончить ход
zrf-cancel = Отмена
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
zrf-faults = Что не так с правилами
zrf-hint-play = Сыграть
zrf-type-play = Пойти

## Вид

zrf-looks = Вид
zrf-coordinates = Подписи рядов и столбцов
zrf-smart = Сразу делать ход, если щелчок может значить только его
zrf-sounds = Звуки
zrf-music-midi = Музыка этой игры — файл MIDI, а браузеры их не проигрывают.
zrf-set-number = Набор { $number }

## Окна

zrf-about = Об игре
zrf-about-description = { label-rules }
zrf-about-history = История
zrf-about-strategy = Стратегия
zrf-about-pieces = { zrf-pieces }
zrf-help-move = Щёлкните по фигуре, затем по одной из точек, или перетащите фигуру. Кольцами отмечены фигуры на пути, крестиками — то, что будет взято. Если щелчок может значить несколько ходов, их предложат на выбор.
zrf-help-drop = Фигуры в запасе — рядом с именем игрока: щёлкните по фигуре, затем по доске, или перетащите её туда.
zrf-key-arrows = перейти с поля на поле
zrf-key-enter = взять, поставить
zrf-key-escape = положить обратно
zrf-zsg = Партия Zillions
zrf-zsg-about = Файл .zsg — сохранённая партия программы, для которой эти правила написаны. Открыть такой файл можно ниже.
zrf-zsg-save = Сохранить как .zsg
zrf-position-about = Позиция на доске в виде текста.

problem-zsg-rejected = Строка { $line }: правила не допускают «{ $text }».
problem-zsg-dice = В этой партии решали кости, а снова так же они не лягут.

## Расстановка позиции

zrf-setup = Редактор позиции
zrf-setup-open = Расставить
zrf-setup-about = Ставьте, двигайте и убирайте фигуры: выберите фигуру и щёлкните по полю, чтобы её поставить; щёлкните ещё раз — или правой кнопкой по любой фигуре, — чтобы убрать. Рукой фигуры перетаскивают или переносят двумя щелчками; за краем доски они исчезают.
zrf-setup-hand = Двигать фигуры
zrf-setup-eraser = Ластик
zrf-setup-piece = { $piece }, { $player }
zrf-setup-turn = Чей ход
zrf-setup-waiting = В запасе
zrf-setup-empty = Очистить
zrf-setup-usual = Начало
zrf-setup-game = Из партии
zrf-setup-text = Текстом
zrf-setup-read = Взять из текста
zrf-setup-over = Здесь партия уже окончена. { $reason }
zrf-setup-play = Играть отсюда
zrf-setup-leave = Вернуться к партии
