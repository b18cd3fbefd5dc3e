import { own } from '../../core/index.ts';
import { catalogue, loadGame } from '../../catalogue.ts';
import type { OwnSceneId } from '../../catalogue.ts';
import type { ComponentType } from 'preact';

export interface Scene {
  readonly Screen: ComponentType;
}

/** How a game is loaded when it is opened, and the topics of the texts that it needs. */
export interface SceneEntry {
  readonly load: () => Promise<Scene>;
  readonly topics: readonly string[];
}

/** How games with scenes of their own are shown in the page; all others are shown as any game. */
const SCENES: Readonly<Record<OwnSceneId, SceneEntry>> = {
  caves: { load: () => import('./caves-page.tsx'), topics: [] },
  dice: {
    load: () => import('./dice-pages.tsx'),
    topics: ['dice-words', 'dice-play', 'dice-screens', 'dice-page', 'packs', 'zip'],
  },
  kalah: { load: () => import('../scenes/kalah/index.ts'), topics: ['kalah'] },
  rogue: {
    load: () => import('./rogue-pages.tsx'),
    topics: ['rogue', 'runs', 'rogue-words', 'rogue-page', 'worlds'],
  },
  zrf: {
    load: () => import('./rules-pages.tsx'),
    topics: ['zrf', 'boards', 'rules', 'zip', 'editor', 'sliding'],
  },
};

async function loadGeneric(id: string): Promise<Scene> {
  const [game, { makeScene }] = await Promise.all([
    loadGame(id),
    import('../scenes/generic/index.ts'),
  ]);
  if (game === undefined) throw new RangeError(`there is no game ${id}`);
  return makeScene(game);
}

/** The scene of an entry of the catalogue; undefined if there is none yet. */
export function sceneOf(id: string): SceneEntry | undefined {
  const row = catalogue.find((one) => one.id === id);
  if (row === undefined) return undefined;
  if (row.scene === 'own') return own(SCENES, id);
  return { load: () => loadGeneric(id), topics: [id, 'generic', 'screen'] };
}

/** Entries that are shown as text screens under an address of their own. */
const WITH_TEXT = ['rogue'];

/** Whether a part of an entry may have an address of its own: one of several games, or its text screens. */
export function hasPart(id: string, part: string): boolean {
  if (WITH_TEXT.includes(id)) return part === 'text';
  return catalogue.some((row) => row.id === id && row.kind === 'library');
}
