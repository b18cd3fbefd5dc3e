import type { Handler } from '../bus/event-bus.ts';
import type { RogueBusEvent } from '../bus/events.ts';
import type { Deeds, GameState, State } from '../bus/states.ts';
import type { Command } from '../keys/commands.ts';
import { isStep } from '../keys/commands.ts';
import { readGiven } from './given.ts';

const STEP = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
} as const;

/** Cells that a run moves the cursor by. */
const LEAP = 5;

/** Moves a cursor over the world, to look at a cell or to go there, while the world stands still. */
export function cursor(deeds: Deeds): Handler<State, RogueBusEvent> {
  return {
    name: 'Cursor',
    handle(state, event, bus) {
      if (state.state === 'menu' || bus.isConsumed) return undefined;
      if (event.type === 'turn' || event.type === 'world') return withoutCursor(state);
      const given = readGiven(event, deeds);
      if (given === undefined || !('command' in given)) return undefined;
      const { command, isRun } = given;
      const next = state.cursor === undefined ? begin(state, command) : move(state, command, isRun);
      if (next === undefined) return undefined;
      bus.consume();
      if (next !== 'go') return { ...next, isStale: true };
      const to = state.cursor?.at;
      if (to !== undefined) deeds.travel(to);
      return { ...state, cursor: undefined, isStale: true };
    },
  };
}

function withoutCursor(state: GameState): GameState | undefined {
  return state.cursor === undefined ? undefined : { ...state, cursor: undefined };
}

function begin(state: GameState, command: Command): GameState | undefined {
  if (command !== 'look' && command !== 'travel') return undefined;
  if (command === 'travel' && state.state === 'dead') return undefined;
  const { x, y } = state.world.shown.hero;
  return { ...state, cursor: { at: { x, y }, purpose: command } };
}

/** What a command does while there is a cursor; 'go' where it sends the hero there. */
function move(state: GameState, command: Command, isRun: boolean): GameState | 'go' | undefined {
  const { cursor } = state;
  if (cursor === undefined) return undefined;
  if (isStep(command)) {
    const step = STEP[command];
    const by = isRun ? LEAP : 1;
    const at = { x: cursor.at.x + by * step.x, y: cursor.at.y + by * step.y };
    return { ...state, cursor: { ...cursor, at } };
  }
  if (command === 'use' || command === 'travel') return state.state === 'dead' ? undefined : 'go';
  if (command === 'look' || command === 'menu') return { ...state, cursor: undefined };
  return undefined;
}
