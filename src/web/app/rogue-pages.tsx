import { makePages } from './two-ways.tsx';

/** The pages of the tile roguelike: with tiles, or as text screens. */
export const Screen = makePages({
  title: 'game-rogue',
  drawn: async () => (await import('../scenes/rogue/index.ts')).Screen,
  text: async () => (await import('../cells/entry.tsx')).RogueScreen,
});
