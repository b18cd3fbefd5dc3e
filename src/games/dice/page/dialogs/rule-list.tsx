import type { DiceState } from '../../rules/index.ts';
import { scenarioRules } from '../../voice/traits.ts';
import type { DiceWords } from '../../voice/words.ts';

interface RuleListProps {
  readonly scene: DiceState;
  readonly words: DiceWords;
}

/** The rules of a scenario, with their meaning. */
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
