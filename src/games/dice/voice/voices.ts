import type { DiceEvent, DiceState, VoiceMoment } from '../rules/index.ts';
import type { DiceWords } from './words.ts';

/** Damage in a single blow that makes a hero comment. */
const MIN_COMMENT_DAMAGE = 3;

interface Speech {
  readonly hero: number;
  readonly moment: VoiceMoment;
}

/** The hero who comments on an event, if any. A companion replaces a dead hero. */
function speechAt(state: DiceState, event: DiceEvent): Speech | undefined {
  const { hero } = state.turn;
  const { kind } = event;
  if (kind === 'closed') return { hero, moment: kind };
  if (kind === 'wounded' || kind === 'rested') return { hero: event.hero, moment: kind };
  if (kind === 'encounter' && event.die.type === 'VILLAIN') return { hero, moment: 'villain' };
  if (kind === 'damage' && event.amount >= MIN_COMMENT_DAMAGE)
    return { hero: event.hero, moment: 'hurt' };
  if (kind !== 'died') return undefined;
  const other = state.heroes.findIndex(({ alive }, at) => alive && at !== event.hero);
  return other < 0 ? undefined : { hero: other, moment: 'fallen' };
}

/** A hero's remark on an event, with his name; '' if there is none. */
export function describeRemark(state: DiceState, event: DiceEvent, words: DiceWords): string {
  const speech = speechAt(state, event);
  if (speech === undefined || state.heroes[speech.hero]?.alive !== true) return '';
  const remarks = words.remarks(state, speech.hero, speech.moment);
  const line = remarks[(state.timer + speech.hero) % Math.max(1, remarks.length)];
  if (line === undefined) return '';
  const ends = /[.!?…]$/.test(line) ? 'yes' : 'no';
  return words.say('dice-said-remark', { hero: words.hero(state, speech.hero), line, ends });
}

/** The pack's text for an event, in addition to the regular sentence. */
export function describeStory(state: DiceState, event: DiceEvent, words: DiceWords): string {
  if (event.kind === 'closed') return words.closing(state, event.place);
  return event.kind === 'escaped' && event.from !== event.to ? words.escape(state, event.from) : '';
}
