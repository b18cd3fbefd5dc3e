import { isVictory, offersOf, phaseOf, REFUGE } from '../rules/index.ts';
import type { AnyMatch } from '#core';
import type { DiceState, JourneyState } from '../rules/index.ts';
import { stepsOf } from './story.ts';
import type { DiceWords } from './words.ts';

/** Moments explained by the tutorial, in order of preference. */
export const TUTORIAL_HINTS = [
  'table',
  'villain',
  'guard',
  'damage',
  'closing',
  'threat',
  'obstacle',
  'divine',
  'ally',
  'wound',
  'die',
  'choose',
  'end',
  'low-bag',
  'empty',
  'explore',
  'after',
] as const;
export type TutorialHint = (typeof TUTORIAL_HINTS)[number];

function canClose(state: DiceState): boolean {
  return offersOf(state).some(({ action, refusal }) => {
    return action.kind === 'close' && refusal === undefined;
  });
}

function ofInterior(state: DiceState): TutorialHint[] {
  const { hero, explorations } = state.turn;
  const one = state.heroes[hero];
  if (one === undefined) return [];
  const hints: TutorialHint[] = ['table'];
  if (one.bag.length <= one.capacity) hints.push('low-bag');
  if (canClose(state)) hints.push('empty');
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

/** Hints that suit this moment. */
function momentsOf(state: DiceState): readonly TutorialHint[] {
  const phase = phaseOf(state);
  if (phase === undefined || (state.over !== undefined && isVictory(state.over))) return [];
  if (phase.kind === 'interior') return ofInterior(state);
  if (phase.kind === 'encounter') return [ENCOUNTERS[phase.die.type] ?? 'die'];
  if (phase.kind === 'closing') return [phase.guard ? 'guard' : 'closing'];
  if (phase.kind === 'guard') return ['guard'];
  if (phase.kind === 'damage') return ['damage'];
  if (phase.kind === 'pick' && phase.end === 'pay') return ['damage'];
  if (phase.kind !== 'pick') return [];
  return phase.end === 'lose' || phase.end === 'trim' ? ['end'] : ['choose'];
}

/** The next hint, if any that was not shown before applies now. */
export function tutorialHint(
  { scene }: JourneyState,
  shown: ReadonlySet<TutorialHint>,
  { pack }: Pick<DiceWords, 'pack'>,
): TutorialHint | undefined {
  if (scene === undefined || scene.over !== undefined) return undefined;
  if (scene.world.scenario.id !== pack.tutorial) return undefined;
  const moments = momentsOf(scene);
  return TUTORIAL_HINTS.find((hint) => moments.includes(hint) && !shown.has(hint));
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
  const { scene } = match.state as JourneyState;
  if (scene?.world.scenario.id !== words.pack.tutorial) return shown;
  for (const { before } of stepsOf(match)) {
    const hint = tutorialHint(before, shown, words);
    if (hint !== undefined) shown.add(hint);
  }
  return shown;
}
