# Labels of the screens of the dice game.

dice-screen-time = זמן: { $timer }
dice-screen-closed = (סגור)
dice-screen-bag = שק: { $count }
dice-screen-pile = הושלכו: { $count }
dice-screen-dead = מוות
dice-screen-boons = המבחן הבא ⁦+{ $amount }⁩
dice-screen-hand = יד
dice-screen-allies = ידידים
dice-screen-check = מבחן:
dice-screen-versus = מול
dice-screen-against = נגדכם: { $parts }
dice-screen-chance = סיכוי: { $percent } %
dice-screen-result = תוצאה: { $result } { $word }
dice-screen-success = הצלחה
dice-screen-fail = כישלון
dice-screen-got-away = נמלט, נזק: { $damage }
dice-screen-struck = פגיעה, נזק: { $damage }
dice-screen-turn = התור של { $hero }
dice-screen-turns = { $count ->
    [one] תור אחד למשימה.
    [two] שני תורות למשימה.
   *[other] { $count } תורות למשימה.
}
dice-screen-any-key = הקישו על מקש כלשהו · ? עזרה · Q יציאה
dice-screen-next-key = N { $scenario } · הקישו על מקש כלשהו · ? עזרה · Q יציאה
dice-screen-keys = M מפה · S גיבורים · P קוביות · J יומן · U ביטול · ? עזרה · Q יציאה
dice-screen-page = Tab: דף { $page } מתוך { $pages }
dice-screen-key-leaf = דפדוף
dice-screen-key-heroes = גיבורים
dice-screen-heroes = גיבורים
dice-screen-piles = קוביות
dice-screen-journal = יומן
dice-screen-in-hand = ביד
dice-screen-in-bag = בשק: { $count }
dice-screen-in-pile = בערימת ההשלכה: { $count }
dice-screen-deterred = הקוביות המורחקות של כל הגיבורים
dice-screen-limit = { $type }: עד { $current } עכשיו, { $most } בסוף
dice-screen-capacity = יד: { $capacity }. קוביות מועדפות: { $type }.
dice-screen-limits = כמה קוביות מותר
dice-screen-skills = מיומנויות
dice-screen-dormant = מיומנויות ללמוד
dice-screen-rules = המטרה והחוקים
dice-screen-facts = { $hero }, { $place }: { $dice }. בשק: { $bag }.
dice-place-difficulty = לסגירה: { $difficulty }
dice-place-villain = כאן { $card }
dice-skill-level = { $name }, דרגה { $level } מתוך { $most }
dice-skill-dormant = { $name }, עד דרגה { $most }
dice-victory-corner = { $count ->
    [one] מצאו את הנבל ונצחו כשכבר אין לאן לברוח.
    [two] מצאו את שני הנבלים ונצחו כל אחד מהם כשכבר אין לאן לברוח.
   *[other] מצאו את { $count } הנבלים ונצחו כל אחד מהם כשכבר אין לאן לברוח.
}
dice-victory-closeAll = סגרו את כל המקומות.
dice-victory-firstVillain = { $count ->
    [one] נצחו את הנבל פעם אחת.
    [two] נצחו אחד משני הנבלים.
   *[other] נצחו אחד מ־{ $count } הנבלים.
}
dice-part-discard = השלכה
dice-part-tier = קשה למעבר
dice-part-difficulty = קושי
dice-part-leader = מנהיג
dice-part-trap = מלכודת
dice-method-SUM = סכום
dice-method-MAX = הגבוהה נחשבת
dice-method-MIN = הנמוכה נחשבת
dice-method-AVG_DOWN = הממוצע נחשב
dice-method-AVG_UP = הממוצע נחשב, בעיגול כלפי מעלה
dice-forecast-odds = { $percent } %
dice-forecast-damage = נזק ≈ { $damage }
dice-forecast-damage-sure = נזק { $damage }
dice-forecast-dice = המחיר ≈ { $count ->
    [one] קובייה אחת
    [two] שתי קוביות
   *[other] { $count } קוביות
}
dice-forecast-time = זמן ⁦−{ $count }⁩
dice-forecast-free = ללא מחיר
dice-forecast-loss = הכול אבוד!
dice-forecast-dooms = קטלני!
dice-forecast-doom = { $percent } % מוות

## Camp

dice-camp-title = מחנה
dice-camp-next = הבא: { $scenario }
dice-camp-pool = קופה
dice-camp-unfit = { $dice }: איש כאן לא יכול להשתמש בזה. מי כן: { $classes }.
dice-camp-full = { $dice }: אין מקום כרגע. מי יכול להשתמש בזה: { $heroes }.
dice-camp-limit = { $hero }: עוד קובייה אחת, { $type } ({ $current } עכשיו, { $most } בסוף)
dice-camp-skill = { $hero }: { $name }
dice-camp-take = אל { $hero }: { $die }
dice-camp-give = מ־{ $hero }: { $die }
dice-camp-key-take = ביצוע
dice-camp-key-journal = יומן

## Menus

dice-menu-title = הרפתקאות
dice-menu-none = לא נמצאה אף הרפתקה.
dice-menu-broken = אי אפשר לשחק
dice-menu-set-out = יוצאים לדרך
dice-menu-campaign = כל המערכה
dice-menu-tutorial = { $scenario } (מתחילים כאן)
dice-menu-hero = גיבור { $number }
dice-menu-nobody = אף אחד
dice-menu-hero-row = { $class }, { $name }
dice-menu-name = מה שמו של הגיבור?
dice-menu-name-keys = שמירה: Enter · Esc
dice-menu-bad-name = שם מתחיל באות, ויש בו אותיות, ספרות, רווחים ומקפים.
dice-menu-key-name = שם
dice-menu-seed-about = אותו זרע אקראי ואותן בחירות נותנים אותו משחק.
dice-menu-help-adventures = הרפתקה היא מערכה של פרקים, ובכל פרק כמה תרחישים; תרחיש נמשך כחצי שעה. פתחו הרפתקה כדי לבחור לאן הולכים ומי הולך. מה שאי אפשר לשחק מופיע עם הסיבה. משחקים שהתחלתם נמצאים בין השמורים, בתפריט הראשון.
dice-menu-help-set-out = בחרו לאן הולכים, כמה קשה יהיה ומי הולך. תרחיש הוא משחק בפני עצמו. במערכה כולה ממשיכים אותם גיבורים: בין התרחישים הם חונים, מתחזקים ומחליפים קוביות, ואתם מחליטים מה משמעות מותם. התרחיש הראשון מלמד תוך כדי משחק.
dice-menu-help-party-title = החבורה
dice-menu-help-party = הולכים בין גיבור אחד לשישה, אפשר גם כמה מאותו סוג; „{ dice-menu-nobody }” משאיר מקום ריק. לכל סוג קוביות ומיומנויות משלו, והם מתוארים למטה כשהוא נבחר. ככל שהגיבורים רבים יותר כך יש יותר מה לעשות יחד; שניים הם התחלה טובה. השמות נקבעים לפי הזרע, אלא אם תכתבו אותם.
dice-menu-help-name = מתן שם לגיבור
dice-difficulty-easy-text = יותר זמן, אויבים חלשים יותר. לערב הראשון.
dice-difficulty-normal-text = למי שמכיר את הכללים. טעויות עולות בתורות.
dice-difficulty-hard-text = פחות זמן, אויבים חזקים יותר. כל תור נחשב.
dice-mode-story-text = המתים חוזרים בתרחיש הבא, בלי פרס.
dice-mode-classic-text = המתים חוזרים, אבל פעם אחת בפרק.
dice-mode-permadeath-text = המתים אינם חוזרים.
dice-option-route = לאן
dice-option-party = { dice-screen-heroes }
dice-option-party-about = מקצועות מופרדים בפסיקים: brawler, hunter, mystic, prophet, mentor
dice-option-difficulty = קושי
dice-option-difficulty-easy = קל
dice-option-difficulty-normal = רגיל
dice-option-difficulty-hard = קשה
dice-option-mode = מוות
dice-option-mode-story = סיפור
dice-option-mode-classic = קלאסי
dice-option-mode-permadeath = לתמיד

## Reading

dice-screen-search = חיפוש: { $text }
dice-screen-search-about = הקלידו כדי לחפש
dice-screen-not-found = אין חוקים מתאימים.
dice-screen-log = מערכה
dice-screen-statistics = סטטיסטיקה
dice-screen-card = מה שנפגש כאן
dice-screen-story = סיפור
dice-screen-seed = { label-seed }: { $seed }
dice-screen-played = תרחישים ששוחקו: { $count }
dice-screen-gone = מוות לתמיד
dice-screen-standing-won = נוצח
dice-screen-standing-now = עכשיו
dice-screen-standing-lost = הפסד
dice-screen-standing-ahead = בהמשך
dice-screen-more-text = עוד
dice-screen-hint-title = לומדים
dice-screen-hint-keys = כל מקש · I: בלי רמזים
dice-screen-hints-off = אין עוד רמזים. המקש I מחזיר אותם.
dice-screen-hints-on = הרמזים פועלים.
dice-screen-dooms = מוות ודאי: השק אינו ממלא את היד של { $hero }. שוב { $key } כדי לעשות זאת.
dice-screen-takes = דורש: { $ways }
dice-screen-lost-hero = אין שיבה מן המסע: { $hero }.
dice-screen-rewards = לפני שהחבורה ממשיכה: פרס לבחירה של { $hero }.
dice-glossary-terms = איך זה עובד
dice-glossary-types = { dice-screen-piles }
dice-glossary-classes = { dice-screen-heroes }
dice-glossary-skills = { dice-screen-skills }
dice-glossary-ally-skills = מיומנויות של ידידים
dice-glossary-traits = תכונות האיומים
dice-glossary-scenario-rules = חוקי התרחישים
dice-glossary-location-rules = חוקי המקומות
dice-stat-turns = תורות: { $count }
dice-stat-checks = מבחנים שהצליחו: { $won } מתוך { $checks }. לפי הסיכויים: { $expected }.
dice-stat-beaten = איומים שהובסו: { $defeated }. מקומות שנסגרו: { $closed }.
dice-stat-size = קוביית d{ $size }: הטלות { $count }, בממוצע { $mean } (צפוי { $expected })
dice-stat-hero = מבחנים שהצליחו: { $won } מתוך { $checks }, לפי הסיכויים { $expected }. נזק: { $damage }. מנוחות: { $rests }. מיתות: { $deaths }.
dice-keys-offer = מבצע את הפעולה של המקש; פעולה כבויה אומרת למה
dice-keys-slot = בוחר קובייה מן היד
dice-keys-ally = בוחר ידיד
dice-keys-enter = מאשר, מטיל
dice-keys-escape = מבטל את הבחירה
dice-keys-more = הדף הבא של פעולות
dice-keys-map = המפה: מקומות, השקים והחוקים שלהם
dice-keys-heroes = הדפים של כל הגיבורים
dice-keys-piles = היכן הקוביות של כל אחד
dice-keys-threat = האיום שנפגש, וכל מילה בחוקיו
dice-keys-journal = היומן עם כל ההטלות
dice-keys-log = המערכה עד כה
dice-keys-statistics = סטטיסטיקה
dice-keys-hints = הפעלה וכיבוי של רמזי הלימוד
dice-keys-undo = מחזיר את ההחלטה האחרונה, עד ההטלה האחרונה
dice-keys-replay = מציג את המשחק מתחילתו
dice-keys-manual = החוקים, מילה במילה
dice-keys-leave = יציאה; המשחק נשמר

## איך נגמר התרחיש

dice-end-facts = מקומות סגורים: { $closed } מתוך { $places }. זמן שנותר: { $timer }.
dice-end-reward-dice = לקופה: { $dice }.
dice-end-reward-limit = כל גיבור חי יוכל לשאת קובייה נוספת; את סוגה תבחרו במחנה.
dice-end-reward-skill = כל גיבור חי משפר מיומנות או לומד חדשה.
dice-end-reward-hand = מעתה יש ביד של כל גיבור חי מקום לקובייה נוספת.
dice-end-next = אתם כבר יודעים לשחק. המערכה מתחילה במקום שבו הסיפור הזה נגמר.
dice-end-advice-spend = השקים שלכם נשארו מלאים, וקוביות שנשמרות עד הסוף אינן מנצחות דבר. השליכו אותן לסיכוי טוב יותר, ושלמו כדי לחקור שוב.
dice-end-advice-split = סיימתם כולם במקום אחד. בנפרד תסגרו יותר מקומות, ויהיה מי שישמור על מקום כשיופיע הנבל.
dice-end-advice-close = סגרו מקום ברגע ששקו התרוקן או שמשרתו הובס, ושלמו כדי לחקור שוב היכן שדבר אינו מאיים.
dice-end-advice-death = נוחו במקלט כל עוד יש קוביות בשק, וברחו ממי שקשה להביס.
dice-end-advice-escaped = כשאסור להיכשל, פגשו את הנבל ביד מלאה, או חמקו ממנו וחזרו חזקים יותר.
dice-end-again = אפשר לשחק את התרחיש שוב.
dice-end-easier = ברמה הקלה יש יותר זמן, והאויבים חלשים יותר.
