import { assertDefined, deriveSeed } from '#core';
import { FULL, ITEM_KINDS, leaveOut, makeRogueGame, MOB_KINDS, scoreOf } from '../rules/index.ts';
import { findRogueMind, ROGUE_MINDS } from '../bots/index.ts';
import type { ItemKind, MobKind, RogueGame, RogueOptions } from '../rules/index.ts';
import { attemptOf } from '#lab/runs/attempts.ts';
import { playOut } from '#lab/runs/runs.ts';
import type { RunArena } from '#lab/runs/runs.ts';

const REMOVABLE: readonly (ItemKind | MobKind)[] = [...ITEM_KINDS, ...MOB_KINDS];

/** The game with worlds that lack some kinds of items and mobs. */
export function rogueWithout(without: readonly string[] = []): RogueGame {
  const kinds = REMOVABLE.filter((kind) => without.includes(kind));
  return makeRogueGame(kinds.reduce(leaveOut, FULL));
}

/** More actions per turn than this indicate a bug. */
const ACTIONS_PER_TURN = 20;

const named = (id: string) => ({ id, args: { form: 'name' } });

/** Statistics of bots in Rogue. Bots that are alive at the end count as survivors to the limit. */
export const rogueArena: RunArena = {
  bots: ROGUE_MINDS.map(({ id }) => id),
  removable: new Map([
    ...ITEM_KINDS.map((kind) => [kind, named(`rogue-item-${kind}`)] as const),
    ...MOB_KINDS.map((kind) => [kind, named(`rogue-mob-${kind}`)] as const),
  ]),
  words: {
    ends: [...MOB_KINDS, 'cleared', 'alive', 'time', 'goal', 'spikes', 'blast'],
    damage: [],
  },
  turns: 1000,
  boundsFor: (turns) => ({ survived: { least: 0, most: turns } }),
  shares: ['cleared'],
  measures: ['cleared', 'survived', 'score'],
  play({ bot, without, options, seed, index, turns, attempt }) {
    const mind = assertDefined(findRogueMind(bot));
    const game = rogueWithout(without);
    const own = deriveSeed(seed, index);
    const state = playOut(
      game,
      game.start(options as RogueOptions, own),
      attemptOf(mind, ROGUE_MINDS, own, attempt),
      (now) => now.ending === undefined && now.turns < turns,
      turns * ACTIONS_PER_TURN,
    );
    const { hero, ending } = state;
    // Floors have no spikes, but bombs that burn the one who throws them.
    const hasFloors = hero.growth !== undefined;
    const fallen = ending?.cause?.mob ?? (hasFloors ? 'blast' : 'spikes');
    const ends = { died: fallen, won: 'goal', cleared: 'cleared', time: 'time' };
    const end = ending === undefined ? 'alive' : ends[ending.kind];
    return {
      figures: {
        cleared: end === 'cleared' || end === 'goal' ? 1 : 0,
        survived: ending?.kind === 'died' ? state.turns : turns,
        level: hero.level,
        ...(hasFloors ? { deepest: hero.depth, points: scoreOf(state) } : { depth: hero.depth }),
        score: hero.earned,
      },
      words: { ends: end },
    };
  },
};
