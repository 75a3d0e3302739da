import type { DocumentContent } from '../../content/document-content.ts';
import type { PromptReading } from '../../reader/read-prompt.ts';
import { saysSomething } from '../facts/small-words.ts';
import { textClauses } from '../facts/text-clauses.ts';
import { behind, letterTokens } from './letter-tokens.ts';
import { letterWordsOf } from './lexicon/index.ts';
import type { LetterWords } from './lexicon/letter-words.ts';
import { lifeIn } from './lives/write-life.ts';
import { lineWordsOf } from './required/lexicon/index.ts';
import { clauseWordsOf } from './weave/lexicon/index.ts';

/** Words that ask for a letter or for its tone, which no letter shows. */
const askingOf = (words: LetterWords): readonly string[] => [
  words.courtesies,
  words.wishes,
  words.from,
  words.introduces,
  words.signOffs,
  words.that,
  words.letters,
  words.about,
  words.to,
  words.addressed.replaceAll('=', ', '),
  words.addressedTold.replaceAll('=', ', '),
  words.relatives.verbs.replaceAll('=', ', '),
  words.relatives.words,
  ...words.frames.map(({ words: verbs }) => verbs),
  ...words.frames.flatMap(({ link }) => link ?? []),
];

const wishLabels: ReadonlySet<string> = new Set(['look', 'format', 'length', 'tone', 'lang', 'audience']);

/** Returns the words behind the request for a letter that its page lacks, other than words that ask for it. */
export function lostOfLetter(
  text: string,
  { language, spans }: Pick<PromptReading, 'language' | 'spans'>,
  request: string,
  page: string,
): readonly string[] {
  const words = letterWordsOf(language);
  const lines = lineWordsOf(language);
  const lists = [...askingOf(words), ...(lines ? [lines.rooms, lines.slips] : [])];
  const from = text.indexOf(request) + request.length;
  const said = new Set(letterTokens(page.replaceAll('\\', '')).map(({ folded }) => folded));
  const wishes = spans.filter(({ label }) => wishLabels.has(label));
  return textClauses(text, language)
    .filter(({ start }) => start >= from)
    .flatMap(({ start, end }) => {
      const tokens = letterTokens(text, start, end);
      const asks = new Set<number>();
      for (const list of lists)
        for (let at = 0; at < tokens.length; at++)
          for (let part = at; part < behind(tokens, at, list); part++) asks.add(part);
      return tokens.filter(
        (token, at) =>
          !asks.has(at) &&
          (/^\p{L}{4,}$/u.test(token.text) || /^\p{N}{2,}$/u.test(token.text)) &&
          saysSomething(token.folded, language) &&
          wishes.every((span) => token.start >= span.end || token.end <= span.start) &&
          !said.has(token.folded),
      );
    })
    .map(({ text: word }) => word);
}

/** Returns whether the words of a prompt are woven into sentences of its page, one by one. */
export function isWovenPage(
  text: string,
  { language }: Pick<PromptReading, 'language'>,
  content: DocumentContent,
): boolean {
  const clauses = clauseWordsOf(language);
  const isGreeting =
    content.kind === 'card' &&
    clauses !== null &&
    content.pages.every((page) => page.layout === 'flyer' && !page.points);
  const isLife = content.kind === 'article' && clauses !== null && lifeIn(text, clauses) !== null;
  return isLetterPage(content) || isGreeting || isLife;
}

/** Returns whether a page is a letter or a speech. */
export const isLetterPage = ({ kind }: DocumentContent): boolean => kind === 'letter' || kind === 'speech';
