# Команда engine и движки других программ в роли игроков.
cli-engine-protocol = язык другой программы: { $protocols }
cli-engine-game = настольная игра для двоих: название, путь к .zrf, его папке или .zip
cli-engine-level = уровень бота, от 1 до { $most } (по умолчанию { $most })
cli-engine-seed = начальное значение для ошибок слабых уровней
cli-engine-no-protocol = Неизвестный протокол: «{ $name }». Выберите из списка: { $protocols }.
cli-engine-bad-level = «{ $level }» — не уровень: укажите число от 1 до { $most }.
cli-engine-players = Движки не играют в «{ $game }»: нужна настольная игра без костей для двоих, которые ходят по очереди.
cli-engine-squares = В { $protocol } нет названий для полей игры «{ $game }»: выберите uci.
cli-engine-waiting = Жду команд { $protocol }. Чтобы выйти, введите «quit».

cli-play-engine = посадить на место «engine» движок UCI или USI, например stockfish или "usi:/opt/my engine --flag" (места по умолчанию: person engine)
cli-play-engine-option = параметр движка; можно указать несколько раз
cli-play-engine-time = сколько секунд движок думает над ходом (по умолчанию 2)
cli-play-no-engine = Для места «engine» нужна программа: добавьте --engine, например --engine stockfish.
cli-play-engine-unseated = У движка нет места: добавьте --seats "person engine".
cli-engine-no-program = Укажите программу движка, например --engine stockfish.
cli-engine-bad-option = «{ $option }» — не параметр движка: напишите имя, = и значение.
cli-engine-bad-time = «{ $time }» — не время: укажите число секунд больше 0.
cli-engine-fault-missing = Программа «{ $program }» не найдена. Установите движок или укажите путь к нему.
cli-engine-fault-failed = Не удалось запустить «{ $program }»: { $detail }
cli-engine-fault-silent = «{ $program }» не отвечает уже { $detail } с. Это движок UCI или USI?
cli-engine-fault-stopped = Программа «{ $program }» завершилась.
cli-engine-fault-illegal = «{ $program }» отвечает «{ $detail }», но такого хода здесь нет.
cli-engine-fault-resigns = «{ $program }» сдаётся.
cli-engine-fault-variant = «{ $program }» не играет в «{ $detail }».
