import type { RogueState } from '../../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { endingOf, wornLines } from '../../voice/dump.ts';
import { standingLines } from '#roguelike/screen/over-panel.ts';
import type { ToldEnd } from '#roguelike/screen/over-panel.ts';
import type { Standing } from '#roguelike/standing.ts';

/** How a run has ended. */
export function endOf(
  state: RogueState,
  standing: Standing | undefined,
  say: Say,
): ToldEnd | undefined {
  const { ending, hero, turns } = state;
  if (ending === undefined) return undefined;
  const worn = wornLines(state, say);
  return {
    title: say(`rogue-ending-${ending.kind}`),
    ink: ending.kind === 'died' ? 'bad' : 'title',
    parts: [
      ending.cause === undefined ? [] : [endingOf(state, say)],
      [
        say('rogue-dump-level', { level: hero.level, earned: hero.earned }),
        say('rogue-dump-turns', { turns, depth: hero.depth }),
      ],
      worn.length === 0 ? [] : [`${say('run-dump-equipment')}: ${worn.join(', ')}`],
      standingLines(standing, say),
    ],
  };
}
