import type { Grid, Size } from '../cells/grid.ts';
import type { Theme } from '../cells/theme.ts';

/** Where screens are shown: a terminal, a canvas, or nowhere but in a test. */
export interface Driver {
  /** The cells there are at present. */
  readonly size: Size;
  /** Hears how many cells the next screen needs; a driver whose cells are given need not know. */
  need?(least: Size): void;
  /** Shows a screen; only what differs from the one before is drawn. */
  show(grid: Grid): void;
  /** Changes the colours; the next screen is drawn whole. */
  dress(theme: Theme): void;
  /** Draws pictures for the glyphs that have one, or no longer; a driver without pictures need not know. */
  drawTiles?(isOn: boolean): void;
  /** Tells those who hear the screen what happened. */
  tell?(news: string): void;
}
