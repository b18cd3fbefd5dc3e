import { formOf } from '../../rules/index.ts';
import type { DieForm, HeroSheet } from '../../rules/index.ts';
import type { DiceWords } from '../../voice/words.ts';
import { plainText, signOf, specialOf } from '../../voice/marks.ts';
import { Solid } from './solid.tsx';

interface DiceRowProps {
  readonly dice: HeroSheet['dice'];
  readonly words: DiceWords;
}

/** Name of a die, with the meaning of its mark. */
function titleOf(die: DieForm, words: DiceWords): string {
  const special = specialOf(die, words);
  return special === undefined ? words.die(die) : `${words.die(die)}: ${special.meaning}`;
}

/** A row of dice, for display only. */
export function DiceRow({ dice, words }: DiceRowProps) {
  if (dice.length === 0) return <p class="about">{words.say('list-none')}</p>;
  return (
    <ul class="dice-row">
      {dice.map(formOf).map((die, at) => (
        <li key={at} title={titleOf(die, words)}>
          <span class="unseen">{titleOf(die, words)}</span>
          <Solid die={die} text={plainText(die, words)} sign={signOf(die, words)} />
        </li>
      ))}
    </ul>
  );
}
