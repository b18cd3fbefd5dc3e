export * from './answer.ts';
export * from './seats.ts';
export * from './session.ts';
export * from './thinker.ts';
