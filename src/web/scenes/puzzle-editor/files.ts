import type { Parsed } from '../../../core/index.ts';
import type { Draft } from '../../../puzzles/index.ts';
import { readDraft, withText, writeRules } from '../../../puzzles/index.ts';
import type { ZrfGame } from '../../../games/zrf/index.ts';
import { folderOf } from '../../../games/zrf/index.ts';
import { downloadText } from '../../ui/download.ts';
import { notify } from '../../ui/notices.tsx';
import { makeRoute } from '../../address/route.ts';
import { say, sayProblem } from '../../language/language.ts';
import { routeOf } from '../../rules/game/desk.ts';
import { openBook } from '../../rules/files/opened-file.ts';
import { rulesIn } from '../../rules/files/given-files.ts';
import type { GivenFile } from '../../rules/files/given-files.ts';
import { trouble } from '../../rules/files/open-files.ts';
import { openGiven } from '../../rules/files/library-store.ts';
import { theStudio } from './editor-model.ts';
import type { Studio } from './editor-model.ts';

/** Where the editor lives. No rules can be called so: those of others have ids with a colon. */
export const EDITOR = 'editor';

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
  if (opened.ok) location.hash = makeRoute(routeOf(opened.book.id));
  else trouble.value = opened;
}

/** The first position of a variant as a draft; fails where it can be none. */
function draftOfGame(game: ZrfGame, variant: string): Parsed<Draft> {
  const { rules } = game.playOf(variant);
  return readDraft(rules, game.start({ variant }, 'draft').cells);
}

function take(found: Parsed<Draft>, studio: Studio): boolean {
  if (found.ok) studio.change(found.value);
  else notify(say('editor-not-drawn', { why: found.problems.map(sayProblem).join(' ') }));
  return found.ok;
}

/** Opens a rules file on the table; says why where it cannot be drawn. */
export async function openIntoEditor(given: readonly GivenFile[], studio: Studio): Promise<void> {
  if (given.length === 0) return;
  const { rules } = await rulesIn(given);
  if (!rules.ok) {
    trouble.value = { problems: rules.problems, sources: undefined };
    return;
  }
  const opened = openBook(rules.value.folder, rules.value.main, 'user:new');
  if (!opened.ok) {
    trouble.value = opened;
    return;
  }
  const { game } = opened.book;
  take(draftOfGame(game, game.options.variant.default), studio);
}

/** Whether a variant can be drawn anew. */
export function canEdit(game: ZrfGame, variant: string): boolean {
  return draftOfGame(game, variant).ok;
}

/** Takes a copy of a variant to the editor; what was drawn there before is one undo away. */
export function editCopy(game: ZrfGame, variant: string): void {
  if (take(draftOfGame(game, variant), theStudio())) location.hash = makeRoute(routeOf(EDITOR));
}
