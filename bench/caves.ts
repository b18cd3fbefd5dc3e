import {
  below,
  defaultOptions,
  makeSnapshot,
  makeStream,
  must,
  pick,
  resumeTranscript,
  startMatch,
} from '../src/core/index.ts';
import type { AnyGame, AnyMatch } from '../src/core/index.ts';
import {
  caves,
  cellOf,
  DEPTH,
  isGroundAt,
  MONSTERS,
  placeOf,
  spawn,
} from '../src/games/caves/index.ts';
import type { CavesAction, CavesOptions, CavesState } from '../src/games/caves/index.ts';
import { median, timed, times } from './measure.ts';
import type { Row } from './report.ts';

const OPTIONS: CavesOptions = { ...defaultOptions(caves.options), mode: 'explorer' };

const TURNS = 20_000;
const TURN_MOST = 2;
const SAMPLE = 1000;
const GROWTH_MOST = 2;
const RESUME_MOST = 1000;

/** Plays a long run as somebody does who wanders and digs; the cost of each action with its line. */
function playLong(): { readonly match: AnyMatch; readonly costs: readonly number[] } {
  const match = startMatch(caves, OPTIONS, 'long run');
  const whims = makeStream('long run', 'player');
  const costs: number[] = [];
  while ((match.state as CavesState).turns < TURNS && match.turn.kind === 'decide') {
    const actions = match.turn.actions as readonly CavesAction[];
    const steps = actions.filter(({ kind }) => kind === 'move' || kind === 'grow');
    const action = pick(whims, costs.length % 9 === 8 ? actions : steps);
    // The exit would end the run.
    if (action.kind === 'climb' && action.way === 'up') continue;
    const { ms } = timed(() => {
      match.play(action);
      match.lineAt(match.lineCount - 1);
      match.hashLineAt(match.lineCount);
    });
    costs.push(ms);
  }
  return { match, costs };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** So many creatures that go about on every level, whoever they are. */
const CREATURES = 130;

/** A run in which all levels are full of creatures of all kinds. */
function crowded(): CavesState {
  const state = caves.start(OPTIONS, 'crowd');
  const random = makeStream('bench', 'crowd');
  const [player] = state.creatures;
  const creatures = state.creatures.slice(0, 1);
  const taken = new Set(player && [`${player.z} ${cellOf(player)}`]);
  for (const [z, { tiles }] of state.levels.entries()) {
    while (creatures.length < CREATURES * (z + 1)) {
      const at = placeOf(below(random, tiles.length));
      const name = `${z} ${cellOf(at)}`;
      if (!isGroundAt(tiles, at.x, at.y) || taken.has(name)) continue;
      taken.add(name);
      creatures.push(spawn(pick(random, MONSTERS), creatures.length, { ...at, z }));
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
  const target = { text: `at most ${TURN_MOST} ms`, met: figure <= TURN_MOST };
  const what = `a turn with ${CREATURES} creatures on each of five levels`;
  return { what, figure, unit: 'ms', target };
}

const CAVES = 200;
const LEVELS_LEAST = 1000;

/** How fast levels are grown, joined and filled. */
function levelsRow(): Row {
  const start = (count: number) => {
    for (let seed = 0; seed < count; seed++) caves.start(OPTIONS, `levels ${seed}`);
  };
  start(CAVES / 4);
  const { ms } = timed(() => {
    start(CAVES);
  });
  const figure = (CAVES * DEPTH * 1000) / ms;
  const target = { text: `at least ${LEVELS_LEAST}`, met: figure >= LEVELS_LEAST };
  return { what: 'levels', figure, unit: 'levels/s', target };
}

/** Levels, turns and saves of the ASCII roguelike. */
export function benchCaves(): Row[] {
  const { match, costs } = playLong();
  const first = mean(costs.slice(SAMPLE, 2 * SAMPLE)) * 1000;
  const last = mean(costs.slice(-SAMPLE)) * 1000;
  const snapshot = makeSnapshot(match);
  const { ms, result } = timed(() =>
    must(resumeTranscript(snapshot, [caves as unknown as AnyGame])),
  );
  const whole = timed(() => result.match.verify(Infinity));
  const state = match.state as CavesState;
  return [
    levelsRow(),
    crowdRow(),
    { what: `an early turn with its line`, figure: first, unit: 'us' },
    {
      what: `the same after ${TURNS.toLocaleString('en')} turns`,
      figure: last,
      unit: 'us',
      target: { text: `at most ${GROWTH_MOST}x`, met: last <= GROWTH_MOST * first },
    },
    {
      what: 'such a run resumed',
      figure: ms,
      unit: 'ms',
      target: { text: `at most ${RESUME_MOST} ms`, met: ms <= RESUME_MOST },
    },
    { what: 'and verified in the background', figure: whole.ms, unit: 'ms' },
    { what: 'the state as text', figure: caves.makeState(state).length, unit: 'characters' },
  ];
}
