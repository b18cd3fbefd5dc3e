import type { Problem } from '#core';
import { commandOf } from '#play';
import { TYPING_KEYS } from '#voice/keymap.ts';
import type { Environment } from '#screen/model/environment.ts';
import { namedKey } from '#screen/model/key.ts';
import type { Key } from '#screen/model/key.ts';
import { makeField, typeInto } from '#screen/widgets/text-field.ts';
import type { TextField } from '#screen/widgets/text-field.ts';

/** Maximum characters, enough for a board of about a thousand pieces. */
const MAX_TYPED = 20_000;
/** Input within this many milliseconds after Enter counts as part of a paste. */
const PASTE_PAUSE = 50;

/** Accepts a text; returns undefined on success, otherwise the problem. */
type Take = (text: string) => Problem | undefined;

/** A line for typing or pasting a position; pasted line breaks become spaces. */
export class Typing {
  readonly #schedule: Environment['schedule'];
  readonly #take: Take;
  readonly #redraw: () => void;
  #field = makeField('', MAX_TYPED);
  #problem: Problem | undefined;
  #stopWaiting: (() => void) | undefined;

  /** `take` is called a short delay after Enter. */
  constructor(schedule: Environment['schedule'], take: Take, redraw: () => void) {
    this.#schedule = schedule;
    this.#take = take;
    this.#redraw = redraw;
  }

  get field(): TextField {
    return this.#field;
  }

  /** Problem with the last submitted text. */
  get problem(): Problem | undefined {
    return this.#problem;
  }

  /** Handles a key; returns false when the line is closed. */
  press(key: Key): boolean {
    if (this.#stopWaiting !== undefined) {
      this.stop();
      this.#type(namedKey('space'));
    }
    const command = commandOf(TYPING_KEYS, key);
    if (command === 'back') return false;
    if (command === 'done') {
      this.#stopWaiting = this.#schedule(PASTE_PAUSE, () => {
        this.#stopWaiting = undefined;
        this.#problem = this.#take(this.#field.text.trim());
        this.#redraw();
      });
    } else this.#type(key);
    return true;
  }

  stop(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
  }

  #type(key: Key): void {
    this.#problem = undefined;
    this.#field = typeInto(this.#field, key) ?? this.#field;
  }
}
