import type { RogueServices } from '../voice/services.ts';
import { builtInWorlds } from './worlds/built-in.ts';

/** Built-in worlds for the page's text screens. Files are opened in tile mode. */
export const rogueServices: RogueServices = { worlds: () => builtInWorlds };
