import { Readable } from 'node:stream';
import { vi } from 'vitest';
import { run } from '#terminal/run.ts';

/** Output and exit code of a command. */
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

/** Commands that run studies. Their threads need the built program, so they play in this one. */
const STUDIES = ['arena', 'perft', 'balance', 'tune'];
const STUDY_COMMANDS = ['run', 'rules', 'ladder', 'starts'];

/** Adds `--jobs 1` behind the name of a command that runs a study. */
function inThisThread(args: readonly string[]): readonly string[] {
  const isHelp = args.some((arg) => ['--help', '-h', 'help', 'man', 'completion'].includes(arg));
  const at = args.findIndex((arg) => [...STUDIES, 'study'].includes(arg));
  const isGroup = args[at] === 'study';
  const isStudy = isGroup ? STUDY_COMMANDS.includes(args[at + 1] ?? '') : at >= 0;
  if (!isStudy || isHelp || args.includes('--jobs') || args.includes('--queue')) return args;
  return args.toSpliced(at + (isGroup ? 2 : 1), 0, '--jobs', '1');
}

/**
 * Runs a command line in this process, with `input` as standard input; the language defaults to
 * English.
 */
export async function runHere(args: readonly string[], input = ''): Promise<Ran> {
  const [out, err] = [listen(process.stdout), listen(process.stderr)];
  const listeners = process.stdout.listeners('error');
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin');
  Object.defineProperty(process, 'stdin', { value: Readable.from([input]), configurable: true });
  try {
    const language = args.some((arg) => arg.startsWith('--lang')) ? [] : ['--lang', 'en'];
    const code = await run([...language, ...inThisThread(args)]);
    return { code, out: out.parts.join(''), err: err.parts.join('') };
  } finally {
    out.spy.mockRestore();
    err.spy.mockRestore();
    // In a separate process these listeners would end with it.
    for (const one of process.stdout.listeners('error') as (() => void)[])
      if (!listeners.includes(one)) process.stdout.off('error', one);
    if (stdin !== undefined) Object.defineProperty(process, 'stdin', stdin);
  }
}
