/** Whether games that teach themselves explain their first moments, as settings have it. */
export const GUIDANCE = ['on', 'off'] as const;
export type Guidance = (typeof GUIDANCE)[number];
