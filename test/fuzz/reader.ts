import type { Parsed, Problem } from '#core';
import { findLanguages, readMessages } from '#terminal/files/languages.ts';
import type { Mutate } from './mutation.ts';

/** Reader of untrusted text or bytes. */
export interface Reader {
  readonly name: string;
  /** Multiplier for the number of inputs; defaults to 1. */
  readonly weight?: number;
  /** Valid inputs, used as the basis for mutation. Bytes are encoded as characters up to 255. */
  readonly samples: () => readonly string[];
  readonly mutate: Mutate;
  /** Processes an input as the program does. Returns true if it was accepted. */
  readonly read: (input: string) => boolean | Promise<boolean>;
}

/** Decodes an input into bytes. */
export function bytesOf(input: string): Uint8Array {
  return new Uint8Array(Buffer.from(input, 'latin1'));
}

/** Encodes bytes as an input. */
export function inputOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

/** Caches the result of the first call. */
export function memoize<T>(make: () => T): () => T {
  let cache: { readonly value: T } | undefined;
  return () => (cache ??= { value: make() }).value;
}

const languages = memoize(() => findLanguages().map((language) => readMessages(language)));

/** Formats problems in every language, as both shells do. */
export function sayAll(problems: readonly Problem[]): void {
  for (const messages of languages()) {
    for (const problem of problems.slice(0, 200)) messages.sayProblem(problem);
  }
}

/** True if parsing succeeded. Otherwise formats the problems. */
export function isAccepted<T>(read: Parsed<T>): read is Extract<Parsed<T>, { readonly ok: true }> {
  if (!read.ok) sayAll(read.problems);
  return read.ok;
}
