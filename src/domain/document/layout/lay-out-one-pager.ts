import type { Brief, Look, OnePagerContent } from '../brief.ts';
import type { DraftBlock, DraftPage } from '../draft.ts';
import { headlineStyle } from '../kit/hero-size.ts';
import { stopsHtml } from './blocks/stops-line.ts';
import { chartHtml } from './charts/chart-figure.ts';
import { diagramHtml } from './diagrams/diagram-figure.ts';
import { footBlock } from './foot.ts';
import { dateText } from './format-date.ts';
import { heroFigureHtml } from './hero-figure.ts';
import { figuresHtml } from './key-figures.ts';
import { type Labels, labelsFor } from './labels.ts';
import { block, element, factHtml, type Html, textElement } from './markup.ts';
import { mastheadBlock } from './masthead.ts';
import { densityOf, needsClosingPage, needsFiguresPage, needsStoryPage } from './one-pager-density.ts';
import { headArtHtml, ornament } from './ornament/ornament.ts';
import { scaleOf } from './page-capacity.ts';
import { asPages } from './page-parts.ts';
import { quoteTextHtml } from './quote-text.ts';
import { richHtml } from './rich-text.ts';

const motifOf = ({ headline, runningTitle }: OnePagerContent): string => `${headline} ${runningTitle}`;

function openingBlock(
  content: OnePagerContent,
  labels: Labels,
  look: Look,
  art: 'head' | 'foot',
): DraftBlock {
  return block(
    'section',
    { class: content.hero ? 'opening has-hero' : 'opening', id: 'opening', name: labels.opening },
    headArtHtml(motifOf(content), look, art),
    textElement(
      'h1',
      { class: 'headline fit-headline', id: 'headline', style: headlineStyle(content.headline) },
      content.headline,
    ),
    content.hero && heroFigureHtml(content.hero, 'hero'),
    content.stops && content.stops.length > 1 && stopsHtml(content.stops, 'stops', labels.chart),
  );
}

/** On slides the figures have one of their own. */
function figuresBlock(content: OnePagerContent, labels: Labels): DraftBlock | null {
  return content.figures.length > 0
    ? { id: 'figures', html: figuresHtml(content.figures, 'figures', labels.figures) }
    : null;
}

function storyBlock(
  content: OnePagerContent,
  labels: Labels,
  language: string,
  art: Html,
): DraftBlock | null {
  const hasChart = content.chart !== undefined && content.chart.labels.length > 0;
  if (content.lead.length === 0 && content.figures.length === 0 && !content.chart) return null;
  return block(
    'section',
    { class: hasChart ? 'story has-chart' : 'story', id: 'story', name: labels.story },
    content.figures.length > 0
      ? figuresHtml(content.figures, 'figures', labels.figures)
      : !content.quote && element('div', { class: 'story-art' }, art),
    element(
      'div',
      { class: 'story-main' },
      content.lead.length > 0 &&
        element('p', { class: 'lead', id: 'lead', name: labels.lead }, richHtml(content.lead)),
      content.chart && chartHtml(content.chart, 'chart', labels.chart, language),
    ),
  );
}

function sectionsBlock(content: OnePagerContent, labels: Labels): DraftBlock {
  return block(
    'div',
    {
      class: 'sections',
      id: 'sections',
      name: labels.sections,
      more: { 'data-count': String(content.sections.length) },
    },
    ...content.sections.map((section, index) =>
      element(
        'section',
        { class: 'section', id: `sections.${index + 1}`, name: section.title },
        textElement('h2', { class: 'block-title', id: `sections.${index + 1}.title` }, section.title),
        element('p', { class: 'block-text', id: `sections.${index + 1}.text` }, richHtml(section.text)),
      ),
    ),
  );
}

function quoteBlockOf(quote: NonNullable<OnePagerContent['quote']>, labels: Labels, art: Html): DraftBlock {
  return block(
    'figure',
    { class: 'quote', id: 'quote', name: labels.quote },
    element('div', { class: 'quote-art' }, art),
    quoteTextHtml(quote.text, 'quote.text'),
    element('figcaption', { class: 'quote-by' }, factHtml(quote.by, 'quote.by')),
  );
}

/** What fills the room that few words leave; directions with a large opening leave it out. */
function footArtBlock(content: OnePagerContent, { seed, direction }: Look, labels: Labels): DraftBlock {
  return block(
    'div',
    { class: 'foot-art', id: 'art', name: labels.text },
    ornament({ motif: motifOf(content), seed, direction, place: 'opening' }),
  );
}

/**
 * One page that makes a case: the claim, the number, the evidence, the next step. On slides each of them has its
 * own; paper too small for it all takes a second page rather than type too small to read.
 */
export function layOutOnePager(content: OnePagerContent, brief: Brief): readonly DraftPage[] {
  const labels = labelsFor(brief.language);
  const art = ornament({
    motif: motifOf(content),
    seed: brief.look.seed,
    direction: brief.look.direction,
    place: 'aside',
  });
  const mastheadFor = (page: number): DraftBlock =>
    mastheadBlock(
      {
        id: page === 1 ? 'masthead' : `masthead-${page}`,
        name: labels.head,
        organisation: content.organisation,
        runningTitle: content.runningTitle,
        date: dateText(brief, content.date),
      },
      brief,
    );
  const action =
    content.callToAction === undefined
      ? null
      : block(
          'section',
          { class: 'action', id: 'action', name: labels.action },
          textElement('p', { class: 'action-text', id: 'action.text' }, content.callToAction),
        );
  const isSlides = scaleOf(brief.look).isSlides;
  const story = storyBlock(isSlides ? { ...content, figures: [] } : content, labels, brief.language, art);
  const density = densityOf(content, brief.look);
  const className =
    density === 'airy' || density === 'dense' ? `page-one-pager is-${density}` : 'page-one-pager';
  const diagram = content.diagram
    ? { id: 'diagram', html: diagramHtml(content.diagram, 'diagram', labels.chart) }
    : null;
  const hasRoom = density === 'airy' && !isSlides && !diagram && !content.quote;
  const head = [openingBlock(content, labels, brief.look, density === 'airy' ? 'head' : 'foot'), diagram];
  const sections = [
    content.sections.length > 0 ? sectionsBlock(content, labels) : null,
    hasRoom ? footArtBlock(content, brief.look, labels) : null,
  ];
  const closing = [
    content.quote ? quoteBlockOf(content.quote, labels, art) : null,
    action,
    content.contact.length > 0 ? footBlock(content.contact, labels) : null,
  ];
  return asPages(parts(), className, mastheadFor);

  /** The figures apart from words and chart where one page cannot hold them all, as on slides. */
  function storyPages(): readonly (readonly (DraftBlock | null)[])[] {
    if (content.figures.length === 0 || !needsFiguresPage(content, brief.look)) return [[story]];
    const withoutFigures = storyBlock({ ...content, figures: [] }, labels, brief.language, art);
    return [[figuresBlock(content, labels)], [withoutFigures]];
  }

  function parts(): readonly (readonly (DraftBlock | null)[])[] {
    if (isSlides) return [head, [figuresBlock(content, labels)], [story], sections, closing];
    if (density !== 'crowded') return [[...head, story, ...sections, ...closing]];
    const rest = needsClosingPage(content, brief.look) ? [sections, closing] : [[...sections, ...closing]];
    if (!needsStoryPage(content, brief.look)) return [[...head, story], ...rest];
    return [head, ...storyPages(), ...rest];
  }
}
