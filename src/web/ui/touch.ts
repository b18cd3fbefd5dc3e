import { computed, signal } from '@preact/signals';

const touched = signal(matchMedia('(pointer: coarse)').matches);

/** Whether the page is used by touch just now, so that what it says should name no keys. */
export const isTouch = computed(() => touched.value);

/** By what the page was used last. */
function note(event: PointerEvent | KeyboardEvent): void {
  if (event instanceof PointerEvent) touched.value = event.pointerType !== 'mouse';
  // Keyboards on a screen press keys that are nowhere, and so have no code.
  else if (event.code !== '') touched.value = false;
}

for (const kind of ['pointerdown', 'keydown'] as const) addEventListener(kind, note, true);
