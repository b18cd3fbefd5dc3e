import type { Draft } from '../../puzzles/index.ts';
import { readVariant, withText, writeRules } from '../../puzzles/index.ts';
import { folderOf, openChecked, MAX_OPENING, slowProblem } from '../../rules/index.ts';
import { downloadText } from '#web/ui/download.ts';
import { notify } from '#web/ui/notices.tsx';
import { makeRoute } from '#web/address/route.ts';
import { say, sayProblem } from '#web/language/language.ts';
import { EDITOR, routeOf } from '../files/route.ts';
import type { GivenFile } from '#web/ui/given-files.ts';
import { openFiles, readFiles } from '../opening/open-files.ts';
import { theEditor } from './editor-model.ts';
import type { PuzzleEditorModel } from './editor-model.ts';

/** A drawing with a title, as required by files and the library. */
function titled(draft: Draft): Draft {
  return draft.title === '' ? withText(draft, 'title', say('editor-untitled')) : draft;
}

function fileName({ title }: Draft): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join('-').slice(0, 60) || 'puzzle';
}

/** Downloads the drawing as a rules file. */
export function exportDraft(draft: Draft): void {
  const whole = titled(draft);
  downloadText(fileName(whole), writeRules(whole), 'zrf');
}

/** Opens and stores the drawing as an added game, and goes to it. */
export async function playDraft(draft: Draft): Promise<void> {
  const whole = titled(draft);
  const path = `${fileName(whole)}.zrf`;
  await openFiles([{ path, file: new Blob([writeRules(whole)]) }]);
}

/** Opens a rules file in the editor; shows the reason if it cannot be drawn. */
export async function openIntoEditor(
  given: readonly GivenFile[],
  editor: PuzzleEditorModel,
): Promise<void> {
  await readFiles(given, (rules) => {
    if (rules.milliseconds > MAX_OPENING) {
      notify(say('editor-not-drawn', { why: sayProblem(slowProblem(rules.milliseconds)) }));
      return;
    }
    const { game } = openChecked(folderOf(new Map(rules.files)), rules.main, 'user:new');
    const drawn = game.ok ? readVariant(game.value, game.value.options.variant.default) : game;
    if (drawn.ok) editor.change(drawn.value);
    else notify(say('editor-not-drawn', { why: drawn.problems.map(sayProblem).join(' ') }));
  });
}

/** Loads a drawing into the editor; undo restores the previous one. */
export function openDraft(draft: Draft): void {
  theEditor().change(draft);
  location.hash = makeRoute(routeOf(EDITOR));
}
