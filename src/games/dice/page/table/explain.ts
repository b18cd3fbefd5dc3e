import { useEffect, useRef } from 'preact/hooks';

/** Duration of a long press in milliseconds. */
const HOLD = 450;

/**
 * Explains an element on hover, on focus by key and on a long press. `onExplain` receives false when
 * the pointer leaves.
 */
export function useExplain(onExplain: (isShown: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isHeld = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  return {
    /** True if the press that ends now was a long press. Resets on reading. */
    wasHeld(): boolean {
      const { current } = isHeld;
      isHeld.current = false;
      return current;
    },
    /** Cancels the long press, for a finger that moves. */
    stop,
    press: ({ pointerType }: PointerEvent) => {
      isHeld.current = false;
      if (pointerType !== 'touch') return;
      stop();
      timer.current = setTimeout(() => {
        isHeld.current = true;
        onExplain(true);
      }, HOLD);
    },
    hover: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && onExplain(true),
      onPointerLeave: (event: PointerEvent) => {
        stop();
        if (event.pointerType === 'mouse') onExplain(false);
      },
      onFocus: (event: FocusEvent) => {
        const { currentTarget } = event;
        if (currentTarget instanceof Element && currentTarget.matches(':focus-visible'))
          onExplain(true);
      },
      onContextMenu: (event: Event) => {
        if (isHeld.current) event.preventDefault();
      },
    },
  };
}
