import type { Handler } from '../bus/event-bus.ts';
import type { RogueBusEvent } from '../bus/events.ts';
import type { HandlerServices, State } from '../bus/states.ts';
import { readCommand } from './read-command.ts';

const SECOND = 1000;
/** Size of the panel as shares of the canvas. */
const WIDTH = 0.3;
const HEIGHT = 0.4;
/** Top of the panel as a share of the canvas, below the messages. */
const TOP = 0.42;

/** The debug panel, toggled by a key in every state and drawn on top. */
export function debugInfo(services: HandlerServices): Handler<State, RogueBusEvent> {
  return {
    name: 'DebugInfo',
    handle(state, event, bus) {
      const { debug } = state;
      if (event.type === 'tick') {
        if (!debug.isOpen) return undefined;
        const recent = debug.ticks.filter((time) => event.time - time < SECOND);
        const next = { ...state, debug: { ...debug, ticks: [...recent, event.time] } };
        if (state.draws) draw(next, event.time);
        return next;
      }
      if (event.type !== 'keyDown' && event.type !== 'command') return undefined;
      const lastKey = event.type === 'keyDown' ? event.event.code : debug.lastKey;
      const pressed = bus.isConsumed ? undefined : readCommand(event, services);
      const isToggled =
        pressed !== undefined && 'command' in pressed && pressed.command === 'debug';
      if (!isToggled) return { ...state, debug: { ...debug, lastKey } };
      bus.consume();
      const isOpen = !debug.isOpen;
      return { ...state, isStale: true, debug: { isOpen, lastKey, ticks: [] } };
    },
  };
}

/** Lines of the debug panel, for developers and not translated. */
function debugLines(state: State, time: number): readonly string[] {
  const delta = time - (state.previousUpdateTime ?? time);
  const lines = [
    `delta ${delta.toFixed(1)} ms`,
    `ticks ${state.debug.ticks.length} / s`,
    `key ${state.debug.lastKey}`,
    `canvas ${state.canvas.width} x ${state.canvas.height} @ ${state.density}`,
  ];
  if (state.state === 'menu') return ['state menu', ...lines];
  const { world } = state;
  const { hero, mobs, items } = world.shown;
  return [
    `state ${state.state}`,
    ...lines,
    `player ${hero.x}, ${hero.y}`,
    `camera ${world.offset.x.toFixed(1)}, ${world.offset.y.toFixed(1)} px`,
    `mobs ${mobs.length}, items ${items.length}`,
    `chunks ${world.chunkCount}`,
  ];
}

function draw(state: State, time: number): void {
  const { context, canvas, density } = state;
  const [width, height] = [canvas.width * WIDTH, canvas.height * HEIGHT];
  const top = canvas.height * TOP;
  context.fillStyle = 'rgb(0 0 0 / 0.75)';
  context.fillRect(0, top, width, height);
  context.textAlign = 'left';
  context.textBaseline = 'top';
  context.fillStyle = '#9ff29f';
  context.font = `${13 * density}px monospace`;
  for (const [index, line] of debugLines(state, time).entries()) {
    context.fillText(line, 10 * density, top + (10 + index * 18) * density);
  }
}
