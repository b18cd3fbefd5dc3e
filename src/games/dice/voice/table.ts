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

/** Phases where a hero other than the acting one may decide. */
const HERO_PHASES = ['pick', 'target', 'damage', 'closing', 'place', 'choice'] as const;

/**
 * The hero whose hand is on the table: the one who chooses dice or is in danger, otherwise the
 * acting one.
 */
export function heroOnTable(scene: DiceState): number {
  const phase = phaseOf(scene);
  if (phase?.kind === 'pile') return phase.owner;
  const isHeroPhase = HERO_PHASES.some((kind) => kind === phase?.kind);
  return isHeroPhase && phase !== undefined && 'hero' in phase
    ? phase.hero
    : Math.max(0, scene.turn.hero);
}

/** Dice chosen from a hand so far. */
export function chosenOf(scene: DiceState): readonly Die[] {
  const phase = phaseOf(scene);
  if (phase?.kind !== 'pick') return [];
  const { hand } = assertDefined(scene.heroes[phase.hero]);
  return phase.mask.flatMap((slot) => dieAt(hand, slot) ?? []);
}

/** The check for which dice are being chosen, with the choice so far. */
function checkPrepared(scene: DiceState, words: DiceWords): CheckShown | undefined {
  const phase = phaseOf(scene);
  if (phase?.kind !== 'pick' || phase.mask.length === 0) return undefined;
  const preview = forecast(scene, { kind: 'confirm' });
  return preview?.roll && checkAhead(scene, preview.roll, preview.odds, words);
}

/** The check on the table: being rolled or prepared, otherwise the last one. */
export function checkOnTable(
  scene: DiceState,
  last: CheckShown | undefined,
  words: DiceWords,
): CheckShown | undefined {
  const phase = phaseOf(scene);
  if (phase?.kind === 'roll') return checkAhead(scene, phase, undefined, words);
  return phase?.kind === 'pick' ? checkPrepared(scene, words) : last;
}

/** All rolled checks, in order. */
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

/** The type of dice that gives a hero his colour. */
export function heroColour({ world }: DiceState, hero: number): DieType | undefined {
  return world.members[hero]?.sheet.favoured;
}

const CRITICAL_TIME = 5;
const LOW_TIME = 15;

export function timeMood({ timer }: DiceState): 'good' | 'warn' | 'bad' {
  if (timer <= CRITICAL_TIME) return 'bad';
  return timer <= LOW_TIME ? 'warn' : 'good';
}

/** True if a hero's bag has no more dice than a full hand. */
export function isBagLow({ bag, capacity }: DiceState['heroes'][number]): boolean {
  return bag.length <= capacity;
}

/** Events with a flourish, in order of gravity. */
export const BANNER_EVENTS = ['closed', 'rested', 'escaped', 'damage', 'wounded', 'died'] as const;
export type BannerEvent = (typeof BANNER_EVENTS)[number];

/** The gravest of these events. */
export function bannerEventIn(
  events: readonly { readonly kind: string }[],
): BannerEvent | undefined {
  return BANNER_EVENTS.findLast((bannerEvent) => events.some(({ kind }) => kind === bannerEvent));
}

/** Heroes affected by damage, wounds or death. */
export function heroesHurt(events: readonly JourneyEvent[]): readonly number[] {
  const isHarm = (event: JourneyEvent): event is Extract<DiceEvent, { kind: 'damage' | 'died' }> =>
    event.kind === 'damage' || event.kind === 'died' || event.kind === 'wounded';
  return events.filter(isHarm).map(({ hero }) => hero);
}
