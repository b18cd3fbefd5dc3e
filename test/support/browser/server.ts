import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const MAIN = resolve('dist/cli/main.js');
const PAGE = resolve('dist/web/index.html');

export interface Server {
  readonly url: string;
  stop(): void;
}

/** Serves the built page by `turnwright web`; undefined when it is not built. */
export async function serveArcade(): Promise<Server | undefined> {
  if (!existsSync(MAIN) || !existsSync(PAGE)) return undefined;
  const args = [MAIN, 'web', '--no-open', '--port', String(firstPort())];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await printedAddress(child);
  return { url, stop: () => void child.kill() };
}

// Below the ephemeral ports, and seldom the same for two runs at a time; a taken one moves on.
function firstPort(): number {
  return 20_000 + (process.pid % 10_000);
}

function printedAddress(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let text = '';
    child.stdout?.on('data', (part: Buffer) => {
      text += part.toString();
      const url = /http:\/\/[\w.[\]:-]+\/?/.exec(text)?.[0];
      if (url !== undefined) found(url.endsWith('/') ? url : `${url}/`);
    });
    child.once('error', failed);
    child.once('exit', () => failed(new Error(`turnwright web ended early: ${text}`)));
  });
}
