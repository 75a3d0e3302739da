import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold } from '../../reader/tokenize.ts';
import type { Template } from '../../templates/template.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { asHeadline, escaped } from '../page/say-phrase.ts';
import type { WriteRequest } from '../page/write-request.ts';
import { slotParts } from '../templates/slots.ts';
import type { ToldLetter } from './letter.ts';
import { letterTokens } from './letter-tokens.ts';
import { clauseWordsOf } from './weave/lexicon/index.ts';

const longestTopic = 80;

/** Returns the words of a slot without its marks. */
export const sampleOf = (text: string): string =>
  slotParts(text)
    .map((part) => ('text' in part ? part.text : part.sample))
    .join('');

/** Returns the headline: what the letter is about, or the one of its template. */
export function titleOf(
  own: string,
  told: ToldLetter,
  template: Template | null,
  request: WriteRequest,
): string {
  const { written } = request;
  const { titles } = pageWordsOf(written);
  const isNamed = !/\{\{name/.test(own) || told.people.length > 0;
  const { kindText, language } = request.facts;
  const called =
    kindText !== null && told.isSpeech && written === language ? asHeadline(kindText, language) : null;
  const usual =
    called ??
    (template === null && !told.isSpeech ? letterTo(told, written) : null) ??
    template?.head.title ??
    titles[told.isSpeech ? 'article' : 'letter'];
  const title = own === '' || !isNamed ? usual : sampleOf(own);
  const { people } = told;
  const topic = told.topic ?? told.matter;
  // 'In memory' alone doesn't say of whom.
  if (told.isSpeech && people.length > 0 && !people.some((name) => title.includes(name)))
    return `${title}: ${new Intl.ListFormat(written, { type: 'conjunction' }).format(people.map(escaped))}`;
  if (told.isSpeech || topic === null || topic.length > longestTopic) return title;
  const about = asHeadline(topic, written);
  if (fold(about).includes(fold(title))) return about;
  // One word, such as 'Dog', says too little.
  if (letterTokens(about).length < fewestTopicWords) return title;
  return letterTokens(title).length <= mostTitleWords ? `${title}: ${about}` : about;
}
/** 'Letter to Ms. Amis', if there is a reader and the library has no such letter. */
function letterTo({ to }: ToldLetter, written: ReaderLanguage): string | null {
  const clauses = clauseWordsOf(written);
  if (clauses === null || to === null) return null;
  const own = letterTokens(to.text)[0]?.folded ?? '';
  const isOwn = clauses.self.i.split(', ').includes(own) || clauses.self.we.split(', ').includes(own);
  const name = to.name === null ? to.text : escaped(to.name);
  return isOwn && to.name === null ? null : clauses.letterTo.replace('{name}', () => name);
}
const mostTitleWords = 3;
const fewestTopicWords = 2;
