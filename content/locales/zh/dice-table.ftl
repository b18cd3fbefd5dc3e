# 页面上的骰子游戏桌面：伤害预览、建议的骰子、营地。

## 伤害预览

dice-table-pay = 已选 { $chosen }/{ $amount }，骰袋付 { $bag }。
dice-table-hit-choice = 伤害 { $amount }：从这些骰子中选择，其余出自骰袋。
dice-table-hit-sure = 伤害 { $amount }：{ $bag ->
    [0] 失去整手骰子。
   *[other] 失去整手骰子，骰袋再付 { $bag }。
}
dice-table-risk = 有风险：最多 { $amount }，平均 { $average }。
dice-table-die-sure = 将失去
dice-table-die-choice = 可能失去
dice-table-die-risk = 有风险
dice-table-bag-pays = −{ $count }

## 检定

dice-table-own = 你的掷骰
dice-table-foe = 对你不利
dice-table-threat = 威胁的掷骰
dice-table-suggested = 已选好最佳骰子。掷骰，或另选。
dice-table-suggested-price = 已选好骰子。确认，或另选。
dice-table-quick = { $action }：立即用{ $dice }
dice-table-quick-key = { dice-table-quick }（Shift+{ $key }）
dice-table-unavailable = 不可用：{ $count }

## 地点

dice-table-go-explore = { label-explore }：{ $place }
dice-table-play = { web-quick-start }
dice-table-story = 阅读故事

## 营地

dice-table-camp-about = 把骰子拖给新主人，或先点骰子，再点空位。
dice-table-camp-held = { $die }：点标出的空位或公共骰池。
dice-table-slot-free = 空位：{ $type }
dice-table-slot-take = { $hero }：{ $die }放在这里
dice-table-pool-take = 放回公共骰池：{ $die }
dice-table-pool-empty = 公共骰池是空的。
