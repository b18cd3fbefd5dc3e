import { findSkill, isKeepsakeSkill, isNamedAlly } from '../rules/index.ts';
import { isStrike } from '../bots/forecast/flight.ts';
import type {
  DiceEvent,
  DiceState,
  Die,
  JourneyEvent,
  JourneyState,
  MoveReason,
} from '../rules/index.ts';
import { describeKeptDice } from './kept-dice.ts';
import { currentEncounter } from './encounter-view.ts';
import { nameReward } from './keepsakes.ts';
import { nameInCampaign } from './status.ts';
import { describeRemark, describeStory, isJoining, isParting } from './voices.ts';
import type { DiceWords } from './words.ts';

type Of<K extends DiceEvent['kind']> = Extract<DiceEvent, { readonly kind: K }>;

/** Losses described one by one, with all their dice. */
const LOSSES: readonly MoveReason[] = [
  'damage',
  'end-of-turn',
  'optional',
  'greedy',
  'swift',
  'utter-mess',
  'stolen',
  'make-room',
  'story',
];
/** Gains described together. */
const GAINS: readonly MoveReason[] = ['refill', 'summon', 'recovered', 'healed'];

function isTogether({ why }: Of<'moved'>): boolean {
  return LOSSES.includes(why) || GAINS.includes(why);
}

/** One sentence for consecutive dice of the same hero that move for the same reason. */
function describeGroup(
  state: DiceState,
  { why, at, giver, from }: Of<'moved'>,
  dice: readonly Die[],
  words: DiceWords,
): string {
  const hero = LOSSES.includes(why) ? giver : at;
  const source = why === 'damage' && from === 'bag' ? '-bag' : '';
  const id = LOSSES.includes(why) ? `dice-said-lost-${why}${source}` : `dice-said-${why}`;
  return words.say(id, {
    hero: words.hero(state, hero),
    place: why === 'stolen' ? words.place(state, at) : '',
    dice: words.dice(dice),
  });
}

/** True for moves that one sentence covers. */
function isAlike(one: Of<'moved'>, other: Of<'moved'>): boolean {
  return one.why === other.why && one.at === other.at && one.from === other.from;
}

/** The dice of a group that starts here. */
function groupAt(events: readonly DiceEvent[], from: number): readonly Die[] {
  const first = events[from];
  if (first?.kind !== 'moved') return [];
  const dice: Die[] = [];
  for (const event of events.slice(from)) {
    if (event.kind === 'drawn') continue;
    if (event.kind !== 'moved' || !isAlike(event, first)) break;
    dice.push(event.die);
  }
  return dice;
}

const SINGLE: Readonly<Partial<Record<MoveReason, string>>> = {
  acquired: 'dice-said-acquired',
  bonus: 'dice-said-joined',
  failed: 'dice-said-failed',
  cured: 'dice-said-cured',
};

/** An ally with a name who joins, leaves, or does not join. */
function describeAlly(state: DiceState, event: Of<'moved'>, words: DiceWords): string {
  const args = words.allyArgs(event.die.mark);
  if (isJoining(event)) {
    return words.say('dice-said-ally-joined', { ...args, hero: words.hero(state, event.at) });
  }
  // An ally who has not been found is not mentioned.
  if (event.from === 'place') return '';
  return words.say(event.from === 'met' ? 'dice-said-ally-missed' : 'dice-said-ally-left', args);
}

function describeMove(state: DiceState, event: Of<'moved'>, words: DiceWords): string {
  const { why, at, giver, die } = event;
  if (isNamedAlly(die) && (isJoining(event) || isParting(event))) {
    return describeAlly(state, event, words);
  }
  if (why === 'gift') {
    const taker = words.hero(state, at);
    return words.say('dice-said-gift', {
      hero: words.hero(state, giver),
      taker,
      die: words.die(die),
    });
  }
  if (why === 'forfeited') {
    const hero = words.hero(state, state.turn.hero);
    return words.say('dice-said-forfeited', { hero, die: words.die(die) });
  }
  const id = SINGLE[why];
  if (id === undefined) return '';
  const owner = why === 'cured' ? giver : at;
  const hero = owner >= 0 && why !== 'failed' ? words.hero(state, owner) : '';
  return words.say(id, { hero, die: words.die(die) });
}

/** Arguments of a sentence without a card. */
const NO_CARD = { card: '', object: 'none' };

/** A threat's strike at a hero who flees or does nothing. */
function describeStrike(state: DiceState, event: Of<'checked'>, words: DiceWords): string {
  const encounter = currentEncounter(state);
  return words.say(event.check === 'flee' ? 'dice-said-chased' : 'dice-said-struck', {
    hero: words.hero(state, event.hero),
    ...(encounter === undefined
      ? NO_CARD
      : words.cardArgs(state, encounter.card, encounter.die.type)),
    against: event.against,
  });
}

function describeCheck(state: DiceState, event: Of<'checked'>, words: DiceWords): string {
  if (isStrike(event)) return describeStrike(state, event, words);
  const { won, skill, hero, total, against } = event;
  const id = `dice-said-${won ? 'won' : 'missed'}${skill === undefined ? '' : '-skill'}`;
  return words.say(id, {
    hero: words.hero(state, hero),
    total,
    against,
    skill: skill === undefined ? '' : words.skillOf(state, event.hero, skill),
  });
}

function describeEncounter(state: DiceState, event: Of<'encounter'>, words: DiceWords): string {
  const { die, card, place } = event;
  const isThreat = words.isThreat(die.type);
  if (isNamedAlly(die)) {
    return words.say('dice-said-ally-met', {
      hero: words.hero(state, state.turn.hero),
      place: words.place(state, place),
      die: words.die(die),
      ...words.allyArgs(die.mark),
    });
  }
  return words.say(isThreat ? 'dice-said-threat' : 'dice-said-encounter', {
    hero: words.hero(state, state.turn.hero),
    place: words.place(state, place),
    die: words.die(die),
    ...(isThreat ? words.cardArgs(state, card, die.type) : NO_CARD),
  });
}

function describeBoon(
  state: DiceState,
  event: Of<'boon' | 'boon-used' | 'boon-lost'>,
  words: DiceWords,
): string {
  const { kind, hero, amount, skill, scope } = event;
  const id = kind === 'boon' && scope === 'trap' ? 'trap' : kind;
  return words.say(`dice-said-${id}`, {
    hero: words.hero(state, hero),
    amount,
    skill: words.skillOf(state, event.by, skill),
  });
}

/** Damage reduced by a hero for himself or for another, or not at all. */
function describeLessened(state: DiceState, event: Of<'lessened'>, words: DiceWords): string {
  const { by, before, after, hero: victim } = event;
  const skill = words.skillOf(state, by, event.skill);
  if (after === before) return words.say('dice-said-lessened-not', { skill, after });
  const [hero, other] = [words.hero(state, by), words.hero(state, victim)];
  const args = { hero, other, before, after, skill };
  if (by === victim) return words.say('dice-said-lessened', args);
  const isShielded = findSkill(event.skill).shields === true;
  return words.say(isShielded ? 'dice-said-shielded' : 'dice-said-lessened-other', args);
}

function describeSkill(state: DiceState, { hero, skill }: Of<'skill'>, words: DiceWords): string {
  const args = { hero: words.hero(state, hero), skill: words.skillOf(state, hero, skill) };
  if (!isKeepsakeSkill(skill)) return words.say('dice-said-skill', args);
  return words.say('dice-said-keepsake', { hero: args.hero, name: args.skill });
}

/** A card that was beaten, evaded or in flight, or that acted. */
function describeThreat(
  state: DiceState,
  event: Of<'defeated' | 'acted' | 'evaded' | 'fled'>,
  hero: string,
  words: DiceWords,
): string {
  const { say } = words;
  if (event.kind === 'defeated') {
    const id = event.die.type === 'OBSTACLE' ? 'dice-said-passed' : 'dice-said-defeated';
    return say(id, words.cardArgs(state, event.card, event.die.type));
  }
  if (event.kind === 'acted') {
    const card = words.card(state, event.card, 'ENEMY');
    return say('dice-said-acted', { card, act: words.act(event.act) });
  }
  return say(`dice-said-${event.kind}`, { hero, ...words.cardArgs(state, event.card, 'ENEMY') });
}

/** A villain's hiding place that was seen, found or left. */
function describeVillain(
  state: DiceState,
  event: Of<'spied' | 'found' | 'escaped'>,
  words: DiceWords,
): string {
  if (event.kind === 'escaped') {
    const id = event.from === event.to ? 'dice-said-stays' : 'dice-said-escaped';
    return words.say(id, { place: words.place(state, event.to) });
  }
  return words.say(`dice-said-${event.kind}`, {
    place: words.place(state, event.place),
    ...words.cardArgs(state, event.card, 'VILLAIN'),
  });
}

/** One sentence for an event; '' if other events cover it. */
function describeEvent(state: DiceState, event: DiceEvent, words: DiceWords): string {
  const { say } = words;
  const hero = 'hero' in event ? words.hero(state, event.hero) : '';
  const place = 'place' in event && event.place >= 0 ? words.place(state, event.place) : '';
  switch (event.kind) {
    case 'turn':
      return say('dice-said-turn', { hero, timer: event.timer });
    case 'time':
      return say(event.change < 0 ? 'dice-said-time-lost' : 'dice-said-time-won', {
        count: Math.abs(event.change),
        timer: event.timer,
      });
    case 'moved':
      return describeMove(state, event, words);
    case 'encounter':
      return describeEncounter(state, event, words);
    case 'checked':
      return describeCheck(state, event, words);
    case 'tallied':
      return say('dice-said-tallied', {
        hero,
        total: event.total,
        skill: words.skillOf(state, event.hero, event.skill ?? ''),
      });
    case 'skill':
      return describeSkill(state, event, words);
    case 'travelled':
      return say('dice-said-travelled', { hero, place: words.place(state, event.to) });
    case 'defeated':
    case 'acted':
    case 'evaded':
    case 'fled':
      return describeThreat(state, event, hero, words);
    case 'lessened':
      return describeLessened(state, event, words);
    case 'damage':
      return say('dice-said-damage', {
        hero,
        amount: event.amount,
        magical: event.magical ? 'yes' : 'no',
      });
    case 'wounded':
    case 'died':
    case 'rested':
      return say(`dice-said-${event.kind}`, { hero });
    case 'guarded':
      return say('dice-said-guarded', { hero, place });
    case 'closed':
    case 'cornered':
      return say(`dice-said-${event.kind}`, { place });
    case 'spied':
    case 'found':
    case 'escaped':
      return describeVillain(state, event, words);
    case 'boon':
    case 'boon-used':
    case 'boon-lost':
      return describeBoon(state, event, words);
    case 'chose':
      return say('dice-said-chose', { hero, option: words.option(event.choice, event.option) });
    case 'over':
      return say(`dice-status-over-${event.reason}`);
    case 'drawn':
    case 'attempted':
    case 'rolled':
      return '';
  }
}

/** True for the time spent by a turn, which is reported with the turn. */
function isTick(events: readonly DiceEvent[], at: number): boolean {
  const event = events[at];
  if (event?.kind !== 'time' || event.change !== -1) return false;
  const next = events[at + 1];
  return next === undefined || next.kind === 'turn' || next.kind === 'over';
}

/** Events of a scene, one sentence each; `before` is the state before them. */
export function describeSceneEvents(
  before: DiceState,
  events: readonly DiceEvent[],
  words: DiceWords,
): string[] {
  const sentences: string[] = [];
  const describedDice = new Set<Die>();
  for (const [index, event] of events.entries()) {
    if (event.kind === 'moved' && isTogether(event)) {
      if (describedDice.has(event.die)) continue;
      const dice = groupAt(events, index);
      for (const die of dice) describedDice.add(die);
      sentences.push(describeGroup(before, event, dice, words));
    } else if (!isTick(events, index)) {
      sentences.push(describeEvent(before, event, words));
      sentences.push(describeStory(before, event, words), describeRemark(before, event, words));
    }
  }
  return sentences.filter((sentence) => sentence !== '');
}

const CAMP_KINDS = [
  'set-out',
  'came-back',
  'joined',
  'parted',
  'grew',
  'learned',
  'rewarded',
  'took',
  'left',
  'decided',
] as const;
type CampEvent = Extract<JourneyEvent, { readonly kind: (typeof CAMP_KINDS)[number] }>;

function isCampEvent(event: JourneyEvent): event is CampEvent {
  return CAMP_KINDS.some((kind) => kind === event.kind);
}

function describeCampEvent(state: JourneyState, event: CampEvent, words: DiceWords): string {
  if (event.kind === 'set-out') {
    return words.say('dice-said-set-out', { scenario: words.scenario(event.scenario) });
  }
  if (event.kind === 'came-back')
    return [
      words.say('dice-said-came-back', { won: event.won ? 'yes' : 'no' }),
      ...(state.scene === undefined ? [] : [describeKeptDice(state.scene, words)]),
    ].join(' ');
  if (event.kind === 'parted') {
    const left = words.say('dice-said-ally-left', words.allyArgs(event.ally));
    return [left, words.ally(event.ally, 'left')].filter((text) => text !== '').join(' ');
  }
  if (event.kind === 'decided') {
    return words.say('dice-said-decided', { option: words.option(event.choice, event.option) });
  }
  const hero = nameInCampaign(state, event.hero, words);
  if (event.kind === 'joined') {
    const { ally } = event;
    const arrival = words.say('dice-said-ally-joined', { ...words.allyArgs(ally), hero });
    return [arrival, words.ally(ally, 'joined')].filter((text) => text !== '').join(' ');
  }
  if (event.kind === 'grew')
    return words.say('dice-said-grew', { hero, type: words.type(event.type) });
  if (event.kind === 'learned') {
    return words.say('dice-said-learned', { hero, skill: words.skill(event.skill) });
  }
  if (event.kind === 'rewarded') {
    const { reward, swapped } = event;
    const name = nameReward(reward, words);
    if (swapped === undefined) return words.say('dice-said-rewarded', { hero, name });
    return words.say('dice-said-swapped', { hero, name, other: words.keepsake(swapped) });
  }
  return words.say(`dice-said-${event.kind}`, { hero, die: words.die(event) });
}

/** Events of a journey, in scenes and in camp, one sentence each. */
export function describeJourneyEvents(
  before: JourneyState,
  events: readonly JourneyEvent[],
  words: DiceWords,
): string[] {
  const ofScene: DiceEvent[] = [];
  const ofCamp: string[] = [];
  for (const event of events) {
    if (isCampEvent(event)) ofCamp.push(describeCampEvent(before, event, words));
    else ofScene.push(event);
  }
  const { scene } = before;
  return [...ofCamp, ...(scene === undefined ? [] : describeSceneEvents(scene, ofScene, words))];
}
