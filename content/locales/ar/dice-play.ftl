# Texts of a dice game in play, for both shells.

dice-die = { $type ->
    [WOUND] جرح d{ $size }
    [ENEMY] عدو d{ $size }
    [VILLAIN] شرير d{ $size }
    [OBSTACLE] عقبة d{ $size }
    [ALLY] حليف d{ $size }
   *[other] { $name } d{ $size }
}
dice-nameless-ENEMY = شخص لا يُطمأن إليه
dice-nameless-ENEMY-object = { dice-nameless-ENEMY }
dice-nameless-VILLAIN = الشرير
dice-nameless-VILLAIN-object = { dice-nameless-VILLAIN }
dice-nameless-OBSTACLE = شيء يسد الطريق
dice-nameless-OBSTACLE-object = { dice-nameless-OBSTACLE }

dice-fate-hide = إخفاء
dice-fate-discard = طرح
dice-fate-deter = تنحية
# Short forms for narrow terminals.
dice-fate-hide-brief = { dice-fate-hide }
dice-fate-discard-brief = { dice-fate-discard }
dice-fate-deter-brief = { dice-fate-deter }
dice-way-use = { $fate } { $dice }
dice-way = { $uses }: { $bonus }
dice-way-brief = { $uses } { $bonus }
dice-or = {" أو "}
dice-place-bag = { $count ->
    [zero] الكيس فارغ
    [one] بقي حجر واحد
    [two] بقي حجران
    [few] بقيت { $count } أحجار
   *[other] بقي { $count } حجرا
}
dice-place-closed = مغلق
dice-place-guarded = محروس

## Actions

dice-offer-explore = { label-explore }
dice-offer-again = استكشاف مرة أخرى
dice-offer-finish = إنهاء الدور
dice-offer-discard-interior = ألقِ وأنهِ الدور
dice-offer-travel = انتقال
dice-offer-give = إعطاء حجر
dice-offer-close = إغلاق هذا المكان
dice-offer-rest = { label-rest }
dice-offer-cure = مداواة جرح
dice-offer-hide = إخفاء أحجار
dice-offer-hide-retry = رمية أخرى
dice-offer-discard = طرح أحجار
dice-offer-hide-encounter-ENEMY = هجوم عادي، إخفاء
dice-offer-discard-encounter-ENEMY = هجوم عادي، طرح
dice-offer-hide-encounter-VILLAIN = { dice-offer-hide-encounter-ENEMY }
dice-offer-discard-encounter-VILLAIN = { dice-offer-discard-encounter-ENEMY }
dice-offer-acquire = أخذه
dice-offer-forfeit = تركه
dice-offer-forfeit-encounter-DIVINE = تركه: يعود حجران مطروحان
dice-offer-forfeit-encounter-ENEMY = عدم فعل شيء
dice-offer-forfeit-encounter-VILLAIN = { dice-offer-forfeit-encounter-ENEMY }
dice-offer-forfeit-encounter-OBSTACLE = تراجع عنها
dice-offer-forfeit-encounter-WOUND = قبول الجرح
dice-offer-forfeit-guard = تركه بلا حراسة
dice-offer-forfeit-retry = الاكتفاء بهذا
dice-offer-forfeit-look = إعادته
dice-offer-flee = هرب
dice-offer-confirm = تأكيد
dice-offer-confirm-pick-check = رمي
dice-offer-confirm-damage = تحمل الضرر
dice-offer-confirm-pick-pay = ادفع
dice-offer-confirm-look = محاولة إزالته
dice-offer-cancel = رجوع
dice-offer-cancel-closing = عدم المحاولة
dice-offer-cancel-pick-lose = الاحتفاظ بالكل
dice-offer-go-on = متابعة
dice-offer-leave = انطلاق
dice-offer-next = التالي: { $scenario }
dice-free-name = لعب حر، المستوى { $level }
dice-free-about = سيناريو عشوائي: أماكن هذه المغامرة وأشرارها وقواعدها مختلطة. كل بذرة عشوائية تصنع سيناريو آخر.
dice-free-intro = لم يكتب أحد هذه القصة بعد. المعروف فقط من يختبئ هنا: { $villains }. فتشوا الأماكن وأغلقوها حتى لا يبقى مهرب.
dice-free-menu = لعب حر

## Questions

dice-status-place = { $hero }: اختر من أين تبدأ.
dice-status-interior = { $hero } في { $place }. ماذا الآن؟
dice-status-interior-short = { $place }. ماذا الآن؟
dice-status-interior-after = تفحص { $hero } المكان. ماذا الآن؟
dice-status-encounter-stat = وُجد { $die }. ارم حجرا من نوعه لتكسبه، أو أي حجر تطرحه.
dice-status-encounter-DIVINE = وُجد { $die }. خذه فحسب.
dice-status-encounter-ALLY = وُجد { $die } قد يرافقك: أقنعه بكلام أو حليف، أو بأي حجر تطرحه.
dice-status-encounter-WOUND = ينتظرك { $die }. قاومه بقوة أو رشاقة، أو بأي حجر تطرحه.
dice-status-encounter-OBSTACLE = أمامك { $card }، { $die }. اجتزها بحجر { $types }، أو بأي حجر تطرحه.
dice-status-encounter-OBSTACLE-short = { $card }، { $die }: { $types }.
dice-status-encounter-ENEMY = أمامك { $card }، { $die }. قاتل أو تملص أو اهرب.
dice-status-encounter-ENEMY-short = { $card }، { $die }.
dice-status-encounter-VILLAIN = أخيرا { $card }، { $die }! قاتل أو تملص أو اهرب.
dice-status-encounter-VILLAIN-short = { $card }، { $die }!
dice-status-pick-check = اختر أحجار الاختبار.
dice-status-pick-fight = اختر حجرا، أو حجرين من نوعين مختلفين يُحسبان معا.
dice-status-pick-skill = { $skill }: اختر الأحجار.
dice-status-pick-again = ادفع لتستكشف مرة أخرى: حليفا، أو حجر بركة، أو حجرين آخرين.
dice-status-pick-give = اختر الحجر الذي تعطيه إلى { $target }.
dice-status-pick-errand = اختر الأحجار التي تعطيها إلى { $target }.
dice-status-pick-lose = { $hero }: اختر ما تتخلى عنه، { $count ->
    [zero] لا أحجار
    [one] حجر واحد
    [two] حجران
    [few] { $count } أحجار
   *[other] { $count } حجرا
}.
dice-status-pick-trim = { $hero }: اطرح ما لم تعد تريده، أو احتفظ بالكل.
dice-status-pick-pay = { $hero }: الضرر { $count }. اختر أحجارا، والباقي من الكيس.
dice-status-pick-reroll = اختر الحجر الذي تشتري به رمية أخرى.
dice-status-pick-banish = اختر الحجر الذي يزيله.
dice-status-pick-cure = اختر الجرح الذي يُداوى.
dice-status-target-travel = إلى أين؟
dice-status-target-give = لمن؟
dice-status-target-skill = { $skill }: اختر هدفا.
dice-status-pile-heal = اختر الأحجار التي تعود إلى الكيس.
dice-status-pile-rest = راحة: اختر حتى خمسة أحجار تعود إلى الكيس.
dice-status-closing = لإغلاق { $place } ابلغ { $difficulty } بحجر أو حجرين من نوعين مختلفين.
dice-status-closing-short = { $place }: ابلغ { $difficulty }.
dice-status-closing-guard = حراسة { $place } من الشرير: ابلغ { $difficulty }.
dice-status-guard = قد يهرب الشرير إلى { $place }. من يحرسه؟
dice-status-damage = يوشك { $hero } أن يصيبه { $magical ->
    [yes] ضرر سحري
   *[no] ضرر
}: { $amount }.
dice-status-damage-none = لم يبق لدى { $hero } ما يخسره: لا أثر للضرر.
dice-status-retry = فشل الاختبار. محاولة أخرى؟
dice-status-look = في كيس { $place }: { $die }. أتزيله؟
dice-status-look-short = { $place }: { $die }. أتزيله؟
dice-status-roll = الأحجار تتدحرج.
dice-status-over-cornered = لم يبق للشرير الأخير مهرب. نصر!
dice-status-over-all-closed = كل الأماكن مغلقة. نصر!
dice-status-over-first-villain = هُزم الشرير. نصر!
dice-status-over-time = نفد الوقت. ضاع كل شيء.
dice-status-over-dead = لم يبق بطل. ضاع كل شيء.
dice-status-over-escaped = هرب الشرير. ضاع كل شيء.
dice-status-over-fallen = سقط واحد منكم. ضاع كل شيء.
dice-status-camp-limit = { $hero }: حجر إضافي من الآن. اختر نوعه.
dice-status-camp-limit-short = { $hero }: حجر إضافي. من أي نوع؟
dice-status-camp-skill = { $hero }: حسّن مهارة، أو تعلم جديدة.
dice-status-camp = في المخيم. تبادلوا الأحجار عبر المشترك، ثم انطلقوا.
dice-status-campaign-won = اكتملت الحملة بالنصر!
dice-status-campaign-lost = لم يعد الفريق موجودا. خسرتم الحملة.
dice-status-campaign-weary = بعد كل هذه السيناريوهات يعود الفريق إلى دياره.

## The log

dice-said-turn = دور { $hero }. الوقت الباقي: { $timer }.
dice-said-time-lost = وقت ضائع: { $count }. الباقي: { $timer }.
dice-said-time-won = وقت مكتسب: { $count }. الباقي: { $timer }.
dice-said-encounter = يجد { $hero } في { $place }: { $die }.
dice-said-threat = يلقى { $hero } في { $place }: { $card }، { $die }.
dice-said-won = يرمي { $hero } { $total } مقابل { $against }: نجاح.
dice-said-missed = يرمي { $hero } { $total } مقابل { $against }: فشل.
dice-said-won-skill = يرمي { $hero } بمهارة «{ $skill }» { $total } مقابل { $against }: نجاح.
dice-said-missed-skill = يرمي { $hero } بمهارة «{ $skill }» { $total } مقابل { $against }: فشل.
dice-said-chased = ضربة في الظهر على { $hero } من { $card }: { $against }، ونصفها ضرر.
dice-said-struck = لا يفعل { $hero } شيئًا. ضربة من { $card }: { $against }.
dice-said-dice = { $own } مقابل { $foe }
dice-said-face = { $die } ← { $face }
dice-said-tallied = { $skill }: يرمي { $hero } { $total }.
dice-said-skill = يستخدم { $hero } مهارة «{ $skill }».
dice-said-travelled = ينتقل { $hero } إلى { $place }.
dice-said-gift = يعطي { $hero } إلى { $taker }: { $die }.
dice-said-acquired = يكسب { $hero }: { $die }.
dice-said-joined = ينال { $hero }: { $die }.
dice-said-failed = ضاع: { $die }.
dice-said-forfeited = يترك { $hero }: { $die }.
dice-said-defeated = هُزم: { $card }.
dice-said-passed = تم اجتياز: { $card }.
dice-said-evaded = يتملص { $hero } من { $card }.
dice-said-fled = يهرب { $hero } من { $card }.
dice-said-lessened = { $skill }: يخفف { $hero } الضرر من { $before } إلى { $after }.
dice-said-lessened-other = { $skill }: يخفف { $hero } ضرر { $other } من { $before } إلى { $after }.
dice-said-shielded = { $skill }: يتلقى { $hero } الضرر بدلا من { $other }: { $after } بدلا من { $before }.
dice-said-lessened-not = { $skill }: يبقى الضرر { $after }.
dice-said-damage = يصيب { $hero } { $magical ->
    [yes] ضرر سحري
   *[no] ضرر
}: { $amount }.
dice-said-lost-damage = ضاع بسبب الضرر: { $dice }.
dice-said-lost-damage-bag = ضاع من الكيس: { $dice }.
dice-said-lost-end-of-turn = لم تتسع له اليد: { $dice }.
dice-said-lost-optional = طُرح بالاختيار: { $dice }.
dice-said-lost-greedy = سُلب: { $dice }.
dice-said-lost-swift = بوغت { $hero } فسقط في الكيس: { $dice }.
dice-said-lost-utter-mess = أُخفي في الفوضى: { $dice }.
dice-said-lost-make-room = تُرك لإخلاء مكان: { $dice }.
dice-said-healed = عاد إلى كيس { $hero }: { $dice }.
dice-said-refill = يسحب { $hero }: { $dice }.
dice-said-summon = يسحب { $hero } فورا: { $dice }.
dice-said-recovered = يأخذ { $hero } من كومة الطرح: { $dice }.
dice-said-wounded = جُرح { $hero }.
dice-said-cured = شُفي جرح من جروح { $hero }.
dice-said-died = مات { $hero }.
dice-said-remark = { $hero }: «{ $line }»{ $ends ->
    [no] .
   *[yes] { "" }
}
dice-said-rested = يستريح { $hero }.
dice-said-guarded = يحرس { $hero } { $place }.
dice-said-closed = أُغلق { $place }.
dice-said-found = كان { $card } مختبئا في { $place }: يبقى مفتوحا.
dice-said-cornered = حوصر الشرير في { $place }.
dice-said-escaped = يهرب الشرير إلى { $place }.
dice-said-stays = ليس للشرير مهرب فيبقى في { $place }.
dice-said-boon = { $skill }: لدى { $hero } ⁦+{ $amount }⁩ لاختبار لاحق.
dice-said-boon-used = { $skill } ينفع { $hero }: ⁦+{ $amount }⁩.
dice-said-boon-lost = { $skill }: يخسر { $hero } إضافة لم تُستخدم.
dice-said-trap = { $skill }: لدى العدو التالي الذي يلقاه { $hero } ⁦−{ $amount }⁩.
dice-said-set-out = ينطلق الفريق: { $scenario }.
dice-said-came-back = { $won ->
    [yes] يعود الفريق منتصرا.
   *[no] يعود الفريق مهزوما.
}
dice-said-kept = { $kept ->
    [all] ما وجدتموه لكم.
    [some] ما وجده الناجون لكم.
   *[none] لم ينج أحد: ضاع ما وجدتموه.
}
dice-said-grew = يمكن أن يملك { $hero } حجرا آخر من نوع { $type }.
dice-said-learned = ارتفع مستوى «{ $skill }» لدى { $hero }.
dice-said-took = يأخذ { $hero } من المشترك: { $die }.
dice-said-left = يضع { $hero } في المشترك: { $die }.
dice-saved-title = { $adventure }: { $scenario }
dice-saved-turn = الدور { $turn } من { $turns }
dice-saved-camp = في المخيم
dice-saved-lost = خسارة

## Refusals

problem-dice-slot = هذا الحجر لا يصلح مع ما اخترته.
problem-dice-mask = هذه الأحجار لا تصلح. اختر غيرها.
problem-dice-pile = { problem-dice-slot }
problem-dice-pile-mask = { problem-dice-mask }
problem-dice-no-bonus = الطرح لا يزيد شيئًا هنا. الأفضل إخفاء الحجر.
problem-dice-none-fit = لا أحجار مناسبة في اليد.
problem-dice-close-refuge = لا يمكن إغلاق الملجأ.
problem-dice-closed = هذا المكان مغلق.
problem-dice-close-tried = يمكن محاولة الإغلاق مرة واحدة في الدور.
problem-dice-close-bag = يمكن إغلاق المكان حين يفرغ كيسه، أو مباشرة بعد هزيمة تابعه.
problem-dice-guardian = يجب هزيمة الحارس قبل إغلاق هذا المكان.
problem-dice-action = لا يمكن فعل هذا الآن.
problem-dice-skill-used = استُخدمت هذه المهارة في هذا الدور.
problem-dice-pointless = لا فائدة من هذا الآن.
problem-dice-no-target = لا يوجد هدف مناسب.
problem-dice-warded = لا ينفع مع هذا التهديد إلا السحر.
problem-dice-ethereal = لا ينفع السحر مع هذا التهديد.
problem-dice-relentless = لا يمكنك التملص أو الهرب من هذا التهديد.
problem-dice-wrong-foe = هذا لا ينفع مع مثل هذا التهديد.
problem-dice-too-far = هذا لبطل في مكان آخر فقط.
problem-dice-hand-full = اليد ممتلئة.
problem-dice-other-damage = هذا لا ينفع مع مثل هذا الضرر.
problem-dice-not-his-damage = هذا لا ينفع مع ضرر هذا البطل.
problem-dice-bag-empty = كيس هذا المكان فارغ.
problem-dice-refuge = لا شيء يُستكشف في الملجأ.
problem-dice-spent = لا استكشاف بعد الآن في هذا الدور.
problem-dice-explored = هذا قبل الاستكشاف فقط.
problem-dice-unexplored = هذا بعد الاستكشاف فقط.
problem-dice-once = فُعل هذا في هذا الدور.
problem-dice-alone = لا أحد هنا يأخذ حجرا.
problem-dice-nothing-to-give = لا حجر يُعطى.
problem-dice-no-rest = لا يمكنك الراحة هنا. استرح في الملجأ.
problem-dice-healthy = لا شيء يحتاج إلى شفاء.
problem-dice-haste = في هذا السيناريو يمكن الاستكشاف مرة واحدة فقط في الدور.
problem-dice-discard-due = ستلقي أحجارا في نهاية هذا الدور على أي حال.
problem-dice-patience = تراجعت عن اختيارات كثيرة في هذا الدور. عليك أن تختار هذه المرة.
problem-journey-trades = تبادلات كثيرة جدا في هذا المخيم ({ $most }). على الفريق أن ينطلق.
problem-journey-state = هذه ليست حالة صالحة للعبة.
problem-journey-words = «{ $text }» ليست حركة. اكتب مثلا «go-on» أو «limit 1 P» أو «skill 2 shoot» أو «take 1 P6» أو «leave».
problem-campaign-not-owed = ليس لهذا البطل مكافأة كهذه.
problem-campaign-no-die = لا يوجد هناك { $die }.
problem-campaign-full = لا يمكن أن يملك هذا البطل مزيدا من هذا النوع.
problem-campaign-owed = بقيت للبطل { $hero } مكافأة لم يخترها.
problem-campaign-stage = الفريق ليس في المخيم.
problem-campaign-no-hero = لا يوجد هذا البطل في الفريق.

## Tutorial hints, each shown once

dice-hint-table = في الأعلى المكان وما بقي في كيسه من أحجار، والوقت. وفي الأسفل يدك: ق قوة، ر رشاقة، ذ ذهن، ك كلام. لا يحدث شيء في الملجأ. اضغط T للانتقال.
dice-hint-explore = الاستكشاف يسحب حجرا من كيس هذا المكان. قد يكون هدية، وقد يعض. اضغط E.
dice-hint-after = يمكنك أن تدفع لتستكشف مرة أخرى، أو أن تنهي الدور بالمفتاح F. عندئذ تُملأ اليد من كيسك.
dice-hint-die = يمكنك أن تكسب هذا الحجر: ارم حجرا من عندك وابلغ مثله على الأقل. المفتاح H لحجر من النوع نفسه، ويعود إلى كيسك. المفتاح D لأي حجر، ويُطرح مقابل ⁦+1⁩. والاحتمال مكتوب بجانب كل منهما.
dice-hint-choose = اختر الأحجار بأرقامها والحلفاء بحروفهم. حين تكفي يظهر الاحتمال: Enter يرمي، وEsc يتراجع.
dice-hint-threat = عدو. قاتل بمهارة مع إضافة. أو هاجم بلا مهارة بحجر، أو بحجرين من نوعين مختلفين تطرحهما. أو اهرب. مقابل كل نقطة تنقص رميتك تخسر حجرا من اليد.
dice-hint-obstacle = تُجتاز العقبة بحجر من أحد الأنواع المذكورة، أو بأي حجر تطرحه. إن فشلت أو تراجعت خسرت أحجارا من اليد.
dice-hint-divine = أحجار البركة لا تحتاج إلى رمي. تساعد في اختبارات كثيرة، ثم تُنحّى. ومن يتركها يستعيد حجرين.
dice-hint-ally = حليف ينتظر من يقنعه. يوضع الحلفاء بجانب اليد ولا يشغلون مكانا فيها.
dice-hint-wound = يشغل الجرح مكانا في اليد ولا يُطرح. قاومه الآن، أو داوه في الملجأ.
dice-hint-damage = ثمن الضرر أحجار من اليد تختارها أنت. وما نقص عن اليد يدفعه الكيس. يمكن أولا استخدام مهارات تخفف الضرر.
dice-hint-end = ينتهي الدور. يمكن طرح الأحجار التي لا تنفع: قد تأتي من الكيس أحجار أفضل. لكن كل واحد منها جزء من حياتك.
dice-hint-low-bag = الكيس يكاد يفرغ، والكيس حياتك: من وجب عليه السحب ولم يستطع مات. استرح في الملجأ: تعود الأحجار من كومة الطرح.
dice-hint-empty = يمكن إغلاق هذا المكان الآن. المكان المغلق لا يهرب إليه شرير. اضغط C.
dice-hint-closing = ابلغ العدد بحجر أو حجرين من نوعين مختلفين. وقد تساعد أحجار البركة.
dice-hint-villain = الشرير! اهزمه فيُغلق المكان خلفه. يهرب إلى مكان مفتوح آخر، إلا إذا لم يوجد أو كانت كلها محروسة.
dice-hint-guard = البطل الواقف في مكان مفتوح آخر يمكنه حراسته من الشرير باختبار إغلاق. عندئذ لا يهرب إليه.
dice-hint-act = البطاقة تقول ما يفعله العدو إن فشلت. اهزمه أو تفاده فلا يحدث شيء.
dice-hint-power = لكل شرير قوة تدوم حتى يُهزم، وهي مذكورة ضمن قواعد السيناريو.
dice-hint-give = قبل الاستكشاف يستطيع البطل أن يعطي حجرا لبطل آخر في المكان نفسه.
dice-hint-rest = هنا يمكنك أن تستريح بدل الاستكشاف: تعود خمسة أحجار ملقاة إلى كيسك، أو يُشفى جرح.
dice-hint-time = الوقت ينفد. إن حان دور ولا وقت، ضاع كل شيء. أغلق الأماكن واعثر على الشرير.
dice-hint-idle = كل دور يكلّف وقتا، ولا يحدث شيء في الملجأ. سافر إلى مكان واستكشفه.
dice-hint-henchman = هذا تابع. اهزمه فيمكنك إغلاق المكان فورا مهما امتلأ كيسه.
dice-hint-keepsake = التذكار يعمل من تلقاء نفسه، أو يضيف مهارة تُستخدم مرة في كل سيناريو. صفحة الأبطال تشرح كل تذكار.
dice-hint-mark = الحجر الذي في ركنه رمز حجر معلَّم: له وجه خاص أو أثر خاص به. المعجم يشرح كل علامة.
