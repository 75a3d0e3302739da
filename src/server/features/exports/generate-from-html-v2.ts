import { findOpeningTag } from '../../../domain/markup/opening-tags.ts';
import type { Deps } from '../../deps.ts';
import { createDocument } from '../library/create-document.ts';
import { isOwnArticle, languageOf } from './foreign-page.ts';
import { type GivenHtml, generateFromHtml } from './generate-from-html.ts';

const slideTypes = /^(?:slides?|decks?|presentations?)$/i;

/** Wraps a foreign page in an article of its format, for the sanitizer. */
function asArticle(html: string, documentType: string | null): string {
  if (isOwnArticle(html)) return html;
  const format = slideTypes.test(documentType ?? '') ? 'slides-16x9' : 'a4';
  const from = findOpeningTag(html, 'body')?.end ?? 0;
  const end = html.slice(from).search(/<\/body[\s>]/i);
  const body = end < 0 ? html.slice(from) : html.slice(from, from + end);
  return `<article class="doc" lang="${languageOf(html) || 'en'}" data-format="${format}"><section class="page">${body}</section></article>`;
}

/**
 * Renders a preview unchanged; otherwise saves the HTML as a document, sanitized, fitted and checked like any
 * other.
 * @throws AppError `invalid_input`, `not_found`; RenderError
 */
export async function generateFromHtmlV2(
  given: GivenHtml & { readonly documentType: string | null },
  deps: Deps,
): Promise<{ pdf_url: string } | { document_id: string }> {
  if (given.isPreview) return generateFromHtml(given, deps);
  const html = asArticle(given.html, given.documentType);
  const { uid, title, sessionId } = given;
  const document = await createDocument({ uid, html, title, session_id: sessionId }, deps);
  return { document_id: document.id };
}
