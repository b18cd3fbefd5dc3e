# قصة الحملة في لعبة الأحجار: الخيارات وعواقبها والنهايات وخريطة الحملة.

## الخيارات

dice-status-choice = { $hero }: ما القرار؟
dice-status-camp-choice = في المخيم. ما القرار؟
dice-story-costs-turns = { $count ->
    [one] الثمن: دور واحد
    [two] الثمن: دوران
    [few] الثمن: { $count } أدوار
   *[other] الثمن: { $count } دورًا
  }
dice-story-costs-dice = { $count ->
    [one] الثمن: حجر واحد من اليد
    [two] الثمن: حجران من اليد
    [few] الثمن: { $count } أحجار من اليد
   *[other] الثمن: { $count } حجرًا من اليد
  }
dice-story-costs-wound = الثمن: جرح
dice-story-gives = المكسب: { $dice }
dice-story-gives-camp = إلى المشترك: { $dice }.
dice-story-joins = ينضم إليكم: { $allies }
dice-story-joins-camp = ينضم إليكم: { $allies }.
dice-said-chose = قرار { $hero }: { $option }.
dice-said-decided = قرار الفريق: { $option }.
dice-said-lost-story = دُفع ثمن القرار: { $dice }.
dice-page-camp-choose = القرار

## خريطة الحملة

dice-story-map = الطريق حتى الآن
dice-story-picture = خريطة الحملة. سيناريوهات مكتسبة: { $count } من { $of }
dice-story-ahead = مجهول
dice-story-losses = سيناريوهات خُسرت في الطريق: { $count }
dice-story-decisions = القرارات
dice-story-undecided = لا قرار بعد.
dice-story-endings = النهايات
dice-story-ending-unknown = نهاية لم تبلغوها

problem-campaign-choice = على الفريق أن يقرر أولًا.
problem-campaign-no-option = لا يوجد هنا الخيار { $option }.
problem-dice-story = القصة قائمة علامات مرتبة أبجديًا تفصل بينها فواصل.
