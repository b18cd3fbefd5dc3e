import { actionsIn, promotionIn, Steps } from '../../notation/index.ts';
import { aimOf, isComplete, isPass, moversOf } from '../../rules/index.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '../../rules/index.ts';
import type { MoveForm } from './move-form.ts';

/** Null move of all protocols. */
const PASS = '0000';

/** Largest number of steps read for one move: it bounds turns of many steps without a text. */
const MAX_STEPS_READ = 2000;

/** Signs of pieces that protocols can write: a letter, with a plus for promoted pieces. */
const SIGN = /^\+?[A-Z]$/;

/**
 * Writes and reads whole turns as protocols do: `e2e4`, `e7e8q`, `P*5e`, `c3e5g7`. Steps of a turn
 * after the first add their target. A drop of a piece without a letter is its square. Steps that
 * change nothing a player could choose, such as links of connected stones, are left out.
 */
export class TurnTexts {
  readonly #game: ZrfGame;
  readonly #form: MoveForm;

  constructor(game: ZrfGame, form: MoveForm) {
    this.#game = game;
    this.#form = form;
  }

  /** Text of a turn's steps from a state. */
  textOf(state: ZrfState, turn: readonly ZrfAction[]): string {
    let [text, at] = ['', state];
    for (const action of turn) {
      const steps = new Steps(this.#game.rulesOf(at), at, [action]);
      text += this.#stepText(steps, action, text === '');
      at = this.#game.apply(at, action).state;
    }
    return text;
  }

  /** Steps of the legal turn with this text, or undefined. */
  find(state: ZrfState, text: string): readonly ZrfAction[] | undefined {
    return this.#find(state, text, '', { steps: 0 });
  }

  #find(
    state: ZrfState,
    wanted: string,
    before: string,
    read: { steps: number },
  ): readonly ZrfAction[] | undefined {
    const actions = actionsIn(this.#game, state);
    const steps = new Steps(this.#game.rulesOf(state), state, actions);
    for (const action of actions) {
      if ((read.steps += 1) > MAX_STEPS_READ) return undefined;
      const text = before + this.#stepText(steps, action, before === '');
      if (!wanted.startsWith(text)) continue;
      const next = this.#game.apply(state, action).state;
      if (endsTurn(action, next)) {
        if (text === wanted) return [action];
        continue;
      }
      const rest = this.#find(next, wanted, text, read);
      if (rest !== undefined) return [action, ...rest];
    }
    return undefined;
  }

  #stepText(steps: Steps, action: ZrfAction, isFirst: boolean): string {
    const [mover] = moversOf(action);
    if (isPass(action) || mover === undefined) return isFirst ? PASS : '';
    const name = this.#form.squareName;
    const parts = steps.partsOf(action);
    const suffix = promotionText(steps, promotionIn(parts));
    const [first] = parts;
    if (first?.kind === 'place') {
      const sign = steps.signs(first.type).trim();
      const piece = SIGN.test(sign) ? sign + this.#form.dropSign : '';
      return piece + name(first.at) + suffix;
    }
    const aim = aimOf(action);
    if (!isFirst) return aim === mover.from ? '' : name(aim) + suffix;
    return name(mover.from) + name(aim) + suffix;
  }
}

function promotionText(steps: Steps, type: number): string {
  const sign = type < 0 ? '' : steps.signs(type).trim();
  if (sign.startsWith('+')) return '+';
  return SIGN.test(sign) ? sign.toLowerCase() : '';
}

/** True if a step ends its turn. */
export function endsTurn(action: ZrfAction, after: ZrfState): boolean {
  return isComplete(action) || after.chainAt < 0 || after.ending !== undefined;
}

/** Splits steps into turns, leaving out an incomplete one at the end. */
export function turnsIn(
  game: ZrfGame,
  state: ZrfState,
  actions: readonly ZrfAction[],
): (readonly ZrfAction[])[] {
  const turns: (readonly ZrfAction[])[] = [];
  let [first, at] = [0, state];
  for (const [index, action] of actions.entries()) {
    at = game.apply(at, action).state;
    if (!endsTurn(action, at)) continue;
    turns.push(actions.slice(first, index + 1));
    first = index + 1;
  }
  return turns;
}
