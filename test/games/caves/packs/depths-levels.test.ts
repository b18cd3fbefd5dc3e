import { describe, expect, it } from 'vitest';
import {
  conformance,
  conformanceSeeds,
  defaultOptions,
  deriveSeed,
  judge,
  makeStream,
} from '#core';
import type { AnyGame } from '#core';
import { findCavesMind } from '#games/caves/bots/index.ts';
import { isOpen, openGround, Walk } from '#games/caves/bots/walk.ts';
import {
  caves,
  cellOf,
  creatureRow,
  DEPTHS,
  placeOf,
  playerOf,
  STAIRS_DOWN,
  STAIRS_UP,
  stepsBetween,
  terrainIn,
} from '#games/caves/rules/index.ts';
import type { CavesOptions, CavesState, Level } from '#games/caves/rules/index.ts';
import { kindsAt } from '#games/caves/rules/model/content.ts';
import { repeats } from '#test/support/deep.ts';

const OPTIONS: CavesOptions = { ...defaultOptions(caves.options), pack: 'depths' };
const SEEDS = repeats(25, 20_000);

function start(seed: string): CavesState {
  return caves.start(OPTIONS, seed);
}

/** True if all ground of a level can be reached on foot from any of it. */
function isConnected({ tiles }: Level): boolean {
  const ground = [...tiles].flatMap((_tile, cell) => (isOpen(tiles, cell) ? [cell] : []));
  const walk = new Walk(openGround(tiles), placeOf(ground[0] ?? 0), () => false);
  return ground.every((cell) => walk.stepsTo(cell) !== undefined);
}

/** Defects of the levels of a run. */
function defectsIn({ levels, creatures }: CavesState): readonly string[] {
  const [player] = creatures;
  const defects: string[] = [];
  for (const [z, level] of levels.entries()) {
    if (!isConnected(level)) defects.push(`level ${z} is not connected`);
    if (!level.tiles.includes(STAIRS_UP)) defects.push(`level ${z} has no way up`);
    const isLast = z === levels.length - 1;
    if (level.tiles.includes(STAIRS_DOWN) === isLast) defects.push(`level ${z}: stairs down`);
    if (!kindsAt(DEPTHS, z).includes(level.kind ?? '')) defects.push(`level ${z}: its kind`);
    const isQuest = level.items.some(({ item }) => item.kind === DEPTHS.quest);
    if (isQuest !== isLast) defects.push(`level ${z}: the music box`);
    for (const { z: on, kind, side, x, y } of creatures) {
      if (on !== z) continue;
      const isBound = creatureRow(DEPTHS, kind).bound === true;
      const terrain = terrainIn(DEPTHS, level.tiles, cellOf({ x, y }));
      if (isBound && terrain?.sign !== '~') defects.push(`${kind} on dry ground`);
      if (side === 'captive' && terrain !== undefined) defects.push(`captive in ${terrain.sign}`);
    }
  }
  const first = levels[0];
  if (player === undefined || first === undefined) return ['no player'];
  const near = creatures.filter((one) => one.id !== 0 && one.z === 0 && one.side === undefined);
  if (near.some((one) => stepsBetween(one, player) <= 5)) defects.push('a creature at the start');
  const under = terrainIn(DEPTHS, first.tiles, cellOf(player));
  if (under !== undefined) defects.push(`the start is in ${under.sign}`);
  return defects;
}

describe('levels of the Depths', () => {
  it(`are connected, have a goal and no danger at the start, in ${SEEDS} runs`, () => {
    const kinds = new Set<string | undefined>();
    const vaults = new Set<string>();
    for (let seed = 0; seed < SEEDS; seed++) {
      const state = start(`depths ${seed}`);
      expect([seed, defectsIn(state)]).toEqual([seed, []]);
      for (const { kind, choices = [] } of state.levels) {
        kinds.add(kind);
        if (choices.length > 0) vaults.add('choice');
      }
      if (state.creatures.some(({ side }) => side === 'captive')) vaults.add('captive');
    }
    expect(kinds.size).toBe(8);
    expect([...vaults].sort()).toEqual(['captive', 'choice']);
  });

  it('show what each kind has', () => {
    const signs = new Map<string, Set<string>>();
    for (let seed = 0; seed < 20; seed++) {
      for (const { kind = '', tiles } of start(`kinds ${seed}`).levels)
        signs.set(kind, new Set([...(signs.get(kind) ?? []), ...tiles]));
    }
    const has = {
      wood: '"',
      flooded: '~',
      ruins: '&',
      hall: '+',
      nests: '%',
      crypt: '+',
      crystal: '`',
    };
    for (const [kind, sign] of Object.entries(has))
      expect([kind, [...(signs.get(kind) ?? [])]]).toEqual([kind, expect.arrayContaining([sign])]);
  });

  it('follow all laws of games', () => {
    const game = {
      ...caves,
      options: {
        ...caves.options,
        pack: { ...caves.options.pack, default: 'depths', samples: ['depths'] },
      },
    } as unknown as AnyGame;
    const failed = conformance
      .map(
        (law) =>
          [law.name, judge(law, game, conformanceSeeds(1), { most: repeats(6, 12) })] as const,
      )
      .filter(([, verdict]) => verdict.kind === 'failed');
    expect(failed).toEqual([]);
  });

  it('are in the text of a run whose pack was emptied', () => {
    const state = start('emptied');
    const [player, ...others] = state.creatures;
    const creatures = [{ ...player, pack: [], counts: [] } as typeof player, ...others];
    const emptied = { ...state, creatures } as CavesState;
    expect(caves.parseState(caves.makeState(emptied))).toEqual({ ok: true, value: emptied });
  });

  it('are in the text of their runs, also after many turns', () => {
    const mind = findCavesMind('explorer');
    for (let index = 0; index < repeats(1, 40); index++) {
      const seed = deriveSeed('depths text', index);
      const whims = makeStream(seed, 'mind');
      let state = start(seed);
      while (state.ending === undefined && state.turns < 400) {
        const action = mind?.choose(caves.view(state, 0), whims) ?? { kind: 'wait' };
        state = caves.apply(state, action).state;
        if (state.turns % 50 !== 0) continue;
        const read = caves.parseState(caves.makeState(state));
        expect(read.ok && read.value).toEqual(state);
      }
      expect(playerOf(state).content.id).toBe('depths');
    }
  });
});
