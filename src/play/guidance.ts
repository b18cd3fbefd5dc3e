/** Setting: games with built-in guidance explain their first moments. */
export const GUIDANCE = ['on', 'off'] as const;
export type Guidance = (typeof GUIDANCE)[number];
