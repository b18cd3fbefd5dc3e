# Keepsakes: their effects, and rewards in camp, for both shells.

## Screens

dice-keepsakes = التذكارات
dice-glossary-keepsakes = { dice-keepsakes }
dice-term-keepsake = تذكار
dice-term-keepsake-text = بعد النصر يختار كل بطل مكافأة من ثلاث، غالبا تذكارا. يساعده طوال الحملة. للبطل ثلاثة تذكارات على الأكثر.
dice-keepsake-once = مرة في السيناريو: { $effect }
dice-keepsake-ready = جاهز
dice-keepsake-used = استُنفد
dice-reward-larger = حجر أكبر: { $die }
dice-reward-larger-text = { $die } بدلا من { $old }.
dice-reward-mark = علامة: { $die }
dice-reward-mark-text = لحجرك: { $die }. { $effect }
dice-reward-choose = خذها
dice-reward-swap = خذها واترك: { $other }
dice-camp-reward = { dice-camp-skill }
dice-camp-reward-swap = { $hero }: { $name } بدلا من { $other }
dice-page-camp-reward = المكافآت: واحدة من ثلاث
dice-status-camp-reward = { $hero }: اختر إحدى المكافآت.

## Events

dice-said-keepsake = يستخدم { $hero } «{ $name }».
dice-said-rewarded = يختار { $hero } مكافأة: { $name }.
dice-said-swapped = يأخذ { $hero } «{ $name }» ويترك «{ $other }».
dice-said-spied = { $card } هنا: { $place }.

## Refusals

problem-dice-keepsake = ليس في هذه المغامرة تذكار «{ $id }». اختر من: { $known }.
problem-dice-keepsake-used = استُخدم من قبل في هذا السيناريو.
problem-campaign-not-offered = لا تُعرض هذه المكافأة على هذا البطل.
problem-campaign-swap = لا يترك تذكارا من أجل آخر إلا من لديه { $most }.
problem-campaign-choose-first = على هذا البطل أن يختار مكافأته أولا.

## Effects always in force

dice-effect-strong-arm = ⁦+1⁩ في قتال الأعداء.
dice-effect-sure-footed = ⁦+2⁩ ضد العقبات.
dice-effect-gatherer = ⁦+3⁩ لكسب الأحجار التي تجدها.
dice-effect-hospitable = ⁦+3⁩ لكسب الحلفاء.
dice-effect-locksmith = ⁦+1⁩ لإغلاق الأماكن وحراستها.
dice-effect-hardy = ⁦+3⁩ ضد الجروح التي تلقاها.
dice-effect-elusive = ⁦+2⁩ للتملص.
dice-effect-old-score = ⁦+2⁩ في قتال الأشرار.
dice-effect-heavy-hand = ⁦+1⁩ للاختبارات بأحجار القوة خارج القتال.
dice-effect-deft-hand = ⁦+1⁩ للاختبارات بأحجار الرشاقة خارج القتال.
dice-effect-clear-head = ⁦+1⁩ للاختبارات بأحجار الذهن خارج القتال.
dice-effect-ready-tongue = ⁦+1⁩ للاختبارات بأحجار الكلام خارج القتال.
dice-effect-early-bird = ⁦+1⁩ للاختبارات ضد أول حجر تلقاه في الدور، إلا الأشرار.
dice-effect-last-ditch = ⁦+3⁩ في القتال ما دام عدد الكيس أحمر.
dice-effect-good-company = ⁦+1⁩ للاختبارات ما دام هنا بطل آخر.
dice-effect-night-eyes = الطرح يعطي إضافة دائما: الظلام والمكر لا يعوقانك.
dice-effect-antidote = السم لا يضرك.
dice-effect-tight-grip = التهديدات الجشعة والخاطفة لا تأخذ منك أحجارا.
dice-effect-level-head = الكمائن والأماكن الخطرة والزلقة والمراقبة لا تؤثر فيك.
dice-effect-free-leg = يمكنك الهرب والتملص حتى من العنيدين.
dice-effect-cold-iron = هجماتك تنفع مع المحصن والأثيري.
dice-effect-sturdy = ⁦−2⁩ من الضرر غير السحري للأعداء والأشرار.
dice-effect-unmoved = ⁦−2⁩ من الضرر السحري.
dice-effect-stepping-stones = ⁦−1⁩ من ضرر العقبات.
dice-effect-light-heels = ⁦−2⁩ من الضرر عند الهرب.
dice-effect-deep-pockets = تتسع يدك لحجر إضافي.
dice-effect-more-physical = تبدأ بحجري قوة إضافيين.
dice-effect-more-somatic = تبدأ بحجري رشاقة إضافيين.
dice-effect-more-mental = تبدأ بحجري ذهن إضافيين.
dice-effect-more-verbal = تبدأ بحجري كلام إضافيين.
dice-effect-more-divine = تبدأ بحجر بركة إضافي.
dice-effect-old-friend = تبدأ وفي يدك حليف.
dice-effect-early-start = للفريق دوران إضافيان.
dice-effect-bedroll = الراحة تعيد حجرين إضافيين.
dice-effect-solace = ترك حجر بركة يعيد حجرين إضافيين.
dice-effect-tidy = حين تغلق مكانا يعود حجران من كومة الطرح إلى الكيس.
dice-effect-trophies = حين تغلب تهديدا يعود حجر من كومة الطرح إلى الكيس.
dice-effect-slow-breath = في بداية دورك، ما دام عدد الكيس أحمر، يعود إليه حجران من كومة الطرح.
dice-effect-open-handed = يمكنك إعطاء حجر مرتين في الدور.
dice-effect-light-step = الأحجار التي تدفعها لاستكشاف ثان تُخفى ولا تُطرح.
dice-effect-rosary = أحجار البركة التي ساعدتك تُطرح ولا تُنحّى.
dice-effect-true-faith = أحجار البركة تساعدك ضد العقبات.

## Drawbacks

dice-effect-slow = للفريق دور أقل.
dice-effect-brittle = ⁦+1⁩ للضرر غير السحري من التهديدات.
dice-effect-light-sleeper = الراحة تعيد حجرين أقل.
dice-effect-clumsy = ⁦−1⁩ لإغلاق الأماكن وحراستها.
dice-effect-butter-fingered = ⁦−2⁩ لكسب الأحجار التي تجدها.
dice-effect-loud = ⁦−2⁩ للتملص.

## Effects once per scenario

dice-effect-salve = تعود أربعة أحجار من كومة الطرح إلى الكيس.
dice-effect-remedy = يُشفى جرح، وتعود ثلاثة أحجار من كومة الطرح إلى الكيس.
dice-effect-second-breath = اسحب حجرين.
dice-effect-fresh-start = أخف يدك واسحب يدًا جديدة أكبر بحجرين.
dice-effect-spare-hours = يكسب الفريق دورين.
dice-effect-good-plan = ⁦+4⁩ لاختبارك التالي.
dice-effect-master-key = ⁦+6⁩ في محاولتك التالية لإغلاق مكان أو حراسته.
dice-effect-spyglass = اعرف أين يختبئ شرير.
dice-effect-summons = ينضم حليف إلى يدك.
dice-effect-anointing = ينضم حجر بركة إلى يدك.
dice-effect-rally = لكل بطل هنا تعود ثلاثة أحجار من كومة الطرح إلى الكيس.
dice-effect-waymarks = انتقل إلى مكان آخر واستكشف هناك مرة أخرى بلا ثمن.
dice-effect-second-look = استكشف مرة أخرى بلا ثمن.
dice-effect-buckler = لا يصيبك ضرر.
dice-effect-counter-charm = لا يصيبك ضرر سحري.
dice-effect-shared-shield = ⁦−6⁩ من ضرر أي بطل هنا.
dice-effect-smoke = يعود العدو أو الشرير الذي لقيته إلى كيس المكان، وتعود خمسة أحجار من كومة الطرح إلى كيسك.
dice-effect-safe-way = اهرب بلا ضرر.
dice-effect-wave-off = يعود العدو الذي لقيته إلى كيس المكان، ولا يُحسب هذا الاستكشاف.
dice-effect-drive-off = يرحل العدو الذي لقيته نهائيا.
dice-effect-way-round = تجاوز العقبة التي لقيتها.
dice-effect-other-pocket = أعد الحجر الذي لقيته واسحب غيره؛ لا شريرا ولا حليفا.
dice-effect-lucky-throw = ⁦+4⁩ للاختبار التالي، ولو كان الحجر أمامك.
