# 棋盘外观、箭头和圆圈、预走、缩放。

zrf-looks = 外观
looks-preview = 棋盘预览
looks-pieces = 棋子
looks-set-classic = 经典
looks-set-wood = 木质
looks-set-modern = 现代
looks-set-kanji = 汉字
looks-set-symbols = 图形
looks-set-glossy = 光亮
looks-set-mineral = 贝壳与板岩
looks-set-file = 文件自带
looks-set-file-number = 文件自带，第 { $number } 套
looks-theme = { web-board }
looks-theme-standard = 标准
looks-theme-wood = 木纹
looks-theme-paper = 纸面
looks-theme-plain = 素色
looks-theme-contrast = 高对比度
looks-coordinates = 坐标
looks-coordinates-outside = 棋盘旁
looks-coordinates-inside = 格子内
looks-coordinates-off = 不显示
looks-numbers = 在格子上显示编号
looks-files = 双方各自的纵线编号，与着法记录一致
looks-smart = 点击后只有一种走法时立即走棋
looks-premoves = 预走：在电脑思考时输入着法
looks-sounds = 音效

## 触摸屏上棋盘下方

looks-board-tools = { web-board }
looks-zoom-in = 放大
looks-zoom-out = 整个棋盘
looks-draw = 箭头
looks-colour = { $colour ->
    [green] 绿色
    [red] 红色
    [blue] 蓝色
   *[yellow] 黄色
  }
looks-erase = 清除箭头和圆圈

## 预走

looks-premove-list = 预走：{ $moves }
looks-premove-cancel = 取消预走
problem-zrf-premove-dropped = 预走 { $from } – { $to } 已取消：现在不合规则。

## 帮助

looks-help-draw = 按住右键拖动画箭头，单击右键画圆圈。按住 Shift、Alt 或两者可换颜色；单击左键清除。在触摸屏上长按，或点“{ looks-draw }”。
looks-help-premove = 电脑思考时可以输入接下来的着法。轮到您时立即走出；若不合规则则取消。单击右键或按 Esc 取消全部预走。
looks-help-zoom = 在手机上，点击格子较小的棋盘会放大。单指拖动查看，双指缩放。
