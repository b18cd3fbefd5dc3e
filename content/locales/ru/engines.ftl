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
