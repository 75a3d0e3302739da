import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { PromptReading, ReadSpan } from '../../reader/read-prompt.ts';
import type { TypedValue } from '../../reader/values/typed-value.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { findKind, kindNameLength } from '../page/find-kind.ts';
import { type Family, familyOf, type KindId } from '../page/kinds.ts';
import { billSpans } from './bill-spans.ts';
import { withColonTitle } from './colon-title.ts';
import { cvParts } from './cv-parts.ts';
import type { Entry, Facts, Phrase } from './facts.ts';
import { figureRuns } from './figure-runs.ts';
import { groupEntries } from './group-entries.ts';
import { type HeadPhrase, headPhrase } from './head-phrase.ts';
import { type Piece, unprinted, withLeftovers } from './leftover-phrases.ts';
import { withLetterVerb } from './letter-verb.ts';
import { listedEntries } from './listed-entries.ts';
import { withNumberedItems } from './numbered-items.ts';
import { amountWithLead, nameWithLead } from './own-leads.ts';
import { sectionsOf } from './sections.ts';
import { settleRoles } from './settle-roles.ts';
import { saysSomething, withoutSmallEnds } from './small-words.ts';
import { withPricesApart } from './split-price.ts';
import { type Range, textClauses } from './text-clauses.ts';
import { cutAtSentences, wholeClauses } from './whole-clauses.ts';
import { wholeSentences } from './whole-sentences.ts';
import { wholeSpans } from './whole-spans.ts';

/** Pages of text are built of the sections that a prompt names; few large words are not. */
const sectioned: ReadonlySet<Family> = new Set<Family>(['paper', 'list', 'letter']);

/** Pages of which every clause behind the colon may be an entry. */
const listed: ReadonlySet<KindId> = new Set<KindId>([
  'menu',
  'program',
  'checklist',
  'agenda',
  'recipe',
  'plan',
]);

/** Pages that tell how much there is of something. */
const counted: ReadonlySet<KindId> = new Set<KindId>(['report', 'one-pager', 'newsletter', 'article']);

/** Pages that are made of sentences. */
const prose: ReadonlySet<Family> = new Set<Family>(['paper', 'letter']);

const onlyOf = ([only, ...others]: readonly TypedValue[]): TypedValue | undefined =>
  others.length === 0 ? only : undefined;

/** The value whose words fill the phrase, the only one inside, or the only amount among others. */
function valueIn({ start, end }: ReadSpan, values: readonly TypedValue[]): TypedValue | undefined {
  const inside = values.filter((value) => value.start >= start && value.end <= end);
  return (
    inside.find((value) => value.start === start && value.end === end) ??
    (inside.length === 1 ? inside[0] : onlyOf(inside.filter(({ kind }) => kind === 'money')))
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

/** One item behind the kind is no list: it is what the page is about, with all that was read as its parts. */
function withLoneItem(
  grouped: ReturnType<typeof groupEntries>,
  text: string,
  head: HeadPhrase | null,
): ReturnType<typeof groupEntries> {
  const { entries, others } = grouped;
  const [only] = entries;
  if (!only || !head || entries.length > 1) return grouped;
  const parts = [only.item, ...only.parts].sort((a, b) => a.start - b.start);
  const first = parts[0] ?? only.item;
  const end = parts.at(-1)?.end ?? first.end;
  if (first.start < head.from || end > head.end) return grouped;
  const subject: Phrase = {
    ...only.item,
    label: 'subject',
    start: first.start,
    end,
    text: text.slice(first.start, end),
    value: undefined,
  };
  return { entries: [], others: [...others, subject] };
}

/** 'Invite my friends to the picnic': who is invited is told to Octavo, not to the guests. */
function withoutGuests(text: string, phrases: readonly Phrase[], head: HeadPhrase | null): readonly Phrase[] {
  if (!head || head.guests === null) return phrases;
  const { guests } = head;
  return phrases.flatMap((phrase) => {
    if (phrase.end <= guests || phrase.start >= guests || phrase.start < head.from) {
      const isGuest = phrase.start >= head.from && phrase.end <= guests;
      return isGuest ? [] : [phrase];
    }
    const start = phrase.end - text.slice(guests, phrase.end).trimStart().length;
    return [{ ...phrase, start, text: text.slice(start, phrase.end) }];
  });
}

const overlaps = (one: Range, other: Range): boolean => one.start < other.end && one.end > other.start;

/** A span without what its end shares with a part that is read apart. */
function outsideOf(
  text: string,
  span: ReadSpan,
  parts: readonly Range[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  const touching = parts.filter((part) => overlaps(part, span));
  const [part, ...others] = touching;
  if (!part) return [span];
  if (others.length > 0 || part.start <= span.start) return [];
  const words = trimEndOf(text.slice(span.start, part.start), ' ,;:.，；：、');
  return saysSomething(words, language) ? [{ ...span, text: words, end: span.start + words.length }] : [];
}

/** 'minutes allotment committee' asks for minutes; the other words say of what. */
function withKindsCut(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  return spans.flatMap((span) => {
    const length = span.label === 'kind' ? kindNameLength(span.text, language) : null;
    if (length === null) return [span];
    const end = span.start + length;
    const behind = withoutSmallEnds(text, end, span.end, language);
    const kind = { ...span, end, text: text.slice(span.start, end) };
    if (!behind) return [kind];
    const subject: ReadSpan = {
      ...span,
      ...behind,
      label: 'subject',
      text: text.slice(behind.start, behind.end),
    };
    return [kind, subject];
  });
}

/** 'Tom Reilly, electrician' of a CV is a name and what its owner does. */
function nameApart(text: string, span: ReadSpan, language: ReaderLanguage): readonly ReadSpan[] {
  const [name, ...others] = textClauses(text, language).filter((clause) => overlaps(clause, span));
  const [second, last] = [others[0], others.at(-1)];
  if (!name || !second || !last || unprinted.has(span.label)) return [span];
  const cut = (label: Label, start: number, end: number): ReadSpan => ({
    ...span,
    label,
    start,
    end,
    text: text.slice(start, end),
  });
  return [
    cut(span.label, span.start, Math.min(span.end, name.end)),
    cut('detail', second.start, Math.min(span.end, last.end)),
  ];
}

const isMeasure = ({ label }: Phrase): boolean => label === 'qty' || label === 'unit';

/** '6' and 'people' that belong to no entry are one detail. */
function withMeasures(text: string, phrases: readonly Phrase[]): Phrase[] {
  const result: Phrase[] = [];
  for (const phrase of phrases) {
    const before = result.at(-1);
    const isBeside = before && text.slice(before.end, phrase.start).trim() === '';
    if (before && isBeside && isMeasure(before) && isMeasure(phrase))
      result[result.length - 1] = {
        ...before,
        label: 'detail',
        end: phrase.end,
        text: text.slice(before.start, phrase.end),
        value: undefined,
      };
    else result.push(phrase);
  }
  return result;
}

/** 'Call Dan 07700 900 355': a name right before a way to reach somebody belongs to it. */
function withNamedContacts(text: string, phrases: readonly Phrase[]): readonly Phrase[] {
  const result: Phrase[] = [];
  for (const phrase of phrases) {
    const before = result.at(-1);
    const isNamed = before?.label === 'name' && /^\s+$/.test(text.slice(before.end, phrase.start));
    if (before && isNamed && phrase.label === 'contact')
      result[result.length - 1] = {
        ...phrase,
        start: before.start,
        text: text.slice(before.start, phrase.end),
        ...(before.lead !== undefined && { lead: before.lead }),
      };
    else result.push(phrase);
  }
  return result;
}

/** Sorts what a prompt says. Every word that is neither a command nor a wish is in exactly one phrase. */
export function readFacts(text: string, read: PromptReading): Facts {
  const { language, values } = read;
  const cut = cutAtSentences(text, wholeSpans(text, read.spans), language);
  const { spans: numbered, numbers } = withNumberedItems(text, withKindsCut(text, cut, language));
  const whole = withLetterVerb(text, numbered, language);
  const kinds = whole.filter(({ label }) => label === 'kind');
  const kindText = kinds[0]?.text ?? null;
  const told = findKind(
    kinds.map((span) => span.text),
    language,
  );
  const kind = told ?? (whole === numbered ? null : 'letter');
  const reading = {
    ...read,
    spans: settleRoles(text, withColonTitle(text, whole, language, kind), language, kind),
  };
  const isBill = kind !== null && familyOf(kind) === 'bill';
  const { spans: labeled, lines } = isBill ? billSpans(text, reading) : { spans: reading.spans, lines: [] };
  const named = kind && sectioned.has(familyOf(kind)) ? sectionsOf(text, language) : [];
  // A statement that says what kind of page is wanted is no section of it.
  const sections = named.filter(({ start, end }) =>
    kinds.every((span) => span.end <= start || span.start >= end),
  );
  const cv = kind === 'cv' ? cvParts(text, read) : null;
  const isCounted = kind !== null && counted.has(kind);
  const runs = isCounted
    ? figureRuns(text, language).filter((run) => sections.every((part) => !overlaps(run, part)))
    : [];
  const isListed = kind !== null && listed.has(kind) && sections.length === 0 && numbers.length === 0;
  const list = isListed ? listedEntries(text, reading) : [];
  const parts = cv ? cv.ranges : [...sections, ...runs, ...list];
  const isOutside = ({ start, end }: ReadSpan): boolean =>
    parts.every((part) => end <= part.start || start >= part.end);
  const own = cv ? labeled.flatMap((span) => nameApart(text, span, language)) : labeled;
  const outside = own.flatMap((span) => outsideOf(text, span, parts, language));
  const isProse = kind !== null && prose.has(familyOf(kind));
  const clauses = isBill ? outside : wholeClauses(text, outside, language, [...parts, ...numbers]);
  const joined = isProse ? wholeSentences(text, clauses, language).filter(isOutside) : clauses;
  const spans = withLeftovers(text, joined, language, reading.unread, [...parts, ...numbers]);
  const printed = spans.filter(({ label }) => !unprinted.has(label)).map((span) => asPhrase(span, values));
  const phrases = withNamedContacts(text, printed);
  const found = isBill ? null : headPhrase(text, spans, language, kind);
  // The first entry of a list is not what the page is about.
  const head = found && list.some(({ end }) => end >= found.end) ? null : found;
  const { entries, others } = withLoneItem(
    groupEntries(text, withoutGuests(text, phrases, head)),
    text,
    head,
  );
  const ofList = list.map(
    ({ item, parts: own }): Entry => ({
      item: asPhrase(item, values),
      parts: own.map((part) => asPhrase(part, values)),
    }),
  );
  const of = (...labels: readonly Label[]): Phrase[] =>
    others.filter(({ label }) => labels.includes(label)).sort((a, b) => a.start - b.start);
  const [title, ...furtherTitles] = of('title');
  return {
    language,
    kind,
    kindText,
    head,
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
    entries: lines.length > 0 ? entries : withPricesApart([...ofList, ...entries]),
    lines,
    sections: cv ? [] : sections,
    figureRuns: runs,
    cv,
    details: withMeasures(text, of('detail', 'qty', 'unit', 'target', 'old', 'new')),
  };
}
