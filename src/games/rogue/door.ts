import { rogue } from './index.ts';

export const door = { rules: rogue };
