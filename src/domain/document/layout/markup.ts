import { samplesOf } from '../../content/text/write-text.ts';
import type { DraftBlock } from '../draft.ts';
import { type Attributes, type Child, element, type Html } from './element.ts';
import { escapeHtml } from './escape-html.ts';
import { richHtml, sampleHtml, wordsWithKept } from './rich-text.ts';
import { type FieldText, isGap, isMarked } from './text/field-text.ts';

export { type Attributes, type Child, element, type Html } from './element.ts';

function gapHtml(name: string, attributes: Attributes = {}): Html {
  return element(
    'span',
    { ...attributes, class: 'gap', more: { ...attributes.more, 'data-gap': name } },
    escapeHtml(name),
  );
}

const placeholder = /\[\[([^[\]\n]{1,120})\]\]/;

/** Renders plain words, in which `[[Your address]]` is a placeholder. */
function wordsHtml(words: string): Html {
  if (!words.includes('[[')) return escapeHtml(words);
  return words
    .split(placeholder)
    .map((part, at) => (at % 2 === 1 ? gapHtml(part) : escapeHtml(part)))
    .join('');
}

/** Returns the attributes that name the field of a text. */
export const shows = ({ field, range, value }: FieldText): Attributes => ({ field, range, value });

/** Renders the words of a text without inline marks; placeholders stay visible. */
export function plainHtml({ spans }: FieldText): Html {
  return samplesOf(spans)
    .map(({ sample, spans: own }) => {
      const html = own
        .map(({ text, isGap: isOpen }) => (isOpen ? gapHtml(text) : wordsWithKept(text, spans.length === 1)))
        .join('');
      return sample === undefined ? html : sampleHtml(sample, html);
    })
    .join('');
}

/** Builds an element with the words of a text, without its marks; or with plain computed or drawn words. */
export function textElement(tag: string, attributes: Attributes, text: FieldText | string): Html {
  if (typeof text === 'string') return element(tag, attributes, wordsHtml(text));
  return text.parts
    ? richElement(tag, attributes, text)
    : element(tag, { ...attributes, ...shows(text) }, plainHtml(text));
}

/** Builds an element with a text and its inline marks, after an optional icon. */
export function richElement(tag: string, attributes: Attributes, text: FieldText, icon?: Html | null): Html {
  if (!text.parts) return element(tag, { ...attributes, ...shows(text) }, icon, richHtml(text.spans));
  return element(
    tag,
    attributes,
    text.parts.map((part) => richElement('span', {}, part)).join(text.between === ' ' ? ' ' : '<br>'),
  );
}

/** Builds a block of a page: one root element with an id and a human-readable name. */
export function block(
  tag: string,
  attributes: Attributes & { readonly id: string; readonly name: string },
  ...children: readonly Child[]
): DraftBlock {
  return { id: attributes.id, html: element(tag, attributes, ...children) };
}

/** Returns a value as an addressable span; a missing one is a visible placeholder. */
export function factHtml(text: FieldText, id: string): Html {
  if (isGap(text)) return gapHtml(text.plain, { id, ...shows(text) });
  return isMarked(text) ? richElement('span', { id }, text) : textElement('span', { id }, text);
}
