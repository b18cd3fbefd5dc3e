# 骰子游戏的战役剧情：抉择、后果、结局和战役地图。

## 抉择

dice-status-choice = { $hero }，你打算怎么办？
dice-status-camp-choice = 营地。你们打算怎么办？
dice-story-costs-turns = 代价：{ $count } 回合
dice-story-costs-dice = 代价：手中 { $count } 颗骰子
dice-story-costs-wound = 代价：一处创伤
dice-story-gives = 获得 { $dice }
dice-story-gives-camp = 放入公共骰池：{ $dice }。
dice-story-joins = 加入队伍：{ $allies }
dice-story-joins-camp = 加入队伍：{ $allies }。
dice-said-chose = { $hero }的决定：{ $option }。
dice-said-decided = 队伍的决定：{ $option }。
dice-said-lost-story = 为此付出：{ $dice }。
dice-page-camp-choose = 抉择

## 战役地图

dice-story-map = 一路走来
dice-story-picture = 战役地图：{ $of } 个剧本中已胜 { $count } 个
dice-story-ahead = 未知
dice-story-losses = 途中失利的剧本：{ $count }
dice-story-decisions = 决定
dice-story-undecided = 还没有做出任何决定。
dice-story-endings = 结局
dice-story-ending-unknown = 尚未到达的结局

problem-campaign-choice = 队伍必须先做出决定。
problem-campaign-no-option = 这里没有 { $option } 这个选项。
problem-dice-story = 剧情是按字母顺序排列、以逗号分隔的标记列表。
