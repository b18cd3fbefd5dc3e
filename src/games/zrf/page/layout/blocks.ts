import type { GoalTest, Rules } from '../../rules/index.ts';
import { linesOf } from '../../voice/surface.ts';

/** Sides of a tile that adjoin the same block. */
export interface Sides {
  readonly left: boolean;
  readonly right: boolean;
  readonly top: boolean;
  readonly bottom: boolean;
}

/** Appearance of a sliding-puzzle tile. */
export interface TileLook {
  readonly sides: Sides;
  /** Number of tiles in its block. */
  readonly size: number;
  /** True if its block is the goal of the puzzle. */
  readonly isGoal: boolean;
}

const NO_SIDES: Sides = { left: false, right: false, top: false, bottom: false };

function goalTypes(test: GoalTest): readonly number[] {
  if (test.kind === 'and' || test.kind === 'or') return test.parts.flatMap(goalTypes);
  return test.kind === 'absolute' ? test.occupants.flatMap(({ types }) => types) : [];
}

/** Block number of a tile: its first value in the rules. */
function blockOf({ pieces }: Rules, type: number): number {
  return pieces[type]?.values[0] ?? 0;
}

/** Appearance of tiles by type in the start position; blocks never turn, so it is constant. */
export function tileLooks(rules: Rules): ReadonlyMap<number, TileLook> {
  const { board, setup } = rules;
  if (rules.options.slidingPuzzle === 'off') return new Map();
  const typeAt = new Map(setup.pieces.map(({ position, type }) => [position, type]));
  const sizes = new Map<number, number>();
  for (const { type } of setup.pieces) {
    const block = blockOf(rules, type);
    sizes.set(block, (sizes.get(block) ?? 0) + 1);
  }
  const wins = rules.goals.filter(({ kind }) => kind === 'win');
  const winningTypes = new Set(wins.flatMap(({ test }) => goalTypes(test)));
  const goals = new Set(
    [...winningTypes].map((type) => blockOf(rules, type)).filter((one) => one !== 0),
  );
  const looks = new Map<number, TileLook>();
  for (const { type } of setup.pieces) {
    const block = blockOf(rules, type);
    const size = block === 0 ? 1 : (sizes.get(block) ?? 1);
    looks.set(type, { sides: NO_SIDES, size, isGoal: goals.has(block) && goals.size < 3 });
  }
  const join = (type: number, side: keyof Sides) => {
    const look = looks.get(type);
    if (look !== undefined) looks.set(type, { ...look, sides: { ...look.sides, [side]: true } });
  };
  for (const [a, b] of linesOf(board)) {
    const [one, other] = [typeAt.get(a), typeAt.get(b)];
    const [from, to] = [board.positions[a]?.rectangle, board.positions[b]?.rectangle];
    if (one === undefined || other === undefined || from === undefined || to === undefined)
      continue;
    if (blockOf(rules, one) === 0 || blockOf(rules, one) !== blockOf(rules, other)) continue;
    const [dx, dy] = [to.left - from.left, to.top - from.top];
    if (Math.abs(dx) > Math.abs(dy)) {
      join(one, dx > 0 ? 'right' : 'left');
      join(other, dx > 0 ? 'left' : 'right');
    } else {
      join(one, dy > 0 ? 'bottom' : 'top');
      join(other, dy > 0 ? 'top' : 'bottom');
    }
  }
  return looks;
}
