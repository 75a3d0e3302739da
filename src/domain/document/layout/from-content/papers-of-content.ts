import type { DocumentContent, Page, PageOf } from '../../../content/document-content.ts';
import { plainText } from '../../../content/text/inline-text.ts';
import type { ArticleContent, BriefContent, FlyerContent, OnePagerContent } from '../../brief.ts';
import { headOf, invoiceOf } from './bill-of-content.ts';
import { blocksOf, chartOf, diagramOf, figureOf } from './blocks-of-content.ts';
import type { SlidePage } from './slides-of-content.ts';
import { factOf, markedWords, rich, words } from './words.ts';

export type PaperPage = Exclude<Page, SlidePage>;

function onePagerOf(page: PageOf<'one-pager'>, { head }: DocumentContent): OnePagerContent {
  const { hero, stops, diagram, chart, quote, action } = page;
  return {
    kind: 'one-pager',
    ...headOf(head),
    headline: markedWords(page.title),
    lead: rich(page.lead ?? ''),
    figures: (page.figures ?? []).map(figureOf),
    sections: page.sections.map(({ title, text }) => ({ title: markedWords(title), text: rich(text) })),
    contact: (page.contact ?? []).map(factOf),
    ...(hero && { hero: figureOf(hero) }),
    ...(stops && { stops: stops.map(words) }),
    ...(diagram && { diagram: diagramOf(diagram) }),
    ...(chart && { chart: chartOf(chart) }),
    ...(quote && { quote: { text: markedWords(quote.text), by: factOf(quote.by ?? '') } }),
    ...(action !== undefined && { callToAction: markedWords(action) }),
  };
}

function flyerOf(page: PageOf<'flyer'>, { head, look, title }: DocumentContent): FlyerContent {
  const { organisation, runningTitle } = headOf(head);
  const { program, listing } = page;
  return {
    kind: 'flyer',
    organisation,
    runningTitle,
    headline: markedWords(page.title),
    tagline: markedWords(page.tagline ?? ''),
    hero: markedWords(page.hero ?? ''),
    facts: page.facts.map(({ label, value }) => ({ label: words(label), value: factOf(value) })),
    points: (page.points ?? []).map(({ label, title: name, text }) => ({
      title: markedWords(name),
      text: markedWords(text),
      ...(label !== undefined && { label: words(label) }),
    })),
    callToAction: markedWords(page.action ?? ''),
    contact: (page.contact ?? []).map(factOf),
    motif: look.subject ?? plainText(`${page.title} ${title}`),
    ...(program !== undefined && { programme: words(program) }),
    ...(listing && {
      listing: {
        title: markedWords(listing.title),
        rows: listing.rows.map(({ label, value }) => ({ label: words(label), value: factOf(value) })),
        ...(listing.text !== undefined && { text: markedWords(listing.text) }),
      },
    }),
  };
}

function articleOf(page: PageOf<'article'>, { head, language }: DocumentContent): ArticleContent {
  return {
    kind: 'article',
    ...headOf(head),
    title: markedWords(page.title),
    blocks: blocksOf(page.blocks, language),
    ...(page.lead !== undefined && { lead: rich(page.lead) }),
  };
}

export function paperOf(page: PaperPage, content: DocumentContent): BriefContent {
  switch (page.layout) {
    case 'invoice':
      return invoiceOf(page, content.language);
    case 'one-pager':
      return onePagerOf(page, content);
    case 'flyer':
      return flyerOf(page, content);
    case 'article':
      return articleOf(page, content);
  }
}
