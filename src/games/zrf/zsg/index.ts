export { makeZsg } from './make-zsg.ts';
export { parseZsg } from './parse-zsg.ts';
export { makePosition, makePositionLine, parsePosition } from '../text/position-text.ts';
export { findVariant, replayZsg } from './replay-zsg.ts';
export type { ReplayedZsg } from './replay-zsg.ts';
