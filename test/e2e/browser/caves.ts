import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { assertDefined, defaultOptions, Match } from '#core';
import {
  neighbourIn,
  caves,
  creatureAt,
  DIRECTIONS,
  HEIGHT,
  isOnEdge,
  isSeen,
  itemIn,
  letterOf,
  placeOf,
  playerOf,
  SLOTS,
  tileOf,
  WALL,
  WIDTH,
} from '#games/caves/rules/index.ts';
import type {
  CavesAction,
  CavesEvent,
  CavesOptions,
  CavesState,
  Creature,
  Direction,
  Item,
  Tile,
} from '#games/caves/rules/index.ts';
import { PERSON, Session } from '#play';
import { CavesErrand } from '#games/caves/voice/errands.ts';
import type { Errand } from '#games/caves/voice/errands.ts';

/** A run outside the page, played by a simple strategy. */
export class Run {
  readonly match: Match<CavesState, CavesAction, CavesEvent, CavesOptions>;
  #last: readonly CavesEvent[] = [];

  constructor(options: Partial<CavesOptions>, seed: string) {
    const chosen = { ...defaultOptions(caves.options), ...options } as CavesOptions;
    this.match = new Match(caves, chosen, seed);
  }

  get state(): CavesState {
    return this.match.state;
  }

  get player(): Creature {
    return playerOf(this.state);
  }

  get isOver(): boolean {
    return this.state.ending !== undefined;
  }

  play(action: CavesAction): void {
    const played = this.match.play(action);
    if (!played.ok) throw new Error(played.problem.message);
    this.#last = played.events;
  }

  /** Runs an automatic action until it stops. Returns the reason. */
  go(errand: Errand): string {
    const run = new CavesErrand(errand);
    let events: readonly CavesEvent[] = [];
    for (;;) {
      const next = run.next(this.state, events);
      if (next.kind === 'stop') return next.stop.reason;
      this.play(next.action);
      events = this.#last;
      if (this.isOver) return 'over';
    }
  }

  /** Direction of an adjacent creature. */
  get neighbour(): Direction | undefined {
    const { player, state } = this;
    return DIRECTIONS.find((direction) => {
      return creatureAt(state, { ...neighbourIn(player, direction), z: player.z }) !== undefined;
    });
  }

  /** Direction of adjacent rock that can be dug. */
  get rock(): Direction | undefined {
    const { player, state } = this;
    return DIRECTIONS.find((direction) => {
      const { x, y } = neighbourIn(player, direction);
      return tileOf(state, { x, y, z: player.z }) === WALL && !isOnEdge(x, y);
    });
  }

  /**
   * Fights, rises, explores and digs until `holds` returns true. Returns false if that takes more
   * than `most` actions.
   */
  until(holds: () => boolean, maxActions = 700): boolean {
    while (this.#canContinue(maxActions)) {
      if (holds()) return true;
      // The condition itself may have killed the player.
      if (!this.#canContinue(maxActions)) break;
      const before = this.match.cursor;
      this.#step();
      // Wait for a visible creature to come closer.
      if (this.match.cursor === before) this.play({ kind: 'wait' });
    }
    return !this.isOver && holds();
  }

  #canContinue(maxActions: number): boolean {
    return this.match.cursor < maxActions && !this.isOver;
  }

  #step(): void {
    const { neighbour, state } = this;
    if (state.choices > 0) this.play({ kind: 'grow', growth: 'attack' });
    else if (neighbour !== undefined) this.play({ kind: 'move', direction: neighbour });
    else if (this.go({ kind: 'explore' }) === 'explored-rock') this.go({ kind: 'dig' });
  }

  /** Digs until only one turn's food is left. Returns false if interrupted. */
  starve(): boolean {
    while (!this.isOver && this.player.food > 1 && this.state.choices === 0) {
      const way = this.neighbour ?? this.rock;
      if (this.player.food > 14 && way !== undefined) this.play({ kind: 'move', direction: way });
      else this.play({ kind: 'wait' });
    }
    return !this.isOver && this.player.food === 1 && this.neighbour === undefined;
  }

  /** Walks to a known tile of that kind. Returns true once the player is there. */
  reach(tile: Tile): boolean {
    const { player, state } = this;
    const { z } = player;
    if (tileOf(state, player) === tile) return state.choices === 0;
    const cells = Array.from({ length: WIDTH * HEIGHT }, (_, cell) => placeOf(cell));
    const spot = cells.find((place) => {
      const target = { ...place, z };
      return tileOf(state, target) === tile && isSeen(state, target);
    });
    if (spot === undefined || state.choices > 0) return false;
    this.go({ kind: 'travel', to: { ...spot, z } });
    return tileOf(this.state, this.player) === tile && this.state.choices === 0;
  }

  /** Inventory letter of the first matching item. */
  letterOf(isWanted: (item: Item) => boolean): string | undefined {
    const slot = Array.from({ length: SLOTS }, (_, at) => at).find((at) => {
      const item = itemIn(this.player, at);
      return item !== undefined && isWanted(item);
    });
    return slot === undefined ? undefined : letterOf(slot);
  }

  /** Link that opens the page at this point of the run. */
  link(): string {
    const save = new Session(this.match, [PERSON]).save();
    return `#/caves/t/${deflateRawSync(save).toString('base64url')}`;
  }
}

/** First of several seeds whose run meets a condition. */
export function runWhere(
  options: Partial<CavesOptions>,
  holds: (run: Run) => boolean,
  seeds = 40,
): Run {
  for (let seed = 0; seed < seeds; seed++) {
    const run = new Run(options, `page-${seed}`);
    if (run.until(() => holds(run))) return run;
  }
  throw new RangeError(`none of ${seeds} runs meets the condition`);
}

export const TEXT = '#text-screen';

export async function expectText(page: Page, text: string | RegExp): Promise<void> {
  const shown = expect.poll(() => page.locator(TEXT).textContent());
  await (typeof text === 'string' ? shown.toContain(text) : shown.toMatch(text));
}

/** Waits until the page shows the state of a run. */
export async function expectAt(page: Page, { state, player }: Run): Promise<void> {
  await expectText(page, new RegExp(`Turn ${state.turns}\\b`));
  await expectText(page, `${player.hp}/${player.maxHp} hp`);
}

/** Opens a run in an open page. */
export async function openRun(page: Page, run: Run): Promise<void> {
  await page.evaluate((link) => {
    const screen = document.querySelector('#text-screen');
    if (screen !== null) screen.textContent = '';
    location.hash = link;
  }, run.link());
  await expectAt(page, run);
  await page.locator('.text-frame').focus();
}

/** Window coordinates of the middle of a cell, at an offset from the player. */
export async function pointAt(
  page: Page,
  across: number,
  down: number,
): Promise<{ readonly x: number; readonly y: number }> {
  const lines = ((await page.locator(TEXT).textContent()) ?? '').split('\n');
  // Skip the message rows, which may quote the player's glyph.
  const row = lines.findIndex((line, at) => at > 2 && line.includes('@'));
  const column = assertDefined(lines[row]).indexOf('@');
  const canvas = page.locator('.text-frame canvas');
  const box = assertDefined((await canvas.boundingBox()) ?? undefined);
  const [columns, rows] = await canvas.evaluate(({ dataset }) => [
    Number(dataset['columns']),
    Number(dataset['rows']),
  ]);
  return {
    x: box.x + ((column + across + 0.5) * box.width) / assertDefined(columns),
    y: box.y + ((row + down + 0.5) * box.height) / assertDefined(rows),
  };
}
