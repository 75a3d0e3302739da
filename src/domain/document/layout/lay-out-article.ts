import type { PageOf } from '../../content/document-content.ts';
import { paperOfKind } from '../../content/paper-kinds.ts';
import type { DraftBlock, DraftPage } from '../draft.ts';
import { headlineStyle } from '../kit/hero-size.ts';
import { type ArticleFacts, factsHtml, takeFacts } from './article-facts.ts';
import { type Passage, passagesOf } from './article-passages.ts';
import { withCardLevels } from './card-levels.ts';
import { type BlockWords, contentBlockHtml } from './content-block.ts';
import { flowBlock, type IdentifiedBlock } from './flow-block.ts';
import { type Frame, headDate, motifFor, ownerName, runningTitle } from './frame.ts';
import { iconHtml } from './icon.ts';
import { type Labels, labelsFor } from './labels.ts';
import { type Letter, letterHeadBlock, letterOf } from './letter.ts';
import { block, element, type Html, richElement, textElement } from './markup.ts';
import { mastheadBlock } from './masthead.ts';
import { isMenu, menuPassages } from './menu.ts';
import { headArtHtml, ornament } from './ornament/ornament.ts';
import { layOutLabels } from './papers/lay-out-labels.ts';
import { layOutPaper } from './papers/lay-out-paper.ts';
import { isSparse, isTerse } from './sparse-page.ts';
import type { FieldText } from './text/field-text.ts';
import { readFields } from './text/read-fields.ts';

interface ArticleText {
  readonly title: FieldText;
  readonly lead: FieldText | undefined;
  readonly blocks: readonly IdentifiedBlock[];
}

/** Shared inputs of all parts of an article. */
interface ArticleWriter {
  readonly pageId: string;
  readonly text: ArticleText;
  /** All blocks, including those moved to the head. */
  readonly given: readonly IdentifiedBlock[];
  readonly facts: ArticleFacts | null;
  readonly hasCourses: boolean;
  readonly letter: Letter | null;
  readonly frame: Frame;
  readonly labels: Labels;
}

const motifOf = ({ text, frame, hasCourses }: ArticleWriter): string =>
  `${text.title.plain} ${runningTitle(frame)}${hasCourses ? ' food' : ''}`;

function titleBlock(writer: ArticleWriter): DraftBlock {
  const { pageId, text, facts, labels, frame } = writer;
  const { title, lead } = text;
  return block(
    'section',
    { class: 'article-head', id: `${pageId}.title`, name: labels.title },
    headArtHtml(motifFor(frame, motifOf(writer)), frame.look, lead ? 'head' : 'foot'),
    textElement(
      'h1',
      {
        class: 'article-title fit-headline',
        id: `${pageId}.title.text`,
        style: headlineStyle(title.plain),
      },
      title,
    ),
    lead && richElement('p', { class: 'lead', id: `${pageId}.lead` }, lead),
    factsHtml(facts),
  );
}

/** Maximum paragraphs of a notice; a letter has more. */
const mostInNotice = 2;

const isProse = ({ blocks }: ArticleText): boolean =>
  blocks.every(({ block: { type } }) => type === 'paragraph');
const isNotice = (text: ArticleText): boolean => isProse(text) && text.blocks.length <= mostInNotice;

/** Kinds of running text that are read as a page or aloud; other prose may be a letter. */
const proseKind = /\b(?:speech|talk|toast|eulogy|essay|article|newsletter|story|script|poem|explainer)\b/i;

const isPageOfProse = ({ text, letter, frame: { kind } }: ArticleWriter): boolean =>
  letter === null && isProse(text) && proseKind.test(kind ?? '');

/** Returns a drawing that fills the bottom of a page with little text. */
function footArt(writer: ArticleWriter): Html | undefined {
  const { text, given, frame } = writer;
  // Letters and CVs have no illustrations.
  const isLetter = writer.letter !== null || (isProse(text) && !isNotice(text));
  const isCv = frame.kind !== undefined && paperOfKind(frame.kind)?.startsWith('cv');
  if (isLetter || isCv || !frame.isAlone || !isSparse(text.lead, given)) return undefined;
  // Abstract shapes on half of a page that shows nothing would look unfinished; larger type fills it instead.
  if (frame.subject === '') return undefined;
  const { seed, direction } = frame.look;
  const motif = motifFor(frame, motifOf(writer));
  return ornament({ ...motif, seed, direction, place: 'opening' });
}
const footArtHtml = (art: Html | undefined): Html | null =>
  art === undefined ? null : element('div', { class: 'foot-art' }, art);

function passageBlock(passage: Passage, words: BlockWords, art?: Html): DraftBlock {
  const { labels } = words;
  const { title, id, icon, parts } = passage;
  return block(
    'section',
    {
      class: 'passage',
      id: `${id}.passage`,
      name: title === null ? labels.text : title.plain || labels.section,
    },
    title && richElement('h2', { class: 'passage-title', id }, title, iconHtml(icon)),
    element(
      'div',
      { class: 'passage-body flow' },
      ...parts.map((part) => contentBlockHtml(part.block, part.id, words)),
    ),
    footArtHtml(art),
  );
}

/** Returns the drawing below a title without text. */
function artBlock(art: Html, { pageId, labels }: ArticleWriter): DraftBlock {
  return block(
    'div',
    { class: 'passage', id: `${pageId}.art`, name: labels.text },
    element('div', { class: 'passage-body' }),
    footArtHtml(art),
  );
}

/** Returns the drawing at the foot of a paper. */
const footBlock = (art: Html, { pageId, labels }: ArticleWriter): DraftBlock =>
  block('div', { class: 'foot-art', id: `${pageId}.art`, name: labels.text }, art);

function writerOf(page: PageOf<'article'>, pageId: string, frame: Frame): ArticleWriter {
  const { blocks, ...own } = page;
  const { title, lead } = readFields(own);
  const all = blocks.map(
    (each, at): IdentifiedBlock => ({
      id: each.id ?? `${pageId}.b${at + 1}`,
      block: flowBlock(each, frame.language),
    }),
  );
  const { facts, rest } = takeFacts(all);
  const { language } = frame;
  const letter = lead === undefined ? letterOf(rest, frame.kind) : null;
  const text = { title, lead, blocks: withCardLevels(letter?.rest ?? rest) };
  const hasCourses = isMenu(rest.map(({ block: each }) => each));
  return { pageId, text, given: all, facts, hasCourses, letter, frame, labels: labelsFor(language) };
}

/** Lays out running text with its blocks in order, on one page that grows until it is split. */
export function layOutArticle(page: PageOf<'article'>, pageId: string, frame: Frame): readonly DraftPage[] {
  const writer = writerOf(page, pageId, frame);
  const { text, hasCourses, letter, labels } = writer;
  const words = { labels, language: frame.language, look: frame.look };
  const given = { pageId, title: text.title, lead: text.lead, blocks: writer.given, frame, words };
  const sheets = layOutLabels(given);
  if (sheets) return sheets;
  const paper = layOutPaper(given);
  const all = passagesOf(text.blocks, frame.look);
  const passages = hasCourses ? menuPassages(all) : all;
  const art = footArt(writer);
  const masthead = mastheadBlock(
    {
      id: `${pageId}.masthead`,
      name: labels.head,
      organization: ownerName(frame),
      runningTitle: runningTitle(frame),
      date: headDate(frame),
    },
    frame,
  );
  if (paper) {
    const className = [
      'page-article',
      'is-paper',
      ...(paper.hasLead ? [] : ['no-lead']),
      ...paper.classNames,
    ].join(' ');
    const footBlocks = art ? [footBlock(art, writer)] : [];
    return [{ id: pageId, className, blocks: [masthead, ...paper.blocks, ...footBlocks] }];
  }
  const className = [
    'page-article',
    ...(hasCourses ? ['is-menu'] : []),
    ...(letter ? ['is-letter'] : []),
    ...(letter?.isSigned ? ['is-signed'] : []),
    ...(frame.isAlone && !letter && !hasCourses && isTerse(text.lead, writer.given) ? ['is-terse'] : []),
    ...(art && isNotice(text) ? ['is-notice'] : []),
    ...(isPageOfProse(writer) ? ['is-prose'] : []),
  ].join(' ');
  const blocks = [
    masthead,
    letter ? letterHeadBlock(letter, { pageId, title: text.title, labels }) : titleBlock(writer),
    ...passages.map((passage, place) =>
      passageBlock(passage, words, place === passages.length - 1 ? art : undefined),
    ),
    ...(art && passages.length === 0 ? [artBlock(art, writer)] : []),
  ];
  return [{ id: pageId, className, blocks }];
}
