import type { Grid, Size } from './cells/grid.ts';
import type { Driver } from './model/driver.ts';

/** Shows nothing and keeps the screens, for tests. */
export class NullDriver implements Driver {
  size: Size;
  readonly frames: Grid[] = [];
  /** What those who hear the screen were told last. */
  told = '';

  constructor(size: Size = { width: 80, height: 24 }) {
    this.size = size;
  }

  show(grid: Grid): void {
    this.frames.push(grid);
  }

  dress(): void {
    return;
  }

  tell(news: string): void {
    this.told = news;
  }

  /** The text of the screen shown last. */
  get text(): string {
    return this.frames.at(-1)?.toText() ?? '';
  }
}
