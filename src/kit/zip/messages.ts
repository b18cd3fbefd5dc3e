import { fillIn } from '#core';
import type { Problem, ProblemArgs } from '#core';

/** What may speak against a zip, by code. Shells may have other texts under `problem-<code>`. */
export const ZIP_MESSAGES = {
  'zip-broken': 'This is not a readable zip: it has no list of its files.',
  'zip-list': 'This is not a readable zip: its list of files is damaged.',
  'zip-overlap': 'This is not a readable zip: its files overlap.',
  'zip-missing': '"{name}" in the zip is damaged: its bytes are missing.',
  'zip-size': '"{name}" in the zip is damaged: its size is wrong.',
  'zip-checksum': '"{name}" in the zip is damaged: its checksum is wrong.',
  'zip-packed': '"{name}" in the zip is damaged: it cannot be unpacked.',
  'zip-large': 'The zip has {bytes} bytes, but only {most} are allowed.',
  'zip-entries': 'The zip has {count} entries, but only {most} are allowed.',
  'zip-inflated': '{name} would take {bytes} bytes unpacked, but only {most} are allowed.',
  'zip-packed-large': '{name} has {bytes} bytes in the zip, but only {most} are allowed.',
  'zip-total':
    'The files in the zip would take {bytes} bytes unpacked, but only {most} are allowed.',
  'zip-ratio': '{name} grows more than {most} times when unpacked: such zips are refused.',
  'zip-path': '"{name}" leads outside the zip: only plain paths inside it are allowed.',
  'zip-link': '"{name}" is a link: put the file itself into the zip.',
  'zip-secret': '"{name}" is encrypted, or compressed in an unsupported way: use plain deflate.',
} as const;

export type ZipCode = keyof typeof ZIP_MESSAGES;

export function zipProblem(code: ZipCode, args: ProblemArgs, file: string): Problem {
  const message = fillIn(ZIP_MESSAGES[code], args);
  return { code, message, args, file };
}
