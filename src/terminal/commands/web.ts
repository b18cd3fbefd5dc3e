import type { Command } from 'commander';
import { printOut, say, usage } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import { addExamples } from '../cli/examples.ts';
import { untilSignalled } from '../cli/signals.ts';
import { DEFAULT_PORT } from '../server/default-port.ts';

const DEFAULT_HOST = 'localhost';

interface WebOptions {
  readonly port: string;
  readonly host: string;
  readonly open: boolean;
}

const EXAMPLES = ['turnwright web --no-open --port 5000'] as const;

/** `turnwright web`: serves the page on this machine. */
export function defineWeb(command: Command, cli: Cli): void {
  addExamples(command, cli, EXAMPLES);
  command
    .option('--port <number>', say(cli, 'cli-web-port', { default: DEFAULT_PORT }))
    .option('--host <name>', say(cli, 'cli-web-host', { default: DEFAULT_HOST }))
    .option('--no-open', say(cli, 'cli-web-no-open'))
    .action(async (options: Partial<WebOptions>) => {
      const port = readPort(cli, options.port ?? DEFAULT_PORT);
      await serve(cli, port, options.host ?? DEFAULT_HOST, options.open !== false);
    });
}

function readPort(cli: Cli, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw usage(cli, 'cli-web-bad-port', { port: text });
}

async function serve(cli: Cli, port: number, host: string, opens: boolean): Promise<void> {
  // Imported lazily, so other commands do not load the server.
  const { openBrowser, servePage } = await import('../server/page-server.ts');
  const page = await servePage(cli, port, host);
  printOut(say(cli, 'cli-web-ready'));
  printOut(page.url);
  if (process.stdin.isTTY) printOut(say(cli, 'cli-web-stop'));
  if (opens) await openBrowser(page.url);
  cli.exitCode = await untilSignalled();
  await page.close();
}
