import { failed, parsed } from '#core';
import type { Parsed, Problem } from '#core';
import { notationProblem } from '../model/problems.ts';
import type { TextPlace } from '../model/problems.ts';
import { MAX_DEPTH } from '../record/recorded.ts';
import type { RecordedGame, RecordedLine, RecordedMove } from '../record/recorded.ts';
import { finish } from '../record/slices.ts';
import type { Slices } from '../record/slices.ts';
import { Tokens } from './tokens.ts';
import type { Token } from './tokens.ts';

const MAX_TEXT = 50_000_000;
/** Words read in a slice. */
const SLICE = 1000;
const UNKNOWN = '*';

/** A move under construction. */
interface OpenMove {
  text: string;
  place: TextPlace;
  nags: number[];
  before: string;
  after: string;
  variations: RecordedLine[];
}

/** A line under construction, and the comment before its next move. */
interface OpenLine {
  readonly moves: OpenMove[];
  readonly place: TextPlace;
  comment: string;
}

function joined(before: string, more: string): string {
  return [before, more].filter((one) => one !== '').join(' ');
}

function closed(line: OpenLine): readonly RecordedMove[] {
  const last = line.moves.at(-1);
  if (last !== undefined && line.comment !== '') last.after = joined(last.after, line.comment);
  return line.moves;
}

/** Builds games from tokens, with an explicit stack of open variations. */
class PgnReader {
  readonly games: RecordedGame[] = [];
  problem: Problem | undefined;
  #tags = new Map<string, string>();
  #tagPlaces = new Map<string, TextPlace>();
  #place: TextPlace | undefined;
  #lines: OpenLine[] = [];
  /** Comment after the result of the last game, or before the first move. */
  #hasMoves = false;

  *read(text: string): Slices<void> {
    const tokens = new Tokens(text);
    let count = 0;
    for (let token = tokens.next(); token !== undefined; token = tokens.next()) {
      this.#take(token);
      if (this.problem !== undefined) return;
      count += 1;
      if (count % SLICE === 0) yield tokens.progress;
    }
    if (this.#place !== undefined) this.#end(UNKNOWN, { line: 1, column: 1 });
  }

  #top(place: TextPlace): OpenLine {
    const line = this.#lines.at(-1);
    if (line !== undefined) return line;
    const first: OpenLine = { moves: [], place, comment: '' };
    this.#lines.push(first);
    return first;
  }

  #take(token: Token): void {
    const { kind, text, place } = token;
    if (kind === 'tag' && this.#hasMoves) this.#end(UNKNOWN, place);
    this.#place ??= place;
    switch (kind) {
      case 'tag':
        this.#tags.set(text, token.value ?? '');
        this.#tagPlaces.set(text, place);
        return;
      case 'move':
        this.#move(text, place);
        return;
      case 'comment': {
        const line = this.#top(place);
        line.comment = joined(line.comment, text);
        return;
      }
      case 'nag':
        this.#top(place).moves.at(-1)?.nags.push(Number(text));
        return;
      case 'open':
        this.#open(place);
        return;
      case 'close':
        this.#close(place);
        return;
      case 'result':
        this.#end(text, place);
        return;
      case 'broken':
        this.problem = notationProblem(text === '{' ? 'pgn-comment' : 'pgn-word', place, { text });
    }
  }

  #move(text: string, place: TextPlace): void {
    const line = this.#top(place);
    this.#hasMoves = true;
    const last = line.moves.at(-1);
    // A comment directly after a move belongs to it.
    if (last !== undefined && line.comment !== '' && last.variations.length === 0) {
      last.after = joined(last.after, line.comment);
      line.comment = '';
    }
    line.moves.push({ text, place, nags: [], before: line.comment, after: '', variations: [] });
    line.comment = '';
  }

  #open(place: TextPlace): void {
    const line = this.#top(place);
    const last = line.moves.at(-1);
    if (last === undefined) this.problem = notationProblem('pgn-variation', place);
    else if (this.#lines.length >= MAX_DEPTH) {
      this.problem = notationProblem('pgn-deep', place, { most: MAX_DEPTH });
    } else {
      last.after = joined(last.after, line.comment);
      line.comment = '';
      this.#lines.push({ moves: [], place, comment: '' });
    }
  }

  #close(place: TextPlace): void {
    const line = this.#lines.length > 1 ? this.#lines.pop() : undefined;
    if (line === undefined) {
      this.problem = notationProblem('pgn-close', place);
      return;
    }
    const moves = closed(line);
    if (moves.length > 0) this.#lines.at(-1)?.moves.at(-1)?.variations.push(moves);
  }

  #end(result: string, place: TextPlace): void {
    const open = this.#lines.length > 1 ? this.#lines.at(-1) : undefined;
    if (open !== undefined) {
      this.problem = notationProblem('pgn-open', open.place);
      return;
    }
    const line = this.#lines.pop();
    const moves = line === undefined ? [] : closed(line);
    this.games.push({
      tags: this.#tags,
      tagPlaces: this.#tagPlaces,
      place: this.#place ?? place,
      line: moves,
      comment: moves.length === 0 ? (line?.comment ?? '') : '',
      result,
    });
    this.#tags = new Map();
    this.#tagPlaces = new Map();
    this.#lines = [];
    this.#place = undefined;
    this.#hasMoves = false;
  }
}

/**
 * Reads all games of a PGN text, without comparing their moves with any rules. Yields the share read
 * so far.
 */
export function* readPgnSlices(text: string): Slices<Parsed<readonly RecordedGame[]>> {
  if (text.length > MAX_TEXT) {
    return failed(notationProblem('pgn-length', { line: 1, column: 1 }, { most: MAX_TEXT }));
  }
  const reader = new PgnReader();
  yield* reader.read(text);
  const { problem, games } = reader;
  if (problem !== undefined) return failed(problem);
  if (games.length > 0) return parsed(games);
  return failed(notationProblem('pgn-empty', { line: 1, column: 1 }));
}

/** The same at once. */
export function parsePgn(text: string): Parsed<readonly RecordedGame[]> {
  return finish(readPgnSlices(text));
}
