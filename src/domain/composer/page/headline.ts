import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold, tokenize } from '../../reader/tokenize.ts';
import type { Facts, Phrase } from '../facts/facts.ts';
import type { Ledger } from '../facts/ledger.ts';
import { saysSomething, withoutSmallEnds } from '../facts/small-words.ts';
import { namesSpeech } from '../letters/names-speech.ts';
import { kindModifier, typedKindName } from './find-kind.ts';
import { type Family, familyOf, type KindId } from './kinds.ts';
import { pageWordsOf } from './lexicon/index.ts';
import { asHeadline, asPoint, escaped, isSentence, upperFirst } from './say-phrase.ts';
import { hasWordOf, isWordOf, phraseEnd } from './word-list.ts';

/** Maximum length (in characters) of a headline. */
const longestHeadline = 110;
/** From this confidence on, a subject is one beyond doubt. */
const sureSubject = 0.8;
/** Below this confidence, a phrase may be only part of a headline. */
const leastConfidence = 0.35;

/** Maximum number of words; longer low-confidence phrases often contain commands. */
const fewWords = 8;

/** Returns whether a short subject is the only content. */
const isAllThereIs = ({ subjects: [subject, ...others], details, entries, language }: Facts): boolean =>
  subject !== undefined &&
  others.length + details.length + entries.length === 0 &&
  tokenize(subject.text).length <= fewWords &&
  !isSentence(subject, language);

/** Kinds whose name adds nothing to their subject: 'slides of our results', 'list of the opening hours'. */
const unnamed: ReadonlySet<KindId> = new Set<KindId>(['deck', 'checklist', 'article', 'one-pager']);

/** Kinds that advertise a business, which use its name as the headline. */
const shopWindows: ReadonlySet<KindId> = new Set<KindId>(['menu', 'flyer', 'poster', 'program']);

/** Kinds that a plural noun alone doesn't name. */
const listed: ReadonlySet<KindId> = new Set<KindId>([
  'checklist',
  'program',
  'agenda',
  'plan',
  'report',
  'minutes',
  'form',
  'one-pager',
]);

/** Families whose subject follows the kind. */
const announced: ReadonlySet<Family> = new Set<Family>(['flyer', 'list', 'paper', 'deck']);
/** Kinds followed by a recipient or a value instead. */
const given: ReadonlySet<KindId> = new Set<KindId>(['cv', 'certificate', 'voucher', 'release', 'card']);

/** Returns whether a phrase can be a headline: short enough, and not cut off at the end. */
function fits(text: string, language: ReaderLanguage): boolean {
  const inner = withoutSmallEnds(text, 0, text.length, language);
  const isOpen = inner !== null && /\p{L}/u.test(text.slice(inner.end));
  return text.length <= longestHeadline && !isOpen && !/[,;:(–-]$/.test(text.trim());
}

/** Returns the kind as typed, or its usual name. */
export function kindTitle({ kind, kindText, language }: Facts, written: ReaderLanguage): string {
  const usual = kind ? pageWordsOf(written).titles[kind] : pageWordsOf(written).labels.details;
  const isVerb = kindText !== null && isWordOf(fold(kindText), pageWordsOf(language).letterVerbs);
  return kindText && !isVerb && written === language && kindText.length < 50
    ? upperFirst(escaped(kindText))
    : usual;
}

/** Keeps the article of a title that starts with a capital. */
const titleText = (title: Phrase, language: ReaderLanguage): string =>
  /^\p{Lu}/u.test(title.text) ? asPoint(title) : asHeadline(title.text, language);

/**
 * Returns a sure subject before the kind if the words after it are less sure: 'How to defrost a freezer, one page to
 * stick on the wall'.
 */
function toldBefore({ head, subjects, language }: Facts): Phrase | undefined {
  const isSure = ({ confidence }: Phrase): boolean => confidence >= sureSubject;
  if (!head || subjects.some((phrase) => isSure(phrase) && phrase.start >= head.start)) return undefined;
  return subjects.find((phrase) => isSure(phrase) && phrase.end <= head.start && fits(phrase.text, language));
}

/** Kinds that order something which their name tells: 'weekly cleaning schedule for flat 9'. */
const ordering: ReadonlySet<KindId> = new Set<KindId>(['program', 'agenda', 'minutes', 'plan', 'form']);

/** Returns the words that name what an agenda or a schedule orders; null if its name doesn't say. */
function orderedThing({ head, kind, kindText, language }: Facts): string | null {
  if (!kind || !kindText || !ordering.has(kind)) return null;
  const name = typedKindName(kindText, kind, language);
  const usual = pageWordsOf(language).kinds[kind].split(',')[0] ?? '';
  // 'Rota' and 'Dienstplan' say more than 'program'.
  const isOther = kind === 'program' && !fold(kindText).includes(fold(usual));
  const isTold = isOther || (name !== null && name.length < kindText.trim().length);
  if (!isTold) return null;
  const named = head?.whole && fits(head.whole, language) ? head.whole : kindText;
  return fits(named, language) ? named : null;
}

/** Returns the words directly after the kind if they are the subject. */
function headOf(facts: Facts): string | null {
  const { head, kind, kindText, language } = facts;
  const ordered = orderedThing(facts);
  if (ordered !== null) return ordered;
  // A kind that Octavo doesn't know: 'Annual accounts of the sailing club'.
  if (head?.withKind && !kind && fits(head.withKind, language)) return head.withKind;
  if (!head || !kind || given.has(kind) || !announced.has(familyOf(kind))) return null;
  // In 'Home office policy for a small company', the subject is the home office.
  const hasModifier = kindText !== null && kindModifier(kindText, language) !== null;
  // In 'Hospital bag checklist, 20 things', the subject is the bag.
  if (hasModifier && /^\p{N}/u.test(head.text)) return kindText;
  const isNamed = head.isFor && hasModifier;
  if (isNamed && familyOf(kind) !== 'flyer' && !shopWindows.has(kind))
    return familyOf(kind) === 'list' && head.whole && fits(head.whole, language) ? head.whole : kindText;
  // 'My sister' alone is no title of a speech.
  if (namesSpeech(kindText, language) && head.whole && fits(head.whole, language)) return head.whole;
  // 'Guests' or 'Volunteers' alone says too little of a list.
  const isLone = /^\p{Ll}\S*$/u.test(head.text) && listed.has(kind);
  if (isLone && head.whole && fits(head.whole, language)) return head.whole;
  const text = head.withKind && !unnamed.has(kind) && familyOf(kind) !== 'flyer' ? head.withKind : head.text;
  return fits(text, language) ? text : null;
}

/** Kinds whose subject may precede their name. */
const posted: ReadonlySet<KindId> = new Set<KindId>(['flyer', 'poster', 'sign', 'invitation']);
const mostNameWords = 3;
/** From this confidence on, the prompt itself says what the title is. */
const sureTitle = 0.5;

/** Returns 'Lost cat' for a lost cat poster. */
function modifierOf({ kind, kindText, language }: Facts, written: ReaderLanguage): string | null {
  const words =
    kind && kindText && posted.has(kind) && written === language ? kindModifier(kindText, language) : null;
  return words === null ? null : upperFirst(escaped(words));
}

/**
 * Returns a whole phrase of the prompt as the headline: the title, the words after the kind, the subject, or
 * a lone detail; otherwise the kind with its recipient or sender. Never part of a phrase.
 */
export function headlineOf(facts: Facts, ledger: Ledger, written: ReaderLanguage): string {
  return withNameFirst(
    withoutVagueWords(typedHeadline(facts, ledger, written), facts.language),
    facts.language,
  );
}

/** 'Something nice for the retirement of Mr Bloom' is about the retirement, and 'Compare two plans' about the plans. */
function withoutVagueWords(headline: string, language: ReaderLanguage): string {
  const { vague, comparing } = pageWordsOf(language);
  const tokens = tokenize(headline);
  const end = phraseEnd(tokens, 0, `${vague ?? ''}, ${comparing?.verbs ?? ''}`);
  const next = tokens[end];
  return end > 0 && next ? asHeadline(headline.slice(next.start), language) : headline;
}

/** 'Cafe The Copper Kettle in Whitby' becomes 'The Copper Kettle, cafe in Whitby': a name with an article stands first. */
function withNameFirst(headline: string, language: ReaderLanguage): string {
  if (language !== 'en') return headline;
  const [, noun = '', name = '', rest = ''] =
    /^(\p{Lu}?\p{Ll}{1,30}(?: \p{Ll}{1,30})?) (The(?: (?:\p{Lu}[\p{L}’'-]{0,30}|&)){1,5})(.*)$/u.exec(
      headline,
    ) ?? [];
  return name === '' ? headline : `${name}, ${noun.toLowerCase()}${rest}`;
}

function typedHeadline(facts: Facts, ledger: Ledger, written: ReaderLanguage): string {
  const modifier = modifierOf(facts, written);
  if (modifier === null) return ownHeadline(facts, ledger, written);
  const { title, head, subjects } = facts;
  const named = title ?? head ?? subjects[0];
  // A title stands alone: 'lovely' of 'lovely poster for our Summer Fair' says nothing.
  const isLone = !modifier.includes(' ');
  if (title && title.confidence >= sureTitle && isLone) return ownHeadline(facts, ledger, written);
  // 'Lost cat: Biscuit', but only 'Lost keys' if a description follows: 'bunch of 5 keys with a red ribbon'.
  const isDescribed = named !== undefined && named !== null && named.text.split(/\s+/).length > mostNameWords;
  if (isDescribed && isLone) return ownHeadline(facts, ledger, written);
  if (!named || isDescribed) return modifier;
  const own = ownHeadline(facts, ledger, written);
  if (!/[\p{L}\p{N}]/u.test(own)) return modifier;
  return fold(own).includes(fold(modifier)) ? own : `${modifier}: ${own}`;
}

/**
 * Returns what a sign says: its title, or the first fact that is more than polite. Beside a subject, one word is how
 * it should sound rather than what it says.
 */
function messageOf({ title, head, subjects, details, entries, language }: Facts): Phrase | undefined {
  const { courtesies } = pageWordsOf(language);
  const isAbout = head !== null || subjects.length > 0;
  const isShort = ({ text }: Phrase): boolean => isAbout && tokenize(text).length < 2;
  const isPolite = ({ text }: Phrase): boolean => phraseEnd(tokenize(text), 0, courtesies) > 0;
  const points = entries.filter(({ parts }) => parts.length === 0).map(({ item }) => item);
  // A subject directly after the kind is what happens: 'lift out of order', before 'floors 4–9'.
  const told = subjects.filter(
    ({ text, start }) =>
      text.split(/\s+/).length >= mostNameWords || (start === head?.start && head.start - head.from < 2),
  );
  const facts = [...told, ...details, ...points].sort((a, b) => a.start - b.start);
  return [...(title ? [title] : []), ...facts].find(
    (phrase) => phrase === title || !(isPolite(phrase) || isShort(phrase)),
  );
}

/** Returns who a CV is about: the first name in it, whatever the reader takes it for. */
const personOf = ({ names, from, to, subjects }: Facts): Phrase | undefined =>
  [...names, ...from, ...to, ...subjects.filter(({ text }) => /^\p{Lu}/u.test(text))].sort(
    (a, b) => a.start - b.start,
  )[0];

function ownHeadline(facts: Facts, ledger: Ledger, written: ReaderLanguage): string {
  const { title, subjects, details, from, to, language } = facts;
  const person = facts.kind === 'cv' ? personOf(facts) : undefined;
  if (person && fits(person.text, language)) return asHeadline(ledger.use(person).text, language);
  const message = facts.kind === 'sign' ? messageOf(facts) : undefined;
  if (message && fits(message.text, language)) return asPoint(ledger.use(message));
  const head = headOf(facts);
  const told = head && !title ? toldBefore(facts) : undefined;
  if (told) return asHeadline(ledger.use(told).text, language);
  const isTitled = title && (title.confidence >= 0.5 || !head) && fits(title.text, language);
  if (isTitled && !(facts.head && facts.head.start <= title.start && head && head !== facts.kindText))
    return titleText(ledger.use(title), language);
  if (head === facts.kindText && head !== null) return upperFirst(escaped(head));
  if (head && facts.head) {
    ledger.printWithin({ start: facts.head.from, end: facts.head.end });
    return asHeadline(head, language);
  }
  if (title && fits(title.text, language)) return titleText(ledger.use(title), language);
  const subject = subjects.find(
    ({ text, confidence }) => fits(text, language) && (confidence >= leastConfidence || isAllThereIs(facts)),
  );
  if (subject) return asHeadline(ledger.use(subject).text, language);
  // Octavo doesn't know this kind, so it becomes the headline: 'Glossary of sailing terms'.
  if (
    !facts.kind &&
    facts.kindText &&
    saysSomething(facts.kindText, language) &&
    fits(facts.kindText, language)
  )
    return upperFirst(escaped(facts.kindText));
  const likely = subjects.find((phrase) => fits(phrase.text, language) && !isSentence(phrase, language));
  if (likely && facts.kind === null) return asHeadline(ledger.use(likely).text, language);
  const detail = facts.entries.length === 0 && details.length === 1 ? details[0] : undefined;
  if (detail && detail.text.length <= 60 && !/^\d/.test(detail.text)) return asPoint(ledger.use(detail));
  const seller = facts.kind && shopWindows.has(facts.kind) ? from[0] : undefined;
  if (seller && fits(seller.text, language)) return asHeadline(ledger.use(seller).text, language);
  // What slides or a page are about is a headline, whatever else is said of them.
  const { topic } = pageWordsOf(language);
  const about = details.find(
    (each) => !isSentence(each, language) && fits(each.text, language) && hasWordOf(each.text, topic),
  );
  if (about && facts.kind && familyOf(facts.kind) !== 'letter')
    return asHeadline(ledger.use(about).text, language);
  if (facts.kind) return kindWithParty(facts, ledger, written);
  // Without a kind, a whole phrase is better than 'Details', and words are better than a count.
  const items = facts.entries.map(({ item }) => item);
  const others = [
    ...subjects.filter((phrase) => !isSentence(phrase, language)),
    ...details,
    ...to,
    ...facts.names,
    ...from,
    ...items,
  ];
  const fitting = others.filter(({ text }) => fits(text, language));
  // 'With a diagram' is an addition, not the subject.
  const said =
    fitting.find(({ text }) => !/^\p{N}/u.test(text) && saysSomething(text.split(' ')[0] ?? '', language)) ??
    fitting.find(({ text }) => !/^\p{N}/u.test(text)) ??
    fitting[0];
  return said ? asPoint(ledger.use(said)) : kindWithParty(facts, ledger, written);
}

/** Returns the kind with its recipient or sender: 'Letter for Mr. Osei'. */
function kindWithParty(facts: Facts, ledger: Ledger, written: ReaderLanguage): string {
  const { to, from, names, language } = facts;
  const kind = kindTitle(facts, written);
  const { labels } = pageWordsOf(written);
  const other = to[0] ?? from[0] ?? ledger.left(names)[0];
  if (!other || !fits(other.text, language)) return kind;
  if (other === from[0] && facts.kind && unnamed.has(facts.kind))
    return asHeadline(ledger.use(other).text, language);
  if (other === names[0]) return `${kind}: ${asPoint(ledger.use(other))}`;
  return `${kind} ${(to[0] ? labels.to : labels.from).toLowerCase()} ${ledger.use(other).text}`;
}
