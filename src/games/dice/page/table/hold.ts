import { useEffect, useRef } from 'preact/hooks';

/** So long a finger rests on what it asks about, in milliseconds. */
const HOLD = 450;

/** Explains a button to a finger that is held on it, as pointing at it does for a mouse. */
export function useHold(onHold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const held = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  return {
    /** Whether the press that ends now was such a question; asked once. */
    wasHeld(): boolean {
      const { current } = held;
      held.current = false;
      return current;
    },
    handlers: {
      onPointerDown: ({ pointerType }: PointerEvent) => {
        held.current = false;
        if (pointerType !== 'touch') return;
        timer.current = setTimeout(() => {
          held.current = true;
          onHold();
        }, HOLD);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onContextMenu: (event: Event) => {
        if (held.current) event.preventDefault();
      },
    },
  };
}
