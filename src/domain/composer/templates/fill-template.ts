import type { Block } from '../../content/blocks/blocks.ts';
import { type DocumentContent, documentContent } from '../../content/document-content.ts';
import { plainText } from '../../content/text/inline-text.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { Template } from '../../templates/template.ts';
import type { Entry, Facts, Phrase } from '../facts/facts.ts';
import type { Ledger } from '../facts/ledger.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { asPoint } from '../page/say-phrase.ts';
import { fillText, type Missing, type SlotFacts } from './fill-text.ts';
import { slotName, slotParts } from './slots.ts';

interface Filling {
  readonly facts: Facts;
  readonly ledger: Ledger;
  readonly written: ReaderLanguage;
  /** Headline from the prompt; null where the template's own fits. */
  readonly headline: string | null;
}

function slotFactsOf({ facts, ledger, written, headline }: Filling): SlotFacts {
  const { labels } = pageWordsOf(written);
  const people = [...facts.names, ...facts.to];
  const lists: Readonly<Record<string, readonly Phrase[]>> = {
    subject: facts.subjects,
    from: facts.from,
    to: facts.to,
    name: people,
    place: facts.places,
    date: facts.dates,
    time: facts.times,
    money: facts.amounts,
    contact: facts.contacts,
  };
  const gapNames: Readonly<Record<string, string>> = {
    from: labels.name,
    to: labels.to,
    name: labels.name,
    date: labels.date,
    time: labels.when,
    place: labels.where,
    contact: labels.contact,
    money: labels.amount,
  };
  return {
    factFor: (name, index) => {
      if (name === 'title' || (name === 'subject' && headline !== null && index === 0)) return headline;
      const phrase = lists[name]?.[index];
      return phrase ? asPoint(ledger.use(phrase)) : null;
    },
    missing: (name): Missing => (name === 'title' ? 'keep' : 'drop'),
    gapName: (name) => gapNames[name] ?? labels.details,
  };
}

/** Fields without which a part of a page says nothing. */
const carriers: ReadonlySet<string> = new Set(['text', 'value', 'title', 'name', 'label', 'description']);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasExample = (value: unknown): boolean =>
  typeof value === 'string'
    ? slotParts(value).some(
        (part) => 'slot' in part && (part.slot === '' || /^(?:item|money)\d*$/.test(part.slot)),
      )
    : typeof value === 'object' && value !== null && Object.values(value).some(hasExample);

/** Lists whose entries stand for themselves, so that an example among them is one as a whole. */
const rowLists: ReadonlySet<string> = new Set(['items', 'rows', 'points', 'lines', 'stops']);

const keepAll = (slots: SlotFacts): SlotFacts => ({ ...slots, missing: () => 'keep' });

/** Fills all texts below a value. Undefined where what a part says is gone. */
function fillValue(value: unknown, language: string, slots: SlotFacts): unknown {
  if (typeof value === 'string') return fillText(value, language, slots) ?? undefined;
  if (Array.isArray(value))
    return value.map((entry) => fillValue(entry, language, slots)).filter((entry) => entry !== undefined);
  if (!isRecord(value)) return value;
  const own = value.type === 'paragraph' ? { ...slots, keepsGreetings: true } : slots;
  const isFacts = value.type === 'facts';
  const entries = Object.entries(value).map(([key, inner]) => {
    const isRows = Array.isArray(inner) && rowLists.has(key) && !isFacts;
    return [key, isRows ? fillRows(inner, language, own) : fillValue(inner, language, own)] as const;
  });
  const isGone = entries.some(
    ([key, inner]) => inner === undefined && carriers.has(key) && value[key] !== undefined,
  );
  const isLayout = 'layout' in value || 'schema' in value;
  if (isGone && !isLayout) return undefined;
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

/** A row that is an example keeps its values: half of it would say nothing. */
function fillRows(rows: readonly unknown[], language: string, slots: SlotFacts): unknown[] {
  return rows.flatMap((row) => {
    const own = hasExample(row) ? keepAll(slots) : slots;
    if (Array.isArray(row)) {
      const cells = row.map((cell) => fillText(String(cell), language, own) ?? '');
      return cells.every((cell) => cell === '') && row.some((cell) => cell !== '') ? [] : [cells];
    }
    const filled = fillValue(row, language, own);
    return filled === undefined ? [] : [filled];
  });
}

/** What of an entry belongs into a cell whose sample has this slot. */
function partFor(slot: string, { item, parts }: Entry): string {
  const name = slotName(slot).name;
  if (name === 'item' || name === 'title' || name === 'subject') return asPoint(item);
  const labels = name === 'money' ? ['money', 'rate'] : [name];
  return parts
    .filter(({ label }) => labels.includes(label))
    .map(asPoint)
    .join(' ');
}

const slotOf = (cell: string): string => {
  const part = slotParts(cell).find((each) => 'slot' in each);
  return part && 'slot' in part ? part.slot : '';
};

const entryText = ({ item, parts }: Entry): string => [asPoint(item), ...parts.map(asPoint)].join(' · ');

/** The block with the prompt's entries in place of its samples; null where it is no list. */
function withEntries(block: Block, entries: readonly Entry[]): Block | null {
  switch (block.type) {
    case 'list': {
      const isChecklist = block.items.some(({ checked }) => checked !== undefined);
      const items = entries.map((entry) => ({
        text: entryText(entry),
        ...(isChecklist && { checked: false }),
      }));
      return { ...block, items };
    }
    case 'steps':
    case 'timeline':
      return {
        ...block,
        items: entries.map(({ item, parts }) => ({
          title: asPoint(item),
          text: parts.map(asPoint).join(' · '),
        })),
      };
    case 'table': {
      const samples = block.table.rows[0] ?? [];
      const slots = samples.map(slotOf);
      const itemAt = slots.findIndex((slot) => /^item/.test(slot));
      const rows = entries.map((entry) =>
        samples.map((_, at) =>
          at === Math.max(itemAt, 0) ? asPoint(entry.item) : partFor(slots[at] || '-', entry),
        ),
      );
      return { ...block, table: { ...block.table, rows } };
    }
    default:
      return null;
  }
}

/** Puts the entries into the first list below the heading that the template names. */
function replaceList(blocks: readonly Block[], heading: string, entries: readonly Entry[]): Block[] | null {
  const at = blocks.findIndex(
    (block) => block.type === 'heading' && plainText(block.text).trim() === heading.trim(),
  );
  if (at >= 0) {
    for (const [offset, block] of blocks.slice(at + 1).entries()) {
      if (block.type === 'heading') break;
      const replaced = withEntries(block, entries);
      if (replaced) return blocks.toSpliced(at + 1 + offset, 1, replaced);
    }
  }
  for (const [index, block] of blocks.entries()) {
    if (block.type !== 'columns') continue;
    for (const [column, inner] of block.columns.entries()) {
      const replaced = replaceList(inner, heading, entries);
      if (replaced)
        return blocks.toSpliced(index, 1, {
          ...block,
          columns: block.columns.toSpliced(column, 1, replaced),
        });
    }
  }
  return null;
}

/** How many entries make a list of the prompt's own. */
const fewestEntries = 2;

function withOwnList(
  content: DocumentContent,
  list: string | null,
  { facts, ledger }: Filling,
): DocumentContent {
  const { entries } = facts;
  if (entries.length < fewestEntries) return content;
  const use = (): void => {
    for (const { item, parts } of entries) ledger.use([item, ...parts]);
  };
  for (const [index, page] of content.pages.entries()) {
    if ('blocks' in page && list) {
      const blocks = replaceList(page.blocks, list, entries);
      if (!blocks) continue;
      use();
      return { ...content, pages: content.pages.toSpliced(index, 1, { ...page, blocks }) };
    }
    if (page.layout === 'flyer' && page.points && page.points.length > 1) {
      use();
      const points = entries.map(({ item, parts }) => {
        const time = parts.find(({ label }) => label === 'time');
        const rest = parts.filter((part) => part !== time);
        return {
          title: asPoint(item),
          text: rest.map(asPoint).join(' · '),
          ...(time && { label: asPoint(time) }),
        };
      });
      return { ...content, pages: content.pages.toSpliced(index, 1, { ...page, points }) };
    }
  }
  return content;
}

/**
 * The document of a template with the facts of a prompt in it. What the prompt doesn't say and only the template's
 * example knew, such as names, days and places, is taken out.
 * @returns null where too little is left for a page
 */
export function fillTemplate({ head, content }: Template, filling: Filling): DocumentContent | null {
  const withList = withOwnList(content, head.list, filling);
  const filled = fillValue(withList, filling.written, slotFactsOf(filling));
  const checked = documentContent.safeParse(filled);
  return checked.success ? checked.data : null;
}
