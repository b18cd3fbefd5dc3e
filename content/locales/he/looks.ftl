# מראה לוחות, חצים ועיגולים, מהלכים מוקדמים, הגדלה.

zrf-looks = מראה
looks-preview = תצוגה מקדימה של הלוח
looks-pieces = כלים
looks-set-classic = קלאסיים
looks-set-wood = מעץ
looks-set-modern = מודרניים
looks-set-kanji = סימניות
looks-set-symbols = סמלים
looks-set-glossy = מבריקים
looks-set-mineral = צדף וצפחה
looks-set-file = מהקובץ
looks-set-file-number = מהקובץ, ערכה ⁦{ $number }⁩
looks-theme = { web-board }
looks-theme-standard = רגיל
looks-theme-wood = עץ
looks-theme-paper = נייר
looks-theme-plain = פשוט
looks-theme-contrast = ניגודיות גבוהה
looks-coordinates = קואורדינטות
looks-coordinates-outside = ליד הלוח
looks-coordinates-inside = על המשבצות
looks-coordinates-off = ללא
looks-numbers = מספרים על המשבצות
looks-files = טורים ממוספרים מכל צד, כמו ברישום המסעים
looks-smart = לשחק מיד אם לחיצה מאפשרת מהלך אחד בלבד
looks-premoves = מהלכים מוקדמים: בזמן שהבוט חושב
looks-sounds = צלילים

## מתחת ללוח במסכי מגע

looks-board-tools = { web-board }
looks-zoom-in = הגדלה
looks-zoom-out = כל הלוח
looks-draw = חצים
looks-colour = { $colour ->
    [green] ירוק
    [red] אדום
    [blue] כחול
   *[yellow] צהוב
  }
looks-erase = מחיקת חצים ועיגולים

## מהלכים מוקדמים

looks-premove-list = מהלך מוקדם: ⁦{ $moves }⁩
looks-premove-cancel = ביטול המהלך המוקדם
problem-zrf-premove-dropped = המהלך המוקדם ⁦{ $from } – { $to }⁩ בוטל: הוא אינו חוקי כעת.

## עזרה

looks-help-draw = גררו בלחצן הימני כדי לצייר חץ, ולחצו בו כדי לצייר עיגול. ⁦Shift⁩, ⁦Alt⁩ או שניהם משנים את הצבע; לחיצה שמאלית מוחקת. במסך מגע לחצו לחיצה ארוכה, או הקישו על ”{ looks-draw }“.
looks-help-premove = בזמן שהבוט חושב, הזינו את המהלכים הבאים שלכם. כל אחד ישוחק מיד כשיגיע תורכם, או יבוטל אם אינו חוקי. לחיצה ימנית או ⁦Esc⁩ מבטלים אותם.
looks-help-zoom = בטלפון, הקשה על לוח עם משבצות קטנות מגדילה אותו. גררו באצבע אחת כדי להסתכל סביב, וצבטו כדי לשנות את הגודל.
