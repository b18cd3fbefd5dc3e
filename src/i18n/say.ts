import type { MessageArgs } from './index.ts';

/** Formats a message in the current language. */
export type Say = (id: string, args?: MessageArgs) => string;
