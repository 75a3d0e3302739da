import { look } from '../look.ts';
import { nameKey } from './spelling.ts';

const documentNames = new Set(
  ['title', 'kind', 'language', 'lang', 'look', 'head', 'organization', ...Object.keys(look.shape)].map(
    nameKey,
  ),
);
/** Fields of the look whose names pages use as well. */
const pageNames = new Set(['subject', 'tokens']);

/** Splits front matter into fields of the document and fields of its only page. */
export function notDocumentFields(fields: Readonly<Record<string, unknown>>): {
  own: Record<string, unknown>;
  others: Record<string, unknown>;
} {
  const own: Record<string, unknown> = {};
  const others: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fields)) {
    if (nameKey(key) === 'layout') continue;
    const isOwn = documentNames.has(nameKey(key)) && !pageNames.has(nameKey(key));
    (isOwn ? own : others)[key] = value;
  }
  return { own, others };
}
