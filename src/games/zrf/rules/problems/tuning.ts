/** Messages for tunings of the evaluation, one sentence per code. */
export const TUNING_MESSAGES = {
  'zrf-tuning-large':
    'The tuning has {bytes} bytes; the limit is {most}. Bots ignore it: run “turnwright tune” again.',
  'zrf-tuning-json':
    'The tuning is not JSON from here on, so bots ignore it: run “turnwright tune” again.',
  'zrf-tuning-format':
    'The tuning has format {format}, and this version reads format {known}. Bots ignore it: update Turnwright, or run “turnwright tune” again.',
  'zrf-tuning-value':
    'Unexpected value of {path} in the tuning. Bots ignore it: run “turnwright tune” again.',
  'zrf-tuning-variant':
    'The rules have no variant {variant}, so bots ignore this tuning: run “turnwright tune” again.',
  'zrf-tuning-rules':
    'This tuning is for other rules of {variant}: they changed since. Bots ignore it: run “turnwright tune” again.',
} as const;

/** True for the code of a message about a tuning. */
export function isAboutTuning(code: string): boolean {
  return Object.hasOwn(TUNING_MESSAGES, code);
}
