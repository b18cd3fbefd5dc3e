# Тексты страницы «Пещеры».

caves-page-new = Новый забег
caves-page-runs = Сохранённые забеги
caves-page-canvas = Пещеры вокруг вас, нарисованные плитками. Список того, что видно, и сообщения говорят то же словами.
caves-page-drop-here = Бросьте сюда набор или сохранённый забег
caves-page-hints = Подсказки для первых ходов
caves-page-map-about = Щёлкните место, чтобы пойти туда. < и > меняют уровень.
caves-page-help-mouse = Щёлкните место, чтобы пойти туда; существо, чтобы напасть; скалу рядом, чтобы копать; себя, чтобы подобрать предмет или пойти по лестнице. Правая кнопка: осмотреть. Колесо: масштаб.
caves-page-help-touch = Коснитесь места, чтобы пойти туда; существа, чтобы напасть; скалы рядом, чтобы копать. Быстро смахните, чтобы сделать шаг. Удерживайте палец, чтобы осмотреть; разведите два, чтобы приблизить; ведите медленно, чтобы сдвинуть вид.

## Packs

caves-page-packs = Наборы
caves-page-packs-about = В наборе свои существа, предметы и уровни. Откройте caves.yaml, папку или zip либо бросьте их на эту страницу.
caves-page-open-file = Открыть набор
caves-page-open-folder = Открыть папку набора
caves-page-remove = Убрать этот набор
caves-page-warned = Замечания: { $name }
caves-page-refused = Не удалось открыть { $name }

## Buttons that are always there

caves-tool-pack = Вещи
caves-tool-look = Осмотр
caves-tool-travel = Идти
caves-tool-wait = { run-do-wait }
caves-tool-map = { label-map }
caves-tool-log = Журнал
caves-tool-help = Помощь
caves-tool-menu = { run-do-menu }
