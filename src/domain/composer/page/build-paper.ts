import type { Block } from '../../content/blocks/blocks.ts';
import { sectionBlocks } from './build-sections.ts';
import { figuresOf, runBlock } from './entry-figures.ts';
import { restOf, type SaidEntry, sayEntries } from './entry-parts.ts';
import { factRows } from './fact-rows.ts';
import { headlineOf, kindTitle } from './headline.ts';
import { keyFigure } from './key-figure.ts';
import { isFigured, type KindId } from './kinds.ts';
import { pageWordsOf } from './lexicon/index.ts';
import type { BuiltPages, PageRequest } from './page-request.ts';
import { asPoint, asSentence } from './say-phrase.ts';

/** Returns the block type that fits the entries: times, prices, checkboxes, or steps. */
function entryBlock(entries: readonly SaidEntry[], request: PageRequest): Block[] {
  const { kind } = request.facts;
  if (entries.length === 0) return [];
  const share = (has: (entry: SaidEntry) => boolean): number => entries.filter(has).length / entries.length;
  if (share(({ when }) => when !== '') > 0.5) {
    const timed = entries.filter(({ when }) => when !== '');
    // Entries without a time, such as a price or what to bring, aren't part of the program.
    const others = entries.filter((entry) => !timed.includes(entry));
    return [
      {
        type: 'timeline',
        items: timed.map((entry) => ({
          title: entry.when,
          text: [entry.title, entry.rest, entry.price].filter(Boolean).join(' · '),
        })),
      },
      ...entryBlock(others, request),
    ];
  }
  if (share(({ price }) => price !== '') >= 0.5) {
    // Without a price it is no offer but a remark, such as 'cash only', which stands at the foot.
    const priced = entries.filter(({ price }) => price !== '');
    const remarks = entries.filter(({ price }) => price === '').map(lineOf);
    return [
      {
        type: 'table',
        table: {
          head: ['', ''],
          rows: priced.map((entry) => [
            [`**${entry.title}**`, [entry.rest, entry.when].filter(Boolean).join(', ')]
              .filter(Boolean)
              .join('\n'),
            entry.price,
          ]),
          align: ['left', 'right'],
        },
      },
      ...(remarks.length > 0 ? [{ type: 'paragraph', text: remarks.join(' · ') } satisfies Block] : []),
    ];
  }
  if (kind === 'checklist')
    return [{ type: 'list', items: entries.map((entry) => ({ text: lineOf(entry), checked: false })) }];
  if (kind === 'agenda' || kind === 'program')
    return [{ type: 'list', ordered: true, items: entries.map((entry) => ({ text: lineOf(entry) })) }];
  if (entries.length <= 6 && share((entry) => restOf(entry) !== '') >= 0.5)
    return [{ type: 'steps', items: entries.map((entry) => ({ title: entry.title, text: restOf(entry) })) }];
  return [{ type: 'list', items: entries.map((entry) => ({ text: lineOf(entry) })) }];
}

const lineOf = (entry: SaidEntry): string => [entry.title, restOf(entry)].filter(Boolean).join(' · ');

/** Kinds whose entries are figures. */
const counted: ReadonlySet<KindId> = new Set<KindId>(['report', 'one-pager', 'newsletter']);

const fewestNumbers = 2;

/** Builds a report, article, minutes, list or plan: a title, facts, entries, and sentences. */
export function buildPaper(request: PageRequest): BuiltPages {
  const { facts, ledger, written } = request;
  const { labels } = pageWordsOf(written);
  const title = headlineOf(facts, ledger, written);
  const subjects = ledger.use(ledger.left(facts.subjects));
  const rows = factRows(request);
  const people = [
    { label: labels.from, phrases: ledger.left(facts.from) },
    { label: labels.to, phrases: ledger.left(facts.to) },
  ].flatMap(({ label, phrases }) =>
    phrases.length === 0 ? [] : [{ label, value: ledger.use(phrases).map(asPoint).join(', ') }],
  );
  const figures = facts.kind !== null && counted.has(facts.kind) ? figuresOf(facts, ledger) : null;
  const entries = figures ? [] : sayEntries(facts.entries, ledger);
  const details = ledger.use(ledger.left(facts.details));
  const blocks: Block[] = [];
  const all = [...people, ...rows];
  if (all.length > 0) blocks.push({ type: 'facts', items: all });
  if (figures) blocks.push(figures);
  blocks.push(...facts.figureRuns.map(runBlock));
  const firstEntry = facts.entries[0]?.item.start ?? Number.POSITIVE_INFINITY;
  const before = facts.sections.filter(({ start }) => start < firstEntry);
  const behind = facts.sections.filter(({ start }) => start > firstEntry);
  blocks.push(
    ...sectionBlocks(before, facts.kind),
    ...entryBlock(entries, request),
    ...sectionBlocks(behind, facts.kind),
  );
  const numbers = isFigured(facts.kind)
    ? details.flatMap((detail) => {
        const figure = keyFigure(detail.text, facts.language);
        return figure ? [{ detail, figure }] : [];
      })
    : [];
  if (numbers.length >= fewestNumbers)
    blocks.push({ type: 'figures', items: numbers.map(({ figure }) => figure) });
  const others =
    numbers.length < fewestNumbers
      ? details
      : details.filter((detail) => numbers.every((each) => each.detail !== detail));
  const sentences = others.filter(({ text }) => text.length > 45);
  const short = others.filter((detail) => !sentences.includes(detail));
  for (const detail of sentences) blocks.push({ type: 'paragraph', text: asSentence(detail) });
  if (short.length > 2) {
    if (entries.length > 0) blocks.push({ type: 'heading', level: 2, text: labels.details });
    blocks.push({ type: 'list', items: short.map((detail) => ({ text: asPoint(detail) })) });
  } else for (const detail of short) blocks.push({ type: 'paragraph', text: asSentence(detail) });
  return {
    title,
    label: kindTitle(facts, written),
    pages: [
      {
        layout: 'article',
        title,
        ...(subjects.length > 0 && { lead: subjects.map(asSentence).join(' ') }),
        blocks,
      },
    ],
  };
}
