import { own } from '#core';
import { emitKeypressEvents } from 'node:readline';
import { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import type { Interface } from 'node:readline';
import type { ReadStream } from 'node:tty';
import { NAMED_KEYS } from '#play/key-names.ts';
import type { NamedKey } from '#play/key-names.ts';
import { namedKey, typedKey } from '#screen';
import type { Key } from '#screen';
import { InputParts } from './input.ts';
import type { MouseReport } from './input.ts';

/** Key press in the format of `node:readline`. */
export interface Keypress {
  readonly name?: string | undefined;
  readonly sequence?: string | undefined;
  readonly ctrl?: boolean | undefined;
  readonly meta?: boolean | undefined;
  readonly shift?: boolean | undefined;
}

const OTHER_NAMES: Readonly<Record<string, NamedKey>> = { return: 'enter', enter: 'enter' };

/** Milliseconds after which Escape counts as the key rather than the start of a sequence. */
const ESCAPE_WAIT = 60;

/** Key of a press; undefined for keys that the arcade ignores. */
export function keyOf(text: string | undefined, press: Keypress): Key | undefined {
  const modifiers = {
    ctrl: press.ctrl === true,
    alt: press.meta === true && press.name !== 'escape',
    shift: press.shift === true,
  };
  const { name } = press;
  const named = NAMED_KEYS.find((one) => one === name) ?? own(OTHER_NAMES, name ?? '');
  if (named !== undefined) return namedKey(named, modifiers);
  if (modifiers.ctrl) return name === undefined ? undefined : typedKey(name, modifiers);
  if (text === undefined || !/^[^\p{C}\p{Z}]/u.test(text)) return undefined;
  return typedKey(text, modifiers);
}

/** Receiver of terminal input. */
export interface InputTaker {
  key(key: Key): void;
  paste(text: string): void;
  mouse(report: MouseReport): void;
}

/** Reads keys, pastes and the mouse until the returned function is called. */
export function readInput(input: ReadStream, taker: InputTaker): () => void {
  // The type declares this option only for readline interfaces, but it is read from any object.
  const wait: unknown = { escapeCodeTimeout: ESCAPE_WAIT };
  const keys = new Readable({ read: () => undefined });
  emitKeypressEvents(keys, wait as Interface);
  keys.on('keypress', (text: string | undefined, press: Keypress) => {
    const key = keyOf(text, press);
    if (key !== undefined) taker.key(key);
  });
  const decoder = new StringDecoder('utf8');
  const parts = new InputParts();
  const listener = (chunk: Buffer) => {
    for (const part of parts.take(decoder.write(chunk))) {
      if (part.kind === 'keys') keys.emit('data', part.text);
      else if (part.kind === 'paste') taker.paste(part.text);
      else taker.mouse(part.mouse);
    }
  };
  input.on('data', listener);
  return () => {
    input.off('data', listener);
    keys.removeAllListeners('keypress');
    keys.destroy();
  };
}
