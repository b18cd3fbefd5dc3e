import { kalah } from './rules/index.ts';

export const door = { rules: kalah };
