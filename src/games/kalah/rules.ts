import type { OptionSpec, Outcome, Problem, Step, Turn } from '../../core/index.ts';
import {
  houseOf,
  housesOf,
  HOUSES_MAX,
  makePits,
  nextPit,
  oppositeOf,
  otherPlayer,
  ownerOf,
  pitOf,
  seedsInHouses,
  seedsOnBoard,
  SEEDS_MAX,
  storeOf,
} from './board.ts';
import type { House, Pits, Player } from './board.ts';

export const CAPTURES = ['standard', 'empty', 'none'] as const;
export const ENDS = ['side', 'mover'] as const;
export const REMAINING = ['owner', 'emptier', 'nobody'] as const;

/** The rules that can be chosen; the presets are those of the standard game. */
export type Rules = {
  /** What a last seed in an own empty house takes; `empty` stores it even with nothing opposite. */
  readonly capture: (typeof CAPTURES)[number];
  /** The game ends when any side is empty, or when the player to move has no move. */
  readonly ends: (typeof ENDS)[number];
  /** Who gets the seeds left: each side's owner, the player who emptied his side, or nobody. */
  readonly remaining: (typeof REMAINING)[number];
  /** More than half of all seeds in one store ends the game. */
  readonly majorityStop: boolean;
  /** TWO may swap sides after the first sowing, which then gives no extra turn. */
  readonly pie: boolean;
  /** A last seed in an occupied house lifts that house's seeds and sows on. */
  readonly relay: boolean;
};

export type KalahOptions = Rules & { readonly houses: number; readonly seeds: number };

export const kalahOptions: OptionSpec<KalahOptions> = {
  houses: { kind: 'integer', least: 1, most: HOUSES_MAX, menu: { least: 3, most: 8 }, preset: 6 },
  seeds: { kind: 'integer', least: 1, most: SEEDS_MAX, menu: { least: 1, most: 8 }, preset: 4 },
  capture: { kind: 'choice', values: CAPTURES, preset: 'standard' },
  ends: { kind: 'choice', values: ENDS, preset: 'side' },
  remaining: { kind: 'choice', values: REMAINING, preset: 'owner' },
  majorityStop: { kind: 'flag', preset: false },
  pie: { kind: 'flag', preset: false },
  relay: { kind: 'flag', preset: false },
};

export const REASONS = ['side-empty', 'no-move', 'majority'] as const;
export type Reason = (typeof REASONS)[number];

/** Where the pie rule stands: before the first sowing, at TWO's choice, or past it. */
export const PIE_STAGES = ['first', 'reply', 'past'] as const;
export type PieStage = (typeof PIE_STAGES)[number];

export interface KalahState {
  readonly rules: Rules;
  readonly pits: Pits;
  readonly mover: Player;
  readonly pie: PieStage;
  /** Why the game is over, while it is. */
  readonly over: Reason | undefined;
}

/** A house to sow, or the swap of sides that the pie rule allows. */
export type KalahAction = House | 'swap';

export type KalahEvent =
  | {
      readonly kind: 'sow';
      readonly player: Player;
      /** Indices of the pit that was emptied and of the one that took the last seed. */
      readonly from: number;
      readonly last: number;
      readonly seeds: number;
    }
  | {
      readonly kind: 'capture';
      readonly player: Player;
      readonly pit: number;
      readonly opposite: number;
      /** All that went to the store, the last seed included. */
      readonly seeds: number;
    }
  | { readonly kind: 'again'; readonly player: Player }
  | { readonly kind: 'swap'; readonly player: Player }
  | {
      readonly kind: 'sweep';
      /** Whose houses held the seeds left, and who gets them. */
      readonly side: Player;
      readonly taker: Player | undefined;
      readonly seeds: number;
    }
  | { readonly kind: 'over'; readonly outcome: Outcome };

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

/** More seeds in the store wins, equal is a draw. */
export function outcomeOf(pits: Pits, reason: Reason): Outcome {
  const houses = housesOf(pits);
  const one = pits[storeOf(houses, 0)] as number;
  const two = pits[storeOf(houses, 1)] as number;
  const winners = one === two ? [] : [one > two ? 0 : 1];
  return { scores: [one, two], winners, reason };
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
        'Sides can be swapped only with the pie rule, by the second player, in answer to the first sowing.',
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
  const last = sowAll(pits, rules, mover, pitOf(houses, mover, house), events);
  const stored = last === storeOf(houses, mover);
  if (!stored) capture(pits, rules, mover, last, events);
  const again = stored && state.pie !== 'first';
  const next = again ? mover : otherPlayer(mover);
  const over = endOf(pits, rules, next, events);
  if (over === undefined && again) events.push({ kind: 'again', player: mover });
  return {
    state: { rules, pits, mover: next, pie: state.pie === 'first' ? 'reply' : 'past', over },
    events,
  };
}

/** Sows from a pit, and on from every occupied house that relay sowing ends in. */
function sowAll(
  pits: number[],
  rules: Rules,
  player: Player,
  start: number,
  events: KalahEvent[],
): number {
  const houses = housesOf(pits);
  const store = storeOf(houses, player);
  let from = start;
  for (;;) {
    const last = sow(pits, houses, player, from, events);
    if (!rules.relay || last === store || (pits[last] as number) === 1) return last;
    from = last;
  }
}

function sow(
  pits: number[],
  houses: number,
  player: Player,
  from: number,
  events: KalahEvent[],
): number {
  const seeds = pits[from] as number;
  pits[from] = 0;
  let pit = from;
  for (let i = 0; i < seeds; i++) {
    pit = nextPit(houses, player, pit);
    pits[pit] = (pits[pit] as number) + 1;
  }
  events.push({ kind: 'sow', player, from, last: pit, seeds });
  return pit;
}

function capture(
  pits: number[],
  rules: Rules,
  player: Player,
  pit: number,
  events: KalahEvent[],
): void {
  const houses = housesOf(pits);
  if (rules.capture === 'none' || pits[pit] !== 1 || ownerOf(houses, pit) !== player) return;
  const opposite = oppositeOf(houses, pit);
  const taken = pits[opposite] as number;
  if (taken === 0 && rules.capture === 'standard') return;
  const store = storeOf(houses, player);
  pits[store] = (pits[store] as number) + taken + 1;
  pits[pit] = 0;
  pits[opposite] = 0;
  events.push({ kind: 'capture', player, pit, opposite, seeds: taken + 1 });
}

/** Why the game is over on this board with this player to move, or undefined while it goes on. */
export function endReason(pits: Pits, rules: Rules, next: Player): Reason | undefined {
  if (rules.ends === 'side') {
    if (seedsInHouses(pits, 0) === 0 || seedsInHouses(pits, 1) === 0) return 'side-empty';
  } else if (seedsInHouses(pits, next) === 0) return 'no-move';
  return rules.majorityStop && hasMajority(pits) ? 'majority' : undefined;
}

/** Ends the game where it is over after a sowing, and gives out the seeds left. */
function endOf(
  pits: number[],
  rules: Rules,
  next: Player,
  events: KalahEvent[],
): Reason | undefined {
  const reason = endReason(pits, rules, next);
  if (reason === undefined) return undefined;
  if (reason !== 'majority') sweep(pits, rules, events);
  events.push({ kind: 'over', outcome: outcomeOf(pits, reason) });
  return reason;
}

function sweep(pits: number[], rules: Rules, events: KalahEvent[]): void {
  const houses = housesOf(pits);
  const left = [seedsInHouses(pits, 0), seedsInHouses(pits, 1)] as const;
  for (const side of [0, 1] as const) {
    const seeds = left[side];
    if (seeds === 0) continue;
    const taker = { owner: side, emptier: otherPlayer(side), nobody: undefined }[rules.remaining];
    events.push({ kind: 'sweep', side, taker, seeds });
    if (taker === undefined) continue;
    pits.fill(0, pitOf(houses, side, 1), pitOf(houses, side, houses) + 1);
    const store = storeOf(houses, taker);
    pits[store] = (pits[store] as number) + seeds;
  }
}

function hasMajority(pits: Pits): boolean {
  const houses = housesOf(pits);
  const half = seedsOnBoard(pits) / 2;
  return (pits[storeOf(houses, 0)] as number) > half || (pits[storeOf(houses, 1)] as number) > half;
}

/** The house a pit index stands for, with its owner; for telling events. */
export function namePit(pits: Pits, pit: number): { player: Player; house: House } {
  const houses = housesOf(pits);
  return { player: ownerOf(houses, pit), house: houseOf(houses, pit) };
}
