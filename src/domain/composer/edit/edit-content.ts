import type { Block } from '../../content/blocks/blocks.ts';
import type { DocumentContent, Page, PageOf } from '../../content/document-content.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { isMislabeled, withoutLabel } from './edit-facts.ts';
import { withEvenEnds, withPlainSeparators, withSentenceCapitals } from './list-ends.ts';

type Facts = Extract<Block, { type: 'facts' }>['items'];

const editLine = (text: string, language: ReaderLanguage): string =>
  withSentenceCapitals(withPlainSeparators(text, language), language);

const editList = (items: readonly string[], language: ReaderLanguage): readonly string[] =>
  withEvenEnds(
    items.map((item) => editLine(item, language)),
    language,
  );

/** Returns facts whose values don't repeat their labels, and the values that no label suits. */
function editFacts(
  items: Facts,
  language: ReaderLanguage,
): { readonly facts: Facts; readonly bare: readonly string[] } {
  const isBare = (item: Facts[number]): boolean => isMislabeled(item, language);
  return {
    facts: items
      .filter((item) => !isBare(item))
      .map((item) => withoutLabel({ ...item, value: editLine(item.value, language) })),
    bare: items.filter(isBare).map(({ value }) => value),
  };
}

function editBlock(block: Block, language: ReaderLanguage): Block[] {
  switch (block.type) {
    case 'facts': {
      const { facts, bare } = editFacts(block.items, language);
      return [{ ...block, items: facts }, ...bare.map((text): Block => ({ type: 'paragraph', text }))];
    }
    case 'list': {
      const ends = editList(
        block.items.map(({ text }) => text),
        language,
      );
      return [{ ...block, items: block.items.map((item, at) => ({ ...item, text: ends[at] ?? item.text })) }];
    }
    case 'paragraph':
      return [{ ...block, text: editLine(block.text, language) }];
    case 'columns':
      return [
        {
          ...block,
          columns: block.columns.map((each) => each.flatMap((inner) => editBlock(inner, language))),
        },
      ];
    case 'callout':
      return [{ ...block, blocks: block.blocks.flatMap((inner) => editBlock(inner, language)) }];
    default:
      return [block];
  }
}

function editFlyer(page: PageOf<'flyer'>, language: ReaderLanguage): Page {
  const { facts, bare } = editFacts(page.facts, language);
  const points = [...(page.points ?? []), ...bare.map((title) => ({ title, text: '' }))];
  const isPlain = points.every(({ text }) => text === '');
  const ends = isPlain
    ? editList(
        points.map(({ title }) => title),
        language,
      )
    : [];
  return {
    ...page,
    facts,
    ...(page.tagline !== undefined && { tagline: editLine(page.tagline, language) }),
    ...(page.contact && { contact: page.contact.map((line) => editLine(line, language)) }),
    ...(points.length > 0 && {
      points: points.map((point, at) => ({ ...point, title: ends[at] ?? point.title })),
    }),
  };
}

function editPage(page: Page, language: ReaderLanguage): Page {
  if (page.layout === 'flyer') return editFlyer(page, language);
  if ('blocks' in page)
    return { ...page, blocks: page.blocks.flatMap((block) => editBlock(block, language)) };
  return page;
}

/**
 * Edits the facts of a page for its readers: ends of lists that match, no stop before a separator, and no label that its
 * value repeats or contradicts. No word that tells something is lost.
 */
export const editContent = (content: DocumentContent, language: ReaderLanguage): DocumentContent => ({
  ...content,
  pages: content.pages.map((page) => editPage(page, language)),
});
