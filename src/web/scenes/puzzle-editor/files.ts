import type { Draft } from '../../../puzzles/index.ts';
import { readVariant, withText, writeRules } from '../../../puzzles/index.ts';
import { folderOf } from '../../../games/zrf/index.ts';
import { downloadText } from '../../ui/download.ts';
import { notify } from '../../ui/notices.tsx';
import { makeRoute } from '../../address/route.ts';
import { say, sayProblem } from '../../language/language.ts';
import { EDITOR, routeOf } from '../../rules/files/route.ts';
import { openRulesFile } from '../../rules/files/opened-file.ts';
import { rulesIn } from '../../rules/files/given-files.ts';
import type { GivenFile } from '../../rules/files/given-files.ts';
import { trouble } from '../../rules/files/open-files.ts';
import { openGiven } from '../../rules/files/library-store.ts';
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

/** Keeps the drawing with the games that were opened here, and goes there. */
export async function playDraft(draft: Draft): Promise<void> {
  const whole = titled(draft);
  const main = `${fileName(whole)}.zrf`;
  const bytes = new TextEncoder().encode(writeRules(whole));
  const opened = await openGiven(folderOf(new Map([[main, bytes]])), main);
  if (opened.ok) location.hash = makeRoute(routeOf(opened.file.id));
  else trouble.value = opened;
}

/** Opens a rules file in the editor; says why where it cannot be drawn. */
export async function openIntoEditor(
  given: readonly GivenFile[],
  editor: PuzzleEditorModel,
): Promise<void> {
  if (given.length === 0) return;
  const { rules } = await rulesIn(given);
  if (!rules.ok) {
    trouble.value = { problems: rules.problems, sources: undefined };
    return;
  }
  const opened = openRulesFile(rules.value.folder, rules.value.main, 'user:new');
  if (!opened.ok) {
    trouble.value = opened;
    return;
  }
  const { game } = opened.file;
  const drawn = readVariant(game, game.options.variant.default);
  if (drawn.ok) editor.change(drawn.value);
  else notify(say('editor-not-drawn', { why: drawn.problems.map(sayProblem).join(' ') }));
}

/** Takes a drawing to the editor; what was drawn there before is one undo away. */
export function openDraft(draft: Draft): void {
  theEditor().change(draft);
  location.hash = makeRoute(routeOf(EDITOR));
}
