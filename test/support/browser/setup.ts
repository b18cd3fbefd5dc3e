import type { TestProject } from 'vitest/node';
import { findChromium } from './chromium.mjs';
import { serveArcade } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built arcade, or empty if it is not built. */
    arcadeUrl: string;
    /** Launch options of the browser; use `openPage` to open pages. */
    chromium: { executablePath: string; args: string[]; env: Record<string, string> };
  }
}

/** Finds the browser and starts the server for all browser tests. */
export async function setup(project: TestProject): Promise<() => void> {
  const { executablePath, args, env } = await findChromium(console.log);
  const server = await serveArcade();
  project.provide('arcadeUrl', server?.url ?? '');
  project.provide('chromium', { executablePath, args, env });
  return () => server?.stop();
}
