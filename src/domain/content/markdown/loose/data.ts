import type { Code, RootContent } from 'mdast';
import { parse } from 'yaml';

export type LooseFields = Record<string, unknown>;

/**
 * Parses YAML with the core schema: no dates, no custom types. Limits aliases, because they can expand
 * exponentially.
 */
export function readYaml(text: string): unknown {
  return parse(text, {
    schema: 'core',
    maxAliasCount: 20,
    uniqueKeys: false,
    logLevel: 'silent',
    strict: false,
  });
}

/** Returns whether a code block contains fields rather than code to show. */
export function isData(node: RootContent, holdsBlocks: boolean): node is Code {
  if (node.type !== 'code' || (node.lang !== 'yaml' && node.lang !== 'json')) return false;
  return holdsBlocks ? node.meta === 'data' : true;
}

/**
 * Reads the fields of the data blocks among the nodes. Invalid ones are kept as text, so that nothing is lost
 * silently.
 */
export function dataOf(nodes: readonly RootContent[], holdsBlocks: boolean): LooseFields {
  const fields: LooseFields = {};
  for (const node of nodes) {
    if (!isData(node, holdsBlocks)) continue;
    try {
      const data = readYaml(node.value);
      if (typeof data === 'object' && data !== null && !Array.isArray(data)) Object.assign(fields, data);
      else if (Array.isArray(data)) fields.items = data;
      else if (data !== null) fields.yaml = data;
    } catch {
      fields.yaml = node.value;
    }
  }
  return fields;
}
