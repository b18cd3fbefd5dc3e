import type { Refutation, Wish } from '../analysis/index.ts';
import type { ZrfAction, ZrfState } from '../rules/index.ts';
import { compareValues, describePrice } from './analysis.ts';
import type { Glossary } from './glossary.ts';

/** Turns of a line in the notation of the reader's language. */
export type NotateLine = (state: ZrfState, actions: readonly ZrfAction[]) => readonly string[];

/** Turns of a refutation, and of a better line, that are shown. */
const MAX_TURNS = 6;
const MAX_BETTER = 4;

/** Answer to "Why not?" in words. */
export interface WhyNotWords {
  readonly title: string;
  /** The price of the move, and both values. */
  readonly verdict: string;
  /** The move and the reply to it; '' if nothing is wrong. */
  readonly line: string;
  /** The better move with its line; '' if nothing is wrong. */
  readonly better: string;
}

/** Describes the answer to "Why not?"; without a refutation, the search for one. */
export function describeWhyNot(
  glossary: Glossary,
  { state, steps }: Pick<Wish, 'state' | 'steps'>,
  refutation: Refutation | undefined,
  notate: NotateLine,
): WhyNotWords {
  const { say } = glossary;
  const title = say('analysis-why-title', { move: notate(state, steps).join(' ') });
  if (refutation === undefined) {
    return { title, verdict: say('analysis-why-searching'), line: '', better: '' };
  }
  const { price, line, best } = refutation;
  const verdict = describePrice(glossary, price);
  if (price.kind === 'nothing') return { title, verdict, line: '', better: '' };
  const better = notate(state, best.actions).slice(0, MAX_BETTER).join(' ');
  return {
    title,
    verdict: `${verdict} ${compareValues(refutation, say)}`,
    line: notate(state, line).slice(0, MAX_TURNS).join(' '),
    better: say('analysis-best-move', { line: better }),
  };
}

/** The whole answer as one paragraph. */
export function whyNotText({ title, verdict, line, better }: WhyNotWords): string {
  const reply = line === '' ? '' : `${line}.`;
  return [title, verdict, reply, better].filter((text) => text !== '').join(' ');
}
