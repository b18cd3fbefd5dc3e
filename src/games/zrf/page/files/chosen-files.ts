import { failed, parsed } from '#core';
import type { Parsed, Problem } from '#core';
import type { RulesFile, RulesFolder } from '../../rules/index.ts';
import {
  RULES_LIMITS,
  chooseNamed,
  chooseOnly,
  folderOf,
  folderOfZip,
  isRulesName,
  rulesProblem,
} from '../../rules/index.ts';
import { zipProblem } from '#kit/zip/messages.ts';
import type { InputFile } from '#web/ui/input-files.ts';

async function bytesOf({ file }: InputFile): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

/** A chosen folder, and its name in messages. */
interface ChosenFolder {
  readonly folder: RulesFolder;
  readonly shown: string;
  /** Files that are too large to read. */
  readonly problems: readonly Problem[];
}

async function readChosenFolder(input: readonly InputFile[]): Promise<Parsed<ChosenFolder>> {
  const [only, ...others] = input;
  if (only !== undefined && others.length === 0 && /\.zip$/i.test(only.path)) {
    if (only.file.size > RULES_LIMITS.zipBytes) {
      const args = { bytes: only.file.size, most: RULES_LIMITS.zipBytes };
      return failed(zipProblem('zip-large', args, only.path));
    }
    const zip = folderOfZip(await bytesOf(only), only.path);
    return zip.ok ? parsed({ folder: zip.value, shown: only.path, problems: [] }) : zip;
  }
  return folderOfFiles(input.slice(0, RULES_LIMITS.names));
}

async function folderOfFiles(input: readonly InputFile[]): Promise<Parsed<ChosenFolder>> {
  const { assetBytes, folderBytes } = RULES_LIMITS;
  const accepted = input.filter(({ file }) => file.size <= assetBytes);
  const main = accepted.find(({ path }) => isRulesName(path));
  if (main === undefined) {
    return failed(rulesProblem('rules-none', { name: input[0]?.path ?? '' }));
  }
  const bytes = accepted.reduce((sum, { file }) => sum + file.size, 0);
  if (bytes > folderBytes) {
    return failed(rulesProblem('rules-folder-large', { bytes, most: folderBytes }));
  }
  const files = await Promise.all(
    accepted.map(async (one): Promise<[string, Uint8Array]> => [one.path, await bytesOf(one)]),
  );
  const large = input.filter(({ file }) => file.size > assetBytes);
  const problems = large.map(({ path, file }) =>
    rulesProblem('rules-file-large', { name: path, bytes: file.size, most: assetBytes }),
  );
  return parsed({ folder: folderOf(new Map(files)), shown: main.path, problems });
}

/** The rules file, or several to choose from. */
export interface FoundRules {
  readonly rules: Parsed<RulesFile>;
  readonly choices: readonly string[];
  /** Files that were skipped. */
  readonly problems: readonly Problem[];
}

/** Finds the rules file among chosen files: a zip, a folder's files, or a single file. */
export async function rulesIn(input: readonly InputFile[], chosen?: string): Promise<FoundRules> {
  const found = await readChosenFolder(input);
  if (!found.ok) return { rules: found, choices: [], problems: [] };
  const { folder, shown, problems } = found.value;
  const rules =
    chosen === undefined ? chooseOnly(folder, shown) : chooseNamed(folder, chosen, shown);
  const isOpen = !rules.ok && rules.problems[0]?.code === 'rules-several';
  return { rules, choices: isOpen ? folder.names.filter(isRulesName).sort() : [], problems };
}
