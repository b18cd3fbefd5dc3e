export { diceModule as makeDoor } from './index.ts';
