import type { Page } from 'playwright-core';
import { builtInGames } from '#games/zrf/page/files/built-in.ts';
import { bundle } from '../../support/browser/run-in-page.ts';
import { openRulesGame } from './zrf.ts';

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 2560, height: 1440 },
] as const;
const LANGUAGES = ['ru', 'en'] as const;

/** Window size and page language. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly language: string;
}

/** From the smallest window and longest words up. */
export const VIEWS: readonly View[] = SIZES.flatMap((size) =>
  LANGUAGES.map((language) => ({ ...size, language })),
);

/** Minimum target size: 44 pixels for touch, 24 for a mouse. */
function minTargetSize({ width }: View): number {
  return width <= 768 ? 44 : 24;
}

/** Script bundle of the fault finder, to run in the page. */
export const FINDER = await bundle(
  `import { findFaults } from './test/support/browser/layout-faults.ts'; globalThis.findFaults = findFaults;`,
);

/** Destination in the page, and a selector that is present on arrival. */
export interface Stop {
  readonly path: string;
  readonly ready: readonly string[];
}

export const GAMES: readonly Stop[] = [
  ...builtInGames.map(({ id }) => ({
    path: `#/zrf/${id}`,
    ready: ['.cell-button', '.puzzle-board'],
  })),
  { path: '#/kalah', ready: ['.house'] },
];

export const MENUS: readonly Stop[] = [
  { path: '#/', ready: ['.card'] },
  { path: '#/zrf', ready: ['.tile'] },
  { path: '#/dice', ready: ['.adventure'] },
  { path: '#/dice/tide-bells:new', ready: ['.party'] },
  { path: '#/zrf/editor', ready: ['.editor-cell'] },
  { path: '#/rogue', ready: ['.rogue-start'] },
  { path: '#/caves', ready: ['.caves-start'] },
  { path: '#/lab', ready: ['.lab-form'] },
];

/** Selectors of everything that a game's tools open. */
const OPENED = 'dialog[open], .looks-more[open], .setup';
/** Tools that open a dialog or panel. Games have some of them. */
export const TOOLS = [
  'web-new',
  'zrf-about',
  'web-games',
  'web-share',
  'web-file',
  'zrf-setup-open',
  'zrf-looks',
  'web-help',
] as const;

/** One page that visits all stops without a reload. */
export class Tour {
  readonly page: Page;
  readonly problems: readonly string[];
  #view: View = { width: 1366, height: 768, language: 'en' };

  private constructor(page: Page, problems: readonly string[]) {
    this.page = page;
    this.problems = problems;
  }

  /** Opens the page; if `kept`, until the tests of the file are done. */
  static async start(kept = false): Promise<Tour> {
    const options = { reducedMotion: true, kept };
    const { page, problems } = await openRulesGame('#/', { speed: 'off' }, options);
    await page.locator('.card').first().waitFor();
    await page.evaluate(FINDER);
    // The tests check layout only, and painting would double the time.
    await page.evaluate(() => document.documentElement.style.setProperty('opacity', '0'));
    return new Tour(page, problems);
  }

  async go({ path, ready }: Stop): Promise<void> {
    await this.page.evaluate((to) => {
      if (location.hash === to) return;
      for (const main of document.querySelectorAll<HTMLElement>('main')) main.dataset['left'] = '';
      location.hash = to;
    }, path);
    const selector = ready.map((one) => `main:not([data-left]) ${one}`).join(', ');
    await this.page.locator(selector).first().waitFor({ state: 'attached' });
  }

  async look(view: View): Promise<void> {
    const { width, height, language } = view;
    if (width !== this.#view.width) await this.page.setViewportSize({ width, height });
    if (language !== this.#view.language) {
      await this.page.evaluate(chooseLanguage, language);
      await this.page.waitForFunction((lang) => document.documentElement.lang === lang, language);
    }
    this.#view = view;
  }

  /** Layout faults of the current page. */
  async faults(): Promise<string[]> {
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    return this.page.evaluate<string[]>(`findFaults(${minTargetSize(this.#view)})`);
  }

  /** Uses a tool. Returns false if the game does not have it. */
  async open(tool: (typeof TOOLS)[number]): Promise<boolean> {
    const button = this.page.locator(`[data-tool="${tool}"]`);
    if ((await button.count()) === 0 || !(await button.isEnabled())) return false;
    await button.click();
    await this.page.locator(OPENED).first().waitFor();
    return true;
  }

  /** Closes the dialog or panel of a tool. */
  async shut(): Promise<void> {
    const { page } = this;
    const back = page.locator('.setup-foot .quiet');
    const looks = page.locator('.looks-more[open] > summary');
    if ((await back.count()) > 0) await back.click();
    else if ((await looks.count()) > 0) await looks.click();
    else await page.keyboard.press('Escape');
    await page.locator(OPENED).first().waitFor({ state: 'detached' });
  }
}

/** Selects a language in the page header. */
function chooseLanguage(language: string): void {
  const select = document.querySelector<HTMLSelectElement>('.language select');
  if (select === null) throw new Error('the header has no language select');
  select.value = language;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
