import { assignIds } from '../../content/assign-ids.ts';
import type { Block } from '../../content/blocks/blocks.ts';
import { type DocumentContent, documentContent } from '../../content/document-content.ts';
import { plainText } from '../../content/text/inline-text.ts';
import { formatDate } from '../../document/layout/format-date.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold } from '../../reader/tokenize.ts';
import type { Template, TemplateHead } from '../../templates/template.ts';
import { blankRanges } from '../../text/blank-ranges.ts';
import { cardTemplate } from '../cards/card-template.ts';
import { cardWordsOf } from '../cards/lexicon/index.ts';
import { lookOf } from '../page/choose-look.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { escaped, upperFirst } from '../page/say-phrase.ts';
import { tidyContent } from '../page/tidy-content.ts';
import type { WriteRequest } from '../page/write-request.ts';
import type { ChosenTemplate } from '../templates/choose-template.ts';
import { lettersIn } from '../templates/fill-template.ts';
import type { SlotFacts } from '../templates/fill-text.ts';
import { fillValue } from '../templates/fill-values.ts';
import { isProper } from '../templates/template-index.ts';
import { findLetter, formOf, purposesIn, servesAs } from './find-letter.ts';
import type { ToldLetter } from './letter.ts';
import { datedText } from './letter-date.ts';
import { sampleOf, titleOf } from './letter-title.ts';
import { letterTokens, startsWith } from './letter-tokens.ts';
import { letterWordsOf } from './lexicon/index.ts';
import { readLetter } from './read-letter.ts';
import { lineWordsOf } from './required/lexicon/index.ts';
import { requiredLines } from './required/required-lines.ts';
import { addressOf, greetingOf } from './salutation.ts';
import { lengthened } from './stock/lengthen-speech.ts';
import { speechStockOf } from './stock/lexicon/index.ts';
import { onlySlot, paragraph, withColons, withTold } from './told-blocks.ts';
import { clauseWordsOf } from './weave/lexicon/index.ts';

export interface WrittenLetter {
  readonly content: DocumentContent;
  readonly template: Template | null;
  readonly told: ToldLetter;
}

const asLine = (text: string): string => upperFirst(escaped(text));

/** A letter of the prompt's own words, for purposes that the library lacks. */
function plainBlocks(told: ToldLetter, request: WriteRequest): Block[] {
  const { labels } = pageWordsOf(request.written);
  const closing = clauseWordsOf(request.written)?.closing ?? null;
  if (told.isSpeech) return [paragraph('{{told: …}}')];
  return [
    paragraph('{{from: -}}'),
    paragraph('{{to: -}}'),
    paragraph('{{date: -}}'),
    paragraph(labels.greeting.replace('{name}', '{{to: -}}')),
    ...(told.asks.length > 0 ? [paragraph('{{ask: -}}')] : []),
    paragraph('{{told: …}}'),
    ...(closing === null || told.isClose ? [] : [paragraph(closing)]),
    paragraph(labels.regards),
    paragraph('{{from: -}}'),
  ];
}

/** Returns what a letter says in the slots of its template. */
function slotsOf(told: ToldLetter, request: WriteRequest, date: string): SlotFacts {
  const { written } = request;
  const { labels } = pageWordsOf(written);
  const { people } = told;
  const isEmpty = told.asks.length + told.told.length + told.points.length === 0;
  const names = new Intl.ListFormat(written, { type: 'conjunction' }).format(people.map(escaped));
  return {
    samples: isEmpty ? 'keep' : 'drop',
    factFor: ({ name, index, isAlone }) => {
      if (name === 'from')
        return index > 0
          ? null
          : told.from[0]
            ? isAlone
              ? told.from.map(asLine).join('\n')
              : asLine(told.from[0])
            : null;
      if (name === 'date' && index === 0 && isAlone) return date;
      if (name === 'name')
        return index > 0 ? (people[index] ? escaped(people[index] ?? '') : null) : names || null;
      return null;
    },
    missing: (name) => (isEmpty && name !== 'from' && name !== 'to' && name !== 'name' ? 'keep' : 'drop'),
    mostGaps: 0,
    gapName: (name) => (name === 'from' ? labels.ownName : labels.name),
  };
}

const onlySender = /^\{\{from\d?:[^{}]*\}\}$/;

/** Fills the lines above the greeting and below the closing, and the greeting itself. */
function framed(
  blocks: readonly Block[],
  told: ToldLetter,
  { written }: WriteRequest,
  date: string,
): Block[] {
  const { labels } = pageWordsOf(written);
  const greeting = blocks.findIndex(
    (block) =>
      block.type === 'paragraph' && /[,:،！!]$/u.test(sampleOf(block.text).trim()) && block.text.length < 90,
  );
  const signature = told.from[0] ? asLine(told.from[0]) : `[[${labels.ownName}]]`;
  const signed = <Item extends { readonly name: string }>(item: Item): Item =>
    onlySender.test(item.name) ? { ...item, name: signature } : item;
  return blocks.flatMap((block, at): Block[] => {
    if (block.type === 'signatures') return [{ ...block, items: block.items.map(signed) }];
    if (block.type !== 'paragraph') return [block];
    const first = /^\{\{([a-z]{1,12})\d?:/.exec(block.text)?.[1];
    const isHead = at < greeting;
    if (isHead && first === 'from') {
      return [paragraph(told.from.length > 0 ? told.from.map(asLine).join('\n') : `[[${labels.ownName}]]`)];
    }
    if (isHead && first === 'to') {
      const address = addressOf(told, written);
      return address === null ? [] : [paragraph(address)];
    }
    if (isHead && first === 'date') return [paragraph(date)];
    if (at === greeting && /\{\{to\d?:/.test(block.text))
      return [paragraph(greetingOf(told, block.text, written))];
    if (at > greeting && first === 'from' && onlySender.test(block.text)) return [paragraph(signature)];
    return [block];
  });
}

/** In German, the sentence goes on behind the comma of the greeting. */
function afterGreeting(blocks: readonly Block[], written: string): Block[] {
  const words = written === 'de' ? letterWordsOf('de') : null;
  return blocks.map((block, at) => {
    const before = blocks[at - 1];
    const isFirst =
      before?.type === 'paragraph' && before.text.length < longestGreeting && before.text.endsWith(',');
    if (words === null || !isFirst || block.type !== 'paragraph') return block;
    const isSmall = startsWith(
      letterTokens(block.text),
      0,
      `${words.subjects}, ${words.determiners}, ${words.openers}`,
    );
    return isSmall ? { ...block, text: block.text.charAt(0).toLowerCase() + block.text.slice(1) } : block;
  });
}
const longestGreeting = 70;

/** Share of the text of a chosen letter that must remain without its samples. */
const leastLeft = 0.6;
/** From this fit on, a letter of the library is about the very case of the prompt. */
const surelyFits = 0.8;

/** Returns a request for a job as one to work: 'apply as a baker', not for one. */
function asApplicant(ask: string, one: string | null, written: ReaderLanguage): string {
  const [word = '', as = ''] = cardWordsOf(written)?.applying.split('=') ?? [];
  if (one === null) return ask;
  const at = ask.indexOf(` ${word} ${one}`);
  const rest = ask.slice(at + ` ${word} ${one}`.length);
  // 'A night nurse position' is no night nurse.
  const isWhole = at >= 0 && (/^\W*$/u.test(rest) || isPrepositionFirst(rest, written));
  return isWhole ? `${ask.slice(0, at)} ${as} ${one}${rest}` : ask;
}

function isPrepositionFirst(rest: string, written: ReaderLanguage): boolean {
  const clauses = clauseWordsOf(written);
  return clauses === null || startsWith(letterTokens(rest.trim()), 0, clauses.prepositions);
}

/** Writes the letter or the speech that a prompt asks for. */
export function writeLetter(
  request: WriteRequest,
  isSpeech: boolean,
  near: ChosenTemplate | null,
): WrittenLetter {
  const { text, facts, written, seed, shelf } = request;
  const reading = { language: facts.language, spans: request.spans };
  const dated = datedText(text, facts);
  const date = dated.date ?? formatDate(request.today, written);
  const lineWords = isSpeech ? null : lineWordsOf(facts.language);
  const lines = lineWords && requiredLines(dated.text, lineWords);
  const wanted = blankRanges(dated.text, lines ? [lines] : []);
  const read = readLetter(wanted, reading, letterWordsOf(facts.language), isSpeech);
  const isEmpty = read.asks.length + read.told.length + read.points.length === 0;
  const found = findLetter(read, text, written, shelf.heads);
  const ofForm = near !== null && formOf(near.head) === (isSpeech ? 'speech' : 'letter') ? near : null;
  const isCase =
    (isEmpty || !found?.isSure) && (ofForm?.fit ?? 0) >= surelyFits && (ofForm?.titled ?? 0) >= surelyFits;
  const card = isCase
    ? null
    : cardTemplate(request, (frames) => findLetter(read, text, written, frames)?.head ?? null);
  const told = { ...read, asks: read.asks.map((ask) => asApplicant(ask, card?.one ?? null, written)) };
  const slots = slotsOf(told, request, date);
  const filledFrom = (template: Template | null) => {
    const [page] = template?.content.pages ?? [];
    const own = page?.layout === 'article' ? page : null;
    const base = own?.blocks ?? plainBlocks(told, request);
    const blocks = (isSpeech ? base : framed(base, told, request, date)).flatMap((block) =>
      block.type === 'paragraph' && onlySlot.test(block.text)
        ? [block]
        : (fillValue([block], written, slots) as Block[]),
    );
    return { template, own, blocks, left: lettersIn(blocks) / Math.max(1, lettersIn(base)) };
  };
  const ofHead = (head: TemplateHead | null | undefined) => filledFrom(head ? shelf.read(head.name) : null);
  const isChosen =
    ofForm !== null &&
    request.chosen?.name === ofForm.head.name &&
    servesAs(ofForm.head, found, text, purposesIn(shelf.heads, written));
  const chosen = isCase || isChosen ? ofHead(ofForm?.head) : null;
  // A letter that tells of its own case has little to say of another.
  const isFull = chosen !== null && (isCase || chosen.left >= leastLeft);
  const {
    template,
    own,
    blocks: filled,
  } = card ? filledFrom(card.template) : isFull ? chosen : ofHead(found?.head);
  const lead = letterWordsOf(written).points;
  const letter = afterGreeting(withTold(withColons(filled, lead), told, lead, written), written);
  const stock = isSpeech ? speechStockOf(written) : null;
  const hasLines = letter.some(({ type }) => type === 'table');
  const blocks = [
    ...(stock ? lengthened(letter, text, stock) : letter),
    ...(hasLines ? [] : (lines?.blocks ?? [])),
  ];
  const titled = own ? fillTitle(own.title, slots, written) : '';
  const sampleTitle =
    own && !ofCase.test(own.title) && !namesOthers(sampleOf(own.title), text, written) ? own.title : '';
  const title = titleOf(titled || sampleTitle, told, template, request);
  const shape = lookOf(facts, seed);
  const look = template
    ? { ...template.content.look, seed, format: shape.format, orientation: shape.orientation }
    : shape;
  const content = documentContent.parse({
    schema: 1,
    title: plainText(title).slice(0, 300),
    kind: isSpeech ? 'speech' : 'letter',
    language: written,
    look,
    head: {},
    pages: [{ layout: 'article', title, blocks }],
  });
  return { content: assignIds(tidyContent(content)), template, told };
}

/** A slot of a headline that is true of one case only, unlike its words and the names, which `titleOf` looks at. */
const ofCase = /\{\{(?!title|name)/;

/** Returns whether a headline names somebody or something that the prompt doesn't: 'To Clara and Sam'. */
function namesOthers(title: string, prompt: string, written: ReaderLanguage): boolean {
  // 'I' has a capital as well.
  const self = clauseWordsOf(written)?.self.i.split(', ') ?? [];
  return Array.from(title.matchAll(/[\p{L}\p{N}\p{M}]+/gu)).some(
    ({ 0: word, index }) =>
      !self.includes(fold(word)) && isProper(title, index, word, written) && !prompt.includes(word),
  );
}

const fillTitle = (title: string, slots: SlotFacts, written: string): string => {
  const filled = fillValue(title, written, { ...slots, missing: () => 'drop' });
  return typeof filled === 'string' && !filled.includes('{{') ? filled : '';
};
