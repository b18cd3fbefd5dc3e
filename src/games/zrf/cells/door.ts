export { looksOfRules as makeDoor } from '#screen/looks/zrf/index.ts';
