import { assignIds } from '../../../content/assign-ids.ts';
import type { Block } from '../../../content/blocks/blocks.ts';
import { type DocumentContent, documentContent } from '../../../content/document-content.ts';
import type { Range } from '../../facts/text-clauses.ts';
import { lookOf } from '../../page/choose-look.ts';
import { escaped } from '../../page/say-phrase.ts';
import type { WriteRequest } from '../../page/write-request.ts';
import { letterWordsOf } from '../lexicon/index.ts';
import { readLetter } from '../read-letter.ts';
import { asSentence } from '../to-reader.ts';
import type { ClauseWords } from '../weave/lexicon/clause-words.ts';
import { clauseWordsOf } from '../weave/lexicon/index.ts';
import { has } from '../weave/subject-of.ts';

/** Number of characters in which a prompt names what it asks for. */
const longestHead = 60;
/** Fewest sentences that make a text of a life. */
const fewest = 2;

/** Sentences in one paragraph. */
const mostInParagraph = 5;

const paragraphsOf = (sentences: readonly string[]): Block[] =>
  Array.from({ length: Math.ceil(sentences.length / mostInParagraph) }, (_, at) => ({
    type: 'paragraph' as const,
    text: sentences.slice(at * mostInParagraph, (at + 1) * mostInParagraph).join(' '),
  }));

/** Returns whether a prompt asks for an obituary ('past') or a biography ('present'). */
export function lifeIn(text: string, { lives }: ClauseWords): 'past' | 'present' | null {
  const head = text.slice(0, longestHead).split(/[,:;.]/u)[0] ?? '';
  if (has(head, lives.past)) return 'past';
  return has(head, lives.present) ? 'present' : null;
}

/** Writes an obituary or a short biography in sentences about the person; null if the prompt asks for neither or tells too little. */
export function writeLife(
  request: WriteRequest,
): { readonly content: DocumentContent; readonly template: null; readonly followed: Range } | null {
  const { text, facts, written, seed, spans } = request;
  const words = clauseWordsOf(written);
  if (words === null || written !== facts.language || text.includes('\n')) return null;
  const form = lifeIn(text, words);
  if (form === null) return null;
  const isPast = form === 'past';
  const told = readLetter(text, { language: facts.language, spans }, letterWordsOf(facts.language), true);
  const [name] = told.people;
  if (name === undefined || told.told.length < fewest) return null;
  const sentences = [...told.told, ...told.points.map(asSentence)];
  const closing = isPast ? [words.lives.closing.replace('{name}', () => escaped(name))] : [];
  const content = documentContent.parse({
    schema: 1,
    title: name,
    kind: 'article',
    language: written,
    look: lookOf(facts, seed),
    head: {},
    pages: [{ layout: 'article', title: escaped(name), blocks: paragraphsOf([...sentences, ...closing]) }],
  });
  return { content: assignIds(content), template: null, followed: { start: 0, end: text.length } };
}
