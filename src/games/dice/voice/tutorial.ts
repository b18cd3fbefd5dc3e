import { assertDefined } from '#core';
import type { AnyMatch } from '#core';
import { isVictory, nextAct, offersOf, phaseOf, PLAIN, REFUGE } from '../rules/index.ts';
import type { DiceState, JourneyState, Pack, PhaseOf } from '../rules/index.ts';
import { stepsOf } from './records/steps.ts';
import type { DiceWords } from './words.ts';

/** Moments explained in the first chapter, after the tutorial, in order of preference. */
const CHAPTER_HINTS = ['power', 'henchman', 'time', 'rest'] as const;

/** Rewards explained in the scenario after they were chosen, whatever its chapter. */
const REWARD_HINTS = ['keepsake', 'mark'] as const;

/** Moments explained by the tutorial, in order of preference. */
const TUTORIAL_HINTS = [
  'table',
  'idle',
  'villain',
  'guard',
  'damage',
  'closing',
  'threat',
  'obstacle',
  'divine',
  'ally',
  'wound',
  'act',
  'die',
  'choose',
  'end',
  'low-bag',
  'empty',
  'give',
  'explore',
  'after',
] as const;
/** All hints. */
export const HINTS = [...TUTORIAL_HINTS, ...CHAPTER_HINTS, ...REWARD_HINTS] as const;
export type TutorialHint = (typeof HINTS)[number];

function canDo(state: DiceState, kind: 'close' | 'give'): boolean {
  return offersOf(state).some(({ action, refusal }) => {
    return action.kind === kind && refusal === undefined;
  });
}

/** Rounds in which heroes without a scratch have only waited. */
const IDLE_ROUNDS = 2;

function isIdle({ heroes, world, timer, turn }: DiceState): boolean {
  const { at, pile } = assertDefined(heroes[turn.hero]);
  const rounds = (world.initialTimer - timer - 1) / heroes.length;
  return at === REFUGE && pile.length === 0 && rounds >= IDLE_ROUNDS;
}

/** Discarded dice that make a rest worth its turn. */
const REST_DICE = 3;

function ofRefuge(state: DiceState): TutorialHint[] {
  const { at, pile } = assertDefined(state.heroes[state.turn.hero]);
  return at === REFUGE && pile.length >= REST_DICE ? ['rest'] : [];
}

/** Rounds left when time is short. */
const LAST_ROUNDS = 2;

function ofInterior(state: DiceState): TutorialHint[] {
  const { hero, explorations } = state.turn;
  const one = state.heroes[hero];
  if (one === undefined) return [];
  const hints: TutorialHint[] = ['table', ...ofRefuge(state)];
  if (state.world.powerful.some((card) => !state.beaten.includes(card))) hints.push('power');
  if (state.timer <= LAST_ROUNDS * state.heroes.length) hints.push('time');
  if (isIdle(state)) hints.push('idle');
  if (one.bag.length <= one.capacity) hints.push('low-bag');
  if (canDo(state, 'close')) hints.push('empty');
  if (canDo(state, 'give')) hints.push('give');
  if ((state.world.members[hero]?.sheet.keepsakes.length ?? 0) > 0) hints.push('keepsake');
  if (one.hand.main.some(({ mark }) => mark !== PLAIN)) hints.push('mark');
  if (one.at !== REFUGE) hints.push(explorations === 0 ? 'explore' : 'after');
  return hints;
}

const ENCOUNTERS: Readonly<Partial<Record<string, TutorialHint>>> = {
  VILLAIN: 'villain',
  ENEMY: 'threat',
  OBSTACLE: 'obstacle',
  DIVINE: 'divine',
  ALLY: 'ally',
  WOUND: 'wound',
};

function ofEncounter(state: DiceState, { die, card }: PhaseOf<'encounter'>): TutorialHint[] {
  const hints: TutorialHint[] = [ENCOUNTERS[die.type] ?? 'die'];
  if (nextAct(state, card) !== undefined) hints.push('act');
  if (state.world.cards[card]?.template.traits.includes('henchman') === true)
    hints.push('henchman');
  return hints;
}

/** Hints that suit this moment. */
function momentsOf(state: DiceState): readonly TutorialHint[] {
  const phase = phaseOf(state);
  if (phase === undefined || (state.over !== undefined && isVictory(state.over))) return [];
  if (phase.kind === 'interior') return ofInterior(state);
  if (phase.kind === 'encounter') return ofEncounter(state, phase);
  if (phase.kind === 'closing') return [phase.guard ? 'guard' : 'closing'];
  if (phase.kind === 'guard') return ['guard'];
  if (phase.kind === 'damage') return ['damage'];
  if (phase.kind === 'pick' && phase.end === 'pay') return ['damage'];
  if (phase.kind !== 'pick') return [];
  return phase.end === 'lose' || phase.end === 'trim' ? ['end'] : ['choose'];
}

/** Hints of a scenario: in the tutorial, in the first chapter, and on rewards of a campaign. */
function hintsFor(
  scenario: string,
  { won }: JourneyState['campaign'],
  { tutorial, chapters }: Pack,
): readonly TutorialHint[] {
  if (scenario === tutorial) return TUTORIAL_HINTS;
  const isFirst = tutorial !== undefined && chapters[0]?.scenarios.includes(scenario) === true;
  return [...(isFirst ? CHAPTER_HINTS : []), ...(won > 0 ? REWARD_HINTS : [])];
}

/** The next hint, if any that was not shown before applies now. */
export function tutorialHint(
  { scene, campaign }: JourneyState,
  shown: ReadonlySet<TutorialHint>,
  { pack }: Pick<DiceWords, 'pack'>,
): TutorialHint | undefined {
  if (scene === undefined || scene.over !== undefined) return undefined;
  const moments = momentsOf(scene);
  return hintsFor(scene.world.scenario.id, campaign, pack).find((hint) => {
    return moments.includes(hint) && !shown.has(hint);
  });
}

/** Hints that name keys, and therefore have a version for touch. */
const NAMING_KEYS: ReadonlySet<TutorialHint> = new Set([
  'table',
  'explore',
  'after',
  'die',
  'choose',
  'empty',
]);

/** Text of a hint for keyboard or touch. */
export function describeHint(
  hint: TutorialHint,
  { say }: Pick<DiceWords, 'say'>,
  by: 'keys' | 'touch' = 'keys',
): string {
  return say(
    by === 'touch' && NAMING_KEYS.has(hint) ? `dice-touch-hint-${hint}` : `dice-hint-${hint}`,
  );
}

/** Hints given in a match before the cursor. */
export function findShownHints(match: AnyMatch, words: DiceWords): Set<TutorialHint> {
  const shown = new Set<TutorialHint>();
  for (const { before } of stepsOf(match)) {
    const hint = tutorialHint(before, shown, words);
    if (hint !== undefined) shown.add(hint);
  }
  return shown;
}
