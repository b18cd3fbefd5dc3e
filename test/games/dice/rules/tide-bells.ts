import { must } from '#core';
import { makeDiceGame } from '#games/dice/rules/index.ts';
import { readBuiltIn } from './built-in.ts';

/** The first built-in campaign, with the tutorial, and its game. */
export const tideBells = must(readBuiltIn('tide-bells').pack);
export const tideBellsGame = makeDiceGame(tideBells.content);
