import { isEquipped, playerOf } from '../rules/index.ts';
import type { CavesOptions, CavesState, Item } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { sharesBelow } from '#roguelike/bot-scores.ts';
import type { LogLine } from '#roguelike/log.ts';
import type { RunReport } from '#roguelike/report.ts';
import type { Standing } from '#roguelike/standing.ts';
import { scoresFor } from './bot-scores.ts';
import { endingOf, nameItem } from './names.ts';

/** A finished run as its report needs it. */
interface FinishedRun {
  readonly view: CavesState;
  readonly match: { readonly options: CavesOptions; readonly seed: string };
  readonly log: readonly LogLine[];
}

/** The end of a run: ending, journey, rank, the last turns, unused items. */
export function reportOf(
  { view, match, log }: FinishedRun,
  standing: Standing | undefined,
  say: Say,
): RunReport<Item> {
  const player = playerOf(view);
  const { turns, deeds, potions } = view;
  const ending = endingOf(view, say);
  const kills = Object.values(deeds.kills).reduce((sum, count) => sum + count, 0);
  const nameOf = (item: Item) => nameItem(item, potions, say);
  const carried = player.pack.flatMap((item, slot) =>
    item === null ? [] : [{ item, label: nameOf(item), isUsed: isEquipped(player, slot) }],
  );
  const journey = say('caves-dump-turns', { turns, deepest: deeds.deepest + 1, dug: deeds.dug });
  const level = say('caves-dump-level', { rank: player.rank, xp: player.xp });
  const killed = say('caves-over-kills', { kills });
  const worn = carried.flatMap(({ label, isUsed }) => (isUsed ? [label] : []));
  return {
    title: ending?.title ?? '',
    about: ending?.about ?? '',
    isWon: view.ending?.kind === 'won',
    facts: [
      ['depth', say('run-over-journey'), journey],
      ['level', say('run-over-hero'), [level, killed].join(' · ')],
      ['worn', say('run-dump-equipment'), worn.length === 0 ? say('list-none') : worn.join(', ')],
      ['seed', say('label-seed'), match.seed],
    ],
    summary: [
      journey,
      level,
      killed,
      ...(worn.length === 0 ? [] : [`${say('run-dump-equipment')}: ${worn.join(', ')}`]),
    ],
    standing,
    scoreParts: [],
    bots: standing === undefined ? [] : sharesBelow(standing.score, scoresFor(match.options)),
    log,
    unused: carried.filter(({ isUsed }) => !isUsed),
    game: say('game-caves'),
    seed: match.seed,
  };
}
