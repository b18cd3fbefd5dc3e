import type { ZrfState } from '../../rules/index.ts';
import { describeCount } from '../../voice/counts.ts';
import type { Glossary } from '../../voice/glossary.ts';
import { stockOf } from '../../voice/stock.ts';

/** A player's piece counts and pieces waiting to be dropped, where they are informative. */
export function factsOf(glossary: Glossary, state: ZrfState, player: number): string[] {
  const { rules, say } = glossary;
  const pieces = stockOf(rules, state, player)
    .filter(({ count }) => count > 0)
    .map(({ type, count, isEndless }) => `${glossary.piece(type)} × ${isEndless ? '∞' : count}`);
  const waiting =
    pieces.length === 0 ? '' : say('screen-zrf-in-hand', { pieces: pieces.join(', ') });
  return [describeCount(glossary, state, player), waiting].filter((fact) => fact !== '');
}
