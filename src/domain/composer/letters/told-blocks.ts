import type { Block } from '../../content/blocks/blocks.ts';
import { plainText } from '../../content/text/inline-text.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { asHeadline, escaped } from '../page/say-phrase.ts';
import type { ToldLetter } from './letter.ts';
import { asSentence } from './to-reader.ts';

/** A paragraph that is one slot of a template. */
export const onlySlot = /^\{\{(told|ask)(\d?): ([\s\S]*)\}\}$/;

export const paragraph = (text: string): Block => ({ type: 'paragraph', text });

/** Sentences in one paragraph; with more of them, two are easier to read. */
const mostInParagraph = 4;

function inParagraphs(sentences: readonly string[]): Block[] {
  const count = Math.ceil(sentences.length / mostInParagraph);
  const share = Math.ceil(sentences.length / Math.max(1, count));
  const parts = Array.from({ length: count }, (_, at) => sentences.slice(at * share, (at + 1) * share));
  return parts.flatMap((part) => piecesOf(part.join(' '), longestParagraph)).map(paragraph);
}

/** Maximum number of characters of a paragraph and of a point. */
const longestParagraph = 8000;
const longestPoint = 2000;

/** Cuts a text that is too long for one block, between words where there are any. */
function piecesOf(text: string, longest: number): readonly string[] {
  if (text.length <= longest) return [text];
  const space = text.lastIndexOf(' ', longest);
  const end = space > 0 ? space : longest;
  return [text.slice(0, end), ...piecesOf(text.slice(end).trim(), longest)];
}

/** Returns phrases that aren't sentences as samples, for the writer to word. */
function pointBlocks(told: ToldLetter, lead: string, written: ReaderLanguage): Block[] {
  const points = told.points.flatMap((text) => piecesOf(text.replaceAll(/[{}]/g, ''), longestPoint));
  const isLine = points.length <= mostInLine && points.join('').length < longestPoint;
  if (told.lead !== null && isLine && points.length > 0) {
    const named = new Intl.ListFormat(written, { type: 'conjunction' }).format(points.map(escaped));
    return [paragraph(told.lead.replace('{rest}', () => named))];
  }
  if (told.lead !== null && points.length > 0) {
    const items = points.map((text) => ({ text: asHeadline(text, 'ja') }));
    const batches = batchesOf(items).map((batch): Block => ({ type: 'list', items: batch }));
    return [paragraph(told.lead.replace(/ ?\{rest\}\./, '')), ...batches];
  }
  if (points.length <= 1) return points.map((text) => paragraph(`{{${asSentence(text)}}}`));
  const items = points.map((text) => ({ text: `{{${asHeadline(text, 'ja')}}}` }));
  return [paragraph(lead), ...batchesOf(items).map((batch): Block => ({ type: 'list', items: batch }))];
}

const mostItems = 100;
/** Points that make a sentence; more of them make a list. */
const mostInLine = 3;
const batchesOf = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / mostItems) }, (_, at) =>
    items.slice(at * mostItems, (at + 1) * mostItems),
  );

/** Returns blocks with a colon behind the words that a list goes on with: 'I ask you to:'. */
export function withColons(blocks: readonly Block[], lead: string): Block[] {
  const colon = /\s?[:：]$/.exec(lead)?.[0] ?? ':';
  return blocks.map((block, at) => {
    const next = blocks[at + 1]?.type;
    const isOpen = block.type === 'paragraph' && !/\p{P}$/u.test(plainText(block.text).trim());
    return isOpen && next !== undefined && next !== 'paragraph' && next !== 'heading' && next !== 'signatures'
      ? { ...block, text: `${block.text}${colon}` }
      : block;
  });
}

/** Puts what a prompt tells where a letter has room for it. */
export function withTold(
  blocks: readonly Block[],
  told: ToldLetter,
  lead: string,
  written: ReaderLanguage,
): Block[] {
  const isTold = told.told.length + told.points.length > 0;
  const places = blocks.filter(
    (block) => block.type === 'paragraph' && onlySlot.exec(block.text)?.[1] === 'told',
  ).length;
  const hasAsk = blocks.some(
    (block) => block.type === 'paragraph' && onlySlot.exec(block.text)?.[1] === 'ask',
  );
  const share = Math.max(1, Math.ceil(told.told.length / Math.max(1, places)));
  const asks = hasAsk ? [] : told.asks;
  let place = 0;
  const filled = blocks.flatMap((block): Block[] => {
    const [, slot, , sample = ''] = block.type === 'paragraph' ? (onlySlot.exec(block.text) ?? []) : [];
    if (slot === 'ask') return told.asks.length > 0 ? inParagraphs(told.asks) : [paragraph(sample)];
    if (slot !== 'told') return [block];
    const own = told.told.slice(place * share, (place + 1) * share);
    place += 1;
    if (!isTold && told.asks.length === 0 && told.topic === null) return [block];
    return [
      ...inParagraphs([...(place === 1 ? asks : []), ...own]),
      ...(place === places ? pointBlocks(told, lead, written) : []),
    ];
  });
  if (places > 0) return filled;
  // 'Here is what I wish you:' before a list isn't a greeting.
  const greeting = filled.findIndex(
    (block, at) =>
      block.type === 'paragraph' &&
      filled[at + 1]?.type === 'paragraph' &&
      block.text.length < 70 &&
      /[,:，：،]$/u.test(block.text.trim()),
  );
  const spot = Math.min(filled.length, greeting + (asks.length > 0 ? 1 : 2));
  const added = [...inParagraphs([...asks, ...told.told]), ...pointBlocks(told, lead, written)];
  return filled.toSpliced(spot, 0, ...added);
}
