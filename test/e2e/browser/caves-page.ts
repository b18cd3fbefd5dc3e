import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { assertDefined } from '#core';
import type { Place } from '#games/caves/rules/index.ts';
import { originFor } from '#games/caves/page/stage/camera.ts';
import type { Run } from './caves.ts';

/** Settings for pages without animations and hints. */
export const QUIET = { speed: 'off', guidance: 'off' };

/** Waits until the page shows the state of a run. */
export async function expectRun(page: Page, { state, player }: Run): Promise<void> {
  const { x, y, z, hp } = player;
  const shown = () =>
    page.locator('.caves-stage').evaluate(({ dataset }) => {
      const { turns, at, hp: health } = dataset;
      return [turns, at, health].join(' ');
    });
  await expect.poll(shown).toBe(`${state.turns} ${x},${y},${z} ${hp}`);
}

/** Window coordinates of the middle of a cell of the map. */
export async function pointOf(page: Page, { player }: Run, { x, y }: Place): Promise<Place> {
  const field = page.locator('.caves-field');
  const box = assertDefined((await field.boundingBox()) ?? undefined);
  const cell = Number(await field.getAttribute('data-cell'));
  const origin = originFor(player, { width: box.width / cell, height: box.height / cell });
  return { x: box.x + (x + 0.5 - origin.x) * cell, y: box.y + (y + 0.5 - origin.y) * cell };
}

/** Text of the line below the map. */
export function saidOn(page: Page): Promise<string | null> {
  return page.locator('.caves-says p').textContent();
}
