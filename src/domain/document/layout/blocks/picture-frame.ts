import type { PictureFinish } from '../../../content/choices.ts';
import type { Look } from '../../kit/look.ts';
import { element, type Html, richElement } from '../markup.ts';
import { ornament } from '../ornament/ornament.ts';
import type { FieldText } from '../text/field-text.ts';

interface FramedPicture {
  readonly source?: FieldText | undefined;
  readonly text: FieldText;
  readonly caption?: FieldText | undefined;
  readonly credit?: FieldText | undefined;
  readonly focus?: { readonly x: number; readonly y: number } | undefined;
  readonly finish?: PictureFinish | undefined;
}

/** Allows inline pictures, named ones of the prompt, and the user's own files. External URLs are never fetched. */
const inlinePicture =
  /^(?:data:image\/(?:png|jpeg|webp|gif);base64,|asset:[\w.-]+$|\/files\/assets\/[\da-f-]{36}$)/;

/** Returns whether a picture shows a file, not an illustration. */
export const hasSource = ({ source }: Pick<FramedPicture, 'source'>): boolean =>
  source !== undefined && inlinePicture.test(source.source);

const layer = (name: string): Html => element('div', { class: `picture-layer ${name}` });

/** Returns a photo with the layers that color it and give it grain. */
function printedHtml(image: Html, finish: PictureFinish): Html {
  const isDuotone = finish !== 'grain';
  return element(
    'div',
    { class: isDuotone ? 'picture-print is-duotone' : 'picture-print' },
    image,
    isDuotone && layer('is-dark'),
    isDuotone && layer('is-light'),
    finish !== 'duotone' && layer('is-grain'),
  );
}

/** Makes two pictures of one subject on a page differ. */
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

const creditHtml = (credit: FieldText, id: string): Html =>
  richElement('p', { class: 'picture-credit note-text', id: `${id}.credit` }, credit);

function imageHtml(src: string, alt: string, { focus, finish }: FramedPicture): Html {
  const style = focus ? { style: `object-position:${focus.x}% ${focus.y}%` } : {};
  const image = element('img', { class: 'picture-image', more: { src, alt, ...style } }).replace(
    '</img>',
    '',
  );
  return finish === undefined ? image : printedHtml(image, finish);
}

/** Returns a picture with its credit and its caption, or an illustration of its text if the picture is missing. */
export function pictureHtml(picture: FramedPicture, id: string, look: Look): Html {
  const { source, text, caption, credit } = picture;
  const isThere = source !== undefined && hasSource({ source });
  return element(
    'figure',
    { class: isThere ? 'picture' : 'picture is-drawn', id },
    isThere ? imageHtml(source.source, text.plain, picture) : drawnHtml(text, id, look),
    isThere && credit !== undefined && creditHtml(credit, id),
    caption !== undefined &&
      richElement('figcaption', { class: 'picture-caption note-text', id: `${id}.caption` }, caption),
  );
}
