import { failed, must, parsed, assertDefined } from '#core';
import type { ChanceOutcome, Game, OptionSpec, Parsed, Problem, TextField, Turn } from '#core';
import type { Rules, Tuning } from '../model/index.ts';
import type { ZrfAction, ZrfEvent } from '../state/action.ts';
import { eventsOf } from '../text/events.ts';
import type { Machine } from '../run/machine.ts';
import { evaluateState } from '../evaluate/evaluate-state.ts';
import { learningOf } from '../evaluate/learning.ts';
import type { Allowance } from '../run/budget.ts';
import { StepsAhead } from './foresight.ts';
import { Play, MAX_STEPS } from '../run/play.ts';
import { thrownBy } from '../text/thrown.ts';
import type { CalibratedLevel } from '../tuning/tuning-file.ts';
import { RulesPosition } from '../evaluate/position.ts';
import type { ZrfState } from '../state/state.ts';
import { isPass } from '../state/step.ts';
import { matchStep } from '../text/match-step.ts';
import { makeState, parseState } from '../text/state-text.ts';
import { makeStep } from '../text/step-text.ts';
import type { Check } from '../run/safety.ts';
import { checksIn } from './royals.ts';
import { parsePosition, variantOf } from '../text/position-text.ts';

export type ZrfOptions = {
  readonly variant: string;
  /**
   * Single-line position of the variant (`makePosition`); `usual` or undefined for the standard
   * setup.
   */
  readonly start?: string;
};

const USUAL = 'usual';
const MAX_START = 100_000;

/** A selectable variant: `key` identifies it in options and saves. */
export interface Variant {
  readonly key: string;
  readonly title: string;
  /** Rules of the variant, computed on demand. */
  rules(): Rules;
  /** Fingerprint of the rules without texts, pictures and sounds. */
  fingerprint(): string;
  /** Values for bots, if they were tuned. */
  readonly tuning?: Tuning | undefined;
  /** Levels of bots, if they were calibrated, weakest first. */
  readonly levels?: readonly CalibratedLevel[] | undefined;
}

export interface ZrfGame extends Game<ZrfState, ZrfAction, ZrfEvent, ZrfOptions> {
  readonly variants: readonly Variant[];
  rulesOf(state: ZrfState): Rules;
  /** Compiled variant. */
  playOf(variant: string): Play;
  /** Royal pieces under attack. */
  checks(state: ZrfState): readonly Check[];
}

/** Merges equal outcomes and adds up their weights. */
function outcomesOf(actions: readonly ZrfAction[]): ChanceOutcome<ZrfAction>[] {
  const outcomes = new Map<string, { action: ZrfAction; weight: number }>();
  for (const action of actions) {
    const key = action.record.join();
    const existing = outcomes.get(key);
    if (existing === undefined) outcomes.set(key, { action, weight: 1 });
    else existing.weight += 1;
  }
  return [...outcomes.values()];
}

function turnOf(play: Play, state: ZrfState): Turn<ZrfAction> {
  if (state.ending !== undefined) return { kind: 'over', outcome: state.ending };
  const machine = play.load(state);
  const actions = machine.actions();
  const { player } = machine.entry;
  const seat = play.seats.indexOf(player);
  if (seat < 0) return { kind: 'chance', outcomes: outcomesOf(actions) };
  return { kind: 'decide', player: seat, actions };
}

const ILLEGAL: Problem = {
  code: 'zrf-illegal',
  message: 'This move is not legal now.',
};

const STUCK: Problem = {
  code: 'zrf-state',
  message: 'The game is not over, but this position has no legal moves.',
};

/** Option for starting a game from a custom position. */
function startField(find: (variant: string) => Play | undefined): TextField {
  return {
    kind: 'text',
    most: MAX_START,
    samples: [USUAL],
    default: USUAL,
    refuse: (text) => {
      if (text === USUAL) return undefined;
      const variant = variantOf(text) ?? '';
      const play = find(variant);
      if (play === undefined) {
        const message =
          'The position names no variant of these rules. Start it with Variant= and the key of a variant.';
        return { code: 'zrf-position-variant', message };
      }
      const position = parsePosition(play, variant, text);
      return position.ok ? undefined : position.problems[0];
    },
  };
}

/** Returns compiled variants, cached by key. */
function playsOf(variants: readonly Variant[], allowance?: Allowance): (key: string) => Play {
  const plays = new Map<string, Play>();
  return (key) => {
    const existing = plays.get(key);
    if (existing !== undefined) return existing;
    const variant = assertDefined(variants.find((one) => one.key === key));
    const play = new Play(variant.rules(), allowance, variant.tuning);
    plays.set(key, play);
    return play;
  };
}

/** Caches the results of a function by state. */
function cachedByState<T extends object>(find: (state: ZrfState) => T): (state: ZrfState) => T {
  const found = new WeakMap<ZrfState, T>();
  return (state) => {
    const existing = found.get(state) ?? find(state);
    found.set(state, existing);
    return existing;
  };
}

function isForced(turn: Turn<ZrfAction>, { chainAt }: ZrfState): boolean {
  const [only, ...others] = turn.kind === 'decide' ? turn.actions : [];
  return only !== undefined && others.length === 0 && (chainAt >= 0 || isPass(only));
}

function mustPass(machine: Machine): boolean {
  return machine.count() === 1 && isPass(machine.actionOf(machine.step(0)));
}

/** Chance event with the dice thrown; empty for a player's action. */
function chanceIn(play: Play, before: ZrfState, action: ZrfAction, after: ZrfState): ZrfEvent[] {
  const { rules } = play;
  const entry = assertDefined(rules.turnOrder.entries[before.turn]);
  if (rules.players[entry.player]?.kind !== 'random') return [];
  const faces = thrownBy(rules, play.roles, before, action, after);
  const isIdle = faces.length > 0 && after.ending === undefined && mustPass(play.load(after));
  return [{ kind: 'chance', player: entry.as, faces, isIdle }];
}

/** Foresight is created only with a clock: without one, moves are never slow. */
function aheadOf(
  playOf: (variant: string) => Play,
  rulesOf: (state: ZrfState) => Rules,
  findRules: (variant: string) => Rules | undefined,
  allowance: Allowance | undefined,
): StepsAhead | undefined {
  if (allowance?.clock === undefined) return undefined;
  return new StepsAhead({
    playOf,
    makeState: (state) => makeState(rulesOf(state), state),
    parseState: (text) => parseState(findRules, text),
  });
}

/** False if a player has too few pieces to win, by the option of the rules about minor pieces. */
function canWin(play: Play, state: ZrfState, seat: number): boolean {
  return play.load(state).canWin(assertDefined(play.seats[seat]));
}

/** Creates the game of a rules file, with its variants as options. */
export function makeZrfGame(
  id: string,
  variants: readonly Variant[],
  initial: string,
  allowance?: Allowance,
): ZrfGame {
  const [first, ...others] = variants.map(({ key }) => key);
  if (first === undefined) throw new RangeError('rules without a game');
  const playOf = playsOf(variants, allowance);
  const options: OptionSpec<ZrfOptions> = {
    variant: { kind: 'choice', values: [first, ...others], default: initial },
    start: startField((variant) =>
      variants.some(({ key }) => key === variant) ? playOf(variant) : undefined,
    ),
  };
  const findRules = (key: string) =>
    variants.some((one) => one.key === key) ? playOf(key).rules : undefined;
  const rulesOf = ({ variant }: ZrfState) => playOf(variant).rules;
  const turn = cachedByState((state): Turn<ZrfAction> => turnOf(playOf(state.variant), state));
  const foresight = aheadOf(playOf, rulesOf, findRules, allowance);
  const stepIndex = (state: ZrfState, action: ZrfAction): number =>
    state.ending === undefined ? playOf(state.variant).load(state).indexOf(action) : -1;
  return {
    id,
    // 2: effects queued in a block belong to its next add; maximal captures compare steps.
    rules: 2,
    options,
    variants,
    rulesOf,
    playOf,
    checks: cachedByState((state) => checksIn(playOf(state.variant), state)),
    players: ({ variant }) => playOf(variant).seats.length,
    longest: () => MAX_STEPS,
    start: ({ variant, start = USUAL }) => {
      const play = playOf(variant);
      // If a menu changed the variant after the position was entered, the position no longer
      // applies.
      if (start === USUAL || variantOf(start) !== variant) return play.start(variant);
      return must(parsePosition(play, variant, start));
    },
    turn,
    isForced: (state) => isForced(turn(state), state),
    refuse: (state, action) => (stepIndex(state, action) < 0 ? ILLEGAL : undefined),
    apply(state, action) {
      const index = stepIndex(state, action);
      if (index < 0)
        throw new RangeError(`not a legal step in this position: ${action.record.join(' ')}`);
      const play = playOf(state.variant);
      const machine = play.load(state);
      const isOnly = machine.count() === 1;
      const foreseen = foresight?.after(state, action);
      const after = foreseen ?? play.after(state, machine.step(index));
      const stepEvents = eventsOf(play.rules, state, action, after, isOnly);
      return { state: after, events: [...chanceIn(play, state, action, after), ...stepEvents] };
    },
    view: (state) => state,
    canWin: (state, seat) => canWin(playOf(state.variant), state, seat),
    makeState: (state) => makeState(rulesOf(state), state),
    parseState(text) {
      const read = parseState(findRules, text);
      if (!read.ok || read.value.ending !== undefined) return read;
      const isStuck = playOf(read.value.variant).load(read.value).count() === 0;
      return isStuck ? failed(STUCK) : read;
    },
    makeAction: (state, action) => makeStep(rulesOf(state), action, state.cells),
    parseAction(state, text): Parsed<ZrfAction> {
      const found = matchStep(rulesOf(state), state, actionsIn(turn(state)), text);
      return found.ok ? parsed(found.value) : failed(found.problems);
    },
    position(state) {
      const play = playOf(state.variant);
      const isKnown = play.seats.length === 2 && play.hasNoChance;
      return isKnown ? new RulesPosition(play, state) : undefined;
    },
    evaluate: (state) => evaluateState(playOf(state.variant), state),
    levels: ({ variant }) => variants.find(({ key }) => key === variant)?.levels,
    learn: (state) => learningOf(playOf(state.variant)),
    ...(foresight && { foresight }),
  };
}

function actionsIn(turn: Turn<ZrfAction>): readonly ZrfAction[] {
  if (turn.kind === 'decide') return turn.actions;
  if (turn.kind === 'chance') return turn.outcomes.map(({ action }) => action);
  return [];
}
