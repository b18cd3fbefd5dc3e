# Keepsakes: their effects, and rewards in camp, for both shells.

## Screens

dice-keepsakes = מזכרות
dice-glossary-keepsakes = { dice-keepsakes }
dice-term-keepsake = מזכרת
dice-term-keepsake-text = אחרי ניצחון כל גיבור בוחר פרס אחד משלושה, לרוב מזכרת. היא עוזרת לו לאורך כל המערכה. לגיבור יש שלוש לכל היותר.
dice-keepsake-once = פעם אחת בתרחיש: { $effect }
dice-keepsake-ready = מוכן
dice-keepsake-used = נוצל
dice-reward-larger = קובייה גדולה יותר: { $die }
dice-reward-larger-text = { $die } במקום { $old }.
dice-reward-mark = סימן: { $die }
dice-reward-mark-text = לקובייה שלכם: { $die }. { $effect }
dice-reward-choose = לקחת
dice-reward-swap = לקחת, ולהשאיר: { $other }
dice-camp-reward = { dice-camp-skill }
dice-camp-reward-swap = { $hero }: { $name } במקום { $other }
dice-page-camp-reward = פרסים: אחד משלושה
dice-status-camp-reward = { $hero }: בחרו אחד מן הפרסים.

## Events

dice-said-keepsake = מזכרת של { $hero }: { $name }.
dice-said-rewarded = הפרס של { $hero }: { $name }.
dice-said-swapped = הפרס של { $hero }: { $name }, במקום { $other }.
dice-said-spied = { $card } מסתתר כאן: { $place }.

## Refusals

problem-dice-keepsake = אין בהרפתקה הזאת מזכרת ״{ $id }״. בחרו מתוך: { $known }.
problem-dice-keepsake-used = כבר שימש בתרחיש הזה.
problem-campaign-not-offered = הפרס הזה אינו מוצע לגיבור הזה.
problem-campaign-swap = רק מי שיש לו { $most } מזכרות מוותר על אחת תמורת אחרת.
problem-campaign-choose-first = קודם צריך לבחור פרס לגיבור הזה.

## Effects always in force

dice-effect-strong-arm = ⁦+1⁩ בקרבות עם אויבים.
dice-effect-sure-footed = ⁦+2⁩ נגד מכשולים.
dice-effect-gatherer = ⁦+3⁩ לזכייה בקוביות שמוצאים.
dice-effect-hospitable = ⁦+3⁩ לצירוף ידידים.
dice-effect-locksmith = ⁦+1⁩ לסגירת מקומות ולהחזקתם.
dice-effect-hardy = ⁦+3⁩ נגד פצעים שפוגשים.
dice-effect-elusive = ⁦+2⁩ לחמיקה.
dice-effect-old-score = ⁦+2⁩ בקרבות עם נבלים.
dice-effect-heavy-hand = ⁦+1⁩ למבחנים בקוביות כוח מחוץ לקרב.
dice-effect-deft-hand = ⁦+1⁩ למבחנים בקוביות זריזות מחוץ לקרב.
dice-effect-clear-head = ⁦+1⁩ למבחנים בקוביות שכל מחוץ לקרב.
dice-effect-ready-tongue = ⁦+1⁩ למבחנים בקוביות דיבור מחוץ לקרב.
dice-effect-early-bird = ⁦+1⁩ למבחנים מול הקובייה הראשונה שפוגשים בתור, חוץ מנבלים.
dice-effect-last-ditch = ⁦+3⁩ בקרבות כל עוד מספר השק אדום.
dice-effect-good-company = ⁦+1⁩ למבחנים כל עוד גיבור אחר נמצא כאן.
dice-effect-night-eyes = השלכה מוסיפה תמיד: חושך וערמומיות אינם מפריעים לכם.
dice-effect-antidote = ארס אינו פוגע בכם.
dice-effect-tight-grip = איומים חמדנים ומהירים אינם לוקחים מכם קוביות.
dice-effect-level-head = מארבים, מקומות מסוכנים או חלקים ומקומות שמורים אינם משפיעים עליכם.
dice-effect-free-leg = אפשר לברוח ולחמוק גם מאיומים עיקשים.
dice-effect-cold-iron = ההתקפות שלכם פועלות גם על מוגנים וערטילאיים.
dice-effect-sturdy = ⁦−2⁩ לנזק לא קסום מאויבים ומנבלים.
dice-effect-unmoved = ⁦−2⁩ לנזק קסם.
dice-effect-stepping-stones = ⁦−1⁩ לנזק ממכשולים.
dice-effect-light-heels = ⁦−2⁩ לנזק בבריחה.
dice-effect-deep-pockets = היד מכילה קובייה אחת יותר.
dice-effect-more-physical = מתחילים עם עוד שתי קוביות כוח.
dice-effect-more-somatic = מתחילים עם עוד שתי קוביות זריזות.
dice-effect-more-mental = מתחילים עם עוד שתי קוביות שכל.
dice-effect-more-verbal = מתחילים עם עוד שתי קוביות דיבור.
dice-effect-more-divine = מתחילים עם עוד קוביית אמונה.
dice-effect-old-friend = מתחילים עם ידיד ביד.
dice-effect-early-start = לחבורה שני תורות נוספים.
dice-effect-bedroll = מנוחה מחזירה שתי קוביות נוספות.
dice-effect-solace = ויתור על קוביית אמונה מחזיר שתי קוביות נוספות.
dice-effect-tidy = כשסוגרים מקום, שתי קוביות חוזרות מערימת ההשלכה לשק.
dice-effect-trophies = כשגוברים על איום, קובייה אחת חוזרת מערימת ההשלכה לשק.
dice-effect-slow-breath = בתחילת התור שלכם, כל עוד מספר השק אדום, שתי קוביות חוזרות אליו מערימת ההשלכה.
dice-effect-open-handed = אפשר לתת קובייה פעמיים בתור.
dice-effect-light-step = קוביות שמשלמים על חקירה נוספת מוסתרות ולא מושלכות.
dice-effect-rosary = קוביות אמונה שעזרו לכם מושלכות ולא מורחקות.
dice-effect-true-faith = קוביות אמונה עוזרות לכם גם נגד מכשולים.

## Drawbacks

dice-effect-slow = לחבורה תור אחד פחות.
dice-effect-brittle = ⁦+1⁩ לנזק לא קסום מאיומים.
dice-effect-light-sleeper = מנוחה מחזירה שתי קוביות פחות.
dice-effect-clumsy = ⁦−1⁩ לסגירת מקומות ולהחזקתם.
dice-effect-butter-fingered = ⁦−2⁩ לזכייה בקוביות שמוצאים.
dice-effect-loud = ⁦−2⁩ לחמיקה.

## Effects once per scenario

dice-effect-salve = ארבע קוביות חוזרות מערימת ההשלכה לשק.
dice-effect-remedy = פצע אחד נרפא, ושלוש קוביות חוזרות מערימת ההשלכה לשק.
dice-effect-second-breath = שלפו שתי קוביות.
dice-effect-fresh-start = הסתירו את היד ושלפו חדשה, גדולה בשתי קוביות.
dice-effect-spare-hours = החבורה מרוויחה שני תורות.
dice-effect-good-plan = ⁦+4⁩ למבחן הבא שלכם.
dice-effect-master-key = ⁦+6⁩ בניסיון הבא לסגור מקום או להחזיק בו.
dice-effect-spyglass = גלו היכן נבל מסתתר.
dice-effect-summons = ידיד מצטרף ליד.
dice-effect-anointing = קוביית אמונה מצטרפת ליד.
dice-effect-rally = לכל גיבור כאן שלוש קוביות חוזרות מערימת ההשלכה לשק.
dice-effect-waymarks = עברו למקום אחר וחקרו שם שוב בלי תשלום.
dice-effect-second-look = חקרו שוב בלי תשלום.
dice-effect-buckler = נזק אחד אינו פוגע בכם.
dice-effect-counter-charm = נזק קסם אחד אינו פוגע בכם.
dice-effect-shared-shield = ⁦−6⁩ לנזק לגיבור כלשהו כאן.
dice-effect-smoke = האויב או הנבל שפגשתם חוזר לשק של המקום, וחמש קוביות חוזרות מערימת ההשלכה לשק שלכם.
dice-effect-safe-way = ברחו בלי נזק.
dice-effect-wave-off = האויב שפגשתם חוזר לשק של המקום, והחקירה הזאת אינה נספרת.
dice-effect-drive-off = האויב שפגשתם נעלם לתמיד.
dice-effect-way-round = עקפו את המכשול שפגשתם.
dice-effect-other-pocket = החזירו את הקובייה שפגשתם ושלפו אחרת; לא נבל ולא ידיד.
dice-effect-lucky-throw = ⁦+4⁩ למבחן הבא, גם כשהקובייה כבר לפניכם.
