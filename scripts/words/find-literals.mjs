import { parseSync } from 'oxc-parser';

/**
 * @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node
 */

/** Properties and attributes whose values people read, even a single word. */
const shownNames = new Set([
  'alt',
  'aria-label',
  'description',
  'hint',
  'label',
  'placeholder',
  'text',
  'title',
]);

/** Properties and attributes whose values are code. */
const codeNames = new Set(['className', 'class', 'd', 'sizes', 'style', 'viewBox', 'key', 'rel', 'id']);

/** Names, which are the same in every language. */
const names = new Set(['Octavo', 'Google', 'GitHub', 'Folio', 'Quarto', 'Sheet']);

/** Whether a text is a name in the code, or a placeholder: 'openJobs', '%template_title%'. @param {string} text */
const isIdentifier = (text) => /^(?:[a-z]+[A-Z]\w*|%\w+%)$/.test(text);

/** @param {string} text */
const hasWords = (text) => /\p{L}{2}/u.test(text) && !names.has(text.trim()) && !isIdentifier(text);

/** Whether a text reads like a sentence or a label of several words. @param {string} text */
const isSentence = (text) => /^\s*\p{Lu}[\p{L}'’]*[,:]? [\p{L}\d'’“‘]/u.test(text);

/** @param {Node} node */
const nameOf = (node) => node.name?.name ?? node.key?.name ?? node.key?.value;

/** @param {Node} node a call whose text is for developers */
const isForDevelopers = (node) =>
  (node.type === 'NewExpression' && /Error$/.test(node.callee?.name ?? '')) ||
  (node.type === 'CallExpression' && node.callee?.object?.name === 'console') ||
  /^(?:Import|Export(?:All|Named))Declaration$/.test(node.type) ||
  /^TS/.test(node.type);

/**
 * Returns the texts of a file that belong into the catalog, and lists that are joined as in English, with their lines.
 * @param {string} file
 * @param {string} code
 * @returns {{ line: number, text: string }[]}
 */
export function findLiterals(file, code) {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  /** @type {{ line: number, text: string }[]} */
  const found = [];
  const add = (/** @type {Node} */ node, /** @type {string} */ text) =>
    found.push({
      line: code.slice(0, node.start).split('\n').length,
      text: text.trim().replace(/\s+/g, ' '),
    });

  /**
   * @param {unknown} node
   * @param {boolean} isShown whether a single word is read by people here
   */
  const walk = (node, isShown) => {
    if (Array.isArray(node)) {
      for (const each of node) walk(each, isShown);
      return;
    }
    if (node === null || typeof node !== 'object' || !('type' in node)) return;
    const it = /** @type {Node} */ (node);
    if (isForDevelopers(it)) {
      // A type can hold no text, but a value with a type can.
      if ('expression' in it) walk(it.expression, isShown);
      if (it.type === 'ExportNamedDeclaration') walk(it.declaration, isShown);
      return;
    }
    if (it.type === 'JSXText') {
      if (hasWords(it.value)) add(it, it.value);
      return;
    }
    if (it.type === 'Literal' && typeof it.value === 'string') {
      if (isSentence(it.value) || (isShown && hasWords(it.value))) add(it, it.value);
      return;
    }
    const isJoined = it.type === 'CallExpression' && it.callee.property?.name === 'join';
    if (isJoined && /^(?:[,،] | \p{L}+ )$/u.test(it.arguments[0]?.value))
      add(it, `${code.slice(it.start, it.end).slice(-60)} (join it with inAList)`);
    if (it.type === 'TemplateLiteral') {
      const text = it.quasis.map((/** @type {Node} */ quasi) => quasi.value.cooked).join('…');
      if (isSentence(text) || (isShown && hasWords(text.replaceAll('…', '')))) add(it, text);
    }
    if (it.type === 'JSXAttribute' || it.type === 'Property') {
      const name = nameOf(it);
      if (codeNames.has(name)) return;
      walk(it.value, shownNames.has(name));
      return;
    }
    // A word that is a condition or an argument is code: label={kind === 'pro' ? …}.
    const passes = [
      'JSXExpressionContainer',
      'ConditionalExpression',
      'LogicalExpression',
      'ParenthesizedExpression',
    ];
    for (const [key, value] of Object.entries(it)) {
      const isCode = !passes.includes(it.type) || key === 'test';
      walk(value, isShown && !isCode);
    }
  };
  walk(program.body, false);
  return found;
}
