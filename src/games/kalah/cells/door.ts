export { kalahModule as door } from '#screen/looks/kalah/index.ts';
