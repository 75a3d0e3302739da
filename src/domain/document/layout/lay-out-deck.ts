import type { Brief, ContentBlock, DeckContent, Fact, KeyFigure, SlideContent } from '../brief.ts';
import type { DraftBlock, DraftPage } from '../draft.ts';
import { directions } from '../kit/directions/directions.ts';
import { headlineStyle } from '../kit/hero-size.ts';
import { tableHtml } from './blocks/grid-table.ts';
import { chartSlide } from './chart-slide.ts';
import { chartHtml } from './charts/chart-figure.ts';
import { contentBlockHtml } from './content-block.ts';
import { fitSlides } from './fit-slides.ts';
import { dateText } from './format-date.ts';
import { heroFigureHtml } from './hero-figure.ts';
import { figuresHtml } from './key-figures.ts';
import { labelsFor } from './labels.ts';
import { block, element, factHtml, factText, type Html, textElement } from './markup.ts';
import { mastheadBlock } from './masthead.ts';
import { ornament } from './ornament/ornament.ts';
import { pointsSlide, saysLittle } from './points-slide.ts';
import { quoteTextHtml } from './quote-text.ts';
import { headBlock, labelHtml, type SlideOf, type SlideWriter } from './slide-writer.ts';
import { statementSlide } from './statement-slide.ts';

/** One or two words, which may be set as large as the slide allows. */
const isBrief = (title: string): boolean => title.trim().split(/\s+/).length <= 2;

function titleSlide(slide: SlideOf<'title'>, writer: SlideWriter): readonly DraftBlock[] {
  const { id, labels, brief, motif } = writer;
  const classes = ['opening', slide.hero && 'has-hero', slide.chart && 'has-chart'].filter(Boolean);
  return [
    block(
      'section',
      { class: classes.join(' '), id: `${id}.opening`, name: labels.opening },
      element(
        'div',
        { class: 'opening-art' },
        ornament({ motif, seed: brief.look.seed, direction: brief.look.direction, place: 'cover' }),
      ),
      element(
        'div',
        { class: 'opening-words' },
        textElement(
          'h1',
          {
            class: `headline fit-headline${isBrief(slide.title) ? ' is-brief' : ''}`,
            id: `${id}.title`,
            style: headlineStyle(slide.title),
          },
          slide.title,
        ),
        slide.subtitle !== '' && textElement('p', { class: 'tagline', id: `${id}.subtitle` }, slide.subtitle),
      ),
      slide.hero && heroFigureHtml(slide.hero, `${id}.hero`),
      slide.chart && chartHtml(slide.chart, `${id}.chart`, labels.chart, brief.language),
    ),
  ];
}

function figuresSlide(slide: SlideOf<'figures'>, writer: SlideWriter): readonly DraftBlock[] {
  const id = `${writer.id}.figures`;
  const html = figuresHtml(slide.figures, id, writer.labels.figures);
  return [headBlock(writer, slide.label, slide.title), { id, html }];
}

function tableSlide(slide: SlideOf<'table'>, writer: SlideWriter): readonly DraftBlock[] {
  const id = `${writer.id}.table`;
  return [
    headBlock(writer, slide.label, slide.title),
    block(
      'div',
      { class: 'table-slide', id, name: writer.labels.table },
      tableHtml(slide.table, `${id}.cells`),
    ),
  ];
}

/** What to do next, in a few words. */
function pointHtml(point: { readonly title: string; readonly text: Fact }, id: string): Html {
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
      { class: slide.points ? 'quote has-points' : 'quote', id, name: writer.labels.quote },
      labelHtml(writer, slide.label),
      quoteTextHtml(slide.quote, `${id}.text`),
      slide.by !== null && element('figcaption', { class: 'quote-by' }, factHtml(slide.by, `${id}.by`)),
      slide.points &&
        element(
          'div',
          { class: 'quote-points' },
          ...slide.points.map((point, index) => pointHtml(point, `${id}.${index + 1}`)),
        ),
    ),
  ];
}

/** So little text reads better at the size of a lead. */
const fewCharacters = 420;

function shortText(blocks: readonly ContentBlock[]): boolean {
  return JSON.stringify(blocks).length < fewCharacters * 2 && blocks.length < 5;
}

function textSlide(slide: SlideOf<'text'>, writer: SlideWriter): readonly DraftBlock[] {
  const id = `${writer.id}.text`;
  return [
    headBlock(writer, slide.label, slide.title),
    block(
      'div',
      {
        class: shortText(slide.blocks) ? 'text-slide flow is-short' : 'text-slide flow',
        id,
        name: writer.labels.text,
      },
      ...slide.blocks.map((content, index) =>
        contentBlockHtml(content, `${id}.${index + 1}`, {
          labels: writer.labels,
          language: writer.brief.language,
        }),
      ),
    ),
  ];
}

function askHtml(ask: KeyFigure, id: string): Html {
  const value = ask.unit === undefined ? factText(ask.value) : `${factText(ask.value)} ${ask.unit}`;
  return element(
    'section',
    { class: 'ask', id },
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
  const { ask } = slide;
  const count = slide.points.length + (ask ? 1 : 0);
  return [
    headBlock(writer, slide.label, slide.title),
    block(
      'div',
      {
        class: saysLittle(slide.points) ? 'closing is-large' : 'closing',
        id,
        name: writer.labels.action,
        more: { 'data-count': String(count) },
      },
      ask && askHtml(ask, `${id}.ask`),
      ...slide.points.map((point, index) => pointHtml(point, `${id}.${index + 1}`)),
    ),
  ];
}

function bodyBlocks(slide: SlideContent, writer: SlideWriter): readonly DraftBlock[] {
  switch (slide.layout) {
    case 'title':
      return titleSlide(slide, writer);
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

/** One slide for each idea, more where a text or a table is too long for one. The title slide carries the running title instead of a label and a number. */
export function layOutDeck(content: DeckContent, brief: Brief): readonly DraftPage[] {
  const labels = labelsFor(brief.language);
  const date = dateText(brief, content.date);
  const motif = `${brief.title} ${content.runningTitle} ${content.slides[0]?.layout === 'title' ? content.slides[0].title : ''}`;
  return fitSlides(content.slides, brief.look).map(({ slide, id }, index) => {
    const isTitle = slide.layout === 'title';
    const masthead = mastheadBlock(
      {
        id: `${id}.masthead`,
        name: labels.head,
        organisation: content.organisation,
        runningTitle: isTitle ? content.runningTitle : '',
        date,
        ...(isTitle && !directions[brief.look.direction].labelsHead ? {} : { number: String(index + 1) }),
      },
      brief,
    );
    return {
      id,
      className: `page-slide on-${slide.layout}${isTitle ? ' page-field' : ''}`,
      blocks: [masthead, ...bodyBlocks(slide, { id, number: index + 1, labels, brief, motif })],
      ...(slide.notes === '' ? {} : { notes: slide.notes }),
    };
  });
}
