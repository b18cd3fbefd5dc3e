import ts from 'typescript';
import { makeViolation, nodesOf, violationAt } from './source.ts';

const FILE_MEDIAN = 160;
const MAX_FILE = 500;
const FUNCTION_P95 = 40;
const MAX_FUNCTION = 80;

export interface Alarms {
  /** Summary of all files, always worth a look. */
  readonly summary: string;
  /** Warnings that deserve a second look; they do not fail the check. */
  readonly alarms: readonly string[];
}

interface Length {
  readonly where: string;
  readonly lines: number;
}

export function ringAlarms(files: readonly ts.SourceFile[]): Alarms {
  const fileLengths = files.map(fileLength);
  const functionLengths = files.flatMap(functionsOf);
  const [files50, functions50, functions95] = [
    quantile(fileLengths, 0.5),
    quantile(functionLengths, 0.5),
    quantile(functionLengths, 0.95),
  ];
  const summary =
    `${files.length} files: median ${files50} lines, longest ${quantile(fileLengths, 1)}; ` +
    `${functionLengths.length} functions: median ${functions50}, ` +
    `95 % within ${functions95}, longest ${quantile(functionLengths, 1)}`;
  const alarms = [
    ...overLimit(fileLengths, MAX_FILE, 'the file'),
    ...overLimit(functionLengths, MAX_FUNCTION, 'the function'),
    ...(files50 > FILE_MEDIAN ? [`the median file is over ${FILE_MEDIAN} lines`] : []),
    ...(functions95 > FUNCTION_P95 ? [`more than 5 % of functions are over ${FUNCTION_P95}`] : []),
  ];
  return { summary, alarms };
}

function overLimit(lengths: readonly Length[], limit: number, label: string): string[] {
  return lengths
    .filter(({ lines }) => lines > limit)
    .map(({ where, lines }) => `${where}${label} has ${lines} lines (${limit})`);
}

function fileLength(file: ts.SourceFile): Length {
  const lines = file.text.replace(/\n$/, '').split('\n').length;
  return { where: place(file, 0), lines };
}

function functionsOf(file: ts.SourceFile): Length[] {
  return [...nodesOf(file)].flatMap((node) => {
    if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return [];
    const start = node.getStart(file);
    const lineAt = (offset: number) => file.getLineAndCharacterOfPosition(offset).line;
    return [{ where: place(file, start), lines: lineAt(node.end) - lineAt(start) + 1 }];
  });
}

function place(file: ts.SourceFile, offset: number): string {
  return makeViolation(violationAt(file, offset, ''));
}

function quantile(lengths: readonly Length[], fraction: number): number {
  const sorted = lengths.map(({ lines }) => lines).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? 0;
}
