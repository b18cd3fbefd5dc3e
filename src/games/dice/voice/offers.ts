import { assertDefined } from '#core';
import { offersOf, phaseOf, REFUGE } from '../rules/index.ts';
import { forecast } from '../bots/forecast/forecast.ts';
import type { DiceAction, DiceState, Offer, Phase } from '../rules/index.ts';
import type { Forecast } from '../bots/forecast/forecast.ts';
import { describeForecast } from './checks.ts';
import { describeRetreat, isRetreat } from './retreat.ts';
import { chosenDie } from './chosen-die.ts';
import { keysFor } from './offer-keys.ts';
import { describeWay } from './ways.ts';
import type { DiceWords } from './words.ts';

/**
 * Where an offer stands among the others: what to do about a threat or a die, what a turn holds,
 * skills, things to choose, and how to be done with it.
 */
export const OFFER_GROUPS = ['deal', 'turn', 'skills', 'choice', 'end'] as const;
export type OfferGroup = (typeof OFFER_GROUPS)[number];

/** An action as both shells show it. */
export interface OfferShown {
  readonly action: DiceAction;
  readonly group: OfferGroup;
  /** The physical key that takes it; undefined where there are more offers than keys. */
  readonly key: string | undefined;
  /** A word or two: `Hide`, `Hit`, a place. */
  readonly label: string;
  /** What it takes and brings, where that is to be told. */
  readonly detail: string | undefined;
  /** What it leads to: chance, damage, danger; undefined where nothing can be told. */
  readonly ahead: string | undefined;
  /** Whether it certainly leaves its hero with too few dice to live. */
  readonly dooms: boolean;
  /** Whose it is, where that is not the hero who decides. */
  readonly owner: number | undefined;
  /** Why it cannot be taken, where it cannot. */
  readonly refusal: string | undefined;
}

const TURN_KINDS: readonly DiceAction['kind'][] = [
  'explore',
  'again',
  'give',
  'travel',
  'close',
  'rest',
  'cure',
];
const END_KINDS: readonly DiceAction['kind'][] = ['confirm', 'cancel', 'finish', 'forfeit'];

function groupOf(action: DiceAction): OfferGroup {
  if (action.kind === 'use') return 'skills';
  if ('at' in action) return 'choice';
  if (TURN_KINDS.includes(action.kind)) return 'turn';
  return END_KINDS.includes(action.kind) ? 'end' : 'deal';
}

/** The moment in which a word such as `forfeit` has a meaning of its own. */
function momentOf(phase: Phase | undefined): string {
  if (phase === undefined) return '';
  if (phase.kind === 'encounter') return `encounter-${phase.die.type}`;
  if (phase.kind === 'pick') return `pick-${phase.end}`;
  if (phase.kind === 'pile') return `pile-${phase.end}`;
  if (phase.kind === 'closing') return phase.guard ? 'closing-guard' : 'closing';
  return phase.kind;
}

function wordOf(words: DiceWords, kind: string, phase: Phase | undefined): string {
  const own = `dice-offer-${kind}-${momentOf(phase)}`;
  return words.say(words.messages.has(own) ? own : `dice-offer-${kind}`);
}

function labelOf(state: DiceState, action: DiceAction, words: DiceWords): string {
  if (action.kind === 'use') return words.skill(action.skill);
  if (action.kind === 'location') return words.place(state, action.at);
  if (action.kind === 'hero') return words.hero(state, action.at);
  const die = chosenDie(state, action);
  return die === undefined ? wordOf(words, action.kind, phaseOf(state)) : words.die(die);
}

/** How a location stands, in a few words. */
function detailOfPlace(state: DiceState, at: number, words: DiceWords): string | undefined {
  if (at === REFUGE) return undefined;
  const { open, bag, hidden } = assertDefined(state.places[at]);
  return open
    ? words.say('dice-place-bag', { count: bag.length + hidden })
    : words.say('dice-place-closed');
}

function detailOf(state: DiceState, action: DiceAction, words: DiceWords): string | undefined {
  if (action.kind === 'use') return describeWay(state, action, words) || undefined;
  if (action.kind === 'location') return detailOfPlace(state, action.at, words);
  return undefined;
}

/** What is told without a forecast: rest and remedies bring dice back, whatever danger there was before. */
const UNJUDGED: readonly DiceAction['kind'][] = ['cancel', 'rest', 'cure'];

/**
 * What an action leads to. Dice are judged together, when they are confirmed; who holds a place and
 * what a skill is aimed at, where a check hangs on it.
 */
function aheadOf(state: DiceState, { action, refusal }: Offer): Forecast | undefined {
  if (refusal !== undefined || UNJUDGED.includes(action.kind)) return undefined;
  if (!('at' in action)) return forecast(state, action);
  const asked = phaseOf(state)?.kind;
  const ahead = asked === 'guard' || asked === 'target' ? forecast(state, action) : undefined;
  return ahead?.odds === undefined ? undefined : ahead;
}

function ownerOf(state: DiceState, action: DiceAction, decides: number): number | undefined {
  return action.kind === 'use' && action.hero !== decides ? action.hero : undefined;
}

/** All that is offered to whoever decides, in the order of groups, what cannot be taken with why. */
export function offersShown(
  state: DiceState,
  decides: number,
  words: DiceWords,
): readonly OfferShown[] {
  const offers: readonly Offer[] = offersOf(state);
  const keys = keysFor(offers.map(({ action }) => action));
  const shown = offers.map((offer, index): OfferShown => {
    const { action, refusal } = offer;
    const ahead = aheadOf(state, offer);
    return {
      action,
      group: groupOf(action),
      key: keys[index],
      label: labelOf(state, action, words),
      detail: detailOf(state, action, words),
      ahead:
        (ahead !== undefined && isRetreat(state, action)
          ? describeRetreat(state, action, ahead, words)
          : describeForecast(ahead, words)) || undefined,
      dooms: ahead?.dooms === true,
      owner: ownerOf(state, action, decides),
      refusal: refusal && words.messages.sayProblem(refusal),
    };
  });
  return OFFER_GROUPS.flatMap((group) => shown.filter((offer) => offer.group === group));
}

/**
 * Whether somebody should be asked before he takes an offer: it is certain death, and something else
 * could be done. Whoever is doomed already may still rest or be healed, so only the end of his turn
 * is asked about then.
 */
export function isFolly(offer: OfferShown, offers: readonly OfferShown[]): boolean {
  const others = offers.filter(({ action, refusal }) => {
    return refusal === undefined && action.kind !== 'cancel' && !('at' in action);
  });
  if (offer.action.kind === 'finish') return offer.dooms && others.length > 1;
  return offer.dooms && others.some(({ dooms }) => !dooms);
}
