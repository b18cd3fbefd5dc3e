# The story of a campaign in the dice game: choices, their consequences, endings, and the map of the
# campaign.

## Choices

dice-status-choice = { $hero }, what will you do?
dice-status-camp-choice = Camp. What will you do?
dice-story-costs-turns = { $count ->
    [one] costs 1 turn
   *[other] costs { $count } turns
  }
dice-story-costs-dice = { $count ->
    [one] costs 1 die of your hand
   *[other] costs { $count } dice of your hand
  }
dice-story-costs-wound = costs a wound
dice-story-gives = gives { $dice }
dice-story-gives-camp = To the pool: { $dice }.
dice-story-joins = joining you: { $allies }
dice-story-joins-camp = Joining you: { $allies }.
dice-said-chose = { $hero } decides: { $option }.
dice-said-decided = The party decides: { $option }.
dice-said-lost-story = Paid for the decision: { $dice }.
dice-page-camp-choose = Decision

## Map of the campaign

dice-story-map = The road so far
dice-story-picture = Map of the campaign: { $count ->
    [one] 1 scenario won
   *[other] { $count } scenarios won
  } of { $of }
dice-story-ahead = unknown
dice-story-losses = Scenarios lost on the way: { $count }
dice-story-decisions = Decisions
dice-story-undecided = Nothing decided yet.
dice-story-endings = Endings
dice-story-ending-unknown = An ending you have not reached

problem-campaign-choice = The party has to decide first.
problem-campaign-no-option = There is no { $option } to choose here.
problem-dice-story = A story is a list of flags in alphabetical order, separated by commas.
