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

/** The drawing with a title, which files and the library need. */
function titled(draft: Draft): Draft {
  return draft.title === '' ? withText(draft, 'title', say('editor-untitled')) : draft;
}

function fileName({ title }: Draft): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join('-').slice(0, 60) || 'puzzle';
}

/** Gives the drawing to the person as a rules file. */
export function exportDraft(draft: Draft): void {
  const whole = titled(draft);
  downloadText(fileName(whole), writeRules(whole), 'zrf');
}

/** Opens the drawing as the games of others are opened, which keeps it, and goes there. */
export async function playDraft(draft: Draft): Promise<void> {
  const whole = titled(draft);
  const path = `${fileName(whole)}.zrf`;
  await openFiles([{ path, file: new Blob([writeRules(whole)]) }]);
}

/** Opens a rules file in the editor; says why where it cannot be drawn. */
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

/** Takes a drawing to the editor; what was drawn there before is one undo away. */
export function openDraft(draft: Draft): void {
  theEditor().change(draft);
  location.hash = makeRoute(routeOf(EDITOR));
}
