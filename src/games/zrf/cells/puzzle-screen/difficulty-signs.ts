import { MAX_DIFFICULTY } from '../../puzzles/index.ts';

/** Shows a difficulty as signs: `●●○○○`. */
export function difficultySigns(difficulty: number): string {
  return '●'.repeat(difficulty) + '○'.repeat(MAX_DIFFICULTY - difficulty);
}
