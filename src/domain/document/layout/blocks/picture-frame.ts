import { escapeHtml } from '../escape-html.ts';
import { element, type Html, richElement, shows } from '../markup.ts';
import type { FieldText } from '../text/field-text.ts';

interface FramedPicture {
  readonly source?: FieldText | undefined;
  readonly text: FieldText;
  readonly caption?: FieldText | undefined;
}

/** Pictures come inside the document, or by the name of one that comes with the prompt; an address is fetched by nobody. */
const inlinePicture = /^(?:data:image\/(?:png|jpeg|webp|gif);base64,|asset:[\w.-]+$)/;

/** A picture in its frame with a caption; an empty frame names the picture that belongs there. */
export function pictureHtml({ source, text, caption }: FramedPicture, id: string): Html {
  const isThere = source !== undefined && inlinePicture.test(source.source);
  return element(
    'figure',
    { class: isThere ? 'picture' : 'picture is-empty', id },
    isThere
      ? `${element('img', { class: 'picture-image', more: { src: source.source, alt: text.plain } }).replace('</img>', '')}`
      : element(
          'p',
          { class: 'picture-frame' },
          element(
            'span',
            { class: 'gap', id: `${id}.alt`, ...shows(text), more: { 'data-gap': text.plain } },
            escapeHtml(text.plain),
          ),
        ),
    caption !== undefined &&
      richElement('figcaption', { class: 'picture-caption note-text', id: `${id}.caption` }, caption),
  );
}
