import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { isTouch } from '#web/ui/touch.ts';
import { useDialogKeys } from './dialog-keys.ts';

/** A choice of a list, with its letter or digit. */
export interface RowOfList {
  readonly key: string;
  readonly icon?: ComponentChildren;
  readonly label: string;
  readonly note: string;
  readonly isDear?: boolean;
  readonly onChoose: () => void;
}

/** A list of choices by letter, arrows or click. */
export function Rows({ rows }: { readonly rows: readonly RowOfList[] }) {
  const list = useRef<HTMLUListElement>(null);
  useDialogKeys(({ name, shift }) => {
    if (name === 'up' || name === 'down') {
      const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
      const at = buttons.findIndex((button) => button === document.activeElement);
      const next = at < 0 ? 0 : (at + (name === 'up' ? -1 : 1) + buttons.length) % buttons.length;
      buttons[next]?.focus();
      return true;
    }
    const row = shift ? undefined : rows.find(({ key }) => key === name);
    row?.onChoose();
    return row !== undefined;
  });
  return (
    <ul class="caves-rows" ref={list}>
      {rows.map(({ key, icon, label, note, isDear = false, onChoose }, at) => (
        <li key={key}>
          <button
            type="button"
            class={isDear ? 'caves-row caves-row-dear' : 'caves-row'}
            data-row={key}
            autofocus={at === 0}
            onClick={onChoose}
          >
            {isTouch.value ? null : <kbd aria-hidden="true">{key}</kbd>}
            {icon}
            <span class="caves-row-text">
              <b>{label}</b>
              {note === '' ? null : <span>{note}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
