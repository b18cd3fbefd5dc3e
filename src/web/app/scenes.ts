import type { ComponentType } from 'preact';

export interface Scene {
  readonly Screen: ComponentType;
}

/** How a game is loaded when it is opened, and the topics of the texts that it needs. */
export interface SceneEntry {
  readonly load: () => Promise<Scene>;
  readonly topics: readonly string[];
}

/** The games that can be played in the page. */
export const scenes: Readonly<Record<string, SceneEntry | undefined>> = {
  kalah: { load: () => import('../scenes/kalah/index.ts'), topics: ['kalah'] },
  zrf: {
    load: () => import('./rules-pages.tsx'),
    topics: ['zrf', 'boards', 'rules', 'editor', 'sliding'],
  },
};
