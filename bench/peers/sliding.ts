/**
 * Sliding blocks, solved as one would by hand: a position is a string with one letter per block.
 * Visited positions are a set of strings in which blocks of the same shape share a letter.
 */
export class SlidingStrings {
  readonly #width: number;
  readonly #letters: readonly string[];
  readonly #shapes: ReadonlyMap<string, string>;
  readonly #start: string;
  positions = 0;

  /** Takes rows of letters, with `.` for empty cells. */
  constructor(rows: readonly string[]) {
    this.#width = (rows[0] ?? '').length;
    this.#start = rows.join('');
    this.#letters = [...new Set(this.#start)].filter((letter) => letter !== '.');
    this.#shapes = this.#nameShapes();
  }

  #nameShapes(): ReadonlyMap<string, string> {
    const names = new Map<string, string>();
    const shapes = new Map<string, string>();
    for (const letter of this.#letters) {
      const cells = this.#cellsOf(this.#start, letter);
      const look = cells.map((cell) => cell - (cells[0] ?? 0)).join();
      shapes.set(letter, names.get(look) ?? letter);
      if (!names.has(look)) names.set(look, letter);
    }
    return shapes;
  }

  #cellsOf(board: string, letter: string): number[] {
    return [...board].flatMap((one, cell) => (one === letter ? [cell] : []));
  }

  #keyOf(board: string): string {
    return [...board].map((letter) => this.#shapes.get(letter) ?? '.').join('');
  }

  #next(board: string): string[] {
    const width = this.#width;
    const boards: string[] = [];
    for (const letter of this.#letters) {
      const cells = this.#cellsOf(board, letter);
      for (const [dx, step] of [
        [0, -width],
        [1, 1],
        [0, width],
        [-1, -1],
      ] as const) {
        const isFree = cells.every((cell) => {
          const column = (cell % width) + dx;
          const tile = board[cell + step];
          return column >= 0 && column < width && (tile === '.' || tile === letter);
        });
        if (!isFree) continue;
        const letters = [...board];
        for (const cell of cells) letters[cell] = '.';
        for (const cell of cells) letters[cell + step] = letter;
        boards.push(letters.join(''));
      }
    }
    return boards;
  }

  /**
   * Returns the fewest steps that bring a block's first cell to `target`, or -1 if it cannot get
   * there.
   */
  solve(letter: string, target: number): number {
    const seen = new Set([this.#keyOf(this.#start)]);
    let layer = [this.#start];
    for (let steps = 0; layer.length > 0; steps += 1) {
      const following: string[] = [];
      for (const board of layer) {
        this.positions = seen.size;
        if (board.indexOf(letter) === target) return steps;
        for (const next of this.#next(board)) {
          const key = this.#keyOf(next);
          if (seen.has(key)) continue;
          seen.add(key);
          following.push(next);
        }
      }
      layer = following;
    }
    return -1;
  }
}
