import type { Span } from '../../content/text/span.ts';
import { samplesOf } from '../../content/text/write-text.ts';
import { element, type Html } from './element.ts';
import { escapeHtml } from './escape-html.ts';
import type { RichText } from './text/field-text.ts';

const allowedSchemes = /^(?:https?:|mailto:)/i;

function spanHtml(span: Span): Html {
  if (span.isGap)
    return element('span', { class: 'gap', more: { 'data-gap': span.text } }, escapeHtml(span.text));
  let html = escapeHtml(span.text).replaceAll('\n', '<br>');
  if (span.isCode) html = element('code', {}, html);
  if (span.isStruck) html = element('s', {}, html);
  if (span.isEmphasis) html = element('em', {}, html);
  if (span.isStrong) html = element('strong', {}, html);
  const href = span.href?.trim();
  return href !== undefined && allowedSchemes.test(href) ? element('a', { more: { href } }, html) : html;
}

/** Marks sample text for the editor; it prints like any other text. */
export function sampleHtml(slot: string, html: Html): Html {
  return element('span', { class: 'sample', more: { 'data-sample': slot } }, html);
}

/** Renders inline marks as HTML. Links with schemes other than http, https and mailto become plain text. */
export function richHtml(text: RichText): Html {
  return samplesOf(text)
    .map(({ sample, spans }) => {
      const html = spans.map(spanHtml).join('');
      return sample === undefined ? html : sampleHtml(sample, html);
    })
    .join('');
}
