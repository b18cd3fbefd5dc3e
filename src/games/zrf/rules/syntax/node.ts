/** Place in a text; lines and columns are counted from 1. */
export interface SourcePlace {
  /** File name as shown in messages. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /**
   * Macro call that produced the text, with outer calls linked through its own `call`. Undefined
   * for text outside macros.
   */
  readonly call?: MacroCall;
}

export interface MacroCall {
  readonly macro: string;
  readonly at: SourcePlace;
}

/** A word: a name, a number or a keyword. */
export interface Atom {
  readonly kind: 'atom';
  readonly text: string;
  readonly at: SourcePlace;
}

/** A quoted text as written in the file, without its quotes. */
export interface Quoted {
  readonly kind: 'quoted';
  readonly text: string;
  readonly at: SourcePlace;
}

export interface List {
  readonly kind: 'list';
  readonly items: readonly Node[];
  readonly at: SourcePlace;
}

/** Any element of a rules file. */
export type Node = Atom | Quoted | List;
