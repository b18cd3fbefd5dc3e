import type { Grid, Size } from '../cells/grid.ts';
import type { Theme } from '../cells/theme.ts';

/** Output device for screens: a terminal, a canvas, or a stub in tests. */
export interface Driver {
  /** Current size in cells. */
  readonly size: Size;
  /** Receives the minimum size of the next screen, for drivers that can resize. */
  requireSize?(minSize: Size): void;
  /** Shows a screen, drawing only the differences from the last one. */
  show(grid: Grid): void;
  /** Sets the colours; the next screen is redrawn completely. */
  setTheme(theme: Theme): void;
  /** Turns tiles on or off, for drivers that support them. */
  drawTiles?(isOn: boolean): void;
  /** Announces news to screen readers. */
  announce?(news: string): void;
}
