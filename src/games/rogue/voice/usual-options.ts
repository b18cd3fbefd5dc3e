import { defaultOptions } from '#core';
import { rogue } from '../rules/index.ts';
import type { RogueOptions } from '../rules/index.ts';
import { NEW_WORLD } from './settings.ts';

/** Options of daily runs, and of the bots' runs that scores are compared with. */
export const USUAL_OPTIONS: RogueOptions = { ...defaultOptions(rogue.options), world: NEW_WORLD };
