import type { Grid, Size } from './cells/grid.ts';
import type { Driver } from './model/driver.ts';

/** Driver for tests: stores screens instead of showing them. */
export class NullDriver implements Driver {
  size: Size;
  readonly frames: Grid[] = [];
  /** Last announcement to screen readers. */
  announcement = '';

  constructor(size: Size = { width: 80, height: 24 }) {
    this.size = size;
  }

  show(grid: Grid): void {
    this.frames.push(grid);
  }

  setTheme(): void {
    return;
  }

  announce(news: string): void {
    this.announcement = news;
  }

  /** Text of the last screen. */
  get text(): string {
    return this.frames.at(-1)?.toText() ?? '';
  }
}
