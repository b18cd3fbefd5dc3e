import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { inject } from 'vitest';

/** Temporary browser profile folder. */
export class Profile {
  readonly folder = mkdtempSync(join(tmpdir(), 'turnwright-profile-'));

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** Separate browser with a profile, which can be killed with all its processes. */
export class KilledBrowser {
  readonly #child: ChildProcess;
  readonly #browser: Browser;

  private constructor(child: ChildProcess, browser: Browser) {
    this.#child = child;
    this.#browser = browser;
  }

  static async start({ folder }: Profile): Promise<KilledBrowser> {
    const { executablePath, args, env } = inject('chromium');
    const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`];
    const child = spawn(executablePath, [...args, ...own, 'about:blank'], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
      // Makes a process group, which is killed as a whole.
      detached: true,
    });
    for await (const line of createInterface({ input: child.stderr })) {
      const address = /ws:\S+/.exec(line)?.[0];
      if (address === undefined) continue;
      child.stderr.resume();
      return new KilledBrowser(child, await chromium.connectOverCDP(address));
    }
    throw new Error('the browser ended early');
  }

  /** Opens a page with settings stored before its first load. */
  async open(path: string, settings: Readonly<Record<string, unknown>>): Promise<Page> {
    const [context] = this.#browser.contexts();
    if (context === undefined) throw new Error('the browser has no profile');
    await context.addInitScript((text) => {
      if (location.protocol.startsWith('http')) localStorage.setItem('turnwright.settings', text);
    }, JSON.stringify(settings));
    const page = await context.newPage();
    await page.goto(new URL(path, inject('arcadeUrl')).href);
    return page;
  }

  /** Kills the browser without warning and resolves when it is gone. */
  async kill(): Promise<void> {
    const { pid } = this.#child;
    const exited = new Promise<void>((resolve) => {
      if (this.#child.exitCode !== null || this.#child.signalCode !== null) resolve();
      else this.#child.once('exit', () => resolve());
    });
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    await exited;
    await this.#browser.close().catch(() => undefined);
  }
}
