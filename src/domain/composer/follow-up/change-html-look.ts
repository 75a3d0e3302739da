import type { DocumentContent } from '../../content/document-content.ts';
import type { Operation } from '../../content/edit/operation.ts';
import { readContentText } from '../../content/lenient/read-content-text.ts';
import { isDocumentFormat } from '../../document/formats.ts';
import { accentTokens } from '../../document/kit/accent-tokens.ts';
import { isArtDirection } from '../../document/kit/choices.ts';
import type { Patch } from '../../document/patch.ts';
import { readArticle } from '../../document/read-article.ts';

/** Look settings can be read even if the text can't. */
const nothing: DocumentContent = {
  schema: 1,
  title: '',
  language: 'en',
  look: { format: 'a4', orientation: 'portrait', direction: 'swiss', theme: 'light', tokens: {}, seed: 1 },
  head: {},
  pages: [{ id: 'p1', layout: 'article', title: '', blocks: [] }],
};

/** Returns the text and look of an HTML-only page, as far as they can be parsed. */
export function contentOfHtml(html: string): DocumentContent {
  const { title, language, format, orientation, direction, theme, tokens } = readArticle(html);
  const content = readContentText(html).content ?? nothing;
  return {
    ...content,
    title,
    language,
    look: {
      ...content.look,
      ...(isDocumentFormat(format) && { format }),
      orientation: orientation === 'landscape' ? 'landscape' : 'portrait',
      ...(isArtDirection(direction) && { direction }),
      theme,
      tokens: Object.fromEntries(
        Object.entries(tokens).filter((entry): entry is [string, string] => entry[1] !== undefined),
      ),
    },
  };
}

/** Returns the operations as HTML patches, or null if one of them changes more than the look. */
export function lookPatches(operations: readonly Operation[], html: string): Patch[] | null {
  const { theme: before } = readArticle(html);
  const patches: Patch[] = [];
  for (const operation of operations) {
    if (operation.op !== 'set_look') return null;
    const { format, orientation, direction, theme, accent, tokens = {} } = operation.look;
    for (const [name, value] of Object.entries({ direction, theme, format, orientation }))
      if (value) patches.push({ op: 'set_document', name: name as 'theme', value });
    const all = { ...(accent && accentTokens(accent, theme ?? before)), ...tokens };
    for (const [name, value] of Object.entries(all))
      if (value) patches.push({ op: 'set_token', name, value });
  }
  return patches;
}
