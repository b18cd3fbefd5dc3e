import {
  headOf,
  integerOf,
  isAtom,
  isList,
  isQuoted,
  restOf,
  showNode,
  showWord,
} from '../check/nodes.ts';
import { complainExpected, declare, hasName, indexOf, intern } from '../check/names.ts';
import { complain, complainUnknown, doubt } from '../check/report.ts';
import { MEANING_LIMITS } from '../problems/limits.ts';
import type { Atom, List, Node } from '../syntax/node.ts';
import type { PieceType } from '../model/index.ts';
import { moveTypeIn, readBlocks } from './blocks.ts';
import type { Scope } from './scope/scope.ts';
import { filePath, pathsOf, textOf } from './scope/texts.ts';

const PARTS = [
  'name',
  'help',
  'description',
  'notation',
  'image',
  'attribute',
  'moves',
  'drops',
  'dummy',
  'open',
] as const;
type Part = (typeof PARTS)[number];

/** A piece with its name declared, and its parts by keyword. */
interface PieceForm {
  readonly name: string;
  readonly section: List;
  readonly parts: Readonly<Record<Part, readonly List[]>>;
}

function partsOf(section: List, scope: Scope): PieceForm['parts'] {
  const parts = Object.fromEntries(PARTS.map((part) => [part, [] as List[]])) as Record<
    Part,
    List[]
  >;
  for (const node of restOf(section)) {
    const head = headOf(node);
    const part = PARTS.find((candidate) => candidate === head);
    if (!isList(node) || head === undefined) complainExpected(scope.report, node, 'part-of-piece');
    else if (part === undefined) {
      complainUnknown(scope.report, node.at, 'part-of-piece', showWord(node), PARTS);
    } else parts[part].push(node);
  }
  return parts;
}

function declarePiece(section: List, scope: Scope): PieceForm | undefined {
  const parts = partsOf(section, scope);
  const [named] = parts.name;
  const name = named?.items[1];
  if (named?.items.length !== 2 || name === undefined || name.kind === 'list' || name.text === '') {
    const at = (named ?? section).at;
    complain(scope.report, at, 'zrf-form', { keyword: 'piece', form: '(piece (name N) ...)' });
    return undefined;
  }
  if (declare(scope.pieces, name.text, name.at, scope.report) < 0) return undefined;
  return { name: name.text, section, parts };
}

interface AttributeForm {
  readonly name: Atom;
  readonly value: Node;
}

function attributesOf({ parts }: PieceForm, scope: Scope): AttributeForm[] {
  return parts.attribute.flatMap((form) => {
    const [name, value, ...more] = restOf(form);
    if (isAtom(name) && value !== undefined && more.length === 0) return [{ name, value }];
    const args = { keyword: 'attribute', form: '(attribute name true|false)' };
    complain(scope.report, form.at, 'zrf-form', args);
    return [];
  });
}

function numberIn(value: Node, { dialect }: Scope): number | undefined {
  return dialect === 'dagaz' ? integerOf(value, MEANING_LIMITS.pixels) : undefined;
}

/** Word value of an attribute in the later dialect: `(attribute kind 'corner')`. */
function wordIn(value: Node): string | undefined {
  return isAtom(value) ? /^'(.*)'$/.exec(value.text)?.[1] : undefined;
}

/**
 * Numbers the attributes of all pieces before any block is read. Attributes with word values do not
 * affect play.
 */
function declareAttributes(form: PieceForm, scope: Scope): void {
  const { report, attributes, values } = scope;
  for (const { name, value } of attributesOf(form, scope)) {
    if (wordIn(value) !== undefined) continue;
    const isNumber = numberIn(value, scope) !== undefined;
    const word = name.text;
    if (hasName(isNumber ? attributes : values, word)) {
      complain(report, name.at, 'zrf-attribute-kind', { word });
    } else intern(isNumber ? values : attributes, word, name.at, report);
    const isTruth = isAtom(value) && (value.text === 'true' || value.text === 'false');
    if (!isNumber && !isTruth) {
      complain(report, value.at, 'zrf-attribute-value', { word, found: showNode(value) });
    }
  }
}

function declareMoveTypes({ parts }: PieceForm, scope: Scope): void {
  for (const node of [...parts.moves, ...parts.drops].flatMap(restOf)) {
    const named = moveTypeIn(node);
    if (isAtom(named)) intern(scope.moveTypes, named.text, named.at, scope.report);
  }
}

/**
 * Declares every piece, attribute and move type in advance, because blocks can refer to later ones.
 */
export function declarePieces(sections: readonly List[], scope: Scope): PieceForm[] {
  const forms = sections.flatMap((section) => declarePiece(section, scope) ?? []);
  for (const form of forms) {
    declareAttributes(form, scope);
    declareMoveTypes(form, scope);
  }
  return forms;
}

function lastText({ parts }: PieceForm, part: 'help' | 'description' | 'notation', scope: Scope) {
  const form = parts[part].at(-1);
  return form && textOf(form, part, scope.report);
}

/** Description of a piece, followed by its word attributes, one per line. */
function descriptionOf(form: PieceForm, scope: Scope): string {
  const words = form.parts.attribute.flatMap((part) => {
    const [name, value] = restOf(part);
    const word = value === undefined ? undefined : wordIn(value);
    return isAtom(name) && word !== undefined ? [`${name.text}: ${word}`] : [];
  });
  const text = lastText(form, 'description', scope) ?? '';
  return [...(text === '' ? [] : [text]), ...words].join('\n');
}

/** Image files by player, the first of each for the first piece set. */
function imagesOf({ parts }: PieceForm, { players, report }: Scope): string[][] {
  const images = players.list.map((): string[] => []);
  for (const form of parts.image) {
    let own: string[] | undefined;
    for (const node of restOf(form)) {
      if (isQuoted(node) && own !== undefined) own.push(filePath(node.text));
      else if (!isAtom(node)) complainExpected(report, node, 'player');
      else {
        own = images[indexOf(players, node.text)] ?? [];
        if (!hasName(players, node.text)) {
          doubt(report, node.at, 'zrf-player-passed', { word: showNode(node) });
        }
      }
    }
  }
  return images;
}

/** Bit masks of the attributes and of those initially set, and the numeric values. */
function attributeState(form: PieceForm, scope: Scope) {
  let attributes = 0;
  let attributesSet = 0;
  const order = new Set<number>();
  const values = scope.values.list.map(() => 0);
  for (const part of form.parts.attribute) {
    const [name, value] = restOf(part);
    if (!isAtom(name) || value === undefined || wordIn(value) !== undefined) continue;
    const number = numberIn(value, scope);
    const bit = 1 << Math.max(0, indexOf(scope.attributes, name.text));
    if (number !== undefined) values[indexOf(scope.values, name.text)] = number;
    else {
      attributes |= bit;
      order.add(indexOf(scope.attributes, name.text));
      attributesSet =
        isAtom(value) && value.text === 'true' ? attributesSet | bit : attributesSet & ~bit;
    }
  }
  const attributeOrder = [...order].filter((attribute) => attribute >= 0);
  return { attributes, attributesSet, attributeOrder, values };
}

function lowerPiece(form: PieceForm, scope: Scope): PieceType {
  const { name, section, parts } = form;
  const [opens = ''] = parts.open.flatMap((part) => pathsOf(part, 'open', scope.report));
  return {
    name,
    notation: lastText(form, 'notation', scope) ?? name,
    help: lastText(form, 'help', scope) ?? '',
    description: descriptionOf(form, scope),
    images: imagesOf(form, scope),
    ...attributeState(form, scope),
    isDummy: parts.dummy.length > 0,
    opens,
    moves: readBlocks(parts.moves.flatMap(restOf), false, scope),
    drops: readBlocks(parts.drops.flatMap(restOf), true, scope),
    at: section.at,
  };
}

function checkFlags(scope: Scope): void {
  for (const { names, set, asked } of [scope.flags, scope.positionFlags]) {
    for (const [flag, at] of asked) {
      if (flag < 0 || set.has(flag)) continue;
      const word = names.list[flag] ?? '';
      doubt(scope.report, at, 'zrf-flag-unset', { what: names.what, word });
    }
  }
}

/** Piece types in order of declaration. */
export function lowerPieces(forms: readonly PieceForm[], scope: Scope): PieceType[] {
  const pieces = forms.map((form) => lowerPiece(form, scope));
  checkFlags(scope);
  return pieces;
}
