import type { ZrfGame } from '../rules/index.ts';
import { findBySan } from './chess/read-san.ts';
import { familyOf } from './model/family.ts';
import { notatorOf } from './notate.ts';
import type { ReaderOf } from './record/find-turn.ts';
import { Steps } from './model/step.ts';

/** Readers of steps in the family of each position's rules. */
export function readerFor(game: ZrfGame): ReaderOf {
  return (state, actions) => {
    const rules = game.rulesOf(state);
    const steps = new Steps(rules, state, actions);
    const findLoosely = (text: string) =>
      familyOf(rules) === 'chess' ? findBySan(steps, text) : [];
    return { notate: notatorOf(steps), findLoosely };
  };
}
