import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findChromium } from './chromium.mjs';
import { serveArcade } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one shared browser is reached; pages are opened with `openPage`. */
    browserEndpoint: string;
    /** The address of the built arcade; empty when it is not built. */
    arcadeUrl: string;
    /** For tests that must start a browser of their own. */
    chromium: { executablePath: string; args: string[]; env: Record<string, string> };
  }
}

/** One browser and one server for all browser tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { executablePath, args, env } = await findChromium(console.log);
  const browser = await chromium.launchServer({
    executablePath,
    args,
    env: { ...process.env, ...env },
  });
  const server = await serveArcade();
  project.provide('browserEndpoint', browser.wsEndpoint());
  project.provide('arcadeUrl', server?.url ?? '');
  project.provide('chromium', { executablePath, args, env });
  return async () => {
    server?.stop();
    await browser.close();
  };
}
