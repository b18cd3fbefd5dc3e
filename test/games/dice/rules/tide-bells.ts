import { readFileSync } from 'node:fs';
import { must } from '#core';
import { makeDiceGame } from '#games/dice/rules/index.ts';
import { parsePack } from '#games/dice/rules/packs/pack.ts';

const ROOT = 'content/adventures/tide-bells/';
const FILES = ['adventure.yaml', 'i18n/en.yaml', 'i18n/ru.yaml'];

/** The included campaign and its game. */
export const tideBells = must(
  parsePack(new Map(FILES.map((name) => [name, readFileSync(ROOT + name)])), ROOT),
);
export const tideBellsGame = makeDiceGame(tideBells.content);
