import type { Say } from '#i18n/say.ts';
import type { ListItem } from '#screen/widgets/list.ts';
import type { RecordedGame } from '../../notation/index.ts';
import { playersIn } from '../../voice/records.ts';

const UNKNOWN = /^[?.\s*]*$/;

/** A recorded game in a list: its players, then result, moves, event and date. */
export function recordLabel(
  { tags, result, line }: RecordedGame,
  index: number,
  say: Say,
): ListItem {
  const players = playersIn(tags) || (tags.get('FEN') ?? say('zrf-records-unnamed'));
  const facts = [
    result,
    line.length === 0 ? '' : say('zrf-records-moves', { moves: line.length }),
    tags.get('Event') ?? '',
    tags.get('Date') ?? '',
  ].filter((fact) => !UNKNOWN.test(fact));
  return { label: `${index + 1}. ${players}`, note: facts.join(' · ') };
}
