import type { ChartContent } from '../brief.ts';
import { currencyAfter, currencyBefore } from './currency.ts';
import { normaliseNumber, numberPattern } from './decimal.ts';
import type { ReadingLanguage } from './language.ts';
import type { Remainder } from './remainder.ts';

/** Several figures of the same sort, each with what it belongs to: a chart. */
export interface Series {
  /** What is measured, in the prompt's own words; '' where it does not say. */
  readonly name: string;
  readonly points: readonly { readonly label: string; readonly value: number; readonly display: string }[];
  /** Whether the labels are years, quarters or months. */
  readonly isTime: boolean;
  /** Where the series stands in the text. */
  readonly start: number;
  readonly end: number;
}

const scale = '(?:k|K|m|M|mn|Mio\\.?|bn|million(?:en|s)?|thousand|Tsd\\.?)';
const figure = `((?:${currencyBefore} ?)?)(${numberPattern})( ?${scale}(?!\\p{L}))?( ?%| ?(?:${currencyAfter})(?!\\p{L}))?`;
const label = "(?:(?:19|20)\\d\\d|Q[1-4](?: \\d{4})?|\\p{L}[\\p{L}\\d '’&/-]{0,26}?)";
const months =
  /^(?:jan|feb|mär|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec|janv|févr|mars|avr|juin|juil|août|ene|abr|ago|dic)\p{L}*\.?$/iu;
const time = /^(?:(?:19|20)\d\d|Q[1-4](?: \d{4})?|(?:week|woche|semaine|semana) \d+)$/iu;

const and = '(?:and |und |et |y |e )?';
const labelFirst = `${label}(?: ?[:=] ?| (?:with |mit |avec |con |at )?)${figure}`;
const figureFirst = `${figure} (?:in |from |for |im |aus |en |de )?${label}`;
const between = `(?:, ?|; ?| (?:and|und|et|y) |\\n[-•* ]*)${and}`;
const runs = [labelFirst, figureFirst].map(
  (point) => new RegExp(`(?<![\\p{L}\\d.,])${point}(?:${between}${point}){2,11}(?![\\p{L}\\d])`, 'giu'),
);
const firstOf = new RegExp(`^${and}(.{1,40}?)(?: ?[:=] ?| (?:with |mit |avec |con |at )?)(${figure})$`, 'iu');
const lastOf = new RegExp(`^${and}(${figure}) (?:in |from |for |im |aus |en |de )?(.{1,40})$`, 'iu');
/** 'revenue by region: North 180k' says what the figures are before the first of them. */
const heading = /(?:^|[.;\n,] *)([^.;:\n,]{2,60}?)(?: ?:| –| -) *$/u;

/** 'On visitors' and 'for the museum' tie a name to the command; a chart is called 'Visitors'. */
const leadingWords =
  /^(?:(?:on|about|for|of|with|über|für|zu|von|sur|pour|de|sobre|para)(?!\p{L}) *)+(?:(?:the|our|my|die|der|das|unsere|le|la|les|el|los|las|nuestras?|nuestros?) )?/iu;

interface Reading {
  readonly label: string;
  readonly value: number;
  readonly display: string;
  /** Currency and per cent: figures of one series share them. */
  readonly unit: string;
}

const scaleOf = (word: string): number => {
  const lower = word.trim().toLowerCase();
  if (lower === '') return 1;
  if (lower === 'k' || lower.startsWith('t')) return 1e3;
  return lower.startsWith('b') ? 1e9 : 1e6;
};

function readPoint(text: string): Reading | null {
  const first = firstOf.exec(text);
  const last = first ? null : lastOf.exec(text);
  const name = (first ? first[1] : last?.[last.length - 1]) ?? '';
  const parts = first ? first.slice(2) : (last?.slice(1) ?? []);
  const [display = '', before = '', digits = '', scaled = '', after = ''] = parts;
  const value = Number(normaliseNumber(digits)) * scaleOf(scaled);
  if (name === '' || digits === '' || !Number.isFinite(value)) return null;
  return { label: name.trim(), value, display: display.trim(), unit: `${before}${after}`.replace(/\s/g, '') };
}

/** A match as a series; null where the figures only happen to stand side by side. */
function seriesOf(match: RegExpExecArray, before: string): Series | null {
  const points = match[0]
    .split(/, (?=\D)|,(?=\p{L})|, (?=\d{4}(?: ?[:=]| \D?\d))|; ?|\n[-•* ]*| (?:and|und|et|y) /u)
    .map((part) => readPoint(part.trim()));
  const read = points.filter((point) => point !== null);
  const [first, ...others] = read;
  if (!first || read.length < 3 || read.length < points.length) return null;
  // 'visitor numbers 2021: 41,000, 2022: 58,000' names what is counted before its first year.
  const prefixed = others.every(({ label: name }) => isTimeLabel(name))
    ? /^(.{2,40}?) ((?:19|20)\d\d|Q[1-4](?: \d{4})?|\p{L}+)$/iu.exec(first.label)
    : null;
  const opening = prefixed && isTimeLabel(prefixed[2] ?? '') ? { ...first, label: prefixed[2] ?? '' } : first;
  const all = [opening, ...others];
  if (all.some(({ unit }) => unit !== first.unit)) return null;
  const isTime = all.every(({ label: name }) => isTimeLabel(name));
  const named = opening === first ? (heading.exec(before.slice(-80))?.[1] ?? '') : (prefixed?.[1] ?? '');
  const hasMeasure = first.unit !== '' || /\p{L}/u.test(first.display);
  if (!isTime && (named === '' || !hasMeasure) && !(hasMeasure && all.length > 3) && !named) return null;
  if (new Set(all.map(({ label: name }) => name.toLowerCase())).size < all.length) return null;
  return {
    name: named
      .trim()
      .replace(leadingWords, '')
      .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    points: all.map(({ label: name, value, display }) => ({ label: name, value, display })),
    isTime,
    start: match.index + (prefixed && opening !== first ? (prefixed[1]?.length ?? 0) : 0),
    end: match.index + match[0].length,
  };
}

const isTimeLabel = (text: string): boolean => time.test(text) || months.test(text);

/** Longer texts are content, which is laid out as it stands. */
const readLength = 3_000;

/** The first series of a text, or null. */
function findSeries(text: string): Series | null {
  const sample = text.slice(0, readLength);
  if ((sample.match(/\d/g)?.length ?? 0) < 3) return null;
  for (const run of runs) {
    for (const match of sample.matchAll(run)) {
      const found = seriesOf(match, sample.slice(0, match.index));
      if (found) return found;
    }
  }
  return null;
}

const grew: Record<ReadingLanguage, (from: string, to: string, first: string, last: string) => string> = {
  en: (from, to, first, last) => `From ${from} in ${first} to ${to} in ${last}`,
  de: (from, to, first, last) => `Von ${from} (${first}) auf ${to} (${last})`,
  fr: (from, to, first, last) => `De ${from} (${first}) à ${to} (${last})`,
  es: (from, to, first, last) => `De ${from} (${first}) a ${to} (${last})`,
};
const leads: Record<ReadingLanguage, (label: string, value: string) => string> = {
  en: (name, value) => `${name} leads with ${value}`,
  de: (name, value) => `${name} liegt mit ${value} vorn`,
  fr: (name, value) => `${name} arrive en tête avec ${value}`,
  es: (name, value) => `${name} va por delante con ${value}`,
};

const longestName = 28;

/** A series as a chart whose title says what it shows. */
export function chartOf(series: Series, language: ReadingLanguage): ChartContent {
  const { points, isTime, name } = series;
  const first = points[0];
  const last = points.at(-1);
  const top = points.reduce(
    (one, other) => (other.value > one.value ? other : one),
    points[0] ?? { label: '', value: 0, display: '' },
  );
  const title =
    isTime && first && last
      ? grew[language](first.display, last.display, first.label, last.label)
      : leads[language](top.label, top.display);
  const emphasised = isTime ? last : top;
  // A long name would stand twice before the finding, here and in the title of the page.
  const isNamed = isTime && name !== '' && name.length <= longestName;
  return {
    title: !isNamed ? title : `${name}: ${title.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`,
    note: isNamed ? '' : name,
    ...(isTime && points.length >= 3 && points.length <= 12 ? { kind: 'column' as const } : {}),
    labels: points.map(({ label }) => label),
    series: [
      {
        name: '',
        values: points.map(({ value }) => value),
        written: points.map(({ display }) => display),
      },
    ],
    ...(emphasised ? { marked: [emphasised.label] } : {}),
  };
}

/** 'jan 12k feb 15k mar 9k': a month opens the next point where nobody typed a comma. */
const monthFigure =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}{0,6}:? [$£€]?\\d(?:[\\d.,]{0,11}\\d)?[kKmM]?';
const uncommaed = new RegExp(`(?<!\\p{L})(${monthFigure}) (?=${monthFigure})`, 'giu');

/** Takes the first series out of a text; what named it stays where nothing else would. */
export function takeSeries(rest: Remainder): Series | null {
  rest.text = rest.text.replace(uncommaed, '$1, ');
  const series = findSeries(rest.text);
  if (!series) return null;
  const before = rest.text.slice(0, series.start);
  const named = heading.exec(before.slice(-80));
  const isAlone = named !== null && before.trim().length === named[0].trim().length;
  const start =
    named && !isAlone ? series.start - named[0].length + (/^[.;\n]/.test(named[0]) ? 1 : 0) : series.start;
  rest.cut(start, series.end);
  return series;
}
