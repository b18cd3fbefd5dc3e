export { positionScreen } from './position-screen.ts';
export { canSetUp } from './desk.ts';
