import { failed, hashText, parsed } from '#core';
import type { Parsed, Problem } from '#core';
import { isRecord } from '#kit/is-record.ts';
import type { CavesContent } from '../model/content.ts';
import { buildContent } from './build.ts';
import { checkContent } from './check.ts';
import { cavesSchema } from './schema.ts';

/** Maximum number of characters of a pack in a saved run. */
export const MAX_PACK_TEXT = 400_000;

/** A pack as one line of text, which every run of it contains. */
export function makePackText(data: unknown, texts: Readonly<Record<string, string>>): string {
  return JSON.stringify({ pack: data, texts });
}

const BROKEN: Problem = {
  code: 'caves-pack',
  message: 'This is not a valid pack of Caves: open the pack again.',
};

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
}

/** Reads the output of `makePackText`, and builds its content upon the base. */
export function readPackText(base: CavesContent, text: string): Parsed<CavesContent> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return failed(BROKEN);
    throw error;
  }
  if (!isRecord(json) || !isTexts(json['texts'])) return failed(BROKEN);
  const data = cavesSchema.safeParse(json['pack']);
  if (!data.success) return failed(BROKEN);
  const content = buildContent(base, data.data);
  let problems = 0;
  checkContent(content, () => (problems += 1));
  if (problems > 0) return failed(BROKEN);
  return parsed({ ...content, hash: hashText(text), texts: json['texts'] });
}
