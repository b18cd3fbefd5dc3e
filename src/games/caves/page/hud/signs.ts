import type { CavesCommand } from '../../voice/keymap.ts';
import type { OfferKind } from '../../voice/offers.ts';

/** Signs of offers and commands on a grid of 24 × 24. */
export const SIGNS: Readonly<Record<OfferKind | ToolCommand, string>> = {
  attack: 'M4 4l11 11M15 12v3h-3M16 16l4 4M20 4L9 15M9 12v3h3M8 16l-4 4',
  fire: 'M5 4q12 6 12 15M5 4q-1 13 12 15M5 4l14 14M19 12v6h-6',
  throw: 'M4 18q2-12 13-11M13 3l5 4-4 5',
  quaff: 'M10 3h4v5q5 3 5 8 0 5-7 5t-7-5q0-5 5-8zM6 15h12',
  read: 'M4 5q4-1 8 2 4-3 8-2v13q-4-1-8 2-4-3-8-2zM12 7v13',
  eat: 'M12 8q-3-3-6-1-4 4 0 10 3 4 6 3 3 1 6-3 4-6 0-10-3-2-6 1zM12 8q0-3 3-5',
  'pick-up': 'M5 20h14M12 4v11M7.500 10.500 12 15l4.500-4.500',
  'climb-down': 'M4 5h5v4h4v4h4v4h3M8 15v5M5 17.500l3 3 3-3',
  'climb-up': 'M4 20h5v-4h4v-4h4V8h3M7 11V4M4 6.500l3-3 3 3',
  wear: 'M8 4l4 2 4-2 5 4-3 4-2-1v9H8v-9l-2 1-3-4z',
  rest: 'M19 14.500A8 8 0 1 1 10 4.500a6.500 6.500 0 0 0 9 10z',
  explore: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM15.500 8.500l-2 5-5 2 2-5z',
  dig: 'M5 19 15 9M11 4q7 1 9 9M13 7l4 4',
  'to-stairs': 'M3 12h8M8 9l3 3-3 3M13 6h3v4h3v4h3',
  pack: 'M7 9h10l2 11H5zM9 9V7q0-3 3-3t3 3v2',
  look: 'M2.500 12C5 7.500 8.500 6 12 6s7 1.500 9.500 6c-2.500 4.500-6 6-9.500 6s-7-1.500-9.500-6zM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
  sight: 'M4 6h3M4 12h3M4 18h3M10 6h10M10 12h10M10 18h7',
  travel: 'M12 21q-7-7-7-11a7 7 0 0 1 14 0q0 4-7 11zM12 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  wait: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4l3 2',
  map: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
  log: 'M4 5h16v11H10l-4 4v-4H4zM8 9h8M8 12h5',
  help: 'M9 9a3 3 0 1 1 4.400 2.700c-.9.5-1.400 1.100-1.400 2.300M12 18v.010',
  menu: 'M4 6h16M4 12h16M4 18h16',
};

/** Commands that always have a button. */
export const TOOLS = [
  'pack',
  'look',
  'travel',
  'wait',
  'map',
  'log',
  'help',
  'menu',
] as const satisfies readonly CavesCommand[];
export type ToolCommand = (typeof TOOLS)[number] | 'sight';
