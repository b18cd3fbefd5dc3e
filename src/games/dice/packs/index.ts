export * from './names.ts';
export * from './pack.ts';
export * from './shelf.ts';
export { isPackFile } from './files.ts';
export type { PackFiles } from './files.ts';
export { PACK_LIMITS } from './limits.ts';
export { PACK_MESSAGES } from './messages.ts';
export { packProblem } from './source.ts';
export { unzipPack } from './zip.ts';
