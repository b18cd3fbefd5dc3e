export { lookByState } from './by-state.ts';
export { makeBlockLook } from './look.ts';
export { Plans } from './plan.ts';
