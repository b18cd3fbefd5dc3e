import type { CheckedFiles } from '#games/commands-door.ts';
import { isWorldName } from '../rules/index.ts';
import { answerWorld } from './check-worlds.ts';

/** World files. */
export const files: readonly CheckedFiles[] = [
  { input: 'world', isFile: isWorldName, answer: answerWorld },
];
