import type { Goal, GoalTest, Rules } from '../model/index.ts';
import type { Actor } from './actors.ts';

/** The piece count that is informative for a player during the game. */
export type Count =
  /** No count: it never changes, or follows from the number of moves. */
  | { readonly kind: 'none' }
  /** Number of remaining pieces of these types, optionally including the stock. */
  | { readonly kind: 'left'; readonly types: ReadonlySet<number>; readonly withStock: boolean }
  /** Number of pieces on the positions that must all be occupied. */
  | {
      readonly kind: 'arrived';
      readonly types: ReadonlySet<number>;
      readonly positions: readonly number[];
    };

/** Minimum number of target positions for a count to be useful. */
const MIN_ARRIVED = 3;

function goalsOf({ goals }: Rules, player: number): Goal[] {
  return goals.filter(({ kind, players }) => kind === 'count' || players.includes(player));
}

/** All tests of one or more goals, flattened. */
function testsIn(tests: readonly GoalTest[]): GoalTest[] {
  return tests.flatMap((test) => {
    if (test.kind === 'and' || test.kind === 'or') return testsIn(test.parts);
    return test.kind === 'not' ? testsIn([test.part]) : [test];
  });
}

/** Tests that must all be true. */
function conditionsOf(test: GoalTest): readonly GoalTest[] {
  return test.kind === 'and' ? test.parts.flatMap(conditionsOf) : [test];
}

/** The positions that a player must fill, if the goals contain exactly one such list. */
function arrivedCount(rules: Rules, player: number): Count | undefined {
  const lists = goalsOf(rules, player)
    .filter(({ kind }) => kind === 'win')
    .flatMap(({ test }) => conditionsOf(test))
    .flatMap((test): Count[] => {
      if (test.kind !== 'absolute') return [];
      const positions = test.places.flatMap((place) =>
        place.kind === 'position' ? [place.position] : [],
      );
      const isWhole = positions.length === test.places.length;
      const [occupant, ...others] = test.occupants;
      const isClear = occupant !== undefined && others.length === 0 && !occupant.isNot;
      if (!isWhole || !isClear || positions.length < MIN_ARRIVED) return [];
      return [{ kind: 'arrived', types: new Set(occupant.types), positions }];
    });
  return lists.length === 1 ? lists[0] : undefined;
}

function initialCount({ setup }: Rules, player: number, type: number): number {
  const standing = setup.pieces.filter((piece) => piece.type === type && piece.player === player);
  return standing.length + (setup.stock[player]?.[type] ?? 0);
}

/** Types whose number decides the game. A single piece needs no count. */
function decisiveTypes(rules: Rules, player: number, men: ReadonlySet<number>): Set<number> {
  const deciding = goalsOf(rules, player).filter(({ kind }) => kind !== 'draw');
  const types = testsIn(deciding.map(({ test }) => test)).flatMap((test) => {
    if (test.kind !== 'remaining' && test.kind !== 'total') return [];
    if (test.type < 0) return [...men];
    return initialCount(rules, player, test.type) > 1 ? [test.type] : [];
  });
  return new Set(types);
}

function countOf(rules: Rules, actors: readonly Actor[], player: number, men: ReadonlySet<number>) {
  const none: Count = { kind: 'none' };
  if (rules.players[player]?.kind !== 'decides') return none;
  const arrived = arrivedCount(rules, player);
  if (arrived !== undefined) return arrived;
  const { recycleCaptures, includeOffPieces: withStock } = rules.options;
  const decisive = decisiveTypes(rules, player, men);
  if (decisive.size > 0) return { kind: 'left', types: decisive, withStock } satisfies Count;
  const deeds = actors.filter(({ as }) => as !== player).flatMap((actor) => actor.deeds);
  const isTaken = deeds.some(({ facts }) => facts.takes) && !recycleCaptures;
  const isTurned = deeds.some(({ facts }) => facts.turns) && !recycleCaptures;
  const isCounted = rules.goals.some(({ kind }) => kind === 'count');
  if (!isTaken && !isTurned && !isCounted) return none;
  return { kind: 'left', types: men, withStock } satisfies Count;
}

/** Turns that repeat. Actions that occur only once at the start, like a swap, are ignored. */
function repeatingActors({ turnOrder, players }: Rules, actors: readonly Actor[]): Actor[] {
  const lasting = turnOrder.entries.slice(turnOrder.resume);
  return actors.filter(
    (actor) =>
      players[actor.player]?.kind !== 'random' &&
      lasting.some(
        ({ player, as, moveType }) =>
          player === actor.player && as === actor.as && moveType === actor.moveType,
      ),
  );
}

/** The informative count of each player. */
export function countsOf(
  rules: Rules,
  actors: readonly Actor[],
  isHelper: readonly boolean[],
): readonly Count[] {
  const persons = repeatingActors(rules, actors);
  const moved = persons.flatMap(({ deeds }) => deeds.map(({ type }) => type));
  const men = new Set(moved.filter((type) => isHelper[type] === false));
  return rules.players.map((_, player) => countOf(rules, persons, player, men));
}
