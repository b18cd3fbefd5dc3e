import { isAnyText, typesOf } from './types.mjs';

const MESSAGE =
  'Every object has names that it inherits, such as `constructor` and `__proto__`: ' +
  'read with own(record, name) of the core, write with a Map or Object.fromEntries.';

/** @typedef {{ readonly type: string, readonly expression?: unknown }} Said */

/**
 * Refuses to look up a name that may be any text in an object; a name that is only said to be one
 * of a few (`name as Kind`) is any text, too.
 * @type {import('eslint').Rule.RuleModule}
 */
export const ownNames = {
  meta: { type: 'problem', schema: [], messages: { any: MESSAGE } },
  create(context) {
    const { checker, typeAt } = typesOf(context);
    /** @param {import('./types.mjs').Node} name */
    const isAny = (name) => {
      let said = /** @type {Said} */ (name);
      while (said.type === 'TSAsExpression' || said.type === 'TSNonNullExpression') {
        said = /** @type {Said} */ (said.expression);
      }
      return isAnyText(typeAt(/** @type {import('./types.mjs').Node} */ (said)), checker);
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
