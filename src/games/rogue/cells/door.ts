export { rogueModule as makeDoor } from '#screen/looks/rogue/index.ts';
