import { failed, parsed, quote } from '#core';
import type { Parsed } from '#core';
import type { CavesAction } from '../model/action.ts';
import { GROWTHS } from '../model/growth.ts';
import { DIRECTIONS, isInside } from '../model/place.ts';
import type { Place } from '../model/place.ts';
import { letterOf, slotOf } from '../model/slots.ts';
import type { SpellKind } from '../model/spells.ts';

/** An action as words: `move east`, `climb down`, `throw c 12,7`, `cast b minor-heal 12,7`. */
export function makeAction(action: CavesAction): string {
  switch (action.kind) {
    case 'move':
      return `move ${action.direction}`;
    case 'climb':
      return `climb ${action.way}`;
    case 'grow':
      return `grow ${action.growth}`;
    case 'fire':
      return `fire ${makePlace(action.at)}`;
    case 'throw':
      return `throw ${letterOf(action.slot)} ${makePlace(action.at)}`;
    case 'cast':
      return `cast ${letterOf(action.slot)} ${action.spell} ${makePlace(action.at)}`;
    case 'wait':
    case 'pick-up':
      return action.kind;
    case 'drop':
    case 'eat':
    case 'wear':
    case 'quaff':
    case 'read':
      return `${action.kind} ${letterOf(action.slot)}`;
  }
}

function makePlace({ x, y }: Place): string {
  return `${x},${y}`;
}

/** Parses an action with one of these spells; does not check that it is legal. */
export function readAction(text: string, spells: readonly SpellKind[]): Parsed<CavesAction> {
  const action = actionOf(text, spells);
  if (action !== undefined && makeAction(action) === text) return parsed(action);
  return failed({
    code: 'caves-words',
    message:
      `${quote(text)} is not an action. Write “move east”, “climb down”, “wait”, “pick-up”, “drop a”, “eat a”, ` +
      `“wear a”, “quaff a”, “read a”, “throw a 12,7”, “fire 12,7”, “cast a blink 12,7” or “grow attack”.`,
    args: { text: quote(text) },
  });
}

function actionOf(text: string, spells: readonly SpellKind[]): CavesAction | undefined {
  const [kind = '', first = '', ...rest] = text.split(' ');
  const slot = slotOf(first);
  switch (kind) {
    case 'wait':
    case 'pick-up':
      return { kind };
    case 'move': {
      const direction = DIRECTIONS.find((one) => one === first);
      return direction && { kind, direction };
    }
    case 'climb':
      return first === 'up' || first === 'down' ? { kind, way: first } : undefined;
    case 'grow': {
      const growth = GROWTHS.find((one) => one === first);
      return growth && { kind, growth };
    }
    case 'fire': {
      const at = readPlace(first);
      return at && { kind, at };
    }
    case 'drop':
    case 'eat':
    case 'wear':
    case 'quaff':
    case 'read':
      return slot === undefined ? undefined : { kind, slot };
    case 'throw': {
      const at = readPlace(rest[0]);
      return slot === undefined || at === undefined ? undefined : { kind, slot, at };
    }
    case 'cast': {
      const spell = spells.find((one) => one === rest[0]);
      const at = readPlace(rest[1]);
      return slot === undefined || !spell || !at ? undefined : { kind, slot, spell, at };
    }
    default:
      return undefined;
  }
}

function readPlace(text = ''): Place | undefined {
  const [, x, y] = /^(\d{1,2}),(\d{1,2})$/.exec(text) ?? [];
  const place = { x: Number(x), y: Number(y) };
  return isInside(place.x, place.y) ? place : undefined;
}
