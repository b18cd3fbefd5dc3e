# The page around the games.
web-title = 五款回合制游戏
web-about = 棋类、骰子与地牢，全部离线，汇于一处。任何一步都能撤回；任何一局都能保存和分享。
web-play = 开始玩
web-continue = 继续，已走 { $entries } 步
web-quick-start = 快速开始
web-continue-last = 继续：{ $game }，{ $when }
web-home = 所有游戏
web-text-mode = 文字模式
web-lab = 实验室
web-offline = 可离线使用。任何数据都不会离开你的浏览器。
web-loading = 正在打开……
web-load-failed = 页面的这一部分无法加载。请检查网络连接并重新加载页面。
web-error = 页面出错了（{ $message }）。已保存的游戏不受影响。
web-load-again = 重新加载
web-no-page = 没有页面“{ $path }”。

web-close = 关闭
web-later = 以后再说
web-retry = 重试
web-update-ready = 新版本已就绪。你的游戏都会保留。
web-update-now = 更新

# Settings.
web-licenses = 软件许可证
web-theme-auto = 跟随系统
web-theme-light = 浅色
web-theme-dark = 深色
web-speed = 动画
web-speed-about = 所有动画的快慢。点击或按 Esc 跳过动画。
web-speed-off = 关
web-speed-slow = 慢
web-speed-normal = 正常
web-speed-fast = 快
web-forced-played = 自动走
web-forced-left = 由你来走
web-guidance-on = 开
web-guidance-off = 关
web-volume-off = 关
web-volume-quiet = 轻
web-volume-medium = 中
web-volume-loud = 响

# Playing.
web-tools = 操作
web-tools-more = 游戏
web-undo = 撤销
web-redo = 重做
web-hint = 提示
web-new = 新局
web-games = 存档
web-share = 分享
web-file = 文件
web-flip = 翻转棋盘
web-help = 帮助
web-undone = 已撤回 { $count } 步。
web-hint-thinking = 正在寻找好着……
web-working-cancel = 取消
web-hint-more = 解释
web-bot-broken = 电脑停止了工作。
web-storage-silent = 浏览器的存储没有响应。您可以继续玩；一旦恢复，存档就会回来。
web-storage-back = 浏览器的存储恢复了响应：存档已回来。
web-cannot-save = 此浏览器不允许页面保存游戏：关闭页面后它们会丢失。

# The list of moves, and review.
web-moves-none = 还没有着法。
web-review = 复盘
web-review-at = 复盘：第 { $at } 步，共 { $of } 步
web-review-first = 回到开局
web-review-back = 后退一步
web-review-play = 播放着法
web-review-pause = 暂停
web-review-next = 前进一步
web-review-last = 回到当前
web-review-place = 对局中的位置
web-pace = 速度

# New game.
web-start = 开始
web-opponent = 对手
web-opponent-bot = 电脑
web-opponent-person = 身边的另一个人
web-seat = { $name }由谁来玩
web-strength = 强度
web-begins-you = { player-you }
web-begins-bot = 电脑
web-rules-changed = { $changed ->
    [0] 标准
   *[other] 更改了 { $changed } 项
  }
web-seed-about = 它决定电脑的随机选择：相同的种子，相同的电脑。
web-seed-new = 新种子
web-seed-wrong = 请输入 1 到 64 个字符。

# The end.
web-over = 游戏结束
web-rematch = 再来一局

# Saved games.
web-games-none = 还没有游戏。每一局都会自动保存在这里。
web-games-kept = 此浏览器保留最近的 { $most } 局。想长期保留一局，请把它存为文件。
web-games-about = { $state ->
    [open] 正在棋盘上
    [over] 已结束
   *[running] 未结束
  }，{ $entries } 步，{ $when }
web-games-rename = 重命名 { $name }
web-games-name = 游戏名称
web-games-name-keep = 保存
web-games-delete = 删除 { $name }

# Links and files.
web-share-about = 整局游戏都在这个链接里：谁打开它，都会看到同样的局面，并能接着玩。
web-share-moves = 分析内容太长，链接里只有着法。存成文件可保留全部。
web-share-long = 这一局太长，放不进链接。请以文件发送。
web-share-link = 本局的链接
web-share-with = 分享……
web-copy = 复制
web-copied = 已复制。
web-copy-failed = 浏览器不允许复制。请选中文字自行复制。
web-export = 保存此局
web-export-about = 网页和终端都能打开的文本文件。
web-download = 下载
web-import = 打开一局
web-import-file = 从文件
web-import-paste = 或粘贴它的文本
web-import-open = 打开
web-problem-line = 第 { $line } 行：
web-cannot-open = 无法打开此局
web-drop-saved = 拖放存档文件即可打开
web-drop-not-saved = 这不是存档文件。
web-nothing-lost = 你自己的游戏没有变化。
web-parted-title = 已在另一个标签页中继续
web-parted = 此局也在另一个标签页中继续了。什么都没有丢失：两局都已保留，你的这局在列表中作为新的一局。
web-parted-newer = 继续较新的那局
web-parted-both = 两局都保留
web-parted-unseen = 同一局游戏在两个标签页中同时继续了。没有丢失任何内容：两局都在游戏列表中。

# Help.
web-help-touch = 鼠标与触摸
web-key-house = 播下该编号的坑（0 为 10，- 为 11，= 为 12）
web-key-arrows = 选择一个坑并播种
web-key-review = 后退一步、前进一步
web-key-ends = 回到开局、回到当前
web-key-skip = 跳过动画

# Kalah.
web-board = 棋盘
web-kalah-touch = 点击或轻触高亮的坑来播种。把指针移到坑上，或用手指按住它，可以看到种子会落在哪里。
web-kalah-house-of = { $who ->
    [you] { $label }
    [bot] 电脑：{ $label }
    [one] 玩家一：{ $label }
   *[two] 玩家二：{ $label }
  }
web-kalah-store-seeds = { $store }：{ $seeds } 颗种子
web-kalah-move = { $who ->
    [you] 你：{ $move }
    [bot] 电脑：{ $move }
    [one] 玩家一：{ $move }
   *[two] 玩家二：{ $move }
  }
web-kalah-foresee-capture = 可吃 { $seeds }
web-kalah-badge-capture = 吃子 { $seeds }
web-kalah-badge-again = 再走一步
web-kalah-badge-sweep = 剩余种子：{ $seeds }
web-kalah-badge-swap = 双方交换
# Keys offered as buttons under the text screens.
web-key-left = 左
web-key-up = 上
web-key-down = 下
web-key-right = 右
web-key-step-y = 左上
web-key-step-u = 右上
web-key-step-b = 左下
web-key-step-n = 右下
web-key-enter = 确认
web-key-escape = 取消
web-key-shift = Shift
web-key-space = 空格
web-key-backspace = 退格
web-key-tab = Tab
web-keys-all = 全部按键
web-text-large = 大号字

# Words used on several pages.
web-text-screens = 用文字模式玩
web-tiles = 用图块模式玩
web-offers = 可做的事
web-how-to-play = 玩法
