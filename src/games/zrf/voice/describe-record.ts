import type { RecordedGame, RecordedLine } from '../notation/index.ts';
import type { Say } from '#i18n/say.ts';
import { playersIn } from './records.ts';

/** A recorded game in a list. */
export interface RecordSummary {
  /** `Ann – Bob`, or the event, or the first moves, or the number of the game. */
  readonly title: string;
  /** `1-0`; empty if unknown. */
  readonly result: string;
  /** Event, date and number of moves, as far as they are known. */
  readonly details: readonly string[];
}

/** Value of a tag; unknown ones are written with question marks. */
function known(tags: ReadonlyMap<string, string>, name: string): string {
  const value = (tags.get(name) ?? '').trim();
  return /^[?.\s-]*$/.test(value) ? '' : value;
}

/** Date without unknown parts: `2024.05`. */
function dateOf(tags: ReadonlyMap<string, string>): string {
  return known(tags, 'Date').replace(/(?:\.\?{1,4}){1,2}$/, '');
}

/** Moves that stand for the players of a game without names. */
const SHOWN_MOVES = 4;

function beginningOf(line: RecordedLine): string {
  const moves = line.slice(0, SHOWN_MOVES).map(({ text }) => text);
  return line.length > SHOWN_MOVES ? `${moves.join(' ')} …` : moves.join(' ');
}

/** Describes a recorded game; `number` counts from 1. */
export function summarizeRecord(recorded: RecordedGame, number: number, say: Say): RecordSummary {
  const { tags, line, result } = recorded;
  const players = playersIn(tags);
  const event = known(tags, 'Event');
  const title =
    players || event || beginningOf(line) || known(tags, 'FEN') || say('record-number', { number });
  const moves =
    line.length === 0
      ? say('record-position')
      : say('record-moves', { count: Math.ceil(line.length / 2) });
  const details = [title === event ? '' : event, dateOf(tags), moves];
  return {
    title,
    result: result === '*' ? '' : result,
    details: details.filter((one) => one !== ''),
  };
}
