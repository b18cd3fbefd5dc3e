# Labels of the screens of the dice game.

dice-screen-time = 时间：{ $timer }
dice-screen-closed = （已封闭）
dice-screen-bag = 骰袋：{ $count }
dice-screen-pile = 弃置：{ $count }
dice-screen-dead = 阵亡
dice-screen-boons = 下次检定 +{ $amount }
dice-screen-hand = 手
dice-screen-allies = 盟友
dice-screen-check = 检定：
dice-screen-versus = 对
dice-screen-against = 对方：{ $parts }
dice-screen-chance = 成功率：{ $percent } %
dice-screen-result = 结果：{ $result } { $word }
dice-screen-success = 成功
dice-screen-fail = 失败
dice-screen-got-away = 逃脱，伤害：{ $damage }
dice-screen-struck = 被击中，伤害：{ $damage }
dice-screen-turn = { $hero }的回合
dice-screen-turns = 限 { $count } 个回合内完成。
dice-screen-any-key = 按任意键 · ? 帮助 · Q 离开
dice-screen-next-key = N { $scenario } · 按任意键 · ? 帮助 · Q 离开
dice-screen-keys = M 地图 · S 英雄 · P 骰子 · J 日志 · U 撤销 · ? 帮助 · Q 离开
dice-screen-page = Tab：第 { $page } 页，共 { $pages } 页
dice-screen-key-leaf = 翻页
dice-screen-key-heroes = 英雄
dice-screen-heroes = 英雄
dice-screen-piles = 骰子
dice-screen-journal = 日志
dice-screen-in-hand = 手中
dice-screen-in-bag = 骰袋中：{ $count }
dice-screen-in-pile = 弃置堆中：{ $count }
dice-screen-deterred = 所有英雄共用的搁置堆
dice-screen-limit = { $type }：现在最多 { $current }，最终 { $most }
dice-screen-capacity = 手：{ $capacity }。偏好的骰子：{ $type }。
dice-screen-limits = 可拥有的骰子
dice-screen-skills = 技能
dice-screen-dormant = 可学的技能
dice-screen-rules = 目标与规则
dice-screen-facts = { $hero }在{ $place }：{ $dice }。骰袋：{ $bag }。
dice-place-difficulty = 封闭需 { $difficulty }
dice-place-villain = { $card }在此
dice-skill-level = { $name }，{ $level } 级，最高 { $most } 级
dice-skill-dormant = { $name }，最高 { $most } 级
dice-victory-corner = { $count ->
    [1] 找到反派，在其无路可逃时将其击败。
   *[other] 找到 { $count } 名反派，在他们无路可逃时逐一击败。
}
dice-victory-closeAll = 封闭所有地点。
dice-victory-firstVillain = { $count ->
    [1] 击败反派一次。
   *[other] 击败 { $count } 名反派中的任意一名。
}
dice-part-discard = 弃置
dice-part-tier = 难以通过
dice-part-difficulty = 难度
dice-part-leader = 头目
dice-part-trap = 陷阱
dice-method-SUM = 总和
dice-method-MAX = 取最高
dice-method-MIN = 取最低
dice-method-AVG_DOWN = 取平均
dice-method-AVG_UP = 取平均，向上取整
dice-forecast-odds = { $percent } %
dice-forecast-damage = 伤害 ≈ { $damage }
dice-forecast-damage-sure = 伤害 { $damage }
dice-forecast-dice = 代价 ≈ { $count } 颗骰子
dice-forecast-time = 时间 −{ $count }
dice-forecast-free = 无需代价
dice-forecast-loss = 全盘皆输！
dice-forecast-dooms = 必死！
dice-forecast-doom = { $percent } % 致死

## Camp

dice-camp-title = 营地
dice-camp-next = 下一个：{ $scenario }
dice-camp-pool = 公共骰池
dice-camp-unfit = { $dice }：这里没人能用。能用的职业：{ $classes }。
dice-camp-full = { $dice }：现在放不下。能用的英雄：{ $heroes }。
dice-camp-limit = { $hero }：多一颗{ $type }骰（现在 { $current }，最终 { $most }）
dice-camp-skill = { $hero }：{ $name }
dice-camp-take = { $hero }拿取 { $die }
dice-camp-give = { $hero }交出 { $die }
dice-camp-key-take = 执行
dice-camp-key-journal = 日志

## Menus

dice-menu-title = 冒险
dice-menu-none = 没有找到任何冒险。
dice-menu-broken = 无法游玩
dice-menu-set-out = 准备出发
dice-menu-campaign = 整个战役
dice-menu-tutorial = { $scenario }（从这里开始）
dice-menu-hero = 英雄 { $number }
dice-menu-nobody = 无人
dice-menu-hero-row = { $class }，{ $name }
dice-menu-name = 这位英雄叫什么？
dice-menu-name-keys = Enter 保存 · Esc
dice-menu-bad-name = 名字以文字开头，可含文字、数字、空格和连字符。
dice-menu-key-name = 名字
dice-menu-seed-about = 相同的随机种子加上相同的选择，就是同样的一局。
dice-menu-help-adventures = 一次冒险是由若干章组成的战役，每章有几个剧本；一个剧本大约半小时。打开冒险，选择去哪里、谁去。不能玩的会在旁边说明原因。已经开始的游戏在首页的存档里。
dice-menu-help-set-out = 选择去哪里、难度如何、谁去。一个剧本可以单独玩。整场战役由同一批英雄走到底：剧本之间他们扎营，在那里成长、交换骰子，死亡意味着什么由你决定。第一个剧本边玩边教。
dice-menu-help-party-title = 队伍
dice-menu-help-party = 一到六名英雄出发，同一职业可以有几名；“{ dice-menu-nobody }”表示空位。每个职业有自己的骰子和技能，选中时在下面说明。英雄越多，同时要做的事越多；开始时两名就好。不自己起名时，名字由种子决定。
dice-menu-help-name = 给英雄起名
dice-difficulty-easy-text = 时间更多，敌人更弱。适合第一个晚上。
dice-difficulty-normal-text = 适合熟悉规则的玩家。失误会浪费回合。
dice-difficulty-hard-text = 时间更少，敌人更强。每个回合都要紧。
dice-mode-story-text = 阵亡者在下一个剧本归来，但没有奖励。
dice-mode-classic-text = 阵亡者会归来，但每章只有一次。
dice-mode-permadeath-text = 阵亡者不会归来。
dice-option-route = 去哪里
dice-option-party = { dice-screen-heroes }
dice-option-party-about = 职业，用逗号分隔：brawler, hunter, mystic, prophet, mentor
dice-option-difficulty = 难度
dice-option-difficulty-easy = 简单
dice-option-difficulty-normal = 普通
dice-option-difficulty-hard = 困难
dice-option-mode = 死亡
dice-option-mode-story = 故事
dice-option-mode-classic = 经典
dice-option-mode-permadeath = 永久

## Reading

dice-screen-search = 搜索：{ $text }
dice-screen-search-about = 输入即可搜索
dice-screen-not-found = 没有匹配的规则。
dice-screen-log = 战役
dice-screen-statistics = 统计
dice-screen-card = 在此遇到
dice-screen-story = 故事
dice-screen-seed = { label-seed }：{ $seed }
dice-screen-played = 已玩剧本：{ $count }
dice-screen-gone = 永远离去
dice-screen-standing-won = 已胜
dice-screen-standing-now = 当前
dice-screen-standing-lost = 失败
dice-screen-standing-ahead = 未到
dice-screen-more-text = 更多
dice-screen-hint-title = 学习
dice-screen-hint-keys = 任意键 · I：不再提示
dice-screen-hints-off = 不再提示。按 I 恢复。
dice-screen-hints-on = 提示已开启。
dice-screen-dooms = { $hero }必死无疑：骰袋补不满手。再按 { $key } 即照做。
dice-screen-takes = 需要：{ $ways }
dice-screen-lost-hero = { $hero }没有归来。
dice-screen-rewards = 队伍上路之前：{ $hero }可选一项奖励。
dice-glossary-terms = 玩法
dice-glossary-types = { dice-screen-piles }
dice-glossary-classes = { dice-screen-heroes }
dice-glossary-skills = { dice-screen-skills }
dice-glossary-ally-skills = 盟友技能
dice-glossary-traits = 威胁的特性
dice-glossary-scenario-rules = 剧本规则
dice-glossary-location-rules = 地点规则
dice-stat-turns = 回合：{ $count }
dice-stat-checks = 检定获胜：{ $won } / { $checks }。按概率：{ $expected }。
dice-stat-beaten = 击败的威胁：{ $defeated }。封闭的地点：{ $closed }。
dice-stat-size = d{ $size }：掷 { $count } 次，平均 { $mean }（期望 { $expected }）
dice-stat-hero = 检定获胜：{ $won } / { $checks }，按概率 { $expected }。伤害：{ $damage }。休息：{ $rests }。死亡：{ $deaths }。
dice-keys-offer = 执行该键对应的动作；不可用时说明原因
dice-keys-slot = 选择手中的骰子
dice-keys-ally = 选择盟友
dice-keys-enter = 确认、掷骰
dice-keys-escape = 取消选择
dice-keys-more = 下一页动作
dice-keys-map = 地图：地点、骰袋和规则
dice-keys-heroes = 所有英雄的资料
dice-keys-piles = 每个人的骰子在哪里
dice-keys-threat = 遇到的威胁，以及它的每条规则
dice-keys-journal = 日志，含所有掷骰
dice-keys-log = 战役的进展
dice-keys-statistics = 统计
dice-keys-hints = 开关教学提示
dice-keys-undo = 撤回上一个决定，最多到上一次掷骰
dice-keys-replay = 从头回放这一局
dice-keys-manual = 规则，逐条说明
dice-keys-leave = 离开；游戏已保存

## 场景的结局

dice-end-facts = 已封闭地点：{ $closed }／{ $places }。剩余时间：{ $timer }。
dice-end-reward-dice = 放入公共骰池：{ $dice }。
dice-end-reward-limit = 每位活着的英雄可以多拥有一颗骰子；种类在营地里选择。
dice-end-reward-skill = 每位活着的英雄提升一项技能，或学会一项新技能。
dice-end-reward-hand = 从现在起，每位活着的英雄手中可以多拿一颗骰子。
dice-end-next = 你已经学会了玩法。战役从这个故事的结尾开始。
dice-end-advice-spend = 骰袋里还满满的：留到最后的骰子换不来胜利。弃置它们来提高胜算，并付出代价再探索一次。
dice-end-advice-split = 最后大家都在同一个地点。分头行动能封闭更多地点，遇到反派时也有人守住别处。
dice-end-advice-close = 地点的骰袋一空，或其爪牙一倒，就马上封闭它；没有危险的地方，付出代价再探索一次。
dice-end-advice-death = 趁骰袋里还有骰子，到避难所休息；打不过的敌人，就逃跑。
dice-end-advice-escaped = 不容失手时，要以满手骰子迎战反派，否则先避开，准备好了再来。
dice-end-again = 这个剧本可以再玩一次。
dice-end-easier = 在简单难度下，时间更多，敌人更弱。
