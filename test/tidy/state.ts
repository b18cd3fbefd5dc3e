import ts from 'typescript';
import { isBelowShells } from './places.ts';
import { nodesOf, violationAt } from './source.ts';
import type { Violation } from './source.ts';

const REMEDY =
  'two matches in one process would share it: store it in a value that its caller owns';

/** Methods that mutate maps, sets, lists and typed arrays. */
const CHANGERS = new Set(
  (
    'set add delete clear push pop shift unshift splice sort reverse fill copyWithin ' +
    'setInt8 setUint8 setInt16 setUint16 setInt32 setUint32'
  ).split(' '),
);

/** Functions of `Object`, `Reflect` and `Array` that mutate their first argument. */
const CHANGING_FUNCTIONS =
  /^(?:Object\.(?:assign|definePropert(?:y|ies)|setPrototypeOf)|Reflect\.set)$/;

/**
 * Module-level variables below the shells, and module-level values mutated by a function of their
 * file. A value filled only while the module loads is a table, and is allowed. Weak maps are
 * allowed too: they cache data derived from an immutable value for its lifetime.
 */
export function stateViolations(file: ts.SourceFile): Violation[] {
  if (!isBelowShells(file.fileName) || file.isDeclarationFile) return [];
  return [...variableViolations(file), ...changeViolations(file), ...staticViolations(file)];
}

function variableViolations(file: ts.SourceFile): Violation[] {
  return topDeclarations(file)
    .filter((list) => (list.flags & ts.NodeFlags.Const) === 0)
    .map((list) => {
      const names = list.declarations.map(({ name }) => name.getText(file)).join(', ');
      return violationAt(file, list.getStart(file), `module-level variable ${names}: ${REMEDY}`);
    });
}

function topDeclarations(file: ts.SourceFile): ts.VariableDeclarationList[] {
  return file.statements.flatMap((node) =>
    ts.isVariableStatement(node) && !isAmbient(node) ? [node.declarationList] : [],
  );
}

function isAmbient(node: ts.VariableStatement): boolean {
  return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword) ?? false;
}

/** One violation per module-level constant, at its first mutation in a function. */
function changeViolations(file: ts.SourceFile): Violation[] {
  const declarations = topDeclarations(file).flatMap((list) => [...list.declarations]);
  const constants = new Set(
    declarations.filter((one) => !isWeak(one.initializer)).flatMap(({ name }) => namesIn(name)),
  );
  const found = new Map<string, Violation>();
  for (const node of nodesOf(file)) {
    const name = changedName(node);
    if (name === undefined || !constants.has(name.text) || found.has(name.text)) continue;
    if (!isLater(name) || isShadowed(name)) continue;
    const message = `module-level ${name.text} is changed in a function: ${REMEDY}`;
    found.set(name.text, violationAt(file, name.getStart(file), message));
  }
  return [...found.values()];
}

function isWeak(value: ts.Expression | undefined): boolean {
  return (
    value !== undefined &&
    ts.isNewExpression(value) &&
    value.expression.getText().startsWith('Weak')
  );
}

/** Variable whose value this node mutates, if it can be seen directly. */
function changedName(node: ts.Node): ts.Identifier | undefined {
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind))
    return ownerOf(node.left);
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
    const counts =
      node.operator === ts.SyntaxKind.PlusPlusToken ||
      node.operator === ts.SyntaxKind.MinusMinusToken;
    return counts ? ownerOf(node.operand) : undefined;
  }
  if (ts.isDeleteExpression(node)) return ownerOf(node.expression);
  return ts.isCallExpression(node) ? changedByCall(node) : undefined;
}

function changedByCall({ expression, arguments: [first] }: ts.CallExpression) {
  if (!ts.isPropertyAccessExpression(expression)) return undefined;
  if (CHANGING_FUNCTIONS.test(expression.getText())) return first && rootOf(first);
  return CHANGERS.has(expression.name.text) ? rootOf(expression.expression) : undefined;
}

function isAssignment(kind: ts.SyntaxKind): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

/** `a` for the target `a.b[c]`. Assigning to a plain `a` does not mutate a value. */
function ownerOf(target: ts.Expression): ts.Identifier | undefined {
  return ts.isIdentifier(target) ? undefined : rootOf(target);
}

/** Returns `a` for `a`, `a.b` and `a[b].c`. */
function rootOf(node: ts.Expression): ts.Identifier | undefined {
  if (ts.isIdentifier(node)) return node;
  const isMember =
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node);
  return isMember ? rootOf(node.expression) : undefined;
}

/** True if code is inside a function and therefore apparently runs after loading. */
function isLater(node: ts.Node): boolean {
  return ancestorsOf(node).some((ancestor) => ts.isFunctionLike(ancestor));
}

function isShadowed(name: ts.Identifier): boolean {
  return ancestorsOf(name).some((ancestor) => declaredIn(ancestor).includes(name.text));
}

function ancestorsOf(node: ts.Node): ts.Node[] {
  const { parent } = node;
  return ts.isSourceFile(parent) ? [] : [parent, ...ancestorsOf(parent)];
}

/** Names declared by a function, block or loop for its body. */
function declaredIn(node: ts.Node): string[] {
  if (ts.isFunctionLike(node)) return node.parameters.flatMap(({ name }) => namesIn(name));
  if (ts.isCatchClause(node))
    return node.variableDeclaration ? namesIn(node.variableDeclaration.name) : [];
  if (ts.isForStatement(node) || ts.isForOfStatement(node) || ts.isForInStatement(node)) {
    const { initializer } = node;
    return initializer && ts.isVariableDeclarationList(initializer) ? namesOf(initializer) : [];
  }
  const isList = ts.isBlock(node) || ts.isCaseClause(node) || ts.isDefaultClause(node);
  if (!isList) return [];
  return node.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) ? namesOf(statement.declarationList) : [],
  );
}

function namesOf(list: ts.VariableDeclarationList): string[] {
  return list.declarations.flatMap(({ name }) => namesIn(name));
}

function namesIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? namesIn(element.name) : [],
  );
}

function staticViolations(file: ts.SourceFile): Violation[] {
  return [...nodesOf(file)].flatMap((node) => {
    if (!ts.isPropertyDeclaration(node)) return [];
    const kinds = node.modifiers?.map(({ kind }) => kind) ?? [];
    if (!kinds.includes(ts.SyntaxKind.StaticKeyword)) return [];
    if (kinds.includes(ts.SyntaxKind.ReadonlyKeyword)) return [];
    const message = `static variable ${node.name.getText(file)}: ${REMEDY}`;
    return [violationAt(file, node.getStart(file), message)];
  });
}
