import type { DiceState } from '#games/dice/index.ts';
import { scenarioRules } from '#presentation/dice/traits.ts';
import type { DiceWords } from '#presentation/dice/words.ts';

interface RuleListProps {
  readonly scene: DiceState;
  readonly words: DiceWords;
}

/** The rules of a scenario and what they mean. */
export function RuleList({ scene, words }: RuleListProps) {
  return (
    <dl class="glossary">
      {scenarioRules(scene, words).map(({ name, meaning }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
