# Acts of threats and powers of villains: for both shells and the glossary.

## Acts

dice-act-steal = 偷窃
dice-act-steal-text = 你手牌中一颗随机骰子进入此地的骰袋，可以再赢回来。
dice-act-abscond = 偷窃并逃走
dice-act-abscond-text = 它把你手中一颗随机骰子带到下一个开放的地点，可以在那里赢回来。
dice-act-wound = { dice-type-WOUND }
dice-act-wound-text = 你受一处伤。
dice-act-call = 呼救
dice-act-call-text = 此地的骰袋里多一个敌人。
dice-act-grow = 成长
dice-act-grow-text = 它的骰子大一级。
dice-act-curse = 诅咒
dice-act-curse-text = 封闭此地的难度加 1，最多加 2。
dice-act-delay = 拖延
dice-act-delay-text = 队伍失去一个回合。
dice-act-weary = 疲惫
dice-act-weary-text = 你骰袋中一颗随机骰子进入弃骰堆。
dice-act-scatter = 推搡
dice-act-scatter-text = 你手中一颗随机骰子回到骰袋。
dice-act-daunt = 惊吓
dice-act-daunt-text = 本回合不能再探索。
dice-act-drive = 驱逐
dice-act-drive-text = 你被赶回避难所。

dice-act-shown = 失败时：{ $act }
dice-act-then = 下一次：{ $act }。
dice-said-acted = { $card }：{ $act }。
dice-said-lost-stolen = 被偷走，现在位于{ $place }：{ $dice }。
dice-glossary-acts = 威胁的行动
dice-term-act = 行动
dice-term-act-text = 没有被击败也没有被躲开的威胁，会在造成伤害后按卡上所写行动。如果逃跑没有代价，它什么也不做。

## Powers

dice-power-dread = 恐惧
dice-power-dread-text = 敌人 +1。
dice-power-upheaval = 动荡
dice-power-upheaval-text = 障碍 +1。
dice-power-bulwark = 堡垒
dice-power-bulwark-text = 封闭各地的难度加 1。
dice-power-cruelty = 残忍
dice-power-cruelty-text = 敌人和反派的伤害加 1。
dice-power-want = 匮乏
dice-power-want-text = 获得骰子和盟友的难度加 1。
dice-power-vigil = 守夜
dice-power-vigil-text = 每次封闭失败都损失一个回合。
dice-power-muster = 集结
dice-power-muster-text = 每五个回合，一个敌人加入骰子最少的开放地点。
dice-power-snare = 罗网
dice-power-snare-text = 旅行之后，你手中一颗随机骰子回到骰袋。
dice-power-toll = 买路钱
dice-power-toll-text = 每封闭一处地点，英雄骰袋中一颗随机骰子进入弃骰堆。
dice-power-fury = 狂怒
dice-power-fury-text = 每封闭两处地点，反派 +1。

dice-power-of = { $power }（{ $villain }）
dice-glossary-powers = 反派的力量
dice-term-power = 力量
dice-term-power-text = 反派的力量处处生效，直到他被彻底击败。
