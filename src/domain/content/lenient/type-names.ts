import type { BlockType } from '../blocks/blocks.ts';
import type { Layout } from '../document-content.ts';
import { ideaWords } from './prepare-diagram.ts';
import { nameTable, wordLists } from './spelling.ts';

type Preset = Readonly<Record<string, unknown>>;
interface Named<Name extends string> {
  readonly name: Name;
  readonly preset: Preset;
}

const plainBlocks = wordLists<BlockType | 'section'>({
  heading: 'heading, header, title, headline, subheading, subtitle, h, section-title, section-header',
  paragraph:
    'paragraph, p, text, para, body, prose, richtext, markdown, md, intro, lead, content, copy, text-block',
  list: 'list, ul, bullets, bullet-list, unordered-list, bulletpoints, bullet-points, items, points, nested-list, takeaways, icon-list, icons',
  steps: 'steps, step, process, how-to, procedure, instructions, workflow, stepper, method',
  timeline:
    'timeline, roadmap, milestones, history, schedule, chronology, events, agenda, program, itinerary',
  definitions:
    'definitions, definition-list, dl, glossary, faq, terms, questions, q&a, q-and-a, accordion, term-list',
  facts:
    'facts, fact, key-facts, details, info-list, metadata, key-value, properties, when-where, spec, specs, attributes',
  figures:
    'figures, kpis, kpi, stats, stat, metrics, metric, numbers, key-figures, key-numbers, big-number, stat-cards, statistics, scorecard, kpi-row, indicators, hero-stat, counter',
  chart: 'chart, graph, plot, data-viz, visualization',
  diagram: 'diagram, flow, flowchart, flow-chart, mermaid, plan',
  table: 'table, grid-table, data-table, matrix, comparison-table, comparison',
  bill: 'bill, price-table, pricing-table, line-items, invoice-lines, invoice-table, cost-table, costs, budget, estimate, price-list',
  quote: 'quote, blockquote, testimonial, pullquote, pull-quote, quotation, citation',
  callout: 'callout, box, panel, admonition, aside, notice, highlight, banner, info-box',
  cards:
    'cards, card, card-grid, feature-grid, features, tiles, grid, team, benefits, feature-cards, pricing',
  columns: 'columns, row, two-columns, two-column, split, multi-column, cols, layout-columns, side-by-side',
  signatures: 'signatures, signature, sign-off, signoff, signature-block, signature-lines',
  picture: 'picture, image, img, photo, figure, illustration, media, icon, graphic',
  contact: 'contact, contacts, contact-info, contact-details, address, footer',
  action: 'action, button, cta, call-to-action, link, next-step',
  qr: 'qr, qr-code, qrcode, barcode',
  code: 'code, code-block, pre, snippet, source-code, codeblock',
  divider: 'divider, hr, separator, rule, line, horizontal-rule, spacer, break, page-break',
  html: 'html, raw-html, embed',
  section:
    'section, group, container, div, block, stack, wrapper, article, part, chapter, subsection, column, fragment',
});

const presetBlocks: readonly (readonly [string, Named<BlockType>])[] = [
  ...[1, 2, 3, 4, 5, 6].map((level): readonly [string, Named<BlockType>] => [
    `h${level}`,
    { name: 'heading', preset: { level: Math.min(4, Math.max(2, level)) } },
  ]),
  ...['ol', 'ordered-list', 'numbered-list', 'numbers-list', 'numbered', 'ordered', 'ranking'].map(
    (word): readonly [string, Named<BlockType>] => [word, { name: 'list', preset: { ordered: true } }],
  ),
  ...['checklist', 'todo', 'to-do', 'task-list', 'tasks', 'check-list', 'checkboxes', 'action-items'].map(
    (word): readonly [string, Named<BlockType>] => [word, { name: 'list', preset: { isChecklist: true } }],
  ),
  ...wordLists({
    note: 'note, info, information, remark',
    tip: 'tip, hint, success, idea, pro-tip',
    important: 'important, key-message, key-point, attention, takeaway',
    warning: 'warning, alert, caution, danger, error',
  }).map(([word, tone]): readonly [string, Named<BlockType>] => [
    word,
    { name: 'callout', preset: { tone } },
  ]),
  ...wordLists({
    column: 'column-chart, vertical-bar-chart',
    bar: 'bar-chart, barchart, bar, horizontal-bar-chart, bars',
    line: 'line-chart, linechart, line-graph, trend-chart',
    area: 'area-chart',
    pie: 'pie-chart, pie, piechart',
    donut: 'donut-chart, doughnut-chart, donut, doughnut',
    stacked: 'stacked-bar-chart, stacked-bar',
    grouped: 'grouped-bar-chart',
    waterfall: 'waterfall, waterfall-chart, bridge-chart',
    gantt: 'gantt, gantt-chart',
    progress: 'progress, progress-bar, progress-bars, gauge, gauge-chart',
    sparkline: 'sparkline',
    combined: 'combo-chart, combined-chart, bar-line-chart, pareto-chart',
    scatter: 'scatter-plot, scatter-chart, scatter',
    bubble: 'bubble-chart, bubble',
    radar: 'radar-chart, radar, spider-chart',
    heatmap: 'heatmap, heat-map',
    histogram: 'histogram',
    funnel: 'funnel, funnel-chart',
    slope: 'slope-chart, slopegraph',
    multiples: 'small-multiples',
    sankey: 'sankey, sankey-diagram, sankey-chart',
  }).map(([word, kind]): readonly [string, Named<BlockType>] => [word, { name: 'chart', preset: { kind } }]),
  ...wordLists(ideaWords).map(([word, kind]): readonly [string, Named<BlockType>] => [
    word,
    { name: 'diagram', preset: { kind } },
  ]),
];

const named = <Name extends string>(
  entries: readonly (readonly [string, Name])[],
): readonly (readonly [string, Named<Name>])[] => entries.map(([word, name]) => [word, { name, preset: {} }]);

/** Finds the block for a name, and the fields that the name implies. */
export const blockNames = nameTable<Named<BlockType | 'section'>>([...presetBlocks, ...named(plainBlocks)]);

/** Finds the layout for a name. */
export const layoutNames = nameTable<Named<Layout>>(
  named(
    wordLists<Layout>({
      invoice: 'invoice, bill, receipt, quote-document, estimate, quotation, offer',
      'one-pager':
        'one-pager, onepager, one-page, case-study, product-sheet, fact-sheet, data-sheet, datasheet, summary-page, brief',
      flyer:
        'flyer, poster, invitation, event, leaflet, announcement, notice, invite, handbill, certificate, diploma, voucher, gift-voucher, gift-card, coupon, ticket, sign, door-sign, greeting-card',
      article:
        'article, report, letter, memo, minutes, document, doc, flow, blog, blog-post, newsletter, essay, page, paper, whitepaper, checklist, packing-list, cv, cv-side, resume, press-release, recipe, menu, price-list, program, timetable, meeting-notes, form, labels, label-sheet, standard, default',
      cover:
        'cover, title, title-slide, hero, opening, intro, cover-slide, title-page, front, opener, splash, title-only',
      statement:
        'statement, section, section-header, divider, section-title, big-statement, big-idea, key-message, message, chapter, transition, section-divider, headline',
      points:
        'points, bullets, bullet-points, bullet-list, agenda, list, icon-points, features, process, steps, timeline, roadmap, cards, team, columns, two-column, three-column, icons, benefits, grid, checklist, overview, contents, table-of-contents, exercise, questions, milestones, swot, pros-cons, problem, solution',
      figures:
        'figures, big-number, big-numbers, stats, kpis, metrics, numbers, key-figures, stat, kpi, data-points, dashboard',
      chart:
        'chart, graph, bar-chart, line-chart, pie-chart, data, chart-slide, plot, visualization, chart-with-takeaway',
      table:
        'table, comparison, comparison-table, matrix, pricing, compare, data-table, versus, before-after',
      quote: 'quote, testimonial, quotation, blockquote, pull-quote, citation',
      text: 'text, content, text-slide, title-and-content, body, title-content, blank, custom, prose, image, picture, image-text, text-image, split, mixed, default-slide, slide',
      closing:
        'closing, end, thank-you, thanks, cta, call-to-action, final, conclusion, outro, contact, closing-slide, next-steps, the-ask, ask, end-slide, q&a',
    }),
  ),
);

/** Default layout of a single-page document by kind. */
export const layoutOfKind = nameTable<Layout>(
  wordLists<Layout>({
    invoice: 'invoice, bill, quote, quotation, estimate, offer, receipt, proforma invoice',
    'one-pager': 'one-pager, case-study, product-sheet, fact-sheet, data sheet',
    flyer:
      'flyer, poster, notice, invitation, leaflet, event poster, door sign, sign, certificate, diploma, voucher, gift voucher, gift card, gift certificate, coupon, ticket, greeting card',
  }),
);

/** Returns whether this kind means slides if no format is given. */
export const isDeckKind = (kind: string): boolean => /deck|slides?$|presentation|pitch/i.test(kind);
