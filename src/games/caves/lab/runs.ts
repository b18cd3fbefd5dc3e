import { assertDefined, deriveSeed, makeStream } from '#core';
import {
  caves,
  cavesWithout,
  CLASSIC,
  creatureRow,
  effectRow,
  hasQuestItem,
  leavableOf,
  monstersOf,
  playerOf,
  MAX_RANK,
} from '../rules/index.ts';
import { CAVES_MINDS, findCavesMind } from '../bots/index.ts';
import type { CavesOptions, CavesState, Cause } from '../rules/index.ts';
import { biterOf, CavesTally } from './tally.ts';
import { playOut } from '#lab/runs/runs.ts';
import type { RunArena, RunResult } from '#lab/runs/runs.ts';

/** The cause of death as one word; a bite counts as the creature that bit. */
function wordFor(cause: Cause): string {
  if (cause.kind === 'creature') return cause.creature;
  if (cause.kind !== 'effect') return cause.kind;
  return biterOf(cause.effect) ?? cause.effect;
}

function sumOf(amounts: Readonly<Record<string, number>>): number {
  return Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
}

function resultOf(state: CavesState, tally: CavesTally): RunResult {
  const { ending, deeds, turns } = state;
  const player = playerOf(state);
  const hasBear = hasQuestItem(player);
  const hasDied = ending?.kind === 'died' && ending.cause !== undefined;
  const end = hasDied ? wordFor(ending.cause) : (ending?.kind ?? 'alive');
  return {
    figures: {
      won: ending?.kind === 'won' ? 1 : 0,
      bear: hasBear ? 1 : 0,
      deepest: deeds.deepest + 1,
      level: player.rank,
      turns,
      kills: sumOf(deeds.kills),
      blow: tally.struck.value,
      wound: tally.taken.value,
      arms: tally.arms.value,
      armour: tally.armour.value,
      guard: tally.guard.value,
      lost: sumOf(tally.damage),
      healed: tally.healed,
      casts: sumOf(tally.spells),
      afar: tally.afar,
      potions: tally.potions,
      meals: tally.meals,
      eaten: tally.eaten,
      dug: deeds.dug,
      hungry: tally.hungry.value,
      starved: end === 'hunger' ? 1 : 0,
    },
    words: { ends: end, ...(hasDied ? { levels: String(player.z + 1) } : {}) },
    parts: { damage: tally.damage, spells: tally.spells },
  };
}

const SPELL_KINDS = Object.keys(CLASSIC.spells);
const LEAVABLE = leavableOf(CLASSIC);

/** The message id of something that can be left out of the caves. */
function messageOf(kind: string): string {
  if (Object.hasOwn(CLASSIC.creatures, kind)) return `caves-creature-${kind}`;
  if (Object.hasOwn(CLASSIC.items, kind)) return `caves-item-${kind}`;
  return `caves-potion-${kind.replace(/-potion$/, '')}`;
}

/** Creatures and other things that can hurt the player. */
const HARMFUL = [
  ...monstersOf(CLASSIC).filter((kind) => creatureRow(CLASSIC, kind).attack > 0),
  ...Object.keys(CLASSIC.effects).filter(
    (kind) => (effectRow(CLASSIC, kind).each?.hp ?? 0) < 0 && biterOf(kind) === undefined,
  ),
  'blast',
];

/**
 * Statistics of bots in Caves: wins with the bear, depth reached, and causes and levels of death.
 */
export const cavesArena: RunArena = {
  bots: CAVES_MINDS.map(({ id }) => id),
  removable: new Map([
    ...LEAVABLE.map((kind) => [kind, messageOf(kind)] as const),
    ...SPELL_KINDS.map((kind) => [kind, `caves-spell-${kind}`] as const),
  ]),
  words: {
    ends: [...HARMFUL, 'hunger', 'overeating', 'won', 'left', 'time', 'alive'],
    damage: [...HARMFUL, 'blood-to-mana'],
  },
  turns: 20_000,
  shares: ['won', 'bear', 'starved'],
  boundsFor: (turns) => ({ turns: { least: 0, most: turns } }),
  isSame: ({ parts }, without) =>
    SPELL_KINDS.some((kind) => kind === without) &&
    !Object.keys(parts?.['spells'] ?? {}).includes(without),
  measures: [
    'won',
    'deepest',
    'level',
    'turns',
    'kills',
    'blow',
    'wound',
    'arms',
    'armour',
    'guard',
    'lost',
    'healed',
    'casts',
    'afar',
    'potions',
    'meals',
    'eaten',
    'dug',
    'hungry',
    'starved',
  ],
  play({ bot, without, options, seed, index, turns }) {
    const spell = SPELL_KINDS.find((kind) => kind === without);
    const fullMind = assertDefined(findCavesMind(bot));
    const mind = spell === undefined ? fullMind : fullMind.without(spell);
    const kind = LEAVABLE.find((one) => one === without);
    const game = kind === undefined ? caves : cavesWithout(kind);
    const own = deriveSeed(seed, index);
    const whims = makeStream(own, 'mind');
    const tally = new CavesTally();
    const state = playOut(
      game,
      game.start(options as CavesOptions, own),
      (view) => {
        tally.see(playerOf(view));
        return mind.choose(view, whims);
      },
      (now) => now.ending === undefined && now.turns < turns,
      turns + MAX_RANK,
      tally.watch,
    );
    return resultOf(state, tally);
  },
};
