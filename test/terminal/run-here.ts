import { Readable } from 'node:stream';
import { vi } from 'vitest';
import { run } from '#terminal/run.ts';

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

/** Runs a command line in this process, in English unless it names a language, with `input` to read. */
export async function runHere(args: readonly string[], input = ''): Promise<Ran> {
  const [out, err] = [listen(process.stdout), listen(process.stderr)];
  const listeners = process.stdout.listeners('error');
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin');
  Object.defineProperty(process, 'stdin', { value: Readable.from([input]), configurable: true });
  try {
    const language = args.some((arg) => arg.startsWith('--lang')) ? [] : ['--lang', 'en'];
    const code = await run([...language, ...args]);
    return { code, out: out.parts.join(''), err: err.parts.join('') };
  } finally {
    out.spy.mockRestore();
    err.spy.mockRestore();
    // A program of its own would have ended with its listeners.
    for (const one of process.stdout.listeners('error') as (() => void)[])
      if (!listeners.includes(one)) process.stdout.off('error', one);
    if (stdin !== undefined) Object.defineProperty(process, 'stdin', stdin);
  }
}
