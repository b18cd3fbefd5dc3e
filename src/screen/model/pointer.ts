/** Kinds of pointer events: press, ask (secondary button or long press), hover, leave. */
export const POINTER_KINDS = ['press', 'ask', 'hover', 'leave'] as const;
export type PointerKind = (typeof POINTER_KINDS)[number];

/** Pointer event on a part of a screen, with the cell within that part. */
export interface Pointer {
  readonly kind: PointerKind;
  readonly part: string;
  readonly x: number;
  readonly y: number;
}
