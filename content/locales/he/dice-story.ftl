# סיפור המערכה במשחק הקוביות: החלטות, תוצאותיהן, סופים ומפת המערכה.

## החלטות

dice-status-choice = { $hero }: מה מחליטים?
dice-status-camp-choice = במחנה. מה מחליטים?
dice-story-costs-turns = { $count ->
    [one] מחיר: תור אחד
    [two] מחיר: שני תורים
   *[other] מחיר: { $count } תורים
  }
dice-story-costs-dice = { $count ->
    [one] מחיר: קובייה אחת מן היד
    [two] מחיר: שתי קוביות מן היד
   *[other] מחיר: { $count } קוביות מן היד
  }
dice-story-costs-wound = מחיר: פצע
dice-story-gives = רווח: { $dice }
dice-story-gives-camp = לקופה: { $dice }.
dice-story-joins = הצטרפות: { $allies }
dice-story-joins-camp = הצטרפות: { $allies }.
dice-said-chose = ההחלטה של { $hero }: { $option }.
dice-said-decided = החלטת החבורה: { $option }.
dice-said-lost-story = המחיר ששולם: { $dice }.
dice-page-camp-choose = החלטה

## מפת המערכה

dice-story-map = הדרך עד כאן
dice-story-picture = מפת המערכה. תרחישים שנוצחו: { $count } מתוך { $of }
dice-story-ahead = לא ידוע
dice-story-losses = תרחישים שאבדו בדרך: { $count }
dice-story-decisions = החלטות
dice-story-undecided = עוד לא הוחלט דבר.
dice-story-endings = סופים
dice-story-ending-unknown = סוף שטרם הגעתם אליו

problem-campaign-choice = על החבורה להחליט קודם.
problem-campaign-no-option = אין כאן אפשרות { $option }.
problem-dice-story = סיפור הוא רשימת דגלים בסדר האלף־בית, מופרדים בפסיקים.
