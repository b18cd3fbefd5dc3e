import { elementAt, assertDefined } from '#core';
import { NameTable } from '#kit/name-table.ts';
import { heroesWhere, heroOf, pushPhase, turnToChange } from '../state/draft.ts';
import type { Problem } from '#core';
import { isAmong, isNamedAlly } from '../model/die.ts';
import type { Die } from '../model/die.ts';
import { soundCount } from '../model/hand.ts';
import type { Hand } from '../model/hand.ts';
import { REFUGE } from '../model/hero.ts';
import { NO_TARGET, useOn } from '../state/phase.ts';
import type { CheckKind, PickPhase, SkillUse } from '../state/phase.ts';
import type { DiceState, DiceDraft, Member, World } from '../state/state.ts';
import { allUses, canFill, useOf } from '../select/hand-rule.ts';
import type { HandMaskRule } from '../select/hand-rule.ts';
import { EMPTY_MASK } from '../select/mask.ts';
import { isRule } from '../effects/hooks.ts';
import { findSkill, findSkillRow } from '../skills/index.ts';
import { MOMENTS } from '../effects/skill.ts';
import type { Aim, Skill, SkillMoment, SkillRow, UseAction, Way } from '../effects/skill.ts';
import { helpsFor, isBlunt, levelOf } from './checks.ts';
import { offer, REFUSALS, unless } from './offer.ts';
import type { Offer } from './offer.ts';

/** Kind of check for a skill's dice. */
export function checkOf({ foe, moment }: Skill): CheckKind {
  if (foe !== undefined) return 'skill';
  for (const check of CHECK_MOMENTS) if (check === moment) return check;
  return 'tally';
}

const CHECK_MOMENTS = ['battle', 'evade', 'ally', 'close'] as const;

/** Moments of skills that each hero can use once per turn. */
const ONCE_A_TURN: readonly SkillMoment[] = ['before', 'free', 'close', 'again', 'errand'];

export function useKey({ hero, skill }: Pick<SkillUse, 'hero' | 'skill'>): string {
  return `${hero}.${skill}`;
}

export function markUsed(draft: DiceDraft, use: SkillUse): void {
  draft.record({ kind: 'skill', skill: use.skill, hero: use.hero });
  const { moment, once } = findSkill(use.skill);
  if (once === true) draft.usedUp = [...draft.usedUp, useKey(use)];
  if (once === true || !isAmong(ONCE_A_TURN, moment)) return;
  turnToChange(draft).used = [...draft.turn.used, useKey(use)];
}

/** The way of a skill in use. Throws if the skill has no such way. */
export function wayOf(use: Pick<SkillUse, 'skill' | 'way'>): Way {
  return wayIn(findSkillRow(use.skill), use.way);
}

export function wayIn({ id, ways }: SkillRow, name: string): Way {
  for (const { word, way } of ways) if (word === name) return way;
  throw new RangeError(`Skill ${id} has no way called ${name}.`);
}

function ruleOf(state: DiceState, hero: number, { id, skill }: SkillRow, way: Way): HandMaskRule {
  if (way.upTo !== undefined) {
    return { kind: 'count', least: 1, most: way.upTo(levelOf(state, hero, id)), allies: 'none' };
  }
  const marks = state.world.ownSkills.get(id);
  const uses =
    marks === undefined ? way.uses : way.uses.map(({ fate, types }) => useOf(fate, types, marks));
  return allUses(uses, helpsFor(state, hero, checkOf(skill)));
}

const UNAIMED: readonly number[] = [NO_TARGET];

/** Aims at heroes, rather than locations or dice. */
type HeroAim = Exclude<Aim, 'place' | 'fallen-ally'>;

/** Heroes, locations or dice that a skill can target. */
function targetsOf(state: DiceState, { aim }: Skill, hero: number): readonly number[] {
  if (aim === undefined) return UNAIMED;
  if (aim === 'place') return reachable(state, hero);
  if (aim !== 'fallen-ally') return heroesWhere(state, (_, at) => isAimed(state, aim, hero, at));
  const { pile } = heroOf(state, hero);
  return pile.filter(({ type }) => type === 'ALLY').map(({ id }) => id);
}

/** True if a skill of a hero can target another one, or himself. */
function isAimed(state: DiceState, aim: HeroAim, hero: number, target: number): boolean {
  const { at } = heroOf(state, hero);
  const other = heroOf(state, target);
  if (!other.alive) return false;
  switch (aim) {
    case 'here':
      return other.at === at;
    case 'others-here':
      return other.at === at && target !== hero;
    case 'anyone':
      return reaches(state, at, other.at);
    case 'others':
      return target !== hero && reaches(state, at, other.at);
  }
}

/** True if help from one location can reach another. Some locations block it. */
export function reaches(state: DiceState, from: number, to: number): boolean {
  return from === to || !isRule(state, to, 'closed-to-others');
}

/** Locations a hero can travel to: all except his own and those closed to him. */
export function reachable(state: DiceState, hero: number): number[] {
  const { at } = heroOf(state, hero);
  const found: number[] = [];
  for (let place = REFUGE; place < state.places.length; place++) {
    if (place !== at && canEnter(state, place)) found.push(place);
  }
  return found;
}

/** True if the hero can travel anywhere. */
export function canLeave(state: DiceState, hero: number): boolean {
  const { at } = heroOf(state, hero);
  for (let place = REFUGE; place < state.places.length; place++) {
    if (place !== at && canEnter(state, place)) return true;
  }
  return false;
}

function canEnter(state: DiceState, place: number): boolean {
  if (place === REFUGE) return !isRule(state, place, 'no-refuge');
  if (!isRule(state, place, 'closed-to-others')) return true;
  return !state.heroes.some(({ alive, at }) => alive && at === place);
}

/** Targets where a skill would have an effect. */
export function goodTargets(state: DiceState, skill: Skill, hero: number): readonly number[] {
  const targets = targetsOf(state, skill, hero);
  const { can } = skill;
  return can === undefined ? targets : targets.filter((target) => can(state, hero, target));
}

/** True if a skill would have an effect anywhere. */
function hasGoodTarget(state: DiceState, skill: Skill, hero: number): boolean {
  const { aim, can } = skill;
  if (aim === undefined || aim === 'place' || aim === 'fallen-ally') {
    return goodTargets(state, skill, hero).length > 0;
  }
  for (let target = 0; target < state.heroes.length; target++) {
    if (isAimed(state, aim, hero, target) && can?.(state, hero, target) !== false) return true;
  }
  return false;
}

function isUsed({ turn }: DiceState, skill: string, hero: number): boolean {
  return turn.used.length > 0 && turn.used.includes(useKey({ hero, skill }));
}

/** True if a hero has used a skill that he can use only once in a scenario. */
export function isUsedUp({ usedUp }: DiceState, skill: string, hero: number): boolean {
  return usedUp.length > 0 && usedUp.includes(useKey({ hero, skill }));
}

function skillRefusal(
  state: DiceState,
  skill: Skill,
  id: string,
  hero: number,
): Problem | undefined {
  if (isUsed(state, id, hero)) return REFUSALS.used;
  if (skill.once === true && isUsedUp(state, id, hero)) return REFUSALS.usedUp;
  if (skill.aim === undefined) {
    return unless(skill.can?.(state, hero, NO_TARGET) ?? true, REFUSALS.pointless);
  }
  return unless(hasGoodTarget(state, skill, hero), REFUSALS.noTarget);
}

/** Cache of each hero's skills by moment. */
class Repertoires {
  readonly heroes: NameTable<SkillMoment, readonly SkillRow[]>[] = [];
}

const NO_ROWS: readonly SkillRow[] = [];

function repertoireOf({ skills }: Member): NameTable<SkillMoment, readonly SkillRow[]> {
  const rows = MOMENTS.map((moment) => {
    const known = skills.get(moment);
    return [moment, known === undefined ? NO_ROWS : known.map(({ id }) => findSkillRow(id))];
  });
  return new NameTable(Object.fromEntries(rows) as Record<SkillMoment, SkillRow[]>, [
    'before',
    'free',
    'errand',
  ]);
}

function rowsOf(state: DiceState, hero: number, moment: SkillMoment): readonly SkillRow[] {
  const { world } = state;
  const { heroes } = world.memory.of(Repertoires);
  const known = (heroes[hero] ??= repertoireOf(assertDefined(world.members[hero]))).of(moment);
  if (world.ownSkills.size === 0) return known;
  const { allies } = heroOf(state, hero).hand;
  return hasNamed(allies) ? withLent(known, state, moment, allies) : known;
}

function hasNamed(allies: readonly Die[]): boolean {
  for (const ally of allies) if (isNamedAlly(ally)) return true;
  return false;
}

/** Cache of the skills that only allies with names have in a scenario, by moment. */
class LentSkills {
  readonly moments = new Map<SkillMoment, readonly LentSkill[]>();
}

interface LentSkill {
  readonly row: SkillRow;
  readonly marks: readonly string[];
}

function lentFor({ memory, ownSkills }: World, moment: SkillMoment): readonly LentSkill[] {
  const { moments } = memory.of(LentSkills);
  let lent = moments.get(moment);
  if (lent === undefined) {
    const all = [...ownSkills].map(([id, marks]) => ({ row: findSkillRow(id), marks }));
    lent = all.filter(({ row }) => row.skill.moment === moment);
    moments.set(moment, lent);
  }
  return lent;
}

/** The known skills, and those of the allies with names in a hand. */
function withLent(
  known: readonly SkillRow[],
  { world }: DiceState,
  moment: SkillMoment,
  allies: readonly Die[],
): readonly SkillRow[] {
  let rows = known;
  for (const { row, marks } of lentFor(world, moment)) {
    if (allies.some(({ mark }) => isAmong(marks, mark))) rows = [...rows, row];
  }
  return rows;
}

/** True if a hero can use the skill in this scenario, with his own dice or an ally in his hand. */
export function hasSkill(state: DiceState, hero: number, skill: string): boolean {
  return rowsOf(state, hero, findSkill(skill).moment).some(({ id }) => id === skill);
}

/** True if a hero has any skill for a moment. */
export function hasSkills(state: DiceState, hero: number, moment: SkillMoment): boolean {
  return rowsOf(state, hero, moment).length > 0;
}

/** True if a hero has a skill of a kind for a moment. */
export function hasSkillThat(
  state: DiceState,
  hero: number,
  moment: SkillMoment,
  isWanted: (skill: Skill) => boolean,
): boolean {
  for (const { skill } of rowsOf(state, hero, moment)) if (isWanted(skill)) return true;
  return false;
}

/**
 * Reason against a skill, before its dice and targets are considered. What it depends on is passed
 * along: engines call functions that are made for each use much slower.
 */
export type RefuseSkill<C> = (skill: Skill, id: string, context: C) => Problem | undefined;

/** Refuses no skill before its dice and targets are considered. */
export const allow: RefuseSkill<unknown> = () => undefined;

/** Reason against one use of a skill for a moment, as in the offers. */
export function useRefusal<C>(
  state: DiceState,
  { hero, skill: id, way: word }: UseAction,
  moment: SkillMoment,
  refuse: RefuseSkill<C>,
  context: C,
): Problem | undefined {
  const row = rowsOf(state, hero, moment).find((one) => one.id === id);
  const found = row?.ways.find((one) => one.word === word);
  if (row === undefined || found === undefined) return REFUSALS.unknown;
  const { skill } = row;
  return (
    refuse(skill, id, context) ??
    skillRefusal(state, skill, id, hero) ??
    wayRefusal(state, hero, found.way, heroOf(state, hero).hand)
  );
}

/** Picks out skills, by their rows and the heroes who have them. */
export type IsWanted<C> = (row: SkillRow, hero: number, context: C) => boolean;

/**
 * Appends the actions that use a hero's skills for a moment, if allowed: the offers without
 * refusals. Skills that are not wanted are left out before their refusals are sought.
 */
export function addUses<C>(
  uses: UseAction[],
  state: DiceState,
  hero: number,
  moment: SkillMoment,
  isWanted: IsWanted<C>,
  context: C,
): void {
  const { hand } = heroOf(state, hero);
  for (const row of rowsOf(state, hero, moment)) {
    if (!isWanted(row, hero, context)) continue;
    if (skillRefusal(state, row.skill, row.id, hero) !== undefined) continue;
    for (const { way, actions } of row.ways) {
      if (wayRefusal(state, hero, way, hand) === undefined) uses.push(elementAt(actions, hero));
    }
  }
}

/** Appends the offers of a hero's skills for a moment, one per way. */
export function addSkillOffers<C>(
  offers: Offer[],
  state: DiceState,
  hero: number,
  moment: SkillMoment,
  refuse: RefuseSkill<C>,
  context: C,
): void {
  const rows = rowsOf(state, hero, moment);
  if (rows.length === 0) return;
  const { hand } = heroOf(state, hero);
  for (const { id, skill, ways } of rows) {
    const refusal = refuse(skill, id, context) ?? skillRefusal(state, skill, id, hero);
    for (const { way, actions } of ways) {
      const reason = refusal ?? wayRefusal(state, hero, way, hand);
      offers.push(offer(elementAt(actions, hero), reason));
    }
  }
}

/** Without a bonus, discarding a die has no advantage over hiding it. */
function wayRefusal(state: DiceState, hero: number, way: Way, hand: Hand): Problem | undefined {
  if (!hasDice(hand, way)) return REFUSALS.noDice;
  return (way.plus ?? 0) > 0 && isBlunt(state, hero) ? REFUSALS.noBonus : undefined;
}

/** True if a hand has the dice a way needs, not counting optional helpers. */
function hasDice(hand: Hand, way: Way): boolean {
  if (way.upTo === undefined) return canFill(way.uses, way.uses.length, hand);
  return soundCount(hand) > hand.allies.length;
}

/** Starts the use of a skill: first the choice of its target, then of its dice. */
export function beginSkill(draft: DiceDraft, request: Omit<SkillUse, 'target'>): void {
  const skill = findSkill(request.skill);
  const targets = goodTargets(draft, skill, request.hero);
  const target = targets.length === 1 ? assertDefined(targets[0]) : NO_TARGET;
  const use = useOn(request, target);
  if (targets.length > 1) {
    pushPhase(draft, { kind: 'target', hero: request.hero, end: 'skill', use });
  } else pickForSkill(draft, use);
}

/** True if a way of a skill takes no dice. */
export function isWithoutDice(use: Pick<SkillUse, 'skill' | 'way'>): boolean {
  return wayOf(use).uses.length === 0;
}

/** Starts the choice of a skill's dice. A skill without dice takes effect immediately. */
export function pickForSkill(draft: DiceDraft, use: SkillUse): void {
  if (isWithoutDice(use)) {
    markUsed(draft, use);
    const level = levelOf(draft, use.hero, use.skill);
    findSkill(use.skill).effect?.(draft, use, { level, total: 0, won: true });
    return;
  }
  pushPhase(draft, skillPick(draft, use));
}

/** The choice of dice for a skill that needs some. */
export function skillPick(
  state: DiceState,
  use: SkillUse,
  row = findSkillRow(use.skill),
): PickPhase {
  const { hero } = use;
  const check = checkOf(row.skill);
  return {
    kind: 'pick',
    hero,
    rule: ruleOf(state, hero, row, wayIn(row, use.way)),
    mask: EMPTY_MASK,
    end: 'skill',
    cancel: true,
    fate: 'hide',
    check,
    use,
    target: NO_TARGET,
    why: check === 'tally' ? 'skill' : 'check',
  };
}
