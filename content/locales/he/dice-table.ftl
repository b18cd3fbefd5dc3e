# שולחן משחק הקוביות בדף: נזק צפוי, קוביות מוצעות, מחנה.

## נזק צפוי

dice-table-pay = נבחרו { $chosen } מתוך { $amount }. מן השק: { $bag }.
dice-table-hit-choice = נזק { $amount }: בחרו מן הקוביות האלה; השאר מן השק.
dice-table-hit-sure = נזק { $amount }: { $bag ->
    [0] כל היד אובדת.
   *[other] כל היד אובדת, ועוד { $bag } מן השק.
}
dice-table-risk = בסכנה: עד { $amount }, בממוצע { $average }.
dice-table-die-sure = תאבד
dice-table-die-choice = עלולה לאבוד
dice-table-die-risk = בסכנה
dice-table-bag-pays = ⁦−{ $count }⁩

## בדיקות

dice-table-own = ההטלה שלכם
dice-table-foe = נגדכם
dice-table-threat = ההטלה של האיום
dice-table-suggested = הקוביות הטובות ביותר כבר נבחרו. הטילו, או בחרו אחרות.
dice-table-suggested-price = הקוביות כבר נבחרו. אשרו, או בחרו אחרות.
dice-table-quick = { $action }: מיד { $dice }
dice-table-quick-key = { dice-table-quick } (⁦Shift⁦+{ $key }⁩⁩)
dice-table-unavailable = לא זמין: { $count }

## מקומות

dice-table-go-explore = { label-explore }: { $place }
dice-table-play = { web-quick-start }
dice-table-story = לקרוא את הסיפור

## מחנה

dice-table-camp-about = גררו קובייה אל בעליה החדש, או געו בה ואחר כך במשבצת פנויה.
dice-table-camp-held = { $die }: געו במשבצת מסומנת או בקופה.
dice-table-slot-free = משבצת פנויה: { $type }
dice-table-slot-take = { $hero }: לכאן { $die }
dice-table-pool-take = בחזרה לקופה: { $die }
dice-table-pool-empty = הקופה ריקה.
