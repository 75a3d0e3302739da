import type { ArticleContent, Brief, Look } from '../brief.ts';
import type { DraftBlock, DraftPage } from '../draft.ts';
import { headlineStyle } from '../kit/hero-size.ts';
import { type Passage, paginateArticle } from './article-pages.ts';
import { type BlockWords, contentBlockHtml } from './content-block.ts';
import { dateText } from './format-date.ts';
import { type Labels, labelsFor } from './labels.ts';
import { block, element, textElement } from './markup.ts';
import { mastheadBlock } from './masthead.ts';
import { isMenu, menuPassages } from './menu.ts';
import { headArtHtml } from './ornament/ornament.ts';
import { plainText, richHtml } from './rich-text.ts';

function titleBlock(content: ArticleContent, labels: Labels, look: Look): DraftBlock {
  return block(
    'section',
    { class: 'article-head', id: 'title', name: labels.title },
    headArtHtml(
      `${isMenu(content) ? 'food ' : ''}${content.title} ${content.runningTitle}`,
      look,
      content.lead ? 'head' : 'foot',
    ),
    textElement(
      'h1',
      { class: 'article-title fit-headline', id: 'title.text', style: headlineStyle(content.title) },
      content.title,
    ),
    content.lead && element('p', { class: 'lead', id: 'lead' }, richHtml(content.lead)),
  );
}

function passageBlock(passage: Passage, words: BlockWords): DraftBlock {
  const { labels } = words;
  const id = `${passage.id}.passage`;
  return block(
    'section',
    {
      class: 'passage',
      id,
      name: passage.title === null ? labels.text : plainText(passage.title) || labels.section,
    },
    passage.title && element('h2', { class: 'passage-title', id: passage.id }, richHtml(passage.title)),
    element(
      'div',
      { class: 'passage-body flow' },
      ...passage.parts.map((part) => contentBlockHtml(part.block, part.id, words)),
    ),
  );
}

/** Given content on as many pages as it takes, in its own order. */
export function layOutArticle(content: ArticleContent, brief: Brief): readonly DraftPage[] {
  const labels = labelsFor(brief.language);
  const pages = paginateArticle(content, brief.look);
  const hasCourses = isMenu(content);
  return pages.map((passages, index) => {
    const page = index + 1;
    return {
      id: `p${page}`,
      className: hasCourses ? 'page-article is-menu' : 'page-article',
      blocks: [
        mastheadBlock(
          {
            id: page === 1 ? 'masthead' : `masthead-${page}`,
            name: labels.head,
            organisation: content.organisation,
            runningTitle: page === 1 ? content.runningTitle : content.title,
            date: page === 1 ? dateText(brief, content.date) : '',
            ...(pages.length > 1 ? { number: String(page) } : {}),
          },
          brief,
        ),
        ...(page === 1 ? [titleBlock(content, labels, brief.look)] : []),
        ...(hasCourses ? menuPassages(passages) : passages).map((passage) =>
          passageBlock(passage, { labels, language: brief.language }),
        ),
      ],
    };
  });
}
