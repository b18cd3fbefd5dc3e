import { useLayoutEffect } from 'preact/hooks';
import { pressOf } from '#web/board/page-keys.ts';
import type { KeyPress } from '#play';

/** Handles keys while a dialog is open; `onKey` returns true if it used the key. */
export function useDialogKeys(onKey: (key: KeyPress) => boolean): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (onKey(pressOf(event))) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}
