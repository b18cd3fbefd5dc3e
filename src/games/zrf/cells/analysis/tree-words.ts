import { isMain, isSamePath, START } from '../../analysis/index.ts';
import type { TreePath } from '../../analysis/index.ts';
import type { GameTree, TurnNode } from '../../notation/index.ts';

/** A word of the tree: a move, its number, a comment or a parenthesis. */
export interface TreeWord {
  readonly text: string;
  readonly kind: 'number' | 'move' | 'comment' | 'bracket';
  /** Path of a move. */
  readonly path?: TreePath;
  readonly isMain?: boolean;
  /** True for a word that follows the one before without a blank. */
  readonly isGlued?: boolean;
}

/** Texts for the turns of a tree. */
export interface TreeVoice {
  /** A turn in the reader's notation, with its signs. */
  moveAt(node: TurnNode, path: TreePath): string;
  /** 0 if the first player begins, else 1. */
  readonly firstPly: number;
}

const PART = 'turn:';

/** Part of a screen that goes to a path. */
export function partOfPath(path: TreePath): string {
  return PART + path.join('.');
}

/** Path of a part; undefined for other parts. */
export function pathOfPart(part: string): TreePath | undefined {
  if (!part.startsWith(PART)) return undefined;
  const text = part.slice(PART.length);
  return text === '' ? START : text.split('.').map(Number);
}

/** Collects the words of a tree, the main line first and variations in brackets behind it. */
class WordWriter {
  readonly words: TreeWord[] = [];
  readonly #voice: TreeVoice;
  #isGlued = false;

  constructor(voice: TreeVoice) {
    this.#voice = voice;
  }

  comment(text: string): void {
    if (text !== '') this.#add({ text, kind: 'comment' });
  }

  /** Writes the line that begins with the turn at a path, and the other turns in its place. */
  line(siblings: readonly TurnNode[], first: TreePath): void {
    let [nodes, path, isFresh] = [siblings, first, true];
    for (let node = nodes[path.at(-1) ?? 0]; node !== undefined; node = nodes[0]) {
      isFresh = this.#move(node, path, isFresh);
      // Variations follow the main turn that they replace.
      if (path.at(-1) === 0) isFresh = this.#others(nodes, path) || isFresh;
      nodes = node.next;
      path = [...path, 0];
    }
  }

  #others(nodes: readonly TurnNode[], path: TreePath): boolean {
    for (let at = 1; at < nodes.length; at += 1) {
      this.#add({ text: '(', kind: 'bracket' });
      this.#isGlued = true;
      this.line(nodes, [...path.slice(0, -1), at]);
      this.#isGlued = true;
      this.#add({ text: ')', kind: 'bracket' });
    }
    return nodes.length > 1;
  }

  /** Returns true if the next turn needs its number. */
  #move(node: TurnNode, path: TreePath, isFresh: boolean): boolean {
    this.comment(node.before);
    const ply = path.length - 1 + this.#voice.firstPly;
    const isFirst = ply % 2 === 0;
    if (isFirst || isFresh || node.before !== '') {
      const number = Math.floor(ply / 2) + 1;
      this.#add({ text: isFirst ? `${number}.` : `${number}…`, kind: 'number' });
    }
    const text = this.#voice.moveAt(node, path);
    this.#add({ text, kind: 'move', path, isMain: isMain(path) });
    this.comment(node.after);
    return node.after !== '';
  }

  #add(word: TreeWord): void {
    this.words.push(this.#isGlued ? { ...word, isGlued: true } : word);
    this.#isGlued = false;
  }
}

/** Words of a tree in reading order. */
export function wordsOfTree(tree: GameTree, voice: TreeVoice): readonly TreeWord[] {
  const writer = new WordWriter(voice);
  writer.comment(tree.comment);
  writer.line(tree.next, [0]);
  return writer.words;
}

/** Index of the move at a path; -1 for none. */
export function wordAt(words: readonly TreeWord[], path: TreePath): number {
  return words.findIndex((word) => word.path !== undefined && isSamePath(word.path, path));
}
