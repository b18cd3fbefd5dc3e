import type { Problem } from '#core';
import type { InputFile } from '#web/ui/input-files.ts';
import { isRulesName } from '../../rules/index.ts';
import { decodeRecord } from '../../notation/index.ts';
import { decodeStrictly } from './decode-strictly.ts';

/** Names of files that hold positions or games. */
const RECORD_NAME = /\.(?:pgn|fen|epd|sfen|kif|kifu|csa|pdn|txt|zsg)$/i;

/** True for files of positions and games; rules and folders are opened as games. */
export function areRecords(files: readonly InputFile[]): boolean {
  return (
    files.length > 0 &&
    files.every(({ path }) => !path.includes('/') && RECORD_NAME.test(path) && !isRulesName(path))
  );
}

/** Longest file that is read. */
const MAX_BYTES = 50_000_000;

/** Problem of a file that is too long to read, if there is one. */
export function sizeProblem(files: readonly InputFile[]): Problem | undefined {
  const large = files.find(({ file }) => file.size > MAX_BYTES);
  if (large === undefined) return undefined;
  const args = { bytes: large.file.size, most: MAX_BYTES };
  const message = `This file has ${args.bytes} bytes; the limit is ${MAX_BYTES}. Split it.`;
  return { code: 'record-large', message, args, file: large.path };
}

/** Text of a file, with its name if there are several. */
export interface RecordText {
  readonly text: string;
  readonly file?: string;
}

/** Reads files of positions and games, in UTF-8, UTF-16 or an older encoding. */
export function readRecords(files: readonly InputFile[]): Promise<RecordText[]> {
  return Promise.all(
    files.map(async ({ path, file }) => {
      const text = decodeRecord(new Uint8Array(await file.arrayBuffer()), decodeStrictly);
      return files.length === 1 ? { text } : { text, file: path };
    }),
  );
}
