import type { DocumentDraft } from '../../draft.ts';
import type { Brief, ContentBlock } from '../brief.ts';
import type { ChosenPicture } from '../composer-step.ts';
import { enumerate } from '../speech/enumerate.ts';

const isMark = ({ name, description }: ChosenPicture): boolean =>
  /(?<!\p{L})(?:logo|logotype|wordmark|mark|emblem|signet|icon|wappen)(?!\p{L})/iu.test(
    `${name} ${description}`.replaceAll(/[_.-]/g, ' '),
  );

/** What a picture shows, for those who cannot see it. */
const altOf = ({ id, name, description }: ChosenPicture): string => description || name || id;

const source = ({ id }: ChosenPicture): string => `asset:${id}`;

const asBlock = (picture: ChosenPicture): ContentBlock => ({
  type: 'picture',
  source: source(picture),
  alt: altOf(picture),
});

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The pictures that stand in the content: in articles after the lead, in decks on a slide each. */
export function withPictures(brief: Brief, pictures: readonly ChosenPicture[]): Brief {
  const { content } = brief;
  const words = JSON.stringify(content);
  // What the content itself has a place for stands there.
  const shown = pictures.filter((picture) => !isMark(picture) && !words.includes(`"${source(picture)}"`));
  if (shown.length === 0) return brief;
  if (content.kind === 'article')
    return { ...brief, content: { ...content, blocks: [...shown.map(asBlock), ...content.blocks] } };
  if (content.kind !== 'pitch-deck') return brief;
  const slides = shown.map((picture) => ({
    label: '',
    notes: altOf(picture),
    layout: 'text' as const,
    title: picture.name || altOf(picture),
    blocks: [asBlock(picture)],
  }));
  const last = content.slides.length - 1;
  const before = content.slides.slice(0, Math.max(1, last));
  return {
    ...brief,
    content: { ...content, slides: [...before, ...slides, ...content.slides.slice(before.length)] },
  };
}

/** The markup of a block with a logo before the sender's name; as it was where it names no sender. */
export function withMarkIn(
  blockHtml: string,
  mark: { readonly source: string; readonly alt: string },
): string {
  const image = `<img class="brand-mark" src="${escapeAttribute(mark.source)}" alt="${escapeAttribute(mark.alt)}">`;
  return blockHtml.replace(
    /(<(?:p|div|h1|span) class="(?:masthead-name|cover-name)[^>]*>)(?:<img class="brand-mark"[^>]*>)?/,
    (_all, head: string) => head + image,
  );
}

/** A logo goes before the sender's name, at the head of each page that has one. */
export function withMark(draft: DocumentDraft, pictures: readonly ChosenPicture[]): DocumentDraft {
  const mark = pictures.find(isMark);
  if (!mark) return draft;
  const place = (html: string): string => withMarkIn(html, { source: source(mark), alt: altOf(mark) });
  return {
    ...draft,
    pages: draft.pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block) => ({ ...block, html: place(block.html) })),
    })),
  };
}

/** What is said of pictures that found no place. */
export function unplaced(draft: DocumentDraft, pictures: readonly ChosenPicture[]): readonly string[] {
  const html = draft.pages.flatMap(({ blocks }) => blocks.map((block) => block.html)).join('');
  const left = pictures.filter((picture) => !html.includes(source(picture)));
  if (left.length === 0) return [];
  const names = enumerate(left.slice(0, 4).map((picture) => `“${picture.name || picture.id}”`));
  return [`I found no place for ${names} on a page of this kind.`];
}
