import type { PageOf } from '../../content/document-content.ts';
import type { DraftBlock, DraftPage } from '../draft.ts';
import { headlineStyle } from '../kit/hero-size.ts';
import { stopsHtml } from './blocks/stops-line.ts';
import { chartHtml } from './charts/chart-figure.ts';
import { chartOf } from './charts/chart-of-content.ts';
import { contentDiagramHtml } from './diagrams/content-diagram.ts';
import { contactsOf, footBlock } from './foot.ts';
import { type Frame, headDate, motifFor, ownerName, runningTitle, sheetId } from './frame.ts';
import { heroFigureHtml } from './hero-figure.ts';
import { inGroups } from './in-groups.ts';
import { figuresHtml, type KeyFigure } from './key-figures.ts';
import { type Labels, labelsFor } from './labels.ts';
import { block, element, factHtml, type Html, richElement, textElement } from './markup.ts';
import { mastheadBlock } from './masthead.ts';
import {
  densityOf,
  needsClosingPage,
  needsFiguresPage,
  needsStoryPage,
  type OnePager,
} from './one-pager-density.ts';
import { headArtHtml, ornament } from './ornament/ornament.ts';
import { scaleOf } from './page-capacity.ts';
import { asPages } from './page-parts.ts';
import { quoteTextHtml } from './quote-text.ts';
import { computedText, isEmpty } from './text/field-text.ts';
import { readFields } from './text/read-fields.ts';

/** Shared inputs of all parts of a one-pager. */
interface OnePagerWriter {
  /** Prefix of its ids. */
  readonly id: string;
  readonly content: OnePager;
  readonly frame: Frame;
  readonly labels: Labels;
}

const motifOf = ({ content, frame }: OnePagerWriter): string =>
  `${content.title.plain} ${runningTitle(frame)}`;

/** Returns a drawing of the subject. */
function openingArt(writer: OnePagerWriter): Html {
  const { seed, direction } = writer.frame.look;
  return ornament({ ...motifFor(writer.frame, motifOf(writer)), seed, direction, place: 'opening' });
}

function openingBlock(writer: OnePagerWriter, art: 'head' | 'foot'): DraftBlock {
  const { id, content, labels, frame } = writer;
  return block(
    'section',
    { class: content.hero ? 'opening has-hero' : 'opening', id: `${id}.opening`, name: labels.opening },
    headArtHtml(motifFor(frame, motifOf(writer)), frame.look, art),
    textElement(
      'h1',
      { class: 'headline fit-headline', id: `${id}.headline`, style: headlineStyle(content.title.plain) },
      content.title,
    ),
    content.hero && heroFigureHtml(content.hero, `${id}.hero`, frame.language),
    content.stops && content.stops.length > 1 && stopsHtml(content.stops, `${id}.stops`, labels.chart),
  );
}

/** Returns the key figures; on slides, they get their own. */
function figuresBlock({ id: pageId, content, labels, frame }: OnePagerWriter): DraftBlock | null {
  const { figures = [] } = content;
  const id = `${pageId}.figures`;
  return figures.length > 0 ? { id, html: figuresHtml(figures, id, labels.figures, frame.language) } : null;
}

/** Fewest figures in a side column beside which a lead alone leaves a hole. */
const tallSide = 3;

function storyBlock(writer: OnePagerWriter, figures: readonly KeyFigure[], art: Html): DraftBlock | null {
  const { id, content, labels, frame } = writer;
  const { lead, chart, quote } = content;
  const hasChart = chart !== undefined && chart.data.labels.length > 0;
  if (isEmpty(lead) && figures.length === 0 && !chart) return null;
  return block(
    'section',
    { class: hasChart ? 'story has-chart' : 'story', id: `${id}.story`, name: labels.story },
    figures.length > 0
      ? figuresHtml(figures, `${id}.figures`, labels.figures, frame.language)
      : !quote && element('div', { class: 'story-art' }, art),
    element(
      'div',
      { class: 'story-main' },
      lead !== undefined &&
        !isEmpty(lead) &&
        richElement('p', { class: 'lead', id: `${id}.lead`, name: labels.lead }, lead),
      chart &&
        chartHtml(chartOf(chart.data), `${id}.chart`, labels.chart, frame.language, undefined, chart.field),
      !chart && figures.length >= tallSide && element('div', { class: 'main-art' }, openingArt(writer)),
    ),
  );
}

function sectionsBlock({ id, content, labels }: OnePagerWriter): DraftBlock {
  return block(
    'div',
    {
      class: 'sections',
      id: `${id}.sections`,
      name: labels.sections,
      more: { 'data-count': String(content.sections.length) },
    },
    ...content.sections.map((section, index) =>
      element(
        'section',
        { class: 'section', id: `${id}.sections.${index + 1}`, name: section.title.plain },
        textElement('h2', { class: 'block-title', id: `${id}.sections.${index + 1}.title` }, section.title),
        richElement('p', { class: 'block-text', id: `${id}.sections.${index + 1}.text` }, section.text),
      ),
    ),
  );
}

function quoteBlock(
  { text, by }: NonNullable<OnePager['quote']>,
  { id, labels }: OnePagerWriter,
  art: Html,
): DraftBlock {
  return block(
    'figure',
    { class: 'quote', id: `${id}.quote`, name: labels.quote },
    element('div', { class: 'quote-art' }, art),
    quoteTextHtml(text, `${id}.quote.text`),
    element('figcaption', { class: 'quote-by' }, factHtml(by ?? computedText(''), `${id}.quote.by`)),
  );
}

/** Returns a drawing that fills empty space; directions with a large opening omit it. */
const footArtBlock = (writer: OnePagerWriter): DraftBlock =>
  block('div', { class: 'foot-art', id: `${writer.id}.art`, name: writer.labels.text }, openingArt(writer));

function diagramBlock({ id: pageId, content, labels }: OnePagerWriter): DraftBlock | null {
  if (!content.diagram) return null;
  const id = `${pageId}.diagram`;
  return { id, html: contentDiagramHtml(content.diagram, id, labels.chart) };
}

/** Figures, and sections, that a page has room for; more of them continue on further pages. */
const mostParts = 8;

/**
 * Lays out a one-pager: the claim, the number, the evidence, the next step. On slides each gets its own; if
 * the paper is too small, it uses a second page instead of unreadably small type.
 */
export function layOutOnePager(page: PageOf<'one-pager'>, id: string, frame: Frame): readonly DraftPage[] {
  const given = readFields(page);
  const labels = labelsFor(frame.language);
  const [figuresHere, ...moreFigures] = inGroups(given.figures ?? [], mostParts);
  const [sectionsHere = [], ...moreSections] = inGroups(given.sections, mostParts);
  const content = { ...given, sections: sectionsHere, ...(figuresHere && { figures: figuresHere }) };
  const writer: OnePagerWriter = { id, content, frame, labels };
  const further = [
    ...moreFigures.map((own, at) => [
      figuresBlock({ ...writer, id: `${id}.figures${at + 2}`, content: { ...content, figures: own } }),
    ]),
    ...moreSections.map((own, at) => [
      sectionsBlock({ ...writer, id: `${id}.sections${at + 2}`, content: { ...content, sections: own } }),
    ]),
  ];
  const { look } = frame;
  const { figures = [], contact = [], quote } = content;
  const art = ornament({
    motif: motifOf(writer),
    seed: look.seed,
    direction: look.direction,
    place: 'aside',
  });
  const mastheadFor = (sheet: number): DraftBlock =>
    mastheadBlock(
      {
        id: `${sheetId(id, sheet)}.masthead`,
        name: labels.head,
        organization: ownerName(frame),
        runningTitle: runningTitle(frame),
        date: headDate(frame),
      },
      frame,
    );
  const action =
    content.action === undefined
      ? null
      : block(
          'section',
          { class: 'action', id: `${id}.action`, name: labels.action },
          textElement('p', { class: 'action-text', id: `${id}.action.text` }, content.action),
        );
  const isSlides = scaleOf(look).isSlides;
  const story = storyBlock(writer, isSlides ? [] : figures, art);
  const density = densityOf(content, look);
  const className =
    density === 'airy' || density === 'dense' ? `page-one-pager is-${density}` : 'page-one-pager';
  const diagram = diagramBlock(writer);
  const hasRoom = density === 'airy' && !isSlides && !diagram && !quote;
  const head = [openingBlock(writer, density === 'airy' ? 'head' : 'foot'), diagram];
  const sections = [
    content.sections.length > 0 ? sectionsBlock(writer) : null,
    hasRoom ? footArtBlock(writer) : null,
  ];
  const closing = [
    quote ? quoteBlock(quote, writer, art) : null,
    action,
    contact.length > 0 ? footBlock(contactsOf(contact), id, labels) : null,
  ];
  return asPages([...parts(), ...further], className, id, mastheadFor);

  /** Puts figures on their own page if text and chart leave no space, as on slides. */
  function storyPages(): readonly (readonly (DraftBlock | null)[])[] {
    if (figures.length === 0 || !needsFiguresPage(content, look)) return [[story]];
    return [[figuresBlock(writer)], [storyBlock(writer, [], art)]];
  }

  function parts(): readonly (readonly (DraftBlock | null)[])[] {
    if (isSlides) return [head, [figuresBlock(writer)], [story], sections, closing];
    if (density !== 'crowded') return [[...head, story, ...sections, ...closing]];
    const rest = needsClosingPage(content, look) ? [sections, closing] : [[...sections, ...closing]];
    if (!needsStoryPage(content, look)) return [[...head, story], ...rest];
    return [head, ...storyPages(), ...rest];
  }
}
