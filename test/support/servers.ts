import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { MAIN } from '../e2e/terminal/built.ts';
import type { Home } from '../e2e/terminal/built.ts';

export interface Served {
  readonly child: ChildProcess;
  readonly url: string;
}

/** Below the ephemeral ports, and rarely equal for two parallel runs. */
export const PORT = 12_000 + (process.pid % 7_000);

/** Starts `turnwright web` and waits until it prints its address. */
export async function startWeb(home: Home, ...args: readonly string[]): Promise<Served> {
  const child = spawn(process.execPath, [MAIN, 'web', '--no-open', ...args], { env: home.env() });
  let text = '';
  for await (const chunk of child.stdout) {
    text += String(chunk);
    const url = /^http:\S+$/m.exec(text)?.[0];
    if (url !== undefined && text.includes(`${url}\n`)) return { child, url };
  }
  throw new Error(text);
}
