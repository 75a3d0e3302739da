import type { Block } from '../../content/blocks/blocks.ts';
import type { DocumentContent, Page } from '../../content/document-content.ts';
import type { Facts, Phrase } from '../facts/facts.ts';
import type { Ledger } from '../facts/ledger.ts';
import { asPoint, escaped, isSentence, upperFirst } from '../page/say-phrase.ts';

/** A part of the document that the prompt names: 'types', 'causes' and 'effects' of slides about volcanoes. */
export interface NamedPart {
  readonly title: string;
  /** What the prompt says in this part. */
  readonly points: readonly string[];
  readonly phrases: readonly Phrase[];
}

/** A single name is a detail of the subject. */
const fewestParts = 2;
const mostWords = 7;
const mostPoints = 6;

/** Returns the parts that a prompt names; an empty list if it tells more of them than their names. */
export function namedParts({ entries, sections, language }: Facts): readonly NamedPart[] {
  const titled = sections.map(
    ({ title, items }): NamedPart => ({
      title: upperFirst(escaped(title)),
      points: items.map((item) => upperFirst(escaped(item))),
      phrases: [],
    }),
  );
  const listed = entries.map(
    ({ item }): NamedPart => ({ title: asPoint(item), points: [], phrases: [item] }),
  );
  const isBare = entries.every(
    ({ item, parts }) =>
      parts.length === 0 &&
      !/\p{N}/u.test(item.text) &&
      item.text.split(/\s+/).length <= mostWords &&
      !(isSentence(item, language) && /[.!]$/.test(item.text)),
  );
  const parts = [...titled, ...(isBare ? listed : [])];
  return parts.length >= fewestParts ? parts : [];
}

const itemSlot = /\{\{item: ?[^{}]{0,80}\}\}/g;
const loneSlot = /^\{\{item: ?[^{}]{0,80}\}\}$/;
const hasSlot = (text: string): boolean => text.includes('{{item:');

/** Returns the value with the part's name in each of its slots. */
function named<Value>(value: Value, { title }: NamedPart): Value {
  if (typeof value === 'string') return value.replaceAll(itemSlot, () => title) as Value;
  if (Array.isArray(value))
    return value.map((inner) => named(inner, { title, points: [], phrases: [] })) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, named(inner, { title, points: [], phrases: [] })]),
  ) as Value;
}

const isForPart = (page: Page): boolean => 'title' in page && hasSlot(page.title);

function ownSlide({ title, points }: NamedPart): Page | null {
  const [only] = points;
  if (!only) return null;
  if (points.length === 1) return { layout: 'statement', label: title, title: only };
  return {
    layout: 'points',
    title,
    items: points.slice(0, mostPoints).map((point) => ({ title: point, text: '' })),
  };
}

/** Returns one slide for each part, in turn as the template shows them, and more if the prompt asks for more. */
function partSlides(samples: readonly Page[], parts: readonly NamedPart[], room: number): Page[] {
  const usual = samples.filter((page) => 'title' in page && loneSlot.test(page.title.trim()));
  const further = samples.filter((page) => !usual.includes(page));
  let spare = Math.max(0, room - parts.length);
  return parts.flatMap((part, at) => {
    const sample = usual[at % Math.max(1, usual.length)];
    const own = ownSlide(part) ?? (sample && named(sample, part));
    const more = further.slice(0, Math.min(further.length, Math.ceil(spare / (parts.length - at))));
    spare -= more.length;
    return [...(own ? [own] : []), ...more.map((page) => named(page, part))];
  });
}

/** Returns the blocks with the section of a part once for each part. */
function partSections(blocks: readonly Block[], parts: readonly NamedPart[]): Block[] {
  const from = blocks.findIndex((block) => block.type === 'heading' && hasSlot(block.text));
  if (from < 0) return [...blocks];
  const length = blocks.slice(from + 1).findIndex(({ type }) => type === 'heading');
  const end = length < 0 ? blocks.length : from + 1 + length;
  const sample = blocks.slice(from, end);
  const own = parts.flatMap((part): Block[] => {
    const [heading, ...rest] = sample.map((block) => named(block, part));
    const said: Block[] =
      part.points.length > 0 ? [{ type: 'list', items: part.points.map((text) => ({ text })) }] : rest;
    return heading ? [heading, ...said] : said;
  });
  return [...blocks.slice(0, from), ...own, ...blocks.slice(end)];
}

/** Returns whether a template has a place for the parts that a prompt names. */
export const takesParts = ({ pages }: DocumentContent): boolean =>
  pages.some(
    (page) =>
      isForPart(page) ||
      ('blocks' in page && page.blocks.some((block) => block.type === 'heading' && hasSlot(block.text))),
  );

/** Returns the content of a template with the parts that a prompt names in place of its sample part. */
export function withNamedParts(
  content: DocumentContent,
  facts: Facts,
  ledger: Ledger,
  wanted = 0,
): DocumentContent {
  if (!takesParts(content)) return content;
  const parts = namedParts(facts);
  for (const { phrases } of parts) ledger.use(phrases);
  const samples = content.pages.filter(isForPart);
  const at = content.pages.findIndex(isForPart);
  const others = content.pages
    .filter((page) => !samples.includes(page))
    .map((page): Page => ('blocks' in page ? { ...page, blocks: partSections(page.blocks, parts) } : page));
  const slides = partSlides(samples, parts, wanted - others.length);
  return { ...content, pages: at < 0 ? others : others.toSpliced(at, 0, ...slides) };
}
