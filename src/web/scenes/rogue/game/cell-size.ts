import type { RogueCell } from '../../../storage/rogue-settings.ts';

/** How large cells are in a window of this width, where nobody has chosen. */
export function cellFor(width: number): RogueCell {
  if (width >= 1100) return 64;
  return width >= 600 ? 56 : 40;
}
