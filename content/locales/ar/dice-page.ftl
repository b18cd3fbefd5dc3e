# Texts of the dice game on the web page only.

dice-page-new = رحلة جديدة
dice-page-continue = متابعة، { $when }
dice-page-contents = { $chapters ->
    [0] { $scenarios ->
        [zero] بلا سيناريوهات
        [one] سيناريو واحد
        [two] سيناريوهان
        [few] { $scenarios } سيناريوهات
       *[other] { $scenarios } سيناريو
    }
    [one] فصل واحد، { $scenarios ->
        [zero] بلا سيناريوهات
        [one] سيناريو واحد
        [two] سيناريوهان
        [few] { $scenarios } سيناريوهات
       *[other] { $scenarios } سيناريو
    }
    [two] فصلان، { $scenarios ->
        [zero] بلا سيناريوهات
        [one] سيناريو واحد
        [two] سيناريوهان
        [few] { $scenarios } سيناريوهات
       *[other] { $scenarios } سيناريو
    }
    [few] { $chapters } فصول، { $scenarios ->
        [zero] بلا سيناريوهات
        [one] سيناريو واحد
        [two] سيناريوهان
        [few] { $scenarios } سيناريوهات
       *[other] { $scenarios } سيناريو
    }
   *[other] { $chapters } فصلا، { $scenarios ->
        [zero] بلا سيناريوهات
        [one] سيناريو واحد
        [two] سيناريوهان
        [few] { $scenarios } سيناريوهات
       *[other] { $scenarios } سيناريو
    }
} · الإصدار { $version }
dice-page-open-zip = فتح مغامرة
dice-page-open-folder = فتح مجلد
dice-page-drop-here = أفلت مغامرة هنا: ملف zip أو مجلدها
dice-page-cannot-open = تعذّر فتح «{ $name }».
dice-page-warned = «{ $name }» جاهز للعب. للمؤلف:
dice-page-remove = إزالة
dice-page-unknown = لا توجد مغامرة «{ $id }» هنا.
dice-page-party = الأبطال: { $count } من { $most } على الأكثر
dice-page-send-home = اترك البطل { $number } ({ $hero }) في البيت
dice-page-begin = ابدأ
dice-page-replay = شاهد الإعادة

## The table

dice-page-hand = يد { $hero }
dice-page-allies = الحلفاء
dice-page-bag = الكيس: { $count }
dice-page-bag-low = قليل!
dice-page-pile = المطروح: { $count }
dice-page-deterred = المنحّى: { $count }
dice-page-hero = { $alive ->
    [yes] { $hero }: { $place }، في الكيس { $bag }
   *[no] مات { $hero }
}
dice-page-drop = اختر أحجارا من اليد: المسها، أو اسحبها إلى هنا، أو اضغط مفاتيحها.
dice-page-last-check = آخر اختبار
dice-page-rolled = { $die }: { $face }
dice-page-group-deal = ماذا تفعل
dice-page-group-skills = { dice-screen-skills }
dice-page-group-turn = في هذا الدور
dice-page-group-choice = الخيارات
dice-page-group-end = إنهاء أو رجوع
dice-page-camp-limit = المكافآت: أحجار
dice-page-camp-skill = المكافآت: مهارات
dice-page-camp-take = أخذ من المشترك
dice-page-camp-give = إعطاء للمشترك
dice-page-camp-leave = الطريق
dice-page-dooms = بعد هذا لا يكفي الكيس لملء يد { $hero } من جديد: موت محقق. اخترها مرة أخرى لتفعلها مع ذلك.
dice-page-hint-done = فهمت
dice-page-hint-off = كفى تلميحات
dice-page-hints-off = التلميحات متوقفة. يمكن إعادتها من الإعدادات.
dice-page-hints-on = { dice-screen-hints-on }
dice-touch-hint-table = في الأعلى المكان وما بقي في كيسه من أحجار، والوقت. وفي الأسفل يدك: ق قوة، ر رشاقة، ذ ذهن، ك كلام. لا يحدث شيء في الملجأ. المس «{ dice-offer-travel }».
dice-touch-hint-explore = الاستكشاف يسحب حجرا من كيس هذا المكان. قد يكون هدية، وقد يعض. المس «{ dice-offer-explore }».
dice-touch-hint-after = يمكنك أن تدفع لتستكشف مرة أخرى، أو أن تلمس «{ dice-offer-finish }». عندئذ تُملأ اليد من كيسك.
dice-touch-hint-die = يمكنك أن تكسب هذا الحجر: ارم حجرا من عندك وابلغ مثله على الأقل. «{ dice-offer-hide }» لحجر من النوع نفسه، ويعود إلى كيسك. «{ dice-offer-discard }» لأي حجر، ويُطرح مقابل ⁦+1⁩. والاحتمال مكتوب بجانب كل منهما.
dice-touch-hint-choose = المس أحجار اليد لاختيارها. حين تكفي يظهر الاحتمال: «{ dice-offer-confirm-pick-check }» للرمي، و«{ dice-offer-cancel }» للتراجع.
dice-touch-hint-empty = يمكن إغلاق هذا المكان الآن. المكان المغلق لا يهرب إليه شرير. المس «{ dice-offer-close }».
dice-page-name = اسم البطل { $number }
dice-page-undone = تم التراجع.
dice-page-no-undo = لا تراجع عن الرميات والسحب.
dice-page-choose-place = اختر هذا المكان
dice-page-deed-closed = أُغلق
dice-page-deed-rested = { dice-term-rest }
dice-page-deed-escaped = هرب!
dice-page-deed-damage = ضرر!
dice-page-deed-wounded = جرح!
dice-page-deed-died = موت

## Beside the table

dice-page-glossary = المعجم
dice-page-search = بحث
dice-page-search-none = لم يُعثر على شيء.
dice-page-colours-of-dice = ألوان الأحجار
dice-page-colours-bright = زاهية
dice-page-colours-colour-blind = { colour-blind-safe }
dice-page-colours-mono = أبيض وأسود

## Help

dice-page-help-goal = استكشف الأماكن حجرا حجرا، وأغلقها، ولا تترك للشرير مهربا قبل أن ينفد الوقت. الأحجار في كيسك هي حياتك.
dice-page-help-turn = في دورك يمكنك أن تعطي حجرا وتنتقل وتستكشف وتغلق مكانا أو تستريح. ثم تُملأ اليد من الكيس. كل زر يبين ثمنه واحتمال نجاحه. أشر إلى زر رمادي أو المسه لتعرف سبب تعطيله.
dice-page-help-touch = المس الأحجار لاختيارها، أو اسحبها إلى وسط الطاولة. وبينما تتدحرج، المس الشاشة أو اضغط أي مفتاح للتخطي. اضغط مطولا على مهارة لقراءة ما تفعله.
