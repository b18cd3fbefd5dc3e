import { DIRECTIONS } from '../../rules/index.ts';
import type { Direction } from '../../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { barOf, commandOf, helpOf, keyFor, rowsIn } from '#play';
import { ROGUE_BAR, ROGUE_KEYS, ROGUE_OVER_BAR, ROGUE_OVER_KEYS } from '../../voice/keymap.ts';
import type { RogueCommand } from '../../voice/keymap.ts';
import { keyLabels } from '#screen/model/key.ts';
import type { Key, KeyLabel } from '#screen/model/key.ts';

const KEYS = rowsIn<RogueCommand>(ROGUE_KEYS, 'cells');

/** Commands other than steps, without those of the page alone. */
export type OtherCommand = Exclude<RogueCommand, Direction | 'highlight' | 'zoom-in' | 'zoom-out'>;

/** The direction of a key press; with Shift, a run. */
export function stepOf(key: Key): { direction: Direction; isRun: boolean } | undefined {
  const command = commandOf(KEYS, key);
  return command !== undefined && isStep(command)
    ? { direction: command, isRun: key.shift }
    : undefined;
}

/** The non-movement command of a key press. */
export function otherCommandOf(key: Key): OtherCommand | undefined {
  const command = commandOf(KEYS, key);
  return command === undefined || isStep(command) || isOfPage(command) ? undefined : command;
}

function isStep(command: RogueCommand): command is Direction {
  return DIRECTIONS.some((one) => one === command);
}

function isOfPage(command: RogueCommand): command is 'highlight' | 'zoom-in' | 'zoom-out' {
  return !KEYS.some((row) => row.command === command);
}

/** Key names used in messages. */
export function keyNames(): Readonly<Record<string, string>> {
  const names = (['up', 'left', 'down', 'right', 'explore', 'attack', 'use', 'drop'] as const).map(
    (command): [string, string] => [command, keyFor(KEYS, command)],
  );
  return Object.fromEntries(names);
}

/** The key bar. */
export function barKeys(say: Say, offersRest: boolean): readonly KeyLabel[] {
  const commands = ROGUE_BAR.filter((command) => offersRest || command !== 'rest');
  return keyLabels(say, barOf(KEYS, commands));
}

/** The keys of a finished run. */
export function overKeys(say: Say): readonly KeyLabel[] {
  return keyLabels(say, [...barOf(ROGUE_OVER_KEYS), ...barOf(KEYS, ROGUE_OVER_BAR)]);
}

/** All keys of a run, for help. */
export function helpKeys(say: Say): readonly KeyLabel[] {
  return keyLabels(say, helpOf(KEYS));
}
