import type { MarkId } from '../rules/index.ts';

/** Sign of each mark beside the letter and the size of its die, in any language. */
export const MARK_SIGNS: Readonly<Record<MarkId, string>> = {
  keen: '^',
  lucky: '*',
  steady: '=',
  bold: '!',
  measured: '~',
  rounded: '%',
  biting: '<',
  patient: ':',
  brave: '+',
  sealing: '#',
  loyal: '@',
  shielding: ']',
  quick: '>',
  hallowed: '"',
  healing: '&',
};
