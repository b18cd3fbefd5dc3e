/** Milliseconds of each step of what goes on by itself; without animations it is done at once. */
export const ERRAND_PACE = { off: 0, slow: 170, normal: 95, fast: 50 } as const;
