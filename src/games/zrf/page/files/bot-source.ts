import { tuningNameOf } from '../../rules/index.ts';
import type { GameSource } from '#play';
import { builtInFolders } from './built-in.ts';
import { sourceOf } from './opened-file.ts';
import type { OpenedFile } from './opened-file.ts';

/** Tunings of built-in games, each loaded when its game is opened: only bots need them. */
const tunings = import.meta.glob<string>('#content/rules/*.tuning.json', {
  query: '?raw',
  import: 'default',
});

/** Sources sent to bots, by game. */
const sources = new WeakMap<OpenedFile, GameSource>();

function loaderOf({ folder, main }: OpenedFile): (() => Promise<string>) | undefined {
  if (folder !== builtInFolders.rules) return undefined;
  const name = `/${tuningNameOf(main)}`;
  return Object.entries(tunings).find(([path]) => path.endsWith(name))?.[1];
}

/** Source texts of a game with its tuning, if it has one. */
export async function tunedSourceOf(file: OpenedFile): Promise<GameSource> {
  const source = sourceOf(file);
  const text = await loaderOf(file)?.();
  if (text === undefined) return source;
  return { ...source, files: [...source.files, [tuningNameOf(file.main), text] as const] };
}

/**
 * Source texts from which bots make a game. The first call starts loading the tuning of a built-in
 * game; until it has arrived, and if it cannot be loaded, bots derive their evaluation.
 */
export function botSourceOf(file: OpenedFile): GameSource {
  const cached = sources.get(file);
  if (cached !== undefined) return cached;
  const source = sourceOf(file);
  sources.set(file, source);
  tunedSourceOf(file).then(
    (tuned) => sources.set(file, tuned),
    () => undefined,
  );
  return source;
}
