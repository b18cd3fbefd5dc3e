# Studies on a queue, and progress.
lab-flag-queue = play on the workers of this queue, such as redis://host; without a URL, the one in { $variable }
lab-flag-chunk = for experts: units played at a time (default: about 200 ms of work)
lab-bad-chunk = --chunk: give a whole number from 1 to { $most }, not “{ $chunk }”.
lab-queue-or-jobs = --queue and --jobs exclude each other: each worker has its own --jobs.
lab-queue-url = URL of the queue, such as redis://host (default: { $variable })
lab-queue-id = id of the study, or the beginning of it
lab-queue-no-url = Which queue? Give its URL, such as redis://host, or set { $variable }.
lab-queue-bad-url = “{ $url }” is not the URL of a queue. Write it as redis://user:password@host:port, or rediss:// for TLS.
lab-queue-password = Redis at { $address } refuses this user or password. Write them as redis://user:password@host.
lab-queue-forbidden = This user may not use the queue on { $address }. Allow it all commands on the keys turnwright:*.
lab-queue-refused = No Redis answers at { $address }. Start one with: redis-server --appendonly yes
lab-queue-no-host = There is no host for { $address }. Check the URL of the queue.
lab-queue-silent = { $address } does not answer. Check the URL, the firewall and whether the server needs TLS (rediss://).
lab-queue-failed = Redis at { $address } cannot be used: { $reason }
lab-queue-old = Redis at { $address } is version { $version }. Queues need 6.2 or later.
lab-queue-evicts = Redis at { $address } may drop studies when memory runs out ({ $policy }). Set it to: maxmemory-policy noeviction
lab-queue-replica = Redis at { $address } is a read-only replica. Give the URL of its primary.
lab-queue-started = Study { $id } is on the queue at { $address }.
lab-queue-held = Study { $id } is being run by process { $pid } on { $host }. Stop that one first.
lab-queue-cancelled = Study { $id } was cancelled.
lab-queue-taken-over = Study { $id } was resumed elsewhere.
lab-queue-trouble = Redis: { $reason }; trying again
lab-queue-no-workers = no workers: run “turnwright worker <url>”
lab-queue-empty = There are no studies on this queue.
lab-queue-no-study = There is no single study “{ $id }” on this queue. Choose from { $ids }.
lab-queue-other-build = Study { $id } needs turnwright { $version } (build { $build }); this is { $ownVersion } (build { $ownBuild }).
lab-queue-removed = Removed study { $id }.
lab-resume-with = To continue: { $command }
lab-start-over = To start over: { $command }
lab-progress-done = { $done } of { $all }
lab-progress-rate = { $rate }/s
lab-progress-left = { $time } left
lab-progress-at-most = at most { $time } left
lab-progress-chunks = { $chunks ->
    [one] { $chunks } chunk
   *[other] { $chunks } chunks
}
lab-progress-threads = { $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
}
lab-progress-workers = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} with { lab-progress-threads }
lab-list-about = list the studies on a queue
lab-show-about = show the plan, progress and report so far of a study on a queue
lab-resume-about = continue a study on a queue after its command has stopped
lab-cancel-about = remove a study and its chunks from a queue
lab-list-column = { $column ->
    [id] study
    [kind] kind
    [game] game
    [done] done
    [age] age
    [state] state
   *[build] build
}
lab-list-state = { $state ->
    [running] running
   *[stopped] stopped
}
lab-show-study = Study { $id }: { $kind }, { $game }; { $done } of { $all } done; started { $age } ago; { $state }; turnwright { $version }, build { $build }
lab-show-plan = Plan: { $plan }
lab-worker-url = { lab-queue-url }
lab-worker-ready = { $threads ->
    [one] Worker ready: { $threads } thread for the queue at { $address }. Ctrl-C stops it.
   *[other] Worker ready: { $threads } threads for the queue at { $address }. Ctrl-C stops it.
}
lab-worker-other-build = Skipping study { $id }: it needs turnwright { $version } (build { $build }, { $game } rules { $rules }); this worker is { $ownVersion } (build { $ownBuild }, { $game } rules { $ownRules }).
lab-worker-lost = Connection to { $address } lost; waiting for it.
lab-worker-back = Connected to { $address } again.
lab-worker-stopping = Finishing the current chunks.
lab-worker-stopped = { $chunks ->
    [one] Worker stopped after { $chunks } chunk.
   *[other] Worker stopped after { $chunks } chunks.
}
