# Настольные игры по файлам правил, на странице.

## Библиотека

zrf-library = Библиотека
zrf-search = Найти игру
zrf-open-file = Открыть файл…
zrf-open-folder = Открыть папку…
zrf-open-about = Файл правил (.zrf) вместе с картинками, целая папка или .zip: выберите или бросьте в любое место этой страницы. Он останется в этом браузере.
zrf-drop-here = Бросьте правила сюда
zrf-opened = Открытые вами
zrf-own-rules = Игры
zrf-own-puzzles = Головоломки со скольжением
zrf-none-found = Такой игры нет.
zrf-missing = Игры «{ $id }» здесь нет. То, что вы открываете, хранится только в этом браузере.
zrf-several = Какие правила открыть?
zrf-trouble = По этому файлу сыграть нельзя
zrf-trouble-count = { $count ->
    [one] Ошибок и сомнений: { $count }.
    [few] Ошибок и сомнений: { $count }.
   *[many] Ошибок и сомнений: { $count }.
  }

## За доской

zrf-board = Доска
zrf-variant = Вариант
zrf-pass-button = Пропустить ход
zrf-done = Закончить ход
zrf-cancel = Отмена
zrf-choose = Какой ход?
zrf-next-level = Следующий уровень
zrf-pieces = Фигур на доске: { $count }
zrf-stock = В запасе: { $player }
zrf-stock-piece = { $piece }, { $count ->
    [-1] сколько угодно
   *[other] { $count }
  } в запасе
zrf-cell-picked = { $told }, в руке
zrf-cell-target = { $told }, можно пойти сюда
zrf-cell-source = { $told }, может ходить
zrf-faults = Что не так с правилами
zrf-hint-play = Сыграть
zrf-type-play = Пойти

## Вид

zrf-looks = Доска и фигуры
zrf-coordinates = Названия рядов и столбцов
zrf-smart = Щелчок, у которого один смысл, сразу делает ход
zrf-sounds = Звуки
zrf-music-midi = Музыка этой игры — файл MIDI, которого браузеры не играют.
zrf-set = Картинки
zrf-set-number = Набор { $number }

## Окна

zrf-about = Об игре
zrf-about-description = Правила
zrf-about-history = История
zrf-about-strategy = Стратегия
zrf-about-pieces = Фигуры
zrf-help-move = Щёлкните фигуру, затем одну из точек, или перетащите её. Кольца отмечают фигуры на пути, крестики — то, что ход возьмёт. Если щелчок может значить несколько ходов, их покажут на выбор.
zrf-help-drop = Фигуры в запасе лежат рядом с именем игрока: щёлкните одну, затем доску, или перетащите её туда.
zrf-key-arrows = от поля к полю
zrf-key-enter = взять, поставить
zrf-key-escape = положить обратно
zrf-zsg = Партия Zillions
zrf-zsg-about = Файл .zsg: так хранит партии программа, для которой эти правила придуманы. Открыть его можно ниже.
zrf-zsg-save = Сохранить как .zsg
zrf-position = Позиция
zrf-position-about = Позиция на доске в виде текста.

problem-zsg-rejected = Строка { $line }: правила не допускают «{ $text }».
problem-zsg-dice = В этой партии решали кости, а снова они так не лягут.

## Расстановка позиции

zrf-setup = Расставить позицию
zrf-setup-open = Расставить
zrf-setup-about = Выберите фигуру и щёлкните там, где ей стоять; щелчок по такой же снимает её, а правая кнопка — любую. Рукой фигуры переносят мышью или двумя щелчками; за краем доски они исчезают.
zrf-setup-brushes = Фигуры
zrf-setup-hand = Двигать фигуры
zrf-setup-eraser = Ластик
zrf-setup-piece = { $piece }, { $player }
zrf-setup-turn = Чей ход
zrf-setup-waiting = В запасе
zrf-setup-empty = Пусто
zrf-setup-usual = Начало
zrf-setup-game = Из партии
zrf-setup-text = Текстом
zrf-setup-read = Расставить по тексту
zrf-setup-over = Отсюда играть уже нельзя. { $reason }
zrf-setup-play = Играть отсюда
zrf-setup-leave = Вернуться к партии
