import { assertDefined, deriveSeed } from '#core';
import {
  caves,
  cavesWithout,
  CLASSIC,
  contentFor,
  contentOf,
  creatureRow,
  effectRow,
  hasQuestItem,
  monstersOf,
  playerOf,
  MAX_RANK,
} from '../rules/index.ts';
import { ALL_MINDS, findCavesMind } from '../bots/index.ts';
import type { CavesContent, CavesOptions, CavesState, Cause, Creature } from '../rules/index.ts';
import { nameOfSource, removableFrom } from './names.ts';
import { routeFiguresIn, routeOf } from './route.ts';
import { biterOf, CavesTally } from './tally.ts';
import { attemptOf } from '#lab/runs/attempts.ts';
import { playOut } from '#lab/runs/runs.ts';
import type { RunArena, RunResult, RunTask } from '#lab/runs/runs.ts';

/** The cause of death as one word; a bite counts as the creature that bit. */
function wordFor(content: CavesContent, cause: Cause): string {
  if (cause.kind === 'creature') return cause.creature;
  if (cause.kind !== 'effect') return cause.kind;
  return biterOf(content, cause.effect) ?? cause.effect;
}

const BOTS = ALL_MINDS.map(({ id }) => id);

function sumOf(amounts: Readonly<Record<string, number>>): number {
  return Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
}

/** Words of figures and ends that concern the item to bring home. */
interface QuestWords {
  readonly won: string;
  readonly has: string;
  readonly left: string;
}

const BEAR: QuestWords = { won: 'won', has: 'bear', left: 'left' };
const TREASURE: QuestWords = { won: 'brought', has: 'treasure', left: 'without' };

/** The kinds of things in a pack, each potion for itself, apart from corpses. */
function heldIn(player: Creature, { potions }: CavesState): readonly string[] {
  const { quest } = player.content;
  return player.pack.flatMap((item) => {
    if (item === null || item.kind === quest || item.kind === 'corpse') return [];
    return item.color === undefined ? item.kind : `${String(potions[item.color])}-potion`;
  });
}

function resultOf(state: CavesState, tally: CavesTally, quest: QuestWords): RunResult {
  const { ending, deeds, turns } = state;
  const player = playerOf(state);
  const hasDied = ending?.kind === 'died' && ending.cause !== undefined;
  const kind = ending?.kind ?? 'alive';
  const other = kind === 'won' || kind === 'left' ? quest[kind] : kind;
  const end = hasDied ? wordFor(player.content, ending.cause) : other;
  return {
    figures: {
      [quest.won]: ending?.kind === 'won' ? 1 : 0,
      [quest.has]: hasQuestItem(player) ? 1 : 0,
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
      ...routeOf(player.content, tally),
    },
    words: { ends: end, ...(hasDied ? { levels: String(player.z + 1) } : {}) },
    parts: { damage: tally.damage, spells: tally.spells },
    ...(ending?.kind === 'won' ? { sets: { held: heldIn(player, state) } } : {}),
  };
}

/** Creatures and other things that can hurt the player. */
function harmfulIn(content: CavesContent): readonly string[] {
  return [
    ...monstersOf(content).filter((kind) => creatureRow(content, kind).attack > 0),
    ...Object.keys(content.effects).filter((kind) => {
      const { each } = effectRow(content, kind);
      return (each?.hp ?? 0) < 0 && biterOf(content, kind) === undefined;
    }),
    'blast',
  ];
}

/** Measured values of a removed part, after the item brought home. */
const MEASURES = [
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
];

function arenaOf(content: CavesContent, quest: QuestWords): RunArena {
  const isBuiltIn = content === CLASSIC;
  const spells = Object.keys(content.spells);
  const harmful = harmfulIn(content);
  const { won, has, left } = quest;
  return {
    bots: BOTS,
    removable: removableFrom(content),
    words: {
      ends: [...harmful, 'hunger', 'overeating', won, left, 'time', 'alive'],
      damage: [...harmful, 'blood-to-mana'],
    },
    turns: 20_000,
    shares: [won, has, 'starved'],
    boundsFor: (turns) => ({ turns: { least: 0, most: turns } }),
    isSame: ({ parts }, without) =>
      spells.includes(without) && !Object.keys(parts?.['spells'] ?? {}).includes(without),
    measures: [won, ...MEASURES, ...routeFiguresIn(content)],
    play: (task) => playRun(task, spells, quest),
    ...(isBuiltIn ? {} : { nameOf: (id, word) => nameOfSource(content, id, word) }),
  };
}

function playRun(
  { bot, without = [], options, seed, index, turns, attempt }: RunTask,
  spells: readonly string[],
  quest: QuestWords,
): RunResult {
  const things = without.filter((thing) => !spells.includes(thing));
  const fullMind = assertDefined(findCavesMind(bot));
  const mind = without
    .filter((thing) => spells.includes(thing))
    .reduce((rest, spell) => rest.without(spell), fullMind);
  const game = things.length === 0 ? caves : cavesWithout(things);
  const own = deriveSeed(seed, index);
  const choose = attemptOf(mind, ALL_MINDS, own, attempt);
  const start = game.start(options as CavesOptions, own);
  const tally = new CavesTally(contentOf(start));
  const state = playOut(
    game,
    start,
    (view) => {
      tally.see(playerOf(view));
      return choose(view);
    },
    (now) => now.ending === undefined && now.turns < turns,
    turns + MAX_RANK,
    tally.watch,
  );
  return resultOf(state, tally, quest);
}

/**
 * Statistics of bots in Caves: wins with the bear, depth reached, and causes and levels of death.
 * Runs of a pack are measured by its things and its item to bring home.
 */
export const cavesArena: RunArena = {
  ...arenaOf(CLASSIC, BEAR),
  within(options) {
    const content = contentFor(CLASSIC, options as CavesOptions);
    return content === CLASSIC ? cavesArena : arenaOf(content, TREASURE);
  },
};
