import { caves } from './rules/index.ts';

export const door = { rules: caves };
