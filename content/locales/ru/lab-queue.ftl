# Исследования в очереди и ход работы.
lab-flag-queue = играть на обработчиках этой очереди, например redis://host; без адреса — из { $variable }
lab-flag-chunk = для знатоков: сколько единиц играть за раз (по умолчанию около 200 мс работы)
lab-bad-chunk = --chunk: укажите целое число от 1 до { $most }, а не «{ $chunk }».
lab-queue-or-jobs = --queue и --jobs исключают друг друга: у каждого обработчика свой --jobs.
lab-queue-url = адрес очереди, например redis://host (по умолчанию { $variable })
lab-queue-id = номер исследования или его начало
lab-queue-no-url = Какая очередь? Укажите её адрес, например redis://host, или задайте { $variable }.
lab-queue-bad-url = «{ $url }» — не адрес очереди. Пишите redis://user:password@host:port, для TLS — rediss://.
lab-queue-password = Redis на { $address } не принимает это имя или пароль. Пишите их так: redis://user:password@host.
lab-queue-forbidden = Этому пользователю очередь на { $address } недоступна. Разрешите ему все команды для ключей turnwright:*.
lab-queue-refused = На { $address } нет Redis. Запустите его: redis-server --appendonly yes
lab-queue-no-host = Узел для { $address } не найден. Проверьте адрес очереди.
lab-queue-silent = { $address } не отвечает. Проверьте адрес, брандмауэр и не нужен ли серверу TLS (rediss://).
lab-queue-failed = Redis на { $address } не подходит: { $reason }
lab-queue-old = На { $address } работает Redis { $version }. Для очереди нужен 6.2 или новее.
lab-queue-evicts = Redis на { $address } может выбросить исследования, когда кончится память ({ $policy }). Задайте: maxmemory-policy noeviction
lab-queue-replica = Redis на { $address } — реплика только для чтения. Укажите адрес основного сервера.
lab-queue-started = Исследование { $id } поставлено в очередь на { $address }.
lab-queue-held = Исследование { $id } уже ведёт процесс { $pid } на { $host }. Сначала остановите его.
lab-queue-cancelled = Исследование { $id } отменено.
lab-queue-taken-over = Исследование { $id } продолжили в другом месте.
lab-queue-trouble = Redis: { $reason }; пробую снова
lab-queue-no-workers = нет обработчиков: запустите «turnwright worker <адрес>»
lab-queue-empty = В этой очереди нет исследований.
lab-queue-no-study = Исследования «{ $id }» в очереди нет, или их несколько. Выберите из { $ids }.
lab-queue-other-build = Исследованию { $id } нужен turnwright { $version } (сборка { $build }), а это { $ownVersion } (сборка { $ownBuild }).
lab-queue-removed = Исследование { $id } удалено.
lab-resume-with = Чтобы продолжить: { $command }
lab-start-over = Чтобы начать заново: { $command }
lab-progress-done = { $done } из { $all }
lab-progress-rate = { $rate }/с
lab-progress-left = осталось { $time }
lab-progress-at-most = осталось не больше { $time }
lab-progress-chunks = { $chunks ->
    [one] { $chunks } порция
    [few] { $chunks } порции
   *[many] { $chunks } порций
}
lab-progress-threads = { $threads ->
    [one] { $threads } поток
    [few] { $threads } потока
   *[many] { $threads } потоков
}
lab-progress-workers = { $workers ->
    [one] { $workers } обработчик
    [few] { $workers } обработчика
   *[many] { $workers } обработчиков
}, { lab-progress-threads }
lab-list-about = показать исследования в очереди
lab-show-about = показать план, ход и отчёт исследования в очереди на этот момент
lab-resume-about = продолжить исследование в очереди, если его команда остановилась
lab-cancel-about = убрать исследование и его порции из очереди
lab-list-column = { $column ->
    [id] исследование
    [kind] вид
    [game] игра
    [done] сделано
    [age] возраст
    [state] состояние
   *[build] сборка
}
lab-list-state = { $state ->
    [running] идёт
   *[stopped] остановлено
}
lab-show-study = Исследование { $id }: { $kind }, { $game }; сделано { $done } из { $all }; начато { $age } назад; { $state }; turnwright { $version }, сборка { $build }
lab-show-plan = План: { $plan }
lab-worker-url = { lab-queue-url }
lab-worker-ready = { $threads ->
    [one] Обработчик готов: { $threads } поток для очереди на { $address }. Ctrl-C остановит его.
    [few] Обработчик готов: { $threads } потока для очереди на { $address }. Ctrl-C остановит его.
   *[many] Обработчик готов: { $threads } потоков для очереди на { $address }. Ctrl-C остановит его.
}
lab-worker-other-build = Исследование { $id } пропущено: ему нужен turnwright { $version } (сборка { $build }, правила { $game } { $rules }), а здесь { $ownVersion } (сборка { $ownBuild }, правила { $game } { $ownRules }).
lab-worker-lost = Связь с { $address } потеряна; жду её.
lab-worker-back = Связь с { $address } восстановлена.
lab-worker-stopping = Заканчиваю начатые порции.
lab-worker-stopped = { $chunks ->
    [one] Обработчик остановлен, сыграна { $chunks } порция.
    [few] Обработчик остановлен, сыграны { $chunks } порции.
   *[other] Обработчик остановлен, сыграно { $chunks } порций.
}
