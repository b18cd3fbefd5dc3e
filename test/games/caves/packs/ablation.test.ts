import { describe, expect, it } from 'vitest';
import { defaultOptions, must } from '#core';
import { studyGames } from '#games/studies.ts';
import { cavesArena } from '#games/caves/lab/runs.ts';
import { caves, cavesWithout, DEPTHS, leavableOf } from '#games/caves/rules/index.ts';
import type { CavesOptions, CavesState } from '#games/caves/rules/index.ts';
import { ablationKind, cellOf } from '#lab';
import type { RunArena } from '#lab';
import { runHere } from '#test/support/study-here.ts';
import { planFor } from '../../../lab/kinds/plans.ts';
import { warren } from './packs.ts';

const WARREN: CavesOptions = { ...defaultOptions(caves.options), pack: warren().text };
const DEPTHS_OPTIONS: CavesOptions = { ...defaultOptions(caves.options), pack: 'depths' };

function arenaOf(options: CavesOptions): RunArena {
  return cavesArena.within?.(options) ?? cavesArena;
}

describe('an ablation of a pack', () => {
  it('lists its creatures, items, potions, spells, vaults and kinds of levels', () => {
    const { removable } = arenaOf(WARREN);
    for (const id of ['rat', 'fungus', 'rock', 'health-potion', 'spark', 'warren-level'])
      expect([id, removable.has(id)]).toEqual([id, true]);
    // Without the idol and its shrine there is no quest.
    for (const id of ['idol', 'shrine-vault']) expect(removable.has(id)).toBe(false);
  });

  it('names things of the pack by its texts, and others by those of the game', () => {
    const { removable, nameOf } = arenaOf(WARREN);
    expect(removable.get('rat')).toMatchObject({ id: 'lab-own-name', args: { en: 'Rat' } });
    expect(removable.get('goblin')).toMatchObject({ id: 'caves-creature-goblin' });
    expect(nameOf?.('ends', 'rat')).toMatchObject({ id: 'lab-run-end-killed' });
    expect(nameOf?.('ends', 'hunger')).toBeUndefined();
  });

  it('is a study with a row per thing, the same for the same plan', async () => {
    const cells = [{ bot: 'walker' }, { bot: 'walker', without: 'rat' }].map(cellOf);
    const plan = await planFor('caves', {
      kind: 'ablation',
      cells,
      options: WARREN,
      stop: { kind: 'units', units: 2 },
      parameters: { turns: 60 },
    });
    const open = async () =>
      must(
        await ablationKind.open(
          plan,
          studyGames(() => 0),
        ),
      );
    const report = await runHere(await open());
    expect(report.data['ablation']).toMatchObject([{ without: 'rat' }]);
    expect(await runHere(await open())).toEqual(report);
  });
});

describe('the caves of a pack', () => {
  const start = (options: CavesOptions, ...ids: readonly string[]): CavesState =>
    (ids.length === 0 ? caves : cavesWithout(ids)).start(options, 'left out');
  const kindsIn = ({ levels }: CavesState) => levels.map(({ kind }) => kind);

  it('can lack a creature, and the calls for it', () => {
    const { creatures } = start(DEPTHS_OPTIONS, 'spiderling');
    expect(creatures.some(({ kind }) => kind === 'spiderling')).toBe(false);
    const { effects } = creatures[0]?.content ?? DEPTHS;
    expect([DEPTHS.effects['brood']?.deed?.do, effects['brood']?.deed]).toEqual([
      'summon',
      undefined,
    ]);
  });

  it.each([...leavableOf(DEPTHS).vaults])('can lack a vault: %s', (id, vault) => {
    const content = start(DEPTHS_OPTIONS, id).creatures[0]?.content;
    expect(content?.vaults[vault]?.chance).toBe(0);
  });

  it.each([...leavableOf(DEPTHS).levels])('can lack a kind of level: %s', (id, kind) => {
    const full = start(DEPTHS_OPTIONS);
    const state = start(DEPTHS_OPTIONS, id);
    expect(kindsIn(state)).toEqual(kindsIn(full));
    const rows = state.creatures[0]?.content.kinds ?? {};
    const alike = Object.entries(rows).filter(([, row]) => row === rows[kind]);
    expect(alike.length).toBe(2);
  });

  it('can lack several things, levels that are like none of those left out', () => {
    const { creatures, levels, potions: _, ...state } = leavableOf(DEPTHS);
    const left = [...levels.keys()].filter((_id, at) => at % 2 === 0);
    const kinds = new Set(left.map((id) => levels.get(id)));
    const run = start(
      DEPTHS_OPTIONS,
      ...left,
      ...creatures.slice(0, 3),
      ...state.items.slice(0, 3),
    );
    const rows = run.creatures[0]?.content.kinds ?? {};
    for (const kind of kinds) {
      const like = Object.keys(rows).filter((one) => rows[one] === rows[kind ?? '']);
      expect(like.some((one) => !kinds.has(one))).toBe(true);
    }
    const gone = new Set(creatures.slice(0, 3));
    expect(run.creatures.filter(({ kind }) => gone.has(kind))).toEqual([]);
  });

  it('keep their levels if all kinds are left out', () => {
    const { levels } = leavableOf(DEPTHS);
    const content = start(DEPTHS_OPTIONS, ...levels.keys()).creatures[0]?.content;
    expect(content?.kinds).toEqual(start(DEPTHS_OPTIONS).creatures[0]?.content.kinds);
  });
});

it('winners of a run report what they hold', () => {
  const task = { bot: 'walker', options: WARREN, seed: 'held', index: 0, turns: 20 };
  expect(arenaOf(WARREN).play(task).sets).toBeUndefined();
});
