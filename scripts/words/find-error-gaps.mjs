import { parseSync } from 'oxc-parser';

/** @typedef {import('./find-literals.mjs').Node} Node */

/** Errors whose second argument people read. */
const told = new Set(['AppError', 'RenderError', 'ReadingFault']);

/** @param {Node | undefined} node @returns {boolean} whether it is a text, or a choice with one */
const isText = (node) => {
  if (node?.type === 'ConditionalExpression') return isText(node.consequent) || isText(node.alternate);
  if (node?.type === 'LogicalExpression') return isText(node.left) || isText(node.right);
  return node?.type === 'TemplateLiteral' || (node?.type === 'Literal' && typeof node.value === 'string');
};

/**
 * Returns a line per error of a file that has an English text instead of a message of the catalog, and per reason
 * that has no message.
 * @param {string} file
 * @param {string} code
 * @param {Record<string, unknown>} messages of the area 'errors'
 * @returns {string[]}
 */
export function findErrorGaps(file, code, messages) {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  /** @type {string[]} */
  const found = [];
  const at = (/** @type {Node} */ node) => `${file}:${code.slice(0, node.start).split('\n').length}`;
  const walk = (/** @type {unknown} */ node) => {
    if (Array.isArray(node)) {
      for (const each of node) walk(each);
      return;
    }
    if (node === null || typeof node !== 'object' || !('type' in node)) return;
    const it = /** @type {Node} */ (node);
    if (it.type === 'NewExpression' && told.has(it.callee?.name) && isText(it.arguments[1]))
      found.push(`${at(it)} has an error without a message in the catalog`);
    if (it.type === 'CallExpression' && ['told', 'notFound'].includes(it.callee?.name)) {
      const [reason] = it.arguments;
      if (typeof reason?.value === 'string' && !Object.hasOwn(messages, reason.value))
        found.push(`${at(it)} tells '${reason.value}', which has no message`);
    }
    for (const value of Object.values(it)) walk(value);
  };
  walk(program.body);
  return found;
}

/**
 * Returns a line per error code that has no message for errors without a reason.
 * @param {readonly string[]} codes
 * @param {Record<string, unknown>} messages of the area 'errors'
 */
export function findCodeGaps(codes, messages) {
  return codes
    .filter((code) => !Object.hasOwn(messages, `code_${code}`))
    .map((code) => `the error code '${code}' has no message errors.code_${code}`);
}
