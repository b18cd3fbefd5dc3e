import { MAX_DIFFICULTY } from '../../puzzles/index.ts';

/** A difficulty in signs: `●●○○○`. */
export function difficultySigns(difficulty: number): string {
  return '●'.repeat(difficulty) + '○'.repeat(MAX_DIFFICULTY - difficulty);
}
