import type { Problem, ProblemArgs } from '#core';
import { PICTURE_LIMITS } from '#kit/packs/limits.ts';
import { problemAt } from '#kit/packs/source.ts';
import type { Source } from '#kit/packs/source.ts';

export interface XmlAttribute {
  readonly name: string;
  /** The value with its entities replaced. */
  readonly value: string;
  readonly at: number;
}

export interface XmlElement {
  readonly name: string;
  readonly at: number;
  readonly attributes: readonly XmlAttribute[];
  /** Index of the enclosing element; -1 for the root. */
  readonly parent: number;
}

/** A text inside an element. */
export interface XmlText {
  /** Index of the enclosing element. */
  readonly parent: number;
  readonly text: string;
  readonly at: number;
}

/** A file of elements, as far as it could be read. */
export interface XmlFile {
  /** In the order of their opening tags; the root first. */
  readonly elements: readonly XmlElement[];
  readonly texts: readonly XmlText[];
  readonly problems: readonly Problem[];
}

const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
const MAX_SHOWN = 40;
const MAX_CODE = 0x10ffff;

/** Characters that end a part, by those that begin it. */
const PARTS = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>', '<!DOCTYPE': '>' } as const;
type PartStart = keyof typeof PARTS;
const STARTS = Object.keys(PARTS) as PartStart[];

/** Ends the reading of a file at its first mistake, as browsers do. */
class Malformed extends Error {}

class XmlReader {
  readonly elements: XmlElement[] = [];
  readonly texts: XmlText[] = [];
  readonly problems: Problem[] = [];
  readonly #source: Source;
  readonly #text: string;
  /** Indexes of the open elements. */
  readonly #open: number[] = [];
  #at = 0;
  // Sticky patterns have a position, so every reader has its own.
  readonly #name = /[\p{L}_:][\p{L}\p{N}_:.-]*/uy;
  readonly #space = /\s*/y;
  readonly #equals = /\s*=\s*/y;
  readonly #entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/iy;

  constructor(source: Source) {
    this.#source = source;
    this.#text = source.text;
  }

  read(): void {
    while (this.#at < this.#text.length) {
      const start = this.#text.indexOf('<', this.#at);
      this.#readText(this.#text.slice(this.#at, start < 0 ? undefined : start), this.#at);
      if (start < 0) break;
      this.#at = start;
      const part = STARTS.find((one) => this.#text.startsWith(one, start));
      if (part !== undefined) this.#readPart(part);
      else if (this.#text[start + 1] === '/') this.#readEnd();
      else this.#readElement();
    }
    const last = this.elements[this.#open.at(-1) ?? -1];
    if (last === undefined) return;
    this.#fail(last.at, 'svg-unclosed', { open: `<${last.name}>`, close: `</${last.name}>` });
  }

  #fail(at: number, code: Parameters<typeof problemAt>[2], args: ProblemArgs = {}): never {
    this.problems.push(problemAt(this.#source, at, code, args));
    throw new Malformed();
  }

  #readText(text: string, at: number): void {
    const parent = this.#open.at(-1);
    if (parent !== undefined) {
      this.texts.push({ parent, text: this.#replaceEntities(text, at), at });
    } else if (text.trim() !== '') {
      const start = at + (text.length - text.trimStart().length);
      this.#fail(start, this.elements.length === 0 ? 'svg-none' : 'svg-second');
    }
  }

  #replaceEntities(text: string, at: number): string {
    let plain = '';
    let from = 0;
    for (let i = text.indexOf('&'); i >= 0; i = text.indexOf('&', from)) {
      this.#entity.lastIndex = i;
      const [whole, decimal, hex, name = ''] = this.#entity.exec(text) ?? [];
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      const letter =
        NAMED.get(name.toLowerCase()) ??
        (code <= MAX_CODE ? String.fromCodePoint(code) : undefined);
      if (whole === undefined || letter === undefined) {
        const got = /&[^;\s]{0,20};?/.exec(text.slice(i, i + MAX_SHOWN))?.[0] ?? '&';
        this.#fail(at + i, 'svg-entity', { got });
      }
      plain += text.slice(from, i) + letter;
      from = i + whole.length;
    }
    return plain + text.slice(from);
  }

  #readPart(open: PartStart): void {
    const start = this.#at;
    const close = PARTS[open];
    const end = this.#text.indexOf(close, start + open.length);
    if (end < 0) this.#fail(start, 'svg-unclosed', { open, close });
    const inside = this.#text.slice(start + open.length, end);
    this.#at = end + close.length;
    if (open === '<?') this.#checkInstruction(inside, start);
    if (open === '<!DOCTYPE' && inside.includes('[')) this.#fail(start, 'svg-doctype');
    if (open !== '<![CDATA[') return;
    const parent = this.#open.at(-1);
    if (parent === undefined) this.#fail(start, 'svg-none');
    this.texts.push({ parent, text: inside, at: start + open.length });
  }

  #checkInstruction(inside: string, at: number): void {
    const name = /^[^\s?]{0,40}/.exec(inside)?.[0] ?? '';
    if (name !== 'xml' || at > 0) this.#fail(at, 'svg-instruction', { name });
    const encoding = /encoding\s*=\s*["']([\w.-]{1,40})["']/.exec(inside)?.[1];
    if (encoding !== undefined && !/^(?:utf-8|us-ascii)$/i.test(encoding)) {
      this.#fail(at, 'svg-encoding', { encoding });
    }
  }

  #readEnd(): void {
    const start = this.#at;
    this.#at += 2;
    const name = this.#match(this.#name);
    this.#match(this.#space);
    if (name === '' || this.#text[this.#at] !== '>') this.#fail(start, 'svg-tag');
    this.#at += 1;
    const open = this.elements[this.#open.pop() ?? -1];
    if (open === undefined) this.#fail(start, 'svg-close', { name });
    if (open.name !== name) this.#fail(start, 'svg-close-other', { name, open: open.name });
  }

  #readElement(): void {
    const start = this.#at;
    this.#at += 1;
    const name = this.#match(this.#name);
    if (name === '') this.#fail(start, 'svg-tag');
    if (this.#open.length === 0 && this.elements.length > 0) this.#fail(start, 'svg-second');
    const { svgElements, svgDepth } = PICTURE_LIMITS;
    if (this.elements.length >= svgElements) {
      this.#fail(start, 'svg-elements', { most: svgElements });
    }
    if (this.#open.length >= svgDepth) this.#fail(start, 'svg-deep', { most: svgDepth });
    const attributes = this.#readAttributes(start);
    const index = this.elements.push({
      name,
      at: start,
      attributes,
      parent: this.#open.at(-1) ?? -1,
    });
    if (this.#text[this.#at] === '/') this.#at += 1;
    else this.#open.push(index - 1);
    if (this.#text[this.#at] !== '>') this.#fail(start, 'svg-tag');
    this.#at += 1;
  }

  /** Reads up to the end of an opening tag. */
  #readAttributes(start: number): XmlAttribute[] {
    const attributes = new Map<string, XmlAttribute>();
    for (;;) {
      const space = this.#match(this.#space);
      const at = this.#at;
      const next = this.#text[at];
      if (next === undefined) this.#fail(start, 'svg-tag');
      if (next === '>' || next === '/') return [...attributes.values()];
      const name = this.#match(this.#name);
      if (name === '' || space === '') this.#fail(at, 'svg-tag');
      const value = this.#readValue(name, at);
      if (attributes.has(name)) this.#fail(at, 'svg-attribute', { name });
      attributes.set(name, { name, value, at });
    }
  }

  #readValue(name: string, at: number): string {
    const equals = this.#match(this.#equals);
    const quote = this.#text[this.#at] ?? '';
    const from = this.#at + 1;
    const end = quote === '"' || quote === "'" ? this.#text.indexOf(quote, from) : -1;
    const raw = this.#text.slice(from, Math.max(from, end));
    if (equals === '' || end < 0 || raw.includes('<')) this.#fail(at, 'svg-attribute', { name });
    this.#at = end + 1;
    return this.#replaceEntities(raw, from);
  }

  /** Moves past what a sticky pattern matches here, and returns it. */
  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? '';
    this.#at += found.length;
    return found;
  }
}

/**
 * Reads the elements of an XML file, up to the first mistake. Stricter than XML: no entities of its
 * own, no processing instructions, and limited in size and depth.
 */
export function readXml(source: Source): XmlFile {
  const reader = new XmlReader(source);
  try {
    reader.read();
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
  }
  return reader;
}
