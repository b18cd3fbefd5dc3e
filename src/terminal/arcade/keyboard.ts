import { own } from '../../core/index.ts';
import { emitKeypressEvents } from 'node:readline';
import type { Interface } from 'node:readline';
import type { ReadStream } from 'node:tty';
import { namedKey, NAMED_KEYS, typedKey } from '../../screen/index.ts';
import type { Key, NamedKey } from '../../screen/index.ts';

/** A press as `node:readline` tells it. */
export interface Keypress {
  readonly name?: string | undefined;
  readonly sequence?: string | undefined;
  readonly ctrl?: boolean | undefined;
  readonly meta?: boolean | undefined;
  readonly shift?: boolean | undefined;
}

const OTHER_NAMES: Readonly<Record<string, NamedKey>> = { return: 'enter', enter: 'enter' };

/** After so many milliseconds an Escape is the key, and not the beginning of a sequence. */
const ESCAPE_WAIT = 60;

/** The key that was pressed, or undefined for one that the arcade has no use for. */
export function keyOf(text: string | undefined, press: Keypress): Key | undefined {
  const modifiers = {
    ctrl: press.ctrl === true,
    alt: press.meta === true && press.name !== 'escape',
    shift: press.shift === true,
  };
  const { name } = press;
  const named = NAMED_KEYS.find((known) => known === name) ?? own(OTHER_NAMES, name ?? '');
  if (named !== undefined) return namedKey(named, modifiers);
  if (modifiers.ctrl) return name === undefined ? undefined : typedKey(name, modifiers);
  if (text === undefined || !/^[^\p{C}\p{Z}]/u.test(text)) return undefined;
  return typedKey(text, modifiers);
}

/** Reads keys until the result is called. */
export function readKeys(input: ReadStream, use: (key: Key) => void): () => void {
  // Declared for interfaces of readline only, the wait is read from any object that has it.
  const wait: unknown = { escapeCodeTimeout: ESCAPE_WAIT };
  emitKeypressEvents(input, wait as Interface);
  const listener = (text: string | undefined, press: Keypress) => {
    const key = keyOf(text, press);
    if (key !== undefined) use(key);
  };
  input.on('keypress', listener);
  return () => void input.off('keypress', listener);
}
