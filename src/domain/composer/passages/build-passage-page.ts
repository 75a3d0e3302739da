import type { Block } from '../../content/blocks/blocks.ts';
import type { DocumentContent, Page } from '../../content/document-content.ts';
import { slideRoom } from '../../content/present/slide-room.ts';
import { slidesOfBlocks } from '../../content/present/slides-of-blocks.ts';
import { plainText } from '../../content/text/inline-text.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { Template } from '../../templates/template.ts';
import { escaped, upperFirst } from '../page/say-phrase.ts';
import type { AnsweredAspect } from './answer-aspects.ts';
import { blocksAsSamples, factsAsSamples } from './as-samples.ts';
import { guidePart } from './guide-part.ts';
import type { PassageIndex } from './passage-index.ts';
import type { Aspect } from './read-aspects.ts';

export interface PassagePage {
  readonly title: string;
  readonly isDeck: boolean;
  readonly isChecklist: boolean;
  readonly aspects: readonly Aspect[];
  readonly answers: readonly AnsweredAspect[];
  /** Words of the subject, as the library knows them. */
  readonly subject: readonly string[];
  /** The document for the subject, or the outline of the kind. */
  readonly base: Template | null;
  readonly index: PassageIndex;
  readonly language: ReaderLanguage;
}

/** Sections on a page, with those of the document that was written for its subject. */
const mostSections = 9;
/** Sections of an outline that follow what the prompt names, where the library has little on it. */
const mostGeneral = 2;

const isGap = (value: unknown): boolean => JSON.stringify(value).includes('[[');

/** Returns the gap that the outline has for each part. */
function gapIn(base: Template | null, name: string): string {
  const slot = /\{\{item: ?[^{}]*\}\}/.exec(JSON.stringify(base?.content.pages ?? []));
  const behind = slot ? JSON.stringify(base?.content.pages).slice(slot.index + slot[0].length) : '';
  const [, gap] = /\[\[([^\][]{3,120})\]\]/.exec(behind) ?? [];
  return `[[${gap ?? upperFirst(escaped(name))}]]`;
}

/** Returns the items of a list to check off. */
const checked = (blocks: readonly Block[]): Block[] =>
  blocks.map((block): Block => {
    if (block.type === 'list')
      return { type: 'list', items: block.items.map((item) => ({ ...item, checked: false })) };
    if (block.type === 'steps' || block.type === 'timeline')
      return {
        type: 'list',
        items: block.items.map(({ title, text }) => ({ text: `**${title}** ${text}`, checked: false })),
      };
    return block;
  });

interface Section {
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** Splits blocks at their headings; those before the first one have no heading. */
function sectionsOf(blocks: readonly Block[]): readonly Section[] {
  const sections: { heading: string; blocks: Block[] }[] = [{ heading: '', blocks: [] }];
  for (const block of blocks)
    if (block.type === 'heading') sections.push({ heading: block.text, blocks: [] });
    else if (block.type === 'callout')
      sections.push({ heading: block.title ?? '', blocks: [...block.blocks] });
    else if (block.type === 'columns')
      for (const column of block.columns)
        sections.push(
          ...sectionsOf(column).map(({ heading, blocks: own }) => ({ heading, blocks: [...own] })),
        );
    else sections.at(-1)?.blocks.push(block);
  return sections;
}

const unfit: ReadonlySet<Block['type']> = new Set<Block['type']>([
  'facts',
  'signatures',
  'contact',
  'action',
  'qr',
  'picture',
]);

/** Returns the sections of a document that say something else than what the prompt names. */
function othersOf({ base, answers, aspects, subject, index, language }: PassagePage): readonly Section[] {
  if (!base) return [];
  const used = new Set(
    answers.flatMap(({ from }) =>
      from
        .filter(({ document }) => document.head.name === base.head.name)
        .flatMap(({ heading, section }) => [heading, section]),
    ),
  );
  // In 'what if my dog is ill' of a dog daycare, every section is about dogs.
  const named = new Set(
    aspects.flatMap(({ name }) => index.stemsOf(name)).filter((stem) => !subject.includes(stem)),
  );
  const isAnswered = (heading: string): boolean => {
    const stems = index.stemsOf(heading);
    return stems.some((stem) => named.has(stem)) || used.has(plainText(heading));
  };
  const isOutline = base.head.outline.length > 0;
  const isSparse = answers.filter(({ blocks }) => blocks.length > 0).length * 2 < answers.length;
  return base.content.pages
    .flatMap((page) => ('blocks' in page ? sectionsOf(page.blocks) : []))
    .filter(
      ({ heading, blocks }) =>
        heading !== '' &&
        blocks.length > 0 &&
        !isGap([heading, blocks]) &&
        !heading.includes('{{') &&
        !blocks.some(({ type }) => unfit.has(type)) &&
        !isAnswered(heading),
    )
    .map(({ heading, blocks }) => ({ heading, blocks: blocksAsSamples(blocks, language) }))
    .slice(0, isOutline ? (isSparse ? mostGeneral : 0) : Math.max(0, mostSections - aspects.length));
}

/** Returns the sentence below the title of a document, if it fits any reader. */
function leadOf(base: Template | null, language: string): string {
  const [page] = base?.content.pages ?? [];
  const lead = page && 'lead' in page && page.lead ? page.lead : '';
  const first = page && 'blocks' in page ? page.blocks[0] : undefined;
  const text = lead || (first?.type === 'paragraph' ? first.text : '');
  return isGap(text) || /\{\{\w+:/.test(text) ? '' : factsAsSamples(text, language);
}

/** Returns the sections of the aspects, in the order of the prompt. */
function ownSections({
  aspects,
  answers,
  base,
  isChecklist,
  index,
  language,
}: PassagePage): readonly Section[] {
  return aspects.map(({ name, told }, at): Section => {
    const own: Block[] = told ? [{ type: 'paragraph', text: upperFirst(escaped(told)) }] : [];
    const said = [...own, ...(answers[at]?.blocks ?? [])];
    const blocks = isChecklist ? checked(said) : said;
    const guide = guidePart(name, index, language);
    const gap: Block = isChecklist
      ? { type: 'list', items: [{ text: gapIn(base, name), checked: false }] }
      : (guide ?? { type: 'paragraph', text: gapIn(base, name) });
    return { heading: upperFirst(escaped(name)), blocks: blocks.length > 0 ? blocks : [gap] };
  });
}

/** Builds the pages on what a prompt names, with what the library says of it. */
export function buildPassagePages(page: PassagePage): DocumentContent['pages'] {
  const own = ownSections(page);
  const sections = [...own, ...othersOf(page)];
  const lead = leadOf(page.base, page.language);
  const room = slideRoom('slides-16x9');
  if (page.isDeck && room)
    return [
      { layout: 'cover', title: page.title, ...(lead && { subtitle: plainText(lead) }) },
      ...ownSections(page).flatMap(({ heading, blocks }): Page[] => {
        const [only] = blocks;
        if (blocks.length === 1 && only?.type === 'paragraph')
          return [{ layout: 'statement', title: heading, text: only.text }];
        return slidesOfBlocks(blocks, { title: heading }, room);
      }),
    ];
  const blocks = sections.flatMap(({ heading, blocks: said }): Block[] =>
    heading === '' ? [...said] : [{ type: 'heading', level: 2, text: heading }, ...said],
  );
  return [{ layout: 'article', title: page.title, ...(lead && { lead }), blocks }];
}
