import { begin, folderOf, openChecked, timedBy } from '../../rules/index.ts';
import type { RulesFolder } from '../../rules/index.ts';
import { openRulesFile } from './opened-file.ts';
import type { OpenedFile } from './opened-file.ts';
import { builtInFolders, builtInGames } from './built-in.ts';
import type { CheckedRules } from './opening-service.ts';

/** Games opened since the page was loaded. */
const opened = new Map<string, OpenedFile>();

/** Checked rules from the player, stored by the browser once opened. */
const checkedRules = new Map<string, CheckedRules>();

/** A built-in game, or one opened since the page was loaded. */
export function fileAtHand(id: string): OpenedFile | undefined {
  const cached = opened.get(id);
  if (cached !== undefined) return cached;
  const own = builtInGames.find((game) => game.id === id);
  if (own === undefined) return undefined;
  const result = openRulesFile(builtInFolders[own.collection], own.main, id);
  if (!result.ok) return undefined;
  opened.set(id, result.file);
  return result.file;
}

/** Rules added since the page was loaded. */
export function findCheckedRules(id: string): CheckedRules | undefined {
  return checkedRules.get(id);
}

/** Registers added rules, to be opened by the game page. */
export function addCheckedRules(rules: CheckedRules): void {
  opened.delete(rules.id);
  checkedRules.set(rules.id, rules);
}

/** Discards everything about a game; the next visit reopens it. */
export function forgetFile(id: string): void {
  opened.delete(id);
  checkedRules.delete(id);
}

const PICTURE = /\.(?:bmp|png|gif|jpe?g|svg)$/i;

function withoutPictures(folder: RulesFolder): RulesFolder {
  return { ...folder, names: folder.names.filter((name) => !PICTURE.test(name)) };
}

/** Compiles rules that a worker has checked and registers the game as open. */
export function openHere(rules: CheckedRules, isPlain = false): OpenedFile {
  const { id, main } = rules;
  const folder = folderOf(new Map(rules.files));
  const { game, separated } = openChecked(
    folder,
    main,
    id,
    main,
    timedBy(() => performance.now()),
  );
  if (!game.ok) throw new RangeError(`rules changed after they were checked: ${id}`);
  begin(game.value);
  const usedFolder = isPlain ? withoutPictures(folder) : folder;
  const file = { id, game: game.value, folder: usedFolder, main, separated };
  opened.set(id, file);
  return file;
}
