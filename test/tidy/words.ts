import ts from 'typescript';
import { isBelowShells } from './places.ts';
import { nodesOf, violationAt } from './source.ts';
import type { Violation } from './source.ts';

/** Functions whose last bit differs between engines, which would change the hash of a game. */
const INEXACT_MATHS = new Set(
  (
    'pow sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh ' +
    'exp expm1 log log1p log2 log10 cbrt hypot'
  ).split(' '),
);

const CLOCK = 'the result must not depend on the time: let the shell pass it in';
const CODE = 'no code from text: write a parser';

/** Names forbidden below the shells, with the remedy. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['Date', CLOCK],
  ['performance', CLOCK],
  ['eval', CODE],
  ['Function', CODE],
]);

/** Methods that depend on the machine's locale. */
const LOCALE_METHODS = new Set([
  'localeCompare',
  'toLocaleString',
  'toLocaleDateString',
  'toLocaleTimeString',
  'toLocaleLowerCase',
  'toLocaleUpperCase',
]);

/** Names that would make games differ between machines; shells may use them. */
export function wordViolations(file: ts.SourceFile): Violation[] {
  if (!isBelowShells(file.fileName)) return [];
  const isTranslationCode = file.fileName.startsWith('src/i18n/');
  return [...nodesOf(file)].flatMap((node) => {
    const message = wordRefusal(node) ?? (isTranslationCode ? undefined : localeRefusal(node));
    return message === undefined ? [] : [violationAt(file, node.getStart(file), message)];
  });
}

function wordRefusal(node: ts.Node): string | undefined {
  if (isPower(node)) return '** differs between engines: multiply, or shift';
  if (!isName(node)) return undefined;
  if (node.text === 'Math') return mathsRefusal(node);
  const remedy = NAMES.get(node.text);
  return remedy === undefined ? undefined : `${node.text}: ${remedy}`;
}

function mathsRefusal(node: ts.Identifier): string | undefined {
  const member = memberOf(node);
  if (member === undefined) return 'Math: name its member, as in Math.floor, so that it is checked';
  if (member === 'random') return 'Math.random: draw from a stream of src/core/random.ts';
  if (!INEXACT_MATHS.has(member)) return undefined;
  return `Math.${member} differs between engines: use integers or a table`;
}

function localeRefusal(node: ts.Node): string | undefined {
  if (!ts.isIdentifier(node)) return undefined;
  if (LOCALE_METHODS.has(node.text)) {
    return `${node.text} depends on the language: compare by <, and leave formatting to src/i18n`;
  }
  if (node.text !== 'Intl' || !isName(node) || memberOf(node) === 'Segmenter') return undefined;
  return 'Intl depends on the language: leave formatting to src/i18n';
}

/** Member accessed on an object, if it can be seen directly. */
function memberOf(object: ts.Identifier): string | undefined {
  const qualified = isGlobalMember(object) ? object.parent : object;
  const { parent } = qualified;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === qualified)
    return parent.name.text;
  if (ts.isQualifiedName(parent) && parent.left === qualified) return parent.right.text;
  if (!ts.isElementAccessExpression(parent) || parent.expression !== qualified) return undefined;
  const { argumentExpression: key } = parent;
  return ts.isStringLiteralLike(key) ? key.text : undefined;
}

/** True if an identifier is a variable or type, rather than a member or key. */
function isName(node: ts.Node): node is ts.Identifier {
  if (!ts.isIdentifier(node)) return false;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name !== node || isGlobalMember(node);
  if (ts.isQualifiedName(parent)) return parent.left === node;
  const isKey =
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isMethodSignature(parent);
  return !(isKey && parent.name === node);
}

function isGlobalMember(node: ts.Identifier): boolean {
  const { parent } = node;
  if (!ts.isPropertyAccessExpression(parent) || parent.name !== node) return false;
  return ts.isIdentifier(parent.expression) && parent.expression.text === 'globalThis';
}

function isPower(node: ts.Node): boolean {
  return (
    node.kind === ts.SyntaxKind.AsteriskAsteriskToken ||
    node.kind === ts.SyntaxKind.AsteriskAsteriskEqualsToken
  );
}
