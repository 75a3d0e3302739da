import type { Block } from '../../content/blocks/blocks.ts';
import { formatDate } from '../../document/layout/format-date.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { Phrase } from '../facts/facts.ts';
import { withoutSmallEnds } from '../facts/small-words.ts';
import { sectionBlocks } from './build-sections.ts';
import { restOf, sayEntries } from './entry-parts.ts';
import { kindTitle } from './headline.ts';
import { pageWordsOf } from './lexicon/index.ts';
import type { BuiltPages, PageRequest } from './page-request.ts';
import { asHeadline, asPoint, asSentence, escaped, joinedPhrases, upperFirst } from './say-phrase.ts';
import { hasWordOf } from './word-list.ts';

/** The name of somebody: 'Mr. Hughes' of 'my landlord Mr. Hughes'. */
function nameIn(text: string, language: ReaderLanguage): string {
  const inner = withoutSmallEnds(text, 0, text.length, language);
  const words = inner ? text.slice(inner.start) : text;
  const name = /^\p{Ll}/u.test(words) ? words.search(/(?<=\s)\p{Lu}/u) : 0;
  return escaped(name > 0 ? words.slice(name) : words);
}

/** The sentence that says why the letter is written. */
function openingOf(subject: string, { text, written }: PageRequest): string {
  const { openings } = pageWordsOf(written);
  const [words = '', sentence = '{subject}'] =
    openings.find(([each]) => each !== '' && hasWordOf(text.slice(0, 200), each)) ?? openings.at(-1) ?? [];
  const [first = '', ...rest] = subject.split(/\s+/);
  // 'Cancelling my subscription' says already what is wanted.
  const about = words !== '' && rest.length > 0 && hasWordOf(first, words) ? rest.join(' ') : subject;
  return upperFirst(sentence.replace('{subject}', () => escaped(about)));
}

/** A letter of what the prompt says: sender, recipient, date, subject, sentences, closing. */
export function buildLetter(request: PageRequest): BuiltPages {
  const { text, facts, ledger, written, today } = request;
  const { labels } = pageWordsOf(written);
  const { language } = facts;
  const named = facts.title ?? facts.subjects[0];
  const title = named ? asHeadline(ledger.use(named).text, language) : kindTitle(facts, written);
  const sender = ledger.use(facts.from);
  const recipient = ledger.use(facts.to);
  const lastSender = sender.at(-1);
  // An address stands behind the name of whoever writes.
  const address = lastSender
    ? facts.places.filter((place) => place.start >= lastSender.end && place.start - lastSender.end < 60)
    : [];
  const block = (phrases: readonly Phrase[], gap: string): string =>
    phrases.length > 0 ? phrases.map(asPoint).join('\n') : `[[${gap}]]`;
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
        ...(address.length > 0 ? ledger.use(address).map(asPoint) : [`[[${labels.address}]]`]),
        ...ledger.use(contact).map(({ text: line }) => escaped(line)),
      ].join('\n'),
    },
    { type: 'paragraph', text: block(recipient, labels.to) },
    { type: 'paragraph', text: formatDate(today, written) },
    {
      type: 'paragraph',
      text: labels.greeting.replace(
        '{name}',
        recipient[0] ? nameIn(recipient[0].text, language) : `[[${labels.name}]]`,
      ),
    },
    ...(named ? [{ type: 'paragraph', text: openingOf(named.text, request) } satisfies Block] : []),
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
  blocks.push({
    type: 'paragraph',
    text: `${labels.regards}\n${sender[0] ? asPoint(sender[0]) : `[[${labels.name}]]`}`,
  });
  return { title, pages: [{ layout: 'article', title, blocks }] };
}
