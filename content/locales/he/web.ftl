# The page around the games.
web-title = חמישה משחקים, תור אחר תור
web-about = משחקי לוח, קוביות וצינוקים, הכול ללא רשת ובמקום אחד. כל מהלך אפשר להחזיר; כל משחק אפשר לשמור ולשתף.
web-play = לשחק
web-continue = { $entries ->
    [one] המשך אחרי מהלך אחד
    [two] המשך אחרי שני מהלכים
   *[other] המשך אחרי { $entries } מהלכים
  }
web-quick-start = התחלה מהירה
web-continue-last = להמשיך: { $game }, { $when }
web-home = כל המשחקים
web-text-mode = מצב טקסט
web-lab = מעבדה
web-offline = פועל ללא רשת. דבר אינו יוצא מן הדפדפן שלכם.
web-loading = נפתח…
web-load-failed = לא ניתן היה לטעון את החלק הזה של הדף. בדקו את החיבור וטענו את הדף מחדש.
web-error = אירעה שגיאה בדף ({ $message }). המשחקים השמורים לא נפגעו.
web-load-again = טעינה מחדש
web-no-page = אין דף ״{ $path }״.

web-close = סגירה
web-later = אחר כך
web-retry = לנסות שוב
web-update-ready = גרסה חדשה מוכנה. המשחקים שלכם נשמרים.
web-update-now = עדכון

# Settings.
web-licenses = רישיונות התוכנה
web-theme-auto = כמו במערכת
web-theme-light = בהירים
web-theme-dark = כהים
web-speed = הנפשה
web-speed-about = המהירות של כל ההנפשות. לחיצה או Esc מדלגות על ההנפשה.
web-speed-off = כבויה
web-speed-slow = איטית
web-speed-normal = רגילה
web-speed-fast = מהירה
web-forced-played = משוחקים עבורכם
web-forced-left = נשארים לכם
web-guidance-on = פועלים
web-guidance-off = כבויים
web-volume-off = ללא
web-volume-quiet = חלש
web-volume-medium = בינוני
web-volume-loud = חזק

# Playing.
web-tools = משחק
web-tools-more = המשחק
web-undo = ביטול
web-redo = שחזור
web-hint = רמז
web-new = חדש
web-games = משחקים
web-share = שיתוף
web-file = קובץ
web-flip = הפיכת הלוח
web-help = עזרה
web-undone = { $count ->
    [one] מהלך אחד הוחזר.
    [two] שני מהלכים הוחזרו.
   *[other] { $count } מהלכים הוחזרו.
  }
web-hint-thinking = מחפשים מהלך טוב…
web-working-cancel = ביטול
web-hint-more = הסבר
web-bot-broken = הבוט הפסיק לפעול.
web-storage-silent = האחסון של הדפדפן אינו מגיב. אפשר לשחק; המשחקים השמורים יחזרו ברגע שיגיב.
web-storage-back = האחסון של הדפדפן מגיב שוב: המשחקים השמורים חזרו.
web-cannot-save = הדפדפן אינו מרשה לדף לשמור משחקים: הם יאבדו כשתסגרו אותו.

# The list of moves, and review.
web-moves-none = עדיין אין מהלכים.
web-review = סקירה
web-review-at = סקירה: מהלך { $at } מתוך { $of }
web-review-first = להתחלה
web-review-back = מהלך אחורה
web-review-play = הצגת המהלכים
web-review-pause = השהיה
web-review-next = מהלך קדימה
web-review-last = חזרה למשחק
web-review-place = מקום במשחק
web-pace = מהירות

# New game.
web-start = התחלה
web-opponent = יריב
web-opponent-bot = בוט
web-opponent-person = אדם נוסף כאן
web-seat = מי משחק: { $name }
web-strength = דרגה
web-begins-you = { player-you }
web-begins-bot = הבוט
web-rules-changed = { $changed ->
    [0] רגילים
   *[other] שונו: { $changed }
  }
web-seed-about = הוא קובע את הבחירות האקראיות של הבוט: אותו זרע נותן אותו בוט.
web-seed-new = זרע חדש
web-seed-wrong = תנו מ־1 עד 64 תווים.

# The end.
web-over = המשחק הסתיים
web-rematch = משחק גומלין

# Saved games.
web-games-none = עדיין אין משחקים. כל משחק נשמר כאן אוטומטית.
web-games-kept = הדפדפן שומר את המשחקים האחרונים שלכם, עד { $most }. כדי לשמור משחק לזמן רב יותר, שמרו אותו בקובץ.
web-games-about = { $state ->
    [open] על הלוח
    [over] הסתיים
   *[running] לא הסתיים
  }, { $entries ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $entries } מהלכים
  }, { $when }
web-games-rename = שינוי השם של { $name }
web-games-name = שם המשחק
web-games-name-keep = שמירה
web-games-delete = מחיקת { $name }

# Links and files.
web-share-about = כל המשחק נמצא בקישור הזה: מי שפותח אותו רואה אותה עמדה ויכול להמשיך לשחק.
web-share-moves = הניתוח ארוך מדי לקישור, ולכן הקישור מכיל רק את המהלכים. קובץ שומר הכול.
web-share-long = המשחק ארוך מדי לקישור. שלחו אותו כקובץ.
web-share-link = קישור למשחק
web-share-with = שיתוף…
web-copy = העתקה
web-copied = הועתק.
web-copy-failed = הדפדפן לא הרשה להעתיק. סמנו את הטקסט והעתיקו בעצמכם.
web-export = שמירת המשחק
web-export-about = קובץ טקסט שגם הדף וגם המסוף יודעים לפתוח.
web-download = הורדה
web-import = פתיחת משחק
web-import-file = מקובץ
web-import-paste = או הדביקו את הטקסט שלו
web-import-open = פתיחה
web-problem-line = שורה { $line }:
web-cannot-open = אי אפשר לפתוח את המשחק
web-drop-saved = גררו לכאן משחק שמור כדי לפתוח אותו
web-drop-not-saved = זה לא משחק שמור.
web-nothing-lost = המשחקים שלכם לא השתנו.
web-parted-title = נמשך בלשונית אחרת
web-parted = המשחק הזה נמשך גם בלשונית אחרת. דבר לא אבד: שני המשחקים נשמרו, שלכם כמשחק חדש ברשימה.
web-parted-newer = להמשיך בחדש יותר
web-parted-both = להשאיר את שניהם
web-parted-unseen = משחק אחד הומשך בשתי לשוניות בבת אחת. דבר לא אבד: שניהם ברשימת המשחקים.

# Help.
web-help-touch = עכבר ומגע
web-key-house = זריעת הגומה שזה מספרה (0 הוא 10, - הוא 11, = הוא 12)
web-key-arrows = בחירת גומה וזריעתה
web-key-review = מהלך אחורה, מהלך קדימה
web-key-ends = להתחלה, חזרה למשחק
web-key-skip = דילוג על ההנפשה

# Kalah.
web-board = לוח
web-kalah-touch = לחצו או געו בגומה מוארת כדי לזרוע אותה. הצביעו על גומה, או החזיקו עליה אצבע, כדי לראות לאן ילכו הזרעים.
web-kalah-house-of = { $who ->
    [you] { $label }
    [bot] בוט: { $label }
    [one] שחקן ראשון: { $label }
   *[two] שחקן שני: { $label }
  }
web-kalah-store-seeds = { $store }: { $seeds ->
    [one] זרע אחד
    [two] שני זרעים
   *[other] { $seeds } זרעים
  }
web-kalah-move = { $who ->
    [you] אתם: { $move }
    [bot] בוט: { $move }
    [one] שחקן ראשון: { $move }
   *[two] שחקן שני: { $move }
  }
web-kalah-foresee-capture = ישבה { $seeds }
web-kalah-badge-capture = נשבו { $seeds }
web-kalah-badge-again = תור נוסף
web-kalah-badge-sweep = זרעים שנותרו: { $seeds }
web-kalah-badge-swap = הצדדים התחלפו
# Keys offered as buttons under the text screens.
web-key-left = שמאלה
web-key-up = למעלה
web-key-down = למטה
web-key-right = ימינה
web-key-step-y = למעלה ושמאלה
web-key-step-u = למעלה וימינה
web-key-step-b = למטה ושמאלה
web-key-step-n = למטה וימינה
web-key-enter = אישור
web-key-escape = ביטול
web-key-shift = Shift
web-key-space = רווח
web-key-backspace = מחיקה
web-key-tab = Tab
web-keys-all = כל המקשים
web-text-large = אותיות גדולות

# Words used on several pages.
web-text-screens = לשחק במצב טקסט
web-tiles = לשחק עם אריחים
web-offers = מה אפשר לעשות
web-how-to-play = איך משחקים
