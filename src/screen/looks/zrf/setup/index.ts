export { positionScreen } from './position-screen.ts';
export { canSetUp } from './desk.ts';
export { setUpPosition } from './set-up.ts';
