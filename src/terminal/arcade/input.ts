/** Part of terminal input: text for the keyboard, pasted text, or a mouse report. */
export type Input =
  | { readonly kind: 'keys'; readonly text: string }
  | { readonly kind: 'paste'; readonly text: string }
  | { readonly kind: 'mouse'; readonly mouse: MouseReport };

/** Mouse event at a cell, counted from 0. */
export interface MouseReport {
  readonly deed: 'press' | 'ask' | 'wheel-up' | 'wheel-down';
  readonly column: number;
  readonly row: number;
}

const PASTE_BEGIN = '\x1b[200~';
const PASTE_END = '\x1b[201~';
/** SGR 1006: the button with its modifiers, column, row; `M` for down, `m` for up. */
const CSI = '\x1b\\[';
const MOUSE = new RegExp(`${CSI}<(\\d+);(\\d+);(\\d+)([Mm])`);
const SPECIAL = new RegExp(`${CSI}(?:<\\d+;\\d+;\\d+[Mm]|200~)`);
/** Incomplete start of a mouse report or paste at the end of a chunk; Escape alone is a key. */
const UNFINISHED = new RegExp(`${CSI}(?:<[\\d;]*|20?0?)$`);
/** Maximum length of pasted text; enough for worlds, rules and transcripts. */
const MAX_PASTE = 16 * 1024 * 1024;
const INTERRUPT = '\x03';

/** Bits of Shift, Alt and Ctrl in a button number. */
const MODIFIERS = 4 | 8 | 16;

function reportOf(sequence: string): MouseReport | undefined {
  const [, code = '', x = '', y = '', end] = MOUSE.exec(sequence) ?? [];
  const at = { column: Number(x) - 1, row: Number(y) - 1 };
  const deed = MOUSE_EVENTS[Number(code) & ~MODIFIERS];
  return end !== 'M' || deed === undefined ? undefined : { deed, ...at };
}

const MOUSE_EVENTS: Readonly<Record<number, MouseReport['deed'] | undefined>> = {
  0: 'press',
  2: 'ask',
  64: 'wheel-up',
  65: 'wheel-down',
};

/** Splits terminal input into parts, independent of chunk boundaries. */
export class InputParts {
  #rest = '';
  /** Unfinished paste. */
  #paste: string | undefined;

  take(chunk: string): readonly Input[] {
    if (this.#paste !== undefined && chunk === INTERRUPT) {
      this.#paste = undefined;
      return [{ kind: 'keys', text: chunk }];
    }
    const parts: Input[] = [];
    let text = this.#rest + chunk;
    this.#rest = '';
    while (text !== '') {
      text = this.#paste === undefined ? this.#takeKeys(text, parts) : this.#takePaste(text, parts);
    }
    return parts;
  }

  /** Takes keys up to the next report or paste; returns the remaining text. */
  #takeKeys(text: string, parts: Input[]): string {
    const found = SPECIAL.exec(text);
    const before = found === null ? text : text.slice(0, found.index);
    const tail = found === null ? (UNFINISHED.exec(before)?.[0] ?? '') : '';
    const keys = before.slice(0, before.length - tail.length);
    if (keys !== '') parts.push({ kind: 'keys', text: keys });
    if (found === null) {
      this.#rest = tail;
      return '';
    }
    const [sequence] = found;
    if (sequence === PASTE_BEGIN) this.#paste = '';
    else {
      const mouse = reportOf(sequence);
      if (mouse !== undefined) parts.push({ kind: 'mouse', mouse });
    }
    return text.slice(found.index + sequence.length);
  }

  #takePaste(text: string, parts: Input[]): string {
    const before = this.#paste?.length ?? 0;
    const all = (this.#paste ?? '') + text;
    // The end marker may be split across chunks.
    const end = all.indexOf(PASTE_END, Math.max(0, before - PASTE_END.length));
    if (end < 0) {
      // Discards the text of an oversized paste and waits for its end.
      this.#paste = all.length > MAX_PASTE ? all.slice(-PASTE_END.length) : all;
      return '';
    }
    parts.push({ kind: 'paste', text: all.slice(0, end) });
    this.#paste = undefined;
    return all.slice(end + PASTE_END.length);
  }
}
