import type { GoalTest, Rules } from '../../rules/index.ts';

function placesOf(rules: Rules, test: GoalTest, player: number): readonly number[] {
  if (test.kind === 'and' || test.kind === 'or') {
    return test.parts.flatMap((part) => placesOf(rules, part, player));
  }
  if (test.kind !== 'absolute') return [];
  return test.places.flatMap((place) =>
    place.kind === 'position'
      ? [place.position]
      : (rules.board.zones[place.zone]?.positions[player] ?? []),
  );
}

/** Positions a player must reach to win, if the file asks to highlight them. */
export function goalsOf(rules: Rules, player: number): readonly number[] {
  if (!rules.options.highlightGoals) return [];
  const goals = rules.goals.filter(
    ({ kind, players }) => kind === 'win' && players.includes(player),
  );
  const places = new Set(goals.flatMap(({ test }) => placesOf(rules, test, player)));
  // A goal that covers most of the board needs no mark.
  return places.size * 2 > rules.board.positions.length ? [] : [...places];
}
