# Keepsakes: their effects, and rewards in camp, for both shells.

## Screens

dice-keepsakes = 纪念物
dice-glossary-keepsakes = { dice-keepsakes }
dice-term-keepsake = 纪念物
dice-term-keepsake-text = 胜利后，每位英雄从三项奖励中选一项，多半是纪念物。它在整个战役中帮助这位英雄。每位英雄最多三件。
dice-keepsake-once = 每个剧本一次：{ $effect }
dice-keepsake-ready = 可用
dice-keepsake-used = 已用尽
dice-reward-larger = 更大的骰子：{ $die }
dice-reward-larger-text = 把 { $old } 换成 { $die }。
dice-reward-mark = 印记：{ $die }
dice-reward-mark-text = 刻在你的{ $die }上。{ $effect }
dice-reward-choose = 收下
dice-reward-swap = 收下，留下{ $other }
dice-camp-reward = { dice-camp-skill }
dice-camp-reward-swap = { $hero }：用{ $other }换{ $name }
dice-page-camp-reward = 奖励：三选一
dice-status-camp-reward = { $hero }：选择一项奖励。

## Events

dice-said-keepsake = { $hero }使用{ $name }。
dice-said-rewarded = { $hero }选择奖励：{ $name }。
dice-said-swapped = { $hero }拿走{ $name }，留下{ $other }。
dice-said-spied = { $card }就在{ $place }。

## Refusals

problem-dice-keepsake = 这场冒险没有纪念物“{ $id }”。可选：{ $known }。
problem-dice-keepsake-used = 本剧本中已经用过。
problem-campaign-not-offered = 这位英雄没有这项奖励可选。
problem-campaign-swap = 只有拥有 { $most } 件纪念物的英雄才用一件换另一件。
problem-campaign-choose-first = 这位英雄要先选择奖励。

## Effects always in force

dice-effect-strong-arm = 对抗敌人的战斗 +1。
dice-effect-sure-footed = 面对障碍 +2。
dice-effect-gatherer = 赢取找到的骰子时 +3。
dice-effect-hospitable = 争取盟友时 +3。
dice-effect-locksmith = 封闭和守住地点时 +1。
dice-effect-hardy = 遇到创伤时 +3。
dice-effect-elusive = 躲避 +2。
dice-effect-old-score = 对抗反派的战斗 +2。
dice-effect-heavy-hand = 战斗之外，使用力量骰的检定 +1。
dice-effect-deft-hand = 战斗之外，使用敏捷骰的检定 +1。
dice-effect-clear-head = 战斗之外，使用心智骰的检定 +1。
dice-effect-ready-tongue = 战斗之外，使用言语骰的检定 +1。
dice-effect-early-bird = 每回合面对遇到的第一颗骰子，检定 +1，反派除外。
dice-effect-last-ditch = 骰袋数字变红时，战斗 +3。
dice-effect-good-company = 此地有其他英雄时，检定 +1。
dice-effect-night-eyes = 弃置总有加值：无视黑暗和狡诈。
dice-effect-antidote = 剧毒对你无效。
dice-effect-tight-grip = 贪婪和迅捷的威胁夺不走你的骰子。
dice-effect-level-head = 埋伏、险境、湿滑和监视之地对你没有影响。
dice-effect-free-leg = 即使对穷追不舍的威胁，也可逃跑和躲避。
dice-effect-cold-iron = 你的攻击对有结界和虚体的威胁都有效。
dice-effect-sturdy = 敌人和反派造成的非魔法伤害 −2。
dice-effect-unmoved = 魔法伤害 −2。
dice-effect-stepping-stones = 障碍造成的伤害 −1。
dice-effect-light-heels = 逃跑时伤害 −2。
dice-effect-deep-pockets = 手可多拿一颗骰子。
dice-effect-more-physical = 开始时多两颗力量骰。
dice-effect-more-somatic = 开始时多两颗敏捷骰。
dice-effect-more-mental = 开始时多两颗心智骰。
dice-effect-more-verbal = 开始时多两颗言语骰。
dice-effect-more-divine = 开始时多一颗信仰骰。
dice-effect-old-friend = 开始时手中有一名盟友。
dice-effect-early-start = 队伍多两个回合。
dice-effect-bedroll = 休息时多放回两颗骰子。
dice-effect-solace = 放弃信仰骰时多放回两颗骰子。
dice-effect-tidy = 封闭地点时，弃置堆中的两颗骰子回到骰袋。
dice-effect-trophies = 战胜威胁时，弃置堆中的一颗骰子回到骰袋。
dice-effect-slow-breath = 你的回合开始时，若骰袋数字变红，弃置堆中的两颗骰子回到骰袋。
dice-effect-open-handed = 每回合可以送出两次骰子。
dice-effect-light-step = 为再次探索支付的骰子收回，而不是弃置。
dice-effect-rosary = 协助你的信仰骰弃置，而不是搁置。
dice-effect-true-faith = 信仰骰可协助你对付障碍。

## Drawbacks

dice-effect-slow = 队伍少一个回合。
dice-effect-brittle = 威胁造成的非魔法伤害 +1。
dice-effect-light-sleeper = 休息时少放回两颗骰子。
dice-effect-clumsy = 封闭和守住地点时 −1。
dice-effect-butter-fingered = 赢取找到的骰子时 −2。
dice-effect-loud = 躲避 −2。

## Effects once per scenario

dice-effect-salve = 弃置堆中的四颗骰子回到骰袋。
dice-effect-remedy = 治愈一处创伤，弃置堆中的三颗骰子回到骰袋。
dice-effect-second-breath = 抽两颗骰子。
dice-effect-fresh-start = 收回整手骰子，重新抽满，并多抽两颗。
dice-effect-spare-hours = 队伍赢得两个回合。
dice-effect-good-plan = 你的下一次检定 +4。
dice-effect-master-key = 下一次封闭或守住地点时 +6。
dice-effect-spyglass = 得知一名反派的所在。
dice-effect-summons = 一名盟友加入手中。
dice-effect-anointing = 一颗信仰骰加入手中。
dice-effect-rally = 此地每位英雄弃置堆中的三颗骰子回到骰袋。
dice-effect-waymarks = 移动到另一地点，在那里免费再次探索。
dice-effect-second-look = 免费再次探索。
dice-effect-buckler = 免受一次伤害。
dice-effect-counter-charm = 免受一次魔法伤害。
dice-effect-shared-shield = 此地任一英雄所受伤害 −6。
dice-effect-smoke = 遇到的敌人或反派回到此地的骰袋，你弃置堆中的五颗骰子回到骰袋。
dice-effect-safe-way = 逃跑而不受伤害。
dice-effect-wave-off = 遇到的敌人回到此地的骰袋，这次探索不算。
dice-effect-drive-off = 遇到的敌人永远离开。
dice-effect-way-round = 绕过遇到的障碍。
dice-effect-other-pocket = 放回遇到的骰子，另抽一颗；反派和盟友除外。
dice-effect-lucky-throw = 下一次检定 +4，已经面对骰子时也可使用。
