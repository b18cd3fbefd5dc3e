# Вигляд дощок, стрілки й кола, попередні ходи, збільшення.

zrf-looks = Вигляд
looks-preview = Зразок дошки
looks-pieces = Фігури
looks-set-classic = Класичні
looks-set-wood = Дерев’яні
looks-set-modern = Сучасні
looks-set-kanji = Ієрогліфи
looks-set-symbols = Символи
looks-set-glossy = Глянцеві
looks-set-mineral = Мушля та сланець
looks-set-file = З файлу
looks-set-file-number = З файлу, набір { $number }
looks-theme = { web-board }
looks-theme-standard = Звичайна
looks-theme-wood = Дерево
looks-theme-paper = Папір
looks-theme-plain = Проста
looks-theme-contrast = Високий контраст
looks-coordinates = Координати
looks-coordinates-outside = Поруч із дошкою
looks-coordinates-inside = На полях
looks-coordinates-off = Немає
looks-numbers = Номери полів
looks-files = Вертикалі за номерами з кожного боку, як у записі ходів
looks-smart = Ходити одразу, якщо клацання допускає один хід
looks-premoves = Попередні ходи: поки думає бот
looks-sounds = Звуки

## Під дошкою на сенсорних екранах

looks-board-tools = { web-board }
looks-zoom-in = Збільшити
looks-zoom-out = Уся дошка
looks-draw = Стрілки
looks-colour = { $colour ->
    [green] Зелений
    [red] Червоний
    [blue] Синій
   *[yellow] Жовтий
  }
looks-erase = Стерти стрілки й кола

## Попередні ходи

looks-premove-list = Попередній хід: { $moves }
looks-premove-cancel = Скасувати попередній хід
problem-zrf-premove-dropped = Попередній хід { $from } – { $to } скасовано: зараз він неможливий.

## Довідка

looks-help-draw = Тягніть правою кнопкою, щоб намалювати стрілку; клацніть правою кнопкою, щоб намалювати коло. Shift, Alt або обидві змінюють колір, ліве клацання стирає. На сенсорному екрані натисніть і тримайте або торкніться «{ looks-draw }».
looks-help-premove = Поки бот думає, введіть свої наступні ходи. Кожен буде зроблено, щойно настане ваша черга, або скасовано, якщо він неможливий. Праве клацання або Esc скасовує їх.
looks-help-zoom = На телефоні дотик до дошки з дрібними полями збільшує її. Пересувайте дошку одним пальцем, змінюйте масштаб двома.
