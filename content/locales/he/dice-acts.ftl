# Acts of threats and powers of villains: for both shells and the glossary.

## Acts

dice-act-steal = גניבה
dice-act-steal-text = קובייה אקראית מהיד נכנסת לשק הזה. אפשר לזכות בה בחזרה.
dice-act-abscond = גניבה ובריחה
dice-act-abscond-text = קובייה אקראית מהיד נלקחת אל המקום הפתוח הבא. שם אפשר לזכות בה בחזרה.
dice-act-wound = { dice-type-WOUND }
dice-act-wound-text = אתם נפצעים.
dice-act-call = קריאה לעזרה
dice-act-call-text = אויב נוסף נכנס לשק הזה.
dice-act-grow = גדילה
dice-act-grow-text = הקובייה שלו גדלה בדרגה אחת.
dice-act-curse = קללה
dice-act-curse-text = קשה יותר ב־1 לסגור את המקום הזה, ולכל היותר ב־2.
dice-act-delay = עיכוב
dice-act-delay-text = החבורה מאבדת תור.
dice-act-weary = תשישות
dice-act-weary-text = קובייה אקראית מהשק מושלכת.
dice-act-scatter = דחיפה
dice-act-scatter-text = קובייה אקראית מהיד חוזרת לשק.
dice-act-daunt = פחד
dice-act-daunt-text = אין עוד חקירה בתור הזה.
dice-act-drive = גירוש
dice-act-drive-text = אתם מוצאים את עצמכם במקלט.

dice-act-shown = בכישלון: { $act }
dice-act-then = בפעם הבאה: { $act }.
dice-said-acted = { $card }: { $act }.
dice-said-lost-stolen = נגנב, ועכשיו ב{ $place }: { $dice }.
dice-glossary-acts = מעשי האיומים
dice-term-act = מעשה
dice-term-act-text = איום שלא הבסתם ולא חמקתם ממנו פועל אחרי הנזק, כפי שכתוב בקלף שלו. אם הבריחה חינם, הוא אינו עושה דבר.

## Powers

dice-power-dread = אימה
dice-power-dread-text = אויבים מקבלים ⁦+1⁩.
dice-power-upheaval = מהומה
dice-power-upheaval-text = מכשולים מקבלים ⁦+1⁩.
dice-power-bulwark = מבצר
dice-power-bulwark-text = קשה יותר ב־1 לסגור מקומות.
dice-power-cruelty = אכזריות
dice-power-cruelty-text = אויבים ונבלים גורמים נזק נוסף של 1.
dice-power-want = מחסור
dice-power-want-text = קשה יותר ב־1 לזכות בקוביות ובידידים.
dice-power-vigil = משמר
dice-power-vigil-text = כל כישלון בסגירת מקום עולה תור.
dice-power-muster = גיוס
dice-power-muster-text = בכל תור חמישי אויב מצטרף למקום הפתוח שבו הכי מעט קוביות.
dice-power-snare = מלכודות
dice-power-snare-text = אחרי מסע, קובייה אקראית מהיד חוזרת לשק.
dice-power-toll = מס
dice-power-toll-text = כל מקום שנסגר עולה לגיבור קובייה אקראית מהשק.
dice-power-fury = זעם
dice-power-fury-text = הנבל מקבל ⁦+1⁩ על כל שני מקומות שנסגרו.

dice-power-of = { $power } ({ $villain })
dice-glossary-powers = כוחות הנבלים
dice-term-power = כוח
dice-term-power-text = כוחו של נבל פועל בכל מקום עד שמביסים אותו סופית.
