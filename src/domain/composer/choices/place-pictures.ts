import type { Block } from '../../content/blocks/blocks.ts';
import type { DocumentContent, Page } from '../../content/document-content.ts';
import type { ChosenPicture } from '../../document/kit/page-choices.ts';
import { type Saying, tell } from '../speech/saying.ts';

/** Returns whether a picture is a logo, by its name. */
export const isLogoPicture = ({ name, description }: Pick<ChosenPicture, 'name' | 'description'>): boolean =>
  /(?<!\p{L})(?:logo|logotype|wordmark|mark|emblem|signet|icon|wappen)(?!\p{L})/iu.test(
    `${name} ${description}`.replaceAll(/[_.-]/g, ' '),
  );

/** Returns the alt text of a picture. */
const textOf = ({ id, name, description }: ChosenPicture): string => description || name || id;
const sourceOf = ({ id }: ChosenPicture): string => `asset:${id}`;

const asBlock = (picture: ChosenPicture): Block => ({
  type: 'picture',
  source: sourceOf(picture),
  text: textOf(picture),
});

/**
 * Places the user's pictures on the page: a logo in the header, others in running text or on separate slides.
 */
export function placePictures(
  content: DocumentContent,
  pictures: readonly ChosenPicture[],
): { readonly content: DocumentContent; readonly unplaced: readonly Saying[] } {
  const words = JSON.stringify(content.pages);
  const wanted = pictures.filter((picture) => !words.includes(`"${sourceOf(picture)}"`));
  const logo = wanted.find(isLogoPicture);
  const shown = wanted.filter((picture) => picture !== logo);
  const head = logo
    ? { ...content.head, logo: { source: sourceOf(logo), text: textOf(logo) } }
    : content.head;
  const [first, ...others] = content.pages;
  const isDeck = content.look.format.startsWith('slides');
  if (first?.layout === 'article') {
    const page = { ...first, blocks: [...shown.map(asBlock), ...first.blocks] };
    return { content: { ...content, head, pages: [page, ...others] }, unplaced: [] };
  }
  if (isDeck && shown.length > 0) {
    const slides = shown.map(
      (picture): Page => ({
        layout: 'text',
        title: picture.name || textOf(picture),
        blocks: [asBlock(picture)],
      }),
    );
    const before = Math.max(1, content.pages.length - 1);
    return {
      content: { ...content, head, pages: content.pages.toSpliced(before, 0, ...slides) },
      unplaced: [],
    };
  }
  const names = shown.slice(0, 4).map((picture) => tell('quote', { text: picture.name || picture.id }));
  return {
    content: { ...content, head },
    unplaced: names.length > 0 ? [tell('pictureUnplaced', { names })] : [],
  };
}
