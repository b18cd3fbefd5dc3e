import { useRef } from 'preact/hooks';

/** Distance in pixels before a press becomes a drag. */
const SLACK = 8;
/** Elements a die can be dropped on. */
const DROP_TARGET = '[data-drop]';

interface Drag {
  x: number;
  y: number;
  isOn: boolean;
}

/** Drags an element with the pointer. `onDrop` receives the drop target. */
export function useDrag(isEnabled: boolean, onDrop: (on: string) => void) {
  const drag = useRef<Drag | undefined>(undefined);
  const dragged = useRef(false);
  const stop = (element: HTMLElement) => {
    element.style.translate = '';
    element.classList.remove('die-dragged');
    drag.current = undefined;
  };
  return {
    down: (event: PointerEvent) => {
      dragged.current = false;
      if (!isEnabled || event.button !== 0) return;
      drag.current = { x: event.clientX, y: event.clientY, isOn: false };
      // A fast pointer leaves the element before the first move event.
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    },
    /** Returns true once the press is a drag. */
    move: (event: PointerEvent): boolean => {
      const now = drag.current;
      if (now === undefined) return false;
      const element = event.currentTarget as HTMLElement;
      const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
      if (!now.isOn && Math.hypot(dx, dy) < SLACK) return false;
      if (!now.isOn) {
        now.isOn = true;
        dragged.current = true;
        element.classList.add('die-dragged');
      }
      element.style.translate = `${dx}px ${dy}px`;
      return true;
    },
    up: (event: PointerEvent) => {
      const isOn = drag.current?.isOn === true;
      const dragged = event.currentTarget as HTMLElement;
      stop(dragged);
      if (!isOn) return;
      const all = document.elementsFromPoint(event.clientX, event.clientY);
      const elementsBelow = all.filter((element) => !dragged.contains(element));
      const [target] = elementsBelow.flatMap(
        (element) => element.closest<HTMLElement>(DROP_TARGET) ?? [],
      );
      const on = target?.dataset['drop'];
      if (on !== undefined) onDrop(on);
    },
    cancel: (event: PointerEvent) => stop(event.currentTarget as HTMLElement),
    /** True if the press that ends in this click was a drag. */
    wasDragged: () => dragged.current,
  };
}
