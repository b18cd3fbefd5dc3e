export { cavesModule as door } from '#screen/looks/caves/index.ts';
