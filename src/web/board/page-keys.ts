import { commandOf, keyOfCode } from '#play';
import type { KeyPress } from '#play';
import { PAGE_KEYS } from '#voice/keymap.ts';
import type { PageCommand } from '#voice/keymap.ts';
import { useLayoutEffect } from 'preact/hooks';

export type Pressed = Pick<
  KeyboardEvent,
  'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'
>;

/** Whether a key with others held down is not for the page. */
export function isForeign({ ctrlKey, altKey, metaKey }: Pressed): boolean {
  return ctrlKey || altKey || metaKey;
}

/** A press in the vocabulary of key maps: a physical key, so that every keyboard layout plays alike, or `?` as it is typed. */
export function pressOf({ code, key, shiftKey, ctrlKey, altKey, metaKey }: Pressed): KeyPress {
  const name = key === '?' ? key : (keyOfCode(code) ?? key);
  return { name, shift: shiftKey && key !== '?', ctrl: ctrlKey || metaKey, alt: altKey };
}

/** The command that a key means in every game. */
export function readCommand(event: Pressed): PageCommand | undefined {
  const press = pressOf(event);
  return press.shift ? undefined : commandOf(PAGE_KEYS, press);
}

/** What commands are given to. */
export interface Commanded {
  readonly shown: { readonly value: number };
  readonly present: { readonly value: { readonly cursor: number } };
  readonly flipped: { value: boolean };
  undo(): void;
  redo(): void;
  skip(): void;
  askHint(): void;
  view(count: number): void;
  viewNext(): void;
}

/** Runs a command on a game; `open` opens one of the dialogs that commands know. */
export function runCommand(
  command: PageCommand,
  model: Commanded,
  open: (dialog: 'new' | 'help') => void,
): void {
  const runs: Record<PageCommand, () => void> = {
    undo: () => model.undo(),
    redo: () => model.redo(),
    hint: () => model.askHint(),
    new: () => open('new'),
    help: () => open('help'),
    flip: () => (model.flipped.value = !model.flipped.value),
    back: () => model.view(model.shown.value - 1),
    forward: () => model.viewNext(),
    first: () => model.view(0),
    last: () => model.view(model.present.value.cursor),
    skip: () => model.skip(),
  };
  runs[command]();
}

/** What takes letters itself; of boxes and buttons that are ticked nobody expects it. */
const TYPED_INTO = 'input:not([type="radio"], [type="checkbox"]), select, textarea';

/** Keys work wherever the focus is, but not in fields and dialogs. `onKey` tells whether it used one. */
export function usePageKeys(
  onKey: (event: KeyboardEvent) => boolean,
  on: readonly unknown[],
): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isBusy(event.target)) return;
      if (onKey(event)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, on);
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  return target instanceof Element && target.closest(TYPED_INTO) !== null;
}
