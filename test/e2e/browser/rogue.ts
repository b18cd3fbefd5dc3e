import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { defaultOptions, Match, must } from '#core';
import { makeMaps, rogue } from '#games/rogue/rules/index.ts';
import type {
  RogueAction,
  RogueEvent,
  RogueOptions,
  RogueState,
  WorldFile,
} from '#games/rogue/rules/index.ts';
import { linkFiles } from '#games/rogue/voice/world-set.ts';
import { Alarms } from '#games/rogue/voice/alarms.ts';
import { RogueErrand } from '#games/rogue/voice/errands.ts';
import type { Page } from 'playwright-core';
import { PERSON, Session } from '#play';
import type { OpenedPage, PageOptions } from '../../support/browser/page.ts';
import { openRulesGame } from './zrf.ts';

/** Opens the Rogue page, without animation by default. */
export async function openRogue(
  settings: Readonly<Record<string, unknown>> = {},
  options: PageOptions = {},
  path = '#/rogue',
): Promise<OpenedPage> {
  const opened = await openRulesGame(path, { speed: 'off', ...settings }, options);
  const ready = path === '#/rogue' ? '.rogue-start' : '.rogue-hud';
  await opened.page.locator(ready).first().waitFor();
  return opened;
}

/** A run outside the page, by the same rules. */
export class Run {
  readonly match: Match<RogueState, RogueAction, RogueEvent, RogueOptions>;
  readonly #habits = { alarms: new Alarms(), loot: 'useful' } as const;
  #last: readonly RogueEvent[] = [];

  constructor(options: Partial<RogueOptions>, seed = 'page') {
    const chosen = { ...defaultOptions(rogue.options), ...options } as RogueOptions;
    this.match = new Match(rogue, chosen, seed);
  }

  static inWorld(text: string): Run {
    return Run.inWorlds([{ name: 'world', text }]);
  }

  static inWorlds(files: readonly WorldFile[]): Run {
    const map = makeMaps(must(linkFiles(files).plans));
    return new Run({ world: 'file', map });
  }

  /** A run in a built-in world, or in linked ones. */
  static inBuiltIn(name: string): Run {
    const path = `content/worlds/${name}`;
    const read = (folder: string, file: string): WorldFile => {
      const text = readFileSync(`${folder}/${file}`, 'utf8');
      return { name: file.replace(/\.world$/, ''), text };
    };
    return Run.inWorlds(
      existsSync(path)
        ? readdirSync(path).map((file) => read(path, file))
        : [read('content/worlds', `${name}.world`)],
    );
  }

  get state(): RogueState {
    return this.match.state;
  }

  play(action: RogueAction): void {
    const played = this.match.play(action);
    if (!played.ok) throw new Error(played.problem.message);
    this.#last = played.events;
  }

  /** Auto-explores like the page, until interrupted. */
  explore(): void {
    const run = new RogueErrand({ kind: 'explore' }, this.#habits);
    let events: readonly RogueEvent[] = [];
    for (;;) {
      const next = run.next(this.state, events);
      if (next.kind === 'stop') return;
      this.play(next.action);
      events = this.#last;
    }
  }

  save(): string {
    return new Session(this.match, [PERSON]).save();
  }
}

/** Link to the current state of a run. */
export function linkTo(run: Run): string {
  return `#/rogue/t/${deflateRawSync(run.save()).toString('base64url')}`;
}

/** Waits until the page shows the state of the run. */
export async function expectAt(page: Page, { state }: Run): Promise<void> {
  const { x, y } = state.hero.at;
  const selector = `main[data-state="game"][data-turns="${state.turns}"][data-at="${x},${y}"]`;
  await page.locator(selector).waitFor();
}

/** Items in the slots of the page; an empty text for a free slot. */
export async function slotsOf(page: Page): Promise<(string | null)[]> {
  return page
    .locator('.rogue-slot')
    .evaluateAll((slots) => slots.map((slot) => slot.getAttribute('data-item')));
}

export function slotsIn({ state }: Run): string[] {
  return state.hero.slots.map((item) => item ?? '');
}

/** Digit key of the first slot that holds an item. */
export function keyOfSlot({ state }: Run, item: string): string {
  const slot = state.hero.slots.findIndex((one) => one === item);
  if (slot < 0) throw new RangeError(`no ${item} in ${state.hero.slots.join(', ')}`);
  return `Digit${slot + 1}`;
}
