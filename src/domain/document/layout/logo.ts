import type { LogoTone } from '../../content/choices.ts';
import type { DocumentDraft } from '../draft.ts';
import { escapeHtml } from './escape-html.ts';

export interface Logo {
  readonly source: string;
  /** Text alternative. */
  readonly alt: string;
  readonly tone?: LogoTone | undefined;
}

/** Adds a logo before the sender's name; returns a block without a sender unchanged. */
export function withLogoIn(blockHtml: string, { source, alt, tone }: Logo): string {
  const facts = tone === undefined ? '' : ` data-tone="${tone}"`;
  const image = `<img class="brand-mark"${facts} src="${escapeHtml(source)}" alt="${escapeHtml(alt)}">`;
  const at = blockHtml.search(/<(?:p|div|h1|span) class="(?:masthead-name|cover-name)/);
  const start = at < 0 ? -1 : blockHtml.indexOf('>', at) + 1;
  if (start <= 0) return blockHtml;
  const hasImage = blockHtml.startsWith('<img class="brand-mark"', start);
  const end = hasImage ? blockHtml.indexOf('>', start) + 1 : start;
  return blockHtml.slice(0, start) + image + blockHtml.slice(end);
}

/** Adds a logo before the sender's name in every page head. */
export function withLogo(draft: DocumentDraft, logo: Logo): DocumentDraft {
  return {
    ...draft,
    pages: draft.pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block) => ({ ...block, html: withLogoIn(block.html, logo) })),
    })),
  };
}
