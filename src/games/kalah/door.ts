import { kalah } from './index.ts';

export const door = { rules: kalah };
