# طاولة لعبة النرد على الصفحة: الضرر المتوقع والأحجار المقترحة والمخيم.

## الضرر المتوقع

dice-table-pay = المختار { $chosen } من { $amount }. ومن الكيس: { $bag }.
dice-table-hit-choice = الضرر { $amount }: اختر من هذه الأحجار، والباقي من الكيس.
dice-table-hit-sure = الضرر { $amount }: { $bag ->
    [0] تذهب اليد كلها.
   *[other] تذهب اليد كلها، و{ $bag } من الكيس.
}
dice-table-risk = في خطر: حتى { $amount }، والمعدل { $average }.
dice-table-die-sure = سيضيع
dice-table-die-choice = قد يضيع
dice-table-die-risk = في خطر
dice-table-bag-pays = ⁦−{ $count }⁩

## الاختبارات

dice-table-own = رميتك
dice-table-foe = ضدك
dice-table-threat = رمية الخطر
dice-table-suggested = اختيرت أفضل الأحجار. ارم، أو اختر غيرها.
dice-table-suggested-price = اختيرت الأحجار. أكد، أو اختر غيرها.
dice-table-quick = { $action }: فورا { $dice }
dice-table-quick-key = { dice-table-quick } (⁦Shift⁦+{ $key }⁩⁩)
dice-table-unavailable = غير متاح: { $count }

## الأماكن

dice-table-go-explore = { label-explore }: { $place }
dice-table-play = { web-quick-start }
dice-table-story = قراءة القصة

## المخيم

dice-table-camp-about = اسحب الحجر إلى صاحبه الجديد، أو المسه ثم المس خانة خالية.
dice-table-camp-held = { $die }: المس خانة معلمة أو المشترك.
dice-table-slot-free = خانة خالية: { $type }
dice-table-slot-take = { $hero }: هنا { $die }
dice-table-pool-take = إعادة إلى المشترك: { $die }
dice-table-pool-empty = المشترك فارغ.
