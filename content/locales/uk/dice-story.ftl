# Історія кампанії в грі в кістки: вибір, його наслідки, кінцівки й мапа кампанії.

## Вибір

dice-status-choice = { $hero }, вирішувати вам.
dice-status-camp-choice = Привал. Що вирішуєте?
dice-story-costs-turns = { $count ->
    [one] ціна: { $count } хід
    [few] ціна: { $count } ходи
   *[many] ціна: { $count } ходів
  }
dice-story-costs-dice = { $count ->
    [one] ціна: { $count } кістка з руки
    [few] ціна: { $count } кістки з руки
   *[many] ціна: { $count } кісток з руки
  }
dice-story-costs-wound = ціна: рана
dice-story-gives = здобич: { $dice }
dice-story-gives-camp = До спільної купи: { $dice }.
dice-story-joins = з вами піде: { $allies }
dice-story-joins-camp = З вами піде: { $allies }.
dice-said-chose = { $hero }, рішення: { $option }.
dice-said-decided = Рішення загону: { $option }.
dice-said-lost-story = Заплачено за рішення: { $dice }.
dice-page-camp-choose = Рішення

## Мапа кампанії

dice-story-map = Пройдений шлях
dice-story-picture = Мапа кампанії. Пройдено сценаріїв: { $count } з { $of }
dice-story-ahead = невідомо
dice-story-losses = Програно сценаріїв дорогою: { $count }
dice-story-decisions = Рішення
dice-story-undecided = Поки нічого не вирішено.
dice-story-endings = Кінцівки
dice-story-ending-unknown = До цієї кінцівки ви не дійшли

problem-campaign-choice = Спершу загін має прийняти рішення.
problem-campaign-no-option = Варіанта { $option } тут немає.
problem-dice-story = Історія — це список позначок за абеткою, через кому.
