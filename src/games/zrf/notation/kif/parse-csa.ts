import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import { notationProblem } from '../model/problems.ts';
import type { TextPlace } from '../model/problems.ts';
import type { RecordedGame } from '../record/recorded.ts';
import { PIECES } from '../shogi/japanese.ts';
import { Diagram } from './diagram.ts';
import { GameDraft } from './draft.ts';

/*
 * CSA, the files of computer shogi (www2.computer-shogi.org/protocol/record_v22.html): a position,
 * the player to move, moves such as `+7776FU`, and the end of the game. Games are separated by `/`.
 */

const MAX_TEXT = 10_000_000;
const SIZE = 9;
const MOVE = /^[-+]\d\d[1-9]{2}[A-Z]{2}$/;
const USUAL_ROWS = [
  '-KY-KE-GI-KI-OU-KI-GI-KE-KY',
  ' * -HI *  *  *  *  * -KA * ',
  '-FU-FU-FU-FU-FU-FU-FU-FU-FU',
  ' *  *  *  *  *  *  *  *  * ',
  ' *  *  *  *  *  *  *  *  * ',
  ' *  *  *  *  *  *  *  *  * ',
  '+FU+FU+FU+FU+FU+FU+FU+FU+FU',
  ' * +KA *  *  *  *  * +HI * ',
  '+KY+KE+GI+KI+OU+KI+GI+KE+KY',
];
/** All pieces but kings, for the player who holds the rest. */
const SET: readonly (readonly [string, number])[] = [
  ['R', 2],
  ['B', 2],
  ['G', 4],
  ['S', 4],
  ['N', 4],
  ['L', 4],
  ['P', 18],
];

const TAGS: ReadonlyMap<string, string> = new Map([
  ['EVENT', 'Event'],
  ['SITE', 'Site'],
  ['START_TIME', 'Date'],
  ['OPENING', 'Opening'],
]);

const LOST = new Set(['%TORYO', '%TIME_UP', '%TSUMI', '%ILLEGAL_MOVE']);
const WON = new Set(['%KACHI']);
const DRAWN = new Set(['%SENNICHITE', '%JISHOGI', '%HIKIWAKE']);

function letterOf(csa: string): string | undefined {
  return PIECES.find((piece) => piece.csa === csa)?.letter;
}

/** Reads one game statement by statement. */
class CsaReader {
  readonly #game: GameDraft;
  readonly #diagram = new Diagram();
  #isSetUp = false;
  #player = 0;

  constructor(place: TextPlace) {
    this.#game = new GameDraft(place);
  }

  get isEmpty(): boolean {
    return this.#game.isEmpty && !this.#isSetUp;
  }

  /** Reads a statement; false for one that is not valid. */
  read(text: string, place: TextPlace): boolean {
    const [first, second = ''] = text;
    if (first === "'") {
      this.#game.comment(text.slice(1).replace(/^\*+/, '').trim());
      return true;
    }
    if (first === 'V' || first === 'T') return true;
    if (first === 'N') return this.#name(text, place);
    if (first === '$') return this.#information(text, place);
    if (first === 'P') return this.#position(second, text.slice(2));
    if (first === '%') return this.#end(text);
    if (text === '+' || text === '-') {
      this.#player = text === '+' ? 0 : 1;
      this.#diagram.player = this.#player;
      return true;
    }
    if (!MOVE.test(text)) return false;
    this.#game.move(text, place);
    return true;
  }

  #name(text: string, place: TextPlace): boolean {
    if (!/^N[-+]/.test(text)) return false;
    this.#game.tag(text.startsWith('N+') ? 'White' : 'Black', text.slice(2).trim(), place);
    return true;
  }

  #information(text: string, place: TextPlace): boolean {
    const at = text.indexOf(':');
    if (at < 0) return false;
    const name = text.slice(1, at);
    this.#game.tag(TAGS.get(name) ?? name, text.slice(at + 1).trim(), place);
    return true;
  }

  #position(kind: string, text: string): boolean {
    this.#isSetUp = true;
    if (kind === 'I') {
      USUAL_ROWS.forEach((row, index) => this.#row(index + 1, row));
      return this.#pieces(text, (file, rank) => {
        this.#diagram.put(file, rank, undefined);
        return true;
      });
    }
    if (/[1-9]/.test(kind)) return this.#row(Number(kind), text);
    if (kind !== '+' && kind !== '-') return false;
    const player = kind === '+' ? 0 : 1;
    return this.#pieces(text, (file, rank, csa) => this.#place(file, rank, csa, player));
  }

  /** Puts a piece on a square or into a hand; `00AL` gives a player everything that is left. */
  #place(file: number, rank: number, csa: string, player: number): boolean {
    if (file === 0 && rank === 0 && csa === 'AL') {
      for (const [letter, count] of SET) {
        const left = count - this.#diagram.count(letter);
        if (left > 0) this.#diagram.hold({ letter, player }, left);
      }
      return true;
    }
    const letter = letterOf(csa);
    if (letter === undefined) return false;
    if (file === 0 && rank === 0) this.#diagram.hold({ letter, player }, 1);
    else if (file === 0 || rank === 0) return false;
    else this.#diagram.put(file, rank, { letter, player });
    return true;
  }

  #row(rank: number, text: string): boolean {
    for (let index = 0; index < SIZE; index++) {
      const cell = text.slice(3 * index, 3 * index + 3);
      if (cell.trim() === '*' || cell.trim() === '') continue;
      const letter = letterOf(cell.slice(1));
      if (letter === undefined || !/^[-+]/.test(cell)) return false;
      this.#diagram.put(SIZE - index, rank, { letter, player: cell.startsWith('+') ? 0 : 1 });
    }
    return true;
  }

  #pieces(text: string, take: (file: number, rank: number, csa: string) => boolean): boolean {
    if (text.length % 4 !== 0) return false;
    for (let at = 0; at < text.length; at += 4) {
      const word = text.slice(at, at + 4);
      if (!/^\d\d[A-Z]{2}$/.test(word)) return false;
      if (!take(Number(word[0]), Number(word[1]), word.slice(2))) return false;
    }
    return true;
  }

  #end(word: string): boolean {
    const isFirst = (this.#player + this.#game.next - 1) % 2 === 0;
    const [win, loss] = isFirst ? ['1-0', '0-1'] : ['0-1', '1-0'];
    if (LOST.has(word)) this.#game.result = loss;
    else if (WON.has(word)) this.#game.result = win;
    else if (DRAWN.has(word)) this.#game.result = '1/2-1/2';
    else if (word === '%+ILLEGAL_ACTION') this.#game.result = '0-1';
    else if (word === '%-ILLEGAL_ACTION') this.#game.result = '1-0';
    return true;
  }

  game(): RecordedGame {
    if (this.#isSetUp) this.#game.tag('FEN', this.#diagram.sfen(), { line: 1, column: 1 });
    return this.#game.game();
  }
}

/**
 * Reads games in CSA, without comparing them with the rules. Their positions become the tag FEN.
 */
export function parseCsa(text: string): Parsed<readonly RecordedGame[]> {
  const start = { line: 1, column: 1 };
  if (text.length > MAX_TEXT)
    return failed(notationProblem('pgn-length', start, { most: MAX_TEXT }));
  const games: RecordedGame[] = [];
  let reader = new CsaReader(start);
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r/g, '')
    .split('\n');
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '/') {
      if (!reader.isEmpty) games.push(reader.game());
      reader = new CsaReader({ line: index + 1, column: 1 });
      continue;
    }
    // Comments and headings may contain commas.
    const statements = /^['$N]/.test(line) ? [line] : line.split(',');
    let column = 1;
    for (const statement of statements) {
      const word = statement.trimEnd();
      const place = { line: index + 1, column };
      if (word !== '' && !reader.read(word, place)) {
        return failed(notationProblem('csa-line', place, { text: word.slice(0, 60) }));
      }
      column += statement.length + 1;
    }
  }
  if (!reader.isEmpty) games.push(reader.game());
  const [first] = games;
  return first === undefined ? failed(notationProblem('csa-empty', start)) : parsed(games);
}
