import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Command-line program. Built first if missing. */
export const MAIN = resolve('dist/cli/main.js');

export function ensureBuilt(): void {
  if (existsSync(MAIN)) return;
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', 'cli'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the command line could not be built');
}

/** Isolated home for a test: data, settings and working folder. */
export class Home {
  readonly folder = mkdtempSync(join(tmpdir(), 'turnwright-'));

  constructor(settings: Readonly<Record<string, string>> = {}) {
    mkdirSync(join(this.folder, 'config', 'turnwright'), { recursive: true });
    writeFileSync(this.settings, JSON.stringify({ speed: 'off', ...settings }));
  }

  get settings(): string {
    return join(this.folder, 'config', 'turnwright', 'settings.json');
  }

  get saves(): string {
    return join(this.folder, 'data', 'turnwright', 'saves');
  }

  file(name: string): string {
    return join(this.folder, name);
  }

  /** Environment for a program with this home, in English and with all colours. */
  env(extra: Readonly<Record<string, string>> = {}): Record<string, string> {
    return {
      PATH: process.env['PATH'] ?? '',
      HOME: this.folder,
      XDG_DATA_HOME: join(this.folder, 'data'),
      XDG_CONFIG_HOME: join(this.folder, 'config'),
      LANG: 'en_GB.UTF-8',
      TERM: 'xterm-256color',
      COLORTERM: 'truecolor',
      ...extra,
    };
  }

  /** Retries, because a program that was just killed may still have written a file. */
  remove(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}
