import type { Block } from '../../content/blocks/blocks.ts';
import { plainText } from '../../content/text/inline-text.ts';
import { slotParts } from '../templates/slots.ts';

/** Fields whose text is printed. */
const printed: ReadonlySet<string> = new Set(['text', 'title', 'rows', 'label', 'value']);
/** Numbers, prices and addresses are facts of the document that a passage comes from. */
const isFact = /[\p{N}\p{Sc}@]/u;

/** Marks a sentence as sample text if it tells a fact. */
function asSample(sentence: string): string {
  const fixed = slotParts(sentence)
    .map((part) => ('text' in part ? part.text : ''))
    .join('');
  if (!isFact.test(fixed)) return sentence;
  const words = sentence.trim();
  const plain = plainText(
    slotParts(words)
      .map((part) => ('text' in part ? part.text : part.sample))
      .join(''),
  );
  const ending = sentence.slice(sentence.trimEnd().length);
  return `{{${plain}}}${ending}`;
}

/** Marks the facts in a text as sample text, whole sentence by whole sentence; a bold title stays. */
export function factsAsSamples(text: string, language: string): string {
  // A number alone is one of a row.
  if (!isFact.test(text) || /^\p{N}{1,3}[.:]?$/u.test(text)) return text;
  const [title = ''] = /^\*\*[^*]+\*\*\s*/.exec(text) ?? [];
  const slots: string[] = [];
  // A sentence may end inside of a sample, and a sample may contain several.
  const closed = text.slice(title.length).replaceAll(/\{\{[^{}]{0,500}\}\}/g, (slot) => {
    slots.push(slot);
    return `\uE000${'x'.repeat(slots.length)}\uE001`;
  });
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const sentences = Array.from(segmenter.segment(closed), ({ segment }) =>
    segment.replaceAll(/\uE000(x+)\uE001/g, (_, marks: string) => slots[marks.length - 1] ?? ''),
  );
  return title + sentences.map(asSample).join('');
}

/** Returns blocks whose facts are marked as sample text: they are those of another document. */
export function blocksAsSamples(blocks: readonly Block[], language: string): Block[] {
  const marked = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return printed.has(key) ? factsAsSamples(value, language) : value;
    if (Array.isArray(value)) return value.map((each) => marked(each, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, marked(each, name)]));
  };
  return blocks.map((block) => marked(block, '') as Block);
}
