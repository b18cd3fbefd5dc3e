import type { RogueServices } from '../voice/services.ts';
import { builtInWorlds } from './worlds/built-in.ts';

/** The worlds of the page for its text screens; files are opened where the page shows tiles. */
export const rogueServices: RogueServices = { worlds: () => builtInWorlds };
