import type { Block } from '../../content/blocks/blocks.ts';
import type { DocumentContent } from '../../content/document-content.ts';
import { plainText } from '../../content/text/inline-text.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { statements } from '../facts/sections.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { upperFirst } from '../page/say-phrase.ts';
import { hasWordOf } from '../page/word-list.ts';

/** Maximum length (in characters) of a first sentence used as a headline. */
const longestHeadline = 90;
/** Maximum number of sentences in a paragraph; longer ones are split. */
const mostSentences = 4;
/** Maximum length (in characters) of a sentence that titles its paragraph: 'Start slow.' */
const longestName = 45;
const fewestNamed = 3;

const sentencesOf = (text: string, language: ReaderLanguage): string[] =>
  statements(text, language).map((statement) => statement.text.trim());

interface Opening {
  readonly name: string;
  readonly rest: string;
}

/** The short first sentence of a paragraph, and the text after it. */
function openingOf(block: Block, language: ReaderLanguage): Opening | null {
  if (block.type !== 'paragraph') return null;
  const [first = '', ...rest] = sentencesOf(block.text, language);
  if (rest.length === 0 || first.length > longestName || !/[.!?:]$/.test(first)) return null;
  return { name: first.replace(/[.:]$/, ''), rest: rest.join(' ') };
}

/** Turns paragraphs into titled steps if most of them start with a short sentence. */
function withNamedParts(blocks: readonly Block[], language: ReaderLanguage): readonly Block[] {
  const openings = blocks.map((block) => openingOf(block, language));
  const named = openings.filter((opening) => opening !== null).length;
  const paragraphs = blocks.filter(({ type }) => type === 'paragraph').length;
  if (named < fewestNamed || named < paragraphs - 2 || blocks.some(({ type }) => type === 'heading'))
    return blocks;
  const result: Block[] = [];
  let items: { title: string; text: string }[] = [];
  const flush = (): void => {
    if (items.length > 0) result.push({ type: 'steps', items });
    items = [];
  };
  for (const [at, block] of blocks.entries()) {
    const opening = openings[at];
    if (opening) items.push({ title: opening.name, text: opening.rest });
    else {
      flush();
      result.push(block);
    }
  }
  flush();
  return result;
}

/** Splits a long paragraph into shorter ones of similar length. */
function shorterParagraphs(block: Block, language: ReaderLanguage): readonly Block[] {
  if (block.type !== 'paragraph' || block.text.includes('\n')) return [block];
  const sentences = sentencesOf(block.text, language);
  if (sentences.length <= mostSentences) return [block];
  const parts = Math.ceil(sentences.length / (mostSentences - 1));
  const size = Math.ceil(sentences.length / parts);
  return Array.from({ length: parts }, (_, at) => sentences.slice(at * size, (at + 1) * size))
    .filter((part) => part.length > 0)
    .map((part) => ({ type: 'paragraph' as const, text: part.join(' ') }));
}

/** Separates a greeting such as 'Hi everyone,' from the message. */
function withoutGreeting(text: string, language: ReaderLanguage): { greeting: string; text: string } {
  const comma = text.search(/[,!，！،]/);
  const words = comma > 0 && comma < longestName ? text.slice(0, comma) : '';
  if (words === '' || !hasWordOf(words, pageWordsOf(language).greetings)) return { greeting: '', text };
  return { greeting: text.slice(0, comma + 1), text: upperFirst(text.slice(comma + 1).trim()) };
}

/**
 * Structures a text without headings: the first sentence becomes the headline or the lead, long paragraphs
 * are split between sentences, and paragraphs with a title sentence become sections. Keeps all words in
 * order.
 */
export function shapeGiven(content: DocumentContent, language: ReaderLanguage): DocumentContent {
  const [page, ...others] = content.pages;
  if (page?.layout !== 'article' || others.length > 0) return content;
  const [first, ...rest] = page.blocks;
  const isBare = !page.title && !page.lead && first?.type === 'paragraph';
  let { title, lead } = page;
  let blocks: readonly Block[] = page.blocks;
  if (isBare && first.type === 'paragraph' && !openingOf(first, language)) {
    const { greeting, text } = withoutGreeting(first.text, language);
    const [opening = '', ...following] = sentencesOf(text, language);
    const greets: Block[] = greeting === '' ? [] : [{ type: 'paragraph', text: greeting }];
    if (opening !== '' && opening.length <= longestHeadline && !/[,:]$/.test(opening)) {
      title = opening.replace(/\.$/, '');
      const [second = '', ...more] = following;
      if (following.length > mostSentences - 1) lead = second;
      const left = following.length > mostSentences - 1 ? more : following;
      blocks = [
        ...greets,
        ...(left.length > 0 ? [{ type: 'paragraph' as const, text: left.join(' ') }] : []),
        ...rest,
      ];
    } else if (following.length > 1) {
      lead = opening;
      blocks = [...greets, { type: 'paragraph', text: following.join(' ') }, ...rest];
    }
  }
  const shaped = withNamedParts(blocks, language).flatMap((block) => shorterParagraphs(block, language));
  const named = title ? plainText(title) : content.title;
  return {
    ...content,
    title: named.slice(0, 300),
    pages: [{ ...page, title, ...(lead && { lead }), blocks: [...shaped] }],
  };
}
