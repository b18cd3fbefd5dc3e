import type { Step } from '#core';
import type { RogueAction } from '../model/action.ts';
import type { RogueEvent } from '../model/event.ts';
import type { WorldPlan } from '../world/plan.ts';
import { neighbourIn } from '../world/place.ts';
import type { Direction } from '../world/place.ts';
import { MAX_TURNS } from '../model/options.ts';
import type { Effect } from '../model/hero.ts';
import { copyHero, copyState } from '../model/copies.ts';
import type { RogueState } from '../model/state.ts';
import type { Mob } from '../model/mobs.ts';
import { EFFECTS } from '../model/items.ts';
import { heroMaxHealth, restHeals } from '../model/hero.ts';
import { fight } from './battle.ts';
import { rounded } from './rounded.ts';
import { updateGoals } from './goals.ts';
import { TurnDraft } from './draft.ts';
import { chooseGift } from './choosing.ts';
import { dropSelected, useSelected, useTakesTurn } from './inventory.ts';
import { pickUp } from './picking.ts';
import { moveMobs } from './mob-turns.ts';
import { inSightOf, isNew, remember } from './seeing.ts';
import type { News } from './seeing.ts';
import { sightFrom } from './sight.ts';
import type { Sight } from './sight.ts';
import { isThreat } from './threat.ts';
import { travel } from './travel.ts';
import { stepOn } from './triggers.ts';

export type RogueStep = Step<RogueState, RogueEvent>;

/** All worlds of a run. */
export type PlansOf = (state: RogueState) => readonly WorldPlan[];

/** Applies a legal action. */
export function take(state: RogueState, action: RogueAction, plansOf: PlansOf): RogueStep {
  const draft = new TurnDraft(state);
  const finishTurn = () => finish(draft, plansOf);
  switch (action.kind) {
    case 'move':
      move(draft, action.direction);
      return finishTurn();
    case 'wait':
      draft.emit({ kind: 'waited' });
      letMobsMove(draft);
      rest(draft);
      return finishTurn();
    case 'select':
      draft.hero = { ...draft.hero, selected: action.slot };
      draft.emit({
        kind: 'selected',
        slot: action.slot,
        item: draft.hero.slots[action.slot] ?? null,
      });
      break;
    case 'use':
      useSelected(draft);
      if (!useTakesTurn(state.hero)) break;
      letMobsMove(draft);
      return finishTurn();
    case 'drop':
      dropSelected(draft);
      break;
    case 'choose':
      chooseGift(draft, action.gift);
      break;
  }
  return finishHandling(draft);
}

function letMobsMove(draft: TurnDraft): void {
  if (draft.ending === undefined && draft.before.options.part === 'two') moveMobs(draft, undefined);
}

/** Waits; heals if no one fights and no threat is in sight. */
function rest(draft: TurnDraft): void {
  const { hero, sight } = draft;
  if (draft.ending !== undefined || hero.health >= heroMaxHealth(hero)) return;
  const isSeen = ({ x, y, guise }: Mob) => guise === undefined && sight.has(x, y);
  if (draft.board.inOrder().some((mob) => isSeen(mob) && isThreat(draft.before, mob, hero))) return;
  if (draft.events.some(isHarm)) return;
  const health = rounded(Math.min(heroMaxHealth(hero), hero.health + restHeals(hero)));
  draft.hero = { ...hero, health };
  draft.emit({ kind: 'rested', amount: rounded(health - hero.health), health });
}

/** True for fights, and for deeds that hurt the hero. */
function isHarm(event: RogueEvent): boolean {
  if (event.kind === 'deed') return 'taken' in event.result && event.result.taken > 0;
  return event.kind === 'fought';
}

/** The hero steps, the cell's contents take effect, and then the mobs move. */
function move(draft: TurnDraft, direction: Direction): void {
  const { hero, before } = draft;
  if (hero.effects.some(({ kind }) => kind === 'webbed')) {
    draft.emit({ kind: 'torn' });
    letMobsMove(draft);
    return;
  }
  const to = neighbourIn(hero.at, direction);
  const depth = draft.depthAt(to);
  // A closed door opens before the hero enters its cell.
  const isDoor = draft.isWall(to);
  if (isDoor) stepOn(draft, to);
  draft.hero = { ...hero, at: to, depth };
  draft.emit({ kind: 'moved', direction, from: hero.at, to });
  const target = before.options.part === 'two' ? draft.board.at(to.x, to.y) : undefined;
  if (target !== undefined) fight(draft, target, 'hero');
  if (draft.ending !== undefined) return;
  pickUp(draft);
  if (!isDoor) stepOn(draft, to);
  if (draft.hero.at !== to) pickUp(draft);
  if (hasLeft(draft)) return;
  if (before.options.part === 'two') moveMobs(draft, target?.id);
}

/** True if the hero died on a trigger or leaves this world. */
function hasLeft({ ending, leaveFor }: TurnDraft): boolean {
  return ending !== undefined || leaveFor !== undefined;
}

function stateOf(draft: TurnDraft): RogueState {
  const { before, hero, ground, items, mobs, mobsLeft, nextMob, random, seen, ending } = draft;
  const state = copyState(before);
  if (before.course !== undefined) {
    state.ground = ground;
    state.course = draft.course;
  }
  state.hero = copyHero(hero);
  state.items = items;
  state.mobs = mobs;
  state.mobsLeft = mobsLeft;
  state.nextMob = nextMob;
  state.seen = seen;
  state.ai = random;
  if (ending !== undefined) state.ending = ending;
  return state;
}

function endIfCleared(draft: TurnDraft): void {
  const { course } = draft.before;
  // With goals, a world without mobs is not the end.
  if (course !== undefined && course.goals.length > 0) return;
  if (draft.ending === undefined && draft.mobsLeft === 0 && draft.before.mobsLeft > 0)
    draft.end('cleared');
}

/** Finishes an inventory action or a choice, which take no time. */
function finishHandling(draft: TurnDraft): RogueStep {
  const { before, events } = draft;
  endIfCleared(draft);
  const killed = events.flatMap((event) => (event.kind === 'killed' ? [event.mob] : []));
  const inSight = before.inSight.filter((id) => !killed.includes(id));
  // A map shows ground, and a choice that is followed by another shows the next gifts.
  const reveals = draft.seen !== before.seen || (draft.hero.growth?.due ?? 0) > 0;
  return { state: { ...stateOf(draft), idle: before.idle + 1, inSight }, events, reveals };
}

/** Finishes a turn: effects, time, goals, and new sights. */
function finish(draft: TurnDraft, plansOf: PlansOf): RogueStep {
  const { before } = draft;
  wearOff(draft);
  const turns = before.turns + 1;
  endIfCleared(draft);
  const after = withGoals(draft, { ...arrive(draft, plansOf), turns, idle: 0 });
  if (draft.ending === undefined && turns >= MAX_TURNS[before.options.length]) draft.end('time');
  const sight = sightFrom(after.ground.walls, after.hero.at);
  const { seen, news } = remember(after.seen, sight);
  emitItems(draft, after, news, sight);
  const inSight = emitMobs(draft, after, sight);
  const { ending } = draft;
  const state = { ...after, seen, inSight, ...(ending === undefined ? {} : { ending }) };
  return { state, events: draft.events, reveals: true };
}

/** The state after the turn, in another world if the hero leaves. */
function arrive(draft: TurnDraft, plansOf: PlansOf): RogueState {
  const after = stateOf(draft);
  if (draft.ending !== undefined || draft.leaveFor === undefined) return after;
  const { world, texts } = draft.leaveFor;
  const arrived = travel(after, world, plansOf(after));
  draft.emit({ kind: 'entered', world, texts, from: draft.course.name, at: arrived.hero.at });
  return arrived;
}

/** Updates the goals; the run is won once all are met. */
function withGoals(draft: TurnDraft, state: RogueState): RogueState {
  const { course } = state;
  if (course === undefined || course.goals.length === 0) return state;
  const goals = updateGoals(state, course);
  for (const [index, { kind, left }] of goals.entries())
    if (left === 0 && course.goals[index]?.left !== 0 && state.hero.growth === undefined)
      draft.emit({ kind: 'goal-met', goal: kind });
  if (draft.ending === undefined && goals.every(({ left }) => left === 0)) draft.end('won');
  return { ...state, course: { ...course, goals } };
}

function wearOff(draft: TurnDraft): void {
  const { effects } = draft.hero;
  if (effects.length === 0) return;
  const isOver = ({ kind, turns }: Effect) => kind !== 'shield' && turns <= 1;
  const left = effects.flatMap((effect) => {
    if (effect.kind === 'shield') return [effect];
    return isOver(effect) ? [] : [{ ...effect, turns: effect.turns - 1 }];
  });
  const { hero } = draft;
  const heals = effects.reduce((sum, { kind }) => sum + EFFECTS[kind].heals, 0);
  const isAlive = draft.ending === undefined;
  const health = isAlive
    ? rounded(Math.min(heroMaxHealth(hero), hero.health + heals))
    : hero.health;
  draft.hero = { ...hero, health, effects: left };
  for (const effect of effects)
    if (isOver(effect)) draft.emit({ kind: 'effect-ended', effect: effect.kind });
}

/** Records items in newly seen cells, including disguised mobs. */
function emitItems(draft: TurnDraft, after: RogueState, news: readonly News[], sight: Sight): void {
  if (news.length === 0) return;
  const { hero } = after;
  const isNews = (place: { x: number; y: number }) => news.some((one) => isNew(one, place));
  for (const item of inSightOf(after.items, hero.at, sight)) {
    if (isNews(item))
      draft.emit({ kind: 'item-sighted', item: item.kind, at: { x: item.x, y: item.y } });
  }
  for (const { guise, x, y } of inSightOf(after.mobs, hero.at, sight)) {
    if (guise !== undefined && isNews({ x, y }))
      draft.emit({ kind: 'item-sighted', item: guise, at: { x, y } });
  }
}

/** Records mobs that came into sight; returns all that are visible. */
function emitMobs(draft: TurnDraft, after: RogueState, sight: Sight): readonly number[] {
  const { hero } = after;
  const shown = inSightOf(after.mobs, hero.at, sight).filter(({ guise }) => guise === undefined);
  const inOrder = [...shown].sort((one, other) => one.id - other.id);
  for (const { id, kind, level, x, y } of inOrder) {
    if (after.inSight.includes(id)) continue;
    draft.emit({ kind: 'mob-sighted', mob: id, of: kind, level, at: { x, y } });
  }
  return inOrder.map(({ id }) => id);
}
