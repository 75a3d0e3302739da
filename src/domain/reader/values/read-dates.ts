import * as chrono from 'chrono-node';
import type { ReaderLanguage } from '../languages.ts';
import type { TypedValue } from './typed-value.ts';

/** chrono has no Polish parser. Our own rules read explicit Polish dates. */
const parsers: Partial<Record<ReaderLanguage, { parse: typeof chrono.parse }>> = {
  en: chrono.en.GB,
  de: chrono.de,
  fr: chrono.fr,
  es: chrono.es,
  pt: chrono.pt,
  it: chrono.it,
  nl: chrono.nl,
  ja: chrono.ja,
  zh: chrono.zh,
};

interface DateSpan {
  readonly label: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Limits that bound the parsing time: longer spans are not dates, and a text with more of them is not a
 * prompt.
 */
const longestSpan = 60;
const mostSpans = 12;
const certain = ['day', 'month', 'year'] as const;

/**
 * Adds relative dates ("next Friday") from spans that are labeled as dates and contain no explicit date. They
 * are certain only if the parser doesn't have to guess.
 */
export function readDates(
  values: readonly TypedValue[],
  spans: readonly DateSpan[],
  language: ReaderLanguage,
  today: string | undefined,
): TypedValue[] {
  const day = today === undefined ? undefined : new Date(`${today}T12:00:00`);
  const parser = parsers[language];
  if (!parser || !day || Number.isNaN(day.getTime())) return [...values];
  const isExplicit = (span: DateSpan): boolean =>
    values.some(
      (value) =>
        value.kind === 'date' &&
        value.month !== undefined &&
        value.start < span.end &&
        value.end > span.start,
    );
  const found: TypedValue[] = [];
  const open = spans.filter(
    (span) => span.label === 'date' && span.text.length <= longestSpan && !isExplicit(span),
  );
  for (const span of open.slice(0, mostSpans)) {
    for (const { index, text, start, end } of parser.parse(span.text, day, { forwardDate: true })) {
      const date = { year: start.get('year'), month: start.get('month'), day: start.get('day') };
      if (date.year === null || date.month === null || date.day === null) continue;
      found.push({
        kind: 'date',
        start: span.start + index,
        end: span.start + index + text.length,
        text,
        year: date.year,
        month: date.month,
        day: date.day,
        isCertain: end === undefined && certain.every((part) => start.isCertain(part)),
      });
    }
  }
  const overlaps = (value: TypedValue): boolean =>
    found.some((other) => other.start < value.end && other.end > value.start);
  return [...values.filter((value) => value.kind !== 'date' || !overlaps(value)), ...found].sort(
    (first, second) => first.start - second.start,
  );
}
