import type { Label } from '../../reader/labels.ts';
import type { PromptReading, ReadSpan } from '../../reader/read-prompt.ts';
import type { TypedValue } from '../../reader/values/typed-value.ts';
import { findKind } from '../page/find-kind.ts';
import { familyOf } from '../page/kinds.ts';
import { billSpans } from './bill-spans.ts';
import type { Facts, Phrase } from './facts.ts';
import { groupEntries } from './group-entries.ts';
import { type Piece, unprinted, withLeftovers } from './leftover-phrases.ts';
import { withPricesApart } from './split-price.ts';

/** The value whose words fill the phrase, or the only one inside. */
function valueIn({ start, end }: ReadSpan, values: readonly TypedValue[]): TypedValue | undefined {
  const inside = values.filter((value) => value.start >= start && value.end <= end);
  return (
    inside.find((value) => value.start === start && value.end === end) ??
    (inside.length === 1 ? inside[0] : undefined)
  );
}

/** Labels that follow from a value where the words are nothing else. */
const labelOfValue: Readonly<Record<TypedValue['kind'], Label | null>> = {
  date: 'date',
  time: 'time',
  money: 'money',
  contact: 'contact',
  quantity: null,
};

function asPhrase(span: Piece, values: readonly TypedValue[]): Phrase {
  const value = valueIn(span, values);
  const whole = value && value.start === span.start && value.end === span.end;
  // What no label took but a rule can read is what the rule says.
  const label = whole && span.confidence === 0 ? (labelOfValue[value.kind] ?? span.label) : span.label;
  const { text, start, end, confidence } = span;
  return { label, text: text.trim(), start, end, confidence, value, ...(span.lead && { lead: span.lead }) };
}

/** Sorts what a prompt says. Every word that is neither a command nor a wish is in exactly one phrase. */
export function readFacts(text: string, reading: PromptReading): Facts {
  const { language, values } = reading;
  const kinds = reading.spans.filter(({ label }) => label === 'kind');
  const kindText = kinds[0]?.text ?? null;
  const kind = findKind(
    kinds.map((span) => span.text),
    language,
  );
  const isBill = kind !== null && familyOf(kind) === 'bill';
  const { spans: labeled, lines } = isBill ? billSpans(text, reading) : { spans: reading.spans, lines: [] };
  const spans = withLeftovers(text, labeled, language, reading.unread);
  const phrases = spans.filter(({ label }) => !unprinted.has(label)).map((span) => asPhrase(span, values));
  const { entries, others } = groupEntries(text, phrases);
  const of = (...labels: readonly Label[]): Phrase[] =>
    others.filter(({ label }) => labels.includes(label)).sort((a, b) => a.start - b.start);
  const [title, ...furtherTitles] = of('title');
  return {
    language,
    kind,
    kindText,
    title: title ?? null,
    subjects: [...furtherTitles, ...of('subject')].sort((a, b) => a.start - b.start),
    from: of('from'),
    to: of('to'),
    names: of('name'),
    places: of('place'),
    dates: of('date'),
    times: of('time'),
    amounts: of('money', 'rate'),
    contacts: of('contact'),
    entries: lines.length > 0 ? entries : withPricesApart(entries),
    lines,
    details: of('detail', 'qty', 'unit', 'target', 'old', 'new'),
  };
}
