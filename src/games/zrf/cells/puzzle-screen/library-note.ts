import type { LibraryItem } from '../../voice/services.ts';
import type { Best, PuzzleRecords } from '#play';
import type { Say } from '#i18n/say.ts';
import { describeBest } from '../../voice/describe-puzzle.ts';
import { difficultySigns } from './difficulty-signs.ts';

/** Best result in a library game with its default options. */
function bestAt(records: PuzzleRecords | undefined, id: string): Best | undefined {
  const name = records?.names().find((one) => {
    const [game, variant, ...start] = one.split('/');
    return game === id && variant !== undefined && start.length === 0;
  });
  return name === undefined ? undefined : records?.best(name);
}

const METRIC = 'moves';

/** List note of a puzzle: its difficulty and your best result. */
export function noteOf(item: LibraryItem, records: PuzzleRecords | undefined, say: Say): string {
  const { waypoint, id } = item;
  const best = bestAt(records, id)?.[METRIC];
  const signs = waypoint === undefined ? [] : [difficultySigns(waypoint.difficulty)];
  if (best === undefined) return signs.join('');
  const solved = describeBest(METRIC, best, say);
  const fewest = waypoint?.fewest[METRIC];
  return [`${solved}${best === fewest ? ' ★' : ' ✓'}`, ...signs].join('  ');
}
