import { defaultOptions, Match } from '../src/core/index.ts';
import {
  beside,
  caves,
  creatureAt,
  creaturesInSight,
  DIRECTIONS,
  GROWTHS,
  playerOf,
} from '../src/games/caves/rules/index.ts';
import type { CavesAction, CavesOptions, CavesState } from '../src/games/caves/rules/index.ts';
import { CavesErrand } from '../src/games/caves/voice/errands.ts';
import { STEP_KEYS } from '../test/support/step-keys.ts';
import { DRAWN_OUT, measurePage, STEPS } from './page-walk.ts';
import type { PressedKey } from './page-walk.ts';
import type { Row } from './report.ts';

/** The key that does what somebody does who wanders about; undefined for what takes more of them. */
function keyOf(action: CavesAction): PressedKey | undefined {
  const typed = (key: string, code: string): PressedKey => ({ key, code });
  switch (action.kind) {
    case 'move': {
      const key = STEP_KEYS[action.direction];
      return typed(key, `Key${key.toUpperCase()}`);
    }
    case 'wait':
      return typed('.', 'Period');
    case 'pick-up':
      return typed('g', 'KeyG');
    case 'climb':
      return action.way === 'up' ? typed('<', 'IntlBackslash') : typed('>', 'IntlBackslash');
    case 'grow': {
      const digit = GROWTHS.indexOf(action.growth) + 1;
      return typed(String(digit), `Digit${digit}`);
    }
    case 'cast':
    case 'drop':
    case 'eat':
    case 'fire':
    case 'quaff':
    case 'throw':
    case 'wear':
      return undefined;
  }
}

/** What somebody does who fights whoever is beside him and explores, and digs where there is nothing else left. */
function choose(state: CavesState, errand: CavesErrand): CavesAction | undefined {
  if (state.choices > 0) return { kind: 'grow', growth: 'attack' };
  const player = playerOf(state);
  const neighbour = DIRECTIONS.find((direction) => {
    return creatureAt(state, { ...beside(player, direction), z: player.z }) !== undefined;
  });
  if (neighbour !== undefined) return { kind: 'move', direction: neighbour };
  const next = errand.next(state, []);
  return next.kind === 'act' ? next.action : undefined;
}

/** What is done by itself after something else: digging where all has been explored. */
function nextRun(state: CavesState, { errand }: CavesErrand): CavesErrand {
  const isAlone = creaturesInSight(state).length === 0;
  return new CavesErrand({ kind: isAlone && errand.kind === 'explore' ? 'dig' : 'explore' });
}

interface Walked {
  readonly keys: readonly PressedKey[];
  readonly turns: number;
}

/** The keys of a walk through the caves, and the turns that it takes. */
function walkThrough(start: CavesState, steps: number): Walked {
  const keys: PressedKey[] = [];
  let state = start;
  let run = new CavesErrand({ kind: 'explore' });
  while (keys.length < steps) {
    const chosen = choose(state, run);
    // Whoever is in sight may come nearer meanwhile.
    const action: CavesAction = chosen ?? { kind: 'wait' };
    const key = keyOf(action);
    if (key === undefined) throw new RangeError(`${action.kind}: no key`);
    keys.push(key);
    state = caves.apply(state, action).state;
    if (chosen === undefined) run = nextRun(state, run);
  }
  return { keys, turns: state.turns };
}

/** The work of the page of Caves over a long walk, and the memory it takes. */
export async function benchCavesPage(): Promise<Row[]> {
  const options: CavesOptions = { ...defaultOptions(caves.options), mode: 'explorer' };
  const match = new Match(caves, options, 'bench');
  const { keys, turns } = walkThrough(match.state, STEPS + DRAWN_OUT);
  return measurePage({
    match,
    link: '#/caves',
    keys,
    ready: '.text-frame canvas',
    hears: '.text-frame',
    canvas: '.text-frame canvas',
    turns: async (page) => {
      const text = await page.locator('#text-screen').textContent();
      return Number(/Turn ([\d,]+)/.exec(text ?? '')?.[1]?.replace(',', ''));
    },
    expected: turns,
  });
}
