import { elementAt, pick } from '#core';
import { NameTable } from '#kit/name-table.ts';
import { checkResult, heroTotal } from '../check/battle-check.ts';
import { sumOfParts } from '../check/part.ts';
import {
  healDie,
  heroOf,
  metAt,
  popPhase,
  pushPhase,
  removeDie,
  replacePhase,
  spend,
  takeInHand,
} from '../state/draft.ts';
import { rollOutcomes, VERB } from '../model/action.ts';
import type { Die } from '../model/die.ts';
import { holdsType, MAX_MAIN } from '../model/hand.ts';
import { appended } from '../model/lists.ts';
import { countKeyword, hasKeyword, PLAIN, valueOf } from '../model/marks.ts';
import type { DiceEvent, RolledDie } from '../state/event.ts';
import { changeEncounter, changeRoll, drawOwn, makePick } from '../state/phase.ts';
import type { CheckKind, EncounterPhase, PhaseOf, PickPhase, RollPhase } from '../state/phase.ts';
import type { DiceDraft } from '../state/state.ts';
import { allUses, useOf } from '../select/hand-rule.ts';
import { findSkill } from '../skills/index.ts';
import type { Skill } from '../effects/skill.ts';
import { hooksFor, levelOf } from './checks.ts';
import { react } from './damage.ts';
import { closeByCheck, defeat, evade, getAway, loseTo } from './fate.ts';
import { offer } from './offer.ts';
import type { PhaseRules } from './offer.ts';
import { useKey } from './skills.ts';
import { nextGuard } from './villain.ts';

/** The die rolled at an index: the hero's dice in order, the helping dice, the opponent's die. */
function dieRolledAt({ dice, helpers, foe }: RollPhase, at: number): Die | undefined {
  const own = dice.length + helpers.length;
  if (at < dice.length) return dice[at];
  if (at < own) return helpers[at - dice.length];
  return at === own ? foe : undefined;
}

function nextDie(roll: RollPhase): Die | undefined {
  return dieRolledAt(roll, roll.rolls.length);
}

interface Result {
  readonly total: number;
  readonly against: number;
  readonly result: number;
  readonly won: boolean;
}

/** Values of the faces of some of the rolled dice, which begin at an index of the rolls. */
function valuesOf(dice: readonly Die[], rolls: readonly number[], from: number): number[] {
  const values: number[] = [];
  for (let at = 0; at < dice.length; at++) {
    values.push(valueOf(elementAt(dice, at), elementAt(rolls, from + at)));
  }
  return values;
}

function resultOf(roll: RollPhase): Result {
  const { dice, helpers, rolls, foe } = roll;
  const own = dice.length + helpers.length;
  const { method, parts } = roll;
  const check = { method, modifier: sumOfParts(parts, 'own') };
  const total = heroTotal(check, valuesOf(dice, rolls, 0), valuesOf(helpers, rolls, dice.length));
  const struck = foe === undefined ? 0 : valueOf(foe, elementAt(rolls, own));
  const against = sumOfParts(parts, 'foe') + struck;
  const result = checkResult(total, against);
  return { total, against, result, won: result >= 0 };
}

/** Types of dice that pay for a second roll of a failed attack. */
function retryTypes(draft: DiceDraft, roll: RollPhase, { won }: Result): Skill['retry'] {
  if (won || roll.use === undefined || roll.use.way === 'again') return undefined;
  const { retry } = findSkill(roll.use.skill);
  const { hand } = heroOf(draft, roll.hero);
  return retry?.some((type) => holdsType(hand, type)) === true ? retry : undefined;
}

/** Spends the rolled dice, which stayed in the hand until now. */
function spendRolled(draft: DiceDraft, { hero, dice, helpers, fates, check }: RollPhase): void {
  const why = check === 'tally' ? 'skill' : 'check';
  const all = helpers.length === 0 ? dice : [...dice, ...helpers];
  for (let at = 0; at < fates.length; at++) {
    spend(draft, hero, elementAt(all, at), elementAt(fates, at), why);
  }
}

/** All rolled dice with their faces. */
function rolledDice(roll: RollPhase): RolledDie[] {
  const { dice, helpers, rolls } = roll;
  const own = dice.length + helpers.length;
  return rolls.map((face, at): RolledDie => {
    const role = at < dice.length ? 'use' : at < own ? 'help' : 'foe';
    return { die: dieRolledAt(roll, at) as Die, face, role };
  });
}

export const rollRules: PhaseRules<RollPhase> = {
  stream: 'roll',
  run(draft, roll) {
    if (nextDie(roll) !== undefined) return false;
    const result = resultOf(roll);
    spendRolled(draft, roll);
    if (retryTypes(draft, roll, result) === undefined) settle(draft, roll, result);
    else replacePhase(draft, { kind: 'retry', roll: changeRoll(roll, { fates: [] }) });
    return true;
  },
  outcomes: (_state, roll) => rollOutcomes((nextDie(roll) as Die).size),
  sample: (_state, roll, random) => pick(random, rollOutcomes((nextDie(roll) as Die).size)).action,
  act(draft, roll, action) {
    const die = nextDie(roll);
    if (action.kind !== 'roll' || die === undefined) return;
    draft.record({ kind: 'rolled', die, face: action.face, foe: die === roll.foe });
    replacePhase(draft, changeRoll(roll, { rolls: appended(roll.rolls, action.face) }));
  },
};

/** The choice of the die that pays for a second roll. */
export function rerollPick({ roll: { hero, use } }: PhaseOf<'retry'>): PickPhase {
  const types = use === undefined ? undefined : findSkill(use.skill).retry;
  const rule = allUses([useOf('hide', types ?? [])]);
  return makePick({ hero, rule, end: 'reroll', fate: 'hide' });
}

export const retryRules: PhaseRules<PhaseOf<'retry'>> = {
  player: (_state, { roll }) => roll.hero,
  offers: () => [offer(VERB.hide), offer(VERB.forfeit)],
  act(draft, phase, action) {
    if (action.kind === 'hide') pushPhase(draft, rerollPick(phase));
    else settle(draft, phase.roll, resultOf(phase.roll));
  },
};

/** Ends a check after all dice are rolled, and applies its result. */
function settle(draft: DiceDraft, roll: RollPhase, result: Result): void {
  popPhase(draft);
  recordResult(draft, roll, result);
  const marked = markedDice(roll);
  // A skill may let its hero choose dice of the pile, which must not shrink afterwards.
  if (result.won && roll.check !== 'tally') healByMarks(draft, roll.hero, marked);
  SETTLE.of(roll.check)(draft, roll, result);
  if (marked.length > 0) drawByMarks(draft, roll.hero, marked);
}

function isMarked({ mark }: Die): boolean {
  return mark !== PLAIN;
}

const NO_DICE: readonly Die[] = [];

/** The marked ones of the rolled dice, which are few. */
function markedDice({ dice, helpers }: RollPhase): readonly Die[] {
  if (!dice.some(isMarked) && !helpers.some(isMarked)) return NO_DICE;
  return [...dice, ...helpers].filter(isMarked);
}

/** Dice that return for each healing die of a won check. */
const HEALED = 2;

/** Returns the largest dice of the discard pile, except the healing ones, to the bag. */
function healByMarks(draft: DiceDraft, hero: number, marked: readonly Die[]): void {
  for (const die of marked) {
    if (!hasKeyword(die, 'healing')) continue;
    const best = heroOf(draft, hero)
      .pile.filter(({ id }) => id !== die.id)
      .sort((a, b) => b.size - a.size);
    for (const one of best.slice(0, HEALED)) healDie(draft, hero, one);
  }
}

/** Replaces quick dice after a check. */
function drawByMarks(draft: DiceDraft, hero: number, marked: readonly Die[]): void {
  const { alive, bag, hand } = heroOf(draft, hero);
  if (draft.over !== undefined || !alive) return;
  const count = Math.min(countKeyword(marked, 'quick'), bag.length, MAX_MAIN - hand.main.length);
  if (count > 0) pushPhase(draft, drawOwn(hero, 'quick', count - 1));
}

function recordResult(draft: DiceDraft, roll: RollPhase, { total, against, won }: Result): void {
  const { check, hero, method, parts, use } = roll;
  const dice = rolledDice(roll);
  const skill = use?.skill;
  const event: DiceEvent =
    check === 'tally'
      ? { kind: 'tallied', check, hero, method, skill, parts, dice, total }
      : { kind: 'checked', check, hero, method, skill, parts, dice, total, against, won };
  draft.record(event);
}

type Settle = (draft: DiceDraft, roll: RollPhase, result: Result) => void;

/** Wraps an ending of the encounter below the roll. */
function ending(end: (draft: DiceDraft, phase: EncounterPhase, result: Result) => void): Settle {
  return (draft, _roll, result) => {
    const phase = draft.phases.at(-1);
    if (phase?.kind !== 'encounter') throw new RangeError('There is no encounter to end.');
    popPhase(draft);
    end(draft, phase, result);
  };
}

const fight = ending((draft, phase, { won, result }) => {
  if (won) defeat(draft, phase);
  else loseTo(draft, phase, -result);
});

function useSkill(draft: DiceDraft, { use, hero }: RollPhase, { total, won }: Result): void {
  if (use === undefined) return;
  const skill = findSkill(use.skill);
  const level = levelOf(draft, hero, use.skill);
  if (skill.moment === 'react') react(draft, skill, use.skill, { hero, level, total });
  else skill.effect?.(draft, use, { level, total, won });
}

function slipAway(draft: DiceDraft, roll: RollPhase, result: Result): void {
  const routs = roll.use !== undefined && findSkill(roll.use.skill).routs === true;
  ending((_draft, phase) => evade(draft, phase, routs))(draft, roll, result);
}

function failToEvade(draft: DiceDraft, roll: RollPhase): void {
  const phase = draft.phases.at(-1);
  if (phase?.kind !== 'encounter' || roll.use === undefined) return;
  const tried = [...phase.tried, useKey(roll.use)];
  replacePhase(draft, changeEncounter(phase, { tried }));
}

function holdPlace(draft: DiceDraft, roll: RollPhase, { won }: Result): void {
  popPhase(draft);
  const guard = draft.phases.at(-1);
  const encounter = draft.phases.at(-2);
  if (guard?.kind !== 'guard' || encounter?.kind !== 'encounter') return;
  const place = elementAt(guard.places, 0);
  nextGuard(draft, guard);
  if (!won) return;
  draft.record({ kind: 'guarded', place, hero: roll.hero });
  const updated = changeEncounter(encounter, { guarded: [...encounter.guarded, place] });
  draft.phases = draft.phases.map((phase) => (phase === encounter ? updated : phase));
}

function tryToClose(draft: DiceDraft, { hero }: RollPhase, { won }: Result): void {
  if (draft.phases.at(-1)?.kind === 'closing') popPhase(draft);
  const place = heroOf(draft, hero).at;
  if (won) closeByCheck(draft, place, hero);
  else for (const { onCloseFailed } of hooksFor(draft, hero, place)) onCloseFailed?.(draft);
}

const SETTLE = new NameTable<CheckKind, Settle>({
  acquire: ending((draft, { die, place }, { won }) => {
    if (won) takeInHand(draft, draft.turn.hero, die, metAt(place, 'acquired'));
    else removeDie(draft, die, metAt(place, 'failed'));
  }),
  ally: (draft, roll, result) => {
    const meet = ending((_draft, { die, place }) => {
      if (!result.won) {
        removeDie(draft, die, metAt(place, 'failed'));
        return;
      }
      // The ally arrives before the effects of his arrival.
      useSkill(draft, roll, result);
      pushPhase(draft, { kind: 'arrive', hero: draft.turn.hero, die, from: 'met' });
    });
    meet(draft, roll, result);
  },
  wound: ending((draft, { die, place }, { won }) => {
    if (won) removeDie(draft, die, metAt(place, 'defeated'));
    else pushPhase(draft, { kind: 'arrive', hero: draft.turn.hero, die, from: 'met' });
  }),
  obstacle: fight,
  battle: fight,
  evade: (draft, roll, result) => {
    if (result.won) slipAway(draft, roll, result);
    else failToEvade(draft, roll);
  },
  flee: ending((draft, phase, { against }) => getAway(draft, phase, against, true)),
  close: tryToClose,
  guard: holdPlace,
  skill: useSkill,
  tally: useSkill,
});
