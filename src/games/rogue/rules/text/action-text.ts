import { failed, parsed, quote } from '#core';
import type { Parsed } from '#core';
import type { RogueAction } from '../model/action.ts';
import { SLOTS } from '../model/hero.ts';
import { DIRECTIONS } from '../world/place.ts';

/** An action as text: `up`, `left`, `wait`, `slot 3`, `use`, `drop`. */
export function makeAction(action: RogueAction): string {
  if (action.kind === 'move') return action.direction;
  if (action.kind === 'choose') return `choose ${action.gift + 1}`;
  return action.kind === 'select' ? `slot ${action.slot + 1}` : action.kind;
}

/** Parses an action; does not check that it is legal. */
export function readAction(text: string): Parsed<RogueAction> {
  const direction = DIRECTIONS.find((one) => one === text);
  if (direction !== undefined) return parsed({ kind: 'move', direction });
  if (text === 'wait' || text === 'use' || text === 'drop') return parsed({ kind: text });
  const gift = Number(/^choose ([1-9])$/.exec(text)?.[1] ?? 0);
  if (gift >= 1) return parsed({ kind: 'choose', gift: gift - 1 });
  const slot = Number(/^slot ([1-9])$/.exec(text)?.[1] ?? 0);
  if (slot >= 1 && slot <= SLOTS) return parsed({ kind: 'select', slot: slot - 1 });
  return failed({
    code: 'rogue-words',
    message: `${quote(text)} is not an action. Write up, down, left, right, wait, use, drop, “slot 3” or “choose 1”.`,
    args: { text: quote(text) },
  });
}
