export * from './rules.ts';
export * from './block.ts';
export * from './goal.ts';
export * from './statements.ts';
export * from './endings.ts';
export * from './royals.ts';
export * from './tuning.ts';
