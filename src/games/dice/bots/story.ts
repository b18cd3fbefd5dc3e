import { VERB } from '../rules/model/action.ts';
import type { DiceAction } from '../rules/model/action.ts';
import { choiceOf, joiningIn } from '../rules/effects/story.ts';
import type { Owned } from '../rules/model/hero.ts';
import type { CampOption, StoryOption } from '../rules/model/story-templates.ts';
import type { PhaseOf } from '../rules/state/phase.ts';
import type { DiceState } from '../rules/state/state.ts';
import { hasRoom } from '../rules/model/hand.ts';
import { heroOf } from '../rules/state/draft.ts';
import { priceOf } from './worth.ts';

/** Worth of a gained die of 4 sides in dice, and of each further side. */
const SMALLEST = 4;
const BASE_WORTH = 0.8;
const SIDE_WORTH = 0.08;
/** Worth of a turn, and of being spared a WOUND, in dice. */
const TURN_WORTH = 0.8;
const WOUND_WORTH = 1.5;

/** Worth of a skill that an ally with a name has, in dice. */
const ALLY_WORTH = 0.4;

/** Worth of the dice that an option gives, and of the allies who join. */
export function worthOfGifts({ gives }: CampOption, joining: readonly Owned[]): number {
  const skills = ALLY_WORTH * joining.length;
  return skills + worthOfDice([...gives, ...joining]);
}

function worthOfDice(dice: readonly Owned[]): number {
  return dice.reduce((sum, [, size]) => sum + BASE_WORTH + SIDE_WORTH * (size - SMALLEST), 0);
}

function worthOf(state: DiceState, hero: number, option: StoryOption): number {
  const { turns, wound, dice } = option.costs;
  const price = priceOf(state, hero);
  const wounds = wound ? WOUND_WORTH * Math.max(1, price) : 0;
  const isDeadly = wound && !hasRoom(heroOf(state, hero).hand, 'WOUND');
  const scarce = TURN_WORTH * turns * (state.timer <= 2 * turns ? 4 : 1);
  const gifts = worthOfGifts(option, joiningIn(state, option));
  return gifts - scarce - wounds - price * dice - (isDeadly ? 8 : 0);
}

/** The option with the best dice for its price; the first if tied. */
export function chooseOption(state: DiceState, phase: PhaseOf<'choice'>): DiceAction {
  const { options } = choiceOf(state, phase);
  let best: StoryOption | undefined;
  let most = -Infinity;
  for (const option of options) {
    const worth = worthOf(state, phase.hero, option);
    if (worth > most) [best, most] = [option, worth];
  }
  return best === undefined ? VERB.confirm : { kind: 'choose', option: best.id };
}
