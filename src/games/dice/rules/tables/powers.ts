import { changeTimer, placeOf, pushPhase, heroOf } from '../state/draft.ts';
import { soundCount } from '../model/hand.ts';
import { drawOwn } from '../state/phase.ts';
import type { DiceDraft, DiceState, Hooks } from '../state/state.ts';
import { against } from '../effects/hooks.ts';
import { callEnemy, startle } from '../effects/mishaps.ts';

/** Turns between two enemies that join a villain. */
const MUSTER_EVERY = 5;

function isClosed(state: DiceState, place: number): boolean {
  return !placeOf(state, place).open;
}

/** Half of the closed locations, rounded down. */
function fury({ state }: { readonly state: DiceState }): number {
  let closed = 0;
  for (let at = 0; at < state.places.length; at++) if (isClosed(state, at)) closed += 1;
  return Math.floor(closed / 2);
}

/** An enemy joins the open location with the fewest dice; of equal ones, the first. */
function muster(draft: DiceDraft): void {
  if (draft.timer === 0 || draft.timer % MUSTER_EVERY !== 0) return;
  let to = -1;
  let least = Infinity;
  for (const [at, { open, bag, hidden }] of draft.places.entries()) {
    const size = bag.length + hidden;
    if (open && size < least) [to, least] = [at, size];
  }
  if (to >= 0) callEnemy(draft, to);
}

/** A die of the hero's bag is lost for every location closed. */
function toll(draft: DiceDraft, hero: number): void {
  if (heroOf(draft, hero).bag.length > 0) pushPhase(draft, drawOwn(hero, 'bleed'));
}

function snare(draft: DiceDraft, hero: number): void {
  if (soundCount(heroOf(draft, hero).hand) > 0) startle(draft, hero);
}

/** Powers of villains, in force until they are beaten. A new power takes one row here, and its texts. */
export const POWERS = {
  dread: { opponent: against(1, 'ENEMY') },
  upheaval: { opponent: against(1, 'OBSTACLE') },
  bulwark: { closingDifficulty: 1 },
  cruelty: { battleDamage: 1 },
  /** Finds, and friends, are harder to win. */
  want: {
    opponent: ({ check }) => (check === 'acquire' || check === 'ally' ? 1 : 0),
  },
  vigil: { onCloseFailed: (draft) => changeTimer(draft, -1) },
  muster: { onTurnStart: muster },
  snare: { onTravel: snare },
  toll: { onClosed: toll },
  /** The villain himself grows stronger as his places are closed. */
  fury: { opponent: (moment) => (moment.met === 'VILLAIN' ? fury(moment) : 0) },
} as const satisfies Record<string, Hooks>;

export const POWER_IDS: readonly string[] = Object.keys(POWERS);
