import type { Code, RootContent } from 'mdast';
import { parse } from 'yaml';

export type LooseFields = Record<string, unknown>;

/** YAML of the core schema: no dates, no custom types. Aliases are few, so they can't grow without bounds. */
export function readYaml(text: string): unknown {
  return parse(text, {
    schema: 'core',
    maxAliasCount: 20,
    uniqueKeys: false,
    logLevel: 'silent',
    strict: false,
  });
}

/** A fenced block that holds fields instead of code to show. */
export function isData(node: RootContent, holdsBlocks: boolean): node is Code {
  if (node.type !== 'code' || (node.lang !== 'yaml' && node.lang !== 'json')) return false;
  return holdsBlocks ? node.meta === 'data' : true;
}

/** Fields of the data blocks among nodes. What isn't valid stays as text, so that it isn't lost silently. */
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
