import { DIFFICULTY_MOST } from '../../puzzles/index.ts';

/** A difficulty in signs: `●●○○○`. */
export function difficultySigns(difficulty: number): string {
  return '●'.repeat(difficulty) + '○'.repeat(DIFFICULTY_MOST - difficulty);
}
