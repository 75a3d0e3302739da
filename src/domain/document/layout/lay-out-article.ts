import type { ArticleContent, Brief, Look, TitledEntry } from '../brief.ts';
import type { DraftBlock, DraftPage } from '../draft.ts';
import { headlineStyle } from '../kit/hero-size.ts';
import { factsHtml, takeFacts } from './article-facts.ts';
import { type Passage, paginateArticle } from './article-pages.ts';
import { withCardLevels } from './card-levels.ts';
import { type BlockWords, contentBlockHtml } from './content-block.ts';
import { dateText } from './format-date.ts';
import { type Labels, labelsFor } from './labels.ts';
import { block, element, type Html, textElement } from './markup.ts';
import { mastheadBlock } from './masthead.ts';
import { isMenu, menuPassages } from './menu.ts';
import { headArtHtml, ornament } from './ornament/ornament.ts';
import { plainText, richHtml } from './rich-text.ts';

function titleBlock(
  content: ArticleContent,
  facts: readonly TitledEntry[],
  labels: Labels,
  look: Look,
): DraftBlock {
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
    factsHtml(facts),
  );
}

/** Type set so much larger says that the paper has little to say. */
const sparseType = 1.5;
/** Paragraphs of a notice; a letter has more. */
const mostInNotice = 2;

const isProse = ({ blocks }: ArticleContent): boolean => blocks.every(({ type }) => type === 'paragraph');
const isNotice = (content: ArticleContent): boolean =>
  isProse(content) && content.blocks.length <= mostInNotice;

/** What fills the foot of a paper of few words, as far as there is room; directions of another hand leave it out. */
function footArt(content: ArticleContent, look: Look): Html | undefined {
  // A letter is a greeting, its matter, a farewell and nothing else, and nobody draws on a letter.
  const isLetter = isProse(content) && !isNotice(content);
  if (isLetter || Number(look.tokens['fit-type'] ?? 1) < sparseType) return undefined;
  const motif = `${content.title} ${content.runningTitle}`;
  const { seed, direction } = look;
  return element('div', { class: 'foot-art' }, ornament({ motif, seed, direction, place: 'opening' }));
}

function passageBlock(passage: Passage, words: BlockWords, art?: Html): DraftBlock {
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
    art,
  );
}

/** A title that stands alone has its drawing below it. */
function artBlock(art: Html, labels: Labels): DraftBlock {
  return block(
    'div',
    { class: 'passage', id: 'art', name: labels.text },
    element('div', { class: 'passage-body' }),
    art,
  );
}

/** Given content on as many pages as it takes, in its own order. */
export function layOutArticle(given: ArticleContent, brief: Brief): readonly DraftPage[] {
  const labels = labelsFor(brief.language);
  const { facts, rest } = takeFacts(given);
  const content = { ...rest, blocks: withCardLevels(rest.blocks) };
  const pages = paginateArticle(content, brief.look, facts.length > 0);
  const hasCourses = isMenu(content);
  const art = pages.length === 1 ? footArt(content, brief.look) : undefined;
  const className = [
    'page-article',
    ...(hasCourses ? ['is-menu'] : []),
    ...(art && isNotice(content) ? ['is-notice'] : []),
  ].join(' ');
  return pages.map((passages, index) => {
    const page = index + 1;
    return {
      id: `p${page}`,
      className,
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
        ...(page === 1 ? [titleBlock(content, facts, labels, brief.look)] : []),
        ...(hasCourses ? menuPassages(passages) : passages).map((passage, place, { length }) =>
          passageBlock(passage, { labels, language: brief.language }, place === length - 1 ? art : undefined),
        ),
        ...(art && passages.length === 0 ? [artBlock(art, labels)] : []),
      ],
    };
  });
}
