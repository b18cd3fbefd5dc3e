import { assertDefined } from '#core';
import { phaseOf, REFUGE } from '../../rules/index.ts';
import type { DiceState } from '../../rules/index.ts';
import type { CheckShown } from '../../voice/checks.ts';
import { encounterView } from '../../voice/encounter-view.ts';
import type { EncounterView } from '../../voice/encounter-view.ts';
import { signOf } from '../../voice/marks.ts';
import type { OfferShown } from '../../voice/offers.ts';
import type { DiceWords } from '../../voice/words.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import { putLine, putText, wrap } from '#screen/widgets/words.ts';
import { rowsOfList } from './actions.ts';
import { bigDieWidth, BIG_DIE_HEIGHT, drawBigDie } from './big-die.ts';
import { drawCheck } from './check.ts';
import { inkOf } from './die-ink.ts';

/** Contents of the middle of the table, beside the list of offers. */
export interface MiddleShown {
  readonly state: DiceState;
  readonly hero: number;
  /** The check being prepared or rolled, or the last one. */
  readonly check: CheckShown | undefined;
  /** Events since the last decision. */
  readonly sentences: readonly string[];
  readonly words: DiceWords;
  /** Offers to list beside it. */
  readonly listed: readonly OfferShown[];
}

/** Minimum rows for the offers, if there are any. */
const MIN_LIST = 5;

/** The rows of an area above the minimum for the offers. */
function aboveList(area: Area, listed: readonly OfferShown[]): Area {
  return rowsOf(area, 0, area.height - Math.min(MIN_LIST, rowsOfList(listed, area.width)));
}

/** The part of the area to the right of `columns` columns. */
function rightOf(area: Area, columns: number): Area {
  return { ...area, x: area.x + columns, width: Math.max(0, area.width - columns) };
}

/** Draws the encountered die in large digits; returns the remaining area. */
function drawEncounterDie(grid: Grid, area: Area, { die }: EncounterView, words: DiceWords): Area {
  if (area.height < BIG_DIE_HEIGHT) return area;
  drawBigDie(grid, area, die, { letter: words.letter(die.type) + signOf(die, words) });
  return rightOf(area, bigDieWidth(die.size) + 2);
}

/** A text about a threat, and its colour. */
type Fact = readonly [string, 'bad' | 'warn'];

/** Meanings that fit: of everything, of the act only, or none. */
const MEANINGS = ['all', 'act', 'none'] as const;
type Meanings = (typeof MEANINGS)[number];

/** Facts about a threat, with these meanings. Its act comes first. */
function factsOf({ traits, act, strength }: EncounterView, meanings: Meanings): readonly Fact[] {
  const facts: Fact[] = [];
  if (act !== undefined)
    facts.push([meanings === 'none' ? act.name : `${act.name}. ${act.meaning}`, 'bad']);
  if (meanings === 'all') {
    if (strength.length > 0) facts.push([strength.join(', '), 'bad']);
    return [...facts, ...traits.map((one): Fact => [`${one.name}: ${one.meaning}`, 'warn'])];
  }
  const names = [...strength, ...traits.map((one) => one.name)];
  return names.length === 0 ? facts : [...facts, [names.join(', '), 'warn']];
}

function heightOf(facts: readonly Fact[], width: number): number {
  return facts.reduce((rows, [text]) => rows + wrap(text, width).length, 0);
}

/** Draws a die's name, its act, strength and traits, and its description, as far as they fit. */
function drawCard(grid: Grid, area: Area, encounter: EncounterView): number {
  const { die, name, about } = encounter;
  putLine(grid, area, name, { ink: inkOf(die.type), bold: true });
  // The threat page has the meanings left out here.
  const fits = (facts: readonly Fact[]) => heightOf(facts, area.width) < area.height;
  const candidates = MEANINGS.map((meanings) => factsOf(encounter, meanings));
  const facts = candidates.find(fits) ?? factsOf(encounter, 'none');
  let row = 1;
  for (const [text, ink] of facts) {
    row += putText(grid, rowsOf(area, row), text, { ink });
  }
  // If the description does not fit, it is still on the threat page.
  if (row + wrap(about, area.width).length > area.height) return row;
  return row + putText(grid, rowsOf(area, row), about, { ink: 'soft' });
}

/** Columns of a check with one die on each side. A check with more dice takes half of the row. */
const SMALL_CHECK = 32;

/** Width of a check beside a list. */
function checkWidth(area: Area, { own }: CheckShown): number {
  const half = Math.floor(area.width / 2);
  return own.length > 1 ? half : Math.min(half, SMALL_CHECK);
}

/** Draws the location, its rules, and the last events. */
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

/** Draws as many of the last sentences as fit, the newest at the bottom. */
function drawSentences(grid: Grid, area: Area, sentences: readonly string[]): void {
  const shown = area.height < 1 ? [] : sentences.slice(-area.height);
  for (const [row, text] of shown.entries()) {
    putLine(grid, rowsOf(area, row, 1), text, { ink: row === shown.length - 1 ? 'text' : 'soft' });
  }
}

/**
 * Draws the middle of the table: the dice of a check, the encountered die, or the location. Returns
 * the area for the list of offers.
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
  const encounter = encounterView(state, words);
  if (encounter !== undefined) {
    const right = drawEncounterDie(grid, area, encounter, words);
    const used = drawCard(grid, aboveList(right, listed), encounter);
    return rowsOf(right, Math.min(used, right.height));
  }
  const above = aboveList(area, listed);
  const used = drawPlace(grid, above, shown);
  const sentenceRows = Math.min(
    Math.max(2, above.height - used - 1),
    sentences.length,
    above.height - used,
  );
  drawSentences(grid, rowsOf(above, used, sentenceRows), sentences);
  return rowsOf(area, used + Math.max(0, sentenceRows));
}
