import type { Handler } from '../bus/event-bus.ts';
import type { LevelUpEvent, RogueBusEvent } from '../bus/events.ts';
import type { GameState, State } from '../bus/states.ts';
import { middleOf } from './middle.ts';

/** Display time of a new level, in milliseconds. */
const LENGTH = 2000;

/** Shows the gains of a new level, fading over the world. */
export function levelUp(
  say: (event: LevelUpEvent) => readonly string[],
): Handler<State, RogueBusEvent> {
  return {
    name: 'LevelUp',
    handle(state, event) {
      if (state.state === 'menu') return undefined;
      if (event.type === 'levelUp') return { ...state, levelUp: { event, since: undefined } };
      if (event.type !== 'tick' || state.levelUp === undefined) return undefined;
      const since = state.levelUp.since ?? event.time;
      const share = (event.time - since) / LENGTH;
      if (share >= 1) return { ...state, levelUp: undefined, isStale: true };
      if (state.draws) draw(state, share, say(state.levelUp.event));
      return { ...state, levelUp: { ...state.levelUp, since } };
    },
  };
}

function draw({ context, canvas, density }: GameState, share: number, lines: readonly string[]) {
  const { x, y } = middleOf(canvas);
  const ring = context.createRadialGradient(x, y, 0, x, y, canvas.height * 0.45);
  const alpha = 1 - share;
  ring.addColorStop(0, `rgb(255 214 110 / ${(0.42 * alpha).toFixed(3)})`);
  ring.addColorStop(1, 'rgb(255 214 110 / 0)');
  context.fillStyle = ring;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.globalAlpha = Math.min(1, 2 * alpha);
  let top = y - canvas.height * 0.2 - 24 * density * share;
  for (const [index, line] of lines.entries()) {
    const size = (index === 0 ? 40 : 22) * density;
    context.font = `800 ${size}px Georgia, serif`;
    context.lineWidth = size * 0.18;
    context.strokeStyle = 'rgb(20 12 6 / 0.9)';
    context.strokeText(line, x, top);
    context.fillStyle = index === 0 ? '#ffe08a' : '#fff4d6';
    context.fillText(line, x, top);
    top += size * 1.15;
  }
  context.globalAlpha = 1;
}
