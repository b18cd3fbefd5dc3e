# Ошибки в архивах zip.
problem-zip-broken = Этот zip не читается: в нём нет списка файлов.
problem-zip-list = Этот zip не читается: список файлов повреждён.
problem-zip-overlap = Этот zip не читается: файлы в нём накладываются друг на друга.
problem-zip-missing = Файл «{ $name }» в архиве повреждён: не хватает данных.
problem-zip-size = Файл «{ $name }» в архиве повреждён: размер не сходится.
problem-zip-checksum = Файл «{ $name }» в архиве повреждён: контрольная сумма не сходится.
problem-zip-packed = Файл «{ $name }» в архиве повреждён: его нельзя распаковать.
problem-zip-large = В zip { $bytes } байт, а можно не больше { $most }.
problem-zip-entries = Файлов в zip { $count }, а можно не больше { $most }.
problem-zip-inflated = { $name } после распаковки займёт { $bytes } байт, а можно не больше { $most }.
problem-zip-packed-large = { $name } занимает в zip { $bytes } байт, а можно не больше { $most }.
problem-zip-total = Файлы из zip после распаковки займут { $bytes } байт, а можно не больше { $most }.
problem-zip-ratio = { $name } при распаковке вырастает более чем в { $most } раз, это не разрешено.
problem-zip-path = «{ $name }» ведёт за пределы архива: используйте простые пути внутри него.
problem-zip-link = «{ $name }» — ссылка: положите в zip сам файл.
problem-zip-secret = «{ $name }» зашифрован или сжат неподдерживаемым способом: используйте обычный deflate.

# Files, also those in zips.
problem-unreadable = { $name } не читается: { $cause ->
    [missing] нет такого файла или папки
    [forbidden] нет прав доступа
    [folder] это папка
    [no-folder] часть пути — не папка
    [full] на диске нет места
    [read-only] диск только для чтения
    [loop] ссылки замкнуты в кольцо
    [long] слишком длинное имя
   *[other] { $reason }
  }.
