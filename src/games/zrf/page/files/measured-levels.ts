import { signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { parsed } from '#core';
import type { BotLevel } from '#core';
import { readTunings, tuningNameOf } from '../../rules/index.ts';
import { tunedSourceOf } from './bot-source.ts';
import type { OpenedFile } from './opened-file.ts';

/** Levels measured for a game, by variant. */
type MeasuredLevels = ReadonlyMap<string, readonly BotLevel[]>;

const NONE: MeasuredLevels = new Map();
const measured = new WeakMap<OpenedFile, Signal<MeasuredLevels>>();

async function read(file: OpenedFile): Promise<MeasuredLevels> {
  const name = tuningNameOf(file.main);
  const { files } = await tunedSourceOf(file);
  const text = files.find(([one]) => one === name)?.[1];
  if (text === undefined) return NONE;
  const variants = file.game.variants.map((variant) => ({
    key: variant.key,
    fingerprint: () => variant.fingerprint(),
    rules: () => parsed(variant.rules()),
  }));
  return readTunings(text, name, variants).levels;
}

/**
 * Levels measured for a variant of a game; undefined until they are read, and if there are none. A
 * page that shows them updates when they arrive.
 */
export function levelsIn(file: OpenedFile, variant: string): readonly BotLevel[] | undefined {
  let levels = measured.get(file);
  if (levels === undefined) {
    const arriving = signal(NONE);
    measured.set(file, arriving);
    read(file).then(
      (found) => (arriving.value = found),
      () => undefined,
    );
    levels = arriving;
  }
  return levels.value.get(variant);
}
