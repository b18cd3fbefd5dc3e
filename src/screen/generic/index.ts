export { genericLook } from './look.ts';
