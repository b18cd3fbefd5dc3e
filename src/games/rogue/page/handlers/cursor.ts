import type { Point } from '#web/canvas/geometry.ts';
import type { Bus, Handler } from '../bus/event-bus.ts';
import type { PointEvent, RogueBusEvent } from '../bus/events.ts';
import { DIRECTIONS } from '../../rules/index.ts';
import type { HandlerServices, GameState, State } from '../bus/states.ts';
import type { Command } from '../keys/commands.ts';
import { isStep } from '../keys/commands.ts';
import { readCommand } from './read-command.ts';
import { middleOf } from './middle.ts';

const STEP = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
} as const;

/** Number of cells that a run moves the cursor by. */
const LEAP = 5;

/** Moves a cursor over the world for looking or travelling, while the game is paused. */
export function cursor(services: HandlerServices): Handler<State, RogueBusEvent> {
  return {
    name: 'Cursor',
    handle(state, event, bus) {
      if (state.state === 'menu' || bus.isConsumed) return undefined;
      if (event.type === 'turn' || event.type === 'world') return withoutCursor(state);
      if (event.type === 'point')
        return finish(state, point(state, event.event, services), bus, services);
      if (event.type === 'keyDown' && event.event.code === 'Tab') {
        return finish(state, pass(state, event.event.shiftKey ? -1 : 1, services), bus, services);
      }
      const pressed = readCommand(event, services);
      if (pressed === undefined || !('command' in pressed)) return undefined;
      const { command, isRun } = pressed;
      // Pad buttons walk and use items even while looking.
      if (event.type === 'command' && (isStep(command) || command === 'use'))
        return withoutCursor(state);
      const next =
        state.cursor === undefined ? begin(state, command, services) : move(state, command, isRun);
      return finish(state, next, bus, services);
    },
  };
}

/** The state with the cursor moved or removed; 'go' sends the hero to it. */
type Next = GameState | 'go' | undefined;

function finish(
  state: GameState,
  next: Next,
  bus: Bus<RogueBusEvent>,
  services: HandlerServices,
): GameState | undefined {
  if (next === undefined) return undefined;
  bus.consume();
  if (next !== 'go') return { ...next, isStale: true };
  const to = state.cursor?.at;
  if (to !== undefined) services.travel(to);
  return { ...state, cursor: undefined, isStale: true };
}

function withoutCursor(state: GameState): GameState | undefined {
  return state.cursor === undefined ? undefined : { ...state, cursor: undefined, isStale: true };
}

function begin(
  state: GameState,
  command: Command,
  services: HandlerServices,
): GameState | undefined {
  if (command !== 'look' && command !== 'travel') return undefined;
  if (command === 'travel' && state.state === 'dead') return undefined;
  services.stop();
  const { x, y } = state.world.shown.hero;
  return { ...state, cursor: { at: { x, y }, purpose: command } };
}

/**
 * A press acts at a cell: it steps or attacks beside the hero, and travels anywhere else. Holding
 * looks at a cell, as does any press after death.
 */
function point(
  state: GameState,
  { isLook, ...at }: PointEvent['event'],
  services: HandlerServices,
): Next {
  const scale = state.art?.atlas.cell;
  if (scale === undefined) return undefined;
  services.stop();
  const cell = state.world.cellAt(at, middleOf(state.canvas), scale);
  const { cursor } = state;
  const isSame = cursor?.at.x === cell.x && cursor.at.y === cell.y;
  if (isLook || state.state === 'dead')
    return { ...state, cursor: isSame ? undefined : { at: cell, purpose: 'look' } };
  const step = stepTo(state, cell);
  if (step !== undefined) services.step(step, false);
  else if (!isAtHero(state, cell)) services.travel(cell);
  return { ...state, cursor: undefined };
}

/** The step from the hero to an adjacent cell. */
function stepTo({ world }: GameState, { x, y }: Point): keyof typeof STEP | undefined {
  const { hero } = world.shown;
  return DIRECTIONS.find((one) => hero.x + STEP[one].x === x && hero.y + STEP[one].y === y);
}

/** Moves the cursor to the next thing; without a cursor, leaves the key to the browser. */
function pass(state: GameState, by: 1 | -1, services: HandlerServices): GameState | undefined {
  const { cursor } = state;
  if (cursor === undefined) return undefined;
  return { ...state, cursor: { ...cursor, at: services.nextThing(cursor.at, by) ?? cursor.at } };
}

/** Handles a command while the cursor is active. */
function move(state: GameState, command: Command, isRun: boolean): Next {
  const { cursor } = state;
  if (cursor === undefined) return undefined;
  if (isStep(command)) {
    const step = STEP[command];
    const by = isRun ? LEAP : 1;
    const at = { x: cursor.at.x + by * step.x, y: cursor.at.y + by * step.y };
    return { ...state, cursor: { ...cursor, at } };
  }
  if (command === 'use' || command === 'travel') {
    if (state.state === 'dead') return undefined;
    return command === 'travel' && isAtHero(state, cursor.at) ? aimAt(state, 'travel') : 'go';
  }
  if (command === 'look') return aimAt(state, 'look');
  return command === 'menu' ? { ...state, cursor: undefined } : undefined;
}

/** Changes the cursor's purpose; repeating the command removes it. */
function aimAt(state: GameState, purpose: 'look' | 'travel'): GameState {
  const { cursor } = state;
  if (cursor === undefined || cursor.purpose === purpose) return { ...state, cursor: undefined };
  return { ...state, cursor: { ...cursor, purpose } };
}

function isAtHero({ world }: GameState, { x, y }: Point): boolean {
  const { hero } = world.shown;
  return x === hero.x && y === hero.y;
}
