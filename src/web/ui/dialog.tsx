import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { say } from '../language/language.ts';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Fixed at the bottom; does not scroll. */
  readonly actions?: ComponentChildren;
  readonly name: string;
  /** True for a text-only dialog, which can be scrolled by keyboard. */
  readonly isText?: boolean;
}

/** Modal dialog. Closes with Escape, the close button or a click outside. */
export function Dialog({ title, onClose, children, actions, name, isText = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const before = document.activeElement;
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <dialog
      ref={dialog}
      class={`dialog dialog-${name}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={closeBeside}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button
            type="button"
            class="quiet icon-only"
            aria-label={say('web-close')}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </header>
        <div class="dialog-content" {...(isText ? { tabIndex: 0 } : {})}>
          {children}
        </div>
        {actions === undefined ? null : <footer class="dialog-actions">{actions}</footer>}
      </div>
    </dialog>
  );
}
