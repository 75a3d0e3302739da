import { withoutQuoted } from '../text/quoted-text.ts';
import { TextCache } from '../text-cache.ts';
import type { AnalysisInput } from './analyze.ts';
import { detectLanguage } from './detect-language.ts';
import { type Featured, featuresOf } from './features.ts';
import { intentBuckets } from './intent-features.ts';
import type { Intent, Label } from './labels.ts';
import type { ReaderLanguage } from './languages.ts';
import { labelTokens, type PromptModels } from './model/chain-model.ts';
import { classifyIntent } from './model/intent-model.ts';
import { readableParts } from './readable-parts.ts';
import { readDates } from './values/read-dates.ts';
import type { TypedValue } from './values/typed-value.ts';

/** A labeled span of the text. Spans are in order and never overlap. */
export interface ReadSpan {
  readonly label: Label;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** From 0 to 1. Uncertain spans are printed as typed. */
  readonly confidence: number;
  /**
   * From 0 to 1: probability that the words are an instruction rather than text for the page, over all
   * labels.
   */
  readonly instruction: number;
}

export interface PromptReading {
  readonly language: ReaderLanguage;
  readonly spans: readonly ReadSpan[];
  readonly values: readonly TypedValue[];
  /** Unlabeled middle of a text that is too long for a prompt, treated as pasted content. */
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
  /** Base date for relative dates like "next Friday", as YYYY-MM-DD. Without it, they stay plain words. */
  readonly today?: string;
  /** Language of the interface or page; defaults to English. Decides the language of very short texts. */
  readonly expected?: ReaderLanguage;
  /** Language of the prompt if it is known; otherwise it is detected. */
  readonly language?: ReaderLanguage | undefined;
  /** Weights other than the committed ones, for training. */
  readonly models?: PromptModels;
}

interface Part {
  readonly featured: Featured;
  readonly spans: ReadSpan[];
}

function readPart(given: Required<Omit<AnalysisInput, 'most'>>, models?: PromptModels): Part {
  const featured = featuresOf(given);
  const { text, from } = given;
  const { tokens } = featured;
  const spans = labelTokens(featured, models).map(({ label, first, next, confidence, instruction }) => {
    const start = tokens[first]?.start ?? from;
    const end = tokens[next - 1]?.end ?? start;
    return { label, text: text.slice(start, end), start, end, confidence, instruction };
  });
  return { featured, spans };
}

/** A turn reads its prompt several times: whether it undoes something, what it asks for, and what it tells. */
const mostKept = 200_000;
const readings = new TextCache<PromptReading>(mostKept);
const followUps = new TextCache<FollowUpReading>(mostKept);
const keyOf = (text: string, { today, expected, language }: ReadOptions): string =>
  `${today ?? ''} ${expected ?? ''} ${language ?? ''} ${text}`;

/** Finds the labeled spans and typed values of a prompt, with their confidence. Never throws. */
export const readPrompt = (text: string, options: ReadOptions = {}): PromptReading =>
  options.models
    ? readAnew(text, options)
    : readings.getOr(
        keyOf(text, options),
        () => readAnew(text, options),
        () => text.length,
      );

function readAnew(text: string, { today, expected, models, ...known }: ReadOptions): PromptReading {
  const language = known.language ?? detectLanguage(text, expected);
  const parts = readableParts(text);
  const read = parts.map(({ start, end }) =>
    readPart({ text, language, mode: 'prompt', from: start, to: end }, models),
  );
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

/** Finds a follow-up's intent, labeled spans and typed values. Never throws. */
export const readFollowUp = (text: string, options: ReadOptions = {}): FollowUpReading =>
  followUps.getOr(
    keyOf(text, options),
    () => readFollowUpAnew(text, options),
    () => text.length,
  );

function readFollowUpAnew(text: string, { today, expected }: ReadOptions): FollowUpReading {
  const language = detectLanguage(withoutQuoted(text), expected);
  const { start, end } = readableParts(text)[0] ?? { start: 0, end: 0 };
  const { featured, spans } = readPart({ text, language, mode: 'follow-up', from: start, to: end });
  const values = featured.values.map(({ value }) => value);
  return {
    language,
    ...classifyIntent(intentBuckets(featured, spans, language)),
    spans,
    values: readDates(values, spans, language, today),
  };
}
