import type { GameSource } from '#play';
import { tuningNameOf } from '../../rules/index.ts';

/** Texts of a game without its tuning. */
export function untunedSource({ main, files }: GameSource): GameSource {
  const tuning = tuningNameOf(main);
  return { main, files: files.filter(([name]) => name !== tuning) };
}

/** Texts of a game with a tuning in place of the one it has. */
export function tunedSource(source: GameSource, text: string): GameSource {
  const { main, files } = untunedSource(source);
  return { main, files: [...files, [tuningNameOf(main), text]] };
}
