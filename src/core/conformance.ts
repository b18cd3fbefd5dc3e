import { chanceLaws } from './conformance-chance.ts';
import { endLaws } from './conformance-end.ts';
import { hiddenLaws } from './conformance-hidden.ts';
import type { Law } from './conformance-law.ts';
import { rulesLaws } from './conformance-rules.ts';
import { savesLaws } from './conformance-saves.ts';
import { searchLaws } from './conformance-search.ts';
import { undoLaws } from './conformance-undo.ts';

export { checkEnd } from './conformance-end.ts';
export { conformanceSeeds, judge } from './conformance-law.ts';
export type { Law, Skip, TrialOptions, Verdict } from './conformance-law.ts';
export { playRandomly, randomOptions } from './conformance-play.ts';

/** Requirements for every game. Each law reports where it does not apply. */
export const conformance: readonly Law[] = [
  ...rulesLaws,
  ...savesLaws,
  ...undoLaws,
  ...hiddenLaws,
  ...chanceLaws,
  ...endLaws,
  ...searchLaws,
];
