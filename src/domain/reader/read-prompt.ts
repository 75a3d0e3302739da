import { detectLanguage } from './detect-language.ts';
import { type Featured, featuresOf, type ReadingMode } from './features.ts';
import { intentBuckets } from './intent-features.ts';
import type { Intent, Label } from './labels.ts';
import type { ReaderLanguage } from './languages.ts';
import { labelTokens } from './model/chain-model.ts';
import { classifyIntent } from './model/intent-model.ts';
import { readableParts } from './readable-parts.ts';
import { readDates } from './values/read-dates.ts';
import type { TypedValue } from './values/typed-value.ts';

/** A stretch of the text that has a meaning. Spans are in order and never overlap. */
export interface ReadSpan {
  readonly label: Label;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** From 0 to 1. What is not certain is printed as typed. */
  readonly confidence: number;
  /** From 0 to 1: how surely its words are an instruction, not text for the page, whatever their label. */
  readonly instruction: number;
}

export interface PromptReading {
  readonly language: ReaderLanguage;
  readonly spans: readonly ReadSpan[];
  readonly values: readonly TypedValue[];
  /** The middle of a text that is too long to be a prompt: given content, which is not labelled. */
  readonly unread: { readonly start: number; readonly end: number } | undefined;
}

export interface FollowUpReading {
  readonly language: ReaderLanguage;
  readonly intent: Intent;
  readonly confidence: number;
  readonly spans: readonly ReadSpan[];
  readonly values: readonly TypedValue[];
}

export interface ReadOptions {
  /** The day from which "next Friday" counts, as YYYY-MM-DD. Without it, relative dates stay words. */
  readonly today?: string;
  /** The language of the interface or of the page; English if left out. It settles texts of a few words. */
  readonly expected?: ReaderLanguage;
}

interface Part {
  readonly featured: Featured;
  readonly spans: ReadSpan[];
}

function readPart(text: string, language: ReaderLanguage, mode: ReadingMode, from: number, to: number): Part {
  const featured = featuresOf({ text, language, mode, from, to });
  const { tokens } = featured;
  const spans = labelTokens(featured, mode).map(({ label, first, next, confidence, instruction }) => {
    const start = tokens[first]?.start ?? from;
    const end = tokens[next - 1]?.end ?? start;
    return { label, text: text.slice(start, end), start, end, confidence, instruction };
  });
  return { featured, spans };
}

/** Finds what a prompt asks for: labelled spans, and typed values with their certainty. Never throws. */
export function readPrompt(text: string, { today, expected }: ReadOptions = {}): PromptReading {
  const language = detectLanguage(text, expected);
  const parts = readableParts(text);
  const read = parts.map(({ start, end }) => readPart(text, language, 'prompt', start, end));
  const spans = read.flatMap((part) => part.spans);
  const values = read.flatMap(({ featured }) => featured.values.map(({ value }) => value));
  const [first, second] = parts;
  return {
    language,
    spans,
    values: readDates(values, spans, language, today),
    unread: first && second ? { start: first.end, end: second.start } : undefined,
  };
}

/** Finds what a follow-up wants and with which parts, words and values. Never throws. */
export function readFollowUp(text: string, { today, expected }: ReadOptions = {}): FollowUpReading {
  const language = detectLanguage(text, expected);
  const part = readableParts(text)[0] ?? { start: 0, end: 0 };
  const { featured, spans } = readPart(text, language, 'follow-up', part.start, part.end);
  const values = featured.values.map(({ value }) => value);
  return {
    language,
    ...classifyIntent(intentBuckets(featured, spans, language)),
    spans,
    values: readDates(values, spans, language, today),
  };
}
