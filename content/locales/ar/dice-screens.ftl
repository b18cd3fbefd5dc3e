# Labels of the screens of the dice game.

dice-screen-time = الوقت: { $timer }
dice-screen-closed = (مغلق)
dice-screen-bag = الكيس: { $count }
dice-screen-pile = المطروح: { $count }
dice-screen-dead = ميت
dice-screen-boons = الاختبار التالي ⁦+{ $amount }⁩
dice-screen-hand = اليد
dice-screen-allies = الحلفاء
dice-screen-check = الاختبار:
dice-screen-versus = ضد
dice-screen-against = ضدك: { $parts }
dice-screen-chance = الاحتمال: { $percent } %
dice-screen-result = النتيجة: { $result } { $word }
dice-screen-success = نجاح
dice-screen-fail = فشل
dice-screen-got-away = نجا، الضرر: { $damage }
dice-screen-struck = ضربة، الضرر: { $damage }
dice-screen-turn = دور { $hero }
dice-screen-turns = { $count ->
    [zero] بلا أدوار لإنجازها.
    [one] دور واحد لإنجازها.
    [two] دوران لإنجازها.
    [few] { $count } أدوار لإنجازها.
   *[other] { $count } دورا لإنجازها.
}
dice-screen-any-key = اضغط أي مفتاح · ? مساعدة · Q خروج
dice-screen-next-key = N { $scenario } · اضغط أي مفتاح · ? مساعدة · Q خروج
dice-screen-keys = M خريطة · S أبطال · P أحجار · J يوميات · U تراجع · ? مساعدة · Q خروج
dice-screen-page = Tab: صفحة { $page } من { $pages }
dice-screen-key-leaf = تصفح
dice-screen-key-heroes = أبطال
dice-screen-heroes = الأبطال
dice-screen-piles = الأحجار
dice-screen-journal = اليوميات
dice-screen-in-hand = في اليد
dice-screen-in-bag = في الكيس: { $count }
dice-screen-in-pile = في كومة الطرح: { $count }
dice-screen-deterred = أحجار الأبطال المنحّاة
dice-screen-limit = { $type }: حتى { $current } الآن، و{ $most } في النهاية
dice-screen-capacity = اليد: { $capacity }. الأحجار المفضلة: { $type }.
dice-screen-limits = الأحجار التي يملكها
dice-screen-skills = المهارات
dice-screen-dormant = مهارات للتعلم
dice-screen-rules = الهدف والقواعد
dice-screen-facts = { $hero } في { $place }: { $dice }. الكيس: { $bag }.
dice-place-difficulty = للإغلاق: { $difficulty }
dice-place-villain = هنا { $card }
dice-skill-level = { $name }، المستوى { $level } من { $most }
dice-skill-dormant = { $name }، حتى المستوى { $most }
dice-victory-corner = { $count ->
    [one] اعثروا على الشرير واهزموه حين لا يبقى مهرب.
    [two] اعثروا على الشريرين واهزموا كلا منهما حين لا يبقى مهرب.
    [few] اعثروا على الأشرار الـ{ $count } واهزموا كلا منهم حين لا يبقى مهرب.
   *[other] اعثروا على الأشرار الـ{ $count } واهزموا كلا منهم حين لا يبقى مهرب.
}
dice-victory-closeAll = أغلق كل الأماكن.
dice-victory-firstVillain = { $count ->
    [one] اهزموا الشرير مرة واحدة.
    [two] اهزموا أيا من الشريرين.
    [few] اهزموا أيا من الأشرار الـ{ $count }.
   *[other] اهزموا أيا من الأشرار الـ{ $count }.
}
dice-part-discard = طرح
dice-part-tier = صعبة الاجتياز
dice-part-difficulty = الصعوبة
dice-part-leader = زعيم
dice-part-trap = فخ
dice-method-SUM = المجموع
dice-method-MAX = يُحسب الأعلى
dice-method-MIN = يُحسب الأدنى
dice-method-AVG_DOWN = يُحسب المتوسط
dice-method-AVG_UP = يُحسب المتوسط، بالتقريب إلى أعلى
dice-forecast-odds = { $percent } %
dice-forecast-damage = الضرر ≈ { $damage }
dice-forecast-damage-sure = الضرر { $damage }
dice-forecast-dice = الثمن ≈ { $count } من الأحجار
dice-forecast-time = الوقت ⁦−{ $count }⁩
dice-forecast-free = بلا ثمن
dice-forecast-loss = يضيع كل شيء!
dice-forecast-dooms = قاتل!
dice-forecast-doom = { $percent } % قاتل

## Camp

dice-camp-title = المخيم
dice-camp-next = التالي: { $scenario }
dice-camp-pool = المشترك
dice-camp-unfit = { $dice }: لا أحد هنا يستطيع استعماله. من يستطيع: { $classes }.
dice-camp-full = { $dice }: لا مكان الآن. من يستطيع استعماله: { $heroes }.
dice-camp-limit = { $hero }: حجر آخر من نوع { $type } ({ $current } الآن، { $most } في النهاية)
dice-camp-skill = { $hero }: { $name }
dice-camp-take = يأخذ { $hero }: { $die }
dice-camp-give = يعطي { $hero }: { $die }
dice-camp-key-take = تنفيذ
dice-camp-key-journal = اليوميات

## Menus

dice-menu-title = المغامرات
dice-menu-none = لم يُعثر على أي مغامرة.
dice-menu-broken = لا يمكن لعبها
dice-menu-set-out = الاستعداد للرحلة
dice-menu-campaign = الحملة كلها
dice-menu-tutorial = { $scenario } (ابدأ من هنا)
dice-menu-hero = البطل { $number }
dice-menu-nobody = لا أحد
dice-menu-hero-row = { $class }، { $name }
dice-menu-name = ما اسم هذا البطل؟
dice-menu-name-keys = حفظ: Enter · Esc
dice-menu-bad-name = يبدأ الاسم بحرف، وفيه حروف وأرقام ومسافات وشرطات.
dice-menu-key-name = الاسم
dice-menu-seed-about = البذرة العشوائية نفسها والاختيارات نفسها تعطي اللعبة نفسها.
dice-menu-help-adventures = المغامرة حملة من فصول، وفي كل فصل عدة سيناريوهات؛ يستغرق السيناريو نحو نصف ساعة. افتح مغامرة لتختار إلى أين تذهب ومن يذهب. وما لا يمكن لعبه يُذكر بجانبه السبب. والألعاب التي بدأتها بين الألعاب المحفوظة في القائمة الأولى.
dice-menu-help-set-out = اختر إلى أين تذهب، ومدى الصعوبة، ومن يذهب. السيناريو لعبة قائمة بذاتها. وفي الحملة كلها يمضي الأبطال أنفسهم: بين السيناريوهات يخيّمون، فيكبرون ويتبادلون الأحجار. وأنت تقرر ما يعنيه موتهم. السيناريو الأول يعلّم اللعبة في أثنائها.
dice-menu-help-party-title = الفريق
dice-menu-help-party = يذهب من بطل واحد إلى ستة، ويجوز عدة أبطال من صنف واحد؛ «{ dice-menu-nobody }» يترك المكان خاليًا. لكل صنف أحجاره ومهاراته، وهي مذكورة في الأسفل ما دام مختارًا. كلما زاد الأبطال زاد ما يُفعل معًا؛ واثنان بداية حسنة. والأسماء من البذرة ما لم تكتبها أنت.
dice-menu-help-name = تسمية البطل
dice-difficulty-easy-text = وقت أكثر وأعداء أضعف. للأمسية الأولى.
dice-difficulty-normal-text = لمن يعرف القواعد. الأخطاء تكلّف أدوارا.
dice-difficulty-hard-text = وقت أقل وأعداء أقوى. كل دور محسوب.
dice-mode-story-text = يعود الموتى في السيناريو التالي بلا مكافأة.
dice-mode-classic-text = يعود الموتى، لكن مرة واحدة في الفصل.
dice-mode-permadeath-text = الموتى لا يعودون.
dice-option-route = إلى أين
dice-option-party = { dice-screen-heroes }
dice-option-party-about = أصناف تفصل بينها فواصل: brawler, hunter, mystic, prophet, mentor
dice-option-difficulty = الصعوبة
dice-option-difficulty-easy = سهل
dice-option-difficulty-normal = عادي
dice-option-difficulty-hard = صعب
dice-option-mode = الموت
dice-option-mode-story = قصة
dice-option-mode-classic = كلاسيكي
dice-option-mode-permadeath = نهائي

## Reading

dice-screen-search = بحث: { $text }
dice-screen-search-about = اكتب للبحث
dice-screen-not-found = لا قواعد مطابقة.
dice-screen-log = الحملة
dice-screen-statistics = الإحصاءات
dice-screen-card = من لقيته هنا
dice-screen-story = القصة
dice-screen-seed = { label-seed }: { $seed }
dice-screen-played = سيناريوهات ملعوبة: { $count }
dice-screen-gone = مات نهائيا
dice-screen-standing-won = مكتسب
dice-screen-standing-now = الآن
dice-screen-standing-lost = خسارة
dice-screen-standing-ahead = لاحقا
dice-screen-more-text = المزيد
dice-screen-hint-title = تعلّم
dice-screen-hint-keys = أي مفتاح · I: كفى تلميحات
dice-screen-hints-off = لا تلميحات بعد الآن. يعيدها I.
dice-screen-hints-on = التلميحات مفعلة.
dice-screen-dooms = موت محقق: الكيس لا يملأ يد { $hero }. اضغط { $key } مجددا لتفعلها.
dice-screen-takes = يتطلب: { $ways }
dice-screen-lost-hero = لم يعد { $hero }.
dice-screen-rewards = قبل أن يمضي الفريق: يختار { $hero } مكافأة.
dice-glossary-terms = كيف تعمل اللعبة
dice-glossary-types = { dice-screen-piles }
dice-glossary-classes = { dice-screen-heroes }
dice-glossary-skills = { dice-screen-skills }
dice-glossary-ally-skills = مهارات الحلفاء
dice-glossary-traits = صفات التهديدات
dice-glossary-scenario-rules = قواعد السيناريوهات
dice-glossary-location-rules = قواعد الأماكن
dice-stat-turns = الأدوار: { $count }
dice-stat-checks = اختبارات ناجحة: { $won } من { $checks }. المتوقع: { $expected }.
dice-stat-beaten = تهديدات مهزومة: { $defeated }. أماكن مغلقة: { $closed }.
dice-stat-size = حجر d{ $size }: الرميات { $count }، والمتوسط { $mean } (المتوقع { $expected })
dice-stat-hero = اختبارات ناجحة: { $won } من { $checks }، والمتوقع { $expected }. الضرر: { $damage }. الراحات: { $rests }. الوفيات: { $deaths }.
dice-keys-offer = ينفذ الحركة التي لها هذا المفتاح؛ والمعطلة تقول السبب
dice-keys-slot = يختار حجرا من اليد
dice-keys-ally = يختار حليفا
dice-keys-enter = يؤكد، يرمي
dice-keys-escape = يتراجع عن الاختيار
dice-keys-more = الصفحة التالية من الحركات
dice-keys-map = الخريطة: الأماكن وأكياسها وقواعدها
dice-keys-heroes = صحائف كل الأبطال
dice-keys-piles = أين توجد أحجار كل واحد
dice-keys-threat = التهديد الذي لقيته وكل كلمة من قواعده
dice-keys-journal = اليوميات مع كل الرميات
dice-keys-log = الحملة حتى الآن
dice-keys-statistics = الإحصاءات
dice-keys-hints = تفعيل تلميحات التعلم وتعطيلها
dice-keys-undo = يتراجع عن القرار الأخير، حتى آخر رمية
dice-keys-replay = يعرض اللعبة من بدايتها
dice-keys-manual = القواعد، كلمة كلمة
dice-keys-leave = خروج؛ اللعبة محفوظة

## كيف انتهى السيناريو

dice-end-facts = الأماكن المغلقة: { $closed } من { $places }. الوقت الباقي: { $timer }.
dice-end-reward-dice = إلى المشترك: { $dice }.
dice-end-reward-limit = لكل بطل حي أن يحمل حجرا إضافيا؛ تختارون نوعه في المخيم.
dice-end-reward-skill = يحسّن كل بطل حي مهارة أو يتعلم مهارة جديدة.
dice-end-reward-hand = من الآن تتسع يد كل بطل حي لحجر إضافي.
dice-end-next = صرت تعرف اللعب. تبدأ الحملة حيث تنتهي هذه القصة.
dice-end-advice-spend = بقيت أكياسكم ممتلئة، وما يُحفظ من الأحجار إلى النهاية لا يكسب شيئا. اطرحوها لفرصة أفضل، وادفعوا لتستكشفوا مرة أخرى.
dice-end-advice-split = انتهيتم جميعا في مكان واحد. متفرقين تغلقون أماكن أكثر، ويحرس أحدكم مكانا حين يظهر الشرير.
dice-end-advice-close = أغلقوا المكان فور أن يفرغ كيسه أو يسقط تابعه، وادفعوا لتستكشفوا مرة أخرى حيث لا خطر.
dice-end-advice-death = استريحوا في الملجأ ما دامت في الكيس أحجار، واهربوا ممن لا تقدرون عليه.
dice-end-advice-escaped = حين لا يجوز الفشل، واجهوا الشرير بيد ممتلئة، أو تملصوا منه وعودوا أقوى.
dice-end-again = يمكن لعب السيناريو مرة أخرى.
dice-end-easier = في المستوى السهل وقت أكثر وأعداء أضعف.
