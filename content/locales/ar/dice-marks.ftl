# علامات الأحجار والحلفاء ذوو الأسماء: للواجهتين وللمسرد.

dice-die-marked = { $die } ({ $mark })
dice-die-ally = { $ally } ({ $die })
dice-face-counts = { $face } يُحسب { $value }

## العلامات

dice-glossary-marks = علامات الأحجار
dice-mark-keen = حادّ
dice-mark-keen-text = وجهه الأعلى يُحسب مضاعفا.
dice-mark-lucky = محظوظ
dice-mark-lucky-text = الواحد يُحسب كوجهه الأعلى.
dice-mark-steady = ثابت
dice-mark-steady-text = لا يُحسب أبدا أقل من نصف عدد أوجهه.
dice-mark-bold = جريء
dice-mark-bold-text = الواحد يُحسب 0، ووجهه الأعلى ثلاثة أضعاف.
dice-mark-measured = موزون
dice-mark-measured-text = يُحسب دائما نصف عدد أوجهه زائد 1، مهما كانت الرمية.
dice-mark-rounded = مدوّر
dice-mark-rounded-text = الأوجه الفردية تُحسب أكثر بـ 1.
dice-mark-biting = عاضّ
dice-mark-biting-text = ⁦+2⁩ ضد الأعداء والأشرار.
dice-mark-patient = صبور
dice-mark-patient-text = ⁦+2⁩ حين تخفيه.
dice-mark-brave = شجاع
dice-mark-brave-text = ⁦+3⁩ ما دام بك جرح.
dice-mark-sealing = قافل
dice-mark-sealing-text = ⁦+5⁩ لإغلاق مكان أو حراسته.
dice-mark-loyal = وفيّ
dice-mark-loyal-text = حين تطرحه يعود إلى كيسك. أما الضرر فيطرحه.
dice-mark-shielding = واقٍ
dice-mark-shielding-text = يدفع عن ضررين.
dice-mark-quick = سريع
dice-mark-quick-text = اسحب حجرا من كيسك بعد الفحص.
dice-mark-hallowed = مبارك
dice-mark-hallowed-text = يساعد كحجر الإيمان ثم يعود إلى الكيس.
dice-mark-healing = شافٍ
dice-mark-healing-text = إن نجحت عاد أكبر حجرين آخرين من أحجارك المطروحة إلى كيسك.

dice-term-mark = علامة
dice-term-mark-text = للحجر المعلَّم رمز في ركنه وصفة خاصة به. تبقى العلامة طوال الحملة.
dice-term-companion = حليف ذو اسم
dice-term-companion-text = لبعض الحلفاء اسم ومهارة خاصة. اكسب حجرهم فيرافقوا ذلك البطل طوال الحملة. يغادرون إن نُحّوا أو مات البطل.

## الحلفاء

dice-ally-skills = ما دام الحجر في يدك: { $skills }.
dice-status-encounter-named = { $die } قد يرافقك: أقنع بكلام أو حليف، أو بأي حجر تطرحه.
dice-said-ally-met = يلقى { $hero } في { $place }: { $ally }.
dice-said-ally-joined = ينضم إلى { $hero }: { $ally }.
dice-said-ally-missed = لا يرافقك: { $ally }.
dice-said-ally-left = يفارقك: { $ally }.

problem-campaign-ally = الحلفاء ذوو الأسماء يبقون مع بطلهم.
problem-die-unknown = ليس لهذا البطل حجر كهذا.
problem-die-marked = على هذا الحجر علامة من قبل.
problem-die-mark = هذه العلامة لا تصلح لهذا الحجر.
