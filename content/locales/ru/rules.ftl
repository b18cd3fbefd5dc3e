# Файлы правил: слова вокруг ошибок и сами ошибки.
rules-warning = предупреждение: { $text }
rules-call = внутри ({ $macro } ...), вызов: { $place }
rules-calls-more = ... и ещё { $count ->
    [one] { $count } вызов
    [few] { $count } вызова
   *[many] { $count } вызовов
  }

# Чтение: текст
problem-zrf-empty = В этом файле нет правил: они начинаются с (game ...).
problem-zrf-binary = Это не текст: укажите сам файл правил, его имя кончается на .zrf.
problem-zrf-file-large = В файле { $bytes } байт, читается не больше { $most }.
problem-zrf-files-large = В этом файле и прочитанных до него вместе { $bytes } байт, читается не больше { $most }.
problem-zrf-more = Есть и другие ошибки: сначала исправьте эти.

# Чтение: списки и тексты в кавычках
problem-zrf-unclosed = Список { $name } не закрыт: поставьте ) там, где он кончается.
problem-zrf-unclosed-several = Файл кончился внутри вложенных списков ({ $count }), самый внутренний из них { $name }: поставьте ) там, где кончается каждый.
problem-zrf-unclosed-before = Список { $name } ещё открыт там, где начинается ({ $next } (строка { $line }): поставьте ) перед этим.
problem-zrf-unclosed-indent = Списку { $name } не хватает ), как видно по отступу строки { $line }: поставьте скобку перед ней.
problem-zrf-stray = Нет открытого списка, который закрыла бы эта ): уберите её или поищите лишнюю выше.
problem-zrf-string = Этот текст не закрыт: поставьте " там, где он кончается.
problem-zrf-nesting = Списки вложены друг в друга глубже { $most }: никаким правилам это не нужно.
problem-zrf-control = Здесь стоит управляющий символ ({ $code }), он пропускается как пробел: удалите его.

# Чтение: файлы
problem-zrf-include-form = Пишите (include "имя.zrf"), с именем одного файла в кавычках.
problem-zrf-include-inside = Место include — на верхнем уровне файла, не внутри списка и не в макросе: перенесите его туда.
problem-zrf-include-outside = Файл { $name } лежит вне папки правил: положите его в эту папку.
problem-zrf-include-missing = Файла { $name } нет: положите его в папку правил.
problem-zrf-include-missing-meant = Файла { $name } нет: может быть, { $meant }?
problem-zrf-include-cycle = Файл { $name } включает сам себя ({ $trail }): уберите этот include.
problem-zrf-include-count = Включено больше файлов, чем можно ({ $most }): объедините некоторые из них.
problem-zrf-include-deep = Файлы включают друг друга глубже { $most }: включите их прямо в первом файле.

# Чтение: макросы
problem-zrf-define-name = После define сначала идёт имя, как в (define step ...).
problem-zrf-define-inside = Место define — на верхнем уровне файла, не внутри списка и не в макросе: перенесите его туда.
problem-zrf-define-again = Макрос { $name } определён ещё раз; define в строке { $line } файла { $file } не действует.
problem-zrf-argument-outside = Аргумент макроса ({ $name }) имеет смысл только внутри define: напишите само слово.
problem-zrf-argument-list = Аргумент { $argument } здесь список и не может стать частью слова { $name }: вызовите макрос со словом.
problem-zrf-recursion = Макрос { $name } вызывает сам себя ({ $trail }): повторять макросы нельзя, выпишите тело полностью.
problem-zrf-expansion-deep = Макросы и списки вложены здесь друг в друга глубже { $most }: уменьшите вложенность вызовов.
problem-zrf-expansion = Макросы делают из этих правил больше { $most } слов, и этот вызов стал лишним. Поищите макрос, который удваивает то, что ему дано.
problem-zrf-glued = Из аргументов макросов складывается слово длиннее { $most } букв: поищите макрос, который его удваивает.

# Чтение: папки и архивы
problem-rules-none = { $name } — не правила: укажите файл .zrf, папку с таким файлом или .zip.
problem-rules-none-inside = В { $name } нет файла .zrf: укажите тот, в котором лежат правила.
problem-rules-several = В { $name } несколько файлов правил ({ $count }): укажите один из них по имени. Это { $paths }.
problem-rules-missing = Файла { $name } нет.
problem-rules-missing-meant = Файла { $name } нет: может быть, { $meant }?
problem-rules-outside = { $name } лежит вне папки правил: положите туда сам файл.
problem-rules-unreadable = { $name } не читается: { $reason }
problem-rules-large = В { $name } { $bytes } байт, читается не больше { $most }.
