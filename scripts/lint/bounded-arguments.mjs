import { isFunction, isShortList, typesOf } from './types.mjs';

const MESSAGE =
  'Arguments are pushed on the stack, which a long list overflows: loop over it, or pass it whole' +
  '(largest, smallest, failed, textOf, [...a, ...b]).';

/** @typedef {Extract<import('./types.mjs').Node, { type: 'CallExpression' }>} CallExpression */

/**
 * Returns the list in `call.apply(self, list)`, `Reflect.apply(call, self, list)` and
 * `Reflect.construct(type, list)`.
 * @param {CallExpression} call @param {import('./types.mjs').Types} types
 */
function appliedList({ callee, arguments: args }, { checker, typeAt }) {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  const { object, property } = callee;
  if (object.type === 'Identifier' && object.name === 'Reflect') {
    if (property.name === 'apply') return args[2];
    return property.name === 'construct' ? args[1] : undefined;
  }
  if (property.name !== 'apply' || object.type === 'Super') return undefined;
  return isFunction(typeAt(object), checker) ? args[1] : undefined;
}

/**
 * Forbids spreading a list of unbounded length into the arguments of a call.
 * @type {import('eslint').Rule.RuleModule}
 */
export const boundedArguments = {
  meta: { type: 'problem', schema: [], messages: { any: MESSAGE } },
  create(context) {
    const types = typesOf(context);
    const { checker, typeAt } = types;
    /** @param {import('./types.mjs').Node} list @param {import('./types.mjs').Node} node */
    const check = (list, node) => {
      if (!isShortList(typeAt(list), checker)) context.report({ node, messageId: 'any' });
    };
    return {
      ':matches(CallExpression, NewExpression) > SpreadElement.arguments': (
        /** @type {Extract<import('./types.mjs').Node, { type: 'SpreadElement' }>} */ node,
      ) => check(node.argument, node),
      CallExpression(node) {
        const list = appliedList(node, types);
        if (list !== undefined && list.type !== 'SpreadElement') check(list, node);
      },
    };
  },
};
