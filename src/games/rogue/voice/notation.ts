import { rogue } from '../rules/index.ts';
import type { Direction, RogueAction, RogueState } from '../rules/index.ts';
import type { NotatedTurn } from '#voice/turns.ts';

const ARROWS: Readonly<Record<Direction, string>> = { up: '↑', left: '←', down: '↓', right: '→' };

/** Name of an action: an arrow or a message. */
function nameOf(
  state: RogueState,
  action: RogueAction,
): Pick<NotatedTurn, 'text' | 'word' | 'args'> {
  if (action.kind === 'move') return { text: ARROWS[action.direction] };
  const args =
    action.kind === 'select'
      ? { slot: action.slot + 1 }
      : action.kind === 'choose'
        ? { gift: action.gift + 1 }
        : {};
  return { text: rogue.makeAction(state, action), word: `rogue-act-${action.kind}`, args };
}

/** The actions of a run in order. */
export function notate(
  state: RogueState,
  log: readonly { readonly by: number; readonly action: RogueAction }[],
): NotatedTurn[] {
  return log.map(({ by, action }, first) => ({ by, ...nameOf(state, action), first, count: 1 }));
}
