import { assertDefined } from '../../../../core/index.ts';
import type { ZrfAction } from '../../../../games/zrf/index.ts';
import { RECORD } from '../../../../games/zrf/index.ts';
import { moveLengths } from '../../../../puzzles/index.ts';
import { say } from '../../../language/language.ts';
import type { Direction } from '../../../canvas/geometry.ts';
import { extentOf } from '../../../rules/blocks/outline.ts';
import { firstSteps } from '../sliding/blocks-reach.ts';
import { placeOf } from '../game/ground.ts';
import { labelAt, placesOf } from './page-model.ts';
import type { PuzzleView } from './page-model.ts';

const ARROW: Readonly<Record<Direction, string>> = { left: '←', right: '→', up: '↑', down: '↓' };
const ORDER: readonly Direction[] = ['left', 'right', 'up', 'down'];

/** A move as it was made: the block, and the positions that its first tile came through. */
export interface MadeMove {
  readonly block: number;
  readonly anchors: readonly number[];
  /** The entries of the match that it is. */
  readonly from: number;
  readonly to: number;
}

function nameOf({ table }: PuzzleView, position: number): string {
  return assertDefined(table.rules.board.positions[position]).name;
}

/** The direction from a position to one beside it. */
function headingOf({ table }: PuzzleView, from: number, to: number): Direction {
  const [a, b] = [placeOf(table.ground, from), placeOf(table.ground, to)];
  if (a.column !== b.column) return b.column > a.column ? 'right' : 'left';
  return b.row > a.row ? 'down' : 'up';
}

/** Directions along positions as arrows, each with how often it is gone. */
export function arrowsOf(view: PuzzleView, anchors: readonly number[]): string {
  const runs: { heading: Direction; count: number }[] = [];
  for (const [index, to] of anchors.entries()) {
    const from = anchors[index - 1];
    if (from === undefined) continue;
    const heading = headingOf(view, from, to);
    const last = runs.at(-1);
    if (last?.heading === heading) last.count += 1;
    else runs.push({ heading, count: 1 });
  }
  return runs
    .map(({ heading, count }) => `${ARROW[heading]}${count === 1 ? '' : String(count)}`)
    .join(' ');
}

/** Where the pieces that a step moves stood, and where each goes. */
function endsOf({ record }: ZrfAction): ReadonlyMap<number, number> {
  const ends = Array.from({ length: assertDefined(record[RECORD.movers]) }, (_, mover) => {
    const at = RECORD.first + mover * 2;
    return [assertDefined(record[at]), assertDefined(record[at + 1])] as const;
  });
  return new Map(ends);
}

/** The positions that the steps of one move lead a block through; `anchors` are brought along. */
function trace(anchors: number[], actions: readonly ZrfAction[]): Omit<MadeMove, 'from' | 'to'> {
  const first = endsOf(assertDefined(actions[0]));
  const block = anchors.findIndex((anchor) => first.has(anchor));
  const through = [anchors[block] ?? -1];
  for (const action of actions) {
    const from = assertDefined(through.at(-1));
    through.push(endsOf(action).get(from) ?? from);
  }
  anchors[block] = assertDefined(through.at(-1));
  return { block, anchors: through };
}

/** The moves that were made before so many entries. */
export function movesMade({ table }: PuzzleView, count: number): MadeMove[] {
  const actions = table.match.log.slice(0, count).map(({ action }) => action);
  const anchors = table.handling.puzzle.blocks.map(({ anchor }) => anchor);
  let from = 0;
  return moveLengths(actions).map((length) => {
    const to = from + length;
    const move = { ...trace(anchors, actions.slice(from, to)), from, to };
    from = to;
    return move;
  });
}

/** A move in words: "B: b4 to b3". */
export function tellMove(view: PuzzleView, block: number, anchors: readonly number[]): string {
  return say('puzzle-move', {
    block: labelAt(view, block),
    from: nameOf(view, assertDefined(anchors[0])),
    to: nameOf(view, assertDefined(anchors.at(-1))),
  });
}

/** A block for screen readers: its name and size, where it is and which ways it can go. */
export function tellBlock(view: PuzzleView, block: number): string {
  const anchor = assertDefined(view.animator.position.value.anchors[block]);
  const { width, height } = extentOf(placesOf(view.table, block, anchor));
  const { kind, label } = assertDefined(view.cast[block]);
  const told = say('puzzle-block', {
    kind,
    block: label,
    width,
    height,
    at: nameOf(view, anchor),
  });
  const reach = view.reaches.value[block];
  if (reach === undefined) return told;
  const headings = firstSteps(reach).map(({ anchors }) =>
    headingOf(view, assertDefined(anchors[0]), assertDefined(anchors[1])),
  );
  const ways = ORDER.filter((one) => headings.includes(one)).map((one) => say(`puzzle-way-${one}`));
  return ways.length === 0 ? told : say('puzzle-block-ways', { told, ways: ways.join(', ') });
}

/** Where a hinted move goes: the block, and the positions that its first tile comes through. */
export function hintedWay({
  table,
  advice,
  animator,
}: PuzzleView): Omit<MadeMove, 'from' | 'to'> | undefined {
  const steps = advice.hint.value?.move.steps ?? [];
  if (steps.length === 0 || !table.isOpen.value) return undefined;
  const { game } = table.book;
  let { state } = table.match;
  const actions: ZrfAction[] = [];
  for (const step of steps) {
    const action = game.parseAction(state, step);
    if (!action.ok) return undefined;
    actions.push(action.value);
    state = game.apply(state, action.value).state;
  }
  return trace([...animator.position.value.anchors], actions);
}
