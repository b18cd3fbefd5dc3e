import { must } from '#core';
import { readBuiltIn } from './built-in.ts';

/** The second built-in campaign, without a tutorial. */
export const glassRoad = must(readBuiltIn('glass-road').pack);
