import { failed, parsed, quote } from '#core';
import type { Parsed } from '#core';
import { CHOICES, VERB, VERBS } from '../model/action.ts';
import type { DiceAction } from '../model/action.ts';
import { makeDie, parseDie } from '../model/die.ts';
import type { DiceState } from '../state/state.ts';
import { refuse } from '../phases/rules.ts';

/**
 * Text of an action: `explore`, `hand 3`, `location 2` (0 is the Refuge), `use shoot hide 1`,
 * `choose spare`, `roll 4`, `draw P6`, `reach 2`. All numbers start from 1.
 */
export function makeAction(action: DiceAction): string {
  if (action.kind === 'use') return `use ${action.skill} ${action.way} ${action.hero + 1}`;
  if (action.kind === 'choose') return `choose ${action.option}`;
  if (action.kind === 'roll') return `roll ${action.face}`;
  if (action.kind === 'draw') return `draw ${makeDie(action)}`;
  return 'at' in action ? `${action.kind} ${action.at + 1}` : action.kind;
}

function readNumber(word: string | undefined): number | undefined {
  return word !== undefined && /^(0|[1-9]\d{0,3})$/.test(word) ? Number(word) : undefined;
}

function readIndexed(kind: string, number: number | undefined): DiceAction | undefined {
  if (number === undefined) return undefined;
  if (kind === 'roll') return { kind, face: number };
  if (kind === 'reach') return { kind, at: number - 1 };
  const choice = CHOICES.find((candidate) => candidate === kind);
  return choice === undefined ? undefined : { kind: choice, at: number - 1 };
}

function readAction(text: string): DiceAction | undefined {
  const words = text.split(' ');
  const [kind = '', first = '', way = '', hero] = words;
  if (words.length === 1) {
    const candidate = VERBS.find((name) => name === kind);
    return candidate === undefined ? undefined : VERB[candidate];
  }
  if (words.length === 4 && kind === 'use') {
    const number = readNumber(hero);
    return number === undefined ? undefined : { kind, skill: first, way, hero: number - 1 };
  }
  if (words.length !== 2) return undefined;
  if (kind === 'choose') return { kind, option: first };
  if (kind !== 'draw') return readIndexed(kind, readNumber(first));
  const die = parseDie(first);
  return die === undefined ? undefined : { kind, ...die };
}

export function parseAction(state: DiceState, text: string): Parsed<DiceAction> {
  const action = readAction(text);
  if (action === undefined) {
    return failed({
      code: 'dice-words',
      message: `${quote(text)} is not an action: write, for example, "explore", "hand 3" or "use shoot hide 1".`,
    });
  }
  const problem = refuse(state, action);
  return problem === undefined ? parsed(action) : failed(problem);
}
