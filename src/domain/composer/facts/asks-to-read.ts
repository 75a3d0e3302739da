import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { fold } from '../../reader/tokenize.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isQuestion } from '../page/say-phrase.ts';
import { isWordOf } from '../page/word-list.ts';
import { textClauses } from './text-clauses.ts';

/** What a prompt says of the page itself. */
const ofPage: ReadonlySet<Label> = new Set<Label>(['format', 'length', 'cmd', 'note']);
const ofReading: ReadonlySet<Label> = new Set<Label>([
  ...ofPage,
  'subject',
  'audience',
  'tone',
  'look',
  'lang',
]);

const surely = 0.5;

/**
 * Returns whether a prompt without a kind asks for something to read: a page about a subject, with nothing to announce.
 * 'an A4 on feeding birds', but not 'summer fair'.
 */
export function asksToRead(text: string, spans: readonly ReadSpan[]): boolean {
  const hasSubject = spans.some(({ label, confidence }) => label === 'subject' && confidence >= surely);
  return (
    hasSubject &&
    !text.includes('\n') &&
    spans.some(({ label }) => ofPage.has(label)) &&
    spans.every(({ label }) => ofReading.has(label))
  );
}

const ofEvents: ReadonlySet<Label> = new Set<Label>([
  'date',
  'time',
  'place',
  'money',
  'rate',
  'contact',
  'item',
]);

/** 'Flyer: how to recognize ticks' explains; a flyer with a date or a price announces. */
export const explains = (spans: readonly ReadSpan[], language: ReaderLanguage): boolean =>
  spans.some(({ label, text }) => (label === 'subject' || label === 'title') && isQuestion(text, language)) &&
  spans.every(({ label }) => !ofEvents.has(label));

/** Returns whether a clause such as 'Present: Anna Bell, Tom Reed' names those at a meeting. */
export function namesAttendees(text: string, language: ReaderLanguage): boolean {
  const { present } = pageWordsOf(language);
  const clauses = textClauses(text, language);
  return clauses.some(
    ({ start, end }, at) =>
      clauses[at + 1]?.after === 'colon' && isWordOf(fold(text.slice(start, end)), present),
  );
}
