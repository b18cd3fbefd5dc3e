import { below, pick } from '#core';
import { heroOf, pushPhase } from '../state/draft.ts';
import { mintDie } from '../generate/bag.ts';
import { generateDieSize } from '../generate/die-size.ts';
import { allowedTypes } from '../generate/die-type.ts';
import { soundCount } from '../model/hand.ts';
import type { Difficulty } from '../model/content.ts';
import type { DieType } from '../model/die.ts';
import type { HeroSetup, Setup } from '../model/setup.ts';
import type { DiceDraft, Hooks } from '../state/state.ts';
import { against } from '../effects/hooks.ts';
import { gainAlly, loseDice, offerCure } from '../effects/mishaps.ts';

function newDie(setup: Setup, type: DieType) {
  return mintDie(setup, type, generateDieSize(setup.level, setup.random));
}

function forEachHero(setup: Setup, times: number, act: (hero: HeroSetup) => void): void {
  for (const hero of setup.heroes) for (let i = 0; i < times; i++) act(hero);
}

const ANY_BUT_VILLAIN = allowedTypes({ not: [] });

function investigate(setup: Setup): void {
  for (const bag of setup.bags) {
    for (let i = 0; i < 3; i++) bag.push(newDie(setup, pick(setup.random, ANY_BUT_VILLAIN)));
  }
}

function betray(setup: Setup): void {
  const loyal = ({ type }: { readonly type: DieType }) => type !== 'ALLY';
  setup.bags = setup.bags.map((bag) => bag.filter(loyal));
  for (const hero of setup.heroes) hero.bag = hero.bag.filter(loyal);
}

function hurt(setup: Setup): void {
  forEachHero(setup, 2, ({ bag, pile }) => {
    for (const die of bag.splice(below(setup.random, bag.length), 1)) pile.push(die);
  });
}

function tidyUp(draft: DiceDraft): void {
  const { hero } = draft.turn;
  if (soundCount(heroOf(draft, hero).hand) === 0) return;
  const one = { kind: 'count', least: 1, most: 1, allies: 'counted' } as const;
  pushPhase(draft, loseDice(hero, one, 'hide', 'utter-mess'));
}

/** Special rules of scenarios. Rows that change the set-up apply in this order. */
export const SCENARIO_RULES = {
  'friendly-neighbourhood': { flags: ['no-villains'], victory: 'closeAll' },
  'thorough-investigation': { onBags: investigate },
  'great-betrayal': { onBags: betray },
  'plentiful-supplies': {
    onHeroBags: (setup) =>
      forEachHero(setup, 1, ({ bag, favoured }) => bag.push(newDie(setup, favoured))),
  },
  'badly-hurt': { onHeroBags: hurt },
  'trusted-companions': {
    onHands: (setup) => forEachHero(setup, 2, ({ hand }) => hand.push(newDie(setup, 'ALLY'))),
  },
  'deeply-wounded': {
    onHands: (setup) => forEachHero(setup, 1, ({ hand }) => hand.push(newDie(setup, 'WOUND'))),
  },
  'alien-lands': { flags: ['no-refuge', 'choose-starts'] },
  dispersion: { flags: ['random-starts'] },
  'no-time-to-waste': { timer: (timer) => Math.floor((timer * 7) / 10) },
  'utter-mess': { onTurnStart: tidyUp },
  'haste-makes-waste': { flags: ['no-second-exploration'] },
  'tongue-in-a-head': { flags: ['second-exploration-hides'] },
  serenity: { opponent: against(-1, 'ENEMY') },
  'vicious-inhabitants': { opponent: against(1, 'ENEMY') },
  'state-of-emergency': { opponent: against(1, 'ENEMY', 'VILLAIN', 'OBSTACLE') },
  'pulling-punches': { battleDamage: -1 },
  'covert-operation': { flags: ['flight-is-free'] },
  'stakes-get-higher': { closingDifficulty: 1 },
  'just-a-scratch': { onClosed: offerCure },
  'occasional-accomplices': { onClosed: gainAlly },
  'one-should-suffice': { victory: 'firstVillain' },
  'dont-let-them-escape': { flags: ['escape-is-loss'] },
  'no-one-left-behind': { flags: ['death-is-loss'] },
} as const satisfies Record<string, Hooks>;

/** Effects of a difficulty besides the time limit. */
export const DIFFICULTY_RULES: Readonly<Partial<Record<Difficulty, Hooks>>> = {
  easy: { opponent: against(-1, 'ENEMY', 'VILLAIN') },
  hard: { opponent: against(1, 'ENEMY', 'VILLAIN') },
};

/** Makes all threats stronger than their dice and cards. */
export function threatRule(amount: number): Hooks {
  return { opponent: against(amount, 'ENEMY', 'VILLAIN') };
}

export type ScenarioRuleId = keyof typeof SCENARIO_RULES;

export const SCENARIO_RULE_IDS: readonly string[] = Object.keys(SCENARIO_RULES);
