/** Milliseconds per step of an automatic action; 0 takes all steps without animation. */
export const ERRAND_PACE = { off: 0, slow: 170, normal: 95, fast: 50 } as const;
