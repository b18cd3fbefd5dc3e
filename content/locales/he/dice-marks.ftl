# סימני הקוביות וידידים בעלי שם: לשני הממשקים ולמילון.

dice-die-marked = { $die } ({ $mark })
dice-die-ally = { $ally } ({ $die })
dice-face-counts = { $face }, נחשב { $value }

## סימנים

dice-glossary-marks = סימני קוביות
dice-mark-keen = חדה
dice-mark-keen-text = הפאה הגבוהה שלה שווה כפול.
dice-mark-lucky = בת מזל
dice-mark-lucky-text = 1 נחשב כפאה הגבוהה.
dice-mark-steady = יציבה
dice-mark-steady-text = לעולם אינה שווה פחות ממחצית מספר הפאות.
dice-mark-bold = נועזת
dice-mark-bold-text = 1 שווה 0, והפאה הגבוהה שווה פי 3.
dice-mark-measured = מדודה
dice-mark-measured-text = שווה תמיד מחצית מספר הפאות ועוד 1, ויהיה אשר יוטל.
dice-mark-rounded = מעוגלת
dice-mark-rounded-text = פאות אי־זוגיות שוות 1 יותר.
dice-mark-biting = נושכת
dice-mark-biting-text = ⁦+2⁩ מול אויבים ונבלים.
dice-mark-patient = סבלנית
dice-mark-patient-text = ⁦+2⁩ כשמסתירים אותה.
dice-mark-brave = אמיצה
dice-mark-brave-text = ⁦+3⁩ כל עוד יש לכם פצע.
dice-mark-sealing = נועלת
dice-mark-sealing-text = ⁦+5⁩ לסגירת מקום או לשמירה עליו.
dice-mark-loyal = נאמנה
dice-mark-loyal-text = במקום להיות מושלכת היא חוזרת לשק. נזק משליך אותה בכל זאת.
dice-mark-shielding = מגוננת
dice-mark-shielding-text = משלמת על 2 נזק.
dice-mark-quick = זריזה
dice-mark-quick-text = אחרי הבדיקה שלפו קובייה מן השק.
dice-mark-hallowed = מקודשת
dice-mark-hallowed-text = עוזרת כמו קוביית אמונה, ואז חוזרת לשק.
dice-mark-healing = מרפאת
dice-mark-healing-text = בהצלחה, שתי הקוביות המושלכות הגדולות האחרות חוזרות לשק.

dice-term-mark = סימן
dice-term-mark-text = לקובייה מסומנת יש אות בפינה ותכונה משלה. הסימן נשאר לאורך כל המערכה.
dice-term-companion = ידיד בעל שם
dice-term-companion-text = לכמה ידידים יש שם ומיומנות משלהם. זכו בקובייה שלהם, והם ילוו את הגיבור לאורך המערכה. הם עוזבים אם הורחקו או אם הגיבור מת.

## ידידים

dice-ally-skills = כשהקובייה ביד: { $skills }.
dice-status-encounter-named = לפניכם { $die }: שכנעו בדיבור, בידיד, או בכל קובייה שתשליכו.
dice-said-ally-met = ב־{ $place }, מול { $hero }: { $ally }.
dice-said-ally-joined = הצטרפות אל { $hero }: { $ally }.
dice-said-ally-missed = לא הצטרפו אליכם: { $ally }.
dice-said-ally-left = פרידה: { $ally }.

problem-campaign-ally = ידידים בעלי שם נשארים עם הגיבור שלהם.
problem-die-unknown = לגיבור הזה אין קובייה כזאת.
problem-die-marked = על הקובייה הזאת כבר יש סימן.
problem-die-mark = הסימן הזה אינו מתאים לקובייה הזאת.
