export { kalahModule as door } from './index.ts';
