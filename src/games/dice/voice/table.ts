import { assertDefined } from '#core';
import { dieAt, phaseOf } from '../rules/index.ts';
import { forecast } from '../bots/forecast/forecast.ts';
import type {
  DiceEvent,
  DiceState,
  Die,
  DieType,
  JourneyEvent,
  JourneyState,
} from '../rules/index.ts';
import { checkAhead, checkDone } from './checks.ts';
import type { CheckShown } from './checks.ts';
import type { DiceWords } from './words.ts';

/** Phases in which somebody else than the acting hero may be asked. */
const ASKED_HEROES = ['pick', 'target', 'damage', 'closing', 'place'] as const;

/** Whose hand lies on the table: the hero who chooses dice or is in danger, else the acting one. */
export function heroOnTable(scene: DiceState): number {
  const phase = phaseOf(scene);
  if (phase?.kind === 'pile') return phase.owner;
  const isAsked = ASKED_HEROES.some((kind) => kind === phase?.kind);
  return isAsked && phase !== undefined && 'hero' in phase
    ? phase.hero
    : Math.max(0, scene.turn.hero);
}

/** The dice that have been chosen so far, where some are chosen of a hand. */
export function chosenOf(scene: DiceState): readonly Die[] {
  const phase = phaseOf(scene);
  if (phase?.kind !== 'pick') return [];
  const { hand } = assertDefined(scene.heroes[phase.hero]);
  return phase.mask.flatMap((slot) => dieAt(hand, slot) ?? []);
}

/** The check for which dice are being chosen, as far as they are. */
function checkPrepared(scene: DiceState, words: DiceWords): CheckShown | undefined {
  const phase = phaseOf(scene);
  if (phase?.kind !== 'pick' || phase.mask.length === 0) return undefined;
  const ahead = forecast(scene, { kind: 'confirm' });
  return ahead?.roll && checkAhead(scene, ahead.roll, ahead.odds, words);
}

/** The check on the table: the one that is being rolled or prepared, else the last one. */
export function checkOnTable(
  scene: DiceState,
  last: CheckShown | undefined,
  words: DiceWords,
): CheckShown | undefined {
  const phase = phaseOf(scene);
  if (phase?.kind === 'roll') return checkAhead(scene, phase, undefined, words);
  return phase?.kind === 'pick' ? checkPrepared(scene, words) : last;
}

/** Every check that was rolled, in order. */
export function checksIn(
  before: JourneyState,
  events: readonly JourneyEvent[],
  words: DiceWords,
): readonly CheckShown[] {
  const { scene } = before;
  if (scene === undefined) return [];
  return events.flatMap((event) =>
    event.kind === 'checked' ? [checkDone(scene, event, words)] : [],
  );
}

/** The type of dice whose colour is a hero's own. */
export function heroColour({ world }: DiceState, hero: number): DieType | undefined {
  return world.members[hero]?.sheet.favoured;
}

const SHORT_OF_TIME = 5;
const LITTLE_TIME = 15;

export function timeMood({ timer }: DiceState): 'good' | 'warn' | 'bad' {
  if (timer <= SHORT_OF_TIME) return 'bad';
  return timer <= LITTLE_TIME ? 'warn' : 'good';
}

/** Whether a hero's bag holds no more dice than the hand takes. */
export function isBagLow({ bag, capacity }: DiceState['heroes'][number]): boolean {
  return bag.length <= capacity;
}

/** What happened that is told by more than a sentence, the worst last. */
export const DEEDS = ['closed', 'rested', 'escaped', 'damage', 'wounded', 'died'] as const;
export type Deed = (typeof DEEDS)[number];

/** The gravest of these events. */
export function deedIn(events: readonly { readonly kind: string }[]): Deed | undefined {
  return DEEDS.findLast((deed) => events.some(({ kind }) => kind === deed));
}

/** The heroes that damage, wounds or death came to. */
export function heroesHurt(events: readonly JourneyEvent[]): readonly number[] {
  const isHarm = (event: JourneyEvent): event is Extract<DiceEvent, { kind: 'damage' | 'died' }> =>
    event.kind === 'damage' || event.kind === 'died' || event.kind === 'wounded';
  return events.filter(isHarm).map(({ hero }) => hero);
}
