import { HERO_CLASSES, MAX_PARTY } from '../../rules/index.ts';
import type { HeroClass } from '../../rules/index.ts';

/** Heroes by their classes; undefined where nobody goes. */
export type PartyChoice = readonly (HeroClass | undefined)[];

export const FIRST_PARTY: PartyChoice = Array.from(
  { length: MAX_PARTY },
  (_, at) => HERO_CLASSES[at < 2 ? at : -1],
);

/** The party with another hero at a place; the first place is never empty. */
export function turnPlace(party: PartyChoice, at: number, step: 1 | -1): PartyChoice {
  const values: PartyChoice = at === 0 ? HERO_CLASSES : [undefined, ...HERO_CLASSES];
  const now = values.indexOf(party[at]);
  const next = values[(now + step + values.length) % values.length];
  return party.map((one, index) => (index === at ? next : one));
}
