language-name = 简体中文
language-coverage = promised

game-dice = 骰子
game-dice-about = 合作冒险：一队英雄、各自的骰袋，还有一个正在倒计时的世界。
game-kalah = 播棋
game-kalah-about = 经典的曼卡拉棋：播种、吃子、再走一步。
game-rogue = 地牢
game-rogue-about = 图块式 Roguelike，世界可随机生成，也可亲手绘制。
game-caves = 洞穴
game-caves-about = 一路向下，挖穿五层黑暗的洞穴。
game-zrf = 棋盘
game-zrf-about = 由规则文件定义的棋类游戏和滑块谜题。
game-missing = 尚未开放

move-working = { $seconds ->
    [0] 正在计算这步棋……
   *[other] 正在计算这步棋：{ $seconds } 秒，{ $millions } 百万步
  }

strength-1 = 新手
strength-2 = 业余
strength-3 = 棋社棋手
strength-4 = 高手
strength-5 = 大师
strength-1-about = 适合刚学会的人。
strength-2-about = 适合懂规则、偶尔下棋的人。
strength-3-about = 适合常下棋、会算几步的人。
strength-4-about = 适合强手。会用足思考时间。
strength-5-about = 最强：用足思考时间，从不故意失误。
strength-measured = 对“{ $below }”的得分率为 { $score }%（{ $least } 至 { $most }）。

seat-person = 玩家
seat-bot = 电脑：{ $strength }
seat-mind = 电脑：{ $mind }
player-you = 你
player-name = { $player ->
    [0] 玩家一
    [1] 玩家二
   *[other] 玩家 { $number }
  }

yes = 是
no = 否
on = 开
off = 关

list-pair = { $first }、{ $second }

# Saved games that cannot be reopened as they were saved.
saved-fault-title = { $fault ->
    [newer] 由更新的版本保存
    [rules] 规则已更改
   *[other] 此存档已损坏
  }
saved-fault-changed = { $path ->
    [none] 保存之后，这个游戏的规则已更改
   *[other] 保存之后，{ $path } 中的规则已更改
  }
saved-fault-newer = 此存档由更新版本的 Turnwright 保存（{ $reason }）。存档未被更改：请用那个版本打开。
saved-fault-rules = { $opened ->
    [actions] { saved-fault-changed }（{ $reason }）。还能继续的部分已作为新的一局打开。存档未被更改。
   *[other] { saved-fault-changed }（{ $reason }）。存档未被更改。
}
saved-fault-damage = { $opened ->
    [actions] 此存档已损坏（{ $reason }）。残存的部分已作为新的一局打开。存档未被更改。
   *[other] 此存档已损坏（{ $reason }）。存档未被更改。
}

# 以旧规则开始、按现行规则继续的对局。
saved-begun = { $rules ->
    [changed] 开局后规则有变
   *[other] 以旧规则（{ $rules }）开始
  }
saved-rules = { $rules ->
    [changed] 规则有变
   *[other] 旧规则（{ $rules }）
  }
saved-continues = { $begun }。从第 { $reached } 步继续（共 { $saved } 步）。
saved-continues-more = 这一局将按现行规则作为新的一局继续。存档未被更改。
saved-starts-over = { $begun }。无法继续，已从头开始。
saved-begun-no-undo = 按旧规则走的步骤无法撤销。

problem-game-over = 游戏已经结束。
problem-wrong-player = 现在轮到玩家 { $mover }。
problem-option-range = { $name }：请给出 { $least } 到 { $most } 之间的整数，而不是“{ $value }”。
problem-option-choice = { $name }：请从 { $values } 中选择，而不是“{ $value }”。
problem-option-text = { $name }：请在一行内输入 1 到 { $most } 个字符。
problem-option-unknown = 没有选项“{ $name }”。可用的选项：{ $values }。
problem-rules-edited = 保存之后，{ $path } 中的规则已更改。此局的所有着法仍然有效。
problem-rules-gone = 此局的规则已无法打开。原先的位置：{ $path }。
problem-game-unknown = 这里没有游戏“{ $game }”。
problem-rules-version = 此局按 { $game } 规则的第 { $theirs } 版进行，而本程序使用第 { $ours } 版。请用当初记录它的程序打开。
problem-transcript-checkpoint = 第 { $entry } 步之后的检查点与实际局面不符。
problem-journal-apart = 最后保存的步骤接不上这个存档。它们保留在存档旁边。
problem-journal-torn = 最后一步没有保存完整，已经缺失。
problem-journal-line = 存档无法从 { $text } 继续：从那里开始的步骤已经缺失。
problem-journal-long = 存档后面追加的内容过长（{ $length } 个字符，最多读取 { $most } 个）：最近的步骤已经缺失。
problem-problems-more = 还有 { $count } 个问题：请先改正这些。
problem-transcript-long = 棋谱过长：{ $length } 个字符，最多读取 { $most } 个。
problem-transcript-start = 这不是棋谱：第一行应为“turnwright 1”。
problem-transcript-line = 棋谱中没有以 { $word } 开头的行。
problem-transcript-twice = { $word } 出现了两次：请只保留一行。
problem-transcript-many = “{ $word } …”行超过了 { $most } 行；没有哪一局会有这么多。
problem-transcript-number = 缺少第 { $entry } 步：在它的位置上是第 { $found } 步。
problem-transcript-entry = 第 { $entry } 步无法读取：请写成“{ $entry } p1 着法”或“{ $entry } * 结果”。
problem-transcript-hash = 哈希行由“=”、步数和 16 位十六进制数字组成。
problem-transcript-header = { $found ->
    [none] 缺少“{ $word } …”行。
   *[other] { $found } 在“{ $word } …”行中无效。
  }
problem-transcript-differs = { $entry ->
    [0] 开局
   *[other] 第 { $entry } 步
  }：{ $why ->
    [state] 得到的局面与记录的哈希不符
    [check] 校验码不对：该行或文件头被改动过
    [chance] 这里的随机结果应为 { $found }
    [missing] 缺少这个随机结果
    [cut] 文件被截断，因此缺失：哈希涵盖 { $found } 步
    [ending] 此局在此处不能以这种方式结束
    [open] 此局尚未结束，而文件称已结束
   *[end] 此局以 { $found } 结束，与文件所述不符
  }。
problem-seats = 无法确定由谁来玩：请为 { $players } 位玩家逐一写明“person”，或“bot-1”到“bot-5”。
problem-link-broken = 链接已损坏或不完整。请让对方重新发送链接，或发送游戏文件。
problem-link-long = 链接解包后超过 { $most } 字节：没有哪一局会这么长。

# Names and words that both shells or several games use.
choose-move = 走哪一步？
label-rules = 规则
label-position = 局面
list-none = 无
label-colours = 颜色
colour-blind-safe = 色盲友好
label-explore = 探索
label-rest = 休息
chance-decides = 听天由命。
ended-won = 胜利
label-map = 地图
label-cancel = 取消
log-empty = 还没有发生任何事。
label-seed = 随机种子
level-number = { $level } 级
label-keys = 按键
label-settings = 设置
label-language = 语言
setting-forced = 唯一着法
setting-forced-about = 没有选择余地的停着和连续走子。
setting-guidance = 新手提示
setting-guidance-about = 在骰子游戏的第一个剧本中给新玩家的提示。
setting-effects = 音效
setting-effects-about = 掷骰和战斗的声音。凡是听得到的，屏幕上也都看得到。
setting-music = 音乐
setting-music-about = 骰子游戏中的轻柔音乐。调节音量时，这里也会播放。
label-new-game = 新的一局
label-begins = 谁先手
label-moves = 着法
board-home = 营地
move-pass = 停着
label-steps = 步数
ended-draw = 平局。
