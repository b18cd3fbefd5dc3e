# Позиции и партии в нотациях игроков: открыть, выбрать, сохранить.

record-open = Позиция или партия…
record-title = Открыть позицию или партию
record-about = Вставьте позицию (FEN, SFEN) или партии (PGN, PDN, KIF, CSA) либо выберите файлы. Когда это окно закрыто, нажмите Ctrl+V или перетащите файл на страницу.
record-text = Позиция или партия
record-file = Из файла…
record-place = Строка { $line }, столбец { $column }:
record-which = Подходят правила нескольких игр. Выберите игру:
record-back = Назад к тексту
record-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
  }
record-search = Поиск по игрокам, турнирам и датам
record-more = { $count ->
    [one] Ещё { $count } партия: уточните поиск.
    [few] Ещё { $count } партии: уточните поиск.
   *[other] Ещё { $count } партий: уточните поиск.
  }
record-number = Партия { $number }
record-position = только позиция
record-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
  }
record-opened-result = { $title }: записан результат { $result }.
record-export = Позиция и партия
record-copy = Скопировать { $name }
record-save = Сохранить как .{ $ending }
record-help = Чтобы открыть позицию или партию из другой программы, нажмите на этой странице Ctrl+V, перетащите сюда файл или выберите «{ web-file }». Там же можно скопировать или сохранить позицию и партию.
problem-record-large = В файле { $bytes } байт, а можно не больше { $most }. Разделите его.
