/** What a mouse or a finger does: it presses, it asks what is there (by the other button, or by staying), it rests, it goes away. */
export const POINTER_KINDS = ['press', 'ask', 'hover', 'leave'] as const;
export type PointerKind = (typeof POINTER_KINDS)[number];

/** A mouse or a finger on a part of a screen, and the cell within that part. */
export interface Pointer {
  readonly kind: PointerKind;
  readonly part: string;
  readonly x: number;
  readonly y: number;
}
