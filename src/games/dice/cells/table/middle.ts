import { assertDefined } from '#core';
import { phaseOf, REFUGE } from '../../rules/index.ts';
import type { DiceState } from '../../rules/index.ts';
import type { CheckShown } from '../../voice/checks.ts';
import { metShown } from '../../voice/met.ts';
import type { MetShown } from '../../voice/met.ts';
import type { OfferShown } from '../../voice/offers.ts';
import type { DiceWords } from '../../voice/words.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import { putLine, putText, wrap } from '#screen/widgets/words.ts';
import { rowsOfList } from './actions.ts';
import { bigDieWidth, BIG_DIE_HEIGHT, drawBigDie } from './big-die.ts';
import { drawCheck } from './check.ts';
import { inkOf } from './die-ink.ts';

/** What the middle of the table tells of, beside the list of offers. */
export interface MiddleShown {
  readonly state: DiceState;
  readonly hero: number;
  /** The check that is prepared, rolled, or was the last one. */
  readonly check: CheckShown | undefined;
  /** What happened since the last decision. */
  readonly sentences: readonly string[];
  readonly words: DiceWords;
  /** The offers that are to be listed beside it. */
  readonly listed: readonly OfferShown[];
}

/** Rows that offers are left at least, where there are any, however much else there is to say. */
const MIN_LIST = 5;

/** The rows of an area above those that offers need at least. */
function aboveList(area: Area, listed: readonly OfferShown[]): Area {
  return rowsOf(area, 0, area.height - Math.min(MIN_LIST, rowsOfList(listed, area.width)));
}

/** The part of the area right of so many columns. */
function rightOf(area: Area, columns: number): Area {
  return { ...area, x: area.x + columns, width: Math.max(0, area.width - columns) };
}

/** The die that was met in large, and the rest of the area. */
function drawMet(grid: Grid, area: Area, { die }: MetShown, words: DiceWords): Area {
  if (area.height < BIG_DIE_HEIGHT) return area;
  drawBigDie(grid, area, die, { letter: words.letter(die.type) });
  return rightOf(area, bigDieWidth(die.size) + 2);
}

/** The name of a die, what counts for it, its traits with their meaning, and its description. */
function drawCard(grid: Grid, area: Area, met: MetShown): number {
  const { die, name, traits, strength, about } = met;
  putLine(grid, area, name, { ink: inkOf(die.type), bold: true });
  let row = 1;
  if (strength.length > 0) {
    row += putText(grid, rowsOf(area, row, 2), strength.join(', '), { ink: 'bad' });
  }
  for (const { name: trait, meaning } of traits) {
    row += putText(grid, rowsOf(area, row, 2), `${trait}: ${meaning}`, { ink: 'warn' });
  }
  // It is read on the card of the threat where there is no room for it here.
  if (row + wrap(about, area.width).length > area.height) return row;
  return row + putText(grid, rowsOf(area, row), about, { ink: 'soft' });
}

/** What a check with one die on each side needs; one with more has half of the row. */
const SMALL_CHECK = 32;

/** The columns that a check has beside a list. */
function checkWidth(area: Area, { own }: CheckShown): number {
  const half = Math.floor(area.width / 2);
  return own.length > 1 ? half : Math.min(half, SMALL_CHECK);
}

/** The place, its rules, and what happened last. */
function drawPlace(grid: Grid, area: Area, shown: MiddleShown): number {
  const { state, hero, words } = shown;
  const { at } = assertDefined(state.heroes[hero]);
  const rules = at === REFUGE ? [] : assertDefined(state.world.sites[at]).template.rules;
  let row = putText(grid, rowsOf(area, 0, 2), words.describePlace(state, at), { ink: 'soft' });
  for (const id of rules) {
    row += putText(
      grid,
      rowsOf(area, row, 1),
      `${words.rule(id)}: ${words.meaning(`rule-${id}`)}`,
      {
        ink: 'warn',
      },
    );
  }
  return row;
}

/** The last sentences that there is room for, the newest at the bottom. */
function drawSentences(grid: Grid, area: Area, sentences: readonly string[]): void {
  const shown = area.height < 1 ? [] : sentences.slice(-area.height);
  for (const [row, text] of shown.entries()) {
    putLine(grid, rowsOf(area, row, 1), text, { ink: row === shown.length - 1 ? 'text' : 'soft' });
  }
}

/**
 * The middle of the table: a check in its dice, the die that was met in large, or the place.
 * Returns where offers can be listed.
 */
export function drawMiddle(grid: Grid, area: Area, shown: MiddleShown): Area {
  const { state, check, words, sentences, listed } = shown;
  const phase = phaseOf(state);
  if (check !== undefined && phase?.kind !== 'encounter') {
    if (listed.length === 0) {
      drawCheck(grid, area, check, words);
      return rowsOf(area, area.height);
    }
    const left = checkWidth(area, check);
    drawCheck(grid, { ...area, width: left - 2 }, check, words);
    return rightOf(area, left);
  }
  const met = metShown(state, words);
  if (met !== undefined) {
    const right = drawMet(grid, area, met, words);
    const used = drawCard(grid, aboveList(right, listed), met);
    return rowsOf(right, Math.min(used, right.height));
  }
  const above = aboveList(area, listed);
  const used = drawPlace(grid, above, shown);
  const told = Math.min(
    Math.max(2, above.height - used - 1),
    sentences.length,
    above.height - used,
  );
  drawSentences(grid, rowsOf(above, used, told), sentences);
  return rowsOf(area, used + Math.max(0, told));
}
