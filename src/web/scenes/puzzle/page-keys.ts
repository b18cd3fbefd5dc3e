import { own } from '../../../core/index.ts';
import { ARROWS } from '../../canvas/geometry.ts';
import { isForeign, readCommand, runCommand } from '../../board/keys.ts';
import { stationOf } from '../../rules/course/course.ts';
import { focusBlock } from './board/board-keys.ts';
import { changePuzzles } from '../../storage/settings.ts';
import { canMove, puzzleSettings, takeHint } from './model/page-model.ts';
import type { PuzzlePageModel } from './model/page-model.ts';
import { goTo } from './panel/station-bar.tsx';

/** Keys that work wherever the focus is; false for those that mean nothing here. */
export function onPageKey(
  puzzle: PuzzlePageModel,
  event: KeyboardEvent,
  main: HTMLElement | null,
): boolean {
  if (onSolutionKey(puzzle, event)) return true;
  const { page, model, solver } = puzzle;
  const command = readCommand(event);
  if (command === 'hint') takeHint(puzzle);
  else if (command === 'new') model.restart();
  else if (command === 'skip') onEscape(puzzle);
  else if (command !== undefined) {
    runCommand(command, model, (name) => (page.gamePage.dialog.value = name));
  } else if (isForeign(event) || event.shiftKey) return false;
  else if (event.code === 'KeyI') page.gamePage.dialog.value = 'about';
  else if (event.code === 'KeyS') solver.solve();
  else if (event.code === 'KeyD') changePuzzles({ distance: !puzzleSettings().distance });
  else if (event.code === 'BracketLeft') goTo(stationOf(model.file.id)?.before);
  else if (event.code === 'BracketRight') goTo(stationOf(model.file.id)?.after);
  else if (own(ARROWS, event.code) !== undefined) {
    const first = puzzle.cast.findIndex((_, block) => canMove(puzzle, block));
    focusBlock(main, first);
  } else return false;
  return true;
}

function onEscape({ picked, solver, animator }: PuzzlePageModel): void {
  if (solver.isBusy) solver.cancel();
  picked.value = undefined;
  animator.glide.settle();
}

/** Keys of the solution that is shown: the same that lead through the moves of the game. */
function onSolutionKey({ solver }: PuzzlePageModel, event: KeyboardEvent): boolean {
  const solution = solver.solution.value;
  if (solution === undefined || isForeign(event)) return false;
  const at = solution.at.value;
  const runs: Readonly<Record<string, (() => void) | undefined>> = {
    Escape: () => solver.closeSolution(),
    KeyS: () => solver.closeSolution(),
    Comma: () => solution.go(at - 1),
    Period: () => solution.go(at + 1),
    Home: () => solution.go(0),
    End: () => solution.go(solution.moves.length),
  };
  const run = own(runs, event.code);
  run?.();
  // The game must not change behind the solution.
  return run !== undefined || ['KeyU', 'KeyR', 'KeyN', 'KeyH'].includes(event.code);
}
