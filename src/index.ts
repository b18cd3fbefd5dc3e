export * from './core/index.ts';
export * as bots from './bots/index.ts';
export * from './catalogue.ts';
export * as kalah from './games/kalah/index.ts';
export * from './play/index.ts';
