import { billHeads } from './lexicon/bill-heads.ts';
import { nameKey } from './spelling.ts';

/** Synonyms of fields, most likely first. A synonym may belong to several fields; the best match gets it. */
const otherNames: Readonly<Record<string, string>> = {
  title:
    'heading, headline, header, name, label, question, term, topic, step, event, task, subject, role, text, what, titel',
  text: 'description, body, content, contents, copy, detail, details, summary, paragraph, explanation, answer, definition, meaning, message, desc, subtitle, subtext, note, caption, statement, quote, quotation, label, value, data, title, name, markdown, md, alt, alt text',
  items:
    'bullets, bullet points, points, list, entries, children, elements, steps, rows, cards, figures, facts, kpis, stats, metrics, events, milestones, features, options, tasks, agenda, topics, questions, terms, people, members, signers, signatories, lines, contacts, contact, data, content, body, takeaways, next steps, numbers, values, definitions, columns, timeline, process, statistics, highlights, key points, actions, text',
  blocks:
    'content, contents, body, flow, children, sections, elements, components, items, paragraphs, article, text, markdown, md, html, main, bullets, points, paragraph, details, description',
  pages: 'slides, screens, sheets, cards, pages list, frames',
  columns: 'cols, items, children, content, blocks',
  label:
    'name, title, key, caption, description, text, term, metric, when, time, hour, type, subtitle, kicker, eyebrow, overline, tag, section, head',
  value:
    'number, amount, figure, stat, text, data, content, details, description, val, what, where, metric, percent, percentage, count, total, headline, title, score, target',
  unit: `units, suffix, uom, measure, unit of measure, per, ${billHeads('unit')}`,
  detail:
    'details, description, subtitle, note, context, caption, change, delta, trend, comparison, role, position, place, sub, date, text',
  by: 'author, source, attribution, cite, citation, name, who, speaker, person, from, credit, role',
  lead: 'subtitle, intro, introduction, summary, subhead, subheading, standfirst, deck, abstract, tagline, description, lede, text, body, content, overview',
  subtitle:
    'subheading, subhead, tagline, lead, text, description, body, content, strapline, presenter, author, date, intro, summary',
  tagline: 'subtitle, subheading, slogan, strapline, lead, description, text, body, intro, profession',
  takeaway:
    'insight, conclusion, summary, text, message, caption, description, body, finding, so what, note, content, subtitle',
  hero: 'number, big number, key figure, highlight, main figure, stat, figure, big, headline number, metric, key number, kpi',
  axis: 'x axis, x-axis, x axis title, x-axis title, x label, xlabel, axis title, category axis',
  ask: 'action, call to action, cta, offer, button, text, subtitle, body, contact, request, message, description, content',
  action: 'call to action, cta, button, next step, ask, link text',
  url: 'href, link, address, target, src, uri',
  caption: 'title, label, text, name, description',
  source: 'src, url, href, path, file, image, uri, credit, reference, cite',
  icon: 'symbol, emoji, pictogram, glyph, icon name',
  marker: 'number, letter, index, no, prefix, badge, step, time',
  notes: 'speaker notes, note, presenter notes, talking points, speakernotes, script, comments',
  checked: 'done, complete, completed, ticked, is done, checked off, status',
  ordered: 'numbered, is ordered, list ordered',
  start: 'start at, from, first number',
  level: 'depth, size, rank',
  tone: 'variant, kind, style, severity, type, color',
  language: 'lang, locale, syntax',
  html: 'content, markup, body, code',
  head: 'header, headers, columns, heading, header row, thead, column names, cols, fields',
  rows: 'data, body, values, items, cells, tbody, entries, lines',
  foot: 'footer, total, totals, footer row, tfoot, summary, small print, legal',
  sum: 'total label, sum label, total',
  align: 'alignment, alignments, column align',
  labels: 'categories, category, x, x axis, xaxis, axis, names, keys, periods, years, x labels, xlabels',
  series: 'datasets, values, data, y, numbers, points',
  mark: 'highlight, highlights, emphasis, marked, focus, emphasize',
  compare: 'baseline, benchmark, compare to, reference',
  goal: 'target, objective, benchmark',
  note: 'notes, caption, subtitle, description, measure, footnote, thank you, message, closing, comment, comments, text, y label, ylabel',
  chart: 'graph, data, plot, visualization, visual, diagram, figure',
  table: 'data, grid, matrix, rows, comparison',
  diagram: 'flow, flowchart, graph, visual, drawing, plan, process',
  links: 'edges, connections, arrows, flows, steps, nodes, relations',
  to: 'client, customer, bill to, billed to, recipient, buyer, target, sold to, customer info, end',
  from: 'seller, sender, supplier, vendor, company, issuer, business, biller, source, freelancer, provider, start',
  lines:
    'items, line items, positions, services, entries, products, rows, address, details, contact, billables, work',
  number:
    'invoice number, invoice no, no, quote number, id, reference number, invoice id, nr, num, estimate number',
  issued: 'date, issue date, invoice date, issued on, date issued, issued at, created, quote date, dated',
  due: 'due date, payment due, due on, due in, pay by, payment terms, valid until, expires, deadline, due by, payable by',
  terms: 'payment terms, conditions, terms and conditions',
  reference: 'po number, order number, your reference, po, purchase order, your order, project',
  subject: 'project, regarding, re, about, topic, illustration, motif, theme subject, title',
  payment:
    'payment details, bank, bank details, payment info, payment information, account, how to pay, payment methods, bank account',
  remarks: 'footnotes, annotations, comments',
  currency: 'currency code, money, currency symbol',
  discounts: 'discount, rebate, reductions, deduction',
  taxes: 'tax, vat, sales tax, mwst, gst, tax rate, vat rate, tax rates, iva, tva',
  paid: 'payments, deposit, prepaid, advance, down payment, amount paid, already paid, deposits',
  inclusive: 'tax included, tax inclusive, prices include tax, includes tax, vat included, gross',
  description: `item, name, title, service, product, text, label, what, article, task, details, ${billHeads('description')}`,
  quantity: `qty, hours, count, units, amount of, quant, days, number, pieces, ${billHeads('quantity')}`,
  rate: `price, unit price, unit cost, cost, price each, hourly rate, unit rate, each, amount, fee, ${billHeads('rate')}`,
  code: 'sku, item code, article number, product code, no',
  group: 'category, section, phase',
  percent: 'rate, percentage, value, amount, tax rate, pct',
  amount: 'value, sum, total, price',
  name: 'title, company, organization, label, full name, person, business name, client, contact name, series, key, id',
  organization:
    'company, brand, organization name, org, client, business, institution, author, school, from, owner',
  date: 'day, when, period, issued, published, date of issue, time',
  format:
    'size, page size, paper, paper size, page format, aspect ratio, ratio, dimensions, aspect, canvas, page',
  orientation: 'layout direction, page orientation, rotation',
  direction: 'art direction, style, design, visual style, mood, aesthetic, look',
  theme: 'mode, color mode, color scheme, scheme, appearance',
  accent: 'accent color, color, primary color, brand color, main color, primary, colors',
  tokens: 'css, variables, overrides, design tokens',
  seed: 'random seed, variant',
  kind: 'type, document type, chart type, doc type, category, variant, template',
  facts:
    'details, info, information, when and where, event details, key facts, data, essentials, list, items',
  points:
    'items, bullets, features, program, schedule, agenda, highlights, benefits, reasons, list, timetable, activities, lineup',
  program: 'program title, schedule title, program heading',
  listing: 'price list, menu, menu items',
  contact:
    'contacts, contact info, contact details, footer, contact information, phone, email, website, address',
  sections:
    'points, items, content, body, blocks, parts, reasons, features, benefits, arguments, columns, evidence, paragraphs, steps, details, highlights, bullets, key points',
  figures:
    'stats, metrics, kpis, numbers, key figures, key numbers, facts, statistics, highlights, data, key metrics',
  quote: 'testimonial, pull quote, customer quote, quotation, citation',
  stops: 'route, stations, path, journey',
  values: 'data, points, y, numbers, amounts, scores',
  written: 'labels, display, formatted, value labels, display values',
  events: 'annotations, markers, milestones',
  parts: 'elements, shapes, items, areas',
  at: 'position, rect, box, bounds, place, cell',
  shape: 'kind, type, form',
  subtotalLabel: 'subtotal label',
  amountLabel: 'total label, amount due label',
};

const ranks = new Map(
  Object.entries(otherNames).map(([field, names]) => [
    field,
    new Map(names.split(',').map((name, rank) => [nameKey(name), rank + 1] as const)),
  ]),
);

/**
 * Returns how well a name matches a field: 0 for its own name, more for synonyms, undefined if it doesn't
 * match.
 */
export function rankOf(field: string, key: string): number | undefined {
  const own = nameKey(field);
  if (key === own || `${key}s` === own || key === `${own}s`) return 0;
  const names = ranks.get(field);
  return (
    names?.get(key) ?? names?.get(`${key}s`) ?? (key.endsWith('s') ? names?.get(key.slice(0, -1)) : undefined)
  );
}

/** Names of appearance properties, and of icons, which are drawn. Their values are never document text. */
const appearance = new Set(
  'icon iconname style class classname css color background backgroundcolor width height size fontsize font fontfamily margin padding align alignment position x y z animation transition border radius opacity background image template variant theme design layout type kind component uuid key index order id version schema metadata meta url href src link'.split(
    ' ',
  ),
);

export const isAppearance = (name: string): boolean => appearance.has(nameKey(name));
