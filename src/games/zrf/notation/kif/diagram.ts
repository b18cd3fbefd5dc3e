import { assertDefined } from '#core';
import { numberOf, PIECES } from '../shogi/japanese.ts';

/* Positions of Japanese files, collected piece by piece and written as SFEN. */

const SIZE = 9;
/** Signs of an empty square. */
const EMPTY_SIGNS = '・･.·*';

/** A piece with its owner: 0 for 先手, who moves first. */
export interface Placed {
  readonly letter: string;
  readonly player: number;
}

/** A board being read. */
export class Diagram {
  readonly #squares = new Map<string, Placed>();
  readonly #hands = [new Map<string, number>(), new Map<string, number>()];
  /** Player to move. */
  player = 0;

  /** Puts a piece on a square of a file from the right and a rank from the top, or removes it. */
  put(file: number, rank: number, piece: Placed | undefined): void {
    if (piece === undefined) this.#squares.delete(`${file}${rank}`);
    else this.#squares.set(`${file}${rank}`, piece);
  }

  at(file: number, rank: number): Placed | undefined {
    return this.#squares.get(`${file}${rank}`);
  }

  hold({ letter, player }: Placed, count: number): void {
    const hand = assertDefined(this.#hands[player]);
    hand.set(letter, (hand.get(letter) ?? 0) + count);
  }

  /** Number of pieces of a kind on the board and in the hands, promoted ones included. */
  count(letter: string): number {
    const placed = [...this.#squares.values()].filter((piece) => piece.letter.endsWith(letter));
    const held = this.#hands.reduce((sum, hand) => sum + (hand.get(letter) ?? 0), 0);
    return placed.length + held;
  }

  /** The position as SFEN. */
  sfen(): string {
    const rows = Array.from({ length: SIZE }, (_, row) => this.#row(row + 1));
    const hands = this.#hands.map((hand, player) =>
      [...hand].map(([letter, count]) => {
        const one = player === 0 ? letter : letter.toLowerCase();
        return `${count > 1 ? count : ''}${one}`;
      }),
    );
    const held = hands.flat().join('') || '-';
    return `${rows.join('/')} ${this.player === 0 ? 'b' : 'w'} ${held} 1`;
  }

  #row(rank: number): string {
    let [text, empty] = ['', 0];
    for (let file = SIZE; file > 0; file--) {
      const piece = this.at(file, rank);
      if (piece === undefined) {
        empty += 1;
        continue;
      }
      const letter = piece.player === 0 ? piece.letter : piece.letter.toLowerCase();
      text += `${empty > 0 ? empty : ''}${letter}`;
      empty = 0;
    }
    return `${text}${empty > 0 ? empty : ''}`;
  }
}

/** A row of a board in KIF: `|v香v桂 ・ … |一`. */
export function readRow(diagram: Diagram, rank: number, text: string): boolean {
  const [, inside = ''] = text.split('|');
  const letters = Array.from(inside);
  if (rank > SIZE || letters.length < 2 * SIZE) return false;
  for (let index = 0; index < SIZE; index++) {
    const [owner, kanji = ''] = letters.slice(2 * index, 2 * index + 2);
    const piece = PIECES.find(({ kif }) => kif.includes(kanji));
    if (piece === undefined && !EMPTY_SIGNS.includes(kanji)) return false;
    const player = owner === 'v' ? 1 : 0;
    if (piece !== undefined) diagram.put(SIZE - index, rank, { letter: piece.letter, player });
  }
  return true;
}

/** Pieces in hand in KIF: `飛二 歩十八`, `なし`. */
export function readHand(diagram: Diagram, player: number, text: string): boolean {
  const words = text.split(/\s+/).filter((word) => word !== '' && word !== 'なし');
  return words.every((word) => {
    const piece = PIECES.find(({ kif }) => kif.includes(word.slice(0, 1)));
    const count = numberOf(word.slice(1));
    if (piece === undefined || count === 0) return false;
    diagram.hold({ letter: piece.letter, player }, count);
    return true;
  });
}
