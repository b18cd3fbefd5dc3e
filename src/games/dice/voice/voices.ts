import { isNamedAlly } from '../rules/index.ts';
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
  return saying(words.hero(state, speech.hero), line ?? '', words);
}

/** A line with its speaker; '' without one. */
function saying(hero: string, line: string, words: DiceWords): string {
  if (line === '') return '';
  const ends = /[.!?…]$/.test(line) ? 'yes' : 'no';
  return words.say('dice-said-remark', { hero, line, ends });
}

/** The ally with a name whom an event is about. */
function allyIn(event: DiceEvent): string | undefined {
  if (event.kind !== 'encounter' && event.kind !== 'moved') return undefined;
  return isNamedAlly(event.die) ? event.die.mark : undefined;
}

/** True if an ally with a name leaves the party by the move, or never joins it. */
export function isParting(event: DiceEvent): boolean {
  return event.kind === 'moved' && (event.to === 'out' || event.to === 'deterred');
}

/** True if an ally joins a hero by the move, won or by a choice. */
export function isJoining(event: DiceEvent): boolean {
  return event.kind === 'moved' && event.why === 'acquired';
}

/** The pack's text for an ally who is met, joins or leaves. */
function storyOfAlly(event: DiceEvent, ally: string, words: DiceWords): string {
  if (event.kind === 'encounter') return saying(words.ally(ally), words.ally(ally, 'met'), words);
  if (isJoining(event)) return words.ally(ally, 'joined');
  return isParting(event) &&
    event.kind === 'moved' &&
    event.from !== 'place' &&
    event.from !== 'met'
    ? words.ally(ally, 'left')
    : '';
}

/** The pack's text for an event, in addition to the regular sentence. */
export function describeStory(state: DiceState, event: DiceEvent, words: DiceWords): string {
  const ally = allyIn(event);
  if (ally !== undefined) return storyOfAlly(event, ally, words);
  if (event.kind === 'closed') return words.closing(state, event.place);
  return event.kind === 'escaped' && event.from !== event.to ? words.escape(state, event.from) : '';
}
