import type { Say } from '#i18n/say.ts';
import type { ListItem } from '#screen/widgets/list.ts';
import type { RecordedGame, RecordedLine } from '../../notation/index.ts';
import { playersIn } from '../../voice/records.ts';

const UNKNOWN = /^[?.\s*]*$/;

/** Moves that stand for the players of a game without names. */
const SHOWN_MOVES = 4;

function beginningOf(line: RecordedLine): string {
  const moves = line.slice(0, SHOWN_MOVES).map(({ text }) => text);
  return line.length > SHOWN_MOVES ? `${moves.join(' ')} …` : moves.join(' ');
}

/** A recorded game in a list: its players, then result, moves, event and date. */
export function recordLabel(
  { tags, result, line }: RecordedGame,
  index: number,
  say: Say,
): ListItem {
  const name = playersIn(tags) || (tags.get('FEN') ?? beginningOf(line));
  const facts = [
    result,
    line.length === 0 ? '' : say('zrf-records-moves', { moves: line.length }),
    tags.get('Event') ?? '',
    tags.get('Date') ?? '',
  ].filter((fact) => !UNKNOWN.test(fact));
  return { label: `${index + 1}. ${name}`, note: facts.join(' · ') };
}
