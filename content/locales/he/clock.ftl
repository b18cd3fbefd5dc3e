# שעונים, כניעה ותיקו בהסכמה.
clock-label = בקרת זמן
clock-about = הזמן לכל צד. מי שזמנו אזל מפסיד.
clock-typed = הקלידו ⁦5⁦+3⁩⁩: חמש דקות ועוד 3 שניות לתור, או ⁦30s⁩: שלושים שניות למהלך.
clock-bad = בקרת זמן לא מוכרת: ⁦{ $text }⁩. { clock-typed }
clock-none = ללא שעון
clock-own = מותאם
clock-per-game = ⁦{ $initial }⁦+{ $increment }⁩⁩
clock-per-move = { $seconds } שניות למהלך
clock-minutes = דקות לכל צד
clock-increment = תוספת שניות לתור
clock-left = { $name }: נותרו ⁦{ $time }⁩
clock-low = { $who ->
    [you] הזמן שלך אוזל.
   *[other] { $name }: הזמן אוזל.
  }
clock-key-pause = השהיית השעון
clock-resume = המשך
clock-pause-help = עצירת השעונים; שוב כדי להמשיך
clock-paused = מושהה
clock-paused-about = השעונים עצורים.
early-resign = כניעה
early-resign-help = כניעה
early-draw = הצעת תיקו
early-draw-help = הצעת תיקו
early-ask-resign = להיכנע במשחק הזה?
early-ask-draw = הצעת תיקו מאת { $name }. { $other }, האם להסכים?
early-accept = הסכמה
early-decline = סירוב
early-won = { $who ->
    [you] ניצחת!
    [bot] הבוט ניצח.
   *[other] ניצחון: { $name }.
  }
early-resigned = { $who ->
    [you] נכנעת.
    [bot] הבוט נכנע.
   *[other] כניעה: { $name }.
  }
early-time = { $who ->
    [you] זמנך אזל.
    [bot] זמנו של הבוט אזל.
   *[other] הזמן אזל: { $name }.
  }
early-time-drawn = { $who ->
    [you] זמנך אזל, אבל היריב כבר לא יכול לנצח.
    [bot] זמנו של הבוט אזל, אבל היריב כבר לא יכול לנצח.
   *[other] הזמן אזל: { $name }. אבל היריב כבר לא יכול לנצח.
  }
early-agreed = תיקו בהסכמה.
early-declined = הבוט דוחה את הצעת התיקו.
early-considers = הבוט שוקל את ההצעה…
early-reopened = המשחק נמשך.
early-cannot-resign = אין משחק להיכנע בו.
early-cannot-draw = אפשר להציע תיקו בתורך, פעם אחת בכל תור.
clock-cannot-pause = במשחק הזה אין שעון.
early-keep-playing = להמשיך לשחק
early-tools = סיום המשחק או השהייתו
