import { assertDefined } from '#core';
import { isKeepsakeSkill, offersOf, phaseOf, REFUGE } from '../rules/index.ts';
import { dominatedActions } from '../bots/forecast/dominance.ts';
import { forecast } from '../bots/forecast/forecast.ts';
import type { DiceAction, DiceState, Offer, Phase } from '../rules/index.ts';
import type { Forecast } from '../bots/forecast/forecast.ts';
import { describeForecast } from './checks.ts';
import { describeRetreat, isRetreat } from './retreat.ts';
import { chosenDie } from './chosen-die.ts';
import { keysFor } from './offer-keys.ts';
import { detailOfOption, labelOfOption } from './choices.ts';
import { describeWay } from './ways.ts';
import type { DiceWords } from './words.ts';

/**
 * Groups of offers: dealing with a threat or a die, actions of a turn, skills, choices, and ways to
 * end them.
 */
export const OFFER_GROUPS = ['deal', 'turn', 'skills', 'choice', 'end'] as const;
export type OfferGroup = (typeof OFFER_GROUPS)[number];

/** View of an action for both shells. */
export interface OfferShown {
  readonly action: DiceAction;
  readonly group: OfferGroup;
  /** Physical key; undefined if there are more offers than keys. */
  readonly key: string | undefined;
  /** A word or two: `Hide`, `Hit`, a location. */
  readonly label: string;
  /** Its cost and effect, if worth showing. */
  readonly detail: string | undefined;
  /** A shorter detail for narrow screens, if there is one. */
  readonly brief?: string;
  /** Its forecast: chance, damage, danger; undefined if none is possible. */
  readonly ahead: string | undefined;
  /** True if another action is never worse; its detail names that one. */
  readonly faint: boolean;
  /** True if it certainly leaves its hero with too few dice to survive. */
  readonly dooms: boolean;
  /** Hero it belongs to, if not the deciding one. */
  readonly owner: number | undefined;
  /** Reason for refusal, if refused. */
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

function groupOf(action: DiceAction, phase: Phase | undefined): OfferGroup {
  if (action.kind === 'discard' && phase?.kind === 'interior') return 'end';
  if (action.kind === 'use') return 'skills';
  if ('at' in action || action.kind === 'choose') return 'choice';
  if (TURN_KINDS.includes(action.kind)) return 'turn';
  return END_KINDS.includes(action.kind) ? 'end' : 'deal';
}

/** The moment for words with a context-dependent meaning, such as `forfeit`. */
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
  if (action.kind === 'use') return words.skillOf(state, action.hero, action.skill);
  if (action.kind === 'location') return words.place(state, action.at);
  if (action.kind === 'hero') return words.hero(state, action.at);
  if (action.kind === 'choose') return labelOfOption(state, action.option, words);
  const die = chosenDie(state, action);
  return die === undefined ? wordOf(words, action.kind, phaseOf(state)) : words.die(die);
}

/** Short description of a location. */
function detailOfPlace(state: DiceState, at: number, words: DiceWords): string | undefined {
  if (at === REFUGE) return undefined;
  const { open, bag, hidden } = assertDefined(state.places[at]);
  return open
    ? words.say('dice-place-bag', { count: bag.length + hidden })
    : words.say('dice-place-closed');
}

function detailOf(state: DiceState, action: DiceAction, words: DiceWords): string | undefined {
  if (action.kind === 'use') {
    if (isKeepsakeSkill(action.skill)) return words.say(`dice-effect-${action.skill}`);
    return describeWay(state, action, words) || undefined;
  }
  if (action.kind === 'location') return detailOfPlace(state, action.at, words);
  return action.kind === 'choose' ? detailOfOption(state, action.option, words) : undefined;
}

/**
 * Actions without a forecast. Rest and remedies recover dice, so a warning of earlier danger would
 * mislead.
 */
const WITHOUT_FORECAST: readonly DiceAction['kind'][] = ['cancel', 'rest', 'cure', 'choose'];

/**
 * Forecast of an action. Dice are judged together on confirmation. Heroes and targets are judged
 * separately if a check depends on them.
 */
function aheadOf(state: DiceState, { action, refusal }: Offer): Forecast | undefined {
  if (refusal !== undefined || WITHOUT_FORECAST.includes(action.kind)) return undefined;
  if (action.kind === 'discard' && phaseOf(state)?.kind === 'interior') return undefined;
  if (!('at' in action)) return forecast(state, action);
  const phaseKind = phaseOf(state)?.kind;
  const ahead =
    phaseKind === 'guard' || phaseKind === 'target' ? forecast(state, action) : undefined;
  return ahead?.odds === undefined ? undefined : ahead;
}

function ownerOf(state: DiceState, action: DiceAction, decides: number): number | undefined {
  return action.kind === 'use' && action.hero !== decides ? action.hero : undefined;
}

type Details = Pick<OfferShown, 'detail' | 'brief'>;

function detailsOf(state: DiceState, action: DiceAction, words: DiceWords): Details {
  const detail = detailOf(state, action, words);
  // Keepsakes take no dice that could be shortened.
  if (action.kind !== 'use' || isKeepsakeSkill(action.skill)) return { detail };
  return { detail, brief: describeWay(state, action, words, 'brief') };
}

function neverBetter(state: DiceState, better: DiceAction, words: DiceWords): string {
  return words.say('dice-never-better', { other: labelOf(state, better, words) });
}

/**
 * All offers to the deciding player by group, including refused ones with their reason. In each group,
 * those that are never better than another come last.
 */
export function offersShown(
  state: DiceState,
  decides: number,
  words: DiceWords,
): readonly OfferShown[] {
  const offers: readonly Offer[] = offersOf(state);
  const keys = keysFor(offers.map(({ action }) => action));
  const dominated = dominatedActions(state);
  const shown = offers.map((offer, index): OfferShown => {
    const { action, refusal } = offer;
    const ahead = aheadOf(state, offer);
    const better = dominated.get(action);
    return {
      action,
      group: groupOf(action, phaseOf(state)),
      key: keys[index],
      label: labelOf(state, action, words),
      ...(better === undefined
        ? detailsOf(state, action, words)
        : { detail: neverBetter(state, better, words), brief: '' }),
      faint: better !== undefined,
      ahead:
        (ahead !== undefined && isRetreat(state, action)
          ? describeRetreat(state, action, ahead, words)
          : describeForecast(ahead, words)) || undefined,
      dooms: ahead?.dooms === true,
      owner: ownerOf(state, action, decides),
      refusal: refusal && words.messages.sayProblem(refusal),
    };
  });
  return OFFER_GROUPS.flatMap((group) => {
    const own = shown.filter((offer) => offer.group === group);
    return [...own.filter(({ faint }) => !faint), ...own.filter(({ faint }) => faint)];
  });
}

/**
 * True if an offer needs confirmation: it means certain death, and there is an alternative. A
 * doomed hero may still rest or be healed, so then only the end of his turn needs confirmation.
 */
export function needsConfirmation(offer: OfferShown, offers: readonly OfferShown[]): boolean {
  const others = offers.filter(({ action, refusal }) => {
    return refusal === undefined && action.kind !== 'cancel' && !('at' in action);
  });
  if (offer.action.kind === 'finish') return offer.dooms && others.length > 1;
  return offer.dooms && others.some(({ dooms }) => !dooms);
}
