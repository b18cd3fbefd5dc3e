import { defaultOptions } from '#core';
import { caves } from '../rules/index.ts';

/** Options of daily runs. */
export const DAILY_OPTIONS = defaultOptions(caves.options);
