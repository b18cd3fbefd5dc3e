export * from './rules.ts';
export * from './block.ts';
export * from './goal.ts';
export * from './statements.ts';
