import type { DraftBlock } from '../draft.ts';
import type { IdentifiedBlock } from './flow-block.ts';
import type { Labels } from './labels.ts';
import { block, type Html, richElement, textElement } from './markup.ts';
import type { FieldText } from './text/field-text.ts';

interface LetterPart {
  readonly id: string;
  readonly text: FieldText;
}

/** The parts of a letter with a fixed position; the rest is its text. */
export interface Letter {
  readonly sender: LetterPart;
  readonly recipient: LetterPart | undefined;
  readonly date: LetterPart | undefined;
  readonly rest: readonly IdentifiedBlock[];
  /** Ends with a closing and a typed name, which need space for a signature between them. */
  readonly isSigned: boolean;
}

/** Sender, recipient, and place with date. */
const mostParts = 3;
const longestAddress = 220;
const longestSalutation = 60;
const longestDate = 48;
const longestName = 60;

/** Punctuation that ends a salutation in the languages of the kit. */
const salutationEnd = /[,!:،，、：！]$/u;
const yearOrDay = /\d{1,4}/;

/** Matches 'letter', 'Cover letter', 'letter of application', but not 'newsletter'. */
const isLetterKind = /\bletter\b/i;

function paragraphText({ block: each }: IdentifiedBlock): FieldText | null {
  return each.type === 'paragraph' ? each.text : null;
}

const isOneLine = ({ plain }: FieldText, longest: number): boolean =>
  plain.length <= longest && !plain.includes('\n');

const isSalutation = (text: FieldText): boolean =>
  isOneLine(text, longestSalutation) && salutationEnd.test(text.plain.trim());

const isDate = (text: FieldText): boolean => isOneLine(text, longestDate) && yearOrDay.test(text.plain);

function endsSigned(blocks: readonly IdentifiedBlock[]): boolean {
  const [closing, name] = blocks.slice(-2).map(paragraphText);
  if (!closing || !name || blocks.length < 4) return false;
  return isOneLine(closing, longestSalutation) && isOneLine(name, longestName);
}

/**
 * Parses a text as a letter: short paragraphs with sender, recipient and date, then a salutation. Uses the
 * order of the paragraphs, not their words, so it works in every language. Null for any other text.
 * @param kind of the document
 */
export function letterOf(blocks: readonly IdentifiedBlock[], kind: string | undefined): Letter | null {
  const salutation = blocks.slice(0, mostParts + 1).findIndex((each) => {
    const text = paragraphText(each);
    return text !== null && isSalutation(text);
  });
  if (salutation < 1) return null;
  const parts: LetterPart[] = [];
  for (const each of blocks.slice(0, salutation)) {
    const text = paragraphText(each);
    if (!text || text.plain.length > longestAddress) return null;
    parts.push({ id: each.id, text });
  }
  const [sender, ...others] = parts;
  const last = others.at(-1);
  const date = last && isDate(last.text) ? last : undefined;
  // Requires an address in the sender, or a recipient and a date. Otherwise any short sentence before a line
  // that ends in a colon would match.
  const isNamed = others.length > 0 && kind !== undefined && isLetterKind.test(kind);
  const isComplete = others.length === mostParts - 1 && date !== undefined;
  if (!sender || !(isNamed || isComplete || sender.text.plain.includes('\n'))) return null;
  const [recipient, ...more] = date ? others.slice(0, -1) : others;
  if (more.length > 0) return null;
  const rest = blocks.slice(salutation);
  return { sender, recipient, date, rest, isSigned: endsSigned(rest) };
}

const partHtml = (name: string, part: LetterPart | undefined): Html | undefined =>
  part && richElement('p', { class: `letter-${name}`, id: part.id }, part.text);

/** Returns sender, recipient and date in their positions, then the subject. */
export function letterHeadBlock(
  letter: Letter,
  { pageId, title, labels }: { readonly pageId: string; readonly title: FieldText; readonly labels: Labels },
): DraftBlock {
  return block(
    'section',
    { class: 'letter-head', id: `${pageId}.title`, name: labels.title },
    partHtml('sender', letter.sender),
    partHtml('recipient', letter.recipient),
    partHtml('date', letter.date),
    textElement('h1', { class: 'letter-subject', id: `${pageId}.title.text` }, title),
  );
}
