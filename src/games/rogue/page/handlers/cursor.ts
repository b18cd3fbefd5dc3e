import type { Point } from '#web/canvas/geometry.ts';
import type { Bus, Handler } from '../bus/event-bus.ts';
import type { RogueBusEvent } from '../bus/events.ts';
import type { Deeds, GameState, State } from '../bus/states.ts';
import type { Command } from '../keys/commands.ts';
import { isStep } from '../keys/commands.ts';
import { readGiven } from './given.ts';
import { middleOf } from './middle.ts';

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
      if (event.type === 'point')
        return finish(state, point(state, event.event, deeds), bus, deeds);
      if (event.type === 'keyDown' && event.event.code === 'Tab') {
        return finish(state, pass(state, event.event.shiftKey ? -1 : 1, deeds), bus, deeds);
      }
      const given = readGiven(event, deeds);
      if (given === undefined || !('command' in given)) return undefined;
      const { command, isRun } = given;
      // Buttons of the pad walk and use, whatever is looked at.
      if (event.type === 'command' && (isStep(command) || command === 'use'))
        return withoutCursor(state);
      const next =
        state.cursor === undefined ? begin(state, command, deeds) : move(state, command, isRun);
      return finish(state, next, bus, deeds);
    },
  };
}

/** The state with the cursor at its new place, or without it; 'go' sends the hero there. */
type Next = GameState | 'go' | undefined;

function finish(
  state: GameState,
  next: Next,
  bus: Bus<RogueBusEvent>,
  deeds: Deeds,
): GameState | undefined {
  if (next === undefined) return undefined;
  bus.consume();
  if (next !== 'go') return { ...next, isStale: true };
  const to = state.cursor?.at;
  if (to !== undefined) deeds.travel(to);
  return { ...state, cursor: undefined, isStale: true };
}

function withoutCursor(state: GameState): GameState | undefined {
  return state.cursor === undefined ? undefined : { ...state, cursor: undefined, isStale: true };
}

function begin(state: GameState, command: Command, deeds: Deeds): GameState | undefined {
  if (command !== 'look' && command !== 'travel') return undefined;
  if (command === 'travel' && state.state === 'dead') return undefined;
  deeds.stop();
  const { x, y } = state.world.shown.hero;
  return { ...state, cursor: { at: { x, y }, purpose: command } };
}

/** A tap looks at a cell, a second one there goes there; after “Go to” the first one does. */
function point(state: GameState, at: Point, deeds: Deeds): Next {
  const scale = state.art?.atlas.cell;
  if (scale === undefined) return undefined;
  deeds.stop();
  const cell = state.world.cellAt(at, middleOf(state.canvas), scale);
  const { cursor } = state;
  const isSame = cursor?.at.x === cell.x && cursor.at.y === cell.y;
  if (state.state === 'game' && cursor?.purpose === 'travel') {
    deeds.travel(cell);
    return { ...state, cursor: undefined };
  }
  if (!isSame) return { ...state, cursor: { at: cell, purpose: 'look' } };
  const ends = state.state === 'dead' || isAtHero(state, cell);
  return ends ? { ...state, cursor: undefined } : 'go';
}

/** Puts the cursor on the next thing; without a cursor the key is the browser's. */
function pass(state: GameState, by: 1 | -1, deeds: Deeds): GameState | undefined {
  const { cursor } = state;
  if (cursor === undefined) return undefined;
  return { ...state, cursor: { ...cursor, at: deeds.nextThing(cursor.at, by) ?? cursor.at } };
}

/** What a command does while there is a cursor. */
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

/** Changes what the cursor is for; the same command again ends it. */
function aimAt(state: GameState, purpose: 'look' | 'travel'): GameState {
  const { cursor } = state;
  if (cursor === undefined || cursor.purpose === purpose) return { ...state, cursor: undefined };
  return { ...state, cursor: { ...cursor, purpose } };
}

function isAtHero({ world }: GameState, { x, y }: Point): boolean {
  const { hero } = world.shown;
  return x === hero.x && y === hero.y;
}
