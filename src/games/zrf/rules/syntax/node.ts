/** Where something stands in a text: lines and columns are counted from 1. */
export interface SourcePlace {
  /** The file's name as messages show it. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /**
   * Where the text came out of a macro: the place of the call that brought it here, whose own
   * `call` leads further out. Undefined for text that stands where it is used.
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

/** A quoted text as it stands in the file, without its quotes. */
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

/** What a rules file is made of. */
export type Node = Atom | Quoted | List;
