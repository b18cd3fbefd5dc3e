import { expect, test } from 'vitest';
import { isDeep } from '../../support/deep.ts';
import { GAMES, MENUS, TOOLS, Tour, VIEWS } from './layout-tour.ts';
import type { Stop, View } from './layout-tour.ts';

/** How many views of a stop are looked at in `npm test`, which goes through all of them in turn. */
const SAMPLE = 3;

/** All views where everything is repeated; else a phone in Russian, and others by turns. */
function viewsOf(index: number): readonly View[] {
  if (isDeep) return VIEWS;
  const [narrow, ...others] = VIEWS;
  const turns = Array.from({ length: SAMPLE - 1 }, (_, turn) => {
    return others[(index * (SAMPLE - 1) + turn) % others.length];
  });
  return [narrow, ...turns].filter((view) => view !== undefined);
}

async function faultsAt(tour: Tour, stop: Stop, views: readonly View[]): Promise<string[]> {
  const found: string[] = [];
  await tour.go(stop);
  for (const view of views) {
    await tour.look(view);
    const { width, language } = view;
    const faults = await tour.faults();
    found.push(...faults.map((fault) => `${stop.path} ${width} ${language}: ${fault}`));
  }
  return found;
}

test('every game and every menu fits into every window, in every language', async () => {
  const tour = await Tour.start();
  const found: string[] = [];
  for (const [index, stop] of [...MENUS, ...GAMES].entries()) {
    found.push(...(await faultsAt(tour, stop, viewsOf(index))));
  }
  expect(found).toEqual([]);
  expect(tour.problems).toEqual([]);
});

test('so does everything that the tools of a game open', async () => {
  const tour = await Tour.start();
  const found: string[] = [];
  for (const [index, stop] of GAMES.entries()) {
    await tour.go(stop);
    const round = Math.floor(index / VIEWS.length);
    const views = isDeep ? VIEWS : VIEWS.filter((_, view) => view === index % VIEWS.length);
    for (const view of views) {
      await tour.look(view);
      for (const tool of TOOLS.filter((_, at) => isDeep || at === (index + round) % TOOLS.length)) {
        if (!(await tour.open(tool))) continue;
        const { width, language } = view;
        const faults = await tour.faults();
        found.push(...faults.map((fault) => `${stop.path} ${tool} ${width} ${language}: ${fault}`));
        await tour.shut();
      }
    }
  }
  expect(found).toEqual([]);
  expect(tour.problems).toEqual([]);
});
