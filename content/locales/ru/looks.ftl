# Вид досок, стрелки и круги, предварительные ходы, увеличение.

zrf-looks = Вид
looks-preview = Образец доски
looks-pieces = Фигуры
looks-set-classic = Классические
looks-set-wood = Деревянные
looks-set-modern = Современные
looks-set-kanji = Иероглифы
looks-set-symbols = Символы
looks-set-glossy = Глянцевые
looks-set-mineral = Ракушка и сланец
looks-set-file = Из файла
looks-set-file-number = Из файла, набор { $number }
looks-theme = { web-board }
looks-theme-standard = Обычная
looks-theme-wood = Дерево
looks-theme-paper = Бумага
looks-theme-plain = Простая
looks-theme-contrast = Высокий контраст
looks-coordinates = Координаты
looks-coordinates-outside = Рядом с доской
looks-coordinates-inside = На полях
looks-coordinates-off = Нет
looks-numbers = Номера полей
looks-files = Вертикали по номерам с каждой стороны, как в записи ходов
looks-smart = Ходить сразу, если щелчок допускает один ход
looks-premoves = Предварительные ходы: пока думает бот
looks-sounds = Звуки

## Под доской на сенсорных экранах

looks-board-tools = { web-board }
looks-zoom-in = Увеличить
looks-zoom-out = Вся доска
looks-draw = Стрелки
looks-colour = { $colour ->
    [green] Зелёный
    [red] Красный
    [blue] Синий
   *[yellow] Жёлтый
  }
looks-erase = Стереть стрелки и круги

## Предварительные ходы

looks-premove-list = Предварительный ход: { $moves }
looks-premove-cancel = Отменить предварительный ход
problem-zrf-premove-dropped = Предварительный ход { $from } – { $to } отменён: сейчас он невозможен.

## Справка

looks-help-draw = Тяните правой кнопкой, чтобы нарисовать стрелку; щёлкните правой кнопкой, чтобы нарисовать круг. Shift, Alt или обе меняют цвет, левый щелчок стирает. На сенсорном экране нажмите и держите или коснитесь «{ looks-draw }».
looks-help-premove = Пока бот думает, введите свои следующие ходы. Каждый будет сделан, как только настанет ваша очередь, или отменён, если он невозможен. Правый щелчок или Esc отменяет их.
looks-help-zoom = На телефоне касание доски с мелкими полями увеличивает её. Двигайте доску одним пальцем, меняйте масштаб двумя.
