import {
  changeTimer,
  endWith,
  heroesWhere,
  heroOf,
  killHero,
  popPhase,
  pushPhase,
} from '../state/draft.ts';
import { freshTurn } from '../world/scenario.ts';
import { drawOwn } from '../state/phase.ts';
import type { Boon, PhaseOf } from '../state/phase.ts';
import type { DiceState, DiceDraft } from '../state/state.ts';
import { endOfTurnRule } from '../select/hand-rule.ts';
import { moveHero } from '../effects/exploring.ts';
import { isRule, memberHooks, standingHooks } from '../effects/hooks.ts';
import { loseDice } from '../effects/mishaps.ts';
import { no, offer, unless } from './offer.ts';
import type { PhaseRules } from './offer.ts';

const OCCUPIED = no('dice-occupied', 'Another hero is there, and there is room for only one.');

/** True if another hero already starts at a location that allows only one. */
function isTaken(state: DiceState, at: number): boolean {
  const waiting = state.phases.flatMap((phase) => (phase.kind === 'place' ? [phase.hero] : []));
  return (
    isRule(state, at, 'closed-to-others') &&
    heroesWhere(state, (hero, index) => hero.at === at && !waiting.includes(index)).length > 0
  );
}

/** Reason against starting at a location; none if all are taken. */
function startRefusal(state: DiceState, at: number) {
  const isFull = state.places.every((_, place) => isTaken(state, place));
  return unless(isFull || !isTaken(state, at), OCCUPIED);
}

/** Before the first turn: choice of a hero's starting location. */
export const placeRules: PhaseRules<PhaseOf<'place'>> = {
  player: (_state, { hero }) => hero,
  offers: (state) =>
    state.places.map((_, at) => offer({ kind: 'location', at }, startRefusal(state, at))),
  act(draft, { hero }, action) {
    if (action.kind !== 'location') return;
    popPhase(draft);
    moveHero(draft, hero, action.at);
  },
};

function nextHero(draft: DiceDraft): number {
  const count = draft.heroes.length;
  for (let step = 1; step <= count; step++) {
    const hero = (draft.turn.hero + step) % count;
    if (heroOf(draft, hero).alive) return hero;
  }
  return -1;
}

/** A trap lasts one turn. Later encounters are not affected. */
function removeTraps(draft: DiceDraft): void {
  const isOver = ({ scope, hero }: Boon) => scope === 'trap' && hero === draft.turn.hero;
  for (const boon of draft.boons) {
    if (isOver(boon)) draft.record({ kind: 'boon-lost', ...boon });
  }
  draft.boons = draft.boons.filter((boon) => !isOver(boon));
}

/** Advances the timer and the turn. A timer of n allows exactly n turns. */
export const startRules: PhaseRules<PhaseOf<'start'>> = {
  run(draft) {
    const hero = nextHero(draft);
    if (hero < 0) endWith(draft, 'dead');
    else if (draft.timer === 0) endWith(draft, 'time');
    else {
      removeTraps(draft);
      draft.turn = freshTurn(hero);
      changeTimer(draft, -1);
      draft.record({ kind: 'turn', hero, timer: draft.timer });
      draft.phases = [{ kind: 'interior' }];
      for (const { onTurnStart } of standingHooks(draft)) onTurnStart?.(draft);
      for (const { onTurnStart } of memberHooks(draft, hero)) onTurnStart?.(draft);
    }
    return true;
  },
};

/** End of a turn: excess dice must be discarded. */
export const endRules: PhaseRules<PhaseOf<'end'>> = {
  run(draft) {
    const { hero } = draft.turn;
    const { hand, capacity } = heroOf(draft, hero);
    draft.phases = [{ kind: 'refill' }];
    const rule = endOfTurnRule(hand, capacity);
    if (rule.least > 0) pushPhase(draft, loseDice(hero, rule, 'discard', 'end-of-turn'));
    return true;
  },
};

/** Refills the hand. A hero who cannot draw the dice he needs dies. */
export const refillRules: PhaseRules<PhaseOf<'refill'>> = {
  run(draft) {
    const { hero } = draft.turn;
    const { hand, bag, capacity } = heroOf(draft, hero);
    if (hand.main.length >= capacity) draft.phases = [{ kind: 'start' }];
    else if (bag.length === 0) killHero(draft, hero);
    else {
      pushPhase(draft, drawOwn(hero, 'refill'));
    }
    return true;
  },
};
