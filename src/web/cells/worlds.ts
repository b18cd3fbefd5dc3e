import type { RogueServices } from '../../screen/looks/index.ts';
import { builtInWorlds } from '../worlds/built-in.ts';

/** The worlds of the page for its text screens; files are opened where the page shows tiles. */
export const pageWorlds: RogueServices = { worlds: () => builtInWorlds };
