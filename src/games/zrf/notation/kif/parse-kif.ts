import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import { notationProblem } from '../model/problems.ts';
import type { TextPlace } from '../model/problems.ts';
import type { RecordedGame } from '../record/recorded.ts';
import { Diagram, readHand, readRow } from './diagram.ts';
import { GameDraft } from './draft.ts';
import { EVEN, HANDICAPS } from './handicaps.ts';

/*
 * KIF, the files of Kifu for Windows: lines of headings, moves with their number, comments after `*`
 * and variations. Only the text is read; bytes are decoded before.
 */

const MAX_TEXT = 10_000_000;
const MOVE = /^(\d{1,4})\s+(\S.*)$/;
const SQUARE_MOVE = /^(?:同|[１-９1-9])/;
/** The time that follows a move. */
const TIME = /\([\s\d:]{0,40}\/|\(\s{0,9}\d{1,4}:/;
const HEADING = /^([^：:\s]{1,40})[：:](.*)$/;
const VARIATION = /^変化[：:]\s*(\d{1,4})手/;

/** Headings and the tags they become; all others keep their name. */
const TAGS: ReadonlyMap<string, string> = new Map([
  ['先手', 'White'],
  ['下手', 'White'],
  ['後手', 'Black'],
  ['上手', 'Black'],
  ['棋戦', 'Event'],
  ['場所', 'Site'],
  ['開始日時', 'Date'],
]);

/** Ends of a game that the player to move loses, and that he wins. */
const LOST = new Set(['投了', '詰み', '切れ負け', '反則負け']);
const WON = new Set(['反則勝ち', '入玉勝ち']);
const DRAWN = new Set(['千日手', '持将棋']);
const UNDECIDED = new Set(['中断', '不詰', '不戦敗', '不戦勝']);

/** Reads one game line by line. */
class KifReader {
  readonly #game: GameDraft;
  #diagram: Diagram | undefined;
  #rank = 0;
  #handicap: string | undefined;
  #firstPlayer = 0;

  constructor(place: TextPlace) {
    this.#game = new GameDraft(place);
  }

  read(text: string): Parsed<RecordedGame> {
    for (const [index, raw] of text.split('\n').entries()) {
      const line = raw.trimEnd();
      const column = line.length - line.trimStart().length + 1;
      const read = this.#read(line.trim(), { line: index + 1, column });
      if (!read.ok) return read;
    }
    this.#setUp();
    if (this.#game.isEmpty) return failed(notationProblem('kif-empty', { line: 1, column: 1 }));
    return parsed(this.#game.game());
  }

  #read(line: string, place: TextPlace): Parsed<true> {
    const done = parsed(true as const);
    if (line === '' || /^[#&+]/.test(line)) return done;
    if (line.startsWith('*')) {
      this.#game.comment(line.slice(1).trim());
      return done;
    }
    if (line.startsWith('|')) return this.#row(line, place);
    const [, number] = VARIATION.exec(line) ?? [];
    if (number !== undefined) {
      const problem = this.#game.variation(Number(number), place);
      return problem === undefined ? done : failed(problem);
    }
    const [, count, move] = MOVE.exec(line) ?? [];
    if (count !== undefined && move !== undefined)
      return this.#move(Number(count), move, line, place);
    return this.#heading(line, place);
  }

  #row(line: string, place: TextPlace): Parsed<true> {
    this.#diagram ??= new Diagram();
    this.#rank += 1;
    if (readRow(this.#diagram, this.#rank, line)) return parsed(true);
    return failed(notationProblem('kif-row', place, { text: line }));
  }

  #move(number: number, text: string, line: string, place: TextPlace): Parsed<true> {
    const time = text.search(TIME);
    const move = (time < 0 ? text : text.slice(0, time)).trim();
    const at = { line: place.line, column: place.column + line.indexOf(text) };
    if (number !== this.#game.next) {
      return failed(notationProblem('kif-number', place, { number, next: this.#game.next }));
    }
    if (SQUARE_MOVE.test(move)) {
      this.#game.move(move, at);
      return parsed(true);
    }
    if (this.#end(move)) return parsed(true);
    return failed(notationProblem('kif-move', at, { text: move }));
  }

  /** Reads the end of a line of moves; false for another word. */
  #end(word: string): boolean {
    const isFirst = (this.#firstPlayer + this.#game.next - 1) % 2 === 0;
    const [win, loss] = isFirst ? ['1-0', '0-1'] : ['0-1', '1-0'];
    const result = LOST.has(word) ? loss : WON.has(word) ? win : DRAWN.has(word) ? '1/2-1/2' : '*';
    if (result === '*' && !UNDECIDED.has(word)) return false;
    if (this.#game.isMain) this.#game.result = result;
    return true;
  }

  #heading(line: string, place: TextPlace): Parsed<true> {
    if (/^(?:手数-|９|9 |まで)/.test(line)) return parsed(true);
    if (/^[後上]手番$/.test(line) || /^[先下]手番$/.test(line)) {
      this.#diagram ??= new Diagram();
      this.#diagram.player = /^[後上]/.test(line) ? 1 : 0;
      this.#firstPlayer = this.#diagram.player;
      return parsed(true);
    }
    const [, name = '', value = ''] = HEADING.exec(line) ?? [];
    if (name === '') return failed(notationProblem('kif-line', place, { text: line.slice(0, 60) }));
    const text = value.trim();
    if (name.endsWith('の持駒')) return this.#hand(name, text, place);
    if (name === '手合割') return this.#handicapped(text, place);
    this.#game.tag(TAGS.get(name) ?? name, text, place);
    return parsed(true);
  }

  #hand(name: string, text: string, place: TextPlace): Parsed<true> {
    this.#diagram ??= new Diagram();
    if (readHand(this.#diagram, /^[後上]/.test(name) ? 1 : 0, text)) return parsed(true);
    return failed(notationProblem('kif-hand', place, { text }));
  }

  #handicapped(text: string, place: TextPlace): Parsed<true> {
    if (text === '' || text === EVEN || text.startsWith('その他')) return parsed(true);
    const sfen = HANDICAPS.get(text);
    if (sfen === undefined) {
      const names = [EVEN, ...HANDICAPS.keys()].join(', ');
      return failed(notationProblem('kif-handicap', place, { text, names }));
    }
    this.#handicap = sfen;
    this.#firstPlayer = 1;
    return parsed(true);
  }

  #setUp(): void {
    const sfen = this.#rank > 0 ? this.#diagram?.sfen() : this.#handicap;
    if (sfen !== undefined) this.#game.tag('FEN', sfen, { line: 1, column: 1 });
  }
}

/** Reads a game in KIF, without comparing it with the rules. Its position becomes the tag FEN. */
export function parseKif(text: string): Parsed<RecordedGame> {
  const start = { line: 1, column: 1 };
  if (text.length > MAX_TEXT)
    return failed(notationProblem('pgn-length', start, { most: MAX_TEXT }));
  return new KifReader(start).read(text.replace(/^\uFEFF/, '').replace(/\r/g, ''));
}
