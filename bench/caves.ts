import {
  assertDefined,
  below,
  defaultOptions,
  makeStream,
  pick,
  startMatch,
} from '../src/core/index.ts';
import {
  caves,
  cellOf,
  DEPTH,
  isGroundAt,
  monstersOf,
  CLASSIC,
  DEPTHS,
  placeOf,
  spawn,
} from '../src/games/caves/rules/index.ts';
import { findCavesMind } from '../src/games/caves/bots/index.ts';
import type { CavesAction, CavesOptions, CavesState } from '../src/games/caves/rules/index.ts';
import type { AnyMind } from '../src/bots/index.ts';
import type { AnyGame } from '../src/core/index.ts';
import { makeDoor as cavesModule } from '../src/games/caves/cells/door.ts';
import { framesRow } from './frames.ts';
import type { WatchedRun } from './frames.ts';
import { keepAction, LONG_TURNS, longRows } from './long-run.ts';
import type { LongRun } from './long-run.ts';
import { median, timed, times } from './measure.ts';
import type { Row } from './report.ts';
import { timeOfCells } from './screen.ts';

const OPTIONS: CavesOptions = { ...defaultOptions(caves.options), mode: 'explorer' };

const MAX_TURN = 2;

/**
 * Plays a long run by wandering and digging, and times each action together with its transcript
 * line.
 */
function playLong(): LongRun {
  const match = startMatch(caves, OPTIONS, 'long run');
  const whims = makeStream('long run', 'player');
  const costs: number[] = [];
  while ((match.state as CavesState).turns < LONG_TURNS && match.turn.kind === 'decide') {
    const actions = match.turn.actions as readonly CavesAction[];
    const steps = actions.filter(({ kind }) => kind === 'move' || kind === 'grow');
    const action = pick(whims, costs.length % 9 === 8 ? actions : steps);
    // The exit would end the run.
    if (action.kind === 'climb' && action.way === 'up') continue;
    costs.push(keepAction(match, action));
  }
  return { match, costs };
}

/** Number of active creatures of any kind on every level of both editions. */
const CREATURES = 130;
const DEPTHS_CREATURES = 167;
const MAX_DEPTHS_TURN = 4;

/** Run with every level full of creatures of all kinds. */
function crowded(content = CLASSIC, options = OPTIONS, count = CREATURES): CavesState {
  const state = caves.start(options, 'crowd');
  const random = makeStream('bench', 'crowd');
  const monsters = monstersOf(content);
  const [player] = state.creatures;
  const creatures = state.creatures.slice(0, 1);
  const occupied = new Set(player && [`${player.z} ${cellOf(player)}`]);
  for (const [z, { tiles }] of state.levels.entries()) {
    while (creatures.length < count * (z + 1)) {
      const at = placeOf(below(random, tiles.length));
      const name = `${z} ${cellOf(at)}`;
      if (!isGroundAt(tiles, at.x, at.y) || occupied.has(name)) continue;
      occupied.add(name);
      creatures.push(spawn(content, pick(random, monsters), creatures.length, { ...at, z }));
    }
  }
  return { ...state, creatures, nextId: creatures.length };
}

function crowdRow(): Row {
  let now = crowded();
  const turn = () => {
    const { ms, result } = timed(() => caves.apply(now, { kind: 'wait' }));
    now = result.state;
    return ms;
  };
  times(100, turn);
  now = crowded();
  const figure = median(times(200, turn));
  const target = { text: `at most ${MAX_TURN} ms`, met: figure <= MAX_TURN };
  const what = `a turn with ${CREATURES} creatures on each of five levels`;
  return { what, figure, unit: 'ms', target };
}

/** The Depths with 1,000 creatures, and fire and gas in every fourth cell of the player's level. */
function burning(): CavesState {
  const state = crowded(DEPTHS, { ...OPTIONS, pack: 'depths' }, DEPTHS_CREATURES);
  const levels = state.levels.map((level, z) => {
    if (z > 0) return level;
    const cells = [...level.tiles].flatMap((_tile, cell) => {
      const { x, y } = placeOf(cell);
      return cell % 4 === 0 && isGroundAt(level.tiles, x, y) ? [cell] : [];
    });
    const clouds = cells.map((cell, i) => {
      return { cell, kind: i % 3 === 0 ? 'fire' : 'poison-gas', amount: i % 3 === 0 ? 4 : 30 };
    });
    return { ...level, clouds };
  });
  return { ...state, levels };
}

function depthsRow(): Row {
  const start = burning();
  const turn = () => timed(() => caves.apply(start, { kind: 'wait' })).ms;
  times(30, turn);
  const figure = median(times(60, turn));
  const target = { text: `at most ${MAX_DEPTHS_TURN} ms`, met: figure <= MAX_DEPTHS_TURN };
  const what = 'a turn with 1,002 creatures of the Depths, fire and gas';
  return { what, figure, unit: 'ms', target };
}

const CAVES = 200;
const MIN_LEVELS = 1000;

/** Speed of growing, connecting and populating levels. */
function levelsRow(): Row {
  const start = (count: number) => {
    for (let seed = 0; seed < count; seed++) caves.start(OPTIONS, `levels ${seed}`);
  };
  start(CAVES / 4);
  const { ms } = timed(() => {
    start(CAVES);
  });
  const figure = (CAVES * DEPTH * 1000) / ms;
  const target = { text: `at least ${MIN_LEVELS}`, met: figure >= MIN_LEVELS };
  return { what: 'levels', figure, unit: 'levels/s', target };
}

/** Runs of the explorer bot on a terminal. */
function watchedRuns(): readonly WatchedRun[] {
  const game = caves as unknown as AnyGame;
  const mind = assertDefined(findCavesMind('explorer')) as AnyMind;
  const options = defaultOptions(caves.options);
  return ['one', 'two', 'three'].map((seed) => {
    return {
      game,
      look: cavesModule({ packs: () => ({ packs: [], broken: [] }) }),
      mind,
      options,
      seed,
    };
  });
}

/** Terminal sizes, and the limit on the ratio of a frame to a few changed cells. */
const SIZES = [
  { width: 80, height: 24, mostCells: 10 },
  // 2.5 times the cells, and the panel beside the map.
  { width: 120, height: 40, mostCells: 18 },
];

/** Rounds of frames and cells; the fastest of each count, since other load only adds time. */
const ROUNDS = 3;

/** Frame time for one terminal size, and its ratio to the time of a few changed cells. */
async function framesAt({ mostCells, ...size }: (typeof SIZES)[number]): Promise<Row[]> {
  const rounds: Awaited<ReturnType<typeof framesRow>>[] = [];
  let cells = timeOfCells();
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(await framesRow(watchedRuns(), size));
    cells = Math.min(cells, timeOfCells());
  }
  rounds.sort((one, other) => one.figure - other.figure);
  const frames = assertDefined(rounds[0]);
  const figure = frames.figure / cells;
  const what = `ratio to the cells of \`bench -- screen\``;
  const target = { text: `at most ${mostCells}`, met: figure <= mostCells };
  return [frames, { what, figure, unit: 'x', target }];
}

/** Measures levels, turns, frames and saves of the ASCII roguelike. */
export async function benchCaves(): Promise<Row[]> {
  const run = playLong();
  const frames: Row[] = [];
  for (const size of SIZES) for (const row of await framesAt(size)) frames.push(row);
  const text = caves.makeState(run.match.state as CavesState);
  return [
    levelsRow(),
    crowdRow(),
    depthsRow(),
    ...frames,
    ...longRows(run),
    { what: 'state as text', figure: text.length, unit: 'characters' },
  ];
}
