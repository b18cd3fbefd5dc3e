import type { Step } from '#core';
import type { RogueAction } from '../model/action.ts';
import type { RogueEvent } from '../model/event.ts';
import { neighbourIn, stepsBetween } from '../world/place.ts';
import type { Direction } from '../world/place.ts';
import { MAX_TURNS } from '../model/options.ts';
import type { RogueState } from '../model/state.ts';
import type { Mob } from '../model/mobs.ts';
import { MAX_HEALTH, REST_HEALS } from '../model/hero.ts';
import { fight, rounded } from './battle.ts';
import { updateGoals } from './goals.ts';
import { TurnDraft } from './draft.ts';
import { dropSelected, pickUp, useSelected, useTakesTurn } from './inventory.ts';
import { moveMobs } from './mob-turns.ts';
import { inSightOf, isNew, remember } from './seeing.ts';
import type { News } from './seeing.ts';
import { sightFrom } from './sight.ts';
import type { Sight } from './sight.ts';
import { isThreat } from './threat.ts';
import { travel } from './travel.ts';
import { stepOn } from './triggers.ts';

export type RogueStep = Step<RogueState, RogueEvent>;

/** Applies a legal action. */
export function take(state: RogueState, action: RogueAction): RogueStep {
  const draft = new TurnDraft(state);
  switch (action.kind) {
    case 'move':
      move(draft, action.direction);
      return finishTurn(draft);
    case 'wait':
      draft.emit({ kind: 'waited' });
      letMobsMove(draft);
      rest(draft);
      return finishTurn(draft);
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
      return finishTurn(draft);
    case 'drop':
      dropSelected(draft);
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
  if (draft.ending !== undefined || hero.health >= MAX_HEALTH) return;
  const isSeen = ({ x, y, guise }: Mob) => guise === undefined && sight.has(x, y);
  if (draft.board.inOrder().some((mob) => isSeen(mob) && isThreat(draft.before, mob, hero))) return;
  if (draft.events.some(({ kind }) => kind === 'fought')) return;
  const health = rounded(Math.min(MAX_HEALTH, hero.health + REST_HEALS));
  draft.hero = { ...hero, health };
  draft.emit({ kind: 'rested', amount: rounded(health - hero.health), health });
}

/** The hero steps, the cell's contents take effect, and then the mobs move. */
function move(draft: TurnDraft, direction: Direction): void {
  const { hero, before } = draft;
  const to = neighbourIn(hero.at, direction);
  const depth = Math.max(hero.depth, stepsBetween(to, before.ground.start));
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
  const { before, hero, ground, items, mobs, mobsLeft, nextMob, random, ending } = draft;
  return {
    ...before,
    ...(before.course === undefined ? {} : { ground, course: draft.course }),
    hero,
    items,
    mobs,
    mobsLeft,
    nextMob,
    ai: random,
    ...(ending === undefined ? {} : { ending }),
  };
}

function endIfCleared(draft: TurnDraft): void {
  const { course } = draft.before;
  // With goals, a world without mobs is not the end.
  if (course !== undefined && course.goals.length > 0) return;
  if (draft.ending === undefined && draft.mobsLeft === 0 && draft.before.mobsLeft > 0)
    draft.end('cleared');
}

/** Finishes an inventory action, which takes no time. */
function finishHandling(draft: TurnDraft): RogueStep {
  const { before, events } = draft;
  endIfCleared(draft);
  const killed = events.flatMap((event) => (event.kind === 'killed' ? [event.mob] : []));
  const inSight = before.inSight.filter((id) => !killed.includes(id));
  return { state: { ...stateOf(draft), idle: before.idle + 1, inSight }, events };
}

/** Finishes a turn: effects, time, goals, and new sights. */
function finishTurn(draft: TurnDraft): RogueStep {
  const { before } = draft;
  wearOff(draft);
  const turns = before.turns + 1;
  endIfCleared(draft);
  const after = withGoals(draft, { ...arrive(draft), turns, idle: 0 });
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
function arrive(draft: TurnDraft): RogueState {
  const after = stateOf(draft);
  if (draft.ending !== undefined || draft.leaveFor === undefined) return after;
  const { world, texts } = draft.leaveFor;
  const arrived = travel(after, world);
  draft.emit({ kind: 'entered', world, texts, at: arrived.hero.at });
  return arrived;
}

/** Updates the goals; the run is won once all are met. */
function withGoals(draft: TurnDraft, state: RogueState): RogueState {
  const { course } = state;
  if (course === undefined || course.goals.length === 0) return state;
  const goals = updateGoals(state, course);
  for (const [index, { kind, left }] of goals.entries())
    if (left === 0 && course.goals[index]?.left !== 0) draft.emit({ kind: 'goal-met', goal: kind });
  if (draft.ending === undefined && goals.every(({ left }) => left === 0)) draft.end('won');
  return { ...state, course: { ...course, goals } };
}

function wearOff(draft: TurnDraft): void {
  const { effects } = draft.hero;
  if (effects.length === 0) return;
  const left = effects.flatMap(({ kind, turns }) => (turns > 1 ? { kind, turns: turns - 1 } : []));
  draft.hero = { ...draft.hero, effects: left };
  for (const { kind, turns } of effects)
    if (turns <= 1) draft.emit({ kind: 'effect-ended', effect: kind });
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
