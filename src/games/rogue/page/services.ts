import type { RogueServices } from '#presentation/rogue/services.ts';
import { builtInWorlds } from '#web/worlds/built-in.ts';

/** The worlds of the page for its text screens; files are opened where the page shows tiles. */
export const rogueServices: RogueServices = { worlds: () => builtInWorlds };
