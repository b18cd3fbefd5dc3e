export { Perft } from '../lab/index.ts';
