# اللعب الحر بالشروط، ولعبة اليوم، والنقاط، والإنجازات، وسير الأبطال.

dice-date = { $day } { $month ->
    [1] يناير
    [2] فبراير
    [3] مارس
    [4] أبريل
    [5] مايو
    [6] يونيو
    [7] يوليو
    [8] أغسطس
    [9] سبتمبر
    [10] أكتوبر
    [11] نوفمبر
   *[12] ديسمبر
} { $year }

## Twists

dice-option-twists = الشروط
dice-option-twists-about = رموز الشروط تفصلها فواصل
dice-twists-count = { $count }، النقاط ⁦×{ $factor }⁩
dice-twists-about = الشروط تغير قواعد اللعب الحر. الصعبة ترفع النقاط والسهلة تخفضها.
dice-twists-harmful = أصعب
dice-twists-helpful = أسهل
dice-twists-full = الحد الأقصى للشروط { $most }. أزل واحدا أولا.
dice-twist-conflict = يتعارض مع «{ $other }».
dice-twist-more = ⁦+{ $points }%⁩
dice-twist-less = ⁦−{ $points }%⁩
dice-twist-named = { $name } ({ $points })
dice-twists-key = { dice-option-twists }
dice-twists-key-pick = اختيار
dice-twists-key-help = اختيار شروط اللعب الحر
dice-twists-pick-help = اختيار شرط أو إزالته
problem-dice-twist-unknown = لا يوجد شرط «{ $twist }». اختر من { $known } وافصل بينها بفواصل.
problem-dice-twists-many = الحد الأقصى للشروط { $most }، كل منها مرة واحدة.
problem-dice-twists-conflict = الشرطان { $one } و{ $other } متعارضان. اختر أحدهما.

## Scores

dice-score = النقاط: { $total }
dice-score-places = الأماكن المغلقة { $points }
dice-score-victory = الفوز { $points }
dice-score-turns = الأدوار الباقية { $points }
dice-score-heroes = الأبطال الأحياء { $points }
dice-score-factors = المضاعفات: { $factors }
dice-score-by-level = ⁦×{ $factor }⁩ للمستوى { $level }
dice-score-by-difficulty = ⁦×{ $factor }⁩ للصعوبة ({ $difficulty })
dice-score-by-twists = ⁦×{ $factor }⁩ للشروط
dice-score-best = رقمك القياسي لهذا المستوى والصعوبة وعدد الأبطال!

## The daily

dice-daily-menu = لعبة اليوم
dice-daily-title = لعبة اليوم، { $date }
dice-daily-about = السيناريو والأبطال والشروط واحدة للجميع، وتتجدد كل يوم. لا تحسب إلا أول لعبة تنهيها.
dice-daily-route = { $route }، الصعوبة: { $difficulty }
dice-daily-heroes = الأبطال: { $heroes }
dice-daily-twists = الشروط: { $twists }
dice-daily-won = فوز، النقاط: { $score }، الأدوار الباقية: { $timer }، الأبطال الأحياء: { $alive } من { $heroes }
dice-daily-lost = خسارة، النقاط: { $score }، الأبطال الأحياء: { $alive } من { $heroes }
dice-daily-signs = علامة لكل دور: { $closed } أغلق مكان، { $villain } هزم شرير، { $beaten } هزم تهديد، { $hurt } ضرر، { $died } مات بطل، { $quiet } هدوء
dice-daily-share = لعبة اليوم في Turnwright، { $date } ({ $adventure })
dice-daily-replayed = الإعادة لا تحسب. تبقى نتيجتك الأولى.
dice-daily-start = العب
dice-daily-continue = أكمل
dice-daily-again = العب مرة أخرى بلا نقاط
dice-daily-come-back = لعبة اليوم التالية غدا.
dice-daily-copy = نسخ النتيجة
dice-daily-copied = نسخت النتيجة.
dice-daily-end-keys = C نسخ النتيجة · اضغط أي مفتاح · ? مساعدة · Q خروج
dice-daily-copy-help = نسخ النتيجة لمشاركتها

## Records

dice-records-menu = الأرقام والإنجازات
dice-records-about = أفضل نتائجك وإنجازاتك وسير أبطالك على هذا الجهاز.
dice-records-scores = الأرقام القياسية
dice-records-achievements = الإنجازات
dice-scores-level = { $adventure }، المستوى { $level }
dice-scores-row = { $score } · { $difficulty }، الأبطال: { $heroes }
dice-scores-detail = { $twists ->
    [0] { $date }
   *[other] { $date }، الشروط: { $twists }
}
dice-scores-dailies = ألعاب اليوم
dice-scores-empty = لا أرقام بعد. أنه لعبة حرة أو لعبة اليوم لتظهر نقاطك هنا.
dice-histories-count = أبطال لعبوا معك: { $count }
dice-histories-empty = لا أبطال بعد. أنه سيناريو ليذكر أبطاله هنا.
dice-history-row = السيناريوهات { $scenarios }، الانتصارات { $wins }، الوفيات { $deaths }، الأماكن المغلقة { $closed }، التهديدات المهزومة { $beaten }، أفضل رمية { $roll }

## Achievements

dice-achievements-count = نلت { $count } من { $all }
dice-achievement-hidden = سر حتى تناله.
dice-achievement-earned = { $text } { $date }.
dice-achievement-new = إنجاز: { $name }. { $text }
dice-achievement-first-victory = بداية موفقة
dice-achievement-first-victory-text = فز في سيناريو.
dice-achievement-campaign = من البداية إلى النهاية
dice-achievement-campaign-text = فز في آخر سيناريو من حملة.
dice-achievement-hard-won = فوز عسير
dice-achievement-hard-won-text = فز على مستوى الصعوبة «صعب».
dice-achievement-alone = ذئب وحيد
dice-achievement-alone-text = فز ببطل واحد.
dice-achievement-crowd = الجميع هنا
dice-achievement-crowd-text = فز بستة أبطال كلهم أحياء.
dice-achievement-untouched = بلا خدش
dice-achievement-untouched-text = فز دون أن تخسر حجرا بالضرر ودون جرح.
dice-achievement-lights-out = كل الأبواب مغلقة
dice-achievement-lights-out-text = فز وكل الأماكن مغلقة.
dice-achievement-early = في البيت قبل العشاء
dice-achievement-early-text = فز وقد بقي أكثر من نصف الوقت.
dice-achievement-last-moment = في اللحظة الأخيرة
dice-achievement-last-moment-text = فز ولم يبق أي دور.
dice-achievement-hunt = موسم الصيد
dice-achievement-hunt-text = اهزم 15 تهديدا في سيناريو واحد.
dice-achievement-thunder = رعد وبرق
dice-achievement-thunder-text = اجمع 25 أو أكثر في اختبار واحد.
dice-achievement-all-highest = أحجار مغشوشة حتما
dice-achievement-all-highest-text = ارم أعلى وجه على ثلاثة أحجار أو أكثر معا.
dice-achievement-deep-end = في المياه العميقة
dice-achievement-deep-end-text = فز في اللعب الحر على المستوى 3.
dice-achievement-thorns = درب الأشواك
dice-achievement-thorns-text = فز في اللعب الحر بثلاثة شروط صعبة.
dice-achievement-double = الضعف أو لا شيء
dice-achievement-double-text = فز في اللعب الحر بشروط تضاعف النقاط.
dice-achievement-score-2000 = ألفان
dice-achievement-score-2000-text = اجمع 2000 نقطة في لعبة واحدة.
dice-achievement-daily = يوم لم يضع
dice-achievement-daily-text = فز في لعبة اليوم.
dice-achievement-week = سبعة أيام
dice-achievement-week-text = أنه سبعا من ألعاب اليوم.
dice-achievement-veteran = محارب قديم
dice-achievement-veteran-text = فز في عشرة سيناريوهات بالبطل نفسه.
dice-achievement-classes = أصحاب كل الحرف
dice-achievement-classes-text = فز ببطل من كل فئة.
dice-achievement-hundred-threats = المئة
dice-achievement-hundred-threats-text = اهزم 100 تهديد بأبطالك.
dice-achievement-all-ones = ليس يومك
dice-achievement-all-ones-text = ارم الرقم واحد على ثلاثة أحجار أو أكثر معا.
dice-achievement-last-one = لا بد من راو
dice-achievement-last-one-text = فز وقد نجا بطل واحد من ثلاثة أو أكثر.
dice-achievement-so-close = قاب قوسين
dice-achievement-so-close-text = اخسر ولم يبق مفتوحا إلا مكان واحد.
