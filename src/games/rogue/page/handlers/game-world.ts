import type { Point } from '#web/canvas/geometry.ts';
import type { Bus, Handler } from '../bus/event-bus.ts';
import type { RogueBusEvent, TurnEvent, WorldEvent } from '../bus/events.ts';
import type { HandlerServices, GameState, State } from '../bus/states.ts';
import { isStep } from '../keys/commands.ts';
import type { Command } from '../keys/commands.ts';
import { GameWorld } from '../world/game-world.ts';
import { readCommand } from './read-command.ts';
import { middleOf } from './middle.ts';

/** The world: drawing, camera and hero's movement. */
export function gameWorld(services: HandlerServices): Handler<State, RogueBusEvent> {
  const wayTo = onceForEach((to) => services.wayTo(to));
  return {
    name: 'GameWorld',
    handle(state, event, bus) {
      if (event.type === 'world') return enter(state, event);
      if (state.state === 'menu') return undefined;
      if (event.type === 'tick') return tick(state, event.time, services, wayTo);
      if (event.type === 'art') state.world.wear(event.art);
      if (event.type === 'turn') turn(state, event);
      if (event.type === 'keyDown' || event.type === 'command') {
        return command(state, event, bus, services);
      }
      return undefined;
    },
  };
}

function enter(state: State, { shown, isDead }: WorldEvent): GameState {
  const { canvas, art } = state;
  const world = state.state === 'menu' ? new GameWorld(shown, () => canvas) : state.world;
  if (state.state !== 'menu') world.jump(shown);
  else if (art !== undefined) world.wear(art);
  const playing = { ...state, world, cursor: undefined, levelUp: undefined, isStale: true };
  const highlights = state.state === 'menu' ? false : state.highlights;
  if (!isDead) return { ...playing, highlights, state: 'game' };
  return { ...playing, highlights, state: 'dead', deadSince: undefined };
}

function turn({ world, previousUpdateTime }: GameState, event: TurnEvent): void {
  const { shown, visuals, isAnimated } = event;
  world.turn(shown, visuals, isAnimated ? previousUpdateTime : undefined);
}

type WayTo = HandlerServices['wayTo'];

/** Caches the path to a place across frames. */
function onceForEach(find: WayTo): WayTo {
  const found = new WeakMap<Point, ReturnType<WayTo>>();
  return (to) => {
    if (!found.has(to)) found.set(to, find(to));
    return found.get(to);
  };
}

function tick(
  state: GameState,
  time: number,
  services: HandlerServices,
  wayTo: WayTo,
): GameState | undefined {
  services.goOn(time);
  const { world, art, previousUpdateTime, canvas, context, cursor, highlights } = state;
  if (!state.draws || art === undefined) return undefined;
  world.look({ cursor: cursor?.at, way: cursor && wayTo(cursor.at), highlights });
  world.advance(time, time - (previousUpdateTime ?? time));
  if (!services.isAnimated()) world.settle();
  world.draw(context, middleOf(canvas), art.atlas.cell);
  return undefined;
}

function command(
  state: GameState,
  event: RogueBusEvent,
  bus: Bus<RogueBusEvent>,
  services: HandlerServices,
): GameState | undefined {
  const pressed = bus.isConsumed ? undefined : readCommand(event, services);
  if (pressed === undefined || !('command' in pressed)) return undefined;
  if (pressed.command === 'highlight') {
    bus.consume();
    return { ...state, highlights: !state.highlights, isStale: true };
  }
  if (state.state === 'game' && act(pressed.command, pressed.isRun, services)) bus.consume();
  return undefined;
}

const ERRANDS = ['explore', 'rest', 'climb-down', 'climb-up'] as const;

function isErrand(command: Command): command is (typeof ERRANDS)[number] {
  return ERRANDS.some((one) => one === command);
}

/** Performs a command in the world; false if the command does something else. */
function act(command: Command, isRun: boolean, services: HandlerServices): boolean {
  if (isStep(command)) services.step(command, isRun);
  else if (command === 'attack') services.attack();
  else if (command === 'wait') services.act(command);
  else if (isErrand(command)) services.begin(command);
  else return false;
  return true;
}
