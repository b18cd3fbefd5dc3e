/** Reasons that an engine of another program cannot play: keys of messages. */
export type FaultKind =
  'missing' | 'failed' | 'silent' | 'stopped' | 'illegal' | 'resigns' | 'variant';

/** Failure of an engine of another program. */
export class EngineFault extends Error {
  readonly kind: FaultKind;
  readonly detail: string;

  constructor(kind: FaultKind, detail = '') {
    super(`${kind}: ${detail}`);
    this.kind = kind;
    this.detail = detail;
  }
}
