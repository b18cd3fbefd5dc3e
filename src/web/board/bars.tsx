import { largest } from '#core';

interface BarsProps {
  readonly names: readonly string[];
  readonly scores: readonly number[];
}

/** Bar chart of scores. The highest score has the longest bar. */
export function Bars({ names, scores }: BarsProps) {
  const topScore = largest(scores, 1);
  return (
    <ul class="bars">
      {scores.map((score, player) => (
        <li key={player} class={`bar bar-${player + 1}`}>
          <span class="bar-name">{names[player]}</span>
          <span class="bar-line">
            <span style={{ inlineSize: `${(score / topScore) * 100}%` }} />
          </span>
          <span class="bar-score">{score}</span>
        </li>
      ))}
    </ul>
  );
}
