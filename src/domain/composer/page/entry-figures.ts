import type { Block } from '../../content/blocks/blocks.ts';
import type { Figure } from '../../content/blocks/figure.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { Entry, Facts } from '../facts/facts.ts';
import type { FigureRun } from '../facts/figure-runs.ts';
import type { Ledger } from '../facts/ledger.ts';
import { keyFigure } from './key-figure.ts';
import { asPoint, escaped, upperFirst } from './say-phrase.ts';

const fewest = 2;
const most = 6;

/** Returns the figure of an entry, or null if it has none. */
function figureOf({ item, parts }: Entry, language: ReaderLanguage): Figure | null {
  const values = parts.filter(({ label }) => label === 'qty' || label === 'money' || label === 'rate');
  const [value] = values;
  if (value && values.length === parts.length && values.length === 1)
    return { value: escaped(value.text), label: asPoint(item) };
  return keyFigure([item, ...parts].map(({ text }) => text).join(' '), language);
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
export function runBlock({ figures, unit, isSeries, group }: FigureRun): Block {
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
      title: group ? upperFirst(escaped(group)) : '',
      labels: figures.map(({ label }) => upperFirst(escaped(label))),
      series: [{ name: '', values, written: figures.map(({ written }) => escaped(written)) }],
      ...(unit !== '' && { unit: escaped(unit) }),
    },
  };
}
