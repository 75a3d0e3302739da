import type { Block } from '../../content/blocks/blocks.ts';
import type { DocumentContent, Page } from '../../content/document-content.ts';
import { picturesOf } from '../../content/map-pictures.ts';
import { plainToText } from '../../content/text/write-text.ts';

/**
 * Returns the content with a place for a photo of a subject: above running text, across a flyer, or on a slide of
 * its own after the first. Content that has a picture, and other layouts, stay as they are.
 */
export function withPhotoSlot(content: DocumentContent, subject: string): DocumentContent {
  const [first, ...others] = content.pages;
  if (!first || picturesOf(content).length > 0) return content;
  const picture = { text: plainToText(subject) };
  const block: Block = { type: 'picture', ...picture };
  const isDeck = content.look.format.startsWith('slides');
  if (first.layout === 'flyer') return { ...content, pages: [{ ...first, picture }, ...others] };
  if (first.layout === 'article')
    return { ...content, pages: [{ ...first, blocks: [block, ...first.blocks] }, ...others] };
  if (!isDeck) return content;
  const slide: Page = { layout: 'text', title: picture.text, blocks: [block] };
  return { ...content, pages: [first, slide, ...others] };
}
