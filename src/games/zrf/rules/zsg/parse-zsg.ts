import { parsed, ProblemList } from '#core';
import type { Parsed, Problem } from '#core';
import { parseParts } from './parts.ts';
import type { Zsg, ZsgEdit, ZsgMove } from './zsg.ts';

/** Ten times the size of the longest existing game. */
const MAX_TEXT = 4_000_000;

/** Maximum number of unreadable lines, equal to the maximum number of steps in a game. */
const MAX_UNREAD = 20_000;

const HEADER = /^\s*Zillions Save Game File\s+Version\s+\S+(?:\s+([HC]+))?\s*$/i;
const SEATS = /^\s*[HC]+\s*$/;
const SETTING = /^\s*([A-Za-z]+)\s*=(.*)$/s;
const MOVE = /^(\s*(\d{1,6})\.)(.*)$/s;

/** Reads an edit between parentheses; undefined if it is invalid. */
function readEdit(text: string, line: number): ZsgEdit | undefined {
  const [first, second, third, ...more] = text.split(/\s+/).filter((word) => word !== '');
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  if (third !== undefined)
    return { kind: 'put', player: first, piece: second, position: third, line };
  return first === 'x' ? { kind: 'empty', position: second, line } : undefined;
}

/** Reads a saved game line by line. */
class ZsgReader {
  seats = '';
  readonly settings = new Map<string, string>();
  readonly setup: ZsgEdit[] = [];
  readonly moves: ZsgMove[] = [];
  readonly problems = new ProblemList();
  /** Errors in lines that could not be read as moves without the rules. */
  readonly unread = new ProblemList();

  read(text: string, line: number): void {
    if (text.trim() === '') return;
    const [, lead = '', round = '', rest = ''] = MOVE.exec(text.trimEnd()) ?? [];
    const move = rest.trimStart();
    const column = lead.length + rest.length - move.length + 1;
    if (lead !== '') this.#move({ round: Number(round), text: move, line }, column);
    else if (text.trimStart().startsWith('(')) this.#edits(text, line);
    else if (SEATS.test(text) && this.seats === '') this.seats = text.trim();
    else this.#setting(text, line);
  }

  #setting(text: string, line: number): void {
    const [, name, value = ''] = SETTING.exec(text) ?? [];
    if (name !== undefined) {
      this.settings.set(name.toLowerCase(), value.trim());
      return;
    }
    this.problems.add({
      code: 'zsg-line',
      message: `“${text.trim()}” is not a valid line of a saved game. Start each move with its number, as in “1. Man e2 - e4”.`,
      args: { text: text.trim() },
      line,
      column: 1,
    });
  }

  /** Reads any number of `(Player Piece position)` and `(x position)`. */
  #edits(text: string, line: number): void {
    let at = text.indexOf('(');
    while (at >= 0) {
      const end = text.indexOf(')', at);
      const edit = end < 0 ? undefined : readEdit(text.slice(at + 1, end), line);
      const next = end < 0 ? -1 : text.indexOf('(', end);
      const between = text.slice(end + 1, next < 0 ? undefined : next);
      if (edit === undefined || between.trim() !== '') {
        this.#refuseEdit(text.slice(at, next < 0 ? undefined : next).trim(), line, at + 1);
        return;
      }
      this.setup.push(edit);
      at = next;
    }
  }

  #refuseEdit(text: string, line: number, column: number): void {
    this.problems.add({
      code: 'zsg-piece',
      message: `“${text}” does not place or remove a piece. Write (Player Piece position) or (x position).`,
      args: { text },
      line,
      column,
    });
  }

  #move(move: Pick<ZsgMove, 'round' | 'text' | 'line'>, column: number): void {
    const step = parseParts(move.text, column);
    if (step.ok) {
      this.moves.push({ ...move, ...step.value });
      return;
    }
    for (const one of step.problems) this.unread.add({ ...one, line: move.line });
    if (this.unread.count > MAX_UNREAD) return;
    this.moves.push({ ...move, isPartial: false, parts: [], unread: column });
  }
}

function refuse(problems: readonly Problem[], file: string | undefined): Parsed<never> {
  const placed = file === undefined ? problems : problems.map((one) => ({ ...one, file }));
  return { ok: false, problems: placed };
}

/**
 * Parses a saved game of the original program. Problems include line and column. Some lines can be
 * recognised as moves only with the names of the rules; `replayZsg` reports errors in those.
 */
export function parseZsg(text: string, file?: string): Parsed<Zsg> {
  if (text.length > MAX_TEXT) {
    const message = `A saved game can have at most ${MAX_TEXT} characters; this one has ${text.length}.`;
    const args = { most: MAX_TEXT, length: text.length };
    return refuse([{ code: 'zsg-large', message, args }], file);
  }
  const [first = '', ...rest] = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  const header = HEADER.exec(first);
  if (header === null) {
    const message =
      'This is not a saved game: its first line must be “Zillions Save Game File Version 0.02”.';
    return refuse([{ code: 'zsg-header', message, line: 1, column: 1 }], file);
  }
  const reader = new ZsgReader();
  reader.seats = (header[1] ?? '').toUpperCase();
  for (const [index, line] of rest.entries()) reader.read(line, index + 2);
  if (reader.problems.count > 0) return refuse(reader.problems.problems, file);
  if (reader.unread.count > MAX_UNREAD) return refuse(reader.unread.problems, file);
  const { seats, settings, setup, moves } = reader;
  const rulesFile = settings.get('rulesfile') ?? '';
  const variant = settings.get('variantname') ?? '';
  return parsed({ seats, rulesFile, variant, setup, moves });
}
