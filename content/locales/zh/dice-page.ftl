# Texts of the dice game on the web page only.

dice-page-new = 新的旅程
dice-page-continue = 继续，{ $when }
dice-page-contents = { $chapters ->
    [0] { $scenarios } 个剧本
   *[other] { $chapters } 章，{ $scenarios } 个剧本
} · 版本 { $version }
dice-page-open-zip = 打开冒险
dice-page-open-folder = 打开文件夹
dice-page-drop-here = 把冒险拖到这里：zip 或其文件夹
dice-page-cannot-open = 无法打开“{ $name }”。
dice-page-warned = “{ $name }”可以玩。给作者的提示：
dice-page-remove = 移除
dice-page-unknown = 这里没有冒险“{ $id }”。
dice-page-party = 英雄：{ $count }，最多 { $most }
dice-page-send-home = 让 { $number } 号英雄{ $hero }留在家中
dice-page-begin = 开始
dice-page-replay = 观看回放

## The table

dice-page-hand = 手：{ $hero }
dice-page-allies = 盟友
dice-page-bag = 骰袋：{ $count }
dice-page-bag-low = 不多了！
dice-page-pile = 弃置：{ $count }
dice-page-deterred = 搁置：{ $count }
dice-page-hero = { $alive ->
    [yes] { $hero }：{ $place }，骰袋 { $bag }
   *[no] { $hero }已阵亡
}
dice-page-drop = 从手中选择骰子：点击、拖到这里，或按对应的键。
dice-page-last-check = 上一次检定
dice-page-rolled = { $die }：{ $face }
dice-page-group-deal = 怎么办
dice-page-group-skills = { dice-screen-skills }
dice-page-group-turn = 本回合
dice-page-group-choice = 选择
dice-page-group-end = 结束或返回
dice-page-camp-limit = 奖励：骰子
dice-page-camp-skill = 奖励：技能
dice-page-camp-take = 从公共骰池拿取
dice-page-camp-give = 放入公共骰池
dice-page-camp-leave = 上路
dice-page-dooms = 此举之后骰袋将无法补满{ $hero }的手：必死无疑。再选一次即照做。
dice-page-hint-done = 明白了
dice-page-hint-off = 不再提示
dice-page-hints-off = 提示已关闭。可在设置中重新打开。
dice-page-hints-on = { dice-screen-hints-on }
dice-touch-hint-table = 上方是地点、其骰袋中剩余的骰子和时间。下方是你的手：力是力量，敏是敏捷，智是心智，言是言语。避难所里什么都不会发生：点“{ dice-offer-travel }”。
dice-touch-hint-explore = 探索就是从此地的骰袋中抽一颗骰子。它可能是礼物，也可能会咬人。点“{ dice-offer-explore }”。
dice-touch-hint-after = 可以付出代价再次探索，或点“{ dice-offer-finish }”。之后手会从你的骰袋重新补满。
dice-touch-hint-die = 这颗骰子可以赢得：掷自己的一颗，点数不低于它即可。“{ dice-offer-hide }”用同类骰子，用后回到骰袋；“{ dice-offer-discard }”用任意骰子，用后弃置，但 +1。旁边写着成功率。
dice-touch-hint-choose = 点击手中的骰子来选择。选够之后会显示成功率：“{ dice-offer-confirm-pick-check }”掷骰，“{ dice-offer-cancel }”取消。
dice-touch-hint-empty = 现在可以封闭此地了。封闭的地点让反派无处可逃。点“{ dice-offer-close }”。
dice-page-name = { $number } 号英雄的名字
dice-page-undone = 已撤回。
dice-page-no-undo = 掷出和抽到的骰子不能撤回。
dice-page-choose-place = 选择此地
dice-page-deed-closed = 已封闭
dice-page-deed-rested = { dice-term-rest }
dice-page-deed-escaped = 逃走了！
dice-page-deed-damage = 受伤害！
dice-page-deed-wounded = 负伤！
dice-page-deed-died = 阵亡

## Beside the table

dice-page-glossary = 词汇表
dice-page-search = 搜索
dice-page-search-none = 没有找到。
dice-page-colours-of-dice = 骰子的颜色
dice-page-colours-bright = 鲜艳
dice-page-colours-colour-blind = { colour-blind-safe }
dice-page-colours-mono = 黑白

## Help

dice-page-help-goal = 一颗一颗骰子地探索地点，将它们封闭，在时间用完之前让反派无处可逃。骰袋里的骰子就是你的生命。
dice-page-help-turn = 每个回合你可以送出一颗骰子、移动、探索，以及封闭地点或休息。之后从骰袋补满手。每个按钮都写明代价和成功率。指向或轻触灰色按钮，可查看不可用的原因。
dice-page-help-touch = 轻触骰子来选择，或把它们拖到桌子中央。骰子滚动时，轻触一下或按任意键即可跳过。长按技能可查看其说明。
