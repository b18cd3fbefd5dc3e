import type { HeroSheet } from '../../rules/index.ts';
import type { DiceWords } from '../../voice/words.ts';
import { Solid } from './solid.tsx';

interface DiceRowProps {
  readonly dice: HeroSheet['dice'];
  readonly words: DiceWords;
}

/** A row of dice, for display only. */
export function DiceRow({ dice, words }: DiceRowProps) {
  if (dice.length === 0) return <p class="about">{words.say('list-none')}</p>;
  return (
    <ul class="dice-row">
      {dice.map(([type, size], at) => (
        <li key={at} title={words.die({ type, size })}>
          <span class="unseen">{words.die({ type, size })}</span>
          <Solid die={{ type, size }} text={words.short({ type, size })} />
        </li>
      ))}
    </ul>
  );
}
