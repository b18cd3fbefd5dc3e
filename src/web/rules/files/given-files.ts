import { failed, parsed } from '../../../core/index.ts';
import type { Parsed, Problem } from '../../../core/index.ts';
import type { RulesFile, RulesFolder } from '../../../games/zrf/index.ts';
import {
  RULES_LIMITS,
  chooseNamed,
  chooseOnly,
  folderOf,
  folderOfZip,
  isRulesName,
  rulesProblem,
} from '../../../games/zrf/index.ts';
import { zipProblem } from '../../../kit/zip/messages.ts';

/** A file that somebody gave, with its path in the folder that was given. */
export interface GivenFile {
  readonly path: string;
  readonly file: Blob;
}

async function bytesOf({ file }: GivenFile): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

/** Files of a picker: those of a folder have paths that begin with its name. */
export function givenFiles(files: Iterable<File>): GivenFile[] {
  return [...files].map((file) => {
    const path = file.webkitRelativePath === '' ? file.name : file.webkitRelativePath;
    return { path: path.includes('/') ? path.slice(path.indexOf('/') + 1) : path, file };
  });
}

/** The folder that was given, and what it is called in messages. */
interface Given {
  readonly folder: RulesFolder;
  readonly shown: string;
  /** Files that are too large to be read. */
  readonly problems: readonly Problem[];
}

async function folderOfGiven(given: readonly GivenFile[]): Promise<Parsed<Given>> {
  const [only, ...others] = given;
  if (only !== undefined && others.length === 0 && /\.zip$/i.test(only.path)) {
    if (only.file.size > RULES_LIMITS.zipBytes) {
      const args = { bytes: only.file.size, most: RULES_LIMITS.zipBytes };
      return failed(zipProblem('zip-large', args, only.path));
    }
    const zip = folderOfZip(await bytesOf(only), only.path);
    return zip.ok ? parsed({ folder: zip.value, shown: only.path, problems: [] }) : zip;
  }
  return folderOfFiles(given.slice(0, RULES_LIMITS.names));
}

async function folderOfFiles(given: readonly GivenFile[]): Promise<Parsed<Given>> {
  const { assetBytes, folderBytes } = RULES_LIMITS;
  const kept = given.filter(({ file }) => file.size <= assetBytes);
  const main = kept.find(({ path }) => isRulesName(path));
  if (main === undefined) {
    return failed(rulesProblem('rules-none', { name: given[0]?.path ?? '' }));
  }
  const bytes = kept.reduce((sum, { file }) => sum + file.size, 0);
  if (bytes > folderBytes) {
    return failed(rulesProblem('rules-folder-large', { bytes, most: folderBytes }));
  }
  const files = await Promise.all(
    kept.map(async (one): Promise<[string, Uint8Array]> => [one.path, await bytesOf(one)]),
  );
  const large = given.filter(({ file }) => file.size > assetBytes);
  const problems = large.map(({ path, file }) =>
    rulesProblem('rules-file-large', { name: path, bytes: file.size, most: assetBytes }),
  );
  return parsed({ folder: folderOf(new Map(files)), shown: main.path, problems });
}

/** The rules file that is meant, or those of which one has to be chosen. */
export interface Found {
  readonly rules: Parsed<RulesFile>;
  readonly choices: readonly string[];
  /** What was left out. */
  readonly problems: readonly Problem[];
}

/** The rules file among what was given: a zip, a folder's files, or a file alone. */
export async function rulesIn(given: readonly GivenFile[], chosen?: string): Promise<Found> {
  const found = await folderOfGiven(given);
  if (!found.ok) return { rules: found, choices: [], problems: [] };
  const { folder, shown, problems } = found.value;
  const rules =
    chosen === undefined ? chooseOnly(folder, shown) : chooseNamed(folder, chosen, shown);
  const isOpen = !rules.ok && rules.problems[0]?.code === 'rules-several';
  return { rules, choices: isOpen ? folder.names.filter(isRulesName).sort() : [], problems };
}

/** Everything below a dropped folder or file. */
async function walk(entry: FileSystemEntry, path: string): Promise<GivenFile[]> {
  if (entry instanceof FileSystemFileEntry || entry.isFile) {
    const file = await new Promise<File>((done, fail) => {
      (entry as FileSystemFileEntry).file(done, fail);
    });
    return [{ path: path + entry.name, file }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: GivenFile[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done, fail) => {
      reader.readEntries(done, fail);
    });
    if (some.length === 0 || found.length > RULES_LIMITS.names) return found;
    for (const one of some) {
      for (const file of await walk(one, `${path}${entry.name}/`)) found.push(file);
    }
  }
}

/** Files and folders that were dropped on the page; of one folder alone, what is inside it. */
export async function droppedFiles(transfer: DataTransfer): Promise<GivenFile[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return givenFiles(transfer.files);
  const found = await Promise.all(entries.map((entry) => walk(entry, '')));
  const files = found.flat();
  const [entry] = entries;
  if (entries.length > 1 || entry?.isDirectory !== true) return files;
  return files.map(({ path, file }) => ({ path: path.slice(entry.name.length + 1), file }));
}
