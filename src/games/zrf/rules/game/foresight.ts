import { must } from '#core';
import type { Foresight, Parsed } from '#core';
import { PLAY_LIMITS } from '../problems/limits.ts';
import type { Play } from '../run/play.ts';
import type { ZrfAction } from '../state/action.ts';
import type { ZrfState } from '../state/state.ts';

/** Parts of a game that foresight needs. */
interface Rulebook {
  playOf(variant: string): Play;
  makeState(state: ZrfState): string;
  /** Parses a state without listing its moves. */
  parseState(text: string): Parsed<ZrfState>;
}

/** Serialisable state with its moves; no moves are listed if the game is over. */
interface Listed {
  readonly state: string;
  readonly records: readonly (readonly number[])[] | undefined;
}

interface Request extends Listed {
  readonly record: readonly number[];
}

interface Outcome extends Listed {
  /** Costs that exceeded a limit, if they ended the game. */
  readonly costs: readonly number[];
}

/** A step tried in this thread, completed or abandoned. */
interface Tried {
  readonly before: ZrfState;
  readonly key: string;
  readonly after: ZrfState | undefined;
}

/** A step made in another thread. */
interface ForeseenStep {
  /** Text form of the state before it. */
  readonly before: string;
  readonly key: string;
  readonly after: ZrfState;
  /** Size in words of the moves listed after it. */
  readonly words: number;
}

/** Maximum number of tried steps cached, and of words of moves after steps from other threads. */
const MAX_TRIED = 16;
const MAX_WORDS = 4_000_000;

function keyOf({ record }: ZrfAction): string {
  return record.join();
}

/** Makes steps ahead of play: in this thread if quick, otherwise in another. */
export class StepsAhead implements Foresight<ZrfState, ZrfAction> {
  readonly #rulebook: Rulebook;
  #tried: readonly Tried[] = [];
  #steps: readonly ForeseenStep[] = [];

  constructor(rulebook: Rulebook) {
    this.#rulebook = rulebook;
  }

  /** State after a step made ahead, if available. */
  after(state: ZrfState, action: ZrfAction): ZrfState | undefined {
    return this.#triedAt(state, action)?.after ?? this.#madeAt(state, action);
  }

  #triedAt(state: ZrfState, action: ZrfAction): Tried | undefined {
    if (!this.#tried.some(({ before }) => before === state)) return undefined;
    const wantedKey = keyOf(action);
    return this.#tried.find(({ before, key }) => before === state && key === wantedKey);
  }

  /** Matches by the state's text: results remain valid when a game is replayed. */
  #madeAt(state: ZrfState, action: ZrfAction): ZrfState | undefined {
    if (!this.#steps.some(({ after }) => after.made === state.made + 1)) return undefined;
    const wantedKey = keyOf(action);
    const likely = this.#steps.filter(({ key }) => key === wantedKey);
    if (likely.length === 0) return undefined;
    const text = this.#rulebook.makeState(state);
    return likely.find(({ before }) => before === text)?.after;
  }

  isQuick(state: ZrfState, action: ZrfAction): boolean {
    if (this.after(state, action) !== undefined) return true;
    if (this.#triedAt(state, action) !== undefined) return false;
    const play = this.#rulebook.playOf(state.variant);
    const machine = play.load(state);
    const actions = machine.actions();
    const step = machine.step(machine.indexOf(action));
    const after = play.tryAfter(state, step, PLAY_LIMITS.patience);
    if (after === undefined) play.adopt(state, actions);
    const tried = { before: state, key: keyOf(action), after };
    this.#tried = [...this.#tried, tried].slice(-MAX_TRIED);
    return after !== undefined;
  }

  ask(state: ZrfState, { record }: ZrfAction): string {
    return JSON.stringify({ ...this.#listed(state), record } satisfies Request);
  }

  answer(question: string): string {
    const { record, ...listed } = JSON.parse(question) as Request;
    const state = this.#adopt(listed);
    const play = this.#rulebook.playOf(state.variant);
    const machine = play.load(state);
    const index = machine.indexOf({ record });
    if (index < 0) throw new RangeError(`not a legal step in this position: ${record.join(' ')}`);
    const after = play.after(state, machine.step(index));
    const { costs } = play;
    return JSON.stringify({ ...this.#listed(after), costs } satisfies Outcome);
  }

  take(state: ZrfState, action: ZrfAction, answer: string): void {
    const { costs, ...listed } = JSON.parse(answer) as Outcome;
    const after = this.#adopt(listed);
    this.#rulebook.playOf(after.variant).noteCosts(costs);
    const before = this.#rulebook.makeState(state);
    const words = (listed.records ?? []).reduce((sum, { length }) => sum + length, 0);
    this.#steps = latest([...this.#steps, { before, key: keyOf(action), after, words }]);
  }

  #listed(state: ZrfState): Listed {
    const text = this.#rulebook.makeState(state);
    if (state.ending !== undefined) return { state: text, records: undefined };
    const actions = this.#rulebook.playOf(state.variant).load(state).actions();
    return { state: text, records: actions.map(({ record }) => record) };
  }

  #adopt({ state: text, records }: Listed): ZrfState {
    const state = must(this.#rulebook.parseState(text));
    const actions = records?.map((record) => ({ record }));
    if (actions !== undefined) this.#rulebook.playOf(state.variant).adopt(state, actions);
    return state;
  }
}

/** Drops the oldest steps until the rest fit; always retains the last one. */
function latest(steps: readonly ForeseenStep[]): readonly ForeseenStep[] {
  const total = steps.reduce((sum, { words }) => sum + words, 0);
  return total <= MAX_WORDS || steps.length === 1 ? steps : latest(steps.slice(1));
}
