import { commandOf, keyOfCode } from '#play';
import type { KeyPress } from '#play';
import { PAGE_KEYS } from '#voice/keymap.ts';
import type { PageCommand } from '#voice/keymap.ts';
import { useLayoutEffect } from 'preact/hooks';

export type Pressed = Pick<
  KeyboardEvent,
  'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'
>;

/** True if a modifier key is held, so that the page ignores the key. */
export function hasModifier({ ctrlKey, altKey, metaKey }: Pressed): boolean {
  return ctrlKey || altKey || metaKey;
}

/**
 * Converts a keyboard event for key maps. Uses the physical key, independent of the layout, except
 * for a typed `?`.
 */
export function pressOf({ code, key, shiftKey, ctrlKey, altKey, metaKey }: Pressed): KeyPress {
  const name = key === '?' ? key : (keyOfCode(code) ?? key);
  return { name, shift: shiftKey && key !== '?', ctrl: ctrlKey || metaKey, alt: altKey };
}

/** Command of a key that is common to all games. */
export function readCommand(event: Pressed): PageCommand | undefined {
  const press = pressOf(event);
  return press.shift ? undefined : commandOf(PAGE_KEYS, press);
}

/** Receiver of commands. */
export interface CommandTarget {
  readonly shown: { readonly value: number };
  readonly present: { readonly value: { readonly cursor: number } };
  readonly flipped: { value: boolean };
  undo(): void;
  redo(): void;
  skip(): void;
  requestHint(): void;
  view(count: number): void;
  viewNext(): void;
}

/** Runs a command on a game; `open` opens a dialog. */
export function runCommand(
  command: PageCommand,
  model: CommandTarget,
  open: (dialog: 'new' | 'help') => void,
): void {
  const runs: Record<PageCommand, () => void> = {
    undo: () => model.undo(),
    redo: () => model.redo(),
    hint: () => model.requestHint(),
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

/** Selector of elements that take typed characters. Checkboxes and radio buttons do not. */
const TEXT_INPUTS = 'input:not([type="radio"], [type="checkbox"]), select, textarea';

/**
 * Handles keys for the whole page, except in fields and dialogs. `onKey` returns true if it used
 * the key.
 */
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
  return target instanceof Element && target.closest(TEXT_INPUTS) !== null;
}
