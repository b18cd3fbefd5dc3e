# The page around the games.
web-title = خمس ألعاب، دورا بعد دور
web-about = ألعاب لوحية ونرد وزنزانات، كلها بلا اتصال وفي مكان واحد. تراجع عن أي نقلة، واحفظ كل لعبة وشاركها.
web-play = العب
web-continue = { $entries ->
    [zero] متابعة من البداية
    [one] متابعة بعد نقلة واحدة
    [two] متابعة بعد نقلتين
    [few] متابعة بعد { $entries } نقلات
   *[other] متابعة بعد { $entries } نقلة
  }
web-quick-start = بداية سريعة
web-continue-last = متابعة: { $game }، { $when }
web-home = كل الألعاب
web-text-mode = الوضع النصي
web-lab = المختبر
web-offline = تعمل بلا اتصال. لا شيء يغادر متصفحك.
web-loading = يُفتح…
web-load-failed = تعذر تحميل هذا الجزء من الصفحة. تحقق من الاتصال وأعد تحميل الصفحة.
web-error = حدث خطأ في الصفحة ({ $message }). الألعاب المحفوظة لم تتأثر.
web-load-again = إعادة التحميل
web-no-page = لا توجد صفحة «{ $path }».

web-close = إغلاق
web-later = لاحقا
web-retry = حاول مجددا
web-update-ready = إصدار أحدث جاهز. ألعابك محفوظة.
web-update-now = تحديث

# Settings.
web-licenses = تراخيص البرامج
web-theme-auto = مثل النظام
web-theme-light = فاتحة
web-theme-dark = داكنة
web-speed = الحركة
web-speed-about = سرعة كل الحركات. النقر أو Esc يتخطى الحركة.
web-speed-off = معطلة
web-speed-slow = بطيئة
web-speed-normal = عادية
web-speed-fast = سريعة
web-forced-played = تُلعب عنك
web-forced-left = تُترك لك
web-guidance-on = مفعلة
web-guidance-off = معطلة
web-volume-off = معطلة
web-volume-quiet = خافتة
web-volume-medium = متوسطة
web-volume-loud = عالية

# Playing.
web-tools = اللعب
web-tools-more = اللعبة
web-undo = تراجع
web-redo = إعادة
web-hint = تلميح
web-new = جديدة
web-games = الألعاب
web-share = مشاركة
web-file = ملف
web-flip = اقلب الرقعة
web-help = مساعدة
web-undone = { $count ->
    [zero] لم يُتراجع عن شيء.
    [one] تم التراجع عن نقلة واحدة.
    [two] تم التراجع عن نقلتين.
    [few] تم التراجع عن { $count } نقلات.
   *[other] تم التراجع عن { $count } نقلة.
  }
web-hint-thinking = يُبحث عن نقلة جيدة…
web-working-cancel = إلغاء
web-hint-more = شرح
web-bot-broken = توقف الآلي عن العمل.
web-storage-silent = تخزين المتصفح لا يستجيب. يمكنك اللعب؛ ستعود ألعابك المحفوظة حالما يستجيب.
web-storage-back = عاد تخزين المتصفح إلى الاستجابة: ألعابك المحفوظة هنا.
web-cannot-save = لا يسمح هذا المتصفح للصفحة بحفظ الألعاب: ستُفقد عند إغلاقها.

# The list of moves, and review.
web-moves-none = لا نقلات بعد.
web-review = مراجعة
web-review-at = مراجعة: النقلة { $at } من { $of }
web-review-first = إلى البداية
web-review-back = نقلة إلى الوراء
web-review-play = شغّل النقلات
web-review-pause = إيقاف مؤقت
web-review-next = نقلة إلى الأمام
web-review-last = عودة إلى اللعبة
web-review-place = الموضع في اللعبة
web-pace = السرعة

# New game.
web-start = ابدأ
web-opponent = الخصم
web-opponent-bot = آلي
web-opponent-person = شخص آخر هنا
web-seat = من يلعب: { $name }
web-strength = القوة
web-begins-you = { player-you }
web-begins-bot = الآلي
web-rules-changed = { $changed ->
    [0] المعتادة
   *[other] مُغيَّر منها: { $changed }
  }
web-seed-about = تحدد اختيارات الآلي العشوائية: البذرة نفسها تعطي الآلي نفسه.
web-seed-new = بذرة جديدة
web-seed-wrong = اكتب من 1 إلى 64 حرفا.

# The end.
web-over = انتهت اللعبة
web-rematch = لعبة ثأر

# Saved games.
web-games-none = لا ألعاب بعد. تُحفظ كل لعبة هنا تلقائيا.
web-games-kept = يحتفظ هذا المتصفح بآخر ألعابك، { $most } على الأكثر. لتبقى لعبة مدة أطول احفظها في ملف.
web-games-about = { $state ->
    [open] على الرقعة
    [over] منتهية
   *[running] غير منتهية
  }، { $entries ->
    [zero] بلا نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $entries } نقلات
   *[other] { $entries } نقلة
  }، { $when }
web-games-rename = إعادة تسمية { $name }
web-games-name = اسم اللعبة
web-games-name-keep = حفظ
web-games-delete = حذف { $name }

# Links and files.
web-share-about = اللعبة كلها في هذا الرابط: من يفتحه يرى الوضعية نفسها ويمكنه متابعة اللعب.
web-share-moves = التحليل أطول من أن يسعه رابط، فلا يضم هذا الرابط سوى النقلات. الملف يحفظ كل شيء.
web-share-long = هذه اللعبة أطول من أن يسعها رابط. أرسلها ملفًا.
web-share-link = رابط هذه اللعبة
web-share-with = مشاركة…
web-copy = نسخ
web-copied = تم النسخ.
web-copy-failed = لم يسمح المتصفح بالنسخ. حدد النص وانسخه بنفسك.
web-export = حفظ هذه اللعبة
web-export-about = ملف نصي تفتحه الصفحة والطرفية كلتاهما.
web-download = تنزيل
web-import = فتح لعبة
web-import-file = من ملف
web-import-paste = أو ألصق نصها
web-import-open = فتح
web-problem-line = السطر { $line }:
web-cannot-open = تعذر فتح هذه اللعبة
web-drop-saved = أفلت لعبة محفوظة هنا لفتحها
web-drop-not-saved = هذه ليست لعبة محفوظة.
web-nothing-lost = لم تتغير ألعابك.
web-parted-title = استمرت في لسان آخر
web-parted = استمرت هذه اللعبة في لسان آخر أيضا. لم يضع شيء: بقيت اللعبتان، ولعبتك لعبة جديدة في القائمة.
web-parted-newer = تابع الأحدث
web-parted-both = أبق الاثنتين
web-parted-unseen = تابعت لعبة واحدة في علامتي تبويب معًا. لم يضع شيء: كلتاهما في قائمة الألعاب.

# Help.
web-help-touch = الفأرة واللمس
web-key-house = ازرع الحفرة التي لها هذا الرقم (0 هو 10، - هو 11، = هو 12)
web-key-arrows = اختر حفرة وازرعها
web-key-review = نقلة إلى الوراء، نقلة إلى الأمام
web-key-ends = إلى البداية، عودة إلى اللعبة
web-key-skip = تخطي الحركة

# Kalah.
web-board = الرقعة
web-kalah-touch = انقر أو المس حفرة مضاءة لتزرعها. أشر إلى حفرة، أو أبق إصبعك عليها، لترى أين ستقع بذورها.
web-kalah-house-of = { $who ->
    [you] { $label }
    [bot] الآلي: { $label }
    [one] اللاعب الأول: { $label }
   *[two] اللاعب الثاني: { $label }
  }
web-kalah-store-seeds = { $store }: { $seeds ->
    [zero] بلا بذور
    [one] بذرة واحدة
    [two] بذرتان
    [few] { $seeds } بذور
   *[other] { $seeds } بذرة
  }
web-kalah-move = { $who ->
    [you] أنت: { $move }
    [bot] الآلي: { $move }
    [one] اللاعب الأول: { $move }
   *[two] اللاعب الثاني: { $move }
  }
web-kalah-foresee-capture = يغنم { $seeds }
web-kalah-badge-capture = غُنم { $seeds }
web-kalah-badge-again = دور إضافي
web-kalah-badge-sweep = البذور الباقية: { $seeds }
web-kalah-badge-swap = تبدّل الجانبان
# Keys offered as buttons under the text screens.
web-key-left = يسار
web-key-up = أعلى
web-key-down = أسفل
web-key-right = يمين
web-key-step-y = أعلى اليسار
web-key-step-u = أعلى اليمين
web-key-step-b = أسفل اليسار
web-key-step-n = أسفل اليمين
web-key-enter = إدخال
web-key-escape = إلغاء
web-key-shift = Shift
web-key-space = مسافة
web-key-backspace = مسح
web-key-tab = Tab
web-keys-all = كل المفاتيح
web-text-large = أحرف كبيرة

# Words used on several pages.
web-text-screens = اللعب في الوضع النصي
web-tiles = اللعب بالصور
web-offers = ما يمكنك فعله
web-how-to-play = كيف تلعب
