import type { Look } from '../../kit/look.ts';
import { element, type Html, richElement } from '../markup.ts';
import { ornament } from '../ornament/ornament.ts';
import type { FieldText } from '../text/field-text.ts';

interface FramedPicture {
  readonly source?: FieldText | undefined;
  readonly text: FieldText;
  readonly caption?: FieldText | undefined;
}

/** Pictures come inside the document, or by the name of one that comes with the prompt; an address is fetched by nobody. */
const inlinePicture = /^(?:data:image\/(?:png|jpeg|webp|gif);base64,|asset:[\w.-]+$)/;

/** Two pictures of one subject on a page differ. */
function seedOf(seed: number, id: string): number {
  let mixed = seed;
  for (const letter of id) mixed = (Math.imul(mixed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return mixed;
}

function drawnHtml(text: FieldText, id: string, { seed, direction }: Look): Html {
  return element(
    'div',
    { class: 'picture-art', more: { role: 'img', 'aria-label': text.plain } },
    ornament({ motif: text.plain, isSubject: true, seed: seedOf(seed, id), direction, place: 'picture' }),
  );
}

/** A picture with its caption; an illustration of what its text names where there is no picture. */
export function pictureHtml({ source, text, caption }: FramedPicture, id: string, look: Look): Html {
  const isThere = source !== undefined && inlinePicture.test(source.source);
  return element(
    'figure',
    { class: isThere ? 'picture' : 'picture is-drawn', id },
    isThere
      ? `${element('img', { class: 'picture-image', more: { src: source.source, alt: text.plain } }).replace('</img>', '')}`
      : drawnHtml(text, id, look),
    caption !== undefined &&
      richElement('figcaption', { class: 'picture-caption note-text', id: `${id}.caption` }, caption),
  );
}
