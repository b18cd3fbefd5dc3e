# Texts of the dice game on the web page only.

dice-page-new = מסע חדש
dice-page-continue = המשך, { $when }
dice-page-contents = { $chapters ->
    [0] { $scenarios ->
        [one] תרחיש אחד
        [two] שני תרחישים
       *[other] { $scenarios } תרחישים
    }
    [one] פרק אחד, { $scenarios ->
        [one] תרחיש אחד
        [two] שני תרחישים
       *[other] { $scenarios } תרחישים
    }
    [two] שני פרקים, { $scenarios ->
        [one] תרחיש אחד
        [two] שני תרחישים
       *[other] { $scenarios } תרחישים
    }
   *[other] { $chapters } פרקים, { $scenarios ->
        [one] תרחיש אחד
        [two] שני תרחישים
       *[other] { $scenarios } תרחישים
    }
} · גרסה { $version }
dice-page-open-zip = פתיחת הרפתקה
dice-page-open-folder = פתיחת תיקייה
dice-page-drop-here = גררו לכאן הרפתקה: zip או התיקייה שלה
dice-page-cannot-open = לא ניתן לפתוח את ״{ $name }״.
dice-page-warned = אפשר לשחק ב״{ $name }״. למחבר:
dice-page-remove = הסרה
dice-page-unknown = אין כאן הרפתקה ״{ $id }״.
dice-page-party = גיבורים: { $count } מתוך { $most } לכל היותר
dice-page-send-home = להשאיר בבית את גיבור { $number }, { $hero }
dice-page-begin = להתחיל
dice-page-replay = לצפות בהקלטה

## The table

dice-page-hand = היד של { $hero }
dice-page-allies = ידידים
dice-page-bag = שק: { $count }
dice-page-bag-low = מעט!
dice-page-pile = הושלכו: { $count }
dice-page-deterred = הורחקו: { $count }
dice-page-hero = { $alive ->
    [yes] { $hero }: { $place }, בשק { $bag }
   *[no] { $hero }: מוות
}
dice-page-drop = בחרו קוביות מן היד: געו בהן, גררו אותן לכאן או הקישו את המקשים שלהן.
dice-page-last-check = המבחן האחרון
dice-page-rolled = { $die }: { $face }
dice-page-group-deal = מה לעשות
dice-page-group-skills = { dice-screen-skills }
dice-page-group-turn = בתור הזה
dice-page-group-choice = בחירות
dice-page-group-end = לסיים או לחזור
dice-page-camp-limit = פרסים: קוביות
dice-page-camp-skill = פרסים: מיומנויות
dice-page-camp-take = לקחת מן הקופה
dice-page-camp-give = לתת לקופה
dice-page-camp-leave = הדרך
dice-page-dooms = אחרי זה השק לא יוכל למלא שוב את היד של { $hero }: מוות ודאי. בחרו שוב כדי לעשות זאת בכל זאת.
dice-page-hint-done = הבנתי
dice-page-hint-off = בלי רמזים
dice-page-hints-off = הרמזים כבויים. אפשר להפעיל אותם שוב בהגדרות.
dice-page-hints-on = { dice-screen-hints-on }
dice-touch-hint-table = למעלה המקום, הקוביות שנותרו בשק שלו והזמן. למטה היד שלכם: כ היא כוח, ז זריזות, ש שכל, ד דיבור. במקלט לא קורה דבר. געו ב״{ dice-offer-travel }״.
dice-touch-hint-explore = חקירה שולפת קובייה אחת מן השק של המקום. היא עשויה להיות מתנה, והיא עלולה לנשוך. געו ב״{ dice-offer-explore }״.
dice-touch-hint-after = אפשר לשלם ולחקור שוב, או לגעת ב״{ dice-offer-finish }״. אז היד מתמלאת שוב מן השק שלכם.
dice-touch-hint-die = אפשר לזכות בקובייה הזאת: הטילו אחת משלכם והגיעו לפחות לאותו מספר. ״{ dice-offer-hide }״ מטיל קובייה מאותו סוג, והיא חוזרת לשק. ״{ dice-offer-discard }״ מטיל כל קובייה, והיא מושלכת תמורת ⁦+1⁩. הסיכוי כתוב ליד כל אחד.
dice-touch-hint-choose = געו בקוביות שביד כדי לבחור אותן. כשבחרתם די, רואים את הסיכוי. ״{ dice-offer-confirm-pick-check }״ מטיל, ״{ dice-offer-cancel }״ מבטל.
dice-touch-hint-empty = אפשר לסגור את המקום עכשיו. אל מקום סגור נבל אינו יכול לברוח. געו ב״{ dice-offer-close }״.
dice-page-name = שמו של גיבור { $number }
dice-page-undone = הוחזר.
dice-page-no-undo = הטלות ושליפות אי אפשר להחזיר.
dice-page-choose-place = לבחור במקום הזה
dice-page-deed-closed = נסגר
dice-page-deed-rested = { dice-term-rest }
dice-page-deed-escaped = ברח!
dice-page-deed-damage = נזק!
dice-page-deed-wounded = פצע!
dice-page-deed-died = מוות

## Beside the table

dice-page-glossary = מילון מונחים
dice-page-search = חיפוש
dice-page-search-none = לא נמצא דבר.
dice-page-colours-of-dice = צבעי הקוביות
dice-page-colours-bright = עזים
dice-page-colours-colour-blind = { colour-blind-safe }
dice-page-colours-mono = שחור ולבן

## Help

dice-page-help-goal = חקרו מקומות קובייה אחר קובייה, סגרו אותם ואל תשאירו לנבל לאן לברוח, לפני שייגמר הזמן. הקוביות שבשק הן החיים שלכם.
dice-page-help-turn = בתור שלכם אפשר לתת קובייה, לעבור, לחקור ולסגור מקום או לנוח. אחר כך היד מתמלאת מן השק. על כל כפתור כתובים מחירו והסיכוי. הצביעו על כפתור אפור או געו בו כדי לדעת למה הוא כבוי.
dice-page-help-touch = געו בקוביות כדי לבחור אותן, או גררו אותן לאמצע השולחן. בזמן שהן מתגלגלות, נגיעה או כל מקש מדלגים הלאה. החזיקו אצבע על מיומנות כדי לקרוא מה היא עושה.
