import type { Problem, ProblemArgs } from '../../core/index.ts';

/** What may speak against a zip, by code. Shells may have other texts under `problem-<code>`. */
export const ZIP_MESSAGES = {
  'zip-broken': 'This is no zip that can be read: {reason}',
  'zip-large': 'The zip has {bytes} bytes; at most {most} are read.',
  'zip-entries': 'The zip has {count} entries; at most {most} are read.',
  'zip-inflated': '{name} would take {bytes} bytes unpacked; at most {most} are read.',
  'zip-ratio': '{name} grows more than {most} times when unpacked: such zips are refused.',
  'zip-path': '"{name}" leads out of the zip: only plain paths inside of it are read.',
  'zip-link': '"{name}" is a link: put the file itself into the zip.',
  'zip-secret': '"{name}" is encrypted, or packed in a way that is not read: use plain deflate.',
} as const;

export type ZipCode = keyof typeof ZIP_MESSAGES;

export function zipProblem(code: ZipCode, args: ProblemArgs, file: string): Problem {
  const message = ZIP_MESSAGES[code].replace(/\{(\w+)\}/g, (_, name: string) => String(args[name]));
  return { code, message, args, file };
}
