import type { OpenedGameOptions } from '#play';

/** Options for a game that nobody keeps. */
export const UNKEPT: Pick<OpenedGameOptions, 'name' | 'store' | 'tell' | 'parted'> = {
  name: 'a-save',
  store: {
    write: () => undefined,
    append: () => undefined,
    freshName: () => 'another-save',
  },
  tell: () => undefined,
  parted: () => undefined,
};
