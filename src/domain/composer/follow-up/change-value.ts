import type { Operation } from '../../content/edit/operation.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { valuesIn } from '../../reader/values/values-in.ts';
import { isArticle, saysSomething } from '../facts/small-words.ts';
import { fold } from '../lexicon/fold.ts';
import { type Saying, tell } from '../speech/saying.ts';
import { isReaderLanguage, readLanguageName } from '../wishes/read-language.ts';
import { timeOfSpan } from './change-time.ts';
import { findPart, readPartQuery } from './find-part.ts';
import { isWithin, type Leaf, leavesOf, placesOf, replacePhrase } from './leaves.ts';
import { nameOf, quoted } from './name-part.ts';
import { translate } from './other-wishes.ts';
import { partTerms } from './part-terms.ts';
import type { Part, Path } from './parts.ts';
import { unitOf } from './place-operations.ts';
import { findTarget, type Request, refuse, type Step, spansOf, type Target, unquoted } from './request.ts';
import { isSameWord } from './same-word.ts';
import { deniedPair, quotedPair, spanAt, spanOfValue, valuePair } from './value-pair.ts';
import { certainNumber, isOtherCurrency, isoOf, kindOf, type ValueKind } from './values.ts';
import { setLeaf, valuesOn } from './values-on-page.ts';

const isDay = (value: string | number): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
const lastOf = (path: Path): string => String(path.at(-1));

/** Returns the request's new value as a date, if it is one. */
function dayOf({ reading }: Request, span: ReadSpan): string | undefined {
  const [date] = reading.values.filter(
    (value) => value.kind === 'date' && value.start >= span.start && value.end <= span.end,
  );
  return date?.kind === 'date' ? isoOf(date) : undefined;
}

/** Returns the currency of the bill that contains an amount. */
function currencyOf({ content }: Request, { unit, path }: Leaf): string | undefined {
  if (!['rate', 'amount'].includes(lastOf(path)) || unit === null) return undefined;
  const owner = unitOf(content, unit);
  if (owner && 'bill' in owner) return owner.bill.currency;
  return owner && 'currency' in owner ? owner.currency : undefined;
}

type Written = { readonly value: string | number } | { readonly problem: Saying };

/** Converts the new value to the field's type: an ISO date, a number, or the text as typed. */
function written(request: Request, leaf: Leaf, span: ReadSpan, asText: string): Written {
  if (isDay(leaf.value)) {
    const day = dayOf(request, span);
    return day ? { value: day } : { problem: tell('unsureDay', { text: quoted(span.text) }) };
  }
  const isNumber = typeof leaf.value === 'number' || lastOf(leaf.path) === 'rate';
  // A day isn't a number of days.
  if (isNumber && kindOf(span.text, request.languages[0] ?? 'en') === 'date')
    return { problem: tell('unsureNumber', { text: quoted(span.text) }) };
  if (isNumber) {
    const number = certainNumber(unquoted(span.text), request.languages[0] ?? 'en');
    if (number === undefined) return { problem: tell('unsureNumber', { text: quoted(span.text) }) };
    const currency = currencyOf(request, leaf);
    if (currency && isOtherCurrency(unquoted(span.text), request.languages[0] ?? 'en', currency))
      return { problem: tell('otherCurrency', { text: quoted(span.text), currency }) };
    return { value: lastOf(leaf.path) === 'due' ? Math.round(number) : number };
  }
  return { value: asText };
}

/** Replaces every whole-word occurrence of an old value. */
function replaceOld(request: Request, old: ReadSpan, span: ReadSpan): Step {
  const language = request.languages[0] ?? 'en';
  const from = unquoted(old.text);
  const to = unquoted(span.text);
  const [targetSpan] = spansOf(request, 'target');
  const target: Target = targetSpan ? findTarget(request, null, 'outer', targetSpan) : {};
  const number = certainNumber(from, language);
  const [oldDate] = valuesIn(from, language);
  const matches = (leaf: Leaf): boolean => {
    if (typeof leaf.value === 'number') return number === leaf.value && kindOf(from, language) !== 'text';
    if (isDay(leaf.value) && oldDate?.kind === 'date') {
      const [, month, day] = leaf.value.split('-').map(Number);
      return oldDate.day === day && oldDate.month === month;
    }
    return placesOf(from, leaf.value).length > 0;
  };
  const selected = leavesOf(request.content, request.targetIds).filter(matches);
  // A value that isn't in the selected block is changed where it stands.
  const isElsewhere = selected.length === 0 && request.targetIds.length > 0;
  const all = isElsewhere ? leavesOf(request.content, []).filter(matches) : selected;
  const part = target.part;
  const inside = part ? all.filter((leaf) => isWithin(leaf, part)) : [];
  const leaves = inside.length > 0 ? inside : all;
  if (leaves.length === 0) return refuse(tell('notFound', { text: quoted(from) }));
  const isBare = /^\d{1,2}$/.test(from);
  const isEverywhere = partTerms(fold(request.text), request.languages).some(({ names }) =>
    names.includes('all'),
  );
  if (isBare && !isEverywhere && leaves.length > 1)
    return refuse(tell('severalPlaces', { text: quoted(from), count: leaves.length }), [
      tell('ask_replaceAll', { old: quoted(from), new: quoted(to) }),
    ]);
  const operations: Operation[] = [];
  for (const leaf of leaves) {
    const asText = typeof leaf.value === 'string' ? replacePhrase(leaf.value, from, to) : to;
    const result = written(request, leaf, span, asText);
    if ('problem' in result) return refuse(result.problem);
    if (result.value !== leaf.value) operations.push(...sequential(request, operations, leaf, result.value));
  }
  if (operations.length === 0) return refuse(tell('saysSo', { text: quoted(to) }));
  const both = { old: quoted(from), new: quoted(to) };
  const said =
    leaves.length > 1 ? tell('replacedIn', { ...both, count: leaves.length }) : tell('replaced', both);
  return isElsewhere
    ? { operations, said: [said, tell('outsideSelection')], isElsewhere: true }
    : { operations, said };
}

/** Nested blocks are replaced whole, so several changes in one must be a single operation. */
function sequential(request: Request, before: Operation[], leaf: Leaf, value: string | number): Operation[] {
  const operation = setLeaf(request, leaf, value);
  if (operation.op !== 'replace_block') return [operation];
  const at = before.findIndex((each) => each.op === 'replace_block' && each.id === operation.id);
  const earlier = before[at];
  if (earlier?.op !== 'replace_block') return [operation];
  const pages = request.content.pages.map((page) =>
    'blocks' in page
      ? {
          ...page,
          blocks: page.blocks.map((block) =>
            block.id === earlier.id ? { ...earlier.block, id: earlier.id } : block,
          ),
        }
      : page,
  );
  before[at] = setLeaf({ ...request, content: { ...request.content, pages } }, leaf, value);
  return [];
}

const holdsNumber = (kind: ValueKind): boolean =>
  kind === 'money' || kind === 'number' || kind === 'quantity';

/** Returns the field of a part that takes a new value of this kind. */
function fieldFor(part: Part, kind: ValueKind, request: Request, query: string): Path | undefined {
  const ends = part.valuePaths.map((path) => ({ path, name: lastOf(path), value: valueIn(part, path) }));
  const named = (name: string): Path | undefined => ends.find((end) => end.name === name)?.path;
  if (part.path.length > 0 && (typeof part.value === 'string' || typeof part.value === 'number'))
    return part.path;
  const unit = ends.find(({ name }) => name === 'unit')?.value;
  const isQuantity = typeof unit === 'string' && placesOf(unit, query).length > 0;
  if (named('rate') || 'rate' in Object(part.value)) {
    if (isQuantity || kind === 'quantity') return named('quantity');
    if (kind === 'money' || kind === 'number') return [...part.path, 'rate'];
    return undefined;
  }
  if (part.kinds.includes('tax') || part.kinds.includes('discount'))
    return kind === 'money' ? named('amount') : (named('percent') ?? named('amount'));
  if (part.kinds.includes('recipient') || part.kinds.includes('sender')) return named('name');
  if (
    kind === 'time' &&
    typeof ends.find(({ name }) => name === 'label')?.value === 'string' &&
    named('text')
  )
    return named('label');
  const language = request.languages[0] ?? 'en';
  const alike = ends.filter(
    ({ value, name }) => /^\d+$/.test(name) && kindOf(String(value ?? ''), language) === kind,
  );
  if (alike.length === 1) return alike[0]?.path;
  const cells = ends.filter(({ name }) => /^\d+$/.test(name));
  if (cells.length > 0) return cells.length === 1 ? cells[0]?.path : undefined;
  return named('value') ?? (part.path.length > 0 ? named('text') : undefined);
}

const valueIn = (part: Part, path: Path): unknown => {
  let value: unknown = part.value;
  for (const name of path.slice(part.path.length))
    value = (value as Readonly<Record<string, unknown>> | undefined)?.[name as string];
  return value;
};

/** Replaces a single value inside a longer text: the time in 'Friday, 18:00'. */
function withinText(text: string, kind: ValueKind, to: string, request: Request): string {
  const alike = valuesOn(request, text).filter((value) => value.kind === kind);
  const [only] = alike;
  return only && alike.length === 1 ? text.slice(0, only.start) + to + text.slice(only.end) : to;
}

/** 'Friday' and 'Sun' alone are ambiguous; only a date with a day number counts. */
const hasDay = ({ day }: { readonly day?: number }): boolean => day !== undefined;

/** Returns the leaves that hold exactly one value of this kind. */
function onlyPlace(request: Request, kind: ValueKind, part?: Part): readonly Leaf[] {
  return leavesOf(request.content, request.targetIds)
    .filter((leaf) => !part || isWithin(leaf, part))
    .slice(0, 300)
    .filter((leaf) => {
      if (kind === 'date' && isDay(leaf.value)) return true;
      if (typeof leaf.value === 'number') return holdsNumber(kind) && lastOf(leaf.path) === 'rate';
      return (
        valuesOn(request, leaf.value).filter(
          (value) => value.kind === kind && (value.kind !== 'date' || hasDay(value)),
        ).length === 1
      );
    });
}

function setIn(request: Request, leaf: Leaf, span: ReadSpan, kind: ValueKind, name: Saying): Step {
  const to = unquoted(span.text);
  const asText =
    typeof leaf.value === 'string' && kind !== 'text' ? withinText(leaf.value, kind, to, request) : to;
  const result = written(request, leaf, span, asText);
  if ('problem' in result) return refuse(result.problem);
  if (result.value === leaf.value) return refuse(tell('saysSo', { text: quoted(to) }));
  const shown = typeof result.value === 'string' ? result.value : to;
  return {
    operations: [setLeaf(request, leaf, result.value)],
    said: tell('isNow', { part: name, value: quoted(shown) }),
  };
}

/** 'Change hours to 15': finds the quantity of the only line with this unit. */
function countedIn(request: Request, query: string): { leaf: Leaf; name: Saying } | undefined {
  const counted = request.parts.filter(({ value }) => {
    const unit = (value as { unit?: unknown } | null)?.unit;
    return typeof unit === 'string' && placesOf(unit, query).length > 0 && 'quantity' in Object(value);
  });
  const [only] = counted;
  if (!only || counted.length > 1) return undefined;
  const path = [...only.path, 'quantity'];
  const value = valueIn(only, path) as number;
  return { leaf: { unit: only.unit, path, value }, name: nameOf(only, request.content) };
}

/** '55 stalls': replaces the only other number of stalls on the page. */
function otherCount(request: Request, to: string): Step | undefined {
  const [, number = '', unit = ''] = /^(\d[\d.,]{0,12})\s+(\p{L}{3,40})$/u.exec(to) ?? [];
  if (unit === '') return undefined;
  const counted = leavesOf(request.content, request.targetIds).flatMap((leaf) => {
    if (typeof leaf.value !== 'string') return [];
    const found = [...leaf.value.matchAll(/(?<![\d.,])(\d[\d.,]{0,12})\s+(\p{L}{3,40})/gu)].filter(
      ([, , word = '']) => isSameWord(fold(word), fold(unit)),
    );
    return found.map((match) => ({ leaf, match }));
  });
  const numbers = new Set(counted.map(({ match }) => match[1]));
  const [old] = numbers;
  if (old === undefined || numbers.size > 1 || old === number) return undefined;
  const operations = counted.flatMap(({ leaf, match }) => {
    const text = String(leaf.value);
    const at = match.index;
    return [setLeaf(request, leaf, text.slice(0, at) + number + text.slice(at + old.length))];
  });
  return { operations, said: tell('replaced', { old: quoted(`${old} ${unit}`), new: quoted(to) }) };
}

/** 'Venue is the library', of which nothing is labeled as new: a small word parts the name of a part from its value. */
function namedValue(request: Request): Step | undefined {
  const language = request.languages[0] ?? 'en';
  const text = request.text.trimEnd().replace(/[.!]$/, '');
  const parts = request.parts.filter(
    ({ kinds, valuePaths }) => valuePaths.length > 0 && !kinds.includes('title') && !kinds.includes('page'),
  );
  for (const link of tokenize(text).slice(1, mostNamed)) {
    if (!/\p{L}/u.test(link.text) || saysSomething(link.text, language)) continue;
    const before = text.slice(0, link.start);
    const to = text.slice(link.end).trim();
    const query = readPartQuery(before, request.languages, true);
    const isNamed = query.kinds.size > 0 || saysSomething(before, language);
    if (!isNamed || !isNoun(to, language)) continue;
    const { part } = findPart(parts, query, request.languages, 'inner');
    const kind = kindOf(to, language);
    const path = part && fieldFor(part, kind, request, before);
    const value = part && path && valueIn(part, path);
    // A part without a value beside its name is renamed.
    if (typeof value !== 'string' || !part || !path || value === part.label) continue;
    const leaf: Leaf = { unit: part.unit, path, value };
    return setIn(
      request,
      leaf,
      spanAt('new', text, text.length - to.length, text.length),
      kind,
      nameOf(part, request.content),
    );
  }
  return undefined;
}

/** 'The library', 'Town hall', '12 Mill Lane', unlike 'wrong' or 'too long'. */
function isNoun(text: string, language: ReaderLanguage): boolean {
  const [first] = tokenize(text);
  return (
    first !== undefined &&
    text.length <= longestValue &&
    (/^[\p{Lu}\p{N}]/u.test(text) || isArticle(first, language))
  );
}

const mostNamed = 8;
const longestValue = 80;

/** Replaces a value that a request denies, whatever the reader makes of it: 'apples 130, not 120'. */
export function changeDenied(request: Request): Step | null {
  const pair = deniedPair(request);
  return pair ? replaceOld(request, pair.old, pair.next) : null;
}

/** Replaces an old value with a new one, or sets the value of a part. */
export function changeValue(request: Request): Step {
  const time = request.reading.values.filter(({ kind }) => kind === 'time');
  const [only] = time;
  const within = only && time.length === 1 ? timeOfSpan(request, only.text) : undefined;
  if (within) return within;
  const pair = quotedPair(request) ?? valuePair(request);
  if (pair) return replaceOld(request, pair.old, pair.next);
  const [typed] = request.reading.values;
  const [span = typed && spanOfValue('new', typed)] = spansOf(
    request,
    'new',
    'money',
    'date',
    'time',
    'rate',
    'qty',
  );
  if (!span || unquoted(span.text) === '') return namedValue(request) ?? refuse(tell('noNewValue'));
  const [old] = spansOf(request, 'old');
  if (old && unquoted(old.text) !== '') return replaceOld(request, old, span);
  const language = request.languages[0] ?? 'en';
  const to = unquoted(span.text);
  if (isReaderLanguage(readLanguageName(to, language)) && to.split(' ').length === 1)
    return translate(request);
  const kind = kindOf(to, language);
  const [targetSpan] = spansOf(request, 'target');
  // A title is renamed, not set; a part with a value is different.
  const valued = {
    ...request,
    parts: request.parts.filter(({ kinds }) => !kinds.includes('title') && !kinds.includes('page')),
  };
  const target = findTarget(valued, null, 'inner', targetSpan);
  if (target.refused) return target.refused;
  const part = target.part;
  if (part) {
    const path = fieldFor(part, kind, request, targetSpan?.text ?? request.text);
    const name = nameOf(part, request.content);
    const value = path && valueIn(part, path);
    if (path) {
      const leaf: Leaf = { unit: part.unit, path, value: (value ?? 0) as string | number };
      return setIn(request, leaf, span, kind, name);
    }
    const [only, ...more] = kind === 'text' ? [] : onlyPlace(request, kind, part);
    if (only && more.length === 0) return setIn(request, only, span, kind, name);
    return refuse(tell('whichValue', { part: name, text: quoted(to) }));
  }
  const count = kind === 'number' && countedIn(request, targetSpan?.text ?? request.text);
  if (count) return setIn(request, count.leaf, span, kind, count.name);
  if (targetSpan && kind === 'text')
    return refuse(
      tell(request.targetIds.length > 0 ? 'notFoundSelected' : 'notFound', { text: quoted(targetSpan.text) }),
    );
  const other = otherCount(request, to);
  if (other) return other;
  const places = kind === 'text' || kind === 'number' ? [] : onlyPlace(request, kind);
  const texts = new Set(places.map((leaf) => String(leaf.value)));
  const [first] = places;
  if (first && texts.size === 1 && !targetSpan) {
    const steps = places.map((leaf) => setIn(request, leaf, span, kind, quoted(String(leaf.value))));
    const refused = steps.find((step) => 'refused' in step);
    if (refused) return refused;
    return {
      operations: steps.flatMap((step) => ('operations' in step ? step.operations : [])),
      said: steps.flatMap((step) => ('said' in step ? step.said : [])).slice(0, 1),
    };
  }
  if (texts.size > 1) {
    const [one = '', other = ''] = [...texts];
    return refuse(tell('couldReplace', { text: quoted(to), one: quoted(one), other: quoted(other) }), [
      tell('ask_replace', { old: tell('quote', { text: one }), new: tell('quote', { text: to }) }),
      tell('ask_replace', { old: tell('quote', { text: other }), new: tell('quote', { text: to }) }),
    ]);
  }
  return refuse(tell('whichOld', { text: quoted(to) }));
}
