import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

export interface Server {
  readonly url: string;
  stop(): void;
}

/**
 * Serves the built page of a folder with `turnwright web`. Returns undefined if it is not built.
 */
export async function serveArcade(folder = '.'): Promise<Server | undefined> {
  const main = resolve(folder, 'dist/cli/main.js');
  const page = resolve(folder, 'dist/web/index.html');
  if (!existsSync(main) || !existsSync(page)) return undefined;
  const args = [main, 'web', '--no-open', '--port', String(firstPort())];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await printedAddress(child);
  return { url, stop: () => void child.kill() };
}

// Below the ephemeral ports, and rarely equal for two parallel runs; if taken, the server tries the
// next one.
function firstPort(): number {
  return 20_000 + (process.pid % 10_000);
}

function printedAddress(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const url = /http:\/\/[\w.[\]:-]+\/?/.exec(text)?.[0];
      if (url !== undefined) found(url.endsWith('/') ? url : `${url}/`);
    });
    child.once('error', failed);
    child.once('exit', () => failed(new Error(`turnwright web exited early: ${text}`)));
  });
}
