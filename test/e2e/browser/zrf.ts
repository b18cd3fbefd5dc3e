import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { assertDefined, below, makeStream, must, parseOptions, startMatch } from '#core';
import { PERSON, Session } from '#play';
import { ownGame } from '../../games/zrf/page/games.ts';
import { openPage } from '../../support/browser/page.ts';
import type { OpenedPage, PageOptions } from '../../support/browser/page.ts';

export interface Choice {
  readonly game: string;
  readonly seats?: string;
  readonly variant?: string;
  /** Animation speed; off by default. */
  readonly speed?: 'off' | 'slow' | 'normal' | 'fast';
}

/** Opens a page with settings stored before its first load. */
export function openRulesGame(
  path: string,
  settings: Readonly<Record<string, unknown>>,
  options: PageOptions = {},
): Promise<OpenedPage> {
  return openPage({ ...options, settings, path });
}

/** Opens a library game with the chosen options, without animation by default. */
export async function openBoard(choice: Choice, options: PageOptions = {}): Promise<OpenedPage> {
  const { game, seats = 'person person', variant, speed = 'off' } = choice;
  const texts = variant === undefined ? { seats } : { seats, variant };
  const settings = { speed, lastGame: { [game]: texts } };
  const opened = await openRulesGame(`#/zrf/${game}`, settings, options);
  await opened.page.locator(POSITION).first().waitFor();
  return opened;
}

export const POSITION = '.cell-button';
export const OVER_DIALOG = 'dialog.dialog-over';

async function middleOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-name="${name}"]`).boundingBox();
  if (box === null) throw new Error(`${name} is not visible`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Clicks positions in order with the mouse. */
export async function clickAll(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { x, y } = await middleOf(page, name);
    await page.mouse.click(x, y);
  }
}

/** Drags a piece between two positions. */
export async function drag(page: Page, from: string, to: string): Promise<void> {
  const [a, b] = [await middleOf(page, from), await middleOf(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 });
  await page.mouse.move(b.x, b.y, { steps: 2 });
  await page.mouse.up();
}

/** Moves in the move list, as text. */
export function movesOf(page: Page): Promise<string[]> {
  return page.locator('.moves .move').allInnerTexts();
}

export async function labelOf(page: Page, name: string): Promise<string> {
  return (await page.locator(`[data-name="${name}"]`).getAttribute('aria-label')) ?? '';
}

/** Opens a tool of the side panel. */
export async function openTool(page: Page, name: string): Promise<void> {
  await page.locator('.tools button', { hasText: name }).click();
  await page.locator('dialog[open]').waitFor();
}

/**
 * Link to a random game between two people, truncated by `cut`, which receives its full length.
 */
export function linkToRandom(
  id: string,
  options: Readonly<Record<string, string>>,
  cut: (length: number) => number,
): string {
  const game = ownGame(id);
  const start = () => startMatch(game, must(parseOptions(game.options, options)), 'random');
  const random = makeStream('random', 'moves');
  const fullGame = start();
  const played = [];
  while (fullGame.turn.kind === 'decide' && played.length < cut(Infinity)) {
    const action = assertDefined(
      fullGame.turn.actions[below(random, fullGame.turn.actions.length)],
    );
    fullGame.play(action);
    played.push(action);
  }
  const match = start();
  for (const action of played.slice(0, cut(played.length))) match.play(action);
  const saved = new Session(match, [PERSON, PERSON]).save();
  return `#/zrf/${id}/t/${deflateRawSync(saved).toString('base64url')}`;
}
