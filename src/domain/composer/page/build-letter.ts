import type { Block } from '../../content/blocks/blocks.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { tokenize } from '../../reader/tokenize.ts';
import type { Phrase } from '../facts/facts.ts';
import { saysSomething } from '../facts/small-words.ts';
import { sectionBlocks } from './build-sections.ts';
import { kindWithParty } from './headline.ts';
import { letterDate } from './letter-date.ts';
import { pageWordsOf } from './lexicon/index.ts';
import type { LetterWords } from './lexicon/page-words.ts';
import type { BuiltPages, PageRequest } from './page-request.ts';
import { letterBody } from './place-rest.ts';
import { addressLines, greetedRole, namesPerson, recipientName } from './recipient-name.ts';
import { asHeadline, asPoint, escaped, isQuestion, isSaid, isSentence, upperFirst } from './say-phrase.ts';
import { spokenSentence } from './spoken-sentence.ts';
import { hasWordOf } from './word-list.ts';

/** Returns the purpose that the prompt's words name. */
function purposeOf({ text, written }: PageRequest): LetterWords {
  const { openings } = pageWordsOf(written);
  const opening = text.slice(0, longestOpening);
  const named = openings.find(({ words }) => words !== '' && hasWordOf(opening, words));
  return named ?? openings.at(-1) ?? { words: '', sentence: '{subject}', closing: '' };
}

const longestOpening = 200;

const unmarked: ReadonlySet<ReaderLanguage> = new Set<ReaderLanguage>(['pl', 'ja', 'zh', 'ar']);
/**
 * Maximum number of words of a subject without an article. Longer ones may not be noun phrases: 'moved away
 * to Aberdeen'.
 */
const fewWords = 3;

/**
 * Returns the sentence that states the purpose of the letter: the subject itself or a template sentence
 * around it. Returns null if the result would be ungrammatical.
 */
function openingOf(
  text: string,
  subject: Phrase,
  language: ReaderLanguage,
  { sentence }: LetterWords,
): string | null {
  const tokens = tokenize(subject.text);
  const hasArticle = !saysSomething(tokens[0]?.text ?? '', language);
  const isNoun =
    hasArticle || unmarked.has(language) || (tokens.length <= fewWords && !/\d/.test(subject.text));
  const asks = isQuestion(subject.text, language);
  // 'about what life was like' works in English; in other languages a question can't follow a preposition.
  if (asks ? language !== 'en' : !isNoun && !isSentence(subject, language)) return null;
  if (!asks && isSentence(subject, language)) return spokenSentence(text, subject, language, true);
  return upperFirst(sentence.replace('{subject}', () => escaped(subject.text)));
}

/** Builds a letter from the prompt: sender, recipient, date, subject, sentences, closing. */
export function buildLetter(request: PageRequest): BuiltPages {
  const { text, facts, ledger, written } = request;
  const { labels } = pageWordsOf(written);
  const { language } = facts;
  const named = facts.title ?? facts.subjects[0];
  const purpose = purposeOf(request);
  // A sentence is no subject line.
  const isTitle = named !== undefined && !isSentence(named, language);
  if (named) ledger.use(named);
  const title = isTitle ? asHeadline(named.text, language) : kindWithParty(facts, ledger, written);
  const opening = named ? openingOf(text, named, language, purpose) : null;
  const sender = ledger.use(facts.from);
  const recipient = ledger.use(facts.to);
  const lastSender = sender.at(-1);
  // An address follows the sender's name.
  const address = lastSender
    ? facts.places.filter((place) => place.start >= lastSender.end && place.start - lastSender.end < 60)
    : [];
  const block = (phrases: readonly Phrase[], gap: string): string =>
    phrases.length > 0 ? phrases.map(asPoint).flatMap(addressLines).join('\n') : `[[${gap}]]`;
  const lines = ledger.use(address).map(asPoint);
  const name = recipient[0] ? recipientName(recipient[0].text, language) : null;
  // 'my landlord' needs a name that only the writer knows.
  const described = name === null ? recipient.map(({ text: words }) => asHeadline(words, language)) : [];
  const isPerson = recipient[0] !== undefined && name !== null && namesPerson(text, recipient[0], language);
  const role = recipient[0] ? greetedRole(recipient[0].text, written) : null;
  const greeted = role ?? (isPerson && name !== null ? (addressLines(name)[0] ?? null) : null);
  const date = letterDate(request);
  const contact = ledger.left(facts.contacts);
  // Fragments are listed with the other facts.
  const sentences = [...ledger.left(facts.subjects), ...ledger.left(facts.details)].filter((phrase) =>
    isSaid(phrase, language),
  );
  const blocks: Block[] = [
    {
      type: 'paragraph',
      text: [
        block(sender, labels.ownName),
        ...lines,
        ...ledger.use(contact).map(({ text: line }) => escaped(line)),
      ].join('\n'),
    },
    {
      type: 'paragraph',
      text:
        name === null
          ? [block([], labels.recipient), ...described].join('\n')
          : block(recipient, labels.recipient),
    },
    ...(date === null ? [] : [{ type: 'paragraph', text: date } satisfies Block]),
    {
      type: 'paragraph',
      text: greeted === null ? labels.anybody : labels.greeting.replace('{name}', () => escaped(greeted)),
    },
    ...(opening ? [{ type: 'paragraph', text: opening } satisfies Block] : []),
  ];
  if (sentences.length > 0)
    blocks.push({
      type: 'paragraph',
      text: ledger
        .use(sentences)
        .map((phrase) => spokenSentence(text, phrase, language, true))
        .join(' '),
    });
  blocks.push(...sectionBlocks(facts.sections, facts.kind), ...letterBody(request));
  // Without a subject, the letter may only inform.
  if (purpose.closing !== '' && (named || purpose.words !== ''))
    blocks.push({ type: 'paragraph', text: purpose.closing });
  blocks.push({
    type: 'paragraph',
    text: `${labels.regards}\n${sender[0] ? asPoint(sender[0]) : `[[${labels.ownName}]]`}`,
  });
  return { title, pages: [{ layout: 'article', title, blocks }] };
}
