import { isAnyText, typesOf } from './types.mjs';

const MESSAGE =
  'Every object inherits names such as `constructor` and `__proto__`:' +
  'read with own(record, name) from the core, write with a Map or Object.fromEntries.';

/** @typedef {{ readonly type: string, readonly expression?: unknown }} Said */

/**
 * Forbids looking up an arbitrary string as a property name. A cast to a union of names (`name as
 * Kind`) still counts as an arbitrary string.
 * @type {import('eslint').Rule.RuleModule}
 */
export const ownNames = {
  meta: { type: 'problem', schema: [], messages: { any: MESSAGE } },
  create(context) {
    const { checker, typeAt } = typesOf(context);
    /** @param {import('./types.mjs').Node} name */
    const isAny = (name) => {
      let inner = /** @type {Said} */ (name);
      while (inner.type === 'TSAsExpression' || inner.type === 'TSNonNullExpression') {
        inner = /** @type {Said} */ (inner.expression);
      }
      return isAnyText(typeAt(/** @type {import('./types.mjs').Node} */ (inner)), checker);
    };
    return {
      'MemberExpression[computed=true]': (
        /** @type {Extract<import('./types.mjs').Node, { type: 'MemberExpression' }>} */ node,
      ) => {
        if (isAny(node.property)) context.report({ node, messageId: 'any' });
      },
      "BinaryExpression[operator='in']": (
        /** @type {Extract<import('./types.mjs').Node, { type: 'BinaryExpression' }>} */ node,
      ) => {
        if (isAny(node.left)) context.report({ node, messageId: 'any' });
      },
      'ObjectPattern > Property[computed=true]': (
        /** @type {Extract<import('./types.mjs').Node, { type: 'Property' }>} */ node,
      ) => {
        if (isAny(node.key)) context.report({ node, messageId: 'any' });
      },
    };
  },
};
