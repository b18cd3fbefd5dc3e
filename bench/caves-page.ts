import { defaultOptions, Match } from '../src/core/index.ts';
import {
  neighbourIn,
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

/** Key for an action used while exploring, or undefined if the action takes more than one key. */
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
    case 'read':
    case 'throw':
    case 'wear':
      return undefined;
  }
}

/**
 * Action of a simple player that fights adjacent creatures, explores, and digs when nothing else is
 * left.
 */
function choose(state: CavesState, errand: CavesErrand): CavesAction | undefined {
  if (state.choices > 0) return { kind: 'grow', growth: 'attack' };
  const player = playerOf(state);
  const neighbour = DIRECTIONS.find((direction) => {
    return creatureAt(state, { ...neighbourIn(player, direction), z: player.z }) !== undefined;
  });
  if (neighbour !== undefined) return { kind: 'move', direction: neighbour };
  const next = errand.next(state, []);
  return next.kind === 'act' ? next.action : undefined;
}

/** Next automatic action: digging once everything is explored. */
function nextRun(state: CavesState, { errand }: CavesErrand): CavesErrand {
  const isAlone = creaturesInSight(state).length === 0;
  return new CavesErrand({ kind: isAlone && errand.kind === 'explore' ? 'dig' : 'explore' });
}

interface Walked {
  readonly keys: readonly PressedKey[];
  readonly turns: number;
}

/** Keys of a walk through the caves, and the number of turns it takes. */
function walkThrough(start: CavesState, steps: number): Walked {
  const keys: PressedKey[] = [];
  let state = start;
  let run = new CavesErrand({ kind: 'explore' });
  while (keys.length < steps) {
    const chosen = choose(state, run);
    // Wait for creatures in sight to come closer.
    const action: CavesAction = chosen ?? { kind: 'wait' };
    const key = keyOf(action);
    if (key === undefined) throw new RangeError(`${action.kind}: no key`);
    keys.push(key);
    state = caves.apply(state, action).state;
    if (chosen === undefined) run = nextRun(state, run);
  }
  return { keys, turns: state.turns };
}

/** Measures frame time and memory of the Caves page over a long walk. */
export async function benchCavesPage(): Promise<Row[]> {
  const options: CavesOptions = { ...defaultOptions(caves.options), mode: 'explorer' };
  const match = new Match(caves, options, 'bench');
  const { keys, turns } = walkThrough(match.state, STEPS + DRAWN_OUT);
  return measurePage({
    match,
    link: '#/caves',
    keys,
    ready: '.caves-canvas',
    canvas: '.caves-canvas',
    turns: async (page) => {
      const turns = await page.locator('.caves-stage').getAttribute('data-turns');
      return Number(turns);
    },
    expected: turns,
  });
}
