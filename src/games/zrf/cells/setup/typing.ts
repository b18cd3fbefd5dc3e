import type { Problem } from '#core';
import { commandOf } from '#play';
import { TYPING_KEYS } from '#voice/keymap.ts';
import type { Environment } from '#screen/model/environment.ts';
import { namedKey } from '#screen/model/key.ts';
import type { Key } from '#screen/model/key.ts';
import { makeField, typeInto } from '#screen/widgets/text-field.ts';
import type { TextField } from '#screen/widgets/text-field.ts';

/** A board of a thousand pieces takes about so many characters. */
const MAX_TYPED = 20_000;
/** What follows upon Enter within this many milliseconds was pasted with it. */
const PASTE_PAUSE = 50;

/** What became of a text: undefined where it was taken. */
type Take = (text: string) => Problem | undefined;

/** A line in which a position is typed or pasted; line breaks of what is pasted are spaces. */
export class Typing {
  readonly #schedule: Environment['schedule'];
  readonly #take: Take;
  readonly #redraw: () => void;
  #field = makeField('', MAX_TYPED);
  #problem: Problem | undefined;
  #stopWaiting: (() => void) | undefined;

  /** `take` is asked some time after Enter was pressed. */
  constructor(schedule: Environment['schedule'], take: Take, redraw: () => void) {
    this.#schedule = schedule;
    this.#take = take;
    this.#redraw = redraw;
  }

  get field(): TextField {
    return this.#field;
  }

  /** What is wrong with the text that was typed last. */
  get problem(): Problem | undefined {
    return this.#problem;
  }

  /** Takes a key; false where the line is left. */
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
