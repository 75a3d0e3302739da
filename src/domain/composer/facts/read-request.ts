import type { ReaderLanguage } from '../../reader/languages.ts';
import { type PromptReading, type ReadSpan, readPrompt } from '../../reader/read-prompt.ts';
import { readLook } from '../wishes/read-look.ts';
import { withPartyCase } from './party-case.ts';
import { properCase } from './proper-case.ts';

export interface ReadRequest {
  /** The prompt with the capitals its language requires; the length is unchanged. */
  readonly text: string;
  readonly reading: PromptReading;
}

/** Maximum length (in characters) of a style phrase. Longer phrases contain more than a style. */
const longestLook = 48;
/** Minimum confidence of a fact whose words also name a style. */
const surely = 0.5;

/**
 * Relabels an instruction or a low-confidence span that names an art direction: 'in the quiet corporate
 * style'.
 */
function asLook(span: ReadSpan, language: ReaderLanguage): ReadSpan {
  const isOpen = span.label === 'note' || (span.label === 'detail' && span.confidence < surely);
  if (!isOpen || span.text.length > longestLook) return span;
  return readLook(span.text, language).direction ? { ...span, label: 'look' } : span;
}

/** 'Red wine on the carpet' is not a style wish if nothing else names the subject. */
const withSubject = (spans: readonly ReadSpan[]): readonly ReadSpan[] =>
  spans.every(({ label }) => label === 'look')
    ? spans.map((span): ReadSpan => ({ ...span, label: 'subject' }))
    : spans;

/** Reads a prompt that asks for a page, after restoring missing capitals. */
export function readRequest(prompt: string, options: { readonly today?: string } = {}): ReadRequest {
  const hasty = readPrompt(prompt, options);
  const text = withPartyCase(properCase(prompt, hasty.language), hasty.spans, hasty.language);
  const reading = text === prompt ? hasty : readPrompt(text, options);
  const spans = withSubject(reading.spans).map((span) => asLook(span, reading.language));
  return { text, reading: { ...reading, spans } };
}
