import { posix } from 'node:path';
import { parseSync } from 'vite';

/** @typedef {import('./rules.mjs').Import} Import */

/**
 * Finds imports that are missing in the module record: `import('…')` in code and in types.
 * @param {unknown} node of the syntax tree
 * @param {(specifier: string, start: number, isTypeOnly: boolean) => void} report
 */
function visitInlineImports(node, report) {
  if (Array.isArray(node)) {
    for (const each of node) visitInlineImports(each, report);
  } else if (node !== null && typeof node === 'object') {
    const { type, source, start } =
      /** @type {{ type?: string, source?: { value?: unknown }, start?: number }} */ (node);
    if ((type === 'ImportExpression' || type === 'TSImportType') && typeof source?.value === 'string') {
      report(source.value, start ?? 0, type === 'TSImportType');
    }
    for (const each of Object.values(node)) visitInlineImports(each, report);
  }
}

/**
 * Returns all imports and re-exports of a TypeScript or JavaScript file.
 * @param {string} path relative to the project's folder, with forward slashes
 * @param {string} text
 * @returns {Import[]}
 * @throws {Error} naming the file, where it isn't a valid TypeScript
 */
export function readImports(path, text) {
  const { program, module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} could not be read: ${errors[0]?.message}`);

  /** @type {Import[]} */
  const imports = [];
  const add = (
    /** @type {string} */ specifier,
    /** @type {number} */ start,
    /** @type {boolean} */ isTypeOnly,
  ) => {
    const to = specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier;
    imports.push({ from: path, to, line: text.slice(0, start).split('\n').length, isTypeOnly });
  };
  for (const { moduleRequest, start, entries } of module.staticImports) {
    // An import without names has runtime side effects.
    add(moduleRequest.value, start, entries.length > 0 && entries.every((entry) => entry.isType));
  }
  for (const { start, entries } of module.staticExports) {
    const request = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    if (request)
      add(
        request.value,
        start,
        entries.every((entry) => entry.isType),
      );
  }
  visitInlineImports(program.body, add);
  return imports;
}
