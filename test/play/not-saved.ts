import type { OpenedGameOptions } from '#play';

/** Options for a game that is not saved. */
export const NOT_SAVED: Pick<OpenedGameOptions, 'name' | 'store' | 'tell' | 'parted'> = {
  name: 'a-save',
  store: {
    write: () => undefined,
    append: () => undefined,
    freshName: () => 'another-save',
  },
  tell: () => undefined,
  parted: () => undefined,
};
