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
export function namedParts({ entries, sections, asked, language }: Facts): readonly NamedPart[] {
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
  if (parts.length >= fewestParts) return parts;
  // 'It should cover costs and next steps'.
  return asked.map((part) => ({ title: upperFirst(escaped(part)), points: [], phrases: [] }));
}

const slot = /\{\{(?:item|part): ?([^{}]{0,80})\}\}/g;
const loneSlot = /^\{\{(?:item|part): ?[^{}]{0,80}\}\}$/;
const isForNamed = (text: string): boolean => text.includes('{{item:');
/** A part that suits the kind of document if the prompt names none. */
const isUsual = (text: string): boolean => text.includes('{{part:');

/** Returns the value with a name in each of its slots, or with the names that stand in them. */
function named<Value>(value: Value, name?: string): Value {
  if (typeof value === 'string') return value.replaceAll(slot, (_whole, own: string) => name ?? own) as Value;
  if (Array.isArray(value)) return value.map((inner) => named(inner, name)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, named(inner, name)])) as Value;
}

const titleOf = (page: Page): string => ('title' in page ? page.title.trim() : '');
const isForPart = (page: Page): boolean => isForNamed(titleOf(page)) || isUsual(titleOf(page));

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

interface PartSlide {
  readonly title: string;
  readonly page: Page;
}

/** Returns one slide for each part, as the template shows it. Without named parts, its own parts stay. */
function slidesOf(samples: readonly Page[], parts: readonly NamedPart[]): readonly PartSlide[] {
  if (parts.length === 0)
    return samples
      .filter((page) => isUsual(titleOf(page)))
      .map((page) => ({ title: named(titleOf(page)), page: named(page) }));
  const shown = samples.filter((page) => isForNamed(titleOf(page)) && loneSlot.test(titleOf(page)));
  return parts.flatMap((part, at) => {
    const sample = shown[at % Math.max(1, shown.length)];
    const page = ownSlide(part) ?? (sample && named(sample, part.title));
    return page ? [{ title: part.title, page }] : [];
  });
}

/** Returns the slides of the parts, and more on each of them if the prompt asks for more. */
function partSlides(samples: readonly Page[], parts: readonly NamedPart[], room: number): Page[] {
  const further = samples.filter((page) => isForNamed(titleOf(page)) && !loneSlot.test(titleOf(page)));
  const slides = slidesOf(samples, parts);
  let spare = Math.max(0, room - slides.length);
  return slides.flatMap(({ title, page }, at) => {
    const more = further.slice(0, Math.min(further.length, Math.ceil(spare / (slides.length - at))));
    spare -= more.length;
    return [page, ...more.map((each) => named(each, title))];
  });
}

const opensSection = ({ type }: Block): boolean => type === 'heading' || type === 'callout';

/** Splits blocks before each heading and each box. */
function sectionsOf(blocks: readonly Block[]): Block[][] {
  const sections: Block[][] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (last && !opensSection(block)) last.push(block);
    else sections.push([block]);
  }
  return sections;
}

const headingOf = ([first]: readonly Block[]): string => (first?.type === 'heading' ? first.text : '');

/** Returns the blocks with the section of a named part once for each of them, or else with the usual parts. */
function partSections(blocks: readonly Block[], parts: readonly NamedPart[]): Block[] {
  return sectionsOf(blocks).flatMap((section): Block[] => {
    const heading = headingOf(section);
    if (isUsual(heading)) return parts.length > 0 ? [] : named(section);
    if (!isForNamed(heading)) return section;
    return parts.flatMap(({ title, points }): Block[] => {
      const [first, ...rest] = named(section, title);
      const said: Block[] =
        points.length > 0 ? [{ type: 'list', items: points.map((text) => ({ text })) }] : rest;
      return first ? [first, ...said] : said;
    });
  });
}

/** Returns whether a template has a place for the parts that a prompt names. */
export const takesParts = ({ pages }: DocumentContent): boolean =>
  pages.some(
    (page) =>
      isForNamed(titleOf(page)) ||
      ('blocks' in page && page.blocks.some((block) => isForNamed(headingOf([block])))),
  );

/** Returns the content of a template with the parts that a prompt names in place of its own. */
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
