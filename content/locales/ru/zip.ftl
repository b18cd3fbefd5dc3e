# Что может быть не так с архивом zip.
problem-zip-broken = Этот zip не читается: { $reason }
problem-zip-large = В zip { $bytes } байт, а можно не больше { $most }.
problem-zip-entries = Файлов в zip { $count }, а можно не больше { $most }.
problem-zip-inflated = { $name } занял бы после распаковки { $bytes } байт, а можно не больше { $most }.
problem-zip-total = Файлы из zip заняли бы после распаковки { $bytes } байт, а можно не больше { $most }.
problem-zip-ratio = { $name } при распаковке вырастает более чем в { $most } раз: такие zip не принимаются.
problem-zip-path = «{ $name }» ведёт за пределы архива: допустимы только простые пути внутри него.
problem-zip-link = «{ $name }» — ссылка: положите в zip сам файл.
problem-zip-secret = «{ $name }» зашифрован или сжат незнакомым способом: используйте обычный deflate.
