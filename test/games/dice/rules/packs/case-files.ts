import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'test/cases/dice-packs';

/** A change to the good pack, and the expected problems. */
export interface PackCase {
  readonly name: string;
  readonly body: readonly string[];
  readonly results: readonly string[];
}

function readCase(text: string): PackCase {
  const lines = text.trimEnd().split('\n');
  const body = lines.slice(1).filter((line) => !line.startsWith('==> '));
  const results = lines.filter((line) => line.startsWith('==> ')).map((line) => line.slice(4));
  return { name: lines[0] ?? '', body, results };
}

/** The cases of a file. Each starts with `# name` after an empty line. */
export function readCases(file: string): PackCase[] {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  return `\n${text}`
    .split(/\n\n?# (?=[^\n]+\n(?:@|---) )/)
    .slice(1)
    .map(readCase);
}

export function makeCases(cases: readonly PackCase[]): string {
  const texts = cases.map(({ name, body, results }) => {
    return [`# ${name}`, ...body, ...results.map((line) => `==> ${line}`)].join('\n');
  });
  return `${texts.join('\n\n')}\n`;
}

export function goodFiles(): Map<string, string> {
  const names = ['adventure.yaml', 'i18n/en.yaml'];
  return new Map(names.map((name) => [name, readFileSync(join(FOLDER, 'good', name), 'utf8')]));
}

const encoder = new TextEncoder();

export function encodeFiles(files: ReadonlyMap<string, string>): Map<string, Uint8Array> {
  return new Map([...files].map(([name, text]) => [name, encoder.encode(text)]));
}

function change(text: string, lines: readonly string[]): string {
  const side = (sign: string) => {
    const chosen = lines.filter((line) => line.startsWith(`${sign} `) || line === sign);
    return chosen.map((line) => line.slice(2)).join('\n');
  };
  const found = text.split(side('-')).length - 1;
  if (found !== 1) throw new RangeError(`${side('-')}: found ${found} times in the good pack`);
  return text.replace(side('-'), () => side('+'));
}

/**
 * The good pack with the change of a case: `@ file` with - and + lines, or `--- file` and its text.
 */
export function applyCase({ body }: PackCase): Map<string, string> {
  const files = goodFiles();
  const heads = body.flatMap((line, i) => (/^(?:@|---) /.test(line) ? [i] : []));
  heads.forEach((head, i) => {
    const [mark, name = '', absent] = (body[head] as string).split(' ');
    const lines = body.slice(head + 1, heads[i + 1]);
    if (absent !== undefined) files.delete(name);
    else if (mark === '@') files.set(name, change(files.get(name) ?? '', lines));
    else files.set(name, lines.map((line) => `${line}\n`).join(''));
  });
  return files;
}
