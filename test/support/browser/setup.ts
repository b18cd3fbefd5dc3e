import type { TestProject } from 'vitest/node';
import { findChromium } from './chromium.mjs';
import { serveArcade } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the built arcade; empty when it is not built. */
    arcadeUrl: string;
    /** How a browser is started; pages are opened with `openPage`. */
    chromium: { executablePath: string; args: string[]; env: Record<string, string> };
  }
}

/** Finds the browser and starts the server of all browser tests. */
export async function setup(project: TestProject): Promise<() => void> {
  const { executablePath, args, env } = await findChromium(console.log);
  const server = await serveArcade();
  project.provide('arcadeUrl', server?.url ?? '');
  project.provide('chromium', { executablePath, args, env });
  return () => server?.stop();
}
