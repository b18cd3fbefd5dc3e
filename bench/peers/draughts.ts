/**
 * English draughts hand-written for speed: 10 x 10 bytes with a border. Moves are made and unmade
 * in place, and jumps in a different order count separately.
 */
const STRIDE = 10;
const SIZE = STRIDE * STRIDE;
const EMPTY = 0;
const BORDER = 5;
const WHITE_MAN = 1;
const BLACK_MAN = 2;
const KING = 2;
/** Steps towards the black side come first: white men use the first two, black men the last two. */
const STEPS = [-STRIDE - 1, -STRIDE + 1, STRIDE - 1, STRIDE + 1];

/** 1 for white, 2 for black: a man is its side, a king its side plus 2. */
function sideOf(piece: number): number {
  return piece === WHITE_MAN || piece === WHITE_MAN + KING ? WHITE_MAN : BLACK_MAN;
}

export class Draughts {
  readonly cells = new Uint8Array(SIZE);
  /** Black moves first. */
  side = BLACK_MAN;

  constructor() {
    this.cells.fill(BORDER);
    for (let row = 1; row <= 8; row += 1) {
      for (let column = 1; column <= 8; column += 1) {
        const isDark = (row + column) % 2 === 1;
        const man = row <= 3 ? BLACK_MAN : row >= 6 ? WHITE_MAN : EMPTY;
        this.cells[row * STRIDE + column] = isDark ? man : EMPTY;
      }
    }
  }

  /** Index of the first direction of a piece. */
  #first(piece: number): number {
    return piece === BLACK_MAN ? 2 : 0;
  }

  #last(piece: number): number {
    return piece === WHITE_MAN ? 2 : 4;
  }

  #isFoe(piece: number, side: number): boolean {
    return piece !== EMPTY && piece !== BORDER && sideOf(piece) !== side;
  }

  #canJump(from: number, piece: number): boolean {
    const { cells, side } = this;
    for (let index = this.#first(piece); index < this.#last(piece); index += 1) {
      const step = STEPS[index] as number;
      if (cells[from + step * 2] !== EMPTY) continue;
      if (this.#isFoe(cells[from + step] as number, side)) return true;
    }
    return false;
  }

  #isOwn(piece: number): boolean {
    return piece !== EMPTY && piece !== BORDER && sideOf(piece) === this.side;
  }

  #hasJump(): boolean {
    for (let at = STRIDE + 1; at < SIZE - STRIDE; at += 1) {
      const piece = this.cells[at] as number;
      if (this.#isOwn(piece) && this.#canJump(at, piece)) return true;
    }
    return false;
  }

  #crowns(to: number, piece: number): boolean {
    if (piece === WHITE_MAN) return to < STRIDE * 2;
    return piece === BLACK_MAN && to >= STRIDE * 8;
  }

  /** Counts the ways to play `depth` moves. */
  perft(depth: number): number {
    if (depth === 0) return 1;
    const isJumping = this.#hasJump();
    let count = 0;
    for (let at = STRIDE + 1; at < SIZE - STRIDE; at += 1) {
      const piece = this.cells[at] as number;
      if (!this.#isOwn(piece)) continue;
      if (isJumping) {
        if (this.#canJump(at, piece)) count += this.#jumps(at, piece, depth);
      } else count += this.#steps(at, piece, depth);
    }
    return count;
  }

  #steps(from: number, piece: number, depth: number): number {
    const { cells } = this;
    let count = 0;
    for (let index = this.#first(piece); index < this.#last(piece); index += 1) {
      const to = from + (STEPS[index] as number);
      if (cells[to] !== EMPTY) continue;
      if (depth === 1) {
        count += 1;
        continue;
      }
      cells[from] = EMPTY;
      cells[to] = this.#crowns(to, piece) ? piece + KING : piece;
      this.side = 3 - this.side;
      count += this.perft(depth - 1);
      this.side = 3 - this.side;
      cells[to] = EMPTY;
      cells[from] = piece;
    }
    return count;
  }

  #jumps(from: number, piece: number, depth: number): number {
    const { cells } = this;
    let count = 0;
    for (let index = this.#first(piece); index < this.#last(piece); index += 1) {
      const step = STEPS[index] as number;
      const [jumpedCell, to] = [from + step, from + step * 2];
      const capturedPiece = cells[jumpedCell] as number;
      if (!this.#isFoe(capturedPiece, this.side) || cells[to] !== EMPTY) continue;
      const crowns = this.#crowns(to, piece);
      const landed = crowns ? piece + KING : piece;
      cells[from] = EMPTY;
      cells[jumpedCell] = EMPTY;
      cells[to] = landed;
      // Crowning ends a man's move.
      if (!crowns && this.#canJump(to, landed)) count += this.#jumps(to, landed, depth);
      else if (depth === 1) count += 1;
      else {
        this.side = 3 - this.side;
        count += this.perft(depth - 1);
        this.side = 3 - this.side;
      }
      cells[to] = EMPTY;
      cells[jumpedCell] = capturedPiece;
      cells[from] = piece;
    }
    return count;
  }
}
