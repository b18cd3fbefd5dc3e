import { say } from '../../language/language.ts';

interface DifficultyProps {
  readonly difficulty: number;
  readonly most: number;
}

/** How hard a puzzle is, as dots of which some are full. */
export function Difficulty({ difficulty, most }: DifficultyProps) {
  return (
    <span class="difficulty" role="img" aria-label={say('puzzle-difficulty', { difficulty, most })}>
      {Array.from({ length: most }, (_, index) => (
        <i key={index} class={index < difficulty ? 'is-full' : ''} />
      ))}
    </span>
  );
}
