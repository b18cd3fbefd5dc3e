import type { ComponentType } from 'preact';

export interface Scene {
  readonly Screen: ComponentType;
}

/** The games that can be played in the page; each is loaded when it is opened. */
export const scenes: Readonly<Record<string, (() => Promise<Scene>) | undefined>> = {
  kalah: () => import('./kalah/index.ts'),
};
