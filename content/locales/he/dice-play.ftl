# Texts of a dice game in play, for both shells.

dice-die = { $type ->
    [WOUND] פצע d{ $size }
    [ENEMY] אויב d{ $size }
    [VILLAIN] נבל d{ $size }
    [OBSTACLE] מכשול d{ $size }
    [ALLY] ידיד d{ $size }
   *[other] { $name } d{ $size }
}
dice-nameless-ENEMY = טיפוס לא נעים
dice-nameless-ENEMY-object = { dice-nameless-ENEMY }
dice-nameless-VILLAIN = הנבל
dice-nameless-VILLAIN-object = { dice-nameless-VILLAIN }
dice-nameless-OBSTACLE = משהו בדרך
dice-nameless-OBSTACLE-object = { dice-nameless-OBSTACLE }

dice-fate-hide = הסתרה
dice-fate-discard = השלכה
dice-fate-deter = הרחקה
# Short forms for narrow terminals.
dice-fate-hide-brief = { dice-fate-hide }
dice-fate-discard-brief = { dice-fate-discard }
dice-fate-deter-brief = { dice-fate-deter }
dice-way-use = { $fate } { $dice }
dice-way = { $uses }: { $bonus }
dice-way-brief = { $uses } { $bonus }
dice-or = {" או "}
dice-place-bag = { $count ->
    [0] השק ריק
    [one] נותרה קובייה אחת
    [two] נותרו שתי קוביות
   *[other] נותרו { $count } קוביות
}
dice-place-closed = סגור
dice-place-guarded = שמור

## Actions

dice-offer-explore = { label-explore }
dice-offer-again = לחקור שוב
dice-offer-finish = לסיים את התור
dice-offer-discard-interior = להשליך ולסיים
dice-offer-travel = לעבור
dice-offer-give = לתת קובייה
dice-offer-close = לסגור את המקום
dice-offer-rest = { label-rest }
dice-offer-cure = לרפא פצע
dice-offer-hide = להסתיר קוביות
dice-offer-hide-retry = להטיל שוב
dice-offer-discard = להשליך קוביות
dice-offer-hide-encounter-ENEMY = התקפה פשוטה, הסתרה
dice-offer-discard-encounter-ENEMY = התקפה פשוטה, השלכה
dice-offer-hide-encounter-VILLAIN = { dice-offer-hide-encounter-ENEMY }
dice-offer-discard-encounter-VILLAIN = { dice-offer-discard-encounter-ENEMY }
dice-offer-acquire = לקחת
dice-offer-forfeit = לוותר
dice-offer-forfeit-encounter-DIVINE = לוותר: שתי קוביות שהושלכו יחזרו
dice-offer-forfeit-encounter-ENEMY = לא לעשות דבר
dice-offer-forfeit-encounter-VILLAIN = { dice-offer-forfeit-encounter-ENEMY }
dice-offer-forfeit-encounter-OBSTACLE = לסגת
dice-offer-forfeit-encounter-WOUND = לקבל את הפצע
dice-offer-forfeit-guard = להשאיר בלי שמירה
dice-offer-forfeit-retry = להסתפק בזה
dice-offer-forfeit-look = להחזיר
dice-offer-flee = לברוח
dice-offer-confirm = אישור
dice-offer-confirm-pick-check = להטיל
dice-offer-confirm-damage = לספוג את הנזק
dice-offer-confirm-pick-pay = לשלם
dice-offer-confirm-look = לנסות להסיר
dice-offer-cancel = חזרה
dice-offer-cancel-closing = לא לנסות
dice-offer-cancel-pick-lose = להשאיר הכול
dice-offer-go-on = הלאה
dice-offer-leave = לדרך
dice-offer-next = הבא: { $scenario }
dice-free-name = משחק חופשי, דרגה { $level }
dice-free-about = תרחיש אקראי: מקומות, נבלים וכללים של ההרפתקה הזאת, מעורבבים. כל זרע אקראי יוצר תרחיש אחר.
dice-free-intro = איש עוד לא כתב את הסיפור הזה. ידוע רק מי מסתתר כאן: { $villains }. חפשו במקומות וסגרו אותם, עד שלא יישאר לאן לברוח.
dice-free-menu = משחק חופשי

## Questions

dice-status-place = { $hero }: בחרו היכן להתחיל.
dice-status-interior = { $hero }, { $place }. מה עכשיו?
dice-status-interior-short = { $place }. מה עכשיו?
dice-status-interior-after = המקום כבר נחקר, { $hero }. מה עכשיו?
dice-status-encounter-stat = נמצאה קובייה: { $die }. הטילו קובייה מסוגה, או כל קובייה שתשליכו.
dice-status-encounter-DIVINE = נמצאה קובייה: { $die }. פשוט קחו אותה.
dice-status-encounter-ALLY = לפניכם { $die }: שכנעו אותו בדיבור, בידיד, או בכל קובייה שתשליכו.
dice-status-encounter-WOUND = לפניכם { $die }. הדפו אותו בכוח, בזריזות, או בכל קובייה שתשליכו.
dice-status-encounter-OBSTACLE = לפניכם { $card }, { $die }. עוברים עם { $types }, או בכל קובייה שתשליכו.
dice-status-encounter-OBSTACLE-short = { $card }, { $die }: { $types }.
dice-status-encounter-ENEMY = לפניכם { $card }, { $die }. הילחמו, חמקו או ברחו.
dice-status-encounter-ENEMY-short = { $card }, { $die }.
dice-status-encounter-VILLAIN = סוף סוף { $card }, { $die }! הילחמו, חמקו או ברחו.
dice-status-encounter-VILLAIN-short = { $card }, { $die }!
dice-status-pick-check = בחרו את הקוביות למבחן.
dice-status-pick-fight = בחרו קובייה, או שתיים מסוגים שונים: שתיהן נחשבות.
dice-status-pick-skill = { $skill }: בחרו את הקוביות.
dice-status-pick-again = שלמו כדי לחקור שוב: ידיד, קוביית אמונה או שתי קוביות אחרות.
dice-status-pick-give = בחרו את הקובייה שתינתן ל־{ $target }.
dice-status-pick-errand = בחרו את הקוביות שיינתנו ל־{ $target }.
dice-status-pick-lose = { $hero }: בחרו על מה לוותר, { $count ->
    [one] קובייה אחת
    [two] שתי קוביות
   *[other] { $count } קוביות
}.
dice-status-pick-trim = { $hero }: השליכו את המיותר, או השאירו הכול.
dice-status-pick-pay = { $hero }: נזק { $count }. בחרו קוביות; השאר מן השק.
dice-status-pick-reroll = בחרו את הקובייה שקונה הטלה נוספת.
dice-status-pick-banish = בחרו את הקובייה שתסיר אותה.
dice-status-pick-cure = בחרו את הפצע לריפוי.
dice-status-target-travel = לאן?
dice-status-target-give = למי?
dice-status-target-skill = { $skill }: בחרו מטרה.
dice-status-pile-heal = בחרו את הקוביות שיחזרו לשק.
dice-status-pile-rest = מנוחה: בחרו עד חמש קוביות שיחזרו לשק.
dice-status-closing = לסגירת { $place }: הגיעו אל { $difficulty } בקובייה אחת או שתיים מסוגים שונים.
dice-status-closing-short = { $place }: הגיעו אל { $difficulty }.
dice-status-closing-guard = שמירה על { $place } מפני הנבל: הגיעו אל { $difficulty }.
dice-status-guard = הנבל עלול לברוח אל { $place }. מי שומר?
dice-status-damage = { $magical ->
    [yes] נזק קסם צפוי
   *[no] נזק צפוי
} ל־{ $hero }: { $amount }.
dice-status-damage-none = ל־{ $hero } כבר אין מה להפסיד: הנזק לא יגרע דבר.
dice-status-retry = המבחן נכשל. לנסות שוב?
dice-status-look = בשק של { $place }: { $die }. להסיר?
dice-status-look-short = { $place }: { $die }. להסיר?
dice-status-roll = הקוביות מתגלגלות.
dice-status-over-cornered = לנבל האחרון אין לאן לברוח. ניצחון!
dice-status-over-all-closed = כל המקומות סגורים. ניצחון!
dice-status-over-first-villain = הנבל הובס. ניצחון!
dice-status-over-time = הזמן נגמר. הכול אבוד.
dice-status-over-dead = לא נותר אף גיבור. הכול אבוד.
dice-status-over-escaped = הנבל ברח. הכול אבוד.
dice-status-over-fallen = אחד מכם נפל. הכול אבוד.
dice-status-camp-limit = { $hero }: עוד קובייה אחת מעתה. בחרו את סוגה.
dice-status-camp-limit-short = { $hero }: עוד קובייה אחת. מאיזה סוג?
dice-status-camp-skill = { $hero }: שפרו מיומנות, או למדו חדשה.
dice-status-camp = במחנה. החליפו קוביות דרך הקופה, וצאו לדרך.
dice-status-campaign-won = המערכה הסתיימה בניצחון!
dice-status-campaign-lost = החבורה איננה עוד. המערכה אבודה.
dice-status-campaign-weary = אחרי כל כך הרבה תרחישים החבורה חוזרת הביתה.

## The log

dice-said-turn = התור של { $hero }. זמן שנותר: { $timer }.
dice-said-time-lost = זמן שאבד: { $count }. נותר: { $timer }.
dice-said-time-won = זמן שהורווח: { $count }. נותר: { $timer }.
dice-said-encounter = ב־{ $place }, מול { $hero }: { $die }.
dice-said-threat = ב־{ $place }, מול { $hero }: { $card }, { $die }.
dice-said-won = הטלה של { $hero }: { $total } מול { $against }. הצלחה.
dice-said-missed = הטלה של { $hero }: { $total } מול { $against }. כישלון.
dice-said-won-skill = הטלה של { $hero }, { $skill }: { $total } מול { $against }. הצלחה.
dice-said-missed-skill = הטלה של { $hero }, { $skill }: { $total } מול { $against }. כישלון.
dice-said-chased = { $card } מכה את { $hero } בגב: { $against }, וחצי מזה נזק.
dice-said-struck = { $hero } לא עושה דבר. { $card } מכה: { $against }.
dice-said-dice = { $own } מול { $foe }
dice-said-face = { $die } ← { $face }
dice-said-tallied = { $skill }: הטלה של { $hero }, { $total }.
dice-said-skill = מיומנות של { $hero }: { $skill }.
dice-said-travelled = מעבר של { $hero } אל { $place }.
dice-said-gift = מתנה מ־{ $hero } ל־{ $taker }: { $die }.
dice-said-acquired = זכייה של { $hero }: { $die }.
dice-said-joined = אל { $hero } מצטרפת קובייה: { $die }.
dice-said-failed = אבדה קובייה: { $die }.
dice-said-forfeited = ויתור של { $hero }: { $die }.
dice-said-defeated = היריב הובס: { $card }.
dice-said-passed = המכשול מאחור: { $card }.
dice-said-evaded = חמיקה של { $hero } מפני { $card }.
dice-said-fled = בריחה של { $hero } מפני { $card }.
dice-said-lessened = { $skill }: הנזק ל־{ $hero } יורד מ־{ $before } ל־{ $after }.
dice-said-lessened-other = { $skill } של { $hero }: הנזק ל־{ $other } יורד מ־{ $before } ל־{ $after }.
dice-said-shielded = { $skill }: { $hero } במקום { $other }, והנזק יורד מ־{ $before } ל־{ $after }.
dice-said-lessened-not = { $skill }: הנזק נשאר { $after }.
dice-said-damage = { $magical ->
    [yes] נזק קסם
   *[no] נזק
} ל־{ $hero }: { $amount }.
dice-said-lost-damage = אבדו בגלל הנזק: { $dice }.
dice-said-lost-damage-bag = אבדו מן השק: { $dice }.
dice-said-lost-end-of-turn = לא נכנסו ליד: { $dice }.
dice-said-lost-optional = הושלכו מרצון: { $dice }.
dice-said-lost-greedy = נשדדו: { $dice }.
dice-said-lost-swift = בהפתעה נופלת אל השק של { $hero } קובייה: { $dice }.
dice-said-lost-utter-mess = הוסתרו במהומה: { $dice }.
dice-said-lost-make-room = נמסרו כדי לפנות מקום: { $dice }.
dice-said-healed = חזרה אל השק של { $hero }: { $dice }.
dice-said-refill = שליפה של { $hero }: { $dice }.
dice-said-summon = שליפה מיידית של { $hero }: { $dice }.
dice-said-recovered = מערימת ההשלכה אל { $hero }: { $dice }.
dice-said-wounded = פצע חדש ל־{ $hero }.
dice-said-cured = נרפא פצע של { $hero }.
dice-said-died = מותו של גיבור: { $hero }.
dice-said-remark = { $hero }: ״{ $line }״{ $ends ->
    [no] .
   *[yes] { "" }
}
dice-said-rested = מנוחה של { $hero }.
dice-said-guarded = המקום { $place } בשמירה של { $hero }.
dice-said-closed = נסגר: { $place }.
dice-said-found = ב־{ $place } מסתתר { $card }: המקום נשאר פתוח.
dice-said-cornered = הנבל נלכד בפינה: { $place }.
dice-said-escaped = הנבל בורח אל { $place }.
dice-said-stays = לנבל אין לאן לברוח, והוא נשאר: { $place }.
dice-said-boon = { $skill }: ל־{ $hero } יש ⁦+{ $amount }⁩ למבחן הבא.
dice-said-boon-used = { $skill } עוזר ל־{ $hero }: ⁦+{ $amount }⁩.
dice-said-boon-lost = { $skill }: התוספת של { $hero } אבדה בלי שימוש.
dice-said-trap = { $skill }: לאויב הבא שמול { $hero } יש ⁦−{ $amount }⁩.
dice-said-set-out = החבורה יוצאת לדרך: { $scenario }.
dice-said-came-back = { $won ->
    [yes] החבורה שבה בניצחון.
   *[no] החבורה שבה מובסת.
}
dice-said-kept = { $kept ->
    [all] מה שמצאתם שלכם.
    [some] מה שמצאו הניצולים שלכם.
   *[none] איש לא שרד: מה שמצאתם אבד.
}
dice-said-grew = ל־{ $hero } יכולה להיות עוד קובייה אחת: { $type }.
dice-said-learned = המיומנות ״{ $skill }״ של { $hero } עלתה בדרגה.
dice-said-took = מן הקופה אל { $hero }: { $die }.
dice-said-left = מ־{ $hero } אל הקופה: { $die }.
dice-saved-title = { $adventure }: { $scenario }
dice-saved-turn = תור { $turn } מתוך { $turns }
dice-saved-camp = במחנה
dice-saved-lost = הפסד

## Refusals

problem-dice-slot = הקובייה הזאת אינה מתאימה לקוביות שבחרתם.
problem-dice-mask = הקוביות האלה אינן מתאימות. בחרו אחרות.
problem-dice-pile = { problem-dice-slot }
problem-dice-pile-mask = { problem-dice-mask }
problem-dice-no-bonus = השלכה לא מוסיפה כאן דבר. עדיף להסתיר את הקובייה.
problem-dice-none-fit = אין ביד קוביות מתאימות.
problem-dice-close-refuge = אי אפשר לסגור את המקלט.
problem-dice-closed = המקום סגור.
problem-dice-close-tried = אפשר לנסות לסגור פעם אחת בתור.
problem-dice-close-bag = אפשר לסגור מקום כשהשק שלו ריק, או מיד אחרי שהבסתם את המשרת שלו.
problem-dice-guardian = יש להביס את השומר לפני שסוגרים את המקום.
problem-dice-action = אי אפשר לעשות זאת עכשיו.
problem-dice-skill-used = המיומנות כבר שימשה בתור הזה.
problem-dice-pointless = אין בזה תועלת עכשיו.
problem-dice-no-target = אין מטרה מתאימה.
problem-dice-warded = רק קסם פועל על האיום הזה.
problem-dice-ethereal = קסם אינו פועל על האיום הזה.
problem-dice-relentless = מן האיום הזה אי אפשר לחמוק או לברוח.
problem-dice-wrong-foe = זה אינו פועל על איום כזה.
problem-dice-too-far = זה מועיל רק לגיבור במקום אחר.
problem-dice-hand-full = היד מלאה.
problem-dice-other-damage = זה אינו מועיל נגד נזק כזה.
problem-dice-not-his-damage = זה אינו מועיל נגד הנזק של הגיבור הזה.
problem-dice-bag-empty = השק של המקום ריק.
problem-dice-refuge = אין מה לחקור במקלט.
problem-dice-spent = בתור הזה לא חוקרים עוד.
problem-dice-explored = אפשר לעשות זאת רק לפני החקירה.
problem-dice-unexplored = אפשר לעשות זאת רק אחרי החקירה.
problem-dice-once = זה כבר נעשה בתור הזה.
problem-dice-alone = אין כאן מי שייקח קובייה.
problem-dice-nothing-to-give = אין קובייה לתת.
problem-dice-no-rest = אי אפשר לנוח כאן. נוחו במקלט.
problem-dice-healthy = אין מה לרפא.
problem-dice-haste = בתרחיש הזה אפשר לחקור רק פעם אחת בתור.
problem-dice-discard-due = בסוף התור הזה תשליכו קוביות בכל מקרה.
problem-dice-patience = החזרתם יותר מדי בחירות בתור הזה. את הבחירה הזאת חייבים לעשות.
problem-journey-trades = יותר מדי החלפות במחנה הזה ({ $most }). על החבורה לצאת לדרך.
problem-journey-state = זה אינו מצב תקין של המשחק.
problem-journey-words = ״{ $text }״ אינה פעולה. כתבו למשל ״go-on״, ״limit 1 P״, ״skill 2 shoot״, ״take 1 P6״ או ״leave״.
problem-campaign-not-owed = לגיבור הזה לא מגיע פרס כזה.
problem-campaign-no-die = אין שם { $die }.
problem-campaign-full = לגיבור הזה לא יכולות להיות עוד קוביות מן הסוג הזה.
problem-campaign-owed = לגיבור { $hero } נותר פרס לבחור.
problem-campaign-stage = החבורה אינה במחנה.
problem-campaign-no-hero = אין בחבורה גיבור כזה.

## Tutorial hints, each shown once

dice-hint-table = למעלה המקום, הקוביות שנותרו בשק שלו והזמן. למטה היד שלכם: כ היא כוח, ז זריזות, ש שכל, ד דיבור. במקלט לא קורה דבר. הקישו T כדי לעבור.
dice-hint-explore = חקירה שולפת קובייה אחת מן השק של המקום. היא עשויה להיות מתנה, והיא עלולה לנשוך. הקישו E.
dice-hint-after = אפשר לשלם ולחקור שוב, או לסיים את התור במקש F. אז היד מתמלאת שוב מן השק שלכם.
dice-hint-die = אפשר לזכות בקובייה הזאת: הטילו אחת משלכם והגיעו לפחות לאותו מספר. המקש H מטיל קובייה מאותו סוג, והיא חוזרת לשק. המקש D מטיל כל קובייה, והיא מושלכת תמורת ⁦+1⁩. הסיכוי כתוב ליד כל אחד.
dice-hint-choose = בוחרים קוביות לפי המספרים וידידים לפי האותיות. כשבחרתם די, רואים את הסיכוי. Enter מטיל, Esc מבטל.
dice-hint-threat = אויב. הילחמו במיומנות עם תוספת. או התקיפו בפשטות: בקובייה אחת, או בשתיים מסוגים שונים שתשליכו. או ברחו. על כל נקודה שחסרה בהטלה אתם מאבדים קובייה מן היד.
dice-hint-obstacle = מכשול עוברים בקובייה מאחד הסוגים הנקובים, או בכל קובייה שמשליכים. אם נכשלתם או נסוגתם, אתם מאבדים קוביות מן היד.
dice-hint-divine = קוביות אמונה אינן דורשות הטלה. הן עוזרות במבחנים רבים, ואחר כך מורחקות. אם מוותרים על אחת, שתי קוביות אחרות חוזרות לשק.
dice-hint-ally = ידיד מחכה שישכנעו אותו. הידידים מונחים ליד היד ואינם תופסים בה מקום.
dice-hint-wound = פצע תופס מקום ביד ואי אפשר להשליך אותו. הדפו אותו עכשיו, או רפאו אותו במקלט.
dice-hint-damage = נזק עולה בקוביות מן היד, לפי בחירתכם. על מה שחסר ביד משלם השק. קודם אפשר להשתמש במיומנויות שמקטינות את הנזק.
dice-hint-end = התור נגמר. קוביות מיותרות אפשר להשליך: אולי יבואו טובות מהן מן השק. אבל כל אחת מהן היא חלק מחייכם.
dice-hint-low-bag = השק כמעט ריק, והשק הוא החיים: מי שחייב לשלוף ואינו יכול, מת. נוחו במקלט: הקוביות יחזרו מערימת ההשלכה.
dice-hint-empty = אפשר לסגור את המקום עכשיו. אל מקום סגור נבל אינו יכול לברוח. הקישו C.
dice-hint-closing = הגיעו למספר בקובייה אחת או שתיים מסוגים שונים. קוביות אמונה עשויות לעזור.
dice-hint-villain = הנבל! הביסו אותו, והמקום ייסגר מאחוריו. הוא יברח למקום פתוח אחר, אלא אם אין כזה או שכולם שמורים.
dice-hint-guard = גיבור שעומד במקום פתוח אחר יכול לשמור עליו מפני הנבל במבחן סגירה. אז הנבל לא יברח לשם.
dice-hint-act = על הקלף כתוב מה האויב יעשה אם תיכשלו. הביסו אותו או חמקו ממנו, ולא יקרה דבר.
dice-hint-power = לכל נבל כוח שפועל עד שמביסים אותו. הוא מופיע בין כללי התרחיש.
dice-hint-give = לפני חקירה גיבור יכול לתת קובייה לגיבור אחר באותו מקום.
dice-hint-rest = כאן אפשר לנוח במקום לחקור. חמש קוביות שהושלכו חוזרות לשק, או שפצע אחד מחלים.
dice-hint-time = הזמן אוזל. כשתור צריך להתחיל ואין זמן, הכול אבוד. סגרו מקומות ומצאו את הנבל.
dice-hint-idle = כל תור עולה בזמן, ובמקלט לא קורה דבר. צאו אל מקום כלשהו וחקרו אותו.
dice-hint-henchman = זה עושה דבר. הביסו אותו, ותוכלו לסגור את המקום מיד, גם אם השק מלא.
dice-hint-keepsake = מזכרת פועלת מעצמה, או מוסיפה יכולת לשימוש אחד בכל תרחיש. דף הגיבורים מסביר כל אחת.
dice-hint-mark = לקובייה עם אות בפינה יש סימן: פאה מיוחדת או פעולה משלה. מילון המונחים מסביר כל סימן.
