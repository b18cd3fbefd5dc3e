import { emptyDraft, readDraft } from '../../puzzles/index.ts';
import type { AnyGame } from '#core';
import type { Screen } from '#screen/model/screen.ts';
import { isZrfGame } from '../../voice/is-zrf-game.ts';
import { describeProblem } from '#voice/problems.ts';
import type { ZrfContext } from '../services/services.ts';
import { EditorScreen } from './editor-screen.ts';

/** Initial size of a new drawing. */
const COLUMNS = 4;
const ROWS = 5;

/** A position to be redrawn, in its text form. */
export interface Drawable {
  readonly game: AnyGame;
  readonly state: string;
}

/**
 * Opens the editor with a new drawing or the start of a puzzle; `back` if the puzzle cannot be
 * drawn.
 */
export function editPuzzle(rules: ZrfContext, back: Screen, from?: Drawable): Screen {
  const { context, services } = rules;
  if (from === undefined) {
    return new EditorScreen(rules, emptyDraft(COLUMNS, ROWS), undefined, back);
  }
  const { game } = from;
  const state = isZrfGame(game) ? game.parseState(from.state) : undefined;
  if (!isZrfGame(game) || state?.ok !== true) return back;
  const draft = readDraft(game.rulesOf(state.value), state.value.cells);
  if (!draft.ok) {
    const [problem] = draft.problems;
    if (problem !== undefined) context.announce(describeProblem(problem, context.say));
    return back;
  }
  const listed = services.library.list(context.settings.language).find(({ id }) => id === game.id);
  return new EditorScreen(rules, draft.value, listed?.isAdded === true ? game.id : undefined, back);
}
