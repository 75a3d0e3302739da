import { parseSync } from 'oxc-parser';

/**
 * A regular expression in a file. `source` is null where it is put together at run time.
 * @typedef {{ file: string, line: number, source: string | null, flags: string, text: string }} Expression
 * @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node
 */

/**
 * @param {unknown} node
 * @param {(node: Node) => void} visit
 */
function walk(node, visit) {
  if (Array.isArray(node)) for (const each of node) walk(each, visit);
  else if (node !== null && typeof node === 'object') {
    if ('type' in node) visit(/** @type {Node} */ (node));
    for (const value of Object.values(node)) if (typeof value === 'object') walk(value, visit);
  }
}

/**
 * Returns the text of a statically known string: literals, and templates and constants made of them.
 * @param {Node | undefined | null} node
 * @param {ReadonlyMap<string, Node>} constants
 * @returns {string | null}
 */
function textOf(node, constants) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : null;
    case 'Identifier': {
      const value = constants.get(node.name);
      return value ? textOf(value, constants) : null;
    }
    case 'TemplateLiteral': {
      let text = '';
      for (const [index, quasi] of node.quasis.entries()) {
        text += quasi.value.cooked;
        if (index === node.expressions.length) break;
        const part = textOf(node.expressions[index], constants);
        if (part === null) return null;
        text += part;
      }
      return text;
    }
    default:
      return null;
  }
}

/**
 * Returns every regular expression in a file: literals and calls of `RegExp`.
 * @param {string} file for the report
 * @param {string} code
 * @returns {Expression[]}
 */
export function readExpressions(file, code) {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  /** @type {Map<string, Node>} */
  const constants = new Map();
  /** @type {Expression[]} */
  const expressions = [];
  walk(program, (node) => {
    if (node.type === 'VariableDeclaration' && node.kind === 'const')
      for (const { id, init } of node.declarations)
        if (id.type === 'Identifier' && init) constants.set(id.name, init);
  });
  walk(program, (node) => {
    const place = () => ({
      file,
      line: code.slice(0, node.start).split('\n').length,
      text: code.slice(node.start, node.end),
    });
    if (node.type === 'Literal' && node.regex)
      expressions.push({ ...place(), source: node.regex.pattern, flags: node.regex.flags });
    const isCall = node.type === 'NewExpression' || node.type === 'CallExpression';
    if (!isCall || node.callee.name !== 'RegExp' || node.arguments[0]?.regex) return;
    const [source, flags] = node.arguments.map((/** @type {Node} */ each) => textOf(each, constants));
    expressions.push({ ...place(), source: source ?? null, flags: flags ?? '' });
  });
  return expressions;
}
