# The text screens, in the terminal and in the browser.
screen-too-small = ל־Turnwright דרושות { $leastWidth } עמודות ו־{ $leastHeight } שורות. בחלון הזה יש { $width } עמודות ו־{ $height } שורות. הגדילו את החלון או הקטינו את הגופן.
screen-too-small-saved = המשחק שמור.
screen-too-small-again = הקישו שוב Ctrl-C כדי לצאת.
screen-ask-answers = כן: y   לא: n

# Keys, for the bar at the bottom.
screen-key-choose = בחירה
screen-key-change = שינוי
screen-key-open = פתיחה
screen-key-continue = המשך
screen-key-done = סיום
screen-key-rename = שינוי שם
screen-key-remove = מחיקה
screen-key-game = משחק
screen-key-help = עזרה
screen-key-quit = יציאה
screen-key-back = חזרה
screen-key-cancel = ביטול
screen-key-scroll = גלילה
screen-key-undo = ביטול
screen-key-redo = שחזור
screen-key-hint = רמז
screen-key-new = חדש
screen-key-save = שמירה
screen-key-replay = צפייה
screen-key-export = ייצוא
screen-key-text = כטקסט
screen-key-copy = העתקה
screen-key-step = צעד
screen-key-turn = תור
screen-key-ends = התחלה, סוף
screen-key-skip = דילוג
screen-key-run = הפעלה
screen-key-pause = השהיה
screen-key-speed = מהירות

# The first screen.
screen-title-about = חמישה משחקים בתורות
screen-title-continue = משחקים שמורים
screen-title-continue-about = המשיכו משחק או צפו בו מחדש.
screen-title-none-saved = עדיין אין
screen-title-saved = { $saved ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $saved } משחקים
  }
screen-title-settings-about = שפה, צבעים ומהירות ההנפשה.
screen-title-help = עזרה
screen-title-help-about = על התוכנה ועל המקשים שלה.
screen-title-quit = יציאה
screen-title-quit-about = כל המשחקים שמורים. להתראות!
screen-paste-nothing = אין מה לפתוח: הדביקו משחק שמור, קישור אליו, או עמדה או משחק (⁦FEN⁩, ⁦PGN⁩).
screen-title-ask-quit = לצאת מ-Turnwright?
screen-title-missing = המשחק { $game } עוד בהכנה. תודה על הסבלנות!

# Settings.
screen-setting-language = { label-language }
screen-setting-language-about = השפה של כל המסכים ושל שורת הפקודה.
screen-setting-palette = { label-colours }
screen-setting-palette-about = שום דבר אינו תלוי בצבע בלבד, אילו צבעים שלא תבחרו.
screen-setting-palette-evening = ערב
screen-setting-palette-daylight = יום
screen-setting-palette-contrast = ניגודיות גבוהה
screen-setting-palette-colour-blind = { colour-blind-safe }
screen-setting-palette-mono = ללא: שחור ולבן
screen-setting-depth = מספר הצבעים
screen-setting-depth-about = מספר הצבעים שהמסוף שלכם מציג. ״אוטומטי״ מזהה אותו.
screen-setting-depth-auto = אוטומטי
screen-setting-depth-full = 16 מיליון
screen-setting-depth-256 = 256
screen-setting-depth-16 = 16
screen-setting-depth-none = ללא
screen-setting-graphics = מפות
screen-setting-graphics-about = אותיות וסימנים, או תמונות קטנות. T מחליף ביניהן במשחק המערות.
screen-setting-graphics-glyphs = אותיות וסימנים
screen-setting-graphics-tiles = תמונות
screen-setting-mouse = עכבר
screen-setting-mouse-about = לחיצות וגלגלת פועלות בכל המסכים. החזיקו Shift כדי לסמן טקסט.
screen-setting-mouse-on = פועל
screen-setting-mouse-off = כבוי
screen-setting-speed = הנפשה
screen-setting-speed-about = המהירות של כל ההנפשות. כל מקש מדלג על ההנפשה.
screen-setting-speed-off = כבויה
screen-setting-speed-slow = איטית
screen-setting-speed-normal = רגילה
screen-setting-speed-fast = מהירה
screen-setting-forced = { setting-forced }
screen-setting-forced-about = { setting-forced-about }
screen-setting-forced-played = משוחקים עבורכם
screen-setting-forced-left = נשארים לכם
screen-setting-guidance = { setting-guidance }
screen-setting-guidance-about = { setting-guidance-about }
screen-setting-guidance-on = פועלים
screen-setting-guidance-off = כבויים
screen-setting-loot = חקירה אוטומטית ב„צינוק”
screen-setting-loot-about = אפשר להשאיר במקומו ציוד גרוע משלכם.
screen-setting-loot-useful = אוסף רק דברים מועילים
screen-setting-loot-all = אוסף הכול
screen-setting-pieces = כלים במשחקי לוח
screen-setting-pieces-about = הסמלים כוללים את הסימנים של שוגי ושיאנגצ'י אם תבחרו בהם, או כשהתפריטים בסינית.
screen-setting-pieces-auto = אוטומטי
screen-setting-pieces-symbols = סמלים וסימניות
screen-setting-pieces-letters = אותיות
screen-setting-pieces-ascii = ⁦ASCII⁩ בלבד
screen-setting-effects = { setting-effects }
screen-setting-effects-about = { setting-effects-about }
screen-setting-effects-off = { screen-setting-guidance-off }
screen-setting-effects-quiet = חלשים
screen-setting-effects-medium = בינוניים
screen-setting-effects-loud = חזקים
screen-setting-music = { setting-music }
screen-setting-music-about = { setting-music-about }
screen-setting-music-off = { screen-setting-guidance-off }
screen-setting-music-quiet = { screen-setting-effects-quiet }
screen-setting-music-medium = { screen-setting-effects-medium }
screen-setting-music-loud = { screen-setting-effects-loud }

# A new game.
screen-new-start = התחלת המשחק
screen-new-start-about = המקש Enter מתחיל את המשחק. אפשר לשנות קודם את האפשרויות שלמטה.
screen-new-seat-about = אדם ליד המקלדת הזאת, או בוט באחת מחמש דרגות.
screen-new-seed = { label-seed }
screen-seats = מי משחק
screen-seats-about = אדם או בוט יכולים להחליף כל שחקן גם באמצע המשחק.
screen-new-begins = { label-begins }
screen-new-begins-about = החיצים מחליפים מקומות: השחקן הראשון מתחיל.
screen-new-seed-about = הוא קובע את כל מה שאקראי: אותו זרע נותן אותו משחק. המקש Enter עורך אותו.
screen-new-bad-seed = בזרע יש מ־1 עד { $most } תווים.

# Saved games.
screen-saved-none = עדיין אין משחקים שמורים. כל משחק נשמר אוטומטית, אחרי כל פעולה.
screen-saved-moves = { $moves ->
    [one] פעולה אחת
    [two] שתי פעולות
   *[other] { $moves } פעולות
  }
screen-saved-over = הסתיים
screen-saved-version = שתי גרסאות
screen-saved-damaged = פגום: { $name }
screen-saved-name = שם המשחק:
screen-saved-name-keys = שמירה: Enter · ביטול: Esc
screen-saved-ask-remove = למחוק את המשחק השמור לצמיתות?

# Playing.
screen-play-thinking = בחשיבה…
screen-play-no-answer = הבוט לא ענה: { $reason }
screen-play-no-undo = אין מה לבטל.
screen-play-no-redo = אין מה לשחזר.
screen-play-not-begun = עדיין אין מה לשמור. המשחק נשמר אוטומטית מן המהלך הראשון.
screen-play-ask-leave = לא ניתן היה לשמור את המשחק. לצאת בכל זאת ולאבד אותו?
screen-play-ask-escape = לעזוב את המשחק? הוא שמור.
screen-play-saved = נשמר בשם ״{ $name }״. משחקים נשמרים גם אחרי כל פעולה.
screen-play-parted = המשחק הזה נמשך גם בחלון אחר: שניהם נשמרו, שלכם מעתה בשם ״{ $name }״.
screen-play-ask-newer = המשחק הזה נמשך גם בחלון אחר. דבר לא אבד: שני המשחקים נשמרו, שלכם בשם ״{ $name }״. לעבור לחדש יותר?
screen-play-exported = נכתב אל { $file }
screen-play-copied = הועתק, אם המסוף מרשה זאת.

# Replays.
screen-replay = צפייה חוזרת
screen-replay-at = { $at } מתוך { $end }
screen-replay-running = { $at } מתוך { $end } ▸
screen-replay-speed = הנפשה: { $speed }
screen-replay-pace = מהירות: ×{ $pace }

# Help.
screen-help-arcade = אולם המשחקים
screen-help-arcade-text = התוכנה Turnwright היא אולם של משחקים בתורות. בחרו משחק ומי משחק בו: אנשים ליד המקלדת הזאת, או בוטים בחמש דרגות. כל משחק נשמר אחרי כל פעולה. אפשר לבטל מהלכים, לצפות שוב ולכתוב את המשחק לקובץ שעותקים אחרים של Turnwright יודעים לפתוח, במסוף או בדפדפן.
screen-help-rules = החוקים
screen-help-options = במשחק הזה
screen-help-board = הלוח
screen-help-keys = המקשים
screen-help-undo = ביטול ושחזור
screen-help-hint = רמז; הקישו שוב להסבר
screen-help-save = שמירה עכשיו (משחקים נשמרים גם אחרי כל פעולה)
screen-help-replay = צפייה חוזרת
screen-help-export = כתיבת המשחק לקובץ
screen-help-text = העמדה כטקסט: העתיקו אותה או כתבו אותה לקובץ
screen-help-zsg = כתיבת המשחק כקובץ .zsg עבור Zillions of Games
screen-help-seats = מי משחק: אדם או בוט
screen-help-new = משחק חדש כמו זה
screen-help-help = העזרה הזאת
screen-help-leave = יציאה; המשחק נשמר
screen-help-choose = { screen-key-choose }
screen-help-change = { screen-key-change }
screen-help-back = { screen-key-back }
screen-help-open = פתיחה, התחלה, אישור
screen-help-settings = מה שנקבע כאן תקף לכל המשחקים ונשמר. שינוי נראה מיד, ואת עוצמת הקול שומעים כאן.

# Kalah on text screens.
screen-kalah-store = מחסן
screen-kalah-key-sow = זריעה
screen-key-moves = כל המהלכים
screen-kalah-key-swap = החלפת צדדים

# Board games on text screens.
screen-zrf-library = משחקי לוח
screen-zrf-games = { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games } משחקים
  }
screen-zrf-search = חיפוש:
screen-zrf-key-search = חיפוש
screen-zrf-added = משלכם
screen-zrf-going-on = באמצע, { $moves ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $moves } מהלכים
  }
screen-opening = קורא את חוקי { $game }… המקש Esc עוצר.
screen-opening-slow = { $reason } בינתיים אף מקש אינו פועל, אפילו לא Ctrl+C. לפתוח בכל זאת?
screen-not-opened = אי אפשר לשחק ב־{ $game }: { $reason }
screen-zrf-must-pass = אין לכם מהלכים: הקישו Enter כדי לוותר.
screen-zrf-drops = הכלי שמניחים: { $piece }.
screen-zrf-in-hand = ביד: { $pieces }
screen-zrf-mark-cursor = הסמן; לחיצה על משבצת כמוה כ־⁦Enter⁩ עליה
screen-zrf-mark-picked = הכלי שנבחר
screen-zrf-mark-target = משבצת שאליה הוא יכול לנוע, או כלי שאפשר להזיז
screen-zrf-mark-last = המהלך האחרון
screen-zrf-mark-hint = { screen-key-hint }
screen-zrf-mark-check = שח
screen-zrf-mark-mate = מט
screen-zrf-way = דרכו של { $name }
screen-zrf-choose-drop = איזה כלי להניח?
screen-zrf-key-point = { screen-key-cursor }
screen-zrf-key-walk = הליכה
screen-zrf-key-take = הרמה, הנחה
screen-zrf-key-next = הבא
screen-zrf-key-type = כתיבת מהלך
screen-zrf-key-moves = { screen-key-moves }
screen-zrf-key-drop = הנחה
screen-zrf-key-pass = { move-pass }

# Words used on several screens.
screen-key-cursor = סמן
