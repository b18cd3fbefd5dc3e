import { describeDifficulty } from '../../voice/describe-puzzle.ts';
import { MAX_DIFFICULTY } from '../../puzzles/index.ts';
import { say } from '#web/language/language.ts';

/** Difficulty as a row of filled and empty dots. */
export function Difficulty({ difficulty }: { readonly difficulty: number }) {
  return (
    <span class="difficulty" role="img" aria-label={describeDifficulty(difficulty, say)}>
      {Array.from({ length: MAX_DIFFICULTY }, (_, index) => (
        <i key={index} class={index < difficulty ? 'is-full' : ''} />
      ))}
    </span>
  );
}
