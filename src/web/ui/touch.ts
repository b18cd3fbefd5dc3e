import { computed, signal } from '@preact/signals';

const touched = signal(matchMedia('(pointer: coarse)').matches);

/** True if the last input was touch, so that texts should not mention keys. */
export const isTouch = computed(() => touched.value);

/** Records the type of the last input. */
function note(event: PointerEvent | KeyboardEvent): void {
  if (event instanceof PointerEvent) touched.value = event.pointerType !== 'mouse';
  // On-screen keyboards send keys without a code.
  else if (event.code !== '') touched.value = false;
}

for (const kind of ['pointerdown', 'keydown'] as const) addEventListener(kind, note, true);
