export { genericLook } from './generic-look.ts';
