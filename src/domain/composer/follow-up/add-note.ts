import { labelsFor } from '../../document/layout/labels.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { upperFirst } from '../page/say-phrase.ts';
import { hasWordOf } from '../page/word-list.ts';
import { tell } from '../speech/saying.ts';
import { quoted } from './name-part.ts';
import type { Request, Step } from './request.ts';

/** 'A thank-you note' asks for a message of thanks, not for this text. */
export function thanksIn({ content, languages }: Request, text: string): string | undefined {
  const isThanks =
    text.length < 40 && languages.some((language) => hasWordOf(text, pageWordsOf(language).thanks));
  return isThanks ? `${labelsFor(content.language).thanks}.` : undefined;
}

/** Adds a sentence to the note of an invoice. Returns undefined if there is no editable invoice. */
export function addNote({ content, targetIds }: Request, text: string): Step | undefined {
  const page = content.pages.find(
    ({ id, layout }) => layout === 'invoice' && (targetIds.length === 0 || targetIds.includes(id ?? '')),
  );
  if (page?.layout !== 'invoice' || !page.id) return undefined;
  const sentence = /[.!?…。]$/u.test(text) ? upperFirst(text) : `${upperFirst(text)}.`;
  const value = page.note ? `${page.note} ${sentence}` : sentence;
  return {
    operations: [{ op: 'set', at: `${page.id}.note`, value }],
    said: tell('addedBelowTotal', { text: quoted(sentence) }),
  };
}
