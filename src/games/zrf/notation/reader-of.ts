import type { NotationFamily, ZrfAction, ZrfGame, ZrfState } from '../rules/index.ts';
import { findBySan } from './chess/read-san.ts';
import { familyOf } from './model/family.ts';
import { notatorOf } from './notate.ts';
import { readTurns } from './read-turns.ts';
import type { ReaderOf, StepReader } from './record/find-turn.ts';
import { Steps } from './model/step.ts';
import { findByIccs } from './xiangqi/ucci.ts';

/** Steps that a text may mean in forms that files of a family also use. */
const FINDERS: Readonly<
  Partial<Record<NotationFamily, (steps: Steps, text: string) => readonly ZrfAction[]>>
> = { chess: findBySan, xiangqi: findByIccs };

/** Readers of steps in the family of each position's rules. */
export function readerFor(game: ZrfGame): ReaderOf {
  // A move is found and then written in the same position.
  let last: { readonly state: ZrfState; readonly reader: StepReader } | undefined;
  return (state, actions) => {
    if (last?.state === state) return last.reader;
    const rules = game.rulesOf(state);
    const steps = new Steps(rules, state, actions);
    const find = FINDERS[familyOf(rules)];
    const reader = {
      notate: notatorOf(steps),
      findLoosely: (text: string) => find?.(steps, text) ?? [],
      findTurns: (text: string) => readTurns(game, state, text),
    };
    last = { state, reader };
    return reader;
  };
}
