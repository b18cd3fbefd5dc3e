export { lookByState } from './by-state.ts';
export { makeBlockLook, puzzlingOf } from './block-look.ts';
export { Plans } from './plan.ts';
export type { AnyPuzzling } from './puzzling.ts';
