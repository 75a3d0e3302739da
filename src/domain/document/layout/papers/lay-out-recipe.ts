import type { DraftBlock } from '../../draft.ts';
import { isNarrow } from '../../formats.ts';
import { contentBlockHtml } from '../content-block.ts';
import type { FlowBlock, FlowItem, IdentifiedBlock } from '../flow-block.ts';
import { inGroups } from '../in-groups.ts';
import { block, element, type Html, richElement } from '../markup.ts';
import type { FieldText } from '../text/field-text.ts';
import { sliceText, trimmedSlice } from '../text/slice-text.ts';
import { briefsBlock, type Paper, type PaperLayout, partsHtml, sectionBlock, titleHtml } from './paper.ts';
import { headBlock, openingOf } from './paper-head.ts';
import { isBrief, type PaperSection, sectionsOf, unfolded } from './sections.ts';

/** Lines of ingredients that fit beside the steps on one page. */
const mostBeside = 30;
const longestIngredient = 90;
const mostInRow = 3;
/** An amount at the start of an ingredient, with an optional international unit. */
const amount = /^(?:\d[\d.,/–-]*\s?[¼½¾⅐-⅞]?|[¼½¾⅐-⅞])(?:\s?(?:kg|g|mg|ml|cl|dl|l)(?=\s))?/u;

const isSteps = ({ block: each }: IdentifiedBlock): boolean =>
  each.type === 'steps' || (each.type === 'list' && each.ordered === true);

const isIngredients = ({ parts }: PaperSection): boolean =>
  parts.some(({ block: each }) => each.type === 'list') &&
  parts.every(({ block: each }) => {
    if (each.type === 'heading' || each.type === 'paragraph') return true;
    return each.type === 'list' && each.items.every(({ text }) => text.plain.length <= longestIngredient);
  });

const linesOf = ({ parts, title }: PaperSection): number =>
  parts.reduce(
    (sum, { block: each }) => sum + (each.type === 'list' ? each.items.length : 1),
    title === null ? 0 : 2,
  );

/** Splits an ingredient into its amount, which is highlighted, and the rest. */
function amountApart(text: FieldText): { amount: FieldText; rest: FieldText } | null {
  const found = amount.exec(text.plain)?.[0] ?? '';
  const isPlain = text.spans[0] !== undefined && text.spans[0].isStrong !== true;
  if (!isPlain || found.trim() === '' || found.length >= text.plain.length) return null;
  return {
    amount: trimmedSlice(text, 0, found.length),
    rest: sliceText(text, found.trimEnd().length, text.plain.length),
  };
}

function ingredientHtml({ text, blocks }: FlowItem, id: string, paper: Paper): Html {
  const apart = amountApart(text);
  return element(
    'li',
    { class: 'ingredient', id },
    apart
      ? element(
          'span',
          { class: 'item-text', id: `${id}.text` },
          richElement('strong', { id: `${id}.amount` }, apart.amount),
          richElement('span', { id: `${id}.what` }, apart.rest),
        )
      : richElement('span', { class: 'item-text', id: `${id}.text` }, text),
    ...blocks.map((child, index) => contentBlockHtml(child, `${id}.${index + 1}`, paper.words)),
  );
}

function ingredientPart({ id, block: each }: IdentifiedBlock, paper: Paper): Html {
  if (each.type !== 'list' || each.items.some(({ checked }) => checked !== undefined))
    return contentBlockHtml(each, id, paper.words);
  return element(
    'ul',
    { class: 'ingredients', id },
    ...each.items.map((item, at) => ingredientHtml(item, `${id}.${at + 1}`, paper)),
  );
}

const ingredientsHtml = (section: PaperSection, paper: Paper): Html =>
  element(
    'section',
    { class: 'recipe-part', id: `${section.id}.part` },
    titleHtml(section),
    element(
      'div',
      { class: 'recipe-list flow' },
      ...section.parts.map((part) => ingredientPart(part, paper)),
    ),
  );

/** Splits off callouts and everything after the last step, which go below both columns. */
function dividedSteps({ parts }: PaperSection): {
  steps: readonly IdentifiedBlock[];
  after: readonly IdentifiedBlock[];
} {
  const end = parts.findLastIndex(isSteps) + 1;
  return { steps: parts.slice(0, end), after: parts.slice(end) };
}

function methodBlock(side: readonly PaperSection[], method: PaperSection, paper: Paper): DraftBlock {
  const { steps } = dividedSteps(method);
  return block(
    'section',
    {
      class: 'passage recipe-body',
      id: `${method.id}.passage`,
      name: method.title?.plain || paper.words.labels.sections,
    },
    element('div', { class: 'passage-side' }, ...side.map((each) => ingredientsHtml(each, paper))),
    element('div', { class: 'passage-body flow' }, titleHtml(method), ...partsHtml(steps, paper.words)),
  );
}

/** Returns short sections side by side, callouts over the full width. */
function furtherBlocks(sections: readonly PaperSection[], paper: Paper): readonly DraftBlock[] {
  const blocks: DraftBlock[] = [];
  let beside: PaperSection[] = [];
  const flush = (): void => {
    for (const row of inGroups(beside, mostInRow)) blocks.push(briefsBlock(row, paper.words));
    beside = [];
  };
  for (const section of sections) {
    if (isBrief(section)) beside.push(section);
    else {
      flush();
      const isTail = section.title === null;
      blocks.push(sectionBlock(section, paper.words, isTail ? { className: 'is-tail' } : {}));
    }
  }
  flush();
  return blocks;
}

const hasBlock = (section: PaperSection, type: FlowBlock['type']): boolean =>
  section.parts.some(({ block: each }) => each.type === type);

/** Lays out a recipe: ingredients beside the numbered steps, tips below both. */
export function layOutRecipe(paper: Paper): PaperLayout | null {
  const all = sectionsOf(unfolded(paper.blocks));
  const [first] = all;
  const hasOpening = first?.title === null && !hasBlock(first, 'list') && !hasBlock(first, 'steps');
  const { facts, rest } = openingOf(hasOpening ? (first?.parts ?? []) : []);
  const sections = hasOpening ? all.slice(1) : all;
  const at = sections.findIndex(({ parts }) => parts.some(isSteps));
  const method = sections[at];
  if (!method) return null;
  const before = sections.slice(0, at);
  const side = before.filter(isIngredients);
  const { format, orientation } = paper.frame.look;
  const lines = side.reduce((sum, section) => sum + linesOf(section), 0);
  if (side.length === 0) return null;
  const isBeside = lines <= mostBeside && !(isNarrow(format, orientation) && format === 'story');
  const others = before.filter((section) => !isIngredients(section));
  const { after } = dividedSteps(method);
  const opening: PaperSection = { id: `${paper.pageId}.opening`, title: null, parts: rest };
  const tail: PaperSection = { id: `${paper.pageId}.tail`, title: null, parts: after };
  const further = [...(after.length > 0 ? [tail] : []), ...sections.slice(at + 1)];
  return {
    classNames: ['is-recipe', isBeside ? 'is-beside' : 'is-stacked'],
    hasLead: paper.lead !== undefined,
    blocks: [
      headBlock(paper, facts, 'food'),
      ...(rest.length > 0 ? [sectionBlock(opening, paper.words, { className: 'is-opening' })] : []),
      ...furtherBlocks(others, paper),
      ...(isBeside
        ? [methodBlock(side, method, paper)]
        : [
            ...side.map((section) =>
              sectionBlock(section, paper.words, {
                className: 'is-long-list',
                body: section.parts.map((part) => ingredientPart(part, paper)),
              }),
            ),
            sectionBlock({ ...method, parts: dividedSteps(method).steps }, paper.words),
          ]),
      ...furtherBlocks(further, paper),
    ],
  };
}
