import ts from 'typescript';

/**
 * @typedef {NonNullable<Parameters<import('eslint').SourceCode['getText']>[0]>} Node
 * @typedef {{ typeAt: (node: Node) => ts.Type, checker: ts.TypeChecker }} Types
 * @typedef {{ program: ts.Program, getTypeAtLocation: (node: Node) => ts.Type }} Services
 */

/**
 * Type information for the file being linted.
 * @param {import('eslint').Rule.RuleContext} context
 * @returns {Types}
 */
export function typesOf(context) {
  const services = /** @type {Services} */ (context.sourceCode.parserServices);
  const checker = services.program.getTypeChecker();
  return { checker, typeAt: (node) => services.getTypeAtLocation(node) };
}

/**
 * Members of a union, or the type itself. A type parameter is replaced by its constraint.
 * @param {ts.Type} type @param {ts.TypeChecker} checker @returns {readonly ts.Type[]}
 */
function membersOf(type, checker) {
  const resolvedType = checker.getBaseConstraintOfType(type) ?? type;
  return resolvedType.isUnion() ? resolvedType.types : [resolvedType];
}

/**
 * True for a list whose length is part of its type.
 * @param {ts.Type} type @param {ts.TypeChecker} checker
 */
export function isShortList(type, checker) {
  return membersOf(type, checker).every((one) => {
    if (!checker.isTupleType(one)) return false;
    const { combinedFlags } = /** @type {ts.TupleTypeReference} */ (one).target;
    return (combinedFlags & ts.ElementFlags.Variable) === 0;
  });
}

/**
 * True for an arbitrary string, or an arbitrary string matching a template.
 * @param {ts.Type} type @param {ts.TypeChecker} checker
 */
export function isAnyText(type, checker) {
  const flags = ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral | ts.TypeFlags.StringMapping;
  return membersOf(type, checker).some((one) => (one.flags & flags) !== 0);
}

/** @param {ts.Type} type @param {ts.TypeChecker} checker */
export function isFunction(type, checker) {
  return checker.getSignaturesOfType(type, ts.SignatureKind.Call).length > 0;
}
