# История кампании в игре в кости: выбор, его последствия, концовки и карта кампании.

## Выбор

dice-status-choice = { $hero }, решать вам.
dice-status-camp-choice = Лагерь. Что решаете?
dice-story-costs-turns = { $count ->
    [one] цена: { $count } ход
    [few] цена: { $count } хода
   *[many] цена: { $count } ходов
  }
dice-story-costs-dice = { $count ->
    [one] цена: { $count } кость из руки
    [few] цена: { $count } кости из руки
   *[many] цена: { $count } костей из руки
  }
dice-story-costs-wound = цена: рана
dice-story-gives = добыча: { $dice }
dice-story-gives-camp = В общую кучу: { $dice }.
dice-story-joins = с вами пойдёт: { $allies }
dice-story-joins-camp = С вами пойдёт: { $allies }.
dice-said-chose = { $hero }, решение: { $option }.
dice-said-decided = Решение отряда: { $option }.
dice-said-lost-story = Заплачено за решение: { $dice }.
dice-page-camp-choose = Решение

## Карта кампании

dice-story-map = Пройденный путь
dice-story-picture = Карта кампании. Пройдено сценариев: { $count } из { $of }
dice-story-ahead = неизвестно
dice-story-losses = Проиграно сценариев по дороге: { $count }
dice-story-decisions = Решения
dice-story-undecided = Пока ничего не решено.
dice-story-endings = Концовки
dice-story-ending-unknown = До этой концовки вы не дошли

problem-campaign-choice = Сначала отряду надо принять решение.
problem-campaign-no-option = Варианта { $option } здесь нет.
problem-dice-story = История — это список пометок по алфавиту, через запятую.
