import type { DocumentContent } from '../document-content.ts';
import { blocksOf } from './places.ts';

/** Returns the value at an edit operation's path, such as 'b3.items.2.text'; undefined if there is none. */
export function fieldValue(content: DocumentContent, path: string): unknown {
  const [id = '', ...names] = path.split('.');
  const parts = content.pages.flatMap((page) => [page, ...blocksOf(page)]);
  const root: unknown =
    parts.find((part) => part.id === id) ??
    (Object.hasOwn(content, id) ? { [id]: content[id as keyof DocumentContent] } : undefined);
  const rest = parts.some((part) => part.id === id) ? names : [id, ...names];
  return rest.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? (value as Record<string, unknown>)[name]
        : undefined,
    root,
  );
}
