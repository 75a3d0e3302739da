import type { Entry } from '../../content/blocks/blocks.ts';
import type { SlidePage } from '../../content/present/slide-page.ts';
import type { DraftBlock, DraftPage } from '../draft.ts';
import { directions } from '../kit/directions/directions.ts';
import { headlineStyle } from '../kit/hero-size.ts';
import { tableHtml } from './blocks/grid-table.ts';
import { chartSlide } from './chart-slide.ts';
import { chartHtml } from './charts/chart-figure.ts';
import { chartOf } from './charts/chart-of-content.ts';
import { contentBlockHtml } from './content-block.ts';
import { fitSlide } from './fit-slide.ts';
import type { IdentifiedBlock } from './flow-block.ts';
import { type Frame, headDate, motifFor, runningTitle, sheetId } from './frame.ts';
import { heroFigureHtml } from './hero-figure.ts';
import { figuresHtml } from './key-figures.ts';
import { labelsFor } from './labels.ts';
import { block, element, factHtml, type Html, textElement } from './markup.ts';
import { mastheadBlock } from './masthead.ts';
import { ornament } from './ornament/ornament.ts';
import { pointsSlide, saysLittle } from './points-slide.ts';
import { quoteTextHtml } from './quote-text.ts';
import { type SlidePlace, slideArt } from './slide-art.ts';
import { stageOf } from './slide-stage.ts';
import {
  headBlock,
  labelHtml,
  readSlide,
  type Slide,
  type SlideOf,
  type SlideWriter,
} from './slide-writer.ts';
import { leavesHalfOfSlide } from './sparse-page.ts';
import { statementSlide } from './statement-slide.ts';
import { computedText, isEmpty } from './text/field-text.ts';
import type { Read } from './text/read-fields.ts';

/** One or two words, which can be as large as the slide allows. */
const isBrief = (title: string): boolean => title.trim().split(/\s+/).length <= 2;

function coverSlide(slide: SlideOf<'cover'>, writer: SlideWriter): readonly DraftBlock[] {
  const { id, labels, frame, motif } = writer;
  const classes = ['opening', slide.hero && 'has-hero', slide.chart && 'has-chart'].filter(Boolean);
  return [
    block(
      'section',
      { class: classes.join(' '), id: `${id}.opening`, name: labels.opening },
      element(
        'div',
        { class: 'opening-art' },
        ornament({
          ...motifFor(frame, motif),
          seed: frame.look.seed,
          direction: frame.look.direction,
          place: 'cover',
        }),
      ),
      element(
        'div',
        { class: 'opening-words' },
        textElement(
          'h1',
          {
            class: `headline fit-headline${isBrief(slide.title.plain) ? ' is-brief' : ''}`,
            id: `${id}.title`,
            style: headlineStyle(slide.title.plain),
          },
          slide.title,
        ),
        slide.subtitle !== undefined &&
          !isEmpty(slide.subtitle) &&
          textElement('p', { class: 'tagline', id: `${id}.subtitle` }, slide.subtitle),
      ),
      slide.hero && heroFigureHtml(slide.hero, `${id}.hero`, frame.language),
      slide.chart &&
        chartHtml(
          chartOf(slide.chart.data),
          `${id}.chart`,
          labels.chart,
          frame.language,
          undefined,
          slide.chart.field,
        ),
    ),
  ];
}

function figuresSlide(slide: SlideOf<'figures'>, writer: SlideWriter): readonly DraftBlock[] {
  const id = `${writer.id}.figures`;
  const html = figuresHtml(slide.items, id, writer.labels.figures, writer.frame.language);
  return [headBlock(writer, slide), { id, html }];
}

function tableSlide(slide: SlideOf<'table'>, writer: SlideWriter): readonly DraftBlock[] {
  const id = `${writer.id}.table`;
  return [
    headBlock(writer, slide),
    block(
      'div',
      { class: 'table-slide', id, name: writer.labels.table },
      tableHtml(slide.table, `${id}.cells`),
    ),
  ];
}

/** Returns a next step. */
function pointHtml(point: Read<Entry>, id: string): Html {
  return element(
    'section',
    { class: 'point', id },
    textElement('h3', { class: 'point-title', id: `${id}.title` }, point.title),
    element('p', { class: 'point-text' }, factHtml(point.text, `${id}.text`)),
  );
}

function quoteSlide(slide: SlideOf<'quote'>, writer: SlideWriter): readonly DraftBlock[] {
  const id = `${writer.id}.quote`;
  return [
    block(
      'figure',
      { class: slide.items ? 'quote has-points' : 'quote', id, name: writer.labels.quote },
      labelHtml(writer, slide.label),
      quoteTextHtml(slide.text, `${id}.text`),
      slide.by !== undefined && element('figcaption', { class: 'quote-by' }, factHtml(slide.by, `${id}.by`)),
      slide.items &&
        element(
          'div',
          { class: 'quote-points' },
          ...slide.items.map((point, index) => pointHtml(point, `${id}.${index + 1}`)),
        ),
    ),
  ];
}

/** Below this many characters, blocks are set in the larger lead size. */
const fewCharacters = 880;
const mostLightBlocks = 4;

/** Counts a text by its words, a drawing by its data. */
const asWritten = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if ('spans' in value) return value.spans;
  return 'data' in value ? value.data : value;
};

function isLight(blocks: readonly IdentifiedBlock[]): boolean {
  if (blocks.length > mostLightBlocks) return false;
  const written = JSON.stringify(
    blocks.map(({ block: each }) => each),
    asWritten,
  );
  return written.length < fewCharacters;
}

/** Returns the drawing beside the text of a slide that says little. */
function artBeside(writer: SlideWriter, { title, blocks }: SlideOf<'text'>): DraftBlock | null {
  const { id, frame, labels } = writer;
  const first = blocks[0]?.block;
  const art = slideArt(writer, [title, first?.type === 'paragraph' ? first.text : undefined], frame);
  return art ? block('div', { class: 'slide-art', id: `${id}.art`, name: labels.text }, art) : null;
}

function textSlide(slide: SlideOf<'text'>, writer: SlideWriter): readonly DraftBlock[] {
  const words = { labels: writer.labels, language: writer.frame.language, look: writer.frame.look };
  const art = leavesHalfOfSlide(slide.blocks) ? artBeside(writer, slide) : null;
  const stage = stageOf(slide.blocks);
  const way = stage ? `is-stage ${stage.className}` : isLight(slide.blocks) ? 'is-short' : '';
  return [
    headBlock(writer, slide),
    block(
      'div',
      {
        class: `text-slide flow ${way}`.trim(),
        id: `${writer.id}.text`,
        name: writer.labels.text,
        ...(stage && { style: `--count:${stage.count}` }),
      },
      ...slide.blocks.map(({ id, block: content }) => contentBlockHtml(content, id, words)),
    ),
    ...(art ? [art] : []),
  ];
}

/** A longer ask is a sentence, which is set as one above the next steps. */
const longestAsk = 22;

function askHtml(ask: NonNullable<SlideOf<'closing'>['ask']>, id: string): Html {
  const value = ask.unit === undefined ? ask.value.plain : `${ask.value.plain} ${ask.unit.plain}`;
  return element(
    'section',
    { class: value.length > longestAsk ? 'ask is-sentence' : 'ask', id },
    textElement('p', { class: 'ask-label', id: `${id}.label` }, ask.label),
    element(
      'p',
      { class: 'ask-value', style: headlineStyle(value) },
      factHtml(ask.value, `${id}.value`),
      ask.unit !== undefined && ` ${textElement('span', { id: `${id}.unit` }, ask.unit)}`,
    ),
    ask.detail !== undefined && textElement('p', { class: 'ask-detail', id: `${id}.detail` }, ask.detail),
  );
}

function closingSlide(slide: SlideOf<'closing'>, writer: SlideWriter): readonly DraftBlock[] {
  const id = `${writer.id}.closing`;
  const { ask, items } = slide;
  return [
    headBlock(writer, slide),
    block(
      'div',
      {
        class: saysLittle(slide.items) ? 'closing is-large' : 'closing',
        id,
        name: writer.labels.action,
        more: { 'data-count': String(items.length + (ask ? 1 : 0)) },
      },
      ask && askHtml(ask, `${id}.ask`),
      ...slide.items.map((point, index) => pointHtml(point, `${id}.${index + 1}`)),
    ),
  ];
}

function bodyBlocks(slide: Slide, writer: SlideWriter): readonly DraftBlock[] {
  switch (slide.layout) {
    case 'cover':
      return coverSlide(slide, writer);
    case 'statement':
      return statementSlide(slide, writer);
    case 'points':
      return pointsSlide(slide, writer);
    case 'figures':
      return figuresSlide(slide, writer);
    case 'chart':
      return chartSlide(slide, writer);
    case 'table':
      return tableSlide(slide, writer);
    case 'quote':
      return quoteSlide(slide, writer);
    case 'text':
      return textSlide(slide, writer);
    case 'closing':
      return closingSlide(slide, writer);
  }
}

/** A closing slide with only a title, such as 'Thank you', becomes a full-slide statement. */
function shownPage(page: SlidePage): SlidePage {
  if (page.layout !== 'closing' || page.ask || page.items.length > 0) return page;
  const { items: _none, ...closing } = page;
  return { ...closing, layout: 'statement' };
}

/** Lays out one slide per idea, more if a text or a table is too long. The notes go on the first. */
export function layOutSlide(
  page: SlidePage,
  pageId: string,
  { number, motif, earlier }: SlidePlace,
  frame: Frame,
): readonly DraftPage[] {
  const labels = labelsFor(frame.language);
  const isCover = page.layout === 'cover';
  const isNumbered = !isCover || directions[frame.look.direction].labelsHead;
  // The cover keeps its old class name, because stored pages use it.
  const shown = shownPage(page);
  const layout = isCover ? 'title' : shown.layout;
  return fitSlide(readSlide(shown, pageId, frame.language), frame.look).map((slide, index) => {
    const id = sheetId(pageId, index + 1);
    const masthead = mastheadBlock(
      {
        id: `${id}.masthead`,
        name: labels.head,
        organization: frame.head.organization ?? computedText(''),
        runningTitle: isCover ? runningTitle(frame) : '',
        date: headDate(frame),
        ...(isNumbered ? { number: String(number + index) } : {}),
      },
      frame,
    );
    const { notes } = page;
    return {
      id,
      className: `page-slide on-${layout}${isCover ? ' page-field' : ''}`,
      blocks: [masthead, ...bodyBlocks(slide, { id, number: number + index, labels, frame, motif, earlier })],
      ...(index === 0 && notes !== undefined && notes !== '' ? { notes } : {}),
    };
  });
}
