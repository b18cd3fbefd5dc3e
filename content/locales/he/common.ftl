language-name = עברית
language-coverage = promised

game-dice = קוביות
game-dice-about = הרפתקה שיתופית: גיבורים, שקי קוביות ועולם במרוץ נגד הזמן.
game-kalah = קלאח
game-kalah-about = המנקלה הקלאסית: זורעים, שובים ומשחקים שוב.
game-rogue = צינוק
game-rogue-about = רוגלייק של משבצות, בעולמות שנוצרו במחשב או ביד.
game-caves = מערות
game-caves-about = חפרו את דרככם מטה דרך חמש קומות של מערות אפלות.
game-zrf = לוחות
game-zrf-about = משחקי לוח וחידות הזזה מקובצי חוקים.
game-missing = עוד לא זמין

move-working = { $seconds ->
    [0] מחשבים את המהלך…
   *[other] מחשבים את המהלך: { $seconds } שנ׳, { $millions } מיליון צעדים
  }

strength-1 = מתחיל
strength-2 = חובב
strength-3 = שחקן מועדון
strength-4 = מומחה
strength-5 = אמן
strength-1-about = למשחקים הראשונים שלך.
strength-2-about = לשחקנים שמכירים את החוקים ומשחקים מדי פעם.
strength-3-about = לשחקנים קבועים שמתכננים כמה מהלכים קדימה.
strength-4-about = לשחקנים חזקים. חושב את מלוא הזמן.
strength-5-about = החזק ביותר: חושב את מלוא הזמן ואינו טועה בכוונה.
strength-measured = משיג ⁦{ $score } %⁩ (בין ⁦{ $least }⁩ ל־⁦{ $most }⁩) מול הדרגה { $below }.

seat-person = אדם
seat-bot = בוט: { $strength }
seat-mind = בוט: { $mind }
player-you = אתם
player-name = { $player ->
    [0] שחקן ראשון
    [1] שחקן שני
   *[other] שחקן { $number }
  }

yes = כן
no = לא
on = פועל
off = כבוי

list-pair = { $first }, { $second }

# Saved games that cannot be reopened as they were saved.
saved-fault-title = { $fault ->
    [newer] נשמר בגרסה חדשה יותר
    [rules] החוקים השתנו
   *[other] המשחק השמור פגום
  }
saved-fault-changed = { $path ->
    [none] חוקי המשחק השתנו מאז שנשמר
   *[other] החוקים ב־{ $path } השתנו מאז שהמשחק נשמר
  }
saved-fault-newer = המשחק נשמר בגרסה חדשה יותר של Turnwright ({ $reason }). השמירה לא השתנתה: פתחו אותה בגרסה ההיא.
saved-fault-rules = { $opened ->
    [actions] { saved-fault-changed } ({ $reason }). החלק שעוד אפשר לשחק נפתח כמשחק חדש. השמירה לא השתנתה.
   *[other] { saved-fault-changed } ({ $reason }). השמירה לא השתנתה.
}
saved-fault-damage = { $opened ->
    [actions] המשחק השמור פגום ({ $reason }). מה ששרד ממנו נפתח כמשחק חדש. השמירה לא השתנתה.
   *[other] המשחק השמור פגום ({ $reason }). השמירה לא השתנתה.
}

# משחקים שהתחילו לפי כללים ישנים וממשיכים לפי הכללים הנוכחיים.
saved-begun = { $rules ->
    [changed] התחיל לפי כללים שהשתנו מאז
   *[other] התחיל לפי כללים ישנים ({ $rules })
  }
saved-rules = { $rules ->
    [changed] הכללים השתנו
   *[other] כללים ישנים ({ $rules })
  }
saved-continues = { $begun }. ממשיך מפעולה { $reached } מתוך { $saved }.
saved-continues-more = המשחק ממשיך לפי הכללים הנוכחיים כמשחק חדש. השמירה לא השתנתה.
saved-starts-over = { $begun }. אי אפשר להמשיך, ולכן הוא מתחיל מההתחלה.
saved-begun-no-undo = מהלכים שנעשו לפי כללים ישנים אי אפשר לבטל.

problem-game-over = המשחק הסתיים.
problem-wrong-player = עכשיו תורו של שחקן { $mover }.
problem-option-range = האפשרות { $name }: תנו מספר שלם מ־{ $least } עד { $most }, לא ״{ $value }״.
problem-option-choice = האפשרות { $name }: בחרו מתוך { $values }, לא ״{ $value }״.
problem-option-text = האפשרות { $name }: תנו 1 עד { $most } תווים בשורה אחת.
problem-option-unknown = אין אפשרות ״{ $name }״. האפשרויות: { $values }.
problem-rules-edited = החוקים ב־{ $path } השתנו מאז שהמשחק נשמר. כל מהלכיו עדיין אפשריים.
problem-rules-gone = אי אפשר עוד לפתוח את חוקי המשחק. הם היו כאן: { $path }.
problem-game-unknown = אין כאן משחק ״{ $game }״.
problem-rules-version = המשחק שוחק לפי גרסה { $theirs } של חוקי { $game }; התוכנה הזאת מכירה את גרסה { $ours }. פתחו אותו בתוכנה שכתבה אותו.
problem-transcript-checkpoint = נקודת הביקורת אחרי פעולה { $entry } אינה המצב שהפעולות מובילות אליו.
problem-journal-apart = הפעולות שנשמרו אחרונות אינן ממשיכות את המשחק הזה. הן נשמרות לצידו.
problem-journal-torn = הפעולה האחרונה לא נשמרה במלואה, והיא חסרה.
problem-journal-line = המשחק השמור אינו נמשך בשורה { $text }: הפעולות מכאן ואילך חסרות.
problem-journal-long = מה שנוסף למשחק השמור ארוך מדי ({ $length } תווים; נקראים לכל היותר { $most }): הפעולות האחרונות חסרות.
problem-problems-more = { $count ->
    [one] יש עוד בעיה אחת: תקנו קודם את אלה.
    [two] יש עוד שתי בעיות: תקנו קודם את אלה.
   *[other] יש עוד { $count } בעיות: תקנו קודם את אלה.
}
problem-transcript-long = הרישום ארוך מדי: { $length } תווים; נקראים לכל היותר { $most }.
problem-transcript-start = זה אינו רישום של משחק: עליו להתחיל בשורה ״turnwright 1״.
problem-transcript-line = אין ברישום שורה שמתחילה ב־{ $word }.
problem-transcript-twice = השורה { $word } מופיעה פעמיים: השאירו אחת.
problem-transcript-many = יש יותר מ־{ $most } שורות ״{ $word } …״; אין משחק עם כל כך הרבה.
problem-transcript-number = פעולה { $entry } חסרה: במקומה נמצאת פעולה { $found }.
problem-transcript-entry = אי אפשר לקרוא את פעולה { $entry }: כתבו ״{ $entry } p1 פעולה״ או ״{ $entry } * תוצאה״.
problem-transcript-hash = שורת גיבוב מורכבת מ־״=״, ממספר הפעולות ומ־16 ספרות הקסדצימליות.
problem-transcript-header = { $found ->
    [none] השורה ״{ $word } …״ חסרה.
   *[other] הערך { $found } אינו תקף בשורה ״{ $word } …״.
  }
problem-transcript-differs = { $entry ->
    [0] תחילת המשחק
   *[other] פעולה { $entry }
  }: { $why ->
    [state] המצב שהתקבל אינו תואם את הגיבוב הרשום
    [check] ספרות הביקורת שגויות: השורה או הכותרת נערכו
    [chance] התוצאה האקראית כאן היא { $found }
    [missing] התוצאה האקראית הזאת חסרה
    [cut] היא חסרה כי הקובץ נקטע: הגיבוב כולל { $found } פעולות
    [ending] המשחק אינו יכול להסתיים כך כאן
    [open] המשחק לא הסתיים, אך בקובץ כתוב שהסתיים
   *[end] המשחק מסתיים ב־{ $found }, אך בקובץ כתוב אחרת
  }.
problem-seats = לא ברור מי משחק: כתבו ״person״, או ״bot-1״ עד ״bot-5״, לכל אחד מן השחקנים (מספרם { $players }).
problem-link-broken = הקישור פגום או חלקי. בקשו אותו שוב, או בקשו את המשחק כקובץ.
problem-link-long = הקישור נפרש ליותר מ־{ $most } בתים: אין משחק ארוך כל כך.

# Names and words that both shells or several games use.
choose-move = איזה מהלך?
label-rules = חוקים
label-position = עמדה
list-none = אין
label-colours = צבעים
colour-blind-safe = לעיוורי צבעים
label-explore = לחקור
label-rest = לנוח
chance-decides = המקרה מכריע.
ended-won = ניצחון
label-map = מפה
label-cancel = ביטול
log-empty = עוד לא קרה דבר.
label-seed = זרע אקראי
level-number = דרגה { $level }
label-keys = מקשים
label-settings = הגדרות
label-language = שפה
setting-forced = מהלכים כפויים
setting-forced-about = ויתורים והמשכים שאינם מותירים ברירה.
setting-guidance = רמזים למתחילים
setting-guidance-about = טיפים לשחקנים חדשים בתרחיש הראשון של משחק הקוביות.
setting-effects = צלילים
setting-effects-about = צלילי קוביות וקרבות. כל מה שנשמע גם נראה.
setting-music = מוזיקה
setting-music-about = מוזיקה שקטה במשחק הקוביות. היא מתנגנת כאן בזמן שבוחרים את העוצמה.
label-new-game = משחק חדש
label-begins = מי מתחיל
label-moves = מהלכים
board-home = בית
move-pass = ויתור
label-steps = צעדים
ended-draw = תיקו.
