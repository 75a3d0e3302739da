import type { ChartContent, Fact, KeyFigure, OnePagerContent, RichText } from '../brief.ts';
import type { GivenFigure } from '../reading/figures.ts';
import type { ReadingLanguage } from '../reading/language.ts';
import type { Statements } from '../reading/statements.ts';
import type { Subject } from '../reading/subject.ts';
import { findSubjectClass } from '../topics/subject-class.ts';
import { headlineOf, openingOf, withSubject } from './headline-of.ts';
import { onePagerWords } from './one-pager-words.ts';

export interface OnePagerSource {
  readonly subject: Subject;
  readonly said: Statements;
  readonly figures: readonly GivenFigure[];
  readonly chart: ChartContent | null;
  readonly contact: readonly string[];
  readonly language: ReadingLanguage;
  readonly today: string;
  readonly runningTitle: string;
}

const gap = (placeholder: string): Fact => ({ placeholder });
const plain = (text: string): RichText => [{ text }];
const question = (text: string): RichText => [{ text, isGap: true }];
const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Sections that only the writer can fill stand beside what was said. */
const mostOpen = 3;
/** The figures a page has room for; others stay in their sentences. */
const mostFigures = 6;

/** Figures that stand inside a sentence, beside those that are a clause of their own. */
function allFigures(
  own: readonly KeyFigure[],
  inside: readonly GivenFigure[],
  sentences: string,
): KeyFigure[] {
  const told = inside.filter(
    ({ value, label, role }) =>
      role !== 'ask' &&
      label !== '' &&
      !new RegExp(`${label.slice(0, 40).replace(/[^\\p{L} ]/gu, '.')}\\d`, 'iu').test(sentences) &&
      sentences.includes(value) &&
      !own.some((figure) => typeof figure.value === 'string' && figure.value.includes(value)),
  );
  return [
    ...own,
    ...told.slice(0, Math.max(0, 3 - own.length)).map(({ value, label }) => ({ value, label })),
  ];
}

/** The one number of a page is money, a share or a large figure; a handful of people is none. */
function isTelling({ value, unit }: KeyFigure): boolean {
  const text = typeof value === 'string' ? value : '';
  return (
    text.length <= 12 &&
    (unit !== undefined || /[%$£€]|\d{3}|\d ?[kKmM]/.test(text)) &&
    !/^(?:1[5-9]|20)\d\d$/.test(text)
  );
}

/** One page that says what was said; what such a page needs besides is asked for, not made up. */
export function writeOnePager(source: OnePagerSource): OnePagerContent {
  const { subject, contact, language } = source;
  const words = onePagerWords[language];
  const { what, figures: own, titled, ask } = source.said;
  const sentences = source.said.sentences.map((sentence) => withSubject(sentence, subject, what));
  const headline = headlineOf(subject, what);
  const opening = openingOf(subject, what, language);
  const isCut =
    headline !== '' && opening === '' && !headline.toLowerCase().includes(bare(what).toLowerCase());
  const [first = '', ...others] = isCut ? [what, ...sentences] : sentences;
  const lead = opening || (first ? asSentence(first) : '');
  const rest = opening ? [first, ...others].filter(Boolean) : others;
  const figures = allFigures(own, source.figures, sentences.join(' '));
  const asked: KeyFigure[] = ask ? [{ value: ask, label: words.ask }] : [];
  const hero = [...asked, ...figures].find(isTelling);
  const shown = [...figures, ...asked].filter((figure) => figure !== hero);
  const details = [
    ...titled.map(({ title, text }) => ({ title, text: plain(asSentence(text.replace(/^\p{Ll}/u, upper))) })),
    ...(rest.length > 0 ? [{ title: words.detail, text: plain(rest.map(asSentence).join(' ')) }] : []),
    ...(shown.length > mostFigures
      ? [{ title: words.detail, text: plain(spoken(shown.slice(mostFigures))) }]
      : []),
  ];
  const sort = findSubjectClass(`${subject.sentence} ${source.said.what}`);
  const room = details.length > 0 || figures.length > 1 || source.chart ? mostOpen - 1 : mostOpen;
  const open = details.length > 2 ? [] : sort.sections.slice(-Math.max(1, room - details.length));
  const sections = open.map(({ title, text, isGap }) => ({
    title: title[language],
    text: isGap ? question(text[language]) : plain(text[language]),
  }));
  const about = upperFirst(subject.name ?? subject.phrase);
  const introduction = about
    ? sort.lead[language].replace('{subject}', () =>
        language === 'en' ? inEnglish(about, sort.lead.en) : about,
      )
    : '';
  return {
    kind: 'one-pager',
    organisation: subject.name ?? gap(words.organisation),
    runningTitle: source.runningTitle,
    date: source.today,
    headline: headline || words.headline,
    lead: lead ? plain(lead) : introduction ? plain(introduction) : question(words.what),
    ...(hero ? { hero } : {}),
    figures: shown.slice(0, mostFigures),
    ...(source.chart ? { chart: source.chart } : {}),
    sections: [...details, ...sections].slice(0, Math.max(3, details.length)),
    callToAction: sort.action[language],
    contact: contact.length > 0 ? contact : [gap(words.contact)],
  };
}

/** 'What the volunteer library is for': a subject in the middle of a sentence. */
function inEnglish(about: string, template: string): string {
  if (template.startsWith('{subject}')) return about;
  const isName = /^\p{Lu}[\p{L}’'-]*(?: \p{Lu}|$)/u.test(about);
  return isName ? about : `the ${about.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
}

const upperFirst = (text: string): string => text.replace(/^\p{Ll}/u, upper);
const upper = (letter: string): string => letter.toUpperCase();
const bare = (text: string): string => text.replace(/^(?:an?|the|our|my|your) /i, '').slice(0, 40);

function spoken(figures: readonly KeyFigure[]): string {
  return figures
    .map(({ value, unit, label }) =>
      [label, typeof value === 'string' ? value : '', unit].filter(Boolean).join(' '),
    )
    .join('. ')
    .concat('.');
}
