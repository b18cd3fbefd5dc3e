import type { MessageArgs } from './index.ts';

/** Says a message in the language of the moment. */
export type Say = (id: string, args?: MessageArgs) => string;
