import type { RichText } from '../../brief.ts';
import { element, type Html, textElement } from '../markup.ts';
import { richHtml } from '../rich-text.ts';

interface FramedPicture {
  readonly source?: string;
  readonly alt: string;
  readonly caption?: RichText;
}

/** Pictures come inside the document, or by the name of one that comes with the prompt; an address is fetched by nobody. */
const inlinePicture = /^(?:data:image\/(?:png|jpeg|webp|gif);base64,|asset:[\w.-]+$)/;

/** A picture in its frame with a caption; an empty frame names the picture that belongs there. */
export function pictureHtml({ source, alt, caption }: FramedPicture, id: string): Html {
  const isThere = source !== undefined && inlinePicture.test(source);
  return element(
    'figure',
    { class: isThere ? 'picture' : 'picture is-empty', id },
    isThere
      ? `${element('img', { class: 'picture-image', more: { src: source, alt } }).replace('</img>', '')}`
      : element(
          'p',
          { class: 'picture-frame' },
          textElement('span', { class: 'gap', id: `${id}.alt`, more: { 'data-gap': alt } }, alt),
        ),
    caption !== undefined &&
      element('figcaption', { class: 'picture-caption note-text', id: `${id}.caption` }, richHtml(caption)),
  );
}
