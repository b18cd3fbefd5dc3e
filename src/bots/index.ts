export { search, Search } from './alpha-beta.ts';
export type { Finding, Limits, TimeLimit } from './alpha-beta.ts';
export { chooseAction, rateActions, think } from './choose.ts';
export type { AnyMind } from './mind.ts';
export { rateMoves, Ratings } from './ratings.ts';
export type { Rating } from './ratings.ts';
export { RANDOM, STRENGTH_WORDS, strengthAt, strengths } from './strengths.ts';
export type { Algorithm, Strength, StrengthWord } from './strengths.ts';
export type { Choice, Thought } from './thought.ts';
