import { makePages } from './two-ways.tsx';

/** The pages of the dice game: as a table, or as text screens. */
export const Screen = makePages({
  title: 'game-dice',
  drawn: async () => (await import('../scenes/dice/index.ts')).Screen,
  text: async () => (await import('../cells/entry.tsx')).DiceScreen,
});
