export * from '#core';
export * as bots from '#bots';
export * from '#games/index.ts';
export * as kalah from '#games/kalah/rules/public.ts';
export * from '#play';
