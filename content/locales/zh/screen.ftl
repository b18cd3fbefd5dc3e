# The text screens, in the terminal and in the browser.
screen-too-small = Turnwright 需要 { $leastWidth } 列、{ $leastHeight } 行。当前窗口为 { $width } 列、{ $height } 行。请放大窗口，或缩小字体。
screen-too-small-saved = 游戏已保存。
screen-too-small-again = 再按一次 Ctrl-C 退出。
screen-ask-answers = y 是   n 否

# Keys, for the bar at the bottom.
screen-key-choose = 选择
screen-key-change = 更改
screen-key-open = 打开
screen-key-continue = 继续
screen-key-done = 完成
screen-key-rename = 重命名
screen-key-remove = 删除
screen-key-game = 游戏
screen-key-help = 帮助
screen-key-quit = 退出
screen-key-back = 返回
screen-key-cancel = 取消
screen-key-scroll = 滚动
screen-key-undo = 撤销
screen-key-redo = 重做
screen-key-hint = 提示
screen-key-new = 新局
screen-key-save = 保存
screen-key-replay = 回放
screen-key-export = 导出
screen-key-text = 文本
screen-key-copy = 复制
screen-key-step = 单步
screen-key-turn = 回合
screen-key-ends = 开头、结尾
screen-key-skip = 跳转
screen-key-run = 播放
screen-key-pause = 暂停
screen-key-speed = 速度

# The first screen.
screen-title-about = 五款回合制游戏
screen-title-continue = 存档
screen-title-continue-about = 继续一局，或观看回放。
screen-title-none-saved = 暂无
screen-title-saved = { $saved } 局
screen-title-settings-about = 语言、颜色和动画速度。
screen-title-help = 帮助
screen-title-help-about = 关于本程序及其按键。
screen-title-quit = 退出
screen-title-quit-about = 所有游戏都已保存，再会！
screen-paste-nothing = 没有可打开的内容：请粘贴存档、存档链接，或 FEN、PGN 等局面或棋谱。
screen-title-ask-quit = 退出 Turnwright？
screen-title-missing = 《{ $game }》仍在制作中，感谢耐心等待！

# Settings.
screen-setting-language = { label-language }
screen-setting-language-about = 所有画面和命令行的语言。
screen-setting-palette = { label-colours }
screen-setting-palette-about = 无论选哪种配色，都不会只靠颜色区分内容。
screen-setting-palette-evening = 夜晚
screen-setting-palette-daylight = 白天
screen-setting-palette-contrast = 高对比度
screen-setting-palette-colour-blind = { colour-blind-safe }
screen-setting-palette-mono = 无颜色：黑白
screen-setting-depth = 颜色数量
screen-setting-depth-about = 你的终端能显示的颜色数量。“自动”会自行检测。
screen-setting-depth-auto = 自动
screen-setting-depth-full = 1600 万
screen-setting-depth-256 = 256
screen-setting-depth-16 = 16
screen-setting-depth-none = 无
screen-setting-graphics = 地图
screen-setting-graphics-about = 字符或图块。玩洞穴时按 T 切换。
screen-setting-graphics-glyphs = 字符
screen-setting-graphics-tiles = 图块
screen-setting-mouse = 鼠标
screen-setting-mouse-about = 所有界面都可以点击和滚动。按住 Shift 可选择文字。
screen-setting-mouse-on = 开
screen-setting-mouse-off = 关
screen-setting-speed = 动画
screen-setting-speed-about = 所有动画的快慢。按任意键跳过动画。
screen-setting-speed-off = 关
screen-setting-speed-slow = 慢
screen-setting-speed-normal = 正常
screen-setting-speed-fast = 快
screen-setting-forced = { setting-forced }
screen-setting-forced-about = { setting-forced-about }
screen-setting-forced-played = 自动走
screen-setting-forced-left = 由你来走
screen-setting-guidance = { setting-guidance }
screen-setting-guidance-about = { setting-guidance-about }
screen-setting-guidance-on = 开
screen-setting-guidance-off = 关
screen-setting-loot = 地牢中的自动探索
screen-setting-loot-about = 可以不捡更差的装备。
screen-setting-loot-useful = 只捡有用的
screen-setting-loot-all = 全部捡起
screen-setting-pieces = 棋子样式
screen-setting-pieces-about = 符号包括将棋和象棋的汉字。
screen-setting-pieces-auto = 自动
screen-setting-pieces-symbols = 符号和汉字
screen-setting-pieces-letters = 字母
screen-setting-pieces-ascii = 仅 ASCII
screen-setting-effects = { setting-effects }
screen-setting-effects-about = { setting-effects-about }
screen-setting-effects-off = { screen-setting-guidance-off }
screen-setting-effects-quiet = 轻
screen-setting-effects-medium = 中
screen-setting-effects-loud = 响
screen-setting-music = { setting-music }
screen-setting-music-about = { setting-music-about }
screen-setting-music-off = { screen-setting-guidance-off }
screen-setting-music-quiet = { screen-setting-effects-quiet }
screen-setting-music-medium = { screen-setting-effects-medium }
screen-setting-music-loud = { screen-setting-effects-loud }

# A new game.
screen-new-start = 开始游戏
screen-new-start-about = 按 Enter 开始。也可以先更改下面的选项。
screen-new-seat-about = 坐在键盘前的人，或五种强度之一的电脑。
screen-new-seed = { label-seed }
screen-seats = 谁来玩
screen-seats-about = 游戏中途也可以由人或电脑接替任何一方。
screen-new-begins = { label-begins }
screen-new-begins-about = 左右键交换位置：玩家一先手。
screen-new-seed-about = 它决定一切随机结果：相同的种子，相同的一局。按 Enter 编辑。
screen-new-bad-seed = 种子应为 1 到 { $most } 个字符。

# Saved games.
screen-saved-none = 还没有存档。每一局在每一步之后都会自动保存。
screen-saved-moves = { $moves } 步
screen-saved-over = 已结束
screen-saved-version = 两个版本
screen-saved-damaged = 已损坏：{ $name }
screen-saved-name = 存档名称：
screen-saved-name-keys = Enter 保存 · Esc 取消
screen-saved-ask-remove = 永久删除此存档？

# Playing.
screen-play-thinking = 思考中……
screen-play-no-answer = 电脑没有回应：{ $reason }
screen-play-no-undo = 没有可撤销的步骤。
screen-play-no-redo = 没有可重做的步骤。
screen-play-not-begun = 还没有内容可保存。从第一步起会自动保存。
screen-play-ask-leave = 此局未能保存。仍要离开并放弃它吗？
screen-play-ask-escape = 离开这局游戏？游戏已保存。
screen-play-saved = 已保存为“{ $name }”。每一步之后也会自动保存。
screen-play-parted = 此局也在另一个窗口中继续了：两局都已保留，你的这局从现在起名为“{ $name }”。
screen-play-ask-newer = 此局也在另一个窗口中继续了。什么都没有丢失：两局都已保留，你的这局名为“{ $name }”。切换到较新的那局？
screen-play-exported = 已写入 { $file }
screen-play-copied = 已复制（若终端允许）。

# Replays.
screen-replay = 回放
screen-replay-at = { $at } / { $end }
screen-replay-running = { $at } / { $end } ▸
screen-replay-speed = 动画：{ $speed }
screen-replay-pace = 速度：×{ $pace }

# Help.
screen-help-arcade = 游戏厅
screen-help-arcade-text = Turnwright 是一座回合制游戏厅。选择一款游戏，再选择由谁来玩：坐在键盘前的人，或五种强度的电脑。 每一步之后都会自动保存。 可以撤销、回放，也可以写成文件，在终端或浏览器里用另一份 Turnwright 打开。
screen-help-rules = 规则
screen-help-options = 本局选项
screen-help-board = 棋盘
screen-help-keys = 按键
screen-help-undo = 撤销、重做
screen-help-hint = 提示；再按一次给出解释
screen-help-save = 立即保存（每一步之后也会自动保存）
screen-help-replay = 观看回放
screen-help-export = 将此局写入文件
screen-help-text = 以文本显示局面：可复制，或写入文件
screen-help-zsg = 将此局写成 Zillions of Games 的 .zsg 文件
screen-help-seats = 谁来玩：人或电脑
screen-help-new = 以同样的设置再开一局
screen-help-help = 本帮助
screen-help-leave = 离开；游戏已保存
screen-help-choose = { screen-key-choose }
screen-help-change = { screen-key-change }
screen-help-back = { screen-key-back }
screen-help-open = 打开、开始、确认
screen-help-settings = 这里的设置对所有游戏有效，并会保存。改动立即可见，音量在这里就能听到。

# Kalah on text screens.
screen-kalah-store = 粮仓
screen-kalah-key-sow = 播种
screen-key-moves = 所有着法
screen-kalah-key-swap = 交换

# Board games on text screens.
screen-zrf-library = 棋类游戏
screen-zrf-games = { $games } 款游戏
screen-zrf-search = 搜索：
screen-zrf-key-search = 搜索
screen-zrf-added = 自己添加
screen-zrf-going-on = 进行中，{ $moves } 步
screen-opening = 正在读取 { $game } 的规则…… 按 Esc 停止。
screen-opening-slow = { $reason } 在此期间任何按键都无效，包括 Ctrl+C。仍要打开？
screen-not-opened = 无法游玩 { $game }：{ $reason }
screen-zrf-must-pass = 无子可走：按 Enter 停着。
screen-zrf-drops = 打入的棋子：{ $piece }。
screen-zrf-in-hand = 手中：{ $pieces }
screen-zrf-mark-cursor = 光标；点击格子等于在该处按 Enter
screen-zrf-mark-picked = 已选中的棋子
screen-zrf-mark-target = 它可以去的格子，或可以走的棋子
screen-zrf-mark-last = 上一步
screen-zrf-mark-hint = { screen-key-hint }
screen-zrf-mark-check = 将军
screen-zrf-mark-mate = 将死
screen-zrf-way = { $name } 的路线
screen-zrf-choose-drop = 打入哪个棋子？
screen-zrf-key-point = { screen-key-cursor }
screen-zrf-key-walk = 移动
screen-zrf-key-take = 拿起、放下
screen-zrf-key-next = 下一个
screen-zrf-key-type = 输入着法
screen-zrf-key-moves = { screen-key-moves }
screen-zrf-key-drop = 打入
screen-zrf-key-pass = { move-pass }

# Words used on several screens.
screen-key-cursor = 光标
