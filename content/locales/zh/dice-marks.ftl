# 骰子的印记与有名字的盟友：两种界面和术语表共用。

dice-die-marked = { $die }（{ $mark }）
dice-die-ally = { $ally }（{ $die }）
dice-face-counts = { $face } 计 { $value }

## 印记

dice-glossary-marks = 骰子的印记
dice-mark-keen = 锋利
dice-mark-keen-text = 最高面算双倍。
dice-mark-lucky = 幸运
dice-mark-lucky-text = 掷出 1 时按最高面计。
dice-mark-steady = 稳健
dice-mark-steady-text = 至少按面数的一半计。
dice-mark-bold = 大胆
dice-mark-bold-text = 1 计 0，最高面算三倍。
dice-mark-measured = 沉稳
dice-mark-measured-text = 无论掷出几，总按面数的一半加 1 计。
dice-mark-rounded = 圆润
dice-mark-rounded-text = 奇数面多算 1。
dice-mark-biting = 利齿
dice-mark-biting-text = 对敌人和反派 +2。
dice-mark-patient = 耐心
dice-mark-patient-text = 收回时 +2。
dice-mark-brave = 勇敢
dice-mark-brave-text = 身上有创伤时 +3。
dice-mark-sealing = 封锁
dice-mark-sealing-text = 关闭或守卫地点时 +5。
dice-mark-loyal = 忠诚
dice-mark-loyal-text = 弃置时改为回到袋中。受到伤害时照样弃置。
dice-mark-shielding = 护盾
dice-mark-shielding-text = 可抵 2 点伤害。
dice-mark-quick = 敏捷
dice-mark-quick-text = 检定后从袋中抽一枚骰子。
dice-mark-hallowed = 祝圣
dice-mark-hallowed-text = 像信仰骰一样助力，用后回到袋中。
dice-mark-healing = 疗愈
dice-mark-healing-text = 成功时，其余弃置骰子中最大的两枚回到袋中。

dice-term-mark = 印记
dice-term-mark-text = 有印记的骰子角上有符号，并有自己的特性。印记在整个战役中一直保留。
dice-term-companion = 有名字的盟友
dice-term-companion-text = 有些盟友有名字，也有自己的技能。赢得他们的骰子，他们便在整个战役中跟随那位英雄。被搁置或英雄死去时，他们会离开。

## 盟友

dice-ally-skills = 在手中时：{ $skills }。
dice-status-encounter-named = { $die } 也许愿意同行：用言语或盟友劝说；若弃置，任意骰子均可。
dice-said-ally-met = { $hero }在{ $place }遇到{ $ally }。
dice-said-ally-joined = { $ally }加入{ $hero }。
dice-said-ally-missed = { $ally }没有同行。
dice-said-ally-left = { $ally }离开了你们。

problem-campaign-ally = 有名字的盟友留在自己的英雄身边。
problem-die-unknown = 这位英雄没有这样的骰子。
problem-die-marked = 这枚骰子已有印记。
problem-die-mark = 这枚骰子不能有这种印记。
