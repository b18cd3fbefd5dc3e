import {
  changeTimer,
  heroOf,
  placeOf,
  placeToChange,
  pushPhase,
  turnToChange,
} from '../state/draft.ts';
import { soundCount } from '../model/hand.ts';
import { REFUGE } from '../model/hero.ts';
import { drawOwn } from '../state/phase.ts';
import type { ActId, PhaseOf } from '../state/phase.ts';
import type { DiceDraft } from '../state/state.ts';
import { moveHero } from '../effects/exploring.ts';
import { isRule } from '../effects/hooks.ts';
import { callEnemy, inflictWound, startle } from '../effects/mishaps.ts';

/** Most that curses add to the difficulty of closing a location. */
const MAX_CURSE = 2;

/** Performs an act; returns false if it changes nothing. */
type Deed = (draft: DiceDraft, act: PhaseOf<'act'>) => boolean;

/** The die is drawn at random, so it is only lost after the damage is paid. */
const steal: Deed = (draft, { hero, place }) => {
  if (soundCount(heroOf(draft, hero).hand) === 0) return false;
  pushPhase(draft, { kind: 'draw', hero, place, end: 'steal', amount: 0, use: undefined });
  return true;
};

function curseOf(draft: DiceDraft, place: number): number {
  const basic = draft.world.sites[place]?.template.basicClosingDifficulty ?? 0;
  return placeOf(draft, place).closingDifficulty - basic - 2 * draft.world.level;
}

/**
 * Deeds of threats that are not beaten: after a failed check, and after a flight in which they gave
 * chase. A new act takes one row here, its id, and its texts.
 */
export const ACTS: Readonly<Record<ActId, Deed>> = {
  /** A random die of the hand goes into the bag of the location. */
  steal,
  /** The same, and the thief runs to another location with it. */
  abscond: steal,
  wound(draft, { hero }) {
    inflictWound(draft, hero);
    return true;
  },
  /** Another enemy joins it. */
  call(draft, { place }) {
    if (!placeOf(draft, place).open) return false;
    callEnemy(draft, place);
    return true;
  },
  /** Its die has grown before it returned to the bag. */
  grow: () => true,
  curse(draft, { place }) {
    if (!placeOf(draft, place).open || curseOf(draft, place) >= MAX_CURSE) return false;
    placeToChange(draft, place).closingDifficulty += 1;
    return true;
  },
  delay(draft) {
    if (draft.timer === 0) return false;
    changeTimer(draft, -1);
    return true;
  },
  /** A random die of the bag is discarded. */
  weary(draft, { hero }) {
    if (heroOf(draft, hero).bag.length === 0) return false;
    pushPhase(draft, drawOwn(hero, 'bleed'));
    return true;
  },
  /** A random die of the hand returns to the bag. */
  scatter(draft, { hero }) {
    if (soundCount(heroOf(draft, hero).hand) === 0) return false;
    startle(draft, hero);
    return true;
  },
  /** No more exploring this turn. */
  daunt(draft) {
    if (draft.turn.spent) return false;
    turnToChange(draft).spent = true;
    return true;
  },
  /** Out to the Refuge. */
  drive(draft, { hero }) {
    const { at } = heroOf(draft, hero);
    if (at === REFUGE || isRule(draft, at, 'no-refuge')) return false;
    moveHero(draft, hero, REFUGE);
    return true;
  },
};
