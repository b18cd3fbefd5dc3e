# 自由模式的变数、每日挑战、得分、成就和英雄履历。

dice-date = { $year }年{ $month }月{ $day }日

## Twists

dice-option-twists = 变数
dice-option-twists-about = 变数的代号，用逗号分隔
dice-twists-count = { $count } 项，得分 ×{ $factor }
dice-twists-about = 变数会改变自由模式的规则。不利的提高得分，有利的降低得分。
dice-twists-harmful = 不利
dice-twists-helpful = 有利
dice-twists-full = 最多 { $most } 项变数。请先取消一项。
dice-twist-conflict = 与“{ $other }”矛盾。
dice-twist-more = +{ $points }%
dice-twist-less = −{ $points }%
dice-twist-named = { $name }（{ $points }）
dice-twists-key = { dice-option-twists }
dice-twists-key-pick = 选择
dice-twists-key-help = 选择自由模式的变数
dice-twists-pick-help = 选择或取消一项变数
problem-dice-twist-unknown = 没有变数“{ $twist }”。请从 { $known } 中选择，用逗号分隔。
problem-dice-twists-many = 最多 { $most } 项变数，每项一次。
problem-dice-twists-conflict = 变数 { $one } 与 { $other } 矛盾，请选其一。

## Scores

dice-score = 得分：{ $total }
dice-score-places = 封闭地点 { $points }
dice-score-victory = 胜利 { $points }
dice-score-turns = 剩余回合 { $points }
dice-score-heroes = 存活英雄 { $points }
dice-score-factors = 倍率：{ $factors }
dice-score-by-level = { $level } 级 ×{ $factor }
dice-score-by-difficulty = 难度（{ $difficulty }）×{ $factor }
dice-score-by-twists = 变数 ×{ $factor }
dice-score-best = 这是你在该等级、难度和人数下的最高分！

## The daily

dice-daily-menu = 每日挑战
dice-daily-title = 每日挑战，{ $date }
dice-daily-about = 所有人的剧本、英雄和变数都相同，每天一换。只有第一次打完的一局计分。
dice-daily-route = { $route }，难度：{ $difficulty }
dice-daily-heroes = 英雄：{ $heroes }
dice-daily-twists = 变数：{ $twists }
dice-daily-won = 胜利，{ $score } 分，剩余回合：{ $timer }，存活英雄：{ $alive } / { $heroes }
dice-daily-lost = 失败，{ $score } 分，存活英雄：{ $alive } / { $heroes }
dice-daily-signs = 每回合一个符号：{ $closed } 封闭地点，{ $villain } 击败反派，{ $beaten } 击败威胁，{ $hurt } 受伤，{ $died } 英雄死亡，{ $quiet } 平静
dice-daily-share = Turnwright 每日挑战，{ $date }（{ $adventure }）
dice-daily-replayed = 重玩不计分，以第一次的结果为准。
dice-daily-start = 开始
dice-daily-continue = 继续
dice-daily-again = 再玩一次，不计分
dice-daily-come-back = 下一次每日挑战明天开始。
dice-daily-copy = 复制结果
dice-daily-copied = 结果已复制。
dice-daily-end-keys = C 复制结果 · 按任意键 · ? 帮助 · Q 离开
dice-daily-copy-help = 复制结果以便分享

## Records

dice-records-menu = 记录
dice-records-about = 你在这台设备上的最高分、成就和英雄履历。
dice-records-scores = 最高分
dice-records-achievements = 成就
dice-scores-level = { $adventure }，{ $level } 级
dice-scores-row = { $score } · { $difficulty }，{ $heroes } 名英雄
dice-scores-detail = { $twists ->
    [0] { $date }
   *[other] { $date }，{ $twists } 项变数
}
dice-scores-dailies = 每日挑战
dice-scores-empty = 还没有得分。打完一局自由模式或每日挑战，得分就会出现在这里。
dice-histories-count = 为你出战的英雄：{ $count }
dice-histories-empty = 还没有英雄。打完一个剧本，其中的英雄就会记在这里。
dice-history-row = 剧本 { $scenarios }，胜 { $wins }，死亡 { $deaths }，封闭地点 { $closed }，击败威胁 { $beaten }，最佳掷骰 { $roll }

## Achievements

dice-achievements-count = 已获得：{ $count } / { $all }
dice-achievement-hidden = 获得之前保密。
dice-achievement-earned = { $text }{ $date }。
dice-achievement-new = 成就：{ $name }。{ $text }
dice-achievement-first-victory = 旗开得胜
dice-achievement-first-victory-text = 赢得一个剧本。
dice-achievement-campaign = 有始有终
dice-achievement-campaign-text = 赢得战役的最后一个剧本。
dice-achievement-hard-won = 来之不易
dice-achievement-hard-won-text = 在困难难度下获胜。
dice-achievement-alone = 独行侠
dice-achievement-alone-text = 只用一名英雄获胜。
dice-achievement-crowd = 全员到齐
dice-achievement-crowd-text = 用六名英雄获胜，且全部存活。
dice-achievement-untouched = 毫发无伤
dice-achievement-untouched-text = 获胜时没有因伤害失去骰子，也没有受创。
dice-achievement-lights-out = 全部封闭
dice-achievement-lights-out-text = 获胜时所有地点都已封闭。
dice-achievement-early = 赶上晚饭
dice-achievement-early-text = 获胜时还剩一半以上的时间。
dice-achievement-last-moment = 最后一刻
dice-achievement-last-moment-text = 获胜时已没有剩余回合。
dice-achievement-hunt = 狩猎季节
dice-achievement-hunt-text = 在一个剧本中击败 15 个威胁。
dice-achievement-thunder = 雷霆万钧
dice-achievement-thunder-text = 一次检定掷出 25 点或更多。
dice-achievement-all-highest = 骰子灌了铅
dice-achievement-all-highest-text = 三颗或更多骰子同时掷出最大点数。
dice-achievement-deep-end = 深水区
dice-achievement-deep-end-text = 在自由模式 3 级中获胜。
dice-achievement-thorns = 荆棘之路
dice-achievement-thorns-text = 带着三项不利变数赢得自由模式。
dice-achievement-double = 加倍下注
dice-achievement-double-text = 带着使得分翻倍的变数赢得自由模式。
dice-achievement-score-2000 = 两千分
dice-achievement-score-2000-text = 一局得到 2000 分。
dice-achievement-daily = 不负今日
dice-achievement-daily-text = 赢得一次每日挑战。
dice-achievement-week = 七天
dice-achievement-week-text = 打完七次每日挑战。
dice-achievement-veteran = 老将
dice-achievement-veteran-text = 用同一名英雄赢得十个剧本。
dice-achievement-classes = 各行各业
dice-achievement-classes-text = 每个职业的英雄都取得过胜利。
dice-achievement-hundred-threats = 第一百个
dice-achievement-hundred-threats-text = 你的英雄共击败 100 个威胁。
dice-achievement-all-ones = 流年不利
dice-achievement-all-ones-text = 三颗或更多骰子同时掷出 1 点。
dice-achievement-last-one = 总得有人讲述
dice-achievement-last-one-text = 三名或更多英雄中只剩一人存活时获胜。
dice-achievement-so-close = 功亏一篑
dice-achievement-so-close-text = 只剩一个地点未封闭时失败。
