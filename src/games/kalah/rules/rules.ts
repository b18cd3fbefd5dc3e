import type { Problem, Step, Turn } from '#core';
import { housesOf, makePits, otherPlayer, pitOf, storeOf } from './pits.ts';
import type { House } from './pits.ts';
import { endGame, outcomeOf } from './ending.ts';
import type { KalahAction, KalahEvent, KalahOptions, KalahState } from './model.ts';
import { capture, sowFrom } from './sowing.ts';

export function startKalah(options: KalahOptions): KalahState {
  const { houses, seeds, ...rules } = options;
  return {
    rules,
    pits: makePits(houses, seeds),
    mover: 0,
    pie: rules.pie ? 'first' : 'past',
    over: undefined,
  };
}

export function legalActions(state: KalahState): KalahAction[] {
  const houses = housesOf(state.pits);
  const first = pitOf(houses, state.mover, 1);
  const actions: KalahAction[] = [];
  for (let i = 0; i < houses; i++) {
    if ((state.pits[first + i] as number) > 0) actions.push(i + 1);
  }
  if (state.pie === 'reply') actions.push('swap');
  return actions;
}

export function turnOf(state: KalahState): Turn<KalahAction> {
  if (state.over !== undefined) return { kind: 'over', outcome: outcomeOf(state.pits, state.over) };
  return { kind: 'decide', player: state.mover, actions: legalActions(state) };
}

export function refuse(state: KalahState, action: KalahAction): Problem | undefined {
  if (state.over !== undefined) return { code: 'game-over', message: 'The game is over.' };
  if (action === 'swap') {
    if (state.pie === 'reply') return undefined;
    return {
      code: 'kalah-swap',
      message:
        'Only the second player can swap sides, right after the first sowing, if the pie rule is on.',
    };
  }
  const houses = housesOf(state.pits);
  if (!Number.isInteger(action) || action < 1 || action > houses) {
    return {
      code: 'kalah-range',
      message: `There is no house ${action}: houses are numbered from 1 to ${houses}.`,
      args: { house: action, houses },
    };
  }
  if (state.pits[pitOf(houses, state.mover, action)] !== 0) return undefined;
  return {
    code: 'kalah-empty',
    message: `House ${action} is empty: choose a house with seeds.`,
    args: { house: action },
  };
}

export function applyAction(state: KalahState, action: KalahAction): Step<KalahState, KalahEvent> {
  const problem = refuse(state, action);
  if (problem !== undefined) throw new RangeError(problem.message);
  return action === 'swap' ? swapSides(state) : sowHouse(state, action);
}

function swapSides(state: KalahState): Step<KalahState, KalahEvent> {
  const half = state.pits.length / 2;
  const pits = [...state.pits.slice(half), ...state.pits.slice(0, half)];
  return {
    state: { ...state, pits, mover: otherPlayer(state.mover), pie: 'past' },
    events: [{ kind: 'swap', player: state.mover }],
  };
}

function sowHouse(state: KalahState, house: House): Step<KalahState, KalahEvent> {
  const { rules, mover } = state;
  const pits = state.pits.slice();
  const houses = housesOf(pits);
  const events: KalahEvent[] = [];
  const last = sowFrom(pits, rules, mover, pitOf(houses, mover, house), events);
  const stored = last === storeOf(houses, mover);
  if (!stored) capture(pits, rules, mover, last, events);
  const again = stored && state.pie !== 'first';
  const next = again ? mover : otherPlayer(mover);
  const over = endGame(pits, rules, next, events);
  if (over === undefined && again) events.push({ kind: 'again', player: mover });
  return {
    state: { rules, pits, mover: next, pie: state.pie === 'first' ? 'reply' : 'past', over },
    events,
  };
}
