import { vi } from 'vitest';
import { run } from '../../src/terminal/run.ts';

/** What a command printed, and its exit code. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

function listen(stream: NodeJS.WriteStream) {
  const parts: string[] = [];
  const spy = vi.spyOn(stream, 'write').mockImplementation((text) => {
    parts.push(String(text));
    return true;
  });
  return { parts, spy };
}

/** Runs a command line in this process, in English. */
export async function runHere(args: readonly string[]): Promise<Ran> {
  const [out, err] = [listen(process.stdout), listen(process.stderr)];
  try {
    const code = await run(['--lang', 'en', ...args]);
    return { code, out: out.parts.join(''), err: err.parts.join('') };
  } finally {
    out.spy.mockRestore();
    err.spy.mockRestore();
  }
}
