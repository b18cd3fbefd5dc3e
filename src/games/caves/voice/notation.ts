import { caves, letterOf } from '../rules/index.ts';
import type { CavesAction, CavesState, Direction } from '../rules/index.ts';
import type { NotatedTurn } from '#voice/turns.ts';

const ARROWS: Readonly<Record<Direction, string>> = {
  north: '↑',
  south: '↓',
  west: '←',
  east: '→',
  northwest: '↖',
  northeast: '↗',
  southwest: '↙',
  southeast: '↘',
};

/** Name of an action: an arrow, a stairs symbol, or a message with arguments. */
function nameOf(
  state: CavesState,
  action: CavesAction,
): Pick<NotatedTurn, 'text' | 'word' | 'args'> {
  const text = caves.makeAction(state, action);
  const word = `caves-act-${action.kind}`;
  switch (action.kind) {
    case 'move':
      return { text: ARROWS[action.direction] };
    case 'climb':
      return { text: action.way === 'up' ? '<' : '>' };
    case 'wait':
    case 'pick-up':
      return { text, word };
    case 'drop':
    case 'eat':
    case 'wear':
    case 'quaff':
    case 'read':
      return { text, word, args: { slot: letterOf(action.slot) } };
    case 'throw':
      return { text, word, args: { slot: letterOf(action.slot), ...action.at } };
    case 'fire':
      return { text, word, args: { ...action.at } };
    case 'cast':
      return { text, word, args: { spell: action.spell, ...action.at } };
    case 'grow':
      return { text, word, args: { growth: action.growth } };
  }
}

/** The actions of a run in order. */
export function notate(
  state: CavesState,
  log: readonly { readonly by: number; readonly action: CavesAction }[],
): NotatedTurn[] {
  return log.map(({ by, action }, first) => ({ by, ...nameOf(state, action), first, count: 1 }));
}
