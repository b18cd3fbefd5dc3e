import { caves } from './index.ts';

export const door = { rules: caves };
