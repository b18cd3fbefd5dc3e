/** A step of an attack on the nearest enemy in sight, or why there is none. */
export type Attack<A> =
  | { readonly kind: 'act'; readonly action: A }
  | { readonly kind: 'none'; readonly reason: 'none' | 'no-way' };
