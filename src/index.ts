export * from '#core';
export * as bots from '#bots';
export * from '#games/index.ts';
export * as kalah from '#games/kalah/rules/index.ts';
export * from '#play';
