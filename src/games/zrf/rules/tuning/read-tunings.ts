import type { Parsed } from '#core';
import { offsetOf, placeOf, readJson } from '#kit/text/json-places.ts';
import type { PlacedValue } from '#kit/text/json-places.ts';
import type { Rules, Tuning } from '../model/index.ts';
import { warningAt } from '../problems/problem.ts';
import type { Diagnosis, ZrfCode } from '../problems/problem.ts';
import { tuningSchema } from './schema.ts';
import { misfitIn, tuningOf } from './tables.ts';
import { TUNING_FORMAT, TUNING_LIMITS } from './tuning-file.ts';
import type { CalibratedLevel, TuningFile } from './tuning-file.ts';

/** A variant whose values a file may contain. */
export interface TunableVariant {
  readonly key: string;
  fingerprint(): string;
  rules(): Parsed<Rules>;
}

/** Values and levels by variant, and warnings about those that bots ignore. */
export interface ReadTunings {
  readonly tunings: ReadonlyMap<string, Tuning>;
  readonly levels: ReadonlyMap<string, readonly CalibratedLevel[]>;
  readonly warnings: readonly Diagnosis[];
}

/** Reader of tuning files, passed to those who open rules for bots. */
export type TuningReader = (
  text: string,
  file: string,
  variants: readonly TunableVariant[],
) => ReadTunings;

type Args = Readonly<Record<string, string | number>>;

/** Contents of a tuning file, with the places of its parts; or a warning why it is none. */
export type ReadTuningFile =
  | { readonly ok: true; readonly file: TuningFile; readonly root: PlacedValue }
  | { readonly ok: false; readonly warning: Diagnosis };

/** Reads a tuning file and checks its form, but not that it fits any rules. */
export function readTuningFile(text: string, file: string): ReadTuningFile {
  const refuse = (offset: number, code: ZrfCode, args: Args = {}): ReadTuningFile => {
    return { ok: false, warning: warningAt({ file, ...placeOf(text, offset) }, code, args) };
  };
  const { bytes: most } = TUNING_LIMITS;
  if (text.length > most) return refuse(0, 'zrf-tuning-large', { bytes: text.length, most });
  const json = readJson(text);
  if (!json.ok) return refuse(json.at, 'zrf-tuning-json');
  const { root } = json;
  const format = root.parts.get('format');
  if (typeof format?.value === 'number' && format.value !== TUNING_FORMAT) {
    const args = { format: format.value, known: TUNING_FORMAT };
    return refuse(format.at, 'zrf-tuning-format', args);
  }
  const read = tuningSchema().safeParse(root.value);
  if (read.success) return { ok: true, file: read.data, root };
  const [issue] = read.error.issues;
  const path = issue?.path ?? [];
  return refuse(offsetOf(root, path), 'zrf-tuning-value', { path: showPath(path) });
}

/** Reads the tunings of a file for the variants of its rules. Never throws. */
export const readTunings: TuningReader = (text, file, variants) => {
  const tunings = new Map<string, Tuning>();
  const levels = new Map<string, readonly CalibratedLevel[]>();
  const warnings: Diagnosis[] = [];
  const read = readTuningFile(text, file);
  if (!read.ok) return { tunings, levels, warnings: [read.warning] };
  const warn = (path: readonly PropertyKey[], code: ZrfCode, args: Args) => {
    const place = placeOf(text, offsetOf(read.root, path));
    warnings.push(warningAt({ file, ...place }, code, args));
  };
  /** The variant of a part, if the part is for its rules. */
  const variantAt = (path: readonly PropertyKey[], key: string, rules: string) => {
    const variant = variants.find((one) => one.key === key);
    if (variant === undefined) warn([...path, 'variant'], 'zrf-tuning-variant', { variant: key });
    else if (variant.fingerprint() !== rules) {
      warn([...path, 'rules'], 'zrf-tuning-rules', { variant: key });
    } else return variant;
    return undefined;
  };
  for (const [index, tuned] of read.file.tunings.entries()) {
    const { variant: key, rules } = tuned;
    const path = ['tunings', index];
    const lowered = variantAt(path, key, rules)?.rules();
    if (lowered?.ok !== true) continue;
    const misfit = misfitIn(lowered.value, tuned);
    if (misfit === undefined) tunings.set(key, tuningOf(lowered.value, tuned));
    else warn([...path, ...misfit], 'zrf-tuning-value', { path: showPath([...path, ...misfit]) });
  }
  for (const [index, { variant: key, rules, levels: list }] of (read.file.levels ?? []).entries()) {
    if (variantAt(['levels', index], key, rules) !== undefined) levels.set(key, list);
  }
  return { tunings, levels, warnings };
};

/** Shows a path as `tunings[0].pieces`; an empty one as `{}`. */
function showPath(path: readonly PropertyKey[]): string {
  const parts = path.map((part) => {
    return typeof part === 'number' ? `[${part}]` : `.${String(part).slice(0, 60)}`;
  });
  return parts.join('').replace(/^\./, '') || '{}';
}
