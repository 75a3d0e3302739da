import type { Span } from '../../content/text/span.ts';
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

/** Inline marks as HTML. A link with any other scheme than http, https and mailto keeps its text alone. */
export function richHtml(text: RichText): Html {
  return text.map(spanHtml).join('');
}
