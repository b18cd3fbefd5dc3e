import {
  assertDefined,
  defaultOptions,
  makeStream,
  must,
  pick,
  startMatch,
} from '../src/core/index.ts';
import { CellSet } from '../src/kit/grid/cell-set.ts';
import { makeMap, parseMap, rogue } from '../src/games/rogue/rules/index.ts';
import { findRogueMind } from '../src/games/rogue/bots/index.ts';
import type { RogueAction, RogueOptions, RogueState } from '../src/games/rogue/rules/index.ts';
import { keepAction, LONG_TURNS, longRows } from './long-run.ts';
import type { LongRun } from './long-run.ts';
import { median, timed, times } from './measure.ts';
import type { Row } from './report.ts';

const OPTIONS = defaultOptions(rogue.options);

const AWAKE = 1000;
const REACH = 20;
const MAX_TURN = 4;

/** Open field with a crowd of robots near the hero, all awake. */
function crowd(): RogueState {
  const cells: { readonly x: number; readonly y: number }[] = [];
  for (let y = -REACH; y <= REACH; y++) {
    for (let x = -REACH; x <= REACH; x++)
      if (x * x + y * y <= (REACH - 1) * (REACH - 1) && x * x + y * y > 8) cells.push({ x, y });
  }
  const mobs = cells.slice(0, AWAKE).map((cell) => ({ kind: 'robot' as const, ...cell }));
  const map = makeMap({ walls: new CellSet(), player: { x: 0, y: 0 }, items: [], mobs });
  const options: RogueOptions = { ...OPTIONS, world: 'file', map, mode: 'explorer', reach: REACH };
  return rogue.start(options, 'bench');
}

function crowdRow(): Row {
  let state = crowd();
  const turn = () => {
    const { ms, result } = timed(() => rogue.apply(state, { kind: 'wait' }));
    state = result.state;
    return ms;
  };
  times(100, turn);
  state = crowd();
  const figure = median(times(200, turn));
  const target = { text: `at most ${MAX_TURN} ms`, met: figure <= MAX_TURN };
  return { what: `a turn with ${AWAKE} mobs awake`, figure, unit: 'ms', target };
}

/**
 * Plays a long run by exploring, then strolling about, and times each action with its transcript
 * line.
 */
function playLong(): LongRun {
  const options = { ...OPTIONS, depth: 30, mode: 'explorer' };
  const match = startMatch(rogue, options, 'long run');
  const mind = assertDefined(findRogueMind('explorer'));
  const whims = makeStream('long run', 'mind');
  const costs: number[] = [];
  while ((match.state as RogueState).turns < LONG_TURNS && match.turn.kind === 'decide') {
    const actions = match.turn.actions as readonly RogueAction[];
    const view = rogue.view(match.state as RogueState, 0);
    const action =
      costs.length % 9 === 8
        ? pick(
            whims,
            actions.filter(({ kind }) => kind === 'move'),
          )
        : mind.choose(view, whims);
    costs.push(keepAction(match, action));
  }
  return { match, costs };
}

const SIDE = 4000;
const MAX_OPENED = 2000;

/** Worst case among large worlds: every other cell is a wall, at random. */
function hugeRow(): Row {
  const walls = new CellSet();
  const random = makeStream('bench', 'walls');
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) if (pick(random, [true, false])) walls.add(x, y);
  const map = makeMap({ walls, player: { x: 0, y: 0 }, items: [], mobs: [] });
  const { ms } = timed(() => {
    must(parseMap(map));
    rogue.start({ ...OPTIONS, world: 'file', map }, 'bench');
  });
  const target = { text: `at most ${MAX_OPENED} ms`, met: ms <= MAX_OPENED };
  const what = `a world of ${SIDE} x ${SIDE} cells read and started (${map.length} characters)`;
  return { what, figure: ms, unit: 'ms', target };
}

/** Measures turns, saves and large worlds of the tile roguelike. */
export function benchRogue(): Row[] {
  return [crowdRow(), ...longRows(playLong()), hugeRow()];
}
