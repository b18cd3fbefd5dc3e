export { diceModule as makeDoor } from '#screen/looks/dice/index.ts';
