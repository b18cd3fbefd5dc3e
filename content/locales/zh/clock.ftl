# 计时、认输与协议和棋。
clock-label = 用时
clock-about = 每方的时间。超时者判负。
clock-typed = 可输入 5+3（5 分钟，每手加 3 秒）或 30s（每手 30 秒）。
clock-bad = 没有“{ $text }”这种计时。{ clock-typed }
clock-none = 不计时
clock-own = 自定义
clock-per-game = { $initial }+{ $increment }
clock-per-move = 每步 { $seconds } 秒
clock-minutes = 每方分钟数
clock-increment = 每回合加秒
clock-left = { $name }：剩余 { $time }
clock-low = { $who ->
    [you] 你的时间不多了。
   *[other] { $name }的时间不多了。
  }
clock-key-pause = 停表
clock-resume = 继续
clock-pause-help = 停表；再按一次继续
clock-paused = 已暂停
clock-paused-about = 计时已停止。
early-resign = 认输
early-resign-help = 认输
early-draw = 提和
early-draw-help = 提和
early-ask-resign = 要认输吗？
early-ask-draw = { $name }提议和棋。{ $other }，是否同意？
early-accept = 同意
early-decline = 拒绝
early-won = { $who ->
    [you] 你赢了！
    [bot] 电脑获胜。
   *[other] { $name }获胜。
  }
early-resigned = { $who ->
    [you] 你认输了。
    [bot] 电脑认输。
   *[other] { $name }认输。
  }
early-time = { $who ->
    [you] 你超时了。
    [bot] 电脑超时。
   *[other] { $name }超时。
  }
early-time-drawn = { $who ->
    [you] 你超时了，但对手已无法取胜。
    [bot] 电脑超时了，但对手已无法取胜。
   *[other] { $name } 超时了，但对手已无法取胜。
  }
early-agreed = 双方同意和棋。
early-declined = 电脑拒绝和棋。
early-considers = 电脑正在考虑……
early-reopened = 对局继续。
early-cannot-resign = 没有可认输的对局。
early-cannot-draw = 轮到你时可以提和，每回合一次。
clock-cannot-pause = 此局不计时。
early-keep-playing = 继续下
early-tools = 结束或暂停对局
