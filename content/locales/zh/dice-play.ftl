# Texts of a dice game in play, for both shells.

dice-die = { $type ->
    [WOUND] d{ $size } 创伤
    [ENEMY] d{ $size } 敌人
    [VILLAIN] d{ $size } 反派
    [OBSTACLE] d{ $size } 障碍
    [ALLY] d{ $size } 盟友
   *[other] { $name } d{ $size }
}
dice-nameless-ENEMY = 不怀好意的家伙
dice-nameless-ENEMY-object = { dice-nameless-ENEMY }
dice-nameless-VILLAIN = 反派
dice-nameless-VILLAIN-object = { dice-nameless-VILLAIN }
dice-nameless-OBSTACLE = 挡路的东西
dice-nameless-OBSTACLE-object = { dice-nameless-OBSTACLE }

dice-fate-hide = 收回
dice-fate-discard = 弃置
dice-fate-deter = 搁置
# Short forms for narrow terminals.
dice-fate-hide-brief = { dice-fate-hide }
dice-fate-discard-brief = { dice-fate-discard }
dice-fate-deter-brief = { dice-fate-deter }
dice-way-use = { $fate } { $dice }
dice-way = { $uses }：{ $bonus }
dice-way-brief = { $uses } { $bonus }
dice-or = {"或"}
dice-place-bag = { $count ->
    [0] 骰袋已空
   *[other] 剩 { $count } 颗骰子
}
dice-place-closed = 已封闭
dice-place-guarded = 已守住

## Actions

dice-offer-explore = { label-explore }
dice-offer-again = 再次探索
dice-offer-finish = 结束回合
dice-offer-discard-interior = 弃骰并结束
dice-offer-travel = 移动
dice-offer-give = 送出骰子
dice-offer-close = 封闭此地
dice-offer-rest = { label-rest }
dice-offer-cure = 治愈创伤
dice-offer-hide = 收回骰子
dice-offer-hide-retry = 重掷
dice-offer-discard = 弃置骰子
dice-offer-hide-encounter-ENEMY = 普通攻击，收回
dice-offer-discard-encounter-ENEMY = 普通攻击，弃置
dice-offer-hide-encounter-VILLAIN = { dice-offer-hide-encounter-ENEMY }
dice-offer-discard-encounter-VILLAIN = { dice-offer-discard-encounter-ENEMY }
dice-offer-acquire = 拿走
dice-offer-forfeit = 放弃它
dice-offer-forfeit-encounter-DIVINE = 放弃：取回两颗弃置的骰子
dice-offer-forfeit-encounter-ENEMY = 什么也不做
dice-offer-forfeit-encounter-VILLAIN = { dice-offer-forfeit-encounter-ENEMY }
dice-offer-forfeit-encounter-OBSTACLE = 退却
dice-offer-forfeit-encounter-WOUND = 承受创伤
dice-offer-forfeit-guard = 不去把守
dice-offer-forfeit-retry = 到此为止
dice-offer-forfeit-look = 放回去
dice-offer-flee = 逃跑
dice-offer-confirm = 确认
dice-offer-confirm-pick-check = 掷骰
dice-offer-confirm-damage = 承受伤害
dice-offer-confirm-pick-pay = 支付
dice-offer-confirm-look = 尝试移除
dice-offer-cancel = 返回
dice-offer-cancel-closing = 不尝试
dice-offer-cancel-pick-lose = 全部留下
dice-offer-go-on = 继续
dice-offer-leave = 出发
dice-offer-next = 下一个：{ $scenario }
dice-free-name = 自由模式，{ $level } 级
dice-free-about = 随机剧本：本冒险的地点、反派和规则随机组合。随机种子不同，剧本不同。
dice-free-intro = 这个故事还没有人写下。只知道谁藏在这里：{ $villains }。搜查各处，封闭它们，让对手无处可逃。
dice-free-menu = 自由模式

## Questions

dice-status-place = { $hero }：选择从哪里开始。
dice-status-interior = { $hero }在{ $place }。怎么办？
dice-status-interior-short = { $place }。怎么办？
dice-status-interior-after = { $hero }已经四下看过。接下来呢？
dice-status-encounter-stat = 发现 { $die }。掷同类骰子赢得它；若弃置，任意骰子均可。
dice-status-encounter-DIVINE = 发现 { $die }。直接拿走即可。
dice-status-encounter-ALLY = { $die } 也许愿意同行：用言语或盟友劝说；若弃置，任意骰子均可。
dice-status-encounter-WOUND = 遇到 { $die }。用力量或敏捷抵挡；若弃置，任意骰子均可。
dice-status-encounter-OBSTACLE = { $card }，{ $die }。用{ $types }通过；若弃置，任意骰子均可。
dice-status-encounter-OBSTACLE-short = { $card }，{ $die }：{ $types }。
dice-status-encounter-ENEMY = { $card }，{ $die }。战斗、躲避，或者逃跑。
dice-status-encounter-ENEMY-short = { $card }，{ $die }。
dice-status-encounter-VILLAIN = { $card }终于现身，{ $die }！战斗、躲避，或者逃跑。
dice-status-encounter-VILLAIN-short = { $card }，{ $die }！
dice-status-pick-check = 选择用于检定的骰子。
dice-status-pick-fight = 选一颗骰子，或两颗不同类型的：两颗都算。
dice-status-pick-skill = { $skill }：选择骰子。
dice-status-pick-again = 为再次探索付出代价：一名盟友、一颗信仰骰，或另外两颗骰子。
dice-status-pick-give = 选择送给{ $target }的骰子。
dice-status-pick-errand = 选择送给{ $target }的骰子（可多颗）。
dice-status-pick-lose = { $hero }：选择要失去的 { $count } 颗骰子。
dice-status-pick-trim = { $hero }：弃置不想要的骰子，或全部留下。
dice-status-pick-pay = { $hero }受到 { $count } 点伤害：选择骰子，其余出自骰袋。
dice-status-pick-reroll = 选择换取重掷的骰子。
dice-status-pick-banish = 选择用来移除它的骰子。
dice-status-pick-cure = 选择要治愈的创伤。
dice-status-target-travel = 去哪里？
dice-status-target-give = 给谁？
dice-status-target-skill = { $skill }：选择目标。
dice-status-pile-heal = 选择放回骰袋的骰子。
dice-status-pile-rest = 休息：选择最多 5 颗骰子放回骰袋。
dice-status-closing = 封闭{ $place }：用一两颗不同类型的骰子达到 { $difficulty }。
dice-status-closing-short = { $place }：达到 { $difficulty }。
dice-status-closing-guard = 把守{ $place }以防反派：达到 { $difficulty }。
dice-status-guard = 反派可能逃往{ $place }。谁来把守？
dice-status-damage = { $hero }即将受到 { $amount } 点{ $magical ->
    [yes] 魔法伤害
   *[no] 伤害
}。
dice-status-damage-none = { $hero }已没有骰子可失去：伤害不起作用。
dice-status-retry = 检定失败。再试一次？
dice-status-look = { $place }的骰袋里：{ $die }。移除它？
dice-status-look-short = { $place }：{ $die }。移除它？
dice-status-roll = 骰子正在滚动。
dice-status-over-cornered = 最后的反派已无处可逃。胜利！
dice-status-over-all-closed = 所有地点都已封闭。胜利！
dice-status-over-first-villain = 反派已被击败。胜利！
dice-status-over-time = 时间已尽。一切都完了。
dice-status-over-dead = 英雄全部阵亡。一切都完了。
dice-status-over-escaped = 反派逃走了。一切都完了。
dice-status-over-fallen = 有人倒下了。一切都完了。
dice-status-camp-limit = { $hero }今后可以多拥有一颗骰子。选择它的类型。
dice-status-camp-limit-short = { $hero }：多一颗骰子。哪一类？
dice-status-camp-skill = { $hero }：提升一项技能，或学习新技能。
dice-status-camp = 营地。可通过公共骰池交换骰子，然后上路。
dice-status-campaign-won = 战役胜利！
dice-status-campaign-lost = 队伍不复存在。战役失败。
dice-status-campaign-weary = 玩过这么多剧本之后，队伍回家去了。

## The log

dice-said-turn = { $hero }的回合。剩余时间：{ $timer }。
dice-said-time-lost = 失去时间：{ $count }。剩余：{ $timer }。
dice-said-time-won = 赢得时间：{ $count }。剩余：{ $timer }。
dice-said-encounter = { $hero }在{ $place }发现 { $die }。
dice-said-threat = { $hero }在{ $place }遇到{ $card }，{ $die }。
dice-said-won = { $hero }掷出 { $total }，对 { $against }：成功。
dice-said-missed = { $hero }掷出 { $total }，对 { $against }：失败。
dice-said-won-skill = { $hero }以{ $skill }掷出 { $total }，对 { $against }：成功。
dice-said-missed-skill = { $hero }以{ $skill }掷出 { $total }，对 { $against }：失败。
dice-said-chased = { $card }从背后攻击{ $hero }：{ $against }，减半。
dice-said-struck = { $hero }什么也没做。{ $card }攻击：{ $against }。
dice-said-dice = { $own } 对 { $foe }
dice-said-face = { $die } → { $face }
dice-said-tallied = { $skill }：{ $hero }掷出 { $total }。
dice-said-skill = { $hero }使用{ $skill }。
dice-said-travelled = { $hero }前往{ $place }。
dice-said-gift = { $hero }送给{ $taker } { $die }。
dice-said-acquired = { $hero }赢得 { $die }。
dice-said-joined = { $die } 归{ $hero }所有。
dice-said-failed = { $die } 已失去。
dice-said-forfeited = { $hero }放弃了 { $die }。
dice-said-defeated = 击败了{ $card }。
dice-said-passed = 通过了{ $card }。
dice-said-evaded = { $hero }躲开了{ $card }。
dice-said-fled = { $hero }从{ $card }面前逃走。
dice-said-lessened = { $skill }：{ $hero }把 { $before } 点伤害减为 { $after } 点。
dice-said-lessened-other = { $skill }：{ $hero }把{ $other }受到的 { $before } 点伤害减为 { $after } 点。
dice-said-shielded = { $skill }：{ $hero }代替{ $other }承受伤害，{ $before } 点减为 { $after } 点。
dice-said-lessened-not = { $skill }：伤害仍为 { $after } 点。
dice-said-damage = { $hero }受到 { $amount } 点{ $magical ->
    [yes] 魔法伤害
   *[no] 伤害
}。
dice-said-lost-damage = 因伤害失去：{ $dice }。
dice-said-lost-damage-bag = 骰袋中失去：{ $dice }。
dice-said-lost-end-of-turn = 手中放不下：{ $dice }。
dice-said-lost-optional = 自愿弃置：{ $dice }。
dice-said-lost-greedy = 被抢走：{ $dice }。
dice-said-lost-swift = { $hero }受惊，掉回骰袋：{ $dice }。
dice-said-lost-utter-mess = 混乱中收回：{ $dice }。
dice-said-lost-make-room = 为腾出位置而放弃：{ $dice }。
dice-said-healed = 回到{ $hero }的骰袋：{ $dice }。
dice-said-refill = { $hero }抽取：{ $dice }。
dice-said-summon = { $hero }立即抽取：{ $dice }。
dice-said-recovered = { $hero }从弃置堆取回：{ $dice }。
dice-said-wounded = { $hero }负伤了。
dice-said-cured = { $hero }的一处创伤已治愈。
dice-said-died = { $hero }阵亡了。
dice-said-remark = { $hero }：“{ $line }”{ $ends ->
    [no] 。
   *[yes] { "" }
}
dice-said-rested = { $hero }休息。
dice-said-guarded = { $hero }守住了{ $place }。
dice-said-closed = { $place }已封闭。
dice-said-found = { $card }藏在{ $place }：此地仍然开放。
dice-said-cornered = 反派在{ $place }走投无路。
dice-said-escaped = 反派逃往{ $place }。
dice-said-stays = 反派无处可去，留在{ $place }。
dice-said-boon = { $skill }：{ $hero }之后的一次检定 +{ $amount }。
dice-said-boon-used = { $skill }帮助了{ $hero }：+{ $amount }。
dice-said-boon-lost = { $skill }：{ $hero }的加值没有用上。
dice-said-trap = { $skill }：{ $hero }遇到的下一个敌人 −{ $amount }。
dice-said-set-out = 队伍出发：{ $scenario }。
dice-said-came-back = { $won ->
    [yes] 队伍凯旋归来。
   *[no] 队伍战败而归。
}
dice-said-kept = { $kept ->
    [all] 找到的骰子归你们所有。
    [some] 幸存者找到的骰子归你们所有。
   *[none] 无人生还：找到的骰子都丢了。
}
dice-said-grew = { $hero }今后可以多拥有一颗{ $type }骰。
dice-said-learned = { $hero }的{ $skill }提升了一级。
dice-said-took = { $hero }从公共骰池拿取 { $die }。
dice-said-left = { $hero }把 { $die } 放入公共骰池。
dice-saved-title = { $adventure }：{ $scenario }
dice-saved-turn = 第 { $turn }/{ $turns } 回合
dice-saved-camp = 在营地
dice-saved-lost = 失败

## Refusals

problem-dice-slot = 这颗骰子不能与已选的骰子一起用。
problem-dice-mask = 这些骰子不合适。请选择其他骰子。
problem-dice-pile = { problem-dice-slot }
problem-dice-pile-mask = { problem-dice-mask }
problem-dice-no-bonus = 在这里弃置没有加值。不如收回骰子。
problem-dice-none-fit = 手中没有合适的骰子。
problem-dice-close-refuge = 避难所不能封闭。
problem-dice-closed = 此地已封闭。
problem-dice-close-tried = 每回合只能尝试封闭一次。
problem-dice-close-bag = 骰袋已空，或刚击败此地的爪牙之后，才能封闭地点。
problem-dice-guardian = 必须先击败守卫，才能封闭此地。
problem-dice-action = 现在不能这么做。
problem-dice-skill-used = 本回合已经用过这项技能。
problem-dice-pointless = 现在这么做毫无作用。
problem-dice-no-target = 没有合适的目标。
problem-dice-warded = 只有魔法攻击对这个威胁有效。
problem-dice-ethereal = 只有物理攻击对这个威胁有效。
problem-dice-relentless = 不能躲避或逃离这个威胁。
problem-dice-wrong-foe = 这对此类威胁无效。
problem-dice-too-far = 只能对身在别处的英雄使用。
problem-dice-hand-full = 手已满。
problem-dice-other-damage = 这对此类伤害无效。
problem-dice-not-his-damage = 这不能减轻这位英雄受到的伤害。
problem-dice-bag-empty = 此地的骰袋已空。
problem-dice-refuge = 避难所里没有什么可探索的。
problem-dice-spent = 本回合不能再探索了。
problem-dice-explored = 只能在探索之前做。
problem-dice-unexplored = 只能在探索之后做。
problem-dice-once = 本回合已经做过了。
problem-dice-alone = 这里没有人能接受骰子。
problem-dice-nothing-to-give = 没有可送出的骰子。
problem-dice-no-rest = 这里不能休息。请到避难所休息。
problem-dice-healthy = 没有什么需要治疗的。
problem-dice-haste = 在这个剧本里，每回合只能探索一次。
problem-dice-discard-due = 本回合结束时你本来就要弃骰。
problem-dice-patience = 本回合反悔的次数太多。这次必须做出选择。
problem-journey-trades = 在这个营地里交换得太多了（{ $most }）。队伍必须上路了。
problem-journey-state = 这不是有效的游戏状态。
problem-journey-words = “{ $text }”不是动作。请写“go-on”、“limit 1 P”、“skill 2 shoot”、“take 1 P6”或“leave”之类的词。
problem-campaign-not-owed = 这位英雄没有这项奖励可选。
problem-campaign-no-die = 那里没有 { $die }。
problem-campaign-full = 这位英雄不能再拥有更多这类骰子。
problem-campaign-owed = { $hero } 号英雄还有奖励没选。
problem-campaign-stage = 队伍不在营地。
problem-campaign-no-hero = 队伍中没有这位英雄。

## Tutorial hints, each shown once

dice-hint-table = 上方是地点、其骰袋中剩余的骰子和时间。下方是你的手：力是力量，敏是敏捷，智是心智，言是言语。避难所里什么都不会发生：按 T 移动。
dice-hint-explore = 探索就是从此地的骰袋中抽一颗骰子。它可能是礼物，也可能会咬人。按 E。
dice-hint-after = 可以付出代价再次探索，或按 F 结束回合。之后手会从你的骰袋重新补满。
dice-hint-die = 这颗骰子可以赢得：掷自己的一颗，点数不低于它即可。H 用同类骰子，用后回到骰袋；D 用任意骰子，用后弃置，但 +1。旁边写着成功率。
dice-hint-choose = 骰子用数字键选择，盟友用字母键。选够之后会显示成功率：Enter 掷骰，Esc 取消。
dice-hint-threat = 敌人。用技能战斗有加值。也可普通攻击：用一颗骰子，弃置时可用两颗不同类型的。还可以逃跑。点数差多少，就从手中失去多少颗骰子。
dice-hint-obstacle = 障碍要用所列类型的骰子通过，弃置的话任意骰子均可。失败或退却都要付出手中的骰子。
dice-hint-divine = 信仰骰不用掷就能拿走。它在许多检定中都有帮助，之后会被搁置。放弃它则能取回两颗骰子。
dice-hint-ally = 盟友等着你去劝说。盟友放在手的旁边，不占位置。
dice-hint-wound = 创伤会在手中占一个位置，而且不能弃置。现在就抵挡它，或者到避难所治愈。
dice-hint-damage = 受到伤害要失去手中的骰子，由你选择。手中不够的由骰袋补足。可以先使用减轻伤害的技能。
dice-hint-end = 回合结束。没用的骰子可以弃置：骰袋里也许会来更好的。但每一颗都是你生命的一部分。
dice-hint-low-bag = 骰袋快空了，而骰袋就是你的生命：该抽骰子却抽不出的英雄会死。到避难所休息：弃置的骰子会回到骰袋。
dice-hint-empty = 现在可以封闭此地了。封闭的地点让反派无处可逃。按 C。
dice-hint-closing = 用一两颗不同类型的骰子达到该数值。信仰骰可以帮忙。
dice-hint-villain = 反派！击败他，此地便在他身后封闭。他会逃往另一处开放的地点，除非一处也没有，或者处处有人把守。
dice-hint-guard = 站在另一处开放地点的英雄，可以用封闭检定守住它。这样他就逃不到那里。
dice-hint-act = 卡上写着你失败时敌人会做什么。击败或躲开它，就什么也不会发生。
dice-hint-power = 每个反派都有一种力量，直到他被击败。它列在剧本规则里。
dice-hint-give = 探索之前，英雄可以把一颗骰子交给同一地点的另一位英雄。
dice-hint-rest = 在这里可以休息，代替探索：五颗弃掉的骰子回到骰袋，或治好一处伤。
dice-hint-time = 时间不多了。该开始回合却没有时间，剧本就失败。封闭地点，找出反派。
dice-hint-idle = 每个回合都花时间，而避难所里什么也不会发生。去一个地点探索吧。
dice-hint-henchman = 这是爪牙。击败它，不论骰袋多满，都可以立刻封闭此地。
dice-hint-keepsake = 纪念物会自动生效，或增加一项每个剧本可用一次的技能。英雄页会逐一说明。
dice-hint-mark = 角上有符号的骰子带有印记：有特殊的一面，或有自己的效果。词汇表会说明每种印记。
