import type { DiceState } from '../../rules/index.ts';
import { situationIn } from '../../voice/choices.ts';
import type { Tale } from '../../voice/choices.ts';
import type { OfferShown } from '../../voice/offers.ts';
import { describeScene } from '../../voice/status.ts';
import type { DiceWords } from '../../voice/words.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import { putLine, putText } from '#screen/widgets/words.ts';
import { drawOfferList, rowsOfList } from '../table/actions.ts';
import { column } from './banners.ts';

/** Draws the title and the text of a tale; returns the number of rows. */
export function putTale(grid: Grid, area: Area, { title, text }: Tale): number {
  const head = putText(grid, rowsOf(area, 0, 2), title, { ink: 'title', bold: true });
  return head + 1 + putText(grid, rowsOf(area, head + 1), text);
}

/** Parts of a choice beside its offers. */
export interface ChoiceShown {
  readonly offers: readonly OfferShown[];
  /** The option taken next, in a replay. */
  readonly taken?: OfferShown | undefined;
  readonly news: string;
  readonly keys: string;
}

/** Draws a choice within a scenario: the situation, and its options with their keys. */
export function drawChoice(
  grid: Grid,
  scene: DiceState,
  words: DiceWords,
  { offers, taken, news, keys }: ChoiceShown,
): void {
  const area = column(grid);
  const tale = situationIn(scene, words);
  const used = tale === undefined ? 0 : putTale(grid, area, tale);
  const prompt = putText(grid, rowsOf(area, used + 1, 2), describeScene(scene, words), {
    ink: 'good',
  });
  const listed = { ...area, y: area.y + used + prompt + 2 };
  const list = rowsOf(listed, 0, rowsOfList(offers, area.width));
  drawOfferList(grid, list, offers, 0, taken);
  putLine(grid, rowsOf(area, area.height - 2, 1), news, { ink: 'warn' });
  putLine(grid, rowsOf(grid.area, grid.height - 1, 1), keys, { ink: 'soft' }, 'centre');
}
