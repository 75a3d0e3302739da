import type { Block } from '../content/blocks/blocks.ts';
import type { DocumentContent, Page, PageOf } from '../content/document-content.ts';
import { plainText } from '../content/text/inline-text.ts';
import { plainToText } from '../content/text/write-text.ts';
import { flowBlock } from '../document/layout/flow-block.ts';
import { letterOf } from '../document/layout/letter.ts';
import { fieldsOfGap, isSameName, namesBank } from './gap-fields.ts';
import { issuerLines, issuerOf, linesOf, type Sender, type SenderField } from './sender.ts';

const gaps = /\[\[([^[\]\\\n]{1,120})\]\]/g;
const wholeGap = /^\[\[([^[\]\\\n]{1,120})\]\]$/;
const isGap = (text: string): boolean => wholeGap.test(text.trim());

function detailOf(field: SenderField, sender: Sender): string {
  if (field === 'name') return sender.name || sender.organization;
  if (field === 'organization') return issuerOf(sender);
  return linesOf(sender[field]).join(', ');
}

/** Replaces the placeholders of a text that ask for known details of the sender. */
function filledText(text: string, sender: Sender, isAtSender: boolean): string {
  if (!text.includes('[[')) return text;
  return text.replace(gaps, (whole, name: string) => {
    const values = fieldsOfGap(name, isAtSender).map((field) => detailOf(field, sender));
    if (values.length === 0 || values.includes('')) return whole;
    return plainToText([...new Set(values)].join(', '));
  });
}

type Party = PageOf<'invoice'>['from'];
type Labeled = PageOf<'invoice'>['payment'][number];

function filledIssuer({ name, lines }: Party, sender: Sender): Party {
  const issuer = issuerOf(sender);
  const isOpen = lines.every(isGap);
  const own = issuerLines(sender).map(plainToText);
  return {
    name: isGap(name) && issuer ? plainToText(issuer) : filledText(name, sender, true),
    lines: isOpen && own.length > 0 ? own.slice(0, 20) : lines.map((line) => filledText(line, sender, true)),
  };
}

/** Returns the lines of an account with their labels: 'IBAN: GB33 …'. */
function bankEntries(bank: string, usual: string): readonly Labeled[] {
  const read = linesOf(bank).map((line) => {
    const [, label = '', value = ''] = /^([^:：]{1,40})[:：]\s*(\S.*)$/.exec(line) ?? [];
    if (value !== '') return { label, value };
    const [first = ''] = line.split(' ');
    return namesBank(first, '') && line.length > first.length
      ? { label: first, value: line.slice(first.length).trim() }
      : { label: '', value: line };
  });
  const named = read.filter(({ label }) => label !== '');
  const plain = read.filter(({ label }) => label === '').map(({ value }) => value);
  return [
    ...(plain.length > 0 ? [{ label: usual, value: plainToText(plain.join(', ')) }] : []),
    ...named.map(({ label, value }) => ({ label: plainToText(label), value: plainToText(value) })),
  ];
}

function filledPayment(payment: readonly Labeled[], sender: Sender): Labeled[] {
  if (sender.bank === '') return payment.map((entry) => filledEntry(entry, sender));
  const isOpen = ({ label, value }: Labeled): boolean =>
    isGap(value) && (namesBank(plainText(label), '') || fieldsOfGap(plainText(value), true).includes('bank'));
  const first = payment.find(isOpen);
  if (!first) return payment.map((entry) => filledEntry(entry, sender));
  const own = bankEntries(sender.bank, first.label);
  const stated = payment.filter((entry) => !isOpen(entry));
  const fresh = own.filter(({ label }) => !stated.some((entry) => isSameName(entry.label, label)));
  return payment
    .flatMap((entry) => (entry === first ? fresh : isOpen(entry) ? [] : [filledEntry(entry, sender)]))
    .slice(0, 20);
}

const filledEntry = (entry: Labeled, sender: Sender): Labeled => ({
  ...entry,
  value: filledText(entry.value, sender, true),
});

/** Fields that hold no text of the sender: identifiers, choices, markup, and the recipient. */
const kept = new Set(
  'id,type,layout,icon,url,source,html,language,currency,kind,tone,align,to,logo'.split(','),
);

/** Fills the placeholders that name the sender, anywhere; contact lists also those that are just 'Phone'. */
function filledValue(value: unknown, sender: Sender, isAtSender: boolean): unknown {
  if (typeof value === 'string') return filledText(value, sender, isAtSender);
  if (Array.isArray(value)) return value.map((item) => filledValue(item, sender, isAtSender));
  if (typeof value !== 'object' || value === null) return value;
  const isContact = 'type' in value && value.type === 'contact';
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      kept.has(name) ? inner : filledValue(inner, sender, isAtSender || isContact || name === 'contact'),
    ]),
  );
}

/** Returns the sender's paragraph of a letter and the one it is signed in, as indices of blocks. */
export function letterPlaces(
  page: PageOf<'article'>,
  { language, kind }: Pick<DocumentContent, 'language' | 'kind'>,
): { readonly sender: number; readonly signature: number | null } | null {
  const blocks = page.blocks.map((block, at) => ({ id: String(at), block: flowBlock(block, language) }));
  const letter = page.lead === undefined ? letterOf(blocks, kind ?? undefined) : null;
  if (!letter) return null;
  const last = page.blocks.at(-1);
  return {
    sender: Number(letter.sender.id),
    signature: last?.type === 'paragraph' ? page.blocks.length - 1 : null,
  };
}

const textOf = (block: Block | undefined): string => (block?.type === 'paragraph' ? block.text : '');

function filledLetter(page: PageOf<'article'>, content: DocumentContent, sender: Sender): PageOf<'article'> {
  const places = letterPlaces(page, content);
  if (!places) return page;
  const head = textOf(page.blocks[places.sender]).split('\n');
  const own = [
    sender.name || sender.organization,
    ...issuerLines(sender).filter((line) => line !== sender.name),
  ];
  const names =
    sender.name && sender.organization ? [sender.name, sender.organization, ...own.slice(1)] : own;
  const open = head.every(isGap);
  const lines =
    open && names[0]
      ? names.filter((line) => line !== '').map(plainToText)
      : head.map((line) => filledText(line, sender, true));
  const withText = (at: number, text: string): Block[] =>
    page.blocks.map((block, each) =>
      each === at && block.type === 'paragraph' ? { ...block, text } : block,
    );
  const next = { ...page, blocks: withText(places.sender, lines.join('\n')) };
  const { signature } = places;
  if (signature === null || signature === places.sender) return next;
  const signed = textOf(page.blocks[signature]).split('\n');
  const name = signed.at(-1) ?? '';
  if (!isGap(name)) return next;
  const text = [...signed.slice(0, -1), filledText(name, sender, true)].join('\n');
  return {
    ...next,
    blocks: next.blocks.map((block, at) =>
      at === signature && block.type === 'paragraph' ? { ...block, text } : block,
    ),
  };
}

function filledPage(page: Page, content: DocumentContent, sender: Sender): Page {
  const placed =
    page.layout === 'invoice'
      ? { ...page, from: filledIssuer(page.from, sender), payment: filledPayment(page.payment, sender) }
      : page.layout === 'article'
        ? filledLetter(page, content, sender)
        : page;
  return filledValue(placed, sender, false) as Page;
}

/** Returns the sender named in a document; null without one. */
function namedSender(content: DocumentContent): string | null {
  for (const page of content.pages) {
    if (page.layout === 'invoice' && !isGap(page.from.name)) return plainText(page.from.name);
    const places = page.layout === 'article' ? letterPlaces(page, content) : null;
    const [first = ''] =
      page.layout === 'article' && places ? textOf(page.blocks[places.sender]).split('\n') : [];
    if (first !== '' && !isGap(first)) return plainText(first);
  }
  return null;
}

/** Empty forms are filled in by their readers. */
const isForm = ({ kind }: DocumentContent): boolean => kind === 'form';

/**
 * Fills a document's placeholders with the sender's details. Changes nothing that is stated: if the document
 * names another sender, it stays as it is. Pages and blocks without such placeholders stay the same objects.
 */
export function fillSender(content: DocumentContent, sender: Sender | null | undefined): DocumentContent {
  if (!sender || isForm(content) || !JSON.stringify([content.pages, content.head]).includes('[['))
    return content;
  const named = namedSender(content);
  if (named && ![sender.name, sender.organization].some((own) => isSameName(own, named))) return content;
  const head = filledValue(content.head, sender, true) as DocumentContent['head'];
  const pages = content.pages.map((page) => keepSame(page, filledPage(page, content, sender)));
  const isSame = pages.every((page, at) => page === content.pages[at]);
  if (isSame && JSON.stringify(head) === JSON.stringify(content.head)) return content;
  return { ...content, head, pages };
}

/** Returns `next`, with everything unchanged as the objects of `before`. */
function keepSame(before: Page, next: Page): Page {
  if (JSON.stringify(before) === JSON.stringify(next)) return before;
  if (!('blocks' in before) || !('blocks' in next)) return next;
  const blocks = next.blocks.map((block, at) => {
    const old = before.blocks[at];
    return old && JSON.stringify(old) === JSON.stringify(block) ? old : block;
  });
  return { ...next, blocks };
}

/** Returns the names of a document's placeholders, in order. */
export function gapNames(content: DocumentContent): readonly string[] {
  const names: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') for (const [, name = ''] of value.matchAll(gaps)) names.push(name);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) if (key !== 'html') collect(inner);
  };
  collect([content.head, content.pages]);
  return names;
}
