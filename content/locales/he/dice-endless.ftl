# משחק חופשי עם תנאים, המשחק היומי, ניקוד, הישגים ותולדות הגיבורים.

dice-date = { $day } { $month ->
    [1] בינואר
    [2] בפברואר
    [3] במרץ
    [4] באפריל
    [5] במאי
    [6] ביוני
    [7] ביולי
    [8] באוגוסט
    [9] בספטמבר
    [10] באוקטובר
    [11] בנובמבר
   *[12] בדצמבר
} { $year }

## Twists

dice-option-twists = תנאים
dice-option-twists-about = קודים של תנאים, מופרדים בפסיקים
dice-twists-count = { $count }, ניקוד ⁦×{ $factor }⁩
dice-twists-about = תנאים משנים את כללי המשחק החופשי. המכבידים מעלים את הניקוד, המקלים מורידים אותו.
dice-twists-harmful = מכבידים
dice-twists-helpful = מקלים
dice-twists-full = לכל היותר { $most } תנאים. הסירו קודם אחד מהם.
dice-twist-conflict = סותר את ״{ $other }״.
dice-twist-more = ⁦+{ $points }%⁩
dice-twist-less = ⁦−{ $points }%⁩
dice-twist-named = { $name } ({ $points })
dice-twists-key = { dice-option-twists }
dice-twists-key-pick = בחירה
dice-twists-key-help = בחירת תנאים למשחק חופשי
dice-twists-pick-help = בחירת תנאי או הסרתו
problem-dice-twist-unknown = אין תנאי ״{ $twist }״. בחרו מתוך { $known }, מופרדים בפסיקים.
problem-dice-twists-many = לכל היותר { $most } תנאים, כל אחד פעם אחת.
problem-dice-twists-conflict = התנאים { $one } ו־{ $other } סותרים זה את זה. בחרו אחד.

## Scores

dice-score = ניקוד: { $total }
dice-score-places = מקומות שנסגרו { $points }
dice-score-victory = ניצחון { $points }
dice-score-turns = תורות שנותרו { $points }
dice-score-heroes = גיבורים חיים { $points }
dice-score-factors = מכפילים: { $factors }
dice-score-by-level = ⁦×{ $factor }⁩ על דרגה { $level }
dice-score-by-difficulty = ⁦×{ $factor }⁩ על קושי ({ $difficulty })
dice-score-by-twists = ⁦×{ $factor }⁩ על תנאים
dice-score-best = השיא שלכם בדרגה, בקושי ובמספר הגיבורים האלה!

## The daily

dice-daily-menu = המשחק היומי
dice-daily-title = המשחק היומי, { $date }
dice-daily-about = אותו תרחיש, אותם גיבורים ואותם תנאים לכולם, פעם ביום. רק המשחק הראשון שסיימתם נחשב.
dice-daily-route = { $route }, קושי: { $difficulty }
dice-daily-heroes = גיבורים: { $heroes }
dice-daily-twists = תנאים: { $twists }
dice-daily-won = ניצחון, נקודות: { $score }, תורות שנותרו: { $timer }, גיבורים חיים: { $alive } מתוך { $heroes }
dice-daily-lost = הפסד, נקודות: { $score }, גיבורים חיים: { $alive } מתוך { $heroes }
dice-daily-signs = סימן לכל תור: { $closed } מקום נסגר, { $villain } נבל הובס, { $beaten } איום הובס, { $hurt } נזק, { $died } גיבור מת, { $quiet } שקט
dice-daily-share = המשחק היומי של Turnwright, { $date } ({ $adventure })
dice-daily-replayed = משחק חוזר אינו נחשב. התוצאה הראשונה נשארת.
dice-daily-start = לשחק
dice-daily-continue = להמשיך
dice-daily-again = לשחק שוב, בלי ניקוד
dice-daily-come-back = המשחק היומי הבא יגיע מחר.
dice-daily-copy = העתקת התוצאה
dice-daily-copied = התוצאה הועתקה.
dice-daily-end-keys = C העתקת התוצאה · הקישו על מקש כלשהו · ? עזרה · Q יציאה
dice-daily-copy-help = העתקת התוצאה, כדי לשתף

## Records

dice-records-menu = שיאים והישגים
dice-records-about = התוצאות הטובות שלכם, ההישגים ותולדות הגיבורים, במכשיר הזה.
dice-records-scores = שיאים
dice-records-achievements = הישגים
dice-scores-level = { $adventure }, דרגה { $level }
dice-scores-row = { $score } · { $difficulty }, גיבורים: { $heroes }
dice-scores-detail = { $twists ->
    [0] { $date }
   *[other] { $date }, תנאים: { $twists }
}
dice-scores-dailies = משחקים יומיים
dice-scores-empty = עוד אין שיאים. סיימו משחק חופשי או משחק יומי, והניקוד יופיע כאן.
dice-histories-count = גיבורים ששיחקו בשבילכם: { $count }
dice-histories-empty = עוד אין גיבורים. סיימו תרחיש, והגיבורים שלו ייזכרו כאן.
dice-history-row = תרחישים { $scenarios }, ניצחונות { $wins }, מיתות { $deaths }, מקומות שנסגרו { $closed }, איומים שהובסו { $beaten }, ההטלה הטובה ביותר { $roll }

## Achievements

dice-achievements-count = הושגו: { $count } מתוך { $all }
dice-achievement-hidden = סוד, עד שתשיגו אותו.
dice-achievement-earned = { $text } { $date }.
dice-achievement-new = הישג: { $name }. { $text }
dice-achievement-first-victory = התחלה טובה
dice-achievement-first-victory-text = נצחו בתרחיש.
dice-achievement-campaign = מההתחלה ועד הסוף
dice-achievement-campaign-text = נצחו בתרחיש האחרון של מערכה.
dice-achievement-hard-won = ניצחון קשה
dice-achievement-hard-won-text = נצחו בקושי ״קשה״.
dice-achievement-alone = זאב בודד
dice-achievement-alone-text = נצחו עם גיבור יחיד.
dice-achievement-crowd = כולם כאן
dice-achievement-crowd-text = נצחו עם שישה גיבורים, כולם חיים.
dice-achievement-untouched = אף לא שריטה
dice-achievement-untouched-text = נצחו בלי לאבד קובייה לנזק ובלי פצע.
dice-achievement-lights-out = הכול סגור
dice-achievement-lights-out-text = נצחו כשכל המקומות סגורים.
dice-achievement-early = הביתה לארוחת הערב
dice-achievement-early-text = נצחו כשנותר יותר ממחצית הזמן.
dice-achievement-last-moment = ברגע האחרון
dice-achievement-last-moment-text = נצחו כשלא נותרו תורות.
dice-achievement-hunt = עונת הציד
dice-achievement-hunt-text = הביסו 15 איומים בתרחיש אחד.
dice-achievement-thunder = ברק ורעם
dice-achievement-thunder-text = הגיעו ל־25 או יותר במבחן אחד.
dice-achievement-all-highest = הקוביות בטח מזויפות
dice-achievement-all-highest-text = הטילו את הפאה הגבוהה ביותר בשלוש קוביות או יותר בבת אחת.
dice-achievement-deep-end = למים העמוקים
dice-achievement-deep-end-text = נצחו במשחק חופשי בדרגה 3.
dice-achievement-thorns = דרך קוצים
dice-achievement-thorns-text = נצחו במשחק חופשי עם שלושה תנאים מכבידים.
dice-achievement-double = כפול או כלום
dice-achievement-double-text = נצחו במשחק חופשי עם תנאים שמכפילים את הניקוד.
dice-achievement-score-2000 = אלפיים
dice-achievement-score-2000-text = השיגו 2000 נקודות במשחק אחד.
dice-achievement-daily = יום שלא בוזבז
dice-achievement-daily-text = נצחו במשחק יומי.
dice-achievement-week = שבעה ימים
dice-achievement-week-text = סיימו שבעה משחקים יומיים.
dice-achievement-veteran = ותיק קרבות
dice-achievement-veteran-text = נצחו בעשרה תרחישים עם אותו גיבור.
dice-achievement-classes = בעלי כל המקצועות
dice-achievement-classes-text = נצחו עם גיבור מכל מקצוע.
dice-achievement-hundred-threats = המאה
dice-achievement-hundred-threats-text = הביסו 100 איומים עם הגיבורים שלכם.
dice-achievement-all-ones = לא היום שלכם
dice-achievement-all-ones-text = הטילו אחדים בשלוש קוביות או יותר בבת אחת.
dice-achievement-last-one = מישהו חייב לספר
dice-achievement-last-one-text = נצחו כשנותר ניצול אחד משלושה גיבורים או יותר.
dice-achievement-so-close = כל כך קרוב
dice-achievement-so-close-text = הפסידו כשנותר מקום פתוח אחד.
