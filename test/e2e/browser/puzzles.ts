import type { Locator, Page } from 'playwright-core';
import { assertDefined } from '#core';
import type { ZrfGame } from '#games/zrf/rules/game/game.ts';
import type { SolvedMove } from '#games/zrf/puzzles/search/solving.ts';
import { solverOf } from '#games/zrf/puzzles/index.ts';
import type { Metric } from '#games/zrf/puzzles/index.ts';
import type { OpenedPage, PageOptions } from '../../support/browser/page.ts';
import { openPuzzle } from '../../games/zrf/puzzles/layout.ts';
import { openRulesGame } from './zrf.ts';

/** Opens a library puzzle, without animation unless a speed is set. */
export async function openPuzzlePage(
  id: string,
  settings: Readonly<Record<string, unknown>> = {},
  options: PageOptions = {},
): Promise<OpenedPage> {
  const opened = await openRulesGame(`#/zrf/${id}`, { speed: 'off', ...settings }, options);
  await opened.page.locator('.puzzle-board').waitFor();
  return opened;
}

/** Puzzle with a shortest solution. */
export interface Solved {
  readonly game: ZrfGame;
  readonly moves: readonly SolvedMove[];
}

export function solve(id: string, metric: Metric = 'moves'): Solved {
  const { game, state } = openPuzzle(id);
  const { solver } = solverOf(game.playOf(state.variant), state, metric);
  let answer = solver.run(100_000);
  while (answer === undefined) answer = solver.run(100_000);
  if (answer.kind !== 'solved') throw new RangeError(`${id}: ${answer.kind}`);
  return { game, moves: answer.moves };
}

/** Positions that the block's first tile passes through in a move. */
export function stationsOf({ steps }: SolvedMove): string[] {
  return [
    assertDefined(steps[0]?.split('-')[0]),
    ...steps.map((step) => assertDefined(step.split('-')[1])),
  ];
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Middle of a position in CSS pixels of the page. `a1` is the lower left one. */
export async function middleOf(page: Page, name: string, rows: number): Promise<Spot> {
  const column = name.charCodeAt(0) - 'a'.charCodeAt(0);
  const row = rows - Number(name.slice(1));
  return page.evaluate(
    ({ x, y }) => {
      const board = document.querySelector<SVGSVGElement>('.puzzle-board > svg');
      const matrix = board?.getScreenCTM();
      if (matrix === null || matrix === undefined) throw new Error('the page has no board');
      return { x: matrix.e + matrix.a * x * 100, y: matrix.f + matrix.d * y * 100 };
    },
    { x: column + 0.5, y: row + 0.5 },
  );
}

export function blockOf(page: Page, label: string): Locator {
  return page.locator(`[data-label="${label}"]`);
}

/** Value of a counter: the current count, the best or the minimum. */
export async function countOf(
  page: Page,
  metric: Metric,
  column: 'yours' | 'best' | 'fewest' = 'yours',
): Promise<string> {
  return page.locator(`[data-metric="${metric}"] .count-${column}`).innerText();
}

/** Position of a block, from its screen-reader label. */
export async function placeOf(page: Page, label: string): Promise<string> {
  const ariaLabel = (await blockOf(page, label).getAttribute('aria-label')) ?? '';
  return assertDefined(/at ([a-z]\d+)/.exec(ariaLabel)?.[1]);
}
