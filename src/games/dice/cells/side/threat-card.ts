import { isNamedAlly } from '../../rules/index.ts';
import type { DiceState } from '../../rules/index.ts';
import { currentEncounter } from '../../voice/encounter-view.ts';
import { aboutMet } from '../../voice/marks.ts';
import { actOf, traitsOf } from '../../voice/traits.ts';
import type { DiceWords } from '../../voice/words.ts';
import { inkOf } from '../table/die-ink.ts';
import { EMPTY_LINE, paragraph, textLine } from './pages.ts';
import type { Page } from './pages.ts';

/** Page with all known facts about the encountered die; undefined without an encounter. */
export function threatPage(state: DiceState, words: DiceWords): Page | undefined {
  const encounter = currentEncounter(state);
  if (encounter === undefined) return undefined;
  const { die, card } = encounter;
  const act = actOf(state, card, words);
  const isThreat = words.isThreat(die.type);
  const named = isNamedAlly(die) ? words.ally(die.mark) : words.die(die);
  const name = isThreat ? words.card(state, card, die.type) : named;
  const about = isThreat ? words.describeCard(state, card) : aboutMet(die, words);
  return {
    title: words.say('dice-screen-card'),
    lines: (width) => [
      textLine(name, { ink: inkOf(die.type), bold: true }),
      textLine(words.die(die), { ink: 'soft' }),
      EMPTY_LINE,
      ...paragraph(about, width),
      EMPTY_LINE,
      ...[...traitsOf(state, card, words), ...(act === undefined ? [] : [act])].flatMap(
        ({ name: trait, meaning }) => paragraph(`${trait}. ${meaning}`, width, { ink: 'warn' }),
      ),
    ],
  };
}
