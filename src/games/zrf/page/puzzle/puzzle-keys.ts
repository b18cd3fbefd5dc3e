import { own } from '#core';
import { ARROWS } from '#web/canvas/geometry.ts';
import { commandOf } from '#play';
import { PUZZLE_PAGE_KEYS } from '../../voice/keymap.ts';
import { hasModifier, pressOf, readCommand, runCommand } from '#web/board/page-keys.ts';
import { stationOf } from '../course/course.ts';
import { focusBlock } from './board/board-keys.ts';
import { canMove, takeHint } from './model/puzzle-page-model.ts';
import type { PuzzlePageModel } from './model/puzzle-page-model.ts';
import { goTo } from './panel/station-bar.tsx';
import { puzzleSettings } from '../settings/sections.ts';

/** Handles keys regardless of focus; returns false for keys with no meaning here. */
export function onPageKey(
  puzzle: PuzzlePageModel,
  event: KeyboardEvent,
  main: HTMLElement | null,
): boolean {
  if (onSolutionKey(puzzle, event)) return true;
  const { page, model } = puzzle;
  const command = readCommand(event);
  if (command === 'hint') takeHint(puzzle);
  else if (command === 'new') model.restart();
  else if (command === 'skip') onEscape(puzzle);
  else if (command !== undefined) {
    runCommand(command, model, (name) => (page.gamePage.dialog.value = name));
  } else if (hasModifier(event) || event.shiftKey) return false;
  else if (!runOwnCommand(puzzle, commandOf(PUZZLE_PAGE_KEYS, pressOf(event)))) {
    if (own(ARROWS, event.code) === undefined) return false;
    const first = puzzle.cast.findIndex((_, block) => canMove(puzzle, block));
    focusBlock(main, first);
  }
  return true;
}

type Own = (typeof PUZZLE_PAGE_KEYS)[number]['command'];

/** Runs a command specific to puzzles; returns false if there was no command. */
function runOwnCommand(
  { page, model, solver }: PuzzlePageModel,
  command: Own | undefined,
): boolean {
  if (command === 'about') page.gamePage.dialog.value = 'about';
  else if (command === 'solution') solver.solve();
  else if (command === 'distance')
    puzzleSettings.change({ distance: !puzzleSettings.value.distance });
  else if (command === 'before') goTo(stationOf(model.file.id)?.before);
  else if (command === 'after') goTo(stationOf(model.file.id)?.after);
  return command !== undefined;
}

function onEscape({ picked, solver, animator }: PuzzlePageModel): void {
  if (solver.isBusy) solver.cancel();
  picked.value = undefined;
  animator.glide.settle();
}

/** Handles keys for the solution, the same as for moving through the game. */
function onSolutionKey({ solver }: PuzzlePageModel, event: KeyboardEvent): boolean {
  const solution = solver.solution.value;
  if (solution === undefined || hasModifier(event)) return false;
  const at = solution.at.value;
  if (commandOf(PUZZLE_PAGE_KEYS, pressOf(event)) === 'solution') {
    solver.closeSolution();
    return true;
  }
  switch (readCommand(event)) {
    case 'skip':
      solver.closeSolution();
      return true;
    case 'back':
      solution.go(at - 1);
      return true;
    case 'forward':
      solution.go(at + 1);
      return true;
    case 'first':
      solution.go(0);
      return true;
    case 'last':
      solution.go(solution.moves.length);
      return true;
    // The game must stay unchanged while the solution is shown.
    case 'undo':
    case 'redo':
    case 'new':
    case 'hint':
      return true;
    case 'help':
    case 'flip':
    case undefined:
      return false;
  }
}
