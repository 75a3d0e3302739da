import type { DocumentDraft } from '../draft.ts';
import { escapeHtml } from './escape-html.ts';

export interface Logo {
  readonly source: string;
  /** What it shows, for those who cannot see it. */
  readonly alt: string;
}

/** The markup of a block with a logo before the sender's name; as it was where it names no sender. */
export function withLogoIn(blockHtml: string, { source, alt }: Logo): string {
  const image = `<img class="brand-mark" src="${escapeHtml(source)}" alt="${escapeHtml(alt)}">`;
  return blockHtml.replace(
    /(<(?:p|div|h1|span) class="(?:masthead-name|cover-name)[^>]*>)(?:<img class="brand-mark"[^>]*>)?/,
    (_all, head: string) => head + image,
  );
}

/** A logo before the sender's name, at the head of each page that has one. */
export function withLogo(draft: DocumentDraft, logo: Logo): DocumentDraft {
  return {
    ...draft,
    pages: draft.pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block) => ({ ...block, html: withLogoIn(block.html, logo) })),
    })),
  };
}
