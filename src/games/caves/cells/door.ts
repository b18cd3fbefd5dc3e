export { cavesModule as door } from './index.ts';
