import { describeResult, moodOf, percent } from '../../voice/checks.ts';
import type { CheckDie, CheckShown } from '../../voice/checks.ts';
import { describeFace } from '../../voice/marks.ts';
import { signed } from '../../voice/ways.ts';
import type { DiceWords } from '../../voice/words.ts';
import { pad, widthOf } from '#screen/cells/glyphs.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { Ink } from '#screen/cells/ink.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import { putLine, putText, wrap } from '#screen/widgets/words.ts';
import { inkOf } from './die-ink.ts';

/** Size of a small die: frame, letter, and size or face. */
const DIE_WIDTH = 7;
const DIE_HEIGHT = 3;

function drawDie(
  grid: Grid,
  x: number,
  y: number,
  { die, face }: CheckDie,
  words: DiceWords,
): void {
  const ink: Ink = { ink: inkOf(die.type), bold: true };
  const text = face === undefined ? words.short(die) : describeFace(die, face);
  grid.put(x, y, `┌${'─'.repeat(DIE_WIDTH - 2)}┐`, ink);
  grid.put(x, y + 1, `│${pad(text, DIE_WIDTH - 2, 'centre')}│`, ink);
  grid.put(x, y + 2, `└${'─'.repeat(DIE_WIDTH - 2)}┘`, ink);
  if (face !== undefined) grid.put(x + 1, y, words.short(die), ink);
}

/** Draws the dice of one side in rows, with a sign between them. Returns the row after them. */
function drawDice(
  grid: Grid,
  area: Area,
  dice: readonly CheckDie[],
  sign: string,
  words: DiceWords,
): number {
  let { x, y } = area;
  for (const [index, die] of dice.entries()) {
    const isFirst = index === 0;
    if (!isFirst && x + 3 + DIE_WIDTH > area.x + area.width) [x, y] = [area.x, y + DIE_HEIGHT];
    else if (!isFirst) x = grid.put(x, y + 1, ` ${sign} `, { ink: 'soft' });
    drawDie(grid, x, y, die, words);
    x += DIE_WIDTH;
  }
  return y + DIE_HEIGHT;
}

function outcomeText(check: CheckShown, words: DiceWords): string {
  const { result, odds } = check;
  if (result !== undefined) return describeResult(check, words);
  return odds === undefined ? '' : words.say('dice-screen-chance', { percent: percent(odds) });
}

/** Name of the method that combines the dice, unless they are simply added. */
function methodText({ method, own }: CheckShown, { say }: DiceWords): string {
  return own.length > 1 && method !== 'SUM' ? say(`dice-method-${method}`) : '';
}

/**
 * Draws a check: the opponent's die, VS, the hero's dice, and the modifiers by source below. The
 * chance follows before the roll, the result after it.
 */
export function drawCheck(grid: Grid, area: Area, check: CheckShown, words: DiceWords): void {
  const { say } = words;
  putLine(grid, area, say('dice-screen-check'), { ink: 'soft' });
  const dice = rowsOf(area, 1);
  let { x } = dice;
  if (check.foe !== undefined) {
    drawDie(grid, x, dice.y, check.foe, words);
    x += DIE_WIDTH + 1;
    if (check.own.length > 0) {
      x = grid.put(x, dice.y + 1, say('dice-screen-versus'), { ink: 'soft' }) + 1;
    }
  }
  const sign = check.method === 'SUM' ? '+' : '/';
  const own = { ...dice, x, width: area.x + area.width - x };
  const end = drawDice(grid, own, check.own, sign, words) - area.y;
  const rest = rowsOf(area, end);
  const row = drawParts(grid, rest, check, words);
  drawOutcome(grid, rowsOf(rest, row, OUTCOME_ROWS), check, words);
}

/** Rows of a framed result. Without space for the frame, it takes one row. */
const OUTCOME_ROWS = 3;

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

/** Draws the modifiers of both sides by source, or only their sum where not all of them fit. */
function drawParts(grid: Grid, area: Area, check: CheckShown, words: DiceWords): number {
  const { foe: foeDie, foeParts, foeSum, ownParts, ownSum } = check;
  const against = (parts: string) =>
    foeDie === undefined || parts === '' ? parts : words.say('dice-screen-against', { parts });
  const rows = (text: string) => Math.max(1, wrap(text, area.width).length);
  // Each side always gets the first and the last row.
  const room = Math.max(2, area.height - 1);
  const method = methodText(check, words);
  const [foeAll, ownAll] = [against(joined(foeParts)), joined([method, ...ownParts])];
  const foeRows = Math.min(rows(foeAll), Math.max(1, room - rows(ownAll)));
  const ownRows = room - foeRows;
  const foeAmount = foeDie === undefined ? String(foeSum) : signed(foeSum);
  const foeText = rows(foeAll) <= foeRows ? foeAll : against(foeAmount);
  const ownText = rows(ownAll) <= ownRows ? ownAll : joined([method, signed(ownSum)]);
  putText(grid, rowsOf(area, 0, foeRows), foeText, { ink: 'warn' });
  return foeRows + Math.max(1, putText(grid, rowsOf(area, foeRows, ownRows), ownText, ACCENT));
}

const ACCENT: Ink = { ink: 'accent' };

/** Draws the chance, or the result in its own frame. */
function drawOutcome(grid: Grid, area: Area, check: CheckShown, words: DiceWords): void {
  const text = outcomeText(check, words);
  if (text === '' || area.height < 1) return;
  if (check.result === undefined) {
    putLine(grid, area, text, { ink: 'title', bold: true });
    return;
  }
  const ink: Ink = { ink: moodOf(check), bold: true };
  const width = widthOf(text) + 6;
  if (area.height < 3) {
    putLine(grid, area, `▒▒ ${text} ▒▒`, ink);
    return;
  }
  const bar = '▒'.repeat(width);
  grid.put(area.x, area.y, bar, ink);
  grid.put(area.x, area.y + 1, `▒▒ ${text} ▒▒`, ink);
  grid.put(area.x, area.y + 2, bar, ink);
}
