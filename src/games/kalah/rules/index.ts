export * from './pits.ts';
export * from './ending.ts';
export * from './model.ts';
export * from './rules.ts';
export * from './text.ts';
export { kalah } from './game.ts';
export { makePosition } from './position.ts';
