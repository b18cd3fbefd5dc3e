# Acts of threats and powers of villains: for both shells and the glossary.

## Acts

dice-act-steal = سرقة
dice-act-steal-text = يذهب حجر عشوائي من يدك إلى هذا الكيس، ويمكنك استرجاعه.
dice-act-abscond = سرقة وفرار
dice-act-abscond-text = يُنقل حجر عشوائي من يدك إلى المكان المفتوح التالي، ويمكنك استرجاعه هناك.
dice-act-wound = { dice-type-WOUND }
dice-act-wound-text = تصاب بجرح.
dice-act-call = نداء استغاثة
dice-act-call-text = ينضم عدو آخر إلى هذا الكيس.
dice-act-grow = نمو
dice-act-grow-text = يكبر حجره درجة واحدة.
dice-act-curse = لعنة
dice-act-curse-text = يصعب إغلاق هذا المكان بمقدار 1، و2 على الأكثر.
dice-act-delay = تأخير
dice-act-delay-text = تخسر الفرقة دورا.
dice-act-weary = إرهاق
dice-act-weary-text = يُلقى حجر عشوائي من كيسك.
dice-act-scatter = تدافع
dice-act-scatter-text = يعود حجر عشوائي من يدك إلى كيسك.
dice-act-daunt = خوف
dice-act-daunt-text = لا استكشاف بعد الآن في هذا الدور.
dice-act-drive = طرد
dice-act-drive-text = تجد نفسك في الملجأ.

dice-act-shown = عند الفشل: { $act }
dice-act-then = في المرة التالية: { $act }.
dice-said-acted = { $card }: { $act }.
dice-said-lost-stolen = سُرق، وهو الآن في { $place }: { $dice }.
dice-glossary-acts = أفعال التهديدات
dice-term-act = فعل
dice-term-act-text = التهديد الذي لم تهزمه ولم تتفاده يفعل بعد الضرر ما تقوله بطاقته. وإن كان الهرب بلا ثمن فلا يفعل شيئا.

## Powers

dice-power-dread = رهبة
dice-power-dread-text = ينال الأعداء ⁦+1⁩.
dice-power-upheaval = اضطراب
dice-power-upheaval-text = تنال العقبات ⁦+1⁩.
dice-power-bulwark = حصن
dice-power-bulwark-text = يصعب إغلاق الأماكن بمقدار 1.
dice-power-cruelty = قسوة
dice-power-cruelty-text = يُلحق الأعداء والأشرار ضررا إضافيا قدره 1.
dice-power-want = فاقة
dice-power-want-text = يصعب كسب الأحجار والحلفاء بمقدار 1.
dice-power-vigil = حراسة
dice-power-vigil-text = كل فشل في إغلاق مكان يكلّف دورا.
dice-power-muster = حشد
dice-power-muster-text = كل خمسة أدوار ينضم عدو إلى المكان المفتوح الأقل أحجارا.
dice-power-snare = شِراك
dice-power-snare-text = بعد السفر يعود حجر عشوائي من يدك إلى كيسك.
dice-power-toll = مكس
dice-power-toll-text = كل مكان يُغلق يكلّف البطل حجرا عشوائيا من كيسه.
dice-power-fury = غضب
dice-power-fury-text = ينال الشرير ⁦+1⁩ عن كل مكانين مغلقين.

dice-power-of = { $power } ({ $villain })
dice-glossary-powers = قوى الأشرار
dice-term-power = قوة
dice-term-power-text = تسري قوة الشرير في كل مكان حتى تهزمه نهائيا.
