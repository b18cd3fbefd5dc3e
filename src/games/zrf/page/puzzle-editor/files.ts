import type { Draft } from '../../puzzles/index.ts';
import { readVariant, withText, writeRules } from '../../puzzles/index.ts';
import { folderOf, openChecked, MAX_OPENING, slowProblem } from '../../rules/index.ts';
import { downloadText } from '#web/ui/download.ts';
import { notify } from '#web/ui/notices.tsx';
import { makeRoute } from '#web/address/route.ts';
import { say, sayProblem } from '#web/language/language.ts';
import { EDITOR, routeOf } from '../files/route.ts';
import type { InputFile } from '#web/ui/input-files.ts';
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
  const titledDraft = titled(draft);
  downloadText(fileName(titledDraft), writeRules(titledDraft), 'zrf');
}

/** Opens and stores the drawing as an added game, and goes to it. */
export async function playDraft(draft: Draft): Promise<void> {
  const titledDraft = titled(draft);
  const path = `${fileName(titledDraft)}.zrf`;
  await openFiles([{ path, file: new Blob([writeRules(titledDraft)]) }]);
}

/** Opens a rules file in the editor; shows the reason if it cannot be drawn. */
export async function openIntoEditor(
  files: readonly InputFile[],
  editor: PuzzleEditorModel,
): Promise<void> {
  await readFiles(files, (rules) => {
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
