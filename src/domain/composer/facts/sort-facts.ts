import type { Label } from '../../reader/labels.ts';
import type { PromptReading, ReadSpan } from '../../reader/read-prompt.ts';
import type { TypedValue } from '../../reader/values/typed-value.ts';
import { chooseHeadline, type Headline } from '../headline/choose-headline.ts';
import { markHeadline } from '../headline/mark-headline.ts';
import { type Family, familyOf, type KindId } from '../page/kinds.ts';
import { withMeasures, withNamedContacts } from './adjust-phrases.ts';
import { nameApart, outsideOf } from './adjust-spans.ts';
import { askForKind } from './ask-for-kind.ts';
import { billRows } from './bill-rows.ts';
import { cvParts } from './cv-parts.ts';
import type { Entry, Facts, Phrase } from './facts.ts';
import { figureRuns } from './figure-runs.ts';
import { groupEntries } from './group-entries.ts';
import { joinSeries } from './join-series.ts';
import { type Piece, unprinted, withLeftovers } from './leftover-phrases.ts';
import { listedEntries } from './listed-entries.ts';
import { withNumberedThings } from './numbered-things.ts';
import { amountWithLead, nameWithLead } from './own-leads.ts';
import { pageInstructions } from './page-instructions.ts';
import { withReplies } from './reply-clauses.ts';
import { sectionsOf } from './sections.ts';
import { settleRoles } from './settle-roles.ts';
import { withPricesApart } from './split-price.ts';
import { overlaps } from './text-clauses.ts';
import { wholeClauses } from './whole-clauses.ts';

/**
 * Families with sections that the prompt can title. On pages with little text, a title before a colon is not
 * a section.
 */
const sectioned: ReadonlySet<Family> = new Set<Family>(['paper', 'list', 'letter', 'deck']);

/** Kinds for which every clause after the colon may be an entry. */
const listed: ReadonlySet<KindId> = new Set<KindId>(['menu', 'program', 'checklist', 'agenda', 'plan']);

/** Kinds that present figures. */
const figured: ReadonlySet<KindId> = new Set<KindId>(['report', 'one-pager', 'newsletter', 'article']);

/** Families that are read by everybody, who may have to answer. */
const publicFamilies: ReadonlySet<Family> = new Set<Family>(['flyer', 'list', 'paper']);

const onlyOf = ([only, ...others]: readonly TypedValue[]): TypedValue | undefined =>
  others.length === 0 ? only : undefined;

/** Returns the value that fills the phrase, the only value inside it, or the only amount among others. */
function valueIn({ start, end }: ReadSpan, values: readonly TypedValue[]): TypedValue | undefined {
  const inside = values.filter((value) => value.start >= start && value.end <= end);
  return (
    inside.find((value) => value.start === start && value.end === end) ??
    (inside.length === 1 ? inside[0] : onlyOf(inside.filter(({ kind }) => kind === 'money')))
  );
}

/** Labels implied by a value that fills its phrase. */
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
  // For unlabeled text, the rule's label applies.
  const label = whole && span.confidence === 0 ? (labelOfValue[value.kind] ?? span.label) : span.label;
  const { text, start, end, confidence } = span;
  return { label, text: text.trim(), start, end, confidence, value, ...(span.lead && { lead: span.lead }) };
}

/**
 * Sorts the content of a prompt by its labels. Every word that is neither a command nor a wish ends up in exactly one
 * phrase.
 * @param guess the kind if no words name one
 * @param given the headline of a longer text that begins with this one
 */
export function sortFacts(
  text: string,
  read: PromptReading,
  guess: KindId | null = null,
  given: Headline | null = null,
): Facts {
  const { language, values } = read;
  const { asked, isBlank, numbers, whole, kinds, kindText, kind } = askForKind(text, read, guess);
  const isShown = kind !== null && familyOf(kind) === 'flyer';
  const numbering = isShown ? withNumberedThings(text, whole) : whole;
  const isBill = kind !== null && familyOf(kind) === 'bill';
  const headline = isBill ? null : (given ?? chooseHeadline({ ...read, spans: asked, text, kind }));
  const marked = kind === 'letter' ? numbering : markHeadline(text, numbering, headline, language);
  const settled = settleRoles(text, marked, read, kind);
  const isPublic = kind !== null && publicFamilies.has(familyOf(kind));
  const reading = { ...read, spans: isPublic ? withReplies(text, settled, language) : settled };
  const {
    spans: labeled,
    lines,
    number,
  } = isBill ? billRows(text, reading) : { spans: reading.spans, lines: [], number: undefined };
  const isSectioned = kind !== null && sectioned.has(familyOf(kind));
  const titled = isSectioned ? sectionsOf(text, language) : [];
  // A statement that names the kind of page is not a section of it.
  const sections = titled.filter(({ start, end }) =>
    kinds.every((span) => span.end <= start || span.start >= end),
  );
  const cv = kind === 'cv' ? cvParts(text, read) : null;
  const isCounted = kind !== null && figured.has(kind);
  const runs = isCounted
    ? figureRuns(text, language).filter((run) => sections.every((part) => !overlaps(run, part)))
    : [];
  const isFree = sections.length === 0 && numbers.length === 0 && runs.length === 0;
  const isListed = isFree && kind !== null && listed.has(kind);
  const list = isListed ? listedEntries(text, reading) : [];
  const parts = cv ? cv.ranges : [...sections, ...runs, ...list];
  const own = cv ? labeled.flatMap((span) => nameApart(text, span, language)) : labeled;
  const outside = own.flatMap((span) => outsideOf(text, span, parts, language));
  const clauses = isBill ? outside : wholeClauses(text, outside, language, [...parts, ...numbers]);
  const spans = withLeftovers(text, clauses, language, reading.unread, [...parts, ...numbers]);
  const printed = spans.filter(({ label }) => !unprinted.has(label)).map((span) => asPhrase(span, values));
  const phrases = withNamedContacts(text, printed);
  const { entries, others } = groupEntries(text, phrases, language);
  const ofList = list.map(
    ({ item, parts: own }): Entry => ({
      item: asPhrase(item, values),
      parts: own.map((part) => asPhrase(part, values)),
    }),
  );
  const of = (...labels: readonly Label[]): Phrase[] =>
    others.filter(({ label }) => labels.includes(label)).sort((a, b) => a.start - b.start);
  const [title, ...furtherTitles] = of('title');
  const listedHere = withPricesApart([...ofList, ...entries]);
  const rest = withMeasures(text, of('detail', 'qty', 'unit', 'target', 'old', 'new'));
  const isPaper = kind !== null && (familyOf(kind) === 'paper' || familyOf(kind) === 'list');
  const series = isPaper ? joinSeries(text, listedHere, rest) : { entries: listedHere, details: rest };
  return {
    language,
    kind,
    kindText,
    isBlank,
    headline,
    title: title ?? null,
    subjects: [...furtherTitles, ...of('subject')].sort((a, b) => a.start - b.start),
    from: of('from'),
    to: of('to'),
    names: of('name').map(nameWithLead),
    places: of('place'),
    dates: of('date'),
    times: of('time'),
    amounts: of('money', 'rate').map((phrase) => amountWithLead(phrase, language)),
    contacts: of('contact'),
    entries: lines.length > 0 ? entries : series.entries,
    lines,
    number,
    sections: cv ? [] : sections,
    figureRuns: runs,
    cv,
    details: series.details,
    sheet: null,
    asked: pageInstructions(text, whole, language).flatMap(({ parts: topics }) => topics),
  };
}
