import { assertDefined } from '#core';
import { changeTimer, heroOf, mintInto, newborn, takeInHand } from '../state/draft.ts';
import { STAT_TYPES } from '../model/die.ts';
import { hasRoom, soundCount } from '../model/hand.ts';
import { useOn } from '../state/phase.ts';
import type { BoonScope, SkillUse } from '../state/phase.ts';
import type { DiceDraft, DiceState } from '../state/state.ts';
import { drawAnother, putBack, sendAway, startOver } from '../effects/encounters.ts';
import { canBeExplored, moveHero, pushDraw } from '../effects/exploring.ts';
import { hasFlag } from '../effects/hooks.ts';
import { cureWound, gainAlly, sizeOfLevel } from '../effects/mishaps.ts';
import {
  bestow,
  drawMore,
  drawUpTo,
  hideHand,
  isWounded,
  recover,
  reveal,
} from '../effects/remedies.ts';
import { oneWay } from '../effects/skill.ts';
import type { Skill } from '../effects/skill.ts';

/** Fields of every skill of a keepsake: no dice, and once in a scenario. */
const ONCE = { most: 1, once: true, still: true, ways: oneWay([]) } as const;

function bless(amount: number, scope: BoonScope) {
  return (draft: DiceDraft, use: SkillUse): void =>
    bestow(draft, useOn(use, use.hero), amount, scope);
}

function hasDiscarded(state: DiceState, hero: number): boolean {
  return heroOf(state, hero).pile.length > 0;
}

/** Living heroes at the hero's location, including himself. */
function companyOf(state: DiceState, hero: number): number[] {
  const { at } = heroOf(state, hero);
  return [...state.heroes.keys()].filter((index) => {
    const one = heroOf(state, index);
    return one.alive && one.at === at;
  });
}

const CHECKED = ['ENEMY', 'VILLAIN', 'OBSTACLE', 'WOUND', 'ALLY', ...STAT_TYPES] as const;

/** True if a villain is at large and the party does not know his location. */
function canSpy({ world, places }: DiceState): boolean {
  if (hasFlag(world.hooks, 'no-villains')) return false;
  const known = places.filter((place) => place.known && place.villain !== undefined).length;
  return known < world.scenario.villains.length && places.some(({ open, known: k }) => open && !k);
}

/** Turns that a skill gives. It cannot win back more time than the scenario started with. */
function gainTime(draft: DiceDraft, turns: number): void {
  const change = Math.max(0, Math.min(turns, draft.world.initialTimer - draft.gained));
  draft.gained += change;
  changeTimer(draft, change);
}

/** Skills of keepsakes. Each takes no dice and can be used once in a scenario. */
export const KEEPSAKE_SKILLS = {
  salve: {
    ...ONCE,
    moment: 'free',
    can: hasDiscarded,
    effect: (draft, { hero }) => recover(draft, hero, 4),
  },
  remedy: {
    ...ONCE,
    moment: 'free',
    can: (state, hero, target) => isWounded(state, hero, target) || hasDiscarded(state, hero),
    effect(draft, { hero }) {
      cureWound(draft, hero);
      recover(draft, hero, 3);
    },
  },
  'second-breath': {
    ...ONCE,
    moment: 'free',
    can: (state, hero) => heroOf(state, hero).bag.length > 1,
    effect: (draft, { hero }) => drawMore(draft, hero, 2),
  },
  'fresh-start': {
    ...ONCE,
    moment: 'free',
    can: (state, hero) => soundCount(heroOf(state, hero).hand) > 0,
    effect(draft, { hero }) {
      hideHand(draft, hero);
      const { hand, capacity } = heroOf(draft, hero);
      drawUpTo(draft, hero, capacity + 2 - hand.main.length);
    },
  },
  'spare-hours': {
    ...ONCE,
    moment: 'free',
    can: ({ gained, world }) => gained < world.initialTimer,
    effect: (draft) => gainTime(draft, 2),
  },
  'good-plan': { ...ONCE, moment: 'free', effect: bless(4, 'checks') },
  'master-key': { ...ONCE, moment: 'free', effect: bless(6, 'closing') },
  spyglass: { ...ONCE, moment: 'free', can: canSpy, effect: reveal },
  summons: {
    ...ONCE,
    moment: 'free',
    can: (state, hero) => hasRoom(heroOf(state, hero).hand, 'ALLY'),
    effect: (draft, { hero }) => gainAlly(draft, hero),
  },
  anointing: {
    ...ONCE,
    moment: 'free',
    can: (state, hero) => hasRoom(heroOf(state, hero).hand, 'DIVINE'),
    effect(draft, { hero }) {
      const die = mintInto(draft, { type: 'DIVINE', size: sizeOfLevel(draft.world.level) });
      takeInHand(draft, hero, die, newborn('bonus'));
    },
  },
  rally: {
    ...ONCE,
    moment: 'free',
    can: (state, hero) => companyOf(state, hero).some((one) => hasDiscarded(state, one)),
    effect(draft, { hero }) {
      for (const one of companyOf(draft, hero)) recover(draft, one, 3);
    },
  },
  waymarks: {
    ...ONCE,
    moment: 'again',
    aim: 'place',
    can: (state, _hero, target) => canBeExplored(state, target),
    effect(draft, { hero, target }) {
      moveHero(draft, hero, target);
      pushDraw(draft, hero);
    },
  },
  'second-look': {
    ...ONCE,
    moment: 'again',
    effect: (draft, { hero }) => pushDraw(draft, hero),
  },
  buckler: { ...ONCE, moment: 'react', lessen: () => 0 },
  'counter-charm': {
    ...ONCE,
    moment: 'react',
    magic: true,
    lessen: () => 0,
  },
  'shared-shield': {
    ...ONCE,
    moment: 'react',
    neighbours: 'too',
    lessen: (damage) => damage - 6,
  },
  smoke: {
    ...ONCE,
    moment: 'met',
    foes: ['ENEMY', 'VILLAIN'],
    effect(draft, { hero }) {
      putBack(draft);
      recover(draft, hero, 5);
    },
  },
  'safe-way': { ...ONCE, moment: 'flee' },
  'wave-off': { ...ONCE, moment: 'met', foes: ['ENEMY'], effect: startOver },
  'drive-off': {
    ...ONCE,
    moment: 'met',
    foes: ['ENEMY'],
    effect: (draft, { hero }) => sendAway(draft, hero),
  },
  'way-round': {
    ...ONCE,
    moment: 'met',
    foes: ['OBSTACLE'],
    effect: (draft, { hero }) => sendAway(draft, hero),
  },
  'other-pocket': {
    ...ONCE,
    moment: 'met',
    foes: CHECKED.filter((type) => type !== 'VILLAIN' && type !== 'ALLY'),
    can: ({ places, heroes }, hero) => {
      const place = places[assertDefined(heroes[hero]).at];
      return place !== undefined && place.open && place.bag.length + place.hidden > 0;
    },
    effect: (draft, { hero }) => drawAnother(draft, hero),
  },
  'lucky-throw': { ...ONCE, moment: 'met', foes: CHECKED, effect: bless(4, 'checks') },
} as const satisfies Record<string, Skill>;
