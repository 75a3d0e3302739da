import type { Block } from '../../content/blocks/blocks.ts';
import type { DocumentContent } from '../../content/document-content.ts';
import { formatDate } from '../../document/layout/format-date.ts';
import { letterDate } from './letter-date.ts';
import { pageWordsOf } from './lexicon/index.ts';
import type { PageRequest } from './page-request.ts';
import { greetingAt } from './place-rest.ts';
import { asPoint } from './say-phrase.ts';

/** Maximum distance (in characters) of an address from the sender's name in the prompt. */
const longestGap = 60;

/** Completes the letter of a template: its date, the sender's address above it, and the sender's name below it. */
export function frameLetter(content: DocumentContent, request: PageRequest): DocumentContent {
  const { written, today } = request;
  const [first, ...others] = content.pages;
  if (first?.layout !== 'article') return content;
  const greeting = greetingAt(first.blocks);
  if (greeting < 0) return content;
  const date = letterDate(request);
  const dated = first.blocks.flatMap((block, at): Block[] => {
    const isDate = at < greeting && block.type === 'paragraph' && block.text === formatDate(today, written);
    return isDate ? (date === null ? [] : [{ ...block, text: date }]) : [block];
  });
  return signLetter({ ...content, pages: [{ ...first, blocks: dated }, ...others] }, request);
}

function signLetter(content: DocumentContent, { facts, ledger, written }: PageRequest): DocumentContent {
  const [first, ...others] = content.pages;
  const [sender] = facts.from;
  if (first?.layout !== 'article' || !sender) return content;
  const greeting = greetingAt(first.blocks);
  const name = asPoint(ledger.use(sender));
  const gap = `[[${pageWordsOf(written).labels.ownName}]]`;
  const address = ledger
    .left(facts.places)
    .filter(({ start }) => start >= sender.end && start - sender.end < longestGap);
  const blocks = first.blocks.map((block, at): Block => {
    if (block.type === 'paragraph' && at < greeting && block.text.split('\n')[0] === name)
      return { ...block, text: [block.text, ...ledger.use(address).map(asPoint)].join('\n') };
    if (block.type === 'paragraph' && at > greeting && block.text === gap) return { ...block, text: name };
    if (block.type === 'signatures')
      return {
        ...block,
        items: block.items.map((item) => (item.name === gap ? { ...item, name } : item)),
      };
    return block;
  });
  const isSigned = blocks.slice(greeting + 1).some((block) => JSON.stringify(block).includes(name));
  const signed: readonly Block[] = isSigned ? [] : [{ type: 'paragraph', text: name }];
  return { ...content, pages: [{ ...first, blocks: [...blocks, ...signed] }, ...others] };
}
