import { failed, parsed } from '#core';
import type { Parsed, Problem } from '#core';
import { isWarning } from '#kit/packs/messages.ts';
import { PACK_LIMITS } from '#kit/packs/limits.ts';
import { checkShape, makePath } from '#kit/packs/shape.ts';
import type { ReadFile } from '#kit/packs/shape.ts';
import { packProblem, problemAt, readSource, sortProblems } from '#kit/packs/source.ts';
import type { Source } from '#kit/packs/source.ts';
import { findMark, readYaml } from '#kit/packs/yaml.ts';
import type { CavesContent } from '../model/content.ts';
import { buildContent } from './build.ts';
import { checkContent } from './check.ts';
import type { Report } from './check.ts';
import { checkNames } from './names.ts';
import { makePackText, MAX_PACK_TEXT, readPackText } from './option.ts';
import { CAVES_FORMAT, cavesSchema } from './schema.ts';

/** Files of a pack by relative path, with `/` between folders. */
export type CavesFiles = ReadonlyMap<string, Uint8Array>;

export const CAVES_FILE = 'caves.yaml';
const TEXTS_FILE = /^i18n\/([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\.ftl$/;

/** True if a file belongs to a pack. Other files may be present and are not read. */
export function isCavesFile(name: string): boolean {
  return name === CAVES_FILE || TEXTS_FILE.test(name);
}

/** A pack that can be played: the text that runs contain, and its content. */
export interface CavesPack {
  readonly text: string;
  readonly content: CavesContent;
}

export interface CavesPackReport {
  readonly pack: Parsed<CavesPack>;
  readonly warnings: readonly Problem[];
}

/** Problems with files too large to read. */
function sizeProblems(files: CavesFiles, root: string): readonly Problem[] {
  const { files: most, fileBytes } = PACK_LIMITS;
  const read = [...files].filter(([name]) => isCavesFile(name));
  if (read.length > most) return [packProblem('pack-files', { count: read.length, most })];
  const large = read.filter(([, { length }]) => length > fileBytes);
  return large.map(([name, { length }]) => {
    const args = { name, bytes: length, most: fileBytes };
    return packProblem('pack-file-large', args, `${root}${name}`);
  });
}

/** A problem if the pack has a newer format. It is then not checked against this schema. */
function newerFormat({ source, tree }: ReadFile): Problem | undefined {
  const format = (tree.value as Readonly<Record<string, unknown>> | null)?.['format'];
  if (typeof format !== 'number' || !Number.isInteger(format) || format <= CAVES_FORMAT)
    return undefined;
  const { at } = findMark(tree.mark, ['format']);
  return problemAt(source, at, 'pack-newer', { format, known: CAVES_FORMAT });
}

function report(problems: readonly Problem[], pack?: CavesPack): CavesPackReport {
  const sorted = sortProblems(problems);
  const warnings = sorted.filter(({ code }) => isWarning(code));
  const errors = sorted.filter(({ code }) => !isWarning(code));
  if (errors.length === 0 && pack !== undefined) return { pack: parsed(pack), warnings };
  const { problems: max } = PACK_LIMITS;
  const count = errors.length - max;
  const rest = count > 0 ? [packProblem('pack-more', { count })] : [];
  return { pack: failed([...errors.slice(0, max), ...rest]), warnings: warnings.slice(0, max) };
}

/** The texts of a pack by language, with the problems of unreadable ones. */
function readTexts(files: CavesFiles, root: string) {
  const sources = new Map<string, Source>();
  const problems: Problem[] = [];
  for (const [name, bytes] of files) {
    const language = TEXTS_FILE.exec(name)?.[1];
    if (language === undefined) continue;
    const source = readSource(bytes, `${root}${name}`);
    if (source.ok) sources.set(language, source.value);
    else for (const problem of source.problems) problems.push(problem);
  }
  return { sources, problems };
}

/**
 * Reads a pack from its files by relative path (`caves.yaml`, `i18n/en.ftl`). It builds upon the
 * base. Messages put `root` before these paths.
 */
export function readCavesPack(base: CavesContent, files: CavesFiles, root = ''): CavesPackReport {
  const tooMuch = sizeProblems(files, root);
  if (tooMuch.length > 0) return report(tooMuch);
  const bytes = files.get(CAVES_FILE);
  if (bytes === undefined)
    return report([packProblem('pack-no-caves', { pack: root.replace(/\/$/, '') || 'pack' })]);
  const source = readSource(bytes, `${root}${CAVES_FILE}`);
  if (!source.ok) return report(source.problems);
  const tree = readYaml(source.value);
  if (!tree.ok) return report(tree.problems);
  const file = { source: source.value, tree: tree.value };
  const newer = newerFormat(file);
  if (newer !== undefined) return report([newer]);
  const shape = checkShape(file, cavesSchema);
  if (shape.problems.length > 0) return report(shape.problems);
  const data = cavesSchema.parse(tree.value.value);
  const content = buildContent(base, data);
  const found: Problem[] = [];
  const add: Report = (path, code, args = {}) => {
    const { at } = findMark(tree.value.mark, path);
    found.push(problemAt(file.source, at, code, { where: makePath(path), ...args }));
  };
  checkContent(content, add);
  const { sources, problems: unread } = readTexts(files, root);
  const problems = [
    ...found,
    ...unread,
    ...checkNames(base, content, data.language, sources, root),
  ];
  if (problems.some(({ code }) => !isWarning(code))) return report(problems);
  const texts = Object.fromEntries([...sources].map(([language, { text }]) => [language, text]));
  const text = makePackText(tree.value.value, texts);
  if (text.length > MAX_PACK_TEXT)
    return report([packProblem('pack-large', { bytes: text.length, most: MAX_PACK_TEXT })]);
  const read = readPackText(base, text);
  return read.ok ? report(problems, { text, content: read.value }) : report(read.problems);
}
