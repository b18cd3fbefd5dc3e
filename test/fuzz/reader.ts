import type { Parsed, Problem } from '#core';
import { findLanguages, readMessages } from '#terminal/files/languages.ts';
import type { Mutate } from './mutation.ts';

/** Something that reads text or bytes from outside. */
export interface Reader {
  readonly name: string;
  /** How many times the usual number of inputs it gets; 1 unless told. */
  readonly weight?: number;
  /** What it reads well, and what is mutated. Bytes are written as characters up to 255. */
  readonly samples: () => readonly string[];
  readonly mutate: Mutate;
  /** Reads an input and does with it what the program does; says whether it was accepted. */
  readonly read: (input: string) => boolean | Promise<boolean>;
}

/** The bytes of an input that stands for bytes. */
export function bytesOf(input: string): Uint8Array {
  return new Uint8Array(Buffer.from(input, 'latin1'));
}

/** Bytes as an input. */
export function inputOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

/** Remembers what is made when it is first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

const languages = once(() => findLanguages().map((language) => readMessages(language)));

/** Says problems in every language, as both shells do. */
export function sayAll(problems: readonly Problem[]): void {
  for (const messages of languages()) {
    for (const problem of problems.slice(0, 200)) messages.sayProblem(problem);
  }
}

/** Whether something was accepted; what speaks against it is said. */
export function isAccepted<T>(read: Parsed<T>): read is Extract<Parsed<T>, { readonly ok: true }> {
  if (!read.ok) sayAll(read.problems);
  return read.ok;
}
