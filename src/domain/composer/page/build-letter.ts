import type { Block } from '../../content/blocks/blocks.ts';
import { formatDate } from '../../document/layout/format-date.ts';
import type { Phrase } from '../facts/facts.ts';
import { sectionBlocks } from './build-sections.ts';
import { restOf, sayEntries } from './entry-parts.ts';
import { kindTitle } from './headline.ts';
import { pageWordsOf } from './lexicon/index.ts';
import type { LetterWords } from './lexicon/page-words.ts';
import type { BuiltPages, PageRequest } from './page-request.ts';
import { recipientName } from './recipient-name.ts';
import { asHeadline, asPoint, asSentence, escaped, joinedPhrases, upperFirst } from './say-phrase.ts';
import { hasWordOf } from './word-list.ts';

/** The purpose that the words of the prompt name. */
function purposeOf({ text, written }: PageRequest): LetterWords {
  const { openings } = pageWordsOf(written);
  const opening = text.slice(0, longestOpening);
  const named = openings.find(({ words }) => words !== '' && hasWordOf(opening, words));
  return named ?? openings.at(-1) ?? { words: '', sentence: '{subject}', closing: '' };
}

const longestOpening = 200;

/** 'Cancelling my subscription' and 'asking him to call' say already what is wanted. */
function withoutPurpose(subject: string, words: string): string {
  const folded = subject.toLowerCase();
  const said = words
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && folded.startsWith(`${each} `))
    .sort((a, b) => b.length - a.length)[0];
  return said === undefined ? subject : subject.slice(said.length).trim();
}

/** The sentence that says why the letter is written. */
const openingOf = (subject: string, { words, sentence }: LetterWords): string =>
  upperFirst(sentence.replace('{subject}', () => escaped(withoutPurpose(subject, words))));

/** A letter of what the prompt says: sender, recipient, date, subject, sentences, closing. */
export function buildLetter(request: PageRequest): BuiltPages {
  const { text, facts, ledger, written, today } = request;
  const { labels } = pageWordsOf(written);
  const { language } = facts;
  const named = facts.title ?? facts.subjects[0];
  const purpose = purposeOf(request);
  const title = named
    ? asHeadline(withoutPurpose(named.text, purpose.words), language)
    : kindTitle(facts, written);
  if (named) ledger.use(named);
  const sender = ledger.use(facts.from);
  const recipient = ledger.use(facts.to);
  const lastSender = sender.at(-1);
  // An address stands behind the name of whoever writes.
  const address = lastSender
    ? facts.places.filter((place) => place.start >= lastSender.end && place.start - lastSender.end < 60)
    : [];
  const block = (phrases: readonly Phrase[], gap: string): string =>
    phrases.length > 0 ? phrases.map(asPoint).join('\n') : `[[${gap}]]`;
  const lines = ledger.use(address).map(asPoint);
  const name = recipient[0] ? recipientName(recipient[0].text, language) : null;
  // 'my landlord' has a name that only the writer knows.
  const described = name === null ? recipient.map(({ text: words }) => asHeadline(words, language)) : [];
  const isPerson = name !== null && /\s/.test(name);
  const entries = sayEntries(facts.entries, ledger);
  const rows = [...facts.places, ...facts.dates, ...facts.times, ...facts.amounts, ...facts.names];
  const known = ledger.left(rows);
  const contact = ledger.left(facts.contacts);
  const sentences = [...ledger.left(facts.subjects), ...ledger.left(facts.details)];
  const blocks: Block[] = [
    {
      type: 'paragraph',
      text: [
        block(sender, labels.name),
        ...(lines.length > 0 ? lines : [`[[${labels.address}]]`]),
        ...ledger.use(contact).map(({ text: line }) => escaped(line)),
      ].join('\n'),
    },
    {
      type: 'paragraph',
      text: name === null ? [block([], labels.name), ...described].join('\n') : block(recipient, labels.name),
    },
    { type: 'paragraph', text: formatDate(today, written) },
    {
      type: 'paragraph',
      text:
        name === null || !isPerson ? labels.anybody : labels.greeting.replace('{name}', () => escaped(name)),
    },
    ...(named ? [{ type: 'paragraph', text: openingOf(named.text, purpose) } satisfies Block] : []),
    ...ledger.use(sentences).map((phrase): Block => ({ type: 'paragraph', text: asSentence(phrase) })),
  ];
  blocks.push(...sectionBlocks(facts.sections, false));
  if (entries.length > 0)
    blocks.push({
      type: 'list',
      items: entries.map((entry) => ({ text: [entry.title, restOf(entry)].filter(Boolean).join(' · ') })),
    });
  if (known.length > 0)
    blocks.push({ type: 'paragraph', text: joinedPhrases(text, ledger.use(known), language) });
  if (purpose.closing !== '') blocks.push({ type: 'paragraph', text: purpose.closing });
  blocks.push({
    type: 'paragraph',
    text: `${labels.regards}\n${sender[0] ? asPoint(sender[0]) : `[[${labels.name}]]`}`,
  });
  return { title, pages: [{ layout: 'article', title, blocks }] };
}
