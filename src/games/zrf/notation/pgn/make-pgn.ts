import type { GameTree, TurnNode } from '../record/tree.ts';

/** Tags every game has (PGN standard, 8.1.1), in their order, with their values if unknown. */
const ROSTER: readonly (readonly [string, string])[] = [
  ['Event', '?'],
  ['Site', '?'],
  ['Date', '????.??.??'],
  ['Round', '?'],
  ['White', '?'],
  ['Black', '?'],
  ['Result', '*'],
];
/** Tags that describe the starting position. */
const POSITION_TAGS = new Set(['SetUp', 'FEN']);
/** Longest line of moves (PGN standard, 4.3). */
const LINE = 79;

function tagLine(name: string, value: string): string {
  return `[${name} "${value.replace(/[\r\n]+/g, ' ').replace(/["\\]/g, '\\$&')}"]`;
}

/** A comment cannot contain the brace that ends it. */
function commentText(comment: string): string[] {
  return comment === '' ? [] : `{ ${comment.replaceAll('}', ')')} }`.split(' ');
}

/** A line waiting to be written: a node, or the end of a variation. */
type Waiting =
  { readonly node: TurnNode; readonly others: readonly TurnNode[]; readonly ply: number } | 'end';

/** Writes moves as words, with lines waiting on a stack. */
class MoveWriter {
  readonly words: string[] = [];
  /** True if the next move needs its number, although Black plays it. */
  #isFresh = true;

  write(comment: string, next: readonly TurnNode[], firstPly: number): void {
    this.#add(commentText(comment));
    const stack: Waiting[] = [];
    const push = ([node, ...others]: readonly TurnNode[], ply: number) => {
      if (node !== undefined) stack.push({ node, others, ply });
    };
    push(next, firstPly);
    for (let one = stack.pop(); one !== undefined; one = stack.pop()) {
      if (one === 'end') {
        this.words.push(')');
        this.#isFresh = true;
        continue;
      }
      const { node, others, ply } = one;
      this.#move(node, ply);
      push(node.next, ply + 1);
      for (const other of [...others].reverse()) {
        stack.push('end', { node: other, others: [], ply });
        stack.push({ node: OPENING, others: [], ply });
      }
    }
  }

  #add(words: readonly string[]): void {
    for (const word of words) this.words.push(word);
  }

  #move(node: TurnNode, ply: number): void {
    if (node === OPENING) {
      this.words.push('(');
      this.#isFresh = true;
      return;
    }
    const { text, nags, before, after } = node;
    const opening = commentText(before);
    this.#add(opening);
    const isFirst = ply % 2 === 0;
    if (isFirst) this.words.push(`${ply / 2 + 1}.`);
    else if (this.#isFresh || opening.length > 0) this.words.push(`${(ply - 1) / 2 + 1}...`);
    this.words.push(text.replaceAll(' ', ''));
    this.#add(nags.map((nag) => `$${nag}`));
    const comment = commentText(after);
    this.#add(comment);
    this.#isFresh = comment.length > 0;
  }
}

/** Marks the opening of a variation on the stack. */
const OPENING: TurnNode = { actions: [], text: '(', nags: [], before: '', after: '', next: [] };

/** Joins words to lines; parentheses stick to the words inside. */
function wrapped(words: readonly string[]): string {
  const glued: string[] = [];
  let open = '';
  for (const word of words) {
    if (word === '(') open += word;
    else if (word === ')' && glued.length > 0) glued.push(`${glued.pop() ?? ''})`);
    else {
      glued.push(open + word);
      open = '';
    }
  }
  const lines: string[] = [];
  let line = '';
  for (const word of glued) {
    if (line !== '' && line.length + 1 + word.length > LINE) {
      lines.push(line);
      line = word;
    } else line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
}

/** Number of turns played before the first: 0 if the first player begins. */
export interface PgnOptions {
  readonly firstPly: number;
  /** Position as FEN, for games with a start of their own. */
  readonly fen?: string | undefined;
}

/** A game with its variations as PGN (export format), ending with a line break. */
export function makePgn(tree: GameTree, { firstPly, fen }: PgnOptions): string {
  const tags = new Map<string, string>(ROSTER);
  for (const [name, value] of tree.tags) {
    if (!POSITION_TAGS.has(name)) tags.set(name, value);
  }
  tags.set('Result', tree.result);
  if (fen !== undefined) {
    tags.set('SetUp', '1');
    tags.set('FEN', fen);
  }
  const writer = new MoveWriter();
  writer.write(tree.comment, tree.next, firstPly);
  writer.words.push(tree.result);
  const lines = [...tags].map(([name, value]) => tagLine(name, value));
  return `${lines.join('\n')}\n\n${wrapped(writer.words)}\n`;
}
