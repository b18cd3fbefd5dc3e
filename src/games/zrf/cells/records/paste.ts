import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import type { Screen } from '#screen/model/screen.ts';
import { describeWithLocation } from '#voice/problems.ts';
import { looksRecorded } from '../../notation/index.ts';
import { isRecordName } from '../../voice/record-names.ts';
import type { ZrfServices } from '../../voice/services.ts';
import type { ZrfContext } from '../services/services.ts';
import { openRecordText } from './open-record.ts';

const MAX_PATH = 4096;

/** Path in a pasted line, which terminals quote or escape when a file is dropped on them. */
function pathIn(text: string): string | undefined {
  const line = text.trim();
  if (line.length > MAX_PATH || line.includes('\n')) return undefined;
  const quoted = /^(?:'(.*)'|"(.*)")$/.exec(line);
  const path = quoted === null ? line.replace(/\\(.)/g, '$1') : (quoted[1] ?? quoted[2] ?? '');
  return isRecordName(path) ? decodeUrl(path) : undefined;
}

function decodeUrl(path: string): string {
  if (!path.startsWith('file://')) return path;
  try {
    return decodeURIComponent(path.slice('file://'.length));
  } catch {
    return path;
  }
}

/** A text with games or positions, and its file if the text is a path. */
interface FoundText {
  readonly text: string;
  readonly file?: string;
}

function findText({ services }: ZrfContext, pasted: string): Parsed<FoundText> | undefined {
  const path = pathIn(pasted);
  if (path === undefined || services.readRecord === undefined) {
    return looksRecorded(pasted) ? parsed({ text: pasted.replace(/\r\n?/g, '\n') }) : undefined;
  }
  const read = services.readRecord(path);
  return read.ok ? parsed({ text: read.value, file: path }) : failed(read.problems);
}

/** True for a pasted text with a position, a game, or the path of a file with some. */
export function canPaste(services: ZrfServices, text: string): boolean {
  return looksRecorded(text) || (services.readRecord !== undefined && pathIn(text) !== undefined);
}

/** Opens a pasted position or game, or the file whose path was pasted; undefined for other texts. */
export function openPastedRecord(
  rules: ZrfContext,
  pasted: string,
  back: Screen,
  current?: string,
): Screen | undefined {
  const found = findText(rules, pasted);
  if (found === undefined) return undefined;
  if (found.ok) {
    const game = current === undefined ? {} : { current };
    return openRecordText(rules, { ...found.value, ...game, back });
  }
  const [problem] = found.problems;
  const { context } = rules;
  if (problem !== undefined) context.announce(describeWithLocation(problem, context.say));
  return back;
}
