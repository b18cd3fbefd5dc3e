import type { CavesServices } from '../../voice/services.ts';
import { loadShelf, shelf } from './own-packs.ts';

/** Packs of Caves opened in this browser. */
export async function loadCavesServices(): Promise<CavesServices> {
  if (shelf.peek() === undefined) await loadShelf();
  return { packs: () => shelf.peek() ?? { packs: [], broken: [] } };
}
