/** Connect Four hand-written for speed: one byte per cell, columns filled from below. */
const WIDTH = 7;
const HEIGHT = 6;
/** A border stops lines from wrapping round the edge. */
const STRIDE = WIDTH + 1;
const SIZE = STRIDE * (HEIGHT + 2);
const LINES = [1, STRIDE, STRIDE + 1, STRIDE - 1];

export class ConnectFour {
  readonly cells = new Uint8Array(SIZE);
  readonly heights = new Uint8Array(WIDTH);
  readonly open = new Uint8Array(WIDTH);
  player = 1;
  placed = 0;

  reset(): void {
    this.cells.fill(0);
    this.heights.fill(0);
    this.player = 1;
    this.placed = 0;
  }

  /** Writes the columns that are not full into `open` and returns their number. */
  moves(): number {
    let count = 0;
    for (let column = 0; column < WIDTH; column += 1) {
      if ((this.heights[column] as number) < HEIGHT) this.open[count++] = column;
    }
    return count;
  }

  /** Drops a stone and returns true if it makes four in a line. */
  play(column: number): boolean {
    const { cells, heights, player } = this;
    const row = heights[column] as number;
    const at = (row + 1) * STRIDE + column;
    heights[column] = row + 1;
    cells[at] = player;
    this.placed += 1;
    this.player = 3 - player;
    for (const step of LINES) {
      let length = 1;
      for (let next = at + step; cells[next] === player; next += step) length += 1;
      for (let next = at - step; cells[next] === player; next -= step) length += 1;
      if (length >= 4) return true;
    }
    return false;
  }

  get isFull(): boolean {
    return this.placed === WIDTH * HEIGHT;
  }
}
