import { rogue } from './rules/index.ts';

export const door = { rules: rogue };
