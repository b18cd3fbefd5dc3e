import type { RogueOptions } from '../rules/index.ts';
import { USUAL_OPTIONS } from './usual-options.ts';

/** Options that change worlds with floors or how they are played. */
const DECISIVE = ['world', 'part', 'mode', 'length', 'depth', 'wait', 'reach'] as const;

/** True for a run whose score can be compared with the bots'. */
export function isCompared(options: RogueOptions): boolean {
  return DECISIVE.every((name) => options[name] === USUAL_OPTIONS[name]);
}
