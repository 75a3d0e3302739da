import type { DocumentContent } from '../../content/document-content.ts';
import { look } from '../../content/look.ts';
import type { Patch } from '../patch.ts';

/**
 * Returns the content of a page after patches to its HTML, if they only change document-wide design settings
 * or locks. Null if they change text; see operations-of-edit.ts for those.
 */
export function contentAfterPatches(
  content: DocumentContent | null,
  patches: readonly Patch[],
): DocumentContent | null {
  return patches.reduce<DocumentContent | null>(
    (current, patch) => current && afterPatch(current, patch),
    content,
  );
}

function afterPatch(content: DocumentContent, patch: Patch): DocumentContent | null {
  if (patch.op === 'set_token') {
    const { [patch.name]: _replaced, ...tokens } = content.look.tokens;
    return withLook(content, {
      tokens: patch.value === null ? tokens : { ...tokens, [patch.name]: patch.value },
    });
  }
  if (patch.op === 'set_attribute' && patch.name === 'data-locked') return content;
  if (patch.op !== 'set_document') return null;
  if (patch.name === 'lang') return { ...content, language: patch.value };
  if (patch.name === 'title') return { ...content, title: patch.value };
  return withLook(content, { [patch.name]: patch.value });
}

function withLook(content: DocumentContent, change: object): DocumentContent | null {
  const next = look.safeParse({ ...content.look, ...change });
  return next.success ? { ...content, look: next.data } : null;
}
