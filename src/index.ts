export * from './core/index.ts';
export * as bots from './bots/index.ts';
export * from './games/index.ts';
export * as kalah from './games/kalah/index.ts';
export * from './play/index.ts';
