# HTML reports.
lab-plan-named = Plan { $plan }: { $game }, rules version { $rules }, seed “{ $seed }”.
lab-html-study = Study
lab-html-reference = Dashed line: reference value
lab-html-band = Shaded: the wanted or usual range
lab-html-first = The first { $most } rows; the table has all of them
lab-html-partial = Stopped before its end. The intervals are right only if the stop did not depend on the results.
lab-html-reproduce = Reproduce it
lab-html-reproduce-about = This file contains its plan. The same version of Turnwright plays the same games and writes the same report:
lab-html-command = Command
lab-html-version = Version
lab-html-rules = Game
lab-html-rules-of = { $game }, rules version { $rules }
lab-html-plan-id = Plan id
lab-html-started = Date
lab-html-duration = Duration
lab-html-work = { $duration }; one thread would need { $work }
lab-html-seconds = { $seconds } s
lab-html-minutes = { $minutes } min
lab-html-executor = Played on
lab-html-executor-here = one thread
lab-html-executor-threads = { $workers ->
    [one] one thread
   *[other] { $workers } threads
}
lab-html-executor-queue = { $workers ->
    [one] one worker of a queue
   *[other] { $workers } workers of a queue
}
lab-html-executor-page = { $workers ->
    [one] one thread of a browser
   *[other] { $workers } threads of a browser
}
lab-html-plan = The plan as JSON

# Differences between reports.
lab-diff-command = list what changed between two reports beyond chance
lab-diff-file = a report, .json or .html
lab-question-diff = What changed beyond chance?
lab-answer-diff = { $changed } of { $compared } figures changed beyond chance.
lab-answer-diff-same = Nothing changed beyond chance. Figures compared: { $compared }.
lab-answer-diff-none = The reports have no figures in common.
lab-diff-changed = Changed figures
lab-diff-about = Differences, after minus before, with 95 % intervals. At most 5 % of them are expected to be chance (Benjamini–Hochberg).
lab-diff-mark = { $row }: { $column }
lab-diff-plans = Differences of the plans
lab-diff-alone = Figures in one report only
lab-diff-row = row
lab-diff-column = { lab-col-figure }
lab-diff-before = before
lab-diff-after = after
lab-diff-difference = difference
lab-diff-field = field
lab-diff-side = report
lab-diff-figure = { lab-starts-col-value }
problem-report-large = The file has { $bytes } bytes; the maximum is { $most }.
problem-report-json = This is not a report of a study, as written by --report in .json or .html.
problem-report-field = The report has a mistake at “{ $path }”: { $reason }.
