import type { Block } from '../../content/blocks/blocks.ts';
import type { Figure } from '../../content/blocks/figure.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { Entry, Facts } from '../facts/facts.ts';
import type { FigureRun } from '../facts/figure-runs.ts';
import type { Ledger } from '../facts/ledger.ts';
import { withoutSmallEnds } from '../facts/small-words.ts';
import { asPoint, escaped, upperFirst } from './say-phrase.ts';

/** Text that ends with a number, its sign and unit, and an optional remark in brackets. */
const numberLast = /^(.{2,60}?)[ :]+([$€£]?\d[\d.,]{0,15} ?[%kKmM€]?)(?: ?\(([^()]{1,40})\))?$/u;
/** Text that starts with a number: '61 volunteers'. */
const numberFirst = /^([$€£]?\d[\d.,]{0,15}%?) +(\p{L}.{1,60})$/u;

const fewest = 2;
const most = 6;

const isName = (words: string, language: ReaderLanguage): boolean =>
  !/\d/.test(words) && withoutSmallEnds(words, 0, words.length, language)?.end === words.length;

/** 'Members 412 up from 380': a name, a number, and how it changed. */
const changeLast =
  /^(\p{L}.{1,60}?) ([$€£]?\d[\d.,]{0,15} ?[%kKmM€]?) (\p{L}.{0,30} [$€£]?\d[\d.,]{0,15} ?[%kKmM€]?)$/u;

function changedFigure(text: string, language: ReaderLanguage): Figure | null {
  const [, label, value, detail] = changeLast.exec(text) ?? [];
  if (!label || !value || !detail || !isName(label, language)) return null;
  return { value: escaped(value.trim()), label: upperFirst(escaped(label)), detail: escaped(detail) };
}

/** Returns the figure of an entry, or null if it has none. */
function figureOf({ item, parts }: Entry, language: ReaderLanguage): Figure | null {
  const changed = changedFigure([item, ...parts].map(({ text }) => text).join(' '), language);
  if (changed) return changed;
  const values = parts.filter(({ label }) => label === 'qty' || label === 'money' || label === 'rate');
  const [value] = values;
  if (value && values.length === parts.length && values.length === 1)
    return { value: escaped(value.text), label: asPoint(item) };
  if (parts.length > 0) return null;
  const last = numberLast.exec(item.text);
  // 'Returns fell to 1.8 %' is a sentence, and 'up 9 %' would be a second number.
  if (last?.[1] && last[2] && isName(last[1], language))
    return {
      value: escaped(last[2].trim()),
      label: upperFirst(escaped(last[1].trim())),
      ...(last[3] && { detail: escaped(last[3]) }),
    };
  const first = numberFirst.exec(item.text);
  return first?.[1] && first[2] ? { value: escaped(first[1]), label: upperFirst(escaped(first[2])) } : null;
}

/** Returns the entries of a report as key figures if all of them are figures, or null. */
export function figuresOf({ entries, language }: Facts, ledger: Ledger): Block | null {
  if (entries.length < fewest || entries.length > most) return null;
  const items = entries.map((entry) => figureOf(entry, language));
  if (!items.every((item) => item !== null)) return null;
  for (const { item, parts } of entries) ledger.use([item, ...parts]);
  return { type: 'figures', items };
}

const mostSlices = 6;

/**
 * Returns a chart for a series (a ring for shares of a whole, otherwise bars), or key figures for unrelated
 * counts.
 */
export function runBlock({ figures, unit, isSeries }: FigureRun): Block {
  if (!isSeries)
    return {
      type: 'figures',
      items: figures.map(({ label, written }) => ({
        value: escaped(written),
        label: upperFirst(escaped(label)),
      })),
    };
  const values = figures.map(({ amount }) => amount);
  const sum = values.reduce((total, value) => total + value, 0);
  const isWhole = unit === '%' && Math.abs(sum - 100) <= 1 && values.every((value) => value > 0);
  return {
    type: 'chart',
    chart: {
      ...(isWhole && figures.length <= mostSlices && { kind: 'donut' }),
      title: '',
      labels: figures.map(({ label }) => upperFirst(escaped(label))),
      series: [{ name: '', values, written: figures.map(({ written }) => escaped(written)) }],
      ...(unit !== '' && { unit: escaped(unit) }),
    },
  };
}
