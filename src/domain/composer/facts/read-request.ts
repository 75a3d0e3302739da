import type { ReaderLanguage } from '../../reader/languages.ts';
import { type PromptReading, type ReadSpan, readPrompt } from '../../reader/read-prompt.ts';
import { readLook } from '../wishes/read-look.ts';
import { properCase } from './proper-case.ts';

export interface ReadRequest {
  /** The prompt with the capitals that its language requires; as long as it was. */
  readonly text: string;
  readonly reading: PromptReading;
}

/** Longer phrases tell of more than looks. */
const longestLook = 48;
/** A fact in words that also name a style has to be as sure as this. */
const surely = 0.5;

/** An instruction, or words of unsure meaning, that name an art direction: 'in the quiet corporate style'. */
function asLook(span: ReadSpan, language: ReaderLanguage): ReadSpan {
  const isOpen = span.label === 'note' || (span.label === 'detail' && span.confidence < surely);
  if (!isOpen || span.text.length > longestLook) return span;
  return readLook(span.text, language).direction ? { ...span, label: 'look' } : span;
}

/** 'Red wine on the carpet' is no wish about looks where nothing else says what the page is about. */
const withSubject = (spans: readonly ReadSpan[]): readonly ReadSpan[] =>
  spans.every(({ label }) => label === 'look')
    ? spans.map((span): ReadSpan => ({ ...span, label: 'subject' }))
    : spans;

/** Reads a prompt that asks for a page, with the capitals that a hasty writer left out. */
export function readRequest(prompt: string, options: { readonly today?: string } = {}): ReadRequest {
  const hasty = readPrompt(prompt, options);
  const text = properCase(prompt, hasty.language);
  const reading = text === prompt ? hasty : readPrompt(text, options);
  const spans = withSubject(reading.spans).map((span) => asLook(span, reading.language));
  return { text, reading: { ...reading, spans } };
}
