import { isEquipped, playerOf } from '../../rules/index.ts';
import type { CavesState } from '../../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { endingOf, nameItem } from '../../voice/names.ts';
import { standingLines } from '#roguelike/screen/over-panel.ts';
import type { GameOverText } from '#roguelike/screen/over-panel.ts';
import type { Standing } from '#roguelike/standing.ts';

/** The end of a run: cause, strength, equipment and score. */
export function endOf(
  view: CavesState,
  standing: Standing | undefined,
  say: Say,
): GameOverText | undefined {
  const ending = endingOf(view, say);
  if (ending === undefined) return undefined;
  const player = playerOf(view);
  const { rank, xp } = player;
  const { turns, deeds, potions } = view;
  const kills = Object.values(deeds.kills).reduce((sum, count) => sum + count, 0);
  const used = player.pack.flatMap((item, slot) => {
    return item !== null && isEquipped(player, slot) ? [nameItem(item, potions, say, 'one')] : [];
  });
  return {
    title: ending.title,
    ink: view.ending?.kind === 'won' ? 'title' : 'bad',
    parts: [
      [ending.about],
      [
        say('caves-dump-level', { rank, xp }),
        say('caves-dump-turns', { turns, deepest: deeds.deepest + 1, dug: deeds.dug }),
        say('caves-over-kills', { kills }),
        ...(used.length === 0 ? [] : [say('caves-over-used', { items: used.join(', ') })]),
      ],
      standingLines(standing, say),
      [say('caves-screen-over-again')],
    ],
  };
}
