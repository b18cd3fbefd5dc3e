import type { ZrfState } from '../../rules/index.ts';
import { describeCount } from '../../voice/counts.ts';
import type { Glossary } from '../../voice/glossary.ts';
import { stockOf } from '../../voice/stock.ts';

/** How many men a player has, and what waits to be dropped, as far as that says anything. */
export function factsOf(glossary: Glossary, state: ZrfState, player: number): string[] {
  const { rules, say } = glossary;
  const pieces = stockOf(rules, state, player)
    .filter(({ count }) => count > 0)
    .map(({ type, count, isEndless }) => `${glossary.piece(type)} × ${isEndless ? '∞' : count}`);
  const waiting =
    pieces.length === 0 ? '' : say('screen-zrf-in-hand', { pieces: pieces.join(', ') });
  return [describeCount(glossary, state, player), waiting].filter((fact) => fact !== '');
}
