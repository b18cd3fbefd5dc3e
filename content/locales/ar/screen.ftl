# The text screens, in the terminal and in the browser.
screen-too-small = يحتاج Turnwright إلى { $leastWidth } عمودا و{ $leastHeight } سطرا. في هذه النافذة { $width } عمودا و{ $height } سطرا. كبّر النافذة أو صغّر الخط.
screen-too-small-saved = اللعبة محفوظة.
screen-too-small-again = اضغط Ctrl-C مرة أخرى للخروج.
screen-ask-answers = نعم: y   لا: n

# Keys, for the bar at the bottom.
screen-key-choose = اختيار
screen-key-change = تغيير
screen-key-open = فتح
screen-key-continue = متابعة
screen-key-done = تم
screen-key-rename = تسمية
screen-key-remove = حذف
screen-key-game = اللعبة
screen-key-help = مساعدة
screen-key-quit = خروج
screen-key-back = رجوع
screen-key-cancel = إلغاء
screen-key-scroll = تمرير
screen-key-undo = تراجع
screen-key-redo = إعادة
screen-key-hint = تلميح
screen-key-new = جديدة
screen-key-save = حفظ
screen-key-replay = عرض
screen-key-export = تصدير
screen-key-text = كنص
screen-key-copy = نسخ
screen-key-step = خطوة
screen-key-turn = دور
screen-key-ends = البداية، النهاية
screen-key-skip = تخطٍّ
screen-key-run = تشغيل
screen-key-pause = إيقاف
screen-key-speed = السرعة

# The first screen.
screen-title-about = خمس ألعاب بالأدوار
screen-title-continue = الألعاب المحفوظة
screen-title-continue-about = تابع لعبة أو شاهد عرضها.
screen-title-none-saved = لا شيء بعد
screen-title-saved = { $saved ->
    [zero] لا ألعاب
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $saved } ألعاب
   *[other] { $saved } لعبة
  }
screen-title-settings-about = اللغة والألوان وسرعة الحركة.
screen-title-help = المساعدة
screen-title-help-about = عن البرنامج ومفاتيحه.
screen-title-quit = خروج
screen-title-quit-about = كل الألعاب محفوظة. إلى اللقاء!
screen-paste-nothing = لا شيء يُفتح هنا: الصق لعبة محفوظة أو رابطها، أو وضعية أو لعبة (⁦FEN⁩، ⁦PGN⁩).
screen-title-ask-quit = هل تريد الخروج من Turnwright؟
screen-title-missing = لعبة { $game } ما زالت قيد الإعداد. شكرا على صبرك!

# Settings.
screen-setting-language = { label-language }
screen-setting-language-about = لغة جميع الشاشات وسطر الأوامر.
screen-setting-palette = { label-colours }
screen-setting-palette-about = لا شيء يُعرف باللون وحده، أيا كانت الألوان التي تختارها.
screen-setting-palette-evening = مساء
screen-setting-palette-daylight = نهار
screen-setting-palette-contrast = تباين عال
screen-setting-palette-colour-blind = { colour-blind-safe }
screen-setting-palette-mono = بلا ألوان: أبيض وأسود
screen-setting-depth = عدد الألوان
screen-setting-depth-about = عدد الألوان التي تعرضها طرفيتك. «تلقائي» يكتشفه.
screen-setting-depth-auto = تلقائي
screen-setting-depth-full = 16 مليونا
screen-setting-depth-256 = 256
screen-setting-depth-16 = 16
screen-setting-depth-none = لا شيء
screen-setting-graphics = الخرائط
screen-setting-graphics-about = حروف ورموز، أو صور صغيرة. المفتاح T يبدّل بينها أثناء لعبة الكهوف.
screen-setting-graphics-glyphs = حروف ورموز
screen-setting-graphics-tiles = صور
screen-setting-mouse = الفأرة
screen-setting-mouse-about = تعمل النقرات والعجلة في كل الشاشات. اضغط Shift لتحديد النص.
screen-setting-mouse-on = مفعّلة
screen-setting-mouse-off = معطّلة
screen-setting-speed = الحركة
screen-setting-speed-about = سرعة كل الحركات. أي مفتاح يتخطى الحركة.
screen-setting-speed-off = معطلة
screen-setting-speed-slow = بطيئة
screen-setting-speed-normal = عادية
screen-setting-speed-fast = سريعة
screen-setting-forced = { setting-forced }
screen-setting-forced-about = { setting-forced-about }
screen-setting-forced-played = تُلعب عنك
screen-setting-forced-left = تُترك لك
screen-setting-guidance = { setting-guidance }
screen-setting-guidance-about = { setting-guidance-about }
screen-setting-guidance-on = مفعلة
screen-setting-guidance-off = معطلة
screen-setting-loot = الاستكشاف التلقائي في «الزنزانة»
screen-setting-loot-about = يمكن ترك العتاد الأسوأ في مكانه.
screen-setting-loot-useful = يجمع المفيد فقط
screen-setting-loot-all = يجمع كل شيء
screen-setting-pieces = قطع ألعاب اللوح
screen-setting-pieces-about = تشمل الرموز رموز الشوغي والشيانغتشي إذا اخترتها، أو إذا كانت القوائم بالصينية.
screen-setting-pieces-auto = تلقائي
screen-setting-pieces-symbols = رموز ورموز صينية
screen-setting-pieces-letters = حروف
screen-setting-pieces-ascii = ⁦ASCII⁩ فقط
screen-setting-effects = { setting-effects }
screen-setting-effects-about = { setting-effects-about }
screen-setting-effects-off = { screen-setting-guidance-off }
screen-setting-effects-quiet = خافتة
screen-setting-effects-medium = متوسطة
screen-setting-effects-loud = عالية
screen-setting-music = { setting-music }
screen-setting-music-about = { setting-music-about }
screen-setting-music-off = { screen-setting-guidance-off }
screen-setting-music-quiet = { screen-setting-effects-quiet }
screen-setting-music-medium = { screen-setting-effects-medium }
screen-setting-music-loud = { screen-setting-effects-loud }

# A new game.
screen-new-start = ابدأ اللعبة
screen-new-start-about = يبدأ Enter اللعبة. يمكنك أولا تغيير الخيارات أدناه.
screen-new-seat-about = شخص على لوحة المفاتيح هذه، أو آلي بإحدى خمس درجات من القوة.
screen-new-seed = { label-seed }
screen-seats = من يلعب
screen-seats-about = يمكن لشخص أو آلي أن يحل محل أي لاعب في منتصف اللعبة.
screen-new-begins = { label-begins }
screen-new-begins-about = يبدّل السهمان الأماكن: يبدأ اللاعب الأول.
screen-new-seed-about = تحدد كل ما هو عشوائي: البذرة نفسها تعطي اللعبة نفسها. يعدّلها Enter.
screen-new-bad-seed = البذرة من 1 إلى { $most } حرفا.

# Saved games.
screen-saved-none = لا ألعاب محفوظة بعد. تُحفظ كل لعبة تلقائيا بعد كل حركة.
screen-saved-moves = { $moves ->
    [zero] بلا حركات
    [one] حركة واحدة
    [two] حركتان
    [few] { $moves } حركات
   *[other] { $moves } حركة
  }
screen-saved-over = منتهية
screen-saved-version = نسختان
screen-saved-damaged = تالفة: { $name }
screen-saved-name = اسم هذه اللعبة:
screen-saved-name-keys = حفظ: Enter · إلغاء: Esc
screen-saved-ask-remove = أتحذف هذه اللعبة المحفوظة نهائيا؟

# Playing.
screen-play-thinking = أفكر…
screen-play-no-answer = لم يجب الآلي: { $reason }
screen-play-no-undo = لا شيء يُتراجع عنه.
screen-play-no-redo = لا شيء يُعاد.
screen-play-not-begun = لا شيء يُحفظ بعد. تُحفظ اللعبة تلقائيا من أول نقلة.
screen-play-ask-leave = تعذر حفظ هذه اللعبة. أتخرج مع ذلك وتفقدها؟
screen-play-ask-escape = هل تريد مغادرة اللعبة؟ إنها محفوظة.
screen-play-saved = حُفظت باسم «{ $name }». وتُحفظ الألعاب أيضا بعد كل حركة.
screen-play-parted = استمرت هذه اللعبة في نافذة أخرى أيضا: بقيت الاثنتان، ولعبتك من الآن «{ $name }».
screen-play-ask-newer = استمرت هذه اللعبة في نافذة أخرى أيضا. لم يضع شيء: بقيت الاثنتان، ولعبتك «{ $name }». أتنتقل إلى الأحدث؟
screen-play-exported = كُتبت في { $file }
screen-play-copied = نُسخ، إن سمحت هذه الطرفية.

# Replays.
screen-replay = عرض
screen-replay-at = { $at } من { $end }
screen-replay-running = { $at } من { $end } ▸
screen-replay-speed = الحركة: { $speed }
screen-replay-pace = السرعة: ×{ $pace }

# Help.
screen-help-arcade = صالة الألعاب
screen-help-arcade-text = البرنامج Turnwright صالة ألعاب بالأدوار. اختر لعبة ومن يلعبها: أشخاص على لوحة المفاتيح هذه، أو آليون بخمس درجات من القوة. تُحفظ كل لعبة بعد كل حركة. ويمكن التراجع فيها وعرضها وكتابتها في ملف تفتحه نسخ أخرى من Turnwright في طرفية أو متصفح.
screen-help-rules = القواعد
screen-help-options = في هذه اللعبة
screen-help-board = اللوح
screen-help-keys = المفاتيح
screen-help-undo = تراجع وإعادة
screen-help-hint = تلميح؛ اضغط مرة أخرى للشرح
screen-help-save = حفظ الآن (تُحفظ الألعاب أيضا بعد كل حركة)
screen-help-replay = مشاهدة عرض
screen-help-export = كتابة اللعبة في ملف
screen-help-text = الوضعية كنص: انسخها أو اكتبها في ملف
screen-help-zsg = كتابة اللعبة ملف .zsg لبرنامج Zillions of Games
screen-help-seats = من يلعب: شخص أو آلي
screen-help-new = لعبة جديدة مثل هذه
screen-help-help = هذه المساعدة
screen-help-leave = خروج؛ اللعبة محفوظة
screen-help-choose = { screen-key-choose }
screen-help-change = { screen-key-change }
screen-help-back = { screen-key-back }
screen-help-open = فتح، بدء، تأكيد
screen-help-settings = ما يُضبط هنا يسري على كل الألعاب ويُحفظ. يظهر التغيير فورًا، وشدة الصوت تُسمع هنا.

# Kalah on text screens.
screen-kalah-store = مخزن
screen-kalah-key-sow = زرع
screen-key-moves = كل النقلات
screen-kalah-key-swap = تبديل الجانبين

# Board games on text screens.
screen-zrf-library = ألعاب لوحية
screen-zrf-games = { $games ->
    [zero] لا ألعاب
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $games } ألعاب
   *[other] { $games } لعبة
  }
screen-zrf-search = بحث:
screen-zrf-key-search = بحث
screen-zrf-added = من عندك
screen-zrf-going-on = جارية، { $moves ->
    [zero] بلا نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $moves } نقلات
   *[other] { $moves } نقلة
  }
screen-opening = تُقرأ قواعد { $game }… يوقفها Esc.
screen-opening-slow = { $reason } لا يعمل أي مفتاح في أثناء ذلك، ولا حتى Ctrl+C. أتفتحها مع ذلك؟
screen-not-opened = تعذر لعب { $game }: { $reason }
screen-zrf-must-pass = لا نقلات لديك: اضغط Enter للتمرير.
screen-zrf-drops = القطعة التي توضع: { $piece }.
screen-zrf-in-hand = في اليد: { $pieces }
screen-zrf-mark-cursor = المؤشر؛ النقر على مربع مثل الضغط على ⁦Enter⁩ فيه
screen-zrf-mark-picked = القطعة المختارة
screen-zrf-mark-target = مربع يمكنها الانتقال إليه، أو قطعة يمكن تحريكها
screen-zrf-mark-last = آخر نقلة
screen-zrf-mark-hint = { screen-key-hint }
screen-zrf-mark-check = كش
screen-zrf-mark-mate = كش مات
screen-zrf-way = طريق { $name }
screen-zrf-choose-drop = أي قطعة تضع؟
screen-zrf-key-point = { screen-key-cursor }
screen-zrf-key-walk = سير
screen-zrf-key-take = أخذ، وضع
screen-zrf-key-next = التالي
screen-zrf-key-type = كتابة نقلة
screen-zrf-key-moves = { screen-key-moves }
screen-zrf-key-drop = وضع
screen-zrf-key-pass = { move-pass }

# Words used on several screens.
screen-key-cursor = المؤشر
