import type { Chunk, ChunkResult } from '#lab';

/** Job of a queue: a chunk of a study. */
export interface ChunkJob {
  readonly study: string;
  readonly chunk: Chunk;
}

/** Entry of a study's stream of results. */
export interface ResultEntry {
  /** Position in the stream. */
  readonly at: string;
  readonly job: string;
  readonly chunk: string;
  readonly outcome: { readonly result: ChunkResult } | { readonly error: string };
}

/** Fields of an entry of the stream. */
export function makeEntry(job: string, chunk: string, outcome: ResultEntry['outcome']) {
  const [kind, text] =
    'result' in outcome ? ['result', JSON.stringify(outcome.result)] : ['error', outcome.error];
  return ['job', job, 'chunk', chunk, kind, text] as const;
}

/** Reads an entry; undefined for the first one, which only creates the stream. */
export function parseEntry([at, fields]: [string, string[]]): ResultEntry | undefined {
  const [, job = '', , chunk, kind, text = ''] = fields;
  if (chunk === undefined) return undefined;
  const outcome = kind === 'error' ? { error: text } : { result: JSON.parse(text) as ChunkResult };
  return { at, job, chunk, outcome };
}
