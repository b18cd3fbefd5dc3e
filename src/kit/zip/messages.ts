import { fillIn } from '#core';
import type { Problem, ProblemArgs } from '#core';

/** Reasons to reject a zip file, by code. Shells may have other texts under `problem-<code>`. */
export const ZIP_MESSAGES = {
  'zip-broken': 'This is not a readable zip: its list of files is missing.',
  'zip-list': 'This is not a readable zip: its list of files is damaged.',
  'zip-overlap': 'This is not a readable zip: its files overlap.',
  'zip-missing': '“{name}” in the zip is damaged: its data is missing.',
  'zip-size': '“{name}” in the zip is damaged: its size is wrong.',
  'zip-checksum': '“{name}” in the zip is damaged: its checksum is wrong.',
  'zip-packed': '“{name}” in the zip is damaged: it cannot be unpacked.',
  'zip-large': 'The zip has {bytes} bytes, but only {most} are allowed.',
  'zip-entries': 'The zip has {count} entries, but only {most} are allowed.',
  'zip-inflated': '{name} unpacks to {bytes} bytes, but only {most} are allowed.',
  'zip-packed-large': '{name} has {bytes} bytes in the zip, but only {most} are allowed.',
  'zip-total': 'The files in the zip unpack to {bytes} bytes, but only {most} are allowed.',
  'zip-ratio':
    '{name} unpacks to more than {most} times its size in the zip, which is not allowed.',
  'zip-path': '“{name}” points outside the zip: use plain paths inside it.',
  'zip-link': '“{name}” is a link: put the file itself into the zip.',
  'zip-secret': '“{name}” is encrypted, or compressed in an unsupported way: use plain deflate.',
} as const;

export type ZipCode = keyof typeof ZIP_MESSAGES;

export function zipProblem(code: ZipCode, args: ProblemArgs, file: string): Problem {
  const message = fillIn(ZIP_MESSAGES[code], args);
  return { code, message, args, file };
}
