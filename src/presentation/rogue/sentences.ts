import { bonusOf, EFFECTS, ITEMS } from '../../games/rogue/index.ts';
import type { ItemKind, RogueEvent } from '../../games/rogue/index.ts';
import type { Say } from '../../i18n/say.ts';
import type { Stop } from './errands.ts';
import { makeNumber, nameEffect, nameItem, nameMob } from './names.ts';

/** How a sentence is meant: what went well, what did not, what is only mentioned. */
export type Tone = 'plain' | 'good' | 'bad' | 'faint';

export interface Sentence {
  readonly text: string;
  readonly tone: Tone;
}

type Told<K extends RogueEvent['kind']> = Extract<RogueEvent, { readonly kind: K }>;

/** What an event is told as; undefined for what is seen anyway. */
export function describeEvent(event: RogueEvent, say: Say): Sentence | undefined {
  switch (event.kind) {
    case 'moved':
    case 'waited':
    case 'selected':
    case 'mob-moved':
      return undefined;
    case 'fought':
    case 'killed':
    case 'confused':
    case 'cloned':
    case 'unmasked':
    case 'mob-sighted':
      return describeMob(event, say);
    case 'level-up':
    case 'spared':
    case 'died':
    case 'ended':
      return describeFate(event, say);
    default:
      return describeItem(event, say);
  }
}

type MobEvent = Told<'fought' | 'killed' | 'confused' | 'cloned' | 'unmasked' | 'mob-sighted'>;

function describeMob(event: MobEvent, say: Say): Sentence {
  const that = nameMob(event.of, say, 'That');
  const object = nameMob(event.of, say, 'object');
  switch (event.kind) {
    case 'fought': {
      const { dealt, taken } = event;
      const said = {
        mob: object,
        dealt,
        taken: makeNumber(taken),
        hurts: taken > 0 ? 'yes' : 'no',
      };
      return { text: say('rogue-said-fought', said), tone: taken > 0 ? 'bad' : 'plain' };
    }
    case 'killed':
      return {
        text: say('rogue-said-killed', { mob: object, experience: event.experience }),
        tone: 'good',
      };
    case 'confused':
      return { text: say('rogue-said-confused', { mob: that }), tone: 'faint' };
    case 'cloned':
      return { text: say('rogue-said-cloned', { mob: that }), tone: 'bad' };
    case 'unmasked':
      return {
        text: say('rogue-said-unmasked', { mob: nameMob(event.of, say, 'one') }),
        tone: 'bad',
      };
    case 'mob-sighted':
      return {
        text: say('rogue-said-sighted', {
          what: nameMob(event.of, say, 'object'),
          level: event.level,
        }),
        tone: 'plain',
      };
  }
}

function describeFate(
  event: Told<'level-up' | 'spared' | 'died' | 'ended'>,
  say: Say,
): Sentence | undefined {
  switch (event.kind) {
    case 'level-up': {
      const { level, previousDamage, damage, previousArmor, armor } = event;
      const said = { level, previousDamage, damage, previousArmor, armor };
      return { text: say('rogue-said-level-up', said), tone: 'good' };
    }
    case 'spared':
      return { text: say('rogue-said-spared'), tone: 'bad' };
    case 'died': {
      const mob = nameMob(event.cause.mob, say, 'one');
      return { text: say('rogue-said-died', { mob, level: event.cause.level }), tone: 'bad' };
    }
    case 'ended':
      if (event.ending === 'died') return undefined;
      return { text: say(`rogue-ending-${event.ending}`), tone: 'good' };
  }
}

type ItemEvent = Exclude<
  RogueEvent,
  | MobEvent
  | Told<'moved' | 'waited' | 'selected' | 'mob-moved' | 'level-up' | 'spared' | 'died' | 'ended'>
>;

function describeItem(event: ItemEvent, say: Say): Sentence {
  switch (event.kind) {
    case 'picked':
      return {
        text: say('rogue-said-picked', { item: nameItem(event.item, say, 'object') }),
        tone: 'good',
      };
    case 'full':
      return {
        text: say('rogue-said-full', { item: nameItem(event.item, say, 'that') }),
        tone: 'bad',
      };
    case 'healed':
      return {
        text: say('rogue-said-healed', {
          item: nameItem(event.item, say, 'object'),
          amount: makeNumber(event.amount),
        }),
        tone: 'good',
      };
    case 'equipped': {
      const { item, previous, type } = event;
      const text = say('rogue-said-equipped', {
        type,
        item: nameItem(item, say, 'object'),
        bonus: bonusOfItem(item),
      });
      if (previous === null) return { text, tone: 'good' };
      const back = { item: nameItem(previous, say, 'That'), slot: event.slot + 1 };
      return { text: `${text} ${say('rogue-said-swapped', back)}`, tone: 'good' };
    }
    case 'effect-begun': {
      const { effect, turns } = event;
      const said = { effect: nameEffect(effect, say), turns, armor: EFFECTS[effect].armor };
      return { text: say('rogue-said-effect-begun', said), tone: 'good' };
    }
    case 'effect-ended': {
      const effect = nameEffect(event.effect, say);
      return { text: say('rogue-said-effect-ended', { effect }), tone: 'bad' };
    }
    case 'smoked':
      return { text: say('rogue-said-smoked', { mobs: event.mobs.length }), tone: 'plain' };
    case 'dropped':
      return {
        text: say('rogue-said-dropped', { item: nameItem(event.item, say, 'object') }),
        tone: 'plain',
      };
    case 'item-sighted':
      return {
        text: say('rogue-said-sighted', { what: nameItem(event.item, say, 'object'), level: 1 }),
        tone: 'faint',
      };
  }
}

/** What a worn item adds. */
export function bonusOfItem(item: ItemKind): number {
  const row = ITEMS[item];
  if (row.use !== 'wear') return 0;
  return bonusOf({ worn: { sword: null, armor: null, [row.type]: item } }, row.type);
}

/** Why something that went on by itself has stopped; empty where a fight or a find tells it anyway. */
export function describeStop(stop: Stop, say: Say): string {
  switch (stop.reason) {
    case 'mob':
      return say('rogue-stop-mob', { mob: nameMob(stop.mob, say, 'that') });
    case 'fight':
      return say('rogue-stop-fight', { mob: nameMob(stop.mob, say, 'that') });
    case 'full':
      return say('rogue-stop-full', { item: nameItem(stop.item, say, 'that') });
    default:
      return say(`rogue-stop-${stop.reason}`);
  }
}
