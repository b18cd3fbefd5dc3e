import { cellOf, EMPTY } from '../../rules/index.ts';
import type { GoalTest, Play } from '../../rules/index.ts';
import type { Relaxation, Transition } from './relaxation.ts';

/** Cell values that count as boxes. */
export type Tokens = ReadonlySet<number>;

/** Cells allowed for boxes at the goal: `square * cells + cell` contains 1 if allowed. */
export type Allowed = Uint8Array;

/** Maximum number of cell values considered as boxes; every subset is tried. */
const MAX_KINDS = 8;

/** Splits part of a goal into tests that must all hold. */
function conjuncts(test: GoalTest): readonly GoalTest[] {
  return test.kind === 'and' ? test.parts.flatMap(conjuncts) : [test];
}

/** Requirements of a goal on each single box, given the number of boxes at the start. */
class GoalAnalysis {
  readonly #play: Play;
  readonly #player: number;
  readonly #tokens: Tokens;
  /** Number of boxes. */
  readonly #count: number;

  constructor(play: Play, player: number, tokens: Tokens, count: number) {
    this.#play = play;
    this.#player = player;
    this.#tokens = tokens;
    this.#count = count;
  }

  of(test: GoalTest): Allowed {
    if (test.kind === 'or') return this.#either(test.parts.map((part) => this.of(part)));
    const parts = conjuncts(test);
    const allowed = parts.map((part) => {
      if (part.kind === 'or') return this.of(part);
      if (part.kind === 'remaining' || part.kind === 'total') return this.#counted(part);
      return this.#all();
    });
    return this.#both([...allowed, this.#placed(parts)]);
  }

  #all(): Allowed {
    const { rules, program } = this.#play;
    return new Uint8Array(rules.board.positions.length * program.classes.cells.count).fill(1);
  }

  #either(lists: readonly Allowed[]): Allowed {
    return this.#all().map((_, at) => (lists.some((one) => one[at] === 1) ? 1 : 0));
  }

  #both(lists: readonly Allowed[]): Allowed {
    return this.#all().map((_, at) => (lists.every((one) => one[at] === 1) ? 1 : 0));
  }

  /** Handles counts of zero, or counts equal to the number of boxes. */
  #counted({
    kind,
    count,
    type,
  }: Extract<GoalTest, { readonly kind: 'remaining' | 'total' }>): Allowed {
    const all = this.#all();
    const { rules, program } = this.#play;
    const { cells } = program.classes;
    if (type < 0 || rules.options.includeOffPieces) return all;
    const players = kind === 'total' ? [...rules.players.keys()] : [this.#player];
    const counted = players.map((player) => cellOf(cells, type, player));
    if (count === 0) return all.map((_, at) => (counted.includes(at % cells.count) ? 0 : 1));
    const areBoxes = counted.every((cell) => this.#tokens.has(cell));
    if (count !== this.#count || !areBoxes) return all;
    return all.map((_, at) => (counted.includes(at % cells.count) ? 1 : 0));
  }

  /** If as many places must be occupied as there are boxes, each box must be on one of them. */
  #placed(parts: readonly GoalTest[]): Allowed {
    const { rules, program } = this.#play;
    const { cells } = program.classes;
    const tests = parts.filter((part) => part.kind === 'absolute');
    const requiredKinds = new Map<number, Set<number>>();
    let places = 0;
    let squares = 0;
    for (const { occupants, places: goalPlaces } of tests) {
      const kinds = occupants.flatMap(({ types, owner, isNot }) =>
        isNot || owner === 'opponent'
          ? [-1]
          : (owner === 'own' ? [this.#player] : [...rules.players.keys()]).flatMap((player) =>
              types.map((type) => cellOf(cells, type, player)),
            ),
      );
      // A place that other pieces may occupy does not need a box.
      if (!kinds.every((cell) => this.#tokens.has(cell))) continue;
      for (const place of goalPlaces) {
        const set =
          place.kind === 'position'
            ? [place.position]
            : (rules.board.zones[place.zone]?.positions[this.#player] ?? []);
        places += 1;
        squares += set.length;
        for (const square of set) {
          requiredKinds.set(square, new Set([...(requiredKinds.get(square) ?? []), ...kinds]));
        }
      }
    }
    const areDisjoint = squares === requiredKinds.size;
    if (rules.dialect !== 'zillions' || !areDisjoint || places !== this.#count) return this.#all();
    return this.#all().map((_, at) => {
      const square = Math.floor(at / cells.count);
      return requiredKinds.get(square)?.has(at % cells.count) === true ? 1 : 0;
    });
  }
}

/** True if no move increases the number of boxes. */
function neverGrows(tokens: Tokens, transitions: readonly Transition[]): boolean {
  const count = (contents: readonly number[]) => contents.filter((cell) => tokens.has(cell)).length;
  return transitions.every(({ before, after }) => count(after) <= count(before));
}

/** Non-empty subsets, smallest first. */
function subsetsOf(kinds: readonly number[]): number[][] {
  const sets = kinds.reduce<number[][]>(
    (all, kind) => [...all, ...all.map((set) => [...set, kind])],
    [[]],
  );
  return sets.filter(({ length }) => length > 0).sort((a, b) => a.length - b.length);
}

/** The boxes of a puzzle, with the cells the goal allows them. */
export interface Boxes {
  readonly tokens: Tokens;
  readonly allowed: Allowed;
}

/** All sets of cells that qualify as boxes, with their allowed cells. */
export function boxesOf(
  play: Play,
  start: readonly number[],
  { movers, possible, transitions }: Relaxation,
): Boxes[] {
  const player = play.seats[0] ?? 0;
  const cells = play.program.classes.cells.count;
  const found = [...possible.keys()].filter((at) => possible[at] === 1).map((at) => at % cells);
  const kinds = new Set(found.filter((cell) => cell !== EMPTY && !movers.has(cell)));
  if (kinds.size > MAX_KINDS) return [];
  const wins = play.rules.goals.filter(
    ({ kind, players }) => kind === 'win' && players.includes(player),
  );
  return subsetsOf([...kinds]).flatMap((set): Boxes[] => {
    const tokens = new Set(set);
    if (!neverGrows(tokens, transitions)) return [];
    const count = start.filter((cell) => tokens.has(cell)).length;
    const analysis = new GoalAnalysis(play, player, tokens, count);
    const allowed = analysis.of({ kind: 'or', parts: wins.map(({ test }) => test) });
    const isConstrained = allowed.some((one, at) => one === 0 && tokens.has(at % cells));
    return isConstrained ? [{ tokens, allowed }] : [];
  });
}
