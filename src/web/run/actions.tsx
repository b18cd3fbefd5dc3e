import './actions.css';

/** A button for an action: its sign and name, and its key where there is a keyboard. */
interface Action {
  readonly id: string;
  readonly label: string;
  /** Path on a grid of 24 × 24. */
  readonly sign: string;
  readonly key?: string | undefined;
  readonly title?: string;
}

interface ActionsProps<T extends Action> {
  /** Offers change with the situation; tools are always there. */
  readonly kind: 'offer' | 'tool';
  readonly label: string;
  readonly actions: readonly T[];
  readonly onPress: (action: T) => void;
}

/** Returns the keyboard focus to the map after a click with the mouse. */
function blurAfterClick(event: MouseEvent): void {
  if (event.detail > 0 && event.currentTarget instanceof HTMLElement) event.currentTarget.blur();
}

/** Buttons around the map of a roguelike. */
export function Actions<T extends Action>({ kind, label, actions, onPress }: ActionsProps<T>) {
  return (
    <div class={`run-${kind}s`} role="group" aria-label={label}>
      {actions.map((action, at) => (
        <button
          key={`${action.id} ${at}`}
          type="button"
          class={`run-${kind}`}
          {...{ [kind === 'offer' ? 'data-offer' : 'data-command']: action.id }}
          title={action.title}
          onClick={(event) => {
            onPress(action);
            blurAfterClick(event);
          }}
        >
          <svg class="run-sign" viewBox="0 0 24 24" aria-hidden="true">
            <path d={action.sign} />
          </svg>
          <span>{action.label}</span>
          {action.key === undefined ? null : <kbd aria-hidden="true">{action.key}</kbd>}
        </button>
      ))}
    </div>
  );
}
